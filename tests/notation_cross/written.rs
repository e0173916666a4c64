//! Moves written and read back; how short they are.

use super::{BOTH, Letters, Position, Seat, in_game, play, positions, short, with_men};
use reglement::board::grid::CROSS;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::notation::typed::{Typed, hint, read};
use reglement::notation::written::{squares, write};

fn written(position: &Position, squares: &str) -> String {
    let played = position.judge(&play(squares));
    let played = played.unwrap_or_else(|breach| panic!("{squares}: {breach:?}"));
    write(position, played, Letters::English)
}

#[test]
fn every_legal_move_is_read_back_from_what_is_written() {
    let (mut castled, mut promoted, mut checked, mut mated) = (0, 0, 0, 0);
    for (_, _, position) in positions() {
        let moves = position.moves();
        let place = fen::write(&position);
        for letters in BOTH {
            let mut seen = Vec::new();
            for played in &moves {
                let text = write(&position, *played, letters);
                let back = read(&position, &text, letters);
                let play = position.play(*played);
                assert_eq!(back, Typed::Play(play), "{text} in {place}");
                assert_eq!(position.judge(&play), Ok(*played), "{text} in {place}");
                castled += usize::from(text.starts_with("O-O"));
                promoted += usize::from(text.contains('='));
                checked += usize::from(text.ends_with('+'));
                mated += usize::from(text.ends_with('#'));
                seen.push(text);
            }
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), moves.len(), "{place}");
        }
    }
    for count in [castled, promoted, checked, mated] {
        assert!(count > 0, "{castled} {promoted} {checked} {mated}");
    }
}

#[test]
fn every_legal_move_is_read_by_its_squares_in_either_case() {
    for (_, _, position) in positions().into_iter().step_by(5) {
        for played in position.moves() {
            let (from, to) = (CROSS.label(played.start()), CROSS.label(played.end()));
            let role = played.role().map(|role| role.letter().to_string());
            let role = role.unwrap_or_default();
            let equals = if role.is_empty() { "" } else { "=" };
            for text in [
                squares(&position, played),
                format!("{from}-{to}{role}"),
                format!("{from} {to} {role}"),
                format!("{from}-{to}{equals}{}", role.to_uppercase()),
                format!("{}-{}{role}", from.to_uppercase(), to.to_uppercase()),
            ] {
                let back = read(&position, &text, Letters::English);
                let place = fen::write(&position);
                assert_eq!(
                    back,
                    Typed::Play(position.play(played)),
                    "{text} in {place}"
                );
            }
        }
    }
}

#[test]
fn every_beginning_of_a_written_move_still_hints_at_it() {
    for (_, _, position) in positions().into_iter().step_by(29) {
        for played in position.moves() {
            for letters in BOTH {
                let text = write(&position, played, letters);
                let bare = text.trim_end_matches(['+', '#']);
                for end in 1..=bare.len() {
                    let hint = hint(&position, &bare[..end], letters);
                    let place = fen::write(&position);
                    let of = &bare[..end];
                    assert!(
                        hint.candidates.contains(&played),
                        "{of} of {text} in {place}"
                    );
                }
                let hint = hint(&position, &text, letters);
                assert_eq!(hint.complete, Some(played), "{text}");
            }
        }
    }
}

#[test]
fn which_man_is_told_by_file_rank_or_both() {
    let rooks = with_men("rRa6 rRa9 rRe10", Seat::South);
    assert_eq!(
        ["a6a8", "a9a8", "e10a10", "a9a10"].map(|squares| written(&rooks, squares)),
        ["R6a8+", "R9a8", "Rea10", "Raa10"]
    );
    let queens = with_men("rQe5 rQe10 rQj10", Seat::South);
    assert_eq!(
        ["e5j5", "e10j5", "j10j5"].map(|squares| written(&queens, squares)),
        ["Q5j5", "Qe10j5", "Qjj5"]
    );
    let knights = with_men("rNe10 rNg10", Seat::South);
    assert_eq!(written(&knights, "e10f12"), "Nef12");
    assert_eq!(written(&knights, "e10d12"), "Nd12");
}

