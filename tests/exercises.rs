//! The exercises of 1879: the book's lines are played by the rules, and the tutor keeps to them.

use std::collections::BTreeSet;

use reglement::board::piece::Seat;
use reglement::board::ten::Fifty;
use reglement::games::exercises::{Author, End, Exercise, Fit, Line, about};
use reglement::games::tutor::{First, Guide, Solved, Standing, Tutor};
use reglement::notation::fen_draughts::{read, write};
use reglement::rules::draughts::moves::Move;
use reglement::rules::draughts::position::{Position, crowning_row};
use reglement::rules::draughts::search::{ENOUGH, Outcome, best};
use reglement::rules::tree::Tree;
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    line: Vec<Expected>,
}

#[derive(Deserialize)]
struct Expected {
    exercise: u8,
    first: String,
    last: String,
    forced: bool,
    taken: Vec<Vec<usize>>,
}

fn numbers(squares: Fifty) -> Vec<usize> {
    squares.map(|at| at.index() + 1).collect()
}

fn exercise(number: u8) -> &'static Exercise {
    Exercise::number(number).unwrap_or_else(|| panic!("no exercise {number}"))
}

/// Every line with the exercise it belongs to.
fn lines() -> impl Iterator<Item = (&'static Exercise, &'static Line)> {
    let of = |exercise: &'static Exercise| exercise.lines.iter().map(move |line| (exercise, line));
    Exercise::all().iter().flat_map(of)
}

fn last(line: &Line) -> &Position {
    line.positions().last().expect("a first position")
}

/// The legal move between two squares, the only one.
fn between(position: &Position, from: usize, to: usize) -> Move {
    let ends = |m: &Move| (m.start().index() + 1, m.end().index() + 1) == (from, to);
    let found: Vec<Move> = position.moves().into_iter().filter(ends).collect();
    assert_eq!(found.len(), 1, "{from} to {to} in {}", write(position));
    found[0]
}

#[test]
fn there_are_twenty_four_in_order() {
    let all: Vec<u8> = Exercise::all()
        .iter()
        .map(|exercise| exercise.number)
        .collect();
    assert_eq!(all, (1..=24).collect::<Vec<u8>>());
    assert_eq!(Exercise::COUNT, 24);
    assert!(Exercise::number(0).is_none() && Exercise::number(25).is_none());
}

#[test]
fn the_printed_lines_take_what_they_should_and_end_where_they_should() {
    let table: Table = toml::from_str(include_str!("exercises/lines.toml")).expect("a table");
    let printed: Vec<_> = lines()
        .filter(|(_, line)| line.by == Author::Book)
        .collect();
    assert_eq!(printed.len(), table.line.len());
    for ((exercise, line), expected) in printed.into_iter().zip(table.line) {
        let number = expected.exercise;
        assert_eq!(exercise.number, number);
        assert_eq!(write(&exercise.position), expected.first, "{number}");
        assert_eq!(write(last(line)), expected.last, "{number}");
        let taken = line.plies.iter().map(|ply| numbers(ply.played.taken()));
        assert_eq!(taken.collect::<Vec<_>>(), expected.taken, "{number}");
        assert_eq!(line.is_forced(), expected.forced, "{number}");
    }
}

#[test]
fn every_line_begins_with_white_and_its_plies_are_legal() {
    for (exercise, line) in lines() {
        let number = exercise.number;
        assert_eq!(exercise.position.turn(), Seat::White, "{number}");
        assert_eq!(line.positions().len(), line.plies.len() + 1, "{number}");
        assert_eq!(line.plies.len() % 2, 1, "{number}: White has the last word");
        for (ply, around) in line.plies.iter().zip(line.positions().windows(2)) {
            assert!(
                around[0].moves().contains(&ply.played),
                "{number}: {}",
                ply.text
            );
            assert_eq!(
                around[0].after(ply.played),
                around[1],
                "{number}: {}",
                ply.text
            );
        }
    }
}

