//! Draws the book.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::contents::{Entry, entries};
use super::panes::{Focus, Panes, SMALLEST};
use super::state::{Book, Notice};
use crate::ui::clean::{apart, cells, filled, fit};
use crate::ui::here::Here;
use crate::ui::hints::{self, Hint, hint, left_right, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::look::Look;

impl Book {
    /// Draws the book; nothing changes.
    pub fn draw(&self, frame: &mut Frame, here: &Here) {
        let (area, look) = (here.area, here.look);
        frame.buffer_mut().set_style(area, look.theme.text);
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = fit(
                (look.words().book.too_small)(SMALLEST.0, SMALLEST.1).as_str(),
                usize::from(area.width),
            );
            frame.render_widget(Line::from(text), area);
            return;
        }
        let panes = Panes::of(area, self.focus);
        if self.searching {
            self.draw_title(frame, panes.title, look, "");
            self.draw_search(frame, &panes, look);
        } else {
            let place = self.place(&panes, here);
            self.draw_title(frame, panes.title, look, &place);
            if let Some(area) = panes.contents {
                self.draw_contents(frame, area, look);
            }
            if let Some(area) = panes.border {
                let line = look.pick("│", "|");
                for row in area.rows() {
                    frame.render_widget(Span::styled(line, look.theme.border), row);
                }
            }
            if let Some(area) = panes.page {
                self.draw_page(frame, area, &panes, here);
            }
        }
        if let Some(notice) = self.notice {
            draw_notice(frame, panes.middle, notice, look);
        }
        let (hints, way_out) = self.hints(here);
        frame.render_widget(hints::line(&hints, &way_out, here), panes.keys);
    }

    fn draw_title(&self, frame: &mut Frame, area: Rect, look: &Look, place: &str) {
        let words = look.words();
        let source = (words.terms.source)(self.spot.entry.source());
        let left = format!(" {} · {source}", words.law.book);
        let right = match self.searching {
            true => String::new(),
            false => format!("{} · {place} ", (words.book.shown)(look.shown)),
        };
        let width = usize::from(area.width);
        let short = format!("{place} ");
        let right = [right, short]
            .into_iter()
            .find(|right| cells(&left) + 2 + cells(right) <= width);
        let right = right.unwrap_or_default();
        let line = apart(&left, &right, width);
        frame.render_widget(Span::styled(line, look.theme.title), area);
    }

    /// Where one is, in the list or in the page.
    fn place(&self, panes: &Panes, here: &Here) -> String {
        match self.focus {
            Focus::Contents => format!("{}/{}", self.list.chosen() + 1, entries().len()),
            Focus::Page => {
                let total = self.set(panes, here).lines.len();
                let seen = (self.spot.scroll + panes.lines()).min(total);
                match total <= panes.lines() {
                    true => here.look.words().book.all_seen.to_owned(),
                    false => format!("{seen}/{total}"),
                }
            }
        }
    }

    fn draw_contents(&self, frame: &mut Frame, area: Rect, look: &Look) {
        let window = self.list.window(entries().len(), usize::from(area.height));
        let lines = entries()
            .iter()
            .enumerate()
            .skip(window.start)
            .take(window.len());
        for ((number, entry), row) in lines.zip(area.rows()) {
            let text = match entry {
                Entry::Source(source) => format!(" {}", (look.words().terms.source)(*source)),
                Entry::Article(article) => {
                    format!(" {:<5} {}", article.id, look.lang.title(*article))
                }
            };
            let style = match (number == self.list.chosen(), self.focus, entry) {
                (true, Focus::Contents, _) => look.theme.selected,
                (true, Focus::Page, _) => look.theme.accent,
                (false, _, Entry::Source(_)) => look.theme.title,
                (false, _, Entry::Article(_)) => look.theme.text,
            };
            frame.render_widget(
                Span::styled(filled(&text, usize::from(row.width)), style),
                row,
            );
        }
    }

    fn draw_page(&self, frame: &mut Frame, area: Rect, panes: &Panes, here: &Here) {
        let page = self.set(panes, here);
        let deepest = page.lines.len().saturating_sub(panes.lines());
        let lines = page.lines.into_iter().skip(self.spot.scroll.min(deepest));
        for (line, row) in lines.zip(area.rows()) {
            let text = Rect {
                x: row.x + 1.min(row.width),
                width: row.width.saturating_sub(1),
                ..row
            };
            frame.render_widget(line, text);
        }
    }

    /// The keys that work now, the most useful first, and the way out.
    pub fn hints(&self, here: &Here) -> (Vec<Hint>, Hint) {
        let keys = &here.look.words().book.keys;
        let hint = |intents: &[Intent], does| hint(here, intents, does);
        let panes = Panes::of(here.area, self.focus);
        let mut hints = Vec::new();
        if self.searching {
            if !self.search.hits().is_empty() {
                hints.extend([
                    up_down(here, keys.choose),
                    hint(&[Intent::Choose], keys.open),
                ]);
            }
            return (hints, hint(&[Intent::Cancel], keys.stop));
        }
        match self.focus {
            Focus::Contents => hints.extend([
                up_down(here, keys.choose),
                hint(&[Intent::Choose], keys.read),
            ]),
            Focus::Page => {
                hints.push(up_down(here, keys.scroll));
                match self.spot.picked {
                    Some(_) => hints.push(hint(&[Intent::Choose], keys.follow)),
                    None if self.set(&panes, here).references.is_empty() => {}
                    None => hints.push(hint(&[Intent::Next], keys.reference)),
                }
            }
        }
        if !self.past.is_empty() {
            hints.push(hint(&[Intent::Back], keys.back));
        }
        hints.push(hint(&[Intent::Help], keys.help));
        hints.push(hint(&[Intent::Find], keys.find));
        if self.moment.is_some() {
            hints.push(hint(&[Intent::Book], keys.moment));
        }
        hints.push(hint(&[Intent::Shown], keys.language));
        match self.focus {
            Focus::Contents => hints.push(hint(&[Intent::Next], keys.source)),
            Focus::Page => {
                hints.push(left_right(here, keys.neighbour));
            }
        }
        let way_out = match self.focus {
            Focus::Contents => hint(&[Intent::Cancel], keys.close),
            Focus::Page => hint(&[Intent::Cancel], keys.contents),
        };
        (hints, way_out)
    }
}

fn draw_notice(frame: &mut Frame, area: Rect, notice: Notice, look: &Look) {
    let lines = &look.words().book;
    let text = match notice {
        Notice::NoMoment => lines.no_moment,
        Notice::NoWayBack => lines.no_way_back,
    };
    let Some(row) = area.rows().next_back() else {
        return;
    };
    let text = filled(&format!(" {text}"), usize::from(row.width));
    frame.render_widget(Span::styled(text, look.theme.error), row);
}
