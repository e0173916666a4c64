//! How games end in texts of draughts: what each way of writing it means, and that it goes out as it came.

use super::commands::kept;
use super::one;
use super::program::Home;
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::exchange::fault::Oddity;
use reglement::exchange::score::Outcome;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;

const WHITE: Outcome = Outcome::Won(Seats::of(Seat::White));
const BLACK: Outcome = Outcome::Won(Seats::of(Seat::Black));

/// What the tag says, what the end says, what came of it, and what was odd.
fn read(tag: &str, end: &str) -> (Outcome, Vec<Oddity>) {
    let text = format!("[Result \"{tag}\"]\n\n1. 32-28 19-23 {end}\n");
    let score = one(&text, Dialect::Pdn);
    assert_eq!(score.line.moves.len(), 2, "{text}");
    let odd = score.remarks.into_iter().map(|remark| remark.what);
    (score.result, odd.collect())
}

#[test]
fn every_way_to_write_a_result_means_one_of_five_and_is_written_as_it() {
    for (said, result, written) in [
        ("2-0", WHITE, "2-0"),
        ("1-0", WHITE, "2-0"),
        ("2 - 0", WHITE, "2-0"),
        ("0-2", BLACK, "0-2"),
        ("0-1", BLACK, "0-2"),
        ("1-1", Outcome::Drawn, "1-1"),
        ("1/2-1/2", Outcome::Drawn, "1-1"),
        ("\u{bd}-\u{bd}", Outcome::Drawn, "1-1"),
        ("0-0", Outcome::Nobody, "0-0"),
        ("*", Outcome::Open, "*"),
    ] {
        assert_eq!(read(said, said), (result, vec![]), "{said}");
        assert_eq!(write::result(result, Dialect::Pdn), written);
    }
}

#[test]
fn a_reason_in_brackets_is_no_part_of_a_result_and_is_kept() {
    for said in ["2-0(T)", "2-0 (T)", "1-0 (T)"] {
        let (result, odd) = read(said, said);
        assert_eq!((result, odd), (WHITE, vec![Oddity::Loosely("(T)".into())]));
    }
    let score = one("1. 32-28 19-23 1-1 (2-0) {good}\n", Dialect::Pdn);
    assert_eq!(score.result, Outcome::Drawn);
    let note = score.line.note(1).expect("what was said");
    assert_eq!(note.comments, ["(2-0)", "good"]);
    // A bracket that does not close is no reason, and the next game is unharmed.
    let text = "1. 32-28 2-0 (time\n\n[White \"Anna\"]\n\n1. 31-27 0-2\n";
    let last = super::games(text, Dialect::Pdn).pop().expect("a game");
    assert_eq!(last.expect("it is right").result, BLACK);
}

#[test]
fn what_is_finished_is_not_made_unfinished() {
    assert_eq!(
        read("2-0", "*"),
        (WHITE, vec![Oddity::OpenEnd { tag: WHITE }])
    );
    assert_eq!(read("2-0", ""), (WHITE, vec![Oddity::NoResult]));
    assert_eq!(read("2-0(T)", ""), (WHITE, vec![Oddity::NoResult]));
    let open = Oddity::OtherResult { tag: Outcome::Open };
    assert_eq!(read("*", "2-0"), (WHITE, vec![open]));
    let other = Oddity::OtherResult { tag: WHITE };
    assert_eq!(read("2-0", "0-2"), (BLACK, vec![other]));
    assert_eq!(read("?", "0-2"), (BLACK, vec![]));
    let unknown = Oddity::TagValue("Result".into());
    assert_eq!(
        read("won", ""),
        (Outcome::Open, vec![unknown, Oddity::NoResult])
    );
}

#[test]
fn results_go_out_as_they_came() {
    for (said, out) in [
        ("2-0", "2-0"),
        ("0-1", "0-2"),
        ("1-1", "1-1"),
        ("0-0", "0-0"),
        ("*", "*"),
        ("0-2(T)", "{(T)} 0-2"),
    ] {
        let home = Home::new();
        let text = format!("[White \"Anna\"]\n[Result \"{said}\"]\n\n1. 32-28 19-23 {said}\n");
        let run = home.typed(&["record", "import", "-"], text.as_bytes());
        assert_eq!(run.status, Some(0), "{run:?}");
        let record = kept(&home).remove(0);
        let gone = home.run(&["record", "export", record.to_str().unwrap()]);
        let last = gone.out.trim_end().lines().last();
        assert_eq!(
            last,
            Some(format!("1. 32-28 19-23 {out}").as_str()),
            "{gone:?}"
        );
        let bare = out.split(' ').next_back().unwrap();
        assert!(
            gone.out.contains(&format!("[Result \"{bare}\"]")),
            "{gone:?}"
        );
    }
}
