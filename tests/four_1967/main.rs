//! The page of 1967 on chess for four persons executed, paragraph by paragraph, with the readings that go with them.
//!
//! Not here, for only a table shows it: who begins and who begins next (T3), when partners may consult (T13), and draws
//! by consent (T5). T19 and T20 are no rules.

#[path = "../support/cross.rs"]
mod board;

use board::{
    ACROSS, cited, letters, moves, pairs, played, queens, read, set, shown, start, status, targets,
    text,
};
use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::games::Game::Four1967;
use reglement::rules::cross::position::Position;
use reglement::rules::cross::seating::{Order, Partners};

fn position(men: &str, rest: &str) -> Position {
    read(Four1967, ACROSS, &set(men, rest))
}

fn to_move(turn: char) -> String {
    format!("{turn} - - - - -")
}

fn tried(position: &Position, play: &str) -> String {
    cited(Four1967, position, play)
}

fn turn(position: &Position) -> char {
    position.turn().letter()
}

fn warned(position: &Position) -> String {
    pairs(&position.warnings())
}

#[test]
fn t1_what_is_not_said_is_as_in_ordinary_chess() {
    let men = "r Kg1 Rd1 Rk1 Nf4 Pf5 Pe2 Pg2 Ph2; b Ka4; y Kd14; g Kn4 Pg4 Ri9";
    let at = position(men, "r rKQ - - - -");
    for (play, articles) in [
        ("f4f6", "T1 M3.6"),
        ("d1d15", "T1 V1"),
        ("f4g2", "T1 M3.1"),
        ("d1f2", "T1 M3.3"),
        ("k1e1", "T1 M3.5"),
        ("f5f7", "T1 M3.7b"),
        ("e2d3", "T1 M3.7c"),
        ("h9h10", "T1 M3.1"),
        ("g4f4", "T1 M3.1"),
        ("g1i1", "T1 M3.8-2a"),
        ("g1e1", "legal"),
    ] {
        assert_eq!(tried(&at, play), articles, "{play}");
    }
}

#[test]
fn t1_castling_needs_a_rook_for_the_page_knows_no_odds() {
    let men = "r Kg1 Rd1 Pg2; b Ka4; y Kd14; g Kn4";
    let castled = played(&position(men, "r rK - - - -"), "g1e1");
    assert!(text(&castled).contains("/4,rK,rR,8 b - "));
    let absent = reglement::notation::fen::read_seated(
        &set("r Kg1; b Ka4; y Kd14; g Kn4", "r rK - - - -"),
        Four1967,
        ACROSS,
    );
    assert!(absent.is_err());
}

#[test]
fn t1_an_enemy_pawn_takes_in_passing_in_its_first_turn() {
    let men = "r Kk1 Pe2; b Ka4 Pd4; y Kk14; g Kn11 Pf4";
    let at = played(&position(men, &to_move('r')), "e2e4");
    assert_eq!(tried(&at, "d4e3"), "legal");
    let late = played(&at, "a4a5 k14k13 n11n10 k1k2");
    assert_eq!(tried(&late, "d4e3"), "T1 M3.7d", "R5");
}

#[test]
fn t2_every_queen_stands_on_a_square_of_her_colour() {
    let at = start(Four1967, ACROSS, Seat::South);
    assert_eq!(queens(&at), "g1 a7 g14 n7");
}

#[test]
fn r13_south_and_west_are_white_north_and_east_black() {
    let at = start(Four1967, ACROSS, Seat::South);
    let light = queens(&at)
        .split(' ')
        .map(|name| CROSS.is_light(board::at(name)))
        .collect::<Vec<_>>();
    assert_eq!(light, [true, true, false, false]);
}

#[test]
fn t3_those_across_are_partners_and_the_turn_goes_clockwise() {
    let mut at = start(Four1967, Four1967.page().seating.usual(), Seat::South);
    assert_eq!(at.seating().partners, Partners::Opposite);
    assert_eq!(at.seating().order, Order::Clockwise);
    let mut turns = String::new();
    for step in ["d2d3", "b4c4", "d13d12", "m4l4"] {
        turns.push(turn(&at));
        at = played(&at, step);
    }
    assert_eq!(turns, "rbyg");
    let men = "r Kk1 Rf5; b Ka5; y Kk14 Nf9; g Kn4";
    assert_eq!(
        tried(&position(men, &to_move('r')), "f5f9"),
        "T1 M3.1",
        "a partner's man"
    );
}

