//! Bytes from a keyboard, possibly cut up by a slow line, become keys, mouse and pasted text.

use std::time::{Duration, Instant};

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
    /// When Esc was told alone, if nothing came since.
    alone: Option<Instant>,
}

/// So long after Esc alone the rest of its sequence may still come, over a line that stood still in between.
const LATE: Duration = Duration::from_secs(1);

impl Decoder {
    /// Takes bytes as they came just now, and tells every event that they complete.
    pub fn feed(&mut self, bytes: &[u8], now: Instant, tell: &mut impl FnMut(Event)) {
        let alone = self.alone.take();
        let late = alone.is_some_and(|esc| now.saturating_duration_since(esc) <= LATE);
        if late && sequence::is_rest(bytes) {
            // The Esc before it was the beginning of this, and has been told; nobody typed these letters.
            self.held.push(0x1b);
        }
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
        match (&self.paste, self.held.as_slice()) {
            (None, []) => None,
            (None, [0x1b]) => Some(Duration::from_millis(50)),
            // Nobody types the half of anything else.
            _ => Some(Duration::from_secs(1)),
        }
    }

    /// The rest has not come by now: what is held is all there is.
    pub fn settle(&mut self, now: Instant, tell: &mut impl FnMut(Event)) {
        let held = std::mem::take(&mut self.held);
        if let Some(text) = &mut self.paste {
            text.extend(held);
            self.end_paste(tell);
            return;
        }
        let key = match held.as_slice() {
            [0x1b] => {
                self.alone = Some(now);
                KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)
            }
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
        decoder.feed(bytes, Instant::now(), &mut |event| events.push(event));
        decoder.settle(Instant::now(), &mut |event| events.push(event));
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
            decoder.feed(one, Instant::now(), &mut |event| told.push(event));
            decoder.feed(other, Instant::now(), &mut |event| told.push(event));
            assert_eq!(told, whole, "cut at {cut}");
            assert_eq!(decoder.patience(), None);
        }
    }

    #[test]
    fn escape_alone_waits_for_time_to_tell() {
        let mut told = Vec::new();
        let mut decoder = Decoder::default();
        decoder.feed(b"\x1b", Instant::now(), &mut |event| told.push(event));
        assert_eq!(told, []);
        assert!(decoder.patience().is_some());
        decoder.settle(Instant::now(), &mut |event| told.push(event));
        assert_eq!(told, [key(KeyCode::Esc)]);
        assert_eq!(decoder.patience(), None);
        assert_eq!(events(b"\x1b\x1b[A"), [key(KeyCode::Esc), key(KeyCode::Up)]);
    }

    /// What is told of pieces that come so long after one another, Esc being told of when nothing came in time.
    fn in_pieces(pieces: &[&[u8]], apart: Duration) -> Vec<Event> {
        let mut told = Vec::new();
        let mut decoder = Decoder::default();
        let mut now = Instant::now();
        for piece in pieces {
            decoder.feed(piece, now, &mut |event| told.push(event));
            if let Some(patience) = decoder.patience().filter(|patience| *patience < apart) {
                decoder.settle(now + patience, &mut |event| told.push(event));
            }
            now += apart;
        }
        told
    }

    #[test]
    fn what_comes_late_after_escape_types_nothing() {
        let late = Duration::from_millis(800);
        let esc = key(KeyCode::Esc);
        for (rest, code) in [
            ("[A", Some(KeyCode::Up)),
            ("OB", Some(KeyCode::Down)),
            ("[3~", Some(KeyCode::Delete)),
            ("[[A", Some(KeyCode::F(1))),
            ("[I", None),
            ("Oj", None),
            ("[97;1:3u", None),
        ] {
            let mut expected = vec![esc.clone()];
            expected.extend(code.map(key));
            expected.push(key(KeyCode::Char('q')));
            assert_eq!(
                in_pieces(&[b"\x1b", rest.as_bytes(), b"q"], late),
                expected,
                "{rest}"
            );
            // Cut once more, and as late again, it still types nothing.
            let (one, other) = rest.as_bytes().split_at(rest.len() - 1);
            if one.len() > 1 && one != b"[[" {
                assert_eq!(
                    in_pieces(&[b"\x1b", one, other, b"q"], late),
                    expected,
                    "{rest}"
                );
            }
        }
        let pasted = in_pieces(&[b"\x1b", b"[200~e4\x1b[201~"], late);
        assert_eq!(pasted, [esc, Event::Paste("e4".to_owned())]);
    }

    #[test]
    fn what_a_person_types_after_escape_is_typed() {
        let typed = |pieces: &[&[u8]], apart| {
            let told = in_pieces(pieces, Duration::from_millis(apart)).into_iter();
            let letters = told.filter_map(|event| match event {
                Event::Key(key) => key.code.as_char(),
                _ => None,
            });
            letters.collect::<String>()
        };
        assert_eq!(typed(&[b"\x1b", b"[", b"A"], 200), "[A");
        assert_eq!(typed(&[b"\x1b", b"O-O"], 200), "O-O");
        assert_eq!(typed(&[b"\x1b", b"[["], 200), "[[");
        assert_eq!(typed(&[b"\x1b", "[é".as_bytes()], 200), "[é");
        assert_eq!(typed(&[b"\x1b", b"d4"], 200), "d4");
        assert_eq!(typed(&[b"\x1b", b"x", b"[A"], 200), "x[A");
        assert_eq!(typed(&[b"\x1b", b"[A"], 1500), "[A");
    }

    #[test]
    fn an_arrow_cut_after_its_bracket_is_an_arrow_however_late_the_rest() {
        let late = Duration::from_millis(900);
        for pieces in [
            [b"\x1b[".as_slice(), b"A"],
            [b"\x1bO".as_slice(), b"A"],
            [b"\x1b[1;".as_slice(), b"1A"],
        ] {
            assert_eq!(in_pieces(&pieces, late), [key(KeyCode::Up)]);
        }
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
            decoder.feed(&rubbish, Instant::now(), &mut |event| told.push(event));
            while decoder.patience().is_some() {
                decoder.settle(Instant::now(), &mut |event| told.push(event));
            }
            told.clear();
            decoder.feed(b"q", Instant::now(), &mut |event| told.push(event));
            assert_eq!(told, [key(KeyCode::Char('q'))], "after {rubbish:?}");
        }
    }
}
