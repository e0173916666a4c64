//! The text of a record: written, read again, cut off, damaged.

use std::collections::BTreeSet;

use super::kept::{BEGUN, played};
use super::random::{any_game, any_setup, game_of};
use fastrand::Rng;
use reglement::board::piece::{Role, Seat};
use reglement::games::Game;
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::notation::numeric;
use reglement::room::flaw::{Flaw, NotText};
use reglement::room::line;
use reglement::room::parse::{parse, parse_toml};
use reglement::room::record::{Record, RecordError, read};
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Undertaking};
use reglement::table::control::Control;
use reglement::table::house::{Aim, House, Omitted};
use reglement::table::setup::{First, Setup};

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn back(record: &Record) -> Record {
    let text = record.text();
    let reading = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((reading.whole, reading.torn), (text.len(), 0));
    reading.record
}

fn error(text: &[u8]) -> Box<RecordError> {
    read(text).expect_err("a damaged record was read")
}

#[test]
fn a_record_is_pleasant_to_read() {
    let text = played(Game::Chess1869, "e2e4 e7e5").text();
    let expected = "\
# A game kept by reglement: its head, and then one [[act]] for everything that a player did.
# Go on with it by `reglement resume FILE`. Times are in milliseconds since 1970 began, UTC.
reglement = 1
game = \"chess-1869\"
begun = 1796047512345 # 2026-11-30 14:05:12 UTC
first = \"white\"

[seats]
white = \"\"
black = \"\"

[[act]]
seat = \"white\"
at = 1796047512345
play = \"e2e4\"

[[act]]
seat = \"black\"
at = 1796047513345
play = \"e7e5\"
";
    assert_eq!(text, expected);
}

#[test]
fn every_game_is_read_as_it_was_written() {
    let mut kinds = BTreeSet::new();
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let mut setup = any_setup(&mut rng);
        if seed % 4 == 0 {
            setup.house.clock = Control::new(rng.u16(1..90), rng.u16(..30)).into();
        }
        let record = game_of(&mut rng, setup, 60);
        assert_eq!(back(&record), record, "seed {seed}");
        assert_eq!(parse(&record.text()), parse_toml(&record.text()));
        let text = record.text();
        let acts = text
            .lines()
            .filter(|line| !line.starts_with("seat") && !line.starts_with("at"));
        kinds.extend(
            acts.skip(10)
                .filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())),
        );
    }
    for kind in line::KEYS {
        assert!(kinds.contains(kind), "no game has the act {kind}");
    }
}

#[test]
fn replay_equals_the_live_game_after_every_entry() {
    for seed in 0..60 {
        let record = any_game(&mut Rng::with_seed(seed), 40);
        let mut live = Table::new(record.table.setup().clone()).unwrap();
        for entry in record.table.entries() {
            live.apply(entry.clone()).unwrap();
            let kept = Record {
                begun: record.begun,
                table: live.clone(),
                paper: None,
            };
            assert_eq!(back(&kept).table, live, "seed {seed}");
        }
    }
}

#[test]
fn a_long_game_is_read_again() {
    let shuffle = ["g1f3 g8f6 f3g1 f6g8"; 150].join(" ");
    let record = played(Game::Chess1869, &shuffle);
    assert_eq!(record.table.entries().len(), 600);
    assert_eq!(back(&record), record);
}

#[test]
fn a_cut_anywhere_in_the_last_entry_leaves_the_game_before_it() {
    for seed in 0..40 {
        let mut record = any_game(&mut Rng::with_seed(seed), 25);
        let text = record.text();
        let mut entries = record.table.entries().to_vec();
        if entries.pop().is_none() {
            continue;
        }
        let empty = Table::new(record.table.setup().clone()).unwrap();
        let whole = record.table;
        record.table = empty.replay(entries).unwrap();
        let before = record.text().len();
        for end in before..text.len() - 1 {
            let reading = read(&text.as_bytes()[..end]).unwrap();
            assert_eq!(reading.record.table, record.table, "{}", &text[before..end]);
            // A lone empty line is no harm; all else is told.
            if end > before + 1 {
                assert_eq!((reading.whole, reading.torn), (before, end - before));
            }
        }
        // Only the end of the last line is missing: nothing is lost.
        let unended = &text.as_bytes()[..text.len() - 1];
        assert_eq!(read(unended).unwrap().record.table, whole);
    }
}

