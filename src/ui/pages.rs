//! The pages that can be opened over everything else: the rule book, and the page of keys.

use crossterm::event::KeyEvent;
use ratatui::Frame;

use super::book::{Book, Outcome};
use super::help::{self, Help};
use super::here::Here;
use crate::law::article::{Article, Source};
use crate::law::text::Shown;

/// What lies open, if anything; the places in it are remembered while the program runs.
#[derive(Debug, Default)]
pub struct Pages {
    open: Option<Page>,
    book: Book,
    help: Help,
}

/// A page that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Book,
    /// The page of keys, and what it was called from.
    Help(Over),
}

/// Whence the page of keys was called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    Scene,
    Book,
}

impl Pages {
    /// Does a page lie open?
    pub const fn are_open(&self) -> bool {
        self.open.is_some()
    }

    /// Puts everything away.
    pub const fn close(&mut self) {
        self.open = None;
    }

    /// Opens the book where it was closed.
    pub const fn open_book(&mut self) {
        self.open = Some(Page::Book);
    }

    /// Opens the book at a source.
    pub fn open_source(&mut self, source: Source) {
        self.book.open_source(source);
        self.open_book();
    }

    /// Opens the book at an article.
    pub fn open_article(&mut self, article: Article) {
        self.book.open(article);
        self.open_book();
    }

    /// Opens the book at the article that governs the moment.
    pub fn open_moment(&mut self, article: Article) {
        self.book.set_moment(Some(article));
        self.open_article(article);
    }

    /// Opens the page of keys.
    pub const fn open_keys(&mut self) {
        self.open = Some(Page::Help(Over::Scene));
    }

    /// A key for the page that lies open; it may choose in which words articles are shown from now on.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Option<Shown> {
        match self.open {
            Some(Page::Book) => match self.book.press(key, here) {
                Outcome::Stay => {}
                Outcome::Help => self.open = Some(Page::Help(Over::Book)),
                Outcome::Close => self.open = None,
                Outcome::Show(shown) => return Some(shown),
            },
            Some(Page::Help(over)) => match (self.help.press(key, here), over) {
                (help::Outcome::Stay, _) => {}
                (help::Outcome::Close, Over::Scene) => self.open = None,
                (help::Outcome::Close, Over::Book) => self.open = Some(Page::Book),
            },
            None => {}
        }
        None
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str) {
        if self.open == Some(Page::Book) {
            self.book.paste(text);
        }
    }

    /// Draws the page that lies open.
    pub fn draw(&self, frame: &mut Frame<'_>, here: &Here) {
        match self.open {
            Some(Page::Book) => self.book.draw(frame, here),
            Some(Page::Help(_)) => self.help.draw(frame, here),
            None => {}
        }
    }
}
