//! Sitting at a table: events come in, acts go to the room, the screen is drawn when something changed.

use std::io;
use std::sync::mpsc::Receiver;

use crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::app::{App, Dialog, Notice, Order, Said};
use super::ask::Ask;
use super::book::{Book, Outcome};
use super::event::{Event, Leave};
use super::help::{self, Help};
use super::here::Here;
use super::intent::{Context, Intent};
use super::keys::Keys;
use super::look::{Glyphs, Look};
use super::theme::{BUILT_IN, Colours, Theme};
use super::window::{Suspended, Window};
use crate::config::View;
use crate::lang::Lang;
use crate::room::Room;

/// One table on one screen.
pub struct Sitting<'a> {
    room: &'a mut Room,
    look: &'a mut Look,
    keys: &'a Keys,
    colours: Colours,
    app: App,
    book: Book,
    help: Help,
    page: Page,
    area: Rect,
}

/// What fills the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Board,
    Book,
    /// The page of keys, and what it was called from.
    Help(From),
}

/// Whence the page of keys was called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    Board,
    Book,
}

/// Why one got up from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// For the menu.
    ForMenu,
    /// To leave the program.
    ForGood,
    /// The program has to end.
    Told(Leave),
}

/// What an event asks of the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Nothing changed.
    Wait,
    /// Draw.
    Draw,
    /// Take over this size, then draw.
    Resize(u16, u16),
    /// Draw everything anew.
    Redraw,
    /// Stop for a while.
    Suspend,
    /// Get up.
    Leave(Left),
}

