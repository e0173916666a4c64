//! One key of the keyboard, by the name that settings and screens give it.

use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

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

impl Key {
    /// The key with this name: `Ctrl-c`, `Shift-Tab`, `F1`, `?`.
    pub fn named(name: &str) -> Option<Key> {
        for (prefix, modifier) in HELD {
            if let Some(rest) = name.strip_prefix(prefix)
                && !rest.is_empty()
            {
                let key = Key::named(rest)?;
                return Some(Key::new(key.code, key.modifiers | modifier));
            }
        }
        let plain = |code| Some(Key::new(code, KeyModifiers::NONE));
        if let Some((_, code)) = NAMED.iter().find(|(known, _)| *known == name) {
            return plain(*code);
        }
        if let Some(number) = name.strip_prefix('F')
            && let Ok(number @ 1..=12) = number.parse()
        {
            return plain(KeyCode::F(number));
        }
        let mut letters = name.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if !letter.is_control() => plain(KeyCode::Char(letter)),
            _ => None,
        }
    }

    /// That it is pressed.
    pub const fn event(&self) -> KeyEvent {
        KeyEvent::new(self.code, self.modifiers)
    }

    /// Terminals differ in whether they tell of Shift beside a character, which says it already.
    fn new(code: KeyCode, modifiers: KeyModifiers) -> Key {
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
            "Ctrl--",
        ] {
            assert_eq!(Key::named(name).unwrap().to_string(), name);
        }
        for name in ["", "F0", "F13", "Hyper-x", "Ctrl-", "ab", "\n", "enter"] {
            assert_eq!(Key::named(name), None, "{name:?}");
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
