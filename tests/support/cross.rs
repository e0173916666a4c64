//! Positions of chess for four by their text, moves by their squares, and the articles that refuse them.

#![allow(dead_code, reason = "each test file uses its own part")]

use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::board::seats::Seats;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::games::page::Laws;
use reglement::law::breach::{Breach, HandBreach};
use reglement::law::ending::Share;
use reglement::law::ruling::Ruling;
use reglement::notation::fen;
use reglement::notation::letters::Letters;
use reglement::notation::typed::{self, Typed};
use reglement::rules::cross::moves::Move;
use reglement::rules::cross::position::{Position, Status};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::cross::validate::Warning;
use reglement::rules::play::Play;
use reglement::rules::position;
use reglement::rules::tree::Tree;

/// Partners across the board, the turn clockwise.
pub const ACROSS: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::Clockwise,
};

/// Partners beside each other, the turn clockwise.
pub const BESIDE: Seating = Seating {
    partners: Partners::Adjacent,
    order: Order::Clockwise,
};

/// The position of a text.
pub fn read(game: Game, seating: Seating, text: &str) -> Position {
    match fen::read_seated(text, game, seating) {
        Ok(position::Position::Cross(read)) => read,
        Ok(_) => panic!("{text}: of another board"),
        Err(error) => panic!("{text}: {error}"),
    }
}

pub fn text(position: &Position) -> String {
    fen::write(&(*position).into())
}

pub fn at(name: &str) -> Square {
    CROSS
        .named(name)
        .unwrap_or_else(|| panic!("{name} is no square"))
}

pub fn label(square: Square) -> String {
    CROSS.label(square)
}

/// The two squares that a coordinate move names, and the letter behind them.
fn parted(text: &str) -> (&str, &str, Option<char>) {
    let letter = |c: char| c.is_ascii_alphabetic();
    let second = 1 + text[1..].find(letter).expect("two squares");
    let (from, rest) = text.split_at(second);
    let to = rest.trim_end_matches(letter);
    (from, to, rest[to.len()..].chars().next())
}

/// `e2e4`, `g13g14q`; nothing when a square is not on the board.
fn any_play(text: &str) -> Option<Play> {
    let (from, to, role) = parted(text);
    let bare = Play::new(CROSS.named(from)?, CROSS.named(to)?);
    Some(role.map_or(bare, |letter| {
        bare.promoting(Role::from_letter(letter).expect("a role"))
    }))
}

pub fn play(text: &str) -> Play {
    any_play(text).unwrap_or_else(|| panic!("{text} leaves the board"))
}

pub fn coordinates(played: Move) -> String {
    Play::from(played).coordinates(&CROSS)
}

/// The legal moves in coordinates, sorted.
pub fn moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.moves().into_iter().map(coordinates).collect();
    moves.sort();
    moves
}

/// Where the man on a square may go, in the order of the names.
pub fn targets(position: &Position, from: &str) -> String {
    let from = at(from);
    let of_it = position.moves().into_iter().filter(|m| m.from == from);
    let mut names: Vec<String> = of_it.map(|m| label(m.to)).collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

/// After some legal moves.
pub fn played(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*position, |at, step| {
        let judged = at.judge(&play(step));
        let legal = judged.unwrap_or_else(|breach| panic!("{} {step}: {breach:?}", text(&at)));
        at.after(legal)
    })
}

/// Why a play is refused, if it is.
pub fn refusal(position: &Position, tried: &str) -> Option<Breach> {
    if let Status::Over(verdict) = position.status() {
        return Some(Breach::Hand(HandBreach::GameOver(verdict.ending)));
    }
    match any_play(tried) {
        Some(play) => position.judge(&play).err(),
        None => match typed::read(&(*position).into(), tried, Letters::English) {
            Typed::Wrong(breach) => Some(breach),
            other => panic!("{tried}: {other:?}"),
        },
    }
}

