//! The hall before the tables: the menu on the screen, the rule book and the page of keys over it.

use std::path::PathBuf;

use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::event::Leave;
use super::menu::settings::Change;
use super::menu::view::View;
use super::menu::{Beginning, Menu, Outcome};
use super::mouse::Did;
use super::pages::{Pages, Wish};
use super::scene::{Next, Scene};
use super::taste::Taste;
use super::window::Copied;
use crate::ui::keys::intent::{Context, Intent};

/// The menu, and whoever stands before it.
#[derive(Debug)]
pub struct Hall<'a> {
    menu: &'a mut Menu,
    pages: &'a mut Pages,
    taste: &'a mut Taste,
    area: Rect,
}

/// Where one goes from the hall.
#[derive(Debug)]
pub enum Goal {
    /// To a new game.
    Start(Box<Beginning>),
    /// To a kept one.
    Resume(PathBuf),
    /// To a kept one, to step through it.
    Review(PathBuf),
    /// To a copy of what can be read of a damaged one.
    Copy(PathBuf),
    /// Back to the hall, when this kept one has been deleted.
    Delete(PathBuf),
    /// To this exercise.
    Exercise(u8),
    /// Home.
    Quit,
    /// Out, because the program has to end.
    Told(Leave),
    /// Back to the hall: a setting was changed and is to be kept.
    Keep(Change),
}

impl<'a> Hall<'a> {
    /// Enters the hall.
    pub fn new(menu: &'a mut Menu, pages: &'a mut Pages, taste: &'a mut Taste) -> Hall<'a> {
        menu.set_choices(taste.choices());
        Hall {
            menu,
            pages,
            taste,
            area: Rect::default(),
        }
    }

    fn set(&mut self, change: Change) -> Next<Goal> {
        self.taste.change(&change);
        self.menu.set_choices(self.taste.choices());
        Next::Leave(Goal::Keep(change))
    }
}

impl Scene for Hall<'_> {
    type Left = Goal;

    fn key(&mut self, key: &KeyEvent) -> Next<Goal> {
        let here = self.taste.here(self.area);
        match self.taste.keys.intent(key, Context::List) {
            Some(Intent::Suspend) => return Next::Suspend,
            Some(Intent::Redraw) => return Next::Redraw,
            // Every game is kept, so there is nothing to ask, unless a position is being set up.
            Some(Intent::Interrupt) if self.pages.holds_back() => return Next::Draw,
            Some(Intent::Interrupt) => return Next::Leave(Goal::Quit),
            _ => {}
        }
        if self.pages.are_open() {
            match self.pages.press(key, &here) {
                Some(Wish::Set(change)) => return self.set(change),
                Some(Wish::Copy) => return Next::Copy,
                Some(Wish::Play(laying)) => self.menu.lay(&laying),
                None => {}
            }
            return Next::Draw;
        }
        match self.menu.press(key, &here) {
            Outcome::Stay => {}
            Outcome::Quit => return Next::Leave(Goal::Quit),
            Outcome::Start(beginning) => return Next::Leave(Goal::Start(beginning)),
            Outcome::Resume(path) => return Next::Leave(Goal::Resume(path)),
            Outcome::Review(path) => return Next::Leave(Goal::Review(path)),
            Outcome::Copy(path) => return Next::Leave(Goal::Copy(path)),
            Outcome::Delete(path) => return Next::Leave(Goal::Delete(path)),
            Outcome::Exercise(number) => return Next::Leave(Goal::Exercise(number)),
            Outcome::Lay(laying) => self.pages.open_desk(*laying),
            Outcome::Book => self.pages.open_book(),
            Outcome::Source(source) => self.pages.open_source(source),
            Outcome::Article(article) => self.pages.open_article(article),
            Outcome::Help => {
                let View {
                    mut hints, way_out, ..
                } = self.menu.view(&here);
                hints.push(way_out);
                self.pages.open_keys(hints);
            }
            Outcome::Set(change) => return self.set(change),
        }
        Next::Draw
    }

    fn paste(&mut self, text: &str) {
        if self.pages.are_open() {
            self.pages.paste(text);
        } else {
            self.menu.paste(text);
        }
    }

    fn mouse(&mut self, mouse: &MouseEvent) -> Next<Goal> {
        let Some(did) = Did::by(mouse) else {
            return Next::Wait;
        };
        let here = self.taste.here(self.area);
        let meant = match self.pages.are_open() {
            true => self.pages.point(did, &here),
            false => self.menu.point(did, &here),
        };
        let keys = meant.into_iter();
        let keys = keys.filter_map(|intent| self.taste.keys.stroke(intent));
        match (self.strike(keys.collect()), did) {
            // Something else is chosen now, perhaps.
            (Next::Wait, Did::Press(_)) => Next::Draw,
            (next, _) => next,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let here = self.taste.here(frame.area());
        if self.pages.are_open() {
            self.pages.draw(frame, &here);
        } else {
            self.menu.draw(frame, &here);
        }
    }

    fn sized(&mut self, area: Rect) {
        self.area = area;
    }

    fn no_shell(&mut self) {
        self.menu
            .tell(self.taste.look.words().screen.no_shell.to_owned());
    }

    fn clip(&self) -> String {
        self.pages.clip().unwrap_or_default().to_owned()
    }

    fn copied(&mut self, copied: Copied) {
        self.pages.copied(copied);
    }

    fn told(leave: Leave) -> Goal {
        Goal::Told(leave)
    }
}
