//! Friends, and whose turn it is: V3, V4, V6.

use reglement::board::piece::Seat;
use reglement::games::Game::Four1869;
use reglement::law::breach::{Breach, HandBreach};
use reglement::rules::cross::seating::{Order, Partners, Seating};

use crate::board::{ACROSS, played, read, set, start};
use crate::{across, beside, to_move, tried, turn};

#[test]
fn v3_nobody_takes_his_friends_men() {
    let men = "r Kk1 Rf5; b Ka5; y Kk14 Nf9; g Kn4";
    assert_eq!(tried(&across(men, &to_move('r')), "f5f9"), "A12 V3");
    let men = "r Kk1 Rf5; b Ka4 Nf9; y Kk14; g Kn4";
    assert_eq!(tried(&beside(men, &to_move('r')), "f5f9"), "A12 V3");
    assert_eq!(tried(&across(men, &to_move('r')), "f5f9"), "legal");
}

#[test]
fn v4_everybody_plays_in_turn() {
    let men = "r Kd1; b Ka4; y Kk14; g Kn11";
    let mut at = across(men, &to_move('r'));
    let mut turns = String::new();
    for step in ["d1e1", "a4a5", "k14j14", "n11n10", "e1d1"] {
        turns.push(turn(&at));
        at = played(&at, step);
    }
    assert_eq!(turns, "rbygr");
}

#[test]
fn r6_from_the_left_to_the_right_hand_is_counter_clockwise_unless_it_is_chosen_otherwise() {
    let men = "r Kd1; b Ka4; y Kk14; g Kn11";
    let mut at = read(Four1869, Seating::default(), &set(men, &to_move('r')));
    let mut turns = String::new();
    for step in ["d1e1", "n11n10", "k14j14", "a4a5", "e1d1"] {
        turns.push(turn(&at));
        at = played(&at, step);
    }
    assert_eq!(turns, "rgybr");
    let clockwise = played(&across(men, &to_move('r')), "d1e1");
    assert_eq!(turn(&clockwise), 'b');
}

#[test]
fn v4_nobody_plays_his_friends_men_or_out_of_turn() {
    let at = start(Four1869, ACROSS, Seat::South);
    assert_eq!(tried(&at, "d13d12"), "V4");
    assert_eq!(tried(&at, "b5c5"), "A10");
    let out = Breach::Hand(HandBreach::OutOfTurn { turn: Seat::South });
    assert_eq!((Four1869.page().rule)(&out).article.id, "V4");
}

#[test]
fn v6_of_two_beside_each_other_the_one_who_comes_after_begins() {
    let seating = |order| Seating {
        partners: Partners::Adjacent,
        order,
    };
    let clockwise = seating(Order::Clockwise);
    assert_eq!(clockwise.after_player(Seat::South), Seat::West);
    assert_eq!(clockwise.after_player(Seat::North), Seat::East);
    let counter = seating(Order::CounterClockwise);
    assert_eq!(counter.after_player(Seat::West), Seat::South);
    assert_eq!(counter.after_player(Seat::East), Seat::North);
}
