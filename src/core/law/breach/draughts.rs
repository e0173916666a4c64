//! False moves of draughts, and captures neglected.

use crate::board::piece::Role;
use crate::board::square::Square;

/// False moves of draughts, and captures neglected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraughtsBreach {
    /// The piece does not move so.
    CannotReach {
        /// A man or a king.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A man goes back without taking.
    Backward {
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// A piece stands where this one was to come down.
    Occupied {
        /// The kind of the piece that was to move.
        role: Role,
        /// Where the other stands.
        at: Square,
    },
    /// Something stands in a king's way that it cannot take.
    Blocked {
        /// Where the king was to come down.
        to: Square,
        /// What stands in the way.
        by: Square,
    },
    /// A leap over an own piece.
    OverOwn {
        /// The kind of the piece that was to leap.
        role: Role,
        /// The own piece.
        over: Square,
    },
    /// A man leaps over an empty square, or a piece goes on in the middle of a capture with nothing to take.
    OverNothing {
        /// A man or a king.
        role: Role,
        /// Where it is.
        from: Square,
        /// Where it was to come down.
        to: Square,
    },
    /// Two pieces stand in a row, with no open square between them to come down on.
    NoRoom {
        /// The kind of the piece that was to leap.
        role: Role,
        /// The nearer.
        over: Square,
        /// The one behind it.
        behind: Square,
    },
    /// The same piece would be leapt over twice (D9).
    Twice {
        /// The piece.
        over: Square,
    },
    /// A piece that was taken stands where this one was to go, for it is lifted only at the end (D8).
    StillThere {
        /// The piece.
        at: Square,
    },
    /// Nothing is taken, though something can be (D6, D7).
    Omitted {
        /// The kind of the piece that should have taken: of the one that moved, if it could.
        role: Role,
        /// The pieces that can make a capture that is required.
        pieces: Vec<Square>,
        /// What they can take.
        prey: Vec<Square>,
        /// How many of those must be taken.
        number: u32,
    },
    /// Fewer are taken than can be (D11).
    TooFew {
        /// How many would have been taken.
        took: u32,
        /// How many can be.
        greatest: u32,
        /// The pieces that can take so many.
        pieces: Vec<Square>,
        /// What they can take.
        prey: Vec<Square>,
    },
    /// Several captures go from here to there, and take different pieces: the way must be shown.
    Several {
        /// Where the piece stands.
        from: Square,
        /// Where it was to come to rest.
        to: Square,
    },
}

impl DraughtsBreach {
    /// The squares that show why.
    pub(super) fn squares(&self) -> Vec<Square> {
        match self {
            DraughtsBreach::CannotReach { from, to, .. }
            | DraughtsBreach::Backward { from, to }
            | DraughtsBreach::OverNothing { from, to, .. }
            | DraughtsBreach::Several { from, to } => vec![*from, *to],
            DraughtsBreach::Occupied { at, .. } | DraughtsBreach::StillThere { at } => vec![*at],
            DraughtsBreach::Blocked { by, .. } => vec![*by],
            DraughtsBreach::OverOwn { over, .. } | DraughtsBreach::Twice { over } => vec![*over],
            DraughtsBreach::NoRoom { over, behind, .. } => vec![*over, *behind],
            DraughtsBreach::Omitted { pieces, prey, .. }
            | DraughtsBreach::TooFew { pieces, prey, .. } => [pieces.as_slice(), prey].concat(),
        }
    }
}
