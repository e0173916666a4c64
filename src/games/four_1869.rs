//! Chess with four players by the regulations of G. Theod. Bom, Amsterdam 1869.
//!
//! Its preamble (V0) sends the reader back to the ordinary regulations for all that it does not say itself.

use super::chess_1869::{self, A3, A9, A10, A12, A13, A22};
use super::chess_modern;
use super::page::{
    Agreed, Announcing, Consulting, Counted, Dead, Draws, Flags, Kings, Laws, Letter, Lifting,
    Limit, Neglect, Odds, Page, Score, Seatings, Slips, Stands, Touching, Turns,
};
use super::to_the_letter;
use crate::law::article::{Article, Source};
use crate::law::breach::{
    Asked, Breach, ChessBreach, CrossBreach, HandBreach, LetterBreach, Mated, Slipped, Spoken,
};
use crate::law::ending::{Ending, Verdict};
use crate::law::offence::Offence;
use crate::law::ruling::Ruling;
use crate::rules::castling::Castling;
use crate::rules::cross::laws::{
    self, Colours, Exposed, Friend, Frozen, Mate, Pins, Promotion, Queens, Stalemate,
};

/// The facts, in the order of the articles.
pub static PAGE: Page = Page {
    source: Source::Four1869,
    laws: Laws::Cross(&laws::Laws {
        promotion: Promotion::FarEdge,    // V0
        castling: Castling::RookOrAbsent, // V0, A15, R2
        colours: Colours::BySide,         // V2, V3, R1
        friend: Friend::Spared,           // V10, R8
        queens: Queens {
            by_friend: Exposed::Open,  // V11
            unpinned: Exposed::Warned, // V12
            pins: Pins::OwnAndFriends, // V12
        },
        mate: Mate::AtOnce,               // V14, R10
        frozen: Frozen::WithoutForce,     // V14, V15, R11
        stalemate: Stalemate::PlayedOver, // V17
    }),
    seating: Seatings::Chosen, // V3, V4, R6
    turns: Turns::NextSeat,    // V5, V6
    odds: Odds::GiverBegins,   // V0, A5
    draws: Draws {
        dead: Dead::PlaysOn,
        repetition: Limit::Unknown,
        quiet: Limit::Unknown,
        counted: Counted::Announced { moves: 50 }, // V0, A22, R12
        kings: Kings::Unknown,
    },
    neglect: Neglect::Unknown,
    letter: Some(Letter {
        touching: Touching::PlayTakeOrKing,       // V0, A6 to A9
        announcing: Announcing::ToKingsAndQueens, // V8, V11, V13
        stands: Stands::Chess,                    // V0, A10 to A15
        slips: Slips::MenAndOdds,                 // V0, A2, A3
        lifting: Lifting::WithTheMove,
    }),
    consulting: Consulting::Unsaid,
    agreed: Agreed::Drawn,
    flags: Flags::Claimed,
    score: Score::Side,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::Four1869, id)
}

const V0: Article = article("V0");
const V1: Article = article("V1");
const V3: Article = article("V3");
const V4: Article = article("V4");
const V7: Article = article("V7");
const V8: Article = article("V8");
const V9: Article = article("V9");
const V10: Article = article("V10");
const V11: Article = article("V11");
const V13: Article = article("V13");
const V14: Article = article("V14");
const V15: Article = article("V15");
const V17: Article = article("V17");

/// The article that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    match breach {
        Breach::Hand(hand) => hand_rule(hand),
        Breach::Letter(letter) => four_letter(letter),
        Breach::Chess(chess) => chess_rule(chess),
        Breach::Cross(cross) => cross_rule(cross),
        // Never: no piece of draughts stands on this board.
        Breach::Draughts(_) => Ruling::by(A13),
    }
}

