//! Records of games to the letter: what was touched, said and claimed in them, torn, damaged, resumed and shown.

use std::fs;

use fastrand::Rng;

use super::folder::Folder;
use super::kept::{BEGUN, played};
use super::random::{any_setup, game_of, to_the_letter};
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::host::show::{Manner, show};
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::notation::fen;
use reglement::room::flaw::Flaw;
use reglement::room::line;
use reglement::room::parse::{parse, parse_toml};
use reglement::room::record::{Record, RecordError, read};
use reglement::room::{Keep, Room};
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::slips::Slip;
use reglement::table::state::{Choice, Done, Stage};

/// A set-up to the letter.
fn letter(game: Game) -> Setup {
    let mut setup = Setup::plain(game);
    setup.house.watch = Watch::Players(Claims::Hinted);
    setup
}

/// `black claim at g3`, at a table.
fn act(table: &Table, text: &str) -> (Seat, Act) {
    let game = table.setup().game;
    let (seat, act) = text.split_once(' ').unwrap();
    let (key, value) = act.split_once(' ').unwrap_or((act, "true"));
    let seat = line::seat_named(seat, game).unwrap();
    let act = match key {
        "resign" => Act::Resign,
        _ => line::act(key, value, game.grid()).unwrap_or_else(|| panic!("{text}")),
    };
    (seat, act)
}

/// A game in which this was done, an act a line.
fn done(setup: Setup, acts: &[&str]) -> Record {
    let mut table = Table::new(setup).unwrap();
    for (number, text) in acts.iter().enumerate() {
        let (seat, act) = act(&table, text);
        let at = Millis(BEGUN.0 + 1000 * number as u64);
        let entry = Entry { seat, at, act };
        let refused = table.apply(entry).err();
        assert!(refused.is_none(), "{text}: {refused:?}");
    }
    Record {
        begun: BEGUN,
        table,
        paper: None,
    }
}

/// Of everything one thing: touches, checks said rightly and not, claims of every kind, remedies.
const ACTS: [&str; 22] = [
    "white play e2e4",
    "black touch e7",
    "black play e7e5",
    "white say adjust",
    "white touch b1",
    "white play g1g3",
    "black claim at g3",
    "black remedy play g1",
    "white touch g1",
    "white play g1f3",
    "black play d7d6",
    "white play f1b5",
    "white say check",
    "black play c7c6",
    "white play b5c6",
    "white say check",
    "black play a7a4",
    "white claim A13",
    "white remedy let stand",
    "white play c6b5",
    "white second b1c3",
    "black claim A14",
];

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
fn a_record_to_the_letter_says_so_and_reads_as_the_game_was_played() {
    let text = done(letter(Game::Chess1869), &ACTS).text();
    let head = "\
first = \"white\"
letter = true
claims = \"hinted\"

[seats]
";
    assert!(text.contains(head), "{text}");
    let said: Vec<String> = text
        .split("\n[[act]]\n")
        .skip(1)
        .map(|entry| entry.lines().last().unwrap().replace('"', ""))
        .collect();
    let expected = ACTS.map(|act| act.split_once(' ').unwrap().1.replacen(' ', " = ", 1));
    assert_eq!(said, expected);
}

#[test]
fn a_game_to_the_letter_is_read_as_it_was_written() {
    let record = done(letter(Game::Chess1869), &ACTS);
    assert_eq!(back(&record), record);
    let mut silent = letter(Game::Four1967);
    silent.house.watch = Watch::Players(Claims::Silent);
    let record = done(silent, &["south play e2e4"]);
    assert!(record.text().contains("\nclaims = \"silent\"\n"));
    assert_eq!(back(&record), record);
    let draughts = letter(Game::Draughts1879);
    let acts = [
        "white play 32-28",
        "black play 19-23",
        "white play 28x19",
        "white lift 23",
        "black play 14x23",
        "black lift 19",
        "white play 33-22",
        "black claim D3",
        "black remedy put back",
    ];
    let record = done(draughts, &acts);
    assert_eq!(back(&record), record);
}

