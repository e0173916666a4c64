//! The slanting lines: what a king runs over, and which way a square lies.

use crate::board::square::Direction;
use crate::board::ten::{DIAGONALS, Fifty};

/// The way back.
#[inline(always)]
pub(super) const fn back(way: Direction) -> Direction {
    match way {
        Direction::NorthEast => Direction::SouthWest,
        Direction::NorthWest => Direction::SouthEast,
        Direction::SouthEast => Direction::NorthWest,
        _ => Direction::NorthEast,
    }
}

/// The squares that a king runs over from a square one way, up to the first piece.
#[inline]
pub(super) fn slide(from: Fifty, way: Direction, empty: Fifty) -> Fifty {
    let mut reach = Fifty::NONE;
    let mut at = from.shift(way) & empty;
    while !at.is_empty() {
        reach |= at;
        at = at.shift(way) & empty;
    }
    reach
}

/// The piece that a king would take one way, if a square behind it is free.
#[inline]
pub(super) fn jump(from: Fifty, way: Direction, prey: Fifty, empty: Fifty) -> Fifty {
    let mut at = from.shift(way);
    while !(at & empty).is_empty() {
        at = at.shift(way);
    }
    let over = at & prey;
    if (over.shift(way) & empty).is_empty() {
        Fifty::NONE
    } else {
        over
    }
}

/// The way along which one square lies from another, if a slanting line joins them.
pub(super) fn toward(from: Fifty, to: Fifty) -> Option<Direction> {
    let lies = |way: &Direction| !(slide(from, *way, Fifty::ALL) & to).is_empty();
    DIAGONALS.into_iter().find(lies)
}
