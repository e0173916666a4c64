//! A letter struck at the board may be the file of a square: the key after it tells, and no timer.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Dialog};
use super::order::Order;
use super::view::layout;
use crate::board::grid::{Grid, Names};
use crate::law::text::Shown;
use crate::table::Table;
use crate::table::act::{Entry, Millis};
use crate::ui::here::Here;
use crate::ui::keys::intent::{Context, Intent};

/// The letter of a file that was struck last, and what was seen before it.
#[derive(Clone, Debug)]
pub struct Struck {
    letter: char,
    before: Box<App>,
    shown: Shown,
}

impl Struck {
    /// A key struck at the board, or in answer to a question, that names a file of it; nothing for any other.
    pub fn by(key: &KeyEvent, app: &App, here: &Here, table: &Table) -> Option<Struck> {
        let letter = plain(key)?;
        let grid = table.state().position.grid();
        let begins = grid.names() == Names::FileAndRank
            && (0..grid.files()).any(|file| Grid::file_letter(file) == letter);
        if !begins || !matches!(app.context(here, table), Context::Board | Context::Question) {
            return None;
        }
        let mut before = app.clone();
        if matches!(before.dialog, Some(Dialog::Ask(_))) {
            before.dialog = None;
        }
        Some(Struck {
            letter,
            before: Box::new(before),
            shown: here.look.shown,
        })
    }

    /// Is this key the first digit of a square of that file? Then the letter meant nothing else.
    pub fn names_square(&self, key: &KeyEvent, grid: &Grid) -> bool {
        let Some(digit) = plain(key).filter(char::is_ascii_digit) else {
            return false;
        };
        let begun = format!("{}{digit}", self.letter);
        let mut labels = grid.squares().map(|square| grid.label(square));
        labels.any(|label| label.starts_with(&begun))
    }

    /// The letter, and what was seen before it: the screen, and the words of the articles.
    pub fn undone(self) -> (char, App, Shown) {
        (self.letter, *self.before, self.shown)
    }

    /// The screen before the letter.
    pub fn before(&self) -> App {
        (*self.before).clone()
    }
}

/// The character of a key without Ctrl and Alt that goes down.
fn plain(key: &KeyEvent) -> Option<char> {
    let held = key.modifiers - KeyModifiers::SHIFT;
    match key.code {
        KeyCode::Char(letter) if held.is_empty() && key.kind == KeyEventKind::Press => Some(letter),
        _ => None,
    }
}

/// Must it be asked before this is done, because it cannot be undone and a letter alone asked for it? What will be
/// refused changes nothing, an answer answers a question, and where no board can be seen no square is typed.
pub fn needs_asking(order: &Order, intent: Intent, app: &App, here: &Here, table: &Table) -> bool {
    match order {
        Order::Act(seat, act) => {
            let entry = Entry {
                seat: *seat,
                at: Millis::default(),
                act: act.clone(),
            };
            !matches!(intent, Intent::Yes | Intent::No) && table.weigh(&entry).is_ok()
        }
        Order::Acts(_) | Order::Another | Order::Exercise(_) | Order::BackInExercise => true,
        Order::Leave => layout(app, here, table).is_some(),
        _ => false,
    }
}
