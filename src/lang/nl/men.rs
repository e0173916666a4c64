//! Men named by the squares they stand on, in Dutch.

use super::terms::{TERMS, of_seat, the_role};
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::reasons::Board;

/// `de toren op e8`.
pub fn the_man(at: Square, board: &Board) -> String {
    let man = board.man(at).map_or("het stuk", |man| the_role(man.role));
    format!("{man} op {}", board.label(at))
}

/// `de toren van West op e8`.
pub fn whose_man(at: Square, board: &Board) -> String {
    match board.man(at) {
        Some(man) => format!(
            "{} {} op {}",
            the_role(man.role),
            of_seat(man.seat),
            board.label(at)
        ),
        None => the_man(at, board),
    }
}

/// `de toren op e8 en de loper op b4`; with their owners where these are two.
pub fn the_men(squares: &[Square], board: &Board) -> String {
    let named = match board.are_of_several(squares) {
        true => whose_man,
        false => the_man,
    };
    let men: Vec<String> = squares.iter().map(|at| named(*at, board)).collect();
    match men.is_empty() {
        true => "de vijand".to_owned(),
        false => list(&men, TERMS.and),
    }
}

/// The verb with so many men.
pub fn would(by: &[Square]) -> &'static str {
    match by {
        [] | [_] => "zou",
        _ => "zouden",
    }
}
