//! Draws the book.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::contents::{Entry, entries};
use super::panes::{Focus, Panes, SMALLEST};
use super::state::{Book, Notice};
use crate::law::article::Source;
use crate::ui::clean::{apart, cells, fit, fit_words};
use crate::ui::here::Here;
use crate::ui::hints;
use crate::ui::look::Look;

/// No more of the places that one came from are named.
const LONGEST_TRAIL: usize = 6;

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
        self.draw_title(frame, &panes, here);
        if self.searching.is_some() {
            self.draw_search(frame, &panes, look);
        } else {
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

    /// The first row: whence one came or which book it is, and what of the page is in sight. Where there is not room
    /// for all, the last to go is what is in sight.
    fn draw_title(&self, frame: &mut Frame, panes: &Panes, here: &Here) {
        let (look, area) = (here.look, panes.title);
        let words = look.words();
        let (lefts, rights) = match self.searching {
            Some(_) => {
                let all = words.book.everywhere;
                let within = self.search.within();
                let scope = within.map_or(all, words.terms.source);
                (vec![words.law.book.to_owned()], vec![scope.to_owned()])
            }
            None => {
                let source = (words.terms.source)(self.spot.entry.source());
                let dot = look.pick("·", "-");
                let lefts = match self.trail(look) {
                    Some(trail) => {
                        let name = self.spot.name().to_owned();
                        vec![format!("{trail} {dot} {source}"), trail, name]
                    }
                    None => {
                        let book = words.law.book;
                        vec![format!("{book} {dot} {source}"), source.to_owned()]
                    }
                };
                (lefts, self.places(panes, here))
            }
        };
        let width = usize::from(area.width);
        let pairs = lefts
            .iter()
            .flat_map(|left| rights.iter().map(move |right| (left, right)));
        let mut fitting = pairs.filter(|(left, right)| cells(left) + cells(right) + 4 <= width);
        let line = match fitting.next() {
            Some((left, right)) => apart(&format!(" {left}"), &format!("{right} "), width),
            None => {
                let right = rights.last().map(String::as_str).unwrap_or_default();
                let left = lefts.last().map(String::as_str).unwrap_or_default();
                let room = width.saturating_sub(cells(right) + 4);
                apart(
                    &format!(" {}", fit_words(left, room)),
                    &format!("{right} "),
                    width,
                )
            }
        };
        frame.render_widget(Span::styled(fit(&line, width), look.theme.title), area);
    }

    /// The places from which references were followed, the last being where one is; none where none was.
    fn trail(&self, look: &Look) -> Option<String> {
        let mut names: Vec<&str> = self.trail.behind().take(LONGEST_TRAIL + 1).collect();
        if names.is_empty() || self.focus == Focus::Contents {
            return None;
        }
        if names.len() > LONGEST_TRAIL {
            names.pop();
            names.push(look.pick("…", "..."));
        }
        names.reverse();
        names.push(self.spot.name());
        Some(names.join(look.pick(" › ", " > ")))
    }

    /// Where one is, in the list or in the page: at length, and ever shorter.
    fn places(&self, panes: &Panes, here: &Here) -> Vec<String> {
        let words = &here.look.words().book;
        let dot = here.look.pick(" · ", " - ");
        if self.focus == Focus::Contents {
            return vec![(words.hit)(self.list.chosen() + 1, entries().len())];
        }
        let total = self.set(panes, here).lines.len();
        let sight = panes.lines();
        let seen = match total <= sight {
            true => words.all_seen.to_owned(),
            false => {
                let top = self.spot.scroll.min(total - sight);
                (words.lines)(top + 1, top + sight, total)
            }
        };
        let shown = (words.shown)(here.look.shown);
        if let Some(found) = self.spot.found.filter(|found| found.of > 1) {
            let place = (words.place_found)(found.at, found.of);
            return vec![
                [place.as_str(), shown, &seen].join(dot),
                [place.as_str(), &seen].join(dot),
                [&(words.hit)(found.at, found.of), seen.as_str()].join(dot),
                seen,
            ];
        }
        vec![[shown, &seen].join(dot), seen]
    }

    fn draw_contents(&self, frame: &mut Frame, area: Rect, look: &Look) {
        let window = self.list.window(entries().len(), usize::from(area.height));
        let lines = entries()
            .iter()
            .enumerate()
            .skip(window.start)
            .take(window.len());
        let tongue = look.shown.tongue(look.lang.tongue());
        for ((number, entry), row) in lines.zip(area.rows()) {
            let text = match entry {
                Entry::Source(source) => format!(" {}", (look.words().terms.source)(*source)),
                Entry::Article(article) => {
                    let name = names(article.source);
                    let title = article.text().map_or("", |text| text.title(tongue));
                    format!(" {:<name$} {title}", article.id)
                }
            };
            let style = match (number == self.list.chosen(), self.focus, entry) {
                (true, Focus::Contents, _) => look.theme.selected,
                (true, Focus::Page, _) => look.theme.accent,
                (false, _, Entry::Source(_)) => look.theme.title,
                (false, _, Entry::Article(_)) => look.theme.text,
            };
            let width = usize::from(row.width);
            let text = format!("{:<width$}", fit_words(&text, width.saturating_sub(1)));
            frame.render_widget(Span::styled(text, style), row);
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
}

/// The columns that the names of a source's articles take in the list.
const fn names(source: Source) -> usize {
    match source {
        Source::ChessModern => 7,
        Source::Draughts1879 => 4,
        Source::Chess1869 | Source::Four1869 | Source::Four1967 => 3,
    }
}

fn draw_notice(frame: &mut Frame, area: Rect, notice: Notice, look: &Look) {
    let lines = &look.words().book;
    let text = match notice {
        Notice::NoMoment => lines.no_moment,
        Notice::NoOtherPlace => lines.no_other_place,
        Notice::NoWayBack => lines.no_way_back,
        Notice::NoWayForward => lines.no_way_forward,
        Notice::LastHit => lines.last_hit,
        Notice::FirstHit => lines.first_hit,
        Notice::NoSearch => lines.no_search,
    };
    let Some(row) = area.rows().next_back() else {
        return;
    };
    let width = usize::from(row.width);
    let text = format!("{:<width$}", fit_words(&format!(" {text}"), width));
    frame.render_widget(Span::styled(text, look.theme.error), row);
}
