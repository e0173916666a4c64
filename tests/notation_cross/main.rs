//! Chess for four written and read back: positions, moves, the board in letters.

mod diagram;
mod fen;
#[path = "../support/scribble.rs"]
mod scribble;
mod typed;
mod written;

use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::notation::fen::read_seated;
use reglement::notation::letters::Letters;
use reglement::notation::written::write;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use reglement::rules::position::{Move, Position};

const BOTH: [Letters; 2] = [Letters::English, Letters::Dutch];

/// Both games in every way in which the four may sit.
fn tables() -> Vec<(Game, Seating)> {
    let mut tables = vec![(Game::Four1967, Game::Four1967.page().seating.usual())];
    for (_, partners) in Partners::ALL {
        for (_, order) in Order::ALL {
            tables.push((Game::Four1869, Seating { partners, order }));
        }
    }
    tables
}

/// Few men and much to do: pawns near their last row on every side and at the ends of arms, queens attacked, castling
/// along every edge, twins of every kind.
const BUSY: [&str; 6] = [
    "3,yR,3,yK,2,yR,3/3,rP,10/6,rP,7/bR,10,gP,1,gR/14/1,bP,bP,8,yQ,gP,1/bK,3,rQ,8,gK/14/14/14/bR,12,gR/14/14/3,rR,3,rK,2,rR,3 r rKQbKQyKQgKQ - - - -",
    "7,yK,6/5,rP,8/4,yN,9/1,rP,10,gP,1/11,bP,2/2,gP,11/bK,6,rQ,5,gK/7,bQ,6/2,gP,11/11,bP,2/14/4,yP,9/14/7,rK,6 b - - - - -",
    "3,yN,2,yN,2,yK,4/4,yN,9/14/13,gK/4,bR,3,bR,5/14/bK,3,bR,9/14/5,gQ,2,gQ,5/14/8,gQ,5/14/4,rB,1,rB,7/3,rK,10 g - - - - -",
    "10,yK,3/3,rP,10/14/1,bP,11,gK/1,bP,bP,1,rP,9/14/1,bP,1,rN,10/bK,2,rN,1,yP,8/1,bP,1,yP,10/12,gP,1/1,bP,9,gP,gP,1/14/14/3,rK,10 y - - - - -",
    "9,yK,4/14/14/13,gK/14/2,bN,11/14/6,rQ,7/bQ,13/2,gB,11/bK,13/14/14/3,rR,3,rK,2,rR,3 y rKQ - - - -",
    "3,yK,10/14/14/13,gK/4,yQ,4,gQ,4/14/2,bQ,9,bQ,1/14/5,rQ,5,rQ,2/14/bK,13/14/14/3,rK,10 r - - - - -",
];

/// Positions along random games, some hundreds at every table.
fn positions() -> Vec<(Game, Seating, Position)> {
    let mut random = fastrand::Rng::with_seed(1869);
    let mut positions = Vec::new();
    for (game, seating) in tables() {
        let busy = BUSY.map(|text| {
            read_seated(text, game, seating).unwrap_or_else(|error| panic!("{text}: {error}"))
        });
        let starts = [game.seated(seating)].into_iter().chain(busy);
        for (start, most) in starts.zip([60, 30, 30, 30, 30, 30, 30]) {
            let mut position = start;
            for _ in 0..most {
                positions.push((game, seating, position));
                let moves = position.moves();
                let Some(played) = random.choice(&moves) else {
                    break;
                };
                position = position.after(*played);
            }
        }
    }
    positions
}

fn at(text: &str) -> Position {
    in_game(text, Game::Four1869)
}

fn in_game(text: &str, game: Game) -> Position {
    let seating = game.page().seating.usual();
    read_seated(text, game, seating).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Lone kings and these men besides, South to move: `rQe4`.
fn with_men(men: &str, turn: Seat) -> Position {
    let mut rows = vec![vec![String::new(); 14]; 14];
    let kings = ["rKd1", "bKa4", "yKk14", "gKn11"];
    let given: Vec<&str> = men.split_whitespace().collect();
    let moved = |king: &&str| !given.iter().any(|man| man[..2] == king[..2]);
    for man in kings
        .iter()
        .copied()
        .filter(moved)
        .chain(given.iter().copied())
    {
        let square = square(&man[2..]);
        let (file, rank) = (CROSS.file(square), CROSS.rank(square));
        rows[usize::from(13 - rank)][usize::from(file)] = man[..2].to_owned();
    }
    let rows: Vec<String> = rows.iter().map(|row| row_text(row)).collect();
    at(&format!("{} {} - - - - -", rows.join("/"), turn.letter()))
}

fn row_text(row: &[String]) -> String {
    let mut cells: Vec<String> = Vec::new();
    let mut empty = 0;
    for cell in row {
        if cell.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            cells.push(empty.to_string());
        }
        empty = 0;
        cells.push(cell.clone());
    }
    if empty > 0 {
        cells.push(empty.to_string());
    }
    cells.join(",")
}

fn square(name: &str) -> Square {
    CROSS.named(name).unwrap_or_else(|| panic!("{name}"))
}

/// A play by its squares: `g13g14q`.
fn play(text: &str) -> Play {
    let second = text[1..]
        .find(|c: char| c.is_ascii_lowercase())
        .map_or(0, |at| at + 1);
    let (from, rest) = text.split_at(second);
    let name = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let play = Play::new(square(from), square(name));
    match rest[name.len()..]
        .chars()
        .next()
        .and_then(Role::from_letter)
    {
        Some(role) => play.promoting(role),
        None => play,
    }
}

fn short(position: &Position, moves: &[Move]) -> String {
    let mut written: Vec<String> = moves
        .iter()
        .map(|played| write(position, *played, Letters::English))
        .collect();
    written.sort();
    written.join(" ")
}
