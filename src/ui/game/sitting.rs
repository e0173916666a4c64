//! Sitting at a table: events come in, acts go to the room, the screen is drawn when something changed.

use crossterm::event::{KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::app::{App, Dialog, Keeping, Notice, Order, Said};
use super::ask::Ask;
use super::board::square_at;
use crate::config;
use crate::lang::Lang;
use crate::room::Room;
use crate::ui::event::Leave;
use crate::ui::keys::intent::Intent;
use crate::ui::look::Glyphs;
use crate::ui::menu::settings::Change;
use crate::ui::pages::Pages;
use crate::ui::ring::Turn;
use crate::ui::scene::{Next, Scene};
use crate::ui::taste::Taste;

/// One table on one screen.
pub struct Sitting<'a> {
    room: &'a mut Room,
    pages: &'a mut Pages,
    taste: &'a mut Taste,
    app: App,
    area: Rect,
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

impl<'a> Sitting<'a> {
    /// Sits down.
    pub fn new(room: &'a mut Room, pages: &'a mut Pages, taste: &'a mut Taste) -> Sitting<'a> {
        let mut app = App::new(room.table(), taste.view);
        if room.goes_unkept() {
            app.keeping = Keeping::Unkept;
        }
        let words = taste.look.words();
        let told = room.notices().iter().map(|notice| notice.sentence(words));
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            app.notice = Some(Notice::Kept(told.join(" ")));
        }
        Sitting {
            room,
            pages,
            taste,
            app,
            area: Rect::default(),
        }
    }

    /// Sits down to step through the game from its beginning.
    #[must_use]
    pub fn reviewing(mut self) -> Sitting<'a> {
        self.app.ply = Some(0);
        self
    }

    /// Says something beside the game: what was wrong with the settings, say.
    pub fn tell(&mut self, notice: &str) {
        let before = match self.app.notice.take() {
            Some(Notice::Kept(before)) => before + " ",
            _ => String::new(),
        };
        self.app.notice = Some(Notice::Kept(before + notice));
    }

    fn obey(&mut self, order: Order) -> Next<Left> {
        match order {
            Order::Act(seat, act) => {
                let result = self.room.submit(seat, act.clone());
                let words = self.taste.look.words();
                self.app.heard(self.room.table(), &act, result, words);
            }
            Order::Leave => return Next::Leave(Left::ForMenu),
            Order::End => return Next::Leave(Left::ForGood),
            Order::Suspend => return Next::Suspend,
            Order::Redraw => return Next::Redraw,
            Order::Book(article) => self.pages.open_moment(article),
            Order::Keys => self.pages.open_keys(),
            Order::OtherLanguage => {
                if let Some(lang) = Turn::On.beside(&Lang::ALL, &self.taste.look.lang) {
                    self.taste.change(&Change::Lang(*lang));
                }
            }
            Order::NextTheme => {
                let (now, themes) = (&self.taste.look.theme.name, self.taste.choices().themes);
                if let Some(theme) = Turn::On.beside(&themes, now) {
                    self.taste.change(&Change::Theme(theme.clone()));
                }
            }
            Order::OtherGlyphs => {
                let glyphs = match self.taste.look.glyphs {
                    Glyphs::Symbols => config::Glyphs::Letters,
                    Glyphs::Letters(_) => config::Glyphs::Unicode,
                };
                self.taste.change(&Change::Glyphs(glyphs));
            }
            Order::Show(shown) => self.taste.change(&Change::Shown(shown)),
        }
        Next::Draw
    }
}

impl Scene for Sitting<'_> {
    type Left = Left;

    fn key(&mut self, key: &KeyEvent) -> Next<Left> {
        let here = self.taste.here(self.area);
        if self.pages.are_open() {
            match here.in_list(key) {
                Some(Intent::Suspend) => return Next::Suspend,
                Some(Intent::Redraw) => return Next::Redraw,
                Some(Intent::Interrupt) => {
                    self.pages.close();
                    self.app.dialog = Some(Dialog::Ask(Ask::Interrupt));
                }
                _ => {
                    if let Some(shown) = self.pages.press(key, &here) {
                        self.taste.look.shown = shown;
                    }
                }
            }
            return Next::Draw;
        }
        let Some(intent) = here.keys.intent(key, self.app.context()) else {
            if key.kind != KeyEventKind::Press {
                return Next::Wait;
            }
            self.app.unknown_key();
            return Next::Draw;
        };
        match self.app.update(self.room.table(), intent, &here) {
            Some(order) => self.obey(order),
            None => Next::Draw,
        }
    }

    fn paste(&mut self, text: &str) {
        if self.pages.are_open() {
            self.pages.paste(text);
        } else {
            self.app.paste(text);
        }
    }

    /// A click is the cursor brought there, and Enter.
    fn mouse(&mut self, mouse: &MouseEvent) -> Next<Left> {
        let here = self.taste.here(self.area);
        let at_board = !self.pages.are_open() && self.app.dialog.is_none();
        if !at_board || mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Next::Wait;
        }
        let table = self.room.table();
        let place = (mouse.column, mouse.row).into();
        let Some(square) = square_at(&self.app, place, &here, table) else {
            return Next::Wait;
        };
        self.app.cursor = square;
        match self.app.update(table, Intent::Choose, &here) {
            Some(order) => self.obey(order),
            None => Next::Draw,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let here = self.taste.here(frame.area());
        if self.pages.are_open() {
            self.pages.draw(frame, &here);
        } else {
            self.app.draw(frame, &here, self.room.table());
        }
    }

    fn sized(&mut self, area: Rect) {
        self.area = area;
    }

    fn no_shell(&mut self) {
        self.app.say(Said::NoShell);
    }

    fn told(leave: Leave) -> Left {
        Left::Told(leave)
    }
}
