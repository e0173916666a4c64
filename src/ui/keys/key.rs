//! One key of the keyboard, by the name that settings and screens give it.

use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unicode_width::UnicodeWidthChar;

/// A key, with what is held down beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// The key itself.
    pub code: KeyCode,
    modifiers: KeyModifiers,
}

const NAMED: [(&str, KeyCode); 14] = [
    ("Enter", KeyCode::Enter),
    ("Space", KeyCode::Char(' ')),
    ("Esc", KeyCode::Esc),
    ("Tab", KeyCode::Tab),
    ("Backspace", KeyCode::Backspace),
    ("Delete", KeyCode::Delete),
    ("Up", KeyCode::Up),
    ("Down", KeyCode::Down),
    ("Left", KeyCode::Left),
    ("Right", KeyCode::Right),
    ("Home", KeyCode::Home),
    ("End", KeyCode::End),
    ("PageUp", KeyCode::PageUp),
    ("PageDown", KeyCode::PageDown),
];

const HELD: [(&str, KeyModifiers); 3] = [
    ("Ctrl-", KeyModifiers::CONTROL),
    ("Alt-", KeyModifiers::ALT),
    ("Shift-", KeyModifiers::SHIFT),
];

/// What Ctrl makes of these letters, and of the keys behind them, is one byte to a terminal.
const SAME: [(char, KeyCode); 4] = [
    ('i', KeyCode::Tab),
    ('m', KeyCode::Enter),
    ('h', KeyCode::Backspace),
    ('[', KeyCode::Esc),
];

fn code(name: &str) -> Option<KeyCode> {
    if let Some((_, code)) = NAMED.iter().find(|(known, _)| *known == name) {
        return Some(*code);
    }
    if let Some(number) = name.strip_prefix('F')
        && let Ok(number @ 1..=12) = number.parse()
    {
        return Some(KeyCode::F(number));
    }
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.width().is_some_and(|width| width > 0) => {
            Some(KeyCode::Char(letter))
        }
        _ => None,
    }
}

/// Does a terminal tell of this key with these held down? A character says itself whether Shift was; Ctrl goes with the
/// letters from a to z, the space and four signs, and neither with a key that is a byte itself.
fn is_told(code: KeyCode, held: KeyModifiers) -> bool {
    let [ctrl, alt, shift] = HELD.map(|(_, modifier)| held.contains(modifier));
    match code {
        KeyCode::Char(letter) if ctrl => {
            !shift && (letter.is_ascii_alphabetic() || matches!(letter, ' ' | '[' | '4'..='7'))
        }
        // What follows Esc in these is the beginning of another key.
        KeyCode::Char(letter) => !(shift || alt && matches!(letter, '[' | 'O')),
        KeyCode::Tab => !(ctrl || alt && shift),
        KeyCode::Esc => held.is_empty(),
        KeyCode::Enter | KeyCode::Backspace => !ctrl && !shift,
        _ => true,
    }
}

impl Key {
    /// The key with this name: `Ctrl-c`, `Shift-Tab`, `F1`, `?`. One of which no terminal tells is none.
    pub fn named(name: &str) -> Option<Key> {
        let (mut name, mut held) = (name, KeyModifiers::NONE);
        while let Some((rest, modifier)) = HELD.iter().find_map(|(prefix, modifier)| {
            let rest = name.strip_prefix(prefix)?;
            (!rest.is_empty()).then_some((rest, *modifier))
        }) {
            if held.contains(modifier) {
                return None;
            }
            (name, held) = (rest, held | modifier);
        }
        let code = code(name)?;
        is_told(code, held).then(|| Key::new(code, held))
    }

    /// That it is pressed.
    pub const fn event(&self) -> KeyEvent {
        KeyEvent::new(self.code, self.modifiers)
    }

