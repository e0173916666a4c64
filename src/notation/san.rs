//! Short notation: `Nbd7`, `exd6`, `O-O`, `e8=Q+`.

use super::letters::Letters;
use crate::board::grid::Grid;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::rules::chess::moves::Move;
use crate::rules::chess::position::{Position, Wing};
use crate::rules::tree::Tree;

/// Writes a legal move as short as its position allows, with `+` for check and `#` for mate.
pub fn write(position: &Position, played: Move, letters: Letters) -> String {
    let mut text = bare(position, played, letters);
    let after = position.after(played);
    if !after.checkers(after.turn()).is_empty() {
        text.push(if after.has_moves() { '+' } else { '#' });
    }
    text
}

/// The move without its `+` or `#`.
fn bare(position: &Position, played: Move, letters: Letters) -> String {
    match position.castling_wing(played) {
        Some(Wing::King) => return "O-O".to_owned(),
        Some(Wing::Queen) => return "O-O-O".to_owned(),
        None => {}
    }
    let grid = position.grid();
    let takes = position.taken(played).is_some();
    let role = position
        .piece(played.from)
        .map_or(Role::Pawn, |piece| piece.role);
    let mut text = String::with_capacity(8);
    if role == Role::Pawn {
        if takes {
            text.push(Grid::file_letter(grid.file(played.from)));
        }
    } else {
        text.push(letters.of(role));
        text.push_str(&which(position, played, role));
    }
    if takes {
        text.push('x');
    }
    text.push_str(&grid.label(played.to));
    if let Some(role) = played.role {
        text.push('=');
        text.push(letters.of(role));
    }
    text
}

/// What tells this man from the others of his kind that may legally go there: file, rank, both, or nothing.
fn which(position: &Position, played: Move, role: Role) -> String {
    let grid = position.grid();
    let seat = position.turn();
    let twins = position.men().of(seat, role);
    if !twins.is_many() {
        return String::new();
    }
    let rivals: Vec<Square> = position
        .moves()
        .into_iter()
        .filter(|other| other.to == played.to && other.from != played.from)
        .map(|other| other.from)
        .filter(|from| twins.has(*from))
        .collect();
    let label = grid.label(played.from);
    let (file, rank) = label.split_at(1);
    if rivals.is_empty() {
        String::new()
    } else if rivals
        .iter()
        .all(|at| grid.file(*at) != grid.file(played.from))
    {
        file.to_owned()
    } else if rivals
        .iter()
        .all(|at| grid.rank(*at) != grid.rank(played.from))
    {
        rank.to_owned()
    } else {
        label
    }
}
