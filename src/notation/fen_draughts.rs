//! The position of draughts as text, as PDN writes it: `W:W31-50:B1-20`.

use thiserror::Error;

use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::lang::{Lang, Say};
use crate::rules::draughts::position::{Fault, Position};

/// Longer than any list of fifty squares, twice over.
pub const LONGEST: usize = 1024;
/// The squares that have a number.
pub const SQUARES: u8 = 50;

/// Why a text is no position of draughts, and at which character.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub struct FenError {
    /// The number of the character, from 1.
    pub at: usize,
    /// What is wrong there.
    pub what: FenFault,
}

/// What is wrong with a position text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum FenFault {
    /// The text is too long to be a position.
    TooLong(usize),
    /// It does not begin with the turn.
    Turn(String),
    /// A list that is neither side's.
    Side(String),
    /// A side listed twice.
    Again(&'static str),
    /// A side that is not listed.
    Missing(&'static str),
    /// No square of the board.
    Square(String),
    /// A range that runs backwards.
    Range(String),
    /// A square listed twice.
    Twice(u8),
    /// The position cannot be played.
    Unplayable(#[from] Fault),
}

/// A piece of the text and where it stands, blanks at its ends left out.
#[derive(Clone, Copy)]
struct Piece<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Piece<'t> {
    fn split(self, by: char) -> impl Iterator<Item = Piece<'t>> {
        self.text.split(by).scan(self.at, move |at, text| {
            let start = *at;
            *at += text.chars().count() + 1;
            Some(Piece { text, at: start }.trimmed())
        })
    }

    /// Without the tag in which PDN has it.
    fn untagged(self) -> Piece<'t> {
        const TAG: &str = "[FEN \"";
        let inner = self.text.strip_prefix(TAG);
        match inner.and_then(|inner| inner.strip_suffix("\"]")) {
            Some(text) => Piece {
                text,
                at: self.at + TAG.chars().count(),
            }
            .trimmed(),
            None => self,
        }
    }

    fn trimmed(self) -> Piece<'t> {
        let text = self.text.trim_start();
        let at = self.at + self.text.chars().count() - text.chars().count();
        Piece {
            text: text.trim_end(),
            at,
        }
    }

    /// The text after one of these letters, in either case, and which it was.
    fn after(self, letters: [char; 2]) -> Option<(char, Piece<'t>)> {
        let first = self.text.chars().next()?.to_ascii_uppercase();
        let rest = Piece {
            text: self.text.get(1..)?,
            at: self.at + 1,
        };
        letters.contains(&first).then_some((first, rest.trimmed()))
    }

    fn fault(self, fault: impl FnOnce(String) -> FenFault) -> FenError {
        FenError {
            at: self.at,
            what: fault(self.text.to_owned()),
        }
    }
}

/// Does a text that can be read say the turn twice, as some programs write it: `W:W:WK28:B12`?
pub fn says_the_turn_twice(text: &str) -> bool {
    let mut parts = text.trim().split(':').map(str::trim);
    let (turn, again) = (parts.next(), parts.next());
    let mut letters = turn.into_iter().chain(again);
    let is_turn = |part: &str| part.eq_ignore_ascii_case("w") || part.eq_ignore_ascii_case("b");
    let twice = letters.all(is_turn) && turn.map(str::to_lowercase) == again.map(str::to_lowercase);
    twice && parts.count() > 1
}

