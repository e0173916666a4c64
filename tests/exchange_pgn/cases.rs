//! Files as they are met: each case of the list, with every value that it expects.

use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::exchange::fault::{Flaw, Oddity, Wrong};
use reglement::exchange::score::Outcome;
use reglement::exchange::token::Dialect;

use super::read::*;

const F01: &str = "[White \"A\"]
[Result \"*\"]

1. d4 {half % not an escape; nor ; this} d5
% 2. h4 hidden line (
2. c4 ; rest of line ) } 2... e5
2... e6 {[%clk 0:01:02] 50%} 3. Nc3 *
";

#[test]
fn f01_lines_that_escape_and_comments_to_the_end_of_the_line() {
    let score = one(F01);
    assert_eq!(score.line.moves.len(), 5);
    assert_eq!(
        end(&score),
        "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 1 3"
    );
    assert_eq!(
        comments(&score.line),
        [
            "half % not an escape; nor ; this",
            "rest of line ) } 2... e5",
            "[%clk 0:01:02] 50%"
        ]
    );
    assert!(score.remarks.is_empty(), "{:?}", score.remarks);
    assert!(written(&score).contains("{[%clk 0:01:02] 50%}"));
}

const F02: &str = "[White \"A\"]
[Result \"1-0\"]

1. e4 f5 2. d4 g5 { looks like a result 0-1
[%cal Gd1h5]
[White \"Not a tag\"] 8... Bb4 (} 3. Qh5# 1-0

[White \"B\"]
[Result \"*\"]

1. c4 *
";

#[test]
fn f02_a_comment_is_opaque() {
    let read: Vec<_> = all(F02).into_iter().map(Result::unwrap).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].line.moves.len(), 5);
    assert_eq!(read[0].tags.get("White"), Some("A"));
    assert_eq!(read[0].result, Outcome::Won(Seats::of(Seat::White)));
    assert_eq!(read[1].line.moves.len(), 1);
    assert!(read.iter().all(|score| score.remarks.is_empty()));
}

#[test]
fn f02_a_comment_that_is_not_closed_harms_one_game() {
    let read = all(F02.replace('}', ""));
    assert_eq!(read.len(), 2);
    let fault = read[0].as_ref().unwrap_err();
    assert_eq!(fault.flaw, Flaw::CommentOpen);
    assert_eq!((fault.number, at(fault)), (1, (4, 19)));
    assert_eq!(fault.tags.get("White"), Some("A"));
    let (start, line) = fault.read.as_ref().unwrap();
    assert_eq!(names(start, line), "e4 f5 d4 g5");
    let other = read[1].as_ref().unwrap();
    assert_eq!((other.number, other.line.moves.len()), (2, 1));
    assert_eq!(other.tags.get("White"), Some("B"));
}

#[test]
fn f02_it_is_not_closed_by_the_comment_of_a_later_game() {
    let text = F02.replace('}', "").replace("1. c4 *", "1. c4 {good} *");
    let read = all(text);
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].as_ref().unwrap_err().flaw, Flaw::CommentOpen);
    assert_eq!(comments(&read[1].as_ref().unwrap().line), ["good"]);
}

#[test]
fn f03_braces_inside_braces() {
    let score = one("1. e4 e5 { outer { inner } tail } 2. Nf3 *");
    assert_eq!(score.line.moves.len(), 3);
    assert_eq!(comments(&score.line), ["outer { inner"]);
    assert_eq!(oddities(&score), [(1, 27, Oddity::CommentTail)]);
    assert_eq!(written(&score), "1. e4 e5 {outer ( inner} 2. Nf3 *\n\n");
}

#[test]
fn f05_tags_with_quotes_backslashes_and_brackets() {
    for (tag, name, value) in [
        (
            r#"[Event "Het \"kleine\" toernooi"]"#,
            "Event",
            r#"Het "kleine" toernooi"#,
        ),
        (r#"[Event "a\\b"]"#, "Event", r"a\b"),
        (r#"[Event "Jan\'s"]"#, "Event", "Jan's"),
        (r#"[Black "[4x4] club"]"#, "Black", "[4x4] club"),
        (
            r#"[Opening "Oud (nieuw) spel"]"#,
            "Opening",
            "Oud (nieuw) spel",
        ),
        (r#"[Event  "two  blanks" ]"#, "Event", "two  blanks"),
        (r#"[  Event"tight"]"#, "Event", "tight"),
        (r#"[event "lower"]"#, "Event", "lower"),
    ] {
        let score = one(format!("{tag}\n[Site \"x\"]\n\n1. e4 *\n"));
        assert_eq!(score.tags.get(name), Some(value), "{tag}");
        assert_eq!(score.tags.get("Site"), Some("x"), "{tag}");
        assert!(score.remarks.is_empty(), "{tag}: {:?}", score.remarks);
        assert_eq!(one(written(&score)).tags, score.tags, "{tag}");
    }
}

#[test]
fn f05_tags_with_something_wrong() {
    let inner = one("[Event \"Om de \"Zilveren\" beker\"]\n[Site \"x\"]\n\n1. e4 *");
    assert_eq!(inner.tags.get("Event"), Some("Om de \"Zilveren\" beker"));
    assert_eq!(oddities(&inner), [(1, 1, Oddity::InnerQuotes)]);
    let open = one("[Event \"no end]\n[Site \"x\"]\n\n1. e4 *");
    assert_eq!(open.tags.get("Event"), Some("no end"));
    assert_eq!(open.tags.get("Site"), Some("x"));
    assert_eq!(oddities(&open), [(1, 1, Oddity::TagNotClosed)]);
    let twice = one("[Event \"a\"]\n[Event \"b\"]\n\n1. e4 *");
    assert_eq!(twice.tags.iter().collect::<Vec<_>>(), [("Event", "a")]);
    assert_eq!(
        oddities(&twice),
        [(2, 1, Oddity::TagTwice("Event".to_owned()))]
    );
    let long = "x".repeat(10_000);
    let score = one(format!("[Event \"{long}\"]\n\n1. e4 *"));
    assert_eq!(score.tags.get("Event"), Some(long.as_str()));
    let named = one(format!("[{long} \"a\"]\n\n1. e4 *"));
    assert_eq!(named.tags.get(&long), Some("a"));
}

#[test]
fn f06_marks_and_letters_of_other_encodings() {
    let marked = one(b"\xef\xbb\xbf[White \"A\"]\n\n1. e4 *");
    assert_eq!(marked.tags.get("White"), Some("A"));
    assert!(marked.remarks.is_empty());
    let latin = all(b"[White \"Zo\xeb\"]\n[Black \"Zo\xeb\"]\n\n1. e4 *\n\n[Event \"\x93Cup\x94\"]\n\n1. d4 {caf\xe9} *");
    let latin: Vec<_> = latin.into_iter().map(Result::unwrap).collect();
    assert_eq!(latin[0].tags.get("White"), Some("Zoë"));
    assert_eq!(latin[1].tags.get("Event"), Some("“Cup”"));
    assert_eq!(comments(&latin[1].line), ["café"]);
    assert_eq!(oddities(&latin[0]), [(1, 1, Oddity::NotUtf8)]);
    assert!(latin[1].remarks.is_empty(), "told once");
    let cyrillic = one("[White \"Анна\"]\n\n1. e4 {ход} *");
    assert_eq!(cyrillic.tags.get("White"), Some("Анна"));
    assert_eq!(comments(&cyrillic.line), ["ход"]);
    assert!(!written(&cyrillic).contains('\r') && written(&cyrillic).starts_with('['));
}

#[test]
fn f06_one_bad_byte_harms_no_other_game() {
    let text = b"[White \"A\xe9\"]\r\n\r\n1. e4 *\r\n\r\n[White \"\xd0\x90\xff\"]\r\n\r\n1. d4 {\xfe} *\r\n\r\n[White \"C\"]\r\n\r\n1. c4 *";
    let read = all(text);
    assert_eq!(read.iter().filter(|read| read.is_ok()).count(), 3);
}

#[test]
fn f06_utf_16_and_nul_are_refused_by_name() {
    let wide = |mark: &[u8], text: &str, little: bool| {
        let units = text.encode_utf16();
        let bytes = units.flat_map(|unit| {
            if little {
                unit.to_le_bytes()
            } else {
                unit.to_be_bytes()
            }
        });
        mark.iter().copied().chain(bytes).collect::<Vec<u8>>()
    };
    let game = "[White \"A\"]\n\n1. e4 *";
    for text in [
        wide(b"\xff\xfe", game, true),
        wide(b"\xfe\xff", game, false),
        wide(b"", game, true),
        wide(b"", game, false),
    ] {
        assert_eq!(wrong(text).flaw, Flaw::Utf16);
    }
    for text in [
        &b"[White \"A\0\"]\n\n1. e4 *"[..],
        b"[White \"A\"]\n\n1. e4 \0 e5 *",
        b"1. e4 {\0} *",
        &[0; 100_000],
    ] {
        assert_eq!(wrong(text).flaw, Flaw::Nul);
    }
    let read = all("[White \"A\"]\n\n1. e4 {\0} *\n\n[White \"B\"]\n\n1. e4 *");
    assert_eq!(read.len(), 2);
    assert!(read[1].is_ok());
}

#[test]
fn f07_castling_with_zeros_and_other_dialects() {
    let plies = |text: &str| one(text).line.moves.len();
    assert_eq!(plies("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 *"), 8);
    let long = one("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 0-0-0+ *");
    assert_eq!(long.line.moves.len(), 10);
    assert_eq!(
        end(&long),
        "2kr1bnr/pppqpppp/2n5/3p1b2/3P1B2/2N5/PPPQPPPP/2KR1BNR w - - 8 6"
    );
    assert!(written(&long).contains("O-O-O O-O-O"));
    assert_eq!(plies("1.e4 {x} 1. ... e5 2.Nf3 2....Nc6 3.Bb5 a6 *"), 6);
    let text = "1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Nbd7 5. bxa8Q Qc7 6. Qxa7?! e5!! 7. d4 e4 8. f4 exf3 e.p. *";
    let pawns = one(text);
    assert_eq!(pawns.line.moves.len(), 16);
    assert_eq!(
        end(&pawns),
        "2b1kb1r/Q1qn1ppp/5n2/8/3P4/5p2/PPP3PP/RNBQKBNR w KQk - 0 9"
    );
    let text = written(&pawns);
    assert!(text.contains("bxa8=Q") && !text.contains("e.p."));
    assert!(pawns.remarks.is_empty(), "{:?}", pawns.remarks);
}

#[test]
fn f07_other_circles() {
    let opening = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4.";
    assert!(written(&one(format!("{opening} o-o O-O *"))).contains("4. O-O O-O"));
    for word in ["OO", "О-О", "0O"] {
        let fault = wrong(format!("{opening} {word} O-O *"));
        assert_eq!(why(&fault), (7, word, &Wrong::LikeCastling));
        assert_eq!(at(&fault), (1, 35));
    }
}

const F09: &str = "1. e4 ({first} 1. d4 d5 (1... Nf6 2. c4 (2. Nf3 {deep} g6) 2... e6 $14) 2. c4) 1... e5 ( {b first} 1... c5 $1 2. Nf3!? (2. c3 d5) 2... d6) 2. Nf3 Nc6 *";

#[test]
fn f09_variations_comments_and_marks() {
    let score = one(F09);
    assert_eq!(names(&score.start, &score.line), "e4 e5 Nf3 Nc6");
    assert_eq!(variations(&score.line), (5, 3));
    assert_eq!(comments(&score.line), ["first", "deep", "b first"]);
    assert_eq!(nags(&score.line), [14, 1, 5]);
    assert!(score.remarks.is_empty(), "{:?}", score.remarks);
    assert_eq!(one(written(&score)).line, score.line);
}

#[test]
fn f09_brackets_without_their_fellows() {
    let stray = one("1. e4 e5 ) 2. Nf3 *");
    assert_eq!(names(&stray.start, &stray.line), "e4 e5 Nf3");
    assert_eq!(oddities(&stray), [(1, 10, Oddity::StrayBracket)]);
    let open = one("1. e4 e5 2. Nf3 (2. Nc3 Nc6 *");
    assert_eq!(names(&open.start, &open.line), "e4 e5 Nf3");
    assert_eq!(variations(&open.line), (1, 1));
    assert_eq!(oddities(&open), [(1, 17, Oddity::VariationOpen)]);
}

#[test]
fn f13_a_text_of_draughts_is_named() {
    for text in [
        "[GameType \"20\"]\n\n1. 33-29 19-23 2. 35-30 20-25 *",
        "1. 33-29 19-23 *",
        "[White \"A\"]\n\n1. 33-29 19-23 2. 35-30 20-25 1-1",
    ] {
        assert_eq!(wrong(text).flaw, Flaw::LooksLike(Dialect::Pdn), "{text}");
    }
}
