//! Positions of chess for four as text: seven fields.

use thiserror::Error;

use super::fields::{Fields, FieldsFlaw};
use crate::board::grid::{CROSS, Grid};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::lang::{Lang, Say};
use crate::rules::castling::Wing;
use crate::rules::cross::laws::Laws;
use crate::rules::cross::position::Position;
use crate::rules::cross::seating::Seating;
use crate::rules::cross::validate::{Fault, Parts, Warning};

/// A board full of men, and many queens warned from every side, need no longer text.
const LONGEST: usize = 8192;
/// A wing by its letter.
const WINGS: [(char, Wing); 2] = [('K', Wing::King), ('Q', Wing::Queen)];

/// Why a text is no position of chess for four, and in which field.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub struct FenError {
    /// The number of the field, from 1 to 7.
    pub field: usize,
    /// What is wrong with it.
    pub what: FenFlaw,
}

/// What is wrong with one field of a position text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum FenFlaw {
    /// The text is not seven fields.
    Fields(#[from] FieldsFlaw),
    /// Not fourteen ranks.
    Ranks(usize),
    /// A rank that does not come to fourteen squares.
    Squares(u8, usize),
    /// A cell of a rank that cannot be read.
    Cell {
        /// The number of the rank, from 1.
        rank: u8,
        /// The number of the cell in it, from 1.
        cell: usize,
        /// What is wrong with it.
        what: CellFlaw,
    },
    /// A turn that is nobody's.
    Turn(String),
    /// Castlings that are none.
    Castling(String),
    /// A square passed over that is none.
    Passed(String),
    /// Two squares passed over by one seat.
    PassedTwice(String),
    /// Seats that are none, or one of them twice.
    Seats(String),
    /// A warning that is none.
    Warning(String),
    /// A warning listed twice.
    WarningTwice(String),
    /// The position cannot be played.
    Unplayable(#[from] Fault),
}

/// What is wrong with one cell of a rank.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum CellFlaw {
    /// Nothing between two commas.
    Empty,
    /// A number that no run has.
    Run(String),
    /// A letter that is no seat.
    Seat(char),
    /// Letters that are no man.
    Man(String),
    /// A man in one of the corners.
    Corner {
        /// The man, as it is written.
        man: String,
        /// The square that is not there.
        square: String,
    },
}

impl From<(usize, FieldsFlaw)> for FenError {
    fn from((field, flaw): (usize, FieldsFlaw)) -> FenError {
        FenError {
            field,
            what: flaw.into(),
        }
    }
}

/// Reads a position of a game whose players sit so.
///
/// # Errors
/// The first field that is wrong, and what is.
pub fn read(text: &str, laws: &'static Laws, seating: Seating) -> Result<Position, FenError> {
    let fields: Fields<7> = Fields::of(text, LONGEST)?;
    let at = |field: usize| move |what| FenError { field, what };
    let parts = Parts {
        men: board(fields.needed(1)?).map_err(at(1))?,
        turn: turn(fields.needed(2)?).map_err(at(2))?,
        rights: rights(fields.needed(3)?).map_err(at(3))?,
        passed: passed(fields.needed(4)?).map_err(at(4))?,
        mated: seats(fields.needed(5)?).map_err(at(5))?,
        released: seats(fields.needed(6)?).map_err(at(6))?,
        warnings: warnings(fields.needed(7)?).map_err(at(7))?,
    };
    Position::new(laws, seating, &parts).map_err(|fault| FenError {
        field: fault.field(),
        what: fault.into(),
    })
}

