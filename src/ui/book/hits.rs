//! Draws the search: the line being typed, and what was found.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use super::page::found_style;
use super::panes::Panes;
use super::search::ROWS;
use super::state::Book;
use crate::law::find::Hit;
use crate::law::index::Part;
use crate::law::number::Place;
use crate::ui::clean::{CUT, cells, fit_words};
use crate::ui::look::Look;
use crate::ui::prose::Paragraph;

impl Book {
    /// Draws the line being typed and the hits below it.
    pub(super) fn draw_search(&self, frame: &mut Frame, panes: &Panes, look: &Look) {
        self.draw_prompt(frame, panes.middle, look);
        let area = panes.hits();
        let (hits, list) = (self.search.hits(), self.search.list());
        let sight = panes.hits_in_sight();
        let window = list.window(hits.len(), sight);
        let mut rows = area.rows();
        let lines = hits
            .iter()
            .enumerate()
            .skip(window.start)
            .take(window.len());
        for (number, hit) in lines {
            let (Some(first), Some(second)) = (rows.next(), rows.next()) else {
                return;
            };
            let style = match number == list.chosen() {
                true => look.theme.selected,
                false => look.theme.strong,
            };
            let width = usize::from(first.width);
            let title = format!("{:<width$}", fit_words(&title(hit, look), width));
            frame.render_widget(Span::styled(title, style), first);
            let room = Rect {
                x: second.x + 3,
                width: second.width.saturating_sub(4),
                ..second
            };
            frame.render_widget(snippet(hit, usize::from(room.width), look), room);
        }
        debug_assert_eq!(ROWS, 2);
    }

    fn draw_prompt(&self, frame: &mut Frame, area: Rect, look: &Look) {
        let words = look.words();
        let mut rows = area.rows();
        let (Some(typed), below) = (rows.next(), rows.next()) else {
            return;
        };
        let label = format!(" {} ", words.book.find);
        let start = u16::try_from(cells(&label)).unwrap_or(0).min(typed.width);
        let view = self.search.field().view(usize::from(typed.width - start));
        let line = Line::from(vec![
            Span::styled(label, look.theme.title),
            Span::styled(view.text, look.theme.strong),
        ]);
        frame.render_widget(line, typed);
        let column = typed.x + start + u16::try_from(view.cursor).unwrap_or(0);
        if column < typed.right() {
            frame.set_cursor_position(Position {
                x: column,
                y: typed.y,
            });
        }
        let sought = self.search.field().text().trim();
        let hits = self.search.hits();
        let Some(row) = below else {
            return;
        };
        let width = usize::from(row.width);
        let said = match (sought, hits.len()) {
            ("", _) => words.book.find_how.to_owned(),
            (sought, 0) => (words.law.nothing_found)(sought),
            (sought, count) => {
                let at = (words.book.hit)(self.search.list().chosen() + 1, count);
                let whole = format!("{} ({at})", (words.law.found)(count, sought));
                match cells(&whole) < width {
                    true => whole,
                    false => at,
                }
            }
        };
        let said = fit_words(&format!(" {said}"), width);
        frame.render_widget(Span::styled(said, look.theme.dim), row);
    }
}

/// What was found, by its number and heading, and where it stands.
fn title(hit: &Hit, look: &Look) -> String {
    let dot = look.pick("·", "-");
    match hit.place {
        Place::Article(article) => {
            let source = (look.words().terms.source)(article.source);
            let tongue = look.shown.tongue(look.lang.tongue());
            let title = article.text().map_or("", |text| text.title(tongue));
            format!(" {} {title} {dot} {source}", article.id)
        }
        Place::Reading(reading) => {
            let beside: Vec<&str> = reading.articles().map(|article| article.id).collect();
            let what = look.words().law.reading;
            format!(" {} {what} {dot} {}", reading.id, beside.join(", "))
        }
    }
}

/// One line of the text around what was found; where the heading or the number says it, the sentence that says it all.
fn snippet(hit: &Hit, width: usize, look: &Look) -> Line<'static> {
    let own = look.shown.tongue(look.lang.tongue());
    let is_title_above = hit.from == Part::Title && hit.tongue == own;
    if hit.snippet.is_empty() || is_title_above {
        let summary = match hit.place {
            Place::Article(article) => article.text().map_or("", |text| text.summary(own)),
            Place::Reading(reading) => reading.words(own),
        };
        return Line::styled(fit_words(summary, width), look.theme.text);
    }
    let (text, marks) = from_near(hit, width);
    let paragraph = Paragraph::new(&text, look.theme.text).marked(&marks, found_style(look));
    let mut lines = paragraph.lay(width.saturating_sub(1)).into_iter();
    let mut line = lines.next().unwrap_or_default();
    if lines.next().is_some() {
        line.push_span(Span::styled(CUT, look.theme.text));
    }
    line
}

/// The snippet of a hit from so near before the first word found that this fits in a line.
fn from_near(hit: &Hit, width: usize) -> (String, Vec<Range<usize>>) {
    let text = hit.snippet.as_str();
    let first = hit.marked.first().map_or(0, |range| range.end);
    let room = width.saturating_sub(4);
    let fits = |from: &usize| cells(text.get(*from..first).unwrap_or_default()) <= room;
    let spaces = text.match_indices(' ').map(|(at, _)| at + 1);
    let from = std::iter::once(0).chain(spaces).find(fits).unwrap_or(0);
    let start = hit.marked.first().map_or(0, |range| range.start).min(from);
    if start == 0 {
        return (text.to_owned(), hit.marked.clone());
    }
    let rest = text.get(start..).unwrap_or_default();
    let moved = |range: &Range<usize>| {
        let back = |at: usize| at - start + CUT.len();
        (range.start >= start).then(|| back(range.start)..back(range.end))
    };
    let marks = hit.marked.iter().filter_map(moved).collect();
    (format!("{CUT}{rest}"), marks)
}
