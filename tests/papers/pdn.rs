//! PDN as it is met: layout, kinds of draughts, captures written alike, results.

use super::{end_text, games, moves, one, wrong};
use reglement::exchange::fault::Oddity;
use reglement::exchange::score::Outcome;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;
use reglement::host::papers::names::name;

const PDN: Dialect = Dialect::Pdn;

/// Where the six ways of writing one game lead (F12).
const END: &str = "W:W26,28,29,33,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,17,19,20,21,22";

#[test]
fn one_game_in_six_layouts_is_one_game() {
    for text in [
        "1. 34-29 18-22 2. 32-28 16-21 3. 31-26 11-16 *",
        "01. 34-29  18-22 02. 32-28  16-21 03. 31-26  11-16 *",
        "34-29 18-22 32-28 16-21 31-26 11-16 *",
        "1.34-29\t18-22\r\n2.32-28\t16-21\r\n3.31-26 11-16\r\n*",
        "1. 34 - 29 18- 22 2. 32 -28 16 - 21 3. 31-26 11 - 16 *",
        "1. 34-29(!) 18-22 $2 2. 32-28! 16-21?! 3. 31-26 11-16 *",
    ] {
        let score = one(text, PDN);
        assert_eq!(score.line.moves.len(), 6, "{text}");
        assert_eq!(end_text(&score), END, "{text}");
        assert_eq!(score.remarks, [], "{text}");
    }
    let score = one("1. 34-29(!) 18-22 $2 2. 32-28! 16-21?! *", PDN);
    let marks: Vec<(usize, Vec<u8>)> = score
        .line
        .notes()
        .map(|(index, note)| (index, note.nags.to_vec()))
        .collect();
    assert_eq!(
        marks,
        [(0, vec![1]), (1, vec![2]), (2, vec![1]), (3, vec![6])]
    );
}

#[test]
fn numbers_with_leading_zeros_are_read_and_written_without() {
    let score = one(
        "[FEN \"B:W48:B1-9\"]\n\n1. ... 09-13 02. 48 - 43 07-12 *\n",
        PDN,
    );
    assert_eq!(moves(&score), "9-13 48-43 7-12");
}

#[test]
fn a_capture_is_read_with_every_sign_and_written_with_an_x() {
    for (sign, loose) in [("x", 0), ("X", 0), (":", 0), ("-", 1)] {
        let text = format!("1. 32-28 19-23 2. 28{sign}19 14{sign}23 *");
        let score = one(&text, PDN);
        assert_eq!(moves(&score), "32-28 19-23 28x19 14x23", "{text}");
        let loosely = |remark: &&reglement::exchange::fault::Remark| {
            matches!(remark.what, Oddity::Loosely(_))
        };
        assert_eq!(
            score.remarks.iter().filter(loosely).count(),
            loose,
            "{text}"
        );
        let written = write::game(&score, PDN, &name);
        assert!(
            written.contains("1. 32-28 19-23 2. 28x19 14x23 *"),
            "{written}"
        );
    }
}

#[test]
fn a_quiet_move_written_as_a_capture_is_refused() {
    let why = wrong("1. 32x28 19-23 *", PDN);
    assert!(
        why.starts_with("1:4: ply 1, \"32x28\": nothing is taken there"),
        "{why}"
    );
}

#[test]
fn a_position_is_obeyed_however_its_tags_are_written() {
    for tags in [
        "[SetUp \"1\"]\n[FEN \"W:W31-50:B1-20\"]",
        "[Setup \"1\"]\n[FEN \"W:W31-50:B1-20.\"]",
        "[FEN \"W:W31-50:B1-20\"]",
        "[fen \"W:B1-20:W31-50\"]",
        "[FEN \"w:w31-50:b1-20:H0:F1\"]",
    ] {
        let score = one(&format!("{tags}\n\n1. 32-28 19-23 *\n"), PDN);
        assert_eq!(score.line.moves.len(), 2, "{tags}");
    }
    let black = one("[FEN \"B:W28:B1-5\"]\n\n1. ... 1-6 2. 28-22 *", PDN);
    assert_eq!(moves(&black), "1-6 28-22");
    let written = write::game(&black, PDN, &name);
    assert!(written.contains("1... 1-6 2. 28-22 *"), "{written}");
}

#[test]
fn a_position_that_is_none_is_told_with_its_fault() {
    for (text, part) in [
        ("W:W0:B1", "0"),
        ("W:W51:B1", "51"),
        ("W:W28:B28", "28"),
        ("W:W29-28:B1", "29-28"),
        ("W:W4:B12", ""),
        ("X:W28:B1", ""),
        ("W::", ""),
        ("", ""),
    ] {
        let why = wrong(&format!("[FEN \"{text}\"]\n\n1. 32-28 *\n"), PDN);
        assert!(
            why.starts_with("1:1: the position cannot be set up: "),
            "{why}"
        );
        assert!(why.contains(part), "{text}: {why}");
    }
}

#[test]
fn international_draughts_is_read_with_its_tag_and_without() {
    for tag in [
        "",
        "[GameType \"20\"]\n\n",
        "[GameType \"20,W,10,10,N2,0\"]\n\n",
    ] {
        let score = one(&format!("{tag}1. 32-28 19-23 *"), PDN);
        assert_eq!(score.remarks, [], "{tag}");
    }
    let odd = one("[GameType \"x\"]\n\n1. 32-28 19-23 *", PDN);
    let named = Oddity::TagValue("GameType".to_owned());
    assert_eq!(odd.remarks.first().map(|remark| &remark.what), Some(&named));
}

