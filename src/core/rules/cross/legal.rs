//! Legal moves, mates that a move lifts taken into account (V14, V16).

use std::ops::ControlFlow;

use super::castling::{castled, corner};
use super::laws::{Frozen, Pins};
use super::men::{EMPTY, Men, Owners, cell, owner, role};
use super::moves::Move;
use super::places::{NOWHERE, Place, edges_of, forward, goes_aslant, step};
use super::position::Position;
use super::scope::Prey;
use super::sink::Flow;
use crate::board::piece::{Role, Seat};

/// What a move does beside its own two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aside {
    /// Nothing.
    Nothing,
    /// A pawn is taken in passing.
    Pawn(Place),
    /// The rook crosses the king.
    Rook(Place, Place),
}

impl Aside {
    /// Is it nothing?
    #[inline]
    pub(super) fn is_nothing(self) -> bool {
        self == Aside::Nothing
    }
}

impl Men {
    /// Makes a move of a seat.
    #[inline]
    pub(super) fn play(&mut self, seat: usize, played: Move, aside: Aside) {
        let (from, to) = played.places();
        if self.at(to) != EMPTY {
            self.lift(to);
        }
        let man = self.lift(from);
        self.put(to, played.role.map_or(man, |role| cell(seat, role)));
        match aside {
            Aside::Nothing => {}
            Aside::Pawn(taken) => {
                self.lift(taken);
            }
            Aside::Rook(corner, passed) => {
                let rook = self.lift(corner);
                self.put(passed, rook);
            }
        }
    }
}

impl Position {
    /// What a move of a seat does beside its own two places.
    #[inline]
    pub(super) fn aside(&self, seat: usize, from: Place, to: Place) -> Aside {
        let man = self.men.at(from);
        if man == cell(seat, Role::Pawn) && self.men.at(to) == EMPTY && goes_aslant(from, to) {
            return match self.passer(to) {
                Some(passer) => Aside::Pawn(step(to, forward(passer))),
                None => Aside::Nothing,
            };
        }
        match self.castling_end(seat, from, to) {
            Some(end) if self.has_rook(seat, end) => {
                Aside::Rook(corner(seat, end), castled(seat, from, end).1)
            }
            _ => Aside::Nothing,
        }
    }

    /// Makes a move of a seat, with its rights and what it passes over; judges nothing.
    #[inline]
    pub(super) fn make(&mut self, seat: Seat, played: Move) {
        let number = seat.index();
        let (from, to) = played.places();
        let aside = self.aside(number, from, to);
        self.men.play(number, played, aside);
        if self.passed != [NOWHERE; 4] {
            self.forget_pawn(match aside {
                Aside::Pawn(taken) => taken,
                _ => to,
            });
        }
        self.rights = self.rights.after(from, to);
        if self.men.king(number) == to {
            self.rights = self.rights.without(number);
            self.silent.forget(number);
        }
        self.released = self.released.without(seat);
        if self.men.at(to) == cell(number, Role::Pawn) {
            self.remember_step(number, from, to);
        }
        self.turn = self.seating.next(seat);
    }

    /// R5: what a double step passes over can be taken.
    #[inline]
    pub(super) fn remember_step(&mut self, seat: usize, from: Place, to: Place) {
        let over = step(from, forward(seat));
        if edges_of(from).second >> seat & 1 != 0 && step(over, forward(seat)) == to {
            self.passed[seat] = over;
        }
    }

    /// Visits every move of a seat that is legal, were it its turn (4.2, step 2).
    pub(super) fn each_legal(&self, seat: usize, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        if !self.may_lift() {
            return self.each_held(seat, Prey::Unwarned, visit);
        }
        self.each_held(
            seat,
            Prey::Unwarned,
            &mut |m| match self.stays_safe(seat, m) {
                true => visit(m),
                false => Flow::Continue(()),
            },
        )
    }

