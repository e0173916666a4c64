//! A game in one line a step: what is played, and what is refused by which article.

use reglement::board::grid::EIGHT;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Entry, Millis};
use reglement::table::after::Refusal;
use reglement::table::setup::Setup;

/// A table from a position text.
pub fn from(game: Game, text: &str) -> Table {
    let position = fen::read(text, game).unwrap_or_else(|error| panic!("{text}: {error}"));
    Table::new(Setup::from(game, position)).expect("a table")
}

/// A table from a position text of 1869.
pub fn table(text: &str) -> Table {
    from(Game::Chess1869, text)
}

/// The square of that name.
pub fn at(name: &str) -> Square {
    EIGHT
        .named(name)
        .unwrap_or_else(|| panic!("{name} is no square"))
}

/// `e2e4`, `e7e8q`.
pub fn play(text: &str) -> Play {
    let bare = Play::new(at(&text[..2]), at(&text[2..4]));
    text[4..].chars().next().map_or(bare, |letter| {
        bare.promoting(Role::from_letter(letter).expect("a role"))
    })
}

/// Plays some moves in turn, all of which must be accepted.
pub fn plays(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let seat = table.state().position.turn();
        does(table, seat, Act::Play(play(text)));
    }
}

/// An act that must be accepted.
pub fn does(table: &mut Table, seat: Seat, act: Act) {
    let entry = Entry {
        seat,
        at: Millis(0),
        act,
    };
    if let Err(refusal) = table.apply(entry.clone()) {
        panic!("{entry:?} was refused: {refusal:?}");
    }
}

/// The refusal of an act that must be refused.
pub fn refusal(table: &Table, seat: Seat, act: Act) -> Refusal {
    let entry = Entry {
        seat,
        at: Millis(0),
        act,
    };
    match table.weigh(&entry) {
        Ok(_) => panic!("{entry:?} was accepted"),
        Err(refusal) => refusal,
    }
}

/// The article, *see also* and marked squares with which the seat at turn is refused a move: `A13 M3.3 a2`.
pub fn refused(table: &Table, text: &str) -> String {
    let refusal = refusal(table, table.state().position.turn(), Act::Play(play(text)));
    let see = refusal.ruling.see.map(|see| see.id);
    let marks = refusal
        .breach
        .squares()
        .into_iter()
        .map(|at| EIGHT.label(at));
    let words = [refusal.ruling.article.id]
        .into_iter()
        .chain(see)
        .map(str::to_owned);
    words.chain(marks).collect::<Vec<_>>().join(" ")
}

/// A question that is answered with yes.
pub fn agree(table: &mut Table, asker: Seat, act: Act) {
    does(table, asker, act);
    does(table, asker.opponent(), Act::Answer(Answer::Accept));
}

/// Where the man on a square may go, in order.
pub fn targets(table: &Table, from: &str) -> String {
    let moves = table
        .state()
        .position
        .moves()
        .into_iter()
        .filter(|m| m.start() == at(from));
    let mut names: Vec<String> = moves.map(|m| EIGHT.label(m.end())).collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

/// How many legal moves there are.
pub fn count(table: &Table) -> u64 {
    table.state().position.perft(1)
}

/// The position as text.
pub fn text(table: &Table) -> String {
    fen::write(&table.state().position)
}

/// The score and what ended the game: `0-1 mate`.
pub fn result(table: &Table) -> String {
    match (table.score(), table.ground()) {
        (Some(score), Some(ground)) => format!("{score} {ground}"),
        _ => "-".to_owned(),
    }
}
