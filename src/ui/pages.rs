//! The pages that can be opened over everything else: the rule book, the page of keys, and over a game the settings.

use std::path::PathBuf;

use crossterm::event::KeyEvent;
use ratatui::Frame;

use super::book::{Book, Outcome};
use super::help::{self, Help};
use super::here::Here;
use super::hints::Hint;
use super::laying::desk::{Desk, Done};
use super::menu::settings::{self, Change, Choices, Settings};
use super::menu::view::View;
use super::mouse::Did;
use super::window::Copied;
use crate::law::article::{Article, Source};
use crate::room::bookmark::Bookmark;
use crate::table::laying::Laying;
use crate::ui::keys::intent::Intent;

/// What lies open, if anything. The place in the book is remembered, also when the program ends.
#[derive(Debug, Default)]
pub struct Pages {
    open: Option<Page>,
    book: Book,
    help: Help,
    settings: Option<(Settings, Choices)>,
    desk: Option<Box<Desk>>,
    /// Whether the book lies on the desk.
    over_desk: bool,
    notice: Option<String>,
    kept: Kept,
}

/// Where the place in the book is kept.
#[derive(Debug, Default)]
enum Kept {
    /// Only while the program runs.
    #[default]
    Here,
    /// In a file that nobody has looked into yet.
    Unread(PathBuf),
    /// In a file, and what stands there.
    In(PathBuf, Bookmark),
}

/// A page that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Book,
    /// The page of keys, and what it was called from.
    Help(Over),
    Settings,
    Desk,
}

/// What a page asks of the owner of the screen.
#[derive(Debug)]
pub enum Wish {
    /// Give a setting another value, and keep it.
    Set(Change),
    /// Play this position.
    Play(Box<Laying>),
    /// Give the text that is shown to the clipboard of the terminal.
    Copy,
}

/// Whence the page of keys was called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    Scene,
    Book,
    Settings,
    Desk,
}

impl Pages {
    /// Does a page lie open?
    pub const fn are_open(&self) -> bool {
        self.open.is_some()
    }

    /// Pages that keep the place in the book in this file, if there is one.
    pub fn kept_in(path: Option<PathBuf>) -> Pages {
        let mut pages = Pages::default();
        pages.kept = path.map_or(Kept::Here, Kept::Unread);
        pages
    }

    /// Puts everything away.
    pub fn close(&mut self) {
        self.open = None;
        self.keep();
    }

    /// Takes out the desk to set up a position: as it was put away, if it was last begun with the same, else with this.
    pub fn open_desk(&mut self, laying: Laying) {
        if !self
            .desk
            .as_ref()
            .is_some_and(|desk| desk.began_with(&laying))
        {
            self.desk = Some(Box::new(Desk::new(laying)));
        }
        self.open = Some(Page::Desk);
    }

    /// Is something left on the desk, so that it must be asked first whether to go? Who says so again goes.
    pub fn holds_back(&mut self) -> bool {
        let desk = self.desk.as_mut().filter(|_| self.open == Some(Page::Desk));
        desk.is_some_and(|desk| desk.leave() == Done::Stay)
    }

    /// The text that is to go to the clipboard.
    pub fn clip(&self) -> Option<&str> {
        self.desk.as_ref().and_then(|desk| desk.text())
    }

    /// What became of it.
    pub fn copied(&mut self, copied: Copied) {
        if let Some(desk) = &mut self.desk {
            desk.copied(copied);
        }
    }

    /// Opens the book where it was closed.
    pub fn open_book(&mut self) {
        self.fetch();
        self.book.reopen();
        self.open = Some(Page::Book);
    }

    /// Opens the book at a source.
    pub fn open_source(&mut self, source: Source) {
        self.fetch();
        self.book.open_source(source);
        self.open = Some(Page::Book);
    }

    /// Opens the book at an article.
    pub fn open_article(&mut self, article: Article) {
        self.fetch();
        self.book.open(article);
        self.open = Some(Page::Book);
    }

    /// Opens the book at the article that governs the moment.
    pub fn open_moment(&mut self, article: Article) {
        self.fetch();
        self.book.open_moment(article);
        self.open = Some(Page::Book);
    }

    /// Opens the page of keys, those first that work now, the way out last.
    pub fn open_keys(&mut self, now: Vec<Hint>) {
        self.open_help(now, Over::Scene);
    }

    fn open_help(&mut self, now: Vec<Hint>, over: Over) {
        self.help = Help::over(now);
        self.open = Some(Page::Help(over));
    }

    /// Opens the settings over a game.
    pub fn open_settings(&mut self, choices: Choices) {
        self.settings = Some((Settings::default(), choices));
        self.open = Some(Page::Settings);
    }

    /// Tells what can be chosen and what is chosen, after a setting was given another value.
    pub fn set_choices(&mut self, choices: Choices) {
        if let Some((_, known)) = &mut self.settings {
            *known = choices;
        }
    }

