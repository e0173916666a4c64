//! One game on paper: tags, start, a tree of moves with what was said of them, result.

use reglement_core::board::seats::Seats;
use reglement_core::rules::position::{Move, Position};
use smallvec::SmallVec;

use super::fault::{Place, Remark};
use super::tags::Tags;

/// A game, every move of it legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Which one it is in its file, from 1; those that could not be read are counted too.
    pub number: usize,
    /// Where it begins there.
    pub place: Place,
    /// Event, players, date …
    pub tags: Tags,
    /// Where it begins.
    pub start: Position,
    /// The moves played, with their variations.
    pub line: Line,
    /// How it ended.
    pub result: Outcome,
    /// What was not as it should be, in the order in which it was met; none in a clean game.
    pub remarks: Vec<Remark>,
}

/// A row of moves with what was said of them. What nothing was said of costs nothing but the move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// The comments before the first move.
    pub before: Vec<String>,
    /// The moves, each legal after those before it.
    pub moves: Vec<Move>,
    /// What was said of some moves, by their index, ascending.
    notes: Vec<(usize, Note)>,
}

/// What was said of a move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// Its marks, `$1` and so on, without the `$`.
    pub nags: SmallVec<[u8; 4]>,
    /// The comments after it. Runs of blanks and line ends have become single blanks.
    pub comments: Vec<String>,
    /// What could have been played instead, each from the position before this move.
    pub variations: Vec<Line>,
}

/// How a game ended, as its text tells it: who won, not why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Both have lost, as an arbiter may rule.
    Nobody,
    /// It is not known, or the game goes on: `*`.
    Open,
    /// Nobody won.
    Drawn,
    /// These won; of four players a side.
    Won(Seats),
    /// These won half (1967).
    HalfWon(Seats),
}

impl Line {
    /// What was said of the move with this index.
    pub fn note(&self, index: usize) -> Option<&Note> {
        let found = self.notes.binary_search_by_key(&index, |note| note.0);
        found
            .ok()
            .and_then(|at| self.notes.get(at))
            .map(|note| &note.1)
    }

    /// What was said of the move with this index, to add to it.
    pub fn note_mut(&mut self, index: usize) -> &mut Note {
        let found = self.notes.binary_search_by_key(&index, |note| note.0);
        let at = found.unwrap_or_else(|at| {
            self.notes.insert(at, (index, Note::default()));
            at
        });
        &mut self.notes[at].1
    }

    /// Without the moves from this index on, and what was said of them.
    pub fn truncate(&mut self, moves: usize) {
        self.moves.truncate(moves);
        self.notes.retain(|(index, _)| *index < moves);
    }

    /// All that was said, by the index of the move, ascending.
    pub fn notes(&self) -> impl Iterator<Item = (usize, &Note)> {
        self.notes.iter().map(|(index, note)| (*index, note))
    }

    /// Adds a comment where reading stands: after the last move, or before the first.
    pub fn say(&mut self, comment: String) {
        match self.moves.len().checked_sub(1) {
            Some(last) => self.note_mut(last).comments.push(comment),
            None => self.before.push(comment),
        }
    }
}
