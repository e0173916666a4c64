//! A16 to A18: check said, not said, said too late and said falsely.

use super::scribe::{
    all_stand, bond, breach, chess_at, claims, does, draughts_at, may, no, offers, plays, replays,
    result, stands, turn,
};
use reglement::board::piece::Seat;
use reglement::law::breach::{Breach, HandBreach, LetterBreach};
use reglement::law::offence::Offence;
use reglement::table::Table;
use reglement::table::letter::Said;
use reglement::table::state::Choice;

/// White's rook can check on e1 or a8; both have a pawn to spare.
fn rook() -> Table {
    chess_at("4k3/7p/8/8/8/8/P6P/R5K1 w - - 0 1")
}

#[test]
fn a16_check_is_said_with_the_move_before_the_next_player_touches() {
    let mut table = rook();
    assert_eq!(no(&table, "White says check"), "A16");
    plays(&mut table, "a1e1");
    assert_eq!(no(&table, "Black says check"), "A16");
    assert!(offers(&table, "White", Choice::Announce));
    assert_eq!(table.state().letter.unsaid.len(), 1);
    let mut late = table.clone();
    does(&mut late, "Black touches h7");
    assert_eq!(
        breach(&late, "White says check"),
        Breach::Letter(LetterBreach::AnnounceLate)
    );
    does(&mut table, "Black adjusts\nWhite says check");
    assert_eq!(table.state().letter.said, Said::Check);
    assert!(table.state().letter.unsaid.is_empty());
    assert_eq!(no(&table, "White says check"), "A16", "once is enough");
    does(&mut table, "Black touches h7");
    assert_eq!(bond(&table), "-", "he adjusts");
    does(&mut table, "Black touches h7");
    assert_eq!(bond(&table), "A7 king", "the check has force");
}

#[test]
fn a16_a_check_that_nobody_said_binds_nobody() {
    let mut table = rook();
    plays(&mut table, "a1e1");
    assert!(table.moves().iter().any(|m| m.start().index() == 55), "h7");
    plays(&mut table, "h7h6");
    assert_eq!(claims(&table, "White"), "", "it was no false move");
    let mut said = rook();
    does(&mut said, "White a1e1\nWhite says check\nBlack h7h6");
    assert_eq!(claims(&said, "White"), "A13");
}

#[test]
fn a16_said_too_late_it_takes_back_every_move_since_and_the_king_is_played_out() {
    let mut table = rook();
    plays(&mut table, "a1e1 h7h6 a2a3 h6h5 a3a4");
    does(&mut table, "White says check");
    assert_eq!(all_stand(&table, "a2 a4 h7 h5 e1"), "P-p-R");
    assert_eq!(
        (turn(&table), bond(&table)),
        (Seat::Black, "A16 out of check".into())
    );
    assert_eq!(table.state().past.len(), 1);
    assert_eq!(no(&table, "Black h7h6"), "A16", "out of check he must go");
    assert_eq!(
        no(&table, "White says check"),
        "A16",
        "it has been said now"
    );
    does(&mut table, "Black e8d7\nWhite a2a4");
    replays(&table);
}

#[test]
fn a16_a_check_that_is_gone_is_not_said_late_but_falsely() {
    let mut table = rook();
    plays(&mut table, "a1e1 e8f7 a2a3");
    assert!(table.state().letter.unsaid.is_empty());
    does(&mut table, "White says check");
    assert_eq!(table.state().letter.said, Said::Falsely);
}

#[test]
fn a16_two_moves_at_once_are_one_move_to_say_check_with() {
    let mut table = rook();
    does(&mut table, "White a1e1\nWhite also a2a3\nWhite says check");
    assert_eq!(table.state().past.len(), 2, "it was in time");
    assert_eq!(table.state().letter.said, Said::Check);
}

#[test]
fn a16_a_check_laid_bare_by_the_enemys_own_false_move_is_said_with_the_next() {
    let mut table = chess_at("4k3/4r3/8/8/8/8/P3N3/4K3 w - - 0 1");
    plays(&mut table, "e2c3 e8d8");
    does(&mut table, "Black says check");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::White, 2));
    assert_eq!(table.state().letter.said, Said::Check);
    does(&mut table, "White touches a2");
    assert_eq!(bond(&table), "A7 king");
}

#[test]
fn a16_a_check_that_lasts_need_not_be_said_again_and_may_be() {
    let mut table = rook();
    does(&mut table, "White a1e1\nWhite says check\nBlack h7h6");
    does(&mut table, "White a2a3\nWhite says check");
    assert_eq!(table.state().letter.said, Said::Check, "it is one");
    assert_eq!(table.state().past.len(), 3);
}

#[test]
fn a16_a_mate_that_nobody_said_is_none_until_it_is_said() {
    let mut table = chess_at("7k/6pp/8/8/8/8/8/R5K1 w - - 0 1");
    plays(&mut table, "a1a8");
    assert_eq!(result(&table), "-");
    let mut said = table.clone();
    does(&mut said, "White says check");
    assert_eq!(result(&said), "1-0 mate");
    plays(&mut table, "h7h6");
    does(&mut table, "White g1f2\nBlack g7g6");
    assert_eq!(claims(&table, "White"), "");
    does(&mut table, "White f2f3\nWhite says check");
    assert_eq!(
        result(&table),
        "1-0 mate",
        "all since is taken back, and there is no way out"
    );
    assert_eq!(table.state().past.len(), 1);
}

