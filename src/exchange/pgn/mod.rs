//! Portable game notation: chess between two.

mod board;
mod san;
mod spelled;

use std::io::Read;

use crate::board::Start;
use crate::games::Games;
use crate::token::Dialect;

/// The games of a PGN text, checked by the laws of the start that the caller makes of their tags.
///
/// A position text is told to `start` whether or not the game has the tag `SetUp`. Games of a `Variant` that is not
/// ordinary chess are faults and are not asked about.
pub fn games<'a>(stream: impl Read + 'a, start: Box<Start<'a>>) -> Games<'a> {
    let board = board::Chess::new(start);
    Games::new(Box::new(stream), Dialect::Pgn, Box::new(board))
}
