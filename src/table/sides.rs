//! Who plays with whom, at a table of two or of four.

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::rules::position::Position;

/// A seat and, among four, its friend.
pub fn side(position: &Position, seat: Seat) -> Seats {
    match position.cross() {
        Some(cross) => cross.seating().side(seat),
        None => Seats::of(seat),
    }
}

/// Those against whom a seat plays.
pub fn enemies(position: &Position, seat: Seat) -> Seats {
    match position.cross() {
        Some(cross) => cross.seating().enemies(seat),
        None => Seats::of(seat.opponent()),
    }
}

/// All others, mated or not, in the order in which their turns come after this seat's.
pub fn others(position: &Position, seat: Seat) -> Vec<Seat> {
    match position.cross() {
        Some(cross) => cross.seating().after(seat).into(),
        None => vec![seat.opponent()],
    }
}
