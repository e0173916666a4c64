//! The board: any grid, in squares of any size, with men and marks.

use ratatui::buffer::Buffer;
use ratatui::layout::Position as Place;
use ratatui::style::{Modifier, Style};

use super::app::{App, Dialog};
use super::canvas::{Canvas, fill, put};
use super::hand::told_unlifted;
use super::layout::Layout;
use super::route::prey;
use super::signs::{Sign, signs};
use super::view::layout;
use crate::board::grid::Names;
use crate::board::piece::{Piece, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::rules::cross::position::Position as Cross;
use crate::rules::position::Position;
use crate::table::Table;
use crate::ui::here::Here;
use crate::ui::look::Look;
use crate::ui::look::army::Army;
use crate::ui::look::theme::{Shade, Theme};

/// Draws the board with its edges.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let position = app.position(table);
    let canvas = Canvas {
        grid: position.grid(),
        below: app.below(table),
        layout,
        playing: here.look.squares.playing,
        corner: corner(app, table),
    };
    let frozen = position.cross().map_or(Seats::NONE, Cross::mated);
    let signs = signs(app, table);
    let unlifted = told_unlifted(app.shown(table));
    let seen = |square| {
        let piece = app.piece(position, square);
        Seen {
            man: piece.map(|piece| (piece, Army::of(position, piece.seat))),
            taken: match unlifted.has(square) {
                true => Modifier::DIM,
                false => Modifier::empty(),
            },
            frozen: piece.is_some_and(|piece| frozen.has(piece.seat)),
            turn: position.turn(),
            sign: signs.of(square),
        }
    };
    paint(
        buffer,
        &canvas,
        here,
        [Some(app.cursor), app.why.or(app.hand)],
        &seen,
    );
}

/// Draws squares as they are seen, with the edges of the board, the brackets of the cursor and those of the hand.
pub fn paint(
    buffer: &mut Buffer,
    canvas: &Canvas,
    here: &Here,
    [cursor, held]: [Option<Square>; 2],
    seen: &dyn Fn(Square) -> Seen,
) {
    canvas.draw_blanks(buffer, here.look);
    for square in canvas.grid.squares() {
        let seen = seen(square);
        draw_square(buffer, canvas, here.look, square, seen);
        // Where squares are small, a sign and the brackets of the cursor take the place of the number.
        let small = canvas.layout.square == 1;
        let covered = small && (seen.sign.is_some() || cursor == Some(square));
        if seen.man.is_none() && !covered {
            canvas.draw_number(buffer, here.look, square);
        }
    }
    let theme = &here.look.theme;
    if canvas.grid.names() == Names::FileAndRank {
        canvas.draw_edges(buffer, theme.edge);
    }
    let mut bracket = |square, ink, shapes| {
        if let Some(square) = square {
            canvas.bracket(buffer, theme, square, ink, shapes);
        }
    };
    bracket(cursor, theme.cursor, ("[", "]"));
    bracket(held, theme.held, ("(", ")"));
}

/// A1: the shade of the corner square at the left hand of the players; on a turned board the other.
fn corner(app: &App, table: &Table) -> Shade {
    match app.shown(table).state().letter.board_is_turned() {
        true => Shade::Light,
        false => Shade::Dark,
    }
}

/// The square at a place of the screen.
pub fn square_at(app: &App, place: Place, here: &Here, table: &Table) -> Option<Square> {
    let grid = app.position(table).grid();
    let layout = layout(app, here, table)?;
    let canvas = Canvas {
        grid,
        below: app.below(table),
        layout: &layout,
        playing: here.look.squares.playing,
        corner: corner(app, table),
    };
    canvas.square_at(place)
}

/// The row of the screen in which the man under the cursor stands.
pub fn row_of_cursor(app: &App, layout: &Layout, here: &Here, table: &Table) -> u16 {
    let canvas = Canvas {
        grid: app.position(table).grid(),
        below: app.below(table),
        layout,
        playing: here.look.squares.playing,
        corner: corner(app, table),
    };
    canvas.centre(app.cursor).1
}

