//! The sixteen rules of 1879 executed, with the pages before them, as the program plays them when it is the arbiter.
//!
//! What only hands can offend against has no test of its own:
//! - D2, the man once touched, and straightening men: with an arbiter nobody touches; a move is made when it is whole.
//!   What is left of it, that a move made stays made, is tested.
//! - D3, the choice after a move along a wrong line: the arbiter refuses such a move (D4, D5), so that it never stands.
//! - D10, own pieces taken by mistake: a leap over an own piece is refused (D4, D5).
//! - D12, taken pieces left on the board: the arbiter lifts them, all and no others, so that nobody can be huffed for it.

use super::tables::{
    START, at, does, insists, kept, liable, moves, no, play, plays, position, refused, result,
    ruled, table, taken, text, turn,
};
use reglement::board::grid::TEN;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::ten::Fifty;
use reglement::games::Game;
use reglement::notation::letters::Letters;
use reglement::notation::typed::{self, Typed};
use reglement::notation::{fen, fen_draughts};
use reglement::rules::draughts::position::{Fault, Position, crowning_row};
use reglement::table::act::{Act, Answer};
use reglement::table::after::Refusal;

#[test]
fn d1_each_plays_in_his_turn() {
    let mut table = table(START);
    let early = Act::Play(play("18-22"));
    assert_eq!(no(&table, Seat::Black, early.clone()), "D1");
    plays(&mut table, "32-28");
    assert_eq!(no(&table, Seat::White, Act::Play(play("31-27"))), "D1");
    for act in [Act::Insist(play("31-27")), Act::Huff(at(20)), Act::Demand] {
        assert_eq!(no(&table, Seat::White, act), "D1");
    }
    does(&mut table, Seat::Black, early);
    assert_eq!(turn(&table), Seat::White);
}

#[test]
fn d2_a_piece_let_go_has_been_moved_and_comes_back_by_consent_only() {
    let mut table = table(START);
    let one = Act::AskTakeBack { plies: 1 };
    assert_eq!(no(&table, Seat::White, one.clone()), "D2");
    plays(&mut table, "32-28");
    let accept = Act::Answer(Answer::Accept);
    assert_eq!(no(&table, Seat::Black, accept.clone()), "D2");
    does(&mut table, Seat::White, one.clone());
    assert_eq!(no(&table, Seat::White, accept.clone()), "D2");
    assert_eq!(no(&table, Seat::Black, Act::Play(play("19-23"))), "D2");
    does(&mut table, Seat::Black, Act::Answer(Answer::Decline));
    assert_eq!(no(&table, Seat::White, one.clone()), "D2");
    plays(&mut table, "19-23");
    does(&mut table, Seat::White, Act::AskTakeBack { plies: 2 });
    does(&mut table, Seat::Black, accept);
    assert_eq!(text(&table), START);
}

#[test]
fn d3_the_opponents_piece_is_not_moved() {
    let table = table(START);
    assert_eq!(refused(&table, "18-22"), "D3 18");
    assert_eq!(refused(&table, "20x50"), "D3 20");
}

#[test]
fn d3_a_move_along_a_wrong_line_is_refused_and_nothing_stands() {
    let table = table(START);
    assert_eq!(refused(&table, "33-27"), "D4 33 27");
    assert_eq!(refused(&self::table("W:WK46:B4"), "46-36"), "D5 46 36");
}

#[test]
fn d4_a_man_goes_one_square_slantwise_forward() {
    assert_eq!(moves(&table("W:W28:B1")), "28-22 28-23");
    assert_eq!(moves(&table("B:W50:B28")), "28-32 28-33");
    assert_eq!(moves(&table("W:W26,35:B1")), "26-21 35-30");
    let table = table("W:W22,28,33:B1,23");
    assert_eq!(refused(&table, "22-27"), "D4 22 27");
    // What stands there is in the way before the direction is wrong.
    assert_eq!(refused(&table, "22-28"), "D4 28");
    assert_eq!(refused(&table, "28-27"), "D4 28 27");
    assert_eq!(refused(&table, "28-14"), "D4 28 14");
    assert_eq!(refused(&table, "28-28"), "D4 28");
    assert_eq!(refused(&table, "22-11"), "D4 22 11");
    assert_eq!(refused(&table, "28-22"), "D4 22");
    assert_eq!(refused(&table, "28-23"), "D4 23");
    assert_eq!(refused(&table, "29-24"), "D4 29");
}

