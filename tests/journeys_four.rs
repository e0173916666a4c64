//! Journeys of the program itself through games of chess for four: begun in the menu, killed, gone on with.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/pty.rs"]
mod pty;

use std::fs;

use folder::Folder;
use pty::{Pty, Start};
use rustix::process::Signal;

const ENTER: &str = "\r";
const TAB: &str = "\t";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

/// South takes West's last square from him.
const STALEMATE: &str =
    "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/7,rR,6/14/14/14/3,rK,10 r - - - - -";

/// The program with a folder of its own for games and settings.
fn start(folder: &Folder, arguments: &[&str]) -> Pty {
    Start::reglement(arguments)
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .spawn()
}

/// How many acts the one record holds.
fn acts(folder: &Folder) -> usize {
    let games = folder.path().join("reglement").join("games");
    let mut entries = fs::read_dir(games).expect("kept games");
    let path = entries.next().expect("a record").expect("a file").path();
    assert!(entries.next().is_none(), "one record");
    let record = fs::read_to_string(path).expect("text");
    record.matches("\n[[act]]\n").count()
}

#[test]
fn begun_in_the_menu_played_round_with_keys_killed_and_gone_on_with() {
    let folder = Folder::new();
    let mut program = start(&folder, &[]);
    program.wait_for_text("New game");
    program.send(ENTER);
    program.wait_for_text("Choose the rules");
    program.send(&[DOWN, ENTER].concat());
    program.wait_for_text("Start the game");
    program.send(&[DOWN, "Anna", TAB, "Bram", TAB, "Cato", TAB, "Dirk"].concat());
    program.send(&[DOWN, DOWN, DOWN, RIGHT].concat());
    program.wait_for_text("▸ First move   South");
    program.send(&(UP.repeat(7) + ENTER));
    // Each leads the pawn before his king two squares on; East's and West's go sideways.
    let round = [
        ("South I  light to move", UP),
        ("East  II dark  to move", LEFT),
        ("North I  light to move", DOWN),
        ("West  II dark  to move", RIGHT),
    ];
    for (turn, on) in round {
        program.wait_for_text(turn);
        program.send(&[ENTER, on, on, ENTER].concat());
    }
    program.wait_for_text("South I  light to move");
    assert_eq!(acts(&folder), 4);
    program.kill(Signal::KILL);
    program.wait_for_exit();

    let mut again = start(&folder, &["resume"]);
    again.wait_for_text("South I  light to move");
    for played in ["1. h4", "k8", "g11", "d7"] {
        again.wait_for_text(played);
    }
    again.send(":Nf3\r");
    again.wait_for_text("East  II dark  to move");
    assert_eq!(acts(&folder), 5);
}

#[test]
fn killed_while_a_move_is_played_over_it_must_still_be_played_over() {
    let folder = Folder::new();
    let arguments = ["--direction", "clockwise", "--fen", STALEMATE];
    let mut program = start(&folder, &[&["play", "four-1869"], &arguments[..]].concat());
    program.wait_for_text("South I  light to move");
    program.send(":Rb5\r");
    program.wait_for_text("West could move nothing");
    assert_eq!(acts(&folder), 1);
    program.kill(Signal::KILL);
    program.wait_for_exit();

    let mut again = start(&folder, &["resume"]);
    again.wait_for_text("South I  light plays over (V17)");
    again.send(":Rb5\r");
    again.wait_for_text("Refused, V17");
    again.send(":Rh6\r");
    again.wait_for_text("West's turn.");
    assert_eq!(acts(&folder), 2);
}
