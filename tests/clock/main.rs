//! The clock: what is left by hand, flags in each game, what a record keeps of it, games of random acts at random times.

#[path = "../support/folder.rs"]
mod folder;

mod each;
mod kept;
mod plain;
mod table;
mod walks;

use reglement::board::grid::{EIGHT, TEN};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, HandBreach, NoClock};
use reglement::notation::fen;
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::clock::shown;
use reglement::table::control::Control;
use reglement::table::setup::Setup;

/// The flag, claimed.
const FLAG: Act = Act::Claim(Claim::Flag);

/// A set-up with so many minutes, and so many seconds with a move.
fn setup(game: Game, minutes: u16, increment: u16) -> Setup {
    timed(Setup::plain(game), minutes, increment)
}

fn timed(mut setup: Setup, minutes: u16, increment: u16) -> Setup {
    setup.house.clock = Control::new(minutes, increment).into();
    assert!(setup.house.clock.is_some());
    setup
}

/// A table with a clock, from a position text.
fn from(game: Game, text: &str, minutes: u16, increment: u16) -> Table {
    let position = fen::read(text, game).unwrap();
    Table::new(timed(Setup::from(game, position), minutes, increment)).unwrap()
}

/// `e2e4`, `32-28`.
fn play(text: &str) -> Act {
    Act::Play(match text.split_once('-') {
        Some((from, to)) => Play::new(TEN.named(from).unwrap(), TEN.named(to).unwrap()),
        None => Play::new(
            EIGHT.named(&text[..2]).unwrap(),
            EIGHT.named(&text[2..]).unwrap(),
        ),
    })
}

/// Does something so many seconds after the start of time.
#[track_caller]
fn does(table: &mut Table, seconds: u64, seat: Seat, act: Act) {
    let at = Millis(seconds * 1000);
    if let Err(refusal) = table.apply(Entry { seat, at, act }) {
        panic!("{refusal:?}");
    }
}

/// The seat at turn plays.
#[track_caller]
fn plays(table: &mut Table, seconds: u64, text: &str) {
    let turn = table.state().position.turn();
    does(table, seconds, turn, play(text));
}

/// What the clock says against an act.
#[track_caller]
fn refused(table: &Table, seconds: u64, seat: Seat, act: Act) -> NoClock {
    let at = Millis(seconds * 1000);
    match table
        .weigh(&Entry { seat, at, act })
        .map_err(|no| no.breach)
    {
        Err(Breach::Hand(HandBreach::NoClock(why))) => why,
        other => panic!("{other:?}"),
    }
}

/// What all have left after so many seconds: `14:32 15:00`.
#[track_caller]
fn left(table: &Table, seconds: u64) -> String {
    let times = table.times(Millis(seconds * 1000)).unwrap();
    let seats = table.setup().game.seats().iter();
    let all: Vec<String> = seats
        .map(|seat| shown(times.left(*seat).unwrap()))
        .collect();
    all.join(" ")
}
