//! The screen of a game, drawn from the table and the eyes that see it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::{App, Dialog, Keeping};
use super::layout::{Layout, Needs};
use super::{
    board, choice_panel, foot, keys_now, law, menu_panel, moves, notes, rounds, seats, stands,
};
use crate::table::Table;
use crate::ui::clean::{cells, fit};
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;

impl App {
    /// Draws the screen; nothing changes.
    pub fn draw(&self, frame: &mut Frame<'_>, here: &Here, table: &Table) {
        let buffer = frame.buffer_mut();
        let theme = &here.look.theme;
        buffer.set_style(here.area, theme.text);
        let now = table;
        let table = self.shown(now);
        let notes = notes::notes(table, here.look);
        let layout = match Layout::of(here.area, &Needs::of(table, notes.len())) {
            Ok(layout) => layout,
            Err((width, height)) => {
                let words = here.look.words();
                let quit = here.keys.cap(Intent::Quit);
                let mut text = (words.screen.too_small)(width, height);
                if self.keeping != Keeping::Unkept && !quit.is_empty() {
                    text = format!("{text} ({quit} {})", words.screen.now.leave);
                }
                foot::draw_text(buffer, here.area, &text, theme.text);
                return;
            }
        };
        board::draw(self, buffer, &layout, here, table);
        stands::draw(self, buffer, layout.stands, here, table);
        seats::draw(self, buffer, layout.seats, here, table, &notes);
        match &self.dialog {
            Some(Dialog::Menu(menu)) => {
                menu_panel::draw(self, menu, buffer, menu_area(&layout), here, now);
            }
            Some(Dialog::Claims(_) | Dialog::Remedies(_)) => {
                choice_panel::draw(self, buffer, &layout, here, now);
            }
            _ => {
                match self.position(table).cross() {
                    Some(cross) => rounds::draw(self, buffer, layout.moves, here, table, cross),
                    None => moves::draw(self, buffer, layout.moves, here, table),
                }
                law::draw(self, buffer, layout.law, here, table);
            }
        }
        foot::draw_message(self, buffer, layout.message, here, table);
        keys_now::draw(self, buffer, layout.keys, here, now);
    }
}

/// The parts of the window as it is now; nothing where it is too small.
pub fn layout(here: &Here, table: &Table) -> Option<Layout> {
    let notes = notes::notes(table, here.look).len();
    Layout::of(here.area, &Needs::of(table, notes)).ok()
}

/// The menu takes the place of moves and law.
pub fn menu_area(layout: &Layout) -> Rect {
    if layout.law.x == layout.moves.x {
        layout.moves.union(layout.law)
    } else {
        layout.law
    }
}

/// How many lines of the menu are in sight.
pub fn menu_rows(here: &Here, table: &Table) -> usize {
    layout(here, table).map_or(1, |layout| {
        usize::from(menu_area(&layout).height.saturating_sub(1))
    })
}

/// Writes a text on a row of an area, cut to its width.
pub fn line(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    if row < area.height {
        let width = usize::from(area.width);
        buffer.set_stringn(area.x, area.y + row, fit(text, width), width, style);
    }
}

/// Writes a text at the right of a row.
pub fn right(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    let width = width(text).min(area.width);
    let end = Rect {
        x: area.right() - width,
        width,
        ..area
    };
    line(buffer, end, row, text, style);
}

/// The columns that a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(cells(text)).unwrap_or(u16::MAX)
}
