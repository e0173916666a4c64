//! Why a play is no move at all: the first step of it that the piece cannot make.

use super::lines::{back, slide, toward};
use super::position::{Position, forward};
use crate::board::piece::Role;
use crate::board::square::Direction;
use crate::board::ten::Fifty;
use crate::law::breach::DraughtsBreach;
use crate::rules::play::Play;

/// A piece on its way from one square that was named to the next.
struct Step<'p> {
    position: &'p Position,
    role: Role,
    /// Where it stood at first.
    origin: Fifty,
    /// Where it is now.
    at: Fifty,
    /// Where it is to go.
    to: Fifty,
    /// What it has taken by now.
    taken: Fifty,
}

impl Position {
    /// The breach of a play, by a piece of this kind, that is neither legal nor a capture neglected.
    pub(super) fn refuse(&self, role: Role, play: &Play) -> DraughtsBreach {
        let origin = Fifty::of(play.start());
        let named = play.squares().get(1..).unwrap_or_default();
        let routes = self.routes(origin, role);
        let met = routes.met(named);
        let most = met.iter().copied().max().unwrap_or(0);
        let last = most.checked_sub(1).and_then(|last| named.get(last));
        // Of the places from which it cannot go on, the first is that with the least taken.
        let mut places = routes.places().iter().zip(&met);
        let place = places
            .find(|(place, met)| **met == most && last.is_none_or(|last| place.at.has(*last)));
        let (at, taken) = place.map_or((origin, Fifty::NONE), |(place, _)| (place.at, place.taken));
        let step = |to| Step {
            position: self,
            role,
            origin,
            at,
            to,
            taken,
        };
        let rest = named.get(most..).unwrap_or_default().iter();
        let rest: Vec<Fifty> = rest.map(|at| Fifty::of(*at)).collect();
        let to = rest.first().copied().unwrap_or(at);
        match step(to).breach() {
            Some(breach) => breach,
            None => after_a_run(self, role, [at, to], &rest),
        }
    }
}

/// A move that takes nothing, and then goes on: no piece does that.
///
/// A king may name any squares of the line it runs along; so what is wrong is the first that lies beside it, or does
/// not lie free.
fn after_a_run(
    position: &Position,
    role: Role,
    [from, first]: [Fifty; 2],
    named: &[Fifty],
) -> DraughtsBreach {
    let cannot = |from: Fifty, to: Fifty| DraughtsBreach::CannotReach {
        role,
        from: from.lowest(),
        to: to.lowest(),
    };
    let second = named.get(1).copied().unwrap_or(first);
    if role == Role::Man {
        // What lies beside the second square never lies beside the first, so that one of the two is told truly.
        let near = toward(first, second).is_some_and(|way| first.shift(way) == second);
        return cannot(if near { from } else { first }, second);
    }
    let on_line = |to: Fifty| match toward(from, first) {
        Some(way) => {
            let line = slide(from, way, Fifty::ALL) | slide(from, back(way), Fifty::ALL) | from;
            !(line & to).is_empty()
        }
        None => false,
    };
    for &to in named {
        let joined = toward(from, to).is_some();
        if !on_line(to) {
            return cannot(if joined { first } else { from }, to);
        }
        let run = Step {
            position,
            role,
            origin: from,
            at: from,
            to,
            taken: Fifty::NONE,
        };
        match run.breach() {
            Some(breach) if to != from => return breach,
            _ => {}
        }
    }
    if named.last() == Some(&from) {
        return cannot(from, from);
    }
    over_nothing(role, from, first)
}

/// A capture goes on only over a piece.
fn over_nothing(role: Role, from: Fifty, to: Fifty) -> DraughtsBreach {
    DraughtsBreach::OverNothing {
        role,
        from: from.lowest(),
        to: to.lowest(),
    }
}

