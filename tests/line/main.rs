//! What the program costs at the far end of a slow line, in a real pseudo-terminal: the bounds are promises of the README.
//!
//! Every measure is taken of every board, and then again of each game in every kind of terminal and manner of playing.
//! What is measured is printed: `cargo test --test line -- --nocapture`.

mod boards;
mod built;
mod busy;
mod clock;
#[path = "../support/folder.rs"]
mod folder;
mod idle;
mod laying;
mod line;
mod places;
#[path = "../support/pty.rs"]
mod pty;

use boards::{BOARDS, Board, CHESS, DRAUGHTS, EXERCISE, FOUR};
use line::{LARGE, Line, SMALL, Sent, most, total};
use places::{HERE, PLACES, Place};

/// Bytes of a cursor key.
const CURSOR: usize = 90;
/// Bytes of a cursor key in a window of 120×40.
const CURSOR_LARGE: usize = 120;
/// Bytes of a whole move by cursor.
const MOVE: usize = 600;
/// Bytes of a move by cursor to the letter, with the article that is opened when a man is touched and closed again.
const MOVE_TO_THE_LETTER: usize = 900;
/// Bytes of a typed move.
const TYPED: usize = 400;
/// Bytes of what 200 keys in one burst draw.
const BURST: usize = 2000;

#[test]
fn the_first_board_is_within_its_bound() {
    for board in &BOARDS {
        let line = board.begin(&HERE, SMALL);
        report("the first board", board, line.first.bytes);
        assert!(line.first.bytes <= board.first, "{}", board.name);
    }
}

#[test]
fn a_cursor_key_is_at_most_90_bytes_in_one_write_and_at_most_120_in_a_large_window() {
    for board in &BOARDS {
        for (size, bound) in [(SMALL, CURSOR), (LARGE, CURSOR_LARGE)] {
            let costs = cursor_keys(board, &mut board.begin(&HERE, size), board.tour);
            let what = format!("a cursor key at {}×{}", size.0, size.1);
            report(&what, board, most(&costs));
            report(
                &format!("{what}, on average"),
                board,
                total(&costs) / costs.len(),
            );
            assert!(most(&costs) <= bound, "{}: {costs:?}", board.name);
        }
    }
}

#[test]
fn a_whole_move_by_cursor_is_at_most_600_bytes_and_a_typed_one_400() {
    for board in BOARDS.iter().filter(|board| board.plays) {
        for size in [SMALL, LARGE] {
            let mut line = board.begin(&HERE, size);
            let (moved, typed) = (moves(board, &mut line), types(board, &mut line));
            let window = format!("at {}×{}", size.0, size.1);
            report(&format!("a move by cursor {window}"), board, total(&moved));
            report(&format!("a typed move {window}"), board, total(&typed));
            assert!(total(&moved) <= MOVE, "{}: {moved:?}", board.name);
            assert!(total(&typed) <= TYPED, "{}: {typed:?}", board.name);
            let all = moved.iter().chain(&typed);
            assert!(all.clone().all(|sent| sent.pieces == 1), "{:?}", board.name);
        }
    }
}

#[test]
fn two_hundred_keys_at_once_are_at_most_2000_bytes_and_all_obeyed() {
    for board in &BOARDS {
        for size in [SMALL, LARGE] {
            let mut line = board.begin(&HERE, size);
            let cost = burst(board, &mut line);
            let what = format!("200 keys in one burst at {}×{}", size.0, size.1);
            report(&what, board, cost.bytes);
            assert!(cost.bytes <= BURST, "{}: {cost:?}", board.name);
        }
    }
}

#[test]
fn the_bounds_of_chess_hold_in_every_terminal_and_manner() {
    hold_everywhere(&CHESS);
}

#[test]
fn the_bounds_of_four_hold_in_every_terminal_and_manner() {
    hold_everywhere(&FOUR);
}

#[test]
fn the_bounds_of_draughts_hold_in_every_terminal_and_manner() {
    hold_everywhere(&DRAUGHTS);
}

#[test]
fn the_bounds_of_an_exercise_hold_in_every_terminal_and_manner() {
    hold_everywhere(&EXERCISE);
}

impl Place {
    fn most_of_a_move(&self) -> usize {
        match self.is_to_the_letter() {
            true => MOVE_TO_THE_LETTER,
            false => MOVE,
        }
    }
}

/// All measures of a board in all places, a few places at a time.
fn hold_everywhere(board: &Board) {
    let places: Vec<&Place> = PLACES.iter().filter(|place| place.suits(board)).collect();
    for some in places.chunks(4) {
        std::thread::scope(|scope| {
            for place in some {
                scope.spawn(|| hold(board, place));
            }
        });
    }
}