    /// Has a seat a legal move, were it its turn?
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        self.each_legal(seat.index(), &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// V14: do the own king and the friend's stay out of check when the mates that a move lifts are lifted? It is a move
    /// that leaves them so as long as the mated seats stay mated.
    pub(super) fn stays_safe(&self, seat: usize, played: Move) -> bool {
        let own = Seat::FOUR[seat & 3];
        let next = self.lifted(own, played);
        next.mated == self.mated.without(own)
            || (!next.checked.has(own)
                && self
                    .spared(seat)
                    .is_none_or(|friend| !next.checked.has(friend)))
    }

    /// The position after a move of a seat, the mates that it lifts lifted (4.2, step 2): F1. Were it the turn of a mated
    /// seat, he would not be mated: his army holds what it holds.
    pub(super) fn lifted(&self, seat: Seat, played: Move) -> Position {
        let mut next = *self;
        next.make(seat, played);
        next.mated = next.mated.without(seat);
        next.look_for_checks();
        next.lift_mates(seat);
        next
    }

    /// Lifts the mates that a move just made has lifted.
    pub(super) fn lift_mates(&mut self, mover: Seat) {
        if self.laws.frozen == Frozen::WithoutForce {
            while let Some(free) = self
                .in_order_after(mover)
                .find(|of| self.is_lifted(*of, mover))
            {
                self.release(free);
            }
        }
    }

    /// The four seats, from the one after a seat on.
    pub(super) fn in_order_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seating.after(seat).into_iter().chain([seat])
    }

    /// Is the mate of a seat lifted after a move: does its king stand in no check, or can it escape (4.2, step 1)?
    ///
    /// The queens that the seat might take are attacked anew, for a mated seat attacks none: warned when the mover is
    /// their enemy, open when he or his friend owns them (step 6).
    fn is_lifted(&self, seat: Seat, mover: Seat) -> bool {
        if !self.mated.has(seat) {
            return false;
        }
        let prey = match self.seating.allied(seat, mover) {
            true => Prey::NoQueen,
            false => Prey::EveryQueen,
        };
        !self.checked.has(seat)
            || self
                .each_held(seat.index(), prey, &mut |_| ControlFlow::Break(()))
                .is_break()
    }

    /// V15: a mate is lifted; the army has its force again, and may not be taken before it has had a turn.
    pub(super) fn release(&mut self, seat: Seat) {
        self.mated = self.mated.without(seat);
        self.released = self.released.with(seat);
        self.look_for_checks();
    }

    /// Can a man that reaches a queen legally take her, were it his turn, warnings aside (V12, V14, V15)?
    pub(super) fn could_take(&self, from: Place, queen: Place) -> bool {
        let seat = owner(self.men.at(from));
        let own = Seat::FOUR[seat];
        if self.laws.frozen == Frozen::WithoutForce
            && (self.mated.has(own)
                || !self
                    .takes_from(own)
                    .has(Seat::FOUR[owner(self.men.at(queen))]))
        {
            return false;
        }
        let taking = Move::along(from, queen);
        let next = self.lifted(own, taking);
        let friend = match self.laws.queens.pins {
            Pins::OwnAndFriends => self.spared(seat),
            Pins::Own => None,
        };
        !next.checked.has(own) && friend.is_none_or(|friend| !next.checked.has(friend))
    }

    /// V12: is a man that reaches a queen, and cannot take her, kept from it only by V10: does he cover his own king or
    /// his friend's?
    pub(super) fn is_held_by_a_pin(&self, from: Place, queen: Place) -> bool {
        let man = self.men.at(from);
        let own = Seat::FOUR[owner(man)];
        let may_take = !self.mated.has(own)
            && self
                .takes_from(own)
                .has(Seat::FOUR[owner(self.men.at(queen))]);
        if role(man) == Role::King || !may_take {
            return false;
        }
        let next = self.lifted(own, Move::along(from, queen));
        let king = next.men.king(own.index());
        let mut in_check_still = false;
        let before = self.force_against(own.index());
        next.men
            .attackers(king, next.force_against(own.index()), |by, way| {
                let checked = !next.silent.has(own.index(), way)
                    && self.men.at(by) == next.men.at(by)
                    && self.gives_check(by, king, before);
                in_check_still |= checked;
            });
        !in_check_still && !self.could_take(from, queen)
    }

    fn gives_check(&self, by: Place, king: Place, force: Owners) -> bool {
        let mut found = false;
        self.men.attackers(king, force, |at, _| found |= at == by);
        found
    }
}
