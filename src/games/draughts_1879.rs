//! Draughts by the rules of N. van Buuren, Gouda 1879.

use super::page::{
    Agreed, Announcing, Consulting, Counted, Dead, Draws, Flags, Kings, Laws, Letter, Lifting,
    Limit, Neglect, Odds, Page, Score, Seatings, Slips, Stands, Touching, Turns,
};
use super::to_the_letter;
use crate::board::piece::Role;
use crate::law::article::{Article, Source};
use crate::law::breach::{Asked, Breach, DraughtsBreach, HandBreach, NoHuff};
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ruling;

/// The facts, in the order of the rules.
pub static PAGE: Page = Page {
    source: Source::Draughts1879,
    laws: Laws::Draughts, // D4 to D9, D11, D15
    seating: Seatings::Two,
    odds: Odds::GiverSecond, // D1, DP8a
    turns: Turns::EveryGame, // D1, DP6b
    draws: Draws {
        dead: Dead::PlaysOn,
        repetition: Limit::Unknown,
        quiet: Limit::Unknown,
        counted: Counted::Unknown,
        kings: Kings::AgainstOne {
            moves: 15,
            at_odds: 20,
        }, // D16, R20
    },
    neglect: Neglect::Huffed, // D13, D14
    letter: Some(Letter {
        touching: Touching::Play, // D2, D3
        announcing: Announcing::ByTheProgram,
        stands: Stands::Draughts, // D3, D10
        slips: Slips::Unknown,
        lifting: Lifting::ByTheCaptor, // D12
    }),
    consulting: Consulting::Unsaid,
    agreed: Agreed::Drawn,
    flags: Flags::Claimed,
    score: Score::Two,
    rule,
    end,
};

const fn article(id: &'static str) -> Article {
    Article::new(Source::Draughts1879, id)
}

const D1: Article = article("D1");
const D2: Article = article("D2");
const D3: Article = article("D3");
const D4: Article = article("D4");
const D5: Article = article("D5");
const D6: Article = article("D6");
const D7: Article = article("D7");
const D8: Article = article("D8");
const D9: Article = article("D9");
const D11: Article = article("D11");
const D13: Article = article("D13");
const D14: Article = article("D14");
const D16: Article = article("D16");
const DP6C: Article = article("DP6c");
const DP8B: Article = article("DP8b");

/// The rule that a breach offends.
fn rule(breach: &Breach) -> Ruling {
    match breach {
        Breach::Hand(hand) => Ruling::by(hand_rule(hand)),
        Breach::Letter(letter) => to_the_letter::draughts_rule(letter),
        Breach::Draughts(draughts) => draughts_rule(draughts),
        // Never: no chessman stands on this board.
        Breach::Chess(_) | Breach::Cross(_) => Ruling::by(D4),
    }
}

fn hand_rule(breach: &HandBreach) -> Article {
    match breach {
        HandBreach::GameOver(ending) => match end(&Verdict::draw(*ending)) {
            Some(article) => article,
            None => D1,
        },
        HandBreach::OutOfTurn { .. } => D1,
        HandBreach::NotYours { .. } => D3,
        HandBreach::NoMan { .. } => D4,
        HandBreach::OffBoard { .. } => DP6C,
        HandBreach::AnswerFirst { asked, .. } | HandBreach::AskedAlready(asked) => asking(*asked),
        HandBreach::NothingAsked | HandBreach::NoClock(_) | HandBreach::NothingToTakeBack => D2,
        HandBreach::NoDraw(_) | HandBreach::NoCount(_) | HandBreach::NoUndertaking(_) => D16,
        HandBreach::NoHuff(NoHuff::TooLate) => D14,
        HandBreach::NoHuff(_) => D13,
        HandBreach::NoDemand(_) => D14,
    }
}

/// A piece once let go has been moved (D2): only consent takes it back. What a draw is worth is said of odds (DP8b).
const fn asking(asked: Asked) -> Article {
    match asked {
        Asked::Draw | Asked::Resign => DP8B,
        Asked::TakeBack => D2,
    }
}

const fn draughts_rule(breach: &DraughtsBreach) -> Ruling {
    match breach {
        DraughtsBreach::CannotReach { role, .. }
        | DraughtsBreach::Occupied { role, .. }
        | DraughtsBreach::OverOwn { role, .. } => Ruling::by(match role {
            Role::Crowned => D5,
            _ => D4,
        }),
        DraughtsBreach::Backward { .. } => Ruling::by(D4),
        DraughtsBreach::OverNothing { role, .. } => Ruling::by(match role {
            Role::Crowned => D8,
            _ => D4,
        }),
        DraughtsBreach::Blocked { .. } => Ruling::by(D5),
        DraughtsBreach::NoRoom { role, .. } => Ruling::by(match role {
            Role::Crowned => D8,
            _ => D7,
        }),
        DraughtsBreach::Twice { .. } => Ruling::by(D9),
        DraughtsBreach::StillThere { .. } => Ruling::by(D8),
        DraughtsBreach::Omitted { role, .. } => match role {
            Role::Crowned => Ruling::see(D6, D13),
            _ => Ruling::see(D7, D13),
        },
        DraughtsBreach::TooFew { .. } => Ruling::see(D11, D13),
        DraughtsBreach::Several { .. } => Ruling::by(D11),
    }
}

/// The rule that ends a game so.
const fn end(verdict: &Verdict) -> Option<Article> {
    match verdict.ending {
        Ending::LongLine | Ending::FifteenMoves | Ending::TwentyMoves => Some(D16),
        _ => None,
    }
}
