//! What a game of draughts costs over a line, in a real pseudo-terminal; the bounds are promises of the README.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/line.rs"]
mod line;
#[path = "support/pty.rs"]
mod pty;

use line::{DOWN, ENTER, LEFT, Line, RIGHT, Sent, UP};

const TERM: &str = "xterm-256color";
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

fn draughts(size: (u16, u16)) -> Line {
    Line::of(&["play", "draughts-1879"], TERM, size)
}

fn most(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).max().unwrap_or(0)
}

fn total(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).sum()
}

/// A tour of the board from 33, where every key leads to another square.
fn tour() -> Vec<&'static str> {
    let legs = [
        (UP, 4),
        (RIGHT, 2),
        (DOWN, 2),
        (LEFT, 4),
        (UP, 1),
        (RIGHT, 3),
        (DOWN, 5),
        (LEFT, 2),
    ];
    let keys = legs.iter();
    keys.flat_map(|(key, times)| std::iter::repeat_n(*key, *times))
        .collect()
}

/// Brings the cursor to a square, at once.
fn bring(line: &mut Line, square: usize) {
    let (row, column) = ((square - 1) / 5, (square - 1) % 5);
    let keys = UP.repeat(9) + &LEFT.repeat(5) + &DOWN.repeat(row) + &RIGHT.repeat(column);
    line.cost(&keys);
    line.pty.wait_for_text(&format!("{square} white man"));
}

#[test]
fn the_first_board_is_at_most_5000_bytes_and_9000_in_a_large_window() {
    for (size, bound) in [(SMALL, 5000), (LARGE, 9000)] {
        let line = draughts(size);
        println!("first board at {size:?}: {} bytes", line.first.bytes);
        assert!(line.first.bytes <= bound, "{:?}", line.first);
    }
}

#[test]
fn a_cursor_key_is_at_most_90_bytes_and_120_in_a_large_window() {
    for (size, bound) in [(SMALL, 90), (LARGE, 120)] {
        let mut line = draughts(size);
        let costs = line.cost_each(&tour());
        println!(
            "a cursor key at {size:?}: at most {} bytes, {} on average",
            most(&costs),
            total(&costs) / costs.len()
        );
        assert!(most(&costs) <= bound, "{costs:?}");
        assert!(costs.iter().all(|sent| sent.pieces == 1), "{costs:?}");
    }
}

#[test]
fn a_whole_move_by_cursor_is_at_most_600_bytes() {
    for size in [SMALL, LARGE] {
        let mut line = draughts(size);
        bring(&mut line, 32);
        let costs = line.cost_each(&[ENTER, UP, ENTER]);
        line.pty.wait_for_text("Black to move");
        println!(
            "a whole move by cursor at {size:?}: {} bytes",
            total(&costs)
        );
        assert!(total(&costs) <= 600, "{costs:?}");
    }
}

#[test]
fn a_typed_move_is_at_most_400_bytes() {
    for size in [SMALL, LARGE] {
        let mut line = draughts(size);
        let costs = line.cost_each(&["3", "2", "-", "2", "8", ENTER]);
        line.pty.wait_for_text("Black to move");
        println!("a typed move at {size:?}: {} bytes", total(&costs));
        assert!(total(&costs) <= 400, "{costs:?}");
    }
}

#[test]
fn a_capture_led_over_three_squares_is_counted() {
    for size in [SMALL, LARGE] {
        let arguments = [
            "play",
            "draughts-1879",
            "--fen",
            "W:W34:B9,19,20,29,30,42,K48",
        ];
        let mut line = Line::of(&arguments, TERM, size);
        // The cursor stands on 34: 34, 23, 14, 25, 34.
        let keys = [
            ENTER, UP, UP, LEFT, ENTER, UP, UP, RIGHT, ENTER, DOWN, DOWN, RIGHT, ENTER, DOWN, DOWN,
            LEFT, ENTER,
        ];
        let costs = line.cost_each(&keys);
        line.pty.wait_for_text("1. 34x34");
        println!(
            "a capture of four at {size:?}: {} bytes in {} keys",
            total(&costs),
            keys.len()
        );
        assert!(total(&costs) <= 2200, "{costs:?}");
    }
}

#[test]
fn two_hundred_keys_at_once_are_drawn_once() {
    for size in [SMALL, LARGE] {
        let mut line = draughts(size);
        let cost = line.cost(&([RIGHT; 97].concat() + &[UP; 96].concat() + &[LEFT; 7].concat()));
        println!("200 keys in one burst at {size:?}: {} bytes", cost.bytes);
        assert!(cost.bytes <= 2000, "{cost:?}");
    }
}

#[test]
fn the_bounds_hold_in_the_other_terminals() {
    for term in ["screen", "linux", "vt100"] {
        let mut line = Line::of(&["play", "draughts-1879"], term, SMALL);
        assert!(line.first.bytes <= 5000, "{term}: {:?}", line.first);
        let costs = line.cost_each(&tour());
        assert!(most(&costs) <= 90, "{term}: {costs:?}");
    }
}