#[test]
fn a_cut_anywhere_leaves_whole_entries_or_an_error() {
    let record = played(Game::ChessModern, SCHOLAR);
    let text = record.text();
    let head = text.find("\n[[act]]").unwrap();
    for end in 0..text.len() {
        match read(&text.as_bytes()[..end]) {
            Ok(reading) => {
                assert!(end + 1 >= head, "a head cut off at {end} was read");
                let entries = reading.record.table.entries();
                assert_eq!(entries, &record.table.entries()[..entries.len()]);
            }
            Err(_) => assert!(end + 1 < head, "an entry cut off at {end} is an error"),
        }
    }
}

#[test]
fn no_flipped_bit_brings_the_reader_down_or_is_read_in_two_ways() {
    for seed in 0..3 {
        let text = any_game(&mut Rng::with_seed(seed), 20).text();
        for at in (seed as usize..text.len()).step_by(5) {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                if let Err(error) = read(&bytes) {
                    assert!(!error.to_string().is_empty());
                }
                if let Ok(text) = str::from_utf8(&bytes) {
                    assert_eq!(parse(text), parse_toml(text), "{text}");
                }
            }
        }
    }
}

#[test]
fn what_is_no_record_is_named() {
    let text = played(Game::Chess1869, SCHOLAR).text();
    assert_eq!(error(b"").what, Flaw::Empty);
    let zeros = error(&vec![0; text.len()]);
    assert_eq!(zeros.what, Flaw::NotText(NotText::Zeros));
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(error(&wide).what, Flaw::NotText(NotText::Utf16));
    assert_eq!(error(b"\xFF\xFEr\0").what, Flaw::NotText(NotText::Utf16));
    assert!(matches!(error(b"null").what, Flaw::NotToml(_)));
    let other = error(b"theme = \"dark\"\n");
    assert_eq!(other.what, Flaw::Missing("reglement"));
    let half = error(&text.as_bytes()[..text.find("begun").unwrap()]);
    assert_eq!(half.what, Flaw::Missing("begun"));
}

#[test]
fn zeros_or_foreign_bytes_in_the_last_entry_leave_the_game_before_them() {
    let text = played(Game::Chess1869, SCHOLAR).text();
    for (tail, what) in [
        (
            &b"\n[[act]]\nseat\0\0\0\0 = \"white\"\n"[..],
            NotText::Zeros,
        ),
        (b"\n[[act]]\nseat = \"\xFF\"\n", NotText::Bytes),
    ] {
        let error = error(&[text.as_bytes(), tail].concat());
        assert_eq!(error.what, Flaw::NotText(what));
        assert_eq!(error.entry, Some(8));
        assert_eq!(error.plies(), Some(7));
    }
}

#[test]
fn zeros_behind_the_last_entry_are_a_torn_tail_wherever_it_was_torn() {
    let text = played(Game::Chess1869, SCHOLAR).text();
    let last = text.rfind("\n[[act]]").unwrap();
    for written in last..=text.len() {
        let bytes = [&text.as_bytes()[..written], &[0; 300]].concat();
        let reading = read(&bytes).unwrap();
        // An entry that lacks no more than the end of its last line is whole.
        let entries = if written + 1 >= text.len() { 7 } else { 6 };
        assert_eq!(reading.record.table.entries().len(), entries, "{written}");
        assert_eq!(reading.whole + reading.torn, bytes.len());
        assert!(reading.torn >= 300);
    }
}

/// The message of a record in which one text was put for another.
fn changed(from: &str, to: &str) -> Box<RecordError> {
    let text = played(Game::Chess1869, SCHOLAR).text();
    assert!(text.contains(from), "{from}");
    error(text.replacen(from, to, 1).as_bytes())
}

