//! Every way to offend, with the squares that show it.

mod chess;
mod cross;
mod draughts;
mod hand;
mod letter;

pub use self::chess::{ChessBreach, NoCastling};
pub use self::cross::{CrossBreach, Mated};
pub use self::draughts::DraughtsBreach;
pub use self::hand::{Asked, Claimed, HandBreach, Known, NoClock, NoCount, NoHuff, NoUndertaking};
pub use self::letter::{LetterBreach, Slipped, Spoken};
use crate::board::square::Square;

/// What was wrong with an act.
///
/// A breach knows no article: the game's page names it (see [`Ruling`](super::ruling::Ruling)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Wrong in any game: out of turn, out of place, a hand on the wrong man.
    Hand(HandBreach),
    /// A false move of chess.
    Chess(ChessBreach),
    /// What only chess for four forbids.
    Cross(CrossBreach),
    /// A false move of draughts, or a capture neglected.
    Draughts(DraughtsBreach),
    /// What only a game to the letter can offend.
    Letter(LetterBreach),
}

impl Breach {
    /// Is it that less was taken than had to be, and nothing else?
    pub const fn is_neglect(&self) -> bool {
        matches!(
            self,
            Breach::Draughts(DraughtsBreach::Omitted { .. } | DraughtsBreach::TooFew { .. })
        )
    }

    /// Does it offend only a rule of the house, so that no article is to be read?
    pub const fn is_of_the_house(&self) -> bool {
        matches!(self, Breach::Hand(HandBreach::NoClock(_)))
    }

    /// The squares that show why: attackers first, then what they attack, then the line between them.
    ///
    /// Each is named once.
    pub fn squares(&self) -> Vec<Square> {
        let shown = match self {
            Breach::Hand(hand) => hand.squares(),
            Breach::Chess(chess) => chess.squares(),
            Breach::Cross(cross) => cross.squares(),
            Breach::Draughts(draughts) => draughts.squares(),
            Breach::Letter(letter) => letter.squares(),
        };
        let mut once = Vec::new();
        for square in shown {
            if !once.contains(&square) {
                once.push(square);
            }
        }
        once
    }
}