#[test]
fn a16_a21_who_has_no_move_but_for_a_check_unsaid_stands_stalemate_once_he_touches() {
    let mut table = chess_at("k7/8/1K6/8/8/8/8/7R w - - 0 1");
    plays(&mut table, "h1h8");
    assert_eq!(result(&table), "-", "White may still say check");
    assert!(table.pending().is_some());
    assert!(!may(&table, "Black a8b8") && !may(&table, "Black a8a7"));
    let mut said = table.clone();
    does(&mut said, "White says check");
    assert_eq!(result(&said), "1-0 mate");
    does(&mut table, "Black touches a8");
    assert_eq!(result(&table), "1/2-1/2 A21");
}

#[test]
fn a17_who_finds_his_king_in_check_takes_back_his_last_move_and_plays_him_out() {
    let mut table = rook();
    plays(&mut table, "a1e1");
    assert_eq!(claims(&table, "Black"), "", "he has not moved since");
    plays(&mut table, "h7h6 a2a3");
    assert_eq!(claims(&table, "Black"), "A17");
    assert_eq!(no(&table, "White claims A17"), "A17");
    let mut touched = table.clone();
    does(&mut touched, "Black touches h6");
    assert_eq!(
        breach(&touched, "Black claims A17"),
        Breach::Letter(LetterBreach::TooLate(Offence::KingInCheck))
    );
    does(&mut table, "Black claims A17");
    assert_eq!(all_stand(&table, "a2 h7"), "Pp");
    assert_eq!(
        (turn(&table), bond(&table)),
        (Seat::Black, "A17 out of check".into())
    );
    assert!(!may(&table, "Black h7h6"));
    does(&mut table, "Black e8f7");
    replays(&table);
}

#[test]
fn a17_is_not_for_him_who_cannot_play_his_king_out() {
    let mut table = chess_at("7k/6pp/8/8/8/8/8/R5K1 w - - 0 1");
    plays(&mut table, "a1a8 h7h6 g1f2");
    assert_eq!(claims(&table, "Black"), "");
}

#[test]
fn a17_is_not_for_him_whose_own_last_move_put_his_king_in_check() {
    let mut table = chess_at("4k3/4r3/8/8/8/8/P3N3/4K3 w - - 0 1");
    plays(&mut table, "e2c3 e8d8");
    assert_eq!(claims(&table, "White"), "");
    plays(&mut table, "a2a3 d8c8");
    assert_eq!(claims(&table, "White"), "A17", "it stood so before a2-a3");
}

#[test]
fn a18_a_king_moved_or_a_man_put_between_for_a_check_that_was_none_is_taken_back() {
    let at = "4k3/7p/8/b7/8/8/P6P/R5K1 w - - 0 1";
    let mut table = chess_at(at);
    does(&mut table, "White a1d1\nWhite says check");
    assert_eq!(table.state().letter.said, Said::Falsely);
    assert_eq!(
        claims(&table, "Black"),
        "",
        "he has done nothing because of it"
    );
    let mut elsewhere = table.clone();
    plays(&mut elsewhere, "h7h6");
    assert_eq!(claims(&elsewhere, "Black"), "");
    plays(&mut table, "e8f7");
    assert_eq!(claims(&table, "Black"), "A18");
    let mut back = table.clone();
    does(&mut back, "White touches a2\nBlack claims A18");
    assert_eq!(
        (stands(&back, "e8"), turn(&back)),
        ("k".into(), Seat::Black)
    );
    does(&mut back, "Black e8e7");
    assert_eq!(claims(&back, "Black"), "", "not a second time");
    plays(&mut table, "a2a3");
    assert_eq!(claims(&table, "Black"), "", "White has played");
    replays(&back);
}

#[test]
fn a18_a_man_is_put_between_where_an_enemys_man_stands_beyond_him() {
    // A pawn on e4 stands before the rook already.
    let at = "4k3/7p/3b4/8/4P3/8/P6P/4R1K1 w - - 0 1";
    let mut table = chess_at(at);
    does(&mut table, "White a2a3\nWhite says check\nBlack d6e7");
    assert_eq!(claims(&table, "Black"), "A18");
    let mut table = chess_at(at);
    does(&mut table, "White a2a3\nWhite says check\nBlack d6b8");
    assert_eq!(claims(&table, "Black"), "", "nothing stands beyond b8");
}

#[test]
fn where_the_program_announces_nobody_else_does() {
    let mut table = draughts_at("W:W32,37:B12,17");
    plays(&mut table, "32-28");
    assert_eq!(no(&table, "White says check"), "D3");
}

#[test]
fn a17_waits_until_the_turn_has_come_to_him_who_would_claim_it() {
    let mut table = rook();
    plays(&mut table, "a1e1 h7h6");
    assert_eq!(
        breach(&table, "Black claims A17"),
        Breach::Hand(HandBreach::OutOfTurn { turn: Seat::White })
    );
    assert_eq!(
        breach(&table, "White claims A17"),
        Breach::Letter(LetterBreach::Groundless(Offence::KingInCheck))
    );
    plays(&mut table, "a2a3");
    assert!(may(&table, "Black claims A17"));
}
