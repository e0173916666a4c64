//! A table: seats that act, and the game that their acts make.

pub mod act;
pub mod after;
pub mod again;
pub mod change;
pub mod choices;
pub mod claim;
pub mod clock;
pub mod contest;
pub mod control;
pub mod count;
pub mod drill;
pub mod ending;
pub mod fault;
pub mod finished;
pub mod gift;
pub mod hand;
pub mod house;
pub mod laying;
pub mod letter;
pub mod lots;
pub mod neglect;
pub mod offer;
pub mod over;
pub mod placing;
pub mod recall;
mod said;
pub mod setup;
pub mod sides;
pub mod slips;
pub mod spoken;
pub mod state;
pub mod step;
pub mod to_the_letter;
pub mod touch;

use act::{Entry, Millis};
use after::{Refusal, advance, begin, weigh};
use clock::Times;
use letter::Fault;
use over::PlayingOver;
use setup::{Setup, SetupError};
use state::{Choice, State};
use step::Step;

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::page::{Consulting, Kings};
use crate::law::ending::Verdict;
use crate::law::ruling::Ground;
use crate::rules::position::Move;

/// Room is made at once for a game of so many acts; for a longer one as it comes.
const MOST_ROOM: usize = 512;

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
        clock::tell(&mut self.state, entry.at);
        advance(&self.setup, &mut self.state, step);
        clock::follow(&mut self.state, &entry);
        self.entries.push(entry);
    }

    /// The table after all these entries.
    ///
    /// # Errors
    /// The first entry that is refused, with the table before it.
    pub fn replay(&self, entries: impl IntoIterator<Item = Entry>) -> Result<Table, Misplayed> {
        let mut table = self.clone();
        let entries = entries.into_iter();
        let most = entries.size_hint().0.min(MOST_ROOM);
        table.entries.reserve(most);
        table.state.past.reserve(most);
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
        choices::choices(&self.setup, &self.state, seat)
    }

    /// The verdict that waits while what led to it can still be claimed, huffed or announced; only in a game to the letter.
    pub fn pending(&self) -> Option<Verdict> {
        self.state.letter.pending.map(|waiting| waiting.verdict)
    }

    /// What can be seen of the clock at this time, if there is one.
    pub fn times(&self, now: Millis) -> Option<Times> {
        Some(self.state.clock.as_ref()?.at(now))
    }

    /// What who made a ply had left after it, the first of the past being 0; plies that were taken back are not among them.
    pub fn left_after(&self, ply: usize) -> Option<Millis> {
        self.state.clock.as_ref()?.left_after(ply)
    }

    /// Who may claim a flag while the clock is seen so.
    pub fn flag_claimant(&self, times: &Times) -> Option<Seat> {
        clock::claimant(&self.setup, &self.state, times)
    }

    /// For whom a flag falls at this time that ends the game by itself.
    pub fn flag_falls_for(&self, now: Millis) -> Option<Seat> {
        clock::falls(&self.setup, &self.state, now)
    }

    /// What a seat can claim of the others, where the table tells it (A10 to A18; D3, D10; T9; V13).
    pub fn claimable(&self, seat: Seat) -> Vec<Fault> {
        claim::claimable(&self.setup, &self.state, seat)
    }

    /// The table as it stood after so many of its entries.
    #[must_use]
    pub fn at(&self, entries: usize) -> Table {
        let begun = Table::new(self.setup.clone());
        let some = self.entries.iter().take(entries).cloned();
        // Entries that were accepted once are accepted again.
        match begun.map(|begun| begun.replay(some)) {
            Ok(Ok(table)) => table,
            _ => self.clone(),
        }
    }

    /// The moves that the seat at turn may make: the legal ones, and while plies are played over those of them that
    /// leave it possible to avoid what they were taken back for (V17); to the letter those by which it does what it must,
    /// as if unsaid checks were none.
    pub fn moves(&self) -> Vec<Move> {
        if self.setup.letter().is_some() {
            return hand::bound(&self.state);
        }
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
        past.get(first).map(state::Ply::mover)
    }
}