#[test]
fn what_was_set_up_wrongly_is_kept_in_its_order() {
    let at = |name| Game::Chess1869.grid().named(name).unwrap();
    let mut setup = letter(Game::Chess1869);
    setup.slips = vec![
        Slip::Swapped(at("b1"), at("c1")),
        Slip::Turned,
        Slip::Forgotten(at("h8")),
    ];
    let record = done(
        setup,
        &["white play e2e4", "black rectify h8", "white rectify b1"],
    );
    let line = "\nslips = [\"b1 and c1 swapped\", \"board turned\", \"h8 forgotten\"]\n";
    assert!(record.text().contains(line), "{}", record.text());
    assert_eq!(back(&record), record);
    let mut setup = letter(Game::Chess1869);
    setup.start = Start::Odds(Odds {
        giver: Seat::White,
        men: vec![at("b1")],
    });
    setup.slips = vec![Slip::OddsKept];
    let record = done(setup, &["white play e2e4", "white begin afresh"]);
    assert!(record.text().contains("\nslips = [\"odds kept\"]\n"));
    assert_eq!(back(&record), record);
}

#[test]
fn a_record_without_a_word_of_the_letter_is_one_with_the_arbiter() {
    let text = played(Game::Chess1869, "e2e4").text();
    for plain in [&text, &with_head(&text, "letter = false\nslips = []")] {
        let read = read(plain.as_bytes()).unwrap().record;
        assert_eq!(read.table.setup().house.watch, Watch::Arbiter);
        assert!(read.table.setup().slips.is_empty());
    }
    let unsaid = with_head(&text, "letter = true");
    let read = read(unsaid.as_bytes()).unwrap().record;
    let watch = read.table.setup().house.watch;
    assert_eq!(watch, Watch::Players(Claims::Hinted));
}

/// The text with more in its head, from line 7 on.
fn with_head(text: &str, lines: &str) -> String {
    text.replacen("\n\n[seats]", &format!("\n{lines}\n\n[seats]"), 1)
}

#[test]
fn an_error_in_the_head_of_a_game_to_the_letter_is_named() {
    let slips = "line 8: slips must be a list of \"board turned\", \"odds kept\", and squares, as in \"b1 and c1 swapped\" or \"a1 forgotten\", and is an array";
    for (game, lines, message) in [
        (
            Game::Chess1869,
            "letter = \"yes\"",
            "line 7: letter must be true or false, and is \"yes\"",
        ),
        (
            Game::Chess1869,
            "letter = true\nclaims = \"loud\"",
            "line 8: claims must be \"hinted\" or \"silent\", and is \"loud\"",
        ),
        (
            Game::Chess1869,
            "claims = \"silent\"",
            "line 7: claims must be left out of a game that is not played to the letter, and is \"silent\"",
        ),
        (
            Game::Chess1869,
            "letter = true\nslips = [\"i1 forgotten\"]",
            slips,
        ),
        (Game::Chess1869, "letter = true\nslips = [\"a1\"]", slips),
        (
            Game::Chess1869,
            "letter = true\nslips = [\"a1 and swapped\"]",
            slips,
        ),
        (
            Game::Chess1869,
            "letter = true\nslips = [\"odds kept\"]",
            "line 8: no odds are given, so none can be left on the board (A3)",
        ),
        (
            Game::Chess1869,
            "letter = true\nslips = [\"e1 forgotten\"]",
            "line 8: what would stand wrongly on e1 leaves no position that can be played",
        ),
        (
            Game::Chess1869,
            "slips = [\"board turned\"]",
            "line 7: chess-1869 knows no such error of the set-up, or it is not played to the letter (A1, A2, A3)",
        ),
        (
            Game::ChessModern,
            "letter = true",
            "line 7: chess-modern cannot be played to the letter: its source says nothing of what happens when somebody errs",
        ),
    ] {
        let text = with_head(&played(game, "").text(), lines);
        assert_eq!(error(&text).to_string(), message);
    }
}

