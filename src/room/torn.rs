//! The last entry of a record when the power failed while it was written.

use super::line::{KEYS, seat};
use crate::board::piece::Seat;

const HEADER: &str = "[[act]]";
const TIME: &str = "at = ";
const GIVEN_UP: &str = "resign = true";

/// Where a torn last entry begins, if the text ends in one.
///
/// Torn is only what [`entry`](super::line::entry) could have left behind: its first lines in their order and then
/// nothing more, be it in the middle of a word. An entry that lacks no more than the end of its last line is whole.
pub fn torn_at(text: &str) -> Option<usize> {
    let start = text.rfind("\n[")? + 1;
    if !is_torn(&text[start..]) {
        return None;
    }
    // The empty line before it was part of it.
    let blank = text[..start].ends_with("\n\n");
    Some(start - usize::from(blank))
}

fn is_torn(tail: &str) -> bool {
    let mut lines = tail.split('\n').peekable();
    for (is_whole, is_part) in LINES {
        let Some(line) = lines.next() else {
            return false;
        };
        if lines.peek().is_none() {
            return is_part(line);
        }
        if !is_whole(line) {
            return false;
        }
    }
    false
}

type Test = fn(&str) -> bool;

/// The four lines of an entry: is this the whole line, is it a beginning?
const LINES: [(Test, Test); 4] = [
    (|line| line == HEADER, |line| HEADER.starts_with(line)),
    (
        |line| seat_lines().any(|whole| whole == line),
        |line| seat_lines().any(|whole| whole.starts_with(line)),
    ),
    (
        |line| time(line).is_some_and(|digits| !digits.is_empty()),
        |line| TIME.starts_with(line) || time(line).is_some(),
    ),
    (|_| false, is_part_of_act),
];

fn seat_lines() -> impl Iterator<Item = String> {
    let all = Seat::TWO.into_iter().chain(Seat::FOUR);
    all.map(|of| format!("seat = \"{}\"", seat(of)))
}

fn time(line: &str) -> Option<&str> {
    line.strip_prefix(TIME)
        .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
}

fn is_part_of_act(line: &str) -> bool {
    let of_text = KEYS.into_iter().any(|key| {
        let opening = format!("{key} = \"");
        let open = |rest: &str| {
            rest.bytes()
                .all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b' ' | b'-'))
        };
        opening.starts_with(line) || line.strip_prefix(&opening).is_some_and(open)
    });
    of_text || (GIVEN_UP.starts_with(line) && line != GIVEN_UP)
}
