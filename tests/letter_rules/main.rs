//! What a game to the letter asks of the rules: false moves put all the same, and checks that nobody said.

mod agrees;
#[path = "../support/cross.rs"]
mod board;
mod chess;
mod cross;
mod draughts;
mod falsely;
#[allow(dead_code, reason = "each test file uses its own part")]
#[path = "../cross/walk.rs"]
mod walk;
