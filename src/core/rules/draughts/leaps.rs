//! The first leaps of all men at once, found by shifting whole armies.

use super::lines::back;
use super::moves::Move;
use super::position::Position;
use crate::board::square::Direction;
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
        // Each way by its name, so that each is two shifts, whatever is made of a loop.
        let on = |way| (men.shift(way) & prey).shift(way) & empty;
        Leaps {
            landings: [
                on(Direction::NorthEast),
                on(Direction::NorthWest),
                on(Direction::SouthEast),
                on(Direction::SouthWest),
            ],
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
        // No leap goes on the way back.
        let [north_east, north_west, south_east, south_west] = self.landings;
        let (to_north_east, to_north_west) = (
            self.before(Direction::NorthEast),
            self.before(Direction::NorthWest),
        );
        let (to_south_east, to_south_west) = (
            self.before(Direction::SouthEast),
            self.before(Direction::SouthWest),
        );
        let from = |landed: Fifty, on: Fifty, way: Direction| (landed & on).shift(way).shift(way);
        let (east, west) = (to_north_east | to_south_east, to_north_west | to_south_west);
        from(north_east, east | to_north_west, Direction::SouthWest)
            | from(north_west, west | to_north_east, Direction::SouthEast)
            | from(south_east, east | to_south_west, Direction::NorthWest)
            | from(south_west, west | to_south_east, Direction::NorthEast)
    }

    /// The squares from which a leap one way could begin: back from those on which it could end.
    #[inline(always)]
    fn before(&self, way: Direction) -> Fifty {
        let back = back(way);
        (self.empty.shift(back) & self.prey).shift(back)
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
