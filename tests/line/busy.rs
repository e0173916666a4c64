//! Chess for four where much is going on: armies frozen, kings in check, queens warned.

use crate::line::{DOWN, ENTER, LARGE, LEFT, Line, RIGHT, SMALL, UP, most, total};
use crate::places::{HERE, PLACES, Place};
use crate::{CURSOR, CURSOR_LARGE};

/// North mated by East, East in check from South, West's queen warned by South; the cursor begins on East's king.
const BUSY: &str = "3,yR,yN,1,yQ,yK,1,gR,1,3/3,yP,yP,4,yP,yP,3/14/bR,bP,4,gB,7/bN,bP,11,gN/1,bP,rN,9,gP,1/bQ,4,rR,7,gK/bK,bP,10,gP,gQ/bB,bP,9,gP,1,gB/bN,bP,9,gP,1,gN/bR,bP,10,gP,gR/5,rP,8/3,rP,rP,1,rP,rP,rP,rP,rP,3/3,rR,1,rB,rQ,rK,rB,rN,1,3 g - - y - c9>a8";

/// South's knight mates East among all his men, whose rook held the mate of North: one whole army freezes, another is
/// released.
const TWO_ARMIES: &str = "3,yR,yN,yB,yQ,yK,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,1,yP,3/14/12,gP,gR/11,gP,2/12,gP,gB/bK,11,gN,gK/10,rN,1,gP,gQ/12,gP,gB/12,gP,gN/12,gP,gR/14/14/3,rK,10 r - - y - -";

/// Over signs of every kind: down and over to West's king and his warned queen, past the knight that warns her, the rook
/// that checks and the frozen army.
const TOUR: [&[&str]; 8] = [
    &[DOWN; 4],
    &[LEFT; 13],
    &[UP; 4],
    &[RIGHT; 5],
    &[UP; 6],
    &[LEFT; 4],
    &[DOWN; 1],
    &[RIGHT; 2],
];

/// Bytes of a cursor key where the words are longer than the English ones, or where blanks have to be written out.
const CURSOR_ELSEWHERE: usize = 100;

fn begin(text: &str, place: &Place, size: (u16, u16)) -> Line {
    let game = [
        "play",
        "four-1869",
        "--direction",
        "clockwise",
        "--fen",
        text,
    ];
    Line::begin(&[game.as_slice(), place.arguments].concat(), place, size)
}

#[test]
fn a_busy_board_is_drawn_and_crossed_within_the_bounds_of_a_quiet_one() {
    let themes = ["dag", "delft", "lint", "nacht", "zwartwit"].map(|name| {
        let config = format!("theme = \"{name}\"\n");
        (
            name,
            Place {
                config: config.leak(),
                ..HERE
            },
        )
    });
    for (name, place) in [("klassiek", HERE)].iter().chain(&themes) {
        for (size, bound) in [(SMALL, CURSOR), (LARGE, CURSOR_LARGE)] {
            let mut line = begin(BUSY, place, size);
            let costs = line.cost_each(&TOUR.concat());
            let (first, cursor) = (line.first.bytes, most(&costs));
            println!("a busy board, {name}, {size:?}: first {first}, cursor {cursor}");
            assert!(size == LARGE || first <= 8000, "{name}: {first}");
            assert!(cursor <= bound, "{name}, {size:?}: {costs:?}");
        }
    }
}

#[test]
fn it_costs_little_more_in_other_terminals_and_in_dutch() {
    for place in &PLACES {
        let mut line = begin(BUSY, place, SMALL);
        let costs = line.cost_each(&TOUR.concat());
        let (first, cursor) = (line.first.bytes, most(&costs));
        println!(
            "a busy board, {}: first {first}, cursor {cursor}",
            place.name
        );
        assert!(first <= 8000, "{}: {first}", place.name);
        assert!(cursor <= CURSOR_ELSEWHERE, "{}: {costs:?}", place.name);
    }
}

#[test]
fn a_turn_in_which_one_army_freezes_and_another_is_released_is_at_most_1500_bytes() {
    let mut line = begin(TWO_ARMIES, &HERE, SMALL);
    let costs = line.cost_each(&[":", "k", "7", "l", "9", ENTER]);
    line.pty.wait_for("both armies", |screen| {
        let text = screen.contents();
        text.contains("mated by South") && text.contains("released")
    });
    println!("two armies: {} bytes", total(&costs));
    assert!(total(&costs) <= 1500, "{costs:?}");
}
