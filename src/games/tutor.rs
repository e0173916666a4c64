//! What the program knows while somebody tries an exercise: where he stands, Black's reply, a hint, and when it is done.
//!
//! Everything is read off the position alone, so another order of the moves that comes to the same is the same.

use super::exercises::{Exercise, Line};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::rules::draughts::moves::Move;
use crate::rules::draughts::position::Position;
use crate::rules::draughts::search::{ENOUGH, Outcome, best};
use crate::rules::tree::Tree;

/// An exercise, and the line of it that Black keeps to.
#[derive(Clone, Copy, Debug)]
pub struct Tutor {
    exercise: &'static Exercise,
    line: usize,
}

/// Where a position stands in an exercise. Lines are numbered as in [`Exercise::lines`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// On a line, so many of its plies played.
    OnLine {
        /// Which line.
        line: usize,
        /// The number of plies played, and so the index of the next.
        ply: usize,
    },
    /// At the end of a line; [`Line::end`] tells what that is worth.
    Reached {
        /// Which line.
        line: usize,
    },
    /// On no line.
    Off,
}

/// Why an exercise is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// A line has been played to its end.
    Line(usize),
    /// Black has no piece left.
    NoPiece,
    /// Black has no move left.
    NoMove,
    /// In another way than the book's: Black is lost within so many plies, however he plays.
    Proven {
        /// The plies to come.
        plies: u32,
    },
}

/// What a first move is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// It is the book's.
    Printed,
    /// It is not, but wins too.
    AlsoWins,
    /// Neither.
    Other,
}

/// What White might play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The whole move.
    pub played: Move,
    /// Who says so.
    pub by: Guide,
}

/// Where a hint comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guide {
    /// From this line, or the move leads back to it.
    Line(usize),
    /// From looking ahead, which promises this.
    Search(Outcome),
}

impl Hint {
    /// The smaller hint: the piece to play, and not where to.
    pub const fn piece(&self) -> Square {
        self.played.start()
    }
}

impl Tutor {
    /// For an exercise, Black keeping to the first line.
    pub const fn new(exercise: &'static Exercise) -> Tutor {
        Tutor { exercise, line: 0 }
    }

    /// The same, Black keeping to this line where he can: in No. 17 the book has two.
    #[must_use]
    pub const fn following(self, line: usize) -> Tutor {
        Tutor { line, ..self }
    }

    /// Where a position stands.
    pub fn standing(&self, position: &Position) -> Standing {
        let found = self.lines().find_map(|(line, written)| {
            let mut positions = written.positions().iter();
            let ply = positions.position(|at| at == position)?;
            Some((line, ply, written.plies.len()))
        });
        match found {
            Some((line, ply, plies)) if ply == plies => Standing::Reached { line },
            Some((line, ply, _)) => Standing::OnLine { line, ply },
            None => Standing::Off,
        }
    }

    /// What Black plays: the book's reply, or off the lines the one that holds out longest; nothing when it is not his
    /// turn, or he has no move.
    pub fn reply(&self, position: &Position) -> Option<Move> {
        if position.turn() != Seat::Black {
            return None;
        }
        if let Some((_, played)) = self.next(position) {
            return Some(played);
        }
        match position.moves().as_slice() {
            [only] => Some(*only),
            _ => best(position, ENOUGH).map(|(played, _)| played),
        }
    }

    /// What White might play: the book's move, or one that leads back to the book, or the best that is found by looking
    /// ahead; nothing when it is not his turn, or he has no move.
    pub fn hint(&self, position: &Position) -> Option<Hint> {
        if position.turn() != Seat::White {
            return None;
        }
        if let Some((line, played)) = self.next(position).or_else(|| self.back(position)) {
            let by = Guide::Line(line);
            return Some(Hint { played, by });
        }
        let (played, outcome) = best(position, ENOUGH)?;
        let by = Guide::Search(outcome);
        Some(Hint { played, by })
    }

    /// Is the exercise done, and why? It is done when White has moved, and not on the way along a line.
    pub fn solved(&self, position: &Position) -> Option<Solved> {
        if position.turn() != Seat::Black {
            return None;
        }
        match self.standing(position) {
            Standing::Reached { line } => return Some(Solved::Line(line)),
            Standing::OnLine { .. } => return None,
            Standing::Off => {}
        }
        if position.army(Seat::Black).is_empty() {
            return Some(Solved::NoPiece);
        }
        match best(position, ENOUGH) {
            None => Some(Solved::NoMove),
            Some((_, Outcome::Loses { plies })) => Some(Solved::Proven { plies }),
            Some(_) => None,
        }
    }

    /// What this is worth as the first move.
    pub fn first(&self, played: Move) -> First {
        let begins = |line: &Line| line.plies.first().is_some_and(|ply| ply.played == played);
        if self.exercise.printed_lines().any(begins) {
            First::Printed
        } else if self.exercise.also_wins.contains(&played) {
            First::AlsoWins
        } else {
            First::Other
        }
    }

    /// The lines with their numbers, the one that is followed before the others.
    fn lines(&self) -> impl Iterator<Item = (usize, &'static Line)> {
        let all = || self.exercise.lines.iter().enumerate();
        let followed = self.line;
        let others = all().filter(move |(line, _)| *line != followed);
        all().skip(followed).take(1).chain(others)
    }

    /// The next move of the line on which a position stands.
    fn next(&self, position: &Position) -> Option<(usize, Move)> {
        let Standing::OnLine { line, ply } = self.standing(position) else {
            return None;
        };
        let written = self.exercise.lines.get(line)?;
        written.plies.get(ply).map(|ply| (line, ply.played))
    }

    /// A move of White's that leads back to a line, at once or whatever Black replies.
    fn back(&self, position: &Position) -> Option<(usize, Move)> {
        position.moves().into_iter().find_map(|played| {
            let after = position.after(played);
            let replies = after.moves().into_iter();
            let mut met = replies.map(|reply| self.on(&after.after(reply)));
            let at_once = self.on(&after);
            let first = at_once.or_else(|| met.next().flatten())?;
            (at_once.is_some() || met.all(|line| line.is_some())).then_some((first, played))
        })
    }

    /// The line on which a position stands.
    fn on(&self, position: &Position) -> Option<usize> {
        match self.standing(position) {
            Standing::OnLine { line, .. } | Standing::Reached { line } => Some(line),
            Standing::Off => None,
        }
    }
}
