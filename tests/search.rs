//! The look ahead at draughts: it wins what is won, holds out while it can, and says the same every time.

use reglement::notation::fen_draughts::{read, write};
use reglement::rules::draughts::position::Position;
use reglement::rules::draughts::search::{ENOUGH, Outcome, best};
use reglement::rules::tree::Tree;

fn position(text: &str) -> Position {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What a full look at every line of so many plies finds: the plies to a win, or to a loss as a negative number.
fn full(position: &Position, depth: i32) -> Option<i32> {
    let moves = position.moves();
    if moves.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let replies: Vec<Option<i32>> = moves
        .into_iter()
        .map(|m| full(&position.after(m), depth - 1))
        .collect();
    let won = replies.iter().flatten().filter(|plies| **plies <= 0);
    if let Some(soonest) = won.map(|plies| 1 - plies).min() {
        return Some(soonest);
    }
    let lost: Option<Vec<i32>> = replies.into_iter().collect();
    lost.and_then(|plies| plies.into_iter().max())
        .map(|plies| -plies - 1)
}

fn searched(position: &Position) -> Option<i32> {
    match best(position, ENOUGH)?.1 {
        Outcome::Wins { plies } => Some(plies as i32),
        Outcome::Loses { plies } => Some(-(plies as i32)),
        Outcome::Unclear { .. } => None,
    }
}

/// Small positions of every kind, from a rule and not from chance.
fn small() -> Vec<Position> {
    let mut texts = Vec::new();
    for turn in ["W", "B"] {
        for at in 0..9 {
            let (a, b, c) = (21 + at * 3, 6 + at * 2, 12 + at * 4);
            texts.push(format!("{turn}:W{a}:B{b}"));
            texts.push(format!("{turn}:WK{c}:B{b}"));
            texts.push(format!("{turn}:W{a},{}:B{b},{c}", a + 1));
            texts.push(format!("{turn}:WK{c},{a}:B{b},K{}", 50 - at));
        }
    }
    let positions: Vec<Position> = texts.iter().filter_map(|text| read(text).ok()).collect();
    assert!(positions.len() > 50, "{}", positions.len());
    positions
}

#[test]
fn it_agrees_with_a_full_look_at_small_positions() {
    const DEPTH: i32 = 5;
    let mut decided = 0;
    for position in small() {
        let text = write(&position);
        if position.moves().is_empty() {
            assert_eq!(best(&position, ENOUGH), None, "{text}");
            continue;
        }
        let found = searched(&position);
        match full(&position, DEPTH) {
            Some(plies) => {
                decided += 1;
                assert_eq!(found, Some(plies), "{text}");
            }
            None => assert!(found.is_none_or(|plies| plies.abs() > DEPTH), "{text}"),
        }
    }
    assert!(decided > 15, "{decided}");
}

#[test]
fn a_won_ending_is_won_to_the_last_piece() {
    // Two kings against a man, a shot, and a man who may still hope for a king.
    for text in ["W:WK46,K47:B12", "W:W21,33,38,42:B11,24", "W:W14,26,35:B28"] {
        let mut at = position(text);
        let Some((_, Outcome::Wins { plies })) = best(&at, ENOUGH) else {
            panic!("{text} is won");
        };
        for left in (1..=plies).rev() {
            let (m, outcome) = best(&at, ENOUGH).expect("a move");
            let expected = match (plies - left) % 2 {
                0 => Outcome::Wins { plies: left },
                _ => Outcome::Loses { plies: left },
            };
            assert_eq!(outcome, expected, "{text}, {}", write(&at));
            at = at.after(m);
        }
        assert!(at.moves().is_empty(), "{text}");
    }
}

#[test]
fn the_lost_side_holds_out_longest() {
    let position = position("B:W26,K28,35:B43");
    let (reply, outcome) = best(&position, ENOUGH).expect("a reply");
    let Outcome::Loses { plies } = outcome else {
        panic!("{outcome:?}");
    };
    let longest = position
        .moves()
        .into_iter()
        .map(|m| full(&position.after(m), 5).expect("a win"))
        .max();
    assert_eq!(Some(plies as i32 - 1), longest);
    assert!(position.moves().contains(&reply));
}

#[test]
fn the_same_question_has_the_same_answer() {
    for text in [
        "W:W31-50:B1-20",
        "B:W27,28,32,37,38:B14,18,19,23,24",
        "W:WK5,27:BK46,12",
    ] {
        let position = position(text);
        for nodes in [1_000, 30_000] {
            assert_eq!(best(&position, nodes), best(&position, nodes), "{text}");
        }
    }
}

#[test]
fn without_a_look_there_is_still_a_legal_move() {
    let start = Position::start();
    for nodes in [0, 1, 5] {
        let (m, outcome) = best(&start, nodes).expect("a move");
        assert!(start.moves().contains(&m));
        assert!(matches!(outcome, Outcome::Unclear { .. }));
    }
}

#[test]
fn a_draw_is_neither_won_nor_lost() {
    let (_, outcome) = best(&position("W:WK5:BK46,K14"), ENOUGH).expect("a move");
    assert!(!matches!(outcome, Outcome::Wins { .. }), "{outcome:?}");
    let (_, outcome) = best(&position("W:WK1:BK5"), ENOUGH).expect("a move");
    assert!(matches!(outcome, Outcome::Unclear { .. }), "{outcome:?}");
}
