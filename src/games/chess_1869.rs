//! Chess by the regulations of G. Theod. Bom, Amsterdam 1869.
//!
//! The text never says how men move: a false movement cites A13 and sends the reader on to the modern article 3.

use super::chess_modern::{self, movement};
use super::page::{Counted, Dead, Draws, Kings, Laws, Limit, Neglect, Odds, Page, Score, Turns};
use crate::law::article::{Article, Source};
use crate::law::breach::{Asked, Breach, ChessBreach, HandBreach};
use crate::law::ending::Ending;
use crate::law::ruling::{Ground, Ruling};
use crate::rules::chess::laws::{self, Castling};

/// The facts, in the order of the articles.
pub static PAGE: Page = Page {
    source: Source::Chess1869,
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
    score: Score::One,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::Chess1869, id)
}

const A4: Article = article("A4");
const A9: Article = article("A9");
const A10: Article = article("A10");
const A12: Article = article("A12");
const A13: Article = article("A13");
const A15: Article = article("A15");
const A19: Article = article("A19");
const A20: Article = article("A20");
const A21: Article = article("A21");
const A22: Article = article("A22");

/// The article that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    match breach {
        Breach::Hand(hand) => hand_rule(hand),
        Breach::Chess(chess) => chess_rule(chess),
        // Never: no piece of draughts stands on this board.
        Breach::Draughts(_) => Ruling::by(A13),
    }
}

fn hand_rule(breach: &HandBreach) -> Ruling {
    match breach {
        HandBreach::GameOver(ending) => Ruling::by(match end(*ending) {
            Ground::Article(article) => article,
            Ground::Word(_) => over(*ending),
        }),
        HandBreach::OutOfTurn { .. } | HandBreach::NotYours { .. } => Ruling::by(A10),
        HandBreach::NoMan { .. } => Ruling::see(A13, chess_modern::M3_1),
        HandBreach::OffBoard { .. } => Ruling::by(chess_modern::M3_1),
        HandBreach::AnswerFirst { asked, .. } | HandBreach::AskedAlready(asked) => {
            Ruling::by(asking(*asked))
        }
        HandBreach::NothingAsked | HandBreach::NothingToTakeBack => Ruling::by(A9),
        HandBreach::NoDraw(_) | HandBreach::NoCount(_) | HandBreach::NoUndertaking(_) => {
            Ruling::by(A22)
        }
        // What is false here is claimed, not huffed.
        HandBreach::NoHuff(_) | HandBreach::NoDemand(_) => Ruling::by(A13),
    }
}

/// A move once let go is made (A9): only consent takes it back. A draw is an undecided game (A21).
const fn asking(asked: Asked) -> Article {
    match asked {
        Asked::Draw => A21,
        Asked::TakeBack => A9,
    }
}

/// What to read when the source takes the ending for granted: of mate, the check; else the next game (A4).
const fn over(ending: Ending) -> Article {
    match ending {
        Ending::Mate => chess_modern::M3_9,
        _ => A4,
    }
}

fn chess_rule(breach: &ChessBreach) -> Ruling {
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

/// The article that ends a game so.
fn end(ending: Ending) -> Ground {
    match ending {
        Ending::Mate => Ground::Word("mate"),
        Ending::Stalemate => Ground::Article(A21),
        Ending::FiftyCounted | Ending::UndertakingMissed => Ground::Article(A22),
        Ending::Agreement => Ground::Word("agreed"),
        Ending::Resignation => Ground::Word("resigned"),
        // No article of 1869 ends a game so: its draws (above) know no repetition and no count of themselves.
        Ending::InsufficientMaterial => Ground::Word("insufficient material"),
        Ending::Fivefold | Ending::Threefold => Ground::Word("repetition"),
        Ending::SeventyFiveMoves | Ending::FiftyMoves => Ground::Word("move count"),
        // Never: endings of draughts.
        Ending::NoPieces(_) | Ending::NoMoves(_) => Ground::Word("no move left"),
        Ending::LongLine | Ending::FifteenMoves | Ending::TwentyMoves => {
            Ground::Word("three kings against one")
        }
    }
}
