//! What the mouse did, and the keys that would have done the same: a click goes along a list and chooses, the wheel goes
//! up and down, the right button is Esc.

use crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::keys::Keys;
use crate::ui::keys::intent::{Context, Intent, Way};
use crate::ui::keys::key::Key;

/// What the mouse did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    /// The left button went down here.
    Press(Position),
    /// It was let go here.
    Drop(Position),
    /// The wheel was turned here, one notch.
    Wheel(Way, Position),
    /// The right button went down, wherever.
    Right,
}

impl Did {
    /// What a report of the mouse says; nothing where it means nothing.
    pub fn by(mouse: &MouseEvent) -> Option<Did> {
        let at = Position::new(mouse.column, mouse.row);
        Some(match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Did::Press(at),
            MouseEventKind::Up(MouseButton::Left) => Did::Drop(at),
            MouseEventKind::Down(MouseButton::Right) => Did::Right,
            MouseEventKind::ScrollUp => Did::Wheel(Way::Up, at),
            MouseEventKind::ScrollDown => Did::Wheel(Way::Down, at),
            _ => return None,
        })
    }

    /// What it means on a page where this line of a list lies under the pointer, and that one is chosen.
    pub fn in_list(self, line: Option<usize>, chosen: usize) -> Vec<Intent> {
        match (self, line) {
            (Did::Press(_), Some(line)) => to_line(chosen, line),
            (Did::Wheel(way, _), _) => vec![Intent::Go(way)],
            (Did::Right, _) => vec![Intent::Cancel],
            (Did::Press(_) | Did::Drop(_), _) => Vec::new(),
        }
    }
}

/// The way from one line of a list to another, to choose that.
fn to_line(from: usize, to: usize) -> Vec<Intent> {
    let way = match to > from {
        true => Way::Down,
        false => Way::Up,
    };
    let mut all = vec![Intent::Go(way); from.abs_diff(to)];
    all.push(Intent::Choose);
    all
}

impl Keys {
    /// A key that means this in lists, and also in a line of text if there is one.
    pub fn stroke(&self, intent: Intent) -> Option<KeyEvent> {
        let events = || self.of(intent).iter().map(Key::event);
        let means = |event: &KeyEvent, context| self.intent(event, context) == Some(intent);
        let anywhere = events()
            .filter(|event| means(event, Context::Text))
            .find(|event| means(event, Context::List));
        anywhere.or_else(|| events().find(|event| means(event, Context::List)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_types_no_letter() {
        let mut keys = Keys::default();
        keys.bind("down", &["j", "Down"]).unwrap();
        keys.bind("choose", &["Space", "Enter"]).unwrap();
        for intent in [Intent::Go(Way::Down), Intent::Choose, Intent::Cancel] {
            let key = keys.stroke(intent).unwrap();
            for context in [Context::List, Context::Text] {
                assert_eq!(keys.intent(&key, context), Some(intent));
            }
        }
        keys.bind("down", &[]).unwrap();
        assert_eq!(keys.stroke(Intent::Go(Way::Down)), None);
    }
}
