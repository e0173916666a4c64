//! Values in a ring: after the last comes the first.

/// To the value after, or to the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// To the value after.
    On,
    /// To the one before.
    Back,
}

impl Turn {
    /// Where a turn leads from a place in a ring of so many.
    pub const fn from(self, at: usize, count: usize) -> usize {
        match (self, count) {
            (_, 0) => 0,
            (Turn::On, _) => (at + 1) % count,
            (Turn::Back, _) => (at + count - 1) % count,
        }
    }

    /// The value beside this one; the first, if this one is none of them.
    pub fn beside<'a, T: PartialEq>(self, all: &'a [T], now: &T) -> Option<&'a T> {
        let at = all.iter().position(|one| one == now);
        all.get(at.map_or(0, |at| self.from(at, all.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_comes_the_first_and_before_the_first_the_last() {
        let all = ['a', 'b', 'c'];
        let turned = |turn: Turn| all.map(|now| *turn.beside(&all, &now).unwrap());
        assert_eq!(turned(Turn::On), ['b', 'c', 'a']);
        assert_eq!(turned(Turn::Back), ['c', 'a', 'b']);
    }

    #[test]
    fn from_what_is_not_in_the_ring_one_comes_to_the_first() {
        assert_eq!(Turn::Back.beside(&['a', 'b'], &'x'), Some(&'a'));
        assert_eq!(Turn::On.beside(&[], &'x'), None);
    }
}
