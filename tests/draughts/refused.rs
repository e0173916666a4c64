//! One test for every way in which a play of draughts is refused.

use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::law::breach::{Breach, DraughtsBreach, HandBreach};
use reglement::rules::play::Play;

use crate::boards::{all, at, board, play};

fn refused(text: &str, played: &str) -> Breach {
    match board(text).judge(&play(played)) {
        Err(breach) => breach,
        Ok(m) => panic!("{played} is legal: {m:?}"),
    }
}

fn says(text: &str, played: &str, breach: DraughtsBreach) {
    assert_eq!(refused(text, played), Breach::Draughts(breach), "{played}");
}

const fn cannot(role: Role, from: u8, to: u8) -> DraughtsBreach {
    DraughtsBreach::CannotReach {
        role,
        from: Square::new(from - 1),
        to: Square::new(to - 1),
    }
}

#[test]
fn no_piece_stands_there() {
    let empty = Breach::Hand(HandBreach::NoMan { at: at(28) });
    assert_eq!(refused("W:W31-50:B1-20", "28-23"), empty);
    for number in [50, 64, 255] {
        let outside = Square::new(number);
        let position = board("W:W31-50:B1-20");
        for play in [Play::new(outside, at(28)), Play::new(at(32), outside)] {
            let breach = Breach::Hand(HandBreach::NoMan { at: outside });
            assert_eq!(position.judge(&play), Err(breach));
        }
    }
}

#[test]
fn the_piece_is_the_opponents() {
    let owner = Seat::Black;
    let theirs = Breach::Hand(HandBreach::NotYours { at: at(20), owner });
    assert_eq!(refused("W:W31-50:B1-20", "20-24"), theirs);
    assert_eq!(refused("W:W24,27,28:B20,22", "20-24"), theirs);
}

#[test]
fn a_man_goes_one_square_slantwise() {
    for (text, to) in [
        ("32-18", 18),
        ("32-22", 22),
        ("32-33", 33),
        ("32-32", 32),
        ("32-5", 5),
    ] {
        says("W:W32:B1", text, cannot(Role::Man, 32, to));
    }
    says("W:W32:B1", "32-14", cannot(Role::Man, 32, 14));
}

#[test]
fn a_man_that_takes_nothing_goes_once() {
    says("W:W32:B1", "32-28-23", cannot(Role::Man, 32, 23));
    says("W:W32:B1", "32-28-27", cannot(Role::Man, 28, 27));
    says("W:W32:B1", "32-28-28", cannot(Role::Man, 28, 28));
}

#[test]
fn a_king_goes_along_a_slanting_line() {
    says("W:WK28:B1", "28-30", cannot(Role::Crowned, 28, 30));
    says("W:WK28:B1", "28-28", cannot(Role::Crowned, 28, 28));
    says("W:WK28:B1", "28-23-28", cannot(Role::Crowned, 28, 28));
    says("W:WK46:B1", "46-28-22", cannot(Role::Crowned, 46, 22));
    says("W:WK28:B1", "28-23-22", cannot(Role::Crowned, 23, 22));
    says("W:WK46:B37", "46x32x33", cannot(Role::Crowned, 32, 33));
}

#[test]
fn a_man_goes_back_only_to_take() {
    for to in [32, 33] {
        let breach = DraughtsBreach::Backward {
            from: at(28),
            to: at(to),
        };
        says("W:W28:B1", &format!("28-{to}"), breach);
    }
    let breach = DraughtsBreach::Backward {
        from: at(19),
        to: at(13),
    };
    says("B:W50:B19", "19-13", breach);
}

#[test]
fn the_square_is_taken() {
    let on = |role, number| DraughtsBreach::Occupied {
        role,
        at: at(number),
    };
    says("W:W28,32:B1", "32-28", on(Role::Man, 28));
    says("W:W32:B23,28", "32-28", on(Role::Man, 28));
    says("W:W28,K46:B1", "46-28", on(Role::Crowned, 28));
    says("W:WK46:B5,10", "46-10", on(Role::Crowned, 10));
    says("W:W14,K46:B37", "46x32x14", on(Role::Crowned, 14));
}

#[test]
fn more_than_one_piece_stands_in_the_kings_way() {
    let breach = |to, by| DraughtsBreach::Blocked {
        to: at(to),
        by: at(by),
    };
    says("W:W32,37,K46:B1", "46-28", breach(28, 37));
    says("W:W37,K46:B1,28", "46-23", breach(23, 37));
    says("W:W28,37,K46:B1", "46-28", breach(28, 37));
}

