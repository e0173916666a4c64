//! A position as text, in the form of its game.

use thiserror::Error;

use super::{fen_chess, fen_cross, fen_draughts};
use crate::games::Game;
use crate::games::page::Laws;
use crate::lang::{Lang, Say};
use crate::rules::cross::seating::Seating;
use crate::rules::position::Position;

/// Why a text is no position, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum FenError {
    /// Of chess.
    Chess(#[from] fen_chess::FenError),
    /// Of chess for four.
    Cross(#[from] fen_cross::FenError),
    /// Of draughts.
    Draughts(#[from] fen_draughts::FenError),
}

/// Reads a position of this game, the players seated as is usual in it.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str, game: Game) -> Result<Position, FenError> {
    read_seated(text, game, game.page().seating.usual())
}

/// Reads a position of this game, the players seated so.
///
/// # Errors
/// What is wrong, and where.
pub fn read_seated(text: &str, game: Game, seating: Seating) -> Result<Position, FenError> {
    match game.page().laws {
        Laws::Cross(laws) => Ok(fen_cross::read(text, laws, seating)?.into()),
        Laws::Chess(laws) => Ok(fen_chess::read(text, laws)?.into()),
        Laws::Draughts => Ok(fen_draughts::read(text)?.into()),
    }
}

/// Writes a position.
///
/// A game to the letter has positions that [`read`] refuses, as where a king could be taken: such a text is to be looked
/// at. What brings the game back is its record, by its acts.
pub fn write(position: &Position) -> String {
    match position {
        Position::Chess(position) => fen_chess::write(position),
        Position::Cross(position) => fen_cross::write(position),
        Position::Draughts(position) => fen_draughts::write(position),
    }
}
