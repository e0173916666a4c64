//! One key, or one escape sequence, at the beginning of some bytes.

use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// What the first bytes are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Read {
    /// The beginning of something.
    More,
    /// So many bytes belong together.
    Whole {
        /// How many.
        length: usize,
        /// What they mean.
        found: Found,
    },
}

/// What bytes can mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A key that went down.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// Pasted text follows, up to its end mark.
    PasteBegins,
    /// Nothing anybody asked for: a key let go, an answer to somebody else's question, rubbish.
    Nothing,
}

/// No sequence that means anything is longer.
const LONGEST: usize = 1024;

/// Reads the first key or sequence of bytes that came from a terminal.
pub fn read(bytes: &[u8]) -> Read {
    match bytes {
        [] => Read::More,
        [0x1b, rest @ ..] => escape(bytes, rest),
        [byte @ ..0x80, ..] => whole(1, press(control(*byte), KeyModifiers::NONE)),
        _ => character(bytes),
    }
}

/// Are these the bytes of a key that follow its Esc, and that nobody types at one stroke: `[A`, `[1;5A`, `OB`?
pub fn is_rest(bytes: &[u8]) -> bool {
    match bytes {
        [b'O', letter, ..] => letter.is_ascii_alphabetic(),
        [b'[', b'[', ..] => matches!(bytes.get(2), Some(b'A'..=b'E')),
        [b'[', body @ ..] => {
            let end = body.iter().find(|byte| !(0x20..0x40).contains(*byte));
            let begun = !body.is_empty();
            end.map_or(begun, |last| (0x40..0x7f).contains(last))
        }
        _ => false,
    }
}

fn whole(length: usize, found: Found) -> Read {
    Read::Whole { length, found }
}

fn press(code: KeyCode, modifiers: KeyModifiers) -> Found {
    struck(code, modifiers, KeyEventKind::Press)
}

fn struck(code: KeyCode, modifiers: KeyModifiers, kind: KeyEventKind) -> Found {
    let (code, held) = match code {
        // The letter of a control key is told apart below.
        KeyCode::Char(letter) if letter.is_ascii_control() => held_down(letter),
        KeyCode::Char(letter) if letter.is_uppercase() => (code, KeyModifiers::SHIFT),
        _ => (code, KeyModifiers::NONE),
    };
    Found::Key(KeyEvent::new_with_kind(code, modifiers | held, kind))
}

/// The key of an ASCII byte; what remains a control character is a letter with Ctrl.
fn control(byte: u8) -> KeyCode {
    match byte {
        b'\r' | b'\n' => KeyCode::Enter,
        b'\t' => KeyCode::Tab,
        // Terminals differ on which of the two Backspace sends.
        0x7f | 0x08 => KeyCode::Backspace,
        _ => KeyCode::Char(char::from(byte)),
    }
}

fn held_down(letter: char) -> (KeyCode, KeyModifiers) {
    let byte = u8::try_from(letter).unwrap_or_default();
    let letter = match byte {
        0 => ' ',
        1..=26 => char::from(b'a' + byte - 1),
        _ => char::from(b'4' + (byte & 0x1f).saturating_sub(0x1c)),
    };
    (KeyCode::Char(letter), KeyModifiers::CONTROL)
}

fn character(bytes: &[u8]) -> Read {
    let length = match bytes.first() {
        Some(0xc2..=0xdf) => 2,
        Some(0xe0..=0xef) => 3,
        Some(0xf0..=0xf4) => 4,
        _ => return whole(1, Found::Nothing),
    };
    let so_far = bytes.get(..length).unwrap_or(bytes);
    match std::str::from_utf8(so_far) {
        Ok(text) => match text.chars().next() {
            Some(letter) => whole(length, press(KeyCode::Char(letter), KeyModifiers::NONE)),
            None => Read::More,
        },
        Err(error) if error.error_len().is_none() => Read::More,
        Err(_) => whole(1, Found::Nothing),
    }
}

fn escape(bytes: &[u8], rest: &[u8]) -> Read {
    match rest {
        [] => Read::More,
        [b'[', ..] => control_sequence(bytes),
        [b'O', letter, ..] => whole(3, keypad(*letter)),
        [b'O'] => Read::More,
        [b']' | b'P' | b'_' | b'^' | b'X', ..] => string(bytes),
        // Esc, and at once another key: of those that are struck with Ctrl nobody holds Alt too.
        [..0x20, ..] => whole(1, press(KeyCode::Esc, KeyModifiers::NONE)),
        _ => match read(rest) {
            Read::Whole {
                length,
                found: Found::Key(key),
            } => whole(
                length + 1,
                press(key.code, key.modifiers | KeyModifiers::ALT),
            ),
            Read::Whole { length, .. } => whole(length + 1, Found::Nothing),
            Read::More => Read::More,
        },
    }
}

