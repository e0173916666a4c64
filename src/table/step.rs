//! What a weighed act changes.

use super::state::{Count, Pledge, Question};
use super::to_the_letter::Change;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::breach::Asked;
use crate::law::ending::Verdict;
use crate::rules::position::Move;

/// A change that was found to be in order: a state takes it without a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A move is made.
    Ply(Move),
    /// A piece is taken off that neglected to capture (D13).
    Huff(Square),
    /// The last move is taken back, and a capture must be made (D14).
    Demand,
    /// A question is put, or passed on to the next who must agree.
    Ask {
        /// By whom.
        asker: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        question: Question,
    },
    /// A question is answered with no.
    Declined {
        /// Who had asked.
        asker: Seat,
        /// What.
        asked: Asked,
    },
    /// The last plies are taken back.
    Back {
        /// How many.
        plies: usize,
    },
    /// A count begins (A22).
    Count(Count),
    /// An undertaking is entered into (A22).
    Pledge {
        /// By whom.
        by: Seat,
        /// Which.
        pledge: Pledge,
    },
    /// What only a game to the letter knows.
    Letter(Change),
    /// The clock is stopped, or goes on.
    Clock,
    /// The game ends.
    End(Verdict),
}
