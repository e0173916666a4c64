//! The page of keys: what each means where, as they are bound now.

use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::clean::{apart, cells, filled};
use super::here::Here;
use super::hints::{self, Hint, hint, up_down};
use super::keys::Keys;
use super::list::Step;
use super::look::Look;
use super::prose::Paragraph;
use crate::lang::words::help::HelpLines;
use crate::ui::keys::intent::{Binding, Context, Intent};
use crate::ui::keys::key::Key;

/// From this width on the keys stand in two columns.
const WIDE: u16 = 76;
/// A group is headed by the place in which its keys work.
const GROUPS: [Group; 5] = [
    Group::Board,
    Group::Pages,
    Group::List,
    Group::Laying,
    Group::Everywhere,
];

/// The page, and how far it is scrolled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    scroll: usize,
    /// The keys that work where it was called from, and what they do there.
    now: Vec<Hint>,
}

/// What the owner must do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing but draw again.
    Stay,
    /// Back to what was seen before.
    Close,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Board,
    Pages,
    List,
    Laying,
    Everywhere,
}

impl Help {
    /// The page, from its top, called where these keys work.
    pub const fn over(now: Vec<Hint>) -> Help {
        Help { scroll: 0, now }
    }

    /// A key, in the room that the page is drawn in.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Outcome {
        let step = match here.in_list(key) {
            Some(Intent::Cancel | Intent::Help | Intent::Quit | Intent::Back) => {
                return Outcome::Close;
            }
            Some(Intent::Choose) => Some(Step::PageDown),
            other => other.and_then(Step::of),
        };
        let Some(step) = step else {
            return Outcome::Stay;
        };
        let (length, sight) = (self.lines(here).len(), sight(here));
        self.scroll = step.from(self.scroll, length.saturating_sub(sight) + 1, sight);
        Outcome::Stay
    }

    /// Draws the page; nothing changes.
    pub fn draw(&self, frame: &mut Frame, here: &Here) {
        let (area, look) = (here.area, here.look);
        frame.buffer_mut().set_style(area, look.theme.text);
        let width = usize::from(area.width);
        let lines = self.lines(here);
        let seen = (self.scroll + sight(here)).min(lines.len());
        let place = match lines.len() > sight(here) {
            true => format!("{seen}/{} ", lines.len()),
            false => String::new(),
        };
        let left = format!(" {}", look.words().help.title);
        let title = apart(&left, &place, width);
        let mut rows = area.rows();
        if let Some(row) = rows.next() {
            frame.render_widget(Span::styled(title, look.theme.title), row);
        }
        let deepest = lines.len().saturating_sub(sight(here));
        let body = Rect {
            y: area.y + 1.min(area.height),
            height: area.height.saturating_sub(2),
            ..area
        };
        for (line, row) in lines
            .into_iter()
            .skip(self.scroll.min(deepest))
            .zip(body.rows())
        {
            frame.render_widget(line, row);
        }
        if let Some(row) = rows.next_back() {
            let (hints, way_out) = self.hints(here);
            frame.render_widget(hints::line(&hints, &way_out, here), row);
        }
    }

    /// All lines of the page: first the keys of the moment, then all others.
    fn lines(&self, here: &Here) -> Vec<Line<'static>> {
        let (look, words) = (here.look, &here.look.words().help);
        if self.now.is_empty() {
            return lines(here);
        }
        let named = self.now.iter().filter(|hint| !hint.caps.is_empty());
        let rows = named.map(|hint| (hint.caps.clone(), hint.does.trim_end()));
        let mut all = listed(
            words.now,
            rows.collect(),
            usize::from(here.area.width),
            look,
        );
        all.extend(lines(here));
        all
    }

    /// The keys that work on this page, and the way out.
    pub fn hints(&self, here: &Here) -> (Vec<Hint>, Hint) {
        let lines = &here.look.words().help;
        let scroll = up_down(here, lines.scroll);
        (vec![scroll], hint(here, &[Intent::Cancel], lines.close))
    }
}

fn sight(here: &Here) -> usize {
    usize::from(here.area.height.saturating_sub(2))
}

