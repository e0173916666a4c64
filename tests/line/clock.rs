//! What a clock costs: about a wake-up a second and a few bytes while it goes, nothing while it stands; and nothing of the
//! time of a player whose program was killed.

use std::fs;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::folder::Folder;
use crate::line::{Line, SMALL};
use crate::places::HERE;
use crate::pty::{Cost, Start};

/// Bytes of a second in which a digit or two change.
const TICK: usize = 40;
/// Wake-ups of a second in which a clock goes.
const WAKES: u64 = 3;
/// So long it is watched.
const SECONDS: u64 = 6;

fn watched(line: &Line) -> (usize, usize, u64) {
    let (mark, before) = (line.pty.mark(), line.pty.cost());
    let deadline = Instant::now() + Duration::from_secs(SECONDS);
    while let Some(rest) = deadline.checked_duration_since(Instant::now()) {
        std::thread::park_timeout(rest);
    }
    let Cost { wakes, .. } = line.pty.cost();
    let bytes = line.pty.bytes_since(mark).len();
    (bytes, line.pty.pieces_since(mark), wakes - before.wakes)
}

#[test]
fn a_clock_costs_little_while_it_goes_and_nothing_while_it_stands() {
    for (game, played) in [
        ("chess-1869", ":e4\r"),
        ("four-1869", ":d4\r"),
        ("draughts-1879", ":32-28\r"),
    ] {
        let first = match game {
            "four-1869" => "south",
            _ => "white",
        };
        let arguments = ["play", game, "--first", first, "--clock", "15+10"];
        let mut line = Line::begin(&arguments, &HERE, SMALL);
        assert_eq!(watched(&line), (0, 0, 0), "{game} before the first move");
        line.cost(played);
        let (bytes, pieces, wakes) = watched(&line);
        println!("a second of the clock, {game}: {bytes} bytes, {wakes} wake-ups in {SECONDS} s");
        let seconds = usize::try_from(SECONDS).unwrap();
        assert!(pieces >= seconds - 2, "{game}: {pieces}");
        assert!(bytes <= TICK * (seconds + 1), "{game}: {bytes}");
        assert!(wakes <= WAKES * (SECONDS + 1), "{game}: {wakes}");
        line.cost(".");
        assert_eq!(watched(&line), (0, 0, 0), "{game} stopped");
    }
}

#[test]
fn who_is_killed_loses_no_time() {
    let folder = Folder::new();
    let start = |arguments: &[&str]| {
        Start::reglement(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .spawn()
    };
    let arguments = ["play", "chess-1869", "--first", "white", "--clock", "15"];
    let mut program = start(&arguments);
    program.wait_for_text("(15:00)");
    program.send(":e4\r");
    program.wait_for_text("Black to move");
    program.wait_for_text("14:58");
    program.kill(Signal::KILL);
    program.wait_for_exit();
    let mut again = start(&["resume"]);
    again.wait_for_text("(15:00)");
    again.send(":e5\r");
    again.wait_for_text("White to move");
    again.wait_for_text("14:58");
    // Who is told to leave stops the clock as he goes.
    again.kill(Signal::TERM);
    again.wait_for_exit();
    let games = fs::read_dir(folder.path().join("reglement/games")).unwrap();
    let file = games.map(|file| file.unwrap().path()).next().unwrap();
    let text = fs::read_to_string(file).unwrap();
    assert_eq!(text.matches("clock = \"stop\"\n").count(), 2, "{text}");
    assert!(text.ends_with("clock = \"stop\"\n"), "{text}");
}