#[test]
fn t4_a_queen_that_an_enemy_attacks_is_warned_and_safe_until_her_owner_has_played() {
    let men = "r Kk1 Qd5; b Ka4 Nd8; y Kk14; g Kn11 Rd11";
    let east = played(&position(men, &to_move('b')), "d8f9 k14k13");
    assert_eq!(warned(&east), "d11>d5");
    assert_eq!(shown(Four1967, &east, "d11d5"), "T4 d11 d5");
    let round = played(&east, "n11n10 k1k2 f9g11 k13k14");
    assert_eq!(
        (warned(&round), tried(&round, "d11d5")),
        ("-".into(), "legal".into())
    );
}

#[test]
fn r14_a_queen_that_her_partner_exposes_is_safe_too() {
    let men = "r Kk1 Qd5; b Ka4; y Kk14 Nd8; g Kn11 Rd11";
    let at = played(&position(men, &to_move('y')), "d8f9");
    assert_eq!(
        (warned(&at), tried(&at, "d11d5")),
        ("d11>d5".into(), "T4".into()),
    );
}

#[test]
fn t4_only_the_own_king_ties_an_attacker() {
    let friends = "r Kk2 Qh4 Rc7; b Ka11 Be7; y Kk14; g Kn7";
    let at = position(friends, &to_move('b'));
    assert_eq!(
        (pairs(&at.open_attacks()), tried(&at, "e7h4")),
        ("e7>h4".into(), "legal".into())
    );
    let own = "r Kk2 Qh4 Rk7; b Ka7 Be7; y Kk14; g Kn11";
    let at = position(own, &to_move('b'));
    assert_eq!(
        (pairs(&at.open_attacks()), tried(&at, "e7h4")),
        ("-".into(), "T9".into())
    );
}

#[test]
fn r16_two_partners_who_can_both_play_nothing_make_a_draw() {
    let men = "r Kd1 Rh5 Rm4; b Ka11; y Kk14 Rk10; g Kn11";
    let at = played(&position(men, &to_move('r')), "h5b5");
    assert_eq!(status(&at), "drawn");
    assert_eq!(tried(&at, "a11a10"), "T5");
}

#[test]
fn t5_nobody_can_be_mated_any_more_when_kings_alone_are_left() {
    let men = "r Kd1; b Ka8 Rd2; y Kk14; g Kn11";
    let at = played(&position(men, &to_move('r')), "d1d2");
    assert_eq!((status(&at), moves(&at).len()), ("drawn".into(), 0));
}

#[test]
fn r17_who_can_play_nothing_is_passed_over_while_that_lasts() {
    let men = "r Kd1 Rh5; b Ka11; y Kk14 Rk10; g Kn8";
    let at = played(&position(men, &to_move('r')), "h5b5");
    assert_eq!(
        (status(&at), turn(&at), letters(at.mated())),
        ("play".into(), 'y', "-".into())
    );
    let again = played(&at, "k10k9 n8n7 d1d2");
    assert_eq!((turn(&again), moves(&again)), ('b', vec!["a11a10".into()]));
}

#[test]
fn t6_a_pawn_is_promoted_at_the_partners_edge_and_where_it_takes_at_the_sides() {
    let men = "r Kd1 Pg13 Pb5 Pm9; b Ka4 Ra6; y Kk14; g Kn4 Nn10";
    let at = position(men, &to_move('r'));
    for play in ["g13g14q", "b5a6r", "m9n10b", "g13g14n"] {
        assert_eq!(tried(&at, play), "legal", "{play}");
    }
    for play in [
        "g13g14", "b5a6", "m9n10", "b5a6k", "b5a6p", "b5b6q", "m9m10q",
    ] {
        assert_eq!(tried(&at, play), "T6", "{play}");
    }
    assert_eq!(tried(&at, "b5b6"), "legal");
}

#[test]
fn t6_every_seat_has_its_own_edges() {
    for (men, turn, straight, aside) in [
        (
            "r Kd1 Nf1; b Ka4 Pm9 Pe2; y Kk14; g Kn4",
            'b',
            "m9n9q",
            "e2f1q",
        ),
        (
            "r Kd1; b Ka4 Na9; y Kk14 Pf2 Pb10; g Kn4",
            'y',
            "f2f1q",
            "b10a9q",
        ),
        (
            "r Kd1; b Ka4; y Kk14 Ne14; g Kn4 Pb9 Pf13",
            'g',
            "b9a9q",
            "f13e14q",
        ),
    ] {
        let at = position(men, &to_move(turn));
        let cited = [straight, aside].map(|play| tried(&at, play));
        assert_eq!(cited, ["legal", "legal"], "{men}");
    }
}

