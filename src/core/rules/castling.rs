//! What castling is on any board: a wing, and what must stand at its end.

/// One wing of a seat's back row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// The end that is nearer to the king: on an ordinary board, toward the h-file.
    King,
    /// The other end.
    Queen,
}

impl Wing {
    /// Both.
    pub const BOTH: [Wing; 2] = [Wing::King, Wing::Queen];
}

/// What must stand in the corner to castle with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// An own rook.
    Rook,
    /// An own rook, or nothing where a rook was given as odds: the king then castles alone.
    RookOrAbsent,
}
