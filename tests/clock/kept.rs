//! The clock on the disk: what a record keeps of it, and that nobody pays while nobody sits there.

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;

use super::folder::Folder;
use super::{FLAG, left, play, setup};
use reglement::board::piece::Seat::{self, Black, White};
use reglement::games::Game;
use reglement::law::ending::{Ending, Verdict};
use reglement::room::record::{Record, read};
use reglement::room::{Keep, Room, Unaccepted};
use reglement::table::Table;
use reglement::table::act::{Act, Millis};
use reglement::table::setup::Setup;

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// The time that the tests say it is.
pub fn now() -> Millis {
    Millis(NOW.get())
}

/// It is so many seconds after the start of time.
pub fn it_is(seconds: u64) {
    NOW.set(seconds * 1000);
}

fn open(folder: &Folder, setup: Setup) -> Room {
    let keep = Keep::In(folder.path().to_owned());
    Room::open(setup, &keep).unwrap().told_by(now)
}

fn path(room: &Room) -> PathBuf {
    room.path().unwrap().to_owned()
}

fn plays(room: &mut Room, seat: Seat, text: &str) {
    room.submit(seat, play(text)).unwrap();
}

fn acts(path: &PathBuf) -> Vec<Act> {
    let record = read(&fs::read(path).unwrap()).unwrap().record;
    let entries = record.table.entries().iter();
    entries.map(|entry| entry.act.clone()).collect()
}

#[test]
fn a_record_says_how_much_time_there_is_and_who_stopped_the_clock() {
    let folder = Folder::new();
    it_is(1000);
    let mut room = open(&folder, setup(Game::Chess1869, 30, 10));
    plays(&mut room, White, "e2e4");
    room.submit(Black, Act::Stop).unwrap();
    room.submit(White, Act::Go).unwrap();
    let path = path(&room);
    let table = room.table().clone();
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains("\nclock = { minutes = 30, increment = 10 }\n"),
        "{text}"
    );
    assert!(
        text.contains("\nseat = \"black\"\nat = 1000000\nclock = \"stop\"\n"),
        "{text}"
    );
    assert!(text.contains("clock = \"go\"\n"), "{text}");
    let record = read(text.as_bytes()).unwrap().record;
    assert_eq!(record.table, table);
    assert_eq!(record.text(), text);
    // So it is when it is written by hand, and has to be read as any TOML.
    let by_hand = text.replace(
        "minutes = 30, increment = 10",
        "increment=10,minutes  =  30",
    );
    assert_eq!(read(by_hand.as_bytes()).unwrap().record.table, table);
}

#[test]
fn without_a_clock_a_record_says_nothing_of_one() {
    let record = Record {
        begun: Millis(0),
        paper: None,
        table: Table::new(Setup::plain(Game::ChessModern)).unwrap(),
    };
    assert!(!record.text().contains("clock"));
}

#[test]
fn a_clock_that_cannot_be_is_told() {
    let record = Record {
        begun: Millis(0),
        paper: None,
        table: Table::new(setup(Game::Chess1869, 30, 10)).unwrap(),
    };
    let text = record.text();
    for (wrong, told) in [
        (
            "{ minutes = 0, increment = 10 }",
            "line 7: minutes must be from 1 to 600",
        ),
        (
            "{ minutes = 5, increment = 99999 }",
            "line 7: minutes must be from 1 to 600",
        ),
        ("{ minutes = 5 }", "line 7: the key increment is missing"),
        (
            "{ minutes = \"5\", increment = 1 }",
            "line 7: minutes must be a whole number",
        ),
        (
            "{ minutes = 5, increment = 1, seconds = 3 }",
            "line 7: \"seconds\" is no key here",
        ),
        ("30", "line 7: clock must be a table"),
    ] {
        let text = text.replace("{ minutes = 30, increment = 10 }", wrong);
        let said = read(text.as_bytes()).unwrap_err().to_string();
        assert!(said.starts_with(told), "{wrong}: {said}");
    }
    let act = "\n[[act]]\nseat = \"white\"\nat = 1\nclock = \"halt\"\n";
    let said = read(format!("{text}{act}").as_bytes())
        .unwrap_err()
        .to_string();
    assert!(said.contains("clock must be \"stop\" or \"go\""), "{said}");
}

