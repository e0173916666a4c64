//! Entries that stand in a record just as the program writes them: read without a TOML parser, which a list of a
//! thousand games is too long for.

use super::line;
use crate::board::grid::Grid;
use crate::games::Game;
use crate::table::act::{Act, Entry, Millis};

/// More digits of a time may be more than TOML's whole numbers.
const MOST_DIGITS: usize = 18;

/// The text before the first entry, and the rest.
pub fn head_and_entries(text: &str) -> (&str, &str) {
    text.split_at(text.find("\n[[act]]").unwrap_or(text.len()))
}

/// The entries of a text of this game, each with the place of its act from the text's beginning.
///
/// Nothing at all when a single byte is not as [`entry`](line::entry) writes it: then it may be sound or damaged,
/// and the TOML parser must say which.
pub fn entries(text: &str, game: Game) -> Option<Vec<(Entry, usize)>> {
    let grid = game.grid();
    let mut entries = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        rest = rest.strip_prefix("\n[[act]]\nseat = \"")?;
        let (seat, after) = rest.split_once("\"\nat = ")?;
        let (at, after) = after.split_once('\n')?;
        let (key, after) = after.split_once(" = ")?;
        let place = text.len() - after.len();
        let (value, after) = after.split_once('\n')?;
        let seat = line::seat_named(seat, game)?;
        let at = time(at)?;
        let act = act(key, value, grid)?;
        entries.push((Entry { seat, at, act }, place));
        rest = after;
    }
    Some(entries)
}

fn time(text: &str) -> Option<Millis> {
    let plain = text.len() <= MOST_DIGITS
        && text.bytes().all(|digit| digit.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain).map(Millis)
}

fn act(key: &str, value: &str, grid: &Grid) -> Option<Act> {
    if (key, value) == ("resign", "true") {
        return Some(Act::Resign);
    }
    line::act(key, value.strip_prefix('"')?.strip_suffix('"')?, grid)
}
