//! Queens, and the warnings that they are given: V11 to V13.

use reglement::games::Game::Four1869;

use crate::board::{letters, pairs, played, shown};
use crate::{across, to_move, tried, warned};

const DISCOVERED: &str = "r Kk1 Qd5; b Ka4 Nd8; y Kk14; g Kn11 Rd11";

#[test]
fn v11_a_queen_attacked_by_an_enemys_move_is_safe_until_her_owner_has_played() {
    let at = played(&across(DISCOVERED, &to_move('b')), "d8f9");
    assert_eq!(warned(&at), "d11>d5");
    let east = played(&at, "k14k13");
    assert_eq!(shown(Four1869, &east, "d11d5"), "V11 d11 d5");
    assert_eq!(tried(&east, "d11d6"), "legal");
    let round = played(&east, "n11n10 k1k2 f9g11 k13k14");
    assert_eq!(warned(&round), "-");
    assert_eq!(pairs(&round.open_attacks()), "d11>d5");
    assert_eq!(tried(&round, "d11d5"), "legal");
}

#[test]
fn v11_a_queen_exposed_by_her_own_player_or_his_friend_may_be_taken_at_once() {
    let own = "r Kk1 Qd5 Nd8; b Ka4 Rd11; y Kk14; g Kn11";
    let at = played(&across(own, &to_move('r')), "d8f9");
    assert_eq!(
        (warned(&at), tried(&at, "d11d5")),
        ("-".into(), "legal".into())
    );
    let friend = "r Kk1 Qd5; b Ka4; y Kk14 Nd8; g Kn11 Rd11";
    let at = played(&across(friend, &to_move('y')), "d8f9");
    assert_eq!(
        (warned(&at), tried(&at, "d11d5")),
        ("-".into(), "legal".into())
    );
}

#[test]
fn v11_each_attacker_gives_warning_for_itself() {
    let men = "r Kk1 Qd5; b Ka4 Nd8; y Kk14; g Kn11 Rd11 Bh9";
    let at = played(&across(men, &to_move('b')), "d8f9 k14k13");
    assert_eq!(warned(&at), "d11>d5");
    assert_eq!(tried(&at, "d11d5"), "V11");
    assert_eq!(tried(&at, "h9d5"), "legal", "it attacked her before");
}

const PINNED: &str = "b Ka7 Be7; y Kk14; g Kn11";

#[test]
fn v12_a_man_that_must_cover_a_king_attacks_no_queen() {
    let at = across(&format!("r Kk2 Qh4 Rk7; {PINNED}"), &to_move('b'));
    assert_eq!(
        (warned(&at), pairs(&at.open_attacks())),
        ("-".into(), "-".into())
    );
    assert_eq!(tried(&at, "e7h4"), "V10", "and not V11");
    let friends = "r Kk2 Qh4 Rc7; b Ka11 Be7; y Kk14; g Kn7";
    let at = across(friends, &to_move('b'));
    assert_eq!(
        pairs(&at.open_attacks()),
        "-",
        "nor one that covers the friend's"
    );
}

#[test]
fn v12_a_queen_is_warned_of_a_man_that_is_let_go() {
    let of_queen = format!("r Kk1 Qh4 Rk7; {PINNED}");
    let by_king = played(&across(&of_queen, &to_move('b')), "a7a8");
    assert_eq!(warned(&by_king), "e7>h4", "the king moves");
    let by_pinner = played(&across(&of_queen, &to_move('r')), "k7k8");
    assert_eq!(
        warned(&by_pinner),
        "e7>h4",
        "the pinning man moves, her own player's"
    );
    assert_eq!(tried(&by_pinner, "e7h4"), "V11");
    let between = format!("r Kk1 Qh4 Rk7 Nh5; {PINNED}");
    let by_second = played(&across(&between, &to_move('r')), "h5g7");
    assert_eq!(warned(&by_second), "e7>h4", "a second man comes between");
    let friends = "r Kk1 Qh4 Rb7; b Ka11 Be7; y Kk14; g Kn7";
    let by_friend = played(&across(friends, &to_move('g')), "n7n8");
    assert_eq!(warned(&by_friend), "e7>h4", "the friend's king moves");
}

#[test]
fn v12_a_queen_that_gives_the_check_is_warned_of_a_man_that_is_let_go() {
    let others = "b Ka7 Be7; y Kk14; g Kn10";
    let pinned = format!("r Kk2 Qa11 Rk7; {others}");
    let at = across(&pinned, &to_move('r'));
    assert_eq!(
        (letters(at.in_check()), pairs(&at.open_attacks())),
        ("b".into(), "-".into())
    );
    let let_go = played(&at, "k7k8");
    assert_eq!(
        warned(&let_go),
        "e7>a11",
        "to take her would answer the check"
    );
    assert_eq!(tried(&let_go, "e7a11"), "V11");
    // Another check that stands before and after holds the man back as well.
    let twice = format!("r Kk2 Qa11 Rk7 Ra4; {others}");
    let still = played(&across(&twice, &to_move('r')), "k7k8");
    assert_eq!(
        (
            warned(&still).as_str(),
            pairs(&still.open_attacks()).as_str()
        ),
        ("-", "-")
    );
}

#[test]
fn v12_a_check_puts_an_attack_off_and_the_answer_makes_it_anew() {
    let men = "r Kk1 Qh4; b Ka8 Be7; y Kk14 Rk9; g Kn11";
    let at = across(men, &to_move('y'));
    assert_eq!(pairs(&at.open_attacks()), "e7>h4");
    let checked = played(&at, "k9k8");
    assert_eq!(pairs(&checked.open_attacks()), "-");
    let answered = played(&checked, "n11m11 k1k2 a8a7");
    assert_eq!(warned(&answered), "e7>h4");
}

#[test]
fn v13_with_an_arbiter_every_check_is_announced() {
    let men = "r Kd1 Qg5; b Ka4 Rb8 Rg11 Ng8; y Kk14; g Kn11";
    let at = played(&across(men, &to_move('b')), "b8d8");
    assert_eq!(letters(at.in_check()), "r");
    let at = played(&across(men, &to_move('b')), "g8f6");
    assert_eq!(warned(&at), "g11>g5");
}