#[test]
fn d4_a_man_takes_forward_and_backward_two_squares_on() {
    let mut table = table("W:W28:B22,23,32,33");
    assert_eq!(moves(&table), "28x17 28x19 28x37 28x39");
    plays(&mut table, "28x39");
    assert_eq!(text(&table), "B:W39:B22,23,32");
}

#[test]
fn d5_a_king_goes_along_the_whole_line_as_far_as_its_player_likes() {
    let open = table("W:WK28:B1");
    let all = "28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-5 28-50 28-6";
    assert_eq!(moves(&open), all);
    let shut = table("W:W11,K28,37:B20");
    assert_eq!(refused(&shut, "28-27"), "D5 28 27");
    assert_eq!(refused(&shut, "28-37"), "D5 37");
    assert_eq!(refused(&shut, "28-41"), "D5 37");
    assert_eq!(refused(&shut, "28-6"), "D5 11");
}

#[test]
fn d6_a_king_must_take_a_piece_that_stands_alone_on_its_line() {
    let mut table = table("W:WK46,50:B28");
    assert_eq!(moves(&table), "46x10 46x14 46x19 46x23 46x5");
    assert_eq!(refused(&table, "46-41"), "D6 D13 46 28");
    assert_eq!(refused(&table, "50-44"), "D6 D13 46 28");
    plays(&mut table, "46x14");
    assert_eq!(text(&table), "B:WK14,50:B");
}

#[test]
fn d6_two_in_a_row_do_not_stand_alone() {
    let table = table("W:WK46:B23,28");
    assert_eq!(moves(&table), "46-32 46-37 46-41");
    assert_eq!(refused(&table, "46-19"), "D8 28 23");
    assert_eq!(refused(&table, "46-28"), "D5 28");
}

#[test]
fn d7_a_man_must_take_the_piece_against_it_with_an_open_square_behind() {
    let table = table("W:W28,50:B22");
    assert_eq!(moves(&table), "28x17");
    assert_eq!(refused(&table, "28-23"), "D7 D13 28 22");
    assert_eq!(refused(&table, "50-44"), "D7 D13 28 22");
}

#[test]
fn d7_without_an_open_square_behind_there_is_nothing_to_take() {
    let table = table("W:W28:B17,22");
    assert_eq!(moves(&table), "28-23");
    assert_eq!(refused(&table, "28-17"), "D7 22 17");
    assert_eq!(refused(&table, "28-11"), "D7 22 17");
}

#[test]
fn d7_a_man_goes_on_taking_while_one_open_square_lies_between() {
    let mut on = table("W:W28:B7,17,22,K12");
    assert_eq!(moves(&on), "28-23", "22 is covered by 17");
    on = table("W:W28:B7,K12,22");
    assert_eq!(moves(&on), "28x8");
    assert_eq!(refused(&on, "28x17"), "D11 D13 28 12 22");
    plays(&mut on, "28x8");
    assert_eq!(text(&on), "B:W8:B7");
    // Two open squares between are too many for a man.
    assert_eq!(moves(&table("W:W28:B8,22")), "28x17");
}

#[test]
fn d6_or_d7_is_that_of_the_piece_that_moved_if_it_should_have_taken_else_of_a_man() {
    let both = table("W:W28,50,K46:B22,37");
    assert_eq!(moves(&both), "28x17 46x32");
    assert_eq!(refused(&both, "28-23"), "D7 D13 28 46 22 37");
    assert_eq!(refused(&both, "46-41"), "D6 D13 28 46 22 37");
    assert_eq!(refused(&both, "50-44"), "D7 D13 28 46 22 37");
}

#[test]
fn d8_a_king_takes_at_any_distance_and_round_corners() {
    let mut table = table("W:WK46:B24,28");
    assert_eq!(moves(&table), "46x30 46x35");
    assert_eq!(refused(&table, "46x19"), "D11 D13 46 24 28");
    assert_eq!(taken(&table, "46x35"), "24 28");
    plays(&mut table, "46x19x35");
    assert_eq!(text(&table), "B:WK35:B");
}

