//! What is typed at the cross, and what it comes to.

use super::scribble::any_text;
use super::{BOTH, Letters, Position, Seat, at, in_game, play, positions, short, square, with_men};
use reglement::board::piece::Role;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach, CrossBreach, HandBreach, NoCastling};
use reglement::notation::meant::Unfit;
use reglement::notation::spelled::Unread;
use reglement::notation::typed::{Missing, Typed, hint, read};

fn typed(position: &Position, text: &str) -> Typed {
    read(position, text, Letters::English)
}

fn start() -> Position {
    Game::Four1869.start()
}

#[test]
fn reading_is_generous() {
    for text in [
        "d4",
        "d2d4",
        "d2-d4",
        "D2D4",
        "D4",
        "d2 d4",
        "1. d4",
        "12.d4!",
        "d2\u{2013}d4",
        "Pd4",
    ] {
        assert_eq!(typed(&start(), text), Typed::Play(play("d2d4")), "{text}");
    }
    for text in [
        "Nf3", "Nef3", "N1f3", "Ne1f3", "Ne1-f3", "e1f3", "E1F3", "Nxf3",
    ] {
        assert_eq!(typed(&start(), text), Typed::Play(play("e1f3")), "{text}");
    }
    // The small letter is a file here.
    let (role, file, rank) = (Role::Pawn, Some(13), None);
    assert_eq!(
        typed(&start(), "nf3"),
        Typed::Unfit(Unfit::NoSuchMan { role, file, rank })
    );
}

#[test]
fn ranks_of_two_digits_are_one_number() {
    let west = with_men("bRa11 rNn4 gRm5", Seat::West);
    for text in [
        "a11b11", "a11-b11", "A11-B11", "Rb11", "Ra11b11", "R11b11", "Rab11",
    ] {
        assert_eq!(typed(&west, text), Typed::Play(play("a11b11")), "{text}");
    }
    let queens = with_men("rQh14 rQj5 gNj12 rRd1 rKe1", Seat::South);
    for text in [
        "Qh14-j12+",
        "Qh14j12",
        "Qhxj12",
        "Q14j12",
        "h14xj12",
        "H14-J12",
        "QH14J12",
    ] {
        assert_eq!(typed(&queens, text), Typed::Play(play("h14j12")), "{text}");
    }
    for text in ["Qj12", "Qxj12+"] {
        let Typed::Several(moves) = typed(&queens, text) else {
            panic!("{text}");
        };
        assert_eq!(short(&queens, &moves), "Qhxj12 Qjxj12", "{text}");
    }
    assert_eq!(typed(&queens, "d1d12"), Typed::Play(play("d1d12")));
    let taking = with_men("gRn4 rNm4", Seat::East);
    for text in ["n4xm4", "N4XM4", "N4xM4", "Rxm4", "n4:m4"] {
        assert_eq!(typed(&taking, text), Typed::Play(play("n4m4")), "{text}");
    }
}

#[test]
fn a_file_is_never_taken_for_a_man() {
    let position = with_men("rNn5 rPk5 rKe2 rBb6 rPl5", Seat::South);
    for (text, squares) in [
        ("k6", "k5k6"),
        ("k5k6", "k5k6"),
        ("K5K6", "k5k6"),
        ("l6", "l5l6"),
        ("Nl6", "n5l6"),
        ("N5L6", "n5l6"),
        ("Ke3", "e2e3"),
        ("Bc7", "b6c7"),
        ("b6c7", "b6c7"),
    ] {
        assert_eq!(typed(&position, text), Typed::Play(play(squares)), "{text}");
    }
    let dutch = |text| read(&position, text, Letters::Dutch);
    assert_eq!(dutch("Pl6"), Typed::Play(play("n5l6")));
    assert_eq!(dutch("Lc7"), Typed::Play(play("b6c7")));
    assert_eq!(dutch("l6"), Typed::Play(play("l5l6")));
}

#[test]
fn the_pawns_of_the_side_seats_go_along_their_ranks() {
    let west = with_men("bPb6 bPc9 rNd10 rNd8", Seat::West);
    for (text, squares) in [
        ("c6", "b6c6"),
        ("d6", "b6d6"),
        ("d9", "c9d9"),
        ("cxd10", "c9d10"),
        ("cd10", "c9d10"),
        ("c9xd8", "c9d8"),
        ("xd8", "c9d8"),
        // Not legal, and clear all the same.
        ("e6", "b6e6"),
        ("f9", "c9f9"),
    ] {
        assert_eq!(typed(&west, text), Typed::Play(play(squares)), "{text}");
    }
    // Straight on, or taking on either side: the file alone does not tell.
    let two = with_men("bPc9 bPc7 rNd8", Seat::West);
    let Typed::Several(moves) = typed(&two, "cxd8") else {
        panic!("two pawns of one file take on d8");
    };
    assert_eq!(short(&two, &moves), "c7xd8 c9xd8");
    let north = with_men("yPe13 yPg7", Seat::North);
    assert_eq!(typed(&north, "e11"), Typed::Play(play("e13e11")));
    assert_eq!(typed(&north, "g6"), Typed::Play(play("g7g6")));
}