#[test]
fn errors_name_line_entry_and_what_was_expected() {
    for (from, to, message) in [
        (
            "reglement = 1",
            "reglement = 2",
            "written by a newer version of reglement (format 2); this one reads format 1",
        ),
        (
            "reglement = 1",
            "reglement = 2\n%",
            "written by a newer version of reglement (format 2); this one reads format 1",
        ),
        (
            "reglement = 1",
            "reglement = 0",
            "line 3: reglement must be 1, and is 0",
        ),
        (
            "chess-1869",
            "chess-1870",
            "line 4: \"chess-1870\" is no game that this version plays; the games are chess-1869, four-1869, four-1967, chess-modern, draughts-1879",
        ),
        (
            "begun = 1796047512345",
            "begun = -1",
            "line 5: begun must be a whole number from 0, and is -1",
        ),
        (
            "white = \"\"",
            "south = \"\"",
            "line 9: \"south\" is no key here; the keys are white, black",
        ),
        (
            "first = \"white\"\n",
            "",
            "line 1: the key first is missing",
        ),
        (
            "first = \"white\"",
            "first = \"white\"\nstart = { odds = [\"white\", \"e1\"] }",
            "line 7: the king on e1 cannot be given as odds",
        ),
        (
            "first = \"white\"",
            "first = \"white\"\nstart = { position = \"8/8/8/8/8/8/8/8 w - - 0 1\" }",
            "line 7: position text, field 1 (board): White has no king; each side needs exactly one",
        ),
        (
            "play = \"f1c4\"",
            "play = \"f1\"",
            "line 25, entry 3: play must be two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\", and is \"f1\"",
        ),
        (
            "play = \"f1c4\"",
            "move = \"f1\"",
            "line 25, entry 3: \"move\" is no key here; the keys are seat, at, play, insist, huff, demand, offer, ask, answer, claim, count, undertake, resign, touch, say, second, lift, remedy, rectify, begin, clock",
        ),
        (
            "play = \"f1c4\"",
            "",
            "line 22, entry 3: the entry names no act; it must have one of play, insist, huff, demand, offer, ask, answer, claim, count, undertake, resign, touch, say, second, lift, remedy, rectify, begin, clock",
        ),
        (
            "play = \"f1c4\"",
            "play = \"f1c4\"\nresign = true",
            "line 22, entry 3: an entry is one act, and this one is both \"play\" and \"resign\"",
        ),
        (
            "play = \"f1c4\"",
            "resign = false",
            "line 25, entry 3: resign must be true, and is false",
        ),
        (
            "play = \"f1c4\"",
            "play = \"f1a1\"",
            "line 25, entry 3: chess-1869 A13 refuses this act: The bishop on f1 cannot reach a1.",
        ),
    ] {
        let error = changed(from, to);
        assert_eq!(error.to_string(), message);
        assert_eq!(
            error.plies(),
            error.entry.map(|number| number - 1),
            "{message}"
        );
    }
}

#[test]
fn of_an_entry_in_which_something_is_wrong_nothing_is_read() {
    for added in ["play = \"a2a3\"", "garbage here"] {
        let to = format!("play = \"f1c4\"\n{added}");
        let error = changed("play = \"f1c4\"", &to);
        assert_eq!((error.entry, error.plies()), (Some(3), Some(2)), "{added}");
    }
    let apart = changed("play = \"f1c4\"", "play = \"f1c4\"\n\ngarbage here");
    assert_eq!(
        apart.plies(),
        Some(3),
        "what is parted from an entry is none of it"
    );
}

#[test]
fn a_record_that_does_not_end_as_toml_can_be_read_up_to_there() {
    let error = changed("play = \"f1c4\"", "play = f1c4");
    assert!(matches!(error.what, Flaw::NotToml(_)), "{error}");
    assert_eq!(
        (error.line, error.entry, error.plies()),
        (25, Some(3), Some(2))
    );
}

#[test]
fn a_move_that_is_written_twice_is_refused_with_its_number() {
    let text = played(Game::Chess1869, SCHOLAR).text();
    let last = text.rfind("\n[[act]]").unwrap();
    let sixth = text[..last].rfind("\n[[act]]").unwrap();
    let doubled = [&text[..last], &text[sixth..]].concat();
    let error = error(doubled.as_bytes());
    assert!(matches!(error.what, Flaw::Refused(_)), "{error}");
    assert_eq!((error.entry, error.plies()), (Some(7), Some(6)));
}

#[test]
fn windows_line_ends_and_other_orders_are_read() {
    let record = played(Game::Chess1869, SCHOLAR);
    let text = record.text().replace('\n', "\r\n");
    assert_eq!(read(text.as_bytes()).unwrap().record, record);
    let marked = format!("\u{FEFF}{text}");
    assert_eq!(read(marked.as_bytes()).unwrap().record, record);
    let swapped = record.text().replace(
        "seat = \"white\"\nat = 1796047512345",
        "at = 1796047512345\nseat = \"white\"",
    );
    assert_eq!(read(swapped.as_bytes()).unwrap().record, record);
}

#[test]
fn a_text_without_end_is_refused_and_not_searched_line_by_line() {
    let head = played(Game::Chess1869, "").text();
    let open = format!(
        "{head}\n[[act]]\nplay = \"\"\"{}",
        "\n[[act]]".repeat(100_000)
    );
    assert!(matches!(error(open.as_bytes()).what, Flaw::NotToml(_)));
    let nested = format!("{head}\n[[act]]\nplay = {}", "[".repeat(100_000));
    assert!(matches!(error(nested.as_bytes()).what, Flaw::NotToml(_)));
}

