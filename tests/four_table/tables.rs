//! A game of four in one line a step: what is played, what is asked, and what is refused by which article.

use super::cross::{at, of_parts, parts, seat};
use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use reglement::rules::position::Position;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Entry, Millis};
use reglement::table::setup::Setup;
use reglement::table::state::Stage;

/// Partners opposite, the turn going South, West, North, East.
pub const CLOCKWISE: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::Clockwise,
};

/// Partners opposite, the turn going South, East, North, West.
pub const COUNTER: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::CounterClockwise,
};

/// A table of 1869 from a position.
pub fn table(seating: Seating, turn: &str, men: &str) -> Table {
    of_game(Game::Four1869, seating, turn, men)
}

/// A table of either game from a position.
pub fn of_game(game: Game, seating: Seating, turn: &str, men: &str) -> Table {
    let position = of_parts(game, seating, &parts(seat(turn), men));
    Table::new(Setup::from(game, position)).expect("a table")
}

/// `d2d4`.
pub fn play(text: &str) -> Act {
    let middle = 1 + text[1..].find(char::is_alphabetic).expect("two squares");
    let (from, to) = text.split_at(middle);
    Act::Play(Play::new(at(from), at(to)))
}

/// The seat at turn.
pub fn turn(table: &Table) -> Seat {
    table.state().position.turn()
}

/// What a seat does.
pub fn entry(seat: Seat, act: Act) -> Entry {
    Entry {
        seat,
        at: Millis(0),
        act,
    }
}

/// An act that must be accepted.
pub fn does(table: &mut Table, seat: Seat, act: Act) {
    let entry = entry(seat, act);
    if let Err(refusal) = table.apply(entry.clone()) {
        panic!("{entry:?} was refused: {refusal:?}");
    }
}

/// Plays some moves in turn, all of which must be accepted.
pub fn plays(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        does(table, turn(table), play(text));
    }
}

/// These answers of the seats that are asked, in turn: `yes yes no`.
pub fn answers(table: &mut Table, words: &str) {
    for word in words.split_whitespace() {
        let Stage::Choose { by, .. } = table.state().stage else {
            panic!("nobody is asked");
        };
        let answer = match word {
            "yes" => Answer::Accept,
            _ => Answer::Decline,
        };
        does(table, by, Act::Answer(answer));
    }
}

/// The seat that is asked, if any is.
pub fn asked(table: &Table) -> Option<Seat> {
    match table.state().stage {
        Stage::Choose { by, .. } => Some(by),
        _ => None,
    }
}

/// The article with which a seat is refused an act, which changes nothing.
pub fn no(table: &Table, seat: Seat, act: Act) -> &'static str {
    let mut tried = table.clone();
    let entry = entry(seat, act);
    let Err(refusal) = tried.apply(entry.clone()) else {
        panic!("{entry:?} was accepted");
    };
    assert_eq!(&tried, table, "{entry:?} was refused and changed something");
    refusal.ruling.article.id
}

/// With what the seat at turn is refused a move.
pub fn refused(table: &Table, text: &str) -> &'static str {
    no(table, turn(table), play(text))
}

/// The score and what ended the game: `ry V7`.
pub fn result(table: &Table) -> String {
    match (table.score(), table.ground()) {
        (Some(score), Some(ground)) => format!("{score} {ground}"),
        _ => "-".to_owned(),
    }
}

/// The moves played, those taken back left out: `h5b5 a11a10`.
pub fn past(table: &Table) -> String {
    let moves = table.state().past.iter().filter_map(|ply| {
        let played = ply.played()?;
        Some(ply.before.play(played).coordinates(&CROSS))
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// The table that its entries make once more.
pub fn replayed(table: &Table) -> Table {
    let fresh = Table::new(table.setup().clone()).expect("a table");
    let entries = table.entries().iter().cloned();
    fresh.replay(entries).expect("every entry again")
}

/// The seats whose armies are frozen: `by`.
pub fn mated(table: &Table) -> String {
    match &table.state().position {
        Position::Cross(position) => position.mated().letters(),
        _ => panic!("not for four"),
    }
}

/// Some seats by their letters: `SN`.
pub fn seats(letters: &str) -> Seats {
    letters
        .split("")
        .filter(|letter| !letter.is_empty())
        .map(seat)
        .collect()
}