/// Reads a position text; ranges, blanks, lower case, a final dot, either order of the sides and the tag of PDN around
/// it (`[FEN "…"]`) are forgiven, and what PDN adds about moves (`:H0:F1`) is left out.
///
/// # Errors
/// What is wrong, and at which character.
pub fn read(text: &str) -> Result<Position, FenError> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(FenError {
            at: 1,
            what: FenFault::TooLong(length),
        });
    }
    let whole = Piece { text, at: 1 }.trimmed().untagged();
    let whole = Piece {
        text: whole.text.strip_suffix('.').unwrap_or(whole.text),
        ..whole
    };
    let mut parts = whole.split(':');
    let turn = parts
        .next()
        .map_or(Err(whole.fault(FenFault::Turn)), turn)?;
    let mut lists: [Option<(Fifty, Fifty)>; 2] = [None; 2];
    let mut places = Places::default();
    let parts: Vec<Piece> = parts.collect();
    let begins = |part: &Piece, side: char| part.after([side, side]).is_some();
    for (number, part) in parts.iter().enumerate() {
        let side = turn.letter().to_ascii_uppercase();
        let again = part.text.eq_ignore_ascii_case(&side.to_string()) && lists == [None; 2];
        if again
            && parts
                .iter()
                .skip(number + 1)
                .any(|later| begins(later, side))
        {
            continue; // the turn said twice, as some programs write it, and no empty list
        }
        if part.after(['H', 'F']).is_some() {
            continue;
        }
        let Some((side, list)) = part.after(['W', 'B']) else {
            return Err(part.fault(FenFault::Side));
        };
        let seat = if side == 'W' {
            Seat::White
        } else {
            Seat::Black
        };
        if lists[seat.of_two()].is_some() {
            return Err(part.fault(|_| FenFault::Again(letter(seat))));
        }
        lists[seat.of_two()] = Some(pieces(list, &mut places)?);
    }
    let mut armies = [Fifty::NONE; 2];
    let mut kings = Fifty::NONE;
    for seat in Seat::TWO {
        let end = Piece {
            text: "",
            at: length + 1,
        };
        let listed =
            lists[seat.of_two()].ok_or_else(|| end.fault(|_| FenFault::Missing(letter(seat))))?;
        armies[seat.of_two()] = listed.0;
        kings |= listed.1;
    }
    Position::new(armies, kings, turn).map_err(|fault| FenError {
        at: match fault {
            Fault::Twice(at) | Fault::Uncrowned(at) => places.of(at).unwrap_or(whole.at),
            Fault::Empty => whole.at,
        },
        what: fault.into(),
    })
}

fn turn(part: Piece<'_>) -> Result<Seat, FenError> {
    match part.text {
        "W" | "w" => Ok(Seat::White),
        "B" | "b" => Ok(Seat::Black),
        _ => Err(part.fault(FenFault::Turn)),
    }
}

const fn letter(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "W",
        _ => "B",
    }
}

/// At which character each square was listed last.
#[derive(Default)]
struct Places(Vec<(Square, usize)>);

impl Places {
    fn of(&self, square: Square) -> Option<usize> {
        let mut latest = self.0.iter().rev();
        latest
            .find(|(listed, _)| *listed == square)
            .map(|(_, at)| *at)
    }
}

/// The squares of a list, and those of them that hold kings.
fn pieces(list: Piece<'_>, places: &mut Places) -> Result<(Fifty, Fifty), FenError> {
    let (mut all, mut kings) = (Fifty::NONE, Fifty::NONE);
    if list.text.is_empty() {
        return Ok((all, kings));
    }
    for item in list.split(',') {
        let (crowned, range) = match item.after(['K', 'K']) {
            Some((_, range)) => (true, range),
            None => (false, item),
        };
        for number in numbers(range)? {
            let at = Square::new(number - 1);
            if all.has(at) {
                return Err(item.fault(|_| FenFault::Twice(number)));
            }
            all |= Fifty::of(at);
            places.0.push((at, item.at));
            if crowned {
                kings |= Fifty::of(at);
            }
        }
    }
    Ok((all, kings))
}

fn numbers(range: Piece<'_>) -> Result<std::ops::RangeInclusive<u8>, FenError> {
    let number = |part: Piece<'_>| {
        let digits = part.text.bytes().all(|digit| digit.is_ascii_digit());
        let read = part
            .text
            .parse()
            .ok()
            .filter(|number| digits && (1..=SQUARES).contains(number));
        read.ok_or_else(|| part.fault(FenFault::Square))
    };
    let mut ends = range.split('-');
    let first = number(ends.next().unwrap_or(range))?;
    let last = ends.next().map_or(Ok(first), number)?;
    if ends.next().is_some() {
        return Err(range.fault(FenFault::Square));
    }
    if last < first {
        Err(range.fault(FenFault::Range))
    } else {
        Ok(first..=last)
    }
}

/// Writes a position text: every square, ascending, no ranges.
pub fn write(position: &Position) -> String {
    let side = |seat: Seat| {
        let squares = position.army(seat).map(|at| {
            let crown = if position.kings(seat).has(at) {
                "K"
            } else {
                ""
            };
            format!("{crown}{}", at.index() + 1)
        });
        format!("{}{}", letter(seat), squares.collect::<Vec<_>>().join(","))
    };
    format!(
        "{}:{}:{}",
        letter(position.turn()),
        side(Seat::White),
        side(Seat::Black)
    )
}
