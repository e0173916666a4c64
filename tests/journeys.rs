//! Journeys of the program itself on a real terminal: played at, refused, stopped, cut off, gone on with.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/pty.rs"]
mod pty;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use folder::Folder;
use pty::{Pty, Start};
use rustix::process::Signal;

const ENTER: &str = "\r";
const UP: &str = "\x1b[A";
const CTRL_C: &str = "\x03";
const CTRL_Z: &str = "\x1a";

/// The program with a folder of its own for games and settings.
fn start(folder: &Folder, arguments: &[&str]) -> Pty {
    at_home(Start::reglement(arguments), folder).spawn()
}

fn at_home(start: Start, folder: &Folder) -> Start {
    start
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
}

/// A game of 1869 after this move of White's.
fn after(folder: &Folder, played: &str) -> Pty {
    let mut program = start(folder, &["play", "chess-1869"]);
    program.wait_for_text("White to move");
    program.send(&format!(":{played}\r"));
    program.wait_for_text("Black to move");
    program
}

/// Waits until the game is there again, with the move that was made.
fn assert_kept(folder: &Folder, played: &str) {
    let program = start(folder, &["resume"]);
    program.wait_for_text(&format!("1. {played}"));
    program.wait_for_text("Black to move");
}

fn assert_given_back(program: &Pty) {
    assert_eq!(program.settings(), program.settings_before());
    program.wait_for("the normal screen", |screen| {
        !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
    });
}

