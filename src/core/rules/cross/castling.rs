//! Castling on the cross: two squares toward the rook, on the own back row (A15, R2).

use super::men::{EMPTY, cell};
use super::moves::Move;
use super::places::{Place, step};
use super::position::Position;
use crate::board::piece::Role;
use crate::rules::castling::{Castling, Wing};

/// Which castlings are still open: a bit a seat and end of its back row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Rights(u8);

/// The two ends of each back row: the one toward lower files or ranks, and the other.
const CORNERS: [[Place; 2]; 4] = [[0x03, 0x0a], [0x30, 0xa0], [0xd3, 0xda], [0x3d, 0xad]];

/// The way along the back row to its two ends.
const ALONG: [[usize; 2]; 4] = [[6, 2], [4, 0], [6, 2], [4, 0]];

/// The rights that outlive a move of another man than the king from or to a place: a corner ends its own.
static KEPT: [u8; 256] = kept();

const fn kept() -> [u8; 256] {
    let mut table = [u8::MAX; 256];
    let mut seat = 0;
    while seat < 4 {
        let [low, high] = CORNERS[seat];
        table[low as usize] &= !(1 << (2 * seat));
        table[high as usize] &= !(2 << (2 * seat));
        seat += 1;
    }
    table
}

const STRIDE: [Place; 4] = [1, 16, 1, 16];

impl Rights {
    /// All eight.
    pub(super) const ALL: Rights = Rights(u8::MAX);
    /// None.
    pub(super) const NONE: Rights = Rights(0);

    /// Is castling toward this end open?
    #[inline]
    pub(super) const fn has(self, seat: usize, end: usize) -> bool {
        self.0 >> (2 * seat + end) & 1 != 0
    }

    /// Has this seat any?
    #[inline]
    pub(super) const fn any(self, seat: usize) -> bool {
        self.0 >> (2 * seat) & 3 != 0
    }

    /// The same with this one open.
    pub(super) const fn with(self, seat: usize, end: usize) -> Rights {
        Rights(self.0 | 1 << (2 * seat + end))
    }

    /// What remains after the king of a seat has moved (A15).
    #[inline]
    pub(super) const fn without(self, seat: usize) -> Rights {
        Rights(self.0 & !(3 << (2 * seat)))
    }

    /// What remains after a man has left or reached these places (A15: the rook unmoved).
    #[inline]
    pub(super) fn after(self, from: Place, to: Place) -> Rights {
        Rights(self.0 & KEPT[from as usize] & KEPT[to as usize])
    }
}

/// The corner at an end of a seat's back row.
pub(super) const fn corner(seat: usize, end: usize) -> Place {
    CORNERS[seat & 3][end & 1]
}

/// Is this a middle place of a seat's back row, where a king begins?
pub(super) const fn is_home(seat: usize, at: Place) -> bool {
    let low = CORNERS[seat & 3][0];
    let along = STRIDE[seat & 3];
    at == low + 3 * along || at == low + 4 * along
}

/// The end that is a wing of a king on a middle place: the king's wing is the nearer.
pub(super) const fn end_of(seat: usize, king: Place, wing: Wing) -> usize {
    let nearer = if king == CORNERS[seat & 3][0] + 3 * STRIDE[seat & 3] {
        0
    } else {
        1
    };
    match wing {
        Wing::King => nearer,
        Wing::Queen => 1 - nearer,
    }
}

/// The wing that an end is.
pub(super) fn wing_of(seat: usize, king: Place, end: usize) -> Wing {
    if end_of(seat, king, Wing::King) == end {
        Wing::King
    } else {
        Wing::Queen
    }
}

/// Where king and rook stand after castling toward an end (R2: the rook crosses the king).
#[inline]
pub(super) const fn castled(seat: usize, king: Place, end: usize) -> (Place, Place) {
    let way = ALONG[seat & 3][end & 1];
    let passed = step(king, way);
    (step(passed, way), passed)
}

/// The end toward which a king goes two places along his back row.
pub(super) fn end_sought(seat: usize, king: Place, to: Place) -> Option<usize> {
    (0..2).find(|end| is_home(seat, king) && castled(seat, king, *end).0 == to)
}

impl Position {
    /// The first man in the way of castling toward an end: between king and corner, or on an absent rook's place (R2).
    pub(super) fn in_the_way(&self, seat: usize, end: usize) -> Option<Place> {
        let first = self
            .men
            .first_on(self.men.king(seat), ALONG[seat & 3][end & 1]);
        let corner = corner(seat, end);
        // The first thing on an open row with an absent rook is the wall behind the corner.
        let behind = step(corner, ALONG[seat & 3][end & 1]);
        let free = if self.has_rook(seat, end) {
            corner
        } else {
            behind
        };
        (first != free).then_some(first)
    }

    /// Does a rook of the seat stand in the corner?
    pub(super) fn has_rook(&self, seat: usize, end: usize) -> bool {
        self.men.at(corner(seat, end)) == cell(seat, Role::Rook)
    }

    /// May the corner be empty, and is it?
    pub(super) fn is_rook_absent(&self, seat: usize, end: usize) -> bool {
        self.laws.castling == Castling::RookOrAbsent && self.men.at(corner(seat, end)) == EMPTY
    }

    /// A15: may the king, in no check, castle toward this end, as far as the way and the squares he passes and reaches
    /// tell?
    pub(super) fn may_castle(&self, seat: usize, end: usize) -> bool {
        let king = self.men.king(seat);
        let (to, passed) = castled(seat, king, end);
        self.rights.has(seat, end)
            && (self.has_rook(seat, end) || self.is_rook_absent(seat, end))
            && self.in_the_way(seat, end).is_none()
            && [passed, to]
                .into_iter()
                .all(|at| !self.men.is_attacked(at, self.force_against(seat), king))
    }

    /// The end toward which a king's move castles, if it does.
    #[inline]
    pub(super) fn castling_end(&self, seat: usize, from: Place, to: Place) -> Option<usize> {
        if from != self.men.king(seat) || !self.rights.any(seat) {
            return None;
        }
        end_sought(seat, from, to)
    }

    /// The wing to which a move castles, if it does.
    pub fn castling_wing(&self, played: Move) -> Option<Wing> {
        let seat = self.turn.index();
        let (from, to) = played.places();
        let end = self.castling_end(seat, from, to)?;
        Some(wing_of(seat, from, end))
    }
}
