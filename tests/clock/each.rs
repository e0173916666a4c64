//! The clock of each seat: one has less time than another, or plays without; at the table, in the record, in the next game of
//! a match, among four.

use super::{FLAG, does, plays, refused};
use reglement::board::piece::Seat::{self, Black, East, North, South, West, White};
use reglement::games::Game;
use reglement::law::breach::NoClock;
use reglement::law::ending::{Ending, Verdict};
use reglement::notation::timed;
use reglement::room::record::{self, Record};
use reglement::table::Table;
use reglement::table::act::{Act, Millis};
use reglement::table::clock::shown;
use reglement::table::control::Control;
use reglement::table::setup::Setup;

/// A set-up with the clocks of a text.
fn with(setup: Setup, text: &str) -> Setup {
    let mut setup = setup;
    setup.house.clock = timed::read(text, setup.game.seats(), &setup.names).expect("a clock");
    setup
}

fn of(game: Game, text: &str) -> Table {
    Table::new(with(Setup::plain(game), text)).expect("a table")
}

fn left(table: &Table, seconds: u64) -> String {
    let times = table.times(Millis(seconds * 1000)).expect("a clock");
    let seats = table.setup().game.seats().iter();
    let all = seats.map(|seat| times.left(*seat).map_or("-".to_owned(), shown));
    all.collect::<Vec<_>>().join(" ")
}

#[test]
fn each_seat_has_its_own_minutes_and_its_own_increment() {
    let mut table = of(Game::Chess1869, "white=5,black=15+10");
    assert_eq!(left(&table, 0), "5:00 15:00");
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 20, "e7e5");
    assert_eq!(left(&table, 20), "5:00 14:50");
    plays(&mut table, 50, "g1f3");
    assert_eq!(left(&table, 50), "4:30 14:50");
    does(&mut table, 60, White, Act::Stop);
    assert_eq!(left(&table, 900), "4:30 14:40");
}

#[test]
fn who_has_no_clock_uses_up_nothing_and_his_flag_never_falls() {
    let mut table = of(Game::Chess1869, "black=15");
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 60, "e7e5");
    assert_eq!(left(&table, 60), "- 14:00");
    let times = table.times(Millis(60_000)).expect("a clock");
    assert_eq!(
        (times.goes, times.stays()),
        (Some(White), None),
        "nothing to wake up for"
    );
    assert!(
        !table
            .times(Millis(u64::MAX))
            .expect("a clock")
            .has_fallen(White)
    );
    assert_eq!(refused(&table, 9000, Black, FLAG), NoClock::Without);
    assert_eq!(refused(&table, 9000, Black, Act::Go), NoClock::Goes);
    plays(&mut table, 9000, "g1f3");
    assert_eq!(left(&table, 9010), "- 13:50");
    assert_eq!(
        (table.left_after(0), table.left_after(1)),
        (None, Some(Millis(840_000)))
    );
    does(&mut table, 9000 + 840, White, FLAG);
    assert_eq!(
        table.state().verdict(),
        Some(Verdict::won(White, Ending::Time))
    );
}

#[test]
fn in_the_modern_game_the_flag_of_the_one_who_has_a_clock_ends_it() {
    let mut table = of(Game::ChessModern, "black=1");
    plays(&mut table, 0, "e2e4");
    assert_eq!(
        refused(&table, 60, Black, super::play("e7e5")),
        NoClock::Late(Black)
    );
    let mut table = of(Game::ChessModern, "black=1");
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 1, "e7e5");
    plays(&mut table, 100_000, "g1f3");
}