fn board(text: &str) -> Result<Vec<(Square, Piece)>, FenFlaw> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(CROSS.ranks()) {
        return Err(FenFlaw::Ranks(rows.len()));
    }
    let mut men = Vec::new();
    for (rank, row) in (0..CROSS.ranks()).rev().zip(rows) {
        let mut file = 0;
        for (number, cell) in row.split(',').enumerate() {
            let flaw = |what| FenFlaw::Cell {
                rank: rank + 1,
                cell: number + 1,
                what,
            };
            match read_cell(cell).map_err(flaw)? {
                Cell::Run(empty) => file += empty,
                Cell::Man(piece) => {
                    // A row that is too long is told so when it has been read to its end.
                    if file < usize::from(CROSS.files()) {
                        let at = place(file as u8, rank, cell).map_err(flaw)?;
                        men.push((at, piece));
                    }
                    file += 1;
                }
            }
        }
        if file != usize::from(CROSS.files()) {
            return Err(FenFlaw::Squares(rank + 1, file));
        }
    }
    Ok(men)
}

/// What stands between two commas.
enum Cell {
    Run(usize),
    Man(Piece),
}

fn read_cell(text: &str) -> Result<Cell, CellFlaw> {
    let Some(first) = text.chars().next() else {
        return Err(CellFlaw::Empty);
    };
    if first.is_ascii_digit() || matches!(first, '+' | '-') {
        let plain = text.bytes().all(|digit| digit.is_ascii_digit()) && first != '0';
        let run = text.parse().ok().filter(|_| plain);
        let fits = |run: &usize| (1..=usize::from(CROSS.files())).contains(run);
        let run = run.filter(fits).map(Cell::Run);
        return run.ok_or_else(|| CellFlaw::Run(text.to_owned()));
    }
    let seat = seat(first).ok_or(CellFlaw::Seat(first))?;
    let mut letters = text.chars().skip(1);
    let role = letters.next().filter(char::is_ascii_uppercase);
    match (role.and_then(Role::from_letter), letters.next()) {
        (Some(role), None) => Ok(Cell::Man(Piece { seat, role })),
        _ => Err(CellFlaw::Man(text.to_owned())),
    }
}

fn place(file: u8, rank: u8, man: &str) -> Result<Square, CellFlaw> {
    CROSS.square(file, rank).ok_or_else(|| CellFlaw::Corner {
        man: man.to_owned(),
        square: format!("{}{}", Grid::file_letter(file), rank + 1),
    })
}

fn seat(letter: char) -> Option<Seat> {
    let mut all = Seat::FOUR.into_iter();
    all.find(|seat| seat.letter() == letter)
}

fn turn(text: &str) -> Result<Seat, FenFlaw> {
    let mut letters = text.chars();
    match (letters.next().and_then(seat), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(FenFlaw::Turn(text.to_owned())),
    }
}

/// A list in which `-` stands for nothing.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| text != "-")
}

fn rights(text: &str) -> Result<Vec<(Seat, Wing)>, FenFlaw> {
    let flaw = || FenFlaw::Castling(text.to_owned());
    let mut rights: Vec<(Seat, Wing)> = Vec::new();
    let mut of = None;
    let mut seen = Seats::NONE;
    // No seat may be left without a wing.
    let mut waits = false;
    for letter in text.chars().filter(|_| text != "-") {
        let wing = WINGS.into_iter().find(|wing| wing.0 == letter);
        match (seat(letter), wing, of) {
            (Some(seat), _, _) if !seen.has(seat) && !waits => {
                seen = seen.with(seat);
                (of, waits) = (Some(seat), true);
            }
            (None, Some((_, wing)), Some(seat)) if !rights.contains(&(seat, wing)) => {
                rights.push((seat, wing));
                waits = false;
            }
            _ => return Err(flaw()),
        }
    }
    if waits {
        return Err(flaw());
    }
    let all = Seat::FOUR
        .into_iter()
        .flat_map(|seat| Wing::BOTH.map(|wing| (seat, wing)));
    Ok(all.filter(|right| rights.contains(right)).collect())
}

