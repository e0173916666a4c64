//! The men that a seat has taken.

use super::app::App;
use super::view::width;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::state::{Done, Ply};
use crate::ui::look::Look;
use crate::ui::look::army::Army;

/// Kinds of men, the strongest first.
const STRONGEST_FIRST: [Role; 8] = [
    Role::Crowned,
    Role::Man,
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];
/// So many taken pieces are drawn one by one.
const MOST_DRAWN: usize = 16;

/// The men that a seat took, the strongest first; one by one where there is room for that.
pub fn taken(app: &App, table: &Table, by: Seat, look: &Look, room: u16) -> String {
    let state = app.shown(table).state();
    let past = state.past.get(..app.plies_shown(table)).unwrap_or_default();
    let after = |number: usize| {
        let next = state.past.get(number + 1);
        next.map_or(&state.position, |ply| &ply.before)
    };
    let off: Vec<Piece> = past
        .iter()
        .enumerate()
        .filter(|(_, ply)| ply.mover() == by)
        .flat_map(|(number, ply)| off(ply, after(number)))
        .filter(|piece| piece.seat != by)
        .collect();
    let of = |role: Role| off.iter().copied().filter(move |piece| piece.role == role);
    let men: Vec<Piece> = STRONGEST_FIRST.into_iter().flat_map(of).collect();
    let man = |piece: &Piece| look.man(piece.role, Army::of_two(piece.seat));
    let drawn: String = men.iter().map(man).collect();
    if men.len() <= MOST_DRAWN && width(&drawn) <= room {
        return drawn;
    }
    // Else how many of each kind, if that is shorter.
    let kinds = men.chunk_by(|one, other| one == other);
    let counted = kinds.filter_map(|kind| {
        let piece = kind.first()?;
        Some(format!("{}{}", kind.len(), man(piece)))
    });
    let counted = counted.collect::<Vec<_>>().join(" ");
    match width(&counted) < width(&drawn) {
        true => counted,
        false => drawn,
    }
}

/// What a ply took off the board, on which it stands no more after it: a piece of draughts may be left there (D12).
fn off(ply: &Ply, after: &Position) -> Vec<Piece> {
    let before = match ply.done {
        Done::Second(_) => ply.before.with_turn(ply.mover()),
        _ => ply.before,
    };
    let gone = |at: Square| {
        before
            .piece(at)
            .filter(|piece| after.piece(at) != Some(*piece))
    };
    match ply.done {
        Done::Move(played) | Done::Second(played) => {
            let taken = before.taken(played).into_iter();
            taken.filter_map(|(at, _)| gone(at)).collect()
        }
        // A false play takes what it can; the man that it moved is no booty, whosever he is.
        Done::Amiss(play) => {
            let squares = before.grid().squares();
            let others = squares.filter(|at| *at != play.start());
            others.filter_map(gone).collect()
        }
        Done::Huff(at) => ply.before.piece(at).into_iter().collect(),
    }
}
