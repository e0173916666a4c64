//! An exercise tried at a table: White is the player, Black answers by the book, or by looking ahead where the book is
//! silent. Nothing is done here: what Black plays and what is taken back are acts for the table.

use super::act::{Act, Answer};
use super::house::{House, Omitted};
use super::setup::Setup;
use super::state::{Stage, State};
use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::exercises::Exercise;
use crate::games::tutor::{First, Hint, Solved, Standing, Tutor};
use crate::rules::draughts;
use crate::rules::position::{Move, Position};
use crate::rules::tree::Tree;

/// A win within so many plies is plain: it need not be played out.
const PLAIN: u32 = 6;

/// An exercise, and how far one has come with it.
#[derive(Clone, Debug)]
pub struct Drill {
    tutor: Tutor,
    exercise: &'static Exercise,
    hints: u32,
    shown: Option<Shown>,
    report: Report,
}

/// A hint as far as it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Which piece to play.
    Piece(Hint),
    /// The whole move.
    Move(Hint),
}

/// What is to be said of White's last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// Nothing has been played yet.
    Begin,
    /// It is on a line that the exercise knows; Black answers so.
    OnLine(Option<Move>),
    /// It is not the book's, and wins too; Black answers so.
    AlsoWins(Option<Move>),
    /// It is on no line; Black answers so.
    Off(Option<Move>),
    /// The exercise is done.
    Solved(Solved),
    /// White can no longer move: it is lost.
    Lost,
}

impl Drill {
    /// An exercise to be begun.
    pub const fn new(exercise: &'static Exercise) -> Drill {
        Drill {
            tutor: Tutor::new(exercise),
            exercise,
            hints: 0,
            shown: None,
            report: Report::Begin,
        }
    }

    /// The exercise.
    pub const fn exercise(&self) -> &'static Exercise {
        self.exercise
    }

    /// The hint that was asked for since the last move.
    pub const fn shown(&self) -> Option<Shown> {
        self.shown
    }

    /// How many hints were given.
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// What is to be said of White's last move.
    pub const fn report(&self) -> Report {
        self.report
    }

    /// May the note on the solution be read, which would have given it away?
    pub const fn shows_note(&self) -> bool {
        self.hints > 0 || self.is_solved()
    }

    /// Is it done?
    pub const fn is_solved(&self) -> bool {
        matches!(self.report, Report::Solved(_))
    }

    /// Its position to be played from; a capture cannot be neglected.
    pub fn setup(&self) -> Setup {
        Setup {
            house: House {
                omitted: Omitted::Refuse,
                ..House::default()
            },
            ..Setup::from(
                Game::Draughts1879,
                Position::Draughts(self.exercise.position),
            )
        }
    }

    /// What follows on White's move: the report of it, and Black's answer where one is due.
    pub fn follow(&mut self, state: &State) -> Option<Act> {
        self.shown = None;
        let position = state.position.draughts().copied()?;
        self.report = self.judged(state, &position);
        if self.is_solved() || state.stage != Stage::Play || position.turn() != Seat::Black {
            return None;
        }
        let reply = self.tutor.reply(&position)?;
        let play = state.position.play(Move::Draughts(reply));
        let answered = Some(Move::Draughts(reply));
        self.report = match self.report {
            _ if position.after(reply).count() == 0 => Report::Lost,
            Report::OnLine(_) => Report::OnLine(answered),
            Report::AlsoWins(_) => Report::AlsoWins(answered),
            _ => Report::Off(answered),
        };
        Some(Act::Play(play))
    }

    /// What is to be said of a position with Black to move.
    fn judged(&self, state: &State, position: &draughts::position::Position) -> Report {
        let moves = state
            .past
            .iter()
            .filter(|ply| ply.before.turn() == Seat::White)
            .count();
        match self.tutor.solved(position) {
            // A win found otherwise is played on until it is plain.
            Some(Solved::Proven { plies }) if plies > PLAIN || moves < 2 => {
                return Report::AlsoWins(None);
            }
            Some(solved) => return Report::Solved(solved),
            None => {}
        }
        if matches!(self.tutor.standing(position), Standing::OnLine { .. }) {
            return Report::OnLine(None);
        }
        let only = match state.past.as_slice() {
            [only] => only.played(),
            _ => None,
        };
        match only {
            Some(Move::Draughts(first)) => match self.tutor.first(first) {
                First::Printed => Report::OnLine(None),
                First::AlsoWins => Report::AlsoWins(None),
                First::Other => Report::Off(None),
            },
            _ => Report::Off(None),
        }
    }

    /// Asks for a hint: first which piece, asked again the move.
    pub fn hint(&mut self, state: &State) -> Option<Shown> {
        if self.is_solved() || state.stage != Stage::Play {
            return None;
        }
        let next = match self.shown {
            None => Shown::Piece(self.tutor.hint(state.position.draughts()?)?),
            Some(Shown::Piece(hint)) => Shown::Move(hint),
            Some(told @ Shown::Move(_)) => return Some(told),
        };
        self.hints += 1;
        self.shown = Some(next);
        Some(next)
    }

    /// The acts that take back White's last move: in an exercise nobody need be asked. None when nothing has been
    /// played, or the game is over and only a new beginning helps.
    pub fn take_back(&self, state: &State) -> Vec<(Seat, Act)> {
        let mut latest = state.past.iter().rev();
        let after = latest.position(|ply| ply.before.turn() == Seat::White);
        let Some(after) = after.filter(|_| state.stage == Stage::Play) else {
            return Vec::new();
        };
        let plies = after + 1;
        vec![
            (Seat::White, Act::AskTakeBack { plies }),
            (Seat::Black, Act::Answer(Answer::Accept)),
        ]
    }

    /// Learns that moves have been taken back; hints once given stay given.
    pub fn taken_back(&mut self) {
        self.shown = None;
        self.report = Report::Begin;
    }
}
