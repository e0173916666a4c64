//! A game of draughts in one line a step: what is played, what is huffed, and what is refused by which article.

use reglement::board::grid::TEN;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::ruling::Ruling;
use reglement::notation::{fen, numeric};
use reglement::room::record::{self, Record};
use reglement::rules::play::Play;
use reglement::rules::position::{Move, Position};
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis};
use reglement::table::after::Refusal;
use reglement::table::house::{Aim, House, Omitted};
use reglement::table::setup::{First, Odds, Setup, Start};

/// Where the game begins.
pub const START: &str = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                         B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

/// The position of a text.
pub fn position(text: &str) -> Position {
    fen::read(text, Game::Draughts1879).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A set-up from a position text.
pub fn from(text: &str) -> Setup {
    Setup::from(Game::Draughts1879, position(text))
}

/// A table from a position text, at which a neglected capture is warned of.
pub fn table(text: &str) -> Table {
    Table::new(from(text)).expect("a table")
}

/// A table from a position text, with a word on neglected captures.
pub fn omitting(text: &str, omitted: Omitted) -> Table {
    let house = House {
        omitted,
        ..House::default()
    };
    Table::new(Setup {
        house,
        ..from(text)
    })
    .expect("a table")
}

/// A table from a position text, at which who loses, wins.
pub fn losing(text: &str, omitted: Omitted) -> Table {
    let house = House {
        omitted,
        aim: Aim::Lose,
        ..House::default()
    };
    Table::new(Setup {
        house,
        ..from(text)
    })
    .expect("a table")
}

/// A set-up in which a seat gives some men and plays second.
pub fn odds(giver: Seat, men: &[u8]) -> Setup {
    let men = men.iter().map(|number| at(*number)).collect();
    Setup {
        start: Start::Odds(Odds { giver, men }),
        first: First::Settled(giver.opponent()),
        ..Setup::plain(Game::Draughts1879)
    }
}

/// The square of that number.
pub fn at(number: u8) -> Square {
    let label = number.to_string();
    TEN.named(&label)
        .unwrap_or_else(|| panic!("{number} is no square"))
}

/// `32-28`, `26x37x28`.
pub fn play(text: &str) -> Play {
    numeric::read_play(text).unwrap_or_else(|| panic!("{text} is no play"))
}

/// The seat at turn.
pub fn turn(table: &Table) -> Seat {
    table.state().position.turn()
}

fn entry(seat: Seat, act: Act) -> Entry {
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
        does(table, turn(table), Act::Play(play(text)));
    }
}

/// Insists on some moves in turn, all of which must be accepted.
pub fn insists(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        does(table, turn(table), Act::Insist(play(text)));
    }
}

/// The seat at turn huffs.
pub fn huffs(table: &mut Table, number: u8) {
    does(table, turn(table), Act::Huff(at(number)));
}

/// The seat at turn demands the capture.
pub fn demands(table: &mut Table) {
    does(table, turn(table), Act::Demand);
}

/// A question that is answered with yes.
pub fn agree(table: &mut Table, asker: Seat, act: Act) {
    does(table, asker, act);
    does(table, asker.opponent(), Act::Answer(Answer::Accept));
}

/// So many plies are taken back, by consent.
pub fn take_back(table: &mut Table, plies: usize) {
    agree(table, Seat::White, Act::AskTakeBack { plies });
}

/// The refusal of an act that must be refused, and that changes nothing.
pub fn refusal(table: &Table, seat: Seat, act: Act) -> Refusal {
    let mut tried = table.clone();
    let entry = entry(seat, act);
    let Err(refusal) = tried.apply(entry.clone()) else {
        panic!("{entry:?} was accepted");
    };
    assert_eq!(&tried, table, "{entry:?} was refused and changed something");
    refusal
}

/// The article, *see also* and marked squares with which a seat is refused an act: `D7 D13 28 22`.
pub fn no(table: &Table, seat: Seat, act: Act) -> String {
    let refusal = refusal(table, seat, act);
    let marks = refusal.breach.squares().into_iter();
    let words = [ruled(refusal.ruling)].into_iter();
    words
        .chain(marks.map(|at| TEN.label(at)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The articles of a ruling: `D7 D13`.
pub fn ruled(ruling: Ruling) -> String {
    match ruling.see {
        Some(see) => format!("{} {}", ruling.article.id, see.id),
        None => ruling.article.id.to_owned(),
    }
}

/// With what the seat at turn is refused a move.
pub fn refused(table: &Table, text: &str) -> String {
    no(table, turn(table), Act::Play(play(text)))
}

/// With what it is refused a move on which it insists.
pub fn not_even_insisting(table: &Table, text: &str) -> String {
    no(table, turn(table), Act::Insist(play(text)))
}

/// With what it is refused to huff.
pub fn no_huff(table: &Table, number: u8) -> String {
    no(table, turn(table), Act::Huff(at(number)))
}

/// With what it is refused to demand a capture.
pub fn no_demand(table: &Table) -> String {
    no(table, turn(table), Act::Demand)
}

/// With what a seat is refused the draw after twenty moves.
pub fn no_draw(table: &Table, seat: Seat) -> String {
    no(table, seat, Act::Claim(Claim::TwentyMoves))
}

/// The pieces that may be huffed: `20 27 28`.
pub fn liable(table: &Table) -> String {
    let labels = table.state().liable.map(|at| TEN.label(at));
    labels.collect::<Vec<_>>().join(" ")
}

/// The legal moves, in order.
pub fn moves(table: &Table) -> String {
    let Position::Draughts(position) = table.state().position else {
        panic!("no draughts");
    };
    let all = table.state().position.moves().into_iter();
    let mut written: Vec<String> = all
        .map(|m| match m {
            Move::Draughts(m) => numeric::write(&position, m),
            _ => panic!("a move of chess"),
        })
        .collect();
    written.sort();
    written.join(" ")
}

/// What a legal move takes, in order: `17 18 28`.
pub fn taken(table: &Table, text: &str) -> String {
    let position = &table.state().position;
    let played = position.judge(&play(text)).expect("a legal move");
    let taken = position.taken(played).into_iter();
    taken
        .map(|(at, _)| TEN.label(at))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The position as text.
pub fn text(table: &Table) -> String {
    fen::write(&table.state().position)
}

/// The score and what ended the game: `2-0 no piece left`.
pub fn result(table: &Table) -> String {
    match (table.score(), table.ground()) {
        (Some(score), Some(ground)) => format!("{score} {ground}"),
        _ => "-".to_owned(),
    }
}

/// The table as it comes back out of its record.
pub fn kept(table: &Table) -> Table {
    let record = Record {
        begun: Millis(0),
        table: table.clone(),
        paper: None,
    };
    let text = record.text();
    match record::read(text.as_bytes()) {
        Ok(read) => read.record.table,
        Err(error) => panic!("{error}\n{text}"),
    }
}
