//! Chess by article 3 of the modern laws, the moves of the pieces.

use super::page::{
    Agreed, Consulting, Counted, Dead, Draws, Flags, Kings, Laws, Limit, Neglect, Odds, Page,
    Score, Seatings, Turns,
};
use crate::board::piece::Role;
use crate::law::article::{Article, Source};
use crate::law::breach::{Breach, ChessBreach, HandBreach, LetterBreach, NoCastling, Spoken};
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ruling;
use crate::rules::castling::Castling;
use crate::rules::chess::laws;

/// The facts, in the order of the paragraphs.
pub static PAGE: Page = Page {
    source: Source::ChessModern,
    laws: Laws::Chess(&laws::Laws {
        castling: Castling::Rook, // M3.8b
    }),
    seating: Seatings::Two,
    odds: Odds::Unknown,
    turns: Turns::EveryGame,
    draws: Draws {
        dead: Dead::Ends,
        repetition: Limit::At { claim: 3, end: 5 },
        quiet: Limit::At {
            claim: 100,
            end: 150,
        },
        counted: Counted::Unknown,
        kings: Kings::Unknown,
    },
    neglect: Neglect::Unknown,
    letter: None,
    consulting: Consulting::Unsaid,
    agreed: Agreed::Drawn,
    flags: Flags::End,
    score: Score::One,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::ChessModern, id)
}

/// Own men; capturing.
pub(super) const M3_1: Article = article("M3.1");
const M3_2: Article = article("M3.2");
const M3_3: Article = article("M3.3");
const M3_4: Article = article("M3.4");
const M3_5: Article = article("M3.5");
const M3_6: Article = article("M3.6");
const M3_7A: Article = article("M3.7a");
const M3_7B: Article = article("M3.7b");
const M3_7C: Article = article("M3.7c");
const M3_7D: Article = article("M3.7d");
const M3_7E: Article = article("M3.7e");
const M3_8A: Article = article("M3.8a");
const M3_8_1A: Article = article("M3.8-1a");
const M3_8_1B: Article = article("M3.8-1b");
const M3_8_2A: Article = article("M3.8-2a");
const M3_8_2B: Article = article("M3.8-2b");
/// Check.
pub(super) const M3_9: Article = article("M3.9");
const M3_10A: Article = article("M3.10a");
const M3_10B: Article = article("M3.10b");

/// The paragraph that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    Ruling::by(match breach {
        Breach::Hand(hand) => hand_rule(hand),
        Breach::Chess(chess) => movement(chess),
        // Never: nothing of another board.
        Breach::Cross(_) | Breach::Draughts(_) => M3_1,
        // The article says nothing of what happens when somebody errs; what is taken leaves the board with the move.
        Breach::Letter(LetterBreach::Unknown(Spoken::Lift)) => M3_1,
        Breach::Letter(_) => M3_10B,
    })
}

const fn hand_rule(breach: &HandBreach) -> Article {
    match breach {
        HandBreach::GameOver(Ending::Mate) => M3_9,
        HandBreach::OutOfTurn { .. }
        | HandBreach::NotYours { .. }
        | HandBreach::NoMan { .. }
        | HandBreach::OffBoard { .. } => M3_1,
        HandBreach::NothingToTakeBack | HandBreach::NothingAsked | HandBreach::NoClock(_) => M3_10B,
        HandBreach::GameOver(_)
        | HandBreach::AnswerFirst { .. }
        | HandBreach::AskedAlready(_)
        | HandBreach::NoDraw(_)
        | HandBreach::NoCount(_)
        | HandBreach::NoUndertaking(_)
        | HandBreach::NoHuff(_)
        | HandBreach::NoDemand(_) => M3_10A,
    }
}

/// The paragraph on how that man moves; the text of 1869 sends its reader here too.
pub(super) const fn movement(breach: &ChessBreach) -> Article {
    match breach {
        ChessBreach::CannotReach { role, .. } => match role {
            Role::Pawn => M3_7A,
            Role::Knight => M3_6,
            Role::Bishop => M3_2,
            Role::Rook => M3_3,
            Role::Queen => M3_4,
            Role::King => M3_8A,
            // Never: a piece of draughts.
            Role::Man | Role::Crowned => M3_1,
        },
        ChessBreach::Blocked { .. } => M3_5,
        ChessBreach::PawnBlocked { .. } => M3_7A,
        ChessBreach::DoubleStepLate { .. } => M3_7B,
        ChessBreach::NothingToTake { .. } => M3_7C,
        ChessBreach::EnPassantLate { .. } => M3_7D,
        ChessBreach::OwnMan { .. } => M3_1,
        ChessBreach::PromotionMissing { .. }
        | ChessBreach::PromotionInto { .. }
        | ChessBreach::PromotionHere { .. } => M3_7E,
        ChessBreach::Castling { why, .. } => match why {
            NoCastling::Moved => M3_8_1A,
            NoCastling::RookMoved => M3_8_1B,
            NoCastling::InCheck { .. } | NoCastling::Through { .. } => M3_8_2A,
            NoCastling::Between { .. } => M3_8_2B,
        },
        ChessBreach::KingLeft { .. }
        | ChessBreach::KingInto { .. }
        | ChessBreach::KingExposed { .. } => M3_9,
    }
}

/// Article 3 ends no game.
const fn end(_: &Verdict) -> Option<Article> {
    None
}
