//! The article that lies open beside the board, with its readings; before it the answer to *why?*.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, Notice};
use super::drill::paragraphs as paragraphs_of;
use super::view::{layout, line};
use crate::law::article::Article;
use crate::law::text::Shown;
use crate::table::Table;
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::prose::{Paragraph, lay, paragraphs};

/// The rows below which there is no panel.
pub const LEAST: u16 = 2;

/// Draws the panel.
pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    if area.height < LEAST {
        return;
    }
    let body = body(area);
    let lines = lines(app, here, table, body.width);
    let top = app.scroll.min(deepest(lines.len(), body));
    for (row, text) in (0..body.height).zip(lines.iter().skip(top)) {
        buffer.set_line(body.x, body.y + row, text, body.width);
    }
    let below = lines.len().saturating_sub(top + usize::from(body.height));
    if below > 0 {
        let more = format!(
            "{} {}",
            here.keys.cap(Intent::PageDown),
            here.look.pick("▾", "v")
        );
        let width = u16::try_from(cells(&more)).unwrap_or(0);
        let corner = Rect {
            x: area.right().saturating_sub(width),
            width: width.min(area.width),
            height: 1,
            ..area
        };
        line(buffer, corner, 0, &more, here.look.theme.dim);
    }
}

const fn body(area: Rect) -> Rect {
    Rect {
        y: area.y + 1,
        height: area.height - 1,
        ..area
    }
}

fn deepest(lines: usize, body: Rect) -> usize {
    lines.saturating_sub(usize::from(body.height))
}

fn lines(app: &App, here: &Here, table: &Table, width: u16) -> Vec<Line<'static>> {
    let theme = &here.look.theme;
    let mut text = Vec::new();
    for (number, said) in app.why_said(table, here).iter().enumerate() {
        let style = match number {
            0 => theme.title,
            _ => theme.strong,
        };
        text.push(Paragraph::new(said, style));
    }
    let refused = matches!(app.notice, Some(Notice::Refused(..)));
    let exercise = match app.drill.as_ref().filter(|_| app.why.is_none()) {
        Some(drill) => paragraphs_of(drill, here.look.lang),
        None => Vec::new(),
    };
    let exercise = exercise.iter().map(|line| Paragraph::new(line, theme.text));
    // What is known of an exercise comes first, but not before the article of a refusal.
    let after = match refused {
        true => exercise.collect(),
        false => {
            text.extend(exercise);
            Vec::new()
        }
    };
    let page = app.open_page(table);
    text.extend(article(page.article, here));
    if let Some(see) = page.see {
        let mut said = (here.look.words().screen.see)(see.id);
        let key = here.keys.cap(Intent::See);
        if !key.is_empty() {
            said = format!("{said} ({key})");
        }
        text.push(Paragraph::new(&said, theme.key));
    }
    text.extend(after);
    lay(&text, usize::from(width))
}

/// An article in the words that are asked for, and the readings beside it.
fn article(article: Article, here: &Here) -> Vec<Paragraph> {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let Some(text) = article.text() else {
        return Vec::new();
    };
    let heading = format!(
        "{} {} {}",
        (words.law.article)(&text.number),
        look.pick("·", "-"),
        (words.terms.source)(article.source)
    );
    let mut page = vec![Paragraph::new(&heading, theme.title)];
    let dutch = (text.original.as_str(), theme.quote);
    let english = (text.text_en.as_str(), theme.text);
    let parts = match look.shown {
        Shown::Original => vec![dutch],
        Shown::Translation => vec![english],
        Shown::Both => vec![dutch, (english.0, theme.dim)],
    };
    for (text, style) in parts {
        page.extend(paragraphs(text, style));
    }
    for reading in article.readings() {
        let said = look.lang.reading(reading);
        let mark = format!("{} ", reading.id);
        page.push(Paragraph::new(&mark, theme.strong).then(said, theme.dim));
    }
    page
}

impl App {
    /// Scrolls the article.
    pub fn scroll_page(&mut self, table: &Table, intent: Intent, here: &Here) {
        let table = self.shown(table);
        let Some(layout) = layout(here, table) else {
            return;
        };
        if layout.law.height < LEAST {
            return;
        }
        let body = body(layout.law);
        let count = lines(self, here, table, body.width).len();
        let page = usize::from(body.height.saturating_sub(1).max(1));
        let top = self.scroll.min(deepest(count, body));
        self.scroll = match intent {
            Intent::PageUp => top.saturating_sub(page),
            _ => (top + page).min(deepest(count, body)),
        };
    }
}
