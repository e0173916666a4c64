//! The article that lies open beside the board: which, and whether it is to be read now.

use super::app::{App, Notice, Said};
use super::moment::moment;
use crate::law::ruling::Ruling;
use crate::table::Table;
use crate::table::after::Refusal;

/// Whether an article is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// None governs the moment: there is a word on how to read on.
    Nothing,
    /// The one that lies open governs the moment, or governed the last that was governed by one.
    Governing,
    /// It was cited in a refusal, or one went on to it from there.
    Cited,
}

impl App {
    /// Goes on to the article that the open one refers to.
    pub fn see(&mut self) {
        match self.page.see {
            Some(see) => {
                self.page = Ruling::see(see, self.page.article);
                self.reading = Reading::Cited;
                self.scroll = 0;
            }
            None => self.say(Said::NothingToSee),
        }
    }

    /// Takes notice of a refusal: its squares are marked and its article is opened.
    pub fn refused(&mut self, table: &Table, refusal: Refusal) {
        self.marks = refusal.breach.squares();
        if !refusal.breach.is_of_the_house() {
            self.page = refusal.ruling;
            self.reading = Reading::Cited;
            self.scroll = 0;
        }
        let position = table.state().position;
        self.notice = Some(Notice::Refused(Box::new((refusal, position))));
    }

    /// Opens the article that governs the moment, if one does.
    pub fn turn_page(&mut self, table: &Table) {
        let Some(page) = moment(self.shown(table), self.hand) else {
            // What governed another moment of the game is not of the one that is looked at.
            if self.looks_back() && self.reading == Reading::Governing {
                self.reading = Reading::Nothing;
            }
            return;
        };
        self.reading = Reading::Governing;
        if page != self.page {
            self.page = page;
            self.scroll = 0;
        }
    }
}
