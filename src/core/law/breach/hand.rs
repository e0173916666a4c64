//! Offences that do not depend on how men move: a turn, a question, a claim.

use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::ending::Ending;

/// Offences that do not depend on how men move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HandBreach {
    /// The game is over already.
    GameOver(Ending),
    /// It is another's turn.
    OutOfTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// A question waits: the act must be its answer.
    AnswerFirst {
        /// What waits to be answered, and by whom.
        asked: Asked,
        /// The seat that must answer.
        by: Seat,
    },
    /// An answer, and nobody asked anything of this seat.
    NothingAsked,
    /// The same was asked and declined already, and nothing has been played since.
    AskedAlready(Asked),
    /// There are not so many plies to take back.
    NothingToTakeBack,
    /// The text names no square of this board.
    OffBoard {
        /// The text.
        named: String,
    },
    /// No man stands on the square.
    NoMan {
        /// The square.
        at: Square,
    },
    /// The man is another's.
    NotYours {
        /// Where it stands.
        at: Square,
        /// Whose it is.
        owner: Seat,
    },
    /// A draw claimed that is not there.
    NoDraw(Claimed),
    /// The count of fifty moves is not this seat's to begin.
    NoCount(NoCount),
    /// An undertaking that cannot be entered into.
    NoUndertaking(NoUndertaking),
    /// A piece that may not be huffed (D13).
    NoHuff(NoHuff),
    /// A capture demanded that was not neglected (D14).
    NoDemand(NoHuff),
    /// Something that the clock does not allow (a rule of the house).
    NoClock(NoClock),
}

/// What is wrong with what was asked of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoClock {
    /// The game is played without.
    None,
    /// The opponents of who claims a flag play without.
    Without,
    /// It stands already.
    Stands,
    /// It goes already.
    Goes,
    /// A flag claimed that has not fallen.
    NotFallen {
        /// Of those against whom the claimant plays, the seat that has the least time.
        seat: Seat,
        /// How many seconds it has left, a part of one counted as one.
        seconds: u64,
    },
    /// Done too late, where the flag ends the game by itself.
    Late(Seat),
}

/// Why nothing can be huffed, or no capture demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHuff {
    /// The last move took all that it had to, or what it neglected has been settled.
    NothingNeglected,
    /// This piece neglected nothing.
    NotLiable {
        /// Where it stands, or should.
        at: Square,
    },
    /// A piece has been touched since: everything stays, and one plays on (D14).
    TooLate,
    /// The game is played without.
    NotHere,
}

/// What waits to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A draw was offered.
    Draw,
    /// Some plies would be taken back.
    TakeBack,
    /// A side would give the game up.
    Resign,
}

/// A draw that has to be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// That the position stands here for the third time.
    Threefold {
        /// How often it has stood, this time included.
        times: usize,
        /// Does the game know the claim at all?
        known: Known,
    },
    /// That no man was taken and no pawn moved in fifty moves of each side.
    FiftyMoves {
        /// How many plies it has been.
        plies: u32,
        /// Does the game know the claim at all?
        known: Known,
    },
    /// That three kings have stood against one for twenty moves of each side (D16).
    TwentyMoves {
        /// How many plies it has been.
        plies: u32,
        /// Does this player have the claim?
        known: Known,
    },
}

/// Whether a source has a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// It has.
    Here,
    /// It has not.
    Elsewhere,
}

/// Why the fifty moves may not be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCount {
    /// The counter has more than a king, or a king and a rook.
    TooStrong,
    /// The other side could not mate anyway.
    NoForce,
    /// A count is running.
    Running,
    /// The other has undertaken to mate in a certain way.
    Undertaking,
    /// The game counts no moves by announcement.
    Unknown,
}

/// Why an undertaking is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndertaking {
    /// The fifty moves are being counted already.
    Counting,
    /// This seat has one already.
    Already,
    /// It names neither a man nor a square.
    Empty,
    /// The man named is not an own man, or is the king.
    WrongMan {
        /// Where it should stand.
        at: Square,
    },
    /// The game knows no undertakings.
    Unknown,
}

impl HandBreach {
    /// The squares that show why.
    pub(super) fn squares(&self) -> Vec<Square> {
        match self {
            HandBreach::NoMan { at }
            | HandBreach::NotYours { at, .. }
            | HandBreach::NoUndertaking(NoUndertaking::WrongMan { at })
            | HandBreach::NoHuff(NoHuff::NotLiable { at })
            | HandBreach::NoDemand(NoHuff::NotLiable { at }) => vec![*at],
            _ => Vec::new(),
        }
    }
}
