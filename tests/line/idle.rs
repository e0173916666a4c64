//! While nobody presses a key nothing happens: no byte, no write, nobody is woken.

use std::time::{Duration, Instant};

use crate::boards::{BOARDS, CHESS, FOUR};
use crate::line::{LARGE, Line, SMALL};
use crate::places::{HERE, Place};

/// In this time nothing may come, so that there is less than one wake-up in ten seconds.
const IDLE: Duration = Duration::from_secs(10);

#[test]
fn nothing_happens_while_nobody_presses_a_key() {
    let mut lines: Vec<(String, Line)> = Vec::new();
    for board in &BOARDS {
        lines.push((board.name.to_owned(), board.begin(&HERE, SMALL)));
    }
    for board in [&CHESS, &FOUR] {
        lines.push((
            format!("{} at 120×40", board.name),
            board.begin(&HERE, LARGE),
        ));
        let mut prompt = board.begin(&HERE, SMALL);
        prompt.cost(":");
        lines.push((format!("{}, a prompt open", board.name), prompt));
        let mut book = board.begin(&HERE, SMALL);
        book.cost("r");
        lines.push((format!("{}, the book", board.name), book));
        let mut menu = board.begin(&HERE, SMALL);
        menu.cost("m");
        lines.push((format!("{}, its menu", board.name), menu));
    }
    let menu = Line::begin(&[], &HERE, SMALL);
    lines.push(("the menu".to_owned(), menu));
    let mouse = Place {
        config: "mouse = true\n",
        ..HERE
    };
    lines.push(("the mouse".to_owned(), CHESS.begin(&mouse, SMALL)));
    let marks: Vec<_> = lines
        .iter()
        .map(|(_, line)| (line.pty.mark(), line.pty.cost()))
        .collect();
    let deadline = Instant::now() + IDLE;
    while let Some(rest) = deadline.checked_duration_since(Instant::now()) {
        std::thread::park_timeout(rest);
    }
    for ((name, line), (mark, before)) in lines.iter().zip(marks) {
        assert_eq!(line.pty.bytes_since(mark), b"", "{name} wrote while idle");
        let woken = line.pty.cost().wakes - before.wakes;
        assert_eq!(woken, 0, "{name} was woken while idle");
    }
}
