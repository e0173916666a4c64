//! Every way a game ends.

use crate::board::piece::Seat;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A king in check that cannot be got out of it.
    Mate,
    /// No legal move, and no check.
    Stalemate,
    /// Neither side has the men to mate.
    InsufficientMaterial,
    /// The same position for the fifth time.
    Fivefold,
    /// Seventy-five moves of each side without a capture or a pawn's move.
    SeventyFiveMoves,
    /// The same position for the third time, claimed.
    Threefold,
    /// Fifty moves of each side without a capture or a pawn's move, claimed.
    FiftyMoves,
    /// Fifty moves of each side since the weaker began to count (A22).
    FiftyCounted,
    /// Mate, but not as the mating side had undertaken (A22, R4).
    UndertakingMissed,
    /// This seat, at turn, has no piece left (draughts).
    NoPieces(Seat),
    /// None of the pieces of this seat, at turn, can move (draughts).
    NoMoves(Seat),
    /// A single king on the long line, against three (D16).
    LongLine,
    /// Fifteen moves of each side with three kings against one (D16, R20).
    FifteenMoves,
    /// Twenty of them where odds are given, claimed by the giver (D16, R20).
    TwentyMoves,
    /// Both sides agreed to a draw.
    Agreement,
    /// A seat gave up.
    Resignation,
}

/// How a game ended, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub ending: Ending,
}

impl Verdict {
    /// A draw.
    pub const fn draw(ending: Ending) -> Verdict {
        Verdict {
            winner: None,
            ending,
        }
    }

    /// A win.
    pub const fn won(winner: Seat, ending: Ending) -> Verdict {
        Verdict {
            winner: Some(winner),
            ending,
        }
    }
}
