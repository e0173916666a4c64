//! What the sources of 1869 and 1879 say of acts out of place in a game to the letter.

use super::chess_modern::{M3_1, M3_9};
use crate::law::article::{Article, Source};
use crate::law::breach::{LetterBreach, Slipped, Spoken};
use crate::law::offence::Offence;
use crate::law::ruling::Ruling;

const fn chess(id: &'static str) -> Article {
    Article::new(Source::Chess1869, id)
}

const fn draughts(id: &'static str) -> Article {
    Article::new(Source::Draughts1879, id)
}

/// The article that such an act offends, in chess by the regulations of 1869.
pub(super) fn chess_rule(breach: &LetterBreach) -> Ruling {
    Ruling::by(match breach {
        LetterBreach::Bound(bond) => bond.article,
        LetterBreach::Groundless(offence)
        | LetterBreach::NoSuchRemedy(offence)
        | LetterBreach::ChooseFirst { offence, .. } => chess_offence(*offence),
        LetterBreach::TouchedAlready { .. } | LetterBreach::AdjustLate => chess("A6"),
        // Never: nothing is huffed.
        LetterBreach::NothingAt { .. } | LetterBreach::Huffed { .. } => chess("A13"),
        LetterBreach::TooLate(_)
        | LetterBreach::Waits(_)
        | LetterBreach::NotTheClaimant(_)
        | LetterBreach::FindOut
        | LetterBreach::NothingToChoose => chess("A23"),
        LetterBreach::NothingToAnnounce
        | LetterBreach::AnnounceLate
        | LetterBreach::AnnouncedAlready => chess("A16"),
        // A check that was not said binds nobody, but the king is played out of it and not taken.
        LetterBreach::KingSpared { .. } => return Ruling::see(chess("A16"), M3_9),
        LetterBreach::NotTwice | LetterBreach::SecondFalse => chess("A14"),
        // What is taken leaves the board with the move.
        LetterBreach::NothingToLift { .. } | LetterBreach::LiftLate { .. } => M3_1,
        LetterBreach::CannotRectify { .. } => chess("A2"),
        LetterBreach::NothingToRectify(slipped) | LetterBreach::RectifyLate(slipped) => {
            match slipped {
                Slipped::Board => chess("A1"),
                Slipped::Men => chess("A2"),
                Slipped::Odds => chess("A3"),
            }
        }
        LetterBreach::Unknown(spoken) => match spoken {
            Spoken::Touch | Spoken::Adjust => chess("A6"),
            Spoken::Announce => chess("A16"),
            Spoken::Second => chess("A14"),
            Spoken::Claim | Spoken::Remedy => chess("A23"),
            Spoken::Lift => M3_1,
            Spoken::Rectify => chess("A2"),
            Spoken::Afresh => chess("A1"),
        },
    })
}

/// The article by which it is claimed; where it is an offence of another game, the one nearest to it.
fn chess_offence(offence: Offence) -> Article {
    match offence {
        Offence::Unwarned => chess("A16"),
        Offence::WrongLine | Offence::KingExposed => chess("A13"),
        Offence::OwnPiecesTaken => chess("A12"),
        _ => offence.article(),
    }
}

/// The rule that such an act offends, in draughts by the rules of 1879.
pub(super) const fn draughts_rule(breach: &LetterBreach) -> Ruling {
    Ruling::by(match breach {
        LetterBreach::Bound(bond) => bond.article,
        LetterBreach::Groundless(offence)
        | LetterBreach::NoSuchRemedy(offence)
        | LetterBreach::NotTheClaimant(offence)
        | LetterBreach::TooLate(offence)
        | LetterBreach::ChooseFirst { offence, .. } => match offence {
            Offence::OwnPiecesTaken | Offence::OwnManTaken => draughts("D10"),
            _ => draughts("D3"),
        },
        LetterBreach::TouchedAlready { .. }
        | LetterBreach::AdjustLate
        | LetterBreach::Unknown(Spoken::Touch | Spoken::Adjust) => draughts("D2"),
        LetterBreach::NothingToLift { .. }
        | LetterBreach::LiftLate { .. }
        | LetterBreach::Unknown(Spoken::Lift) => draughts("D12"),
        LetterBreach::Huffed { .. } => return Ruling::see(draughts("D13"), draughts("D14")),
        // Who does not huff, nor claims, lets everything stay and plays on.
        LetterBreach::Waits(_) => return Ruling::see(draughts("D14"), draughts("D3")),
        // Each plays in his turn, and once.
        LetterBreach::NotTwice
        | LetterBreach::SecondFalse
        | LetterBreach::Unknown(Spoken::Second) => draughts("D1"),
        // Of a wrong set-up these rules say nothing; how it should be is told before them.
        LetterBreach::NothingToRectify(_)
        | LetterBreach::CannotRectify { .. }
        | LetterBreach::RectifyLate(_)
        | LetterBreach::Unknown(Spoken::Rectify | Spoken::Afresh) => draughts("DP6b"),
        LetterBreach::NothingAt { .. }
        | LetterBreach::FindOut
        | LetterBreach::NothingToChoose
        | LetterBreach::Unknown(Spoken::Claim | Spoken::Remedy) => draughts("D3"),
        // Never: there is no check in draughts, and a king is taken like any piece.
        LetterBreach::NothingToAnnounce
        | LetterBreach::AnnounceLate
        | LetterBreach::AnnouncedAlready
        | LetterBreach::KingSpared { .. }
        | LetterBreach::Unknown(Spoken::Announce) => draughts("D3"),
    })
}
