//! Gives the reader of PDN whatever libFuzzer thinks of.
//!
//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz pdn`
#![no_main]

use libfuzzer_sys::fuzz_target;
use reglement_core::rules::draughts::position::Position as Draughts;
use reglement_core::rules::play::Play;
use reglement_core::rules::position::{Move, Position};
use reglement_exchange::pdn;
use reglement_exchange::tags::Tags;
use reglement_exchange::token::Dialect;
use reglement_exchange::write;

/// The array alone: position texts are read on a higher floor.
fn start(_: &Tags, text: Option<&str>) -> Option<Position> {
    text.is_none().then(|| Draughts::start().into())
}

/// A move by its squares.
fn name(position: &Position, played: Move) -> String {
    let play: Play = position.play(played);
    let squares: Vec<String> = play.squares().iter().map(|at| position.grid().label(*at)).collect();
    let sign = match position.taken(played).is_empty() {
        true => "-",
        false => "x",
    };
    squares.join(sign)
}

fuzz_target!(|text: &[u8]| {
    for game in pdn::games(text, Box::new(start)).take(text.len() + 1) {
        let Ok(score) = game else {
            continue;
        };
        if score.tags.is_empty() && score.line.moves.is_empty() {
            continue;
        }
        // What was read is written, and read to the same moves.
        let written = write::game(&score, Dialect::Pdn, &name);
        let again = pdn::games(written.as_bytes(), Box::new(start)).next();
        let Some(Ok(again)) = again else {
            panic!("what was written is not read: {written}");
        };
        assert_eq!(again.line.moves, score.line.moves, "{written}");
        assert_eq!(again.result, score.result, "{written}");
    }
});
