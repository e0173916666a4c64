//! Squares by their numbers, plays by their squares, and boards of every kind, the same for the same seed.

use fastrand::Rng;
use reglement::board::grid::TEN;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::board::ten::Fifty;
use reglement::notation::fen_draughts;
use reglement::rules::draughts::moves::Move;
use reglement::rules::draughts::position::{Position, crowning_row};
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

pub fn board(text: &str) -> Position {
    fen_draughts::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn at(number: u8) -> Square {
    Square::new(number - 1)
}

pub fn all(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().map(|number| at(*number)).collect()
}

pub fn numbers(squares: impl IntoIterator<Item = Square>) -> Vec<usize> {
    squares.into_iter().map(|at| at.index() + 1).collect()
}

/// A play by its squares: `"50x28x37x48"`, `"24-20"`.
pub fn play(text: &str) -> Play {
    let squares = text.split(['-', 'x']).map(|number| {
        TEN.named(number)
            .unwrap_or_else(|| panic!("{number} in {text}"))
    });
    Play::along(&squares.collect::<Vec<_>>()).unwrap_or_else(|| panic!("{text} is no play"))
}

/// A move with what it takes, ascending: `"24x13 19"`.
pub fn told(m: Move) -> String {
    let sign = if m.taken().is_empty() { '-' } else { 'x' };
    let ends = [m.start(), m.end()].map(|at| TEN.label(at));
    let taken = m.taken().map(|at| format!(" {}", TEN.label(at)));
    format!("{}{sign}{}{}", ends[0], ends[1], taken.collect::<String>())
}

pub fn listed(position: &Position) -> Vec<String> {
    let mut listed: Vec<String> = position.moves().into_iter().map(told).collect();
    listed.sort();
    listed
}

/// Positions out of games of random legal moves, from the first square to the last.
pub fn played(seed: u64, at_least: usize) -> Vec<Position> {
    let mut random = Rng::with_seed(seed);
    let mut positions = Vec::new();
    while positions.len() < at_least {
        let mut position = Position::start();
        for _ in 0..160 {
            positions.push(position);
            let moves = position.moves();
            let Some(chosen) = random.choice(&moves) else {
                break;
            };
            position = position.after(*chosen);
        }
    }
    positions
}

/// Boards on which pieces were put at random, many of them kings.
pub fn strewn(seed: u64, number: usize) -> Vec<Position> {
    let mut random = Rng::with_seed(seed);
    let mut positions = Vec::new();
    while positions.len() < number {
        let mut armies = [Fifty::NONE; 2];
        let mut kings = Fifty::NONE;
        let pieces = random.usize(2..24);
        for _ in 0..pieces {
            let square = Fifty::of(Square::new(random.u8(0..50)));
            let seat = Seat::TWO[usize::from(random.u8(0..3) > 0)];
            armies[seat.opponent().index()] &= !square;
            armies[seat.index()] |= square;
            if random.u8(0..4) == 0 || !(square & crowning_row(seat)).is_empty() {
                kings |= square;
            } else {
                kings &= !square;
            }
        }
        let turn = Seat::TWO[usize::from(random.u8(0..4) == 0)];
        positions.extend(Position::new(armies, kings, turn));
    }
    positions
}

/// Some of both.
pub fn positions(seed: u64, number: usize) -> Vec<Position> {
    let mut all = played(seed, number / 2);
    all.extend(strewn(seed, number / 2));
    all
}