    /// Says something on the page of settings, until the next key: that one could not be kept, say.
    pub fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// A key for the page that lies open.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Option<Wish> {
        self.notice = None;
        match self.open {
            Some(Page::Book) => match self.book.press(key, here) {
                Outcome::Stay => {}
                Outcome::Help => self.open_help(all(self.book.hints(here)), Over::Book),
                Outcome::Close => {
                    self.close();
                    let desk = std::mem::take(&mut self.over_desk);
                    self.open = desk.then_some(Page::Desk);
                }
                Outcome::Show(shown) => return Some(Wish::Set(Change::Shown(Some(shown)))),
            },
            Some(Page::Settings) => {
                let Some((settings, choices)) = &mut self.settings else {
                    self.open = None;
                    return None;
                };
                match settings.press(key, choices, here) {
                    settings::Outcome::Stay => {}
                    settings::Outcome::Close => self.open = None,
                    settings::Outcome::Set(change) => return Some(Wish::Set(change)),
                    settings::Outcome::Help => {
                        let View { hints, way_out, .. } = settings.view(choices, here);
                        self.open_help(all((hints, way_out)), Over::Settings);
                    }
                    settings::Outcome::Book => {
                        self.fetch();
                        self.open = Some(Page::Book);
                    }
                }
            }
            Some(Page::Desk) => return self.press_desk(key, here),
            Some(Page::Help(over)) => match (self.help.press(key, here), over) {
                (help::Outcome::Stay, _) => {}
                (help::Outcome::Close, Over::Scene) => self.open = None,
                (help::Outcome::Close, Over::Book) => self.open = Some(Page::Book),
                (help::Outcome::Close, Over::Settings) => self.open = Some(Page::Settings),
                (help::Outcome::Close, Over::Desk) => self.open = Some(Page::Desk),
            },
            None => {}
        }
        None
    }

    fn press_desk(&mut self, key: &KeyEvent, here: &Here) -> Option<Wish> {
        let desk = self.desk.as_mut()?;
        match desk.press(key, here) {
            Done::Stay => {}
            Done::Close => self.open = None,
            Done::Play => {
                let laying = desk.laying().clone();
                self.open = None;
                return Some(Wish::Play(Box::new(laying)));
            }
            Done::Copy => return Some(Wish::Copy),
            Done::Help => {
                let now = desk.hints(here);
                self.open_help(now, Over::Desk);
            }
            Done::Book => {
                self.over_desk = true;
                let source = desk.laying().game().source();
                self.open_source(source);
            }
        }
        None
    }

    /// What the mouse did on the page that lies open, as keys would do it.
    pub fn point(&mut self, did: Did, here: &Here) -> Vec<Intent> {
        match self.open {
            Some(Page::Book) => self.book.point(did, here),
            Some(Page::Desk) => match &mut self.desk {
                Some(desk) => desk.point(did, here),
                None => Vec::new(),
            },
            _ => did.in_list(None, 0),
        }
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str) {
        match (self.open, &mut self.desk) {
            (Some(Page::Book), _) => self.book.paste(text),
            (Some(Page::Desk), Some(desk)) => desk.paste(text),
            _ => {}
        }
    }

    /// Takes the book out as it was put away.
    fn fetch(&mut self) {
        let Kept::Unread(path) = &self.kept else {
            return;
        };
        if let Some(mark) = Bookmark::load(path) {
            self.book = Book::marked(&mark);
        }
        self.kept = Kept::In(path.clone(), self.book.bookmark());
    }

    /// Remembers where the book lies open.
    fn keep(&mut self) {
        if let Kept::In(path, kept) = &mut self.kept {
            let mark = self.book.bookmark();
            if mark != *kept {
                mark.save(path);
                *kept = mark;
            }
        }
    }

    /// Draws the page that lies open.
    pub fn draw(&self, frame: &mut Frame<'_>, here: &Here) {
        match self.open {
            Some(Page::Book) => self.book.draw(frame, here),
            Some(Page::Help(_)) => self.help.draw(frame, here),
            Some(Page::Desk) => {
                if let Some(desk) = &self.desk {
                    desk.draw(frame, here);
                }
            }
            Some(Page::Settings) => {
                if let Some((settings, choices)) = &self.settings {
                    let mut view = settings.view(choices, here);
                    view.problem = self.notice.clone().or(view.problem);
                    view.draw(frame, here);
                }
            }
            None => {}
        }
    }
}

impl Drop for Pages {
    /// Also when a line drops while somebody reads, the place is remembered.
    fn drop(&mut self) {
        self.keep();
    }
}

/// The keys that work somewhere, the way out last.
fn all((mut now, way_out): (Vec<Hint>, Hint)) -> Vec<Hint> {
    now.push(way_out);
    now
}
