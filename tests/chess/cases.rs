//! Positions in which chess programs have gone wrong.

use super::tables::{count, from, play, plays, refused, result, targets, text};
use reglement::board::piece::Role;
use reglement::games::Game;
use reglement::table::Table;

fn table(text: &str) -> Table {
    from(Game::ChessModern, text)
}

fn castlings(table: &Table) -> String {
    let position = table.state().position;
    let moves = position
        .moves()
        .into_iter()
        .filter(|m| position.castling_wing(*m).is_some());
    let mut names: Vec<&str> = moves
        .map(|m| {
            if m.end().index() % 8 == 6 {
                "O-O"
            } else {
                "O-O-O"
            }
        })
        .collect();
    names.sort_unstable();
    names.join(" ")
}

#[test]
fn en_passant_that_opens_the_rank_to_the_own_king() {
    let open = table("8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1");
    assert_eq!(count(&open), 6);
    assert_eq!(refused(&open, "c4d3"), "M3.9 h4 c4 a4 b4 d4 e4 f4 g4");
    let shut = table("8/8/8/8/k1pPn2R/8/8/4K3 b - d3 0 1");
    assert_eq!(count(&shut), 15);
    assert!(shut.state().position.judge(&play("c4d3")).is_ok());
}

#[test]
fn the_only_legal_reply_is_an_en_passant_capture() {
    let saved = table("8/8/1r4k1/5pP1/6K1/8/5q2/5b2 w - f6 0 1");
    assert_eq!((count(&saved), targets(&saved, "g5")), (1, "f6".into()));
    assert_eq!(result(&saved), "-");
    assert_eq!(
        result(&table("8/8/1r4k1/5pP1/6K1/8/5q2/5b2 w - - 0 1")),
        "0-1 mate"
    );
}

#[test]
fn en_passant_does_not_answer_another_lines_check() {
    let mut table = table("K7/8/8/8/4p3/8/3R1P1k/8 w - - 0 1");
    plays(&mut table, "f2f4");
    assert_eq!(
        (count(&table), targets(&table, "h2")),
        (4, "g1 g3 h1 h3".into())
    );
    assert_eq!(refused(&table, "e4f3"), "M3.9 d2 h2");
    let mut late = self::table("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    plays(&mut late, "e2e4 a7a6 e4e5 d7d5 h2h3 h7h6");
    assert_eq!(refused(&late, "e5d6"), "M3.7d d5 d6");
}

#[test]
fn the_castling_right_dies_with_the_rook_whoever_takes_it() {
    for (role, moves) in [("n", 15), ("b", 16), ("q", 3), ("r", 3)] {
        let mut table = table("r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1");
        plays(&mut table, &format!("g7h8{role}"));
        assert!(text(&table).contains(" b KQq "));
        assert_eq!(count(&table), moves, "{role}");
        let expected = if moves > 3 { "O-O-O" } else { "" };
        assert_eq!(castlings(&table), expected);
    }
    let mut by_rook = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut by_rook, "h1h8");
    assert!(text(&by_rook).contains(" b Qq "));
    assert_eq!(count(&by_rook), 3);
    let mut by_king = table("r3k2r/6K1/8/8/8/8/8/8 w kq - 0 1");
    plays(&mut by_king, "g7h8");
    assert!(text(&by_king).contains(" b q "));
    assert_eq!((count(&by_king), castlings(&by_king)), (16, "O-O-O".into()));
}

#[test]
fn a_rook_on_the_corner_is_not_enough() {
    let doubled = table("4k1rr/7p/8/8/8/8/8/4K3 b k - 0 1");
    assert_eq!((count(&doubled), castlings(&doubled)), (15, String::new()));
    let mut phantom = table("2r1k2r/8/8/8/8/8/1B6/4K3 w k - 0 1");
    plays(&mut phantom, "b2h8");
    assert!(text(&phantom).contains(" b - "));
    plays(&mut phantom, "c8c4 h8e5 c4h4 e1d1 h4h8 d1d2");
    assert_eq!(castlings(&phantom), "");
}