#[test]
fn black_may_play_what_is_listed_and_nothing_else() {
    for (exercise, line) in lines() {
        for (ply, position) in line.plies.iter().zip(line.positions()) {
            let at = format!("{}: {}", exercise.number, ply.text);
            if position.turn() == Seat::White {
                assert!(ply.others.is_empty(), "{at}");
                continue;
            }
            let legal: BTreeSet<Move> = position.moves().into_iter().collect();
            let listed: BTreeSet<Move> = ply.others.iter().copied().chain([ply.played]).collect();
            assert_eq!(legal, listed, "{at}");
        }
    }
}

#[test]
fn only_number_17_has_two_printed_lines() {
    for exercise in Exercise::all() {
        let printed = exercise.printed_lines().count();
        assert_eq!(
            printed,
            1 + usize::from(exercise.number == 17),
            "{}",
            exercise.number
        );
        let first = exercise.lines.iter().take(printed);
        assert!(
            first.into_iter().all(|line| line.by == Author::Book),
            "{}",
            exercise.number
        );
    }
}

#[test]
fn the_words_are_there_in_both_languages() {
    for exercise in Exercise::all() {
        let names = exercise.lines.iter().filter_map(|line| line.name.as_ref());
        for words in [&exercise.printed, &exercise.note].into_iter().chain(names) {
            assert!(!words.en.trim().is_empty(), "{}", exercise.number);
            assert!(!words.nl.trim().is_empty(), "{}", exercise.number);
            assert_ne!(words.en, words.nl, "{}", exercise.number);
        }
        let named = exercise
            .lines
            .iter()
            .filter(|line| line.name.is_some())
            .count();
        let alone = exercise.lines.len() == 1;
        assert_eq!(named == 0, alone, "{}", exercise.number);
    }
    assert!(about().en.contains("reconstructed") && about().nl.contains("afgeleid"));
}

#[test]
fn the_articles_exist_and_are_at_work() {
    for exercise in Exercise::all() {
        assert!(!exercise.articles.is_empty(), "{}", exercise.number);
        for article in &exercise.articles {
            assert!(article.text().is_some(), "{}: {article}", exercise.number);
        }
    }
    // D9: No. 19 crosses a square twice.
    let crossing = |line: &Line| {
        line.plies.iter().any(|ply| {
            let squares: Vec<&str> = ply.text.split('x').collect();
            squares.iter().collect::<BTreeSet<_>>().len() < squares.len()
        })
    };
    let crossed: Vec<u8> = lines()
        .filter(|(_, line)| crossing(line))
        .map(|(exercise, _)| exercise.number)
        .collect();
    assert_eq!(crossed, [19]);
    assert!(
        exercise(19)
            .articles
            .iter()
            .any(|article| article.id == "D9")
    );
}

#[test]
fn a_man_that_passes_the_far_row_is_no_king() {
    // D15, and what the notes say of these.
    for (number, king) in [(5, false), (6, true), (9, true), (12, false)] {
        let line = &exercise(number).lines[0];
        let ply = line.plies.last().expect("plies");
        let mut inside = ply
            .text
            .split('x')
            .skip(1)
            .map(|at| at.parse::<usize>().expect("a number"));
        assert!(inside.any(|at| at <= 5), "{number}");
        assert_eq!(
            !(last(line).kings(Seat::White) & ply.played.to()).is_empty(),
            king,
            "{number}"
        );
        assert_eq!(
            !(crowning_row(Seat::White) & ply.played.to()).is_empty(),
            king,
            "{number}"
        );
    }
    assert!(last(&exercise(3).lines[0]).kings(Seat::White).is_empty());
}

#[test]
fn guessed_pieces_stand_on_the_board_and_only_where_more_than_one_position_fits() {
    for exercise in Exercise::all() {
        let free = exercise.guessed & !exercise.position.occupied();
        assert!(free.is_empty(), "{}", exercise.number);
        if exercise.fit == Fit::Unique {
            assert!(exercise.guessed.is_empty(), "{}", exercise.number);
        }
    }
    assert_eq!(numbers(exercise(13).guessed), [36, 49]);
    assert_eq!(numbers(exercise(19).guessed), [8, 9, 13, 18, 19]);
    assert_eq!(numbers(exercise(21).guessed), [1, 3, 5, 42, 49]);
}

