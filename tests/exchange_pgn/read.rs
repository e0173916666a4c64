//! Reading for the tests: the start of a position text, moves by their names.

use reglement::exchange::fault::{Fault, Flaw, Oddity, Wrong};
use reglement::exchange::pgn;
use reglement::exchange::score::{Line, Score};
use reglement::exchange::tags::Tags;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;
use reglement::games::Game;
use reglement::games::page::Laws;
use reglement::notation::letters::Letters;
use reglement::notation::{fen, san};
use reglement::rules::chess::position::Position as Chess;
use reglement::rules::position::{Move, Position};

/// The start of a game of modern chess.
pub fn start(_: &Tags, text: Option<&str>) -> Option<Position> {
    match (text, Game::ChessModern.page().laws) {
        (Some(text), _) => fen::read(text, Game::ChessModern).ok(),
        (None, Laws::Chess(laws)) => Some(Chess::start(laws).into()),
        _ => None,
    }
}

pub type Read = Result<Score, Box<Fault>>;

/// Everything in a text.
pub fn all(text: impl AsRef<[u8]>) -> Vec<Read> {
    pgn::games(text.as_ref(), Box::new(start)).collect()
}

/// The only game of a text.
pub fn one(text: impl AsRef<[u8]>) -> Score {
    let mut all = all(text);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0).unwrap()
}

/// The only game of a text, which is wrong.
pub fn wrong(text: impl AsRef<[u8]>) -> Box<Fault> {
    let mut all = all(text);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0).unwrap_err()
}

/// What is odd in a game: line, column, what.
pub fn oddities(score: &Score) -> Vec<(u32, u32, Oddity)> {
    let told = |remark: &reglement::exchange::fault::Remark| {
        (remark.place.line, remark.place.column, remark.what.clone())
    };
    score.remarks.iter().map(told).collect()
}

pub fn name(position: &Position, played: Move) -> String {
    san::write(position, played, Letters::English)
}

/// The moves of a line by their names.
pub fn names(start: &Position, line: &Line) -> String {
    let mut position = *start;
    let mut names = Vec::new();
    for played in &line.moves {
        names.push(name(&position, *played));
        position = position.after(*played);
    }
    names.join(" ")
}

/// The position text where a game ends.
pub fn end(score: &Score) -> String {
    let last = |position: Position, played: &Move| position.after(*played);
    fen::write(&score.line.moves.iter().fold(score.start, last))
}

/// A game as it is written.
pub fn written(score: &Score) -> String {
    write::game(score, Dialect::Pgn, &name)
}

/// Why a word of the game played is no move.
pub fn why(fault: &Fault) -> (usize, &str, &Wrong) {
    match &fault.flaw {
        Flaw::Move { ply, word, why } => (*ply, word, why),
        other => panic!("{other:?}"),
    }
}

/// Line and column of a fault.
pub fn at(fault: &Fault) -> (u32, u32) {
    (fault.place.line, fault.place.column)
}

/// Every comment of a line and its variations, in the order of the text.
pub fn comments(line: &Line) -> Vec<String> {
    let mut all = line.before.clone();
    for (_, note) in line.notes() {
        all.extend(note.comments.iter().cloned());
        all.extend(note.variations.iter().flat_map(comments));
    }
    all
}

/// Every mark of a line and its variations.
pub fn nags(line: &Line) -> Vec<u8> {
    let mut all = Vec::new();
    for (_, note) in line.notes() {
        all.extend(note.nags.iter());
        all.extend(note.variations.iter().flat_map(nags));
    }
    all
}

/// How many variations there are in all, and how deep.
pub fn variations(line: &Line) -> (usize, usize) {
    let (mut count, mut depth) = (0, 0);
    for variation in line.notes().flat_map(|(_, note)| &note.variations) {
        let (inner, deeper) = variations(variation);
        count += 1 + inner;
        depth = depth.max(1 + deeper);
    }
    (count, depth)
}
