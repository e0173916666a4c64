//! Mated armies, released ones, and those that can play nothing: V14 to V17; who may count (R12).

use reglement::board::piece::Seat;
use reglement::games::Game::Four1869;
use reglement::law::breach::NoCount;
use reglement::rules::cross::position::Status;
use reglement::rules::tree::Tree;

use crate::board::{ACROSS, letters, moves, pairs, played, read, text};
use crate::{across, armies, to_move, tried, turn, warned};

const MATED: &str = "r Kd1 Rg4; b Ka9; y Kk14 Rk5 Rm4; g Kn11 Pg8";

#[test]
fn r10_a_king_is_mated_at_once_when_the_mate_is_given() {
    let at = played(&across(MATED, &to_move('y')), "k5n5");
    assert_eq!(armies(&at), ("g".into(), "-".into()));
    assert_eq!(turn(&at), 'r', "East is passed over");
}

#[test]
fn v14_the_men_of_a_mated_king_stay_where_they_are_and_are_not_taken() {
    let at = played(&across(MATED, &to_move('y')), "k5n5");
    assert_eq!(tried(&at, "g8f8"), "V14");
    assert_eq!(tried(&at, "g4g8"), "V14");
    assert_eq!(
        tried(&at, "g4g9"),
        "A13 M3.5",
        "they still stand in the way"
    );
}

#[test]
fn v14_the_men_of_a_mated_king_have_no_force() {
    let men = "r Kd2 Rd5; b Ka9 Pf9; y Kk14 Rn5 Rm4; g Kn11 Re9";
    let at = across(men, "r - - g - -");
    assert_eq!(letters(at.in_check()), "-");
    assert_eq!(
        tried(&at, "d2e2"),
        "legal",
        "the rook on e9 strikes nothing"
    );
    let beside_king = across("r Kl10; b Ka9; y Kk14 Rn4 Rm4; g Kn11", "r - - g - -");
    assert_eq!(tried(&beside_king, "l10m10"), "legal", "nor does the king");
}

#[test]
fn r9_a_mate_is_judged_with_the_queens_protection_in_force() {
    let men = "r Kd1 Qk11; b Ka4 Nk7; y Kd14 Nl11 Rd10; g Kn11 Rk4";
    let warned_first = played(&across(men, &to_move('b')), "k7i8 l11j12");
    assert_eq!(
        letters(warned_first.mated()),
        "g",
        "the only answer takes a warned queen"
    );
    let men = men.replace("Nk7", "Ni8");
    let open = played(&across(&men, &to_move('y')), "l11j12");
    assert_eq!(
        (letters(open.mated()), moves(&open)),
        ("-".into(), vec!["k4k11".into()])
    );
}

const RELEASED: &str = "r Kd1; b Ka9 Rc8; y Kk14 Rn5 Rm4 Bh7; g Kn11 Nj9";

#[test]
fn v15_a_player_whose_mate_is_lifted_plays_again_in_his_turn() {
    let at = played(&across(RELEASED, "b - - g - -"), "c8n8");
    assert_eq!(armies(&at), ("-".into(), "g".into()));
    let east = played(&at, "k14k13");
    assert_eq!((turn(&east), letters(east.released())), ('g', "g".into()));
    assert_eq!(tried(&east, "j9i7"), "legal");
}

#[test]
fn v15_his_men_are_safe_until_he_has_played() {
    let men = RELEASED.replace("Bh7", "Bh7 Nk7");
    let at = played(&across(&men, "b - - g - -"), "c8n8");
    assert_eq!(tried(&at, "k7j9"), "V15");
    let moved = played(&at, "k14k13 n11n10 d1d2 a9a10");
    assert_eq!(letters(moved.released()), "-");
    assert_eq!(tried(&moved, "k7j9"), "legal");
}

#[test]
fn r11_mated_again_before_his_turn_he_is_mated() {
    let at = played(&across(RELEASED, "b - - g - -"), "c8n8 n5n8");
    assert_eq!(armies(&at), ("g".into(), "-".into()));
    assert_eq!(turn(&at), 'r');
}

#[test]
fn v15_a_released_queen_is_not_attacked() {
    let men = "r Kd1 Ni2; b Ka9 Rc8; y Kk14 Rn5 Rm4; g Kn11 Qk1 Pj2 Pk2 Pj1";
    let mated = across(men, "b - - g - -");
    assert_eq!(pairs(&mated.open_attacks()), "-");
    let released = played(&mated, "c8n8 k14k13");
    assert_eq!(pairs(&released.open_attacks()), "-");
    let moved = played(&released, "n11n10");
    assert_eq!(
        (pairs(&moved.open_attacks()), warned(&moved)),
        ("i2>k1".into(), "-".into())
    );
}

#[test]
fn v16_mating_the_king_whose_men_held_a_mate_lifts_that_mate() {
    let at = across(
        "r Kk1; b Ka11 Rf2 Re1; y Kk14 Rh6 Rb5; g Kn8",
        "y - - r - -",
    );
    let freed = played(&at, "h6a6");
    assert_eq!(armies(&freed), ("b".into(), "r".into()));
}

#[test]
fn v17_who_can_play_nothing_and_is_not_in_check_leads_to_playing_over() {
    let men = "r Kd1 Rh5; b Ka11; y Kk14 Rk10; g Kn8";
    let at = played(&across(men, &to_move('r')), "h5b5");
    assert_eq!((at.status(), turn(&at)), (Status::Replay, 'b'));
    assert!(!at.has_moves() && at.moves().is_empty());
    let read_again = read(Four1869, ACROSS, &text(&at));
    assert_eq!(read_again.status(), Status::Replay);
}

#[test]
fn v17_a_man_that_may_not_leave_the_friends_king_is_no_move() {
    let men = "r Kd1 Rh5; b Ka11 Nf8; y Kk14 Rk10 Rd8; g Kn8";
    let at = played(&across(men, &to_move('r')), "h5b5");
    assert_eq!(at.status(), Status::Replay);
}

#[test]
fn r12_a_side_with_no_more_than_its_kings_and_a_rook_may_count_against_force() {
    let count = |men: &str| across(men, &to_move('r')).may_count(Seat::South);
    assert_eq!(count("r Kk1; b Ka4 Rb4; y Kk14; g Kn11"), Ok(()));
    assert_eq!(count("r Kk1 Rd1; b Ka4 Pb4; y Kk14; g Kn11"), Ok(()));
    assert_eq!(count("r Kk1; b Ka4 Nb4; y Kk14 Rd14; g Kn11 Bm5"), Ok(()));
    assert_eq!(
        count("r Kk1 Rd1; b Ka4 Qb4; y Kk14 Rd14; g Kn11"),
        Err(NoCount::TooStrong)
    );
    assert_eq!(
        count("r Kk1 Nd1; b Ka4 Qb4; y Kk14; g Kn11"),
        Err(NoCount::TooStrong)
    );
    assert_eq!(
        count("r Kk1; b Ka4 Nb4; y Kk14; g Kn11"),
        Err(NoCount::NoForce)
    );
}
