//! What a game costs over a line, in a real pseudo-terminal; the bounds are promises of the README.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/line.rs"]
mod line;
#[path = "support/pty.rs"]
mod pty;

use std::time::Duration;

use line::{DOWN, ENTER, LEFT, Line, RIGHT, Sent, UP, tour};

const TERM: &str = "xterm-256color";
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

fn most(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).max().unwrap_or(0)
}

fn total(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).sum()
}

#[test]
fn the_first_board_is_at_most_4000_bytes() {
    let line = Line::new(TERM, SMALL);
    println!("first board: {} bytes", line.first.bytes);
    assert!(line.first.bytes <= 4000, "{:?}", line.first);
}

#[test]
fn a_cursor_key_is_at_most_90_bytes_in_one_write() {
    let mut line = Line::new(TERM, SMALL);
    let costs = line.cost_each(&tour());
    println!(
        "a cursor key: at most {} bytes, {} on average",
        most(&costs),
        total(&costs) / costs.len()
    );
    assert!(most(&costs) <= 90, "{costs:?}");
    assert!(
        costs.iter().all(|sent| sent.pieces == 1 && sent.bytes > 0),
        "{costs:?}"
    );
}

#[test]
fn a_cursor_key_at_120_by_40_is_at_most_120_bytes() {
    let mut line = Line::new(TERM, LARGE);
    let costs = line.cost_each(&tour());
    println!("a cursor key at 120×40: at most {} bytes", most(&costs));
    assert!(most(&costs) <= 120, "{costs:?}");
}

#[test]
fn a_whole_move_by_cursor_is_at_most_600_bytes() {
    let mut line = Line::new(TERM, SMALL);
    let e2 = [RIGHT; 8]
        .iter()
        .chain(&[DOWN; 8])
        .chain(&[LEFT; 3])
        .chain(&[UP; 1])
        .copied()
        .collect::<Vec<_>>();
    line.pty.send(&e2.concat());
    line.pty.wait_for_text("e2 white pawn");
    let costs = line.cost_each(&[ENTER, UP, UP, ENTER]);
    line.pty.wait_for_text("Black to move");
    println!("a whole move by cursor: {} bytes", total(&costs));
    assert!(total(&costs) <= 600, "{costs:?}");
}

#[test]
fn a_typed_move_is_at_most_400_bytes() {
    let mut line = Line::new(TERM, SMALL);
    let costs = line.cost_each(&[":", "e", "4", ENTER]);
    line.pty.wait_for_text("Black to move");
    println!("a typed move: {} bytes", total(&costs));
    assert!(total(&costs) <= 400, "{costs:?}");
}

#[test]
fn two_hundred_keys_at_once_are_drawn_once_and_all_obeyed() {
    let mut line = Line::new(TERM, SMALL);
    // Up to the edge, and then home by a way that only obeying every key leads along.
    let keys = [RIGHT; 97].concat() + &[UP; 96].concat() + &[LEFT; 7].concat();
    let cost = line.cost(&keys);
    line.pty.wait_for_text("a8 black rook");
    println!("200 keys in one burst: {} bytes", cost.bytes);
    assert!(cost.bytes <= 2000, "{cost:?}");
}

#[test]
fn nothing_happens_while_nobody_presses_a_key() {
    let line = Line::new(TERM, SMALL);
    let (mark, before) = (line.pty.mark(), line.pty.cost());
    // Waits out five seconds in which nothing may come.
    let idle = Duration::from_secs(5);
    let deadline = std::time::Instant::now() + idle;
    while std::time::Instant::now() < deadline {
        line.pty.wait_for_quiet(idle);
    }
    let after = line.pty.cost();
    assert_eq!(line.pty.bytes_since(mark), b"");
    assert_eq!(after.wakes - before.wakes, 0, "woken while idle");
}

#[test]
fn the_bounds_hold_in_the_other_terminals() {
    for term in ["xterm", "screen", "tmux", "linux", "vt100"] {
        let mut line = Line::new(term, SMALL);
        assert!(line.first.bytes <= 4000, "{term}: {:?}", line.first);
        let costs = line.cost_each(&tour());
        assert!(most(&costs) <= 90, "{term}: {costs:?}");
    }
}