fn keypad(letter: u8) -> Found {
    match (letter, letter_key(letter)) {
        (_, Some(code)) => press(code, KeyModifiers::NONE),
        (b'M', None) => press(KeyCode::Enter, KeyModifiers::NONE),
        _ => Found::Nothing,
    }
}

/// A text that a terminal sends in answer to a question; it ends with BEL or `ESC \`.
fn string(bytes: &[u8]) -> Read {
    let end = bytes.iter().enumerate().skip(2).find_map(|(at, byte)| {
        let next = bytes.get(at + 1);
        match byte {
            0x07 => Some(at + 1),
            0x1b if next == Some(&b'\\') => Some(at + 2),
            _ => None,
        }
    });
    match end {
        Some(length) => whole(length, Found::Nothing),
        None if bytes.len() > LONGEST => whole(bytes.len(), Found::Nothing),
        None => Read::More,
    }
}

fn control_sequence(bytes: &[u8]) -> Read {
    let body = bytes.get(2..).unwrap_or_default();
    match body {
        // The console of Linux: F1 to F5.
        [b'[', letter, ..] => {
            let number = letter.wrapping_sub(b'A');
            let found = if number < 5 {
                press(KeyCode::F(number + 1), KeyModifiers::NONE)
            } else {
                Found::Nothing
            };
            return whole(4, found);
        }
        [b'['] => return Read::More,
        [b'M', button, column, row, ..] => {
            let cell = |byte: &u8| u16::from(byte.saturating_sub(33));
            let code = u16::from(button.saturating_sub(32));
            return whole(6, mouse(code, cell(column), cell(row), Button::Down));
        }
        [b'M', ..] => return Read::More,
        _ => {}
    }
    let Some(end) = body.iter().position(|byte| !(0x20..0x40).contains(byte)) else {
        return if bytes.len() > LONGEST {
            whole(bytes.len(), Found::Nothing)
        } else {
            Read::More
        };
    };
    let (parameters, last) = (
        body.get(..end).unwrap_or_default(),
        body.get(end).copied().unwrap_or_default(),
    );
    if !(0x40..0x7f).contains(&last) {
        // Broken off by something else, which is read next.
        return whole(end + 2, Found::Nothing);
    }
    whole(end + 3, meaning(parameters, last))
}

fn meaning(parameters: &[u8], last: u8) -> Found {
    if let [b'<', report @ ..] = parameters {
        let at = |index| number(report, index, 0);
        let cell = |index| at(index).saturating_sub(1);
        return match last {
            b'M' => mouse(at(0), cell(1), cell(2), Button::Down),
            b'm' => mouse(at(0), cell(1), cell(2), Button::Up),
            _ => Found::Nothing,
        };
    }
    let first = number(parameters, 0, 0);
    let code = match last {
        b'~' if first == 200 => return Found::PasteBegins,
        b'~' => numbered_key(first),
        // Keys without a character, as Shift alone, have numbers that no letter has.
        b'u' if (0xe000..0xf900).contains(&first) => None,
        b'u' => char::from_u32(first.into()).map(plain_key),
        b'Z' => return press(KeyCode::BackTab, KeyModifiers::SHIFT),
        // An answer about the cursor looks like F3 with modifiers.
        b'R' => None,
        _ => letter_key(last),
    };
    let modifiers = number(parameters, 1, 0).saturating_sub(1);
    let kind = match number(parameters, 1, 1) {
        2 => KeyEventKind::Repeat,
        3 => return Found::Nothing,
        _ => KeyEventKind::Press,
    };
    code.map_or(Found::Nothing, |code| struck(code, held(modifiers), kind))
}

/// The parameter with that index, and of it the part with that one: `1;5:3` has 5 and 3 in its
/// second. 0 when it is not there.
fn number(parameters: &[u8], index: usize, part: usize) -> u16 {
    let parameter = parameters.split(|byte| *byte == b';').nth(index);
    let digits = parameter.and_then(|it| it.split(|byte| *byte == b':').nth(part));
    let digits = digits.and_then(|it| std::str::from_utf8(it).ok());
    digits.and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn held(bits: u16) -> KeyModifiers {
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
    ] {
        if bits & bit != 0 {
            modifiers |= modifier;
        }
    }
    modifiers
}

fn plain_key(letter: char) -> KeyCode {
    match letter {
        '\u{1b}' => KeyCode::Esc,
        _ if letter.is_ascii() => control(u8::try_from(letter).unwrap_or_default()),
        _ => KeyCode::Char(letter),
    }
}

fn letter_key(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        _ => return None,
    })
}

fn numbered_key(number: u16) -> Option<KeyCode> {
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => function_key(number - 10),
        17..=21 => function_key(number - 11),
        23..=24 => function_key(number - 12),
        _ => return None,
    })
}

fn function_key(number: u16) -> KeyCode {
    KeyCode::F(u8::try_from(number).unwrap_or_default())
}

/// Which way a button went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Button {
    Down,
    Up,
}