#[test]
fn promotions_are_read_in_every_spelling_and_asked_for_when_left_out() {
    let position = with_men("rPg13 gNh14", Seat::South);
    for text in [
        "g13g14q",
        "g13-g14=Q",
        "g14=Q",
        "g14Q",
        "g14(Q)",
        "g14q",
        "g14/Q",
        "g14=Q+",
        "G13G14Q",
    ] {
        assert_eq!(
            typed(&position, text),
            Typed::Play(play("g13g14q")),
            "{text}"
        );
    }
    assert_eq!(
        read(&position, "g14=D", Letters::Dutch),
        Typed::Play(play("g13g14q"))
    );
    assert_eq!(typed(&position, "gxh14=N"), Typed::Play(play("g13h14n")));
    for (text, squares) in [("g14", "g13g14"), ("g13g14", "g13g14"), ("gxh14", "g13h14")] {
        let Typed::Half {
            missing,
            candidates,
        } = typed(&position, text)
        else {
            panic!("{text}");
        };
        assert_eq!(missing, Missing::Promotion(play(squares)), "{text}");
        assert_eq!(candidates.len(), 4);
    }
}

#[test]
fn castling_is_toward_the_nearer_end_or_the_other_on_every_edge() {
    let text = "3,yR,2,yK,3,yR,3/14/14/bR,12,gR/14/14/bK,13/13,gK/14/14/bR,12,gR/14/14/3,rR,3,rK,2,rR,3 r rKQbKQyKQgKQ - - - -";
    for (turn, near, far) in [
        ("r", "h1j1", "h1f1"),
        ("b", "a8a10", "a8a6"),
        ("y", "g14e14", "g14i14"),
        ("g", "n7n5", "n7n9"),
    ] {
        let position = at(&text.replacen(" r ", &format!(" {turn} "), 1));
        for text in ["O-O", "0-0", "o-o", "O-O+", near] {
            assert_eq!(
                typed(&position, text),
                Typed::Play(play(near)),
                "{turn} {text}"
            );
        }
        for text in ["O-O-O", "0-0-0", "o-o-o!", far] {
            assert_eq!(
                typed(&position, text),
                Typed::Play(play(far)),
                "{turn} {text}"
            );
        }
        // Without the rights the play is the same, and the table refuses it.
        let moved = text.replacen(" r rKQbKQyKQgKQ", &format!(" {turn} -"), 1);
        let moved = at(&moved);
        for (text, squares) in [("O-O", near), ("O-O-O", far)] {
            assert_eq!(typed(&moved, text), Typed::Play(play(squares)), "{turn}");
            let breach = moved.judge(&play(squares)).expect_err("the king has moved");
            assert!(
                matches!(breach, Breach::Chess(ChessBreach::Castling { .. })),
                "{breach:?}"
            );
        }
    }
    for (king, corner, far) in [("d1", "d1", "k1"), ("e4", "d1", "k1"), ("i2", "k1", "d1")] {
        let position = with_men(&format!("rK{king}"), Seat::South);
        for (text, corner) in [("O-O", corner), ("O-O-O", far)] {
            let castling = ChessBreach::Castling {
                king: square(king),
                corner: square(corner),
                why: NoCastling::Moved,
            };
            assert_eq!(
                typed(&position, text),
                Typed::Wrong(Breach::Chess(castling)),
                "{king}"
            );
        }
    }
    for text in ["OO", "oo", "O-O-", "000"] {
        assert_eq!(
            typed(&start(), text),
            Typed::Unread(Unread::LikeCastling),
            "{text}"
        );
    }
}

#[test]
fn squares_of_the_corners_and_beyond_the_edge_are_not_on_the_board() {
    for (text, named) in [
        ("b1-b12", "b1"),
        ("c3-c4", "c3"),
        ("o5-o6", "o5"),
        ("l12-l11", "l12"),
        ("d1-c1", "c1"),
        ("d2d15", "d15"),
        ("d2d0", "d0"),
        ("d2d04", "d04"),
        ("Nc3", "c3"),
        ("Nn14", "n14"),
        ("a1", "a1"),
        ("z4", "z4"),
        ("d15", "d15"),
        ("d2d99", "d99"),
    ] {
        let named = named.to_owned();
        let off = Typed::Wrong(Breach::Hand(HandBreach::OffBoard { named }));
        assert_eq!(typed(&start(), text), off, "{text}");
    }
    for text in ["d2d111", "d2d4e5", "113", "d111"] {
        assert_eq!(
            typed(&start(), text),
            Typed::Unread(Unread::NoMove),
            "{text}"
        );
    }
}

#[test]
fn a_pawn_at_an_arms_end_is_refused_for_that_and_takes_inward() {
    let text = "10,yK,3/14/3,gN,10/2,rP,10,gK/14/14/14/14/14/14/bK,13/14/14/3,rK,10 r - - - - -";
    for game in [Game::Four1869, Game::Four1967] {
        let position = in_game(text, game);
        let end = CrossBreach::ArmEnd { at: square("c11") };
        for text in ["c11c12", "c11-c12", "c11c12q"] {
            assert_eq!(
                typed(&position, text),
                Typed::Wrong(Breach::Cross(end.clone())),
                "{text}"
            );
        }
        let off = Typed::Wrong(Breach::Hand(HandBreach::OffBoard {
            named: "b12".to_owned(),
        }));
        assert_eq!(typed(&position, "c11b12"), off);
        assert_eq!(typed(&position, "cxd12"), Typed::Play(play("c11d12")));
    }
}

