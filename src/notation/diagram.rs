//! The board drawn in letters.

use crate::board::grid::{Grid, Names};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::sight;
use crate::board::square::Square;
use crate::rules::position::Position;

/// The board in lines, as a seat sees it; a dot is an empty square.
///
/// In chess capitals are White's and small letters Black's, in draughts men are `w` and `b` and kings `W` and `B`. On the
/// cross a man is two letters, those of position texts: his seat's and his own, `rK`; the men of a frozen army, whose king
/// stands mated, are in small letters, `rk`. The corners are left blank.
///
/// Files and ranks stand at the left and below; where squares are numbered, the number of the first and the last of each
/// row.
pub fn draw(position: &Position, below: Seat) -> String {
    drawn(position, below, Men::Letters)
}

/// How the men of a diagram are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Men {
    /// By letters that every mail can carry.
    #[default]
    Letters,
    /// By the figures that Unicode has for them; on the cross each behind the letter of its seat.
    Figures,
}

/// The board drawn by [`draw`], or with figures for the men.
pub fn drawn(position: &Position, below: Seat, men: Men) -> String {
    let grid = position.grid();
    let mut lines: Vec<String> = (0..grid.ranks())
        .map(|row| line(position, row, below, men))
        .collect();
    if grid.names() == Names::FileAndRank {
        let last = grid.ranks() - 1;
        let columns = (0..grid.files()).map(|column| {
            let place = sight::at(grid, column, last, below);
            cell(position, &edge(place, across(below)))
        });
        lines.push(" ".repeat(margin(grid)) + &columns.collect::<String>());
    }
    lines.join("\n")
}

/// Does the board as it is drawn show a frozen army, so that its small letters must be explained?
pub fn has_frozen(position: &Position) -> bool {
    position
        .cross()
        .is_some_and(|cross| !cross.mated().is_empty())
}

/// One row, counted from above.
fn line(position: &Position, row: u8, below: Seat, men: Men) -> String {
    let grid = position.grid();
    let places = (0..grid.files()).map(|column| sight::at(grid, column, row, below));
    let squares = places.clone().map(|(file, rank)| grid.square(file, rank));
    let drawn: String = squares
        .clone()
        .map(|square| {
            cell(
                position,
                &square.map_or_else(String::new, |at| shape(position, at, men)),
            )
        })
        .collect();
    match grid.names() {
        Names::FileAndRank => {
            let label = places.map(|place| edge(place, down(below))).next();
            let label = label.unwrap_or_default();
            let width = margin(grid);
            format!("{label:>width$}{drawn}").trim_end().to_owned()
        }
        Names::Number => {
            let numbers: Vec<String> = squares.flatten().map(|at| grid.label(at)).collect();
            let (first, last) = (numbers.first(), numbers.last());
            let label = |number: Option<&String>| number.cloned().unwrap_or_default();
            format!("{:>2}{drawn}  {:>2}", label(first), label(last))
        }
    }
}

/// What names a line of squares at the edge.
#[derive(Clone, Copy)]
enum Edge {
    File,
    Rank,
}

/// What is told apart from left to right.
const fn across(below: Seat) -> Edge {
    match below {
        Seat::West | Seat::East => Edge::Rank,
        _ => Edge::File,
    }
}

/// What is told apart from above down.
const fn down(below: Seat) -> Edge {
    match across(below) {
        Edge::File => Edge::Rank,
        Edge::Rank => Edge::File,
    }
}

fn edge((file, rank): (u8, u8), names: Edge) -> String {
    match names {
        Edge::File => Grid::file_letter(file).to_string(),
        Edge::Rank => (rank + 1).to_string(),
    }
}

/// How wide the names at the left are.
const fn margin(grid: &Grid) -> usize {
    match grid.ranks() {
        0..=9 => 1,
        _ => 2,
    }
}

/// What is drawn in a cell: at the right of two letters on the cross, of one elsewhere, and a blank before them.
fn cell(position: &Position, text: &str) -> String {
    match position {
        Position::Cross(_) => format!(" {text:>2}"),
        _ => format!(" {text:>1}"),
    }
}

fn shape(position: &Position, at: Square, men: Men) -> String {
    match (position, position.piece(at)) {
        (_, None) => ".".to_owned(),
        (_, Some(piece)) if men == Men::Figures => figure(position, piece),
        (Position::Cross(cross), Some(piece)) => {
            let letter = match cross.mated().has(piece.seat) {
                true => piece.role.letter(),
                false => piece.role.letter().to_ascii_uppercase(),
            };
            String::from_iter([piece.seat.letter(), letter])
        }
        (_, Some(piece)) => letter(piece).to_string(),
    }
}

fn letter(piece: Piece) -> char {
    match piece.role {
        Role::Man => piece.seat.letter(),
        Role::Crowned => piece.seat.letter().to_ascii_uppercase(),
        _ => piece.letter(),
    }
}

/// Filled for Black and for all four seats, whose letter stands before them.
fn figure(position: &Position, piece: Piece) -> String {
    let (open, filled) = match piece.role {
        Role::King => ('\u{2654}', '\u{265A}'),
        Role::Queen => ('\u{2655}', '\u{265B}'),
        Role::Rook => ('\u{2656}', '\u{265C}'),
        Role::Bishop => ('\u{2657}', '\u{265D}'),
        Role::Knight => ('\u{2658}', '\u{265E}'),
        Role::Pawn => ('\u{2659}', '\u{265F}'),
        Role::Man => ('\u{26C0}', '\u{26C2}'),
        Role::Crowned => ('\u{26C1}', '\u{26C3}'),
    };
    match (position, piece.seat) {
        (Position::Cross(_), seat) => String::from_iter([seat.letter(), filled]),
        (_, Seat::White) => open.to_string(),
        _ => filled.to_string(),
    }
}
