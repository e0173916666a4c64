//! A10 to A15: what stands though it is false, and the remedies that the articles give.

use super::scribe::{
    all_stand, bond, breach, chess, chess_at, claims, does, may, no, offers, plays, remedies,
    replays, result, stands, turn,
};
use reglement::board::piece::Seat;
use reglement::law::breach::{Breach, ChessBreach, LetterBreach};
use reglement::table::state::{Choice, Done};

#[test]
fn a13_a_false_move_stands_until_it_is_claimed() {
    let mut table = chess();
    plays(&mut table, "e2e5");
    assert_eq!(all_stand(&table, "e2 e5"), "-P");
    assert_eq!(turn(&table), Seat::Black);
    let ply = table.state().past.last().expect("a ply");
    assert!(matches!(ply.done, Done::Amiss(_)));
    assert_eq!(claims(&table, "Black"), "A13");
    assert_eq!(claims(&table, "White"), "");
    plays(&mut table, "d7d6 e5d6");
    assert_eq!(claims(&table, "Black"), "", "the second was lawful");
    replays(&table);
}

#[test]
fn a13_gives_to_let_it_stand_to_play_that_man_or_to_play_the_king() {
    let mut table = chess_at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    does(&mut table, "White e2e5\nBlack claims A13");
    assert_eq!(remedies(&table), "stand, play e2, king");
    let mut stood = table.clone();
    does(&mut stood, "Black lets stand");
    assert_eq!(
        (turn(&stood), claims(&stood, "Black")),
        (Seat::Black, String::new())
    );
    assert_eq!(stands(&stood, "e5"), "P");
    let mut played = table.clone();
    does(&mut played, "Black wants played e2");
    assert_eq!(
        (turn(&played), bond(&played)),
        (Seat::White, "A13 play e2".into())
    );
    assert_eq!(stands(&played, "e2"), "P");
    assert_eq!(no(&played, "White e1d1"), "A13");
    assert_eq!(
        no(&played, "White e2e5"),
        "A13",
        "no false move under a remedy"
    );
    does(&mut played, "White touches e2\nWhite e2e4");
    does(&mut table, "Black wants king");
    assert_eq!(bond(&table), "A13 king");
    assert_eq!(no(&table, "White e2e4"), "A13");
    does(&mut table, "White e1d1");
    replays(&table);
}

#[test]
fn a13_where_the_king_cannot_move_the_man_is_put_back_and_that_is_all() {
    let mut table = chess();
    does(&mut table, "White b1b3\nBlack claims A13");
    assert_eq!(remedies(&table), "stand, play b1, back");
    does(&mut table, "Black puts back");
    assert_eq!(bond(&table), "A13 again");
    assert!(may(&table, "White d2d4"));
    assert!(!may(&table, "White d2d5"));
}

#[test]
fn a10_an_enemys_man_moved_is_taken_or_the_king_is_played_or_it_stands() {
    let mut table = chess_at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    does(&mut table, "White d5d4");
    assert_eq!(stands(&table, "d4"), "p");
    assert_eq!(claims(&table, "Black"), "A10");
    does(&mut table, "Black claims A10");
    assert_eq!(remedies(&table), "take d5, king, stand");
    let mut taken = table.clone();
    does(&mut taken, "Black wants taken d5");
    assert_eq!(
        (stands(&taken, "d5"), bond(&taken)),
        ("p".into(), "A10 take d5".into())
    );
    assert_eq!(no(&taken, "White e4e5"), "A10");
    does(&mut taken, "White touches d5\nWhite touches e4\nWhite e4d5");
    does(&mut table, "Black lets stand");
    assert_eq!(
        (stands(&table, "d4"), turn(&table)),
        ("p".into(), Seat::Black)
    );
    let mut table = chess_at("4k3/8/8/p7/8/8/8/4K3 w - - 0 1");
    does(&mut table, "White a5a4\nBlack claims A10");
    assert_eq!(remedies(&table), "king, stand", "nothing can take it");
}

