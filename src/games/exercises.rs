//! The twenty-four exercises with which the book of 1879 ends: positions that White is to win.

use crate::board::ten::Fifty;
use crate::lang::Lang;
use crate::law::article::Article;
use crate::rules::draughts::moves::Move;
use crate::rules::draughts::position::Position;

use super::exercise_text;

/// Words for players, in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The English.
    pub en: String,
    /// The Dutch.
    pub nl: String,
}

impl Words {
    /// Those of one language.
    pub fn of(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Nl => &self.nl,
        }
    }
}

/// An exercise: White begins.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Its number in the book, from 1.
    pub number: u8,
    /// Where it begins, reconstructed: see [`about`].
    pub position: Position,
    /// The result that the book prints.
    pub printed: Words,
    /// Whether the printed solution holds.
    pub solution: Solution,
    /// How well the position suits the printed solution.
    pub fit: Fit,
    /// How sure the position is.
    pub confidence: Confidence,
    /// The squares of pieces that do not follow from the solution.
    pub guessed: Fifty,
    /// The printed lines, and after them any of ours.
    pub lines: Vec<Line>,
    /// Other first moves that win.
    pub also_wins: Vec<Move>,
    /// The rules that it shows at work.
    pub articles: Vec<Article>,
    /// What a player should know of it.
    pub note: Words,
}

/// Whether a printed solution holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Solution {
    /// It wins.
    #[default]
    Sound,
    /// It does not win as it stands, or no win has been proven at its end.
    Doubtful,
}

/// How many positions suit the printed solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    /// One smallest position does.
    Unique,
    /// More than one does, and we chose.
    Minimal,
}

/// How sure a position is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Confidence {
    /// Hardly.
    Low,
    /// Fairly.
    Medium,
    /// Very.
    High,
}

/// A line of play from the position of the exercise, ending after a move of White's.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is called, where there are several.
    pub name: Option<Words>,
    /// Who wrote it.
    pub by: Author,
    /// What both sides play.
    pub plies: Vec<Ply>,
    /// What stands at its end.
    pub end: End,
    pub(super) positions: Vec<Position>,
}

/// Who wrote a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// It is printed in the book.
    Book,
    /// It is not: another order, or the moves that the book only speaks of.
    Ours,
}

/// A move of a line.
#[derive(Clone, Debug)]
pub struct Ply {
    /// As the book writes it, the way of a capture filled in: `38x29x20`.
    pub text: String,
    /// What is played.
    pub played: Move,
    /// What else Black may play here; nothing when he is forced, and never anything for White.
    pub others: Vec<Move>,
}

/// What stands at the end of a line, Black to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Black has no piece left.
    NoPiece,
    /// Black is lost within so many plies, whatever he does.
    Lost(u8),
    /// No win is proven.
    Open,
}

impl Exercise {
    /// How many there are, numbered from 1, without reading them.
    pub const COUNT: u8 = 24;

    /// All that the book has, the first first.
    pub fn all() -> &'static [Exercise] {
        &exercise_text::book().exercises
    }

    /// The exercise with this number.
    pub fn number(number: u8) -> Option<&'static Exercise> {
        let mut all = Exercise::all().iter();
        all.find(|exercise| exercise.number == number)
    }

    /// The position after these moves.
    pub fn after(&self, moves: impl IntoIterator<Item = Move>) -> Position {
        let played = moves.into_iter();
        played.fold(self.position, |position, played| position.after(played))
    }

    /// The printed lines alone: one, but in No. 17 two.
    pub fn printed_lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.by == Author::Book)
    }
}

impl Line {
    /// The positions from the first to that after the last ply: one more than there are plies.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Has Black no choice anywhere in the line?
    pub fn is_forced(&self) -> bool {
        self.plies.iter().all(|ply| ply.others.is_empty())
    }
}

/// What must be said of all the exercises: that their positions are reconstructed.
pub fn about() -> &'static Words {
    &exercise_text::book().note
}
