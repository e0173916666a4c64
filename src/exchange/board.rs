//! What the reader of games asks about moves: one answerer for each kind of text.

use reglement_core::rules::position::{Move, Position};

use super::fault::{Flaw, Wrong};
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
}

/// What a word was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A move.
    Move(Move),
    /// A move, written otherwise than it should be.
    Loosely(Move),
    /// Nothing but a decoration of the move before: `e.p.`
    Nothing,
}

/// The positions of a line and of those that it branched off from: what a [`Board`] remembers.
#[derive(Clone, Debug)]
pub struct Branches<P> {
    /// Now, and before the last move.
    now: (P, P),
    outer: Vec<(P, P)>,
}

impl<P: Clone> Branches<P> {
    /// At the start of a game.
    pub fn new(start: P) -> Branches<P> {
        Branches {
            now: (start.clone(), start),
            outer: Vec::new(),
        }
    }

    /// The position now.
    pub fn now(&self) -> &P {
        &self.now.0
    }

    /// After a move.
    pub fn play(&mut self, next: P) {
        let before = std::mem::replace(&mut self.now.0, next);
        self.now.1 = before;
    }

    /// Back to before the last move, in a line of its own.
    pub fn branch(&mut self) {
        self.outer.push(self.now.clone());
        self.now.0 = self.now.1.clone();
    }

    /// Back to the line that this one branched off from.
    pub fn join(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.now = outer;
        }
    }
}