#[test]
fn a11_a_false_capture_is_made_properly_or_the_man_touched_is_played() {
    let mut table = chess_at("4k3/8/8/3p4/2B5/5N2/8/4K3 w - - 0 1");
    does(&mut table, "White f3d5");
    assert_eq!(claims(&table, "Black"), "A11");
    does(&mut table, "Black claims A11");
    assert_eq!(remedies(&table), "take d5, play f3");
    assert_eq!(no(&table, "Black lets stand"), "A11");
    does(&mut table, "Black wants taken d5");
    assert_eq!(no(&table, "White f3e5"), "A11");
    does(&mut table, "White c4d5");
    let mut table = chess_at("4k3/8/8/p7/8/8/8/4K2R w - - 0 1");
    does(&mut table, "White h1a5\nBlack claims A11");
    assert_eq!(remedies(&table), "play h1");
    let mut table = chess_at("4k3/8/8/p6p/8/8/7P/4K2R w - - 0 1");
    does(
        &mut table,
        "White h1a5\nBlack claims A11\nBlack wants played h1\nWhite h1g1",
    );
}

#[test]
fn a12_an_own_man_taken_obliges_to_play_the_one_or_the_other() {
    let mut table = chess();
    does(&mut table, "White g1e2\nBlack claims A12");
    assert_eq!(stands(&table, "e2"), "N");
    assert_eq!(remedies(&table), "play g1, play e2");
    does(&mut table, "Black wants played e2");
    assert_eq!(all_stand(&table, "g1 e2"), "NP");
    assert_eq!(no(&table, "White g1f3"), "A12");
    let mut table = chess();
    does(&mut table, "White a1a2\nBlack claims A12");
    assert_eq!(remedies(&table), "play a2", "the rook has no move");
}

#[test]
fn a15_forbidden_castling_is_made_over_with_the_king_or_with_the_rook() {
    let mut table = chess_at("4k3/8/8/8/8/8/3r4/4K2R w - - 0 1");
    does(&mut table, "White e1g1\nBlack claims A15");
    assert_eq!(all_stand(&table, "e1 f1 g1 h1"), "-RK-");
    assert_eq!(remedies(&table), "back, king, play h1");
    let mut rook = table.clone();
    does(&mut rook, "Black wants played h1");
    assert_eq!(no(&rook, "White e1f1"), "A15");
    does(&mut rook, "White h1f1");
    does(&mut table, "Black wants king");
    assert_eq!(no(&table, "White h1f1"), "A15");
    does(&mut table, "White e1d2");
}

