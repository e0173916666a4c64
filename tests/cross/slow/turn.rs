//! The board turned by a quarter, or seen in a mirror, with every army handed on.

use super::men::squares;
use super::{At, Slow, Turns, text};

/// South's d1 becomes West's a11, and so on round.
const fn quarter((file, rank): At) -> At {
    (rank, 13 - file)
}

/// Left and right change places.
const fn mirror((file, rank): At) -> At {
    (13 - file, rank)
}

fn moved(step: &str, by: fn(At) -> At) -> String {
    let mut step = text::read_step(step);
    (step.from, step.to) = (by(step.from), by(step.to));
    text::step(step)
}

impl Slow {
    fn carried(&self, by: fn(At) -> At, seat: fn(usize) -> usize) -> Slow {
        let mut carried = self.clone();
        for at in squares() {
            carried.put(
                by(at),
                self.man(at).map(|(owner, letter)| (seat(owner), letter)),
            );
        }
        carried.turn = seat(self.turn);
        for owner in 0..4 {
            carried.rights[seat(owner)] = self.rights[owner];
            carried.passed[seat(owner)] = self.passed[owner].map(by);
            carried.mated[seat(owner)] = self.mated[owner];
            carried.released[seat(owner)] = self.released[owner];
        }
        let pair = |(from, queen): &(At, At)| (by(*from), by(*queen));
        carried.warned = self.warned.iter().map(pair).collect();
        carried
    }

    /// Each army goes on to the next seat clockwise.
    pub fn quarter(&self) -> Slow {
        self.carried(quarter, |seat| (seat + 1) % 4)
    }

    pub fn quarter_step(step: &str) -> String {
        moved(step, quarter)
    }

    /// West and East change places, and the turn goes the other way.
    pub fn mirrored(&self) -> Slow {
        let mut mirrored = self.carried(mirror, |seat| (4 - seat) % 4);
        mirrored.rules.turns = match self.rules.turns {
            Turns::Clockwise => Turns::Counter,
            Turns::Counter => Turns::Clockwise,
        };
        mirrored
    }

    pub fn mirrored_step(step: &str) -> String {
        moved(step, mirror)
    }
}