#[test]
fn an_error_in_an_act_is_named_with_what_is_allowed() {
    let text = done(letter(Game::Chess1869), &["white play e2e4"]).text();
    for (act, message) in [
        (
            "touch = \"g9\"",
            "touch must be a square, as in \"g1\" or \"27\", and is \"g9\"",
        ),
        (
            "say = \"mate\"",
            "say must be \"adjust\" or \"check\", and is \"mate\"",
        ),
        (
            "second = \"e2\"",
            "second must be two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\", and is \"e2\"",
        ),
        (
            "lift = \"all\"",
            "lift must be a square, as in \"27\", and is \"all\"",
        ),
        (
            "claim = \"a13\"",
            "claim must be \"threefold\", \"fifty moves\", \"twenty moves\", \"flag\", an article, as in \"A13\", or a square, as in \"at e4\", and is \"a13\"",
        ),
        (
            "remedy = \"play\"",
            "remedy must be \"let stand\", \"king\", \"put back\", \"play over\", or a square, as in \"take d5\" or \"play g1\", and is \"play\"",
        ),
        (
            "rectify = \"\"",
            "rectify must be a square, as in \"g1\" or \"27\", and is \"\"",
        ),
        ("begin = true", "begin must be \"afresh\", and is true"),
    ] {
        let text = text.replace("play = \"e2e4\"", act);
        assert_eq!(
            error(&text).to_string(),
            format!("line 17, entry 1: {message}")
        );
    }
}

#[test]
fn an_act_that_its_game_refuses_is_named_with_its_article() {
    let record = done(letter(Game::Chess1869), &ACTS);
    for (from, to, begins) in [
        (
            "claim = \"at g3\"",
            "claim = \"A10\"",
            "line 47, entry 7: chess-1869 A10 refuses this act: ",
        ),
        (
            "remedy = \"play g1\"",
            "remedy = \"take e5\"",
            "line 52, entry 8: chess-1869 A13 refuses this act: ",
        ),
        (
            "touch = \"g1\"",
            "touch = \"a2\"",
            "line 57, entry 9: chess-1869 A13 refuses this act: ",
        ),
    ] {
        let text = record.text();
        assert!(text.contains(from), "{from}");
        let error = error(&text.replacen(from, to, 1));
        assert!(matches!(error.what, Flaw::Refused(_)), "{error}");
        assert!(error.to_string().starts_with(begins), "{error}");
        let read = error.readable.unwrap().table.entries().len();
        assert_eq!(Some(read + 1), error.entry);
    }
    // With the arbiter they are no acts at all.
    let text = record
        .text()
        .replacen("letter = true\nclaims = \"hinted\"\n", "", 1);
    let error = error(&text);
    assert!(matches!(error.what, Flaw::Refused(_)), "{error}");
    assert_eq!(error.entry, Some(2), "{error}");
}

#[test]
fn a_cut_at_any_byte_leaves_the_acts_that_were_whole() {
    let record = done(letter(Game::Chess1869), &ACTS);
    let text = record.text();
    let head = text.find("\n[[act]]").unwrap();
    let empty = Table::new(record.table.setup().clone()).unwrap();
    for end in head..text.len() {
        let reading =
            read(&text.as_bytes()[..end]).unwrap_or_else(|error| panic!("cut at {end}: {error}"));
        let entries = reading.record.table.entries();
        assert_eq!(entries, &record.table.entries()[..entries.len()]);
        // An entry is lost with the quote that ends it, and not sooner.
        let whole = text[..end].matches("\"\n\n[[act]]\n").count();
        let last = text[..end].ends_with("\"\n") || text[..end].ends_with("\"\n\n");
        let ended = text[end..].starts_with('\n') && text[..end].ends_with('"');
        let is_seat = text[..end]
            .trim_end()
            .lines()
            .last()
            .unwrap()
            .starts_with("seat");
        assert!(entries.len() >= whole.saturating_sub(1), "cut at {end}");
        if (last || ended) && !is_seat {
            let acts = text[..end].matches("\n[[act]]\n").count();
            assert_eq!(entries.len(), acts, "cut at {end}: {}", &text[..end]);
        }
        let replayed = empty.replay(entries.to_vec()).unwrap();
        assert_eq!(replayed, reading.record.table, "cut at {end}");
    }
}