const DRAUGHTS: &str = "32-28 19-23 28x19 14x23";

/// The record of a game of draughts whose set-up was changed, and in which these plays are made in turn.
fn draughts(change: impl FnOnce(&mut Setup), plays: &str) -> Record {
    let mut setup = Setup::plain(Game::Draughts1879);
    change(&mut setup);
    let mut table = Table::new(setup).unwrap();
    for text in plays.split_whitespace() {
        let entry = Entry {
            seat: table.state().position.turn(),
            at: BEGUN,
            act: Act::Play(numeric::read_play(text).unwrap()),
        };
        table.apply(entry).unwrap();
    }
    Record {
        begun: BEGUN,
        table,
        paper: None,
    }
}

#[test]
fn a_record_of_draughts_says_how_it_is_played_here() {
    let record = draughts(
        |setup| {
            setup.draw_given = Some(Seat::Black);
            setup.house.omitted = Omitted::Allow;
            setup.house.aim = Aim::Lose;
        },
        "32-28 19-23 28x19",
    );
    let text = record.text();
    let expected = "\
reglement = 1
game = \"draughts-1879\"
begun = 1796047512345 # 2026-11-30 14:05:12 UTC
first = \"white\"
draw-given = \"black\"
omitted-capture = \"allow\"
losing = true

[seats]
white = \"\"
black = \"\"

[[act]]
seat = \"white\"
at = 1796047512345
play = \"32-28\"

[[act]]
seat = \"black\"
at = 1796047512345
play = \"19-23\"

[[act]]
seat = \"white\"
at = 1796047512345
play = \"28x19\"
";
    assert!(text.ends_with(expected), "{text}");
    assert_eq!(back(&record), record);
}

#[test]
fn every_way_to_play_draughts_is_read_as_it_was_written() {
    for (word, omitted) in Omitted::ALL {
        for aim in [Aim::Win, Aim::Lose] {
            for draw_given in [None, Some(Seat::White), Some(Seat::Black)] {
                let first = draw_given.map_or(Seat::White, Seat::opponent);
                let change = |setup: &mut Setup| {
                    setup.house = House {
                        omitted,
                        aim,
                        ..setup.house
                    };
                    setup.draw_given = draw_given;
                    setup.first = First::Settled(first);
                };
                let record = draughts(change, "");
                assert_eq!(back(&record), record);
                let line = format!("omitted-capture = \"{word}\"\n");
                assert!(record.text().contains(&line), "{}", record.text());
            }
        }
    }
}

#[test]
fn every_act_is_read_from_the_line_that_is_written_of_it() {
    let named = |game: Game, name| game.grid().named(name).unwrap();
    let undertaking = |man, on| Act::Undertake(Undertaking { man, on });
    let at = |name| Some(named(Game::Chess1869, name));
    let chess = [
        super::play("e2e4"),
        Act::Play(Play::new(at("e7").unwrap(), at("e8").unwrap()).promoting(Role::Knight)),
        Act::Claim(Claim::Threefold),
        Act::Claim(Claim::FiftyMoves),
        Act::Count,
        undertaking(at("b1"), at("f7")),
        undertaking(None, at("f7")),
        undertaking(at("b1"), None),
        Act::Touch(at("g1").unwrap()),
        Act::Adjust,
        Act::Announce,
        Act::Second(Play::new(at("d2").unwrap(), at("d4").unwrap())),
        Act::Rectify(at("b1").unwrap()),
        Act::Afresh,
        Act::Claim(Claim::Pointing(at("e4").unwrap())),
        Act::Remedy(Remedy::Take(at("d5").unwrap())),
        Act::Remedy(Remedy::Play(at("g1").unwrap())),
        Act::Remedy(Remedy::King),
        Act::Remedy(Remedy::PutBack),
        Act::Remedy(Remedy::PlayOver),
        Act::Remedy(Remedy::LetStand),
    ];
    let claims = Offence::ALL.map(|offence| Act::Claim(Claim::Offence(offence)));
    let chess = chess.into_iter().chain(claims);
    let plays = ["32-28", "26-37", "1-50-1", "6-17-28-17-6"];
    let plays = plays.map(|text| numeric::read_play(text).unwrap());
    let draughts = plays
        .iter()
        .flat_map(|play| [Act::Play(*play), Act::Insist(*play)]);
    let draughts = draughts.chain([
        Act::Huff(named(Game::Draughts1879, "1")),
        Act::Huff(named(Game::Draughts1879, "50")),
        Act::Demand,
        Act::Claim(Claim::TwentyMoves),
        Act::Lift(named(Game::Draughts1879, "17")),
        Act::Touch(named(Game::Draughts1879, "32")),
        Act::Claim(Claim::Pointing(named(Game::Draughts1879, "6"))),
    ]);
    let any = [
        Act::OfferDraw,
        Act::AskTakeBack { plies: 12 },
        Act::Answer(Answer::Accept),
        Act::Answer(Answer::Decline),
        Act::Resign,
        Act::Stop,
        Act::Go,
        Act::Claim(Claim::Flag),
    ];
    let of_chess = chess.map(|act| (Game::Chess1869, act));
    let of_draughts = draughts.map(|act| (Game::Draughts1879, act));
    let of_any = any
        .into_iter()
        .flat_map(|act| Game::ALL.map(|game| (game, act.clone())));
    let mut seen = BTreeSet::new();
    for (game, act) in of_chess.chain(of_draughts).chain(of_any) {
        let start = game.start();
        let entry = Entry {
            seat: Seat::White,
            at: BEGUN,
            act,
        };
        let written = line::entry(&entry, &start);
        let (key, text) = written
            .trim_end()
            .rsplit_once('\n')
            .unwrap()
            .1
            .split_once(" = ")
            .unwrap();
        seen.insert(key.to_owned());
        let text = text.trim_matches('"');
        assert_eq!(
            line::act(key, text, start.grid()),
            Some(entry.act).filter(|act| *act != Act::Resign)
        );
    }
    assert_eq!(seen, line::KEYS.map(str::to_owned).into());
}

