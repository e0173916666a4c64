//! Every move that the rules require or allow.

use smallvec::SmallVec;

use super::leap::Leaper;
use super::leaps::Leaps;
use super::lines::{back, jump, slide};
use super::position::{Position, forward};
use super::routes::farthest;
use crate::board::piece::{Role, Seat};
use crate::board::square::{Direction, Square};
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
    #[inline]
    pub(super) const fn new(from: Fifty, to: Fifty, taken: Fifty) -> Move {
        Move { from, to, taken }
    }

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

    /// Where the piece stands.
    #[inline]
    pub const fn start(self) -> Square {
        self.from.lowest()
    }

    /// Where it comes to rest.
    #[inline]
    pub const fn end(self) -> Square {
        self.to.lowest()
    }

    /// What it takes, lifted when it has come to rest (D8).
    #[inline]
    pub const fn taken(self) -> Fifty {
        self.taken
    }
}

/// Captures; there are seldom more than a few.
pub type Captures = SmallVec<[Move; 6]>;

/// Landings of one piece after which routes are merged. A capture seldom has more than ten, but among pieces that stand
/// like trees in an orchard there are millions of routes to a few thousand places.
const MANY: u32 = 200;

/// The captures that take the greatest number found so far (D11).
struct Greatest {
    number: u32,
    captures: Captures,
    /// Landings followed of the piece in hand.
    steps: u32,
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

    /// Follows every route of a piece; when they prove to be many, goes through them again with equal ones merged.
    #[inline]
    fn of(&mut self, leaper: Leaper) {
        self.steps = 0;
        self.follow(&leaper, leaper.from, Fifty::NONE);
        if self.steps > MANY {
            self.merged(leaper);
        }
    }

    fn follow(&mut self, leaper: &Leaper, at: Fifty, taken: Fifty) {
        let mut rests = true;
        leaper.each(at, taken, |land, over| {
            rests = false;
            self.steps += 1;
            if self.steps <= MANY {
                self.follow(leaper, land, taken | over);
            }
        });
        if rests {
            self.add(Move::new(leaper.from, at, taken));
        }
    }

    /// What was found of this piece already is found again.
    #[cold]
    fn merged(&mut self, leaper: Leaper) {
        self.captures.retain(|capture| capture.from != leaper.from);
        for (to, taken) in farthest(&leaper) {
            self.add(Move::new(leaper.from, to, taken));
        }
    }
}

/// What a seat has to take.
enum Due {
    /// Nothing.
    Nothing,
    /// One piece, by men none of whom can go on.
    Leaps(Leaps),
    /// More, or by kings.
    Captures,
}

impl Tree for Position {
    type Move = Move;

    #[inline]
    fn each(&self, visit: impl FnMut(Move)) {
        match self.due() {
            Due::Nothing => self.each_quiet(visit),
            Due::Leaps(leaps) => leaps.moves().for_each(visit),
            Due::Captures => self.captures().into_iter().for_each(visit),
        }
    }

    #[inline]
    fn count(&self) -> u64 {
        match self.due() {
            Due::Nothing => self.count_quiet(),
            Due::Leaps(leaps) => leaps.count(),
            Due::Captures => self.captures().len() as u64,
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
        !matches!(self.due(), Due::Nothing)
    }

    /// What the seat at turn has to take.
    #[inline]
    fn due(&self) -> Due {
        let leaps = self.leaps();
        if self.jumping_kings().next().is_some() || !leaps.going_on().is_empty() {
            Due::Captures
        } else if leaps.is_empty() {
            Due::Nothing
        } else {
            Due::Leaps(leaps)
        }
    }

    /// Is there a legal move?
    pub fn has_moves(&self) -> bool {
        self.can_capture() || self.count_quiet() > 0
    }

    /// D6 to D9, D11: the captures that take the greatest number; none when nothing can be taken.
    pub fn captures(&self) -> Captures {
        let mut greatest = Greatest {
            number: 0,
            captures: Captures::new(),
            steps: 0,
        };
        let leaps = self.leaps();
        // Where a man can go on he takes more than those who cannot.
        for from in leaps.going_on().singles() {
            greatest.of(self.leaper(from, Role::Man));
        }
        for from in self.jumping_kings() {
            greatest.of(self.leaper(from, Role::Crowned));
        }
        if greatest.number < 2 {
            leaps.moves().for_each(|leap| greatest.add(leap));
        }
        greatest.captures
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
        for (way, steps) in forward(seat).into_iter().zip(self.steps()) {
            steps.singles().for_each(|to| {
                let from = to.shift(back(way));
                visit(Move { from, to, taken });
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

    /// D4: the squares to which men step, the two ways forward.
    #[inline]
    fn steps(&self) -> [Fifty; 2] {
        let (men, empty) = (self.men(self.turn), !self.occupied());
        // Each way by its name, so that each is one shift.
        match self.turn {
            Seat::White => [
                men.shift(Direction::NorthEast) & empty,
                men.shift(Direction::NorthWest) & empty,
            ],
            _ => [
                men.shift(Direction::SouthEast) & empty,
                men.shift(Direction::SouthWest) & empty,
            ],
        }
    }

    #[inline]
    fn count_quiet(&self) -> u64 {
        let (seat, empty) = (self.turn, !self.occupied());
        let by_men: u32 = self.steps().into_iter().map(Fifty::count).sum();
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
