//! A second referee, slow and plain: it knows a position by its text alone, and works everything out anew for every move.
//!
//! It shares nothing with the library: its own board, its own reader and writer, its own moves, mates and warnings.

mod men;
mod new;
mod old;
mod text;
mod turn;
mod warn;
mod why;

use std::collections::BTreeSet;

pub use text::{of_pairs, of_seats, square};

/// File and rank, from 0.
pub type At = (i8, i8);

/// A man: its seat (0 to 3: South, West, North, East) and its letter.
pub type Man = (usize, char);

/// An attack on a queen: where from, and where she stands.
pub type Pair = (At, At);

/// Which text rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Year {
    Old,
    New,
}

/// Where partners sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Friends {
    Across,
    Beside,
}

/// How the turn goes, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    Clockwise,
    Counter,
}

/// All that a position text does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub year: Year,
    pub friends: Friends,
    pub turns: Turns,
}

impl Rules {
    pub fn friend(self, seat: usize) -> usize {
        match self.friends {
            Friends::Across => (seat + 2) % 4,
            Friends::Beside => seat ^ 1,
        }
    }

    pub fn enemies(self, one: usize, other: usize) -> bool {
        one != other && self.friend(one) != other
    }

    pub fn next(self, seat: usize) -> usize {
        match self.turns {
            Turns::Clockwise => (seat + 1) % 4,
            Turns::Counter => (seat + 3) % 4,
        }
    }

    /// After how many turns a seat comes, counted from one that has just moved: 1 to 4.
    fn distance(self, mover: usize, seat: usize) -> usize {
        let mut at = self.next(mover);
        let mut turns = 1;
        while at != seat {
            at = self.next(at);
            turns += 1;
        }
        turns
    }

    /// The four in turn, beginning with the one after a seat and ending with that seat.
    fn round(self, from: usize) -> [usize; 4] {
        let first = self.next(from);
        let second = self.next(first);
        [first, second, self.next(second), from]
    }
}

/// A move by its squares; the letter is what a pawn becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: At,
    pub to: At,
    pub role: Option<char>,
}

/// What a position comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    Play,
    Replay,
    Won([usize; 2]),
    Half([usize; 2]),
    Drawn,
}

/// A position: the seven fields of its text, and the rules that go with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    pub rules: Rules,
    pub men: [[Option<Man>; 14]; 14],
    pub turn: usize,
    /// The side on which the king stands nearer to the end, then the other.
    pub rights: [[bool; 2]; 4],
    pub passed: [Option<At>; 4],
    pub mated: [bool; 4],
    pub released: [bool; 4],
    /// The attacks on queens that may not be carried out.
    pub warned: BTreeSet<Pair>,
}

impl Slow {
    /// The legal moves, in coordinates, sorted; none when the game is over.
    pub fn moves(&self) -> Vec<String> {
        if self.is_over() {
            return Vec::new();
        }
        let mut moves: Vec<String> = self.legal().into_iter().map(text::step).collect();
        moves.sort();
        moves
    }

    /// The legal moves of the seat at turn, if there is a turn.
    fn legal(&self) -> Vec<Step> {
        let mut steps = self.pseudo();
        steps.extend(self.castlings());
        steps.retain(|step| self.is_safe(*step));
        steps
    }

    fn is_safe(&self, step: Step) -> bool {
        match self.rules.year {
            Year::Old => self.old_safe(step),
            Year::New => self.new_safe(step),
        }
    }

    /// The position after a legal move.
    pub fn after(&self, step: &str) -> Slow {
        let step = text::read_step(step);
        match self.rules.year {
            Year::Old => self.old_after(step),
            Year::New => self.new_after(step),
        }
    }

    pub fn state(&self) -> State {
        match self.rules.year {
            Year::Old => self.old_state(),
            Year::New => self.new_state(),
        }
    }

    fn is_over(&self) -> bool {
        match self.rules.year {
            Year::Old => self.winners().is_some(),
            Year::New => self.new_state() != State::Play,
        }
    }

    /// The seats in check that do not stand mated.
    pub fn in_check(&self) -> Vec<usize> {
        let checked = |seat: &usize| !self.mated[*seat] && self.is_checked(*seat);
        (0..4).filter(checked).collect()
    }

    /// Is a king attacked by an enemy that has force against him?
    fn is_checked(&self, seat: usize) -> bool {
        self.is_struck(seat, self.king(seat))
    }

    /// Does an enemy of a seat that has force against kings strike a square?
    fn is_struck(&self, seat: usize, at: At) -> bool {
        (0..4).any(|enemy| {
            let force = self.rules.year == Year::New || !self.mated[enemy];
            force && self.rules.enemies(seat, enemy) && self.strikes(enemy, at)
        })
    }

    /// The men that give check to a king, by their squares.
    fn checkers(&self, seat: usize) -> Vec<At> {
        let king = self.king(seat);
        let gives = |(at, (enemy, _)): (At, (usize, char))| {
            let force = self.rules.year == Year::New || !self.mated[enemy];
            let strikes =
                force && self.rules.enemies(seat, enemy) && self.reach(at).contains(&king);
            strikes.then_some(at)
        };
        self.standing().filter_map(gives).collect()
    }

    /// The same position, as it was when the seat before the one at turn had moved.
    fn before_turn(&self) -> Slow {
        let mut before = self.clone();
        before.turn = self.rules.round(self.turn)[2];
        before
    }

    /// The same position, were it another seat's turn after the one that has just moved; a taking in passing that lapses on the way there is gone.
    fn were_it(&self, seat: usize) -> Slow {
        let mut turned = self.clone();
        let mover = self.turn;
        turned.turn = seat;
        for owner in 0..4 {
            if self.rules.distance(mover, owner) <= self.rules.distance(mover, seat) {
                turned.passed[owner] = None;
            }
        }
        turned
    }

    /// The turn comes to a seat: what can be taken in passing no more is gone.
    fn turn_to(&mut self, seat: usize, mover: usize) {
        let rules = self.rules;
        let reached = rules.distance(mover, seat);
        for owner in 0..4 {
            let until = rules.distance(mover, owner);
            let comes = |enemy: usize| {
                let when = rules.distance(mover, enemy);
                rules.enemies(owner, enemy) && when >= reached && when < until
            };
            if until <= reached || !(0..4).any(comes) || self.mated[owner] {
                self.passed[owner] = None;
            }
        }
        self.turn = seat;
    }
}
