//! Journeys of the program itself through games of draughts and exercises: huffed, killed in the middle of a capture,
//! gone on with; solved and remembered.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/pty.rs"]
mod pty;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use folder::Folder;
use pty::{Pty, Start};
use rustix::process::Signal;

const ENTER: &str = "\r";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const BACKSPACE: &str = "\x7f";

/// White must take 19 or 29 with 24; later 45 can take three by way of 34 and 23.
const TWO_CLUSTERS: &str = "W:W24,45:B1,19,29,34";
/// Case B17, and a man with whom White can neglect the capture.
const LED: &str = "W:W34,36:B9,19,20,29,30,42,K48";
/// Case B14.
const DOUBLED: &str = "W:WK2,25:B14,15,16";

/// The program with a folder of its own for games, exercises and settings.
fn start(folder: &Folder, arguments: &[&str]) -> Pty {
    Start::reglement(arguments)
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .env("LANG", "C.UTF-8")
        .spawn()
}

/// A game of draughts from a position; White sits below and stays there.
fn draughts(folder: &Folder, fen: &str) -> Pty {
    let settings = folder.path().join("reglement");
    fs::create_dir_all(&settings).unwrap();
    fs::write(settings.join("config.toml"), "view = \"fixed\"\n").unwrap();
    let program = start(folder, &["play", "draughts-1879", "--fen", fen]);
    program.wait_for_text("White to move");
    program
}

