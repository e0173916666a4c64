//! A position drawn small, two columns a square: how a kept game stands, beside the list.

use ratatui::text::{Line, Span};

use crate::board::grid::Names;
use crate::board::piece::Seat;
use crate::board::sight;
use crate::board::square::Square;
use crate::rules::position::Position;
use crate::ui::look::Look;
use crate::ui::look::army::Army;
use crate::ui::look::theme::Shade;

/// The columns of a square.
const SQUARE: u16 = 2;
/// The columns of the largest board.
pub const WIDEST: u16 = 14 * SQUARE;

/// The position as a seat sees it, a line a rank.
pub fn draw(position: &Position, below: Seat, look: &Look) -> Vec<Line<'static>> {
    marked(position, below, look, None, &|_| false)
}

/// The same with one man chosen, and the men that are taken off crossed.
pub fn marked(
    position: &Position,
    below: Seat,
    look: &Look,
    chosen: Option<Square>,
    off: &dyn Fn(Square) -> bool,
) -> Vec<Line<'static>> {
    let grid = position.grid();
    let rank = |row| {
        let places = (0..grid.files()).map(|column| sight::at(grid, column, row, below));
        Line::from(
            places
                .flat_map(|(file, rank)| {
                    let [mut man, mut mark] = square(position, (file, rank), look);
                    let at = grid.square(file, rank);
                    if at.is_some_and(off) {
                        mark.content = look.pick("×", "x").into();
                    }
                    if at.is_some() && at == chosen {
                        man.style = look.theme.selected;
                        mark.style = look.theme.selected;
                    }
                    [man, mark]
                })
                .collect::<Vec<_>>(),
        )
    };
    (0..grid.ranks()).map(rank).collect()
}

fn square(position: &Position, (file, rank): (u8, u8), look: &Look) -> [Span<'static>; 2] {
    let (grid, theme) = (position.grid(), &look.theme);
    let playing = look.squares.playing;
    let at = grid.square(file, rank);
    let shade = match (grid.names(), at) {
        (Names::Number, Some(_)) => playing,
        (Names::Number, None) => playing.other(),
        (Names::FileAndRank, Some(at)) if grid.is_light(at) => Shade::Light,
        (Names::FileAndRank, Some(_)) => Shade::Dark,
        // Beyond the arms of a cross there is no board.
        (Names::FileAndRank, None) => return [Span::raw(" "), Span::raw(" ")],
    };
    let empty = || Span::styled(look.ground(shade), theme.square(shade));
    match at.and_then(|at| position.piece(at)) {
        None => [empty(), empty()],
        Some(piece) => {
            let army = Army::of(position, piece.seat);
            let man = look.man(piece.role, army);
            [
                Span::styled(man, theme.on(shade, theme.army(army))),
                empty(),
            ]
        }
    }
}
