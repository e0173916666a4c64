//! What each key does in the book.

use crossterm::event::KeyEvent;

use super::contents::{entries, entry_on, other_source};
use super::panes::{Focus, Panes};
use super::search::Next;
use super::spot::{Out, Spot};
use super::state::{Began, Book, From, Outcome};
use crate::ui::here::Here;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::Step;
use crate::ui::ring::Turn;

impl Book {
    /// A key, in the room that the book is drawn in.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Outcome {
        let panes = Panes::of(here.area, self.focus);
        let intent = match self.searching {
            Some(_) => here.in_text(key),
            None => here.in_list(key),
        };
        let Some(intent) = intent else {
            return Outcome::Stay;
        };
        self.notice = None;
        if let Some(began) = self.searching {
            match self.search.press(intent, panes.hits_in_sight()) {
                Next::On => {}
                Next::Stop => self.stop_searching(began),
                Next::Open => self.open_hit(From::List, &panes, here),
            }
            return Outcome::Stay;
        }
        match intent {
            Intent::Help => return Outcome::Help,
            Intent::Quit => return Outcome::Close,
            Intent::Shown => {
                let seen = here.look.shown.next();
                self.spot.also = None;
                return Outcome::Show(seen);
            }
            Intent::Find => self.begin_search(Began::FromBook, here),
            Intent::Book => self.turn_to_moment(),
            Intent::Back => self.go_back(),
            Intent::Forward => self.go_forward(),
            Intent::NextHit => self.other_hit(Step::Down, &panes, here),
            Intent::PreviousHit => self.other_hit(Step::Up, &panes, here),
            Intent::Contents => self.focus = Focus::Contents,
            _ => match self.focus {
                Focus::Contents => return self.press_in_contents(intent, &panes),
                Focus::Page => return self.press_in_page(intent, &panes, here),
            },
        }
        Outcome::Stay
    }

    /// Text that was pasted; it is only ever sought.
    pub fn paste(&mut self, text: &str) {
        if self.searching.is_some() {
            self.search.paste(text);
        }
    }

    fn begin_search(&mut self, began: Began, here: &Here) {
        self.searching = Some(began);
        self.search.begin(here.look.shown, self.spot.entry.source());
    }

    fn stop_searching(&mut self, began: Began) {
        self.searching = None;
        if began == Began::FromHit {
            self.focus = Focus::Contents;
        }
    }

    fn press_in_contents(&mut self, intent: Intent, panes: &Panes) -> Outcome {
        let (length, sight) = (entries().len(), panes.lines());
        match intent {
            Intent::Cancel => return Outcome::Close,
            Intent::Choose | Intent::Go(Way::Right) => {
                self.focus = Focus::Page;
                self.spot.out = Out::Contents;
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
        let entry = entry_on(self.list.chosen());
        if entry != self.spot.entry {
            self.spot = Spot::top(entry, Out::Contents);
            self.at_moment = false;
        }
        Outcome::Stay
    }

    fn press_in_page(&mut self, intent: Intent, panes: &Panes, here: &Here) -> Outcome {
        match intent {
            Intent::Cancel => match self.spot.out {
                Out::Closed => return Outcome::Close,
                Out::Contents => self.focus = Focus::Contents,
                Out::Hits => self.begin_search(Began::FromHit, here),
            },
            Intent::Go(Way::Right) => self.neighbour(Step::Down),
            Intent::Go(Way::Left) => self.neighbour(Step::Up),
            Intent::Next => self.pick(Turn::On, panes, here),
            Intent::Previous => self.pick(Turn::Back, panes, here),
            Intent::Choose | Intent::See => match self.spot.picked {
                Some(picked) => self.follow(picked, panes, here),
                None => self.pick(Turn::On, panes, here),
            },
            Intent::Number(number) => {
                let listed = usize::from(number).saturating_sub(1);
                let number = self.set(panes, here).in_text + listed;
                self.follow(number, panes, here);
            }
            intent => {
                if let Some(step) = Step::of(intent) {
                    self.scroll_by(step, panes, here);
                }
            }
        }
        Outcome::Stay
    }

    fn scroll_by(&mut self, step: Step, panes: &Panes, here: &Here) {
        let steps = self.deepest(panes, here) + 1;
        let at = self.spot.scroll.min(steps - 1);
        self.spot.scroll = step.from(at, steps, panes.lines());
    }

    /// Chooses the next reference of the page, or the one before; from none, or one out of sight, the next in sight.
    fn pick(&mut self, turn: Turn, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        let count = page.references.len();
        if count == 0 {
            return;
        }
        let deepest = page.lines.len().saturating_sub(panes.lines());
        let top = self.spot.scroll.min(deepest);
        let in_sight = |line: usize| (top..top + panes.lines()).contains(&line);
        let line_of = |number: usize| page.references.get(number).map(|(_, line)| *line);
        let picked = self
            .spot
            .picked
            .filter(|picked| line_of(*picked).is_some_and(in_sight));
        let mut lines = page.references.iter().map(|(_, line)| *line);
        let to = match (picked, turn) {
            (Some(at), turn) => turn.from(at, count),
            (None, Turn::On) => lines.position(|line| line >= top).unwrap_or(0),
            (None, Turn::Back) => {
                let before = lines.rposition(|line| line < top + panes.lines());
                before.unwrap_or(count - 1)
            }
        };
        self.spot.picked = Some(to);
        if let Some(line) = line_of(to) {
            // No more is scrolled than is needed to see it.
            let lowest = (line + 1).saturating_sub(panes.lines());
            self.spot.scroll = top.clamp(lowest.min(line), line).min(deepest);
        }
    }
}
