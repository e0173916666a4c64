//! The regulations of 1869 for chess with four players executed, article by article, with the readings that go with them.
//!
//! Not here, for only a table shows it: V5 and the lots of V6 (who begins, and who begins next), the taking back of V17, draws by
//! consent, and the count of A22 with R12 once it is begun.

mod board_and_pawns;
mod kings;
mod mates;
mod queens;
mod turns;

#[path = "../support/cross.rs"]
mod board;

use board::{ACROSS, BESIDE, cited, letters, pairs, read, set};
use reglement::games::Game::Four1869;
use reglement::rules::cross::position::Position;

/// Partners across the board, the turn clockwise.
fn across(men: &str, rest: &str) -> Position {
    read(Four1869, ACROSS, &set(men, rest))
}

/// South and West together, the turn clockwise.
fn beside(men: &str, rest: &str) -> Position {
    read(Four1869, BESIDE, &set(men, rest))
}

/// What becomes of a play: `legal`, or its articles.
fn tried(position: &Position, play: &str) -> String {
    cited(Four1869, position, play)
}

fn turn(position: &Position) -> char {
    position.turn().letter()
}

/// The letters of those who stand mated, and of those just released.
fn armies(position: &Position) -> (String, String) {
    (letters(position.mated()), letters(position.released()))
}

fn warned(position: &Position) -> String {
    pairs(&position.warnings())
}

/// The fields after the board, when only the turn is to be said.
fn to_move(turn: char) -> String {
    format!("{turn} - - - - -")
}
