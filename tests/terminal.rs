//! Journeys of a small program on a real terminal: whatever ends or stops it, the terminal comes back.

use std::env;
use std::io;
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyModifiers};
use reglement::host::terminal::charset::Charset;
use reglement::host::terminal::depth::Depth;
use reglement::host::terminal::erasure::Erasure;
use reglement::host::terminal::restore::Mouse;
use reglement::host::terminal::{Options, Terminal};
use reglement::ui::event::{Event, Leave};
use reglement::ui::window::{Suspended, Window};
use rustix::process::Signal;

#[path = "support/pty.rs"]
mod pty;

use pty::{Pty, Start};

const LEFT: [&str; 6] = [
    "\x1b[?25h",
    "\x1b[?1049l",
    "\x1b[?2004l",
    "\x1b[?1000l",
    "\x1b[?1006l",
    "\x1b[m",
];

/// The program that the journeys run: it shows its size and the last thing that happened.
#[test]
#[ignore = "is not a test, but the program that the tests run"]
fn program() {
    let options = Options {
        depth: Depth::Sixteen,
        erasure: Erasure::Plain,
        charset: Charset::Utf8,
        mouse: match env::var_os("NO_MOUSE") {
            Some(_) => Mouse::Off,
            None => Mouse::On,
        },
        farewell: "The game is kept.".to_owned(),
    };
    let Ok((mut window, events)) = Terminal::open(options) else {
        process::exit(3);
    };
    let mut last = "ready".to_owned();
    let leave = loop {
        if show(&mut window, &last).is_err() {
            break Some(Leave::Gone);
        }
        let Ok(event) = events.recv() else { break None };
        let done = match &event {
            Event::Key(key) => match (key.code, key.modifiers) {
                (KeyCode::Char('q'), _) => break None,
                (KeyCode::Char('p'), _) => panic!("a fault"),
                (KeyCode::Char('w'), _) => {
                    thread::spawn(|| panic!("a fault elsewhere"));
                    Ok(())
                }
                (KeyCode::Char('b'), _) => loop {
                    thread::park();
                },
                (KeyCode::Char('z'), KeyModifiers::CONTROL) => suspend(&mut window, &mut last),
                (code, _) => {
                    last = format!("{code:?}");
                    Ok(())
                }
            },
            Event::Resize { width, height } => window.resize(*width, *height),
            Event::Redraw => window.redraw(),
            Event::Suspend => suspend(&mut window, &mut last),
            Event::Leave(leave) => break Some(*leave),
            Event::Mouse(_) | Event::Paste(_) => Ok(()),
        };
        if done.is_err() {
            break Some(Leave::Gone);
        }
    };
    drop(window);
    process::exit(leave.map_or(0, |leave| leave.status().into()));
}

fn suspend(window: &mut Terminal, last: &mut String) -> io::Result<()> {
    *last = match window.suspend()? {
        Suspended::Back => "back".to_owned(),
        Suspended::NoShell => "no shell".to_owned(),
    };
    Ok(())
}

fn show(window: &mut Terminal, last: &str) -> io::Result<()> {
    window.draw(|frame| {
        let size = frame.area();
        let line = format!("{last} at {}x{}", size.width, size.height);
        frame.render_widget(line, size);
    })
}

/// The program, run by a shell that has been told something first.
fn under_a_shell(first: &str, then: &str) -> Start {
    let own = env::current_exe().expect("this test");
    let script =
        format!("{first} \"$0\" --ignored --exact program --nocapture --test-threads 1; {then}");
    Start::program("/bin/sh", &["-c", &script, &own.to_string_lossy()])
}

fn start() -> Pty {
    let program = under_a_shell("exec", "").spawn();
    program.wait_for_text("ready at 80x24");
    program
}

fn assert_given_back(program: &Pty) {
    let bytes = program.bytes();
    let written = String::from_utf8_lossy(&bytes);
    for sequence in LEFT {
        assert!(written.contains(sequence), "{sequence:?} in {written:?}");
    }
    assert_eq!(program.settings(), program.settings_before());
    program.wait_for("the normal screen", |screen| {
        !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
    });
}

#[test]
fn it_is_given_back_at_the_end() {
    let mut program = start();
    assert_ne!(program.settings(), program.settings_before());
    assert!(program.look(vt100::Screen::alternate_screen));
    program.send("q");
    assert_eq!(program.wait_for_exit().status, 0);
    assert_given_back(&program);
}

