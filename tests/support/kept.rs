//! Games that are written down for a test.
#![allow(dead_code, reason = "each test file uses its own part")]

use reglement::games::Game;
use reglement::room::line;
use reglement::room::record::Record;
use reglement::room::shelf::{Status, Summary, Tail};
use reglement::table::Table;
use reglement::table::act::{Entry, Millis};
use reglement::table::house::Watch;
use reglement::table::setup::Setup;

/// When the games of the tests are begun: 30 November 2026, 14:05.
pub const BEGUN: Millis = Millis(1_796_047_512_345);

/// A game in which these plays are made in turn.
pub fn played(game: Game, plays: &str) -> Record {
    played_from(Setup::plain(game), plays)
}

/// A game of this set-up in which these plays are made in turn.
pub fn played_from(setup: Setup, plays: &str) -> Record {
    let grid = setup.game.grid();
    let mut table = Table::new(setup).unwrap();
    for (number, text) in plays.split_whitespace().enumerate() {
        let entry = Entry {
            seat: table.state().position.turn(),
            at: Millis(BEGUN.0 + 1000 * number as u64),
            act: line::act("play", text, grid).unwrap(),
        };
        table.apply(entry).unwrap();
    }
    Record {
        begun: BEGUN,
        table,
        paper: None,
    }
}

/// A game as the list has it: how it was played is not looked at.
pub fn summary(game: Game, names: &[&str], plies: usize, status: Status) -> Summary {
    let table = Table::new(Setup::plain(game)).unwrap();
    Summary {
        game,
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        watch: Watch::Arbiter,
        begun: BEGUN,
        done: plies,
        plies,
        moves: plies.div_ceil(game.seats().len()),
        status,
        tail: Tail::Whole,
        end: table.state().position,
        series: None,
        match_waits: false,
        odds: None,
    }
}
