//! The fast generator against the slow one.

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement::board::square::Square;
use reglement::law::breach::{Breach, DraughtsBreach};
use reglement::notation::fen_draughts;
use reglement::rules::draughts::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::boards::{played, positions, strewn};
use crate::naive::{Naive, Reads, done, squares};

fn both(positions: Vec<Position>) -> impl Iterator<Item = (Position, Naive, String)> {
    let all = positions.len();
    let known: Vec<_> = positions
        .into_iter()
        .filter_map(|position| {
            let text = fen_draughts::write(&position);
            Some((position, Naive::of(&position)?, text))
        })
        .collect();
    assert!(known.len() * 100 > all * 99, "too few boards are compared");
    known.into_iter()
}

fn numbers(squares: &[Square]) -> Vec<usize> {
    squares.iter().map(|at| at.index()).collect()
}

#[test]
fn the_moves_of_random_games_and_boards_are_those_of_the_slow_generator() {
    let all = [played(1879, 4_000), strewn(1879, 4_000)].concat();
    for (position, naive, text) in both(all) {
        let moves: Vec<_> = position.moves().into_iter().map(done).collect();
        let once: BTreeSet<_> = moves.iter().cloned().collect();
        assert_eq!(once, naive.moves(), "{text}");
        assert_eq!(once.len(), moves.len(), "{text}: a move is listed twice");
        assert_eq!(position.count() as usize, moves.len(), "{text}");
        assert_eq!(position.has_moves(), !moves.is_empty(), "{text}");
        assert_eq!(position.can_capture(), naive.greatest > 0, "{text}");
    }
}

/// What is said of a play by its squares.
fn compare(position: &Position, naive: &Naive, play: &Play, text: &str) {
    let (judged, neglects) = (position.judge(play), position.neglect(play));
    let squares = numbers(play.squares());
    match naive.reads(&squares) {
        Reads::Legal(one) => assert_eq!(judged.map(done), Ok(one), "{text} {squares:?}"),
        Reads::Neglecting(one) => {
            assert_eq!(neglects.map(done), Some(one), "{text} {squares:?}");
            let breach = judged.expect_err(text);
            assert!(breach.is_neglect(), "{text} {squares:?} {breach:?}");
            return;
        }
        Reads::Several => {
            let (from, to) = (play.start(), play.end());
            let several = Breach::Draughts(DraughtsBreach::Several { from, to });
            assert_eq!(judged, Err(several), "{text} {squares:?}");
        }
        Reads::Nothing => {
            let breach = judged.expect_err(text);
            let other = !matches!(breach, Breach::Draughts(DraughtsBreach::Several { .. }));
            assert!(
                other && !breach.is_neglect(),
                "{text} {squares:?} {breach:?}"
            );
        }
    }
    assert_eq!(neglects, None, "{text} {squares:?}");
}

#[test]
fn every_pair_of_squares_is_judged_as_the_slow_generator_has_it() {
    for (position, naive, text) in both(positions(4, 300)) {
        for from in 0..50 {
            for to in 0..50 {
                let play = Play::new(Square::new(from), Square::new(to));
                compare(&position, &naive, &play, &text);
            }
        }
    }
}

#[test]
fn a_path_may_leave_out_any_square_but_its_ends() {
    let mut random = Rng::with_seed(9);
    for (position, naive, text) in both(strewn(9, 2_000)) {
        for _ in 0..12 {
            let Some(route) = random.choice(&naive.routes) else {
                break;
            };
            let mut path = vec![route.from];
            let middle = &route.landings[..route.landings.len() - 1];
            path.extend(middle.iter().filter(|_| random.bool()));
            path.push(route.end());
            let path: Vec<Square> = path.iter().map(|at| Square::new(*at as u8)).collect();
            let play = Play::along(&path).expect("a path");
            compare(&position, &naive, &play, &text);
        }
    }
}

#[test]
fn the_liable_are_all_that_could_have_taken_the_greatest_number() {
    for (position, naive, text) in both(positions(13, 1_000)) {
        let mut found = BTreeSet::new();
        for (from, to, _) in naive.neglecting() {
            let play = Play::new(Square::new(from as u8), Square::new(to as u8));
            found.extend(position.neglect(&play));
        }
        for m in found {
            let liable = squares(position.liable(m));
            assert_eq!(liable, naive.liable(&done(m)), "{text} {m:?}");
            let after = position.after(m);
            assert!(liable.iter().all(|at| {
                let piece = after.piece(Square::new(*at as u8));
                piece.is_some_and(|piece| piece.seat == position.turn())
            }));
        }
        for m in position.moves() {
            assert!(position.liable(m).is_empty(), "{text} {m:?}");
        }
    }
}

#[test]
fn the_play_that_makes_a_move_makes_it_and_is_no_longer_than_it_need_be() {
    for (position, naive, text) in both(positions(16, 3_000)) {
        for m in position.moves() {
            let play = position.play(m);
            assert_eq!(position.judge(&play), Ok(m), "{text} {play:?}");
            let ends = Play::new(m.start(), m.end());
            if position.judge(&ends).is_ok() {
                assert_eq!(play, ends, "{text}");
            } else {
                let path = numbers(play.squares());
                let mut required = naive.required();
                let route = required.find(|route| route.landings == path[1..]);
                let route = route.unwrap_or_else(|| panic!("{text}: {path:?} is no route"));
                assert!(route.is_neat(), "{text} {path:?}");
            }
        }
    }
}

#[test]
fn a_neglecting_move_that_was_played_can_be_written_and_read_again() {
    let mut written = 0;
    for (position, naive, text) in both(strewn(17, 1_500)) {
        for route in naive
            .routes
            .iter()
            .filter(|route| route.taken.len() < naive.greatest)
        {
            let path: Vec<usize> = [&[route.from], route.landings.as_slice()].concat();
            let path: Vec<Square> = path.iter().map(|at| Square::new(*at as u8)).collect();
            let Some(m) = Play::along(&path).and_then(|play| position.neglect(&play)) else {
                continue;
            };
            let play = position.play(m);
            assert_eq!(done(m), route.done(), "{text}");
            assert_eq!(position.neglect(&play), Some(m), "{text} {play:?}");
            written += usize::from(play.squares().len() > 2);
        }
    }
    assert!(written > 100, "{written} with their way");
}