#[test]
fn an_own_piece_is_not_leapt_over() {
    let breach = |role, number| DraughtsBreach::OverOwn {
        role,
        over: at(number),
    };
    says("W:W28,32:B1", "32-23", breach(Role::Man, 28));
    says("W:W37,K46:B1", "46-28", breach(Role::Crowned, 37));
    says("W:W19,32:B28", "32-14", breach(Role::Man, 19));
    says("W:W19,K46:B37", "46-10", breach(Role::Crowned, 19));
}

#[test]
fn nothing_is_leapt_over() {
    let of = |role, from, to| DraughtsBreach::OverNothing {
        role,
        from: at(from),
        to: at(to),
    };
    let breach = |from, to| of(Role::Man, from, to);
    says("W:W32:B1", "32-23", breach(32, 23));
    says("W:W32:B1", "32-43", breach(32, 43));
    says("W:W32:B28", "32x23x12", breach(23, 12));
    says("W:W32:B28", "32-14", breach(23, 14));
    // A piece that has taken goes on only to take; and before, a king does not stop on its way.
    says("W:W32:B28", "32x23x19", breach(23, 19));
    says("W:WK46:B37", "46x32x27", of(Role::Crowned, 32, 27));
    says("W:WK46:B37", "46x41x32", of(Role::Crowned, 46, 41));
}

#[test]
fn two_pieces_in_a_row_are_not_leapt_over() {
    let breach = |role, over, behind| DraughtsBreach::NoRoom {
        role,
        over: at(over),
        behind: at(behind),
    };
    says("W:W32:B23,28", "32-23", breach(Role::Man, 28, 23));
    says("W:W23,32:B28", "32-23", breach(Role::Man, 28, 23));
    says("W:W32:B28,14,19", "32-14", breach(Role::Man, 19, 14));
    says("W:WK46:B32,37", "46-28", breach(Role::Crowned, 37, 32));
    says("W:WK46:B32,37", "46-5", breach(Role::Crowned, 37, 32));
    says("W:W32,K46:B37", "46-28", breach(Role::Crowned, 37, 32));
}

#[test]
fn the_same_piece_is_not_leapt_over_twice() {
    let breach = |over| DraughtsBreach::Twice { over: at(over) };
    says("W:W32:B28", "32x23x32", breach(28));
    says("W:WK46:B37", "46x32x46", breach(37));
    says("W:WK46:B37", "46x28x41", breach(37));
}

#[test]
fn what_was_taken_still_stands_there() {
    let breach = |number| DraughtsBreach::StillThere { at: at(number) };
    says("W:WK46:B37", "46x32x37", breach(37));
    says("W:W32:B28", "32x23x28", breach(28));
    // Over 28, 24 and 40, and then against 33, which has 28 behind it.
    says("W:WK46:B24,28,33,40", "46x19x35x44x22", breach(28));
    says("W:WK46:B24,28,33,40", "46x19x35x44x28", breach(28));
}

#[test]
fn a_capture_is_due() {
    let breach = DraughtsBreach::Omitted {
        role: Role::Man,
        pieces: all(&[24, 27, 28]),
        prey: all(&[19, 22]),
        number: 1,
    };
    says("W:W24,27,28:B19,22", "24-20", breach);
    let breach = DraughtsBreach::Omitted {
        role: Role::Crowned,
        pieces: all(&[46]),
        prey: all(&[37]),
        number: 1,
    };
    says("W:W35,K46:B37", "46-41", breach);
}

#[test]
fn more_can_be_taken() {
    let breach = |took| DraughtsBreach::TooFew {
        took,
        greatest: 3,
        pieces: all(&[32]),
        prey: all(&[17, 18, 28]),
    };
    let text = "W:W22,32,K45:B1,6,11,17,18,28,35,44";
    says(text, "45x16", breach(2));
    says(text, "32x12", breach(2));
    says(text, "32x23x12", breach(2));
    says(text, "32x23", breach(1));
}

#[test]
fn several_captures_have_these_ends() {
    let breach = DraughtsBreach::Several {
        from: at(50),
        to: at(48),
    };
    says("W:WK50:B21,23,32,42,44", "50x48", breach);
}

#[test]
fn the_movement_is_judged_before_what_is_neglected() {
    says("W:W24,27,28:B19,22", "28-5", cannot(Role::Man, 28, 5));
    let breach = DraughtsBreach::Backward {
        from: at(28),
        to: at(33),
    };
    says("W:W24,27,28:B19,22", "28-33", breach);
}