#[test]
fn the_record_tells_of_each_seat_and_of_clocks_that_are_alike_as_ever() {
    for (game, text, said) in [
        (
            Game::Chess1869,
            "15+10",
            "clock = { minutes = 15, increment = 10 }\n",
        ),
        (
            Game::Chess1869,
            "white=5,black=5",
            "clock = { minutes = 5, increment = 0 }\n",
        ),
        (
            Game::Chess1869,
            "white=5,black=15+10",
            "clock = { white = \"5+0\", black = \"15+10\" }\n",
        ),
        (
            Game::ChessModern,
            "black=15",
            "clock = { black = \"15+0\" }\n",
        ),
        (
            Game::Draughts1879,
            "20,black=none",
            "clock = { white = \"20+0\" }\n",
        ),
        (
            Game::Four1869,
            "30,west=5+3",
            "clock = { south = \"30+0\", west = \"5+3\", north = \"30+0\", east = \"30+0\" }\n",
        ),
        (Game::Four1967, "none", ""),
    ] {
        let table = of(game, text);
        let kept = Record {
            begun: Millis(0),
            table,
            paper: None,
        };
        let head = kept.text();
        assert!(
            head.contains(said) && head.contains("clock =") != said.is_empty(),
            "{head}"
        );
        let read = record::read(head.as_bytes()).expect("a record").record;
        assert_eq!(read.table, kept.table, "{text}");
    }
}

#[test]
fn of_a_clock_that_no_record_can_have_the_seat_and_the_value_are_named() {
    let kept = Record {
        begun: Millis(0),
        table: of(Game::Chess1869, "white=5,black=15+10"),
        paper: None,
    };
    for (from, to, named) in [
        ("\"5+0\"", "\"0+5\"", "white"),
        ("\"15+10\"", "15", "black"),
        ("white = \"5", "south = \"5", "south"),
        ("white = \"5+0\"", "minutes = 5, white = \"5+0\"", "white"),
    ] {
        let text = kept.text().replacen(from, to, 1);
        let error = record::read(text.as_bytes()).expect_err(to);
        assert_eq!(
            error.line,
            1 + kept.text()[..kept.text().find("clock").expect("it")]
                .matches('\n')
                .count()
        );
        assert!(error.to_string().contains(named), "{error}");
    }
}

#[test]
fn in_the_next_game_who_had_less_time_has_less_wherever_he_sits() {
    let named = |game: Game| Setup {
        names: ["Anna", "Bram"].map(str::to_owned).to_vec(),
        ..Setup::plain(game)
    };
    let anna = |setup: &Setup| {
        let seat = setup
            .names
            .iter()
            .position(|name| name == "Anna")
            .expect("Anna");
        let of = |seat: Seat| {
            setup
                .house
                .clock
                .of(seat)
                .map(|control| control.to_string())
        };
        [of(Seat::TWO[seat]), of(Seat::TWO[1 - seat])]
    };
    let own = |text: &str| Control::named(text).map(|control| control.to_string());
    // A4: after a game that was won the colours change, after a draw they do not; D1: they change with every game.
    for (game, ending, changes) in [
        (Game::Chess1869, Verdict::won(White, Ending::Mate), true),
        (Game::Chess1869, Verdict::draw(Ending::Agreement), false),
        (Game::Draughts1879, Verdict::draw(Ending::Agreement), true),
    ] {
        for (text, times) in [
            ("Anna=5,Bram=15+10", [own("5"), own("15+10")]),
            ("Bram=15+10", [None, own("15+10")]),
            ("15", [own("15"), own("15")]),
        ] {
            let first = with(named(game), text);
            let next = first.next(ending);
            assert_eq!(next.names != first.names, changes);
            assert_eq!(
                (anna(&first), anna(&next)),
                (times.clone(), times),
                "{text}"
            );
        }
    }
}

#[test]
fn four_have_each_their_own_and_a_flag_is_claimed_of_who_has_one() {
    let mut table = of(Game::Four1869, "west=1");
    assert_eq!(left(&table, 0), "- 1:00 - -");
    does(&mut table, 0, South, Act::Go);
    assert_eq!(refused(&table, 600, West, FLAG), NoClock::Without);
    assert!(matches!(
        refused(&table, 600, North, FLAG),
        NoClock::NotFallen {
            seat: West,
            seconds: 60
        }
    ));
    assert_eq!(refused(&table, 600, East, FLAG), NoClock::Without);
}
