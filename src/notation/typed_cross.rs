//! What on the cross is typed otherwise than on an ordinary board: castling along four edges, and the ends of the arms.

use super::spelled::OffBoard;
use crate::board::grid::CROSS;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::breach::Breach;
use crate::rules::castling::Wing;
use crate::rules::cross::position::Position;

/// The first and the last square of a back row, counted along it.
const ENDS: (u8, u8) = (3, 10);
/// Its two middle squares, on one of which the king begins.
const MIDDLE: (u8, u8) = (6, 7);

/// Where the king of the seat at turn stands; where he goes when he castles to this wing, if he stands on a middle
/// square of his back row; and the corner there. The king's wing is the end that is nearer to him.
pub fn castling(position: &Position, wing: Wing) -> (Square, Option<Square>, Square) {
    let seat = position.turn();
    let king = position.king(seat);
    let along = match seat {
        Seat::West | Seat::East => CROSS.rank(king),
        _ => CROSS.file(king),
    };
    let low_is_nearer = along <= MIDDLE.0;
    let toward_low = low_is_nearer == (wing == Wing::King);
    let (end, goal) = match toward_low {
        true => (ENDS.0, along.saturating_sub(2)),
        false => (ENDS.1, along + 2),
    };
    let at_home = (MIDDLE.0..=MIDDLE.1).contains(&along) && on_back_row(seat, along) == Some(king);
    let goal = on_back_row(seat, goal).filter(|_| at_home);
    // Both ends of every back row are squares.
    (king, goal, on_back_row(seat, end).unwrap_or(king))
}

/// The square of a seat's back row with this number along it.
fn on_back_row(seat: Seat, along: u8) -> Option<Square> {
    let last = CROSS.ranks() - 1;
    match seat {
        Seat::West => CROSS.square(0, along),
        Seat::North => CROSS.square(along, last),
        Seat::East => CROSS.square(last, along),
        _ => CROSS.square(along, 0),
    }
}

/// What a pawn at the end of an arm does that is to go straight on (V0, T6).
pub fn over_the_edge(position: &Position, off: &OffBoard) -> Option<Breach> {
    let (file, rank) = off.to;
    position.beyond_the_arm(off.from?, file, rank)
}
