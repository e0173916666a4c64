//! Counting leaves of draughts, the last ply in bulk.
//!
//! `cargo bench --bench perft_draughts` prints million leaves a second for the start position at depth 9, and how long
//! the moves of the worst boards known take, and a play, a way and an entry on them. The yardstick
//! is the public engine dame-rs 0.2.0 (`dame perft 9`), which is not a Rust crate and so is run beside it by hand.

#[path = "side_by_side.rs"]
mod side_by_side;

use reglement::notation::fen_draughts;
use reglement::rules::draughts::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::{Tree, perft};
use side_by_side::in_turns;

/// Kings among pieces that stand like trees in an orchard, so that one can be gone round by way of any other: found by
/// climbing from random boards toward the most places that captures can come to, with one king and with any number.
const ORCHARDS: [&str; 2] = [
    "W:WK27:B8,9,10,11,12,19,20,21,22,28,30,31,33,34,37,39,41,42,43,44",
    "W:WK1,K2,K3,K6,K25,K26,K45,K48,K50:B9,10,11,12,19,20,21,23,28,30,31,32,39,40,41,42",
];

fn main() {
    let (start, depth, leaves) = (Position::start(), 9, 41_022_423_u64);
    let times = in_turns(&mut [&mut || assert_eq!(perft(&start, depth), leaves)]);
    let speed = leaves as f64 / times[0].median().as_secs_f64() / 1e6;
    println!("draughts start depth {depth}: {speed:.1} million leaves a second");
    ORCHARDS.into_iter().for_each(orchard);
}

fn orchard(text: &str) {
    let Ok(position) = fen_draughts::read(text) else {
        return println!("{text} is no position");
    };
    let Some(m) = position.moves().first().copied() else {
        return println!("{text} has no move");
    };
    let play = Play::new(m.start(), m.end());
    let times = in_turns::<usize>(&mut [
        &mut || position.moves().len(),
        &mut || usize::from(position.judge(&play).is_ok()),
        &mut || position.play(m).squares().len(),
        &mut || position.onward(&play.squares()[..1]).moves.len(),
    ]);
    for (what, time) in ["moves", "judge", "play", "onward"].iter().zip(times) {
        println!("{text} {what}: {:?}", time.median());
    }
}
