//! Scores out of a text of any kind, each set up by its tags.

use std::io::Read;

use crate::exchange::board::Start;
use crate::exchange::games::Games;
use crate::exchange::tags::Tags;
use crate::exchange::token::Dialect;
use crate::exchange::{four, pdn, pgn};
use crate::games::Game;
use crate::host::papers::brought::{game, setup};
use crate::host::papers::format::usual;
use crate::host::papers::own_tags;
use crate::notation::fen;
use crate::rules::position::Position;

/// The games of a text of this kind; of which game they are, where they do not say, is asked.
pub fn scores<'a>(stream: impl Read + 'a, dialect: Dialect, asked: Option<Game>) -> Games<'a> {
    let start: Box<Start<'a>> = Box::new(move |tags, fen| start(tags, fen, dialect, asked));
    match dialect {
        Dialect::Pgn => pgn::games(stream, start),
        Dialect::Pdn => pdn::games(stream, start),
        Dialect::Four => four::games(stream, start),
    }
}

/// Where a game begins.
fn start(
    tags: &Tags,
    text: Option<&str>,
    dialect: Dialect,
    asked: Option<Game>,
) -> Option<Position> {
    let game = game(tags, dialect, asked);
    if usual(game) != dialect {
        return None;
    }
    match (own_tags::game(tags), text) {
        (Some(_), _) => setup(tags, None, dialect, game)?.position().ok(),
        (None, Some(text)) => fen::read(text, game).ok(),
        (None, None) => Some(game.start()),
    }
}