fn hold(board: &Board, place: &Place) {
    let mut line = board.begin(place, SMALL);
    let first = line.first.bytes;
    let cursor = cursor_keys(board, &mut line, board.tour.get(..8).unwrap_or(board.tour));
    let burst = burst(board, &mut line);
    let mut large = board.begin(place, LARGE);
    let cursor_large = cursor_keys(board, &mut large, board.tour.get(..8).unwrap_or(board.tour));
    let (mut moved, mut typed) = (Vec::new(), Vec::new());
    if board.plays {
        let mut line = board.begin(place, SMALL);
        moves(board, &mut line);
        typed = types(board, &mut line);
        // The first move of a game is also that which wipes what a newcomer is told, measured above where it counts.
        moved = moves_again(board, &mut line);
    }
    let found = [
        ("first", first, board.first),
        ("cursor", most(&cursor), CURSOR),
        ("large", most(&cursor_large), CURSOR_LARGE),
        ("burst", burst.bytes, BURST),
        ("move", total(&moved), place.most_of_a_move()),
        ("typed", total(&typed), TYPED),
    ];
    let words = found.map(|(what, bytes, _)| format!("{what} {bytes}"));
    println!("{}, {}: {}", board.name, place.name, words.join(", "));
    for (what, bytes, bound) in found {
        assert!(
            bytes <= bound,
            "{} in {}: {what}: {bytes}",
            board.name,
            place.name
        );
    }
}

/// What each of these keys costs, from the square where the tour begins.
fn cursor_keys(board: &Board, line: &mut Line, keys: &[&str]) -> Vec<Sent> {
    for way in board.bring {
        line.cost(&way.concat());
    }
    let costs = line.cost_each(keys);
    let drawn_once = |sent: &Sent| sent.pieces == 1 && sent.bytes > 0;
    assert!(costs.iter().all(drawn_once), "{}: {costs:?}", board.name);
    costs
}

/// What the keys of a move by cursor cost.
fn moves(board: &Board, line: &mut Line) -> Vec<Sent> {
    if !board.bring_to_move.is_empty() {
        line.cost(&board.bring_to_move.concat());
    }
    let costs = line.cost_each(board.by_cursor.0);
    line.pty.wait_for_text(board.by_cursor.1);
    costs
}

/// What those of the next move by cursor cost.
fn moves_again(board: &Board, line: &mut Line) -> Vec<Sent> {
    if !board.bring_again.is_empty() {
        line.cost(&board.bring_again.concat());
    }
    let costs = line.cost_each(board.again.0);
    line.pty.wait_for_text(board.again.1);
    costs
}

/// What the keys of the answer cost, when it is typed.
fn types(board: &Board, line: &mut Line) -> Vec<Sent> {
    let costs = line.cost_each(board.typed.0);
    line.pty
        .wait_for("the answer, and the prompt closed", |screen| {
            let text = screen.contents();
            text.contains(board.typed.1) && !text.contains('_')
        });
    costs
}

/// 200 keys that end in a corner to which only the whole way leads.
fn burst(board: &Board, line: &mut Line) -> Sent {
    let keys: String = board
        .burst
        .0
        .iter()
        .map(|(key, times)| key.repeat(*times))
        .collect();
    let count: usize = board.burst.0.iter().map(|(_, times)| times).sum();
    assert_eq!(count, 200);
    let cost = line.cost(&keys);
    line.pty
        .wait_for("the square at the end of the way", |screen| {
            let text = screen.contents();
            text.lines().any(|line| describes(line, board.burst.1))
        });
    cost
}

/// Whether this line describes that square: its name, and words behind it.
fn describes(line: &str, square: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_it = words.next() == Some(square);
    is_it
        && words
            .next()
            .is_some_and(|word| word.starts_with(char::is_alphabetic))
}

fn report(what: &str, board: &Board, bytes: usize) {
    println!("{}: {what}: {bytes} bytes", board.name);
}

/// Not in the table of the README, but a thing that happens: a capture of four, led square by square.
#[test]
fn a_capture_led_over_three_squares_is_at_most_2800_bytes() {
    use line::{DOWN, ENTER, LEFT, RIGHT, UP};
    for size in [SMALL, LARGE] {
        let position = "W:W34:B9,19,20,29,30,42,K48";
        let arguments = ["play", "draughts-1879", "--fen", position];
        let mut line = Line::begin(&arguments, &HERE, size);
        // The cursor stands on 34: 34, 23, 14, 25, 34.
        let keys = [
            ENTER, UP, UP, LEFT, ENTER, UP, UP, RIGHT, ENTER, DOWN, DOWN, RIGHT, ENTER, DOWN, DOWN,
            LEFT, ENTER,
        ];
        let costs = line.cost_each(&keys);
        line.pty.wait_for_text("1. 34x34");
        println!("a capture of four at {size:?}: {} bytes", total(&costs));
        assert!(total(&costs) <= 2800, "{costs:?}");
    }
}

/// South's knight mates East among all his men: a whole army freezes, and the turn passes over it.
#[test]
fn a_turn_in_which_an_army_of_fifteen_freezes_is_at_most_1500_bytes() {
    use line::ENTER;
    let text = "10,yK,3/14/14/12,gP,gR/11,gP,2/12,gP,gB/bK,11,gN,gK/10,rN,1,gP,gQ/12,gP,gB/12,gP,gN/12,gP,gR/14/14/3,rK,10 r - - - - -";
    let arguments = [
        "play",
        "four-1869",
        "--direction",
        "clockwise",
        "--fen",
        text,
    ];
    let mut line = Line::begin(&arguments, &HERE, SMALL);
    let costs = line.cost_each(&[":", "k", "7", "l", "9", ENTER]);
    line.pty.wait_for_text("mated");
    println!("a mate of fifteen men: {} bytes", total(&costs));
    assert!(total(&costs) <= 1500, "{costs:?}");
}
