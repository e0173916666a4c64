//! Kings: both mated, in check, exposed: V7 to V10.

use reglement::games::Game::Four1869;

use crate::board::{letters, moves, played, shown, status, targets};
use crate::{across, beside, to_move, tried};

const WON: &str = "r Kd1 Rh6 Rb5; b Ka11; y Kk14 Rm4 Rn4; g Kn11";

#[test]
fn v7_who_has_mated_both_enemy_kings_has_won() {
    let at = played(&across(WON, "r - - g - -"), "h6a6");
    assert_eq!((status(&at).as_str(), moves(&at).len()), ("won ry", 0));
    assert_eq!(tried(&at, "k14j14"), "V7", "it is over");
    let one = played(&across(WON, "r - - g - -"), "h6h7");
    assert_eq!(status(&one), "play", "one king is not enough");
}

#[test]
fn v7_partners_beside_each_other_win_together() {
    let men = "r Kd1 Rm4 Rn4; b Ka9 Re4 Rd13; y Kk14; g Kn11";
    let at = played(&beside(men, "b - - g - -"), "e4e14");
    assert_eq!(status(&at), "won rb");
}

const CHECKED: &str = "r Kd1 Ph2; b Ka4 Rd8; y Kk14 Rk8; g Kn11";

#[test]
fn v8_a_king_in_check_is_put_out_of_it_in_his_owners_turn() {
    let at = across(CHECKED, &to_move('y'));
    assert_eq!(letters(at.in_check()), "r");
    let left = played(&at, "k14k13 n11n10");
    assert_eq!(shown(Four1869, &left, "h2h3"), "V8 d8 d1");
    assert_eq!(moves(&left), ["d1e1", "d1e2"]);
    let lifted = played(&at, "k8d8 n11n10");
    assert_eq!(
        tried(&lifted, "h2h3"),
        "legal",
        "the friend has taken the rook"
    );
}

#[test]
fn v8_a_king_is_never_taken() {
    let at = across("r Kd1 Rd7; b Ka7; y Kk14; g Kn11", &to_move('r'));
    assert_eq!(tried(&at, "d7a7"), "V8");
    let mated = across("r Kd1 Rh6; b Ka4; y Kk14 Rn4 Rm5; g Kn11", "y - - g - -");
    assert_eq!(tried(&mated, "n4n11"), "V14");
}

#[test]
fn r7_a_king_steps_into_no_check_even_if_his_friend_could_cover_him() {
    let at = across("r Kd1; b Ka4 Re9; y Kk14 Rh8; g Kn11", &to_move('r'));
    assert_eq!(moves(&at), ["d1d2"]);
    assert_eq!(shown(Four1869, &at, "d1e1"), "V9 e9 e1");
    assert_eq!(tried(&at, "d1e2"), "V9");
}

#[test]
fn v9_a_king_takes_nothing_that_is_covered() {
    let at = across("r Kd1; b Ka4 Re9 Ne2; y Kk14; g Kn11", &to_move('r'));
    assert_eq!(tried(&at, "d1e2"), "V9");
    assert_eq!(
        tried(&at, "d1e1"),
        "legal",
        "the knight itself stands before the rook"
    );
}

#[test]
fn v10_a_move_may_not_expose_the_own_king() {
    let at = across("r Kd1 Nd4; b Ka4 Rd9; y Kk14; g Kn11", &to_move('r'));
    assert_eq!(targets(&at, "d4"), "");
    assert!(shown(Four1869, &at, "d4e6").starts_with("V10 d9 d4 d1 "));
}

#[test]
fn v10_a_move_may_not_expose_the_friends_king() {
    let men = "r Kk1 Nh10; b Ka4 Rh5; y Kh14; g Kn11";
    let at = across(men, &to_move('r'));
    assert_eq!(targets(&at, "h10"), "");
    assert!(shown(Four1869, &at, "h10i12").starts_with("V10 h5 h14 "));
    let men = "r Kk1 Nd7; b Ka7; y Kk14 Rh7; g Kn11";
    assert_eq!(
        tried(&beside(men, &to_move('r')), "d7e9"),
        "V10",
        "West beside him"
    );
    assert_eq!(
        tried(&across(men, &to_move('r')), "d7e9"),
        "legal",
        "West an enemy"
    );
}

#[test]
fn r8_a_friend_who_was_in_check_or_mated_need_not_be_spared() {
    let men = "r Kk1 Nh10; b Ka4 Rh5 Rd14; y Kh14; g Kn11";
    let at = across(men, &to_move('r'));
    assert_eq!(letters(at.in_check()), "y");
    assert_eq!(tried(&at, "h10f9"), "legal");
    let men = "r Kk1 Nh10; b Ka4 Rh5 Rd14 Rd13; y Kh14; g Kn11";
    let at = across(men, "r - - y - -");
    assert_eq!(tried(&at, "h10f9"), "legal");
}

#[test]
fn v10_a_move_may_not_free_an_army_that_then_gives_check() {
    let men = "r Kg1 Rn5 Rm4; b Ka7; y Kk14; g Kn11 Bc5";
    let at = across(men, "r - - g - -");
    assert_eq!(tried(&at, "n5k5"), "V10");
    assert_eq!(tried(&at, "n5n6"), "legal", "the mate lasts");
    let friend = across("r Kk1 Rn5 Rm4; b Ka7; y Kg1; g Kn11 Bc5", "r - - g - -");
    assert_eq!(tried(&friend, "n5k5"), "V10", "nor to the friend's king");
}
