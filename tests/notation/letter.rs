//! Notation in a game to the letter: false moves typed and written, checks that nobody said written by nobody.

use fastrand::Rng;

use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach};
use reglement::notation::letters::Letters;
use reglement::notation::typed::{Missing, Typed, hint_at, read, read_at};
use reglement::notation::written::{list_at, ply, squares_of, write_at};
use reglement::notation::{fen, numeric};
use reglement::room::line;
use reglement::table::Table;
use reglement::table::act::{Act, Entry};
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;
use reglement::table::state::Done;

use crate::kept::BEGUN;
use crate::random::{any_act, any_seat, any_setup, to_the_letter};
use crate::scribble::any_text;

const ENGLISH: Letters = Letters::English;

fn letter(mut setup: Setup) -> Table {
    setup.house.watch = Watch::Players(Claims::Hinted);
    Table::new(setup).unwrap()
}

fn from(game: Game, text: &str) -> Table {
    letter(Setup::from(game, fen::read(text, game).unwrap()))
}

fn act(table: &mut Table, seat: Seat, act: Act) {
    let at = BEGUN;
    let refused = table.apply(Entry { seat, at, act }).err();
    assert!(refused.is_none(), "{refused:?}");
}

fn play(table: &mut Table, squares: &str) {
    let grid = table.setup().game.grid();
    let seat = table.state().position.turn();
    act(table, seat, line::act("play", squares, grid).unwrap());
}

/// The play that a text is read as, by its squares.
fn typed(table: &Table, text: &str) -> String {
    let Typed::Play(play) = read_at(table, &table.moves(), text, ENGLISH) else {
        panic!(
            "{text}: {:?}",
            read_at(table, &table.moves(), text, ENGLISH)
        );
    };
    match table.state().position.draughts() {
        Some(position) => numeric::write_play(position, &play),
        None => play.coordinates(table.setup().game.grid()),
    }
}

fn moves(table: &Table) -> Vec<String> {
    let past = 0..table.state().past.len();
    past.filter_map(|number| ply(table, number, ENGLISH))
        .collect()
}

#[test]
fn any_two_squares_are_a_false_move_of_chess_if_they_are_no_true_one() {
    let table = letter(Setup::plain(Game::Chess1869));
    for (text, squares) in [
        ("e2e4", "e2e4"),
        ("g1g3", "g1g3"),
        ("g1g3?", "g1g3"),
        ("e7e5", "e7e5"),
        ("e1xd1", "e1d1"),
        ("d8-h4", "d8h4"),
        ("a1a8", "a1a8"),
        ("O-O", "e1g1"),
        ("O-O-O", "e1c1"),
        ("Ke5", "e1e5"),
        ("e5", "e2e5"),
        ("exd3", "e2d3"),
    ] {
        assert_eq!(typed(&table, text), squares, "{text}");
    }
}

#[test]
fn any_two_squares_are_a_false_move_of_four_and_of_draughts() {
    let four = letter(Setup::plain(Game::Four1869));
    let seated = fen::write(&four.state().position);
    assert!(seated.contains(" r "), "South begins: {seated}");
    for (text, squares) in [
        ("e1e10", "e1e10"),
        ("g1d14", "g1d14"),
        ("e1-e2", "e1e2"),
        ("a5d5", "a5d5"),
        ("n5-j5", "n5j5"),
    ] {
        assert_eq!(typed(&four, text), squares, "{text}");
    }
    let draughts = letter(Setup::plain(Game::Draughts1879));
    for (text, squares) in [
        ("32x21", "32-21"),
        ("32-21?", "32-21"),
        ("33 22", "33-22"),
        ("20-25", "20-25"),
        ("36x27", "36x27"),
        ("32x23x14", "32x23x14"),
    ] {
        assert_eq!(typed(&draughts, text), squares, "{text}");
    }
}

