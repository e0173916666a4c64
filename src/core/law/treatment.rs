//! What the program does with every article, with the arbiter and in a game to the letter.
//!
//! A fact for the reader, told below the article. `tests/law` holds it to the rulings: what is said to be enforced or
//! claimed must be cited where it is.

use super::article::Article;

/// What becomes of an article in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// It holds of itself.
    Enforced,
    /// It holds when a player claims it.
    Claimed,
    /// It holds where the players have chosen it before the game.
    Offered,
    /// It is there to be read.
    Shown,
}

/// How an article is treated: several share each way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// An act against it is refused.
    Refused,
    /// Who plays out of turn is refused, and the order is kept.
    Turns,
    /// An act against it is refused, as a false move is (A13).
    RefusedAsFalse,
    /// Less than must be taken is refused, warned of or allowed, as the table has chosen.
    Omitted,
    /// An act against it is refused; but a king exposed stands until it is claimed (T9).
    RefusedButExposed,
    /// There is no act by which it could be offended.
    NoWay,
    /// It happens by itself.
    Done,
    /// The lots and the order of first moves are kept.
    First,
    /// At odds the right side begins, and no other can be chosen.
    AtOdds,
    /// A move made comes back only by consent.
    Made,
    /// Only playing touches, and a move made comes back only by consent.
    Played,
    /// A touch binds by itself.
    Binds,
    /// Check is said by the program, to kings and queens.
    Said,
    /// Check is said by the program, and a move that leaves it is refused.
    SaidToKings,
    /// A queen is warned by the program, and may not be taken while she is protected.
    SaidToQueens,
    /// A check that nobody has said has no force.
    Unsaid,
    /// The game ends by it.
    Ends,
    /// The game ends by it, or by the claim of who gives odds.
    EndsOrClaimed,
    /// A claim comes too late once a man has been touched.
    InTime,
    /// A move against it stands until it is claimed, with a choice of remedies.
    Claims,
    /// A move against it stands until it is claimed as a false move (A13), or as a false capture (A11).
    ClaimsAsFalse,
    /// A capture against it stands until it is claimed as a false one (A11).
    ClaimsAsFalseCapture,
    /// Where the chess of 1869 is played it can be claimed; elsewhere it is refused, but for T9.
    ClaimsIn1869,
    /// A move against it stands until it is claimed as a wrong line (D3).
    ClaimsAsWrongLine,
    /// A move against it stands until an enemy claims it by T9.
    ClaimsAsExposed,
    /// A check said that is left standing is claimed as a false move.
    ClaimsOnceSaid,
    /// The players warn queens, and a protected one taken is claimed as a false capture.
    ClaimsOfQueens,
    /// Who was misled makes his move over again.
    MovesAgain,
    /// Who finds his king in check takes back his last move.
    FindsCheck,
    /// The moves since an unsaid check are played over.
    PlaysOver,
    /// The set-up is put right, or the game begun afresh, in time.
    PutRight,
    /// The captor lifts what he took; what is left may cost him a piece.
    Lifts,
    /// The opponent huffs, demands the capture or lets it be.
    Huffs,
    /// A player says that he counts, or undertakes.
    Counts,
    /// Chosen with the seats of the partners.
    Partners,
    /// Chosen with the odds.
    Odds,
    /// Chosen with the colour of the squares.
    Squares,
    /// Read beside it, and chosen with the losing game.
    Losing,
    /// It permits, and forbids nothing.
    Permits,
    /// It says what a word means.
    Word,
    /// It is shown when it is so, and the players see to the rest.
    ShownWhen,
    /// Advice, or what surrounds the rules.
    Around,
    /// It holds only in a game to the letter.
    OnlyToTheLetter,
}

impl How {
    /// All, in the order of their kinds.
    pub const ALL: [How; 43] = [
        How::Refused,
        How::Turns,
        How::RefusedAsFalse,
        How::Omitted,
        How::RefusedButExposed,
        How::NoWay,
        How::Done,
        How::First,
        How::AtOdds,
        How::Made,
        How::Played,
        How::Binds,
        How::Said,
        How::SaidToKings,
        How::SaidToQueens,
        How::Unsaid,
        How::Ends,
        How::EndsOrClaimed,
        How::InTime,
        How::Claims,
        How::ClaimsAsFalse,
        How::ClaimsAsFalseCapture,
        How::ClaimsIn1869,
        How::ClaimsAsWrongLine,
        How::ClaimsAsExposed,
        How::ClaimsOnceSaid,
        How::ClaimsOfQueens,
        How::MovesAgain,
        How::FindsCheck,
        How::PlaysOver,
        How::PutRight,
        How::Lifts,
        How::Huffs,
        How::Counts,
        How::Partners,
        How::Odds,
        How::Squares,
        How::Losing,
        How::Permits,
        How::Word,
        How::ShownWhen,
        How::Around,
        How::OnlyToTheLetter,
    ];

