//! Gives the reader of games of four whatever libFuzzer thinks of.
//!
//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz four`
#![no_main]

use libfuzzer_sys::fuzz_target;
use reglement_core::board::piece::Seat;
use reglement_core::rules::castling::Castling;
use reglement_core::rules::cross::laws::{
    Colours, Exposed, Friend, Frozen, Laws, Mate, Pins, Promotion, Queens, Stalemate,
};
use reglement_core::rules::cross::position::Position as Cross;
use reglement_core::rules::cross::seating::{Order, Partners, Seating};
use reglement_core::rules::play::Play;
use reglement_core::rules::position::{Move, Position};
use reglement_exchange::four;
use reglement_exchange::tags::Tags;
use reglement_exchange::token::Dialect;
use reglement_exchange::write;

/// Those of 1967.
static LAWS: Laws = Laws {
    castling: Castling::Rook,
    colours: Colours::SouthAndWest,
    queens: Queens {
        by_friend: Exposed::Warned,
        unpinned: Exposed::Open,
        pins: Pins::Own,
    },
    stalemate: Stalemate::PassedOver,
    promotion: Promotion::FarEdgeAndSides,
    friend: Friend::Free,
    mate: Mate::AtTurn,
    frozen: Frozen::AgainstKings,
};

/// The array alone: position texts are read on a higher floor.
fn start(_: &Tags, text: Option<&str>) -> Option<Position> {
    let seating = Seating {
        partners: Partners::Opposite,
        order: Order::Clockwise,
    };
    text.is_none().then(|| Cross::start(&LAWS, seating, Seat::South).into())
}

/// A move by its squares.
fn name(position: &Position, played: Move) -> String {
    let play: Play = position.play(played);
    let grid = position.grid();
    let sign = match position.taken(played).is_empty() {
        true => "-",
        false => "x",
    };
    let becomes = played.role().map(|role| role.letter().to_ascii_uppercase());
    let becomes = becomes.map_or_else(String::new, |letter| format!("={letter}"));
    format!("{}{sign}{}{becomes}", grid.label(play.start()), grid.label(play.end()))
}

fuzz_target!(|text: &[u8]| {
    for game in four::games(text, Box::new(start)).take(text.len() + 1) {
        let Ok(score) = game else {
            continue;
        };
        if score.tags.is_empty() && score.line.moves.is_empty() {
            continue;
        }
        // What was read is written, and read to the same moves.
        let written = write::game(&score, Dialect::Four, &name);
        let again = four::games(written.as_bytes(), Box::new(start)).next();
        let Some(Ok(again)) = again else {
            panic!("what was written is not read: {written}");
        };
        assert_eq!(again.line.moves, score.line.moves, "{written}");
        assert_eq!(again.result, score.result, "{written}");
    }
});