fn passed(text: &str) -> Result<Vec<(Seat, Square)>, FenFlaw> {
    let mut passed: Vec<(Seat, Square)> = Vec::new();
    for item in items(text) {
        let (letter, name) = item.split_once(':').unwrap_or((item, ""));
        let (Ok(seat), Some(at)) = (turn(letter), CROSS.named(name)) else {
            return Err(FenFlaw::Passed(item.to_owned()));
        };
        if passed.iter().any(|(other, _)| *other == seat) {
            return Err(FenFlaw::PassedTwice(item.to_owned()));
        }
        passed.push((seat, at));
    }
    let of = |seat: Seat| passed.iter().copied().find(|(owner, _)| *owner == seat);
    Ok(Seat::FOUR.into_iter().filter_map(of).collect())
}

fn seats(text: &str) -> Result<Seats, FenFlaw> {
    let mut seats = Seats::NONE;
    for letter in text.chars().filter(|_| text != "-") {
        match seat(letter) {
            Some(seat) if !seats.has(seat) => seats = seats.with(seat),
            _ => return Err(FenFlaw::Seats(text.to_owned())),
        }
    }
    Ok(seats)
}

fn warnings(text: &str) -> Result<Vec<Warning>, FenFlaw> {
    let mut warnings = Vec::new();
    for item in items(text) {
        let (attacker, queen) = item.split_once('>').unwrap_or((item, ""));
        let (Some(attacker), Some(queen)) = (CROSS.named(attacker), CROSS.named(queen)) else {
            return Err(FenFlaw::Warning(item.to_owned()));
        };
        let warning = Warning { attacker, queen };
        if warnings.contains(&warning) {
            return Err(FenFlaw::WarningTwice(item.to_owned()));
        }
        warnings.push(warning);
    }
    Ok(warnings)
}

/// Writes a position: seven fields, each list in the order of the seats, the warnings in that of their squares.
pub fn write(position: &Position) -> String {
    let parts = position.parts();
    let rows: Vec<String> = (0..CROSS.ranks())
        .rev()
        .map(|rank| row(position, rank))
        .collect();
    let passed = parts.passed.iter();
    let passed = passed.map(|(seat, at)| format!("{}:{}", seat.letter(), CROSS.label(*at)));
    let warnings = parts.warnings.iter().map(|warning| {
        let (attacker, queen) = (CROSS.label(warning.attacker), CROSS.label(warning.queen));
        format!("{attacker}>{queen}")
    });
    let fields = [
        rows.join("/"),
        parts.turn.letter().to_string(),
        or_dash(castling_text(&parts.rights)),
        or_dash(passed.collect::<Vec<_>>().join(",")),
        or_dash(parts.mated.letters()),
        or_dash(parts.released.letters()),
        or_dash(warnings.collect::<Vec<_>>().join(",")),
    ];
    fields.join(" ")
}

fn row(position: &Position, rank: u8) -> String {
    let mut cells: Vec<String> = Vec::new();
    let mut empty = 0;
    for file in 0..CROSS.files() {
        let at = CROSS.square(file, rank);
        let Some(piece) = at.and_then(|at| position.piece(at)) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            cells.push(empty.to_string());
            empty = 0;
        }
        let letter = piece.role.letter().to_ascii_uppercase();
        cells.push(String::from_iter([piece.seat.letter(), letter]));
    }
    if empty > 0 {
        cells.push(empty.to_string());
    }
    cells.join(",")
}

/// `rKQbK`: each seat once, with its wings.
fn castling_text(rights: &[(Seat, Wing)]) -> String {
    let mut text = String::new();
    for seat in Seat::FOUR {
        let open = |wing: &&(char, Wing)| rights.contains(&(seat, wing.1));
        let wings: String = WINGS.iter().filter(open).map(|wing| wing.0).collect();
        if !wings.is_empty() {
            text.push(seat.letter());
            text += &wings;
        }
    }
    text
}

fn or_dash(text: String) -> String {
    match text.is_empty() {
        true => "-".to_owned(),
        false => text,
    }
}