impl<'a> Sitting<'a> {
    /// Sits down.
    pub fn new(
        room: &'a mut Room,
        look: &'a mut Look,
        keys: &'a Keys,
        colours: Colours,
        view: View,
    ) -> Sitting<'a> {
        let mut app = App::new(room.table(), view);
        let told: Vec<String> = room
            .notices()
            .iter()
            .map(|notice| notice.sentence(look.words()))
            .collect();
        if !told.is_empty() {
            app.notice = Some(Notice::Kept(told.join(" ")));
        }
        Sitting {
            room,
            look,
            keys,
            colours,
            app,
            book: Book::default(),
            help: Help::default(),
            page: Page::Board,
            area: Rect::default(),
        }
    }

    /// The room one sits in.
    pub const fn room(&self) -> &Room {
        self.room
    }

    /// What is seen.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// Does what an event asks.
    pub fn event(&mut self, event: Event) -> Next {
        match event {
            Event::Key(key) => self.key(&key),
            Event::Paste(text) => {
                match self.page {
                    Page::Board => self.app.paste(&text),
                    Page::Book => self.book.paste(&text),
                    Page::Help(_) => {}
                }
                Next::Draw
            }
            Event::Mouse(mouse) => self.mouse(&mouse),
            Event::Resize { width, height } => {
                self.area = Rect::new(0, 0, width, height);
                Next::Resize(width, height)
            }
            Event::Redraw => Next::Redraw,
            Event::Suspend => Next::Suspend,
            Event::Leave(leave) => Next::Leave(Left::Told(leave)),
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Next {
        let here = Here {
            look: self.look,
            keys: self.keys,
            area: self.area,
        };
        if self.page != Page::Board {
            match self.keys.intent(key, Context::List) {
                Some(Intent::Suspend) => return Next::Suspend,
                Some(Intent::Redraw) => return Next::Redraw,
                Some(Intent::Interrupt) => {
                    self.page = Page::Board;
                    self.app.dialog = Some(Dialog::Ask(Ask::Interrupt));
                    return Next::Draw;
                }
                _ => {}
            }
        }
        match self.page {
            Page::Board => {}
            Page::Book => {
                match self.book.press(key, &here) {
                    Outcome::Stay => {}
                    Outcome::Help => self.page = Page::Help(From::Book),
                    Outcome::Close => self.page = Page::Board,
                    Outcome::Show(shown) => self.look.shown = shown,
                }
                return Next::Draw;
            }
            Page::Help(from) => {
                if self.help.press(key, &here) == help::Outcome::Close {
                    self.page = match from {
                        From::Board => Page::Board,
                        From::Book => Page::Book,
                    };
                }
                return Next::Draw;
            }
        }
        let Some(intent) = self.keys.intent(key, self.app.context()) else {
            let heard = key.kind == crossterm::event::KeyEventKind::Press;
            if heard {
                self.app.unknown_key();
            }
            return if heard { Next::Draw } else { Next::Wait };
        };
        match self.app.update(self.room.table(), intent, &here) {
            Some(order) => self.obey(order),
            None => Next::Draw,
        }
    }

    /// A click is the cursor brought there, and Enter.
    fn mouse(&mut self, mouse: &MouseEvent) -> Next {
        let here = Here {
            look: self.look,
            keys: self.keys,
            area: self.area,
        };
        let at_board = self.page == Page::Board && self.app.dialog.is_none();
        if !at_board || mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Next::Wait;
        }
        let table = self.room.table();
        let place = (mouse.column, mouse.row).into();
        let Some(square) = super::board::square_at(&self.app, place, &here, table) else {
            return Next::Wait;
        };
        self.app.cursor = square;
        match self.app.update(table, Intent::Choose, &here) {
            Some(order) => self.obey(order),
            None => Next::Draw,
        }
    }

    fn obey(&mut self, order: Order) -> Next {
        match order {
            Order::Act(seat, act) => {
                let result = self.room.submit(seat, act.clone());
                let words = self.look.words();
                self.app.heard(self.room.table(), &act, result, words);
            }
            Order::Leave => return Next::Leave(Left::ForMenu),
            Order::End => return Next::Leave(Left::ForGood),
            Order::Suspend => return Next::Suspend,
            Order::Redraw => return Next::Redraw,
            Order::Book(article) => {
                self.book.open(article);
                self.book.set_moment(Some(article));
                self.page = Page::Book;
            }
            Order::Keys => self.page = Page::Help(From::Board),
            Order::OtherLanguage => self.look.lang = other(self.look.lang),
            Order::NextTheme => self.next_theme(),
            Order::OtherGlyphs => {
                self.look.glyphs = match self.look.glyphs {
                    Glyphs::Symbols => Glyphs::Letters(self.look.lang),
                    Glyphs::Letters(_) => Glyphs::Symbols,
                };
            }
            Order::Show(shown) => self.look.shown = shown,
        }
        Next::Draw
    }

    fn next_theme(&mut self) {
        let at = BUILT_IN
            .iter()
            .position(|(name, _)| *name == self.look.theme.name);
        let next = at.map_or(0, |at| (at + 1) % BUILT_IN.len());
        let name = BUILT_IN.get(next).map_or("klassiek", |(name, _)| name);
        if let Some(theme) = Theme::built_in(name, self.colours) {
            self.look.theme = theme;
        }
    }

    /// Draws what is seen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let here = Here {
            look: self.look,
            keys: self.keys,
            area: frame.area(),
        };
        match self.page {
            Page::Board => self.app.draw(frame, &here, self.room.table()),
            Page::Book => self.book.draw(frame, &here),
            Page::Help(_) => self.help.draw(frame, &here),
        }
    }

    /// Stays at the table until somebody gets up. Nothing is done while nothing happens, and what happens at once is
    /// drawn at once.
    ///
    /// # Errors
    /// The window is gone.
    pub fn stay(&mut self, window: &mut impl Window, events: &Receiver<Event>) -> io::Result<Left> {
        self.show(window)?;
        loop {
            let Ok(first) = events.recv() else {
                return Ok(Left::Told(Leave::Gone));
            };
            let mut changed = false;
            for event in std::iter::once(first).chain(events.try_iter()) {
                match self.event(event) {
                    Next::Wait => {}
                    Next::Draw => changed = true,
                    Next::Resize(width, height) => {
                        window.resize(width, height)?;
                        changed = true;
                    }
                    Next::Redraw => {
                        window.redraw()?;
                        changed = true;
                    }
                    Next::Suspend => {
                        if window.suspend()? == Suspended::NoShell {
                            self.app.say(Said::NoShell);
                        }
                        changed = true;
                    }
                    Next::Leave(left) => return Ok(left),
                }
            }
            if changed {
                self.show(window)?;
            }
        }
    }

    /// Draws on a window, and learns its size.
    ///
    /// # Errors
    /// The window is gone.
    pub fn show(&mut self, window: &mut impl Window) -> io::Result<()> {
        let mut area = self.area;
        window.draw(|frame| {
            area = frame.area();
            self.draw(frame);
        })?;
        self.area = area;
        Ok(())
    }
}

const fn other(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Nl,
        Lang::Nl => Lang::En,
    }
}
