//! Captures that were due and not made, or not wholly (D13; R18, R19).

use reglement::board::piece::Role;
use reglement::law::breach::{Breach, DraughtsBreach};
use reglement::notation::fen_draughts;
use reglement::rules::tree::Tree;

use crate::boards::{all, board, listed, numbers, play, told};

#[test]
fn every_piece_that_could_have_captured_is_liable_where_it_now_stands() {
    let position = board("W:W24,27,28:B19,22");
    assert_eq!(listed(&position), ["24x13 19", "27x18 22", "28x17 22"]);
    for (text, liable) in [
        ("24-20", [20, 27, 28]),
        ("27-21", [21, 24, 28]),
        ("28-23", [23, 24, 27]),
    ] {
        let m = position.neglect(&play(text)).expect(text);
        assert_eq!(told(m), text);
        assert_eq!(numbers(position.liable(m)), liable, "{text}");
    }
    let m = position.neglect(&play("24-20")).expect("it neglects");
    assert_eq!(
        fen_draughts::write(&position.after(m)),
        "B:W20,27,28:B19,22"
    );
}

#[test]
fn only_who_could_have_taken_the_greatest_number_is_liable() {
    let position = board("W:W22,32,K45:B1,6,11,17,18,28,35,44");
    for text in ["45x16", "45x21", "45x26"] {
        let m = position.neglect(&play(text)).expect(text);
        assert_eq!(m.taken().count(), 2, "{text}");
        assert_eq!(numbers(position.liable(m)), [32], "{text}");
    }
}

#[test]
fn a_piece_that_stopped_in_the_middle_of_its_capture_is_itself_liable() {
    let position = board("W:W22,32,K45:B1,6,11,17,18,28,35,44");
    let stopped = position.neglect(&play("32x23x12")).expect("it neglects");
    assert_eq!(told(stopped), "32x12 18 28");
    assert_eq!(numbers(position.liable(stopped)), [12]);
    assert_eq!(
        position.judge(&play("32x23")),
        Err(Breach::Draughts(DraughtsBreach::TooFew {
            took: 1,
            greatest: 3,
            pieces: all(&[32]),
            prey: all(&[17, 18, 28]),
        }))
    );
}

#[test]
fn a_man_that_stops_on_the_row_of_kings_is_crowned_there_for_all_that() {
    let position = board("W:W24:B7,8,19,20,37,44");
    let stopped = position.neglect(&play("24x2")).expect("it neglects");
    assert_eq!(
        fen_draughts::write(&position.after(stopped)),
        "B:WK2:B7,20,37,44"
    );
    assert_eq!(numbers(position.liable(stopped)), [2]);
    let passed = position.neglect(&play("24x13")).expect("it neglects");
    assert_eq!(
        fen_draughts::write(&position.after(passed)),
        "B:W13:B7,8,20,37,44"
    );
}

#[test]
fn nothing_is_neglected_where_nothing_can_be_taken_or_all_is() {
    let position = board("W:W31-50:B1-20");
    assert_eq!(position.neglect(&play("32-28")), None);
    for m in position.moves() {
        assert!(position.liable(m).is_empty());
    }
    let position = board("W:W24,27,28:B19,22");
    assert_eq!(position.neglect(&play("24x13")), None);
    let m = position.judge(&play("24x13")).expect("a capture");
    assert!(position.liable(m).is_empty());
}

#[test]
fn what_is_no_move_at_all_neglects_nothing() {
    let position = board("W:W24,27,28:B19,22");
    for text in [
        "24-15", "28-33", "28-22", "5-10", "19-23", "24-24", "24-20-15",
    ] {
        assert_eq!(position.neglect(&play(text)), None, "{text}");
    }
}

#[test]
fn who_must_take_is_said_by_the_piece_that_moved_or_else_by_the_first_man() {
    let omitted = |text: &str, played: &str| match board(text).judge(&play(played)) {
        Err(Breach::Draughts(DraughtsBreach::Omitted {
            role,
            pieces,
            prey,
            number: 1,
        })) => (role, numbers(pieces), numbers(prey)),
        other => panic!("{played}: {other:?}"),
    };
    // A man and a king both could.
    let both = "W:W32,35,K47:B28,41";
    let could = |role| (role, vec![32, 47], vec![28, 41]);
    assert_eq!(omitted(both, "32-27"), could(Role::Man));
    assert_eq!(omitted(both, "47-42"), could(Role::Crowned));
    assert_eq!(omitted(both, "35-30"), could(Role::Man));
    let king = (Role::Crowned, vec![47], vec![41]);
    assert_eq!(omitted("W:W35,K47:B41", "35-30"), king);
}