#[test]
fn the_ends_of_the_lines_are_what_they_are_said_to_be() {
    let mut beyond = Vec::new();
    for (exercise, line) in lines() {
        let (number, position) = (exercise.number, last(line));
        let found = best(position, ENOUGH).map(|(_, outcome)| outcome);
        match line.end {
            End::NoPiece => assert!(position.army(Seat::Black).is_empty(), "{number}"),
            End::Lost(within) => match found {
                Some(Outcome::Loses { plies }) => assert!(plies <= u32::from(within), "{number}"),
                Some(Outcome::Unclear { .. }) => beyond.push(number),
                other => panic!("{number}: {other:?}"),
            },
            End::Open => assert!(matches!(found, Some(Outcome::Unclear { .. })), "{number}"),
        }
    }
    // This one is further off than so few positions show.
    assert_eq!(beyond, [20]);
}

#[test]
fn other_first_moves_that_win_are_found_to_win() {
    let mut beyond = Vec::new();
    for exercise in Exercise::all() {
        let number = exercise.number;
        for m in &exercise.also_wins {
            assert!(exercise.position.moves().contains(m), "{number}");
            match best(&exercise.position.after(*m), ENOUGH) {
                Some((_, Outcome::Loses { .. })) => {}
                Some((_, Outcome::Unclear { score })) => {
                    assert!(score < -200, "{number}: {score}");
                    beyond.push((number, m.start().index() + 1));
                }
                other => panic!("{number}: {other:?}"),
            }
        }
    }
    // These win later than so few positions show; in all of them Black is behind by two men or more.
    let later = [
        (2, 22),
        (4, 38),
        (4, 34),
        (4, 38),
        (4, 47),
        (5, 32),
        (7, 20),
        (9, 28),
        (13, 33),
        (20, 20),
    ];
    assert_eq!(beyond, later);
}

#[test]
fn black_need_not_follow_the_printed_order_of_number_12() {
    let position = exercise(12).lines[0].positions()[1];
    let (reply, outcome) = best(&position, ENOUGH).expect("a reply");
    assert_eq!(reply, between(&position, 18, 38));
    assert!(
        matches!(outcome, Outcome::Unclear { score } if score > 0),
        "{outcome:?}"
    );
}

#[test]
fn a_player_who_finds_the_line_has_solved_the_exercise() {
    for exercise in Exercise::all() {
        for (number, line) in exercise.lines.iter().enumerate() {
            let tutor = Tutor::new(exercise).following(number);
            let at = |ply: usize| format!("{}, line {number}, ply {ply}", exercise.number);
            let mut position = exercise.position;
            for (ply, written) in line.plies.iter().enumerate() {
                let standing = Standing::OnLine { line: number, ply };
                assert_eq!(tutor.standing(&position), standing, "{}", at(ply));
                assert_eq!(tutor.solved(&position), None, "{}", at(ply));
                let hint = tutor.hint(&position);
                let reply = tutor.reply(&position);
                if position.turn() == Seat::White {
                    let hint = hint.expect("a hint");
                    assert_eq!((hint.played, reply), (written.played, None), "{}", at(ply));
                    assert_eq!(hint.by, Guide::Line(number), "{}", at(ply));
                    assert_eq!(hint.piece(), written.played.start(), "{}", at(ply));
                } else {
                    assert_eq!((hint, reply), (None, Some(written.played)), "{}", at(ply));
                }
                position = position.after(written.played);
            }
            assert_eq!(
                tutor.standing(&position),
                Standing::Reached { line: number }
            );
            assert_eq!(tutor.solved(&position), Some(Solved::Line(number)));
        }
    }
}

