//! The article that lies open beside the board, with its readings; before it the answer to *why?*.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, Notice};
use super::drill::paragraphs as paragraphs_of;
use super::layout::Layout;
use super::opened::Reading;
use super::passing::drew_lots;
use super::view::{law_area, layout, line};
use crate::law::article::Article;
use crate::law::text::Shown;
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::prose::{Paragraph, lay, paragraphs};
use crate::ui::readings;

/// The rows below which there is no panel.
pub const LEAST: u16 = 2;
/// The rows below which an answer to *why?* is said elsewhere.
pub const ANSWER: u16 = 4;
/// From this height on a row is left free above the panel.
const ROOMY: u16 = 7;
/// The cells that what a newcomer is told takes, ends of lines and all.
const FIRST: u32 = 125;

/// Can an article be read beside the board?
pub fn has_room(app: &App, here: &Here, table: &Table) -> bool {
    layout(app, here, table).is_some_and(|layout| layout.law.height >= LEAST)
}

/// Can a newcomer read there what to do?
pub fn has_room_for_first(app: &App, here: &Here, table: &Table) -> bool {
    let room = |layout: Layout| u32::from(layout.law.width) * u32::from(layout.law.height);
    layout(app, here, table).is_some_and(|layout| room(layout) >= FIRST)
}

/// Is it the first move of a game, before which a newcomer is told what to do?
pub fn is_of_newcomer(app: &App, table: &Table) -> bool {
    let state = table.state();
    state.past.is_empty() && state.stage == Stage::Play && !app.only_looks() && app.drill.is_none()
}

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
    // In a low panel the heading stands in the first row.
    let heading = match body.y == area.y {
        true => lines.get(top).map_or(0, Line::width),
        false => 0,
    };
    if below > 0 {
        let more = format!(
            "{} {}",
            here.keys.cap(Intent::PageDown),
            here.look.pick("▾", "v")
        );
        let width = u16::try_from(cells(&more)).unwrap_or(0);
        if heading + usize::from(width) >= usize::from(area.width) {
            return;
        }
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
    match area.height {
        ROOMY.. => Rect {
            y: area.y + 1,
            height: area.height - 1,
            ..area
        },
        _ => area,
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
    let asks = app.why_not(table).is_some();
    if app.reading == Reading::Nothing && !asks {
        if app.why.is_none() && app.drill.is_none() {
            text.extend(at_rest(app, here, table));
        }
        return lay(&text, usize::from(width));
    }
    let page = app.open_page(table);
    text.extend(first(app, here, table).filter(|_| drew_lots(table) && !refused));
    text.extend(article(page.article, here, table, usize::from(width)));
    if let Some(see) = page.see {
        let mut said = (here.look.words().screen.see)(see.id);
        let key = here.keys.cap(Intent::See);
        if !key.is_empty() {
            said = format!("{key}: {said}");
        }
        text.push(Paragraph::new(&said, theme.key));
    }
    text.extend(after);
    lay(&text, usize::from(width))
}

/// Where no article governs: by what one plays and how to read it; before the first move also how to make it.
fn at_rest(app: &App, here: &Here, table: &Table) -> Vec<Paragraph> {
    let (theme, words) = (&here.look.theme, here.look.words());
    let lines = &words.screen.first;
    let source = (words.terms.source)(table.setup().game.source());
    let cap = |intent| here.keys.cap(intent);
    let mut said = vec![Paragraph::new(source, theme.title)];
    let first = first(app, here, table);
    let is_low = layout(app, here, table).is_some_and(|layout| layout.law.height < ROOMY);
    if !(first.is_some() && is_low) {
        let reading = (lines.reading)(&cap(Intent::Book), &cap(Intent::Why));
        said.push(Paragraph::new(&reading, theme.text));
    }
    said.extend(first);
    said
}

/// Before the first move, how it is made.
fn first(app: &App, here: &Here, table: &Table) -> Option<Paragraph> {
    let is_first = is_of_newcomer(app, table) && has_room_for_first(app, here, table);
    let how = here.look.words().screen.first.how;
    let how = is_first.then(|| how(&here.keys.cap(Intent::Choose)))?;
    Some(Paragraph::new(&how, here.look.theme.strong))
}

/// An article in the words that are asked for, and the readings beside it.
fn article(article: Article, here: &Here, table: &Table, width: usize) -> Vec<Paragraph> {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let Some(text) = article.text() else {
        return Vec::new();
    };
    let number = (words.law.article)(&text.number);
    let of = |source: &str| format!("{number} {} {source}", look.pick("·", "-"));
    // On one line, the source in as many words as there is room for.
    let source = of((words.terms.source)(article.source));
    let short = of((words.screen.game)(article.source));
    let mut headings = [source, short].into_iter();
    let heading = headings.find(|heading| cells(heading) <= width);
    let heading = heading.unwrap_or(number);
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
    let setup = table.setup();
    for reading in readings::of(article, setup.game, setup.house.seating) {
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
        let Some(area) = law_area(self, here, table).filter(|area| area.height >= LEAST) else {
            return;
        };
        let body = body(area);
        let count = lines(self, here, table, body.width).len();
        let page = usize::from(body.height.saturating_sub(1).max(1));
        let top = self.scroll.min(deepest(count, body));
        self.scroll = match intent {
            Intent::PageUp => top.saturating_sub(page),
            _ => (top + page).min(deepest(count, body)),
        };
    }
}
