//! What is written is read back the same: games at random of every kind, with every kind of act.

use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::exchange::token::Dialect;
use reglement::games::Game;
use reglement::host::papers::brought;
use reglement::host::papers::format::usual;
use reglement::host::papers::given_out::{self, NotHeld, held, text};
use reglement::host::papers::stream::scores;
use reglement::law::ending::Ending;
use reglement::room::line;
use reglement::room::record::{Record, read};
use reglement::table::Table;
use reglement::table::act::{Entry, Millis};
use reglement::table::control::Control;
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;
use reglement::table::state::{Done, Ply};

use super::kept::{BEGUN, played, played_from};
use super::random::{any_setup, game_of};

/// The record that a text gives.
fn again(text: &str, dialect: Dialect) -> Record {
    let score = scores(text.as_bytes(), dialect, None).next();
    let score = score
        .expect("a game")
        .unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
    assert_eq!(score.remarks, [], "{text}");
    let brought = brought::record(&score, dialect, None, BEGUN);
    brought
        .unwrap_or_else(|why| panic!("{why:?}\n{text}"))
        .record
}

/// How often in the games of the property below something was met; each is met often enough to be tried.
#[derive(Default, Debug)]
struct Met {
    games: [u32; 5],
    letter: u32,
    false_moves: u32,
    slips: u32,
    clocks: u32,
    flags: u32,
}

/// Every game goes out: to the letter with whatever stands falsely, and with its clock.
#[test]
fn games_at_random_go_out_and_come_back() {
    let mut met = Met::default();
    for seed in 0..600 {
        let mut rng = Rng::with_seed(7_000 + seed);
        let mut setup = any_setup(&mut rng);
        if rng.bool() {
            let added = [0, 7][rng.usize(..2)];
            setup.house.clock = Control::new(rng.u16(1..20), added);
            met.clocks += 1;
        }
        let record = game_of(&mut rng, setup, 60);
        let (setup, state) = (record.table.setup(), record.table.state());
        let dialect = usual(setup.game);
        let text = text(&record, dialect);
        let text = text.unwrap_or_else(|why| panic!("seed {seed}: {why:?}\n{}", record.text()));
        let other = again(&text, dialect);
        assert_eq!(held(other.table.setup()), held(setup), "{text}");
        assert_eq!(other.table.state().position, state.position, "{text}");
        assert_eq!(other.table.state().stage, state.stage, "{text}");
        assert_eq!(other.table.state().letter, state.letter, "{text}");
        assert_eq!(
            other.table.times(other.last()),
            record.table.times(record.last()),
            "{text}"
        );
        for ply in 0..state.past.len() {
            assert_eq!(
                other.table.left_after(ply),
                record.table.left_after(ply),
                "{text}"
            );
        }
        assert_eq!(other.paper, None, "seed {seed}: {text}");
        assert_eq!(
            given_out::text(&other, dialect).unwrap(),
            text,
            "seed {seed}"
        );
        let mut lines = text.lines().filter(|line| !line.starts_with('['));
        assert!(lines.all(|line| line.chars().count() < 80), "{text}");

        let game = Game::ALL.iter().position(|game| *game == setup.game);
        met.games[game.expect("a game")] += 1;
        met.slips += u32::from(!setup.slips.is_empty());
        let time = matches!(state.verdict(), Some(verdict) if verdict.ending == Ending::Time);
        met.flags += u32::from(time);
        assert_eq!(
            text.contains("[Termination \"time forfeit\"]\n"),
            time || matches!(state.verdict(), Some(verdict) if verdict.ending == Ending::TimeDrawn)
        );
        if setup.house.is_to_the_letter() {
            met.letter += 1;
            let is_false = |ply: &Ply| matches!(ply.done, Done::Amiss(_) | Done::Second(_));
            met.false_moves += u32::from(state.past.iter().any(is_false));
        } else {
            // Before an arbiter every move stands as one: other programs see the whole game.
            let score = scores(text.as_bytes(), dialect, None).next();
            let moves = score.expect("a game").expect("a right one").line.moves;
            let plies = state.past.iter().filter(|ply| ply.played().is_some());
            assert_eq!(moves.len(), plies.count(), "seed {seed}: {text}");
        }
    }
    let Met {
        games,
        letter,
        false_moves,
        slips,
        clocks,
        flags,
    } = met;
    let rarest = [letter, false_moves, slips, clocks, flags]
        .into_iter()
        .chain(games)
        .min();
    assert!(rarest > Some(15), "{met:?}");
}

