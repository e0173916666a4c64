//! Acts out of place in a game to the letter: a bond broken, a claim without ground or too late.

use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::bond::Bond;
use crate::law::ending::Ending;
use crate::law::offence::Offence;

/// What only a game to the letter can offend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterBreach {
    /// Such an act is none where the program is the arbiter, or where the source knows nothing of it.
    Unknown(Spoken),
    /// Another man was touched already.
    TouchedAlready {
        /// Where he stands.
        at: Square,
    },
    /// "I adjust" was said already, or a man has been touched.
    AdjustLate,
    /// The move is not the one that must be made.
    Bound(Bond),
    /// Nothing of this kind was done that can be claimed.
    Groundless(Offence),
    /// The man pointed at did nothing false.
    NothingAt {
        /// Where he stands.
        at: Square,
    },
    /// It was done, but who would claim it, or one of his side, has touched a man since (A23).
    TooLate(Offence),
    /// A man played, or touched by another, while a verdict waits: who could contest what led to it does so now, or touches
    /// a man and lets it be (A23).
    Waits(Ending),
    /// The piece pointed at neglected a capture, or left lying what it took: it may be huffed, and nothing is claimed of it
    /// (D12 to D14).
    Huffed {
        /// Where it stands.
        at: Square,
    },
    /// The claim is not for this seat to make.
    NotTheClaimant(Offence),
    /// What there is to claim is not told at this table: the players must find it out.
    FindOut,
    /// A remedy must be chosen first.
    ChooseFirst {
        /// By whom.
        by: Seat,
        /// For what.
        offence: Offence,
    },
    /// A remedy, and none is to be chosen by this seat.
    NothingToChoose,
    /// The article does not give this remedy, or it cannot be done.
    NoSuchRemedy(Offence),
    /// Nothing can be announced: no move of this seat's side was the last one.
    NothingToAnnounce,
    /// The next player has touched a man: it is too late to say check with this move.
    AnnounceLate,
    /// Check was said with this move already.
    AnnouncedAlready,
    /// A second move, and this seat has not just made a first, or has made two.
    NotTwice,
    /// A second move that is none: only a legal one makes two moves of one.
    SecondFalse,
    /// No piece that was taken waits to be lifted from this square (D12).
    NothingToLift {
        /// The square.
        at: Square,
    },
    /// The piece was taken and left lying, and the other has touched a piece or played since: it stays (D12).
    LiftLate {
        /// Where it stands.
        at: Square,
    },
    /// Every man stood right at the start, or has been put right.
    NothingToRectify(Slipped),
    /// Four moves have been made (A1, A2, A3).
    RectifyLate(Slipped),
    /// The man to put right has been taken, or another stands in his place.
    CannotRectify {
        /// Where he should stand.
        at: Square,
    },
    /// The king is never taken.
    KingSpared {
        /// Where he stands.
        at: Square,
    },
}

/// What is said or done only in a game to the letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// A man touched.
    Touch,
    /// "I adjust."
    Adjust,
    /// Check said.
    Announce,
    /// A second move.
    Second,
    /// Something claimed.
    Claim,
    /// A remedy chosen.
    Remedy,
    /// A piece lifted that was taken.
    Lift,
    /// A set-up put right.
    Rectify,
    /// A game begun afresh.
    Afresh,
}

/// Something wrong with the way in which the game was set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slipped {
    /// The board was turned (A1).
    Board,
    /// Men were misplaced or forgotten (A2).
    Men,
    /// The odds man was not taken off (A3).
    Odds,
}

impl LetterBreach {
    /// The squares that show why.
    pub(super) fn squares(&self) -> Vec<Square> {
        use crate::law::bond::Duty;
        match self {
            LetterBreach::TouchedAlready { at }
            | LetterBreach::NothingAt { at }
            | LetterBreach::NothingToLift { at }
            | LetterBreach::LiftLate { at }
            | LetterBreach::Huffed { at }
            | LetterBreach::CannotRectify { at }
            | LetterBreach::KingSpared { at } => vec![*at],
            LetterBreach::Bound(bond) => match bond.duty {
                Duty::Play(at) | Duty::Take(at) => vec![at],
                Duty::King | Duty::OutOfCheck | Duty::Again => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}
