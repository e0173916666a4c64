//! Draws the search: the line being typed, and what was found.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use super::page::found_style;
use super::panes::Panes;
use super::search::ROWS;
use super::state::Book;
use crate::law::find::Hit;
use crate::law::number::Place;
use crate::ui::clean::{CUT, cells, filled, fit};
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
            let title = filled(&title(hit, look), usize::from(first.width));
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
        let said = match (sought, hits.len()) {
            ("", _) => words.book.find_how.to_owned(),
            (sought, 0) => (words.law.nothing_found)(sought),
            (sought, count) => {
                let at = (words.book.hit)(self.search.list().chosen() + 1, count);
                format!("{} ({at})", (words.law.found)(count, sought))
            }
        };
        if let Some(row) = below {
            let said = fit(&format!(" {said}"), usize::from(row.width));
            frame.render_widget(Span::styled(said, look.theme.dim), row);
        }
    }
}

fn title(hit: &Hit, look: &Look) -> String {
    let terms = &look.words().terms;
    match hit.place {
        Place::Article(article) => {
            let source = (terms.source)(article.source);
            format!(" {} {} · {source}", article.id, look.lang.title(article))
        }
        Place::Reading(reading) => {
            let beside: Vec<&str> = reading.articles().map(|article| article.id).collect();
            format!(
                " {} {} · {}",
                reading.id,
                look.words().law.reading,
                beside.join(", ")
            )
        }
    }
}

/// One line of the text around what was found; of a hit by number, what the article says in a sentence.
fn snippet(hit: &Hit, width: usize, look: &Look) -> Line<'static> {
    if hit.snippet.is_empty() {
        let summary = match hit.place {
            Place::Article(article) => look.lang.summary(article),
            Place::Reading(reading) => look.lang.reading(reading),
        };
        return Line::styled(fit(summary, width), look.theme.text);
    }
    let paragraph =
        Paragraph::new(&hit.snippet, look.theme.text).marked(&hit.marked, found_style(look));
    let mut lines = paragraph.lay(width.saturating_sub(1)).into_iter();
    let mut line = lines.next().unwrap_or_default();
    if lines.next().is_some() {
        line.push_span(Span::styled(CUT, look.theme.text));
    }
    line
}