#[test]
fn a_clear_but_illegal_move_is_left_to_the_table() {
    for (text, squares) in [
        ("d2d5", "d2d5"),
        ("d5", "d2d5"),
        ("Kh3", "g1h3"),
        ("Qd4", "h1d4"),
        ("exf3", "e2f3"),
        ("a4a5", "a4a5"),
        ("h7h9", "h7h9"),
        ("O-O", "g1e1"),
        ("d4=Q", "d2d4q"),
    ] {
        let position = start();
        let (king, queen) = (position.piece(square("g1")), position.piece(square("h1")));
        let (king, queen) = (king.map(|piece| piece.role), queen.map(|piece| piece.role));
        let squares = match (text, king, queen) {
            ("Kh3", _, Some(Role::King)) => "h1h3",
            ("Qd4", Some(Role::Queen), _) => "g1d4",
            ("O-O", _, Some(Role::King)) => "h1j1",
            _ => squares,
        };
        assert_eq!(typed(&position, text), Typed::Play(play(squares)), "{text}");
        assert!(position.judge(&play(squares)).is_err(), "{text}");
    }
    let (role, to) = (Role::Knight, square("f12"));
    let nearest = square("e1");
    assert_eq!(
        typed(&start(), "Nf12"),
        Typed::Unfit(Unfit::NoneReaches { role, nearest, to })
    );
    let lone = with_men("", Seat::West);
    let (role, file, rank) = (Role::Pawn, None, Some(5));
    assert_eq!(
        typed(&lone, "d6"),
        Typed::Unfit(Unfit::NoSuchMan { role, file, rank }),
        "a pawn of West's comes along the sixth rank"
    );
}

#[test]
fn half_a_move_tells_what_it_can_become() {
    let half = |position: &Position, text: &str| match typed(position, text) {
        Typed::Half {
            missing,
            candidates,
        } => (missing, short(position, &candidates)),
        other => panic!("{text}: {other:?}"),
    };
    let opening = start();
    assert_eq!(
        half(&opening, "e2"),
        (Missing::Goal(square("e2")), "e3 e4".to_owned())
    );
    assert_eq!(
        half(&opening, "Ne1"),
        (Missing::Goal(square("e1")), "Nd3 Nf3".to_owned())
    );
    assert_eq!(half(&opening, "e2-"), (Missing::Rest, "e3 e4".to_owned()));
    assert_eq!(
        half(&opening, "e"),
        (Missing::Rest, "Nd3 Nf3 e3 e4".to_owned())
    );
    assert_eq!(
        half(&opening, "N"),
        (Missing::Rest, "Nd3 Nf3 Ni3 Nk3".to_owned())
    );
    // A rank may still get its second digit.
    let pawns = with_men("rPd9 rRe5", Seat::South);
    assert_eq!(half(&pawns, "d1").0, Missing::Goal(square("d1")));
    let hinted = |text: &str| short(&pawns, &hint(&pawns, text, Letters::English).candidates);
    assert!(hinted("d1").contains("d10"), "{}", hinted("d1"));
    assert_eq!(hinted("Re1"), "Re1 Re10 Re11+ Re12 Re13 Re14");
    assert_eq!(hinted("e5e1"), "Re1 Re10 Re11+ Re12 Re13 Re14");
    let complete = hint(&pawns, "Re1", Letters::English).complete;
    assert_eq!(
        complete.map(|played| short(&pawns, &[played])).as_deref(),
        Some("Re1")
    );
}

#[test]
fn what_is_no_move_is_none() {
    for text in [
        "hello",
        "d2d4d6",
        "r",
        "++",
        "=Q",
        "12.",
        "d4 e4 f4",
        "\u{1f600}",
        "(d4)",
    ] {
        assert_eq!(
            typed(&start(), text),
            Typed::Unread(Unread::NoMove),
            "{text}"
        );
    }
    assert_eq!(typed(&start(), " "), Typed::Unread(Unread::Empty));
    assert_eq!(
        typed(&start(), &"d4 ".repeat(100)),
        Typed::Unread(Unread::TooLong)
    );
}

#[test]
fn any_text_is_read_without_a_panic() {
    let mut random = fastrand::Rng::with_seed(1967);
    let signs = "abcdefghijklmnoxKQRBNPDTL11223344567890oO-=+#!?.:()/ ";
    let positions = positions();
    for _ in 0..8_000 {
        let text = any_text(&mut random, signs, 10);
        let (_, _, position) = &positions[random.usize(..positions.len())];
        for letters in BOTH {
            if let Typed::Play(play) = read(position, &text, letters) {
                let _ = position.judge(&play);
            }
            let _ = hint(position, &text, letters);
        }
    }
}
