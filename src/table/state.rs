//! What the table knows, and what it waits for.

use super::act::{Claim, Undertaking};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::breach::Asked;
use crate::law::ending::Verdict;
use crate::rules::chess::moves::Move;
use crate::rules::chess::position::Position;

/// The game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The men, the turn, the rights.
    pub position: Position,
    /// The plies that led here, those taken back left out.
    pub past: Vec<Ply>,
    /// What the table waits for.
    pub stage: Stage,
    /// The count of fifty moves, once begun (A22).
    pub count: Option<Count>,
    /// What each seat has undertaken (A22).
    pub pledges: [Option<Pledge>; 2],
    /// What was declined since the last ply, and who had asked.
    pub declined: Option<(Seat, Asked)>,
}

/// One ply, and what stood before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// The position in which it was made.
    pub before: Position,
    /// The count before it.
    pub count: Option<Count>,
    /// The undertakings before it.
    pub pledges: [Option<Pledge>; 2],
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move of the seat at turn.
    Play,
    /// The answer to a question.
    Choose {
        /// Who must answer.
        by: Seat,
        /// What was asked.
        question: Question,
    },
    /// Nothing: the game is over.
    Over(Verdict),
}

/// A question between the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Shall it be a draw?
    Draw,
    /// May so many plies be taken back?
    TakeBack {
        /// How many.
        plies: usize,
    },
}

impl Question {
    /// What kind of question it is.
    pub const fn asked(self) -> Asked {
        match self {
            Question::Draw => Asked::Draw,
            Question::TakeBack { .. } => Asked::TakeBack,
        }
    }
}

/// A count that somebody began (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who counts.
    pub by: Seat,
    /// Plies since.
    pub plies: u32,
}

/// An undertaking as it stands now: the named man followed over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge {
    /// With which man.
    pub man: Named,
    /// On which square, if one was named.
    pub on: Option<Square>,
}

/// The man of an undertaking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// None was named.
    Any,
    /// He stands here.
    At(Square),
    /// He was taken, or is a pawn no longer.
    Lost,
}

/// One thing that can be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Move a man.
    Play,
    /// Offer a draw.
    OfferDraw,
    /// Ask to take back.
    AskTakeBack,
    /// Answer a question.
    Answer(Question),
    /// Claim a draw.
    Claim(Claim),
    /// Begin the count of fifty moves.
    Count,
    /// Enter into an undertaking.
    Undertake,
    /// Give up.
    Resign,
}

impl From<Undertaking> for Pledge {
    fn from(undertaking: Undertaking) -> Pledge {
        Pledge {
            man: undertaking.man.map_or(Named::Any, Named::At),
            on: undertaking.on,
        }
    }
}

impl State {
    /// The seat that the table waits for; nobody when the game is over.
    pub fn awaited(&self) -> Option<Seat> {
        match self.stage {
            Stage::Play => Some(self.position.turn()),
            Stage::Choose { by, .. } => Some(by),
            Stage::Over(_) => None,
        }
    }

    /// How the game ended, if it has.
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.stage {
            Stage::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// How often the position has stood, this time included. What was captured or pushed does not come back, so only
    /// the quiet plies are looked through.
    pub fn times(&self) -> usize {
        let quiet = self
            .past
            .iter()
            .rev()
            .take(self.position.quiet_plies() as usize);
        1 + quiet
            .filter(|ply| ply.before.repeats(&self.position))
            .count()
    }

    /// Is it the turn of a king in check?
    pub fn in_check(&self) -> bool {
        !self.position.checkers(self.position.turn()).is_empty()
    }
}
