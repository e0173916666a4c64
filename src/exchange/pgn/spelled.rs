//! What a word of PGN says, before any position is asked.

use reglement_core::board::piece::Role;
use reglement_core::board::square::Square;
use reglement_core::rules::castling::Wing;

use crate::fault::Wrong;
use crate::token::Dialect;

/// A move as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelled {
    /// `O-O`, `O-O-O`
    Castling(Wing),
    /// Anything else.
    Man(Man),
}

/// A man, where from and where to, as far as the word says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// The kind of man; none where two bare squares are named.
    pub role: Option<Role>,
    /// The file it comes from, from 0.
    pub file: Option<u8>,
    /// The rank it comes from, from 0.
    pub rank: Option<u8>,
    /// Where it goes.
    pub to: Square,
    /// What stands between the two.
    pub joint: Joint,
    /// What a pawn becomes.
    pub becomes: Option<Role>,
    /// Is a letter in another case than it should be?
    pub case: Case,
}

/// What is said of taking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// `x`
    Takes,
    /// `-` or nothing
    Unsaid,
}

/// In which case the letters of men are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// Capitals.
    Good,
    /// Not all of them.
    Small,
}

/// Why a word says no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It only decorates the move before: `e.p.`, `+`.
    Decoration,
    /// It is something else.
    Wrong(Wrong),
}

impl Spelled {
    /// Is it written otherwise than it should be?
    pub fn is_loose(&self) -> bool {
        matches!(self, Spelled::Man(man) if man.case == Case::Small)
    }
}

impl Man {
    /// The square it comes from, if the whole of it is named.
    pub fn from(&self) -> Option<Square> {
        Some(Square::new(8 * self.rank? + self.file?))
    }
}

/// Reads a word.
pub fn spelled(word: &str) -> Result<Spelled, Unread> {
    match man(undecorated(word.as_bytes())) {
        Some(man) => Ok(Spelled::Man(man)),
        None => unusual(word),
    }
}

/// What is no plain man's move.
fn unusual(word: &str) -> Result<Spelled, Unread> {
    if !word.is_ascii() {
        let plain: String = word.chars().filter_map(plain).collect();
        if plain.is_ascii() {
            return spelled(&plain);
        }
    }
    let bytes = undecorated(word.as_bytes());
    if matches!(
        bytes,
        b"" | b"e.p." | b"ep" | b"e.p" | b"ch" | b"mate" | b"dis"
    ) {
        return Err(Unread::Decoration);
    }
    if matches!(
        bytes,
        b"--" | b"Z0" | b"z0" | b"null" | b"0000" | b"@@@@" | b"pass" | b"PASS"
    ) {
        return Err(Unread::Wrong(Wrong::Passes));
    }
    match bytes {
        [a, b'-', b] if [a, b].into_iter().all(is_circle) => {
            return Ok(Spelled::Castling(Wing::King));
        }
        [a, b'-', b, b'-', c] if [a, b, c].into_iter().all(is_circle) => {
            return Ok(Spelled::Castling(Wing::Queen));
        }
        _ => {}
    }
    Err(Unread::Wrong(unread(bytes)))
}

/// Why it is no move.
fn unread(bytes: &[u8]) -> Wrong {
    // A Cyrillic O has two bytes, the first of them 0xd0; the Greek ones 0xce, 0xcf.
    let circles = |byte: &u8| is_circle(byte) || matches!(byte, b'-' | 0x80..);
    if bytes.len() > 1 && bytes.iter().all(circles) && bytes.iter().any(|byte| *byte != b'-') {
        return Wrong::LikeCastling;
    }
    let digits =
        |bytes: &[u8]| (1..=2).contains(&bytes.len()) && bytes.iter().all(u8::is_ascii_digit);
    let mut parts = bytes.split(|byte| matches!(byte, b'-' | b'x' | b':' | b'X'));
    if bytes.len() > 2 && parts.clone().count() > 1 && parts.all(digits) {
        return Wrong::LooksLike(Dialect::Pdn);
    }
    let of_four = |three: &[u8]| matches!(three, [b'a'..=b'n', b'1', b'0'..=b'4']);
    let far = |two: &[u8]| matches!(two, [b'i'..=b'n', b'1'..=b'9']);
    let has_joint = bytes.contains(&b'-');
    if has_joint && (bytes.windows(3).any(of_four) || bytes.windows(2).any(far)) {
        return Wrong::LooksLike(Dialect::Four);
    }
    Wrong::Unread
}

fn is_circle(byte: &u8) -> bool {
    matches!(byte, b'O' | b'o' | b'0')
}

/// A letter that stands for one of ASCII, or for nothing.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{d7}' => 'x',
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '†' | '‡' | '\u{fe0e}' | '\u{fe0f}' => return None,
        other => other,
    })
}

