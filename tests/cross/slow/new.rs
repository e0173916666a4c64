//! The mates of 1967: judged when their owner is at turn.

use super::{Slow, State, Step};

impl Slow {
    /// Does a step leave the own king out of check of everybody?
    pub(super) fn new_safe(&self, step: Step) -> bool {
        !self.made(step).is_checked(self.turn)
    }

    pub(super) fn new_after(&self, step: Step) -> Slow {
        let mover = self.turn;
        let mut at = self.made(step);
        at.mated[mover] = false;
        at.warned = self.shield(step, &at);
        let round = self.rules.round(mover);
        let mut next = round[0];
        for seat in round {
            if at.bare() {
                break;
            }
            let turned = at.were_it(seat);
            if !turned.legal().is_empty() {
                next = seat;
                break;
            }
            at.mated[seat] |= at.is_checked(seat);
            let mut passing = at.were_it(seat);
            passing.mated = at.mated;
            if passing.new_state() != State::Play {
                next = seat;
                break;
            }
        }
        at.turn_to(next, mover);
        at.warned = at.warned.intersection(&at.attacks()).copied().collect();
        at
    }

    fn bare(&self) -> bool {
        self.standing().all(|(_, (_, letter))| letter == 'K')
    }

    /// Could a seat move, were it its turn?
    fn could_move(&self, seat: usize) -> bool {
        let turned = if seat == self.turn {
            self.clone()
        } else {
            self.before_turn().were_it(seat)
        };
        !turned.legal().is_empty()
    }

    fn stands_mated(&self, seat: usize) -> bool {
        self.mated[seat] && self.is_checked(seat) && !self.could_move(seat)
    }

    fn stands_stalemated(&self, seat: usize) -> bool {
        !self.is_checked(seat) && !self.could_move(seat)
    }

    pub(super) fn new_state(&self) -> State {
        let first = [0, self.rules.friend(0)];
        let other = self.rules.next(0);
        let other = if first.contains(&other) {
            self.rules.next(other)
        } else {
            other
        };
        let sides = [first, [other, self.rules.friend(other)]];
        let mated = sides.map(|side| side.map(|seat| self.stands_mated(seat)));
        for (winners, losers) in [(0, 1), (1, 0)] {
            if mated[losers] == [true; 2] {
                return match mated[winners] {
                    [false, false] => State::Won(sides[winners]),
                    _ => State::Half(sides[winners]),
                };
            }
        }
        let any = mated.map(|side| side.contains(&true));
        let shut = !self.could_move(self.turn);
        for (side, enemies) in [(0, 1), (1, 0)] {
            let all = || sides[side].iter().all(|seat| self.stands_stalemated(*seat));
            if shut && !any[enemies] && all() {
                return State::Drawn;
            }
        }
        let nobody = || !(0..4).any(|seat| self.could_move(seat));
        if self.bare() || shut && nobody() {
            return match any {
                [false, true] => State::Half(sides[0]),
                [true, false] => State::Half(sides[1]),
                _ => State::Drawn,
            };
        }
        State::Play
    }
}
