//! Every move that the rules require or allow.

use smallvec::SmallVec;

use super::position::{Position, forward};
use crate::board::square::Direction;
use crate::board::ten::{DIAGONALS, Fifty};
use crate::rules::tree::Tree;

/// A move, by what it changes: captures that take the same pieces between the same squares are one, whatever the
/// route.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    from: Fifty,
    to: Fifty,
    taken: Fifty,
}

impl Move {
    /// Where the piece stands, as a set of one square.
    #[inline]
    pub const fn from(self) -> Fifty {
        self.from
    }

    /// Where it comes to rest, as a set of one square.
    #[inline]
    pub const fn to(self) -> Fifty {
        self.to
    }

    /// What it takes, lifted when it has come to rest (D8).
    #[inline]
    pub const fn taken(self) -> Fifty {
        self.taken
    }
}

/// Captures; there are seldom more than a few.
pub type Captures = SmallVec<[Move; 6]>;

/// The captures that take the greatest number found so far (D11).
struct Greatest {
    number: u32,
    captures: Captures,
}

impl Greatest {
    fn add(&mut self, capture: Move) {
        let number = capture.taken.count();
        if number < self.number || number == 0 {
            return;
        }
        if number > self.number {
            self.number = number;
            self.captures.clear();
        }
        if !self.captures.contains(&capture) {
            self.captures.push(capture);
        }
    }
}

/// A capture under way: the board as its piece sees it.
#[derive(Clone, Copy)]
struct Run {
    from: Fifty,
    prey: Fifty,
    empty: Fifty,
}

impl Tree for Position {
    type Move = Move;

    #[inline]
    fn each(&self, visit: impl FnMut(Move)) {
        if self.can_capture() {
            self.captures().into_iter().for_each(visit);
        } else {
            self.each_quiet(visit);
        }
    }

    fn count(&self) -> u64 {
        if self.can_capture() {
            self.captures().len() as u64
        } else {
            self.count_quiet()
        }
    }

    #[inline]
    fn after(&self, play: Move) -> Position {
        Position::after(self, play)
    }
}

impl Position {
    /// Can some piece capture at all?
    pub fn can_capture(&self) -> bool {
        !self.jumping_men().is_empty() || self.jumping_kings().next().is_some()
    }

    /// D6 to D9, D11: the captures that take the greatest number; none when nothing can be taken.
    pub fn captures(&self) -> Captures {
        let mut greatest = Greatest {
            number: 0,
            captures: Captures::new(),
        };
        let prey = self.army(self.turn.opponent());
        let empty = !self.occupied();
        for from in self.jumping_men().singles() {
            Run {
                from,
                prey,
                empty: empty | from,
            }
            .man(from, Fifty::NONE, &mut greatest);
        }
        for from in self.jumping_kings() {
            Run {
                from,
                prey,
                empty: empty | from,
            }
            .king(from, Fifty::NONE, &mut greatest);
        }
        greatest.captures
    }

    /// The men at turn that can take something.
    #[inline]
    fn jumping_men(&self) -> Fifty {
        let (seat, empty) = (self.turn, !self.occupied());
        let prey = self.army(seat.opponent());
        let before = |way: Direction| (empty.shift(way) & prey).shift(way);
        let [north_east, north_west, south_east, south_west] = DIAGONALS;
        let jumping =
            before(north_east) | before(north_west) | before(south_east) | before(south_west);
        jumping & self.men(seat)
    }

    /// The kings at turn that can take something.
    #[inline]
    fn jumping_kings(&self) -> impl Iterator<Item = Fifty> + use<> {
        let (seat, empty) = (self.turn, !self.occupied());
        let prey = self.army(seat.opponent());
        let can = move |king: &Fifty| {
            DIAGONALS
                .into_iter()
                .any(|way| !jump(*king, way, prey, empty).is_empty())
        };
        self.kings(seat).singles().filter(can)
    }

    /// D4, D5: calls for every move that takes nothing, whether or not something could be taken.
    #[inline]
    pub fn each_quiet(&self, mut visit: impl FnMut(Move)) {
        let (seat, empty) = (self.turn, !self.occupied());
        let taken = Fifty::NONE;
        for way in forward(seat) {
            let steps = self.men(seat).shift(way) & empty;
            steps.singles().for_each(|to| {
                visit(Move {
                    from: to.shift(back(way)),
                    to,
                    taken,
                })
            });
        }
        for from in self.kings(seat).singles() {
            for way in DIAGONALS {
                slide(from, way, empty)
                    .singles()
                    .for_each(|to| visit(Move { from, to, taken }));
            }
        }
    }

    fn count_quiet(&self) -> u64 {
        let (seat, empty) = (self.turn, !self.occupied());
        let men = self.men(seat);
        let by_men: u32 = forward(seat)
            .into_iter()
            .map(|way| (men.shift(way) & empty).count())
            .sum();
        let by_king = |king: Fifty| -> u32 {
            DIAGONALS
                .into_iter()
                .map(|way| slide(king, way, empty).count())
                .sum()
        };
        u64::from(by_men)
            + self
                .kings(seat)
                .singles()
                .map(by_king)
                .map(u64::from)
                .sum::<u64>()
    }
}

impl Run {
    fn man(&self, at: Fifty, taken: Fifty, greatest: &mut Greatest) {
        let prey = self.prey & !taken;
        let onward = DIAGONALS.map(|way| {
            let over = at.shift(way) & prey;
            (over, over.shift(way) & self.empty)
        });
        let mut rests = true;
        for (over, land) in onward {
            if !land.is_empty() {
                rests = false;
                self.man(land, taken | over, greatest);
            }
        }
        if rests {
            self.rest(at, taken, greatest);
        }
    }

    fn king(&self, at: Fifty, taken: Fifty, greatest: &mut Greatest) {
        let mut rests = true;
        for way in DIAGONALS {
            let over = jump(at, way, self.prey & !taken, self.empty);
            let mut land = over.shift(way) & self.empty;
            while !land.is_empty() {
                rests = false;
                self.king(land, taken | over, greatest);
                land = land.shift(way) & self.empty;
            }
        }
        if rests {
            self.rest(at, taken, greatest);
        }
    }

    fn rest(&self, to: Fifty, taken: Fifty, greatest: &mut Greatest) {
        greatest.add(Move {
            from: self.from,
            to,
            taken,
        });
    }
}

/// The way back.
#[inline]
const fn back(way: Direction) -> Direction {
    match way {
        Direction::NorthEast => Direction::SouthWest,
        Direction::NorthWest => Direction::SouthEast,
        Direction::SouthEast => Direction::NorthWest,
        _ => Direction::NorthEast,
    }
}

/// The squares that a king runs over from a square one way, up to the first piece.
#[inline]
fn slide(from: Fifty, way: Direction, empty: Fifty) -> Fifty {
    let mut reach = Fifty::NONE;
    let mut at = from.shift(way) & empty;
    while !at.is_empty() {
        reach |= at;
        at = at.shift(way) & empty;
    }
    reach
}

/// The piece that a king would take one way, if a square behind it is free.
#[inline]
fn jump(from: Fifty, way: Direction, prey: Fifty, empty: Fifty) -> Fifty {
    let mut at = from.shift(way);
    while !(at & empty).is_empty() {
        at = at.shift(way);
    }
    let over = at & prey;
    if (over.shift(way) & empty).is_empty() {
        Fifty::NONE
    } else {
        over
    }
}
