//! Claims and remedies as they are drawn: a numbered list beside the board, and below it the article.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, Dialog};
use super::canvas::fill;
use super::law;
use super::layout::Layout;
use super::passing::who;
use super::remedies;
use super::view::{line, list_area, right};
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::clean::filled;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// The columns and rows that a list and its article need beside the board.
const LEAST: (u16, u16) = (16, 8);
/// The columns at the right in which is shown that there are more lines.
const MORE: usize = 2;

/// What is drawn: a heading, the lines, what stands before each of them, and which is chosen.
pub struct Choices {
    /// The heading.
    pub title: String,
    /// The lines.
    pub said: Vec<String>,
    /// What stands before each.
    pub labels: Vec<String>,
    /// The number of the chosen one.
    pub chosen: usize,
}

/// What there is to choose from in the dialog that is open; nothing in any other.
fn choices(app: &App, here: &Here, table: &Table) -> Option<Choices> {
    let look = here.look;
    let hands = &look.words().hands;
    let (title, said, chosen) = match (&app.dialog, table.state().stage) {
        (Some(Dialog::Claims(claims)), _) => (
            (hands.claims)(&who(table, claims.claimant(), look)),
            claims.said(table, app.cursor, look),
            claims.list.chosen(),
        ),
        (Some(Dialog::Remedies(remedies)), Stage::Remedy { by, offence }) => (
            (hands.remedies)(&who(table, by, look), offence.article().id),
            remedies::said(table, look),
            remedies.list.chosen(),
        ),
        _ => return None,
    };
    let labels = (1..=said.len()).map(|number| format!("{number} "));
    Some(Choices {
        title,
        labels: labels.collect(),
        said,
        chosen,
    })
}

/// Draws the list where the moves stand, and the article in what is left below it.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let Some(choices) = choices(app, here, table) else {
        return;
    };
    let area = list_area(layout, LEAST);
    let height = draw_list(buffer, area, here, &choices);
    let below = Rect {
        y: area.y + height,
        height: area.height - height,
        ..area
    };
    law::draw(app, buffer, below, here, table);
}

/// Draws a heading and the lines below it, each in as many rows as it takes, the chosen one in sight; how many rows that
/// took.
pub fn draw_list(buffer: &mut Buffer, area: Rect, here: &Here, choices: &Choices) -> u16 {
    let (look, theme) = (here.look, &here.look.theme);
    let width = usize::from(area.width);
    let whole = Rect {
        x: area.x.saturating_sub(1),
        width: area.width + 2,
        ..area
    };
    fill(buffer, whole.intersection(*buffer.area()), " ", theme.text);
    let heading = Paragraph::new(&choices.title, theme.title).lay(width);
    let mut rows: Vec<(Line<'static>, usize)> = Vec::new();
    for (number, text) in choices.said.iter().enumerate() {
        let style = match number == choices.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let label = choices.labels.get(number).map_or("", String::as_str);
        let label = format!(" {label}");
        let item = Paragraph::new(text, style).labelled(&label, style);
        let item = item.lay(width.saturating_sub(MORE));
        rows.extend(item.into_iter().map(|row| (row, number)));
    }
    let count = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
    // A long heading leaves room for the lines.
    let above = count(heading.len()).min(area.height.div_ceil(2));
    for (y, text) in (area.y..area.y + above).zip(&heading) {
        buffer.set_line(area.x, y, text, area.width);
    }
    let sight = usize::from(area.height - above);
    let all = rows.len();
    let last = rows
        .iter()
        .rposition(|(_, number)| *number == choices.chosen);
    let top = (last.unwrap_or(0) + 1).saturating_sub(sight);
    for (row, (text, number)) in (above..area.height).zip(rows.into_iter().skip(top)) {
        let style = match number == choices.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let text = filled(&text.to_string(), width);
        line(buffer, area, row, &text, style);
        // More lies beyond the first and the last line in sight.
        let beyond = match row {
            _ if row == above && top > 0 => look.pick("↑", "^"),
            _ if row + 1 == area.height && top + sight < all => look.pick("↓", "v"),
            _ => continue,
        };
        right(buffer, area, row, &format!("{beyond} "), style);
    }
    above.saturating_add(count(all)).min(area.height)
}
