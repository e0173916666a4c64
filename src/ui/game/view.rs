//! The screen of a game, drawn from the table and the eyes that see it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::app::{App, Dialog};
use super::foot::Message;
use super::layout::Layout;
use super::needs::Needs;
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
        self.paint(frame.buffer_mut(), here, table);
    }

    /// The same on cells that nobody sees, perhaps.
    pub fn paint(&self, buffer: &mut Buffer, here: &Here, table: &Table) {
        let theme = &here.look.theme;
        buffer.set_style(here.area, theme.text);
        let now = table;
        let table = self.shown(now);
        let notes = notes::laid(self, table, here);
        let base = match Layout::of(here.area, &Needs::of(table, notes.len())) {
            Ok(layout) => layout,
            Err((width, height)) => {
                let text = self.in_little((width, height), here, now);
                foot::draw_text(buffer, here.area, &text, theme.text);
                return;
            }
        };
        let (layout, said) = placed(self, &base, here, table);
        board::draw(self, buffer, &layout, here, table);
        stands::draw(self, buffer, &layout, here, table);
        seats::draw(self, buffer, layout.seats, here, table, &notes);
        match &self.dialog {
            Some(Dialog::Menu(menu)) => menu_panel::draw(self, menu, buffer, &layout, here, now),
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
        foot::draw(buffer, &layout, here, &said);
        keys_now::draw(self, buffer, &layout, here, now);
    }

    /// What is said where no board can be seen: what is needed, and the way out; or what is asked before one goes it.
    fn in_little(&self, (width, height): (u16, u16), here: &Here, table: &Table) -> String {
        let words = &here.look.words().screen;
        let key = |intents: &[Intent], does: &str| {
            let caps = intents.iter().map(|intent| here.keys.cap(*intent));
            let caps: Vec<String> = caps.filter(|cap| !cap.is_empty()).collect();
            match caps.is_empty() {
                true => String::new(),
                false => format!(" ({} {does})", caps.join("/")),
            }
        };
        match &self.dialog {
            Some(Dialog::Ask(ask)) if ask.leaves() => {
                let question = ask.question(table, here.look, self.keeping);
                let yes = key(&[Intent::Yes], words.now.yes);
                question + &yes + &key(&[Intent::No, Intent::Cancel], words.now.stay)
            }
            _ => (words.too_small)(width, height) + &key(&[Intent::Quit], words.now.leave),
        }
    }
}

/// The parts of the window with room for what is said, and its lines.
fn placed(app: &App, base: &Layout, here: &Here, table: &Table) -> (Layout, Vec<Line<'static>>) {
    let cursor = board::row_of_cursor(app, base, here, table);
    Message::of(app, here, table).placed(base, cursor, here, table)
}

/// Where the article lies that can be read now; nothing where the window is too small.
pub fn law_area(app: &App, here: &Here, table: &Table) -> Option<Rect> {
    let base = layout(app, here, table)?;
    let (layout, _) = placed(app, &base, here, table);
    Some(layout.law)
}

/// The parts of the window as it is now; nothing where it is too small.
pub fn layout(app: &App, here: &Here, table: &Table) -> Option<Layout> {
    let notes = notes::laid(app, table, here).len();
    Layout::of(here.area, &Needs::of(table, notes)).ok()
}

/// A list to choose from takes the place of moves and law; where that is too narrow or too low for it, everything above
/// what is said.
pub fn list_area(layout: &Layout, least: (u16, u16)) -> Rect {
    let area = if layout.law.x == layout.moves.x {
        layout.moves.union(layout.law)
    } else {
        layout.law
    };
    if area.width >= least.0 && area.height >= least.1 {
        return area;
    }
    let top = layout.board.y.min(layout.seats.y);
    let bottom = match layout.is_covered() {
        true => layout.keys.y,
        false => layout.message.y,
    };
    Rect {
        x: layout.keys.x + 1,
        y: top,
        width: layout.keys.width.saturating_sub(2),
        height: bottom.saturating_sub(top),
    }
}

/// How many lines of the menu are in sight.
pub fn menu_rows(app: &App, here: &Here, table: &Table) -> usize {
    layout(app, here, table).map_or(1, |layout| {
        let area = list_area(&layout, menu_panel::LEAST);
        usize::from(area.height.saturating_sub(1))
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