#[test]
fn a_game_that_is_left_between_a_claim_and_its_remedy_goes_on_with_the_claimant_choosing() {
    let folder = Folder::new();
    let keep = Keep::In(folder.path().to_owned());
    let mut room = Room::open(letter(Game::Chess1869), &keep).unwrap();
    for text in &ACTS[..7] {
        let (seat, act) = act(room.table(), text);
        room.submit(seat, act).unwrap();
    }
    let path = room.path().unwrap().to_owned();
    let left = room.table().clone();
    drop(room);
    let mut room = Room::resume(&path).unwrap();
    assert_eq!(room.table(), &left);
    assert_eq!(
        room.table().state().stage,
        Stage::Remedy {
            by: Seat::Black,
            offence: Offence::FalseMove
        }
    );
    let g1 = Game::Chess1869.grid().named("g1").unwrap();
    let choices = room.table().choices(Seat::Black);
    assert!(choices.contains(&Choice::Remedy(Remedy::Play(g1))));
    assert!(room.submit(Seat::Black, super::play("e5e4")).is_err());
    room.submit(Seat::Black, Act::Remedy(Remedy::Play(g1)))
        .unwrap();
    let kept = read(&fs::read(&path).unwrap()).unwrap().record;
    assert_eq!(&kept.table, room.table());
    // Torn in the middle of the claim itself, nothing has been claimed yet.
    drop(room);
    let text = fs::read_to_string(&path).unwrap();
    let claim = text.find("claim = \"at").unwrap();
    fs::write(&path, &text[..claim + 9]).unwrap();
    let room = Room::resume(&path).unwrap();
    assert_eq!(room.table().state().stage, Stage::Play);
    let faults = room.table().claimable(Seat::Black);
    assert_eq!(faults.len(), 1);
}

#[test]
fn every_random_game_to_the_letter_is_read_again_after_every_entry() {
    let mut claims = 0;
    for seed in 0..60 {
        let mut rng = Rng::with_seed(1_000 + seed);
        let mut setup = any_setup(&mut rng);
        to_the_letter(&mut rng, &mut setup);
        let record = game_of(&mut rng, setup, 60);
        let mut live = Table::new(record.table.setup().clone()).unwrap();
        for entry in record.table.entries() {
            live.apply(entry.clone()).unwrap();
            let kept = Record {
                begun: record.begun,
                table: live.clone(),
                paper: None,
            };
            assert_eq!(back(&kept).table, live, "seed {seed}");
            claims += usize::from(matches!(entry.act, Act::Remedy(_)));
        }
    }
    assert!(claims > 20, "only {claims} remedies were chosen");
}

#[test]
fn a_record_whose_entries_are_shuffled_is_read_or_refused() {
    let (mut sound, mut refused) = (0, 0);
    for seed in 0..300 {
        let mut rng = Rng::with_seed(2_000 + seed);
        let mut setup = any_setup(&mut rng);
        to_the_letter(&mut rng, &mut setup);
        let game = setup.game;
        let one = game_of(&mut rng, setup.clone(), 40).text();
        let other = game_of(&mut rng, setup, 40).text();
        let mut entries: Vec<&str> = one.split("\n[[act]]\n").collect();
        let others: Vec<&str> = other.split("\n[[act]]\n").skip(1).collect();
        for _ in 0..1 + rng.usize(..4) {
            if entries.len() < 3 || others.is_empty() {
                break;
            }
            // Near the end, so that not every game breaks off at once.
            let at = entries.len() - 1 - rng.usize(..(entries.len() - 1).min(6));
            match rng.u8(..4) {
                0 => drop(entries.remove(at)),
                1 => entries.insert(at, entries[at]),
                2 => entries.insert(at, others[rng.usize(..others.len())]),
                _ => entries[at] = others[rng.usize(..others.len())],
            }
        }
        let text = entries.join("\n[[act]]\n");
        match read(text.as_bytes()) {
            Ok(reading) => {
                sound += 1;
                let _ = reading.record.text();
            }
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
                let read = error
                    .readable
                    .unwrap_or_else(|| panic!("{}\n{text}", game.id()));
                let _ = read.text();
            }
        }
    }
    assert!(
        sound > 10 && refused > 10,
        "{sound} read, {refused} refused"
    );
}

