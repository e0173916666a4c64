//! Moves of draughts as people write them: `32-28`, `09 - 13`, `26x17`, `26:37:28`.

use crate::fault::Wrong;
use crate::token::Dialect;
use reglement_core::board::square::Square;
use reglement_core::rules::play::Play;

/// The number of squares.
const SQUARES: u8 = 50;

/// What stands between the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// `-`
    Quiet,
    /// `x`, `X`, `:`
    Takes,
}

/// Reads squares by their numbers and what stands between them.
///
/// # Errors
/// What it looks like instead.
pub fn read(word: &str) -> Result<(Play, Sign), Wrong> {
    let mut squares: Vec<Square> = Vec::new();
    let mut takes = false;
    let unread = || match looks_like_chess(word) {
        true => Wrong::LooksLike(Dialect::Pgn),
        false => Wrong::Unread,
    };
    for part in word.split_inclusive(['-', 'x', 'X', ':', '\u{D7}', '*']) {
        let number = part.trim_end_matches(['-', 'x', 'X', ':', '\u{D7}', '*']);
        takes |= number.len() < part.len() && !part.ends_with('-');
        squares.push(square(number.trim()).ok_or_else(unread)?);
    }
    let ends_open = word.ends_with(['-', 'x', 'X', ':', '\u{D7}', '*']);
    let play = Play::along(&squares)
        .filter(|_| !ends_open)
        .ok_or_else(unread)?;
    let sign = match takes {
        true => Sign::Takes,
        false => Sign::Quiet,
    };
    Ok((play, sign))
}

fn square(number: &str) -> Option<Square> {
    let plain =
        (1..=3).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit());
    let number: u8 = number.parse().ok().filter(|_| plain)?;
    (1..=SQUARES)
        .contains(&number)
        .then(|| Square::new(number - 1))
}

/// Does a word look like a move of chess: `e4`, `Nf3`, `exd5`, `O-O`?
pub fn looks_like_chess(word: &str) -> bool {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    if bare.starts_with("O-O") || bare.starts_with("0-0") {
        return true;
    }
    let square = |text: &str| {
        let mut bytes = text.bytes();
        let file = bytes
            .next()
            .is_some_and(|file| (b'a'..=b'h').contains(&file));
        file && bytes
            .next()
            .is_some_and(|rank| (b'1'..=b'8').contains(&rank))
            && bytes.next().is_none()
    };
    let bare = bare.split('=').next().unwrap_or_default();
    let end = bare.len().checked_sub(2).and_then(|at| bare.get(at..));
    bare.starts_with(|first: char| "abcdefghKQRBNTDLP".contains(first)) && end.is_some_and(square)
}
