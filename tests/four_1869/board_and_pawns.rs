//! The board, the sets on it, and what becomes of pawns: V0 to V2, and taking in passing (R5).

use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::games::Game::Four1869;

use crate::board::{
    ACROSS, BESIDE, at as square, moves, played, queens, shown, start, targets, text,
};
use crate::{across, to_move, tried};

#[test]
fn v0_a_pawn_is_promoted_on_its_fourteenth_row_and_nowhere_else() {
    let men = "r Kd1 Pg13 Pb5 Pm9; b Ka4 Ra6; y Kk14; g Kn4";
    let south = across(men, &to_move('r'));
    let promotions: Vec<String> = moves(&south)
        .into_iter()
        .filter(|m| m.starts_with("g13"))
        .collect();
    assert_eq!(promotions, ["g13g14b", "g13g14n", "g13g14q", "g13g14r"]);
    assert_eq!(tried(&south, "b5a6"), "legal");
    assert_eq!(tried(&south, "b5a6q"), "A19");
    assert_eq!(tried(&south, "m9m10q"), "A19");
    let at = played(&south, "b5a6");
    let pawn = at.piece(square("a6")).expect("the pawn");
    assert_eq!((pawn.seat, pawn.role), (Seat::South, Role::Pawn));
}

#[test]
fn v0_each_army_has_a_fourteenth_row_of_its_own() {
    for (men, turn, pawn, end) in [
        ("r Kd1 Pf13; b Ka4; y Kk14; g Kn4", 'r', "f13", "f14"),
        ("r Kd1; b Ka4 Pm9; y Kk14; g Kn4", 'b', "m9", "n9"),
        ("r Kd1; b Ka4; y Kk14 Pf2; g Kn4", 'y', "f2", "f1"),
        ("r Kd1; b Ka4; y Kk14; g Kn4 Pb9", 'g', "b9", "a9"),
    ] {
        let at = across(men, &to_move(turn));
        assert_eq!(targets(&at, pawn), end);
        assert_eq!(tried(&at, &format!("{pawn}{end}n")), "legal");
    }
}

#[test]
fn v0_a_pawn_at_the_end_of_an_arm_goes_no_further_but_takes_inward() {
    let men = "r Kd1 Pc11 Pl10; b Ka4; y Kk14; g Kn4 Nd12";
    let at = across(men, &to_move('r'));
    assert_eq!(targets(&at, "c11"), "d12");
    assert_eq!(tried(&at, "c11c12"), "V0");
    assert_eq!(tried(&at, "l10l11"), "legal");
    assert_eq!(tried(&at, "l10l11q"), "V0");
    let inward = played(&at, "c11d12 a4a5 k14j14 n4n5 d12d13 a5a4 j14i14 n5n4");
    assert_eq!(
        tried(&inward, "d13d14"),
        "A19",
        "it has come to the fourteenth row"
    );
}

#[test]
fn v0_what_is_not_said_is_as_in_ordinary_chess() {
    let men = "r Kg1 Rd1 Rk1 Nf4 Pf5 Pe2 Pg2 Ph2; b Ka4; y Kd14; g Kn4 Pg4";
    let at = across(men, "r rKQ - - - -");
    for (play, articles) in [
        ("f4f6", "A13 M3.6"),
        ("d1d15", "V1"),
        ("f4g2", "A12 M3.1"),
        ("d1f2", "A13 M3.3"),
        ("k1e1", "A13 M3.5"),
        ("f5f7", "A13 M3.7b"),
        ("e2d3", "A13 M3.7c"),
        ("h2h3q", "A19"),
        ("h9h10", "A13 M3.1"),
        ("g4f4", "A10"),
    ] {
        assert_eq!(tried(&at, play), articles, "{play}");
    }
    let into = across("r Kg1 Pf13; b Ka4; y Kd14; g Kn4", &to_move('r'));
    for (play, articles) in [("f13f14", "A19"), ("f13f14k", "A19"), ("f13f14p", "A19")] {
        assert_eq!(tried(&into, play), articles, "{play}");
    }
}

