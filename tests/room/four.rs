//! Records of games of four: the head that says how they sit, and what is wrong with one.

use super::kept::{played, played_from};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::room::flaw::Flaw;
use reglement::room::parse::{parse, parse_toml};
use reglement::room::record::{Record, RecordError, read};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::setup::{First, Setup, Start};

const OPENING: &str = "d2d4 m4k4 k13k11 b11d11 e2e4";

fn back(record: &Record) -> Record {
    let text = record.text();
    let reading = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((reading.whole, reading.torn), (text.len(), 0));
    assert_eq!(parse(&text), parse_toml(&text));
    reading.record
}

fn error(text: &str) -> Box<RecordError> {
    read(text.as_bytes()).expect_err("a damaged record was read")
}

#[test]
fn a_record_of_four_says_how_they_sit_and_who_sits_where() {
    let mut setup = Setup::plain(Game::Four1869);
    setup.names = ["Anna", "Bram", "", "Dirk"].map(str::to_owned).into();
    let text = played_from(setup, "d2d4 m11k11").text();
    let expected = "\
reglement = 1
game = \"four-1869\"
begun = 1796047512345 # 2026-11-30 14:05:12 UTC
first = \"south\"
partners = \"opposite\"
direction = \"counter-clockwise\"

[seats]
south = \"Anna\"
west = \"Bram\"
north = \"\"
east = \"Dirk\"

[[act]]
seat = \"south\"
at = 1796047512345
play = \"d2d4\"

[[act]]
seat = \"east\"
at = 1796047513345
play = \"m11k11\"
";
    assert!(text.ends_with(expected), "{text}");
    // Where the source leaves no choice, none is written.
    let text = played(Game::Four1967, "e2e4 b5d5 d13d11 m4k4").text();
    assert!(text.contains("\nfirst = \"south\"\n\n[seats]\n"), "{text}");
}

#[test]
fn every_way_to_sit_is_written_and_read() {
    for (word, partners) in Partners::ALL {
        for (direction, order) in Order::ALL {
            let mut setup = Setup::plain(Game::Four1869);
            setup.house.seating = Seating { partners, order };
            setup.first = First::Settled(setup.array().turn());
            let record = played_from(setup, "");
            assert_eq!(back(&record), record);
            let text = record.text();
            assert!(
                text.contains(&format!("\npartners = \"{word}\"\n")),
                "{text}"
            );
            assert!(
                text.contains(&format!("\ndirection = \"{direction}\"\n")),
                "{text}"
            );
        }
    }
    let mut setup = Setup::plain(Game::Four1967);
    setup.first = First::Lot { seed: 1967 };
    let record = played_from(setup, "");
    assert_eq!(back(&record), record);
}

#[test]
fn a_position_is_read_with_the_partners_of_its_record() {
    // South's rook covers his king from West, who is a friend or an enemy.
    let text = "10,yK,3/14/14/13,gK/14/14/14/14/14/14/bK,13/3,bR,10/3,rR,10/3,rK,10 r - - - - -";
    let mut counts = Vec::new();
    for (_, partners) in Partners::ALL {
        let mut setup = Setup::plain(Game::Four1869);
        setup.house.seating.partners = partners;
        let position = fen::read_seated(text, Game::Four1869, setup.house.seating).unwrap();
        setup.start = Start::Position(position);
        setup.first = First::Settled(Seat::South);
        let record = back(&played_from(setup, ""));
        counts.push(record.table.state().position.moves().len());
    }
    assert_ne!(counts[0], counts[1]);
}

#[test]
fn a_record_without_its_seating_is_read_as_is_usual() {
    let record = played(Game::Four1869, "d2d4");
    let text = record.text();
    let bare = text.replace(
        "partners = \"opposite\"\ndirection = \"counter-clockwise\"\n",
        "",
    );
    assert_ne!(bare, text);
    assert_eq!(read(bare.as_bytes()).unwrap().record, record);
}

