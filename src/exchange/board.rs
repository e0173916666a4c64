//! What the reader of games asks about moves: one answerer for each kind of text.

use reglement_core::rules::position::{Move, Position};

use super::fault::{Flaw, Oddity, Wrong};
use super::score::Outcome;
use super::tags::Tags;

/// Makes the start of a game: of a position text, or the usual array where there is none. The tags are shown because of
/// four players they may tell who plays with whom. Nothing, when the text is no position.
pub type Start<'a> = dyn FnMut(&Tags, Option<&str>) -> Option<Position> + 'a;

/// A board on which a game is played over as it is read.
///
/// It remembers, for the line being read and for every line that it branched off from, the position and the one before
/// the last move.
pub trait Board {
    /// Sets up the start of a game with these tags.
    ///
    /// # Errors
    /// It is a game that is not played here, or its position cannot be set up.
    fn begin(&mut self, tags: &Tags) -> Result<Position, Flaw>;

    /// The number of the move that is to be played.
    fn number(&self) -> u32;

    /// Plays a word.
    ///
    /// # Errors
    /// It is no legal move; nothing has changed.
    fn play(&mut self, word: &str) -> Result<Said, Wrong>;

    /// A variation begins: back to before the last move, of which there is one.
    fn branch(&mut self);

    /// It ends: back to where it began.
    fn join(&mut self);

    /// A comment where reading stands: in our own texts it may tell of an act that changes the board and is no move, the
    /// huff of draughts.
    fn hear(&mut self, _comment: &str) {}

    /// What was odd in the tags of the game that was just [begun](Board::begin).
    fn oddity(&mut self) -> Option<Oddity> {
        None
    }

    /// The game has ended: what became of the moves that could have been [one of several](Said::OneOf).
    fn settle(&mut self) -> Settled {
        Settled::AsRead
    }
}

/// What became of moves that were in doubt while they were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settled {
    /// None was, or each is as it was told.
    AsRead,
    /// From this index on, the line played is these moves: with no others could the game go on as it did.
    Thus(usize, Vec<Move>),
    /// The move with this index is in doubt still: it may be any of these.
    InDoubt(usize, Vec<Move>),
}

/// What a word was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A move.
    Move(Move),
    /// A move, written otherwise than it should be.
    Loosely(Move),
    /// One of several moves that are written alike; what follows may tell which.
    OneOf(Move),
    /// Nothing but a decoration of the move before: `e.p.`
    Nothing,
    /// The seat at turn leaves the game, and this comes of it where nothing else is said.
    Left(Outcome),
}

/// The positions of a line and of those that it branched off from: what a [`Board`] remembers.
#[derive(Clone, Debug)]
pub struct Branches<P> {
    /// Now and before the last move, by turns.
    two: [P; 2],
    side: Side,
    outer: Vec<(P, P)>,
}

/// Which of the two is the position now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    First,
    Second,
}

impl<P: Clone> Branches<P> {
    /// At the start of a game.
    pub fn new(start: P) -> Branches<P> {
        Branches {
            two: [start.clone(), start],
            side: Side::First,
            outer: Vec::new(),
        }
    }

    /// The position now.
    #[inline]
    pub fn now(&self) -> &P {
        let [first, second] = &self.two;
        match self.side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// Something has changed the position that is no move.
    pub fn put(&mut self, now: P) {
        let [first, second] = &mut self.two;
        match self.side {
            Side::First => *first = now,
            Side::Second => *second = now,
        }
    }

    /// After a move.
    #[inline]
    pub fn play(&mut self, next: P) {
        self.side = match self.side {
            Side::First => Side::Second,
            Side::Second => Side::First,
        };
        self.put(next);
    }

    /// The position now, and that before the last move.
    fn both(&self) -> (P, P) {
        let [first, second] = self.two.clone();
        match self.side {
            Side::First => (first, second),
            Side::Second => (second, first),
        }
    }

    /// Back to before the last move, in a line of its own.
    pub fn branch(&mut self) {
        let (now, before) = self.both();
        self.put(before.clone());
        self.outer.push((now, before));
    }

    /// Back to the line that this one branched off from.
    pub fn join(&mut self) {
        if let Some((now, before)) = self.outer.pop() {
            self.two = [now, before];
            self.side = Side::First;
        }
    }
}
