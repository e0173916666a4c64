//! Chess by the regulations of G. Theod. Bom, Amsterdam 1869.
//!
//! The text never says how men move: a false movement cites A13 and sends the reader on to the modern article 3.

use super::chess_modern::{self, movement};
use super::page::{
    Agreed, Announcing, Consulting, Counted, Dead, Draws, Flags, Kings, Laws, Letter, Lifting,
    Limit, Neglect, Odds, Page, Score, Seatings, Slips, Stands, Touching, Turns,
};
use super::to_the_letter;
use crate::law::article::{Article, Source};
use crate::law::breach::{Asked, Breach, ChessBreach, HandBreach};
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ruling;
use crate::rules::castling::Castling;
use crate::rules::chess::laws;

/// The facts, in the order of the articles.
pub static PAGE: Page = Page {
    source: Source::Chess1869,
    seating: Seatings::Two,
    odds: Odds::GiverBegins,     // A5
    turns: Turns::AfterDecision, // A4
    laws: Laws::Chess(&laws::Laws {
        castling: Castling::RookOrAbsent, // A15, R2
    }),
    draws: Draws {
        dead: Dead::PlaysOn,
        repetition: Limit::Unknown,
        quiet: Limit::Unknown,
        counted: Counted::Announced { moves: 50 }, // A22, R3
        kings: Kings::Unknown,
    },
    neglect: Neglect::Unknown,
    letter: Some(Letter {
        touching: Touching::PlayTakeOrKing, // A6 to A9
        announcing: Announcing::ToKings,    // A16 to A18
        stands: Stands::Chess,              // A10 to A15
        slips: Slips::BoardToo,             // A1 to A3
        lifting: Lifting::WithTheMove,
    }),
    consulting: Consulting::Unsaid,
    agreed: Agreed::Drawn,
    flags: Flags::Claimed,
    score: Score::One,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::Chess1869, id)
}

pub(super) const A3: Article = article("A3");
const A4: Article = article("A4");
/// A move once let go is made.
pub(super) const A9: Article = article("A9");
pub(super) const A10: Article = article("A10");
pub(super) const A12: Article = article("A12");
pub(super) const A13: Article = article("A13");
pub(super) const A15: Article = article("A15");
pub(super) const A19: Article = article("A19");
pub(super) const A20: Article = article("A20");
const A21: Article = article("A21");
pub(super) const A22: Article = article("A22");

/// The article that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    match breach {
        Breach::Hand(hand) => hand_rule(hand),
        Breach::Letter(letter) => to_the_letter::chess_rule(letter),
        Breach::Chess(chess) => chess_rule(chess),
        // Never: nothing of another board.
        Breach::Cross(_) | Breach::Draughts(_) => Ruling::by(A13),
    }
}

fn hand_rule(breach: &HandBreach) -> Ruling {
    match breach {
        HandBreach::GameOver(ending) => {
            Ruling::by(end(&Verdict::draw(*ending)).unwrap_or(over(*ending)))
        }
        HandBreach::OutOfTurn { .. } | HandBreach::NotYours { .. } => Ruling::by(A10),
        HandBreach::NoMan { .. } => Ruling::see(A13, chess_modern::M3_1),
        HandBreach::OffBoard { .. } => Ruling::by(chess_modern::M3_1),
        HandBreach::AnswerFirst { asked, .. } | HandBreach::AskedAlready(asked) => {
            Ruling::by(asking(*asked))
        }
        HandBreach::NothingAsked | HandBreach::NoClock(_) | HandBreach::NothingToTakeBack => {
            Ruling::by(A9)
        }
        HandBreach::NoDraw(_) | HandBreach::NoCount(_) | HandBreach::NoUndertaking(_) => {
            Ruling::by(A22)
        }
        // What is false here is claimed, not huffed.
        HandBreach::NoHuff(_) | HandBreach::NoDemand(_) => Ruling::by(A13),
    }
}

/// A move once let go is made (A9): only consent takes it back. What an undecided game leads to, A4 says.
const fn asking(asked: Asked) -> Article {
    match asked {
        Asked::Draw | Asked::Resign => A4,
        Asked::TakeBack => A9,
    }
}

/// What to read when the source takes the ending for granted: the next game (A4). That mate ends one no article says: of
/// A3, that it may be worth no more than a draw, and of A22, that it must be given in so many moves, neither tells why
/// nothing is played any more. The modern paragraph on check does: no move may leave the king in it.
const fn over(ending: Ending) -> Article {
    match ending {
        Ending::Mate => chess_modern::M3_9,
        _ => A4,
    }
}

/// The article that a false move offends.
pub(super) fn chess_rule(breach: &ChessBreach) -> Ruling {
    match breach {
        ChessBreach::CannotReach { .. }
        | ChessBreach::Blocked { .. }
        | ChessBreach::PawnBlocked { .. }
        | ChessBreach::DoubleStepLate { .. }
        | ChessBreach::NothingToTake { .. } => Ruling::see(A13, movement(breach)),
        ChessBreach::EnPassantLate { .. } => Ruling::by(A20),
        ChessBreach::OwnMan { .. } => Ruling::see(A12, chess_modern::M3_1),
        ChessBreach::PromotionMissing { .. }
        | ChessBreach::PromotionInto { .. }
        | ChessBreach::PromotionHere { .. } => Ruling::by(A19),
        ChessBreach::Castling { .. } => Ruling::by(A15),
        ChessBreach::KingLeft { .. }
        | ChessBreach::KingInto { .. }
        | ChessBreach::KingExposed { .. } => Ruling::see(A13, chess_modern::M3_9),
    }
}

/// The article that ends a game so: mate is taken for granted, and so are consent and giving up.
fn end(verdict: &Verdict) -> Option<Article> {
    match verdict.ending {
        Ending::Stalemate => Some(A21),
        Ending::FiftyCounted | Ending::UndertakingMissed => Some(A22),
        Ending::OddsKept => Some(A3),
        _ => None,
    }
}
