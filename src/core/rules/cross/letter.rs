//! What a game played to the letter asks of a position: false moves put all the same, checks that nobody said.

use super::castling::{Rights, castled, corner, end_of, end_sought};
use super::laws::Mate;
use super::legal::Aside;
use super::men::{EMPTY, cell, is_man, owner, role};
use super::moves::Move;
use super::places::{NOWHERE, Place, aslant, edges_of, forward, place, square, step};
use super::position::{Position, Status};
use super::queens::Warned;
use super::validate::{Warning, kings_are_single, pawns_are_on_their_rows};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::law::breach::Breach;
use crate::rules::castling::Wing;
use crate::rules::letter::Attack;
use crate::rules::play::Play;
use crate::rules::tree::Tree;

impl Position {
    /// See [`Position::attacks`](crate::rules::position::Position::attacks).
    pub fn attacks(&self) -> Vec<Attack> {
        let mut attacks = Vec::new();
        for seat in Seat::FOUR {
            let target = self.king(seat);
            let on_him = self.checkers(seat).into_iter();
            attacks.extend(on_him.map(|attacker| Attack { attacker, target }));
        }
        let on_queens = self.attacks_that(|pair| self.could_take(pair.from, pair.queen));
        attacks.extend(on_queens.into_iter().map(|warning| Attack {
            attacker: warning.attacker,
            target: warning.queen,
        }));
        attacks
    }

    /// See [`judge_unbound`](crate::rules::position::Position::judge_unbound).
    ///
    /// # Errors
    /// The first breach it commits.
    pub fn judge_unbound(&self, play: &Play, unsaid: &[Attack]) -> Result<Move, Breach> {
        self.unbound(unsaid).judge(play)
    }

    /// See [`moves_unbound`](crate::rules::position::Position::moves_unbound).
    pub fn moves_unbound(&self, unsaid: &[Attack]) -> Vec<Move> {
        self.unbound(unsaid).moves()
    }

    /// V13: as the seat at turn may look at it, in no check of which it was not warned.
    fn unbound(&self, unsaid: &[Attack]) -> Position {
        let mut seen = *self;
        seen.hush(Seats::of(self.turn), unsaid);
        seen
    }

    /// See [`put`](crate::rules::position::Position::put).
    pub fn put(&self, play: &Play) -> Option<Position> {
        let (from, to) = (place(play.start()), place(play.end()));
        let (man, there) = (self.men.at(from), self.men.at(to));
        let takes_king = is_man(there) && role(there) == Role::King;
        if from == to || to == NOWHERE || !is_man(man) || takes_king {
            return None;
        }
        let whose = owner(man);
        let is_own = Seat::FOUR[whose] == self.turn;
        let aside = match is_own {
            true => self.put_aside(whose, from, to),
            false => Aside::Nothing,
        };
        let played = Move {
            role: self.becomes(from, to, play.role)?,
            ..Move::along(from, to)
        };
        let mut next = *self;
        next.men.play(whose, played, aside);
        next.forget_pawn(from);
        next.forget_pawn(to);
        if let Aside::Pawn(taken) = aside {
            next.forget_pawn(taken);
        }
        next.rights = self.rights.after(from, to);
        if role(man) == Role::King {
            next.rights = next.rights.without(whose);
        }
        let is_pawn = next.men.at(to) == cell(whose, Role::Pawn);
        if is_own && is_pawn && self.men.at(step(from, forward(whose))) == EMPTY {
            next.remember_step(whose, from, to);
        }
        next.released = self.released.without(self.turn);
        next.turn = self.seating.next(self.turn);
        next.status = Status::Play;
        next.look();
        Some(next)
    }

    /// What a man of the seat at turn does beside its own two places: a pawn that takes in passing, or the rook that
    /// crosses its king (A15), even where that is forbidden.
    fn put_aside(&self, seat: usize, from: Place, to: Place) -> Aside {
        match role(self.men.at(from)) {
            Role::Pawn if aslant(seat).into_iter().any(|way| step(from, way) == to) => {
                let passer = self.passer(to);
                let passer = passer.filter(|passer| self.may_take_in_passing(seat, *passer));
                passer.map_or(Aside::Nothing, |passer| {
                    Aside::Pawn(step(to, forward(passer)))
                })
            }
            Role::King => {
                let Some(end) = end_sought(seat, from, to) else {
                    return Aside::Nothing;
                };
                let passed = castled(seat, from, end).1;
                let free = [to, passed].into_iter().all(|at| self.men.at(at) == EMPTY);
                match free && self.has_rook(seat, end) {
                    true => Aside::Rook(corner(seat, end), passed),
                    false => Aside::Nothing,
                }
            }
            _ => Aside::Nothing,
        }
    }