#[test]
fn the_mouse_is_asked_for_its_buttons_alone_and_only_when_it_takes_part() {
    let sent = |first: &str| {
        let mut program = under_a_shell(first, "").spawn();
        program.wait_for_text("ready at 80x24");
        program.send("q");
        assert_eq!(program.wait_for_exit().status, 0);
        String::from_utf8_lossy(&program.bytes()).into_owned()
    };
    let (with, without) = (sent("exec"), sent("NO_MOUSE=1 exec"));
    for mode in ["1000", "1006"] {
        assert!(with.contains(&format!("\x1b[?{mode}h")), "{mode}");
        assert!(!without.contains(&format!("?{mode}")), "{mode}");
    }
    // Where the pointer goes is nobody's business, nor whether somebody looks.
    for mode in ["1002", "1003", "1004", "1005", "1015"] {
        assert!(!with.contains(&format!("?{mode}")), "{mode}");
    }
}

#[test]
fn a_late_end_of_an_arrow_key_types_nothing() {
    let mut program = start();
    program.send("\x1b");
    program.wait_for_text("Esc at 80x24");
    program.send("[A");
    program.wait_for_text("Up at 80x24");
}

#[test]
fn it_is_given_back_at_a_signal() {
    for (signal, status) in [
        (Signal::TERM, 143),
        (Signal::INT, 130),
        (Signal::QUIT, 131),
        (Signal::HUP, 129),
    ] {
        let program = start();
        program.kill(signal);
        assert_eq!(program.wait_for_exit().status, status);
        assert_given_back(&program);
    }
}

#[test]
fn it_is_given_back_at_a_fault_which_is_told() {
    for (key, fault) in [("p", "a fault ("), ("w", "a fault elsewhere (")] {
        let mut program = start();
        program.send(key);
        assert_eq!(program.wait_for_exit().status, 101);
        assert_given_back(&program);
        program.wait_for_text("The game is kept.");
        program.wait_for_text(fault);
        assert!(!program.screen().contains("backtrace"));
    }
}

#[test]
fn a_signal_ends_what_does_not_listen() {
    let mut program = start();
    program.send("b");
    let sent = Instant::now();
    program.kill(Signal::TERM);
    let exit = program.wait_for_exit();
    assert_eq!(exit.status, 143);
    assert!(exit.at.duration_since(sent) < Duration::from_secs(2));
    assert_given_back(&program);
}

#[test]
fn a_line_that_drops_ends_it_even_without_a_signal() {
    for key in ["", "\x1b[200~half a paste", "b"] {
        let mut program = under_a_shell("trap '' HUP;", "exit $?").spawn();
        program.wait_for_text("ready");
        program.send(key);
        let dropped = Instant::now();
        program.hang_up();
        let exit = program.wait_for_exit();
        assert_eq!(exit.status, 129, "{key:?}");
        assert!(exit.at.duration_since(dropped) < Duration::from_secs(2));
    }
}

#[test]
fn it_follows_the_size_of_the_window() {
    let mut program = start();
    program.resize(60, 20);
    program.wait_for_text("ready at 60x20");
    program.send("\x1b[A");
    program.wait_for_text("Up at 60x20");
}

#[test]
fn it_stops_for_a_shell_and_comes_back() {
    let then = "stty size; echo stopped; read line; fg; echo over";
    let mut program = under_a_shell("set -m;", then).spawn();
    program.wait_for_text("ready at 80x24");
    program.send("\x1a");
    program.wait_for("the prompt of the shell", |screen| {
        screen.contents().contains("stopped") && !screen.alternate_screen()
    });
    assert_given_back(&program);
    program.resize(70, 22);
    program.send("\r");
    program.wait_for_text("back at 70x22");
    assert_ne!(program.settings(), program.settings_before());
    assert!(program.look(|screen| screen.alternate_screen() && screen.hide_cursor()));
    program.send("q");
    program.wait_for_text("over");
    assert_given_back(&program);
}

#[test]
fn without_a_shell_it_does_not_stop() {
    let mut program = start();
    program.send("\x1a");
    program.wait_for_text("no shell");
}

#[test]
fn nothing_happens_while_nobody_presses_a_key() {
    let program = start();
    program.wait_for_quiet(Duration::from_millis(100));
    let (mark, before) = (program.mark(), program.cost());
    program.wait_for_quiet(Duration::from_secs(1));
    let after = program.cost();
    assert_eq!(program.bytes_since(mark), b"");
    assert_eq!(after.wakes, before.wakes);
    assert_eq!(after.cpu, before.cpu);
}
