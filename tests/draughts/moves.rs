//! Captures of which programs have got one thing or another wrong: counts, ways, and what is left.

use reglement::board::piece::Seat;
use reglement::law::breach::{Breach, DraughtsBreach};
use reglement::notation::fen_draughts;
use reglement::rules::draughts::position::Position;
use reglement::rules::tree::Tree;

use crate::boards::{at, board, listed, numbers, play};

/// The position after a play that must be legal.
fn after(position: &Position, text: &str) -> String {
    let m = position
        .judge(&play(text))
        .unwrap_or_else(|breach| panic!("{text}: {breach:?}"));
    fen_draughts::write(&position.after(m))
}

#[test]
fn pieces_are_counted_and_not_weighed() {
    let position = board("W:W22,32,K45:B1,6,11,17,18,28,35,44");
    assert_eq!(listed(&position), ["32x21 17 18 28"]);
    let left = "B:W21,22,K45:B1,6,11,35,44";
    assert_eq!(after(&position, "32x23x12x21"), left);
    assert_eq!(after(&position, "32x21"), left);
}

#[test]
fn equal_numbers_leave_the_choice_between_a_man_and_a_king() {
    let position = board("W:W24,K43:B9,16,29,30,40");
    assert_eq!(listed(&position), ["24x44 30 40", "43x3 9 30"]);
}

#[test]
fn what_is_taken_stands_until_the_move_is_over() {
    let position = board("W:WK12:B10,13,18,19,20,35");
    assert_eq!(
        listed(&position),
        ["12x25 18 19 20", "12x4 10 18 20", "12x5 10 18 19"]
    );
}

#[test]
fn an_empty_square_may_be_crossed_twice_and_equal_routes_are_one_move() {
    let position = board("W:WK17:B14,21,22,29,37,38,39");
    let all = "14 21 22 29 37 38 39";
    assert_eq!(
        listed(&position),
        [format!("17x44 {all}"), format!("17x50 {all}")]
    );
    let way = "17x33x20x3x26x42x33x44";
    assert_eq!(after(&position, way), "B:WK44:B");
    assert_eq!(after(&position, "17x44"), "B:WK44:B");
    let other = "17x33x42x26x3x20x33x44";
    assert_eq!(position.judge(&play(way)), position.judge(&play(other)));
}

#[test]
fn a_man_that_passes_the_row_of_kings_stays_a_man() {
    let position = board("W:W24:B7,8,19,20,37,44");
    assert_eq!(listed(&position), ["24x11 7 8 19"]);
    assert_eq!(after(&position, "24x11"), "B:W11:B20,37,44");
    assert_eq!(after(&position, "24x13x2x11"), "B:W11:B20,37,44");
}

#[test]
fn a_king_comes_down_on_any_free_square_behind() {
    let position = board("W:WK46:B41");
    let ends = [10, 14, 19, 23, 28, 32, 37, 5].map(|end| format!("46x{end} 41"));
    assert_eq!(listed(&position), ends);
}

#[test]
fn a_king_may_not_stop_short_of_the_greatest_number() {
    let position = board("W:WK26:B23,30,33,37");
    assert_eq!(
        listed(&position),
        [
            "26x1 23 33 37",
            "26x12 23 33 37",
            "26x18 23 33 37",
            "26x35 30 33 37",
            "26x7 23 33 37",
        ]
    );
}

#[test]
fn two_captures_between_the_same_squares_are_told_apart_by_their_way() {
    let position = board("W:WK50:B21,23,32,42,44");
    assert_eq!(listed(&position), ["50x48 21 42 44", "50x48 32 42 44"]);
    let several = Breach::Draughts(DraughtsBreach::Several {
        from: at(50),
        to: at(48),
    });
    assert_eq!(position.judge(&play("50x48")), Err(several));
    assert_eq!(position.neglect(&play("50x48")), None);
    assert_eq!(after(&position, "50x28x37x48"), "B:WK48:B21,23");
    assert_eq!(after(&position, "50x17x26x48"), "B:WK48:B23,32");
    let mut ways: Vec<Vec<usize>> = position
        .moves()
        .into_iter()
        .map(|m| numbers(position.play(m).squares().iter().copied()))
        .collect();
    ways.sort();
    assert_eq!(ways, [[50, 17, 26, 48], [50, 28, 37, 48]]);
}

#[test]
fn going_straight_on_the_king_is_written_directly_behind_what_it_has_taken() {
    // Over 17 and 33 on one line, 22 and 28 free between them; then round by 34 or by 40.
    let position = board("W:WK6:B13,17,33,34,40");
    let mut ways: Vec<Vec<usize>> = position
        .moves()
        .into_iter()
        .map(|m| numbers(position.play(m).squares().iter().copied()))
        .collect();
    ways.sort();
    assert_eq!(
        ways,
        [
            [6, 22, 39, 30, 2],
            [6, 22, 39, 30, 8],
            [6, 22, 44, 35, 2],
            [6, 22, 44, 35, 8],
        ]
    );
    let judged = |text| position.judge(&play(text));
    assert_eq!(judged("6x28x39x30x8"), judged("6x22x39x30x8"));
    assert_eq!(judged("6x39x8"), judged("6x22x39x30x8"));
}

/// One king among men that stand like trees in an orchard, and nine.
#[test]
fn a_board_of_a_million_routes_has_few_moves() {
    let position = board("W:WK27:B8,9,10,11,12,19,20,21,22,28,30,31,33,34,37,39,41,42,43,44");
    assert_eq!(position.count(), 12);
    let position =
        board("W:WK1,K2,K3,K6,K25,K26,K45,K48,K50:B9,10,11,12,19,20,21,23,28,30,31,32,39,40,41,42");
    assert_eq!(position.count(), 26);
    for m in position.moves() {
        assert_eq!(position.judge(&position.play(m)), Ok(m));
    }
}

#[test]
fn one_king_alone_against_three_is_known_by_its_seat() {
    for (text, lone) in [
        ("W:WK1,K2,K3:BK50", Some(Seat::Black)),
        ("B:WK46:BK1,K2,K3", Some(Seat::White)),
        ("W:WK1,K2,K3:B40", None),
        ("W:WK1,K2,K3,35:BK50", None),
        ("W:WK1,K2,35:BK50", None),
        ("W:WK1,K2,K3,K4:BK50", None),
        ("W:WK1,K2:BK50", None),
        ("W:WK1,K2,K3:BK50,40", None),
        ("W:WK1:BK50", None),
    ] {
        assert_eq!(board(text).lone_king(), lone, "{text}");
    }
}