#[test]
fn who_leaves_in_order_stops_the_clock() {
    let folder = Folder::new();
    it_is(0);
    let mut room = open(&folder, setup(Game::Chess1869, 30, 0));
    let path = path(&room);
    plays(&mut room, White, "e2e4");
    it_is(60);
    drop(room);
    assert_eq!(acts(&path).last(), Some(&Act::Stop));
    it_is(1_000_000);
    let mut room = Room::resume(&path).unwrap().told_by(now);
    assert_eq!(left(room.table(), 1_000_000), "30:00 29:00");
    plays(&mut room, Black, "e7e5");
    assert_eq!(left(room.table(), 1_000_030), "29:30 29:00");
}

#[test]
fn who_was_killed_pays_nothing_since_the_last_act() {
    let folder = Folder::new();
    it_is(0);
    let mut room = open(&folder, setup(Game::Chess1869, 30, 0));
    plays(&mut room, White, "e2e4");
    it_is(60);
    plays(&mut room, Black, "e7e5");
    let text = fs::read(path(&room)).unwrap();
    let killed = folder.file("killed.toml", &text);
    it_is(500_000);
    let again = Room::resume(&killed).unwrap().told_by(now);
    assert_eq!(acts(&killed).last(), Some(&Act::Stop));
    assert_eq!(left(again.table(), 500_000), "30:00 29:00");
    // Opened again it is stopped already, and so it is with a torn last entry.
    let before = fs::read(&killed).unwrap();
    drop(again);
    drop(Room::resume(&killed).unwrap());
    assert_eq!(fs::read(&killed).unwrap(), before);
    let torn = [text.as_slice(), b"\n[[act]]\nseat = \"wh"].concat();
    let torn = folder.file("torn.toml", &torn);
    drop(Room::resume(&torn).unwrap());
    assert_eq!(fs::read(&torn).unwrap(), before);
}

#[test]
fn before_anything_was_done_no_record_is_left() {
    let folder = Folder::new();
    let room = open(&folder, setup(Game::Chess1869, 30, 0));
    let path = path(&room);
    drop(room);
    assert!(!path.exists());
}

#[test]
fn in_the_modern_game_the_room_lets_the_flag_fall() {
    let folder = Folder::new();
    for when in ["an act", "looked at", "left"] {
        it_is(0);
        let mut room = open(&folder, setup(Game::ChessModern, 1, 0));
        let path = path(&room);
        plays(&mut room, White, "e2e4");
        it_is(61);
        match when {
            "an act" => match room.submit(Black, play("e7e5")) {
                Err(Unaccepted::Refused(_)) => {}
                other => panic!("{other:?}"),
            },
            "looked at" => room.fall().unwrap(),
            _ => {}
        }
        drop(room);
        let record = read(&fs::read(&path).unwrap()).unwrap().record;
        let verdict = record.table.state().verdict();
        assert_eq!(verdict, Some(Verdict::won(White, Ending::Time)), "{when}");
        assert_eq!(record.table.entries().last().unwrap().act, FLAG);
    }
}

#[test]
fn who_stands_aside_stops_the_clock_once() {
    it_is(0);
    let mut room = Room::unkept(Table::new(setup(Game::Chess1869, 30, 0)).unwrap()).told_by(now);
    room.rest();
    assert_eq!(room.table().entries().len(), 0);
    plays(&mut room, White, "e2e4");
    it_is(10);
    room.rest();
    room.rest();
    assert_eq!(room.table().entries().len(), 2);
    assert_eq!(left(room.table(), 100), "30:00 29:50");
}
