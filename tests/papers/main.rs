//! Games that come from other programs and go to them: PDN, the form of four, and what the commands make of them.

mod commands;
#[path = "../support/folder.rs"]
mod folder;
mod four;
mod fuzz;
#[path = "../support/kept.rs"]
mod kept;
mod mended;
mod pdn;
#[path = "../support/program.rs"]
mod program;
#[path = "../room/random.rs"]
mod random;
mod reasons;
mod round_trips;

use reglement::exchange::fault::Fault;
use reglement::exchange::score::Score;
use reglement::exchange::token::Dialect;
use reglement::host::papers::names::name;
use reglement::host::papers::stream::scores;
use reglement::host::papers::told::Teller;
use reglement::lang::Lang;
use reglement::notation::fen;
use reglement::rules::position::Position;

/// The games of a text.
fn games(text: &str, dialect: Dialect) -> Vec<Result<Score, Box<Fault>>> {
    scores(text.as_bytes(), dialect, None).collect()
}

/// The only game of a text, which is right.
fn one(text: &str, dialect: Dialect) -> Score {
    let mut games = games(text, dialect);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// What is wrong with the only game of a text, in English.
fn wrong(text: &str, dialect: Dialect) -> String {
    let mut games = games(text, dialect);
    assert_eq!(games.len(), 1, "{games:?}");
    let fault = games.remove(0).expect_err("a game that is wrong");
    let teller = Teller {
        lang: Lang::En,
        dialect,
        game: reglement::host::papers::format::game_of(dialect),
    };
    let (line, column) = (fault.place.line, fault.place.column);
    format!("{line}:{column}: {}", teller.fault(&fault))
}

/// Where the line played leads.
fn end(score: &Score) -> Position {
    let start = score.start.passed_on();
    score
        .line
        .moves
        .iter()
        .fold(start, |at, played| at.after(*played))
}

/// The same as a text.
fn end_text(score: &Score) -> String {
    fen::write(&end(score))
}

/// What the moves of the line played are called.
fn moves(score: &Score) -> String {
    let mut position = score.start.passed_on();
    let mut names = Vec::new();
    for played in &score.line.moves {
        names.push(name(&position, *played));
        position = position.after(*played);
    }
    names.join(" ")
}
