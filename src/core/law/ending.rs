//! Every way a game ends.

use crate::board::piece::Seat;
use crate::board::seats::Seats;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A king in check that cannot be got out of it.
    Mate,
    /// No legal move, and no check.
    Stalemate,
    /// A stalemate that playing over the last three moves cannot avoid (V17).
    Undecided,
    /// Both kings of a side stand mated (V7, T17).
    BothMated,
    /// Both partners can move nothing and are not in check, while no enemy king stands mated (T5, R16).
    BothStalemated,
    /// Nobody can move (1967).
    NobodyMoves,
    /// Nobody has more than a king (1967).
    BareKings,
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
    /// Mate, by a player who had not taken off the man that he gave as odds (A3).
    OddsKept,
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
    /// Both players agreed to a draw.
    Agreement,
    /// All four agreed to end the game; it is drawn, or half won (T17).
    AllAgreed,
    /// A seat, or a side, gave up.
    Resignation,
    /// A seat has used up its time (a rule of the house).
    Time,
    /// It has, but who would win by it cannot mate (a rule of the house).
    TimeDrawn,
}

impl Ending {
    /// The field's word for it, in answers to scripts: for a source that takes the ending for granted.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Mate | Ending::BothMated => "mate",
            Ending::Stalemate | Ending::BothStalemated => "stalemate",
            Ending::Undecided => "undecided",
            Ending::NobodyMoves | Ending::NoMoves(_) => "no move left",
            Ending::NoPieces(_) => "no piece left",
            Ending::BareKings | Ending::InsufficientMaterial => "insufficient material",
            Ending::Fivefold => "fivefold repetition",
            Ending::SeventyFiveMoves => "seventy-five moves",
            Ending::Threefold => "threefold repetition",
            Ending::FiftyMoves | Ending::FiftyCounted => "fifty moves",
            Ending::UndertakingMissed => "undertaking",
            Ending::OddsKept => "odds not taken off",
            Ending::LongLine | Ending::FifteenMoves | Ending::TwentyMoves => {
                "three kings against one"
            }
            Ending::Agreement | Ending::AllAgreed => "agreed",
            Ending::Resignation => "resigned",
            Ending::Time | Ending::TimeDrawn => "time",
        }
    }
}

/// How much a side has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Share {
    /// The game, or nothing where it is drawn.
    #[default]
    Whole,
    /// Half of it (T17).
    Half,
}

/// How a game ended, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// The side that won; nobody in a draw.
    pub winners: Seats,
    /// How much it won.
    pub share: Share,
    /// Why it is over.
    pub ending: Ending,
}

impl Verdict {
    /// A draw.
    pub const fn draw(ending: Ending) -> Verdict {
        Verdict {
            winners: Seats::NONE,
            share: Share::Whole,
            ending,
        }
    }

    /// A win of one seat.
    pub const fn won(winner: Seat, ending: Ending) -> Verdict {
        Verdict::won_by(Seats::of(winner), Share::Whole, ending)
    }

    /// A win of a side, or half of one.
    pub const fn won_by(winners: Seats, share: Share, ending: Ending) -> Verdict {
        Verdict {
            winners,
            share,
            ending,
        }
    }

    /// Who won, or the first of those who did; nobody in a draw.
    pub const fn winner(&self) -> Option<Seat> {
        self.winners.first()
    }
}
