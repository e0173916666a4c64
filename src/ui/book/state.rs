//! What a reader of the book did so far: where it lies open, what was read before, what was sought.

use super::contents::{Entry, entries, entry_on, line_of};
use super::page::{Page, Setting};
use super::panes::{Focus, Panes};
use super::search::Search;
use super::spot::{Out, Spot, Trail};
use crate::law::article::{Article, Source};
use crate::law::find::Sought;
use crate::law::number::Place;
use crate::law::text::Shown;
use crate::room::bookmark::{Bookmark, Side};
use crate::ui::here::Here;
use crate::ui::list::{List, Step};

/// The open book, and everything a reader did in it so far.
#[derive(Debug)]
pub struct Book {
    pub(super) focus: Focus,
    pub(super) list: List,
    pub(super) spot: Spot,
    pub(super) trail: Trail,
    pub(super) search: Search,
    pub(super) searching: Option<Began>,
    pub(super) sought: Option<(u32, Sought)>,
    pub(super) moment: Option<Article>,
    /// The place where somebody was reading, while the article of the moment is open.
    pub(super) elsewhere: Option<Spot>,
    /// Whether the article of the moment is open, by its key or from the beginning.
    pub(super) at_moment: bool,
    pub(super) notice: Option<Notice>,
}

/// What the owner of the book must do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing but draw again.
    Stay,
    /// Put the book away.
    Close,
    /// Show the page of keys.
    Help,
    /// Show articles in these words from now on.
    Show(Shown),
}

/// Whence one began to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Began {
    /// From the book: there one returns to.
    FromBook,
    /// From a page that was found: from here one goes to the list of articles.
    FromHit,
}

/// Something that a key could not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// No game, or none of its articles, to go to.
    NoMoment,
    /// No place but the article of the moment.
    NoOtherPlace,
    /// No place to come back to.
    NoWayBack,
    /// No place to go forward to.
    NoWayForward,
    /// No hit beyond this one.
    LastHit,
    /// No hit before this one.
    FirstHit,
    /// No hit at all.
    NoSearch,
}

impl Default for Book {
    fn default() -> Book {
        Book {
            focus: Focus::Contents,
            list: List::default(),
            spot: Spot::start(),
            trail: Trail::default(),
            search: Search::default(),
            searching: None,
            sought: None,
            moment: None,
            elsewhere: None,
            at_moment: false,
            notice: None,
        }
    }
}

impl Book {
    /// A book that opens where a bookmark lies.
    pub fn marked(mark: &Bookmark) -> Book {
        let entry = match mark.article {
            Some(article) => Entry::Article(article),
            None => Entry::Source(mark.source),
        };
        let mut book = Book {
            focus: match mark.side {
                Side::Contents => Focus::Contents,
                Side::Page => Focus::Page,
            },
            search: Search::left(&mark.sought, mark.within),
            ..Book::default()
        };
        book.stand(Spot {
            scroll: mark.scroll,
            ..Spot::top(entry, Out::Contents)
        });
        book
    }

    /// Where somebody was reading; the article of a moment of a game is no such place, unless there is no other.
    pub fn bookmark(&self) -> Bookmark {
        let spot = match self.at_moment {
            true => self.elsewhere.unwrap_or(self.spot),
            false => self.spot,
        };
        Bookmark {
            source: spot.entry.source(),
            article: match spot.entry {
                Entry::Article(article) => Some(article),
                Entry::Source(_) => None,
            },
            scroll: spot.scroll,
            side: match self.focus {
                Focus::Contents => Side::Contents,
                Focus::Page => Side::Page,
            },
            sought: self.search.field().text().to_owned(),
            within: self.search.within(),
        }
    }

    /// Opens the book where somebody was reading.
    pub fn reopen(&mut self) {
        self.moment = None;
        self.notice = None;
        if let Some(spot) = self.elsewhere.filter(|_| self.at_moment) {
            self.stand(spot);
        }
        self.spot.out = Out::Closed;
        self.trail.begin();
    }

    /// Opens the book at an article; from there one can come back to where it was open before.
    pub fn open(&mut self, article: Article) {
        self.moment = None;
        self.put_down();
        self.jump(Spot::top(Entry::Article(article), Out::Closed));
        self.trail.begin();
    }

    /// Opens the book at the first page of a source, unless that source is open already.
    pub fn open_source(&mut self, source: Source) {
        self.reopen();
        if self.spot.entry.source() != source {
            self.stand(Spot::top(Entry::Source(source), Out::Closed));
        }
    }

    /// Opens the book at the article that a game is about now; where somebody was reading is one key away.
    pub fn open_moment(&mut self, article: Article) {
        self.moment = Some(article);
        self.put_down();
        if !self.at_moment && self.spot != Spot::start() {
            self.elsewhere = Some(self.spot);
        }
        self.stand(Spot::top(Entry::Article(article), Out::Closed));
        self.trail.begin();
        self.at_moment = true;
        self.focus = Focus::Page;
    }

    /// The article that is open, if it is one.
    pub const fn article(&self) -> Option<Article> {
        match self.spot.entry {
            Entry::Article(article) => Some(article),
            Entry::Source(_) => None,
        }
    }

    /// How many lines are scrolled out of sight.
    pub const fn scroll(&self) -> usize {
        self.spot.scroll
    }

