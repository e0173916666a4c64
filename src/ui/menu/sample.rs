//! How boards look now: two rows of chess and two of draughts, below the settings.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::board::grid::TEN;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::ui::here::Here;
use crate::ui::look::army::Army;
use crate::ui::look::theme::Shade;
use crate::ui::look::{Look, Numbers};

/// What stands on a square of the sample.
#[derive(Clone, Copy)]
enum Stands {
    /// A man.
    Man(Piece),
    /// Nothing, and the square has a number.
    Number(Square),
    /// Nothing.
    Nothing,
}

/// A heading and two rows: chess, and beside it draughts.
pub fn sample(here: &Here) -> Vec<Line<'static>> {
    let look = here.look;
    let heading = Line::styled(look.words().menu.settings.sample, look.theme.dim);
    let rows = Seat::TWO.map(|seat| {
        let mut spans = chess(seat, look);
        spans.push(Span::styled("    ", look.theme.text));
        spans.extend(draughts(seat, look));
        Line::from(spans)
    });
    let [white, black] = rows;
    vec![heading, black, white]
}

fn chess(seat: Seat, look: &Look) -> Vec<Span<'static>> {
    let men = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Pawn,
    ];
    let shades = [Shade::Light, Shade::Dark];
    let shades = shades.into_iter().cycle().skip(seat.index());
    let squares = men.into_iter().zip(shades);
    let drawn =
        squares.flat_map(|(role, shade)| square(Stands::Man(Piece { seat, role }), shade, look));
    drawn.collect()
}

/// A man, a king and an empty square of those that are played on, the others between them.
fn draughts(seat: Seat, look: &Look) -> Vec<Span<'static>> {
    let playing = look.squares.playing;
    let man = |role| Stands::Man(Piece { seat, role });
    let number = match seat {
        Seat::White => TEN.named("46"),
        _ => TEN.named("5"),
    };
    let number = number.map_or(Stands::Nothing, Stands::Number);
    let played = match seat {
        Seat::White => [number, man(Role::Man), man(Role::Crowned)],
        _ => [man(Role::Man), man(Role::Crowned), number],
    };
    let pairs = played.map(|stands| {
        let pair = [(stands, playing), (Stands::Nothing, playing.other())];
        match seat {
            Seat::White => pair,
            _ => [pair[1], pair[0]],
        }
    });
    let squares = pairs.into_iter().flatten();
    let drawn = squares.flat_map(|(stands, shade)| square(stands, shade, look));
    drawn.collect()
}

/// Three columns.
fn square(stands: Stands, shade: Shade, look: &Look) -> [Span<'static>; 3] {
    let theme = &look.theme;
    let (fill, ground) = (look.ground(shade), theme.square(shade));
    let on = |text: String, ink: Style| Span::styled(text, theme.on(shade, ink));
    let empty = || Span::styled(fill, ground);
    match stands {
        Stands::Man(piece) => {
            let army = Army::of_two(piece.seat);
            [
                empty(),
                on(look.man(piece.role, army), theme.army(army)),
                empty(),
            ]
        }
        Stands::Number(at) if look.squares.numbers == Numbers::Drawn => {
            let number = format!("{:>2}", TEN.label(at));
            [empty(), on(number, theme.number_on(shade)), Span::raw("")]
        }
        Stands::Number(_) | Stands::Nothing => [empty(), empty(), empty()],
    }
}
