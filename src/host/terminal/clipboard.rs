//! The clipboard of the terminal, which takes a text in a sequence of its own (OSC 52), where its kind has one.

use super::depth::Surroundings;

/// How a text is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clipboard {
    /// There is none.
    None,
    /// In one sequence.
    Plain,
    /// Wrapped for GNU screen, which hands on what it does not know only in pieces.
    Wrapped,
}

/// The kinds of terminals that have one. Of those of glass, the consoles and what is not known nothing is expected.
const KINDS: [&str; 14] = [
    "xterm",
    "tmux",
    "rxvt",
    "alacritty",
    "foot",
    "kitty",
    "ghostty",
    "wezterm",
    "contour",
    "rio",
    "st",
    "konsole",
    "vte",
    "iterm",
];

/// The most letters of a piece for GNU screen, which prints the rest of a longer one.
const PIECE: usize = 200;

impl Clipboard {
    /// That of the terminal one sits at.
    pub fn of(around: &Surroundings) -> Clipboard {
        let term = around.term.as_deref().unwrap_or_default();
        let is = |kind: &str| {
            let rest = term.strip_prefix(kind);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        match (is("screen"), &around.tmux) {
            (true, None) => Clipboard::Wrapped,
            (true, Some(_)) => Clipboard::Plain,
            _ if KINDS.into_iter().any(is) => Clipboard::Plain,
            _ => Clipboard::None,
        }
    }

    /// The bytes that hand a text over; none where nothing takes it.
    pub fn bytes(self, text: &str) -> String {
        let sequence = format!("\x1b]52;c;{}\x07", base64(text.as_bytes()));
        match self {
            Clipboard::None => String::new(),
            Clipboard::Plain => sequence,
            Clipboard::Wrapped => {
                let letters: Vec<char> = sequence.chars().collect();
                let pieces = letters.chunks(PIECE);
                let wrapped =
                    pieces.map(|piece| format!("\x1bP{}\x1b\\", String::from_iter(piece)));
                wrapped.collect()
            }
        }
    }
}

/// Six bits a letter, as mail and terminals write bytes.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let at = |place: usize| u32::from(three.get(place).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let letter = (bits >> (18 - 6 * place) & 63) as usize;
            text.push(match place > three.len() {
                true => '=',
                false => LETTERS
                    .get(letter)
                    .map_or('=', |letter| char::from(*letter)),
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(term: &str, tmux: Option<&str>) -> Surroundings {
        Surroundings {
            term: Some(term.to_owned()),
            tmux: tmux.map(str::to_owned),
            ..Surroundings::default()
        }
    }

    #[test]
    fn bytes_are_written_as_mail_writes_them() {
        for (plain, written) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
            ("W:W28:B\u{ff}", "VzpXMjg6QsO/"),
        ] {
            assert_eq!(base64(plain.as_bytes()), written);
        }
    }

    #[test]
    fn only_terminals_that_take_it_get_any_bytes() {
        for (term, tmux, clipboard) in [
            ("xterm-256color", None, Clipboard::Plain),
            ("xterm", None, Clipboard::Plain),
            ("tmux-256color", Some("/tmp/tmux"), Clipboard::Plain),
            ("screen-256color", Some("/tmp/tmux"), Clipboard::Plain),
            ("screen", None, Clipboard::Wrapped),
            ("foot", None, Clipboard::Plain),
            ("linux", None, Clipboard::None),
            ("linux-16color", None, Clipboard::None),
            ("vt100", None, Clipboard::None),
            ("vt220", None, Clipboard::None),
            ("dumb", None, Clipboard::None),
            ("stutter", None, Clipboard::None),
            ("", None, Clipboard::None),
        ] {
            let chosen = Clipboard::of(&around(term, tmux));
            assert_eq!(chosen, clipboard, "{term}");
            assert_eq!(chosen.bytes("x").is_empty(), clipboard == Clipboard::None);
        }
    }

    #[test]
    fn a_long_text_goes_through_screen_in_pieces() {
        let text = "8/".repeat(300);
        let sent = Clipboard::Wrapped.bytes(&text);
        let pieces: Vec<&str> = sent
            .split("\x1b\\")
            .filter(|piece| !piece.is_empty())
            .collect();
        assert!(pieces.iter().all(|piece| piece.len() <= PIECE + 2));
        let whole: String = pieces
            .iter()
            .filter_map(|piece| piece.strip_prefix("\x1bP"))
            .collect();
        assert_eq!(whole, Clipboard::Plain.bytes(&text));
    }
}
