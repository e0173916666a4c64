//! Four seats, one rule: a board turned by a quarter, each army handed to the next seat, has the same moves, turned.

use reglement::games::Game;
use reglement::rules::cross::position::Position;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::tree::Tree;

use crate::agrees::rules;
use crate::board::{coordinates, moves, read, set, status, text};
use crate::slow::Slow;
use crate::walk::{TABLES, array, positions};

/// Partners across stay so at a quarter, partners beside each other at a half only.
const fn quarters(seating: Seating) -> usize {
    match seating.partners {
        Partners::Opposite => 1,
        Partners::Adjacent => 2,
    }
}

fn turned_text(game: Game, seating: Seating, text: &str, quarters: usize) -> String {
    let mut slow = Slow::read(text, rules(game, seating));
    for _ in 0..quarters {
        slow = slow.quarter();
    }
    slow.text()
}

fn turned_moves(position: &Position, quarters: usize) -> Vec<String> {
    let mut turned: Vec<String> = moves(position)
        .iter()
        .map(|step| (0..quarters).fold(step.clone(), |step, _| Slow::quarter_step(&step)))
        .collect();
    turned.sort();
    turned
}

#[test]
fn a_turned_board_has_the_turned_moves_and_comes_to_the_turned_positions() {
    for (game, seating) in TABLES {
        let quarters = quarters(seating);
        for (number, first) in positions((game, seating), 29, 60).into_iter().enumerate() {
            let mut at = first;
            for _ in 0..4 / quarters {
                let turned = turned_text(game, seating, &text(&at), quarters);
                let next = read(game, seating, &turned);
                assert_eq!(text(&next), turned, "{}", text(&at));
                assert_eq!(moves(&next), turned_moves(&at, quarters), "{}", text(&at));
                let legal = at.moves();
                if let Some(step) = legal.get(number % legal.len().max(1)) {
                    let step_turned =
                        (0..quarters).fold(coordinates(*step), |step, _| Slow::quarter_step(&step));
                    let after = at.after(*step);
                    let other = crate::board::played(&next, &step_turned);
                    assert_eq!(
                        text(&other),
                        turned_text(game, seating, &text(&after), quarters),
                        "{} {}",
                        text(&at),
                        coordinates(*step)
                    );
                    let (one, two) = (status(&after), status(&other));
                    assert_eq!(
                        one.split(' ').next(),
                        two.split(' ').next(),
                        "{}",
                        text(&at)
                    );
                }
                at = next;
            }
            assert_eq!(text(&at), text(&first), "four quarters are a whole turn");
        }
    }
}

#[test]
fn every_seat_has_twenty_moves_at_the_start() {
    for (game, seating) in TABLES {
        for turn in ["r", "b", "y", "g"] {
            let first = array(game, seating).replace(" r rKQ", &format!(" {turn} rKQ"));
            let moves = moves(&read(game, seating, &first));
            assert_eq!(moves.len(), 20, "{game:?} {seating:?} {turn}");
        }
    }
}

#[test]
fn every_seat_castles_to_both_sides_or_none_does() {
    const MEN: &str = "r Kg1 Rd1 Rk1 Pf2 Pg2 Ph2; b Ka7 Ra4 Ra11 Pb6 Pb7 Pb8; \
                       y Kg14 Rd14 Rk14 Pf13 Pg13 Ph13; g Kn7 Rn4 Rn11 Pm6 Pm7 Pm8";
    for (game, seating) in TABLES {
        for (turn, castlings) in [
            ("r", ["g1e1", "g1i1"]),
            ("b", ["a7a5", "a7a9"]),
            ("y", ["g14e14", "g14i14"]),
            ("g", ["n7n5", "n7n9"]),
        ] {
            let open = |rights: &str| {
                let text = set(MEN, &format!("{turn} {rights} - - - -"));
                let legal = moves(&read(game, seating, &text));
                castlings.map(|castling| legal.contains(&castling.to_owned()))
            };
            assert_eq!(
                open("rKQbKQyKQgKQ"),
                [true; 2],
                "{game:?} {seating:?} {turn}"
            );
            assert_eq!(open("-"), [false; 2], "{game:?} {seating:?} {turn}");
        }
    }
}

#[test]
fn the_other_direction_is_the_same_board_seen_in_a_mirror() {
    let across = |order| Seating {
        partners: Partners::Opposite,
        order,
    };
    let (one, other) = (across(Order::Clockwise), across(Order::CounterClockwise));
    for first in positions((Game::Four1869, one), 31, 60) {
        let mirror = |position: &Position, seating| {
            Slow::read(&text(position), rules(Game::Four1869, seating))
                .mirrored()
                .text()
        };
        let seen = read(Game::Four1869, other, &mirror(&first, one));
        let mut expected: Vec<String> = moves(&first)
            .iter()
            .map(|step| Slow::mirrored_step(step))
            .collect();
        expected.sort();
        assert_eq!(moves(&seen), expected, "{}", text(&first));
        if let Some(step) = first.moves().first() {
            let after = first.after(*step);
            let other = crate::board::played(&seen, &Slow::mirrored_step(&coordinates(*step)));
            assert_eq!(
                text(&other),
                mirror(&after, one),
                "{} {}",
                text(&first),
                coordinates(*step)
            );
        }
    }
}
