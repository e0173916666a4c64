//! Counting leaves of draughts, the last ply in bulk.
//!
//! `cargo bench --bench perft_draughts` prints million leaves a second for the start position at depth 9. The yardstick
//! is the public engine dame-rs 0.2.0 (`dame perft 9`), which is not a Rust crate and so is run beside it by hand.

#[path = "side_by_side.rs"]
mod side_by_side;

use reglement::rules::draughts::position::Position;
use reglement::rules::tree::perft;
use side_by_side::in_turns;

fn main() {
    let (start, depth, leaves) = (Position::start(), 9, 41_022_423_u64);
    let times = in_turns(&mut [&mut || assert_eq!(perft(&start, depth), leaves)]);
    let speed = leaves as f64 / times[0].median().as_secs_f64() / 1e6;
    println!("draughts start depth {depth}: {speed:.1} million leaves a second");
}