    /// To the article of the moment, or from it to where somebody was reading.
    pub(super) fn turn_to_moment(&mut self) {
        let Some(article) = self.moment else {
            self.notice = Some(Notice::NoMoment);
            return;
        };
        let out = self.spot.out;
        if !self.at_moment {
            self.elsewhere = Some(self.spot);
            self.stand(Spot::top(Entry::Article(article), out));
            self.at_moment = true;
        } else if let Some(spot) = self.elsewhere {
            self.stand(Spot { out, ..spot });
        } else {
            self.notice = Some(Notice::NoOtherPlace);
            return;
        }
        self.focus = Focus::Page;
    }

    pub(super) fn go_back(&mut self) {
        match self.trail.back(self.spot) {
            Some(spot) => {
                self.stand(spot);
                self.focus = Focus::Page;
            }
            None => self.notice = Some(Notice::NoWayBack),
        }
    }

    pub(super) fn go_forward(&mut self) {
        match self.trail.forward(self.spot) {
            Some(spot) => {
                self.stand(spot);
                self.focus = Focus::Page;
            }
            None => self.notice = Some(Notice::NoWayForward),
        }
    }

    /// Follows a reference of the page, counted from the first.
    pub(super) fn follow(&mut self, number: usize, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        let Some((place, _)) = page.references.get(number) else {
            return;
        };
        self.spot.picked = Some(number);
        let out = self.spot.out;
        match *place {
            Place::Article(article) => self.jump(Spot::top(Entry::Article(article), out)),
            Place::Reading(reading) => {
                let on = |(id, _): &&(&str, usize)| *id == reading.id;
                if let Some((_, line)) = page.readings.iter().find(on) {
                    self.trail.leave(self.spot);
                    self.spot.picked = None;
                    self.show_from(*line, panes, here);
                } else if let Some(article) = reading.articles().next() {
                    self.jump(Spot::top(Entry::Article(article), out));
                    self.show_reading(&reading.id, panes, here);
                }
            }
        }
    }

    /// Opens the chosen hit, where it has the words that were sought.
    pub(super) fn open_hit(&mut self, from: From, panes: &Panes, here: &Here) {
        let hit = self.search.chosen();
        let Some((spot, reading)) = hit.and_then(|hit| self.search.spot(hit)) else {
            return;
        };
        let chosen_by_number = spot.also.is_none();
        self.searching = None;
        self.sought = Some(self.search.sought());
        match from {
            From::List => {
                self.jump(spot);
                self.trail.begin();
            }
            From::Hit => self.stand(spot),
        }
        self.focus = Focus::Page;
        if let Some(reading) = reading {
            self.show_reading(reading, panes, here);
        } else if !chosen_by_number {
            let page = self.set(panes, here);
            let seen = panes.lines().saturating_sub(2);
            if let Some(first) = page.marks.iter().min().filter(|line| **line >= seen) {
                self.show_from(first.saturating_sub(2), panes, here);
            }
        }
    }

    /// To the hit after the one that is open, or before it; to the chosen one, where none is open.
    pub(super) fn other_hit(&mut self, step: Step, panes: &Panes, here: &Here) {
        self.search.look_again(here.look.shown);
        if self.search.hits().is_empty() {
            self.notice = Some(Notice::NoSearch);
        } else if !self.search.has(self.spot.found) {
            self.open_hit(From::List, panes, here);
        } else if self.search.step(step) {
            self.open_hit(From::Hit, panes, here);
        } else {
            self.notice = Some(match step {
                Step::Up => Notice::FirstHit,
                _ => Notice::LastHit,
            });
        }
    }

    pub(super) fn neighbour(&mut self, step: Step) {
        let to = step.from(self.list.chosen(), entries().len(), 1);
        if to != self.list.chosen() {
            let out = match self.spot.out {
                Out::Hits => Out::Contents,
                out => out,
            };
            self.stand(Spot::top(entry_on(to), out));
        }
    }

    /// Goes to a place from which one can come back.
    pub(super) fn jump(&mut self, to: Spot) {
        if to.entry != self.spot.entry {
            self.trail.leave(self.spot);
        }
        self.stand(to);
        self.focus = Focus::Page;
    }

    pub(super) fn stand(&mut self, at: Spot) {
        self.at_moment = false;
        self.spot = at;
        self.list = List::at(line_of(at.entry));
    }

    fn put_down(&mut self) {
        self.searching = None;
        self.notice = None;
    }

    fn show_reading(&mut self, id: &str, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        if let Some((_, line)) = page.readings.iter().find(|(other, _)| *other == id) {
            self.show_from(*line, panes, here);
        }
    }

    fn show_from(&mut self, line: usize, panes: &Panes, here: &Here) {
        self.spot.scroll = line.min(self.deepest(panes, here));
    }

    /// The line that is the first in sight when the last is.
    pub(super) fn deepest(&self, panes: &Panes, here: &Here) -> usize {
        self.set(panes, here)
            .lines
            .len()
            .saturating_sub(panes.lines())
    }

    /// The page that is open, as it is set in this room.
    pub(super) fn set(&self, panes: &Panes, here: &Here) -> Page {
        let marked = self.sought.as_ref().filter(|(number, _)| {
            let found = self.spot.found;
            found.is_some_and(|found| found.search == *number)
        });
        let setting = Setting {
            shown: here.look.shown,
            also: self.spot.also,
            picked: self.spot.picked,
            sought: marked.map(|(_, sought)| sought),
            width: panes.page_width(),
            look: here.look,
        };
        Page::set(self.spot.entry, &setting)
    }
}

/// Whence a hit is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    /// From the list of hits: where one was before can be returned to.
    List,
    /// From another hit.
    Hit,
}