    /// Terminals differ in whether they tell of Shift beside a character, which says it already; and some keys are one to
    /// them.
    fn new(code: KeyCode, modifiers: KeyModifiers) -> Key {
        if let KeyCode::Char(letter) = code
            && modifiers.contains(KeyModifiers::CONTROL)
            && let Some((_, same)) = SAME
                .iter()
                .find(|(ctrl, _)| ctrl.eq_ignore_ascii_case(&letter))
        {
            return Key::new(*same, modifiers - KeyModifiers::CONTROL);
        }
        let (code, modifiers) = match code {
            KeyCode::BackTab => (KeyCode::Tab, modifiers | KeyModifiers::SHIFT),
            KeyCode::Char(letter) if modifiers.contains(KeyModifiers::CONTROL) => {
                let letter = KeyCode::Char(letter.to_ascii_lowercase());
                (letter, modifiers - KeyModifiers::SHIFT)
            }
            KeyCode::Char(_) => (code, modifiers - KeyModifiers::SHIFT),
            _ => (code, modifiers),
        };
        Key { code, modifiers }
    }
}

impl From<&KeyEvent> for Key {
    fn from(event: &KeyEvent) -> Key {
        Key::new(event.code, event.modifiers)
    }
}

impl From<Key> for KeyEvent {
    fn from(key: Key) -> KeyEvent {
        KeyEvent::new(key.code, key.modifiers)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (prefix, modifier) in HELD {
            if self.modifiers.contains(modifier) {
                f.write_str(prefix)?;
            }
        }
        match (NAMED.iter().find(|(_, code)| *code == self.code), self.code) {
            (Some((name, _)), _) => f.write_str(name),
            (None, KeyCode::Char(letter)) => write!(f, "{letter}"),
            (None, KeyCode::F(number)) => write!(f, "F{number}"),
            (None, code) => write!(f, "{code}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in [
            "Enter",
            "Space",
            "Shift-Tab",
            "Ctrl-c",
            "Alt-x",
            "F1",
            "F12",
            "?",
            "-",
            "é",
            "F",
            "Alt--",
            "Ctrl-Space",
            "Ctrl-Alt-x",
            "Shift-Up",
            "Ctrl-PageDown",
            "Alt-Enter",
        ] {
            assert_eq!(Key::named(name).unwrap().to_string(), name);
        }
        for name in ["", "F0", "F13", "Hyper-x", "Ctrl-", "ab", "\n", "enter"] {
            assert_eq!(Key::named(name), None, "{name:?}");
        }
    }

    #[test]
    fn what_no_terminal_tells_of_is_no_key() {
        for name in [
            "Ctrl-1",
            "Ctrl-?",
            "Ctrl--",
            "Ctrl-é",
            "Ctrl-Shift-x",
            "Shift-x",
            "Shift-Space",
            "Alt-Alt-x",
            "Ctrl-Alt-Ctrl-x",
            "Alt-[",
            "Alt-O",
            "Alt-Esc",
            "Shift-Enter",
            "Ctrl-Tab",
            "Ctrl-Backspace",
            "\u{200b}",
            "\u{301}",
            "\u{202e}",
        ] {
            assert_eq!(Key::named(name), None, "{name:?}");
        }
    }

    #[test]
    fn what_is_one_to_a_terminal_is_one_key() {
        for (name, same) in [
            ("Ctrl-i", "Tab"),
            ("Ctrl-M", "Enter"),
            ("Ctrl-[", "Esc"),
            ("Ctrl-h", "Backspace"),
            ("Ctrl-Alt-m", "Alt-Enter"),
            ("Ctrl-X", "Ctrl-x"),
        ] {
            assert_eq!(Key::named(name), Key::named(same), "{name}");
        }
    }

    #[test]
    fn shift_beside_a_character_is_no_other_key() {
        let shifted = KeyEvent::new(KeyCode::Char('?'), KeyModifiers::SHIFT);
        assert_eq!(Some(Key::from(&shifted)), Key::named("?"));
        let back = KeyEvent::new(KeyCode::BackTab, KeyModifiers::SHIFT);
        assert_eq!(Some(Key::from(&back)), Key::named("Shift-Tab"));
        let back = KeyEvent::new(KeyCode::BackTab, KeyModifiers::NONE);
        assert_eq!(Some(Key::from(&back)), Key::named("Shift-Tab"));
    }
}
