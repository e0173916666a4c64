//! Games that are wrong, and games of which something is: what is said of them, and where.

use reglement::board::grid::EIGHT;
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::exchange::fault::{Flaw, Oddity, Wrong};
use reglement::exchange::score::Outcome;
use reglement::exchange::token::Dialect;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach};

use super::read::*;

#[test]
fn an_illegal_move_is_told_with_its_place_its_ply_and_its_breach() {
    let read = all(
        "[White \"A\"]\r\n\r\n1. e4 e5\r\n2. Bc4 {quiet} Ra6 3. Nf3 *\r\n\r\n[White \"B\"]\r\n\r\n1. d4 *\r\n",
    );
    assert_eq!(read.len(), 2);
    let fault = read[0].as_ref().unwrap_err();
    assert_eq!((fault.number, at(fault)), (1, (4, 16)));
    let (ply, word, wrong) = why(fault);
    assert_eq!((ply, word), (4, "Ra6"));
    let Wrong::Illegal(breach @ Breach::Chess(ChessBreach::Blocked { by, .. })) = wrong else {
        panic!("{wrong:?}");
    };
    assert_eq!(EIGHT.label(*by), "a7");
    let article = (Game::ChessModern.page().rule)(breach).article;
    assert_eq!(article.to_string(), "M3.5");
    let (start, line) = fault.read.as_ref().unwrap();
    assert_eq!(names(start, line), "e4 e5 Bc4");
    assert_eq!(fault.tags.get("White"), Some("A"));
    assert_eq!(read[1].as_ref().unwrap().number, 2);
}

#[test]
fn a_wrong_game_is_passed_over_up_to_its_result_or_the_next_tags() {
    let games = "1. e5 (1. e4) {1-0} e6 *\n1. d4 *\n\n[White \"A\"]\n1. e5\n[White \"B\"]\n1. c4 *";
    let read = all(games);
    let told: Vec<_> = read.iter().map(Result::is_ok).collect();
    assert_eq!(told, [false, true, false, true]);
    assert_eq!(at(read[2].as_ref().unwrap_err()), (5, 4));
}

#[test]
fn what_is_no_move_in_a_variation_ends_the_variation_and_is_told() {
    let score = one("1. e4 (1. d4 Ke7 2. c4 (2. x) c5) (1. c4 zz) e5 (1... -- 2. d4) 2. Nf3 *");
    assert_eq!(names(&score.start, &score.line), "e4 e5 Nf3");
    assert_eq!(variations(&score.line), (2, 1));
    let told = oddities(&score);
    let [
        (1, 14, Oddity::Variation { word, why }),
        (1, 42, unread),
        (1, 55, null),
    ] = told.as_slice()
    else {
        panic!("{told:?}");
    };
    assert_eq!(word, "Ke7");
    assert!(matches!(
        why,
        Wrong::Illegal(Breach::Chess(ChessBreach::OwnMan { .. }))
    ));
    let passed_over = |word: &str, why| {
        let word = word.to_owned();
        Oddity::Variation { word, why }
    };
    assert_eq!(*unread, passed_over("zz", Wrong::Unread));
    assert_eq!(*null, passed_over("--", Wrong::Passes));
}

#[test]
fn a_null_move_in_the_game_played_is_a_fault() {
    for word in ["--", "Z0"] {
        let fault = wrong(format!("1. e4 {word} *"));
        assert_eq!(why(&fault), (2, word, &Wrong::Passes));
    }
}

#[test]
fn another_chess_is_refused_by_its_name() {
    for name in ["Chess960", "Fischerandom", "Atomic", "Crazyhouse"] {
        let fault = wrong(format!("[White \"A\"]\n[Variant \"{name}\"]\n\n1. e4 *"));
        let value = name.to_owned();
        let tag = "Variant";
        assert_eq!(fault.flaw, Flaw::Foreign { tag, value });
        assert_eq!(at(&fault), (2, 1));
    }
    for name in ["Standard", "chess", "From Position"] {
        one(format!("[variant \"{name}\"]\n\n1. e4 *"));
    }
    let four = "[Variant \"FFA\"]\n[StartFen4 \"x\"]\n\n1. h2-h3 .. b7-c7 *";
    assert_eq!(wrong(four).flaw, Flaw::LooksLike(Dialect::Four));
    assert_eq!(
        wrong("1. h2-h3 .. b12-d12 *").flaw,
        Flaw::LooksLike(Dialect::Four)
    );
}

#[test]
fn a_position_is_set_up_whatever_the_case_of_its_tags() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 17";
    for tags in [
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]"),
        format!("[Setup \"1\"]\n[fen \"{fen}\"]"),
        format!("[Fen \"{fen}\"]"),
    ] {
        let score = one(format!("{tags}\n\n17... Kd7 18. e4 *"));
        assert_eq!(end(&score), "8/3k4/8/8/4P3/8/8/4K3 b - e3 0 18", "{tags}");
        assert!(score.remarks.is_empty(), "{tags}: {:?}", score.remarks);
        assert!(written(&score).contains("\n\n17... Kd7 18. e4 *\n\n"));
    }
    let bad = wrong("[White \"A\"]\n[FEN \"8/8 w - -\"]\n\n1. e4 *");
    let text = "8/8 w - -".to_owned();
    assert_eq!((at(&bad), &bad.flaw), ((2, 1), &Flaw::Start { text }));
    let text = String::new();
    assert_eq!(wrong("[SetUp \"1\"]\n\n1. e4 *").flaw, Flaw::Start { text });
}