fn hand_rule(breach: &HandBreach) -> Ruling {
    match breach {
        HandBreach::GameOver(ending) => {
            Ruling::by(end(&Verdict::draw(*ending)).unwrap_or(over(*ending)))
        }
        // An answer, too, comes from each in his turn.
        HandBreach::OutOfTurn { .. }
        | HandBreach::AnswerFirst { .. }
        | HandBreach::NothingAsked
        | HandBreach::NoClock(_) => Ruling::by(V4),
        HandBreach::NotYours { .. } => Ruling::by(A10),
        HandBreach::NoMan { .. } => Ruling::see(A13, chess_modern::M3_1),
        HandBreach::OffBoard { .. } => Ruling::by(V1),
        HandBreach::AskedAlready(asked) => Ruling::by(asking(*asked)),
        HandBreach::NothingToTakeBack => Ruling::by(A9),
        HandBreach::NoDraw(_) | HandBreach::NoCount(_) | HandBreach::NoUndertaking(_) => {
            Ruling::by(A22)
        }
        // What is false here is claimed, not huffed.
        HandBreach::NoHuff(_) | HandBreach::NoDemand(_) => Ruling::by(A13),
    }
}

/// What to read where the source takes the ending for granted: how a game is won (V7), or stays undecided (V17).
const fn over(ending: Ending) -> Article {
    match ending {
        Ending::Agreement | Ending::AllAgreed => V17,
        _ => V7,
    }
}

/// A move once let go is made (A9): only consent takes it back. An undecided game is that of V17; one given up is won (V7).
const fn asking(asked: Asked) -> Article {
    match asked {
        Asked::Draw => V17,
        Asked::TakeBack => A9,
        Asked::Resign => V7,
    }
}

/// V0: what these articles do not say of a king is said in the ordinary ones.
fn chess_rule(breach: &ChessBreach) -> Ruling {
    match breach {
        ChessBreach::KingLeft { .. } => Ruling::by(V8),
        ChessBreach::KingInto { .. } => Ruling::by(V9),
        ChessBreach::KingExposed { .. } => Ruling::by(V10),
        ordinary => chess_1869::chess_rule(ordinary),
    }
}

const fn cross_rule(breach: &CrossBreach) -> Ruling {
    match breach {
        CrossBreach::FriendsMan { .. } => Ruling::see(A12, V3),
        CrossBreach::EnemyKing { mated, .. } => Ruling::by(match mated {
            Mated::Yes => V14,
            Mated::No => V8,
        }),
        // Never: such an army has no force here.
        CrossBreach::KingIntoFrozen { .. } => Ruling::by(V14),
        CrossBreach::FriendExposed { .. } => Ruling::by(V10),
        CrossBreach::FriendsArmy { .. } => Ruling::by(V4),
        CrossBreach::ArmyFrozen { .. } | CrossBreach::FrozenMan { .. } => Ruling::by(V14),
        CrossBreach::ReleasedMan { .. } => Ruling::by(V15),
        CrossBreach::QueenProtected { .. } => Ruling::by(V11),
        CrossBreach::ArmEnd { .. } => Ruling::by(V0),
        CrossBreach::Stalemates { .. } => Ruling::by(V17),
    }
}

/// V13 takes the place of A16, of kings V8 says that notice must be given, and A1 lapses (V0).
fn four_letter(breach: &LetterBreach) -> Ruling {
    Ruling::by(match breach {
        LetterBreach::NothingToAnnounce
        | LetterBreach::AnnounceLate
        | LetterBreach::AnnouncedAlready
        | LetterBreach::Unknown(Spoken::Announce)
        | LetterBreach::Groundless(Offence::Unwarned)
        | LetterBreach::NoSuchRemedy(Offence::Unwarned)
        | LetterBreach::ChooseFirst {
            offence: Offence::Unwarned,
            ..
        } => V13,
        LetterBreach::KingSpared { .. } => V8,
        LetterBreach::Unknown(Spoken::Afresh) => A3,
        // Never: the board cannot be turned.
        LetterBreach::RectifyLate(Slipped::Board) => V0,
        ordinary => return to_the_letter::chess_rule(ordinary),
    })
}

/// The article that ends a game so: consent and giving up are taken for granted.
const fn end(verdict: &Verdict) -> Option<Article> {
    match verdict.ending {
        Ending::BothMated => Some(V7),
        Ending::Undecided | Ending::Stalemate => Some(V17),
        Ending::FiftyCounted | Ending::UndertakingMissed => Some(A22), // R12, R4
        Ending::OddsKept => Some(A3),
        _ => None,
    }
}
