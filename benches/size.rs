//! What the program weighs: its file, the time on a processor to start a game, and its memory while it waits.
//!
//! `cargo bench --bench size` starts it a number of times in a pseudo-terminal of 80×24.

#[path = "../tests/support/pty.rs"]
mod pty;

use std::time::Duration;

use pty::Start;

const STARTS: usize = 15;

fn main() {
    let program = env!("CARGO_BIN_EXE_reglement");
    let bytes = std::fs::metadata(program).map_or(0, |facts| facts.len());
    println!("binary: {:.2} MB", bytes as f64 / 1e6);
    let folder = std::env::temp_dir().join(format!("reglement-size-{}", std::process::id()));
    let mut cpu = Vec::new();
    let mut resident = Vec::new();
    for _ in 0..STARTS {
        let pty = Start::reglement(&["play", "chess-1869"])
            .env("XDG_STATE_HOME", &folder)
            .env("XDG_CONFIG_HOME", &folder)
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm-256color")
            .spawn();
        pty.wait_for_text("White to move");
        pty.wait_for_quiet(Duration::from_millis(100));
        let cost = pty.cost();
        cpu.push(cost.cpu);
        resident.push(cost.resident);
    }
    cpu.sort();
    resident.sort_unstable();
    println!(
        "start of a game: {:.1} ms on a processor (median of {STARTS})",
        cpu[STARTS / 2].as_secs_f64() * 1e3
    );
    println!(
        "resident memory while it waits: {:.1} MiB",
        resident[STARTS / 2] as f64 / 1024.0
    );
    let _ = std::fs::remove_dir_all(&folder);
}