#[test]
fn a15_castling_over_men_is_forbidden_castling_if_there_is_room_and_else_refused_by_the_same_article()
 {
    // Every set of own knights and enemy knights between the king and either rook.
    let sides = [("e1c1", ["b1", "c1", "d1"]), ("e1g1", ["f1", "g1", ""])];
    for (castling, between) in sides {
        for number in 1..27 {
            let knights = [number % 3, number / 3 % 3, number / 9];
            let at = |file: char| {
                let square = format!("{file}1");
                let stands = between.iter().zip(knights).find(|(at, _)| **at == square);
                match stands {
                    Some((_, 1)) => "N",
                    Some((_, 2)) => "n",
                    _ => "1",
                }
            };
            let rank: String = ('a'..='h')
                .map(|file| match file {
                    'a' | 'h' => "R",
                    'e' => "K",
                    file => at(file),
                })
                .collect();
            let is_between = between
                .iter()
                .zip(knights)
                .any(|(at, man)| !at.is_empty() && man > 0);
            let mut table = chess_at(&format!("4k3/8/8/8/8/8/8/{} w KQ - 0 1", joined(&rank)));
            let line = format!("White {castling}");
            // A knight's check comes first, and is another reason of the same article.
            let lands = if castling == "e1c1" { "c1 d1" } else { "f1 g1" };
            let has_room = all_stand(&table, lands) == "--";
            if is_between && has_room {
                does(&mut table, &line);
                assert_eq!(claims(&table, "Black"), "A15", "{rank}");
                let landed = if castling == "e1c1" { "KR" } else { "RK" };
                assert_eq!(all_stand(&table, lands), landed, "{rank}");
            } else if is_between {
                assert_eq!(no(&table, &line), "A15", "{rank}");
            }
        }
    }
    let mut table = chess_at("r3k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
    does(&mut table, "White e1c1\nBlack claims A15");
    assert_eq!(remedies(&table), "back, king, play a1");
}

#[test]
fn a19_a_false_play_is_refused_for_what_a_pawn_becomes_only_where_another_word_would_let_it_stand()
{
    let table = chess_at("r5k1/3P4/8/8/3p4/8/P1n5/R5K1 w - - 0 1");
    let grid = table.state().position.grid();
    let (mut missing, mut here, mut into) = (0, 0, 0);
    for from in ["a2", "d7", "d4", "a1", "c2"] {
        for to in grid.squares().map(|to| grid.label(to)) {
            let words = ["", "q", "r", "b", "n", "k", "p"];
            let line = |word: &str| format!("White {from}{to}{word}");
            let stands = words.iter().any(|word| may(&table, &line(word)));
            for word in words
                .iter()
                .filter(|word| stands && !may(&table, &line(word)))
            {
                assert_eq!(no(&table, &line(word)), "A19", "{from}{to}{word}");
                match breach(&table, &line(word)) {
                    Breach::Chess(ChessBreach::PromotionMissing { .. }) => missing += 1,
                    Breach::Chess(ChessBreach::PromotionHere { .. }) => here += 1,
                    Breach::Chess(ChessBreach::PromotionInto { .. }) => into += 1,
                    other => panic!("{from}{to}{word}: {other:?}"),
                }
            }
        }
    }
    assert!(
        missing > 10 && here > 100 && into > 10,
        "{missing} {here} {into}"
    );
    assert_eq!(no(&table, "White a2a8"), "A19");
    assert!(may(&table, "White a2a8r"));
    assert_eq!(no(&table, "White a2a7q"), "A19");
}

#[test]
fn a_king_left_in_check_is_a_false_move_like_any_other() {
    let mut table = chess_at("4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1");
    does(&mut table, "White a2a3");
    assert_eq!(claims(&table, "Black"), "A13");
    assert_eq!(no(&table, "Black e4e1"), "A16", "a king is never taken");
    does(&mut table, "Black claims A13\nBlack wants king\nWhite e1f2");
}

#[test]
fn what_no_hand_could_do_is_refused_all_the_same() {
    let table = chess();
    assert!(matches!(breach(&table, "White e3e4"), Breach::Hand(_)));
    assert!(matches!(breach(&table, "Black e7e5"), Breach::Hand(_)));
    let table = chess_at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert!(matches!(
        breach(&table, "White a7a8"),
        Breach::Chess(ChessBreach::PromotionMissing { .. })
    ));
    assert!(!may(&table, "White a7a8k"));
    assert!(
        !may(&table, "White a7b8"),
        "a pawn stays none on the last rank"
    );
    assert!(may(&table, "White a7b8n"));
    assert!(!may(&table, "White a7a6q"), "and becomes none elsewhere");
    let table = chess_at("4k3/8/8/8/8/8/4N3/4K3 w - - 0 1");
    assert!(!may(&table, "White e2e5q"), "nor does a knight");
    assert!(!may(&table, "White e2e1"), "his own king is not taken");
    assert!(matches!(
        breach(&table, "White e2e8"),
        Breach::Letter(LetterBreach::KingSpared { .. })
    ));
    assert!(
        may(&table, "White e8e7"),
        "an enemy's king is moved like any of his men"
    );
}

#[test]
fn a14_of_two_moves_at_once_the_second_goes_back_or_both_stand() {
    let mut table = chess();
    does(&mut table, "White e2e4\nWhite also d2d4");
    assert_eq!(turn(&table), Seat::Black);
    assert_eq!(claims(&table, "Black"), "A14");
    assert_eq!(table.state().round(1).number, 1);
    assert_eq!(
        (table.state().round(2).number, table.state().round(2).column),
        (1, 1)
    );
    does(&mut table, "Black claims A14");
    assert_eq!(remedies(&table), "back, stand");
    let mut back = table.clone();
    does(&mut back, "Black puts back");
    assert_eq!(all_stand(&back, "e4 d4"), "P-");
    assert_eq!((turn(&back), bond(&back)), (Seat::Black, "-".into()));
    does(&mut back, "Black e7e5");
    does(&mut table, "Black lets stand\nBlack e7e5");
    assert_eq!(all_stand(&table, "e4 d4"), "PP");
    assert_eq!(table.state().round(3).number, 2);
    replays(&table);
    replays(&back);
}

#[test]
fn a14_a_second_move_is_a_legal_one_made_at_once_by_who_made_the_first() {
    let mut table = chess();
    assert_eq!(no(&table, "White also d2d4"), "A14", "nothing came first");
    plays(&mut table, "e2e4");
    assert_eq!(no(&table, "Black also e7e5"), "A14");
    assert_eq!(no(&table, "White also d2d5"), "A14");
    assert!(offers(&table, "White", Choice::Second));
    let mut touched = table.clone();
    does(&mut touched, "Black touches e7");
    assert_eq!(no(&touched, "White also d2d4"), "A14");
    does(&mut table, "White also d2d4");
    assert_eq!(no(&table, "White also c2c4"), "A14", "two, not three");
    assert!(!offers(&table, "White", Choice::Second));
}

#[test]
fn a14_the_second_is_taken_back_alone_and_by_who_made_it() {
    let mut table = chess();
    does(&mut table, "White e2e4\nWhite also d2d4");
    assert_eq!(table.taker_back(1), Some(Seat::White));
    does(&mut table, "White asks back 1\nBlack accepts");
    assert_eq!(
        (all_stand(&table, "e4 d4"), turn(&table)),
        ("P-".into(), Seat::Black)
    );
    assert_eq!(claims(&table, "Black"), "");
}

#[test]
fn a14_two_moves_count_as_one_of_the_fifty_and_as_one_turn() {
    let mut table = chess_at("4k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
    does(&mut table, "Black counts\nWhite a1a2\nWhite also b1b2");
    let count = table.state().count.expect("a count");
    assert_eq!(count.plies, 1);
    does(&mut table, "White says check");
    assert_eq!(
        table.state().letter.falsely.as_ref().map(|fault| fault.ply),
        Some(1)
    );
}

#[test]
fn both_faults_of_a_false_move_and_a_second_can_be_claimed_one_after_the_other() {
    let mut table = chess();
    does(&mut table, "White e2e5\nWhite also d2d4");
    assert_eq!(claims(&table, "Black"), "A13 A14");
    does(&mut table, "Black claims A14\nBlack puts back");
    assert_eq!(claims(&table, "Black"), "A13");
    does(
        &mut table,
        "Black claims A13\nBlack wants played e2\nWhite e2e4",
    );
    assert_eq!(claims(&table, "Black"), "");
}

#[test]
fn an_undertaking_follows_its_man_through_false_moves() {
    let mut table = chess_at("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    does(
        &mut table,
        "White undertakes a1
         White a1b2
         Black h8g8
         White b2b8
         White says check",
    );
    assert_eq!(result(&table), "1-0 mate");
    let mut table = chess_at("6k1/8/6K1/8/8/8/1Q6/R7 w - - 0 1");
    does(
        &mut table,
        "White undertakes b2
         White a1b2
         Black g8h8
         White b2b8
         White says check",
    );
    assert_eq!(
        result(&table),
        "1/2-1/2 A22",
        "the man undertaken was taken by his own"
    );
}

#[test]
fn a12_an_own_man_is_taken_even_by_one_that_could_not_reach_him() {
    let mut table = chess();
    does(&mut table, "White a1c2");
    assert_eq!(claims(&table, "Black"), "A12");
    does(&mut table, "Black claims A12");
    assert_eq!(remedies(&table), "play c2", "the rook has no move");
    let mut table = chess();
    assert_eq!(no(&table, "White e1g1"), "A15", "no room to castle");
    does(&mut table, "White d1b1\nBlack claims A12");
    assert_eq!(remedies(&table), "play b1");
}

#[test]
fn a13_a_king_played_falsely_is_played_again_and_that_is_offered_once() {
    let mut table = chess_at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    does(&mut table, "White e1d3\nBlack claims A13");
    assert_eq!(remedies(&table), "stand, king");
    let mut table = chess();
    does(&mut table, "White e1e3\nBlack claims A13");
    assert_eq!(remedies(&table), "stand, back", "he has no move");
}

#[test]
fn a14_once_the_second_is_put_back_the_first_is_final() {
    let mut table = chess();
    does(
        &mut table,
        "White e2e4\nWhite also d2d4\nBlack claims A14\nBlack puts back",
    );
    assert_eq!(no(&table, "White also d2d4"), "A14");
    assert!(!offers(&table, "White", Choice::Second));
    does(&mut table, "Black e7e5");
    assert!(may(&table, "Black also d7d5"), "he has not been told so");
    replays(&table);
}

#[test]
fn a14_the_first_stays_final_when_what_came_after_it_is_taken_back() {
    let mut table = chess();
    does(
        &mut table,
        "White e2e4
         White also d2d4
         Black claims A14
         Black puts back
         Black e7e5
         Black asks back 1
         White accepts",
    );
    assert!(!may(&table, "White also d2d4"));
}

/// A rank as position texts have it: empty squares in a row are one number.
fn joined(rank: &str) -> String {
    let mut text = String::new();
    for run in rank.as_bytes().chunk_by(|a, b| a == b) {
        match run {
            [b'1', ..] => text += &run.len().to_string(),
            _ => text.extend(run.iter().copied().map(char::from)),
        }
    }
    text
}
