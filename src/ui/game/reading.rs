//! Which moves are read from a typed line: those of the seat at turn, or second ones, made at once with a first (A14).

use super::spoken::last_mover;
use super::touch::known_moves;
use crate::notation::letters::Letters;
use crate::notation::typed::{self, Typed};
use crate::notation::written;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;

/// How typed moves are read at a table, and said back.
pub struct Reading<'t> {
    table: &'t Table,
    /// The position, with the turn of the seat that has just moved, where second moves are read.
    again: Option<Position>,
    letters: Letters,
}

impl<'t> Reading<'t> {
    /// Those of the seat at turn.
    pub const fn at_turn(table: &'t Table, letters: Letters) -> Reading<'t> {
        Reading {
            table,
            again: None,
            letters,
        }
    }

    /// Second moves of the seat that moved last.
    pub fn second(table: &'t Table, letters: Letters) -> Reading<'t> {
        let position = &table.state().position;
        Reading {
            table,
            again: Some(position.with_turn(last_mover(table))),
            letters,
        }
    }

    /// What a text comes to.
    pub fn read(&self, text: &str) -> Typed {
        match &self.again {
            Some(position) => typed::read(position, text, self.letters),
            None => typed::read_at(self.table, &known_moves(self.table), text, self.letters),
        }
    }

    /// The moves that a text can become.
    pub fn candidates(&self, text: &str) -> Vec<Move> {
        let hint = match &self.again {
            Some(position) => typed::hint(position, text, self.letters),
            None => typed::hint_at(self.table, &known_moves(self.table), text, self.letters),
        };
        hint.candidates
    }

    /// Is it a whole move?
    pub fn is_whole(&self, play: &Play) -> bool {
        let position = self.again.as_ref().unwrap_or(&self.table.state().position);
        position.judge(play).is_ok()
    }

    /// A move as it is written; where the players say check, it tells of none.
    pub fn write(&self, played: Move) -> String {
        match &self.again {
            Some(position) => written::squares(position, played),
            None => written::write_at(self.table, played, self.letters),
        }
    }

    /// Several moves as they are written.
    pub fn list(&self, moves: &[Move]) -> String {
        let written: Vec<String> = moves.iter().map(|played| self.write(*played)).collect();
        written.join(", ")
    }
}
