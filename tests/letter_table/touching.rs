//! A6 to A9: touching, adjusting, and what binds.

use super::scribe::{bond, breach, chess, chess_at, does, may, no, offers, plays, replays, stands};
use reglement::law::breach::{Breach, HandBreach, LetterBreach};
use reglement::table::state::Choice;

/// White's king on e1 with a pinned knight before him; Black's rook holds it.
const PINNED: &str = "4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1";

#[test]
fn a6_a_man_touched_must_be_played() {
    let mut table = chess();
    does(&mut table, "White touches g1");
    assert_eq!(bond(&table), "A6 play g1");
    assert_eq!(no(&table, "White e2e4"), "A6");
    assert!(matches!(
        breach(&table, "White e2e4"),
        Breach::Letter(LetterBreach::Bound(_))
    ));
    does(&mut table, "White g1f3");
    assert_eq!(bond(&table), "-", "the bond ends with the move");
    replays(&table);
}

#[test]
fn a6_the_first_touch_binds_and_a_second_is_refused() {
    let mut table = chess();
    does(&mut table, "White touches g1");
    assert_eq!(no(&table, "White touches b1"), "A6");
    assert_eq!(no(&table, "White adjusts"), "A6");
    assert!(!offers(&table, "White", Choice::Touch));
    assert!(!offers(&table, "White", Choice::Adjust));
    assert!(offers(&table, "White", Choice::Play));
}

#[test]
fn a6_who_says_i_adjust_touches_freely_but_only_once() {
    let mut table = chess();
    does(&mut table, "White adjusts");
    assert_eq!(no(&table, "White adjusts"), "A6");
    does(&mut table, "White touches g1");
    assert_eq!(bond(&table), "-");
    does(&mut table, "White touches b1");
    assert_eq!(bond(&table), "A6 play b1");
    let mut table = chess();
    does(
        &mut table,
        "White adjusts
         White e2e4",
    );
    assert!(may(&table, "Black adjusts"), "it was said of White's touch");
}

#[test]
fn a6_only_the_seat_at_turn_touches() {
    let table = chess();
    assert_eq!(no(&table, "Black touches e7"), "A10");
    assert_eq!(no(&table, "Black adjusts"), "A10");
    assert!(matches!(
        breach(&table, "White touches e4"),
        Breach::Hand(HandBreach::NoMan { .. })
    ));
}

#[test]
fn a6_a_man_that_has_no_move_at_all_binds_to_nothing() {
    let mut table = chess();
    does(&mut table, "White touches a1");
    assert_eq!(bond(&table), "-");
    does(&mut table, "White touches c1");
    does(&mut table, "White touches g1");
    assert_eq!(bond(&table), "A6 play g1");
}

#[test]
fn a7_a_man_that_covers_the_king_obliges_to_move_the_king() {
    let mut table = chess_at(PINNED);
    does(&mut table, "White touches e2");
    assert_eq!(bond(&table), "A7 king");
    assert_eq!(no(&table, "White e2c3"), "A7");
    does(&mut table, "White e1d2");
    let mut table = chess_at("4k3/8/8/4r3/8/8/3PNP2/3RKR2 w - - 0 1");
    does(&mut table, "White touches e2");
    assert_eq!(bond(&table), "-", "the king has no move");
    assert!(may(&table, "White d2d4"));
}

#[test]
fn a7_in_check_a_man_that_cannot_parry_obliges_to_move_the_king() {
    let mut table = chess_at("4k3/8/8/4r3/8/8/N7/4K3 w - - 0 1");
    does(&mut table, "White touches a2");
    assert_eq!(bond(&table), "A7 king");
}

#[test]
fn a7_a_king_that_could_only_go_into_check_is_touched_for_nothing() {
    let mut table = chess_at("4k3/8/8/8/8/1q6/7P/K7 w - - 0 1");
    does(&mut table, "White touches a1");
    assert_eq!(bond(&table), "-");
    assert!(may(&table, "White h2h4"));
}

#[test]
fn a8_an_enemys_man_must_be_taken_if_it_can_be() {
    let mut table = chess_at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    does(&mut table, "White touches d5");
    assert_eq!(bond(&table), "A8 take d5");
    assert_eq!(no(&table, "White e4e5"), "A8");
    does(&mut table, "White e4d5");
    assert_eq!(stands(&table, "d5"), "P");
}

#[test]
fn a8_a_pawn_is_taken_in_passing_too() {
    let mut table = chess_at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    plays(&mut table, "d7d5");
    does(&mut table, "White touches d5");
    assert_eq!(bond(&table), "A8 take d5");
    assert_eq!(no(&table, "White e5e6"), "A8");
    does(&mut table, "White e5d6");
    assert_eq!(stands(&table, "d5"), "-");
}

#[test]
fn a8_an_enemys_man_that_cannot_be_taken_obliges_to_move_the_king_and_not_by_castling() {
    let mut table = chess_at("4k3/8/8/3p4/8/8/8/4K2R w K - 0 1");
    does(&mut table, "White touches d5");
    assert_eq!(bond(&table), "A8 king");
    assert_eq!(no(&table, "White e1g1"), "A8");
    assert_eq!(no(&table, "White h1h5"), "A8");
    does(&mut table, "White e1d2");
    let mut table = chess();
    does(&mut table, "White touches e7");
    assert_eq!(bond(&table), "-", "the king has no move");
}

#[test]
fn a6_who_touches_his_king_may_castle_with_him_but_not_who_touches_the_rook() {
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut table = chess_at(castling);
    does(&mut table, "White touches e1\nWhite e1g1");
    assert_eq!(stands(&table, "f1"), "R");
    let mut table = chess_at(castling);
    does(&mut table, "White touches h1");
    assert_eq!(no(&table, "White e1g1"), "A6");
}

#[test]
fn a9_a_move_that_stands_is_made_and_taken_back_by_consent_alone() {
    let mut table = chess();
    does(
        &mut table,
        "White touches e2
         White e2e3",
    );
    assert_eq!(no(&table, "White e3e4"), "A10");
    does(
        &mut table,
        "White asks back 1
         Black accepts",
    );
    assert_eq!(bond(&table), "-", "the hand is empty again");
    assert!(may(&table, "White d2d4"));
    replays(&table);
}

#[test]
fn a6_a_bond_of_a_touch_may_be_kept_falsely() {
    let mut table = chess();
    does(
        &mut table,
        "White touches g1
         White g1g3
         Black claims A13",
    );
    assert!(may(&table, "Black wants played g1"));
}

#[test]
fn a7_a8_who_must_play_his_king_touches_him_and_no_other() {
    for (at, first, article) in [
        (PINNED, "e2", "A7"),
        ("4k3/8/8/3p4/8/8/P7/4K2R w K - 0 1", "d5", "A8"),
    ] {
        let mut table = chess_at(at);
        does(&mut table, &format!("White touches {first}"));
        assert!(offers(&table, "White", Choice::Touch));
        assert_eq!(no(&table, "White touches e8"), "A6");
        assert!(!may(&table, &format!("White touches {first}")));
        does(&mut table, "White touches e1");
        assert_eq!(bond(&table), format!("{article} king"));
        assert!(!offers(&table, "White", Choice::Touch));
        assert!(!may(&table, "White touches e1") && !may(&table, "White e1g1"));
        does(&mut table, "White e1d2");
        replays(&table);
    }
}
