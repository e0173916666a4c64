//! Games in which many a move is false: whatever is put, there is a position, and nothing that can be asked of it fails.

use fastrand::Rng;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::notation::letters::Letters;
use reglement::notation::{san, written};
use reglement::rules::letter::Attack;
use reglement::rules::play::Play;
use reglement::rules::position::{Move, Position};

use crate::agrees::some;
use crate::board::read;
use crate::walk::{self, TABLES};

/// A play that a hand might make: of any man, to anywhere, by way of anything, becoming anybody.
fn any_play(position: &Position, random: &mut Rng) -> Play {
    let squares: Vec<Square> = position.grid().squares().collect();
    let mut any = || squares[random.usize(..squares.len())];
    let path = [any(), any(), any(), any()];
    let men: Vec<Square> = squares
        .iter()
        .copied()
        .filter(|at| position.piece(*at).is_some())
        .collect();
    let own: Vec<Square> = men
        .iter()
        .copied()
        .filter(|at| position.piece(*at).map(|piece| piece.seat) == Some(position.turn()))
        .collect();
    let from = match random.u8(..8) {
        0 => path[0],
        1 | 2 => men[random.usize(..men.len())],
        _ => *random.choice(&own).unwrap_or(&path[0]),
    };
    let to = match random.u8(..3) {
        0 => men[random.usize(..men.len())],
        _ => path[1],
    };
    let play = match position {
        Position::Draughts(_) => {
            let path: Vec<Square> = [from]
                .into_iter()
                .chain(path.into_iter().skip(random.usize(1..4)))
                .collect();
            Play::along(&path).unwrap_or(Play::new(from, to))
        }
        _ => Play::new(from, to),
    };
    match random.u8(..4) {
        0 => play.promoting(Role::CHESS[random.usize(..6)]),
        1 => play.promoting(Role::Queen),
        _ => play,
    }
}

/// Each seat has its one king.
fn kings_stand(position: &Position, shown: &str) {
    let seats: &[Seat] = match position {
        Position::Chess(_) => &Seat::TWO,
        Position::Cross(_) => &Seat::FOUR,
        Position::Draughts(_) => &[],
    };
    for seat in seats {
        let mut kings = position.grid().squares().filter(|at| {
            let piece = position.piece(*at);
            piece.is_some_and(|piece| piece.seat == *seat && piece.role == Role::King)
        });
        let king = kings.next().unwrap_or_else(|| panic!("{shown}"));
        assert_eq!(kings.next(), None, "{shown}");
        match position {
            Position::Chess(chess) => assert_eq!(chess.king(*seat), king, "{shown}"),
            Position::Cross(cross) => assert_eq!(cross.king(*seat), king, "{shown}"),
            Position::Draughts(_) => {}
        }
    }
}

fn takes_king(position: &Position, m: Move) -> bool {
    position
        .taken(m)
        .iter()
        .any(|(_, piece)| piece.role == Role::King)
}

/// Everything that can be asked of a position.
fn asked(position: &Position, unsaid: &[Attack], random: &mut Rng, came: &str) {
    let shown = format!("{came} -> {}", fen::write(position));
    kings_stand(position, &shown);
    let legal = position.moves();
    assert_eq!(position.perft(1), legal.len() as u64, "{shown}");
    assert_eq!(position.has_moves(), !legal.is_empty(), "{shown}");
    let unbound = position.moves_unbound(unsaid);
    assert!(legal.iter().all(|m| unbound.contains(m)), "{shown}");
    for m in &unbound {
        assert!(!takes_king(position, *m), "{shown} {m:?}");
        let play = position.play(*m);
        let _ = written::play(position, &play);
        let _ = position.castling_wing(*m);
    }
    let few: Vec<Move> = unbound
        .iter()
        .copied()
        .filter(|_| random.u8(..6) == 0)
        .collect();
    for m in few {
        let _ = written::write(position, m, Letters::English);
        if !matches!(position, Position::Draughts(_)) {
            let _ = san::write(position, m, Letters::English);
        }
        kings_stand(&position.after(m), &shown);
        let put = position.put(&position.play(m));
        assert!(
            put.is_some() || matches!(position, Position::Draughts(_)),
            "{shown} {m:?}"
        );
    }
    for _ in 0..12 {
        let play = any_play(position, random);
        let judged = position.judge(&play);
        let unbound = position.judge_unbound(&play, unsaid);
        assert!(judged.is_err() || unbound == judged, "{shown} {play:?}");
        if let Err(breach) = judged {
            let _ = breach.squares();
        }
    }
    let king = position.king();
    let checkers = position.checkers();
    let attacks = position.attacks();
    let on_king = attacks.iter().filter(|attack| Some(attack.target) == king);
    assert_eq!(on_king.count(), checkers.len(), "{shown}");
    for castling in position.castlings() {
        let (king, _) = position.castling_squares(castling);
        let piece = position.piece(king);
        assert_eq!(piece.map(|piece| piece.role), Some(Role::King), "{shown}");
    }
    for seat in Seat::TWO.into_iter().chain(Seat::FOUR) {
        let turned = position.with_turn(seat);
        kings_stand(&turned, &shown);
        let _ = (turned.moves(), turned.has_moves());
    }
    let [one, other] = [0; 2].map(|_| any_play(position, random).end());
    let changes = [(one, position.piece(other)), (other, position.piece(one))];
    if let Some(amended) = position.amended(&changes, &position.castlings()) {
        kings_stand(&amended, &shown);
        let _ = (amended.moves(), amended.attacks(), fen::write(&amended));
    }
}

