//! Moves and positions written and read back; what is typed and what it comes to.

#[path = "support/kept.rs"]
mod kept;
#[path = "notation/letter.rs"]
mod letter;
#[path = "room/random.rs"]
mod random;
#[path = "support/scribble.rs"]
mod scribble;

use reglement::board::grid::EIGHT;
use reglement::board::piece::Role;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach, HandBreach, NoCastling};
use reglement::notation::letters::Letters;
use reglement::notation::meant::Unfit;
use reglement::notation::spelled::Unread;
use reglement::notation::typed::{Missing, Typed, hint, read};
use reglement::notation::written::write;
use reglement::notation::{fen, numeric, written};
use reglement::rules::play::Play;
use reglement::rules::position::{Move, Position};

use scribble::any_text;

const BOTH: [Letters; 2] = [Letters::English, Letters::Dutch];

fn at(text: &str) -> Position {
    fen::read(text, Game::Chess1869).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Position {
    Game::Chess1869.start()
}

fn square(name: &str) -> Square {
    EIGHT.named(name).unwrap_or_else(|| panic!("{name}"))
}

/// A play by its squares: `e7e8q`.
fn play(text: &str) -> Play {
    let play = Play::new(square(&text[0..2]), square(&text[2..4]));
    match text.chars().nth(4).and_then(Role::from_letter) {
        Some(role) => play.promoting(role),
        None => play,
    }
}

fn typed(position: &Position, text: &str) -> Typed {
    read(position, text, Letters::English)
}

fn short(position: &Position, moves: &[Move]) -> String {
    let mut written: Vec<String> = moves
        .iter()
        .map(|played| write(position, *played, Letters::English))
        .collect();
    written.sort();
    written.join(" ")
}

fn written(position: &Position, squares: &str) -> String {
    let played = position
        .judge(&play(squares))
        .unwrap_or_else(|_| panic!("{squares}"));
    write(position, played, Letters::English)
}

/// Positions along random games, two thousand and more.
fn positions() -> Vec<Position> {
    let mut random = fastrand::Rng::with_seed(1869);
    let mut positions = Vec::new();
    while positions.len() < 2200 {
        let mut position = start();
        for _ in 0..120 {
            positions.push(position);
            let moves = position.moves();
            let Some(played) = random.choice(&moves) else {
                break;
            };
            position = position.after(*played);
        }
    }
    positions
}

#[test]
fn every_legal_move_is_read_back_from_what_is_written() {
    for position in positions() {
        let moves = position.moves();
        for letters in BOTH {
            let mut seen = Vec::new();
            for played in &moves {
                let text = write(&position, *played, letters);
                let back = read(&position, &text, letters);
                assert_eq!(
                    back,
                    Typed::Play(position.play(*played)),
                    "{text} in {}",
                    fen::write(&position)
                );
                seen.push(text);
            }
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), moves.len(), "{}", fen::write(&position));
        }
    }
}

#[test]
fn every_legal_move_is_read_by_its_squares_in_either_case() {
    for position in positions().into_iter().step_by(7) {
        for played in position.moves() {
            let (from, to) = (EIGHT.label(played.start()), EIGHT.label(played.end()));
            let role = played
                .role()
                .map(|role| role.letter().to_string())
                .unwrap_or_default();
            for text in [
                format!("{from}{to}{role}"),
                format!("{from}-{to}{role}"),
                format!("{from} {to} {role}"),
                format!("{}{}{role}", from.to_uppercase(), to.to_uppercase()),
            ] {
                let back = typed(&position, &text);
                assert_eq!(
                    back,
                    Typed::Play(position.play(played)),
                    "{text} in {}",
                    fen::write(&position)
                );
            }
        }
    }
}

#[test]
fn every_beginning_of_a_written_move_still_hints_at_it() {
    for position in positions().into_iter().step_by(23) {
        for played in position.moves() {
            let text = write(&position, played, Letters::Dutch);
            for end in 1..=text.len() {
                let hint = hint(&position, &text[..end], Letters::Dutch);
                assert!(
                    hint.candidates.contains(&played),
                    "{} of {text} in {}",
                    &text[..end],
                    fen::write(&position)
                );
            }
            assert_eq!(
                hint(&position, &text, Letters::Dutch).complete,
                Some(played)
            );
        }
    }
}

