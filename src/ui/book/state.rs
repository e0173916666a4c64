//! What a reader of the book did so far, and what each key does next.

use crossterm::event::KeyEvent;

use super::contents::{Entry, entries, entry_on, line_of, other_source};
use super::page::{Page, Setting};
use super::panes::{Focus, Panes};
use super::search::{Search, Sought};
use crate::law::article::{Article, Source};
use crate::law::text::Shown;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::ring::Turn;

/// The open book, and everything a reader did in it so far. It is kept while the program runs, so that it opens where
/// it was closed.
#[derive(Debug)]
pub struct Book {
    pub(super) focus: Focus,
    pub(super) list: List,
    pub(super) spot: Spot,
    pub(super) past: Vec<Spot>,
    pub(super) search: Search,
    pub(super) searching: bool,
    marks: Vec<String>,
    pub(super) moment: Option<Article>,
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

/// A place in the book, to come back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// What is read there.
    pub entry: Entry,
    /// How many lines are scrolled out of sight.
    pub scroll: usize,
    /// Which reference is chosen.
    pub picked: Option<usize>,
}

impl Spot {
    const fn top(entry: Entry) -> Spot {
        Spot {
            entry,
            scroll: 0,
            picked: None,
        }
    }
}

/// Something that a key could not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// No game, or none of its articles, to go to.
    NoMoment,
    /// No place to come back to.
    NoWayBack,
}

/// Places to come back to are forgotten beyond this many, the oldest first.
const MOST_PAST: usize = 200;

impl Default for Book {
    fn default() -> Book {
        Book {
            focus: Focus::Contents,
            list: List::default(),
            spot: Spot::top(Entry::Source(Source::Chess1869)),
            past: Vec::new(),
            search: Search::default(),
            searching: false,
            marks: Vec::new(),
            moment: None,
            notice: None,
        }
    }
}

impl Book {
    /// Opens the book at an article; from there one can come back to where it was open before.
    pub fn open(&mut self, article: Article) {
        self.searching = false;
        self.notice = None;
        self.marks.clear();
        self.go(Spot::top(Entry::Article(article)), Came::Jumped);
        self.focus = Focus::Page;
    }

    /// Opens the book at the first article of a source, unless that source is open already.
    pub fn open_source(&mut self, source: Source) {
        if self.spot.entry.source() != source {
            self.go(Spot::top(Entry::Source(source)), Came::Browsed);
        }
    }

    /// Tells which article the game is about now, for the key that goes there.
    pub const fn set_moment(&mut self, article: Option<Article>) {
        self.moment = article;
    }

    /// The article that is open, if it is one.
    pub const fn article(&self) -> Option<Article> {
        match self.spot.entry {
            Entry::Article(article) => Some(article),
            Entry::Source(_) => None,
        }
    }

