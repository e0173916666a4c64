//! The terminal of the tests, proven on programs that every system has.

use std::time::{Duration, Instant};

use rustix::process::Signal;

#[path = "support/pty.rs"]
mod pty;

use pty::Start;

fn shell(script: &str) -> Start {
    Start::program("/bin/sh", &["-c", script])
}

#[test]
fn keys_go_in_and_the_screen_comes_out() {
    let mut cat = Start::program("/bin/cat", &[]).spawn();
    let mark = cat.mark();
    cat.send("e2e4\r");
    cat.wait_for("the line twice", |screen| screen.contents() == "e2e4\ne2e4");
    assert_eq!(cat.bytes_since(mark), b"e2e4\r\ne2e4\r\n");
    assert!(cat.pieces_since(mark) >= 1);
    cat.send("\x04");
    assert_eq!(cat.wait_for_exit().status, 0);
}

#[test]
fn a_program_ends_with_its_status_or_its_signal() {
    let mut asks = shell("printf 'which? '; read status; exit \"$status\"").spawn();
    asks.wait_for_text("which?");
    asks.send("3\r");
    assert_eq!(asks.wait_for_exit().status, 3);

    let waits = shell("echo ready; exec cat").spawn();
    waits.wait_for_text("ready");
    waits.kill(Signal::TERM);
    assert!(waits.wait_for_exit().signal.is_some());
}

#[test]
fn the_window_has_the_size_it_was_given() {
    let script = "stty size; read line; stty size";
    let mut program = shell(script).size(100, 30).spawn();
    program.wait_for_text("30 100");
    program.resize(60, 20);
    program.send("\r");
    program.wait_for_text("20 60");
    assert_eq!(program.look(|screen| screen.size().1.get()), 60);
}

#[test]
fn settings_tell_whether_they_were_restored() {
    let mut program = shell("stty -echo; echo raw; read line; stty echo").spawn();
    program.wait_for_text("raw");
    assert_ne!(program.settings(), program.settings_before());
    program.send("\r");
    program.wait_for_exit();
    assert_eq!(program.settings(), program.settings_before());
}

#[test]
fn a_line_that_drops_is_felt() {
    // One that reads would end of itself, when it sees the end of its input before the signal.
    let mut deaf = shell("echo ready; exec sleep 600").spawn();
    deaf.wait_for_text("ready");
    let before = Instant::now();
    deaf.hang_up();
    let exit = deaf.wait_for_exit();
    assert!(exit.signal.is_some(), "{exit:?}");
    assert!(exit.at.duration_since(before) < Duration::from_secs(5));
}

#[test]
fn costs_are_counted() {
    let mut program = shell("echo ready; read line; while :; do :; done").spawn();
    program.wait_for_text("ready");
    program.wait_for_quiet(Duration::from_millis(50));
    let idle = program.cost();
    assert!(idle.resident > 100, "{idle:?}");
    program.send("\r");
    let busy = Instant::now();
    while program.cost().cpu <= idle.cpu + Duration::from_millis(20) {
        assert!(busy.elapsed() < pty::DEADLINE, "no time was used");
        std::thread::yield_now();
    }
    assert!(program.cost().wakes > 0);
}

#[test]
fn the_environment_is_its_own() {
    let program = shell("echo \"[$HOME] [$TERM] [$THEME]\"").env("THEME", "delft");
    let program = program.spawn();
    program.wait_for_text("[] [xterm-256color] [delft]");
    program.wait_for_exit();
}