/// All lines of the page, in one column or two.
fn lines(here: &Here) -> Vec<Line<'static>> {
    let width = here.area.width;
    let columns = if width >= WIDE { 2 } else { 1 };
    let each = usize::from(width) / columns;
    let [board, pages, list, laying, everywhere] =
        GROUPS.map(|group| group_lines(group, each, here));
    let [signs, moves] = sign_lines(each, here);
    if columns == 1 {
        return [board, pages, list, laying, everywhere, signs, moves].concat();
    }
    let (left, right) = (
        [board, list, signs].concat(),
        [pages, laying, everywhere, moves].concat(),
    );
    let height = left.len().max(right.len());
    let at = |side: &[Line<'static>], row: usize| side.get(row).cloned().unwrap_or_default();
    (0..height)
        .map(|row| {
            let (mut line, other) = (at(&left, row), at(&right, row));
            let rest = each.saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(rest)));
            line.extend(other.spans);
            line
        })
        .collect()
}

/// Where a binding works, as the page heads it.
pub fn place(binding: &Binding, words: &HelpLines) -> &'static str {
    heading(group_of(binding), words)
}

const fn heading(group: Group, words: &HelpLines) -> &'static str {
    match group {
        Group::Board => words.board,
        Group::Pages => words.pages,
        Group::List => words.lists,
        Group::Laying => words.laying,
        Group::Everywhere => words.everywhere,
    }
}

fn group_lines(group: Group, width: usize, here: &Here) -> Vec<Line<'static>> {
    let (look, words) = (here.look, &here.look.words().help);
    let heading = heading(group, words);
    let bound = Keys::bindings()
        .iter()
        .filter(|binding| group_of(binding) == group);
    let rows: Vec<(String, &str)> = bound
        .filter_map(|binding| {
            let keys: Vec<String> = here
                .keys
                .bound(binding)
                .iter()
                .map(Key::to_string)
                .collect();
            let said = (binding.said)(&look.words().keys);
            (!keys.is_empty()).then(|| (keys.join(" "), said))
        })
        .collect();
    listed(heading, rows, width, look)
}

/// What the signs say on the board, where men stand close together and they are all there is, and in the list of moves.
fn sign_lines(width: usize, here: &Here) -> [Vec<Line<'static>>; 2] {
    let (look, words) = (here.look, &here.look.words().help);
    let drawn = |sign: &'static str| match sign {
        "•" => look.pick("•", "."),
        "×" => look.pick("×", "x"),
        "∘" => look.pick("∘", "*"),
        "§" => look.pick("§", "&"),
        other => other,
    };
    let rows = |signs: &'static [(&'static str, &'static str)]| {
        let rows = signs.iter();
        rows.map(|(sign, said)| (drawn(sign).to_owned(), *said))
            .collect()
    };
    [
        listed(words.signs, rows(words.signs_mean), width, look),
        listed(words.list, rows(words.list_means), width, look),
    ]
}

/// A heading, and under it what each key or sign means.
fn listed(
    heading: &str,
    rows: Vec<(String, &str)>,
    width: usize,
    look: &Look,
) -> Vec<Line<'static>> {
    let mut lines = vec![
        Line::default(),
        Line::styled(filled(&format!(" {heading}"), width), look.theme.title),
    ];
    let cap = rows
        .iter()
        .map(|(keys, _)| cells(keys))
        .max()
        .unwrap_or(0)
        .min(width / 2);
    for (keys, said) in rows {
        let set = Paragraph::new(said, look.theme.text).lay(width.saturating_sub(cap + 5));
        for (number, said) in set.into_iter().enumerate() {
            let keys = if number == 0 { keys.as_str() } else { "" };
            let mut line = Line::from(vec![
                Span::raw("  "),
                Span::styled(filled(keys, cap), look.theme.key),
                Span::raw("  "),
            ]);
            line.extend(said.spans);
            lines.push(line);
        }
    }
    lines
}

/// Where a binding is listed: once, in the narrowest group that has all its places.
fn group_of(binding: &Binding) -> Group {
    let works = |context: Context| binding.contexts.contains(&context);
    match (works(Context::Board), works(Context::List)) {
        _ if works(Context::Text) && works(Context::Question) => Group::Everywhere,
        (true, true) => Group::Pages,
        (false, true) => Group::List,
        (true, false) => Group::Board,
        (false, false) => Group::Laying,
    }
}
