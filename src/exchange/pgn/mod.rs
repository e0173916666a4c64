//! Portable game notation: chess between two.

use std::io::Read;

use super::board::{Board, Branches, Said, Start};
use super::fault::{Flaw, Wrong};
use super::games::Games;
use super::tags::Tags;
use super::token::Dialect;
use reglement_core::rules::chess;
use reglement_core::rules::position::Position;

/// The games of a PGN text.
pub fn games<'a>(stream: impl Read + 'a, start: Box<Start<'a>>) -> Games<'a> {
    let board = Chess { start, line: None };
    Games::new(Box::new(stream), Dialect::Pgn, Box::new(board))
}

struct Chess<'a> {
    start: Box<Start<'a>>,
    line: Option<Branches<chess::position::Position>>,
}

impl Board for Chess<'_> {
    fn begin(&mut self, tags: &Tags) -> Result<Position, Flaw> {
        let text = tags.get("FEN");
        let start = (self.start)(tags, text);
        let Some(Position::Chess(position)) = start else {
            let text = text.unwrap_or_default().to_owned();
            return Err(Flaw::Start { text });
        };
        self.line = Some(Branches::new(position));
        Ok(position.into())
    }

    fn number(&self) -> u32 {
        self.line
            .as_ref()
            .map_or(1, |line| line.now().move_number())
    }

    fn play(&mut self, _: &str) -> Result<Said, Wrong> {
        Err(Wrong::Unread)
    }

    fn branch(&mut self) {
        if let Some(line) = &mut self.line {
            line.branch();
        }
    }

    fn join(&mut self) {
        if let Some(line) = &mut self.line {
            line.join();
        }
    }
}