/// What is seen on a square.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The man, and how his army is drawn.
    pub man: Option<(Piece, Army)>,
    /// D12: how a piece is dimmed that was taken and still stands.
    pub taken: Modifier,
    /// Does he stand frozen?
    pub frozen: bool,
    /// The seat at turn.
    pub turn: Seat,
    /// The sign on the square.
    pub sign: Option<Sign>,
}

impl App {
    /// The piece that is seen on a square: the held one stands where it has been led.
    fn piece(&self, position: &Position, square: Square) -> Option<Piece> {
        let led = self.hand.zip(self.way.last().copied());
        match led {
            Some((from, at)) if square == at => position.piece(from),
            Some((from, _)) if square == from => None,
            _ => position.piece(square),
        }
    }

    /// The pieces that will be lifted when the capture under way is over, or the one that is chosen.
    pub fn lifted(&self, table: &Table) -> Vec<Square> {
        let position = self.position(table);
        if let Some(Dialog::Route(route)) = &self.dialog {
            let chosen = route.chosen();
            return chosen.map_or_else(Vec::new, |played| prey(position, played));
        }
        match position.draughts() {
            Some(draughts) if !self.way.is_empty() => draughts.onward(&self.path()).taken.collect(),
            _ => Vec::new(),
        }
    }
}

fn draw_square(buffer: &mut Buffer, canvas: &Canvas, look: &Look, square: Square, seen: Seen) {
    let (theme, shade) = (&look.theme, canvas.shade(square));
    let mut ground = theme.square(shade);
    if seen.frozen {
        ground = ground.patch(theme.ground_of_frozen());
    }
    fill(buffer, canvas.area(square), look.ground(shade), ground);
    let (x, y) = canvas.centre(square);
    // The sign of a frozen man has the colour of the man, so that a whole army changes in few bytes; on the bare
    // square it has its own, since the man may stand on a ground of his.
    let mut chill = None;
    if let Some((piece, army)) = seen.man {
        let mut ink = ground.patch(theme.army(army)).add_modifier(seen.taken);
        if seen.frozen {
            ink = ink.patch(theme.ground_of_frozen());
            chill = theme.frozen.bg.and(ink.fg);
        }
        put(buffer, x, y, &look.man(piece.role, army), ink);
    }
    let Some(sign) = seen.sign else {
        return;
    };
    let (shape, mut ink) = drawn(sign, seen, look, theme);
    if sign == Sign::Frozen {
        ink.fg = chill.or(ink.fg);
    }
    let x = match seen.man {
        Some(_) => x + canvas.sign_offset(),
        None => x,
    };
    put(buffer, x, y, shape, ground.patch(ink));
}

/// How a sign is drawn.
fn drawn(sign: Sign, seen: Seen, look: &Look, theme: &Theme) -> (&'static str, Style) {
    let taken = seen.man.is_some_and(|(piece, _)| piece.seat != seen.turn);
    match sign {
        Sign::Mark => ("!", theme.mark),
        Sign::Mated => ("#", theme.check),
        Sign::Check | Sign::Checks => ("+", theme.check),
        Sign::Lifted => (look.pick("×", "x"), theme.held),
        Sign::Liable => ("?", theme.check),
        Sign::Target if taken => (look.pick("×", "x"), theme.target),
        Sign::Target => (look.pick("•", "."), theme.target),
        Sign::Touched => (look.pick("§", "&"), theme.held),
        Sign::Warned => ("^", theme.warned),
        Sign::Last => (look.pick("∘", "*"), theme.last),
        Sign::Frozen => ("=", theme.frozen),
        Sign::Released => ("~", theme.frozen),
        Sign::Earlier => ("'", theme.last),
    }
}
