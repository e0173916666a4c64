//! Which man is meant.

use reglement::exchange::fault::{Oddity, Remark, Wrong};
use reglement::law::breach::{Breach, ChessBreach};

use super::read::*;

/// A game of one move from a position.
fn from(fen: &str, word: &str) -> String {
    format!("[FEN \"{fen}\"]\n\n1. {word} *")
}

#[test]
fn a14_short_notation_names_the_man_and_no_more() {
    let queens = "k7/8/1Q3Q2/8/8/8/1Q6/7K w - - 0 1";
    for (word, short) in [
        ("Q2d4", "Q2d4"),
        ("Qb6d4", "Qb6d4"),
        ("Qfd4", "Qfd4"),
        ("Qf6-d4", "Qfd4"),
    ] {
        let score = one(from(queens, word));
        assert_eq!(names(&score.start, &score.line), short);
    }
    let pinned = "3rk3/8/8/8/3N4/6N1/8/3K4 w - - 0 1";
    for word in ["Nf5", "Ngf5", "Ng3f5", "g3f5"] {
        let score = one(from(pinned, word));
        assert_eq!(names(&score.start, &score.line), "Nf5", "{word}");
    }
    let rooks = "4k3/8/R7/8/8/8/R7/4K3 w - - 0 1";
    for word in ["Ra2a4", "Ra2-a4", "a2a4", "R2a4"] {
        let score = one(from(rooks, word));
        assert_eq!(names(&score.start, &score.line), "R2a4", "{word}");
    }
    for word in ["Ra4", "Raa4"] {
        let fault = wrong(from(rooks, word));
        let (1, _, Wrong::Several(several)) = why(&fault) else {
            panic!("{fault:?}");
        };
        let start = fault.read.as_ref().unwrap().0;
        let mut called: Vec<_> = several.iter().map(|played| name(&start, *played)).collect();
        called.sort();
        assert_eq!(called, ["R2a4", "R6a4"]);
    }
}

#[test]
fn long_notation_and_coordinates_are_read() {
    let long = one("1. e2-e4 e7e5 2. Ng1-f3 b8c6 3. Bf1-b5 a7-a6 4. Bb5xc6 d7xc6 5. e1g1 Qd8xd2 *");
    let short = one("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qxd2 *");
    assert_eq!(long.line, short.line);
    assert!(long.remarks.is_empty(), "{:?}", long.remarks);
    let pawn = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    for word in ["e7e8q", "e8=Q", "e8Q", "e8(Q)", "e7-e8=Q", "Pe8=Q", "e8/Q"] {
        let score = one(from(pawn, word));
        assert_eq!(names(&score.start, &score.line), "e8=Q", "{word}");
    }
}

#[test]
fn what_is_written_loosely_is_read_and_told_once() {
    let loose = one("1. e4 d5 2. ed5 nf6 3. Nc3 Nd5 *");
    assert_eq!(names(&loose.start, &loose.line), "e4 d5 exd5 Nf6 Nc3 Nxd5");
    assert_eq!(
        oddities(&loose),
        [(1, 13, Oddity::Loosely("ed5".to_owned()))]
    );
}

#[test]
fn marks_of_check_and_other_letters_mean_nothing() {
    let score = one("1. ♙e4 e5 2. ♕h5 Nc6 3. Bc4 Nf6?? 4. Qxf7++ $18 1-0");
    assert_eq!(
        names(&score.start, &score.line),
        "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"
    );
    assert_eq!(nags(&score.line), [4, 18]);
    assert_eq!(one("1. e4 ± e5 +- 2. Nf3 = *").line.notes().count(), 3);
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let breach = |fen: &str, word: &str| match why(&wrong(from(fen, word))) {
        (1, _, Wrong::Illegal(Breach::Chess(breach))) => breach.clone(),
        other => panic!("{word}: {other:?}"),
    };
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert!(matches!(breach(array, "O-O"), ChessBreach::Castling { .. }));
    assert!(matches!(
        breach(array, "e5"),
        ChessBreach::CannotReach { .. }
    ));
    assert!(matches!(
        breach(array, "exd3"),
        ChessBreach::NothingToTake { .. }
    ));
    assert!(matches!(breach(array, "Qd3"), ChessBreach::Blocked { .. }));
    let pawn = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    assert!(matches!(
        breach(pawn, "e8"),
        ChessBreach::PromotionMissing { .. }
    ));
    assert!(matches!(
        breach(pawn, "e8=K"),
        ChessBreach::PromotionInto { .. }
    ));
    // A pawn that stands before another does not take it by its goal alone.
    let blocked = "4k3/8/8/4p3/3PP3/8/8/4K3 w - - 0 1";
    assert!(matches!(
        breach(blocked, "e5"),
        ChessBreach::PawnBlocked { .. }
    ));
    // A01: two pawns leave the rank at once.
    let rank = "8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1";
    assert!(matches!(
        breach(rank, "cxd3"),
        ChessBreach::KingExposed { .. }
    ));
    one(from("8/8/8/8/k1pPn2R/8/8/4K3 b - d3 0 1", "cxd3"));
    assert_eq!(why(&wrong(from(array, "Nxf3"))).2, &Wrong::TakesNothing);
    assert_eq!(
        why(&wrong(from("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd3"))).2,
        &Wrong::NoMan(reglement::board::piece::Role::Queen)
    );
}

/// A variation of no move is passed over, and the board stands as if it were not there.
#[test]
fn a_variation_before_the_first_move_plays_nothing() {
    for text in [
        "(1. d4 d5) 1. e4 e5 *",
        "1. (1. d4 d5 (1... Nf6) 2. c4) e4 e5 *",
        "1. ? ({said} 1. d4) e4 (1. d4) e5 *",
        "[White \"A\"]\n\n(d4) 1. e4 e5 *",
    ] {
        let score = one(text);
        assert_eq!(
            end(&score),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
            "{text}"
        );
        let early = |remark: &Remark| remark.what == Oddity::VariationEarly;
        assert!(score.remarks.iter().any(early), "{text}");
        assert_eq!(one(written(&score)).line, score.line, "{text}");
    }
}

/// What no page shows is read as the blank that would be written for it.
#[test]
fn a_tag_is_read_as_it_is_written() {
    let score = one("[Round \"\u{12}1\t\u{7f}\"]\n\n1. e4 *");
    assert_eq!(score.tags.get("Round"), Some(" 1  "));
    assert_eq!(one(written(&score)).tags, score.tags);
}