    /// What a pawn becomes where it is put, if anything; nothing at all where no pawn can stand and it becomes no other
    /// man (A19, V0).
    fn becomes(&self, from: Place, to: Place, named: Option<Role>) -> Option<Option<Role>> {
        let man = self.men.at(from);
        if role(man) != Role::Pawn {
            return Some(None);
        }
        let seat = owner(man);
        let promotes = self.promotes(seat, from, to);
        let named = named.filter(|role| promotes && Role::PROMOTIONS.contains(role));
        let edges = edges_of(to);
        let no_pawn = (edges.first | edges.far) >> seat & 1 != 0;
        (named.is_some() || !no_pawn).then_some(named)
    }

    /// See [`settled`](crate::rules::position::Position::settled).
    #[must_use]
    pub fn settled(mut self, before: &Position, play: &Play, unsaid: &[Attack]) -> Position {
        let mover = before.turn;
        let played = Move {
            from: play.start(),
            to: play.end(),
            role: play.role,
        };
        let everybody = Seat::FOUR.into_iter().collect();
        let mut before = *before;
        before.hush(everybody, unsaid);
        self.hush(everybody, unsaid);
        match self.laws.mate {
            Mate::AtOnce => {
                self.lift_mates(mover);
                self.warn_after(&before, mover, played);
                self.protect_unwarned(unsaid);
                self.judge_mates(mover);
            }
            Mate::AtTurn => {
                self.mated = self.mated.without(mover);
                self.warn_after(&before, mover, played);
                self.protect_unwarned(unsaid);
                self.pass_on(mover);
            }
        }
        self.keep_attacks();
        self.hear();
        self
    }

    /// V13: a queen of whose danger nobody was told is protected, even after her owner has played.
    fn protect_unwarned(&mut self, unsaid: &[Attack]) {
        for pair in self.pairs() {
            let attack = Attack {
                attacker: square(pair.from),
                target: square(pair.queen),
            };
            if unsaid.contains(&attack) {
                self.warned.warn(pair);
            }
        }
    }

    /// See [`with_turn`](crate::rules::position::Position::with_turn).
    #[must_use]
    pub fn with_turn(&self, seat: Seat) -> Position {
        if seat == self.turn || !Seat::FOUR.contains(&seat) || self.mated.has(seat) {
            return *self;
        }
        let mut next = *self;
        next.turn = seat;
        next.passed = [NOWHERE; 4];
        next.see_whether_over();
        next
    }

    /// See [`castling_squares`](crate::rules::position::Position::castling_squares).
    pub fn castling_squares(&self, (seat, wing): (Seat, Wing)) -> (Square, Square) {
        let number = seat.index();
        let king = self.men.king(number);
        let end = end_of(number, king, wing);
        (square(king), square(corner(number, end)))
    }

    /// See [`amended`](crate::rules::position::Position::amended).
    pub fn amended(
        &self,
        changes: &[(Square, Option<Piece>)],
        castlings: &[(Seat, Wing)],
    ) -> Option<Position> {
        let mut next = *self;
        for &(square, piece) in changes {
            let at = place(square);
            if at == NOWHERE {
                return None;
            }
            if is_man(next.men.at(at)) {
                next.men.lift(at);
            }
            if let Some(piece) = piece {
                next.men.put(at, cell(piece.seat.index(), piece.role));
            }
        }
        kings_are_single(&next).ok()?;
        pawns_are_on_their_rows(&next).ok()?;
        next.rights = Rights::NONE;
        for &(seat, wing) in castlings {
            // One that cannot be open stays closed.
            let _ = next.open_castling(seat, wing);
        }
        for seat in 0..4 {
            if !next.men.has_passed(seat, next.passed[seat]) {
                next.passed[seat] = NOWHERE;
            }
        }
        next.look();
        let stands = |at: &Square| next.piece(*at) == self.piece(*at);
        let both = |warning: &Warning| stands(&warning.attacker) && stands(&warning.queen);
        let warnings: Vec<Warning> = self.warnings().into_iter().filter(both).collect();
        next.warned = Warned::NONE;
        next.believe_warnings(&warnings).ok()?;
        next.see_whether_over();
        Some(next)
    }
}
