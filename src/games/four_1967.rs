//! Chess for four persons as De Tijd had it, Amsterdam, 23 December 1967.
//!
//! Ordinary chess is its basis (T1); how men move is the modern article 3.

use super::chess_modern::{self, movement};
use super::page::{
    Agreed, Announcing, Consulting, Counted, Dead, Draws, Flags, Kings, Laws, Letter, Lifting,
    Limit, Neglect, Odds, Page, Score, Seatings, Slips, Stands, Touching, Turns,
};
use crate::law::article::{Article, Source};
use crate::law::breach::{
    Asked, Breach, ChessBreach, CrossBreach, HandBreach, LetterBreach, Mated, Spoken,
};
use crate::law::ending::{Ending, Share, Verdict};
use crate::law::ruling::Ruling;
use crate::rules::castling::Castling;
use crate::rules::cross::laws::{
    self, Colours, Exposed, Friend, Frozen, Mate, Pins, Promotion, Queens, Stalemate,
};

/// The facts, in the order of the paragraphs.
pub static PAGE: Page = Page {
    source: Source::Four1967,
    laws: Laws::Cross(&laws::Laws {
        castling: Castling::Rook,       // T1, M3.8b
        colours: Colours::SouthAndWest, // T2, R13
        queens: Queens {
            by_friend: Exposed::Warned, // T4, R14
            unpinned: Exposed::Open,    // T8
            pins: Pins::Own,            // T10
        },
        stalemate: Stalemate::PassedOver,      // T5, R17
        promotion: Promotion::FarEdgeAndSides, // T6
        friend: Friend::Free,                  // T10
        mate: Mate::AtTurn,                    // T11
        frozen: Frozen::AgainstKings,          // T11, T12, T15, R15
    }),
    seating: Seatings::Fixed, // T3
    turns: Turns::OtherLight, // T3
    odds: Odds::Unknown,
    draws: Draws {
        dead: Dead::PlaysOn,
        repetition: Limit::Unknown,
        quiet: Limit::Unknown,
        counted: Counted::Unknown,
        kings: Kings::Unknown,
    },
    neglect: Neglect::Unknown,
    letter: Some(Letter {
        touching: Touching::Unsaid,
        announcing: Announcing::ByTheProgram, // T4
        stands: Stands::KingExposed,          // T9
        slips: Slips::Unknown,
        lifting: Lifting::WithTheMove,
    }),
    consulting: Consulting::WhileMated,  // T13
    agreed: Agreed::HalfWonByTheUnmated, // T17
    flags: Flags::Claimed,
    score: Score::Side,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::Four1967, id)
}

const T1: Article = article("T1");
const T2: Article = article("T2");
const T3: Article = article("T3");
const T4: Article = article("T4");
const T5: Article = article("T5");
const T6: Article = article("T6");
const T7: Article = article("T7");
const T9: Article = article("T9");
const T10: Article = article("T10");
const T11: Article = article("T11");
const T12: Article = article("T12");
const T15: Article = article("T15");
const T17: Article = article("T17");
const V1: Article = Article::new(Source::Four1869, "V1");

/// The paragraph that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    match breach {
        Breach::Hand(hand) => hand_rule(hand),
        Breach::Letter(letter) => four_letter(letter),
        Breach::Chess(chess) => chess_rule(chess),
        Breach::Cross(cross) => cross_rule(cross),
        // Never: no piece of draughts stands on this board.
        Breach::Draughts(_) => Ruling::by(T1),
    }
}

const fn hand_rule(breach: &HandBreach) -> Ruling {
    match breach {
        HandBreach::GameOver(ending) => over(*ending),
        // An answer, too, comes from each in his turn.
        HandBreach::OutOfTurn { .. }
        | HandBreach::AnswerFirst { .. }
        | HandBreach::NothingAsked
        | HandBreach::NoClock(_) => Ruling::by(T3),
        HandBreach::NotYours { .. } | HandBreach::NoMan { .. } => {
            Ruling::see(T1, chess_modern::M3_1)
        }
        HandBreach::OffBoard { .. } => Ruling::see(T1, V1),
        HandBreach::AskedAlready(asked) => Ruling::by(asking(*asked)),
        HandBreach::NoDraw(_) => Ruling::by(T5),
        HandBreach::NothingToTakeBack
        | HandBreach::NoCount(_)
        | HandBreach::NoUndertaking(_)
        | HandBreach::NoHuff(_)
        | HandBreach::NoDemand(_) => Ruling::by(T1),
    }
}