impl Step<'_> {
    /// Why the piece cannot make this step; nothing when it can, if only in a move that takes nothing.
    fn breach(&self) -> Option<DraughtsBreach> {
        let Some(way) = toward(self.at, self.to) else {
            return Some(self.cannot(self.at));
        };
        match self.role {
            Role::Crowned => self.king(way),
            _ => self.man(way),
        }
    }

    /// D4, D7: one square forward, or two at a time over pieces.
    fn man(&self, way: Direction) -> Option<DraughtsBreach> {
        if self.at.shift(way) == self.to {
            return self.man_beside(way);
        }
        let (mut at, mut taken) = (self.at, self.taken);
        loop {
            let over = at.shift(way);
            let land = over.shift(way);
            let far = at == self.at && land != self.to;
            if land.is_empty() || over == self.to {
                return Some(self.cannot(self.at));
            }
            let breach = if self.holds_prey(over, taken) {
                self.landing(over, land, taken)
            } else if far {
                Some(self.cannot(self.at))
            } else {
                let nothing = || over_nothing(self.role, at, land);
                self.not_over(over, taken).or_else(|| Some(nothing()))
            };
            if breach.is_some() || land == self.to {
                return breach;
            }
            taken |= over;
            at = land;
        }
    }

    /// One square.
    fn man_beside(&self, way: Direction) -> Option<DraughtsBreach> {
        let captures = !self.taken.is_empty();
        if !captures && !self.stands(self.to) && !forward(self.position.turn).contains(&way) {
            return Some(DraughtsBreach::Backward {
                from: self.at.lowest(),
                to: self.to.lowest(),
            });
        }
        let nothing = captures.then(|| over_nothing(self.role, self.at, self.to));
        self.occupied(self.to).or(nothing)
    }

    /// D5, D8: along free squares, or over pieces that stand alone.
    fn king(&self, way: Direction) -> Option<DraughtsBreach> {
        let mut taken = self.taken;
        let mut at = self.at.shift(way);
        while at != self.to {
            let behind = at.shift(way);
            let breach = if self.holds_prey(at, taken) {
                let breach = self.landing(at, behind, taken);
                taken |= at;
                breach
            } else if self.own(at) && !self.free_up_to_end(behind, way) {
                Some(DraughtsBreach::Blocked {
                    to: self.to.lowest(),
                    by: at.lowest(),
                })
            } else {
                self.not_over(at, taken)
            };
            if breach.is_some() {
                return breach;
            }
            at = behind;
        }
        let captures = !self.taken.is_empty();
        let nothing = captures.then(|| over_nothing(self.role, self.at, self.to));
        self.occupied(self.to).or(nothing)
    }

    fn cannot(&self, from: Fifty) -> DraughtsBreach {
        DraughtsBreach::CannotReach {
            role: self.role,
            from: from.lowest(),
            to: self.to.lowest(),
        }
    }

    /// Can the piece not come down behind one that it leaps over?
    fn landing(&self, over: Fifty, behind: Fifty, taken: Fifty) -> Option<DraughtsBreach> {
        if !(behind & taken).is_empty() {
            Some(DraughtsBreach::StillThere {
                at: behind.lowest(),
            })
        } else if self.stands(behind) {
            Some(DraughtsBreach::NoRoom {
                role: self.role,
                over: over.lowest(),
                behind: behind.lowest(),
            })
        } else {
            None
        }
    }

    /// Does a piece stand there that is not to be leapt over?
    fn not_over(&self, at: Fifty, taken: Fifty) -> Option<DraughtsBreach> {
        let over = at.lowest();
        if !(at & taken).is_empty() {
            Some(DraughtsBreach::Twice { over })
        } else if self.own(at) {
            Some(DraughtsBreach::OverOwn {
                role: self.role,
                over,
            })
        } else {
            None
        }
    }

    /// Does a piece stand where this one was to come down?
    fn occupied(&self, at: Fifty) -> Option<DraughtsBreach> {
        if !(at & self.taken).is_empty() {
            Some(DraughtsBreach::StillThere { at: at.lowest() })
        } else if self.stands(at) {
            Some(DraughtsBreach::Occupied {
                role: self.role,
                at: at.lowest(),
            })
        } else {
            None
        }
    }

    fn free_up_to_end(&self, mut at: Fifty, way: Direction) -> bool {
        while at != self.to && !self.stands(at) {
            at = at.shift(way);
        }
        !self.stands(at)
    }

    fn stands(&self, at: Fifty) -> bool {
        !(at & self.position.occupied() & !self.origin).is_empty()
    }

    fn own(&self, at: Fifty) -> bool {
        self.stands(at) && !(at & self.position.army(self.position.turn)).is_empty()
    }

    fn holds_prey(&self, at: Fifty, taken: Fifty) -> bool {
        let enemy = self.position.army(self.position.turn.opponent());
        !(at & enemy & !taken).is_empty()
    }
}
