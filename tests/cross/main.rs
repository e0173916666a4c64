//! Chess for four on the cross: the rules core against tables, against itself turned, and against a slow referee.

mod agrees;
#[path = "../support/cross.rs"]
mod board;
mod cases;
mod judge;
mod scenarios;
mod slow;
mod turned;
mod walk;
