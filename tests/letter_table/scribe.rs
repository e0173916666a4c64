//! Games in words: a line an act, `White touches e2`, `Black claims A13`.

use super::cross;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::bond::Duty;
use reglement::law::breach::Breach;
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::notation::fen;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis, Undertaking};
use reglement::table::after::Refusal;
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::slips::Slip;
use reglement::table::state::{Choice, Stage};

/// Partners opposite, the turn going South, East, North, West.
pub const COUNTER: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::CounterClockwise,
};

/// Partners beside each other: South and West, North and East; the turn going South, West, North, East.
pub const BESIDE: Seating = Seating {
    partners: Partners::Adjacent,
    order: Order::Clockwise,
};

/// Ordinary chess to the letter, from the array.
pub fn chess() -> Table {
    of_setup(Setup::plain(Game::Chess1869))
}

/// Ordinary chess to the letter, from a position.
pub fn chess_at(text: &str) -> Table {
    of_text(Game::Chess1869, text)
}

/// Draughts to the letter, from a position.
pub fn draughts_at(text: &str) -> Table {
    of_text(Game::Draughts1879, text)
}

fn of_text(game: Game, text: &str) -> Table {
    let position = fen::read(text, game).expect("a position");
    of_setup(Setup::from(game, position))
}

/// Chess for four to the letter, from the men of each seat.
pub fn four_at(game: Game, seating: Seating, turn: &str, men: &str) -> Table {
    let parts = cross::parts(cross::seat(turn), men);
    of_setup(Setup::from(game, cross::of_parts(game, seating, &parts)))
}

/// A set-up, played to the letter.
pub fn of_setup(mut setup: Setup) -> Table {
    setup.house.watch = Watch::Players(Claims::Hinted);
    Table::new(setup).expect("a table")
}

/// The same, and nobody is told what there is to claim.
pub fn silently(mut setup: Setup) -> Table {
    setup.house.watch = Watch::Players(Claims::Silent);
    Table::new(setup).expect("a table")
}

/// Ordinary chess with something wrong in its set-up: `turned`, `swapped b1 c1`, `forgotten h1`, `kept`; with odds where a
/// square is given.
pub fn wrongly_set(slips: &str, odds: &str) -> Result<Table, String> {
    let mut setup = Setup::plain(Game::Chess1869);
    let at = |text: &str| setup.array().grid().named(text).expect("a square");
    let slip = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["turned"] => Slip::Turned,
            ["kept"] => Slip::OddsKept,
            ["forgotten", from] => Slip::Forgotten(at(from)),
            ["swapped", one, other] => Slip::Swapped(at(one), at(other)),
            _ => panic!("{text} is no slip"),
        }
    };
    let slips = slips.split(',').filter(|text| !text.trim().is_empty());
    let slips = slips.map(slip).collect();
    if !odds.is_empty() {
        setup.start = Start::Odds(Odds {
            giver: Seat::White,
            men: vec![at(odds)],
        });
        setup.first = First::Settled(Seat::White);
    }
    setup.slips = slips;
    setup.house.watch = Watch::Players(Claims::Hinted);
    Table::new(setup).map_err(|error| error.to_string())
}

/// What somebody does: `White e2e4`, `Black points at e4`.
pub fn entry(table: &Table, line: &str) -> Entry {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (seat, words) = words.split_first().expect("a seat");
    Entry {
        seat: seat_of(seat),
        at: Millis(0),
        act: act(table, words),
    }
}

fn seat_of(word: &str) -> Seat {
    match word {
        "White" => Seat::White,
        "Black" => Seat::Black,
        _ => *Seat::FOUR
            .iter()
            .find(|seat| format!("{seat:?}") == word)
            .unwrap_or_else(|| panic!("{word} is no seat")),
    }
}

fn act(table: &Table, words: &[&str]) -> Act {
    let grid = table.state().position.grid();
    let at = |text: &str| -> Square {
        let named = grid.named(text);
        named.unwrap_or_else(|| panic!("{text} is no square"))
    };
    match *words {
        ["touches", from] => Act::Touch(at(from)),
        ["adjusts"] => Act::Adjust,
        ["says", "check"] => Act::Announce,
        ["also", text] => Act::Second(play(table, text)),
        ["lifts", from] => Act::Lift(at(from)),
        ["huffs", from] => Act::Huff(at(from)),
        ["demands"] => Act::Demand,
        ["points", "at", from] => Act::Claim(Claim::Pointing(at(from))),
        ["claims", "threefold"] => Act::Claim(Claim::Threefold),
        ["claims", id] => Act::Claim(Claim::Offence(Offence::named(id).expect("an offence"))),
        ["lets", "stand"] => Act::Remedy(Remedy::LetStand),
        ["puts", "back"] => Act::Remedy(Remedy::PutBack),
        ["plays", "over"] => Act::Remedy(Remedy::PlayOver),
        ["wants", "king"] => Act::Remedy(Remedy::King),
        ["wants", "taken", from] => Act::Remedy(Remedy::Take(at(from))),
        ["wants", "played", from] => Act::Remedy(Remedy::Play(at(from))),
        ["rectifies", from] => Act::Rectify(at(from)),
        ["begins", "afresh"] => Act::Afresh,
        ["offers", "draw"] => Act::OfferDraw,
        ["asks", "back", plies] => Act::AskTakeBack {
            plies: plies.parse().expect("a number"),
        },
        ["accepts"] => Act::Answer(Answer::Accept),
        ["declines"] => Act::Answer(Answer::Decline),
        ["resigns"] => Act::Resign,
        ["counts"] => Act::Count,
        ["undertakes", man] => Act::Undertake(Undertaking {
            man: Some(at(man)),
            on: None,
        }),
        [text] => Act::Play(play(table, text)),
        _ => panic!("{words:?} is no act"),
    }
}

