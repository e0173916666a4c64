//! Mate and release judged at once, after every move (V14 to V17, R10).

use super::position::{Position, Status};
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::law::ending::{Ending, Share, Verdict};

/// What the procedure has done since the move.
#[derive(Clone, Copy)]
struct Done {
    mover: Seat,
    /// Seats that it took out of the mated: it freezes none of them again.
    freed: Seats,
    /// Seats that were found mated when the turn came to them: they stay so while the move is judged.
    fixed: Seats,
}

impl Position {
    /// Steps 3 to 5 after a move, the mates that it lifted being lifted: who stands mated, whose turn it is.
    pub(super) fn judge_mates(&mut self, mover: Seat) {
        let mut done = Done {
            mover,
            freed: Seats::NONE,
            fixed: Seats::NONE,
        };
        loop {
            while self.judge_one(&mut done) {}
            let next = self
                .in_order_after(mover)
                .find(|seat| !self.mated.has(*seat));
            let seat = next.unwrap_or(mover);
            if let Some(verdict) = self.both_mated() {
                self.status = Status::Over(verdict);
                return self.reach(mover, seat);
            }
            if self.can_move(seat) {
                return self.reach(mover, seat);
            }
            if !self.checked.has(seat) {
                // V17: nothing to play, and no check.
                self.status = Status::Replay;
                return self.reach(mover, seat);
            }
            done.fixed = done.fixed.with(seat);
            self.freeze(seat);
        }
    }

    /// Steps 4 and 5 before any move: who is at turn, in check and without a move is mated, and the turn goes on. Nobody else
    /// is judged.
    pub(super) fn mate_at_turn(&mut self) {
        while !self.can_move(self.turn) {
            if !self.checked.has(self.turn) {
                self.status = Status::Replay;
                return;
            }
            let mated = self.turn;
            self.freeze(mated);
            let next = self
                .in_order_after(mated)
                .find(|seat| !self.mated.has(*seat));
            self.reach(mated, next.unwrap_or(mated));
            if let Some(verdict) = self.both_mated() {
                self.status = Status::Over(verdict);
                return;
            }
        }
    }

    /// Step 3, once: releases a seat that is mated no longer, or else freezes one that is mated; says whether it did.
    fn judge_one(&mut self, done: &mut Done) -> bool {
        let order = || self.in_order_after(done.mover);
        let free = order()
            .find(|seat| self.mated.has(*seat) && !done.fixed.has(*seat) && !self.is_mate(*seat));
        if let Some(seat) = free {
            done.freed = done.freed.with(seat);
            self.release(seat);
            return true;
        }
        let spared = self.mated.or(done.freed).with(done.mover);
        let stuck = order().find(|seat| !spared.has(*seat) && self.is_mate(*seat));
        if let Some(seat) = stuck {
            self.freeze(seat);
        }
        stuck.is_some()
    }

    /// Is a seat's king in check, without a move that would be legal were it its turn?
    pub(super) fn is_mate(&self, seat: Seat) -> bool {
        self.checked.has(seat) && !self.can_move(seat)
    }

    /// V14: the army of a mated king loses its force.
    fn freeze(&mut self, seat: Seat) {
        self.mated = self.mated.with(seat);
        self.released = self.released.without(seat);
        self.passed[seat.index()] = 0;
        self.look_for_checks();
    }

    /// V7: the game is won when both kings of a side stand mated.
    pub(super) fn both_mated(&self) -> Option<Verdict> {
        let lost = self
            .sides()
            .into_iter()
            .find(|side| side.except(self.mated).is_empty())?;
        let winners = self.seating.enemies(lost.first()?);
        Some(Verdict::won_by(winners, Share::Whole, Ending::BothMated))
    }

    /// The two sides.
    pub(super) fn sides(&self) -> [Seats; 2] {
        let side = self.seating.side(Seat::South);
        [side, self.seating.enemies(Seat::South)]
    }
}
