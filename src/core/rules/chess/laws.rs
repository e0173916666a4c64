//! A chess game as data: what the family asks of a game's page.

use crate::rules::castling::Castling;

/// The facts in which one game of chess moves otherwise than another.
#[derive(PartialEq, Eq, Debug)]
pub struct Laws {
    /// What must stand in the corner to castle.
    pub castling: Castling,
}