/// What the program writes where there is no terminal.
fn told(folder: &Folder, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_reglement"))
        .args(arguments)
        .env_clear()
        .env("XDG_STATE_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .expect("the program runs")
}

/// The keys that bring the cursor to a square, with White below.
fn at(square: usize) -> String {
    let (row, column) = ((square - 1) / 5, (square - 1) % 5);
    UP.repeat(9) + &LEFT.repeat(5) + &DOWN.repeat(row) + &RIGHT.repeat(column)
}

/// The same after a capture that was neglected and demanded, with the man on 34 led half its way.
fn half_led(folder: &Folder) -> Pty {
    let mut program = draughts(folder, LED);
    program.send(":36-31\r");
    program.wait_for_text("(see D13)");
    program.send(ENTER);
    program.wait_for_text("v demand");
    program.send("v");
    program.wait_for_text("White must capture: it was demanded (D14).");
    assert_eq!(acts(&record(folder)), 2);
    program.send(&(at(34) + ENTER + &at(23) + ENTER + &at(14) + ENTER));
    program.wait_for_text("2 pieces leapt over");
    program
}

/// The one record there is.
fn record(folder: &Folder) -> String {
    fs::read_to_string(path_of_record(folder)).unwrap()
}

fn path_of_record(folder: &Folder) -> PathBuf {
    let games = folder.path().join("reglement").join("games");
    let entries = fs::read_dir(games).expect("kept games");
    let paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    let [path] = paths.try_into().expect("one record");
    path
}

fn acts(record: &str) -> usize {
    record.matches("\n[[act]]\n").count()
}

fn file_of_exercises(folder: &Folder) -> PathBuf {
    folder.path().join("reglement").join("exercises.toml")
}

#[test]
fn huffed_and_killed_in_the_middle_of_a_capture_the_game_goes_on_before_it() {
    let folder = Folder::new();
    let mut program = draughts(&folder, TWO_CLUSTERS);
    program.send(":24-20\r");
    program.wait_for_text("(see D13)");
    program.send(ENTER);
    program.wait_for_text("White neglected a capture with 20.");
    // The cursor is not there yet: the key brings it there and asks.
    program.send(&(at(1) + "x"));
    program.wait_for_text("do you huff the piece on 20?");
    program.send("y");
    program.wait_for_text("Black has huffed the piece on 20");
    program.send(":34-40\r");
    program.wait_for_text("White to move");
    let before = record(&folder);
    assert_eq!(acts(&before), 3, "{before}");
    program.send(&(at(45) + ENTER + &at(34) + ENTER + &at(23) + ENTER));
    program.wait_for_text("2 pieces leapt over: go on to the next square.");
    program.kill(Signal::KILL);
    program.wait_for_exit();
    assert_eq!(record(&folder), before, "no file holds half a capture");

    let mut again = start(&folder, &["resume"]);
    again.wait_for_text("1. 24-20     huff 20");
    again.wait_for_text("White to move");
    again.send(&at(45));
    again.wait_for_text("45 white man");
    again.send(&(ENTER.to_owned() + &at(34) + ENTER + &at(23) + ENTER + &at(14) + ENTER));
    again.wait_for_text("2. 45x14");
    again.wait_for_text("Black to move");
    assert_eq!(acts(&record(&folder)), 4);
}

#[test]
fn whatever_ends_it_in_the_middle_of_a_capture_the_record_holds_the_board_before_it() {
    for signal in [Signal::TERM, Signal::HUP, Signal::KILL] {
        let folder = Folder::new();
        let program = half_led(&folder);
        let before = record(&folder);
        program.kill(signal);
        program.wait_for_exit();
        assert_eq!(record(&folder), before);
        let mut again = start(&folder, &["resume"]);
        again.wait_for_text("White must capture: it was demanded (D14).");
        again.send(&at(34));
        again.wait_for_text("34 white man");
    }
}

#[test]
fn a_line_that_drops_in_the_middle_of_a_capture_leaves_the_board_before_it() {
    let folder = Folder::new();
    let mut program = half_led(&folder);
    let before = record(&folder);
    program.hang_up();
    program.wait_for_exit();
    assert_eq!(record(&folder), before);
}

#[test]
fn a_capture_half_led_outlasts_another_size_and_a_step_back_and_is_dropped_by_esc() {
    let folder = Folder::new();
    let mut program = half_led(&folder);
    program.resize(60, 20);
    program.wait_for("the small board with the man on 14", |screen| {
        let text = screen.contents();
        text.contains("11  12  13 [⛂]  15") && text.contains("2 pieces leapt over")
    });
    program.resize(80, 24);
    program.wait_for_text("Backspace back");
    program.send(BACKSPACE);
    program.wait_for_text("23 empty");
    program.send("\x1b");
    program.wait_for_text("m menu  q leave");
    program.send(&at(34));
    program.wait_for_text("34 white man");
    assert_eq!(acts(&record(&folder)), 2);
}

#[test]
fn a_doubled_enter_makes_one_ply() {
    // Typed; by the cursor; and of a capture led to its end.
    let by_cursor = at(25) + ENTER + &at(20) + ENTER + ENTER;
    for keys in [":2-8\r\r", &by_cursor] {
        let folder = Folder::new();
        let mut program = draughts(&folder, DOUBLED);
        program.send(keys);
        program.wait_for_text("Black to move");
        program.wait_for_text("Refused, D");
        assert_eq!(acts(&record(&folder)), 1);
    }
    let folder = Folder::new();
    let mut program = draughts(&folder, "W:W32:B28,19,1");
    program.send(&(at(32) + ENTER + &at(23) + ENTER + &at(14) + ENTER + ENTER));
    program.wait_for_text("1. 32x14");
    program.wait_for_text("Refused, D");
    assert_eq!(acts(&record(&folder)), 1);
}

#[test]
fn a_record_that_holds_a_move_twice_is_refused_with_its_ply() {
    let folder = Folder::new();
    let mut program = draughts(&folder, DOUBLED);
    program.send(":2-8\r");
    program.wait_for_text("Black to move");
    program.kill(Signal::TERM);
    program.wait_for_exit();
    let path = path_of_record(&folder);
    let sound = record(&folder);
    let at = sound.find("\n[[act]]\n").expect("an act");
    let doubled = sound.clone() + &sound[at..];
    fs::write(&path, &doubled).unwrap();
    let output = told(&folder, &["record", "show", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("entry 2: draughts-1879 D1"), "{said}");
    assert_eq!(record(&folder), doubled, "it is left as it is");
}

#[test]
fn a_demanded_capture_is_played_and_kept() {
    let folder = Folder::new();
    let mut program = draughts(&folder, "W:W24,27,28:B19,22");
    program.send(":27-21\r");
    program.wait_for_text("(see D13)");
    program.send(ENTER);
    program.wait_for_text("v demand");
    program.send("v");
    program.wait_for_text("White must capture: it was demanded (D14).");
    program.send(":27-21\r");
    program.wait_for_text("Refused, D7");
    program.send(":27x18\r");
    program.wait_for_text("Black to move");
    program.kill(Signal::KILL);
    program.wait_for_exit();
    let again = start(&folder, &["resume"]);
    again.wait_for_text("1. 27x18");
    again.wait_for_text("Black to move");
}

#[test]
fn an_exercise_solved_is_remembered_with_its_hints() {
    let folder = Folder::new();
    let mut program = start(&folder, &["exercises", "1"]);
    program.wait_for_text("White to play and win.");
    program.send("i");
    program.wait_for_text("A hint: the piece on 21 moves.");
    program.send(":21-17\r");
    program.wait_for_text("Right; Black answers 11x22.");
    program.send(":33-28\r");
    program.wait_for_text("Right; Black answers 22x33.");
    assert!(!file_of_exercises(&folder).exists());
    program.send(":38x20\r");
    program.wait_for_text("Solved: Black has no piece left.");
    let kept = fs::read_to_string(file_of_exercises(&folder)).unwrap();
    assert!(kept.contains("hints = 1 }"), "{kept}");
    // On to the next, and from there to the menu, which counts the first.
    program.send(ENTER);
    program.wait_for_text("Exercise 2 of 24");
    program.send("q");
    program.wait_for_text("the 24 of 1879; 1 solved");
    program.send("q");
    assert_eq!(program.wait_for_exit().status, 0);

    let listed = told(&folder, &["exercises", "--lang", "en"]);
    assert!(listed.status.success());
    let list = String::from_utf8(listed.stdout).unwrap();
    assert!(list.contains("1 of 24 solved."), "{list}");
    assert!(list.contains("Solved with 1 hint."), "{list}");
    // No game was kept for it.
    let games = folder.path().join("reglement").join("games");
    assert_eq!(fs::read_dir(games).map_or(0, Iterator::count), 0);
}

#[test]
fn an_exercise_killed_half_way_leaves_nothing_behind() {
    let folder = Folder::new();
    let mut program = start(&folder, &["exercises", "1"]);
    program.wait_for_text("White to play and win.");
    program.send(":21-17\r");
    program.wait_for_text("Right;");
    program.kill(Signal::KILL);
    program.wait_for_exit();
    assert!(!file_of_exercises(&folder).exists());
}

#[test]
fn a_damaged_file_of_exercises_is_reported_and_left_as_it_is() {
    let folder = Folder::new();
    let path = file_of_exercises(&folder);
    let damaged = "reglement = 1\n\n[solved]\n3 = { at = \"noon\", hints = 0 }\n";
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, damaged).unwrap();

    let mut program = start(&folder, &["exercises", "1"]);
    program.wait_for_text("exercises.toml");
    program.wait_for_text("line 4");
    program.send(":21-17\r");
    program.wait_for_text("Right;");
    program.send(":33-28\r");
    program.wait_for_text("Black answers 22x33.");
    program.send(":38x20\r");
    program.wait_for_text("2-0 no piece left");
    program.send("q");
    program.wait_for_text("of 1879; ");
    program.send("q");
    assert_eq!(program.wait_for_exit().status, 0);
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);

    let listed = told(&folder, &["exercises", "--lang", "en"]);
    let said = String::from_utf8(listed.stderr).unwrap();
    assert!(
        said.contains("exercises.toml") && said.contains("line 4"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn a_file_of_exercises_of_a_newer_version_is_left_as_it_is() {
    let folder = Folder::new();
    let path = file_of_exercises(&folder);
    let newer = "reglement = 99\n\n[solved]\n3 = { at = 5, hints = 0 }\n";
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, newer).unwrap();
    let program = start(&folder, &["exercises", "1"]);
    program.wait_for_text("newer version");
    drop(program);
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
}
