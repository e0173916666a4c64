//! Where nothing is false and everything was said, the letter is as the arbiter has it.

use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::rules::cross::position::Position as Cross;
use reglement::rules::letter::Attack;
use reglement::rules::position::{Move, Position};

use crate::board::read;
use crate::walk::{self, TABLES};

/// Positions of one game at two seats, from its start.
pub fn of_two(game: Game, seed: u64, games: usize) -> Vec<Position> {
    let mut random = Rng::with_seed(seed);
    let mut all = Vec::new();
    for _ in 0..games {
        let mut at = game.start();
        for _ in 0..150 {
            all.push(at);
            let moves = at.moves();
            let Some(chosen) = random.choice(&moves) else {
                break;
            };
            at = at.after(*chosen);
        }
    }
    all
}

/// Positions of the games of four, at every table, on boards of every kind.
pub fn of_four(seed: u64, at_least: usize) -> Vec<Position> {
    let of = |table| walk::positions(table, seed, at_least);
    let all = TABLES.into_iter().flat_map(of);
    all.map(Position::Cross).collect()
}

/// The position after a play that need not be legal, with all that follows of itself.
pub fn put(position: &Position, played: Move, unsaid: &[Attack]) -> Option<Position> {
    let play = position.play(played);
    let put = position.put(&play)?;
    Some(put.settled(position, &play, unsaid))
}

fn agree(position: &Position) {
    for m in position.moves() {
        let shown = || format!("{} {m:?}", fen::write(position));
        assert_eq!(
            put(position, m, &[]),
            Some(position.after(m)),
            "{}",
            shown()
        );
    }
}

#[test]
fn a_legal_move_put_is_the_position_after_it_at_two_seats() {
    for game in [Game::Chess1869, Game::ChessModern, Game::Draughts1879] {
        for position in of_two(game, 23, 5) {
            agree(&position);
        }
    }
    for text in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k2r/8/8/8/8/8/8/R3K3 b Qk - 5 9",
        "4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 3",
    ] {
        agree(&fen::read(text, Game::Chess1869).expect("a position"));
    }
}

#[test]
fn a_legal_move_put_and_settled_is_the_position_after_it_of_four() {
    for position in of_four(1869, 700) {
        agree(&position);
    }
}

/// Fields of the text that say who is mated or released are believed, whether or not it is so.
#[test]
fn a_legal_move_put_and_settled_is_the_position_after_it_whatever_a_text_said_of_mates() {
    let mut random = Rng::with_seed(4);
    for (game, seating) in TABLES {
        for _ in 0..60 {
            let text = walk::said(game, &mut random);
            agree(&read(game, seating, &text).into());
        }
    }
}

#[test]
fn all_that_is_said_binds_as_the_arbiter_has_it() {
    let listed = |mut moves: Vec<Move>| {
        moves.sort_by_key(|m| (m.start(), m.end(), m.role()));
        moves
    };
    for position in of_two(Game::Chess1869, 5, 2)
        .into_iter()
        .chain(of_four(5, 100))
    {
        assert_eq!(
            listed(position.moves_unbound(&[])),
            listed(position.moves())
        );
        for m in position.moves() {
            assert_eq!(position.judge_unbound(&position.play(m), &[]), Ok(m));
        }
    }
}

#[test]
fn attacks_are_the_checks_and_of_four_the_warned_and_the_open_attacks_on_queens() {
    let mut met = 0;
    for position in of_four(7, 150) {
        let four = position.cross().expect("of four");
        let mut told = Vec::new();
        for seat in Seat::FOUR {
            let target = four.king(seat);
            let by = four.checkers(seat).into_iter();
            told.extend(by.map(|attacker| Attack { attacker, target }));
        }
        for warning in four.warnings().into_iter().chain(four.open_attacks()) {
            met += 1;
            told.push(Attack {
                attacker: warning.attacker,
                target: warning.queen,
            });
        }
        let attacks = position.attacks();
        assert_eq!(attacks.len(), told.len());
        assert!(told.iter().all(|attack| attacks.contains(attack)));
    }
    assert!(met > 100);
    for position in of_two(Game::Chess1869, 7, 3) {
        let king = position.king().expect("a king");
        let by: Vec<_> = position.attacks();
        assert!(by.iter().all(|attack| attack.target == king));
        let by: Vec<_> = by.into_iter().map(|attack| attack.attacker).collect();
        assert_eq!(by, position.checkers());
    }
    assert!(Game::Draughts1879.start().attacks().is_empty());
}

/// Some of the attacks of a position, as if nobody had said them.
pub fn some(random: &mut Rng, attacks: Vec<Attack>) -> Vec<Attack> {
    attacks.into_iter().filter(|_| random.bool()).collect()
}

#[test]
fn who_was_not_warned_may_do_all_that_he_might_and_more() {
    let mut random = Rng::with_seed(16);
    let (mut more, mut checked) = (0, 0);
    for position in of_two(Game::Chess1869, 16, 6)
        .into_iter()
        .chain(of_four(16, 250))
    {
        let unsaid = some(&mut random, position.attacks());
        let (legal, unbound) = (position.moves(), position.moves_unbound(&unsaid));
        let shown = || format!("{} {unsaid:?}", fen::write(&position));
        assert!(legal.iter().all(|m| unbound.contains(m)), "{}", shown());
        more += usize::from(unbound.len() > legal.len());
        let king = position.king().expect("a king");
        let silent = |by: &_| {
            unsaid.contains(&Attack {
                attacker: *by,
                target: king,
            })
        };
        checked += usize::from(!position.checkers().is_empty());
        for m in unbound {
            let play = position.play(m);
            assert_eq!(position.judge_unbound(&play, &unsaid), Ok(m), "{}", shown());
            let Some(put) = position.put(&play) else {
                panic!("{} {m:?}", shown());
            };
            // Unless he moves himself, whoever attacks the king then was silent.
            let attacks = put.attacks();
            let mut on_him = attacks.iter().filter(|attack| attack.target == king);
            let stays = m.start() != king;
            let mated = position.cross().map_or(Seats::NONE, Cross::mated);
            if stays && mated.is_empty() {
                assert!(on_him.all(|attack| silent(&attack.attacker)), "{}", shown());
            }
        }
    }
    assert!(more > 20 && checked > more, "{more} of {checked}");
}
