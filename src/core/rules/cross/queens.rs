//! Attacks on queens, and the warnings that protect them (V11, V12, V13; T4, R14).

use smallvec::SmallVec;

use super::laws::Exposed;
use super::men::owner;
use super::moves::Move;
use super::places::{Place, by_name, square, toward};
use super::position::Position;
use super::validate::Warning;
use crate::board::piece::Seat;

/// The attacks that are warned and still protect: for each queen's place the ways to her attackers, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Warned {
    ways: [u16; 160],
    pairs: u16,
}

/// A man that reaches a queen of his enemies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    /// Where he stands.
    pub(super) from: Place,
    /// Where she stands.
    pub(super) queen: Place,
}

/// Men that reach queens.
pub(super) type Pairs = SmallVec<[Pair; 16]>;

impl Warned {
    /// None.
    pub(super) const NONE: Warned = Warned {
        ways: [0; 160],
        pairs: 0,
    };

    /// Is there none?
    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.pairs == 0
    }

    /// Is a queen protected from this man?
    #[inline]
    pub(super) fn protects(&self, from: Place, queen: Place) -> bool {
        let way = toward(queen, from);
        way < 16
            && self
                .ways
                .get(square(queen).index())
                .is_some_and(|ways| ways >> way & 1 != 0)
    }

    /// Warns a queen of a man.
    pub(super) fn warn(&mut self, pair: Pair) {
        let way = toward(pair.queen, pair.from);
        if way < 16
            && !self.protects(pair.from, pair.queen)
            && let Some(ways) = self.ways.get_mut(square(pair.queen).index())
        {
            *ways |= 1 << way;
            self.pairs += 1;
        }
    }
}

impl Position {
    /// Every man that reaches a queen of his enemies by how he goes and what stands between, whether or not he may move.
    pub(super) fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::new();
        for queen in self.men.queens() {
            let seat = Seat::FOUR[owner(self.men.at(queen))];
            let enemies = self.seating.enemies(seat).upper_bits();
            self.men
                .attackers(queen, enemies, |from, _| pairs.push(Pair { from, queen }));
        }
        pairs
    }

    /// Warns of every man that reaches a queen and may not take her after a move, should he attack her (4.2, step 6).
    pub(super) fn warn_after(&mut self, before: &Position, mover: Seat, played: Move) {
        let pairs = self.pairs();
        self.eyed = !pairs.is_empty();
        self.warned = Warned::NONE;
        for pair in pairs {
            if self.is_protected(pair, before, mover, played) {
                self.warned.warn(pair);
            }
        }
    }

    /// Keeps the warnings of men that attack the queen in the position as it is.
    pub(super) fn keep_attacks(&mut self) {
        if self.warned.is_empty() {
            return;
        }
        let mut kept = Warned::NONE;
        for pair in self.pairs() {
            if self.warned.protects(pair.from, pair.queen) && self.could_take(pair.from, pair.queen)
            {
                kept.warn(pair);
            }
        }
        self.warned = kept;
    }

    /// Is a queen protected from a man after a move? An attack that was there before is as it was, until her owner has
    /// played. One that is new is warned when an enemy made the move; when a friend did, as the game has it; when the
    /// owner did it is open: but where only a pin was taken away (V12).
    fn is_protected(&self, pair: Pair, before: &Position, mover: Seat, played: Move) -> bool {
        let owner = Seat::FOUR[owner(self.men.at(pair.queen))];
        let reached = self.stood(pair, before, played) && before.men.attacks(pair.from, pair.queen);
        if reached && before.could_take(pair.from, pair.queen) {
            return before.warned.protects(pair.from, pair.queen) && mover != owner;
        }
        if !self.seating.allied(mover, owner) {
            return true;
        }
        let queens = &self.laws.queens;
        (mover != owner && queens.by_friend == Exposed::Warned)
            || (queens.unpinned == Exposed::Warned
                && reached
                && before.is_held_by_a_pin(pair.from, pair.queen))
    }

    /// Stood both, man and queen, where they stand before the move too?
    fn stood(&self, pair: Pair, before: &Position, played: Move) -> bool {
        let (_, to) = played.places();
        let same = |at: Place| at != to && self.men.at(at) == before.men.at(at);
        same(pair.from) && same(pair.queen)
    }

    /// The attacks on queens that are warned and still protect her, by the attacker's square and then the queen's, file
    /// before rank (V11).
    pub fn warnings(&self) -> Vec<Warning> {
        self.attacks_that(|pair| self.warned.protects(pair.from, pair.queen))
    }

    /// The attacks on queens that are open: she may be taken.
    pub fn open_attacks(&self) -> Vec<Warning> {
        self.attacks_that(|pair| {
            !self.warned.protects(pair.from, pair.queen) && self.could_take(pair.from, pair.queen)
        })
    }

    pub(super) fn attacks_that(&self, holds: impl Fn(&Pair) -> bool) -> Vec<Warning> {
        let name = |pair: &Pair| (by_name(pair.from), by_name(pair.queen));
        let mut pairs: Vec<Pair> = Vec::new();
        for pair in self.pairs().into_iter().filter(|pair| holds(pair)) {
            let before = pairs.partition_point(|other| name(other) < name(&pair));
            pairs.insert(before, pair);
        }
        let warning = |pair: Pair| Warning {
            attacker: square(pair.from),
            queen: square(pair.queen),
        };
        pairs.into_iter().map(warning).collect()
    }
}
