//! One list that scrolls, with one line of it chosen: the menus, the articles, the hits and the records are all this.

use std::ops::Range;

use super::keys::intent::{Intent, Way};

/// Which line is chosen, and which is the first in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    chosen: usize,
    top: usize,
}

/// A way to choose another line, or to scroll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One line up.
    Up,
    /// One line down.
    Down,
    /// As many lines up as are in sight, less one.
    PageUp,
    /// As many lines down as are in sight, less one.
    PageDown,
    /// To the first.
    First,
    /// To the last.
    Last,
}

impl Step {
    /// The step that an intent is in a text or a list.
    pub const fn of(intent: Intent) -> Option<Step> {
        Some(match intent {
            Intent::Go(Way::Up) => Step::Up,
            Intent::Go(Way::Down) => Step::Down,
            Intent::PageUp => Step::PageUp,
            Intent::PageDown => Step::PageDown,
            Intent::First => Step::First,
            Intent::Last => Step::Last,
            _ => return None,
        })
    }

    /// The same where *next* and *previous* go along the list too.
    pub const fn along(intent: Intent) -> Option<Step> {
        match intent {
            Intent::Next => Some(Step::Down),
            Intent::Previous => Some(Step::Up),
            other => Step::of(other),
        }
    }

    /// Where a step leads from a line of so many, with so many in sight.
    pub fn from(self, at: usize, length: usize, sight: usize) -> usize {
        let page = sight.saturating_sub(1).max(1);
        let last = length.saturating_sub(1);
        let to = match self {
            Step::Up => at.saturating_sub(1),
            Step::Down => at.saturating_add(1),
            Step::PageUp => at.saturating_sub(page),
            Step::PageDown => at.saturating_add(page),
            Step::First => 0,
            Step::Last => last,
        };
        to.min(last)
    }
}

impl List {
    /// A list with this line chosen.
    pub const fn at(chosen: usize) -> List {
        List { chosen, top: 0 }
    }

    /// The number of the chosen line.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// Takes a step in a list of so many lines, with so many in sight.
    pub fn step(&mut self, step: Step, length: usize, sight: usize) {
        self.choose(step.from(self.chosen, length, sight), length, sight);
    }

    /// Chooses a line, and scrolls no more than is needed to see it.
    pub fn choose(&mut self, line: usize, length: usize, sight: usize) {
        self.chosen = line.min(length.saturating_sub(1));
        self.top = self.window(length, sight).start;
    }

    /// The lines in sight, the chosen one among them.
    pub fn window(&self, length: usize, sight: usize) -> Range<usize> {
        let chosen = self.chosen.min(length.saturating_sub(1));
        let lowest = length.saturating_sub(sight);
        let deepest = (chosen + 1).saturating_sub(sight.max(1));
        let top = self.top.clamp(deepest, chosen).min(lowest);
        top..length.min(top + sight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_line_is_always_in_sight() {
        let mut list = List::default();
        let mut random = fastrand::Rng::with_seed(7);
        let steps = [
            Step::Up,
            Step::Down,
            Step::PageUp,
            Step::PageDown,
            Step::First,
            Step::Last,
        ];
        for _ in 0..5000 {
            let (length, sight) = (random.usize(0..12), random.usize(0..6));
            list.step(steps[random.usize(0..steps.len())], length, sight);
            let window = list.window(length, sight);
            assert!(window.end <= length && window.len() <= sight);
            assert_eq!(
                window.contains(&list.chosen()),
                length > 0 && sight > 0,
                "{list:?} {length} {sight}"
            );
        }
    }

    #[test]
    fn it_scrolls_no_more_than_needed() {
        let mut list = List::default();
        for _ in 0..4 {
            list.step(Step::Down, 10, 4);
        }
        assert_eq!(list.window(10, 4), 1..5);
        list.step(Step::Up, 10, 4);
        assert_eq!(list.window(10, 4), 1..5);
        list.step(Step::Last, 10, 4);
        assert_eq!(list.window(10, 4), 6..10);
        list.step(Step::PageUp, 10, 4);
        assert_eq!((list.chosen(), list.window(10, 4)), (6, 6..10));
    }

    #[test]
    fn a_list_that_became_shorter_keeps_to_its_lines() {
        let mut list = List::at(9);
        assert_eq!(list.window(3, 2), 1..3);
        list.step(Step::Down, 3, 2);
        assert_eq!(list.chosen(), 2);
        assert_eq!(list.window(0, 5), 0..0);
    }
}