#[test]
fn a_pawn_is_told_by_its_file_and_by_its_rank_when_two_of_one_file_take_on_one_square() {
    let side = with_men("bPd6 bPd8 rNe7 rNe9 bPf4", Seat::West);
    assert_eq!(written(&side, "d6e7"), "d6xe7");
    assert_eq!(written(&side, "d8e7"), "d8xe7");
    assert_eq!(written(&side, "d8e9"), "dxe9");
    assert_eq!(written(&side, "d6e6"), "e6");
    assert_eq!(written(&side, "f4g4"), "g4");
    let ahead = with_men("rPd6 rPf6 bNe7", Seat::South);
    assert_eq!(written(&ahead, "d6e7"), "dxe7");
    assert_eq!(written(&ahead, "d6d7"), "d7");
}

#[test]
fn castling_and_promotions_are_written_as_on_an_ordinary_board() {
    let text = "3,yR,3,yK,2,yR,3/14/14/bR,12,gR/14/14/bK,12,gK/14/14/14/bR,12,gR/14/14/3,rR,3,rK,2,rR,3 r rKQbKQyKQgKQ - - - -";
    for (turn, near, far) in [
        ("r", "h1j1", "h1f1"),
        ("b", "a8a10", "a8a6"),
        ("y", "h14j14", "h14f14"),
        ("g", "n8n10", "n8n6"),
    ] {
        let text = text.replacen(" r ", &format!(" {turn} "), 1);
        let position = in_game(&text, Game::Four1869);
        assert_eq!(written(&position, near), "O-O", "{turn}");
        assert_eq!(written(&position, far), "O-O-O", "{turn}");
    }
    let pawns = with_men("rPg13 bPm8 yPg2 gPb7", Seat::South);
    assert_eq!(written(&pawns, "g13g14q"), "g14=Q");
    assert_eq!(written(&pawns, "g13g14n"), "g14=N");
    let west = with_men("bPm8 rKd2", Seat::West);
    assert_eq!(written(&west, "m8n8r"), "n8=R");
}

#[test]
fn check_is_marked_when_it_is_given_to_an_enemy_and_not_when_he_was_in_check_already() {
    let position = with_men("rRm6 gKn11 yPd12", Seat::South);
    assert_eq!(written(&position, "m6n6"), "Rn6+");
    assert_eq!(
        written(&position, "m6k6"),
        "Rk6",
        "the friend's king is not in check"
    );
    // East stands in check by North's rook already; South's quiet move gives none.
    let already = with_men("yRn8 rNe4", Seat::South);
    assert_eq!(written(&already, "e4f6"), "Nf6");
    let second = with_men("yRn8 rBe2", Seat::South);
    assert_eq!(written(&second, "e2f3"), "Bf3+", "a second man attacks him");
}

#[test]
fn mate_is_marked_when_an_enemy_comes_to_stand_mated() {
    // Only n10 is left to East's king, until North holds it.
    let position = with_men("rRm5 rRe10 gKn11", Seat::South);
    assert_eq!(written(&position, "e10e11"), "Re11+");
    let held = with_men("rRm5 rRe10 yRd10 gKn11", Seat::South);
    assert_eq!(written(&held, "e10e11"), "Re11#");
    let mating = with_men("rRm5 rRe6 gKn11", Seat::South);
    let moves = mating.moves();
    let mates: Vec<_> = moves
        .into_iter()
        .filter(|played| write(&mating, *played, Letters::English).ends_with('#'))
        .collect();
    for played in &mates {
        let after = mating.after(*played);
        assert_eq!(after.cross().expect("four").mated().count(), 1);
    }
    assert_eq!(
        short(&mating, &mates),
        "Re4# Rn6#",
        "West's king, and East's"
    );
}
