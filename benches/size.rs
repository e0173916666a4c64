//! What the program weighs: its file, the time on a processor until its first picture stands, its memory while it waits.
//!
//! `cargo bench --bench size` starts it a number of times in a pseudo-terminal of 80×24. The clock of a process begins
//! when it is made, which is before the program is in it; so a program that does nothing (`sleep`) is started in turns
//! with ours, and what it costs is printed beside.

#[path = "../tests/support/pty.rs"]
mod pty;

use std::path::Path;
use std::time::Duration;

use pty::{Cost, Start};

const STARTS: usize = 15;

/// What is started, and the words by which its first picture is known.
const STARTED: [(&str, &[&str], &str); 4] = [
    ("the menu", &[], "quit"),
    ("chess-1869", &["play", "chess-1869"], "White to move"),
    ("four-1869", &["play", "four-1869"], "to move"),
    ("draughts-1879", &["play", "draughts-1879"], "White to move"),
];

fn main() {
    let program = env!("CARGO_BIN_EXE_reglement");
    let bytes = std::fs::metadata(program).map_or(0, |facts| facts.len());
    println!("binary: {:.2} MB", bytes as f64 / 1e6);
    let folder = std::env::temp_dir().join(format!("reglement-size-{}", std::process::id()));
    for (name, arguments, words) in STARTED {
        let (mut ours, mut nothing) = (Vec::new(), Vec::new());
        for _ in 0..STARTS {
            ours.push(cost(Start::reglement(arguments), &folder, Some(words)));
            nothing.push(cost(Start::program("sleep", &["60"]), &folder, None));
        }
        let (ours, nothing) = (median(&ours), median(&nothing));
        println!(
            "{name}: {:.1} ms on a processor, of which a program that does nothing takes {:.1}; {:.1} MiB resident",
            ours.cpu.as_secs_f64() * 1e3,
            nothing.cpu.as_secs_f64() * 1e3,
            ours.resident as f64 / 1024.0
        );
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// What a program has used when it is quiet after its first picture.
fn cost(start: Start, folder: &Path, words: Option<&str>) -> Cost {
    let pty = start
        .env("XDG_STATE_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .spawn();
    if let Some(words) = words {
        pty.wait_for_text(words);
    }
    pty.wait_for_quiet(Duration::from_millis(100));
    pty.cost()
}

/// The middle one by time, with the middle one by memory.
fn median(costs: &[Cost]) -> Cost {
    let mut sorted = costs.to_vec();
    sorted.sort_by_key(|cost| cost.resident);
    let resident = sorted[sorted.len() / 2].resident;
    sorted.sort_by_key(|cost| cost.cpu);
    Cost {
        resident,
        ..sorted[sorted.len() / 2]
    }
}
