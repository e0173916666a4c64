//! Which positions can be played: the checks, one small function each.

use thiserror::Error;

use super::laws::Laws;
use super::position::{Position, Rights, corner, forward, king_home, pawn_rank};
use crate::board::eight;
use crate::board::grid::EIGHT;
use crate::board::piece::{Role, Seat};
use crate::board::placement::Placement;
use crate::board::square::Square;
use crate::rules::castling::{Castling, Wing};

/// What a position is made of, before anyone has checked that it can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The men.
    pub men: Placement,
    /// The seat to move.
    pub turn: Seat,
    /// The castlings said to be open.
    pub rights: Rights,
    /// The square said to have been passed over by a pawn.
    pub passed: Option<Square>,
    /// Plies since the last capture or pawn's move.
    pub quiet: u32,
    /// The number of the move, from 1.
    pub number: u32,
}

/// What makes a position unplayable, by the field of the position text that says it. It has no sentence here, where no
/// language is known.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{self:?}")]
pub enum Flaw {
    /// A seat without a king.
    NoKing(Seat),
    /// A seat with more kings than one.
    Kings(Seat, u32),
    /// A pawn on a first or last rank.
    Pawn(Square),
    /// The side that has just moved is in check.
    InCheck(Seat, Square),
    /// A castling whose king is not at home.
    CastlingKing(Seat),
    /// A castling whose corner holds no rook.
    CastlingRook(Seat, Square),
    /// An en passant square that no double step has passed.
    Passed(Seat, Square),
}

impl Flaw {
    /// The number of the field of the position text that says it, from 1.
    pub const fn field(&self) -> usize {
        match self {
            Flaw::NoKing(_) | Flaw::Kings(..) | Flaw::Pawn(_) => 1,
            Flaw::InCheck(..) => 2,
            Flaw::CastlingKing(_) | Flaw::CastlingRook(..) => 3,
            Flaw::Passed(..) => 4,
        }
    }
}

impl Position {
    /// The position of these parts.
    ///
    /// # Errors
    /// The first flaw found, fields in order.
    pub fn new(laws: &'static Laws, parts: Parts) -> Result<Position, Flaw> {
        let Parts {
            men,
            turn,
            rights,
            passed,
            quiet,
            number,
        } = parts;
        kings_are_single(&men)?;
        pawns_are_on_their_ranks(&men)?;
        let position = Position {
            laws,
            men,
            turn,
            rights,
            passed,
            quiet,
            number,
        };
        mover_left_no_check(&position)?;
        rights_are_possible(&position)?;
        passed_was_passed(&position)?;
        Ok(position)
    }
}

pub(super) fn kings_are_single(men: &Placement) -> Result<(), Flaw> {
    for seat in Seat::TWO {
        match men.of(seat, Role::King).count() {
            0 => return Err(Flaw::NoKing(seat)),
            1 => {}
            more => return Err(Flaw::Kings(seat, more)),
        }
    }
    Ok(())
}

pub(super) fn pawns_are_on_their_ranks(men: &Placement) -> Result<(), Flaw> {
    let outer = eight::rank(0) | eight::rank(7);
    match (men.role(Role::Pawn) & outer).first() {
        Some(at) => Err(Flaw::Pawn(at)),
        None => Ok(()),
    }
}

fn mover_left_no_check(position: &Position) -> Result<(), Flaw> {
    let mover = position.turn.opponent();
    match position.checkers(mover).first() {
        Some(by) => Err(Flaw::InCheck(mover, by)),
        None => Ok(()),
    }
}

pub(super) fn rights_are_possible(position: &Position) -> Result<(), Flaw> {
    for seat in Seat::TWO {
        for wing in Wing::BOTH {
            if !position.rights.has(seat, wing) {
                continue;
            }
            if position.king(seat) != king_home(seat) {
                return Err(Flaw::CastlingKing(seat));
            }
            let corner = corner(seat, wing);
            let absent = position.laws.castling == Castling::RookOrAbsent
                && !position.men.occupied().has(corner);
            if !position.men.of(seat, Role::Rook).has(corner) && !absent {
                return Err(Flaw::CastlingRook(seat, corner));
            }
        }
    }
    Ok(())
}

/// A double step was made: from an empty square, over an empty square, onto the one before it.
pub(super) fn passed_was_passed(position: &Position) -> Result<(), Flaw> {
    let Some(passed) = position.passed else {
        return Ok(());
    };
    let mover = position.turn.opponent();
    let occupied = position.men.occupied();
    let start = EIGHT.step(passed, forward(position.turn));
    let end = EIGHT.step(passed, forward(mover));
    let possible = start.is_some_and(|at| EIGHT.rank(at) == pawn_rank(mover) && !occupied.has(at))
        && !occupied.has(passed)
        && end.is_some_and(|at| position.men.of(mover, Role::Pawn).has(at));
    if possible {
        Ok(())
    } else {
        Err(Flaw::Passed(position.turn, passed))
    }
}
