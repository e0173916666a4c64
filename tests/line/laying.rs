//! Where a position is set up: what a step of the cursor, a man put and a man taken off cost.

use crate::boards::{CHESS, DRAUGHTS, FOUR, FOUR_1967, MODERN, TO_33};
use crate::line::{DOWN, LARGE, LEFT, Line, RIGHT, SMALL, UP, most};
use crate::places::HERE;
use crate::{CURSOR, CURSOR_LARGE, TYPED, report};

/// From the middle of the chessboard to its edges, over both armies.
const OVER_EIGHT: [&[&str]; 5] = [&[UP; 3], &[RIGHT; 3], &[DOWN; 7], &[LEFT; 7], &[UP; 4]];
/// From the middle of the cross over all four armies.
const OVER_THE_CROSS: [&[&str]; 5] = [&[UP; 6], &[DOWN; 13], &[UP; 6], &[RIGHT; 6], &[LEFT; 13]];

#[test]
fn a_step_over_a_position_that_is_set_up_costs_no_more_than_one_in_a_game() {
    let ten = [DRAUGHTS.tour];
    for (board, bring, tour) in [
        (CHESS, &[][..], &OVER_EIGHT[..]),
        (MODERN, &[], &OVER_EIGHT),
        (FOUR, &[], &OVER_THE_CROSS),
        (FOUR_1967, &[], &OVER_THE_CROSS),
        (DRAUGHTS, &TO_33, &ten),
    ] {
        for (size, bound) in [(SMALL, CURSOR), (LARGE, CURSOR_LARGE)] {
            let mut line = Line::begin(&["play", board.name, "--edit"], &HERE, size);
            if size == SMALL {
                report("the first desk", &board, line.first.bytes);
                assert!(line.first.bytes <= board.first, "{}", board.name);
            }
            for way in bring {
                line.cost(&way.concat());
            }
            let costs = line.cost_each(&tour.concat());
            report("a step where a position is set up", &board, most(&costs));
            let drawn_once = costs.iter().all(|sent| sent.pieces == 1);
            assert!(
                drawn_once && most(&costs) <= bound,
                "{}: {costs:?}",
                board.name
            );
            let costs = line.cost_each(&["K", "x", "u", "t", "\t"]);
            report("a man put, taken off, the turn given", &board, most(&costs));
            assert!(most(&costs) <= TYPED, "{}: {costs:?}", board.name);
        }
    }
}