#[test]
fn a_false_move_that_several_men_could_make_is_not_guessed() {
    // Both knights cover the king, the one on c3 from b4, the one on e3 from nobody: neither can go to d5.
    let table = from(Game::Chess1869, "4r1k1/8/8/8/1b6/2N5/4N3/4K3 w - - 0 1");
    let read = read_at(&table, &table.moves(), "Nd5", ENGLISH);
    assert!(
        matches!(
            read,
            Typed::Wrong(Breach::Chess(ChessBreach::KingExposed { .. }))
        ),
        "{read:?}"
    );
    // Who is named by his square alone is meant.
    assert_eq!(typed(&table, "Nc3d5"), "c3d5");
    assert_eq!(typed(&table, "c3d5"), "c3d5");
    // One knight leaves no doubt.
    let table = from(Game::Chess1869, "4r1k1/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
    assert_eq!(typed(&table, "Nh8"), "c3h8");
}

#[test]
fn with_the_arbiter_texts_are_read_as_ever() {
    let mut rng = Rng::with_seed(5);
    for _ in 0..60 {
        let mut setup = any_setup(&mut rng);
        setup.house.watch = Watch::Arbiter;
        setup.slips.clear();
        let table = Table::new(setup).unwrap();
        let position = &table.state().position;
        for _ in 0..40 {
            let text = any_text(&mut rng, "abcdefgh12345678KQRBNxO-=+ ", 8);
            for letters in [ENGLISH, Letters::Dutch] {
                assert_eq!(
                    read_at(&table, &table.moves(), &text, letters),
                    read(position, &text, letters),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn a_pawn_put_falsely_on_the_last_row_must_be_said_to_become_something() {
    let table = from(Game::Chess1869, "4k3/8/4P3/8/8/8/8/4K3 w - - 0 1");
    let Typed::Half {
        missing: Missing::Promotion(play),
        candidates,
    } = read_at(&table, &table.moves(), "e6a8", ENGLISH)
    else {
        panic!("{:?}", read_at(&table, &table.moves(), "e6a8", ENGLISH));
    };
    assert_eq!(play.coordinates(Game::Chess1869.grid()), "e6a8");
    assert!(candidates.is_empty());
    assert_eq!(typed(&table, "e6a8q"), "e6a8q");
}

#[test]
fn what_an_unsaid_check_leaves_open_is_read_and_written_as_short_as_it_can_be() {
    let mut table = from(Game::Chess1869, "4k3/8/8/8/8/r7/8/1N2KN2 b - - 0 1");
    play(&mut table, "a3e3");
    assert_eq!(moves(&table), ["Re3"], "nobody said check");
    let Typed::Several(open) = read_at(&table, &table.moves(), "Nd2", ENGLISH) else {
        panic!("{:?}", read_at(&table, &table.moves(), "Nd2", ENGLISH));
    };
    assert_eq!(list_at(&table, &open, ENGLISH), "Nbd2, Nfd2");
    assert_eq!(typed(&table, "Nbd2"), "b1d2");
    assert_eq!(typed(&table, "Na3"), "b1a3");
    let hint = hint_at(&table, &table.moves(), "Na3", ENGLISH);
    assert!(hint.complete.is_some());
    play(&mut table, "b1d2");
    assert_eq!(moves(&table), ["Re3", "Nbd2"]);
}

#[test]
fn the_sign_of_check_is_written_where_check_was_said_and_there_only() {
    let mut table = letter(Setup::plain(Game::Chess1869));
    for squares in ["e2e4", "f7f5", "d1h5"] {
        play(&mut table, squares);
    }
    assert_eq!(moves(&table), ["e4", "f5", "Qh5"]);
    act(&mut table, Seat::White, Act::Announce);
    assert_eq!(moves(&table), ["e4", "f5", "Qh5+"]);
    play(&mut table, "g7g6");
    play(&mut table, "f1a6");
    act(&mut table, Seat::White, Act::Announce);
    // A false check is written like a true one: it is for Black to find out.
    assert_eq!(moves(&table)[4], "Ba6+");
    play(&mut table, "g6h5");
    play(&mut table, "g1g3");
    assert_eq!(moves(&table)[6], "g1g3?");
    assert_eq!(
        table.state().past.iter().filter_map(squares_of).next_back(),
        Some("g1g3?".to_owned())
    );
}

#[test]
fn mate_is_written_when_it_was_said() {
    let mut table = letter(Setup::plain(Game::Chess1869));
    for squares in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        play(&mut table, squares);
    }
    assert_eq!(moves(&table)[3], "Qh4");
    act(&mut table, Seat::Black, Act::Announce);
    assert!(table.state().verdict().is_some());
    assert_eq!(moves(&table)[3], "Qh4#");
}

#[test]
fn a_second_move_is_marked() {
    let mut table = letter(Setup::plain(Game::Chess1869));
    play(&mut table, "e2e4");
    let grid = Game::Chess1869.grid();
    let second = line::act("second", "g1f3", grid).unwrap();
    act(&mut table, Seat::White, second);
    assert_eq!(moves(&table), ["e4", "&Nf3"]);
}

#[test]
fn every_move_to_the_letter_is_read_back_from_what_is_written_of_it() {
    let (mut true_ones, mut false_ones) = (0, 0);
    for seed in 0..80 {
        let mut rng = Rng::with_seed(seed);
        let mut setup = any_setup(&mut rng);
        to_the_letter(&mut rng, &mut setup);
        let mut table = Table::new(setup).unwrap();
        for _ in 0..60 {
            let Some(seat) = any_seat(&mut rng, &table) else {
                break;
            };
            let Some(act) = any_act(&mut rng, &table, seat) else {
                continue;
            };
            let before = table.clone();
            let entry = Entry {
                seat,
                at: BEGUN,
                act: act.clone(),
            };
            if table.apply(entry).is_err() {
                continue;
            }
            let (Act::Play(_) | Act::Insist(_)) = act else {
                continue;
            };
            let Some(last) = table.state().past.len().checked_sub(1) else {
                continue;
            };
            let done = table.state().past[last].done;
            let unsaid = before.state().letter.unsaid_attacks();
            for letters in [ENGLISH, Letters::Dutch] {
                let Some(text) = ply(&table, last, letters) else {
                    continue;
                };
                let Typed::Play(read) = read_at(&before, &before.moves(), &text, letters) else {
                    panic!(
                        "seed {seed}: {text}: {:?}",
                        read_at(&before, &before.moves(), &text, letters)
                    );
                };
                let position = &before.state().position;
                match done {
                    Done::Move(played) => {
                        let judged = position.judge_unbound(&read, &unsaid);
                        let neglecting = position.draughts().and_then(|at| at.neglect(&read));
                        let neglecting = neglecting.map(reglement::rules::position::Move::Draughts);
                        assert_eq!(judged.ok().or(neglecting), Some(played), "{text}");
                        true_ones += 1;
                        let short = write_at(&before, played, letters);
                        assert!(text.starts_with(&short), "{text} {short}");
                    }
                    Done::Amiss(play) => {
                        assert_eq!(read, play, "{text}");
                        let is_marked = text.trim_end_matches(['+', '#']).ends_with('?');
                        let is_over = table.state().verdict().is_some();
                        let is_told = table.setup().house.hints() || is_over;
                        assert_eq!(is_marked, is_told, "{text}");
                        false_ones += 1;
                    }
                    Done::Huff(_) | Done::Second(_) => {}
                }
            }
        }
    }
    assert!(
        true_ones > 500 && false_ones > 200,
        "{true_ones} and {false_ones}"
    );
}

#[test]
fn where_the_players_find_out_what_is_false_every_move_is_written_alike() {
    let mut setup = Setup::plain(Game::Chess1869);
    setup.house.watch = Watch::Players(Claims::Silent);
    let mut table = Table::new(setup).unwrap();
    for squares in ["g1f3", "b8b6", "e2e4"] {
        play(&mut table, squares);
    }
    let written = |table: &Table| [0, 1, 2].map(|number| ply(table, number, ENGLISH).unwrap());
    assert_eq!(written(&table), ["g1f3", "b8b6", "e2e4"]);
    act(&mut table, Seat::White, Act::Resign);
    assert_eq!(written(&table), ["Nf3", "b8b6?", "e4"]);
}

#[test]
fn no_text_brings_the_reader_down_in_a_game_to_the_letter() {
    let mut rng = Rng::with_seed(11);
    for seed in 0..30 {
        let mut of_game = Rng::with_seed(seed);
        let mut setup = any_setup(&mut of_game);
        to_the_letter(&mut of_game, &mut setup);
        let record = crate::random::game_of(&mut of_game, setup, 30);
        for _ in 0..200 {
            let text = any_text(&mut rng, "abcdefghijklmn1234567890KQRBNDTLPxO-=+?&. ", 12);
            let _ = read_at(&record.table, &record.table.moves(), &text, ENGLISH);
            let _ = hint_at(&record.table, &record.table.moves(), &text, Letters::Dutch);
        }
    }
}
