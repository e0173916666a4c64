//! Short notation of chess, of two and of four: `Nbd7`, `exd6`, `O-O`, `e8=Q+`.

use super::letters::Letters;
use super::meant::men;
use crate::board::grid::Grid;
use crate::board::piece::{Piece, Role};
use crate::board::square::Square;
use crate::rules::castling::Wing;
use crate::rules::cross;
use crate::rules::letter::Attack;
use crate::rules::position::{Move, Position};

/// Writes a legal move as short as its position allows, with `+` for check and `#` for mate; of four, `+` when the king
/// of an enemy comes to be attacked that was not so before, `#` when an enemy comes to stand mated.
pub fn write(position: &Position, played: Move, letters: Letters) -> String {
    let mut text = bare(position, played, letters, &[]);
    text.push_str(match (position, position.after(played)) {
        (Position::Cross(before), Position::Cross(after)) => of_four(before, &after),
        (_, after) if after.checkers().is_empty() => "",
        (_, after) if after.has_moves() => "+",
        _ => "#",
    });
    text
}

/// What a move of one of four has done to the kings of his enemies.
fn of_four(before: &cross::position::Position, after: &cross::position::Position) -> &'static str {
    let enemies = before.seating().enemies(before.turn());
    if !after.mated().and(enemies).except(before.mated()).is_empty() {
        return "#";
    }
    let anew = |seat| {
        let known = before.checkers(seat);
        after.checkers(seat).iter().any(|by| !known.contains(by))
    };
    match after.in_check().and(enemies).any(anew) {
        true => "+",
        false => "",
    }
}

/// The move without its `+` or `#`, as short as those moves allow that are open when nobody was warned of these attacks.
pub fn bare(position: &Position, played: Move, letters: Letters, unsaid: &[Attack]) -> String {
    match position.castling_wing(played) {
        Some(Wing::King) => return "O-O".to_owned(),
        Some(Wing::Queen) => return "O-O-O".to_owned(),
        None => {}
    }
    let grid = position.grid();
    let takes = !position.taken(played).is_empty();
    let mut text = String::with_capacity(8);
    if let Some(piece) = position.piece(played.start()) {
        if piece.role != Role::Pawn {
            text.push(letters.of(piece.role));
        }
        if piece.role != Role::Pawn || takes {
            text.push_str(&which(position, played, piece, unsaid));
        }
    }
    if takes {
        text.push('x');
    }
    text.push_str(&grid.label(played.end()));
    if let Some(role) = played.role() {
        text.push('=');
        text.push(letters.of(role));
    }
    text
}

/// What tells this man from the others of his kind that may legally go there: file, rank, both, or nothing. A pawn that
/// takes always names its file, and its rank too where its own seat has another on that file that may take there.
fn which(position: &Position, played: Move, piece: Piece, unsaid: &[Attack]) -> String {
    let grid = position.grid();
    let (file, rank) = (grid.file(played.start()), grid.rank(played.start()));
    let letter = || Grid::file_letter(file).to_string();
    let is_pawn = piece.role == Role::Pawn;
    let twins = men(position, piece);
    if twins.len() < 2 {
        return if is_pawn { letter() } else { String::new() };
    }
    let open = match unsaid {
        [] => position.moves(),
        _ => position.moves_unbound(unsaid),
    };
    let rivals: Vec<Square> = open
        .into_iter()
        .filter(|other| other.end() == played.end() && other.start() != played.start())
        .filter(|other| !is_pawn || !position.taken(*other).is_empty())
        .map(Move::start)
        .filter(|from| twins.contains(from))
        .collect();
    if rivals.is_empty() && !is_pawn {
        String::new()
    } else if rivals.iter().all(|at| grid.file(*at) != file) {
        letter()
    } else if !is_pawn && rivals.iter().all(|at| grid.rank(*at) != rank) {
        (rank + 1).to_string()
    } else {
        grid.label(played.start())
    }
}
