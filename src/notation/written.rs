//! A move of any game, written.

use super::letters::Letters;
use super::{numeric, san};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// Writes a move as short as its position allows: `Nbd7`, `Qj12`, `32-28`.
pub fn write(position: &Position, played: Move, letters: Letters) -> String {
    match (position, played) {
        (Position::Draughts(position), Move::Draughts(m)) => numeric::write(position, m),
        _ => san::write(position, played, letters),
    }
}

/// Writes several moves of one position, parted by commas.
pub fn list(position: &Position, moves: &[Move], letters: Letters) -> String {
    let written: Vec<String> = moves
        .iter()
        .map(|played| write(position, *played, letters))
        .collect();
    written.join(", ")
}

/// Writes a move by its squares, for scripts: `g1f3`, `32-28`.
pub fn squares(position: &Position, played: Move) -> String {
    match (position, played) {
        (Position::Draughts(position), Move::Draughts(m)) => numeric::write(position, m),
        _ => play(position, &position.play(played)),
    }
}

/// Writes a play by its squares, legal or not: `g1f3`, `32-28`.
pub fn play(position: &Position, play: &Play) -> String {
    match position {
        Position::Chess(_) | Position::Cross(_) => play.coordinates(position.grid()),
        Position::Draughts(position) => numeric::write_play(position, play),
    }
}
