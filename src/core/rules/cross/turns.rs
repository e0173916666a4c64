//! What follows a move: whose turn it is, and whether the game is over.

use super::laws::Mate;
use super::moves::Move;
use super::position::{Position, Status};
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::law::ending::{Ending, Share, Verdict};

impl Position {
    /// The position after a legal move.
    #[must_use]
    #[inline]
    pub fn after(&self, played: Move) -> Position {
        let mut next = *self;
        if !next.goes_on_in_calm(played) {
            next.follow(self, played);
        }
        next
    }

    /// Becomes the position after a legal move, with everything judged that it may have done to kings and queens.
    #[inline(never)]
    pub(super) fn follow(&mut self, before: &Position, played: Move) {
        let mover = before.turn;
        match before.laws.mate {
            Mate::AtOnce => {
                *self = before.lifted(mover, played);
                self.warn_after(before, mover, played);
                self.judge_mates(mover);
            }
            Mate::AtTurn => {
                *self = *before;
                self.make(mover, played);
                self.mated = self.mated.without(mover);
                self.look_for_checks();
                self.warn_after(before, mover, played);
                self.pass_on(mover);
            }
        }
        self.keep_attacks();
    }

    /// Gives the turn to the next seat that can move; one that cannot is frozen if it is in check or was frozen, and else
    /// passed over while that lasts (T11, T5, R17).
    pub(super) fn pass_on(&mut self, mover: Seat) {
        if self.men.are_bare_kings() {
            self.status = Status::Over(self.cannot_go_on(Ending::BareKings));
            return self.reach(mover, self.seating.next(mover));
        }
        for seat in self.in_order_after(mover) {
            if self.can_move(seat) {
                return self.reach(mover, seat);
            }
            if self.checked.has(seat) {
                self.mated = self.mated.with(seat);
            }
            if self.mated.has(seat) {
                self.passed[seat.index()] = 0;
            }
            if let Some(verdict) = self.ended() {
                self.status = Status::Over(verdict);
                return self.reach(mover, seat);
            }
        }
        self.status = Status::Over(self.cannot_go_on(Ending::NobodyMoves));
        self.reach(mover, self.seating.next(mover));
    }

    /// See [`passed_on`](crate::rules::position::Position::passed_on).
    #[must_use]
    pub fn passed_on(&self) -> Position {
        let mut next = *self;
        if self.status == Status::Play && !self.can_move(self.turn) {
            let [_, _, before] = self.seating.after(self.turn);
            match self.laws.mate {
                Mate::AtOnce => next.mate_at_turn(),
                Mate::AtTurn => next.pass_on(before),
            }
            next.keep_attacks();
        }
        next
    }

    /// The seats that stand mated on the board as it is: frozen, in check, and without a legal move were it their turn.
    pub fn standing_mated(&self) -> Seats {
        self.mated.filter(|seat| self.is_mate(*seat)).collect()
    }

    /// T17, R16: is the game over by mates or stalemates?
    pub(super) fn ended(&self) -> Option<Verdict> {
        self.won_or_half_won().or_else(|| {
            let stalemated = |seat: Seat| !self.checked.has(seat) && !self.can_move(seat);
            let standing = self.standing_mated();
            self.sides().into_iter().find_map(|side| {
                let enemies = self.seating.enemies(side.first()?);
                let drawn = enemies.and(standing).is_empty() && side.into_iter().all(stalemated);
                drawn.then_some(Verdict::draw(Ending::BothStalemated))
            })
        })
    }

    /// T17: both enemy kings stand mated; half won when a king of the winners does too.
    pub(super) fn won_or_half_won(&self) -> Option<Verdict> {
        if self.mated.count() < 2 {
            return None;
        }
        let standing = self.standing_mated();
        let [one, other] = self.sides();
        let lost = |side: Seats| side.except(standing).is_empty();
        let (winners, losers) = match (lost(one), lost(other)) {
            (true, true) => return Some(Verdict::draw(Ending::BothMated)),
            (true, false) => (other, one),
            (false, true) => (one, other),
            (false, false) => return None,
        };
        let share = match standing.except(losers).is_empty() {
            true => Share::Whole,
            false => Share::Half,
        };
        Some(Verdict::won_by(winners, share, Ending::BothMated))
    }

    /// T17: a game that cannot go on is half won by a side with no mated king against a side with one, else drawn.
    pub fn cannot_go_on(&self, ending: Ending) -> Verdict {
        let standing = self.standing_mated();
        let [one, other] = self.sides();
        match (one.and(standing).is_empty(), other.and(standing).is_empty()) {
            (true, false) => Verdict::won_by(one, Share::Half, ending),
            (false, true) => Verdict::won_by(other, Share::Half, ending),
            _ => Verdict::draw(ending),
        }
    }

    /// Is there a legal move?
    pub fn has_moves(&self) -> bool {
        self.status == Status::Play && self.can_move(self.turn)
    }
}
