//! Searching in the book while one types.

use super::contents::Entry;
use super::spot::{Found, Out, Spot};
use crate::law::article::Source;
use crate::law::find::{Hit, Sought, find_shown};
use crate::law::index::Part;
use crate::law::number::Place;
use crate::law::text::Shown;
use crate::ui::field::{Field, Typed};
use crate::ui::keys::intent::{Edit, Intent, Way};
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
    /// The words that the reader sees.
    shown: Shown,
    /// The source that the reader is in.
    source: Source,
    within: Option<Source>,
    field_is: Left,
    /// How many searches there were before this one.
    number: u32,
}

/// How the line of text was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Left {
    /// Just now: what is typed is put in.
    Typed,
    /// Some time ago: what is typed takes its place.
    Before,
}

/// What a key led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
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
            shown: Shown::Both,
            source: Source::Chess1869,
            within: None,
            field_is: Left::Before,
            number: 0,
        }
    }
}

impl Search {
    /// A search that somebody left, for these words.
    pub fn left(words: &str, within: Option<Source>) -> Search {
        Search {
            field: Field::new(words, LONGEST),
            within,
            ..Search::default()
        }
    }

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

    /// The source that alone is searched.
    pub const fn within(&self) -> Option<Source> {
        self.within
    }

    /// Begins to type, in a source, before a reader who sees these words. The search before stands there until
    /// something is typed.
    pub fn begin(&mut self, shown: Shown, source: Source) {
        self.source = source;
        self.field_is = Left::Before;
        if self.within.is_some_and(|within| within != source) {
            self.within = None;
            self.seek();
        }
        self.look_again(shown);
    }

    /// Takes note of the words that the reader sees, and of what a search left finds.
    pub fn look_again(&mut self, shown: Shown) {
        let never = self.hits.is_empty() && !self.field.text().trim().is_empty();
        if never || self.shown != shown {
            self.shown = shown;
            self.find();
            self.list.choose(self.list.chosen(), self.hits.len(), 1);
        }
    }

    /// What a key meant, with room for so many hits.
    pub fn press(&mut self, intent: Intent, sight: usize) -> Next {
        let step = match intent {
            Intent::Cancel => return Next::Stop,
            Intent::Choose if self.hits.is_empty() => return Next::On,
            Intent::Choose => return Next::Open,
            Intent::Edit(edit) => {
                self.edit(edit);
                return Next::On;
            }
            Intent::Next | Intent::Previous => {
                self.within = match self.within {
                    None => Some(self.source),
                    Some(_) => None,
                };
                self.seek();
                return Next::On;
            }
            Intent::Go(Way::Down) => Step::Down,
            Intent::Go(Way::Up) => Step::Up,
            Intent::PageUp => Step::PageUp,
            Intent::PageDown => Step::PageDown,
            _ => return Next::On,
        };
        self.list.step(step, self.hits.len(), sight);
        Next::On
    }

    /// Chooses the hit beside the chosen one; tells whether there is one.
    pub fn step(&mut self, step: Step) -> bool {
        let before = self.list.chosen();
        self.list.step(step, self.hits.len(), 1);
        before != self.list.chosen()
    }

    /// Seeks what was pasted.
    pub fn paste(&mut self, text: &str) {
        self.make_way();
        if self.field.paste(text) == Typed::Changed {
            self.seek();
        }
    }

    /// The chosen hit.
    pub fn chosen(&self) -> Option<&Hit> {
        self.hits.get(self.list.chosen())
    }

    /// Where a hit is to be read, and the reading on that page if it is one.
    pub fn spot(&self, hit: &Hit) -> Option<(Spot, Option<&'static str>)> {
        let (article, reading) = match hit.place {
            Place::Article(article) => (article, None),
            Place::Reading(reading) => (reading.articles().next()?, Some(reading.id.as_str())),
        };
        let spot = Spot {
            also: Some((hit.from, hit.tongue)).filter(|(part, _)| *part != Part::Number),
            found: Some(Found {
                search: self.number,
                at: self.list.chosen() + 1,
                of: self.hits.len(),
            }),
            ..Spot::top(Entry::Article(article), Out::Hits)
        };
        Some((spot, reading))
    }

    /// Is the page a hit of this very search?
    pub fn has(&self, found: Option<Found>) -> bool {
        found.is_some_and(|found| found.search == self.number)
    }

    /// The words, to be marked on a page, and which search they are of.
    pub fn sought(&self) -> (u32, Sought) {
        (self.number, Sought::new(self.field.text()))
    }

    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Letter(_) => self.make_way(),
            _ => self.field_is = Left::Typed,
        }
        if self.field.edit(edit) == Typed::Changed {
            self.seek();
        }
    }

    /// Takes away what was sought before.
    fn make_way(&mut self) {
        if self.field_is == Left::Before {
            self.field.clear();
        }
        self.field_is = Left::Typed;
    }

    fn seek(&mut self) {
        self.find();
        self.list = List::default();
        self.number += 1;
    }

    fn find(&mut self) {
        self.hits = match self.field.text().trim() {
            "" => Vec::new(),
            sought => find_shown(sought, self.within, self.shown),
        };
    }
}