fn mouse(code: u16, column: u16, row: u16, way: Button) -> Found {
    let button = match code & 3 {
        1 => MouseButton::Middle,
        2 => MouseButton::Right,
        _ => MouseButton::Left,
    };
    let kind = match code & !0b1_1100 {
        64 => MouseEventKind::ScrollUp,
        65 => MouseEventKind::ScrollDown,
        32..=34 => MouseEventKind::Drag(button),
        35 => MouseEventKind::Moved,
        0..=2 if way == Button::Up => MouseEventKind::Up(button),
        0..=2 => MouseEventKind::Down(button),
        // The old way of reporting does not say which button went up.
        3 => MouseEventKind::Up(button),
        _ => return Found::Nothing,
    };
    let modifiers = held(code >> 2);
    Found::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(bytes: &[u8]) -> (KeyCode, KeyModifiers) {
        match read(bytes) {
            Read::Whole {
                length,
                found: Found::Key(key),
            } if length == bytes.len() => (key.code, key.modifiers),
            other => panic!("{bytes:?}: {other:?}"),
        }
    }

    #[test]
    fn keys_of_every_terminal() {
        const NONE: KeyModifiers = KeyModifiers::NONE;
        const CTRL: KeyModifiers = KeyModifiers::CONTROL;
        for (bytes, code, modifiers) in [
            ("a", KeyCode::Char('a'), NONE),
            ("A", KeyCode::Char('A'), KeyModifiers::SHIFT),
            ("é", KeyCode::Char('é'), NONE),
            ("\x03", KeyCode::Char('c'), CTRL),
            ("\x1a", KeyCode::Char('z'), CTRL),
            ("\0", KeyCode::Char(' '), CTRL),
            ("\x1c", KeyCode::Char('4'), CTRL),
            ("\r", KeyCode::Enter, NONE),
            ("\x7f", KeyCode::Backspace, NONE),
            ("\x08", KeyCode::Backspace, NONE),
            ("\x1b[A", KeyCode::Up, NONE),
            ("\x1bOA", KeyCode::Up, NONE),
            ("\x1b[1;5D", KeyCode::Left, CTRL),
            ("\x1b[Z", KeyCode::BackTab, KeyModifiers::SHIFT),
            ("\x1b[1~", KeyCode::Home, NONE),
            ("\x1b[6;5~", KeyCode::PageDown, CTRL),
            ("\x1b[[A", KeyCode::F(1), NONE),
            ("\x1bOP", KeyCode::F(1), NONE),
            ("\x1b[15~", KeyCode::F(5), NONE),
            ("\x1b[17~", KeyCode::F(6), NONE),
            ("\x1b[24~", KeyCode::F(12), NONE),
            ("\x1bx", KeyCode::Char('x'), KeyModifiers::ALT),
            ("\x1b[97;5u", KeyCode::Char('a'), CTRL),
            ("\x1b[13;2u", KeyCode::Enter, KeyModifiers::SHIFT),
        ] {
            assert_eq!(key(bytes.as_bytes()), (code, modifiers), "{bytes:?}");
        }
    }

    #[test]
    fn esc_and_a_key_with_ctrl_at_once_are_two_keys() {
        for bytes in [b"\x1b\x0c", b"\x1b\r"] {
            let Read::Whole {
                length: 1,
                found: Found::Key(first),
            } = read(bytes)
            else {
                panic!("no key");
            };
            assert_eq!(first.code, KeyCode::Esc);
        }
    }

    #[test]
    fn a_key_let_go_is_nothing_and_a_held_one_repeats() {
        let released = Read::Whole {
            length: 8,
            found: Found::Nothing,
        };
        assert_eq!(read(b"\x1b[1;1:3C"), released);
        let Read::Whole {
            found: Found::Key(key),
            ..
        } = read(b"\x1b[1;1:2C")
        else {
            panic!("no key");
        };
        assert_eq!(key.kind, KeyEventKind::Repeat);
        assert_eq!(key.code, KeyCode::Right);
    }

    #[test]
    fn the_mouse_in_both_ways_of_reporting() {
        let report = |bytes: &[u8]| match read(bytes) {
            Read::Whole {
                found: Found::Mouse(mouse),
                ..
            } => (mouse.kind, mouse.column, mouse.row, mouse.modifiers),
            other => panic!("{other:?}"),
        };
        let none = KeyModifiers::NONE;
        let left = MouseButton::Left;
        let down = (MouseEventKind::Down(left), 9, 2, none);
        assert_eq!(report(b"\x1b[<0;10;3M"), down);
        assert_eq!(report(b"\x1b[M \x2a\x23"), down);
        let up = (MouseEventKind::Up(left), 9, 2, none);
        assert_eq!(report(b"\x1b[<0;10;3m"), up);
        assert_eq!(report(b"\x1b[M#\x2a\x23"), up);
        let wheel = (MouseEventKind::ScrollDown, 0, 0, KeyModifiers::CONTROL);
        assert_eq!(report(b"\x1b[<81;1;1M"), wheel);
    }
}