    /// A key, in the room that the book is drawn in.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Outcome {
        let panes = Panes::of(here.area, self.focus);
        let intent = match self.searching {
            true => here.in_text(key),
            false => here.in_list(key),
        };
        let Some(intent) = intent else {
            return Outcome::Stay;
        };
        self.notice = None;
        if self.searching {
            match self.search.press(intent, panes.hits_in_sight()) {
                Sought::On => {}
                Sought::Stop => self.searching = false,
                Sought::Open => self.open_hit(&panes, here),
            }
            return Outcome::Stay;
        }
        match intent {
            Intent::Help => return Outcome::Help,
            Intent::Quit => return Outcome::Close,
            Intent::Shown => return Outcome::Show(here.look.shown.next()),
            Intent::Find => self.searching = true,
            Intent::Book => self.go_to_moment(),
            Intent::Back => self.go_back(),
            _ => match self.focus {
                Focus::Contents => return self.press_in_contents(intent, &panes),
                Focus::Page => self.press_in_page(intent, &panes, here),
            },
        }
        Outcome::Stay
    }

    /// Text that was pasted; it is only ever sought.
    pub fn paste(&mut self, text: &str) {
        if self.searching {
            self.search.paste(text);
        }
    }

    fn press_in_contents(&mut self, intent: Intent, panes: &Panes) -> Outcome {
        let (length, sight) = (entries().len(), panes.lines());
        match intent {
            Intent::Cancel => return Outcome::Close,
            Intent::Choose | Intent::Go(Way::Right) => {
                self.focus = Focus::Page;
                return Outcome::Stay;
            }
            Intent::Next | Intent::Previous => {
                let turn = match intent {
                    Intent::Next => Turn::On,
                    _ => Turn::Back,
                };
                let to = other_source(self.list.chosen(), turn);
                // The list shows as much as it can of the source that was chosen.
                self.list.choose(length, length, sight);
                self.list.choose(to, length, sight);
            }
            intent => match Step::of(intent) {
                Some(step) => self.list.step(step, length, sight),
                None => return Outcome::Stay,
            },
        }
        self.marks.clear();
        self.spot = Spot::top(entry_on(self.list.chosen()));
        Outcome::Stay
    }

    fn press_in_page(&mut self, intent: Intent, panes: &Panes, here: &Here) {
        match intent {
            Intent::Cancel => self.focus = Focus::Contents,
            Intent::Go(Way::Right) => self.neighbour(Step::Down),
            Intent::Go(Way::Left) => self.neighbour(Step::Up),
            Intent::Next => self.pick(Turn::On, panes, here),
            Intent::Previous => self.pick(Turn::Back, panes, here),
            Intent::Choose | Intent::See => match self.spot.picked {
                Some(picked) => self.follow(picked, panes, here),
                None => self.pick(Turn::On, panes, here),
            },
            intent => {
                if let Some(step) = Step::of(intent) {
                    self.scroll(step, panes, here);
                }
            }
        }
    }

    fn scroll(&mut self, step: Step, panes: &Panes, here: &Here) {
        let steps = self.deepest(panes, here) + 1;
        let to = step.from(self.spot.scroll, steps, panes.lines());
        self.spot.scroll = to;
    }

    /// The line that is the first in sight when the last is.
    fn deepest(&self, panes: &Panes, here: &Here) -> usize {
        self.set(panes, here)
            .lines
            .len()
            .saturating_sub(panes.lines())
    }

    fn neighbour(&mut self, step: Step) {
        let to = step.from(self.list.chosen(), entries().len(), 1);
        if to != self.list.chosen() {
            self.go(Spot::top(entry_on(to)), Came::Browsed);
        }
    }

    fn pick(&mut self, turn: Turn, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        let count = page.references.len();
        if count == 0 {
            return;
        }
        let to = match (self.spot.picked, turn) {
            (None, Turn::Back) => count - 1,
            (None, Turn::On) => 0,
            (Some(at), turn) => turn.from(at, count),
        };
        self.spot.picked = Some(to);
        if let Some((_, line)) = page.references.get(to) {
            self.see(*line, panes, here);
        }
    }

    /// Scrolls no more than is needed to see a line.
    fn see(&mut self, line: usize, panes: &Panes, here: &Here) {
        let lowest = (line + 1).saturating_sub(panes.lines());
        self.spot.scroll = self
            .spot
            .scroll
            .clamp(lowest.min(line), line)
            .min(self.deepest(panes, here));
    }

    fn follow(&mut self, number: usize, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        if let Some((article, _)) = page.references.get(number) {
            self.spot.picked = Some(number);
            self.go(Spot::top(Entry::Article(*article)), Came::Jumped);
            self.focus = Focus::Page;
        }
    }

    fn go_back(&mut self) {
        match self.past.pop() {
            Some(spot) => {
                self.go(spot, Came::Browsed);
                self.focus = Focus::Page;
            }
            None => self.notice = Some(Notice::NoWayBack),
        }
    }

    fn go_to_moment(&mut self) {
        match self.moment {
            Some(article) => self.open(article),
            None => self.notice = Some(Notice::NoMoment),
        }
    }

    fn open_hit(&mut self, panes: &Panes, here: &Here) {
        let Some(opened) = self.search.chosen() else {
            return;
        };
        self.searching = false;
        self.marks = self.search.marks();
        self.go(Spot::top(opened.entry), Came::Jumped);
        self.focus = Focus::Page;
        let page = self.set(panes, here);
        if let Some((_, line)) = page
            .readings
            .iter()
            .find(|(id, _)| Some(*id) == opened.reading)
        {
            self.spot.scroll = (*line).min(self.deepest(panes, here));
        }
    }

    fn go(&mut self, to: Spot, came: Came) {
        if came == Came::Jumped && to.entry != self.spot.entry {
            if self.past.len() >= MOST_PAST {
                self.past.remove(0);
            }
            self.past.push(self.spot);
        }
        self.spot = to;
        self.list = List::at(line_of(to.entry));
    }

    /// The page that is open, as it is set in this room.
    pub(super) fn set(&self, panes: &Panes, here: &Here) -> Page {
        let setting = Setting {
            shown: here.look.shown,
            picked: self.spot.picked,
            sought: &self.marks,
            width: panes.page_width(),
            look: here.look,
        };
        Page::set(self.spot.entry, &setting)
    }
}

/// How one came to a place: only a jump is remembered, to come back from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    Browsed,
    Jumped,
}