#[test]
fn t6_the_end_of_an_arm_is_no_edge() {
    let at = position("r Kd1 Pc11 Pl10; b Ka4; y Kk14; g Kn4", &to_move('r'));
    assert_eq!(
        (targets(&at, "c11"), tried(&at, "c11c12")),
        (String::new(), "T6".into())
    );
    assert_eq!(tried(&at, "l10l11q"), "T6");
}

const CHECKED: &str = "r Kd1 Ph2; b Ka4 Rd8; y Kk14 Rk8; g Kn11";

#[test]
fn t7_a_king_in_check_answers_in_his_own_turn_and_his_partner_may_play_as_he_likes() {
    let at = position(CHECKED, &to_move('y'));
    assert_eq!(letters(at.in_check()), "r");
    let left = played(&at, "k14k13 n11n10");
    assert_eq!(shown(Four1967, &left, "h2h3"), "T7 d8 d1");
    let lifted = played(&at, "k8d8 n11n10");
    assert_eq!(tried(&lifted, "h2h3"), "legal");
}

#[test]
fn t8_a_queen_that_puts_herself_under_attack_may_be_taken() {
    let men = "r Kk1 Qd5; b Ka4 Rh8; y Kk14; g Kn11";
    let at = played(&position(men, &to_move('r')), "d5h5");
    assert_eq!(
        (warned(&at), tried(&at, "h8h5")),
        ("-".into(), "legal".into())
    );
    let own = "r Kk1 Qd5 Nd8; b Ka4 Rd11; y Kk14; g Kn11";
    let at = played(&position(own, &to_move('r')), "d8f9");
    assert_eq!(
        tried(&at, "d11d5"),
        "legal",
        "and one that her own player laid open"
    );
}

#[test]
fn t8_a_pin_taken_away_by_her_own_player_leaves_her_open() {
    let men = "r Kk1 Qh4 Rk7; b Ka7 Be7; y Kk14; g Kn11";
    let at = played(&position(men, &to_move('r')), "k7k8");
    assert_eq!(
        (warned(&at), tried(&at, "e7h4")),
        ("-".into(), "legal".into())
    );
}

#[test]
fn t9_with_an_arbiter_nobody_puts_his_own_king_in_check() {
    let at = position("r Kd1 Nd4; b Ka4 Rd9; y Kk14; g Kn11", &to_move('r'));
    assert!(shown(Four1967, &at, "d4e6").starts_with("T9 d9 d4 d1 "));
    let at = position("r Kd1; b Ka4 Re9; y Kk14; g Kn11", &to_move('r'));
    assert_eq!(tried(&at, "d1e1"), "T9");
}

#[test]
fn t10_a_player_need_not_spare_his_partners_king() {
    let men = "r Kk1 Nh10; b Ka4 Rh5; y Kh14; g Kn11";
    let at = played(&position(men, &to_move('r')), "h10i12");
    assert_eq!(letters(at.in_check()), "y");
}

#[test]
fn t11_a_king_is_mated_when_he_is_at_turn_and_cannot_escape() {
    let men = "r Kk1; b Ka9; y Kk14 Rk5 Rm4; g Kn11";
    let at = played(&position(men, &to_move('y')), "k5n5");
    assert_eq!(
        (letters(at.mated()), turn(&at)),
        ("g".into(), 'r'),
        "East is next"
    );
    let men = "r Kk1 Rk5 Rm4; b Ka9; y Kk14; g Kn11";
    let at = played(&position(men, &to_move('r')), "k5n5");
    assert_eq!(
        (letters(at.mated()), letters(at.in_check())),
        ("-".into(), "g".into()),
        "not yet"
    );
    let later = played(&at, "a9a8 k14j14");
    assert_eq!((letters(later.mated()), turn(&later)), ("g".into(), 'r'));
}

const FROZEN: &str = "r Kd1; b Ka9 Rc8; y Kk14 Rn5 Rm4 Nk7; g Kn11 Nj9";

#[test]
fn t11_none_of_a_mated_sets_pieces_may_be_taken() {
    let at = position(FROZEN, "y - - g - -");
    assert_eq!(tried(&at, "k7j9"), "T11");
    assert_eq!(tried(&at, "n5n11"), "T11");
}

#[test]
fn t12_the_pieces_of_a_mated_set_stay_and_keep_their_range_against_kings() {
    let at = position(FROZEN, "y - - g - -");
    assert_eq!(tried(&at, "j9i7"), "T12");
    let men = "r Kl10; b Ka9; y Kk14 Rn4 Rm4; g Kn11";
    let beside = position(men, "r - - g - -");
    assert_eq!(tried(&beside, "l10m10"), "T12 T9");
}