/// `e2e4`, `e7e8q`, `d2d4`, `32-28`, `26x37x28`.
fn play(table: &Table, text: &str) -> Play {
    let grid = table.state().position.grid();
    let at = |text: &str| grid.named(text);
    if text.contains(['-', 'x']) {
        let squares = text
            .split(['-', 'x'])
            .map(|text| at(text).expect("a square"));
        return Play::along(&squares.collect::<Vec<_>>()).expect("a path");
    }
    let (text, role) = match text.strip_suffix(|last: char| last.is_alphabetic()) {
        Some(rest) => (rest, text.chars().last().and_then(role)),
        None => (text, None),
    };
    let middle = 1 + text[1..].find(char::is_alphabetic).expect("two squares");
    let (from, to) = text.split_at(middle);
    let play = Play::new(at(from).expect(text), at(to).expect(text));
    role.map_or(play, |role| play.promoting(role))
}

fn role(letter: char) -> Option<Role> {
    Role::CHESS.into_iter().find(|role| role.letter() == letter)
}

/// Does what the lines say, all of which must be accepted.
pub fn does(table: &mut Table, lines: &str) {
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let entry = entry(table, line);
        if let Err(refusal) = table.apply(entry) {
            panic!("{line}: refused: {refusal:?}");
        }
    }
}

/// Plays these moves of whoever is at turn.
pub fn plays(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let seat = table.state().position.turn();
        let act = Act::Play(play(table, text));
        let at = Millis(0);
        let done = table.apply(Entry { seat, at, act });
        done.unwrap_or_else(|refusal| panic!("{text}: refused: {refusal:?}"));
    }
}

/// With what something is refused.
pub fn refusal(table: &Table, line: &str) -> Refusal {
    match table.weigh(&entry(table, line)) {
        Err(refusal) => refusal,
        Ok(_) => panic!("{line} was accepted"),
    }
}

/// The article with which it is.
pub fn no(table: &Table, line: &str) -> &'static str {
    refusal(table, line).ruling.article.id
}

/// What was wrong with it.
pub fn breach(table: &Table, line: &str) -> Breach {
    refusal(table, line).breach
}

/// May it be done?
pub fn may(table: &Table, line: &str) -> bool {
    table.weigh(&entry(table, line)).is_ok()
}

/// What stands on a square: a letter, an upper one of White's; of four the seat's too: `rQ`.
pub fn stands(table: &Table, at: &str) -> String {
    let position = &table.state().position;
    let piece = position.piece(position.grid().named(at).expect("a square"));
    piece.map_or("-".to_owned(), |piece| match position.cross() {
        Some(_) => format!(
            "{}{}",
            piece.seat.letter(),
            piece.role.letter().to_ascii_uppercase()
        ),
        None => piece.letter().to_string(),
    })
}

/// What stands on these squares, one after the other.
pub fn all_stand(table: &Table, squares: &str) -> String {
    squares
        .split_whitespace()
        .map(|at| stands(table, at))
        .collect()
}

/// The remedies that the claimant may choose, in order: `stand, play e2, king`.
pub fn remedies(table: &Table) -> String {
    let Stage::Remedy { by, .. } = table.state().stage else {
        return "-".to_owned();
    };
    let label = |at: Square| table.state().position.grid().label(at);
    let words = table
        .choices(by)
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Remedy(remedy) => Some(match remedy {
                Remedy::LetStand => "stand".to_owned(),
                Remedy::Take(at) => format!("take {}", label(at)),
                Remedy::Play(at) => format!("play {}", label(at)),
                Remedy::King => "king".to_owned(),
                Remedy::PutBack => "back".to_owned(),
                Remedy::PlayOver => "over".to_owned(),
            }),
            _ => None,
        });
    words.collect::<Vec<_>>().join(", ")
}

/// What a seat can claim: `A13 A17`.
pub fn claims(table: &Table, seat: &str) -> String {
    let faults = table.claimable(seat_of(seat)).into_iter();
    let ids = faults.map(|fault| fault.offence.article().id);
    ids.collect::<Vec<_>>().join(" ")
}

/// What binds the seat at turn: `A6 play e2`.
pub fn bond(table: &Table) -> String {
    let label = |at: Square| table.state().position.grid().label(at);
    let Some(bond) = table.state().letter.bond else {
        return "-".to_owned();
    };
    let duty = match bond.duty {
        Duty::Play(at) => format!("play {}", label(at)),
        Duty::Take(at) => format!("take {}", label(at)),
        Duty::King => "king".to_owned(),
        Duty::OutOfCheck => "out of check".to_owned(),
        Duty::Again => "again".to_owned(),
    };
    format!("{} {duty}", bond.article.id)
}

/// Whose turn it is.
pub fn turn(table: &Table) -> Seat {
    table.state().position.turn()
}

/// The score and what ended the game: `1-0 mate`.
pub fn result(table: &Table) -> String {
    match (table.score(), table.ground()) {
        (Some(score), Some(ground)) => format!("{score} {ground}"),
        _ => "-".to_owned(),
    }
}

/// May a seat do this kind of thing?
pub fn offers(table: &Table, seat: &str, choice: Choice) -> bool {
    table.choices(seat_of(seat)).contains(&choice)
}

/// The same table from its entries.
pub fn replays(table: &Table) {
    let fresh = Table::new(table.setup().clone()).expect("a table");
    let again = fresh.replay(table.entries().iter().cloned());
    assert_eq!(again.as_ref(), Ok(table));
}
