//! A page of the menu as it is seen: heading, lines to choose from, what belongs to the chosen one, keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::browsing::{Browsing, draw_picture};
use crate::ui::clean::{apart, cells, filled, fit};
use crate::ui::field;
use crate::ui::here::Here;
use crate::ui::hints::{self, Hint};
use crate::ui::list::List;
use crate::ui::prose::{Paragraph, lay};

/// The smallest window that the menu is meant for, in columns and rows.
const SMALLEST: (u16, u16) = (20, 6);
/// The lines to choose from get at least so many rows before anything is said below them.
const FEWEST_ROWS: u16 = 4;

/// A page.
pub struct View {
    /// The heading; the first page needs none.
    pub title: String,
    /// What the page is about.
    pub about: String,
    /// The lines to choose from.
    pub rows: Vec<Row>,
    /// Which is chosen.
    pub list: List,
    /// What belongs to the chosen line.
    pub below: Below,
    /// What is wrong, and what would be right.
    pub problem: Option<String>,
    /// The keys that work now.
    pub hints: Vec<Hint>,
    /// The key that leads out, and where to.
    pub way_out: Hint,
}

/// What is said below the lines.
#[derive(Debug)]
pub enum Below {
    /// Text, to be wrapped.
    Text(Vec<Paragraph>),
    /// Lines that are drawn as they are.
    Lines(Vec<Line<'static>>),
    /// Text, and below it such lines.
    Both(Vec<Paragraph>, Vec<Line<'static>>),
    /// Text, what is sought, and a picture at the right.
    Browsing(Browsing),
}

/// A line to choose.
#[derive(Debug, Default)]
pub struct Row {
    /// What it is.
    pub label: String,
    /// What it has, or is for.
    pub value: Value,
}

/// What stands behind the label of a line.
#[derive(Debug, Default)]
pub enum Value {
    /// Nothing.
    #[default]
    None,
    /// Something that can be changed.
    Set(String),
    /// What the line is for.
    Said(String),
    /// Something that is wrong.
    Wrong(String),
    /// A text being typed, or what stands for it while it is empty.
    Typed {
        /// The text.
        text: field::Field,
        /// Shown while it is empty.
        empty: String,
    },
}

impl Row {
    /// A line with what it is for.
    pub fn said(label: &str, said: &str) -> Row {
        Row {
            label: label.to_owned(),
            value: Value::Said(said.to_owned()),
        }
    }

    /// A line with what it has.
    pub fn set(label: &str, value: String) -> Row {
        Row {
            label: label.to_owned(),
            value: Value::Set(value),
        }
    }

    /// A line with what it has, between the arrows that change it.
    pub fn turned(label: &str, value: &str, here: &Here) -> Row {
        let [left, right] = [here.look.pick("◂", "<"), here.look.pick("▸", ">")];
        Row::set(label, format!("{left} {value} {right}"))
    }

    /// A line alone.
    pub fn plain(label: String) -> Row {
        Row {
            label,
            value: Value::None,
        }
    }
}

/// The words of this value, where all have theirs in the same order.
pub fn said<T: PartialEq>(all: &[T], now: &T, words: &[&'static str]) -> &'static str {
    let at = all.iter().position(|one| one == now);
    at.and_then(|at| words.get(at)).copied().unwrap_or_default()
}

/// Where the parts of a page are.
struct Parts {
    about: Rect,
    rows: Rect,
    below: Rect,
    aside: Rect,
    problem: Rect,
    keys: Rect,
}

impl View {
    /// How many lines to choose from are in sight.
    pub fn sight(&self, here: &Here) -> usize {
        usize::from(self.parts(here).rows.height)
    }

    /// The line to choose that lies under a place.
    pub fn line_at(&self, at: Position, here: &Here) -> Option<usize> {
        let rows = self.parts(here).rows;
        let window = self.list.window(self.rows.len(), usize::from(rows.height));
        let line = window.start + usize::from(at.y.saturating_sub(rows.y));
        (rows.contains(at) && window.contains(&line)).then_some(line)
    }

    /// Draws the page.
    pub fn draw(&self, frame: &mut Frame, here: &Here) {
        let (area, look) = (here.area, here.look);
        frame.buffer_mut().set_style(area, look.theme.text);
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = (look.words().menu.too_small)(SMALLEST.0, SMALLEST.1);
            frame.render_widget(Line::from(fit(&text, usize::from(area.width))), area);
            return;
        }
        self.draw_title(frame, here);
        let parts = self.parts(here);
        match self.browsing() {
            Some(Browsing {
                sought: Some(sought),
                ..
            }) => sought.draw(frame, parts.about, here),
            _ => {
                let about = Paragraph::new(&self.about, look.theme.dim);
                text(frame, parts.about, about.lay(columns(parts.about)));
            }
        }
        if let Some(browsing) = self.browsing() {
            draw_picture(&browsing.picture, frame, parts.aside);
        }
        self.draw_rows(frame, parts.rows, here);
        self.draw_more(frame, parts.rows, here);
        let below = self.lay_below(columns(parts.below), here);
        text(frame, parts.below, below);
        if let Some(problem) = &self.problem {
            let lines = Paragraph::new(problem, look.theme.error).lay(columns(parts.problem));
            text(frame, parts.problem, lines);
        }
        frame.render_widget(hints::line(&self.hints, &self.way_out, here), parts.keys);
    }

    const fn browsing(&self) -> Option<&Browsing> {
        match &self.below {
            Below::Browsing(browsing) => Some(browsing),
            Below::Text(_) | Below::Lines(_) | Below::Both(..) => None,
        }
    }

    fn draw_title(&self, frame: &mut Frame, here: &Here) {
        let width = usize::from(here.area.width);
        let promise = format!("{} ", here.look.words().menu.promise);
        let left = match self.title.as_str() {
            "" => " reglement".to_owned(),
            title => format!(" reglement · {title}"),
        };
        let right = if cells(&left) + 2 + cells(&promise) <= width {
            promise
        } else {
            String::new()
        };
        let line = apart(&left, &right, width);
        let row = Rect {
            height: 1,
            ..here.area
        };
        frame.render_widget(Span::styled(line, here.look.theme.title), row);
    }

    fn parts(&self, here: &Here) -> Parts {
        let area = here.area;
        let inner = Rect {
            x: area.x + 2.min(area.width),
            width: area.width.saturating_sub(4),
            ..area
        };
        let bottom = area.bottom().saturating_sub(1).max(area.y);
        let problem_lines = self.problem.as_ref().map_or(0, |problem| {
            height(&Paragraph::new(problem, Style::new()).lay(columns(inner)))
        });
        let roomy = area.height >= 16;
        let about_lines = height(&Paragraph::new(&self.about, Style::new()).lay(columns(inner)));
        let gap = u16::from(roomy);
        let mut y = (area.y + 1 + gap).min(bottom);
        let take = |y: &mut u16, wanted: u16| {
            let height = wanted.min(bottom.saturating_sub(*y));
            let part = Rect {
                y: *y,
                height,
                ..inner
            };
            *y += height;
            part
        };
        let wanted = u16::try_from(self.rows.len()).unwrap_or(u16::MAX);
        // The lines to choose from go before what is said above them.
        let spare = bottom.saturating_sub(y + wanted.min(FEWEST_ROWS));
        let about = take(&mut y, about_lines.min(spare));
        y = (y + gap).min(bottom);
        let problem_lines = problem_lines.min(bottom.saturating_sub(y));
        let room = bottom.saturating_sub(y + problem_lines);
        let aside = self.browsing().map_or(0, |browsing| browsing.aside);
        let left = Rect {
            width: inner.width.saturating_sub(aside),
            ..inner
        };
        let below_lines = height(&self.lay_below(columns(left), here));
        let below_lines = if below_lines == 0 {
            0
        } else {
            below_lines + gap
        };
        let below_lines = below_lines.min(room.saturating_sub(wanted.min(FEWEST_ROWS)));
        let rows = take(&mut y, wanted.min(room - below_lines));
        let rows = Rect {
            x: area.x,
            width: area.width.saturating_sub(aside),
            ..rows
        };
        y = (y + gap.min(below_lines)).min(bottom);
        let below = Rect {
            width: left.width,
            ..take(&mut y, below_lines.saturating_sub(gap))
        };
        let aside = Rect {
            x: rows.right(),
            y: rows.y,
            width: aside,
            height: (bottom - problem_lines).saturating_sub(rows.y),
        };
        let problem = Rect {
            y: bottom - problem_lines,
            height: problem_lines,
            ..inner
        };
        let keys = Rect {
            y: bottom,
            height: 1.min(area.height),
            ..area
        };
        Parts {
            about,
            rows,
            below,
            aside,
            problem,
            keys,
        }
    }

    /// What is said below the lines: first what the chosen one has, if there was no room for it on the line.
    fn lay_below(&self, width: usize, here: &Here) -> Vec<Line<'static>> {
        let mut lines = match self.left_out(here) {
            Some(value) => Paragraph::new(value, here.look.theme.strong).lay(width),
            None => Vec::new(),
        };
        match &self.below {
            Below::Text(paragraphs) => lines.extend(lay(paragraphs, width)),
            Below::Lines(more) => lines.extend(more.iter().cloned()),
            Below::Both(paragraphs, more) => {
                lines.extend(lay(paragraphs, width));
                lines.extend(more.iter().cloned());
            }
            Below::Browsing(browsing) => lines.extend(lay(&browsing.text, width)),
        }
        lines
    }

    /// What the chosen line has or is for, if there is no room for it on the line.
    fn left_out(&self, here: &Here) -> Option<&str> {
        let row = self.rows.get(self.list.chosen())?;
        let (Value::Set(value) | Value::Said(value) | Value::Wrong(value)) = &row.value else {
            return None;
        };
        let room = self.room(usize::from(here.area.width));
        (cells(value) > room).then_some(value)
    }

    /// The columns for what stands behind the labels; at the right is shown that there are more lines.
    fn room(&self, width: usize) -> usize {
        width.saturating_sub(4 + self.label_width(width) + 2 + 3)
    }

    fn draw_rows(&self, frame: &mut Frame, area: Rect, here: &Here) {
        let theme = &here.look.theme;
        let sight = usize::from(area.height);
        let window = self.list.window(self.rows.len(), sight);
        let label_width = self.label_width(usize::from(area.width));
        let rows = self
            .rows
            .iter()
            .enumerate()
            .skip(window.start)
            .take(window.len());
        for ((number, row), at) in rows.zip(area.rows()) {
            let chosen = number == self.list.chosen();
            let width = usize::from(at.width);
            let mark = if chosen {
                here.look.pick("▸", ">")
            } else {
                " "
            };
            let label = match row.value {
                Value::None => format!("  {mark} {}", row.label),
                _ => format!("  {mark} {}", filled(&row.label, label_width)),
            };
            let room = self.room(width);
            let (value, style, cursor) = match &row.value {
                Value::None => (String::new(), theme.text, None),
                Value::Set(value) => (between_arrows(value, room), theme.strong, None),
                // What a line is for is said in full below it, or not at all.
                Value::Said(value) if cells(value) > room => (String::new(), theme.dim, None),
                Value::Said(value) => (fit(value, room), theme.dim, None),
                Value::Wrong(value) => (fit(value, room), theme.error, None),
                Value::Typed { text, empty } if text.text().is_empty() => {
                    (fit(empty, room), theme.dim, Some(0))
                }
                Value::Typed { text, .. } if chosen => {
                    let view = text.view(room);
                    (view.text, theme.strong, Some(view.cursor))
                }
                Value::Typed { text, .. } => (fit(text.text(), room), theme.strong, None),
            };
            let line = match chosen {
                true => {
                    let whole = filled(&format!("{label}  {value}"), width);
                    Line::styled(whole, theme.selected)
                }
                false => Line::from(vec![
                    Span::styled(fit(&label, width), theme.text),
                    Span::raw("  "),
                    Span::styled(value, style),
                ]),
            };
            frame.render_widget(line, at);
            if let (true, Some(cursor)) = (chosen, cursor) {
                let x = at.x + u16::try_from(cells(&label) + 2 + cursor).unwrap_or(0);
                if x < at.right() {
                    frame.set_cursor_position(Position { x, y: at.y });
                }
            }
        }
    }

    /// At the right of the first and the last line in sight, that there are more beyond it.
    fn draw_more(&self, frame: &mut Frame, area: Rect, here: &Here) {
        let window = self.list.window(self.rows.len(), usize::from(area.height));
        if window.is_empty() {
            return;
        }
        let beyond = [
            (window.start > 0, window.start, here.look.pick("↑", "^")),
            (
                window.end < self.rows.len(),
                window.end.saturating_sub(1),
                here.look.pick("↓", "v"),
            ),
        ];
        for (_, number, mark) in beyond.into_iter().filter(|(more, ..)| *more) {
            let row = u16::try_from(number - window.start).unwrap_or(u16::MAX);
            let style = match number == self.list.chosen() {
                true => here.look.theme.selected,
                false => here.look.theme.dim,
            };
            let place = Rect {
                x: area.right().saturating_sub(2),
                y: area.y + row,
                width: 1,
                height: 1,
            };
            frame.render_widget(Span::styled(mark, style), place.intersection(area));
        }
    }

    /// The labels take as much as the longest of those with something behind them, but no more than half.
    fn label_width(&self, width: usize) -> usize {
        let with_value = self
            .rows
            .iter()
            .filter(|row| !matches!(row.value, Value::None));
        let longest = with_value.map(|row| cells(&row.label)).max().unwrap_or(0);
        longest.min(width / 2)
    }
}

/// A value cut to so many columns, between the arrows that change it.
fn between_arrows(value: &str, room: usize) -> String {
    let last = value
        .chars()
        .next_back()
        .filter(|last| "▸>".contains(*last));
    match last {
        Some(last) if cells(value) > room => {
            format!(
                "{} {last}",
                fit(value.trim_end_matches([' ', last]), room.saturating_sub(2))
            )
        }
        _ => fit(value, room),
    }
}

fn columns(area: Rect) -> usize {
    usize::from(area.width).min(88)
}

fn height(lines: &[Line]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

fn text(frame: &mut Frame, area: Rect, lines: Vec<Line<'static>>) {
    for (line, row) in lines.into_iter().zip(area.rows()) {
        frame.render_widget(line, row);
    }
}