/// `legal`, or the article that refuses a play and the one to read beside it: `A13 M3.5`.
pub fn cited(game: Game, position: &Position, tried: &str) -> String {
    let Some(breach) = refusal(position, tried) else {
        return "legal".to_owned();
    };
    let Ruling { article, see } = (game.page().rule)(&breach);
    let ids = [article].into_iter().chain(see).map(|article| article.id);
    ids.collect::<Vec<_>>().join(" ")
}

/// The article that refuses a play, and the squares that are marked: `V10 d9 d4`.
pub fn shown(game: Game, position: &Position, tried: &str) -> String {
    let breach = refusal(position, tried).unwrap_or_else(|| panic!("{tried} is legal"));
    let article = (game.page().rule)(&breach).article.id.to_owned();
    let marks = breach.squares().into_iter().map(label);
    [article]
        .into_iter()
        .chain(marks)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The letters of seats, `-` for nobody.
pub fn letters(seats: Seats) -> String {
    let letters = seats.letters();
    if letters.is_empty() {
        "-".to_owned()
    } else {
        letters
    }
}

/// `play`, `replay`, `won ry`, `half bg`, `drawn`.
pub fn status(position: &Position) -> String {
    match position.status() {
        Status::Play => "play".to_owned(),
        Status::Replay => "replay".to_owned(),
        Status::Over(verdict) => match (verdict.winners.is_empty(), verdict.share) {
            (true, _) => "drawn".to_owned(),
            (false, Share::Whole) => format!("won {}", verdict.winners.letters()),
            (false, Share::Half) => format!("half {}", verdict.winners.letters()),
        },
    }
}

/// Attacks on queens as in a position text, `-` for none.
pub fn pairs(of: &[Warning]) -> String {
    let pair = |of: &Warning| format!("{}>{}", label(of.attacker), label(of.queen));
    let pairs: Vec<String> = of.iter().map(pair).collect();
    if pairs.is_empty() {
        "-".to_owned()
    } else {
        pairs.join(",")
    }
}

/// The seat whose letter this is.
pub fn seat(letter: char) -> Seat {
    Seat::FOUR
        .into_iter()
        .find(|seat| seat.letter() == letter)
        .expect("a seat")
}

/// A position text out of men by seat (`r Kd1 Ra4; b Ka7`) and its other six fields.
pub fn set(men: &str, rest: &str) -> String {
    let mut cells = vec![vec![String::new(); 14]; 14];
    for army in men.split(';') {
        let mut words = army.split_whitespace();
        let seat = words.next().expect("a seat");
        for man in words {
            let place = at(&man[1..]);
            let (file, rank) = (CROSS.file(place), CROSS.rank(place));
            let cell = &mut cells[usize::from(rank)][usize::from(file)];
            assert!(cell.is_empty(), "{man} stands on another");
            *cell = format!("{seat}{}", &man[..1]);
        }
    }
    let rows: Vec<String> = cells.iter().rev().map(|row| written(row)).collect();
    format!("{} {rest}", rows.join("/"))
}

/// A row with its empty cells counted together.
pub fn written(row: &[String]) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut run = 0;
    for cell in row {
        if !cell.is_empty() && run > 0 {
            words.push(run.to_string());
        }
        run = if cell.is_empty() { run + 1 } else { 0 };
        words.extend((!cell.is_empty()).then(|| cell.clone()));
    }
    words.extend((run > 0).then(|| run.to_string()));
    words.join(",")
}

/// The array, this seat to move.
pub fn start(game: Game, seating: Seating, first: Seat) -> Position {
    match game.page().laws {
        Laws::Cross(laws) => Position::start(laws, seating, first),
        _ => panic!("{game:?} is not played on the cross"),
    }
}

/// Where the queens stand, in the order of the text: `g1 a8 h14 n7`.
pub fn queens(position: &Position) -> String {
    let of = |seat| {
        CROSS.squares().find(|at| {
            let piece = position.piece(*at);
            piece.is_some_and(|piece| piece.seat == seat && piece.role == Role::Queen)
        })
    };
    let names: Vec<String> = Seat::FOUR.into_iter().filter_map(of).map(label).collect();
    names.join(" ")
}