#[test]
fn r15_a_frozen_man_checks_pins_and_guards() {
    let men = "r Kg1 Ne3; b Ka8; y Kk14 Rn5 Rm4; g Kn11 Bc5";
    let at = position(men, "r - - g - -");
    assert_eq!(
        (targets(&at, "e3"), tried(&at, "e3g4")),
        (String::new(), "T9".into())
    );
    let men = "r Kg1 Rd1 Pf2 Pg2 Ph2; b Ka8; y Kk14 Rn5 Rm4; g Kn11 Nd3";
    let castling = position(men, "r rK - g - -");
    assert_eq!(tried(&castling, "g1e1"), "T1 M3.8-2a");
}

#[test]
fn r15_a_frozen_army_still_holds_a_mate() {
    let men = "r Kk1; b Ka11 Rf2 Re1; y Kk14 Rh6 Rb5; g Kn8";
    let at = played(&position(men, "y - - r - -"), "h6a6 n8n9");
    assert_eq!((letters(at.mated()), turn(&at)), ("rb".into(), 'y'));
}

#[test]
fn t13_the_partner_of_a_mated_player_plays_on_in_his_own_turns() {
    let men = "r Kk1 Rk5 Rm4; b Ka9; y Kk14; g Kn11";
    let mut at = position(men, &to_move('r'));
    let mut turns = String::new();
    for step in ["k5n5", "a9a8", "k14j14", "k1k2", "a8a9", "j14k14"] {
        turns.push(turn(&at));
        at = played(&at, step);
    }
    assert_eq!(turns, "rbyrby");
}

#[test]
fn t14_the_pieces_that_hold_a_mate_may_be_relieved() {
    let men = "r Kd1 Rn4; b Ka8; y Kk14 Rn5 Rm6; g Kn11";
    let at = played(&position(men, "y - - g - -"), "n5k5");
    assert_eq!((letters(at.mated()), turn(&at)), ("g".into(), 'r'));
    let on = played(&at, "d1d2 a8a9 k14j14");
    assert_eq!((letters(on.mated()), turn(&on)), ("g".into(), 'r'));
}

#[test]
fn t15_freed_pieces_are_safe_until_their_king_has_moved_free_of_check() {
    let at = played(&position(FROZEN, "b - - g - -"), "c8n8");
    assert_eq!(
        (letters(at.mated()), tried(&at, "k7j9")),
        ("g".into(), "T11".into())
    );
    let moved = played(&at, "k14k13 n11n10 d1d2 a9a10");
    assert_eq!(
        (letters(moved.mated()), tried(&moved, "k7j9")),
        ("-".into(), "legal".into())
    );
}

#[test]
fn t16_a_player_whose_mate_is_lifted_joins_in_again() {
    let at = played(&position(FROZEN, "b - - g - -"), "c8n8 k14k13");
    assert_eq!(turn(&at), 'g');
    assert_eq!(tried(&at, "j9i7"), "legal");
    let again = played(&position(FROZEN, "b - - g - -"), "c8n8 n5n8");
    assert_eq!(
        (letters(again.mated()), turn(&again)),
        ("g".into(), 'r'),
        "or is mated again"
    );
}

const BOTH: &str = "r Kk1 Rh6 Rb5; b Ka11; y Kk14 Rm4 Rn4; g Kn11";

#[test]
fn t17_who_has_mated_both_enemy_kings_has_won() {
    let at = played(&position(BOTH, "r - - g - -"), "h6a6");
    assert_eq!((status(&at), moves(&at).len()), ("won ry".into(), 0));
    assert_eq!(tried(&at, "k14j14"), "T17");
}

#[test]
fn t17_a_mated_king_of_ones_own_halves_the_win() {
    let men = BOTH.replace("Ka11", "Ka11 Rd14 Rd13");
    let at = played(&position(&men, "r - - yg - -"), "h6a6");
    assert_eq!(status(&at), "half ry");
}

#[test]
fn t17_a_king_that_is_attacked_no_more_does_not_count_as_mated() {
    let men = "r Kd1 Rn4 Rm5 Rb5; b Ka11; y Kk14; g Kn11";
    let at = played(&position(men, "r - - g - -"), "n4a4");
    assert_eq!((status(&at), turn(&at)), ("play".into(), 'y'));
    assert_eq!(letters(at.mated()), "bg", "East has had no turn since");
}

#[test]
fn t18_the_pieces_of_two_partners_mate_together() {
    let men = "r Kd1 Rh6; b Ka11; y Kk14 Rb5; g Kn8";
    let at = played(&position(men, &to_move('r')), "h6a6");
    assert_eq!((letters(at.mated()), turn(&at)), ("b".into(), 'y'));
}
