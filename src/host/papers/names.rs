//! What moves are called in texts that other programs read.

use crate::board::piece::Role;
use crate::notation::letters::Letters;
use crate::notation::{numeric, san};
use crate::rules::position::{Move, Position};

/// In chess the short form in English letters, in draughts the numbers, of four both squares: `Nf3`, `32-28`, `Qg1xQn8+`.
pub fn name(position: &Position, played: Move) -> String {
    match (position, played) {
        (Position::Draughts(position), Move::Draughts(m)) => numeric::write(position, m),
        (Position::Cross(_), Move::Cross(_)) => long(position, played),
        _ => san::write(position, played, Letters::English),
    }
}

fn long(position: &Position, played: Move) -> String {
    let short = san::write(position, played, Letters::English);
    if position.castling_wing(played).is_some() {
        return short;
    }
    let grid = position.grid();
    let letter = |role: Role| match role {
        Role::Pawn => String::new(),
        role => Letters::English.of(role).to_string(),
    };
    let man = position
        .piece(played.start())
        .map_or(Role::Pawn, |piece| piece.role);
    let mut text = letter(man) + &grid.label(played.start());
    match position.taken(played).first() {
        Some((_, prey)) => text = text + "x" + &letter(prey.role),
        None => text.push('-'),
    }
    text += &grid.label(played.end());
    if let Some(role) = played.role() {
        text = text + "=" + &letter(role);
    }
    text.extend(short.chars().filter(|mark| matches!(mark, '+' | '#')));
    text
}
