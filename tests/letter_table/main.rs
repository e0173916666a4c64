//! The table of a game to the letter: what is touched, put down falsely, claimed, said, lifted and put right.

mod announcing;
mod claims;
mod draughts;
mod ends;
mod false_moves;
mod four;
mod random;
mod scribe;
mod silent;
mod slips;
mod touching;
mod walks;
mod warnings;

#[path = "../support/cross_men.rs"]
mod cross;
