//! The mates of 1869: judged at once and after every move.

use super::{Slow, State, Step};

impl Slow {
    /// A step made, and every mate that it has lifted (2).
    pub(super) fn lifted(&self, step: Step) -> Slow {
        let mover = self.turn;
        let mut made = self.made(step);
        made.warned = self.frozen_shield(&made);
        loop {
            let free =
                self.rules.round(mover).into_iter().find(|seat| {
                    made.mated[*seat] && (!made.is_checked(*seat) || made.escapes(*seat))
                });
            let Some(free) = free else {
                return made;
            };
            made.mated[free] = false;
            made.released[free] = true;
        }
    }

    /// Has a mated seat a move out of it, the mates being held as they are (1)?
    fn escapes(&self, seat: usize) -> bool {
        let turned = self.were_it(seat);
        let friend = self.rules.friend(seat);
        let spared = !turned.mated[friend] && !turned.is_checked(friend);
        turned.pseudo().into_iter().any(|step| {
            let made = turned.made(step);
            !(made.is_checked(seat) || spared && made.is_checked(friend))
        })
    }

    /// Does a step leave the own king out of check, and the friend's as he was (2)?
    pub(super) fn old_safe(&self, step: Step) -> bool {
        let friend = self.rules.friend(self.turn);
        let spared = || !self.mated[friend] && !self.is_checked(friend);
        let made = self.lifted(step);
        !(made.is_checked(self.turn) || made.is_checked(friend) && spared())
    }

    /// Is it only for V10 that a step is none: not because a check that stood before it still stands, nor because the king
    /// steps into one? A check that the step answers is no hindrance, nor that it is the queen who gives it (V12).
    pub(super) fn only_exposes(&self, step: Step) -> bool {
        let king = self.king(self.turn) == step.from;
        let (before, after) = (
            self.checkers(self.turn),
            self.lifted(step).checkers(self.turn),
        );
        let left = before.iter().any(|at| *at != step.to && after.contains(at));
        !king && !left && !self.old_safe(step)
    }

    /// Is a seat mated: in check, and without a move were it its turn?
    fn is_mated(&self, seat: usize) -> bool {
        self.is_checked(seat) && self.turned_free(seat).legal().is_empty()
    }

    /// The position were it this seat's turn, and so he not mated.
    fn turned_free(&self, seat: usize) -> Slow {
        let mut turned = self.were_it(seat);
        turned.mated[seat] = false;
        turned
    }

    /// Whose side has won, if both kings of the other stand mated (V7).
    pub(super) fn winners(&self) -> Option<[usize; 2]> {
        let loser =
            (0..4).find(|seat| self.mated[*seat] && self.mated[self.rules.friend(*seat)])?;
        let winner = self.rules.next(loser);
        let winner = if self.rules.enemies(loser, winner) {
            winner
        } else {
            self.rules.next(winner)
        };
        Some([winner, self.rules.friend(winner)])
    }

    pub(super) fn old_state(&self) -> State {
        if let Some(winners) = self.winners() {
            return State::Won(winners);
        }
        match !self.is_checked(self.turn) && self.legal().is_empty() {
            true => State::Replay,
            false => State::Play,
        }
    }

    /// The position after a legal step, with all that follows from it (3 to 6).
    pub(super) fn old_after(&self, step: Step) -> Slow {
        let mover = self.turn;
        let round = self.rules.round(mover);
        let mut at = self.lifted(step);
        at.warned = self.shield(step, &at);
        let (mut freed, mut stuck) = ([false; 4], [false; 4]);
        let next = loop {
            loop {
                let free = |seat: &usize| at.mated[*seat] && !stuck[*seat] && !at.is_mated(*seat);
                let caught = |seat: &usize| {
                    !at.mated[*seat] && *seat != mover && !freed[*seat] && at.is_mated(*seat)
                };
                if let Some(seat) = round.into_iter().find(free) {
                    at.mated[seat] = false;
                    at.released[seat] = true;
                    freed[seat] = true;
                } else if let Some(seat) = round.into_iter().find(caught) {
                    at.mated[seat] = true;
                    at.released[seat] = false;
                } else {
                    break;
                }
            }
            let next = round
                .into_iter()
                .find(|seat| !at.mated[*seat])
                .expect("the mover");
            if at.winners().is_some() || !at.is_mated(next) {
                break next;
            }
            at.mated[next] = true;
            at.released[next] = false;
            stuck[next] = true;
        };
        at.turn_to(next, mover);
        at.warned = at.warned.intersection(&at.attacks()).copied().collect();
        at
    }
}