#[test]
fn the_position_after_a_false_move_can_be_written_and_drawn() {
    let mut falsely = 0;
    for seed in 0..120 {
        let mut rng = Rng::with_seed(3_000 + seed);
        let mut setup = any_setup(&mut rng);
        to_the_letter(&mut rng, &mut setup);
        let record = game_of(&mut rng, setup, 40);
        let folder = Folder::new();
        let path = folder.file("a.toml", record.text().as_bytes());
        show(&mut Vec::new(), &path, &Manner::default()).unwrap();
        let state = record.table.state();
        for ply in &state.past {
            falsely += usize::from(matches!(ply.done, Done::Amiss(_)));
            assert!(!fen::write(&ply.before).is_empty());
        }
    }
    assert!(falsely > 20, "only {falsely} false moves stand");
}

fn shown(record: &Record) -> String {
    let folder = Folder::new();
    let path = folder.file("a.toml", record.text().as_bytes());
    let mut out = Vec::new();
    show(&mut out, &path, &Manner::default()).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_to_the_letter_is_shown_act_by_act() {
    let expected = "\
Game      Chess of 1869
Begun     30 November 2026, 14:05 UTC
White     ?
Black     ?
Letter    what can be claimed is told

   1. e4      e5
   2. Nf3     d6
   3. Bb5+    c6
   4. Bxc6+   a7a4?
   5. Bb5 &Nc3

Acts
   1  White  plays e2e4
   2  Black  touches the pawn on e7
   3  Black  plays e7e5
   4  White  says \"I adjust\"
   5  White  touches the knight on b1
   6  White  moves falsely: g1g3
   7  Black  points at the knight on g3
   8  Black  chooses: the knight on g1 must be played
   9  White  touches the knight on g1
  10  White  plays g1f3
  11  Black  plays d7d6
  12  White  plays f1b5
  13  White  says check
  14  Black  plays c7c6
  15  White  plays b5c6
  16  White  says check
  17  Black  moves falsely: a7a4
  18  White  claims A13: a false move
  19  White  chooses: let it stand
  20  White  plays c6b5
  21  White  makes a second move: b1c3
  22  Black  claims A14: two moves at once

Result    to be continued, Black to choose a remedy for A14
";
    let text = shown(&done(letter(Game::Chess1869), &ACTS));
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn second_moves_and_false_ones_stand_in_the_place_of_their_seat() {
    let acts = [
        "white play e2e4",
        "black play e7e6",
        "black second d7d5",
        "white play f1a5",
        "black play g8f6",
    ];
    let text = shown(&done(letter(Game::Chess1869), &acts));
    assert!(
        text.contains("\n   1. e4      e6 &d5\n   2. f1a5?   Nf6\n\n"),
        "{text}"
    );
    let acts = ["south play e2e4", "south second d2d4", "east play n4j5"];
    let text = shown(&done(letter(Game::Four1869), &acts));
    let line = text.lines().find(|line| line.starts_with("  1.")).unwrap();
    assert_eq!(line, "  1. e4 &d4 n4j5?");
}

#[test]
fn what_is_wrong_at_the_start_is_shown() {
    let mut setup = letter(Game::Chess1869);
    setup.slips = vec![Slip::Turned, Slip::Swapped(Square::new(1), Square::new(2))];
    setup.first = First::Settled(Seat::White);
    let text = shown(&done(setup, &["white begin afresh"]));
    assert!(
        text.contains("\nSlip      board turned\nSlip      b1 and c1 swapped\n\nActs\n   1  White  has the game begun afresh\n\nResult"),
        "{text}"
    );
}

#[test]
fn a_groundless_claim_is_not_kept() {
    let record = done(letter(Game::Chess1869), &["white play e2e4"]);
    let entry = Entry {
        seat: Seat::Black,
        at: BEGUN,
        act: Act::Claim(Claim::Offence(Offence::FalseMove)),
    };
    let mut table = record.table.clone();
    assert!(table.apply(entry).is_err());
    assert_eq!(table, record.table);
}
