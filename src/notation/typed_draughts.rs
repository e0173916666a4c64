//! What someone typed as a move of draughts: `32-28`, `26x17`, `26 17`, `26:37:28`, `05-10`.

use super::numeric;
use super::spelled::Unread;
use super::typed::{Missing, Typed};
use crate::board::grid::TEN;
use crate::board::square::Square;
use crate::law::breach::{Breach, DraughtsBreach, HandBreach};
use crate::rules::draughts::moves::Move;
use crate::rules::draughts::position::Position;
use crate::rules::play::{LONGEST, Play};
use crate::rules::position::Move as AnyMove;
use crate::rules::tree::Tree;

/// No move needs more characters, blanks included.
const MOST_LETTERS: usize = 120;

/// Reads a typed text as a move of the seat at turn.
pub fn read(position: &Position, text: &str) -> Typed {
    let numbers = match numbers(text) {
        Ok(numbers) => numbers,
        Err(unread) => return Typed::Unread(unread),
    };
    let mut squares: Vec<Square> = Vec::new();
    for name in &numbers.whole {
        match TEN.named(name) {
            Some(at) => squares.push(at),
            None => {
                let named = name.clone();
                return Typed::Wrong(Breach::Hand(HandBreach::OffBoard { named }));
            }
        }
    }
    match squares.as_slice() {
        [from] => one(position, *from, &numbers),
        path => match Play::along(path) {
            // A sign at the end promises more.
            Some(_) if numbers.ends_open => half(position, path),
            Some(play) => judged(position, play),
            None => Typed::Unread(Unread::TooLong),
        },
    }
}

/// A whole path: where several captures share its ends, more must be said.
fn judged(position: &Position, play: Play) -> Typed {
    match position.judge(&play) {
        Err(Breach::Draughts(DraughtsBreach::Several { .. })) => {
            Typed::Several(any(position.onward(play.squares()).moves))
        }
        _ => Typed::Play(play),
    }
}

/// One number: a piece that is to go somewhere, or the beginning of a number.
fn one(position: &Position, from: Square, numbers: &Numbers) -> Typed {
    let longer = match numbers.ends_open {
        true => Vec::new(),
        false => beginning(position, &numbers.text),
    };
    let his = moves_from(position, from);
    if his.is_empty() && longer.is_empty() {
        // A piece that cannot move is refused for what is wrong with taking it up.
        let own = position.army(position.turn()).has(from);
        return match own {
            true => Typed::Half {
                missing: Missing::Goal(from),
                candidates: Vec::new(),
            },
            false => Typed::Play(Play::new(from, from)),
        };
    }
    let missing = match his.is_empty() {
        true => Missing::Rest,
        false => Missing::Goal(from),
    };
    let mut candidates = his;
    candidates.extend(longer.into_iter().filter(|m| m.start() != from));
    Typed::Half {
        missing,
        candidates: any(candidates),
    }
}

/// A path that goes on.
fn half(position: &Position, path: &[Square]) -> Typed {
    Typed::Half {
        missing: Missing::Rest,
        candidates: any(position.onward(path).moves),
    }
}

/// The legal moves that a text can still become when more is typed.
pub fn begun(position: &Position, text: &str) -> Vec<AnyMove> {
    match numbers(text) {
        Ok(numbers) => any(beginning(position, &numbers.text)),
        Err(_) => Vec::new(),
    }
}

fn beginning(position: &Position, text: &str) -> Vec<Move> {
    let begins = |m: &Move| {
        let whole = numeric::write(position, *m).replace('x', "-");
        let ends = format!("{}-{}", TEN.label(m.start()), TEN.label(m.end()));
        whole.starts_with(text) || ends.starts_with(text)
    };
    position.moves().into_iter().filter(begins).collect()
}

fn moves_from(position: &Position, from: Square) -> Vec<Move> {
    let moves = position.moves().into_iter();
    moves.filter(|m| m.start() == from).collect()
}

fn any(moves: Vec<Move>) -> Vec<AnyMove> {
    moves.into_iter().map(AnyMove::Draughts).collect()
}

/// The numbers of a text.
struct Numbers {
    /// As they were typed.
    whole: Vec<String>,
    /// Whether a sign follows the last.
    ends_open: bool,
    /// All of it with `-` for every sign and without zeros before numbers.
    text: String,
}

fn numbers(text: &str) -> Result<Numbers, Unread> {
    if text.chars().count() > MOST_LETTERS {
        return Err(Unread::TooLong);
    }
    let text = unnumbered(text.trim()).trim_end_matches(['!', '?', '*', '#', ' ']);
    if text.is_empty() {
        return Err(Unread::Empty);
    }
    let mut whole: Vec<String> = Vec::new();
    let mut number = String::new();
    let mut signs = 0;
    let mut ends_open = false;
    for letter in text.chars() {
        match letter {
            '0'..='9' => {
                number.push(letter);
                (signs, ends_open) = (0, false);
                continue;
            }
            '-' | 'x' | 'X' | ':' | '×' | '\u{2010}'..='\u{2015}' | '\u{2212}' => {
                signs += 1;
                ends_open = true;
            }
            letter if letter.is_whitespace() => {}
            _ => return Err(Unread::NoMove),
        }
        if !number.is_empty() {
            whole.push(std::mem::take(&mut number));
        }
        if signs > 1 || whole.is_empty() {
            return Err(Unread::NoMove);
        }
    }
    if !number.is_empty() {
        whole.push(number);
    }
    if whole.len() > LONGEST {
        return Err(Unread::TooLong);
    }
    let plain: Vec<&str> = whole
        .iter()
        .map(|number| number.trim_start_matches('0'))
        .collect();
    let mut joined = plain.join("-");
    if ends_open {
        joined.push('-');
    }
    Ok(Numbers {
        whole,
        ends_open,
        text: joined,
    })
}

/// `12.` or `12...` before a move.
fn unnumbered(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(after) if rest.len() < text.len() => after.trim_start_matches(['.', ' ']),
        _ => text,
    }
}
