//! The man who is given where only his kind is named.

use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::rules::position::Position;

/// The kinds that are given by name, the least first.
pub const KINDS: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// The squares of a seat's men of a kind.
pub fn men_of(array: &Position, giver: Seat, role: Role) -> Vec<Square> {
    let man = Some(Piece { seat: giver, role });
    let squares = array.grid().squares();
    squares.filter(|at| array.piece(*at) == man).collect()
}

/// The man who is given when only his kind is named: of two the one on the queen's side, of the pawns that of the king's
/// bishop.
pub fn usual(array: &Position, giver: Seat, role: Role) -> Option<Square> {
    let grid = array.grid();
    let his = |role| men_of(array, giver, role).into_iter();
    let steps = |one, other| {
        let files = grid.file(one).abs_diff(grid.file(other));
        files + grid.rank(one).abs_diff(grid.rank(other))
    };
    let queen = his(Role::Queen).next();
    let beside = match (role, queen) {
        (Role::Pawn, Some(queen)) => his(Role::Bishop).max_by_key(|at| steps(*at, queen)),
        (_, queen) => queen,
    };
    match beside {
        Some(beside) => his(role).min_by_key(|at| steps(*at, beside)),
        None => his(role).next(),
    }
}