/// Without marks of check and mate, and `e.p.`
fn undecorated(word: &[u8]) -> &[u8] {
    let mut word = word;
    loop {
        while let [rest @ .., b'+' | b'#'] = word {
            word = rest;
        }
        let mut shorter = word;
        if let [_, _, .., b'p' | b'.' | b')'] = word {
            for passing in [&b"(e.p.)"[..], b"(ep)", b"e.p.", b"e.p", b"ep"] {
                let rest = word.strip_suffix(passing).filter(|rest| rest.len() > 1);
                shorter = rest.unwrap_or(shorter);
            }
        }
        if shorter.len() == word.len() {
            return word;
        }
        word = shorter;
    }
}

/// `[Man][file][rank][x-]file rank[=Man]`
fn man(word: &[u8]) -> Option<Man> {
    let mut case = Case::Good;
    let (becomes, word) = promotion(word, &mut case)?;
    let (role, word) = kind(word, &mut case);
    let [before @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = word else {
        return None;
    };
    let to = Square::new(8 * (rank - b'1') + (file - b'a'));
    let (joint, before) = match before {
        [before @ .., b'x' | b':' | b'X'] => (Joint::Takes, before),
        [before @ .., b'-'] if !before.is_empty() => (Joint::Unsaid, before),
        before => (Joint::Unsaid, before),
    };
    let (file, rank) = match before {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
        [rank @ b'1'..=b'8'] if role.is_some() => (None, Some(rank - b'1')),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
        _ => return None,
    };
    let is_bare = file.is_some() && rank.is_some();
    Some(Man {
        role: role.or((!is_bare).then_some(Role::Pawn)),
        file,
        rank,
        to,
        joint,
        becomes,
        case,
    })
}

/// The kind of man that a word begins with, and the rest. A small `b` is a file.
fn kind<'w>(word: &'w [u8], case: &mut Case) -> (Option<Role>, &'w [u8]) {
    let Some((first, rest)) = word.split_first() else {
        return (None, word);
    };
    let role = match first {
        b'N' | b'n' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' | b'r' => Role::Rook,
        b'Q' | b'q' => Role::Queen,
        b'K' | b'k' => Role::King,
        b'P' | b'p' => Role::Pawn,
        _ => return (None, word),
    };
    if first.is_ascii_lowercase() {
        *case = Case::Small;
    }
    (Some(role), rest)
}

/// `=Q`, `Q`, `(Q)`, `/Q` or nothing, and what is before it.
fn promotion<'w>(word: &'w [u8], case: &mut Case) -> Option<(Option<Role>, &'w [u8])> {
    let (rest, letter) = match word {
        [.., b'0'..=b'9'] => return Some((None, word)),
        [rest @ .., b'(', letter, b')'] | [rest @ .., letter] => (rest, *letter),
        [] => return None,
    };
    let role = match letter.to_ascii_uppercase() {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        b'K' => Role::King,
        b'P' => Role::Pawn,
        _ => return None,
    };
    if letter.is_ascii_lowercase() {
        *case = Case::Small;
    }
    let rest = match rest {
        [rest @ .., b'=' | b'/'] => rest,
        rest => rest,
    };
    Some((Some(role), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_in_every_form_and_to_its_end() {
        let read = |word: &str| spelled(word).is_ok();
        for word in [
            "e4", "exd6", "exd6e.p.", "Nbd7+", "N1xf3", "Qh4e1#", "e8=Q+", "e8Q", "e8(N)", "e8/R",
            "e2e4", "e7e8q", "Ng1-f3", "Ng1xf3", "O-O", "o-o", "0-0-0+", "♘f3", "e2–e4", "bxc3",
            "Bxc3",
        ] {
            assert!(read(word), "{word}");
        }
        for word in [
            "e9", "i4", "Ne", "e4e", "xe", "-e4", "Nf3x", "e44", "4e4", "Sf3", "O-O-O-O", "=Q",
        ] {
            assert!(!read(word), "{word}");
        }
    }

    #[test]
    fn what_is_no_move_says_what_it_seems_to_be() {
        let why = |word: &str| match spelled(word) {
            Err(Unread::Wrong(why)) => Some(why),
            _ => None,
        };
        for word in ["OO", "000", "О-О", "O-О-O", "O--O"] {
            assert_eq!(why(word), Some(Wrong::LikeCastling), "{word}");
        }
        for word in ["33-29", "33x22", "4-9", "28x19x10"] {
            assert_eq!(why(word), Some(Wrong::LooksLike(Dialect::Pdn)), "{word}");
        }
        for word in ["d13-d12", "h2-h10", "Nm1-l3"] {
            assert_eq!(why(word), Some(Wrong::LooksLike(Dialect::Four)), "{word}");
        }
        for word in ["--", "Z0"] {
            assert_eq!(why(word), Some(Wrong::Passes), "{word}");
        }
        assert_eq!(spelled("e.p."), Err(Unread::Decoration));
        assert_eq!(spelled("++"), Err(Unread::Decoration));
    }
}