    /// Of which kind it is.
    pub const fn kind(self) -> Kind {
        match self {
            How::Refused
            | How::Turns
            | How::RefusedAsFalse
            | How::Omitted
            | How::RefusedButExposed
            | How::NoWay
            | How::Done
            | How::First
            | How::AtOdds
            | How::Made
            | How::Played
            | How::Binds
            | How::Said
            | How::SaidToKings
            | How::SaidToQueens
            | How::Unsaid
            | How::Ends
            | How::EndsOrClaimed
            | How::InTime => Kind::Enforced,
            How::Claims
            | How::ClaimsAsFalse
            | How::ClaimsAsFalseCapture
            | How::ClaimsIn1869
            | How::ClaimsAsWrongLine
            | How::ClaimsAsExposed
            | How::ClaimsOnceSaid
            | How::ClaimsOfQueens
            | How::MovesAgain
            | How::FindsCheck
            | How::PlaysOver
            | How::PutRight
            | How::Lifts
            | How::Huffs
            | How::Counts => Kind::Claimed,
            How::Partners | How::Odds | How::Squares | How::Losing => Kind::Offered,
            How::Permits | How::Word | How::ShownWhen | How::Around | How::OnlyToTheLetter => {
                Kind::Shown
            }
        }
    }

    /// Does the program carry it out, so that nobody can offend it and it need never be cited?
    pub const fn is_carried_out(self) -> bool {
        matches!(self, How::Done | How::First | How::AtOdds)
    }
}

/// What becomes of an article in either way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treatment {
    /// With the arbiter.
    pub arbiter: How,
    /// In a game to the letter.
    pub letter: How,
}

impl Article {
    /// What the program does with the article.
    pub fn treatment(self) -> Option<Treatment> {
        let mut all = TREATMENTS.iter();
        let (_, arbiter, letter) = all.find(|(ids, ..)| ids.split(' ').any(|id| id == self.id))?;
        Some(Treatment {
            arbiter: *arbiter,
            letter: *letter,
        })
    }
}

/// The articles, by what is done with them with the arbiter and to the letter. Each stands in one row.
static TREATMENTS: &[(&str, How, How)] = &[
    // How a game is set up, and who begins.
    ("A1 A2 A3", How::Done, How::PutRight),
    ("A4 V5 V6", How::First, How::First),
    ("A5 DP8a", How::AtOdds, How::AtOdds),
    ("V4 T3 D1", How::Turns, How::Turns),
    ("V1 V2 T2 DP6b DP6c DP7", How::Done, How::Done),
    ("V3", How::Partners, How::Partners),
    ("DP8b", How::Odds, How::Odds),
    ("DP6a", How::Squares, How::Squares),
    ("DP13", How::Losing, How::Losing),
    // Hands.
    ("A6 A7 A8", How::OnlyToTheLetter, How::Binds),
    ("A9", How::Made, How::Made),
    ("D2", How::Played, How::Binds),
    ("A23", How::OnlyToTheLetter, How::InTime),
    // What may not be played.
    ("A19 T1 T6 T11 M3.7e", How::Refused, How::Refused),
    ("A10 A12 A13 A15 T9 D3", How::Refused, How::Claims),
    ("A11", How::RefusedAsFalse, How::Claims),
    ("A14 D10", How::NoWay, How::Claims),
    ("A20 V0 V9 V10 V14", How::Refused, How::ClaimsAsFalse),
    ("V15", How::Refused, How::ClaimsAsFalseCapture),
    (
        "M3.1 M3.2 M3.3 M3.4 M3.5 M3.6 M3.7a M3.7b M3.7c M3.7d M3.8a M3.8-1a M3.8-1b M3.8-2a M3.8-2b M3.9 M3.10a \
         M3.10b",
        How::Refused,
        How::ClaimsIn1869,
    ),
    ("D4 D5 D8 D9", How::Refused, How::ClaimsAsWrongLine),
    ("T7", How::Refused, How::ClaimsAsExposed),
    ("T12", How::Refused, How::RefusedButExposed),
    ("M3.8b", How::Done, How::Done),
    // Check said.
    ("A16", How::Said, How::Unsaid),
    ("V8", How::SaidToKings, How::ClaimsOnceSaid),
    ("V11", How::SaidToQueens, How::ClaimsOfQueens),
    ("T4", How::SaidToQueens, How::SaidToQueens),
    ("A17", How::Said, How::FindsCheck),
    ("A18", How::Said, How::MovesAgain),
    ("V13", How::Said, How::PlaysOver),
    // Captures in draughts.
    ("D6 D7 D11", How::Omitted, How::Huffs),
    ("D12", How::Done, How::Lifts),
    ("D13 D14", How::Huffs, How::Huffs),
    // What follows of itself, and what ends a game.
    ("V12 V16 V17 T15 T16 D15", How::Done, How::Done),
    ("A21 V7 T5 T17", How::Ends, How::Ends),
    ("D16", How::EndsOrClaimed, How::EndsOrClaimed),
    ("A22", How::Counts, How::Counts),
    // What is there to be read.
    ("T8 T10 T14 T18", How::Permits, How::Permits),
    ("M3.1a M3.10c", How::Word, How::Word),
    ("T13", How::ShownWhen, How::ShownWhen),
    ("T19 T20", How::Around, How::Around),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::law::article::Source;

    #[test]
    fn every_row_names_articles_that_exist_and_each_stands_in_one() {
        let all = Source::ALL.into_iter().flat_map(Source::articles);
        let all: HashSet<&str> = all.map(|article| article.id).collect();
        let mut seen = HashSet::new();
        for (ids, ..) in TREATMENTS {
            for id in ids.split(' ') {
                assert!(all.contains(id), "no article {id}");
                assert!(seen.insert(id), "{id} stands twice");
            }
        }
    }

    #[test]
    fn every_way_is_used() {
        let used = TREATMENTS
            .iter()
            .flat_map(|(_, arbiter, letter)| [*arbiter, *letter]);
        let used: HashSet<How> = used.collect();
        for how in How::ALL {
            assert!(used.contains(&how), "{how:?}");
        }
    }
}
