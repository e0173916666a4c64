//! A position as text, in the form of its game.

use thiserror::Error;

use super::{fen_chess, fen_draughts};
use crate::games::Game;
use crate::games::page::Laws;
use crate::rules::position::Position;

/// Why a text is no position, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// Of chess.
    #[error(transparent)]
    Chess(#[from] fen_chess::FenError),
    /// Of draughts.
    #[error(transparent)]
    Draughts(#[from] fen_draughts::FenError),
}

/// Reads a position of this game.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str, game: Game) -> Result<Position, FenError> {
    match game.page().laws {
        Laws::Chess(laws) => Ok(fen_chess::read(text, laws)?.into()),
        Laws::Draughts => Ok(fen_draughts::read(text)?.into()),
    }
}

/// Writes a position.
pub fn write(position: &Position) -> String {
    match position {
        Position::Chess(position) => fen_chess::write(position),
        Position::Draughts(position) => fen_draughts::write(position),
    }
}