/// A position's text is that of a position, where the game's texts allow a king left in check; what it says is all.
fn reads_back(game: Game, position: &Position, unsaid: &[Attack], came: &str) {
    let text = fen::write(position);
    match position {
        Position::Chess(_) => match fen::read(&text, game) {
            Ok(read) => assert_eq!(read, *position, "{came} -> {text}"),
            Err(error) => assert!(
                error.to_string().contains("cannot be in check"),
                "{came} -> {text}: {error}"
            ),
        },
        Position::Cross(cross) => {
            let read = Position::Cross(read(game, cross.seating(), &text));
            if unsaid.is_empty() {
                assert_eq!(read, *position, "{came} -> {text}");
            }
        }
        Position::Draughts(_) => {
            assert_eq!(fen::read(&text, game), Ok(*position), "{came} -> {text}");
        }
    }
}

/// Plays on, falsely as often as not; says how many plays were false.
fn plays(game: Game, first: Position, random: &mut Rng, plies: usize) -> usize {
    let mut position = first;
    let mut unsaid = Vec::new();
    let mut falsely = 0;
    for _ in 0..plies {
        let came = format!("{game:?} {}", fen::write(&position));
        let moves = position.moves_unbound(&unsaid);
        let play = match random.choice(&moves) {
            Some(m) if random.bool() => position.play(*m),
            _ => any_play(&position, random),
        };
        let Some(put) = position.put(&play) else {
            continue;
        };
        falsely += usize::from(position.judge_unbound(&play, &unsaid).is_err());
        let came = format!("{came} {}", play.coordinates(position.grid()));
        kings_stand(&put, &came);
        let _ = (put.moves(), put.has_moves(), fen::write(&put));
        unsaid = match random.u8(..3) {
            0 => some(random, put.attacks()),
            _ => Vec::new(),
        };
        let next = put.settled(&position, &play, &unsaid);
        assert_eq!(next.settled(&position, &play, &unsaid), next, "{came}");
        assert!(
            matches!(next, Position::Cross(_)) || next.turn() != position.turn(),
            "{came}"
        );
        asked(&next, &unsaid, random, &came);
        reads_back(game, &next, &unsaid, &came);
        position = next;
    }
    falsely
}

#[test]
fn chess_goes_on_whatever_is_put() {
    let mut random = Rng::with_seed(10);
    let mut falsely = 0;
    for game in [Game::Chess1869, Game::ChessModern] {
        for _ in 0..12 {
            falsely += plays(game, game.start(), &mut random, 70);
        }
    }
    assert!(falsely > 300, "{falsely}");
}

#[test]
fn chess_for_four_goes_on_whatever_is_put() {
    let mut random = Rng::with_seed(11);
    let mut falsely = 0;
    for (game, seating) in TABLES {
        for kind in 0..15 {
            let text = match kind % 4 {
                0 => walk::array(game, seating).to_owned(),
                1 => walk::open_board(&mut random),
                2 => walk::hunt(&mut random),
                _ => walk::said(game, &mut random),
            };
            let first = read(game, seating, &text).into();
            falsely += plays(game, first, &mut random, 25);
        }
    }
    assert!(falsely > 300, "{falsely}");
}

#[test]
fn draughts_goes_on_whatever_is_put() {
    let mut random = Rng::with_seed(12);
    let mut falsely = 0;
    for _ in 0..20 {
        falsely += plays(
            Game::Draughts1879,
            Game::Draughts1879.start(),
            &mut random,
            100,
        );
    }
    assert!(falsely > 100, "{falsely}");
}
