//! Attacks on queens, and which of them are warned.

use super::{At, Pair, Slow, Step, Year};
use std::collections::BTreeSet;

impl Slow {
    /// Every enemy man that strikes a queen, whether or not it could take her.
    fn aims(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for (from, (seat, _)) in self.standing() {
            for to in self.reach(from) {
                let queen = self.man(to).filter(|(_, letter)| *letter == 'Q');
                if queen.is_some_and(|(owner, _)| self.rules.enemies(seat, owner)) {
                    pairs.push((from, to));
                }
            }
        }
        pairs
    }

    fn owner(&self, at: At) -> usize {
        self.man(at).expect("a man").0
    }

    /// The position in which a man would take a queen, and the step that does so, if mates are no hindrance.
    fn taking(&self, (from, queen): Pair) -> Option<(Slow, Step)> {
        let mut turned = self.before_turn().were_it(self.owner(from));
        turned.warned = BTreeSet::new();
        if self.rules.year == Year::New {
            turned.mated = [false; 4];
        } else if self.mated[turned.turn] {
            return None;
        }
        let mut steps = Vec::new();
        turned.pseudo_of(from, &mut steps);
        let step = steps.into_iter().find(|step| step.to == queen)?;
        Some((turned, step))
    }

    /// The attacks on queens: men that could legally take one, were it their turn and nothing warned.
    pub fn attacks(&self) -> BTreeSet<Pair> {
        let legal = |pair: &Pair| {
            let taking = self.taking(*pair);
            taking.is_some_and(|(turned, step)| turned.is_safe(step))
        };
        self.aims().into_iter().filter(legal).collect()
    }

    /// The attacks by which a queen may be taken at once.
    pub fn open(&self) -> BTreeSet<Pair> {
        self.attacks().difference(&self.warned).copied().collect()
    }

    /// What protects queens from men that were frozen before a move of the seat at turn: that it was an enemy's.
    pub(super) fn frozen_shield(&self, made: &Slow) -> BTreeSet<Pair> {
        let shields = |(from, queen): &Pair| {
            let frozen = self.mated[made.owner(*from)];
            frozen && self.rules.enemies(self.turn, made.owner(*queen))
        };
        made.aims().into_iter().filter(shields).collect()
    }

    /// The aims at queens that are protected after a move of the seat at turn (6).
    pub(super) fn shield(&self, step: Step, made: &Slow) -> BTreeSet<Pair> {
        let (before, brought) = (self.attacks(), self.brought(step));
        let shields = |pair: &Pair| {
            let moved = brought.contains(&pair.0) || brought.contains(&pair.1);
            let (mover, owner) = (self.turn, made.owner(pair.1));
            if !moved && before.contains(pair) {
                return self.warned.contains(pair) && mover != owner;
            }
            match self.rules.year {
                Year::New => mover != owner,
                Year::Old => {
                    let unpinned = || {
                        let taking = self.taking(*pair);
                        taking.is_some_and(|(turned, step)| turned.only_exposes(step))
                    };
                    self.rules.enemies(mover, owner) || !moved && unpinned()
                }
            }
        };
        made.aims().into_iter().filter(shields).collect()
    }
}
