//! Keys written as a text: letters are themselves, other keys stand in brackets: `g<enter>e4<esc>`.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The keys of a text.
pub fn keys(text: &str) -> Vec<KeyEvent> {
    let mut keys = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        match rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            Some((name, after)) => {
                keys.push(named(name));
                rest = after;
            }
            None => {
                keys.push(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    keys
}

fn named(name: &str) -> KeyEvent {
    let code = match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "back" => KeyCode::Backspace,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "s-tab" => KeyCode::BackTab,
        "del" => KeyCode::Delete,
        "help" => KeyCode::F(1),
        other => match other
            .strip_prefix("c-")
            .and_then(|letter| letter.chars().next())
        {
            Some(letter) => return KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL),
            None => panic!("no key is called {other:?}"),
        },
    };
    KeyEvent::new(code, KeyModifiers::NONE)
}
