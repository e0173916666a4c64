//! Two-handed chess: false moves put, unsaid checks, set-ups amended.

use reglement::board::grid::EIGHT;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach, LetterBreach};
use reglement::notation::fen;
use reglement::rules::castling::Wing;
use reglement::rules::letter::Attack;
use reglement::rules::play::Play;
use reglement::rules::position::Position;

fn read(text: &str) -> Position {
    fen::read(text, Game::Chess1869).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn at(name: &str) -> Square {
    EIGHT.named(name).expect("a square")
}

fn play(text: &str) -> Play {
    let play = Play::new(at(&text[..2]), at(&text[2..4]));
    match text[4..].chars().next().and_then(Role::from_letter) {
        Some(role) => play.promoting(role),
        None => play,
    }
}

/// The text of the position after a play, or nothing.
fn put(text: &str, tried: &str) -> Option<String> {
    let put = read(text).put(&play(tried))?;
    Some(fen::write(&put))
}

fn unsaid(pairs: &[[&str; 2]]) -> Vec<Attack> {
    let attack = |pair: &[&str; 2]| Attack {
        attacker: at(pair[0]),
        target: at(pair[1]),
    };
    pairs.iter().map(attack).collect()
}

/// Where the man on a square may go when these attacks were not said.
fn targets(position: &Position, from: &str, unsaid: &[Attack]) -> String {
    let moves = position.moves_unbound(unsaid).into_iter();
    let of_it = moves.filter(|m| m.start() == at(from));
    let mut names: Vec<String> = of_it.map(|m| EIGHT.label(m.end())).collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

#[test]
fn whatever_man_is_put_stands_where_he_was_put_and_what_stood_there_is_gone() {
    let text = "4k3/8/3r4/8/8/2N5/1P6/4K2R w K - 7 20";
    let put = |tried| put(text, tried).unwrap_or_default();
    assert_eq!(put("h1d5"), "4k3/8/3r4/3R4/8/2N5/1P6/4K3 b - - 8 20");
    assert_eq!(
        put("c3b2"),
        "4k3/8/3r4/8/8/8/1N6/4K2R b K - 0 20",
        "his own"
    );
    assert_eq!(
        put("d6h1"),
        "4k3/8/8/8/8/2N5/1P6/4K2r b - - 0 20",
        "an enemy's"
    );
    assert_eq!(put("e8e7"), "8/4k3/3r4/8/8/2N5/1P6/4K2R b K - 8 20");
    assert_eq!(put("b2g6"), "4k3/8/3r2P1/8/8/2N5/8/4K2R b K - 0 20");
}

#[test]
fn what_leaves_no_position_is_not_put() {
    let text = "4k3/P7/8/8/8/8/7p/4K2R w K - 0 1";
    for tried in [
        "h1e8", "h1e1", "a6a7", "h1h1", "a7a8", "a7b1", "a7a8k", "h2h8",
    ] {
        assert_eq!(put(text, tried), None, "{tried}");
    }
    assert!(put(text, "a7a8q").is_some());
    assert!(
        put(text, "h2g1n").is_some(),
        "an enemy's pawn on its last rank"
    );
    let position = read(text);
    let off = Square::new(64);
    assert_eq!(position.put(&Play::new(at("h1"), off)), None);
    assert_eq!(position.put(&Play::new(off, at("h3"))), None);
}

#[test]
fn a_forbidden_castling_moves_the_rook_all_the_same() {
    // The king has moved.
    assert_eq!(
        put("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1").as_deref(),
        Some("4k3/8/8/8/8/8/8/R4RK1 b - - 1 1")
    );
    // Over a man, through check, out of check.
    assert_eq!(
        put("4k3/8/8/8/3rr3/8/8/RN2K3 w Q - 0 1", "e1c1").as_deref(),
        Some("4k3/8/8/8/3rr3/8/8/1NKR4 b - - 1 1")
    );
    // Where a man stands on either landing square, or no rook in the corner, it is the king alone that goes.
    assert_eq!(
        put("4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1").as_deref(),
        Some("4k3/8/8/8/8/8/8/6KR b - - 0 1")
    );
    assert_eq!(
        put("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1").as_deref(),
        Some("4k3/8/8/8/8/8/8/5BKR b - - 1 1")
    );
    assert_eq!(
        put("4k3/8/8/8/8/8/8/4K2r w - - 0 1", "e1g1").as_deref(),
        Some("4k3/8/8/8/8/8/8/6Kr b - - 1 1")
    );
}

#[test]
fn only_a_double_step_as_pawns_make_it_can_be_taken_in_passing() {
    let array = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    let passed = |text: &str, tried| {
        let text = put(text, tried).unwrap_or_default();
        text.split(' ').nth(3).map(str::to_owned)
    };
    assert_eq!(passed(array, "e2e4").as_deref(), Some("e3"));
    assert_eq!(passed(array, "e2d4").as_deref(), Some("-"));
    assert_eq!(
        passed(array, "e7e5").as_deref(),
        Some("-"),
        "the enemy's pawn"
    );
    let late = "4k3/8/8/8/8/4P3/4n3/4K3 w - - 0 1";
    assert_eq!(passed(late, "e3e5").as_deref(), Some("-"));
    let blocked = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
    assert_eq!(passed(blocked, "e2e4").as_deref(), Some("-"));
    // And only a pawn that goes aslant takes so.
    let late = "4k3/8/8/3pP3/8/8/8/4K2R w - d6 0 5";
    assert_eq!(
        put(late, "h1d6").as_deref(),
        Some("4k3/8/3R4/3pP3/8/8/8/4K3 b - - 1 5")
    );
}

#[test]
fn a_check_that_nobody_said_binds_nobody() {
    let position = read("4k3/8/8/8/4r3/8/P7/R3K2R w KQ - 0 1");
    let silent = unsaid(&[["e4", "e1"]]);
    assert!(position.judge(&play("a2a3")).is_err());
    assert!(position.judge_unbound(&play("a2a3"), &silent).is_ok());
    assert!(
        position.judge_unbound(&play("e1g1"), &silent).is_ok(),
        "castling too"
    );
    assert_eq!(targets(&position, "a2", &silent), "a3 a4");
    assert_eq!(targets(&position, "a2", &[]), "");
    assert_eq!(
        targets(&position, "e1", &silent),
        "c1 d1 d2 f1 f2 g1",
        "not where the rook attacks"
    );
    let into = position.judge_unbound(&play("e1e2"), &silent);
    assert!(matches!(
        into,
        Err(Breach::Chess(ChessBreach::KingInto { .. }))
    ));
}

#[test]
fn a_check_that_was_said_binds_beside_one_that_was_not() {
    let position = read("4k3/8/8/8/4r2b/8/8/R3K2N w - - 0 1");
    let silent = unsaid(&[["e4", "e1"]]);
    assert!(position.judge_unbound(&play("a1a8"), &silent).is_err());
    assert!(
        position.judge_unbound(&play("h1g3"), &silent).is_ok(),
        "the bishop's is answered"
    );
    assert_eq!(targets(&position, "h1", &silent), "f2 g3");
    let of_another = unsaid(&[["e4", "e8"]]);
    assert!(position.judge_unbound(&play("h1g3"), &of_another).is_err());
}

#[test]
fn a_man_that_covers_the_king_from_another_is_held_though_a_check_is_unsaid() {
    let position = read("4k3/8/8/8/4r3/8/3N4/r2QK3 w - - 0 1");
    let silent = unsaid(&[["e4", "e1"]]);
    let exposed = position.judge_unbound(&play("d1d5"), &silent);
    assert!(exposed.is_err());
    assert!(position.judge_unbound(&play("d2b3"), &silent).is_ok());
}

#[test]
fn pawns_are_promoted_though_a_check_is_unsaid() {
    let position = read("8/P3k3/8/8/4r3/8/8/4K3 w - - 0 1");
    let silent = unsaid(&[["e4", "e1"]]);
    let moves = position.moves_unbound(&silent);
    let promotions = moves.iter().filter(|m| m.start() == at("a7"));
    assert_eq!(promotions.count(), 4);
    assert!(position.judge_unbound(&play("a7a8"), &silent).is_err());
}

#[test]
fn a_king_left_in_check_is_never_taken() {
    let left = read("4k3/8/8/8/4r3/8/P7/R3K3 w - - 0 1")
        .put(&play("a2a3"))
        .expect("a position");
    assert!(left.moves().iter().all(|m| m.end() != at("e1")));
    assert!(left.moves_unbound(&[]).iter().all(|m| m.end() != at("e1")));
    assert_eq!(left.moves().len() as u64, left.perft(1));
    let spared = Err(Breach::Letter(LetterBreach::KingSpared { at: at("e1") }));
    assert_eq!(left.judge(&play("e4e1")), spared);
    // Kings side by side, a pawn before a king.
    let near = read("8/8/8/4k3/8/4K3/5p2/8 b - - 0 1")
        .put(&play("e5e4"))
        .expect("a position");
    assert_eq!(near.checkers(), [at("e4")]);
    assert!(near.moves().iter().all(|m| m.end() != at("e4")));
}

#[test]
fn another_turn_is_the_same_position_with_nothing_to_take_in_passing() {
    let stepped = read("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9")
        .put(&play("e2e4"))
        .expect("a position");
    let again = stepped.with_turn(Seat::White);
    assert_eq!(fen::write(&again), "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 9");
    assert_eq!(stepped.with_turn(Seat::Black), stepped);
    assert_eq!(stepped.with_turn(Seat::South), stepped);
    // Black's second move is one move with his first.
    let once = stepped.put(&play("e8e7")).expect("a position");
    let twice = once.with_turn(Seat::Black).put(&play("d4d3"));
    assert_eq!(
        twice.map(|twice| fen::write(&twice)).as_deref(),
        Some("8/4k3/8/8/4P3/3p4/8/4K3 w - - 0 10")
    );
}

#[test]
fn a_set_up_amended_keeps_the_castlings_that_can_be_and_drops_the_others() {
    let array = Game::Chess1869.start();
    let piece = |name| array.piece(at(name));
    let all = array.castlings();
    assert_eq!(all.len(), 4);
    assert_eq!(
        array.castling_squares((Seat::Black, Wing::Queen)),
        (at("e8"), at("a8"))
    );
    let swap = |position: &Position, one, other, open: &[(Seat, Wing)]| {
        let changes = [
            (at(one), position.piece(at(other))),
            (at(other), position.piece(at(one))),
        ];
        position.amended(&changes, open)
    };
    let wrong = swap(&array, "a1", "b1", &all).expect("a position");
    assert!(fen::write(&wrong).ends_with("NRBQKBNR w Kkq - 0 1"));
    let right = swap(&wrong, "a1", "b1", &all).expect("a position");
    assert_eq!(right, array);
    let right = swap(&wrong, "a1", "b1", &wrong.castlings()).expect("a position");
    assert!(fen::write(&right).ends_with("RNBQKBNR w Kkq - 0 1"));
    let kings = swap(&array, "d1", "e1", &all).expect("a position");
    assert!(fen::write(&kings).ends_with("RNBKQBNR w kq - 0 1"));
    // A forgotten rook may be one given as odds: the king then castles alone (A15).
    let forgotten = array
        .amended(&[(at("h1"), None)], &all)
        .expect("a position");
    assert_eq!(forgotten.castlings().len(), 4);
    // What is no position of the game.
    assert_eq!(array.amended(&[(at("e1"), None)], &all), None);
    assert_eq!(array.amended(&[(at("e1"), piece("e8"))], &all), None);
    assert_eq!(swap(&array, "e7", "e8", &all).map(|_| ()), None);
    let pawn = Piece {
        seat: Seat::White,
        role: Role::Pawn,
    };
    assert_eq!(array.amended(&[(at("a1"), Some(pawn))], &all), None);
    assert_eq!(array.amended(&[(Square::new(99), None)], &all), None);
}
