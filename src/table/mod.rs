//! A table: seats that act, and the game that their acts make.

pub mod act;
pub mod after;
pub mod again;
pub mod count;
pub mod drill;
pub mod ending;
pub mod house;
pub mod lots;
pub mod neglect;
pub mod offer;
pub mod over;
pub mod setup;
pub mod sides;
pub mod state;
pub mod step;

use act::{Claim, Entry};
use after::{Refusal, advance, begin, weigh};
use over::PlayingOver;
use setup::{Setup, SetupError};
use state::{Choice, Question, Stage, State};
use step::Step;

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::page::{Consulting, Counted, Kings};
use crate::law::ruling::Ground;
use crate::rules::position::Move;

/// A game being played: what was settled, what was done, and where that led.
///
/// The entries are the game; the state is only their sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    setup: Setup,
    entries: Vec<Entry>,
    state: State,
}

/// An entry that its game refuses, when a record is replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplayed {
    /// The number of the entry, from 1.
    pub number: usize,
    /// Why.
    pub refusal: Box<Refusal>,
    /// The table as it stood before it.
    pub before: Box<Table>,
}

impl Table {
    /// A table before the first act.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(setup: Setup) -> Result<Table, SetupError> {
        let state = begin(&setup, setup.position()?);
        Ok(Table {
            setup,
            entries: Vec::new(),
            state,
        })
    }

    /// What was settled before the first move.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What was done, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The game as it stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What an entry would change; nothing does.
    ///
    /// # Errors
    /// The refusal, with its article.
    pub fn weigh(&self, entry: &Entry) -> Result<Step, Refusal> {
        weigh(&self.setup, &self.state, entry)
    }

    /// Does what an entry says.
    ///
    /// # Errors
    /// The refusal, with its article; nothing has changed.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Refusal> {
        let step = self.weigh(&entry)?;
        self.push(entry, step);
        Ok(())
    }

    /// Puts in place an entry and the step that it was weighed to be.
    pub fn push(&mut self, entry: Entry, step: Step) {
        self.entries.push(entry);
        advance(&self.setup, &mut self.state, step);
    }

    /// The table after all these entries.
    ///
    /// # Errors
    /// The first entry that is refused, with the table before it.
    pub fn replay(&self, entries: impl IntoIterator<Item = Entry>) -> Result<Table, Misplayed> {
        let mut table = self.clone();
        for entry in entries {
            let number = table.entries.len() + 1;
            if let Err(refusal) = table.apply(entry) {
                return Err(Misplayed {
                    number,
                    refusal: Box::new(refusal),
                    before: Box::new(table),
                });
            }
        }
        Ok(table)
    }

    /// What ended the game, in the terms of its source.
    pub fn ground(&self) -> Option<Ground> {
        let page = self.setup.game.page();
        self.state.verdict().map(|verdict| page.ground(&verdict))
    }

    /// How the game ended, as its players write it: `1-0`, `1-1`.
    pub fn score(&self) -> Option<&'static str> {
        let score = self.setup.game.page().score;
        self.state.verdict().map(|verdict| score.of(&verdict))
    }

    /// Of three kings against one (D16, R20): for how many moves of each side they have stood so, and after how many
    /// the game is drawn, or can be.
    pub fn kings_counted(&self) -> Option<(u32, u32)> {
        let Kings::AgainstOne { moves, at_odds } = self.setup.game.page().draws.kings else {
            return None;
        };
        let of = match self.setup.giver() {
            None => moves,
            Some(_) => at_odds,
        };
        let moves = self.state.kings_against_one()? / 2;
        Some((moves.min(of), of))
    }

    /// What a seat may do now, moves taken together.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let state = &self.state;
        match state.stage {
            Stage::Over(_) => Vec::new(),
            _ if !self.setup.game.seats().contains(&seat) => Vec::new(),
            Stage::Choose { by, question, .. } => {
                let answer = (by == seat).then_some(Choice::Answer(question));
                let resign = state.position.cross().is_none();
                let resign = resign.then_some(Choice::Resign);
                answer.into_iter().chain(resign).collect()
            }
            Stage::Play => self.play_choices(seat),
        }
    }

    fn play_choices(&self, seat: Seat) -> Vec<Choice> {
        let (game, state) = (self.setup.game, &self.state);
        let mut choices = Vec::new();
        let at_turn = seat == state.position.turn();
        if at_turn && state.position.has_moves() {
            choices.push(Choice::Play);
        }
        if at_turn && neglect::may_huff(&self.setup, state).is_ok() {
            choices.push(Choice::Huff(state.liable));
        }
        if at_turn && neglect::may_demand(&self.setup, state).is_ok() {
            choices.push(Choice::Demand);
        }
        for claim in [Claim::Threefold, Claim::FiftyMoves, Claim::TwentyMoves] {
            if at_turn && ending::claim(&self.setup, state, seat, claim).is_ok() {
                choices.push(Choice::Claim(claim));
            }
        }
        if offer::ask(state, seat, Question::Draw).is_ok() {
            choices.push(Choice::OfferDraw);
        }
        if offer::ask(state, seat, Question::TakeBack { plies: 1 }).is_ok() {
            choices.push(Choice::AskTakeBack);
        }
        if count::may_count(game, state, seat).is_ok() {
            choices.push(Choice::Count);
        }
        if state.count.is_none()
            && state.pledges[seat.index()].is_none()
            && game.page().draws.counted != Counted::Unknown
        {
            choices.push(Choice::Undertake);
        }
        if offer::resign(state, seat).is_ok() {
            choices.push(Choice::Resign);
        }
        choices
    }

    /// The moves that the seat at turn may make: the legal ones, and while plies are played over those of them that
    /// leave it possible to avoid what they were taken back for (V17).
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = self.state.position.moves();
        moves.retain(|played| over::permits(&self.state, *played).is_ok());
        moves
    }

    /// What is being played over, since a seat could move nothing (V17); nothing in the ordinary course.
    pub fn playing_over(&self) -> Option<PlayingOver> {
        over::playing_over(&self.state)
    }

    /// The partners who may consult now: those of whom one stands mated (T13). Nothing where the source says nothing of
    /// it.
    pub fn consulting(&self) -> Option<Seats> {
        let position = self.state.position.cross()?;
        match self.setup.game.page().consulting {
            Consulting::Unsaid => None,
            Consulting::WhileMated => {
                let mated = position.standing_mated();
                let sides = mated.map(|seat| position.seating().side(seat));
                Some(sides.fold(Seats::NONE, Seats::or))
            }
        }
    }

    /// The seat that would ask to take back so many plies: the one that made the first of them.
    pub fn taker_back(&self, plies: usize) -> Option<Seat> {
        let past = &self.state.past;
        let first = past.len().checked_sub(plies)?;
        past.get(first).map(|ply| ply.before.turn())
    }
}