/// The files of all kept games.
fn records(folder: &Folder) -> Vec<PathBuf> {
    let games = folder.path().join("reglement").join("games");
    let entries = fs::read_dir(games).expect("kept games");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn from_the_menu_through_a_refusal_to_an_end_and_on_again() {
    let folder = Folder::new();
    let mut program = start(&folder, &[]);
    program.wait_for_text("New game");
    program.send(ENTER);
    program.wait_for_text("Choose the rules");
    program.send(ENTER);
    program.wait_for_text("Start the game");
    program.send(ENTER);
    program.wait_for_text("White to move");
    // The cursor stands on a pawn that can move.
    program.send(&[ENTER, UP, UP, UP, ENTER].concat());
    program.wait_for_text("Refused, A13 (see M3.7a): The pawn on e2 cannot reach e5.");
    program.wait_for_text("Article 13");
    program.wait_for_text("He who makes a false move may be compelled");
    program.send(":e4\r");
    program.wait_for_text("Black to move");
    program.resize(60, 20);
    program.wait_for("the panel of a narrow window", |screen| {
        let text = screen.contents();
        text.contains("Black to move    move 1") && text.contains("1. e4")
    });
    program.resize(80, 24);
    program.wait_for_text("m menu  q leave");
    program.kill(Signal::TERM);
    assert_eq!(program.wait_for_exit().status, 143);
    assert_given_back(&program);
    assert_kept(&folder, "e4");
}

#[test]
fn an_unfinished_game_is_the_first_thing_offered() {
    let folder = Folder::new();
    let before = after(&folder, "d4");
    before.kill(Signal::TERM);
    before.wait_for_exit();
    let mut program = start(&folder, &[]);
    program.wait_for_text("▸ Continue");
    program.send(ENTER);
    program.wait_for_text("1. d4");
}

#[test]
fn stopped_for_a_shell_it_comes_back_with_what_was_half_typed() {
    let folder = Folder::new();
    let script = "set -m; \"$0\" play chess-1869; echo stopped; read line; fg; echo gone home";
    let own = env!("CARGO_BIN_EXE_reglement");
    let shell = Start::program("/bin/sh", &["-c", script, own]);
    let mut program = at_home(shell, &folder).spawn();
    program.wait_for_text("White to move");
    program.send(":e4\r");
    program.wait_for_text("Black to move");
    program.send(":e");
    program.wait_for_text(":e_");
    program.send(CTRL_Z);
    program.wait_for("the prompt of the shell", |screen| {
        screen.contents().contains("stopped") && !screen.alternate_screen()
    });
    assert_given_back(&program);
    program.resize(70, 22);
    program.send(ENTER);
    program.wait_for_text(":e_");
    program.send("5\r");
    program.wait_for_text("White to move");
    program.send(":zz");
    program.send(CTRL_C);
    program.wait_for_text("Leave the program?");
    program.send("y");
    program.wait_for_text("gone home");
    assert_given_back(&program);
}

#[test]
fn a_line_that_drops_ends_it_and_loses_no_move() {
    let folder = Folder::new();
    let mut program = after(&folder, "Nf3");
    let dropped = Instant::now();
    program.hang_up();
    let exit = program.wait_for_exit();
    assert_eq!(exit.status, 129);
    // Within a second, and another for a machine that has much to do.
    assert!(exit.at.duration_since(dropped) < Duration::from_secs(2));
    assert_kept(&folder, "Nf3");
}

#[test]
fn whatever_kills_it_no_move_is_lost() {
    for (signal, status) in [
        (Signal::HUP, Some(129)),
        (Signal::INT, Some(130)),
        (Signal::KILL, None),
    ] {
        let folder = Folder::new();
        let program = after(&folder, "g3");
        program.kill(signal);
        let exit = program.wait_for_exit();
        if let Some(status) = status {
            assert_eq!(exit.status, status);
            assert_given_back(&program);
        }
        assert_kept(&folder, "g3");
    }
}

#[test]
fn ctrl_c_asks_and_twice_leaves() {
    let folder = Folder::new();
    let mut program = after(&folder, "e4");
    program.send(CTRL_C);
    program.wait_for_text("Leave the program? The game is kept.");
    program.send("n");
    program.wait_for_text("m menu  q leave");
    program.send(CTRL_C);
    program.wait_for_text("Leave the program?");
    program.send(CTRL_C);
    assert_eq!(program.wait_for_exit().status, 0);
    assert_given_back(&program);
    assert_kept(&folder, "e4");
}

#[test]
fn a_game_that_cannot_be_kept_says_so_and_is_not_said_to_be_kept() {
    let folder = Folder::new();
    let no_folder = folder.file("a file", b"");
    let mut program = Start::reglement(&["play", "chess-1869"])
        .env("XDG_STATE_HOME", &no_folder)
        .env("XDG_CONFIG_HOME", folder.path())
        .spawn();
    program.wait_for_text("This game is not kept: ");
    program.wait_for_text("file/reglement/games");
    program.send(":e4\r");
    program.wait_for_text("Black to move");
    program.send("q");
    program.wait_for_text("The game is not kept, and will be lost.");
    program.send("n");
    program.send(CTRL_C);
    program.wait_for_text("Leave the program? The game is not kept, and will be lost.");
}

#[test]
fn a_window_that_was_smaller_for_a_moment_is_painted_whole() {
    let folder = Folder::new();
    let program = after(&folder, "e4");
    for _ in 0..20 {
        program.resize(60, 20);
        program.resize(80, 24);
    }
    program.wait_for_text("r rules  m menu  q leave");
    program.wait_for_text("Chess of 1869");
}

#[test]
fn what_is_pasted_plays_and_ends_nothing() {
    let folder = Folder::new();
    let mut program = after(&folder, "e4");
    program.send("\x1b[200~e7e5\nq\ny\n\x1b[201~");
    program.wait_for_text("Pasted text plays no moves");
    program.send(":");
    program.wait_for_text(":_");
    program.send(&format!("\x1b[200~{}\x1b[201~", "x".repeat(100_000)));
    program.wait_for_text(&format!("{}_  Esc close", "x".repeat(60)));
    program.send("\x15e5\r");
    program.wait_for_text("White to move");
}

#[test]
fn of_a_damaged_record_the_sound_part_goes_on_as_a_copy() {
    let folder = Folder::new();
    let mut program = after(&folder, "e4");
    program.send(":e5\r");
    program.wait_for_text("White to move");
    program.kill(Signal::TERM);
    program.wait_for_exit();
    let [original] = records(&folder).try_into().expect("one record");
    let damaged = fs::read_to_string(&original)
        .unwrap()
        .replace("e7e5", "e7e2");
    fs::write(&original, &damaged).unwrap();

    let mut program = start(&folder, &[]);
    program.wait_for_text("▸ New game");
    program.send("\x1b[B\x1b[B\r");
    program.wait_for_text("One ply can be read; a copy can go on from there.");
    program.wait_for_text("Enter go on with a copy");
    program.send(ENTER);
    program.wait_for_text("A copy of the one ply that could be read");
    program.send(":c5\r");
    program.wait_for_text("1. e4        c5");
    program.kill(Signal::TERM);
    program.wait_for_exit();
    assert_eq!(fs::read_to_string(&original).unwrap(), damaged);
    assert_eq!(records(&folder).len(), 2);
    let resumed = start(&folder, &["resume"]);
    resumed.wait_for_text("1. e4        c5");
}
