//! What one piece can leap over next, at any point of a capture.

use super::lines::jump;
use super::position::Position;
use crate::board::piece::Role;
use crate::board::ten::{DIAGONALS, Fifty};

/// A piece that captures, and the board as it sees it: its own square is free again, and what it has taken stands
/// there to the end (D8).
#[derive(Clone, Copy)]
pub(super) struct Leaper {
    /// Where it stood at first.
    pub(super) from: Fifty,
    prey: Fifty,
    empty: Fifty,
    role: Role,
}

impl Position {
    /// A piece of the seat at turn, by its square and its kind.
    #[inline]
    pub(super) fn leaper(&self, from: Fifty, role: Role) -> Leaper {
        Leaper {
            from,
            prey: self.army(self.turn.opponent()),
            empty: !self.occupied() | from,
            role,
        }
    }
}

impl Leaper {
    /// The same piece, taking these only; the others stay in its way.
    pub(super) fn taking(self, only: Fifty) -> Leaper {
        Leaper {
            prey: self.prey & only,
            ..self
        }
    }

    /// D7, D8, D9: calls with every square that the next leap can end on, and the piece it goes over; the nearest of
    /// the squares behind a piece first.
    #[inline]
    pub(super) fn each(&self, at: Fifty, taken: Fifty, mut visit: impl FnMut(Fifty, Fifty)) {
        let prey = self.prey & !taken;
        if self.role == Role::Crowned {
            for way in DIAGONALS {
                let over = jump(at, way, prey, self.empty);
                let mut land = over.shift(way) & self.empty;
                while !land.is_empty() {
                    visit(land, over);
                    land = land.shift(way) & self.empty;
                }
            }
        } else {
            for way in DIAGONALS {
                let over = at.shift(way) & prey;
                let land = over.shift(way) & self.empty;
                if !land.is_empty() {
                    visit(land, over);
                }
            }
        }
    }
}
