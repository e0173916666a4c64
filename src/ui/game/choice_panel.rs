//! Claims and remedies as they are drawn: a numbered list beside the board, and below it the article.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, Dialog};
use super::law;
use super::layout::Layout;
use super::passing::who;
use super::remedies;
use super::view::{line, menu_area};
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::clean::filled;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// What is drawn: a heading, the lines, and which is chosen.
struct Choices {
    title: String,
    said: Vec<String>,
    chosen: usize,
}

/// What there is to choose from in the dialog that is open; nothing in any other.
fn choices(app: &App, here: &Here, table: &Table) -> Option<Choices> {
    let look = here.look;
    let hands = &look.words().hands;
    match (&app.dialog, table.state().stage) {
        (Some(Dialog::Claims(claims)), _) => Some(Choices {
            title: (hands.claims)(&who(table, claims.claimant(), look)),
            said: claims.said(table, app.cursor, look),
            chosen: claims.list.chosen(),
        }),
        (Some(Dialog::Remedies(remedies)), Stage::Remedy { by, offence }) => Some(Choices {
            title: (hands.remedies)(&who(table, by, look), offence.article().id),
            said: remedies::said(table, look),
            chosen: remedies.list.chosen(),
        }),
        _ => None,
    }
}

/// Draws the list where the moves stand, and the article in what is left below it.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let Some(choices) = choices(app, here, table) else {
        return;
    };
    let theme = &here.look.theme;
    let area = menu_area(layout);
    let width = usize::from(area.width);
    let mut rows: Vec<(Line<'static>, usize)> = Vec::new();
    for (number, text) in choices.said.iter().enumerate() {
        let style = match number == choices.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let label = format!(" {} ", number + 1);
        let item = Paragraph::new(text, style).labelled(&label, style);
        rows.extend(item.lay(width).into_iter().map(|row| (row, number)));
    }
    let needed = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
    let height = needed.min(area.height);
    line(buffer, area, 0, &choices.title, theme.title);
    let sight = usize::from(height.saturating_sub(1));
    let last = rows
        .iter()
        .rposition(|(_, number)| *number == choices.chosen);
    let top = (last.unwrap_or(0) + 1).saturating_sub(sight);
    for (row, (text, number)) in (1..height).zip(rows.into_iter().skip(top)) {
        match number == choices.chosen {
            true => {
                let text = filled(&text.to_string(), width);
                line(buffer, area, row, &text, theme.selected);
            }
            false => _ = buffer.set_line(area.x, area.y + row, &text, area.width),
        }
    }
    let below = Rect {
        y: area.y + height,
        height: area.height - height,
        ..area
    };
    law::draw(app, buffer, below, here, table);
}