#[test]
fn the_same_position_by_another_order_is_on_the_line() {
    // No. 8: 27-21 and 30-24 the other way about.
    let tutor = Tutor::new(exercise(8));
    let mut position = exercise(8).position;
    for (from, to) in [(27, 21), (16, 27)] {
        position = position.after(between(&position, from, to));
        assert_eq!(tutor.standing(&position), Standing::Off);
    }
    let back = tutor.hint(&position).expect("a hint");
    assert_eq!(back.played, between(&position, 30, 24));
    assert_eq!(back.by, Guide::Line(0));
    position = position.after(back.played);
    let reply = tutor.reply(&position).expect("a reply");
    position = position.after(reply);
    assert_eq!(
        tutor.standing(&position),
        Standing::OnLine { line: 0, ply: 4 }
    );

    // No. 23: Black takes 17x26 first.
    let tutor = Tutor::new(exercise(23));
    let moves = exercise(23).lines[1].plies.iter().map(|ply| ply.played);
    let position = exercise(23).after(moves.take(6));
    assert_eq!(
        tutor.standing(&position),
        Standing::OnLine { line: 0, ply: 6 }
    );
}

#[test]
fn both_games_of_number_17_are_followed() {
    let third = exercise(17).lines[0].positions()[3];
    let tutor = Tutor::new(exercise(17));
    assert_eq!(tutor.reply(&third), Some(between(&third, 32, 37)));
    assert_eq!(
        tutor.following(1).reply(&third),
        Some(between(&third, 32, 38))
    );
    // A line that is not there is followed nowhere.
    assert_eq!(tutor.following(9).reply(&third), tutor.reply(&third));
}

#[test]
fn a_blunder_is_off_the_line_and_is_answered_by_a_legal_reply() {
    for exercise in Exercise::all() {
        let tutor = Tutor::new(exercise);
        let good = |m: &Move| tutor.first(*m) != First::Other;
        let blunders = exercise.position.moves().into_iter().filter(|m| !good(m));
        for blunder in blunders.take(1) {
            let position = exercise.after([blunder]);
            assert_eq!(
                tutor.standing(&position),
                Standing::Off,
                "{}",
                exercise.number
            );
            let reply = tutor.reply(&position).expect("a reply");
            assert!(position.moves().contains(&reply), "{}", exercise.number);
            let position = position.after(reply);
            if let Some(hint) = tutor.hint(&position) {
                assert!(
                    position.moves().contains(&hint.played),
                    "{}",
                    exercise.number
                );
            }
        }
    }
}

#[test]
fn another_win_solves_the_exercise_and_a_blunder_does_not() {
    // 21-16 of No. 1 gives up the shot and wins all the same.
    let tutor = Tutor::new(exercise(1));
    let slow = exercise(1).after([between(&exercise(1).position, 21, 16)]);
    assert!(matches!(tutor.solved(&slow), Some(Solved::Proven { .. })));
    // 34-29 of No. 14 only loses a man.
    let position = exercise(14).position;
    let blunder = between(&position, 34, 29);
    assert_eq!(
        Tutor::new(exercise(14)).solved(&position.after(blunder)),
        None
    );
}

#[test]
fn the_first_move_is_known_by_its_worth() {
    let (tutor, position) = (Tutor::new(exercise(6)), exercise(6).position);
    assert_eq!(tutor.first(between(&position, 27, 21)), First::Printed);
    assert_eq!(tutor.first(between(&position, 18, 12)), First::AlsoWins);
    assert_eq!(tutor.first(between(&position, 37, 31)), First::Other);
    // Only what is printed is printed.
    let twelfth = exercise(12);
    let sound = Tutor::new(twelfth).first(twelfth.lines[1].plies[0].played);
    assert_eq!(sound, First::AlsoWins);
}

#[test]
fn black_without_a_piece_or_a_move_is_beaten_off_the_line_too() {
    let tutor = Tutor::new(exercise(1));
    let none = read("B:W20:B").expect("a position");
    assert_eq!(tutor.solved(&none), Some(Solved::NoPiece));
    let shut = read("B:W31,37:B26").expect("a position");
    assert!(shut.moves().is_empty());
    assert_eq!(tutor.solved(&shut), Some(Solved::NoMove));
    assert_eq!((tutor.reply(&shut), tutor.hint(&shut)), (None, None));
}
