//! The line of the keys that work now; whatever the width, it names the way out.

use ratatui::text::{Line, Span};

use super::clean::{cells, fit};
use super::here::Here;
use crate::ui::keys::intent::{Intent, Way};

/// Some keys and what they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The keys as they are written: `Enter`, `↑↓`; none where the intent has no key.
    pub caps: String,
    /// What they do, in a word or two.
    pub does: &'static str,
}

/// The first key of each intent, and what they do together.
pub fn hint(here: &Here, intents: &[Intent], does: &'static str) -> Hint {
    let caps: Vec<String> = intents.iter().map(|intent| cap(here, *intent)).collect();
    let short = caps.iter().all(|cap| cells(cap) <= 1);
    Hint {
        caps: caps.join(if short { "" } else { "/" }),
        does,
    }
}

/// The keys that go up and down.
pub fn up_down(here: &Here, does: &'static str) -> Hint {
    hint(here, &[Intent::Go(Way::Up), Intent::Go(Way::Down)], does)
}

/// The keys that go left and right.
pub fn left_right(here: &Here, does: &'static str) -> Hint {
    hint(here, &[Intent::Go(Way::Left), Intent::Go(Way::Right)], does)
}

/// The keys in a line of so many columns: the way out always, last, and before it as many others as fit, the first
/// first.
pub fn line(hints: &[Hint], way_out: &Hint, here: &Here) -> Line<'static> {
    let width = usize::from(here.area.width);
    if wide(way_out) + 2 > width {
        return Line::styled(fit(&way_out.caps, width), here.look.theme.key);
    }
    let mut left = width - wide(way_out) - 2;
    let mut spans = vec![Span::raw(" ")];
    for hint in hints.iter().filter(|hint| !hint.caps.is_empty()) {
        let needed = wide(hint) + 2;
        if needed > left {
            break;
        }
        left -= needed;
        spans.extend(parts(hint, here));
        spans.push(Span::raw("  "));
    }
    spans.extend(parts(way_out, here));
    Line::from(spans)
}

/// A key, and how much it is needed: the lower the number, the more.
pub type Ranked = (u8, Hint);

/// The keys in so many rows, in one style, in the order they are given: those that are needed most as long as there is
/// room, and the way out always, last.
pub fn rows(hints: &[Ranked], way_out: &Hint, width: usize, rows: usize) -> Vec<String> {
    let with_key = |(_, hint): &&Ranked| !hint.caps.is_empty();
    let mut chosen = vec![false; hints.len()];
    let mut best = flow(std::iter::once(way_out), width);
    let lowest = hints.iter().map(|(rank, _)| *rank).max().unwrap_or(0);
    for wanted in 0..=lowest {
        for (number, (rank, _)) in hints.iter().enumerate().filter(|(_, hint)| with_key(hint)) {
            if *rank != wanted {
                continue;
            }
            if let Some(one) = chosen.get_mut(number) {
                *one = true;
            }
            let all = hints.iter().zip(&chosen).filter(|(_, chosen)| **chosen);
            let now = flow(all.map(|((_, hint), _)| hint).chain([way_out]), width);
            match now.len() <= rows {
                true => best = now,
                false => {
                    if let Some(one) = chosen.get_mut(number) {
                        *one = false;
                    }
                }
            }
        }
    }
    best
}

/// Keys one behind the other, in as many rows as they take.
fn flow<'a>(hints: impl Iterator<Item = &'a Hint>, width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for hint in hints {
        let text = format!("{} {}", hint.caps, hint.does);
        match rows.last_mut() {
            Some(row) if cells(row) + 2 + cells(text.trim_end()) < width => {
                row.push_str("  ");
                row.push_str(&text);
            }
            _ => rows.push(format!(" {text}")),
        }
    }
    rows
}

fn cap(here: &Here, intent: Intent) -> String {
    let cap = here.keys.cap(intent);
    let arrow = match cap.as_str() {
        "Up" => "↑",
        "Down" => "↓",
        "Left" => "←",
        "Right" => "→",
        _ => return cap,
    };
    here.look.pick(arrow, &cap).to_owned()
}

fn wide(hint: &Hint) -> usize {
    cells(&hint.caps) + 1 + cells(hint.does)
}

fn parts(hint: &Hint, here: &Here) -> [Span<'static>; 2] {
    [
        Span::styled(hint.caps.clone(), here.look.theme.key),
        Span::styled(format!(" {}", hint.does), here.look.theme.dim),
    ]
}
