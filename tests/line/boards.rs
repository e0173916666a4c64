//! The boards, and on each the ways that are measured.

use crate::line::{DOWN, ENTER, LEFT, Line, RIGHT, UP};
use crate::places::Place;

/// A board, and what is pressed on it.
pub struct Board {
    pub name: &'static str,
    pub arguments: &'static [&'static str],
    /// How many bytes the first picture may be.
    pub first: usize,
    /// Brings the cursor to where the tour begins, in so many pieces that each leads to another square.
    pub bring: &'static [&'static [&'static str]],
    /// Keys of which every one leads to another square.
    pub tour: &'static [&'static str],
    /// 200 keys, of which the last part leads to the end only if each of them is obeyed, and the square where they end.
    pub burst: (&'static [(&'static str, usize)], &'static str),
    /// Whether moves are measured.
    pub plays: bool,
    /// Brings the cursor from where it stands first to the man who moves.
    pub bring_to_move: &'static [&'static str],
    /// The keys of a move by cursor, and what then stands on the screen.
    pub by_cursor: (&'static [&'static str], &'static str),
    /// The same of the answer to it, typed.
    pub typed: (&'static [&'static str], &'static str),
    /// Brings the cursor to the next man who moves, and the same again of his move by cursor.
    pub bring_again: &'static [&'static str],
    pub again: (&'static [&'static str], &'static str),
}

impl Board {
    /// Begins it there, in a window of this size.
    pub fn begin(&self, place: &Place, size: (u16, u16)) -> Line {
        let arguments = [self.arguments, place.arguments].concat();
        Line::begin(&arguments, place, size)
    }
}

/// Over the chessboard, from the square where the cursor stands at first.
const OVER_EIGHT: [&str; 28] = [
    UP, UP, UP, UP, RIGHT, RIGHT, RIGHT, DOWN, DOWN, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, UP, UP,
    UP, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, DOWN, DOWN, DOWN, DOWN, DOWN,
];

/// From the middle of South's pawns over all four armies and the middle of the board.
const OVER_THE_CROSS: [&str; 35] = [
    UP, UP, UP, UP, UP, UP, UP, UP, UP, UP, RIGHT, RIGHT, DOWN, DOWN, DOWN, DOWN, DOWN, RIGHT,
    RIGHT, RIGHT, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, LEFT, DOWN, DOWN, DOWN, DOWN,
    DOWN, DOWN,
];

/// From 33 over the draughtboard.
const OVER_TEN: [&str; 23] = [
    UP, UP, UP, UP, RIGHT, RIGHT, DOWN, DOWN, LEFT, LEFT, LEFT, LEFT, UP, RIGHT, RIGHT, RIGHT,
    DOWN, DOWN, DOWN, DOWN, DOWN, LEFT, LEFT,
];

/// To the first square, wherever the cursor stands, and then to 33.
pub const TO_33: [&[&str]; 2] = [
    &[
        UP, UP, UP, UP, UP, UP, UP, UP, UP, LEFT, LEFT, LEFT, LEFT, LEFT,
    ],
    &[DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, RIGHT, RIGHT],
];

/// To the edge at the right, up, and home.
const CHESS_BURST: [(&str, usize); 3] = [(RIGHT, 97), (UP, 96), (LEFT, 7)];

pub const CHESS: Board = Board {
    name: "chess-1869",
    arguments: &["play", "chess-1869", "--first", "white"],
    first: 4000,
    bring: &[],
    tour: &OVER_EIGHT,
    burst: (&CHESS_BURST, "a8"),
    plays: true,
    bring_to_move: &[],
    by_cursor: (&[ENTER, UP, UP, ENTER], "1. e"),
    typed: (&[":", "d", "5", ENTER], "d5"),
    bring_again: &[],
    again: (&[ENTER, UP, ENTER], "e5"),
};

pub const MODERN: Board = Board {
    name: "chess-modern",
    arguments: &["play", "chess-modern", "--first", "white"],
    ..CHESS
};

pub const FOUR: Board = Board {
    name: "four-1869",
    arguments: &["play", "four-1869", "--first", "south"],
    first: 8000,
    bring: &[],
    tour: &OVER_THE_CROSS,
    burst: (&[(RIGHT, 94), (UP, 93), (LEFT, 13)], "a11"),
    plays: true,
    bring_to_move: &[],
    by_cursor: (&[ENTER, UP, UP, ENTER], "h4"),
    typed: (&[":", "m", "4", "l", "4", ENTER], "l4"),
    bring_again: &[UP, UP, UP, UP, UP, UP, UP, UP, UP, DOWN],
    again: (&[ENTER, DOWN, DOWN, ENTER], "k11"),
};

pub const FOUR_1967: Board = Board {
    name: "four-1967",
    arguments: &["play", "four-1967", "--first", "south"],
    typed: (&[":", "b", "7", "c", "7", ENTER], "c7"),
    ..FOUR
};

/// The table of the README has no bound for the first board of this size; this one is ours.
pub const DRAUGHTS: Board = Board {
    name: "draughts-1879",
    arguments: &["play", "draughts-1879", "--first", "white"],
    first: 5000,
    bring: &TO_33,
    tour: &OVER_TEN,
    burst: (&[(RIGHT, 98), (UP, 98), (LEFT, 4)], "1"),
    plays: true,
    bring_to_move: &[LEFT],
    by_cursor: (&[ENTER, UP, ENTER], "32-27"),
    typed: (&["2", "0", "-", "2", "4", ENTER], "20-24"),
    bring_again: &[],
    again: (&[ENTER, UP, ENTER], "27-2"),
};

pub const EXERCISE: Board = Board {
    name: "an exercise",
    arguments: &["exercises", "2"],
    plays: false,
    ..DRAUGHTS
};

pub const BOARDS: [Board; 6] = [CHESS, MODERN, FOUR, FOUR_1967, DRAUGHTS, EXERCISE];
