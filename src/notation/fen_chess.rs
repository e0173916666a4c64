//! The position of two-handed chess as text: standard FEN, six fields.

use std::fmt::Write as _;

use thiserror::Error;

use super::fields::{Fields, FieldsFlaw};
use crate::board::grid::{EIGHT, Grid};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::placement::Placement;
use crate::board::square::Square;
use crate::lang::{Lang, Say};
use crate::rules::castling::Wing;
use crate::rules::chess::laws::Laws;
use crate::rules::chess::position::{Position, Rights};
use crate::rules::chess::validate::{Flaw, Parts};

/// No position of sixty-four squares needs a longer text.
const LONGEST: usize = 128;
/// More moves than any game; a greater number is a slip of the pen.
pub const MOST_MOVES: u32 = 9999;
const RIGHTS: [(char, Seat, Wing); 4] = [
    ('K', Seat::White, Wing::King),
    ('Q', Seat::White, Wing::Queen),
    ('k', Seat::Black, Wing::King),
    ('q', Seat::Black, Wing::Queen),
];

/// Why a text is no position, and in which field.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub struct FenError {
    /// The number of the field, from 1 to 6.
    pub field: usize,
    /// What is wrong with it.
    pub what: FenFlaw,
}

impl From<(usize, FieldsFlaw)> for FenError {
    fn from((field, flaw): (usize, FieldsFlaw)) -> FenError {
        FenError {
            field,
            what: flaw.into(),
        }
    }
}

/// What is wrong with one field of a position text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum FenFlaw {
    /// The text is not six fields.
    Fields(#[from] FieldsFlaw),
    /// Not eight ranks.
    Ranks(usize),
    /// A rank that does not come to eight squares.
    Squares(u8, u32),
    /// Two numbers of empty squares side by side.
    Numbers(u8),
    /// A letter that is no man.
    Letter(u8, char),
    /// A turn that is nobody's.
    Turn(String),
    /// Castlings that are none.
    Castling(String),
    /// A square that is none.
    Square(String),
    /// A number that is none.
    Number(String, u32),
    /// The position cannot be played.
    Unplayable(#[from] Flaw),
}

/// Reads a position text.
///
/// The last two fields may be left out: 0 and 1 are understood.
///
/// # Errors
/// The first field that is wrong, and why.
pub fn read(text: &str, laws: &'static Laws) -> Result<Position, FenError> {
    let fields: Fields<6> = Fields::of(text, LONGEST)?;
    let at = |number: usize| {
        move |what| FenError {
            field: number,
            what,
        }
    };
    let parts = Parts {
        men: board(fields.needed(1)?).map_err(at(1))?,
        turn: turn(fields.needed(2)?).map_err(at(2))?,
        rights: rights(fields.needed(3)?).map_err(at(3))?,
        passed: passed(fields.needed(4)?).map_err(at(4))?,
        quiet: number(fields.get(5).unwrap_or("0"), 0).map_err(at(5))?,
        number: number(fields.get(6).unwrap_or("1"), 1).map_err(at(6))?,
    };
    Position::new(laws, parts).map_err(|flaw| FenError {
        field: flaw.field(),
        what: flaw.into(),
    })
}

fn board(text: &str) -> Result<Placement, FenFlaw> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(EIGHT.ranks()) {
        return Err(FenFlaw::Ranks(rows.len()));
    }
    let mut men = Placement::EMPTY;
    for (rank, row) in (0..EIGHT.ranks()).rev().zip(rows) {
        let mut file = 0;
        let mut before_is_number = false;
        for letter in row.chars() {
            let empty = letter.to_digit(9).filter(|empty| *empty > 0);
            let follows_number = std::mem::replace(&mut before_is_number, empty.is_some());
            if let Some(empty) = empty {
                if follows_number {
                    return Err(FenFlaw::Numbers(rank + 1));
                }
                file += empty;
                continue;
            }
            let role = Role::from_letter(letter).ok_or(FenFlaw::Letter(rank + 1, letter))?;
            let seat = if letter.is_ascii_uppercase() {
                Seat::White
            } else {
                Seat::Black
            };
            if let Some(at) = u8::try_from(file)
                .ok()
                .and_then(|file| EIGHT.square(file, rank))
            {
                men.put(at, Piece { seat, role });
            }
            file += 1;
        }
        if file != u32::from(EIGHT.files()) {
            return Err(FenFlaw::Squares(rank + 1, file));
        }
    }
    Ok(men)
}

fn turn(text: &str) -> Result<Seat, FenFlaw> {
    Seat::TWO
        .into_iter()
        .find(|seat| text.chars().eq([seat.letter()]))
        .ok_or_else(|| FenFlaw::Turn(text.to_owned()))
}

fn rights(text: &str) -> Result<Rights, FenFlaw> {
    let flaw = || FenFlaw::Castling(text.to_owned());
    let mut rights = Rights::NONE;
    if text == "-" {
        return Ok(rights);
    }
    for letter in text.chars() {
        let (_, seat, wing) = RIGHTS
            .into_iter()
            .find(|right| right.0 == letter)
            .ok_or_else(flaw)?;
        if rights.has(seat, wing) {
            return Err(flaw());
        }
        rights = rights.with(seat, wing);
    }
    Ok(rights)
}

fn passed(text: &str) -> Result<Option<Square>, FenFlaw> {
    if text == "-" {
        return Ok(None);
    }
    match EIGHT.named(text) {
        Some(at) if [2, 5].contains(&EIGHT.rank(at)) => Ok(Some(at)),
        _ => Err(FenFlaw::Square(text.to_owned())),
    }
}

fn number(text: &str, least: u32) -> Result<u32, FenFlaw> {
    let read = text
        .parse()
        .ok()
        .filter(|_| text.bytes().all(|digit| digit.is_ascii_digit()));
    read.filter(|number| (least..=MOST_MOVES).contains(number))
        .ok_or_else(|| FenFlaw::Number(text.to_owned(), least))
}

/// Writes a position text: six fields, the square passed over always named.
pub fn write(position: &Position) -> String {
    let mut text = String::with_capacity(80);
    board_text(&mut text, position, &EIGHT);
    let castling: String = RIGHTS
        .into_iter()
        .filter(|(_, seat, wing)| position.rights().has(*seat, *wing))
        .map(|right| right.0)
        .collect();
    let castling = if castling.is_empty() { "-" } else { &castling };
    let passed = position
        .passed()
        .map_or_else(|| "-".to_owned(), |at| EIGHT.label(at));
    // Writing to a String cannot fail.
    let _ = write!(
        text,
        " {} {castling} {passed} {} {}",
        position.turn().letter(),
        position.quiet_plies(),
        position.move_number()
    );
    text
}

fn board_text(text: &mut String, position: &Position, grid: &Grid) {
    for rank in (0..grid.ranks()).rev() {
        let mut empty = 0;
        for file in 0..grid.files() {
            let piece = grid.square(file, rank).and_then(|at| position.piece(at));
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            push_run(text, &mut empty);
            text.push(piece.letter());
        }
        push_run(text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn push_run(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}