#[test]
fn d8_taken_pieces_stand_in_the_way_until_the_capture_is_over() {
    let table = table("W:WK12:B10,13,18,19,20,35");
    assert_eq!(moves(&table), "12x25 12x4 12x5");
    assert_eq!(taken(&table, "12x4"), "10 18 20");
    assert_eq!(taken(&table, "12x5"), "10 18 19");
    assert_eq!(taken(&table, "12x25"), "18 19 20");
    assert_eq!(refused(&table, "12x29x15x4x22"), "D8 18");
    assert_eq!(refused(&table, "12x29x15x4x18"), "D8 18");
}

#[test]
fn d9_the_same_open_square_is_crossed_again_the_same_piece_never() {
    let table = table("W:WK17:B14,21,22,29,37,38,39");
    assert_eq!(moves(&table), "17x44 17x50");
    for goal in ["17x44", "17x50"] {
        assert_eq!(taken(&table, goal), "14 21 22 29 37 38 39");
    }
    let twice_over_33 = play("17x33x20x3x26x42x33x44");
    assert!(table.state().position.judge(&twice_over_33).is_ok());
    assert_eq!(refused(&self::table("W:W28:B22"), "28x17x28"), "D9 22");
    assert_eq!(refused(&self::table("W:WK46:B28"), "46x23x32"), "D9 28");
}

#[test]
fn d9_a_man_may_end_where_it_began() {
    let mut round = table("W:W38:B22,23,32,33");
    assert_eq!(moves(&round), "38x38");
    plays(&mut round, "38x38");
    assert_eq!(text(&round), "B:W38:B");
    assert_eq!(result(&round), "2-0 no piece left");
}

#[test]
fn d10_own_pieces_are_never_taken() {
    assert_eq!(refused(&table("W:W22,28:B1"), "28x17"), "D4 22");
    assert_eq!(refused(&table("W:W28,K46:B4"), "46x23"), "D5 28");
    assert_eq!(refused(&table("W:W11,28:B22"), "28x17x6"), "D4 11");
}

#[test]
fn d11_of_equal_numbers_the_player_is_free_to_choose() {
    let free = table("W:W24,K43:B9,16,29,30,40");
    assert_eq!(moves(&free), "24x44 43x3");
    assert_eq!(taken(&free, "24x44"), "30 40");
    assert_eq!(taken(&free, "43x3"), "9 30");
    assert_eq!(moves(&table("W:W28:B22,K23")), "28x17 28x19");
}

#[test]
fn d11_the_greatest_number_must_be_taken_whatever_it_is_worth() {
    let mut most = table("W:W22,32,K45:B1,6,11,17,18,28,35,44");
    assert_eq!(moves(&most), "32x21");
    for fewer in ["45x16", "45x21", "45x26"] {
        assert_eq!(refused(&most, fewer), "D11 D13 32 17 18 28");
    }
    plays(&mut most, "32x23x12x21");
    assert_eq!(text(&most), "B:W21,22,K45:B1,6,11,35,44");
    // Two men rather than one king.
    let men = table("W:W28,50:BK23,12,22");
    assert_eq!(moves(&men), "28x8");
    assert_eq!(refused(&men, "28x19"), "D11 D13 28 12 22");
}

#[test]
fn d11_the_same_ends_by_two_ways_must_be_told_apart() {
    let mut table = table("W:WK50:B21,23,32,42,44");
    assert_eq!(moves(&table), "50x17x26x48 50x28x37x48");
    assert_eq!(refused(&table, "50x48"), "D11 50 48");
    let mut shortly = table.clone();
    plays(&mut shortly, "50x37x48");
    plays(&mut table, "50x28x37x48");
    assert_eq!(
        text(&shortly),
        text(&table),
        "one square of the way will do"
    );
    assert_eq!(text(&table), "B:WK48:B21,23");
    assert_eq!(text(&kept(&table)), text(&table));
}

