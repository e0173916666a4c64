//! Words as bytes: where they end, and which of them are results or marks.

use reglement_core::board::piece::Seat;
use reglement_core::board::seats::Seats;

use super::fault::Flaw;
use super::score::Outcome;
use super::token::Dialect;

/// Does a word end before this byte?
pub const fn ends_word(byte: u8) -> bool {
    ENDS[byte as usize]
}

static ENDS: [bool; 256] = {
    let mut ends = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        ends[byte] = byte <= 0x20
            || matches!(
                byte as u8,
                b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'!' | b'?' | b'$' | b'"'
            );
        byte += 1;
    }
    ends
};

/// How long a pair of brackets is that belongs to the word before it: `(Q)`, `(ep)`, `(e.p.)`.
pub fn bracketed(after: &[u8]) -> usize {
    let Some((b'(', inside)) = after.split_first() else {
        return 0;
    };
    let letters = inside.iter().take(4);
    let letters = letters.take_while(|byte| byte.is_ascii_alphabetic() || **byte == b'.');
    let length = letters.count();
    match inside.get(length) {
        Some(b')') if length > 0 => length + 2,
        _ => 0,
    }
}

/// Where a word goes on behind blanks around a hyphen of draughts, if it does: `34 - 29`, `18- 22`.
pub fn joint(bytes: &[u8], length: usize) -> Option<usize> {
    let is_joint = |byte: &u8| matches!(byte, b'-' | b'x' | b'X' | b':');
    let blanks = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        from + rest
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count()
    };
    let last = bytes.get(length.checked_sub(1)?)?;
    let next = blanks(length);
    if is_joint(last) {
        return bytes
            .get(next)
            .filter(|byte| byte.is_ascii_digit())
            .map(|_| next);
    }
    let is_hyphen = last.is_ascii_digit() && bytes.get(next).is_some_and(is_joint);
    let goal = blanks(next + 1);
    let goes_on = bytes.get(goal).is_some_and(u8::is_ascii_digit);
    (next > length && is_hyphen && goes_on).then_some(next)
}

/// The number of these digits, if it is not too great.
pub fn digits(bytes: &[u8]) -> Option<u32> {
    let mut number: u32 = 0;
    for byte in bytes {
        let digit = u32::from(byte.wrapping_sub(b'0'));
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    (!bytes.is_empty()).then_some(number)
}

/// The number of a mark: of praise, blame or doubt.
pub fn mark(bytes: &[u8]) -> Option<u8> {
    Some(match bytes {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ if bytes.iter().all(|byte| *byte == b'!') => 3,
        _ if bytes.iter().all(|byte| *byte == b'?') => 4,
        _ => return None,
    })
}

/// The number of a mark of who stands better.
pub fn symbol(word: &[u8]) -> Option<u8> {
    let first = *word.first()?;
    if first.is_ascii_alphanumeric() && word != b"N" {
        return None;
    }
    let word = std::str::from_utf8(word).ok()?;
    Some(match word {
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "⩲" | "+=" | "+/=" => 14,
        "⩱" | "=+" | "=/+" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" => 18,
        "-+" => 19,
        "N" => 146,
        _ => return None,
    })
}

/// What bytes are that begin so and are no text in letters of one byte or in UTF-8.
pub fn no_text(begin: &[u8]) -> Option<Flaw> {
    const PACKED: [(&[u8], &str); 6] = [
        (b"\x1f\x8b", "gzip -d"),
        (b"PK\x03\x04", "unzip"),
        (b"BZh", "bzip2 -d"),
        (b"\xfd7zXZ\0", "xz -d"),
        (b"\x28\xb5\x2f\xfd", "zstd -d"),
        (b"7z\xbc\xaf", "7z x"),
    ];
    let packed = PACKED.iter().find(|(first, _)| begin.starts_with(first));
    if let Some((_, unpacks)) = packed {
        return Some(Flaw::Packed(unpacks));
    }
    match begin {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => return Some(Flaw::Utf32),
        [one, 0, 0, 0, ..] | [0, 0, 0, one, ..] if *one != 0 => return Some(Flaw::Utf32),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return Some(Flaw::Utf16),
        [0, one, ..] | [one, 0, ..] if *one != 0 => return Some(Flaw::Utf16),
        _ => {}
    }
    // A NUL here and there is told by itself.
    let look = begin.iter().take(512).filter(|byte| **byte != 0);
    let is_strange = |byte: &&u8| matches!(byte, 1..=8 | 0x0e..=0x1f | 0x7f);
    let strange = look.clone().filter(is_strange).count();
    (strange > 8 && strange * 10 > look.count()).then_some(Flaw::NoText)
}

/// The result that a word says, blanks in it not counted.
pub fn result(word: &[u8], dialect: Dialect) -> Option<Outcome> {
    if !matches!(word.first()?, b'0'..=b'2' | b'*' | 0xc2 | 0xbd) || word.len() > 16 {
        return None;
    }
    let won = |seat| Some(Outcome::Won(Seats::of(seat)));
    let mut kept = [0; 16];
    let mut length = 0;
    for byte in word.iter().filter(|byte| !byte.is_ascii_whitespace()) {
        *kept.get_mut(length)? = *byte;
        length += 1;
    }
    match (kept.get(..length)?, dialect) {
        (b"*", _) => Some(Outcome::Open),
        (b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" | b"\xc2\xbd" | b"\xbd-\xbd" | b"\xbd", _)
        | (b"1-1", Dialect::Pdn) => Some(Outcome::Drawn),
        (b"0-0", Dialect::Pdn) => Some(Outcome::Nobody),
        // The side of South is named first; East is never of it.
        (b"1-0", Dialect::Four) => won(Seat::South),
        (b"0-1", Dialect::Four) => won(Seat::East),
        (b"1/2-0", Dialect::Four) => Some(Outcome::HalfWon(Seats::of(Seat::South))),
        (b"0-1/2", Dialect::Four) => Some(Outcome::HalfWon(Seats::of(Seat::East))),
        (b"1-0", Dialect::Pgn | Dialect::Pdn) | (b"2-0", Dialect::Pdn) => won(Seat::White),
        (b"0-1", Dialect::Pgn | Dialect::Pdn) | (b"0-2", Dialect::Pdn) => won(Seat::Black),
        _ => None,
    }
}
