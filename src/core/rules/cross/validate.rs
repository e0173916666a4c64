//! Which positions can be played: the checks, by the field of the position text.

use thiserror::Error;

use super::castling::{corner, end_of, is_home};
use super::laws::{Frozen, Laws, Stalemate};
use super::men::{cell, is_man, owner, role};
use super::places::{Place, edges_of, forward, place, square, step};
use super::position::{Position, Status};
use super::queens::Pair;
use super::seating::Seating;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::law::ending::Ending;
use crate::rules::castling::Wing;

/// What a position is made of, before anyone has checked that it can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The men and where they stand.
    pub men: Vec<(Square, Piece)>,
    /// The seat to move.
    pub turn: Seat,
    /// The castlings said to be open, in the order of the text.
    pub rights: Vec<(Seat, Wing)>,
    /// The squares said to have been passed over, each with the seat whose pawn did so, in the order of the text.
    pub passed: Vec<(Seat, Square)>,
    /// The seats said to be mated.
    pub mated: Seats,
    /// The seats said to be released and without a turn yet.
    pub released: Seats,
    /// The warnings said to protect still.
    pub warnings: Vec<Warning>,
}

/// An attack on a queen that has been announced, and protects her until her owner has played (V11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Warning {
    /// Where the man stands that attacks her.
    pub attacker: Square,
    /// Where the queen stands.
    pub queen: Square,
}

/// What makes a position unplayable. It has no sentence here, where no language is known.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{self:?}")]
pub enum Fault {
    /// A seat without a king.
    NoKing(Seat),
    /// A seat with more kings than one.
    Kings(Seat, u32),
    /// A pawn on its owner's first or fourteenth row.
    Pawn(Seat, Square),
    /// A castling whose king does not stand on a middle square of his back row.
    CastlingKing(Seat),
    /// A castling whose corner holds no rook.
    CastlingRook(Seat, Square),
    /// A square that no double step passes over.
    Passed(Seat, Square),
    /// A mated seat at turn.
    MatedToMove(Seat),
    /// A seat both mated and released.
    Both(Seat),
    /// A seat released where the game knows no such state.
    Released(Seat),
    /// A warning whose attacker is no man of an enemy of the queen's owner.
    Attacker(Square),
    /// A warning of no queen.
    Queen(Square),
}

impl Fault {
    /// The number of the field of the position text that says it, from 1.
    pub const fn field(&self) -> usize {
        match self {
            Fault::NoKing(_) | Fault::Kings(..) | Fault::Pawn(..) => 1,
            Fault::CastlingKing(_) | Fault::CastlingRook(..) => 3,
            Fault::Passed(..) => 4,
            Fault::MatedToMove(_) => 5,
            Fault::Both(_) | Fault::Released(_) => 6,
            Fault::Attacker(_) | Fault::Queen(_) => 7,
        }
    }
}

impl Position {
    /// The position of these parts. Fields 5 and 6 of its text are believed; nothing is judged but whether the game is
    /// over already.
    ///
    /// # Errors
    /// The first fault of it, in the order of the fields.
    pub fn new(laws: &'static Laws, seating: Seating, parts: &Parts) -> Result<Position, Fault> {
        let mut position = Position::empty(laws, seating, parts.turn);
        for &(at, piece) in &parts.men {
            let at = place(at);
            if is_man(position.men.at(at)) {
                position.men.lift(at);
            }
            position.men.put(at, cell(piece.seat.index(), piece.role));
        }
        kings_are_single(&position)?;
        pawns_are_on_their_rows(&position)?;
        for &(seat, wing) in &parts.rights {
            position.open_castling(seat, wing)?;
        }
        for &(seat, over) in &parts.passed {
            position.believe_step(seat, place(over))?;
        }
        position.believe_mates(parts)?;
        position.believe_warnings(&parts.warnings)?;
        position.see_whether_over();
        Ok(position)
    }

    /// A right needs the king on a middle square of his back row and, in the corner, an own rook, or nothing where it may
    /// have been given as odds.
    pub(super) fn open_castling(&mut self, seat: Seat, wing: Wing) -> Result<(), Fault> {
        let number = seat.index();
        let king = self.men.king(number);
        if !is_home(number, king) {
            return Err(Fault::CastlingKing(seat));
        }
        let end = end_of(number, king, wing);
        if !self.has_rook(number, end) && !self.is_rook_absent(number, end) {
            return Err(Fault::CastlingRook(seat, square(corner(number, end))));
        }
        self.rights = self.rights.with(number, end);
        Ok(())
    }