#[test]
fn d12_taken_pieces_are_lifted_all_and_no_others() {
    let mut long = table("W:WK17:B1,14,21,22,29,37,38,39");
    plays(&mut long, "17x50");
    assert_eq!(text(&long), "B:WK50:B1");
    let mut short = table("W:W24,28:B2,12,19,22");
    insists(&mut short, "24x13");
    assert_eq!(text(&short), "B:W13,28:B2,12,22", "only what was taken");
}

#[test]
fn d13_to_d14_who_neglects_is_warned_with_the_article_of_the_huff() {
    let table = table("W:W24,27,28:B19,22");
    assert_eq!(moves(&table), "24x13 27x18 28x17");
    let pieces = "24 27 28 19 22";
    for quiet in ["24-20", "27-21", "28-23"] {
        assert_eq!(refused(&table, quiet), format!("D7 D13 {pieces}"));
    }
}

#[test]
fn d15_a_man_that_stays_on_the_far_row_is_a_king() {
    let mut white = table("W:W7,50:B20");
    plays(&mut white, "7-1");
    assert_eq!(text(&white), "B:WK1,50:B20");
    let mut black = table("B:W20:B44,33");
    plays(&mut black, "44-50");
    assert_eq!(text(&black), "W:W20:B33,K50");
    let mut taking = table("W:W12:B8,35");
    plays(&mut taking, "12x3");
    assert_eq!(text(&taking), "B:WK3:B35");
    plays(&mut taking, "35-40");
    assert!(moves(&taking).contains("3-26"), "it goes as a king");
}

#[test]
fn d15_passing_the_far_row_in_a_capture_makes_no_king() {
    let mut table = table("W:W24:B7,8,19,20,37,44");
    assert_eq!(moves(&table), "24x11");
    assert_eq!(taken(&table, "24x11"), "7 8 19");
    plays(&mut table, "24x11");
    assert_eq!(text(&table), "B:W11:B20,37,44");
}

#[test]
fn d15_a_man_that_should_have_gone_on_from_the_far_row_is_crowned_and_liable() {
    let mut table = table("W:W13,50:B7,8,36");
    assert_eq!(moves(&table), "13x11");
    insists(&mut table, "13x2");
    assert_eq!(text(&table), "B:WK2,50:B7,36");
    assert_eq!(liable(&table), "2");
}

#[test]
fn end_who_has_no_piece_left_or_none_that_can_move_has_lost() {
    let mut none = table("W:W28:B22");
    plays(&mut none, "28x17");
    assert_eq!(result(&none), "2-0 no piece left");
    assert_eq!(no(&none, Seat::Black, Act::Resign), "D1");
    assert_eq!(no(&none, Seat::White, Act::Play(play("17-12"))), "D1");
    let mut black = table("W:W14,15:B5");
    plays(&mut black, "15-10");
    assert_eq!(result(&black), "2-0 no move left");
    let mut white = table("B:W46:B36,37");
    plays(&mut white, "36-41");
    assert_eq!(result(&white), "0-2 no move left");
}

#[test]
fn end_a_game_that_begins_without_a_move_is_over() {
    assert_eq!(result(&table("B:W50:B")), "2-0 no piece left");
    assert_eq!(result(&table("W:W:B1")), "0-2 no piece left");
    assert_eq!(result(&table("W:W46:B37,41")), "0-2 no move left");
    assert_eq!(result(&table("B:W10,14:B5")), "2-0 no move left");
}

#[test]
fn end_resigning_loses_in_and_out_of_turn() {
    for (seat, score) in [(Seat::White, "0-2 resigned"), (Seat::Black, "2-0 resigned")] {
        let mut table = table(START);
        does(&mut table, seat, Act::Resign);
        assert_eq!(result(&table), score);
    }
}

#[test]
fn end_a_draw_is_agreed_at_any_time() {
    let mut table = table(START);
    does(&mut table, Seat::Black, Act::OfferDraw);
    assert_eq!(no(&table, Seat::White, Act::Play(play("32-28"))), "DP8b");
    does(&mut table, Seat::White, Act::Answer(Answer::Decline));
    assert_eq!(no(&table, Seat::Black, Act::OfferDraw), "DP8b");
    plays(&mut table, "32-28");
    super::tables::agree(&mut table, Seat::Black, Act::OfferDraw);
    assert_eq!(result(&table), "1-1 agreed");
}