#[test]
fn only_the_kings_three_squares_count() {
    for (row, moves, castling, marks) in [
        ("R3K3", 26, "O-O O-O-O", None),
        ("1R2K3", 26, "O-O O-O-O", None),
        ("2R1K3", 25, "O-O", Some(("e8c8", "M3.8-2a c1 c8"))),
        ("3RK3", 23, "O-O", Some(("e8c8", "M3.8-2a d1 d8"))),
        ("4KR2", 23, "O-O-O", Some(("e8g8", "M3.8-2a f1 f8"))),
        ("4K1R1", 25, "O-O-O", Some(("e8g8", "M3.8-2a g1 g8"))),
        ("4K2R", 26, "O-O O-O-O", None),
    ] {
        let table = table(&format!("r3k2r/8/8/8/8/8/8/{row} b kq - 0 1"));
        assert_eq!(
            (count(&table), castlings(&table).as_str()),
            (moves, castling),
            "{row}"
        );
        if let Some((play, expected)) = marks {
            assert_eq!(refused(&table, play), expected);
        }
    }
}

#[test]
fn promotions_answer_a_check() {
    let taking = table("6n1/7P/5K2/8/8/8/8/k7 w - - 0 1");
    assert_eq!(count(&taking), 11);
    assert_eq!(refused(&taking, "h7g8"), "M3.7e g8");
    let between = table("r6K/6P1/8/8/8/8/8/k7 w - - 0 1");
    assert_eq!((count(&between), targets(&between, "g7")), (5, "g8".into()));
    for role in Role::PROMOTIONS {
        assert!(
            between
                .state()
                .position
                .judge(&play("g7g8").promoting(role))
                .is_ok()
        );
    }
}

#[test]
fn the_king_among_attacked_squares() {
    let back_along_the_ray = table("8/8/8/8/R2k4/8/8/4K3 b - - 0 1");
    assert_eq!(
        (
            count(&back_along_the_ray),
            refused(&back_along_the_ray, "d4e4")
        ),
        (6, "M3.9 a4 e4".into())
    );
    let guarded_by_a_pinned_man = table("3k4/8/3b4/8/8/8/7q/3R2K1 w - - 0 1");
    assert_eq!(targets(&guarded_by_a_pinned_man, "g1"), "f1");
    assert_eq!(count(&guarded_by_a_pinned_man), 1);
    let take_the_queen = table("4k3/8/8/8/8/8/4q3/4K2R w K - 0 1");
    assert_eq!(
        (count(&take_the_queen), targets(&take_the_queen, "e1")),
        (1, "e2".into())
    );
    assert_eq!(count(&table("8/8/8/3k4/8/3K4/8/8 w - - 0 1")), 5);
    let double = table("k3r3/8/8/8/8/5n2/6P1/4K2R w K - 0 1");
    assert_eq!(
        (count(&double), targets(&double, "e1")),
        (3, "d1 f1 f2".into())
    );
    assert_eq!(refused(&double, "g2f3"), "M3.9 e8 e1");
}

/// The first ply after which the position stands for the third time, if any does.
fn third(text: &str, moves: &str) -> Option<usize> {
    let mut table = table(text);
    let plies = moves.split_whitespace().enumerate();
    for (ply, text) in plies {
        plays(&mut table, text);
        if table.state().times() >= 3 {
            return Some(ply + 1);
        }
    }
    None
}

#[test]
fn repetition_counts_rights_and_not_pictures() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let dance = "b8c6 b1c3 c6b8 c3b1";
    assert_eq!(third(START, &format!("h2h4 {dance} {dance}")), Some(9));
    let with_right = "g2g4 a7a6 g4g5 f7f5 b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8 b1c3";
    assert_eq!(third(START, with_right), Some(13));
    let pinned = "d7d5 h1f2 g8h8 f2h1 h8g8 h1f2 g8h8 f2h1 h8g8";
    assert_eq!(
        third("4r1k1/3p4/8/4P3/8/8/8/4K2N b - - 0 1", pinned),
        Some(9)
    );
    let rooks = "h1g1 h8g8 g1h1 g8h8";
    let thrice = [rooks; 3].join(" ");
    assert_eq!(
        third("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &thrice),
        Some(10)
    );
}