#[test]
fn other_draughts_are_refused_by_name() {
    for (tag, game, text) in [
        ("25", "Russian draughts", "1. c3-d4 f6-g5"),
        ("21,B,8,8,N1,0", "English draughts", "1. 11-15"),
        ("40", "this kind of draughts (\"40\")", "1. 32-28"),
    ] {
        let why = wrong(
            &format!("[Event \"x\"]\n[GameType \"{tag}\"]\n\n{text} *\n"),
            PDN,
        );
        assert_eq!(why, format!("2:1: {game} is not played here"));
    }
    let why = wrong("1. 11-15 23-19 *", PDN);
    assert!(
        why.starts_with("1:4: ply 1, \"11-15\": draughts-1879 D"),
        "{why}"
    );
    assert!(
        why.ends_with("; it may be of draughts on 64 squares, which is not played here"),
        "{why}"
    );
}

#[test]
fn a_text_of_another_kind_is_told_by_its_kind() {
    let pgn = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *";
    assert_eq!(
        wrong(pgn, PDN),
        "3:4: this looks like PGN; --format pgn reads it"
    );
    let pdn = "[White \"A\"]\n\n1. 32-28 19-23 *";
    let why = wrong(pdn, Dialect::Pgn);
    assert!(why.contains("this looks like PDN"), "{why}");
    let why = wrong(pdn, Dialect::Four);
    assert!(why.contains("this looks like PDN"), "{why}");
}

#[test]
fn results_are_read_in_all_their_ways() {
    use reglement::board::piece::Seat;
    use reglement::board::seats::Seats;
    let won = |seat| Outcome::Won(Seats::of(seat));
    for (text, result) in [
        ("2-0", won(Seat::White)),
        ("1-0", won(Seat::White)),
        ("2 - 0", won(Seat::White)),
        ("0-2", won(Seat::Black)),
        ("0-1", won(Seat::Black)),
        ("1-1", Outcome::Drawn),
        ("1/2-1/2", Outcome::Drawn),
        ("*", Outcome::Open),
    ] {
        let score = one(&format!("1. 32-28 19-23 {text}\n"), PDN);
        assert_eq!(
            (score.result, score.line.moves.len()),
            (result, 2),
            "{text}"
        );
        let tagged = one(&format!("[Result \"{text}\"]\n\n1. 32-28 19-23\n"), PDN);
        assert_eq!(tagged.result, result, "{text}");
    }
}

#[test]
fn a_comment_ends_at_the_first_brace_and_the_rest_is_told() {
    let text = "1. 33-29 19-23 2. 35-30 { outer { inner } tail } 20-25 *";
    let score = one(text, PDN);
    assert_eq!(score.line.moves.len(), 4);
    assert!(
        score
            .remarks
            .iter()
            .any(|remark| remark.what == Oddity::CommentTail),
        "{score:?}"
    );
    let written = write::game(&score, PDN, &name);
    assert!(written.contains("{outer ( inner}"), "{written}");
}

const ALIKE: &str = "[FEN \"W:WK50:B21,23,32,42,44\"]\n\n";

#[test]
fn captures_written_alike_are_told_apart_by_their_way() {
    for (way, left) in [("50x28x37x48", "21,23"), ("50x17x26x48", "23,32")] {
        let score = one(&format!("{ALIKE}1. {way} *"), PDN);
        assert_eq!(end_text(&score), format!("B:WK48:B{left}"));
        assert_eq!(score.remarks, []);
        // It is written so that it can be read again.
        let written = write::game(&score, PDN, &name);
        assert_eq!(one(&written, PDN).line, score.line, "{written}");
    }
}

#[test]
fn captures_written_alike_are_told_apart_by_what_follows() {
    // Only where the man on 21 is left can Black play it.
    let score = one(&format!("{ALIKE}1. 50x48 21-26 *"), PDN);
    assert_eq!(end_text(&score), "W:WK48:B23,26");
    let score = one(&format!("{ALIKE}1. 50x48 32-37 2. 48x31 *"), PDN);
    assert_eq!(score.line.moves.len(), 3);
}

#[test]
fn captures_that_nothing_tells_apart_are_named() {
    for rest in ["", "23-29 "] {
        let why = wrong(&format!("{ALIKE}1. 50x48 {rest}*"), PDN);
        let (begin, ways) = why.split_once(": it may be ").expect(&why);
        assert!(begin.ends_with("ply 1, \"50x48\""), "{why}");
        assert!(
            ways.contains("50x28x37x48") || ways.contains("50x32"),
            "{why}"
        );
        assert!(ways.contains(" or "), "{why}");
    }
}

#[test]
fn a_wrong_game_does_not_take_the_next_with_it() {
    let text = "[White \"A\"]\n\n1. 32-28 19-23 2. 28-22 *\n\n[White \"B\"]\n\n1. 32-28 2-0\n";
    let games = games(text, PDN);
    assert_eq!(games.len(), 2);
    let fault = games[0].as_ref().expect_err("a capture is omitted");
    assert_eq!((fault.place.line, fault.place.column), (3, 19));
    assert_eq!(games[1].as_ref().map(|score| score.number), Ok(2));
}

#[test]
fn huffs_and_omitted_captures_are_read_in_texts_of_our_own_alone() {
    let moves = "1. 32-28 19-23 2. 38-32 {[%act black huff 28]} 2... 23-29 *";
    assert!(games(moves, PDN)[0].is_err());
    let score = one(&format!("[Reglement \"draughts-1879\"]\n\n{moves}"), PDN);
    assert_eq!(score.line.moves.len(), 4);
}