/// Where a game was drawn, or half won, both paragraphs tell which.
const fn over(ending: Ending) -> Ruling {
    match ending {
        Ending::BothStalemated => Ruling::by(T5),
        Ending::NobodyMoves | Ending::BareKings | Ending::Agreement | Ending::AllAgreed => {
            Ruling::see(T5, T17)
        }
        _ => Ruling::by(T17),
    }
}

/// Nothing is said of taking back: ordinary chess (T1).
const fn asking(asked: Asked) -> Article {
    match asked {
        Asked::Draw => T5,
        Asked::TakeBack => T1,
        Asked::Resign => T17,
    }
}

const fn chess_rule(breach: &ChessBreach) -> Ruling {
    match breach {
        ChessBreach::PromotionMissing { .. }
        | ChessBreach::PromotionInto { .. }
        | ChessBreach::PromotionHere { .. } => Ruling::by(T6),
        ChessBreach::KingLeft { .. } => Ruling::by(T7),
        ChessBreach::KingInto { .. } | ChessBreach::KingExposed { .. } => Ruling::by(T9),
        _ => Ruling::see(T1, movement(breach)),
    }
}

const fn cross_rule(breach: &CrossBreach) -> Ruling {
    match breach {
        CrossBreach::FriendsMan { .. } => Ruling::see(T1, chess_modern::M3_1),
        CrossBreach::EnemyKing { mated, .. } => match mated {
            Mated::Yes => Ruling::by(T11),
            Mated::No => Ruling::see(T1, chess_modern::M3_9),
        },
        CrossBreach::KingIntoFrozen { .. } => Ruling::see(T12, T9),
        CrossBreach::FriendsArmy { .. } => Ruling::by(T3),
        CrossBreach::ArmyFrozen { .. } => Ruling::by(T12),
        CrossBreach::FrozenMan { .. } => Ruling::by(T11),
        CrossBreach::QueenProtected { .. } => Ruling::by(T4),
        CrossBreach::ArmEnd { .. } => Ruling::by(T6),
        // Never: an army is frozen until it has moved, a friend may be exposed, and a stalemate is passed over.
        CrossBreach::ReleasedMan { .. } => Ruling::by(T15),
        CrossBreach::FriendExposed { .. } => Ruling::by(T10),
        CrossBreach::Stalemates { .. } => Ruling::by(T5),
    }
}

/// Of claims only T9 speaks; that a king and a queen are warned, T4. All else is as in ordinary chess (T1).
const fn four_letter(breach: &LetterBreach) -> Ruling {
    match breach {
        LetterBreach::Unknown(Spoken::Announce)
        | LetterBreach::NothingToAnnounce
        | LetterBreach::AnnounceLate
        | LetterBreach::AnnouncedAlready => Ruling::by(T4),
        LetterBreach::Unknown(Spoken::Lift)
        | LetterBreach::NothingToLift { .. }
        | LetterBreach::LiftLate { .. } => Ruling::see(T1, chess_modern::M3_1),
        LetterBreach::Unknown(Spoken::Rectify | Spoken::Afresh)
        | LetterBreach::NothingToRectify(_)
        | LetterBreach::CannotRectify { .. }
        | LetterBreach::RectifyLate(_) => Ruling::by(T2),
        LetterBreach::Unknown(Spoken::Second)
        | LetterBreach::NotTwice
        | LetterBreach::SecondFalse => Ruling::by(T3),
        LetterBreach::Unknown(Spoken::Touch | Spoken::Adjust)
        | LetterBreach::TouchedAlready { .. }
        | LetterBreach::AdjustLate => Ruling::by(T1),
        LetterBreach::KingSpared { .. } => Ruling::see(T1, chess_modern::M3_9),
        LetterBreach::Bound(_) => Ruling::see(T9, T7),
        LetterBreach::Unknown(Spoken::Claim | Spoken::Remedy)
        | LetterBreach::Groundless(_)
        | LetterBreach::NothingAt { .. }
        | LetterBreach::Huffed { .. }
        | LetterBreach::Waits(_)
        | LetterBreach::TooLate(_)
        | LetterBreach::NotTheClaimant(_)
        | LetterBreach::FindOut
        | LetterBreach::ChooseFirst { .. }
        | LetterBreach::NothingToChoose
        | LetterBreach::NoSuchRemedy(_) => Ruling::by(T9),
    }
}

/// The paragraph that ends a game so. What cannot go on, and what all agree to end, may be half won (T17); else it is
/// drawn (T5), or ends by mere consent.
const fn end(verdict: &Verdict) -> Option<Article> {
    match (verdict.ending, verdict.share) {
        (_, Share::Half) | (Ending::BothMated, _) => Some(T17),
        (Ending::BothStalemated | Ending::NobodyMoves | Ending::BareKings, _) => Some(T5), // R16
        _ => None,
    }
}