#[test]
fn a_game_without_a_result_takes_that_of_its_tag() {
    let read = all("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#\n\n[White \"B\"]\n\n1. c4\n");
    let read: Vec<_> = read.into_iter().map(Result::unwrap).collect();
    assert_eq!(read[0].result, Outcome::Won(Seats::of(Seat::Black)));
    assert_eq!(oddities(&read[0]), [(5, 1, Oddity::NoResult)]);
    assert_eq!(read[1].result, Outcome::Open);
    assert_eq!(oddities(&read[1]), [(8, 1, Oddity::NoResult)]);
    let other = one("[Result \"1-0\"]\n\n1. e4 1/2-1/2");
    assert_eq!(other.result, Outcome::Drawn);
    let tag = Outcome::Won(Seats::of(Seat::White));
    assert_eq!(oddities(&other), [(3, 7, Oddity::OtherResult { tag })]);
}

#[test]
fn results_are_read_in_their_forms_and_not_out_of_variations() {
    for (text, result) in [
        ("1-0", Outcome::Won(Seats::of(Seat::White))),
        ("0-1", Outcome::Won(Seats::of(Seat::Black))),
        ("1/2-1/2", Outcome::Drawn),
        ("1/2", Outcome::Drawn),
        ("½-½", Outcome::Drawn),
        ("*", Outcome::Open),
    ] {
        assert_eq!(one(format!("1. e4 {text}")).result, result, "{text}");
    }
    let said = one("1. e4 (1. d4 d5 1-0) e5 (1... c5 *) 2. Nf3 0-1 {lost on time}\n; said later\n");
    assert_eq!(names(&said.start, &said.line), "e4 e5 Nf3");
    assert_eq!(comments(&said.line), ["lost on time", "said later"]);
}

#[test]
fn numbers_may_be_missing_or_wrong() {
    for text in [
        "e4 e5 Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1.e4 1...e5 2.Nf3 *",
        "01. e4 e5 02. Nf3 *",
    ] {
        let score = one(text);
        assert_eq!(score.line.moves.len(), 3, "{text}");
        assert!(score.remarks.is_empty(), "{text}: {:?}", score.remarks);
    }
    let wrong = one("1. e4 e5 3. Nf3 Nc6 4. Bb5 *");
    let (said, meant) = (3, 2);
    assert_eq!(oddities(&wrong), [(1, 10, Oddity::Number { said, meant })]);
}

#[test]
fn several_games_need_no_tags_and_tags_no_moves() {
    let read = all("1. e4 * 1. d4 d5 *\n\n[White \"A\"]\n\n*\n\n[White \"B\"]\n\n[White \"C\"]\n");
    let plies: Vec<_> = read
        .iter()
        .map(|read| read.as_ref().unwrap().line.moves.len())
        .collect();
    assert_eq!(plies, [1, 2, 0, 0, 0]);
    assert!(all("").is_empty() && all("\n ; nothing\n\n").is_empty());
}

#[test]
fn what_is_no_game_is_told_once() {
    let word = "Dear".to_owned();
    let read = all("Dear Anna, here are\nmy games (all).\n\n[White \"A\"]\n\n1. e4 *");
    assert_eq!(read.len(), 2);
    let fault = read[0].as_ref().unwrap_err();
    assert_eq!((at(fault), &fault.flaw), ((1, 1), &Flaw::NoGame { word }));
    assert!(read[1].is_ok());
    let odd = one("[White \"A\"]\n[White]\n[Black \"B\"]\n\n1. e4 } $1 $999 *");
    assert_eq!(odd.tags.get("Black"), Some("B"));
    assert_eq!(
        oddities(&odd),
        [
            (2, 1, Oddity::NoTag),
            (5, 7, Oddity::StrayBrace),
            (5, 12, Oddity::NoMark)
        ]
    );
}

#[test]
fn brackets_without_end_and_games_without_end_are_borne() {
    let deep = one(format!("1. e4 {} 1. d4 *", "(1. d4 ".repeat(100_000)));
    assert_eq!(deep.line.moves.len(), 1);
    assert!(deep.remarks.len() <= 100, "{}", deep.remarks.len());
    let endless = format!(
        "[White \"A\"]\n\n{}\n\n[White \"B\"]\n\n1. e4 *",
        "Nf3 Nf6 Ng1 Ng8 ".repeat(300_000)
    );
    let read = all(endless);
    assert_eq!(read[0].as_ref().unwrap_err().flaw, Flaw::TooLong);
    assert!(read[1].is_ok() && read.len() == 2);
    let talk = |words| format!("1. e4 {{{}", "word ".repeat(words));
    assert_eq!(wrong(talk(1_000)).flaw, Flaw::CommentOpen);
    assert_eq!(wrong(talk(500_000)).flaw, Flaw::TooLong);
}

#[test]
fn a_stream_that_breaks_is_told_and_ends() {
    struct Breaks(usize);
    impl std::io::Read for Breaks {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let text = b"1. e4 e5 * 1. d4";
            let left = text.get(self.0..).unwrap_or_default();
            if left.is_empty() {
                return Err(std::io::ErrorKind::BrokenPipe.into());
            }
            into[..1].copy_from_slice(&left[..1]);
            self.0 += 1;
            Ok(1)
        }
    }
    let read: Vec<_> = reglement::exchange::pgn::games(Breaks(0), Box::new(start)).collect();
    assert_eq!(read.len(), 2);
    assert!(read[0].is_ok());
    let broken = Flaw::Unreadable(std::io::ErrorKind::BrokenPipe);
    assert_eq!(read[1].as_ref().unwrap_err().flaw, broken);
}
