//! The men that a seat has taken.

use super::app::App;
use super::view::width;
use crate::board::piece::{Piece, Role, Seat};
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
    let past = table.state().past.iter().take(app.plies_shown(table));
    let off: Vec<Piece> = past
        .flat_map(off)
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

/// What a ply took off the board.
fn off(ply: &Ply) -> Vec<Piece> {
    match ply.done {
        Done::Move(played) => ply
            .before
            .taken(played)
            .into_iter()
            .map(|(_, piece)| piece)
            .collect(),
        Done::Huff(at) => ply.before.piece(at).into_iter().collect(),
    }
}
