//! Names in Dutch.

use crate::board::piece::{Piece, Role, Seat};
use crate::lang::words::terms::Terms;
use crate::law::article::Source;

pub const TERMS: Terms = Terms {
    seat,
    role,
    piece,
    game,
    source,
    huff: |square| format!("blaast {square}"),
    and: "en",
    or: "of",
};

pub fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "Wit",
        Seat::Black => "Zwart",
        Seat::South => "Zuid",
        Seat::West => "West",
        Seat::North => "Noord",
        Seat::East => "Oost",
    }
}

pub fn of_seat(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "van Wit",
        Seat::Black => "van Zwart",
        Seat::South => "van Zuid",
        Seat::West => "van West",
        Seat::North => "van Noord",
        Seat::East => "van Oost",
    }
}

pub fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pion",
        Role::Knight => "paard",
        Role::Bishop => "loper",
        Role::Rook => "toren",
        Role::Queen => "dame",
        Role::King => "koning",
        Role::Man => "schijf",
        Role::Crowned => "dam",
    }
}

pub fn the_role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "de pion",
        Role::Knight => "het paard",
        Role::Bishop => "de loper",
        Role::Rook => "de toren",
        Role::Queen => "de dame",
        Role::King => "de koning",
        Role::Man => "de schijf",
        Role::Crowned => "de dam",
    }
}

fn piece(piece: Piece) -> String {
    // Paard is the one man with "het": een wit paard, but een witte toren.
    let colour = match (piece.seat, piece.role) {
        (Seat::White, Role::Knight) => "wit",
        (Seat::Black, Role::Knight) => "zwart",
        (Seat::White, _) => "witte",
        (Seat::Black, _) => "zwarte",
        (seat, _) => return format!("{} {}", role(piece.role), of_seat(seat)),
    };
    format!("{colour} {}", role(piece.role))
}

fn game(source: Source) -> &'static str {
    match source {
        Source::Chess1869 => "Schaken van 1869",
        Source::Four1869 => "Schaken met vier, 1869",
        Source::Four1967 => "Schaken met vier, 1967",
        Source::ChessModern => "Schaken van nu",
        Source::Draughts1879 => "Dammen van 1879",
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Chess1869 => "Bom 1869, twee spelers",
        Source::Four1869 => "Bom 1869, vier spelers",
        Source::Four1967 => "De Tijd 1967, vier spelers",
        Source::ChessModern => "Regels van nu, artikel 3",
        Source::Draughts1879 => "Van Buuren 1879, dammen",
    }
}
