//! Bytes from a keyboard, possibly cut up by a slow line, become keys, mouse and pasted text.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::sequence::{self, Found, Read};
use crate::ui::event::Event;

/// What was pasted is cut here, in bytes: far more than any position or game is long.
const LONGEST_PASTE: usize = 256 * 1024;

const END_OF_PASTE: &[u8] = b"\x1b[201~";

/// Puts events together from bytes, and keeps what is not complete yet.
#[derive(Default, Debug)]
pub struct Decoder {
    held: Vec<u8>,
    paste: Option<Vec<u8>>,
}

impl Decoder {
    /// Takes bytes as they came, and tells every event that they complete.
    pub fn feed(&mut self, bytes: &[u8], tell: &mut impl FnMut(Event)) {
        self.held.extend_from_slice(bytes);
        let mut done = 0;
        while let Some(rest) = self.held.get(done..).filter(|rest| !rest.is_empty()) {
            if let Some(text) = &mut self.paste {
                let (length, ended) = pasted(rest);
                let room = LONGEST_PASTE.saturating_sub(text.len());
                text.extend(rest.iter().take(length).take(room));
                done += length;
                if !ended {
                    break;
                }
                done += END_OF_PASTE.len();
                self.end_paste(tell);
                continue;
            }
            let Read::Whole { length, found } = sequence::read(rest) else {
                break;
            };
            done += length;
            match found {
                Found::Key(key) => tell(Event::Key(key)),
                Found::Mouse(mouse) => tell(Event::Mouse(mouse)),
                Found::PasteBegins => self.paste = Some(Vec::new()),
                Found::Nothing => {}
            }
        }
        self.held.drain(..done.min(self.held.len()));
    }

    /// How long to wait for the rest of what has begun; `None` when nothing has. An arrow key can
    /// arrive cut in two, Esc and the rest, and only time tells Esc alone from that.
    pub fn patience(&self) -> Option<Duration> {
        match (&self.paste, self.held.is_empty()) {
            (Some(_), _) => Some(Duration::from_secs(1)),
            (None, false) => Some(Duration::from_millis(50)),
            (None, true) => None,
        }
    }

    /// The rest did not come: what is held is all there is.
    pub fn settle(&mut self, tell: &mut impl FnMut(Event)) {
        let held = std::mem::take(&mut self.held);
        if let Some(text) = &mut self.paste {
            text.extend(held);
            self.end_paste(tell);
            return;
        }
        let key = match held.as_slice() {
            [0x1b] => KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE),
            [0x1b, other] => KeyEvent::new(KeyCode::Char(char::from(*other)), KeyModifiers::ALT),
            // A sequence or a character that lost its end means nothing.
            _ => return,
        };
        tell(Event::Key(key));
    }

    fn end_paste(&mut self, tell: &mut impl FnMut(Event)) {
        if let Some(text) = self.paste.take() {
            tell(Event::Paste(clean(&text)));
        }
    }
}

/// How many of the bytes are pasted text for sure, and whether the end of the paste follows them.
fn pasted(bytes: &[u8]) -> (usize, bool) {
    let mark = END_OF_PASTE.len();
    if let Some(end) = bytes.windows(mark).position(|it| it == END_OF_PASTE) {
        return (end, true);
    }
    // The last bytes may be the first of the mark.
    let begun = (1..mark).rev().find(|length| {
        END_OF_PASTE
            .get(..*length)
            .is_some_and(|begin| bytes.ends_with(begin))
    });
    (bytes.len() - begun.unwrap_or(0), false)
}

/// Text without control characters, its lines ending in `\n`.
fn clean(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.chars()
        .filter(|it| !it.is_control() || matches!(it, '\n' | '\t'))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{MouseButton, MouseEventKind};

    fn events(bytes: &[u8]) -> Vec<Event> {
        let mut events = Vec::new();
        let mut decoder = Decoder::default();
        decoder.feed(bytes, &mut |event| events.push(event));
        decoder.settle(&mut |event| events.push(event));
        events
    }

    fn key(code: KeyCode) -> Event {
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn however_the_bytes_are_cut_the_events_are_the_same() {
        let bytes = "e2\x1b[A\x1bOB\x1b[1;5C\u{2659}\x1b[200~d4\r\nd5\x1b[201~\x1b[<0;5;6M\x1b[3~q";
        let whole = events(bytes.as_bytes());
        assert_eq!(whole.len(), 10, "{whole:?}");
        for cut in 0..bytes.len() {
            let mut told = Vec::new();
            let mut decoder = Decoder::default();
            let (one, other) = bytes.as_bytes().split_at(cut);
            decoder.feed(one, &mut |event| told.push(event));
            decoder.feed(other, &mut |event| told.push(event));
            assert_eq!(told, whole, "cut at {cut}");
            assert_eq!(decoder.patience(), None);
        }
    }

    #[test]
    fn escape_alone_waits_for_time_to_tell() {
        let mut told = Vec::new();
        let mut decoder = Decoder::default();
        decoder.feed(b"\x1b", &mut |event| told.push(event));
        assert_eq!(told, []);
        assert!(decoder.patience().is_some());
        decoder.settle(&mut |event| told.push(event));
        assert_eq!(told, [key(KeyCode::Esc)]);
        assert_eq!(decoder.patience(), None);
        assert_eq!(events(b"\x1b\x1b[A"), [key(KeyCode::Esc), key(KeyCode::Up)]);
    }

    #[test]
    fn a_paste_is_one_piece_whatever_it_holds() {
        let text = |bytes: &[u8]| match events(bytes).as_slice() {
            [Event::Paste(text)] => text.clone(),
            other => panic!("{other:?}"),
        };
        let rough = b"\x1b[200~e4\r\nq\r\x1b[A\x07y\x1b[201~";
        assert_eq!(text(rough), "e4\nq\n[Ay");
        assert_eq!(text(b"\x1b[200~no end\x1b[20"), "no end[20");
        let mut long = b"\x1b[200~".to_vec();
        long.resize(1_000_000, b'x');
        long.extend_from_slice(END_OF_PASTE);
        assert_eq!(text(&long).len(), LONGEST_PASTE);
    }

    #[test]
    fn the_mouse_counts_from_0() {
        let Some(Event::Mouse(mouse)) = events(b"\x1b[<0;5;6M").pop() else {
            panic!("no mouse");
        };
        assert_eq!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
        assert_eq!((mouse.column, mouse.row), (4, 5));
    }

    #[test]
    fn answers_nobody_asked_for_type_nothing() {
        let strays =
            b"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;c\x1b[12;40R\x1bP>|tmux 3.4\x1b\\\x1b[Ix";
        assert_eq!(events(strays), [key(KeyCode::Char('x'))]);
    }

    #[test]
    fn rubbish_never_stops_the_keys_after_it() {
        let mut random = fastrand::Rng::with_seed(1879);
        for _ in 0..500 {
            let mut decoder = Decoder::default();
            let rubbish: Vec<u8> = (0..random.usize(..40)).map(|_| random.u8(..)).collect();
            let mut told = Vec::new();
            decoder.feed(&rubbish, &mut |event| told.push(event));
            while decoder.patience().is_some() {
                decoder.settle(&mut |event| told.push(event));
            }
            told.clear();
            decoder.feed(b"q", &mut |event| told.push(event));
            assert_eq!(told, [key(KeyCode::Char('q'))], "after {rubbish:?}");
        }
    }
}
