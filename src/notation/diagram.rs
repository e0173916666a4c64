//! The board drawn in letters.

use crate::board::grid::{Grid, Names};
use crate::board::piece::{Piece, Role, Seat};
use crate::rules::position::Position;

/// The board in lines, as a seat sees it. In chess capitals are White's and small letters Black's, in draughts men are
/// `w` and `b` and kings `W` and `B`; a dot is an empty square.
///
/// Files and ranks stand at the edges; where squares are numbered, the number of the first and the last of each row.
pub fn draw(position: &Position, below: Seat) -> String {
    let grid = position.grid();
    let mut ranks: Vec<u8> = (0..grid.ranks()).rev().collect();
    let mut files: Vec<u8> = (0..grid.files()).collect();
    if below == Seat::Black {
        ranks.reverse();
        files.reverse();
    }
    let rows = ranks.iter().map(|rank| row(position, *rank, &files));
    let mut lines: Vec<String> = rows.collect();
    if grid.names() == Names::FileAndRank {
        let letters = files
            .iter()
            .map(|file| format!(" {}", Grid::file_letter(*file)));
        lines.push(format!(" {}", letters.collect::<String>()));
    }
    lines.join("\n")
}

fn row(position: &Position, rank: u8, files: &[u8]) -> String {
    let grid = position.grid();
    let squares = files.iter().map(|file| grid.square(*file, rank));
    let drawn: String = squares
        .clone()
        .map(|square| {
            let shape = match square {
                None => ' ',
                Some(at) => position.piece(at).map_or('.', letter),
            };
            format!(" {shape}")
        })
        .collect();
    match grid.names() {
        Names::FileAndRank => format!("{}{drawn}", rank + 1),
        Names::Number => {
            let numbers: Vec<String> = squares.flatten().map(|at| grid.label(at)).collect();
            let (first, last) = (numbers.first(), numbers.last());
            let label = |number: Option<&String>| number.cloned().unwrap_or_default();
            format!("{:>2}{drawn}  {:>2}", label(first), label(last))
        }
    }
}

fn letter(piece: Piece) -> char {
    match piece.role {
        Role::Man => piece.seat.letter(),
        Role::Crowned => piece.seat.letter().to_ascii_uppercase(),
        _ => piece.letter(),
    }
}
