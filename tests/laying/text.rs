//! The text of a position that is laid out, whether it can be played or not: written here by itself.

use reglement::board::piece::{Role, Seat};
use reglement::games::Game;
use reglement::rules::castling::Wing;
use reglement::table::laying::{Laying, Plight};

fn dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// The position text.
pub fn text(laying: &Laying) -> String {
    match laying.game() {
        Game::Chess1869 | Game::ChessModern => chess(laying),
        Game::Four1869 | Game::Four1967 => four(laying),
        Game::Draughts1879 => draughts(laying),
    }
}

fn rows(laying: &Laying, cell: impl Fn(Seat, char) -> String, by: &str) -> String {
    let grid = laying.grid();
    let ranks = (0..grid.ranks()).rev().map(|rank| {
        let mut cells: Vec<String> = Vec::new();
        for file in 0..grid.files() {
            let piece = grid.square(file, rank).and_then(|at| laying.piece(at));
            match (
                piece,
                cells.last().and_then(|cell| cell.parse::<u32>().ok()),
            ) {
                (Some(piece), _) => cells.push(cell(piece.seat, piece.role.letter())),
                (None, Some(run)) => *cells.last_mut().unwrap() = (run + 1).to_string(),
                (None, None) => cells.push("1".to_owned()),
            }
        }
        cells.join(by)
    });
    ranks.collect::<Vec<_>>().join("/")
}

fn chess(laying: &Laying) -> String {
    let board = rows(
        laying,
        |seat, letter| match seat {
            Seat::White => letter.to_ascii_uppercase().to_string(),
            _ => letter.to_string(),
        },
        "",
    );
    let mut rights = String::new();
    for (seat, letters) in [(Seat::White, ["K", "Q"]), (Seat::Black, ["k", "q"])] {
        for (wing, letter) in Wing::BOTH.into_iter().zip(letters) {
            rights += if laying.may_castle(seat, wing) {
                letter
            } else {
                ""
            };
        }
    }
    let passed = laying
        .passed()
        .iter()
        .map(|(_, at)| laying.grid().label(*at));
    let (quiet, number) = laying.counted();
    format!(
        "{board} {} {} {} {quiet} {number}",
        laying.turn().letter(),
        dash(rights),
        dash(passed.collect())
    )
}

fn four(laying: &Laying) -> String {
    let grid = laying.grid();
    let cell =
        |seat: Seat, letter: char| format!("{}{}", seat.letter(), letter.to_ascii_uppercase());
    let mut rights = String::new();
    for seat in Seat::FOUR {
        let open = |wing: &(Wing, char)| laying.may_castle(seat, wing.0);
        let wings = [(Wing::King, 'K'), (Wing::Queen, 'Q')]
            .into_iter()
            .filter(open);
        let wings: String = wings.map(|wing| wing.1).collect();
        if !wings.is_empty() {
            rights += &format!("{}{wings}", seat.letter());
        }
    }
    let passed = laying.passed().iter();
    let passed = passed.map(|(seat, at)| format!("{}:{}", seat.letter(), grid.label(*at)));
    let seats = |plight| -> String {
        let all = Seat::FOUR
            .into_iter()
            .filter(|seat| laying.plight(*seat) == plight);
        all.map(Seat::letter).collect()
    };
    let warnings = laying.warnings().iter();
    let warnings = warnings.map(|warning| {
        format!(
            "{}>{}",
            grid.label(warning.attacker),
            grid.label(warning.queen)
        )
    });
    format!(
        "{} {} {} {} {} {} {}",
        rows(laying, cell, ","),
        laying.turn().letter(),
        dash(rights),
        dash(passed.collect::<Vec<_>>().join(",")),
        dash(seats(Plight::Mated)),
        dash(seats(Plight::Released)),
        dash(warnings.collect::<Vec<_>>().join(","))
    )
}

fn draughts(laying: &Laying) -> String {
    let side = |seat: Seat| {
        let his = laying.men().filter(|(_, piece)| piece.seat == seat);
        let squares = his.map(|(at, piece)| {
            let crown = if piece.role == Role::Crowned { "K" } else { "" };
            format!("{crown}{}", laying.grid().label(at))
        });
        squares.collect::<Vec<_>>().join(",")
    };
    let turn = laying.turn().letter().to_ascii_uppercase();
    format!("{turn}:W{}:B{}", side(Seat::White), side(Seat::Black))
}
