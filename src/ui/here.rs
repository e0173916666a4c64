//! What a part of the screen needs to know when a key comes or when it is drawn: looks, keys, room.

use crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use super::keys::Keys;
use super::look::Look;
use crate::ui::keys::intent::{Context, Intent};

/// Looks, keys and room.
#[derive(Clone, Copy, Debug)]
pub struct Here<'a> {
    /// How everything is drawn.
    pub look: &'a Look,
    /// Which key means what.
    pub keys: &'a Keys,
    /// The room that the part is drawn in.
    pub area: Rect,
}

impl Here<'_> {
    /// What a key means in a list or a text to read.
    pub fn in_list(&self, key: &KeyEvent) -> Option<Intent> {
        self.keys.intent(key, Context::List)
    }

    /// What a key means in a line of text; what means nothing there means what it does in a list.
    pub fn in_text(&self, key: &KeyEvent) -> Option<Intent> {
        let text = self.keys.intent(key, Context::Text);
        text.or_else(|| self.in_list(key))
    }
}