#[test]
fn dp6a_the_long_line_begins_at_the_left_hand_of_each_player() {
    let line: Vec<String> = Fifty::LONG_LINE.map(|at| TEN.label(at)).collect();
    assert_eq!(line.join(" "), "5 10 14 19 23 28 32 37 41 46");
    assert_eq!((TEN.file(at(46)), TEN.rank(at(46))), (0, 0), "White's left");
    assert_eq!((TEN.file(at(5)), TEN.rank(at(5))), (9, 9), "Black's left");
}

#[test]
fn dp6a_a_hundred_squares_half_of_them_black_and_played_on() {
    assert_eq!((TEN.files(), TEN.ranks()), (10, 10));
    assert_eq!(TEN.squares().count(), 50);
    assert!(TEN.squares().all(|at| !TEN.is_light(at)));
}

#[test]
fn dp6b_twenty_men_each_and_two_rows_open() {
    let start = Game::Draughts1879.start();
    assert_eq!(fen::write(&start), START);
    assert_eq!(start.turn(), Seat::White);
    let owner = |number| start.piece(at(number));
    let man = |seat| {
        let role = Role::Man;
        Some(Piece { seat, role })
    };
    assert!((1..=20).all(|number| owner(number) == man(Seat::Black)));
    assert!((21..=30).all(|number| owner(number).is_none()));
    assert!((31..=50).all(|number| owner(number) == man(Seat::White)));
    assert_eq!(start.perft(1), 9);
}

#[test]
fn dp6c_squares_are_numbered_1_to_50_from_the_right_hand_of_black() {
    let place = |number| (TEN.file(at(number)), TEN.rank(at(number)));
    assert_eq!((place(1), place(5)), ((1, 9), (9, 9)), "Black's first row");
    assert_eq!((place(6), place(10)), ((0, 8), (8, 8)));
    assert_eq!((place(46), place(50)), ((0, 0), (8, 0)));
}

#[test]
fn dp6c_no_other_number_is_a_square() {
    let start = position(START);
    for wrong in ["32-51", "0-5", "32-99", "51x42", "032-128"] {
        let Typed::Wrong(breach) = typed::read(&start, wrong, Letters::English) else {
            panic!("{wrong} names squares");
        };
        let refusal = Refusal::new(Game::Draughts1879, None, breach);
        assert_eq!(ruled(refusal.ruling), "DP6c", "{wrong}");
    }
    let man = position("W:W12:B35");
    assert_eq!(
        typed::read(&man, "12-07", Letters::English),
        Typed::Play(play("12-7")),
        "zeros are read"
    );
}

#[test]
fn dp7_white_is_crowned_on_1_to_5_and_black_on_46_to_50_at_once() {
    let row = |seat| -> Vec<String> { crowning_row(seat).map(|at| TEN.label(at)).collect() };
    assert_eq!(row(Seat::White).join(" "), "1 2 3 4 5");
    assert_eq!(row(Seat::Black).join(" "), "46 47 48 49 50");
    for number in 1..=5 {
        let (from, to) = (number + 5, 51 - number);
        let mut white = table(&format!("W:W{from},35:B36"));
        plays(&mut white, &format!("{from}-{number}"));
        assert!(text(&white).starts_with(&format!("B:WK{number},35:")));
        let mut black = table(&format!("B:W35:B16,{}", to - 5));
        plays(&mut black, &format!("{}-{to}", to - 5));
        assert_eq!(text(&black), format!("W:W35:B16,K{to}"));
    }
}

#[test]
fn dp7_a_man_cannot_stand_uncrowned_on_the_far_row() {
    let fault = |text: &str| fen_draughts::read(text).expect_err("no position").what;
    let uncrowned = |number| fen_draughts::FenFault::Unplayable(Fault::Uncrowned(at(number)));
    assert_eq!(fault("W:W4:B12"), uncrowned(4));
    assert_eq!(fault("W:W28:B49"), uncrowned(49));
    let men = |number: u8| Fifty::of(at(number));
    let turned = Position::new([men(28), men(4)], Fifty::NONE, Seat::White);
    assert!(turned.is_ok(), "his own first row");
}