#[test]
fn errors_name_line_entry_and_what_was_expected() {
    for (from, to, message) in [
        (
            "south = \"\"",
            "white = \"\"",
            "line 11: \"white\" is no key here; the keys are south, west, north, east",
        ),
        ("east = \"\"\n", "", "line 10: the key east is missing"),
        (
            "first = \"south\"",
            "first = \"white\"",
            "line 6: first must be a seat, as in \"south\", or a lot and its seed, as in { lot = \"1869\" }, and is \"white\"",
        ),
        (
            "partners = \"opposite\"",
            "partners = \"across\"",
            "line 7: partners must be \"opposite\" or \"adjacent\", and is \"across\"",
        ),
        (
            "direction = \"counter-clockwise\"",
            "direction = 1",
            "line 8: direction must be text in quotes, and is 1",
        ),
        (
            "direction = \"counter-clockwise\"",
            "direction = \"left\"",
            "line 8: direction must be \"counter-clockwise\" or \"clockwise\", and is \"left\"",
        ),
        (
            "seat = \"east\"",
            "seat = \"black\"",
            "line 22, entry 2: seat must be \"south\", \"west\", \"north\" or \"east\", and is \"black\"",
        ),
        (
            "play = \"m4k4\"",
            "play = \"m4l12\"",
            "line 24, entry 2: play must be two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\", and is \"m4l12\"",
        ),
        (
            "first = \"south\"",
            "first = \"south\"\nstart = { position = \"113/14 r - - - - -\" }",
            "line 7: position text, field 1 (board): 2 ranks; there must be fourteen, from the fourteenth to the first, parted by \"/\"",
        ),
        (
            "first = \"south\"",
            "first = \"south\"\nstart = { odds = [\"white\", \"e1\"] }",
            "line 7: odds must be a seat and squares, as in [\"south\", \"e1\"], and is an array",
        ),
        (
            "first = \"south\"",
            "first = \"south\"\nstart = { odds = [\"south\", \"e4\"] }",
            "line 7: no man of the giver stands on e4 at the start, so none can be taken off there",
        ),
    ] {
        let text = played(Game::Four1869, OPENING).text();
        assert!(text.contains(from), "{from}");
        let error = error(&text.replacen(from, to, 1));
        assert_eq!(error.to_string(), message);
        assert_eq!(
            error.plies(),
            error.entry.map(|number| number - 1),
            "{message}"
        );
    }
}

#[test]
fn a_move_out_of_turn_and_a_refused_one_are_named_with_their_articles() {
    let text = played(Game::Four1869, OPENING).text();
    let turned = error(&text.replacen("seat = \"east\"", "seat = \"north\"", 1));
    assert!(
        turned
            .to_string()
            .starts_with("line 24, entry 2: four-1869 V4 refuses this act: "),
        "{turned}"
    );
    let refused = error(&text.replacen("play = \"m4k4\"", "play = \"m4m6\"", 1));
    assert!(matches!(refused.what, Flaw::Refused(_)), "{refused}");
    assert!(
        refused
            .to_string()
            .starts_with("line 24, entry 2: chess-1869 A13 "),
        "{refused}"
    );
}

#[test]
fn partners_cannot_be_chosen_where_the_source_leaves_no_choice() {
    for (game, key, message) in [
        (
            Game::Four1967,
            "partners = \"adjacent\"",
            "line 7: four-1967 leaves no choice of partners or direction; chess with four players of 1869 does (V3, V4)",
        ),
        (
            Game::Four1967,
            "direction = \"counter-clockwise\"",
            "line 7: four-1967 leaves no choice of partners or direction; chess with four players of 1869 does (V3, V4)",
        ),
        (
            Game::Chess1869,
            "direction = \"clockwise\"",
            "line 7: chess-1869 leaves no choice of partners or direction; chess with four players of 1869 does (V3, V4)",
        ),
    ] {
        let text = played(game, "").text();
        let text = text.replacen("\n[seats]", &format!("{key}\n\n[seats]"), 1);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn a_record_of_two_does_not_seat_four_nor_the_other_way_about() {
    let four = played(Game::Four1869, "").text();
    let two = four.replacen("four-1869", "chess-1869", 1);
    let message = error(&two).to_string();
    assert_eq!(
        message,
        "line 11: \"south\" is no key here; the keys are white, black"
    );
    let chess = played(Game::Chess1869, "").text();
    let message = error(&chess.replacen("chess-1869", "four-1967", 1)).to_string();
    assert_eq!(
        message,
        "line 9: \"white\" is no key here; the keys are south, west, north, east"
    );
    let message = error(&chess.replacen("first = \"white\"", "first = \"south\"", 1)).to_string();
    assert!(
        message.starts_with("line 6: first must be a seat, as in \"white\", "),
        "{message}"
    );
}

#[test]
fn a_cut_anywhere_in_the_last_entry_leaves_the_game_before_it() {
    let text = played(Game::Four1967, "e2e4 b5d5 d13d11 m4k4").text();
    let last = text.rfind("\n[[act]]").unwrap();
    for end in last..text.len() - 1 {
        let reading = read(&text.as_bytes()[..end]).unwrap();
        assert_eq!(
            reading.record.table.entries().len(),
            3,
            "{}",
            &text[last..end]
        );
        if end > last + 1 {
            assert_eq!((reading.whole, reading.torn), (last, end - last));
        }
    }
}