    /// A double step passes over the owner's third row, and his pawn stands before it.
    fn believe_step(&mut self, seat: Seat, over: Place) -> Result<(), Fault> {
        let number = seat.index();
        let behind = step(over, forward(number) ^ 4);
        let third_row = edges_of(behind).second >> number & 1 != 0;
        if !third_row || !self.men.has_passed(number, over) {
            return Err(Fault::Passed(seat, square(over)));
        }
        self.passed[number] = over;
        Ok(())
    }

    /// Fields 5 and 6, and what they do to the steps: those of a mated seat, and those that nobody can take any more, are
    /// forgotten.
    fn believe_mates(&mut self, parts: &Parts) -> Result<(), Fault> {
        self.mated = parts.mated;
        self.released = parts.released;
        let knows_release = self.laws.frozen == Frozen::WithoutForce;
        if self.judges_at_once() && self.mated.has(self.turn) && self.both_mated().is_none() {
            return Err(Fault::MatedToMove(self.turn));
        }
        if let Some(seat) = parts.mated.and(parts.released).first() {
            return Err(Fault::Both(seat));
        }
        if let Some(seat) = parts.released.first().filter(|_| !knows_release) {
            return Err(Fault::Released(seat));
        }
        for seat in self.mated {
            self.passed[seat.index()] = 0;
        }
        self.forget_hopeless();
        self.look();
        Ok(())
    }

    /// Warnings name an enemy's man and a queen; a pair that is no attack is left out.
    pub(super) fn believe_warnings(&mut self, warnings: &[Warning]) -> Result<(), Fault> {
        for warning in warnings {
            let (from, queen) = (place(warning.attacker), place(warning.queen));
            let (man, hers) = (self.men.at(from), self.men.at(queen));
            if !is_man(hers) || role(hers) != Role::Queen {
                return Err(Fault::Queen(warning.queen));
            }
            let allied = |man| {
                self.seating
                    .allied(Seat::FOUR[owner(man)], Seat::FOUR[owner(hers)])
            };
            if !is_man(man) || allied(man) {
                return Err(Fault::Attacker(warning.attacker));
            }
            if self.men.attacks(from, queen) && self.could_take(from, queen) {
                self.warned.warn(Pair { from, queen });
            }
        }
        Ok(())
    }

    /// Is the game already won, half won or over, or must the last moves be played over (V17)?
    pub(super) fn see_whether_over(&mut self) {
        let over = match self.laws.stalemate {
            Stalemate::PlayedOver => self.both_mated(),
            Stalemate::PassedOver => self.over_at_turn(),
        };
        self.status = match over {
            Some(verdict) => Status::Over(verdict),
            None if self.laws.stalemate == Stalemate::PlayedOver
                && !self.checked.has(self.turn)
                && !self.can_move(self.turn) =>
            {
                Status::Replay
            }
            None => Status::Play,
        };
    }

    /// T17: is the game over where the seat at turn is passed over when it cannot move?
    fn over_at_turn(&self) -> Option<crate::law::ending::Verdict> {
        if self.men.are_bare_kings() {
            return Some(self.cannot_go_on(Ending::BareKings));
        }
        if self.can_move(self.turn) {
            return self.won_or_half_won();
        }
        self.ended().or_else(|| {
            let nobody_moves = !Seat::FOUR.into_iter().any(|seat| self.can_move(seat));
            nobody_moves.then(|| self.cannot_go_on(Ending::NobodyMoves))
        })
    }
}

pub(super) fn kings_are_single(position: &Position) -> Result<(), Fault> {
    for seat in Seat::FOUR {
        let kings = position
            .men
            .of(seat.index())
            .filter(|role| *role == Role::King)
            .count();
        match kings {
            0 => return Err(Fault::NoKing(seat)),
            1 => {}
            more => return Err(Fault::Kings(seat, more as u32)),
        }
    }
    Ok(())
}

pub(super) fn pawns_are_on_their_rows(position: &Position) -> Result<(), Fault> {
    for (at, piece) in position.men.all() {
        let edges = edges_of(place(at));
        if piece.role == Role::Pawn && (edges.first | edges.far) >> piece.seat.index() & 1 != 0 {
            return Err(Fault::Pawn(piece.seat, at));
        }
    }
    Ok(())
}
