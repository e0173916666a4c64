//! Positions of chess for four, put together from a few words.

use reglement::board::grid::CROSS;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::seats::Seats;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::games::page::Laws;
use reglement::rules::cross::position::Position as Cross;
use reglement::rules::cross::seating::Seating;
use reglement::rules::cross::validate::Parts;
use reglement::rules::position::Position;

/// The seat of a letter: `S`.
pub fn seat(letter: &str) -> Seat {
    match letter {
        "S" => Seat::South,
        "W" => Seat::West,
        "N" => Seat::North,
        "E" => Seat::East,
        _ => panic!("{letter} is no seat"),
    }
}

/// The square of a label.
pub fn at(label: &str) -> Square {
    CROSS
        .named(label)
        .unwrap_or_else(|| panic!("{label} is no square"))
}

/// What the words say: `S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8`, this seat to move and no castling open.
pub fn parts(turn: Seat, men: &str) -> Parts {
    let armies = men.split('/').flat_map(|army| {
        let mut words = army.split_whitespace();
        let owner = seat(words.next().expect("a seat"));
        words.map(move |man| {
            let (letter, square) = man.split_at(1);
            let letter = letter.chars().next().expect("a letter");
            let role = Role::from_letter(letter).expect("a man");
            (at(square), Piece { seat: owner, role })
        })
    });
    Parts {
        men: armies.collect(),
        turn,
        rights: Vec::new(),
        passed: Vec::new(),
        mated: Seats::NONE,
        released: Seats::NONE,
        warnings: Vec::new(),
    }
}

/// The position of these parts.
pub fn of_parts(game: Game, seating: Seating, parts: &Parts) -> Position {
    let Laws::Cross(laws) = game.page().laws else {
        panic!("no game for four");
    };
    match Cross::new(laws, seating, parts) {
        Ok(position) => position.into(),
        Err(fault) => panic!("{fault}"),
    }
}
