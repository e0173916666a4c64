//! A move entered square by square.

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement::board::square::Square;
use reglement::notation::fen_draughts;
use reglement::rules::draughts::onward::Onward;
use reglement::rules::tree::Tree;

use crate::boards::{all, board, numbers, strewn, told};
use crate::naive::{Naive, Route, done, squares};

fn moves(onward: &Onward) -> Vec<String> {
    onward.moves.iter().copied().map(told).collect()
}

#[test]
fn first_a_piece_is_chosen_and_then_where_it_goes() {
    let position = board("W:W31-50:B1-20");
    let onward = position.onward(&[]);
    assert_eq!(onward.moves.len(), 9);
    assert_eq!(numbers(onward.next), [31, 32, 33, 34, 35]);
    let onward = position.onward(&all(&[32]));
    assert_eq!(moves(&onward), ["32-28", "32-27"]);
    assert_eq!(numbers(onward.next), [27, 28]);
    let onward = position.onward(&all(&[32, 28]));
    assert_eq!(moves(&onward), ["32-28"]);
    assert!(onward.next.is_empty());
    assert_eq!(position.onward(&all(&[32, 28, 23])), Onward::default());
}

#[test]
fn a_capture_is_narrowed_down_by_each_square_that_is_chosen() {
    let position = board("W:WK50:B21,23,32,42,44");
    let chosen = |numbers: &[u8]| position.onward(&all(numbers));
    assert_eq!(chosen(&[50]).moves.len(), 2);
    assert_eq!(numbers(chosen(&[50]).next), [17, 26, 28, 37, 48]);
    assert!(chosen(&[50]).taken.is_empty());
    assert_eq!(moves(&chosen(&[50, 28])), ["50x48 32 42 44"]);
    assert_eq!(numbers(chosen(&[50, 28]).next), [37, 48]);
    assert_eq!(numbers(chosen(&[50, 28]).taken), [44]);
    assert_eq!(numbers(chosen(&[50, 28, 37]).taken), [32, 44]);
    assert_eq!(numbers(chosen(&[50, 28, 37, 48]).taken), [32, 42, 44]);
    assert!(chosen(&[50, 28, 37, 48]).next.is_empty());
    // Straight to the end: both are left, and what both take.
    assert_eq!(chosen(&[50, 48]).moves.len(), 2);
    assert_eq!(numbers(chosen(&[50, 48]).taken), [42, 44]);
}

#[test]
fn nothing_is_open_to_a_piece_that_must_stand_or_is_none() {
    let position = board("W:W24,27,28,35:B19,22");
    for squares in [&[35][..], &[19], &[1], &[24, 20], &[24, 13, 8]] {
        assert_eq!(position.onward(&all(squares)), Onward::default());
    }
    assert_eq!(position.onward(&[Square::new(50)]), Onward::default());
    let squares = [Square::new(23), Square::new(255)];
    assert_eq!(position.onward(&squares), Onward::default());
}

fn union(routes: &[(&Route, usize)], part: fn(&Route, usize) -> &[usize]) -> BTreeSet<usize> {
    let parts = routes.iter().flat_map(|(route, leaps)| part(route, *leaps));
    parts.copied().collect()
}

#[test]
fn what_is_open_is_what_the_routes_of_the_slow_generator_leave_open() {
    let mut random = Rng::with_seed(22);
    let mut compared = 0;
    for position in strewn(22, 3_000) {
        let text = fen_draughts::write(&position);
        let Some(naive) = Naive::of(&position) else {
            continue;
        };
        let required: Vec<&Route> = naive.required().collect();
        for _ in 0..10 {
            let Some(route) = random.choice(&required) else {
                break;
            };
            let chosen: Vec<usize> = route
                .landings
                .iter()
                .copied()
                .filter(|_| random.bool())
                .collect();
            let left: Vec<(&Route, usize)> = required
                .iter()
                .filter(|other| other.from == route.from)
                .filter_map(|other| Some((*other, other.meets(&chosen)?)))
                .collect();
            let path = [&[route.from], chosen.as_slice()].concat();
            let path: Vec<Square> = path.iter().map(|at| Square::new(*at as u8)).collect();
            let onward = position.onward(&path);
            let open: BTreeSet<_> = onward.moves.iter().copied().map(done).collect();
            let expected: BTreeSet<_> = left.iter().map(|(route, _)| route.done()).collect();
            assert_eq!(open, expected, "{text} {path:?}");
            assert_eq!(open.len(), onward.moves.len(), "{text} {path:?}");
            let next = union(&left, |route, leaps| &route.landings[leaps..]);
            assert_eq!(squares(onward.next), next, "{text} {path:?}");
            // Squares that can be every landing so far are taken for that.
            let stepped: Vec<(&Route, usize)> = left
                .iter()
                .filter(|(route, _)| route.landings.starts_with(&chosen))
                .map(|(route, _)| (*route, chosen.len()))
                .collect();
            let seen = if stepped.is_empty() { &left } else { &stepped };
            let any = union(seen, |route, leaps| &route.taken[..leaps]);
            let certain = any.into_iter().filter(|over| {
                let mut so_far = seen.iter().map(|(route, leaps)| &route.taken[..*leaps]);
                so_far.all(|taken| taken.contains(over))
            });
            let certain: BTreeSet<usize> = certain.collect();
            assert_eq!(squares(onward.taken), certain, "{text} {path:?}");
            compared += 1;
        }
    }
    assert!(compared > 10_000, "{compared} compared");
}

#[test]
fn a_legal_move_can_be_entered_by_its_way() {
    for position in strewn(33, 1_000) {
        for m in position.moves() {
            let play = position.play(m);
            for number in 1..play.squares().len() {
                let (chosen, next) = play.squares().split_at(number);
                let onward = position.onward(chosen);
                assert!(onward.moves.contains(&m));
                assert!(onward.next.has(next[0]));
                assert!((onward.taken & !m.taken()).is_empty());
            }
            let ended = position.onward(play.squares());
            assert!(ended.moves.contains(&m));
            assert!((ended.taken & !m.taken()).is_empty());
        }
    }
}
