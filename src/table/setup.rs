//! What is settled before the first move.

use thiserror::Error;

use crate::board::piece::{Role, Seat};
use crate::board::set::Squares;
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::Odds as Known;
use crate::rules::chess::position::{Position, Rights, Wing};
use crate::rules::chess::validate::{Fault, Parts};

/// Game, names, odds and first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// The players' names, by seat; an empty one is shown as the seat's.
    pub names: [String; 2],
    /// Where the game begins.
    pub start: Start,
    /// How it was settled who moves first.
    pub first: First,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// With all men in their places.
    Array,
    /// With some men taken off by the stronger player (A3, A5, A15).
    Odds(Odds),
    /// From a position.
    Position(Position),
}

/// Men that one player gives to the other before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Who gives them, and so has the first move (A5).
    pub giver: Seat,
    /// Where in his array the men stood that he takes off.
    pub men: Vec<Square>,
}

/// Who has the first move, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// As agreed, or as the position or the odds have it.
    Settled(Seat),
    /// By lot (A4), drawn with this seed; White moves first, and the lot said who sits there.
    Lot {
        /// The seed that draws the same lot again.
        seed: u64,
    },
}

impl First {
    /// The seat that moves first.
    pub const fn seat(self) -> Seat {
        match self {
            First::Settled(seat) => seat,
            First::Lot { .. } => Seat::White,
        }
    }
}

/// A set-up that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Odds in a game that knows none.
    #[error("{} knows no odds; they are given in chess-1869 (A5)", .0.id())]
    NoOdds(Game),
    /// No man of the giver's stands on that square of the array.
    #[error("no man of the giver stands on {0} at the start, so none can be taken off there")]
    NoMan(String),
    /// The king cannot be given.
    #[error("the king on {0} cannot be given as odds")]
    King(String),
    /// No man is given.
    #[error("odds of no man at all; name one, as in white:b1")]
    Nothing,
    /// Who gives odds has the first move.
    #[error(
        "who gives odds has the first move (A5); the first move cannot be given to the other side"
    )]
    GiverBegins,
    /// The position has its own turn.
    #[error("the position text says who is to move; leave out the first move")]
    PositionHasTurn,
    /// The position that results cannot be played.
    #[error(transparent)]
    Position(#[from] Fault),
}

impl Setup {
    /// An even game of nameless players from the array, White first.
    pub fn plain(game: Game) -> Setup {
        Setup {
            game,
            names: [String::new(), String::new()],
            start: Start::Array,
            first: First::Settled(Seat::White),
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn position(&self) -> Result<Position, SetupError> {
        let first = self.first.seat();
        match &self.start {
            Start::Array => Ok(begin(self.game, first, Squares::NONE)?),
            Start::Odds(odds) => {
                let off = self.men_off(odds)?;
                if first == odds.giver {
                    Ok(begin(self.game, first, off)?)
                } else {
                    Err(SetupError::GiverBegins)
                }
            }
            Start::Position(position) if position.turn() == first => Ok(*position),
            Start::Position(_) => Err(SetupError::PositionHasTurn),
        }
    }

    fn men_off(&self, odds: &Odds) -> Result<Squares, SetupError> {
        if self.game.page().odds == Known::Unknown {
            return Err(SetupError::NoOdds(self.game));
        }
        if odds.men.is_empty() {
            return Err(SetupError::Nothing);
        }
        let array = self.game.start();
        for at in &odds.men {
            let label = array.grid().label(*at);
            match array.piece(*at).filter(|piece| piece.seat == odds.giver) {
                None => return Err(SetupError::NoMan(label)),
                Some(piece) if piece.role == Role::King => return Err(SetupError::King(label)),
                Some(_) => {}
            }
        }
        Ok(odds.men.iter().copied().collect())
    }
}

/// The array less some men, every castling open where the game lets an absent rook castle.
fn begin(game: Game, first: Seat, off: Squares) -> Result<Position, Fault> {
    let mut men = *game.start().men();
    for at in off {
        men.lift(at);
    }
    let mut rights = Rights::NONE;
    for seat in Seat::TWO {
        for wing in Wing::BOTH {
            rights = rights.with(seat, wing);
        }
    }
    Position::new(
        game.page().laws,
        Parts {
            men,
            turn: first,
            rights,
            passed: None,
            quiet: 0,
            number: 1,
        },
    )
}
