//! Places in the book, and the trail that a reader leaves from one to another.

use super::contents::Entry;
use crate::law::article::Source;
use crate::law::index::Part;
use crate::law::text::Tongue;

/// A place in the book, to come back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// What is read there.
    pub entry: Entry,
    /// How many lines are scrolled out of sight.
    pub scroll: usize,
    /// Which reference is chosen.
    pub picked: Option<usize>,
    /// A text that is shown there whatever words are: something was found in it.
    pub also: Option<(Part, Tongue)>,
    /// Which hit of which search it is, if it was found by one.
    pub found: Option<Found>,
    /// Where one step out leads.
    pub out: Out,
}

/// A hit that was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The search, counted from the first.
    pub search: u32,
    /// The hit, counted from 1.
    pub at: usize,
    /// Of so many.
    pub of: usize,
}

/// Where one step out of a page leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// Out of the book: it was opened there.
    Closed,
    /// To the list of articles.
    Contents,
    /// To what was found.
    Hits,
}

impl Spot {
    /// The top of a page.
    pub const fn top(entry: Entry, out: Out) -> Spot {
        Spot {
            entry,
            scroll: 0,
            picked: None,
            also: None,
            found: None,
            out,
        }
    }

    /// Where a book lies open that nobody has read in.
    pub const fn start() -> Spot {
        Spot::top(Entry::Source(Source::Chess1869), Out::Contents)
    }

    /// The name of the place in a trail.
    pub const fn name(&self) -> &'static str {
        match self.entry {
            Entry::Source(source) => source.id(),
            Entry::Article(article) => article.id,
        }
    }
}

/// Places to come back to are forgotten beyond this many, the oldest first.
const MOST_PAST: usize = 200;

/// The places that one came from, and those that one went back from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    past: Vec<Spot>,
    future: Vec<Spot>,
    /// How many places lie before the one from which references are followed now.
    begun: usize,
}

impl Trail {
    /// Leaves a place for one that it points to.
    pub fn leave(&mut self, here: Spot) {
        if self.past.len() >= MOST_PAST {
            self.past.remove(0);
            self.begun = self.begun.saturating_sub(1);
        }
        self.begun = self.begun.min(self.past.len());
        self.past.push(here);
        self.future.clear();
    }

    /// Begins anew where the book was opened, or something was found: one can still go back beyond.
    pub const fn begin(&mut self) {
        self.begun = self.past.len();
    }

    /// Back to where one came from.
    pub fn back(&mut self, here: Spot) -> Option<Spot> {
        let to = self.past.pop()?;
        self.future.push(here);
        Some(to)
    }

    /// Again to where one came back from.
    pub fn forward(&mut self, here: Spot) -> Option<Spot> {
        let to = self.future.pop()?;
        self.past.push(here);
        Some(to)
    }

    /// Is there a place to go back to?
    pub const fn leads_back(&self) -> bool {
        !self.past.is_empty()
    }

    /// Is there a place to go forward to?
    pub const fn leads_forward(&self) -> bool {
        !self.future.is_empty()
    }

    /// The names of the places from which references were followed to here, the nearest first.
    pub fn behind(&self) -> impl Iterator<Item = &'static str> {
        self.past.iter().skip(self.begun).rev().map(Spot::name)
    }
}
