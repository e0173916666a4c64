//! Men named by the squares they stand on, in English.

use super::terms::{TERMS, of_seat, role, the_role};
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::reasons::Board;

/// `the rook on e8`.
pub fn the_man(at: Square, board: &Board) -> String {
    let unknown = match board.is_of_draughts() {
        true => "the piece",
        false => "the man",
    };
    let man = board.man(at).map_or(unknown, |man| the_role(man.role));
    format!("{man} on {}", board.label(at))
}

/// `West's rook on e8`.
pub fn whose_man(at: Square, board: &Board) -> String {
    match board.man(at) {
        Some(man) => format!(
            "{} {} on {}",
            of_seat(man.seat),
            role(man.role),
            board.label(at)
        ),
        None => the_man(at, board),
    }
}

/// `the rook on e8 and the bishop on b4`; with their owners where these are two.
pub fn the_men(squares: &[Square], board: &Board) -> String {
    let named = match board.are_of_several(squares) {
        true => whose_man,
        false => the_man,
    };
    let men: Vec<String> = squares.iter().map(|at| named(*at, board)).collect();
    match men.is_empty() {
        true => "the enemy".to_owned(),
        false => list(&men, TERMS.and),
    }
}
