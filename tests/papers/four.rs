//! Games of four in the form of their programs.

use super::{end_text, moves, one, wrong};
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::exchange::score::Outcome;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;
use reglement::host::papers::names::name;

const FOUR: Dialect = Dialect::Four;

const TEXT: &str = "\
[Red \"Anna\"]
[Blue \"Bram\"]
[Yellow \"Cato\"]
[Green \"Dirk\"]
[Variant \"Teams\"]

1. e2-e4 .. b5-d5 .. k13-k11 .. m10-k10
2. Ne1-f3 .. Na5-c6
*
";

#[test]
fn a_round_a_line_is_read_and_written() {
    let score = one(TEXT, FOUR);
    assert_eq!(score.line.moves.len(), 6);
    let written = write::game(&score, FOUR, &name);
    assert!(
        written.contains("\n1. e2-e4 .. b5-d5 .. k13-k11 .. m10-k10\n2. Ne1-f3 .. Na5-c6 *\n"),
        "{written}"
    );
    assert_eq!(one(&written, FOUR).line, score.line);
}

#[test]
fn both_squares_the_goal_alone_and_a_letter_of_the_seat_are_read() {
    let long = one(TEXT, FOUR);
    for short in [
        "1. e4 .. d5 .. k11 .. k10\n2. Nf3 .. Nc6 *",
        "1. e4 d5 k11 k10 2. rNf3 bNc6 *",
        "1. e4 .. d5 .. k11 .. k10 2. N1f3 .. Nac6 *",
    ] {
        let score = one(short, FOUR);
        assert_eq!(end_text(&score), end_text(&long), "{short}");
    }
}

#[test]
fn the_result_names_the_side_of_south_first() {
    for (text, result) in [
        ("1-0", Outcome::Won(Seats::of(Seat::South))),
        ("0-1", Outcome::Won(Seats::of(Seat::East))),
        ("1/2-1/2", Outcome::Drawn),
        ("1/2-0", Outcome::HalfWon(Seats::of(Seat::South))),
        ("0-1/2", Outcome::HalfWon(Seats::of(Seat::East))),
    ] {
        let score = one(
            &format!("[Result \"{text}\"]\n\n1. e4 .. d5 {text}\n"),
            FOUR,
        );
        assert_eq!(score.result, result, "{text}");
        assert_eq!(write::result(result, FOUR), text);
    }
    // A seat that resigns has a letter in its place.
    let score = one("[Result \"0-1\"]\n\n1. e4 .. d5 .. R\n", FOUR);
    assert_eq!(
        (score.line.moves.len(), moves(&score)),
        (2, "e2-e4 b5-d5".to_owned())
    );
}

#[test]
fn what_is_no_move_is_told_with_its_article() {
    let why = wrong("1. e2-e5 *", FOUR);
    assert!(
        why.starts_with("1:4: ply 1, \"e2-e5\": four-1967 T"),
        "{why}"
    );
    let why = wrong("1. Qe4 *", FOUR);
    assert!(why.contains("four-1967"), "{why}");
    let why = wrong("1. e2xe4 *", FOUR);
    assert!(why.contains("nothing is taken"), "{why}");
    let why = wrong("1. O-O *", FOUR);
    assert!(why.contains("castling is not open"), "{why}");
    let why = wrong("[StartFen4 \"R-0,0,0,0\"]\n\n1. e4 *", FOUR);
    assert!(why.contains("the position cannot be set up"), "{why}");
}
