//! Counting leaves of draughts, the last ply in bulk.
//!
//! `cargo bench --bench perft_draughts` prints million leaves a second for the start position at depth 9, and how long
//! the moves of the worst boards known take, and a play, a way and an entry on them. The yardstick is the public engine
//! dame-rs 0.2.0, which is no Rust crate: where the variable `DAME` holds the command that starts it, the two are run in
//! turns.

#[path = "side_by_side.rs"]
mod side_by_side;

use std::process::Command;

use reglement::notation::fen_draughts;
use reglement::rules::draughts::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::{Tree, perft};
use side_by_side::{Times, in_turns, ratio};

/// Kings among pieces that stand like trees in an orchard, so that one can be gone round by way of any other: found by
/// climbing from random boards toward the most places that captures can come to, with one king and with any number.
const ORCHARDS: [&str; 2] = [
    "W:WK27:B8,9,10,11,12,19,20,21,22,28,30,31,33,34,37,39,41,42,43,44",
    "W:WK1,K2,K3,K6,K25,K26,K45,K48,K50:B9,10,11,12,19,20,21,23,28,30,31,32,39,40,41,42",
];

fn main() {
    let (start, depth, leaves) = (Position::start(), 9, 41_022_423_u64);
    let mut ours = || assert_eq!(perft(&start, depth), leaves);
    match std::env::var("DAME") {
        Ok(dame) => {
            let times = in_turns(&mut [&mut ours, &mut || yardstick(&dame, depth, leaves)]);
            for (who, times) in ["reglement", "dame-rs"].iter().zip(&times) {
                println!("start depth {depth}: {who} {:.1}", speed(leaves, times));
            }
            println!(
                "reglement is {:.1} times dame-rs",
                ratio(&times[0], &times[1])
            );
        }
        Err(_) => {
            let times = in_turns(&mut [&mut ours]);
            println!(
                "start depth {depth}: reglement {:.1}",
                speed(leaves, &times[0])
            );
        }
    }
    ORCHARDS.into_iter().for_each(orchard);
}

/// Million leaves a second, by the median round.
fn speed(leaves: u64, times: &Times) -> f64 {
    leaves as f64 / times.median().as_secs_f64() / 1e6
}

/// Runs the yardstick, starting it included, and looks whether it counts the same.
fn yardstick(dame: &str, depth: u32, leaves: u64) {
    let mut words = dame.split_whitespace();
    let program = words.next().unwrap_or("dame");
    let mut command = Command::new(program);
    let output = command
        .args(words)
        .arg("perft")
        .arg(depth.to_string())
        .output();
    let said = output.expect("DAME names a command that runs").stdout;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains(&leaves.to_string()), "{said}");
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
