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
        let score = one(&format!("[Variant \"Teams\"]\n\n{short}"), FOUR);
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

/// The array as four-player programs write it in full, from the top rank down.
const RANKS: &str = "x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x/x,x,x,yP,yP,yP,yP,yP,yP,yP,yP,x,x,x/x,x,x,8,x,x,x/\
bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/\
bR,bP,10,gP,gR/x,x,x,8,x,x,x/x,x,x,rP,rP,rP,rP,rP,rP,rP,rP,x,x,x/x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x";

fn started(head: &str, ranks: &str) -> String {
    format!("[Red \"Anna\"]\n[StartFen4 \"{head}{ranks}\"]\n\n")
}

#[test]
fn a_start_is_read_as_four_player_programs_write_it() {
    const HEAD: &str = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-";
    let usual = one("[RuleVariants \"EnPassant\"]\n\n1. e2-e4 .. b7-c7 *", FOUR);
    let named = one("[StartFen4 \"4PC\"]\n\n1. e2-e4 *", FOUR);
    assert_eq!(usual.start, named.start);
    // It is not that of the game of 1967, where nothing is said of other rules.
    assert_ne!(usual.start, one("1. e2-e4 *", FOUR).start);
    let over_lines = RANKS.replace('/', "/\n");
    let runs = RANKS.replace("x,x,x,8,x,x,x", "14").replace("x,x,x", "3");
    for ranks in [RANKS, &over_lines, &runs] {
        let score = one(
            &format!("{}1. e2-e4 .. b7-c7 *", started(HEAD, ranks)),
            FOUR,
        );
        assert_eq!(score.start, usual.start, "{ranks}");
        assert_eq!(score.line, usual.line, "{ranks}");
        assert_eq!(score.remarks, []);
        assert_eq!(
            one(&write::game(&score, FOUR, &name), FOUR).line,
            score.line
        );
    }
    // Lines are counted on through the tag.
    let text = format!("{}1. e2-e9 *", started(HEAD, &over_lines));
    assert!(wrong(&text, FOUR).starts_with("17:4: ply 1"), "{text}");
    // The turn, and a pawn that may be taken in passing.
    let passed = RANKS.replacen("rP,rP,x,x,x", "rP,1,x,x,x", 1);
    let passed = passed.replacen("bR,bP,10,gP,gR/x", "bR,bP,8,rP,1,gP,gR/x", 1);
    let head = "B-0,0,0,0-1,1,1,1-1,1,0,1-0,0,0,0-1-{'enPassant':('k3:k4','','','')}-";
    let score = one(&format!("{}1. b7-c7 *", started(head, &passed)), FOUR);
    let start = reglement::notation::fen::write(&score.start);
    assert!(start.ends_with(" b rKQbKQyKgKQ r:k3 - - -"), "{start}");
}

#[test]
fn a_start_that_is_none_of_ours_is_refused_where_it_stands() {
    let old = one("[StartFen4 \"4PCo\"]\n\n1. e2-e4 *", FOUR);
    let older = one("[Variant \"Teams\"]\n\n1. e2-e4 *", FOUR);
    assert_eq!(old.start, older.start);
    let start = reglement::notation::fen::write(&old.start);
    assert!(start.contains("/bK,bP,10,gP,gQ/bQ,bP,10,gP,gK/"), "{start}");
    let named = wrong("[Red \"Anna\"]\n[StartFen4 \"4PCb\"]\n\n1. e2-e4 *", FOUR);
    assert_eq!(named, "2:1: \"4PCb\" is not played here");
    for (head, part) in [
        ("R-0,0,1,0-1,1,1,1-1,1,1,1-0,0,0,0-0-", "0,0,1,0"),
        (
            "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'dim':'8x8'}-",
            "{'dim':'8x8'}",
        ),
        ("W-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-", "field 2"),
        ("", "the position cannot be set up"),
    ] {
        let ranks = if head.is_empty() { "R-0-x" } else { RANKS };
        let why = wrong(&format!("{}1. e2-e4 *", started(head, ranks)), FOUR);
        assert!(
            why.starts_with("2:1: the position cannot be set up: "),
            "{why}"
        );
        assert!(why.contains(part), "{part}: {why}");
    }
}

#[test]
fn only_two_sides_are_played() {
    for variant in ["FFA", "Solo", "Chaturaji"] {
        let why = wrong(
            &format!("[Red \"Anna\"]\n[Variant \"{variant}\"]\n\n1. e2-e4 *"),
            FOUR,
        );
        let told = "is not played here; four play here as two sides (Teams)";
        assert_eq!(why, format!("2:1: \"{variant}\" {told}"));
    }
    let rules =
        |rules: &str| one(&format!("[RuleVariants \"{rules}\"]\n\n1. e2-e4 *"), FOUR).remarks;
    assert_eq!(rules("EnPassant"), []);
    let odd = rules("EnPassant PromoteTo=D Prom=8");
    let tag = reglement::exchange::fault::Oddity::TagValue("RuleVariants".to_owned());
    assert_eq!(odd.first().map(|remark| &remark.what), Some(&tag));
}

#[test]
fn a_seat_that_leaves_has_lost_for_its_side() {
    for (text, winner) in [
        ("1. R", Seat::East),
        ("1. e4 .. T", Seat::South),
        ("1. e4 .. d5 .. R *", Seat::East),
        ("1. e4 .. d5 .. k11 .. R", Seat::South),
    ] {
        let score = one(&format!("[Red \"Anna\"]\n\n{text}"), FOUR);
        assert_eq!(score.result, Outcome::Won(Seats::of(winner)), "{text}");
        assert_eq!(score.remarks, [], "{text}");
    }
    // The end itself goes before.
    assert_eq!(one("1. e4 .. R 1/2-1/2", FOUR).result, Outcome::Drawn);
    // Nobody plays on after it.
    let why = wrong("1. e4 .. R .. k13-k11 *", FOUR);
    assert_eq!(why, "1:15: ply 2, \"k13-k11\": no turn can be passed");
}

#[test]
fn what_is_no_queen_here_is_refused() {
    let bare = |rank: &str| {
        let ranks = format!("6,yK,7/14/14/{rank}/bK,13/13,gK/14/14/14/14/14/14/14/6,rK,7");
        started("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-", &ranks)
    };
    let why = wrong(&format!("{}1. d11-d12=Q *", bare("3,rP,10")), FOUR);
    assert!(why.contains("four-1967 T6: "), "{why}");
    let why = wrong(&format!("{}1. d11-d12=D *", bare("3,rP,10")), FOUR);
    assert!(why.ends_with("has not the form of a move"), "{why}");
}
