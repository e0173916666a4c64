//! Games that are written down for a test.

use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::room::record::Record;
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Entry, Millis};
use reglement::table::setup::Setup;

/// When the games of the tests are begun: 30 November 2026, 14:05.
pub const BEGUN: Millis = Millis(1_796_047_512_345);

/// A play by its coordinates.
pub fn play(text: &str) -> Act {
    let grid = Game::Chess1869.start().grid();
    let square = |part: &str| grid.named(part).unwrap();
    Act::Play(Play::new(square(&text[..2]), square(&text[2..])))
}

/// A game in which these plays are made in turn.
pub fn played(game: Game, plays: &str) -> Record {
    let mut table = Table::new(Setup::plain(game)).unwrap();
    for (number, text) in plays.split_whitespace().enumerate() {
        let entry = Entry {
            seat: Seat::TWO[number % 2],
            at: Millis(BEGUN.0 + 1000 * number as u64),
            act: play(text),
        };
        table.apply(entry).unwrap();
    }
    Record {
        begun: BEGUN,
        table,
    }
}