#[test]
fn v0_castling_is_that_of_article_15() {
    let men = "r Kg1 Rd1 Rk1 Pg2; b Ka4; y Kd14; g Kn4 Ri9";
    let at = across(men, "r rKQ - - - -");
    assert_eq!(tried(&at, "g1e1"), "legal");
    assert_eq!(shown(Four1869, &at, "g1i1"), "A15 i9 i1");
    let after = played(&at, "g1e1");
    assert!(text(&after).contains("/4,rK,rR,4,rR,3 b - "));
    // The rook given as odds: the king goes alone, if its square is free too.
    let absent = across("r Kg1 Pg2; b Ka4; y Kd14; g Kn4", "r rK - - - -");
    assert!(text(&played(&absent, "g1e1")).contains("/4,rK,9 b - "));
    let filled = across("r Kg1 Rd1 Pg2; b Ka4; y Kd14; g Kn4", "r rK - - - -");
    let filled = played(&filled, "d1d2 a4a5 d14e14 n4n5 d2d1 a5a4 e14d14 n5n4");
    assert_eq!(tried(&filled, "g1e1"), "A15", "it has moved");
}

#[test]
fn v1_the_board_is_fourteen_squares_across_without_its_corners() {
    assert_eq!(CROSS.squares().count(), 160);
    for line in 0..14 {
        let short = !(3..11).contains(&line);
        let of_rank = CROSS.squares().filter(|at| CROSS.rank(*at) == line).count();
        let of_file = CROSS.squares().filter(|at| CROSS.file(*at) == line).count();
        assert_eq!((of_rank, of_file), if short { (8, 8) } else { (14, 14) });
    }
    let rook = across("r Kk1 Rd4; b Ka9; y Kk14; g Kn9", &to_move('r'));
    assert_eq!(tried(&rook, "d4b2"), "V1");
    let bishop = across("r Kk1 Be4; b Ka8; y Kk14; g Kn9", &to_move('r'));
    let reached = targets(&bishop, "e4");
    assert!(
        reached.contains("d3") && reached.contains("d5"),
        "{reached}"
    );
    assert_eq!(tried(&bishop, "e4c2"), "V1", "it stops at the corner");
}

#[test]
fn v2_every_queen_stands_on_her_colour() {
    for (seating, squares, light) in [
        (ACROSS, "g1 a8 h14 n7", [true, false, true, false]),
        (BESIDE, "g1 a7 g14 n7", [true, true, false, false]),
    ] {
        let at = start(Four1869, seating, Seat::South);
        assert_eq!(queens(&at), squares);
        let colours: Vec<bool> = squares
            .split(' ')
            .map(|name| CROSS.is_light(square(name)))
            .collect();
        assert_eq!(colours, light);
        assert_eq!(moves(&at).len(), 20);
    }
    assert!(
        CROSS.is_light(square("k1")),
        "R1: South's right-hand corner"
    );
}

#[test]
fn r5_every_enemy_pawn_that_attacks_the_square_passed_over_may_take_in_its_first_turn() {
    let men = "r Kk1 Pe2; b Ka4 Pd4; y Kk14; g Kn11 Pf4";
    let at = played(&across(men, &to_move('r')), "e2e4");
    assert_eq!(tried(&at, "d4e3"), "legal", "across its way");
    let taken = played(&at, "d4e3");
    assert!(taken.piece(square("e4")).is_none());
    let east = played(&at, "a4a5 k14k13");
    assert_eq!(tried(&east, "f4e3"), "legal");
    let late = played(&east, "n11n10 k1k2");
    assert_eq!(tried(&late, "d4e3"), "A20");
}

#[test]
fn r5_the_square_passed_over_must_be_empty() {
    let men = "r Kk1 Pe2; b Ka4; y Kk14 Ng4; g Kn11 Pf4";
    let at = played(&across(men, &to_move('r')), "e2e4 a4a5 g4e3 f4e3");
    let pawn = at.piece(square("e4")).expect("the pawn stays");
    assert_eq!((pawn.seat, pawn.role), (Seat::South, Role::Pawn));
}
