//! What a game of four costs over a line, in a real pseudo-terminal; the bounds are promises of the README.

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

const BEGUN: [&str; 4] = ["play", "four-1869", "--first", "south"];

fn four(size: (u16, u16)) -> Line {
    Line::shown(&BEGUN, TERM, size, "South's turn")
}

/// South's knight is about to mate East among all his men: a whole army freezes, and the turn passes over it.
fn mating(size: (u16, u16)) -> Line {
    let text = "10,yK,3/14/14/12,gP,gR/11,gP,2/12,gP,gB/bK,11,gN,gK/10,rN,1,gP,gQ/12,gP,gB/12,gP,gN/12,gP,gR/14/14/3,rK,10 r - - - - -";
    let arguments = [
        "play",
        "four-1869",
        "--direction",
        "clockwise",
        "--fen",
        text,
    ];
    Line::shown(&arguments, TERM, size, "South's turn")
}

fn most(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).max().unwrap_or(0)
}

fn total(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).sum()
}

/// A tour from the middle of South's pawns over all four armies and the middle of the board.
fn tour() -> Vec<&'static str> {
    let legs = [
        (UP, 10),
        (RIGHT, 2),
        (DOWN, 5),
        (RIGHT, 3),
        (LEFT, 9),
        (DOWN, 6),
    ];
    let keys = legs.iter();
    keys.flat_map(|(key, times)| std::iter::repeat_n(*key, *times))
        .collect()
}

#[test]
fn the_first_board_is_at_most_8000_bytes() {
    let line = four(SMALL);
    println!("first board: {} bytes", line.first.bytes);
    assert!(line.first.bytes <= 8000, "{:?}", line.first);
    let large = four(LARGE);
    println!("first board at {LARGE:?}: {} bytes", large.first.bytes);
    assert!(large.first.bytes <= 12000, "{:?}", large.first);
}

#[test]
fn a_cursor_key_is_at_most_90_bytes_and_120_in_a_large_window() {
    for (size, bound) in [(SMALL, 90), (LARGE, 120)] {
        let mut line = four(size);
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
fn a_whole_move_by_cursor_is_at_most_900_bytes_and_a_typed_one_700() {
    let mut line = four(SMALL);
    let costs = line.cost_each(&[ENTER, UP, UP, ENTER]);
    line.pty.wait_for_text("East's turn");
    println!("a whole move by cursor: {} bytes", total(&costs));
    assert!(total(&costs) <= 900, "{costs:?}");
    let costs = line.cost_each(&[":", "m", "4", "l", "4", ENTER]);
    line.pty.wait_for_text("North's turn");
    println!("a typed move: {} bytes", total(&costs));
    assert!(total(&costs) <= 700, "{costs:?}");
}

#[test]
fn a_whole_turn_in_which_an_army_of_fifteen_freezes_is_less_than_1500_bytes() {
    for (size, bound) in [(SMALL, 1500), (LARGE, 2500)] {
        let mut line = mating(size);
        let costs = line.cost_each(&[":", "k", "7", "l", "9", ENTER]);
        line.pty.wait_for_text("mated");
        println!("a mate at {size:?}: {} bytes", total(&costs));
        assert!(total(&costs) < bound, "{costs:?}");
    }
}

#[test]
fn two_hundred_keys_at_once_are_drawn_once() {
    let mut line = four(SMALL);
    let cost = line.cost(&([RIGHT; 50].concat() + &[UP; 96].concat() + &[LEFT; 54].concat()));
    println!("200 keys in one burst: {} bytes", cost.bytes);
    assert!(cost.bytes <= 2000, "{cost:?}");
}

#[test]
fn the_bounds_hold_in_the_other_terminals() {
    for term in ["screen", "linux", "vt100"] {
        let mut line = Line::shown(&BEGUN, term, SMALL, "South's turn");
        assert!(line.first.bytes <= 8000, "{term}: {:?}", line.first);
        let costs = line.cost_each(&tour());
        assert!(most(&costs) <= 90, "{term}: {costs:?}");
    }
}
