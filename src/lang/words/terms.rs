//! Names of seats, men, games and sources.

use crate::board::piece::{Piece, Role, Seat};
use crate::law::article::Source;

/// What things are called.
pub struct Terms {
    /// A seat, as a name: `White`.
    pub seat: fn(Seat) -> &'static str,
    /// A kind of man: `rook`.
    pub role: fn(Role) -> &'static str,
    /// A man with its colour: `white rook`.
    pub piece: fn(Piece) -> String,
    /// A game, by the source that it is played by: `Chess of 1869`.
    pub game: fn(Source) -> &'static str,
    /// A source, in a few words: `Bom 1869, two players`.
    pub source: fn(Source) -> &'static str,
    /// A piece huffed, by its square: `huff 27`.
    pub huff: fn(&str) -> String,
    /// Between the last two of a list: `and`.
    pub and: &'static str,
    /// Between the last two choices: `or`.
    pub or: &'static str,
}