#[test]
fn errors_in_a_record_of_draughts_are_named() {
    for (from, to, message) in [
        (
            "omitted-capture = \"warn\"",
            "omitted-capture = \"never\"",
            "line 7: omitted-capture must be \"refuse\", \"warn\" or \"allow\", and is \"never\"",
        ),
        (
            "omitted-capture = \"warn\"",
            "losing = \"yes\"",
            "line 7: losing must be true or false, and is \"yes\"",
        ),
        (
            "omitted-capture = \"warn\"",
            "draw-given = \"red\"",
            "line 7: draw-given must be \"white\" or \"black\", and is \"red\"",
        ),
        (
            "omitted-capture = \"warn\"",
            "draw-given = \"white\"",
            "line 7: who gives odds plays second (D1); the first move cannot be given to the side that gives",
        ),
        (
            "omitted-capture = \"warn\"",
            "start = { position = \"W:W31-51:B1-20\" }",
            "line 7: position text, character 7: \"51\" is no square; squares are numbered 1 to 50",
        ),
        (
            "play = \"28x19\"",
            "play = \"28x51\"",
            "line 26, entry 3: play must be two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\", and is \"28x51\"",
        ),
        (
            "play = \"28x19\"",
            "huff = \"61\"",
            "line 26, entry 3: huff must be a square, as in \"27\", and is \"61\"",
        ),
        (
            "play = \"28x19\"",
            "huff = \"23\"",
            "line 26, entry 3: draughts-1879 D13 refuses this act: No capture was neglected in the last move.",
        ),
        (
            "play = \"28x19\"",
            "demand = \"capture\"",
            "line 26, entry 3: draughts-1879 D14 refuses this act: No capture was neglected in the last move.",
        ),
        (
            "play = \"28x19\"",
            "demand = \"it\"",
            "line 26, entry 3: demand must be \"capture\", and is \"it\"",
        ),
    ] {
        let text = draughts(|_| {}, DRAUGHTS).text();
        assert!(text.contains(from), "{from}");
        let error = error(text.replacen(from, to, 1).as_bytes());
        assert_eq!(error.to_string(), message);
    }
    for (key, message) in [
        (
            "omitted-capture = \"allow\"",
            "line 7: chess-1869 has no compulsory captures, and so neither --omitted-capture nor --losing",
        ),
        (
            "losing = true",
            "line 7: chess-1869 has no compulsory captures, and so neither --omitted-capture nor --losing",
        ),
        (
            "draw-given = \"black\"",
            "line 7: chess-1869 knows no odds of the draw; they are given in draughts-1879 (DP8b)",
        ),
    ] {
        let text = played(Game::Chess1869, "").text();
        let text = text.replacen("\n[seats]", &format!("{key}\n\n[seats]"), 1);
        assert_eq!(error(text.as_bytes()).to_string(), message);
    }
}
