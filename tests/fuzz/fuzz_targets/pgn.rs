//! Gives the reader of PGN whatever libFuzzer thinks of. Seeds lie in `tests/fuzz/seeds/pgn`.
//!
//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz pgn tests/fuzz/corpus tests/fuzz/seeds/pgn`
#![no_main]

use libfuzzer_sys::fuzz_target;
use reglement_core::rules::castling::Castling;
use reglement_core::rules::chess::laws::Laws;
use reglement_core::rules::chess::position::Position as Chess;
use reglement_core::rules::play::Play;
use reglement_core::rules::position::{Move, Position};
use reglement_exchange::pgn;
use reglement_exchange::tags::Tags;
use reglement_exchange::token::Dialect;
use reglement_exchange::write;

static LAWS: Laws = Laws {
    castling: Castling::Rook,
};

/// The array alone: position texts are read on a higher floor.
fn start(_: &Tags, text: Option<&str>) -> Option<Position> {
    text.is_none().then(|| Chess::start(&LAWS).into())
}

/// A move by its two squares.
fn name(position: &Position, played: Move) -> String {
    let play: Play = position.play(played);
    play.coordinates(position.grid())
}

fuzz_target!(|text: &[u8]| {
    let mut count = 0;
    for game in pgn::games(text, Box::new(start)) {
        count += 1;
        assert!(count <= text.len(), "a game takes none of the text");
        let Ok(score) = game else {
            continue;
        };
        if score.tags.is_empty() && score.line.moves.is_empty() {
            continue;
        }
        // What was read is written, and read to the same.
        let first = write::game(&score, Dialect::Pgn, &name);
        let again = pgn::games(first.as_bytes(), Box::new(start)).next();
        let Some(Ok(again)) = again else {
            panic!("what was written is not read: {first}");
        };
        assert_eq!(first, write::game(&again, Dialect::Pgn, &name));
    }
});
