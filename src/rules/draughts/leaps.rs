//! The first leaps of all men at once, found by shifting whole armies.

use super::lines::back;
use super::moves::Move;
use super::position::Position;
use crate::board::ten::{DIAGONALS, Fifty};

/// Every leap of a man at turn over one piece, by the square on which it ends, a set for each of [`DIAGONALS`].
#[derive(Clone, Copy)]
pub(super) struct Leaps {
    landings: [Fifty; 4],
    prey: Fifty,
    empty: Fifty,
}

impl Position {
    /// D4, D7: the leaps of the men at turn.
    #[inline]
    pub(super) fn leaps(&self) -> Leaps {
        let (men, prey) = (self.men(self.turn), self.army(self.turn.opponent()));
        let empty = !self.occupied();
        Leaps {
            landings: DIAGONALS.map(|way| (men.shift(way) & prey).shift(way) & empty),
            prey,
            empty,
        }
    }
}

impl Leaps {
    /// Is there none?
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        let [north_east, north_west, south_east, south_west] = self.landings;
        (north_east | north_west | south_east | south_west).is_empty()
    }

    /// Where the men stand who can leap on after a leap.
    ///
    /// A second leap goes another way than back, for back stands the piece just taken (D9); and so it can neither go over
    /// that piece nor end where the man stood at first, and the squares that are empty now are those that will be.
    #[inline]
    pub(super) fn going_on(&self) -> Fifty {
        if self.is_empty() {
            return Fifty::NONE;
        }
        // Back from each square on which a leap could end to those from which it could begin.
        let before = DIAGONALS.map(|way| {
            let back = back(way);
            (self.empty.shift(back) & self.prey).shift(back)
        });
        let mut men = Fifty::NONE;
        for (way, landed) in DIAGONALS.into_iter().zip(self.landings) {
            let mut on = Fifty::NONE;
            for (next, before) in DIAGONALS.into_iter().zip(before) {
                if next != back(way) {
                    on |= landed & before;
                }
            }
            men |= on.shift(back(way)).shift(back(way));
        }
        men
    }

    /// How many leaps there are; no two take the same piece between the same squares.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        self.landings.iter().map(|set| u64::from(set.count())).sum()
    }

    /// Each leap as a move.
    #[inline]
    pub(super) fn moves(self) -> impl Iterator<Item = Move> {
        let all = DIAGONALS.into_iter().zip(self.landings);
        all.flat_map(|(way, landed)| {
            let back = back(way);
            landed.singles().map(move |to| {
                let over = to.shift(back);
                Move::new(over.shift(back), to, over)
            })
        })
    }
}
