//! Who attacks a place, and who stands between a king and an attacker.

use super::men::{Cell, EMPTY, Men, Owners, cell};
use super::places::{LEAP, Place, aslant, step, toward};
use crate::board::piece::Role;

/// From where a man attacks, seen from the place attacked: bits 0 to 7 from beside it, by way; 8 to 15 from further off
/// on an open line; bit 16 by a leap.
static REACH: [u32; 256] = reach();

const NEAR: u32 = 0;
const FAR: u32 = 8;
const LEAPS: u32 = 1 << 16;
const STRAIGHT: u32 = 0b0101_0101;
const ASLANT: u32 = 0b1010_1010;

const fn reach() -> [u32; 256] {
    let mut table = [0; 256];
    let mut seat = 0;
    while seat < 4 {
        let [one, other] = aslant(seat);
        // A pawn that takes north-eastward stands south-west of what it takes.
        let pawn = 1 << ((one + 4) & 7) | 1 << ((other + 4) & 7);
        table[cell(seat, Role::Pawn) as usize] = pawn;
        table[cell(seat, Role::Knight) as usize] = LEAPS;
        table[cell(seat, Role::Bishop) as usize] = ASLANT | ASLANT << FAR;
        table[cell(seat, Role::Rook) as usize] = STRAIGHT | STRAIGHT << FAR;
        table[cell(seat, Role::Queen) as usize] = 0xffff;
        table[cell(seat, Role::King) as usize] = 0xff;
        seat += 1;
    }
    table
}

/// Does this man attack from beside a place, standing on this way from it?
#[inline]
pub(super) fn reaches_near(man: Cell, way: usize) -> bool {
    REACH[man as usize] >> (NEAR + way as u32) & 1 != 0
}

/// Does this man attack along an open line, standing on this way?
#[inline]
pub(super) fn reaches_far(man: Cell, way: usize) -> bool {
    REACH[man as usize] >> (FAR + way as u32) & 1 != 0
}

/// May this man attack from this way, near or far?
#[inline]
pub(super) fn reaches(man: Cell, way: usize) -> bool {
    REACH[man as usize] >> way & 0x0101 != 0
}

/// Does this man leap?
#[inline]
pub(super) fn leaps(man: Cell) -> bool {
    REACH[man as usize] & LEAPS != 0
}

/// Does a man attack a place, standing first on this way from it?
#[inline]
pub(super) fn is_reached(at: Place, first: Place, man: Cell, way: usize) -> bool {
    if first == step(at, way) {
        reaches_near(man, way)
    } else {
        reaches_far(man, way)
    }
}

/// Men that alone stand between a king and an attacker, each with the way of the line from the king.
pub(super) struct Pins {
    men: [(Place, u8); 16],
    len: usize,
}

impl Pins {
    /// None.
    pub(super) const NONE: Pins = Pins {
        men: [(0, 0); 16],
        len: 0,
    };

    #[inline]
    fn push(&mut self, at: Place, way: usize) {
        self.men[self.len & 15] = (at, way as u8);
        self.len += 1;
    }

    /// Does a man cover a king?
    #[inline]
    pub(super) fn hold(&self, at: Place) -> bool {
        self.len != 0 && self.ways(at) != 0xff
    }

    /// The ways that are left to a man, a bit each: along the lines he closes.
    #[inline]
    pub(super) fn ways(&self, at: Place) -> u8 {
        let mut ways = 0xff;
        for &(man, way) in self.men.iter().take(self.len) {
            if man == at {
                ways &= 1 << way | 1 << (way ^ 4);
            }
        }
        ways
    }
}

impl Men {
    /// The first place on a way that is not empty.
    #[inline]
    pub(super) fn first_on(&self, from: Place, way: usize) -> Place {
        let mut at = step(from, way);
        while self.at(at) == EMPTY {
            at = step(at, way);
        }
        at
    }

    /// The first place on a way that is not empty, if nobody stood on `ghost`.
    #[inline]
    fn first_beyond(&self, from: Place, way: usize, ghost: Place) -> Place {
        let mut at = self.first_on(from, way);
        if at == ghost {
            at = self.first_on(at, way);
        }
        at
    }

    /// Is a place attacked by a man of these owners, if nobody stood on `ghost`?
    pub(super) fn is_attacked(&self, at: Place, by: Owners, ghost: Place) -> bool {
        for way in 0..8 {
            let first = self.first_beyond(at, way, ghost);
            let man = self.at(first);
            if by & man != 0 && is_reached(at, first, man, way) {
                return true;
            }
        }
        self.is_leapt_at(at, by)
    }

    #[inline]
    fn is_leapt_at(&self, at: Place, by: Owners) -> bool {
        LEAP.iter().any(|leap| {
            let man = self.at(at.wrapping_add(*leap));
            by & man != 0 && leaps(man)
        })
    }

    /// Calls for every man of these owners that attacks a place, with the way to him from there: 0 to 7, or 8 to 15 for
    /// a leap.
    pub(super) fn attackers(&self, at: Place, by: Owners, mut visit: impl FnMut(Place, u8)) {
        for way in 0..8 {
            let first = self.first_on(at, way);
            let man = self.at(first);
            if by & man != 0 && is_reached(at, first, man, way) {
                visit(first, way as u8);
            }
        }
        for (way, leap) in (8..).zip(LEAP) {
            let from = at.wrapping_add(leap);
            let man = self.at(from);
            if by & man != 0 && leaps(man) {
                visit(from, way);
            }
        }
    }

    /// Does the man on a place attack another place, by how he goes and what stands between?
    pub(super) fn attacks(&self, from: Place, at: Place) -> bool {
        let way = toward(at, from);
        match way {
            0..8 => {
                let way = usize::from(way);
                self.first_on(at, way) == from && is_reached(at, from, self.at(from), way)
            }
            8..16 => leaps(self.at(from)),
            _ => false,
        }
    }

    /// Adds the men of `own` that alone stand between a king and a man of `by`.
    #[inline]
    pub(super) fn pins(&self, king: Place, own: Owners, by: Owners, pins: &mut Pins) {
        for way in 0..8 {
            let first = self.first_on(king, way);
            if own & self.at(first) == 0 {
                continue;
            }
            let man = self.at(self.first_on(first, way));
            if by & man != 0 && reaches_far(man, way) {
                pins.push(first, way);
            }
        }
    }
}
