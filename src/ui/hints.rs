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
