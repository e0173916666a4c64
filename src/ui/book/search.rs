//! Searching in the book while one types.

use super::contents::Entry;
use crate::law::find::{Hit, find};
use crate::law::fold::words;
use crate::law::number::Place;
use crate::ui::field::{Field, Typed};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};

/// The most letters that can be sought.
const LONGEST: usize = 60;
/// Every hit takes so many rows: its heading and a piece of its text.
pub const ROWS: usize = 2;

/// What is sought, what was found, and which of it is chosen.
#[derive(Debug)]
pub struct Search {
    field: Field,
    hits: Vec<Hit>,
    list: List,
}

/// What a key led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// It goes on.
    On,
    /// Read this hit.
    Open,
    /// Back to the book.
    Stop,
}

impl Default for Search {
    fn default() -> Search {
        Search {
            field: Field::new("", LONGEST),
            hits: Vec::new(),
            list: List::default(),
        }
    }
}

impl Search {
    /// What is sought.
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// What was found.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// Which hit is chosen, and which are in sight.
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// What a key meant, with room for so many hits.
    pub fn press(&mut self, intent: Intent, sight: usize) -> Sought {
        let step = match intent {
            Intent::Cancel => return Sought::Stop,
            Intent::Choose if self.hits.is_empty() => return Sought::On,
            Intent::Choose => return Sought::Open,
            Intent::Edit(edit) => {
                if self.field.edit(edit) == Typed::Changed {
                    self.seek();
                }
                return Sought::On;
            }
            Intent::Next | Intent::Go(Way::Down) => Step::Down,
            Intent::Previous | Intent::Go(Way::Up) => Step::Up,
            Intent::PageUp => Step::PageUp,
            Intent::PageDown => Step::PageDown,
            _ => return Sought::On,
        };
        self.list.step(step, self.hits.len(), sight);
        Sought::On
    }

    /// Seeks what was pasted.
    pub fn paste(&mut self, text: &str) {
        if self.field.paste(text) == Typed::Changed {
            self.seek();
        }
    }

    /// Where the chosen hit is to be read.
    pub fn chosen(&self) -> Option<Opened> {
        let hit = self.hits.get(self.list.chosen())?;
        match hit.place {
            Place::Article(article) => Some(Opened {
                entry: Entry::Article(article),
                reading: None,
            }),
            Place::Reading(reading) => {
                let article = reading.articles().next()?;
                Some(Opened {
                    entry: Entry::Article(article),
                    reading: Some(reading.id.as_str()),
                })
            }
        }
    }

    /// The words that were found in the chosen hit and those that were typed, in plain small letters.
    pub fn marks(&self) -> Vec<String> {
        let mut marks: Vec<String> = words(self.field.text())
            .into_iter()
            .map(|word| word.plain)
            .collect();
        for hit in &self.hits {
            for range in &hit.marked {
                let found = hit.snippet.get(range.clone()).unwrap_or_default();
                marks.extend(words(found).into_iter().map(|word| word.plain));
            }
        }
        marks.sort_unstable();
        marks.dedup();
        marks
    }

    fn seek(&mut self) {
        self.hits = match self.field.text().trim() {
            "" => Vec::new(),
            sought => find(sought, None),
        };
        self.list = List::default();
    }
}

/// Where a hit is read: an entry, and the reading on it if the hit is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The entry.
    pub entry: Entry,
    /// The reading.
    pub reading: Option<&'static str>,
}
