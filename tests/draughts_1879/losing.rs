//! R21: who loses, wins.

use super::tables::{
    START, agree, demands, does, insists, kept, liable, losing, moves, no_demand, no_huff,
    not_even_insisting, plays, refused, result, text,
};
use reglement::board::piece::Seat;
use reglement::table::act::Act;
use reglement::table::house::Omitted;
use reglement::table::state::Choice;

const THREE: &str = "W:W24,27,28,50:B19,22";

#[test]
fn r21_who_has_no_piece_left_has_won() {
    let mut table = losing("W:W28:B22", Omitted::Warn);
    plays(&mut table, "28x17");
    assert_eq!(result(&table), "0-2 no piece left");
    let mut white = losing("B:W28:B22", Omitted::Warn);
    plays(&mut white, "22x33");
    assert_eq!(result(&white), "2-0 no piece left");
}

#[test]
fn r21_who_cannot_move_has_won() {
    let mut black = losing("W:W14,15:B5", Omitted::Warn);
    plays(&mut black, "15-10");
    assert_eq!(result(&black), "0-2 no move left");
    assert_eq!(
        result(&losing("W:W46:B37,41", Omitted::Warn)),
        "2-0 no move left"
    );
}

#[test]
fn r21_capturing_and_the_greatest_number_are_compulsory_too() {
    let table = losing("W:W28,50:B1,12,22", Omitted::Warn);
    assert_eq!(moves(&table), "28x8");
    assert_eq!(refused(&table, "28x17"), "D11 D13 28 12 22");
    assert_eq!(refused(&table, "50-44"), "D7 D13 28 12 22");
    assert_eq!(losing(START, Omitted::Warn).state().position.perft(1), 9);
}

#[test]
fn r21_nothing_is_huffed_but_the_capture_may_be_demanded() {
    let mut table = losing(THREE, Omitted::Warn);
    insists(&mut table, "24-20");
    assert_eq!(liable(&table), "20 27 28");
    assert_eq!(no_huff(&table, 20), "D13");
    let choices = table.choices(Seat::Black);
    assert!(choices.contains(&Choice::Demand));
    assert!(
        !choices
            .iter()
            .any(|choice| matches!(choice, Choice::Huff(_)))
    );
    demands(&mut table);
    assert_eq!(text(&table), THREE);
    assert_eq!(not_even_insisting(&table, "24-20"), "D7 D13 24 27 28 19 22");
    assert_eq!(kept(&table), table);
}

#[test]
fn r21_with_refuse_there_is_nothing_to_demand() {
    let mut table = losing(THREE, Omitted::Refuse);
    assert_eq!(not_even_insisting(&table, "24-20"), "D7 D13 24 27 28 19 22");
    plays(&mut table, "28x17");
    assert_eq!(no_demand(&table), "D14");
    assert_eq!(no_huff(&table, 17), "D13");
}

#[test]
fn r21_who_was_shut_in_by_a_move_that_neglects_has_won_already() {
    for omitted in [Omitted::Warn, Omitted::Allow] {
        let mut table = losing("W:W31,32,36,42:B27", omitted);
        insists(&mut table, "42-38");
        assert_eq!(result(&table), "0-2 no move left");
    }
}

#[test]
fn r21_draws_and_resigning_are_as_ever() {
    assert_eq!(result(&losing("B:WK2,K3,K4:BK5", Omitted::Warn)), "1-1 D16");
    let mut agreed = losing(START, Omitted::Warn);
    agree(&mut agreed, Seat::White, Act::OfferDraw);
    assert_eq!(result(&agreed), "1-1 agreed");
    let mut resigned = losing(START, Omitted::Warn);
    does(&mut resigned, Seat::White, Act::Resign);
    assert_eq!(result(&resigned), "0-2 resigned");
}
