//! Every pair of squares, judged: legal exactly when it is listed, and refused with the reason that comes first.

use std::collections::BTreeSet;

use reglement::board::grid::CROSS;
use reglement::board::piece::Role;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::breach::Breach;
use reglement::rules::cross::moves::Move;
use reglement::rules::cross::position::{Position, Status};
use reglement::rules::cross::seating::Seating;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::agrees::rules;
use crate::board::{label, text};
use crate::slow::{Slow, Step, square};
use crate::walk::{TABLES, positions};

/// One into which a pawn is promoted, and two into which none is.
const ROLES: [Role; 3] = [Role::Queen, Role::King, Role::Pawn];

/// Every pair of squares; from a man of the seat at turn, with promotions named as well.
fn every_play(position: &Position) -> Vec<Play> {
    let mut plays = Vec::new();
    for from in CROSS.squares() {
        let own = position
            .piece(from)
            .is_some_and(|piece| piece.seat == position.turn());
        for to in CROSS.squares() {
            let bare = Play::new(from, to);
            plays.push(bare);
            plays.extend(
                ROLES
                    .iter()
                    .filter(|_| own)
                    .map(|role| bare.promoting(*role)),
            );
        }
    }
    plays
}

fn step(play: &Play) -> Step {
    Step {
        from: square(&label(play.start())),
        to: square(&label(play.end())),
        role: play.role.map(|role| role.letter().to_ascii_uppercase()),
    }
}

fn playing(table: (Game, Seating), seed: u64, at_least: usize) -> Vec<Position> {
    let mut all = positions(table, seed, at_least);
    all.retain(|position| position.status() == Status::Play);
    all
}

#[test]
fn a_play_is_judged_legal_exactly_when_it_is_among_the_moves() {
    for (game, seating) in TABLES {
        for position in playing((game, seating), 1879, 40).iter().step_by(6) {
            let listed: Vec<Move> = position.moves();
            for play in every_play(position) {
                let judged = position.judge(&play);
                let found = listed.iter().copied().find(|m| Play::from(*m) == play);
                match (judged, found) {
                    (Ok(judged), Some(found)) => assert_eq!(judged, found),
                    (Err(breach), None) => explained(game, &breach, position, &play),
                    other => panic!("{} {play:?}: {other:?}", text(position)),
                }
            }
        }
    }
}

/// Every refusal shows squares of the board, each once, and cites an article.
fn explained(game: Game, breach: &Breach, position: &Position, play: &Play) {
    let shown = || {
        format!(
            "{} {}: {breach:?}",
            text(position),
            play.coordinates(&CROSS)
        )
    };
    let marks = breach.squares();
    let board: BTreeSet<usize> = CROSS.squares().map(Square::index).collect();
    let once: BTreeSet<usize> = marks.iter().copied().map(Square::index).collect();
    assert!(!marks.is_empty() && once.is_subset(&board), "{}", shown());
    assert_eq!(
        once.len(),
        marks.len(),
        "a square is marked twice: {}",
        shown()
    );
    assert!(!(game.page().rule)(breach).article.id.is_empty());
}

#[test]
fn of_several_reasons_the_first_of_the_order_is_given() {
    for (game, seating) in TABLES {
        for position in playing((game, seating), 1967, 50).iter().step_by(7) {
            let slow = Slow::read(&text(position), rules(game, seating));
            let fits = slow.fitting();
            for play in every_play(position) {
                let Err(breach) = position.judge(&play) else {
                    continue;
                };
                let cited = (game.page().rule)(&breach).article.id;
                let may = slow.refused(&fits, step(&play));
                assert!(
                    may.contains(&cited),
                    "{} {}: {cited}, not {may:?}",
                    text(position),
                    play.coordinates(&CROSS)
                );
            }
        }
    }
}

#[test]
fn a_move_takes_what_it_says_it_takes() {
    for (game, seating) in TABLES {
        for position in playing((game, seating), 41, 120) {
            for m in position.moves() {
                let shown = || format!("{} {}", text(&position), Play::from(m).coordinates(&CROSS));
                let men =
                    |of: &Position| CROSS.squares().filter(|at| of.piece(*at).is_some()).count();
                let after = position.after(m);
                match position.taken(m) {
                    None => assert_eq!(men(&after), men(&position), "{}", shown()),
                    Some((at, piece)) => {
                        assert_eq!(men(&after), men(&position) - 1, "{}", shown());
                        assert_eq!(position.piece(at), Some(piece), "{}", shown());
                        assert_ne!(after.piece(at), Some(piece), "{}", shown());
                        assert!(!seating.allied(piece.seat, position.turn()), "{}", shown());
                        assert_ne!(piece.role, Role::King, "{}", shown());
                    }
                }
                let rook = |of: &Position| {
                    CROSS
                        .squares()
                        .filter(|at| {
                            let own = of.piece(*at).filter(|piece| piece.seat == position.turn());
                            own.is_some_and(|piece| piece.role == Role::Rook)
                        })
                        .map(Square::index)
                        .collect::<BTreeSet<_>>()
                };
                let king = position.king(position.turn()) == m.from;
                let castles = king && rook(&after) != rook(&position);
                if castles {
                    assert!(position.castling_wing(m).is_some(), "{}", shown());
                }
            }
        }
    }
}
