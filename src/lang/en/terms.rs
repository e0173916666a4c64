//! Names in English.

use crate::board::piece::{Piece, Role, Seat};
use crate::lang::words::terms::Terms;
use crate::law::article::Source;

pub const TERMS: Terms = Terms {
    seat,
    role,
    piece,
    game,
    source,
    huff: |square| format!("huff {square}"),
    and: "and",
    or: "or",
};

pub fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "White",
        Seat::Black => "Black",
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
        Seat::East => "East",
    }
}

pub fn of_seat(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "White's",
        Seat::Black => "Black's",
        Seat::South => "South's",
        Seat::West => "West's",
        Seat::North => "North's",
        Seat::East => "East's",
    }
}

pub fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
        Role::Man => "man",
        Role::Crowned => "king",
    }
}

pub fn the_role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "the pawn",
        Role::Knight => "the knight",
        Role::Bishop => "the bishop",
        Role::Rook => "the rook",
        Role::Queen => "the queen",
        Role::King => "the king",
        Role::Man => "the man",
        Role::Crowned => "the king",
    }
}

fn piece(piece: Piece) -> String {
    let whose = match piece.seat {
        Seat::White => "white",
        Seat::Black => "black",
        seat => of_seat(seat),
    };
    format!("{whose} {}", role(piece.role))
}

fn game(source: Source) -> &'static str {
    match source {
        Source::Chess1869 => "Chess of 1869",
        Source::Four1869 => "Chess for four, 1869",
        Source::Four1967 => "Chess for four, 1967",
        Source::ChessModern => "Chess by the modern laws",
        Source::Draughts1879 => "Draughts of 1879",
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Chess1869 => "Bom 1869, two players",
        Source::Four1869 => "Bom 1869, four players",
        Source::Four1967 => "De Tijd 1967, four players",
        Source::ChessModern => "Modern laws, article 3",
        Source::Draughts1879 => "Van Buuren 1879, draughts",
    }
}
