//! The games, a page of facts each.

pub mod chess_1869;
pub mod chess_modern;
pub mod draughts_1879;
mod exercise_text;
pub mod exercises;
pub mod four_1869;
pub mod four_1967;
pub mod page;
mod to_the_letter;
pub mod tutor;

use crate::board::grid::{CROSS, EIGHT, Grid, TEN};
use crate::board::piece::Seat;
use crate::law::article::Source;
use crate::rules::chess;
use crate::rules::cross;
use crate::rules::cross::seating::{Partners, Seating};
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
    /// Chess with four players by the regulations of 1869.
    Four1869,
    /// Chess for four as the newspaper had it in 1967.
    Four1967,
    /// Draughts by the rules of 1879.
    Draughts1879,
}

impl Game {
    /// All, in the order in which they are offered.
    pub const ALL: [Game; 5] = [
        Game::Chess1869,
        Game::Four1869,
        Game::Four1967,
        Game::ChessModern,
        Game::Draughts1879,
    ];

    /// The game's page.
    pub const fn page(self) -> &'static Page {
        match self {
            Game::Chess1869 => &chess_1869::PAGE,
            Game::Four1869 => &four_1869::PAGE,
            Game::Four1967 => &four_1967::PAGE,
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

    /// The seats at its table, in the order of position texts.
    pub const fn seats(self) -> &'static [Seat] {
        match self.page().laws {
            Laws::Cross(_) => &Seat::FOUR,
            Laws::Chess(_) | Laws::Draughts => &Seat::TWO,
        }
    }

    /// The shape of its board.
    pub const fn grid(self) -> &'static Grid {
        match self.page().laws {
            Laws::Chess(_) => &EIGHT,
            Laws::Cross(_) => &CROSS,
            Laws::Draughts => &TEN,
        }
    }

    /// The position in which it begins where nothing else is said: White to move, or South.
    pub fn start(self) -> Position {
        self.seated(self.page().seating.usual())
    }

    /// The position in which it begins with the partners seated so: White to move; of the four South, or with partners
    /// beside each other the after-player of the light side (V6).
    pub fn seated(self, seating: Seating) -> Position {
        match self.page().laws {
            Laws::Chess(laws) => chess::position::Position::start(laws).into(),
            Laws::Cross(laws) => {
                let first = match seating.partners {
                    Partners::Opposite => Seat::South,
                    Partners::Adjacent => seating.after_player(Seat::South),
                };
                cross::position::Position::start(laws, seating, first).into()
            }
            Laws::Draughts => draughts::position::Position::start().into(),
        }
    }
}
