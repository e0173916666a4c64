//! A list that opened under the hands of who was typing: what was typed for the board chooses nothing in it.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use super::app::{App, Dialog};
use crate::ui::keys::intent::{Intent, Way};

impl App {
    /// Is this key of what was typed for the board, and means nothing in the list that lies over it? After a letter for
    /// which the list has no use neither a digit nor the Enter that ended the line chooses.
    pub fn typed_ahead(&mut self, key: &KeyEvent, intent: Option<Intent>) -> bool {
        if key.kind != KeyEventKind::Press {
            return false;
        }
        let goes_aside = match &self.dialog {
            Some(Dialog::Claims(claims)) => claims.asks_for_whom(),
            Some(Dialog::Remedies(_)) => false,
            _ => {
                self.ahead = false;
                return false;
            }
        };
        let was_ahead = std::mem::take(&mut self.ahead);
        let KeyCode::Char(letter) = key.code else {
            return was_ahead && intent == Some(Intent::Choose);
        };
        let is_used = match intent {
            Some(Intent::Go(Way::Left | Way::Right)) => goes_aside,
            Some(
                Intent::Go(_)
                | Intent::Back
                | Intent::Quit
                | Intent::Book
                | Intent::Help
                | Intent::Number(_)
                | Intent::Choose
                | Intent::Interrupt
                | Intent::Suspend
                | Intent::Redraw,
            ) => true,
            _ => false,
        };
        let is_chosen = matches!(intent, Some(Intent::Number(_) | Intent::Choose));
        self.ahead = letter.is_alphabetic() && !is_used || was_ahead && letter.is_ascii_digit();
        was_ahead && is_chosen
    }
}
