//! The games, a page of facts each.

pub mod chess_1869;
pub mod chess_modern;
pub mod draughts_1879;
mod exercise_text;
pub mod exercises;
pub mod page;
pub mod tutor;

use crate::law::article::Source;
use crate::rules::chess;
use crate::rules::draughts;
use crate::rules::position::Position;
use page::{Laws, Page};

/// One of the games that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// Two-handed chess by the regulations of 1869.
    Chess1869,
    /// Two-handed chess by the modern moves.
    ChessModern,
    /// Draughts by the rules of 1879.
    Draughts1879,
}

impl Game {
    /// All, in the order in which they are offered.
    pub const ALL: [Game; 3] = [Game::Chess1869, Game::ChessModern, Game::Draughts1879];

    /// The game's page.
    pub const fn page(self) -> &'static Page {
        match self {
            Game::Chess1869 => &chess_1869::PAGE,
            Game::ChessModern => &chess_modern::PAGE,
            Game::Draughts1879 => &draughts_1879::PAGE,
        }
    }

    /// The source that rules it.
    pub const fn source(self) -> Source {
        self.page().source
    }

    /// The name of the game in commands and records, which is that of its source: `chess-1869`.
    pub const fn id(self) -> &'static str {
        self.source().id()
    }

    /// The game with this name.
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.id() == name)
    }

    /// The position in which it begins, White to move.
    pub fn start(self) -> Position {
        match self.page().laws {
            Laws::Chess(laws) => chess::position::Position::start(laws).into(),
            Laws::Draughts => draughts::position::Position::start().into(),
        }
    }
}
