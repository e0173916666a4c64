//! A chess game as data: what the family asks of a game's page.

/// The facts in which one game of chess moves otherwise than another.
#[derive(PartialEq, Eq, Debug)]
pub struct Laws {
    /// What must stand in the corner to castle.
    pub castling: Castling,
}

/// What must stand in the corner to castle with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// An own rook.
    Rook,
    /// An own rook, or nothing where a rook was given as odds: the king then castles alone.
    RookOrAbsent,
}