#[test]
fn positions_are_read_back_from_what_is_written() {
    for position in positions() {
        let text = fen::write(&position);
        assert_eq!(fen::read(&text, Game::Chess1869), Ok(position), "{text}");
    }
}

#[test]
fn a_wrong_position_names_its_field() {
    let cases = [
        (1, "8/8/8/8/8/8/8/4K3 w - - 0 1"),
        (1, "4k3/8/8/8/8/8/8/3KK3 w - - 0 1"),
        (1, "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"),
        (1, "4k3/8/8/8/8/8/8/4K2p w - - 0 1"),
        (1, "4k3/8/8/8/8/8/8 w - - 0 1"),
        (1, "4k3/9/8/8/8/8/8/4K3 w - - 0 1"),
        (1, "4k3/7/8/8/8/8/8/4K3 w - - 0 1"),
        (1, "4k3/44/8/8/8/8/8/4K3 w - - 0 1"),
        (1, "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1"),
        (1, ""),
        (2, "4k3/8/8/8/8/8/8/4K3"),
        (2, "4k3/8/8/8/8/8/8/4K3 x - - 0 1"),
        (2, "4k3/8/8/8/8/8/8/4K2r b - - 0 1"),
        (3, "4k3/8/8/8/8/8/8/3K3R w K - 0 1"),
        (3, "4k3/8/8/8/8/8/8/4K2N w K - 0 1"),
        (3, "4k3/8/8/8/8/8/8/4K2R w KK - 0 1"),
        (3, "4k3/8/8/8/8/8/8/4K2R w A - 0 1"),
        (4, "4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
        (4, "4k3/8/8/8/8/8/8/4K3 w - e5 0 1"),
        (4, "4k3/8/8/8/8/8/8/4K3 w - z9 0 1"),
        (5, "4k3/8/8/8/8/8/8/4K3 w - - -1 1"),
        (5, "4k3/8/8/8/8/8/8/4K3 w - - +1 1"),
        (6, "4k3/8/8/8/8/8/8/4K3 w - - 0 0"),
        (6, "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999"),
        (6, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 1"),
    ];
    for (field, text) in cases {
        let fen::FenError::Chess(error) = fen::read(text, Game::ChessModern).expect_err(text)
        else {
            panic!("{text}");
        };
        assert_eq!(error.field, field, "{text}: {error}");
        assert!(
            error.to_string().contains(&format!("field {field}")),
            "{error}"
        );
    }
    let long = "4k3/".repeat(100_000);
    assert!(fen::read(&long, Game::ChessModern).is_err());
}

#[test]
fn reading_is_generous() {
    let knights = at("4k3/8/8/8/8/8/4PP2/1N2K1N1 w - - 0 1");
    for text in [
        "Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "nf3", "Nxf3", "g1f3", "G1F3", "Ng1xf3",
        " Nf3!? ", "1. Nf3", "12.Nf3+",
    ] {
        assert_eq!(typed(&knights, text), Typed::Play(play("g1f3")), "{text}");
    }
    for text in [
        "e4",
        "e2e4",
        "e2-e4",
        "E2E4",
        "E4",
        "e2 e4",
        "e4!",
        "1.e4",
        "1... e4",
        "e2\u{2013}e4",
    ] {
        assert_eq!(typed(&start(), text), Typed::Play(play("e2e4")), "{text}");
    }
    let taking = at("4k3/8/8/3pP3/4P3/8/8/4K3 w - d6 0 2");
    for text in ["exd5", "ed5", "e4xd5", "e4:d5", "exd5+", "e4d5"] {
        assert_eq!(typed(&taking, text), Typed::Play(play("e4d5")), "{text}");
    }
    for text in [
        "exd6",
        "exd6 e.p.",
        "exd6 ep",
        "exd6e.p.",
        "ed6 (e.p.)",
        "e5d6",
        "exd6+ e.p.!",
    ] {
        assert_eq!(typed(&taking, text), Typed::Play(play("e5d6")), "{text}");
    }
    let castling = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["O-O", "0-0", "o-o", "e1g1", "O-O+", "0-0#", "Kg1"] {
        assert_eq!(typed(&castling, text), Typed::Play(play("e1g1")), "{text}");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "e1c1", "O-O-O!"] {
        assert_eq!(typed(&castling, text), Typed::Play(play("e1c1")), "{text}");
    }
    let promoting = at("8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    for text in [
        "e8=Q", "e8Q", "e8(Q)", "e8q", "e7e8q", "e7e8=Q", "e7-e8=q", "e8=Q+", "e8/Q",
    ] {
        assert_eq!(
            typed(&promoting, text),
            Typed::Play(play("e7e8q")),
            "{text}"
        );
    }
    assert_eq!(typed(&promoting, "e7e8=N"), Typed::Play(play("e7e8n")));
    assert_eq!(typed(&promoting, "e8b"), Typed::Play(play("e7e8b")));
}

#[test]
fn dutch_letters_win_and_english_ones_are_read() {
    let dutch = |text| read(&start(), text, Letters::Dutch);
    for text in ["Pf3", "pf3", "Nf3", "Pgf3"] {
        assert_eq!(dutch(text), Typed::Play(play("g1f3")), "{text}");
    }
    let promoting = at("8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    for (text, squares) in [
        ("e8=D", "e7e8q"),
        ("e8=P", "e7e8n"),
        ("e8T", "e7e8r"),
        ("e8l", "e7e8b"),
        ("e8=R", "e7e8r"),
    ] {
        assert_eq!(
            read(&promoting, text, Letters::Dutch),
            Typed::Play(play(squares)),
            "{text}"
        );
    }
    let english = typed(&promoting, "e8=P");
    assert_eq!(
        english,
        Typed::Play(play("e7e8p")),
        "a pawn, which the rules refuse"
    );
    assert_eq!(typed(&start(), "Pe4"), Typed::Play(play("e2e4")));
    let queen = at("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    assert_eq!(
        write(&queen, queen.judge(&play("d1d7")).unwrap(), Letters::Dutch),
        "Dd7+"
    );
}

#[test]
fn a_bishops_move_is_never_the_pawns() {
    let position = at("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
    assert_eq!(typed(&position, "bxc3"), Typed::Play(play("b2c3")));
    assert_eq!(typed(&position, "Bxc3"), Typed::Play(play("d2c3")));
    assert_eq!(typed(&position, "B2C3"), Typed::Play(play("b2c3")));
    let away = at("4k3/8/8/8/8/2p5/1P6/2B1K3 w - - 0 1");
    assert_eq!(typed(&away, "Bxc3"), Typed::Play(play("c1c3")));
}

#[test]
fn which_man_is_told_by_file_rank_or_both() {
    let queens = at("k7/8/1Q3Q2/8/8/8/1Q6/7K w - - 0 1");
    let all = ["b2d4", "b6d4", "f6d4"].map(|squares| written(&queens, squares));
    assert_eq!(all, ["Q2d4", "Qb6d4", "Qfd4"]);

    let pinned = at("3rk3/8/8/8/3N4/6N1/8/3K4 w - - 0 1");
    assert_eq!(written(&pinned, "g3f5"), "Nf5");
    assert_eq!(typed(&pinned, "Ngf5"), Typed::Play(play("g3f5")));

    let rooks = at("4k3/8/R7/8/8/8/R7/4K3 w - - 0 1");
    assert_eq!(
        ["a2a4", "a6a4"].map(|squares| written(&rooks, squares)),
        ["R2a4", "R6a4"]
    );
    for text in ["Ra4", "Raa4"] {
        let Typed::Several(moves) = typed(&rooks, text) else {
            panic!("{text}");
        };
        assert_eq!(short(&rooks, &moves), "R2a4 R6a4");
    }
    for text in ["Ra2a4", "Ra2-a4", "a2a4", "R2a4"] {
        assert_eq!(typed(&rooks, text), Typed::Play(play("a2a4")), "{text}");
    }
}

#[test]
fn taking_in_passing_is_written_without_a_word() {
    let only = at("8/8/1r4k1/5pP1/6K1/8/5q2/5b2 w - f6 0 1");
    assert_eq!(short(&only, &only.moves()), "gxf6");
    let late = at("K7/8/8/8/4p3/8/3R1P1k/8 w - - 0 1");
    let late = late.after(late.judge(&play("f2f4")).unwrap());
    assert_eq!(short(&late, &late.moves()), "Kg1 Kg3 Kh1 Kh3");
    assert_eq!(typed(&late, "exf3"), Typed::Play(play("e4f3")));
    let breach = late.judge(&play("e4f3")).unwrap_err();
    assert!(
        matches!(breach, Breach::Chess(ChessBreach::KingLeft { .. })),
        "{breach:?}"
    );
}

#[test]
fn a_promotion_without_its_man_is_asked_for() {
    let position = at("6n1/7P/5K2/8/8/8/8/k7 w - - 0 1");
    assert_eq!(position.perft(1), 11);
    for (text, to) in [("hxg8", "h7g8"), ("h7g8", "h7g8")] {
        let Typed::Half {
            missing,
            candidates,
        } = typed(&position, text)
        else {
            panic!("{text}");
        };
        assert_eq!(missing, Missing::Promotion(play(to)), "{text}");
        assert_eq!(candidates.len(), 4);
    }
}

#[test]
fn games_written_in_other_dialects_are_read() {
    let games = [
        (
            "Nf3 Nf6 g3 g6 Bg2 Bg7 0-0 0-0",
            "rnbq1rk1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1 w - - 4 5",
        ),
        (
            "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 0-0-0 0-0-0+",
            "2kr1bnr/pppqpppp/2n5/3p1b2/3P1B2/2N5/PPPQPPPP/2KR1BNR w - - 8 6",
        ),
        (
            "e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nbd7 bxa8Q Qc7 Qxa7?! e5!! d4 e4 f4 exf3e.p.",
            "2b1kb1r/Q1qn1ppp/5n2/8/3P4/5p2/PPP3PP/RNBQKBNR w KQk - 0 9",
        ),
    ];
    for (moves, end) in games {
        let mut position = start();
        for text in moves.split(' ') {
            let Typed::Play(play) = typed(&position, text) else {
                panic!("{text}");
            };
            position = position.after(position.judge(&play).unwrap_or_else(|_| panic!("{text}")));
        }
        assert_eq!(fen::write(&position), end);
    }
    for text in ["OO", "oo", "O-O-", "\u{41e}-\u{41e}", "00", "OOO"] {
        let read = typed(&at("8/8/8/8/8/8/k7/4K3 w - - 0 1"), text);
        assert_eq!(read, Typed::Unread(Unread::LikeCastling), "{text}");
    }
}

#[test]
fn a_clear_but_illegal_move_is_left_to_the_table() {
    let opening = start();
    for (text, squares) in [
        ("e2e5", "e2e5"),
        ("e5", "e2e5"),
        ("Ke3", "e1e3"),
        ("Ke2", "e1e2"),
        ("Ra3", "a1a3"),
        ("Bb5", "f1b5"),
        ("exd3", "e2d3"),
        ("e7e5", "e7e5"),
        ("e4e5", "e4e5"),
        ("O-O", "e1g1"),
        ("O-O-O", "e1c1"),
        ("Ng1e4", "g1e4"),
        ("e4=Q", "e2e4q"),
    ] {
        let read = typed(&opening, text);
        assert_eq!(read, Typed::Play(play(squares)), "{text}");
        assert!(opening.judge(&play(squares)).is_err(), "{text}");
    }
    let moved = at("8/8/8/8/8/8/k3K3/7R w - - 0 1");
    let castling = ChessBreach::Castling {
        king: square("e2"),
        corner: square("h1"),
        why: NoCastling::Moved,
    };
    assert_eq!(typed(&moved, "O-O"), Typed::Wrong(Breach::Chess(castling)));
}

#[test]
fn no_such_man_and_no_man_of_several() {
    let role = Role::Knight;
    assert_eq!(
        typed(&start(), "Nf6"),
        Typed::Unfit(Unfit::NoneReaches {
            role,
            nearest: square("b1"),
            to: square("f6"),
        })
    );
    let bare = at("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
    let (file, rank) = (Some(6), None);
    assert_eq!(
        typed(&bare, "Ngf3"),
        Typed::Unfit(Unfit::NoSuchMan { role, file, rank })
    );
    let (role, file) = (Role::Queen, None);
    assert_eq!(
        typed(&bare, "Qd4"),
        Typed::Unfit(Unfit::NoSuchMan { role, file, rank })
    );
}

#[test]
fn a_square_that_is_not_there_is_named() {
    for (text, named) in [
        ("e2e9", "e9"),
        ("i2i4", "i2"),
        ("e9", "e9"),
        ("Nf9", "f9"),
        ("e2-e0", "e0"),
        ("h10", "h10"),
        ("j2e4", "j2"),
    ] {
        let named = named.to_owned();
        let off = Typed::Wrong(Breach::Hand(HandBreach::OffBoard { named }));
        assert_eq!(typed(&start(), text), off, "{text}");
    }
}

#[test]
fn half_a_move_tells_what_it_can_become() {
    let opening = start();
    let half = |text: &str| match typed(&opening, text) {
        Typed::Half {
            missing,
            candidates,
        } => (missing, short(&opening, &candidates)),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        half("e2"),
        (Missing::Goal(square("e2")), "e3 e4".to_owned())
    );
    assert_eq!(half("d1"), (Missing::Goal(square("d1")), String::new()));
    assert_eq!(
        half("Ng1"),
        (Missing::Goal(square("g1")), "Nf3 Nh3".to_owned())
    );
    assert_eq!(half("N"), (Missing::Rest, "Na3 Nc3 Nf3 Nh3".to_owned()));
    assert_eq!(half("Nf"), (Missing::Rest, "Nf3".to_owned()));
    assert_eq!(half("e2e"), (Missing::Rest, "e3 e4".to_owned()));
    assert_eq!(half("e2-"), (Missing::Rest, "e3 e4".to_owned()));
    assert_eq!(half("e"), (Missing::Rest, "e3 e4".to_owned()));
    let castling = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["O", "0-", "o-"] {
        let Typed::Half { candidates, .. } = typed(&castling, text) else {
            panic!("{text}");
        };
        assert_eq!(short(&castling, &candidates), "O-O O-O-O", "{text}");
    }
}

#[test]
fn what_is_no_move_is_none() {
    for text in [
        "hello",
        "e2e4e6",
        "1-0",
        "++",
        "?",
        "x",
        "=Q",
        "12.",
        "e4 e5 e6",
        "\u{1f600}",
        "(e4)",
    ] {
        assert_eq!(
            typed(&start(), text),
            Typed::Unread(Unread::NoMove),
            "{text}"
        );
    }
    assert_eq!(typed(&start(), "  "), Typed::Unread(Unread::Empty));
    assert_eq!(
        typed(&start(), &"e4 ".repeat(100)),
        Typed::Unread(Unread::TooLong)
    );
}

#[test]
fn any_text_is_read_without_a_panic() {
    let mut random = fastrand::Rng::with_seed(1967);
    let signs = "abcdefghxKQRBNPDTL12345678900oO-=+#!?.:()/ ";
    let positions = positions();
    for _ in 0..60_000 {
        let text = any_text(&mut random, signs, 9);
        let position = &positions[random.usize(..positions.len())];
        for letters in BOTH {
            if let Typed::Play(play) = read(position, &text, letters) {
                let _ = position.judge(&play);
            }
            let _ = hint(position, &text, letters);
        }
    }
}

fn draughts(text: &str) -> Result<String, String> {
    match fen::read(text, Game::Draughts1879) {
        Ok(position) => Ok(fen::write(&position)),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn a_position_of_draughts_is_read_in_all_its_spellings() {
    let start = fen::write(&Game::Draughts1879.start());
    for text in [
        "W:W31-50:B1-20",
        "W:B1-20:W31-50",
        "w:w31-50:b1-20.",
        " W : W 31 - 50 : B 1 - 20 ",
        "W:W:W31-50:B1-20",
        "W:W31-50:B1-20:H0:F1",
        "W:W31-40,41-50:B01-20",
    ] {
        assert_eq!(draughts(text).as_ref(), Ok(&start), "{text}");
    }
    assert_eq!(
        draughts("B:WK3,K16-17:B45").as_deref(),
        Ok("B:WK3,K16,K17:B45")
    );
}

#[test]
fn a_side_without_pieces_is_not_the_turn_said_twice() {
    for text in ["W:W:B1,K2", "W:WK1,32:B", "B:W32:B", "B:W:B1,K2"] {
        assert_eq!(draughts(text).as_deref(), Ok(text));
    }
    assert_eq!(draughts("W:B1:W").as_deref(), Ok("W:W:B1"));
    assert_eq!(draughts("W:W:W:B1").as_deref(), Ok("W:W:B1"));
    assert_eq!(draughts("B:B:WK7:B").as_deref(), Ok("B:WK7:B"));
}

#[test]
fn a_wrong_position_of_draughts_names_its_character() {
    for (at, text) in [
        (1, ""),
        (1, "X:W31:B1"),
        (3, "W:V31:B1"),
        (7, "W:W31,51:B1"),
        (4, "W:W0:B1"),
        (4, "W:W40-31:B1"),
        (7, "W:W31,31:B1"),
        (7, "W:W31:W32:B1"),
        (6, "W:W31"),
        (8, "W:W31:B31"),
        (4, "W:W3:B1"),
        (1, "W:W:B"),
        (4, "W:W-31:B1"),
        (4, "W:W31-32-33:B1"),
        (4, "W:Wé:B1"),
    ] {
        let fen::FenError::Draughts(error) = fen::read(text, Game::Draughts1879).expect_err(text)
        else {
            panic!("{text}");
        };
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.to_string().contains(&format!("character {at}")));
    }
    assert!(draughts(&"W:".repeat(100_000)).is_err());
}

#[test]
fn numbers_that_are_written_are_read_back() {
    let position = Game::Draughts1879.start();
    for (text, written) in [("32-28", "32-28"), ("32x28", "32-28"), ("07-12", "7-12")] {
        let play = numeric::read_play(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(written::play(&position, &play), written);
    }
    let capture = fen::read("W:W27:B22,12", Game::Draughts1879).expect("a position");
    let play = numeric::read_play("27-18-7").expect("a play");
    assert_eq!(written::play(&capture, &play), "27x18x7");
    let longest = ["6"; 24].join("x");
    assert!(numeric::read_play(&longest).is_some());
    for text in [
        "",
        "32",
        "32-",
        "32-51",
        "0-1",
        "32--28",
        "32 28",
        "e2-e4",
        &format!("{longest}x6"),
    ] {
        assert_eq!(numeric::read_play(text), None, "{text}");
    }
}

#[test]
fn any_text_is_read_as_draughts_without_a_panic() {
    let mut random = fastrand::Rng::with_seed(1879);
    let signs = "0123456789123-xX:;., WBKwbkHF!?*";
    let texts = [
        "W:W27,28,38,39,K46:B8,12,17,18,22,23,K5",
        "B:WK3,K16,K48:BK45",
    ];
    let positions = texts.map(|text| fen::read(text, Game::Draughts1879).expect("a position"));
    for _ in 0..60_000 {
        let text = any_text(&mut random, signs, 14);
        let _ = draughts(&text);
        let _ = draughts(&format!("W:{text}"));
        for position in &positions {
            if let Typed::Play(play) = typed(position, &text) {
                let _ = position.judge(&play);
                let _ = written::play(position, &play);
            }
            let _ = hint(position, &text, Letters::English);
        }
    }
}

/// Positions along random games of draughts, and some with captures of many ways.
fn draughts_positions() -> Vec<Position> {
    let mut random = fastrand::Rng::with_seed(1879);
    let begun = |text| fen::read(text, Game::Draughts1879).expect("a position");
    let starts = [
        Game::Draughts1879.start(),
        begun("W:WK46,K48:B8,12,17,19,23,32,37,38"),
        begun("B:WK6,28,29,30,38,39,40:BK1,14,K45"),
        begun("W:W32,37,38:B28,27,17,18,8,9,19"),
    ];
    let mut positions = Vec::new();
    while positions.len() < 1500 {
        for start in starts {
            let mut position = start;
            for _ in 0..100 {
                positions.push(position);
                let moves = position.moves();
                let Some(played) = random.choice(&moves) else {
                    break;
                };
                position = position.after(*played);
            }
        }
    }
    positions
}

#[test]
fn every_legal_move_of_draughts_is_read_back_from_what_is_written() {
    for position in draughts_positions() {
        let moves = position.moves();
        let mut seen = Vec::new();
        for played in &moves {
            let text = write(&position, *played, Letters::English);
            let play = position.play(*played);
            for spelled in [
                text.clone(),
                text.replace(['-', 'x'], " "),
                text.replace('x', ":"),
                format!("12. {text}"),
                format!("0{text}"),
            ] {
                let leads = text
                    .split(['-', 'x'])
                    .next()
                    .is_some_and(|first| first.len() < 2);
                if spelled.starts_with('0') && !leads {
                    continue;
                }
                let back = typed(&position, &spelled);
                let place = fen::write(&position);
                assert_eq!(back, Typed::Play(play), "{spelled} in {place}");
            }
            assert_eq!(position.judge(&play), Ok(*played), "{text}");
            for end in 1..=text.len() {
                let hint = hint(&position, &text[..end], Letters::English);
                let place = fen::write(&position);
                assert!(
                    hint.candidates.contains(played),
                    "{} of {text} in {place}",
                    &text[..end]
                );
            }
            seen.push(text);
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), moves.len(), "{}", fen::write(&position));
    }
}
