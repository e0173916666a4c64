//! What is written is read back the same: games at random of every kind, with every kind of act.

use fastrand::Rng;
use reglement::exchange::token::Dialect;
use reglement::games::Game;
use reglement::host::papers::brought;
use reglement::host::papers::format::usual;
use reglement::host::papers::given_out::{NotHeld, held, text};
use reglement::host::papers::stream::scores;
use reglement::room::record::{Record, read};
use reglement::table::house::Watch;

use super::kept::{BEGUN, played};
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

#[test]
fn games_at_random_go_out_and_come_back() {
    let mut counts = [0; 5];
    let mut refused = 0;
    for seed in 0..400 {
        let mut rng = Rng::with_seed(7_000 + seed);
        let setup = any_setup(&mut rng);
        let record = game_of(&mut rng, setup, 60);
        let setup = record.table.setup();
        let dialect = usual(setup.game);
        match text(&record, dialect) {
            Ok(text) => {
                let game = Game::ALL.iter().position(|game| *game == setup.game);
                counts[game.expect("a game")] += 1;
                let other = again(&text, dialect);
                assert_eq!(held(other.table.setup()), held(setup), "{text}");
                assert_eq!(
                    other.table.state().position,
                    record.table.state().position,
                    "{text}"
                );
                assert_eq!(
                    other.table.state().stage,
                    record.table.state().stage,
                    "{text}"
                );
                assert_eq!(
                    reglement::host::papers::given_out::text(&other, dialect).unwrap(),
                    text,
                    "seed {seed}"
                );
                assert!(
                    text.lines()
                        .filter(|line| !line.starts_with('['))
                        .all(|line| line.chars().count() < 80),
                    "{text}"
                );
            }
            Err(why) => {
                // Only what stands falsely, to the letter, no text can hold.
                refused += 1;
                let letter = setup.house.watch != Watch::Arbiter;
                assert!(letter, "seed {seed}: {why:?}\n{}", record.text());
                assert!(matches!(
                    why,
                    NotHeld::Slips | NotHeld::Ply(_) | NotHeld::NotTheSame
                ));
            }
        }
    }
    assert!(
        counts.iter().all(|count| *count > 20),
        "{counts:?}, {refused} refused"
    );
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