#[test]
fn a_plain_game_goes_out_without_a_word_of_our_own() {
    let record = played(Game::ChessModern, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"2026.11.30\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"1-0\"]
[Time \"14:05:00\"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

";
    assert_eq!(text(&record, Dialect::Pgn).unwrap(), expected);
    assert_eq!(text(&record, Dialect::Pdn), Err(NotHeld::OtherGame));
    let draughts = text(&played(Game::Draughts1879, "32-28 19-23"), Dialect::Pdn).unwrap();
    assert!(
        draughts.contains("[GameType \"20\"]\n") && !draughts.contains("Reglement"),
        "{draughts}"
    );
    let old = text(&played(Game::Chess1869, "e2e4"), Dialect::Pgn).unwrap();
    assert!(old.contains("[Reglement \"chess-1869\"]\n"), "{old}");
}

const TREE: &str = "\
[Event \"Club\"]
[White \"Anna\"]
[Black \"Bram\"]
[Result \"*\"]
[Opening \"Old\"]

{before} 1. e4 ({first} 1. d4 d5 (1... Nf6 2. c4 (2. Nf3 {deep} 2... g6) 2...
e6 $14) 2. c4) 1... e5 $1 {[%clk 0:01:02] so} ({b first} 1... c5 $1 2. Nf3 $5
(2. c3 d5) 2... d6) 2. Nf3 Nc6 *

";

#[test]
fn comments_variations_marks_clocks_and_foreign_tags_are_kept_and_go_out_again() {
    let record = again(TREE, Dialect::Pgn);
    // Through its own text, as it lies on the disk.
    let record = read(record.text().as_bytes()).expect("a record").record;
    assert_eq!(text(&record, Dialect::Pgn).unwrap(), TREE);
    assert_eq!(
        again(&text(&record, Dialect::Pgn).unwrap(), Dialect::Pgn),
        record
    );
}

#[test]
fn a_game_gone_on_with_keeps_what_was_said_of_its_beginning() {
    let mut record = again(TREE, Dialect::Pgn);
    let entry = reglement::table::act::Entry {
        seat: record.table.state().position.turn(),
        at: BEGUN,
        act: reglement::room::line::act("play", "f1b5", Game::ChessModern.grid()).unwrap(),
    };
    record.table.apply(entry).unwrap();
    let text = text(&record, Dialect::Pgn).unwrap();
    assert_eq!(text, TREE.replace("2. Nf3 Nc6 *", "2. Nf3 Nc6 3. Bb5 *"));
}

/// Times to the thousandth of a second go out with the moves, and other acts say how much later they were done.
#[test]
fn a_clock_goes_out_and_a_flag_ends_the_game_again() {
    let mut setup = Setup::plain(Game::Chess1869);
    setup.house.clock = Control::new(1, 10);
    let mut table = Table::new(setup).unwrap();
    let grid = Game::Chess1869.grid();
    let mut at = BEGUN;
    for (seat, later, key, text) in [
        (Seat::White, 9_000, "play", "e2e4"),
        (Seat::Black, 3_500, "play", "e7e5"),
        (Seat::White, 2_000, "offer", "draw"),
        (Seat::Black, 1_250, "answer", "decline"),
        (Seat::White, 4_007, "play", "g1f3"),
        (Seat::White, 66_501, "claim", "flag"),
    ] {
        at.0 += later;
        let act = line::act(key, text, grid).unwrap();
        table.apply(Entry { seat, at, act }).unwrap();
    }
    let record = Record {
        begun: BEGUN,
        table,
        paper: None,
    };
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"2026.11.30\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"1-0\"]
[TimeControl \"60+10\"]
[Termination \"time forfeit\"]
[Time \"14:05:00\"]
[Reglement \"chess-1869\"]
[ReglementClock \"{ minutes = 1, increment = 10 }\"]

1. e4 {[%clk 0:01:10]} 1... e5 {[%clk 0:01:06.5]} {[%act white+2 offer draw]}
{[%act black+1.25 answer decline]} 2. Nf3 {[%clk 0:01:13.993]} {[%act
white+66.501 claim flag]} 1-0

";
    let written = text(&record, Dialect::Pgn).unwrap();
    assert_eq!(written, expected);
    let other = again(&written, Dialect::Pgn);
    assert_eq!(
        other.table.state().verdict(),
        record.table.state().verdict()
    );
    // The time is read from the usual tag too; and what another program says between goes out with the times again.
    let edited = written.replace("[ReglementClock \"{ minutes = 1, increment = 10 }\"]\n", "");
    let edited = edited.replace("{[%clk 0:01:06.5]}", "{[%clk 0:01:06.5] the usual answer}");
    let other = again(&edited, Dialect::Pgn);
    assert_eq!(other.table.setup().house.clock, Control::new(1, 10));
    assert_eq!(other.table.left_after(2), Some(Millis(73_993)));
    let out = text(&other, Dialect::Pgn).unwrap();
    assert!(
        out.contains("1... e5 {the usual answer} {[%clk 0:01:06.5]}"),
        "{out}"
    );
    assert_eq!(again(&out, Dialect::Pgn).table, other.table);
    // A time that is none brings nothing down.
    for odd in [
        "0:61:00:00",
        "1:2",
        "x:00:01",
        "0:00:1e3",
        "99999999999:0:0",
        "",
    ] {
        let odd = written.replace("0:01:10]", &format!("{odd}]"));
        for score in scores(odd.as_bytes(), Dialect::Pgn, None) {
            let _ = brought::record(&score.expect("moves"), Dialect::Pgn, None, BEGUN);
        }
    }
}

/// What follows on a false move that stands is told in comments; other programs read on to there.
#[test]
fn a_check_that_nobody_said_and_nobody_heeds_goes_out() {
    let mut setup = Setup::plain(Game::Chess1869);
    setup.house.watch = Watch::Players(Claims::Hinted);
    let record = played_from(setup, "e2e4 f7f6 d1h5 a7a6");
    let text = text(&record, Dialect::Pgn).unwrap();
    let moves = "\n1. e4 f6 2. Qh5+ {[%act black play a7a6]} *\n";
    assert!(text.ends_with(&format!("{moves}\n")), "{text}");
    assert_eq!(
        again(&text, Dialect::Pgn).table.state(),
        record.table.state()
    );
}
