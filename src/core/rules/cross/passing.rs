//! Taking in passing across the board (A20, R5).

use super::men::{EMPTY, Men, cell};
use super::places::{NOWHERE, Place, forward, step};
use super::position::Position;
use crate::board::piece::{Role, Seat};

impl Position {
    /// The number of the seat whose pawn passed over a place and may still be taken there.
    #[inline]
    pub(super) fn passer(&self, over: Place) -> Option<usize> {
        if self.passed == [NOWHERE; 4] || over == NOWHERE {
            return None;
        }
        (0..4).find(|seat| self.passed[*seat] == over)
    }

    /// R5: may a seat take in passing there, with a pawn that attacks the place? The step must be an enemy's, whose pawn
    /// may be taken; the place empty; and the seat's turn must come before his, counted from the turn.
    pub(super) fn may_take_in_passing(&self, seat: usize, passer: usize) -> bool {
        let (own, his) = (Seat::FOUR[seat & 3], Seat::FOUR[passer & 3]);
        let over = self.passed[passer & 3];
        over != NOWHERE
            && self.takes_from(own).has(his)
            && self.men.at(over) == EMPTY
            && self.comes_before(own, his)
    }

    /// Does a seat's turn come before another's, counted from the turn?
    fn comes_before(&self, seat: Seat, other: Seat) -> bool {
        let mut at = self.turn;
        while at != seat && at != other {
            at = self.seating.next(at);
        }
        at == seat && seat != other
    }

    /// Forgets a step whose pawn has just been taken from this place.
    #[inline]
    pub(super) fn forget_pawn(&mut self, at: Place) {
        for seat in 0..4 {
            let over = self.passed[seat];
            if over != NOWHERE && step(over, forward(seat)) == at {
                self.passed[seat] = NOWHERE;
            }
        }
    }

    /// Gives the turn to a seat after the mover, and forgets the steps whose owner it reaches or passes, or that no enemy
    /// can take any more before it does.
    #[inline]
    pub(super) fn reach(&mut self, mover: Seat, turn: Seat) {
        self.turn = turn;
        if self.passed != [NOWHERE; 4] {
            self.forget_passed(mover, turn);
        }
    }

    fn forget_passed(&mut self, mover: Seat, turn: Seat) {
        let mut at = mover;
        loop {
            at = self.seating.next(at);
            self.passed[at.index()] = NOWHERE;
            if at == turn {
                break;
            }
        }
        self.forget_hopeless();
    }

    /// Forgets the steps that no enemy can take before the turn comes to their owner: the own one of the seat at turn, and
    /// his friend's, should he be next.
    #[inline]
    pub(super) fn forget_hopeless(&mut self) {
        let turn = self.turn;
        self.passed[turn.index()] = NOWHERE;
        let next = self.seating.next(turn);
        if self.seating.allied(turn, next) {
            self.passed[next.index()] = NOWHERE;
        }
    }

    /// Gives the turn to the seat after the mover.
    #[inline]
    pub(super) fn reach_next(&mut self, turn: Seat) {
        self.turn = turn;
        if self.passed != [NOWHERE; 4] {
            self.forget_hopeless();
        }
    }
}

impl Men {
    /// Is a pawn of this seat before a place that it passed over?
    pub(super) fn has_passed(&self, seat: usize, over: Place) -> bool {
        self.at(step(over, forward(seat))) == cell(seat, Role::Pawn)
    }
}
