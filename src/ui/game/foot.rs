//! The rows above the keys: what was said, is asked or is being typed, in as many rows as it needs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::{App, Dialog};
use super::canvas::fill;
use super::layout::Layout;
use super::promotion::Promotion;
use super::prompt::Prompt;
use super::route::Route;
use super::said::{Speech, Weight, said};
use super::view::line;
use crate::board::piece::Role;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::table::Table;
use crate::ui::clean::cells;
use crate::ui::here::Here;

use crate::ui::look::army::Army;
use crate::ui::prose::Paragraph;

/// What stands as long as the moment does takes no more rows than these.
const MOST_STANDING: usize = 5;

/// What stands there.
pub enum Message<'a> {
    /// Sentences.
    Speech(Speech),
    /// A line that is typed.
    Prompt(&'a Prompt),
    /// Several things to choose from, one of them chosen, below a question.
    Choice(&'static str, Vec<(String, Style)>),
}

impl<'a> Message<'a> {
    /// What stands there now.
    pub fn of(app: &'a App, here: &Here, table: &Table) -> Message<'a> {
        let theme = &here.look.theme;
        match &app.dialog {
            Some(Dialog::Prompt(prompt)) => Message::Prompt(prompt),
            Some(Dialog::Promotion(promotion)) => becomes(promotion, here, table),
            Some(Dialog::Route(route)) => ways(route, here, table),
            Some(Dialog::Ask(ask)) => {
                let question = ask.question(table, here.look, app.keeping);
                Message::Speech(Speech::due(question, theme.strong))
            }
            Some(Dialog::Claims(_)) if !table.setup().house.hints() => {
                let at_risk = here.look.words().hands.at_risk.to_owned();
                Message::Speech(Speech::due(at_risk, theme.text))
            }
            Some(Dialog::Menu(_) | Dialog::Claims(_) | Dialog::Remedies(_)) | None => {
                Message::Speech(said(app, here, table))
            }
        }
    }

    /// The parts of the screen with room for it, and its lines. `cursor` is the row of the cursor, which is not covered.
    pub fn placed(
        &self,
        base: &Layout,
        cursor: u16,
        here: &Here,
        table: &Table,
    ) -> (Layout, Vec<Line<'static>>) {
        let (all, weight) = match self {
            Message::Speech(speech) => (speech.sentences.len(), speech.weight),
            _ => (1, Weight::Due),
        };
        // Rather fewer sentences than half of one.
        for number in (1..=all).rev() {
            let lines = |width: u16| self.lay(width, number, here, table);
            let rows = lines(base.message.width).len();
            let beside = lines(base.law.width).len();
            let count = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
            let layout = base.saying(count(rows), count(beside), cursor);
            let covers = layout.is_covered();
            let standing = weight == Weight::Standing;
            if standing && (covers || rows.min(beside) > MOST_STANDING) {
                continue;
            }
            return (layout, lines(layout.message.width));
        }
        (*base, Vec::new())
    }

    /// The lines, with so many of its sentences.
    fn lay(&self, width: u16, number: usize, here: &Here, table: &Table) -> Vec<Line<'static>> {
        let columns = usize::from(width);
        match self {
            Message::Speech(Speech {
                sentences, style, ..
            }) => {
                let text = sentences.get(..number).unwrap_or_default().join(" ");
                let lines = Paragraph::new(&text, *style).lay(columns);
                lines.into_iter().map(|line| plain(line, *style)).collect()
            }
            Message::Prompt(prompt) => typed(prompt, width, here, table),
            Message::Choice(question, items) => {
                let style = here.look.theme.strong;
                let mut lines = Paragraph::new(question, style).lay(columns);
                lines.extend(flowing(items, columns));
                lines
            }
        }
    }
}

/// Draws the lines, over whatever stood there.
pub fn draw(buffer: &mut Buffer, layout: &Layout, here: &Here, lines: &[Line<'_>]) {
    let (area, theme) = (layout.message, &here.look.theme);
    if layout.is_covered() {
        let whole = Rect {
            x: area.x.saturating_sub(1),
            width: area.width + 2,
            ..area
        };
        fill(buffer, whole.intersection(*buffer.area()), " ", theme.text);
    }
    for (y, text) in (area.y..area.bottom()).zip(lines) {
        buffer.set_line(area.x, y, text, area.width);
    }
}

/// Draws text in as many rows as there are.
pub fn draw_text(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = Paragraph::new(text, style).lay(usize::from(area.width));
    for (row, text) in (0..area.height).zip(&lines) {
        line(buffer, area, row, &text.to_string(), style);
    }
}

/// A line in one style, blanks too, which costs less than changing it.
fn plain(line: Line<'static>, style: Style) -> Line<'static> {
    Line::from(Span::styled(line.to_string(), style))
}

/// What is to be said of the line that is typed; the line itself stands where the keys are.
fn typed(prompt: &Prompt, width: u16, here: &Here, table: &Table) -> Vec<Line<'static>> {
    let style = match prompt.untaken {
        Some(_) => here.look.theme.error,
        None => here.look.theme.text,
    };
    let said = prompt.said(table, here.look);
    if said.is_empty() {
        return Vec::new();
    }
    let said = Paragraph::new(&said, style).lay(usize::from(width));
    said.into_iter().map(|line| plain(line, style)).collect()
}

/// What the pawn can become.
fn becomes(promotion: &Promotion, here: &Here, table: &Table) -> Message<'static> {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let position = &table.state().position;
    let army = Army::of(position, position.turn());
    let item = |(number, role): (usize, Role)| {
        let style = match number == promotion.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let man = look.man(role, army);
        (format!(" {man} {} ", (words.terms.role)(role)), style)
    };
    let items = Role::PROMOTIONS.into_iter().enumerate().map(item);
    Message::Choice(words.screen.prompt.becomes, items.collect())
}

/// The ways of the captures between which one chooses.
fn ways(route: &Route, here: &Here, table: &Table) -> Message<'static> {
    let (look, theme) = (here.look, &here.look.theme);
    let position = &table.state().position;
    let items = route.moves.iter().enumerate().map(|(number, played)| {
        let style = match number == route.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let text = written::write(position, *played, Letters::from(look.lang));
        (format!(" {text} "), style)
    });
    Message::Choice(look.words().screen.which_way, items.collect())
}

/// Things one behind the other, in as many lines as they take.
fn flowing(items: &[(String, Style)], width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for (text, style) in items {
        let span = Span::styled(text.clone(), *style);
        match lines.last_mut() {
            Some(line) if line.width() + cells(text) <= width => line.push_span(span),
            _ => lines.push(Line::from(span)),
        }
    }
    lines
}
