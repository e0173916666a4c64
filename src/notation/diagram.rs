//! The board drawn in letters.

use crate::board::grid::Grid;
use crate::board::piece::{Piece, Seat};
use crate::rules::chess::position::Position;

/// The board in lines, as a seat sees it: capitals for White, small letters for Black, a dot for an empty square.
pub fn draw(position: &Position, below: Seat) -> String {
    let grid = position.grid();
    let mut ranks: Vec<u8> = (0..grid.ranks()).rev().collect();
    let mut files: Vec<u8> = (0..grid.files()).collect();
    if below == Seat::Black {
        ranks.reverse();
        files.reverse();
    }
    let mut text = String::new();
    for rank in ranks {
        text.push_str(&(rank + 1).to_string());
        for file in &files {
            text.push(' ');
            let piece = grid.square(*file, rank).and_then(|at| position.piece(at));
            text.push(piece.map_or('.', Piece::letter));
        }
        text.push('\n');
    }
    text.push(' ');
    for file in files {
        text.push(' ');
        text.push(Grid::file_letter(file));
    }
    text
}
