//! What is said of a square by a sign on it.
//!
//! A square has room for one sign, beside the man or in his place. Of several things that could be said of it the first
//! of these is: it explains a refusal, or was claimed (`!`); its king stands mated, in a check that lasts (`#`); its king is in check (`+`); its piece will be
//! lifted, or must be (`×`), or may be huffed (`?`); the held man may go there (`•`), or take there (`×`); its man was touched, or
//! must be played or taken (`§`); its man gives check (`+`);
//! its queen is warned, or its man attacks a warned one (`^`); the last move was from it or to it (`∘`); its army is
//! frozen (`=`), or was released and may not be taken yet (`~`); the last move of another seat was from it or to it (`'`).
//! The brackets of the cursor and of the hand lie over all of these.

use super::app::App;
use super::claims::told;
use super::hand::{tells_of_huff, told_unlifted};
use super::voiced::Voiced;
use crate::board::grid::CROSS;
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::law::bond::Duty;
use crate::law::breach::Breach;
use crate::rules::cross;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::letter::{Letter, Touched};
use crate::table::state::{Done, Ply};

/// What is said of a square by a sign on it, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// It explains a refusal.
    Mark,
    /// A mated king whose check lasts.
    Mated,
    /// A king in check.
    Check,
    /// It will be lifted when the capture under way is over.
    Lifted,
    /// It neglected to capture, and may be huffed.
    Liable,
    /// The held man may go there.
    Target,
    /// A man that was touched, or that must be played or taken.
    Touched,
    /// A man that gives check.
    Checks,
    /// A warned queen, or a man that attacks one.
    Warned,
    /// The last move was from here, or to here.
    Last,
    /// A man of a frozen army.
    Frozen,
    /// A man of an army that was released and has not moved.
    Released,
    /// The last move of another seat was from here, or to here.
    Earlier,
}

/// Signs of squares, the most urgent first.
pub struct Signs(Vec<(Square, Sign)>);

impl Signs {
    /// The sign of a square, if it has one.
    pub fn of(&self, square: Square) -> Option<Sign> {
        let mut signs = self.0.iter();
        signs.find(|(at, _)| *at == square).map(|(_, sign)| *sign)
    }

    fn add(&mut self, sign: Sign, squares: impl IntoIterator<Item = Square>) {
        self.0.extend(squares.into_iter().map(|at| (at, sign)));
    }
}

/// The signs of what is looked at.
pub fn signs(app: &App, table: &Table) -> Signs {
    let position = app.position(table);
    let cross = position.cross();
    let known = Voiced::of(app, table);
    let mut signs = Signs(Vec::new());
    signs.add(Sign::Mark, app.marks.iter().copied());
    signs.add(Sign::Mark, amiss(app.shown(table)));
    let why = app.why_not(table);
    signs.add(Sign::Mark, why.iter().flat_map(Breach::squares));
    match cross {
        Some(cross) => {
            let held = cross
                .mated()
                .filter(|seat| !cross.checkers(*seat).is_empty());
            signs.add(Sign::Mated, held.map(|seat| cross.king(seat)));
            signs.add(Sign::Check, known.in_check().map(|seat| cross.king(seat)));
        }
        None => signs.add(Sign::Check, known.king_in_check()),
    }
    let letter = &app.shown(table).state().letter;
    signs.add(Sign::Lifted, app.lifted(table));
    signs.add(Sign::Lifted, told_unlifted(app.shown(table)));
    if !app.only_looks() && tells_of_huff(table) {
        signs.add(Sign::Liable, table.state().liable);
    }
    if let Some(from) = app.why.or(app.hand) {
        signs.add(Sign::Target, app.related(table, from));
    }
    signs.add(Sign::Touched, touched(letter, position));
    if cross.is_some() {
        let checkers = known.in_check().flat_map(|seat| known.checkers(seat));
        signs.add(Sign::Checks, checkers);
        let warnings = known.warnings().into_iter();
        let warned = warnings.flat_map(|warning| [warning.queen, warning.attacker]);
        signs.add(Sign::Warned, warned);
    }
    let past = app.shown(table).state().past.get(..app.plies_shown(table));
    let past = past.unwrap_or_default();
    signs.add(Sign::Last, past.last().into_iter().flat_map(squares));
    if let Some(cross) = cross {
        signs.add(Sign::Frozen, men_of(cross, cross.mated()));
        signs.add(Sign::Released, men_of(cross, cross.released()));
        signs.add(Sign::Earlier, earlier(cross, past));
    }
    signs
}

/// The man that was touched, and the one that must be played or taken.
fn touched(letter: &Letter, position: &Position) -> Vec<Square> {
    let touched = match letter.touched {
        Touched::At(at) => Some(at),
        Touched::Nothing | Touched::Adjusting => None,
    };
    let bound = letter.bond.and_then(|bond| match bond.duty {
        Duty::Play(at) | Duty::Take(at) => Some(at),
        Duty::King => position.king(),
        Duty::OutOfCheck | Duty::Again => None,
    });
    touched.into_iter().chain(bound).collect()
}

/// Where the man stands whose offence was claimed; or can be, where the table tells it.
fn amiss(table: &Table) -> Option<Square> {
    match &table.state().letter.claimed {
        Some(claimed) => Some(claimed.at),
        None => told(table).map(|(_, fault)| fault.at),
    }
}

/// From where to where a ply led, or the square that a huff emptied.
fn squares(ply: &Ply) -> Vec<Square> {
    match ply.done {
        Done::Move(played) | Done::Second(played) => vec![played.start(), played.end()],
        Done::Amiss(play) => vec![play.start(), play.end()],
        Done::Huff(at) => vec![at],
    }
}

fn men_of(position: &cross::position::Position, seats: Seats) -> Vec<Square> {
    if seats.is_empty() {
        return Vec::new();
    }
    let is_theirs = |at: &Square| {
        let piece = position.piece(*at);
        piece.is_some_and(|piece| seats.has(piece.seat))
    };
    CROSS.squares().filter(is_theirs).collect()
}

/// The last moves of the other seats: the squares that they left empty, and the men that still stand where they came.
fn earlier(position: &cross::position::Position, past: &[Ply]) -> Vec<Square> {
    let mut seen = Seats::NONE;
    let mut squares = Vec::new();
    for ply in past.iter().rev() {
        let seat = ply.mover();
        if seen.has(seat) {
            continue;
        }
        seen = seen.with(seat);
        if let Some(played) = ply.played() {
            let (from, to) = (played.start(), played.end());
            let is_his = position.piece(to).is_some_and(|piece| piece.seat == seat);
            squares.extend(Some(from).filter(|at| position.piece(*at).is_none()));
            squares.extend(Some(to).filter(|_| is_his));
        }
        if seen.count() == 4 {
            break;
        }
    }
    squares
}
