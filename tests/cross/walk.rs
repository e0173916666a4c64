//! Games of random legal moves, the same for the same seed, from the array and from positions that are soon decided.

use fastrand::Rng;
use reglement::games::Game;
use reglement::rules::cross::position::{Position, Status};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::tree::Tree;

use crate::board::{read, written};

/// The games on the cross, with every way to sit that they know.
pub const TABLES: [(Game, Seating); 5] = [
    (
        Game::Four1869,
        seating(Partners::Opposite, Order::CounterClockwise),
    ),
    (
        Game::Four1869,
        seating(Partners::Opposite, Order::Clockwise),
    ),
    (
        Game::Four1869,
        seating(Partners::Adjacent, Order::CounterClockwise),
    ),
    (
        Game::Four1869,
        seating(Partners::Adjacent, Order::Clockwise),
    ),
    (
        Game::Four1967,
        seating(Partners::Opposite, Order::Clockwise),
    ),
];

const fn seating(partners: Partners, order: Order) -> Seating {
    Seating { partners, order }
}

/// The array, with the queens as the seating has them.
pub fn array(game: Game, seating: Seating) -> &'static str {
    match (game, seating.partners) {
        (Game::Four1869, Partners::Opposite) => QUEENS_LEFT,
        _ => QUEENS_MIRRORED,
    }
}

const QUEENS_LEFT: &str = "3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3 r rKQbKQyKQgKQ - - - -";
const QUEENS_MIRRORED: &str = "3,yR,yN,yB,yQ,yK,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bK,bP,10,gP,gK/bQ,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3 r rKQbKQyKQgKQ - - - -";

/// A board on which mates, releases and warnings come soon: heavy men for everybody.
pub fn open_board(random: &mut Rng) -> String {
    strewn(random, |_| &["R", "R", "Q", "Q", "B", "N", "P"])
}

/// A board on which somebody is soon left with nothing to play: two seats hunt two others.
pub fn hunt(random: &mut Rng) -> String {
    let hunters = if random.u8(..3) == 0 { [0, 1] } else { [0, 2] };
    strewn(random, |seat| match hunters.contains(&seat) {
        true => &["Q", "R", "R"],
        false => &["P"],
    })
}

/// A hunt, with seats said to be mated or released that may be neither.
pub fn said(game: Game, random: &mut Rng) -> String {
    let text = match random.bool() {
        true => hunt(random),
        false => open_board(random),
    };
    let (men, rest) = text.split_once(' ').expect("a turn");
    let turn = rest.chars().next().expect("a seat");
    let (mut mated, mut released) = (String::new(), String::new());
    for seat in "rbyg".chars() {
        match random.u8(..4) {
            0 if seat != turn || game == Game::Four1967 => mated.push(seat),
            1 if game == Game::Four1869 => released.push(seat),
            _ => {}
        }
    }
    for field in [&mut mated, &mut released] {
        if field.is_empty() {
            field.push('-');
        }
    }
    format!("{men} {turn} - - {mated} {released} -")
}

/// Kings and one or more of these men a seat, anywhere; any seat to move.
fn strewn(random: &mut Rng, men: impl Fn(usize) -> &'static [&'static str]) -> String {
    let mut cells = vec![vec![String::new(); 14]; 14];
    for (seat, letter) in ["r", "b", "y", "g"].into_iter().enumerate() {
        let men = men(seat);
        let mut placed = 0;
        let count = random.usize(1..=men.len());
        while placed <= count {
            let man = if placed == 0 {
                "K"
            } else {
                men[random.usize(..men.len())]
            };
            let (file, rank) = (random.usize(..14), random.usize(..14));
            let outer = |n: usize| !(3..11).contains(&n);
            let row = [rank, file, 13 - rank, 13 - file][seat];
            let no_pawn = man == "P" && (row == 0 || row == 13);
            if outer(file) && outer(rank) || no_pawn || !cells[rank][file].is_empty() {
                continue;
            }
            cells[rank][file] = format!("{letter}{man}");
            placed += 1;
        }
    }
    let rows: Vec<String> = cells.iter().rev().map(|row| written(row)).collect();
    let turn = ["r", "b", "y", "g"][random.usize(..4)];
    format!("{} {turn} - - - - -", rows.join("/"))
}

/// The positions of one random game, the first included, until nothing more is played or so many plies are.
pub fn game(first: Position, random: &mut Rng, plies: usize) -> Vec<Position> {
    let mut positions = vec![first];
    let mut at = first;
    while positions.len() <= plies && at.status() == Status::Play {
        let moves = at.moves();
        let Some(chosen) = random.choice(&moves) else {
            break;
        };
        at = at.after(*chosen);
        positions.push(at);
    }
    positions
}

/// At least so many positions of games of every kind at one table.
pub fn positions(table: (Game, Seating), seed: u64, at_least: usize) -> Vec<Position> {
    let (rules, seating) = table;
    let mut random = Rng::with_seed(seed);
    let mut all = Vec::new();
    for kind in 0.. {
        if all.len() >= at_least {
            break;
        }
        let text = match kind % 3 {
            0 => array(rules, seating).to_owned(),
            1 => open_board(&mut random),
            _ => hunt(&mut random),
        };
        all.extend(game(read(rules, seating, &text), &mut random, 120));
    }
    all
}
