//! What ends a game to the letter, and what waits while it can still be claimed.

use super::scribe::{
    breach, chess_at, claims, does, draughts_at, may, no, offers, plays, replays, result, stands,
};
use reglement::board::piece::Seat;
use reglement::law::breach::{Breach, LetterBreach};
use reglement::law::ending::Ending;
use reglement::table::state::Choice;

/// White mates by Ra1-a8, and falsely by Rb1-a8.
const MATE: &str = "7k/6pp/8/8/8/8/8/1R4K1 w - - 0 1";

#[test]
fn a_mate_by_a_false_move_waits_for_the_claim() {
    let mut table = chess_at(MATE);
    does(&mut table, "White b1a8\nWhite says check");
    assert_eq!(result(&table), "-");
    let pending = table.pending().expect("a verdict that waits");
    assert_eq!(
        (pending.winner(), pending.ending),
        (Some(Seat::White), Ending::Mate)
    );
    assert_eq!(table.state().awaited(), Some(Seat::Black));
    assert_eq!(claims(&table, "Black"), "A13");
    assert!(!offers(&table, "Black", Choice::Play));
    assert!(matches!(
        breach(&table, "Black h7h6"),
        Breach::Letter(LetterBreach::Waits(Ending::Mate))
    ));
    assert_eq!(no(&table, "Black h7h6"), "A23");
    let mut claimed = table.clone();
    does(&mut claimed, "Black claims A13\nBlack wants king");
    assert_eq!(
        (stands(&claimed, "b1"), claimed.pending()),
        ("R".into(), None)
    );
    does(&mut claimed, "White g1f2");
    let mut stood = table.clone();
    does(&mut stood, "Black claims A13\nBlack lets stand");
    assert_eq!(result(&stood), "1-0 mate");
    does(&mut table, "Black adjusts\nBlack touches g7");
    assert_eq!(result(&table), "-", "he adjusts");
    does(&mut table, "Black touches g7");
    assert_eq!(result(&table), "1-0 mate");
    replays(&table);
    replays(&stood);
}

#[test]
fn a_mate_that_exposes_the_own_king_waits_too() {
    let mut table = chess_at("7k/q5pp/8/8/8/8/5R2/6K1 w - - 0 1");
    does(&mut table, "White f2f8\nWhite says check");
    assert_eq!(result(&table), "-", "the rook covered the king");
    assert_eq!(claims(&table, "Black"), "A13");
    let mut claimed = table.clone();
    does(
        &mut claimed,
        "Black claims A13\nBlack wants king\nWhite g1f1",
    );
    assert_eq!(stands(&claimed, "f2"), "R");
    does(&mut table, "Black touches g7");
    assert_eq!(result(&table), "1-0 mate");
}

#[test]
fn a_mate_by_a_second_move_waits_and_may_be_put_back() {
    let mut table = chess_at("7k/6pp/8/8/8/8/P7/1R4K1 w - - 0 1");
    does(&mut table, "White a2a3\nWhite also b1b8\nWhite says check");
    assert_eq!(result(&table), "-");
    does(&mut table, "Black claims A14\nBlack puts back");
    assert_eq!((stands(&table, "b1"), table.pending()), ("R".into(), None));
    plays(&mut table, "h7h6");
}

#[test]
fn a_stalemate_by_a_false_move_waits_for_the_claim() {
    let mut table = chess_at("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
    plays(&mut table, "g5f7");
    assert_eq!(result(&table), "-");
    assert_eq!(claims(&table, "Black"), "A13");
    let mut claimed = table.clone();
    does(
        &mut claimed,
        "Black claims A13\nBlack wants played g5\nWhite g5g6",
    );
    assert_eq!(result(&claimed), "1/2-1/2 A21");
    does(&mut table, "Black touches h8");
    assert_eq!(result(&table), "1/2-1/2 A21");
}

#[test]
fn a_lawful_mate_is_over_when_it_is_said_and_a_lawful_stalemate_at_once() {
    let mut table = chess_at("7k/6pp/8/8/8/8/8/R5K1 w - - 0 1");
    does(&mut table, "White a1a8\nWhite says check");
    assert_eq!(result(&table), "1-0 mate");
    let mut table = chess_at("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
    plays(&mut table, "g5g6");
    assert_eq!(result(&table), "1/2-1/2 A21");
}

#[test]
fn a_check_in_which_a_game_begins_counts_as_said() {
    let table = chess_at("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1");
    assert!(table.state().letter.unsaid.is_empty());
    assert!(may(&table, "Black e8d7"));
    let table = chess_at("R6k/6pp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(result(&table), "1-0 mate");
}

#[test]
fn the_fiftieth_move_may_still_be_said_to_be_mate() {
    let mut table = chess_at("7k/8/5K2/8/8/8/8/R7 b - - 0 1");
    does(&mut table, "Black counts");
    for _ in 0..24 {
        plays(&mut table, "h8h7 a1a2 h7h8 a2a1");
    }
    plays(&mut table, "h8h7 a1a2 h7g8");
    assert_eq!(table.state().count.map(|count| count.plies), Some(99));
    plays(&mut table, "a2a8");
    assert_eq!(result(&table), "-", "White may say check");
    let pending = table.pending().map(|verdict| verdict.ending);
    assert_eq!(pending, Some(Ending::FiftyCounted));
    does(&mut table, "Black touches g8");
    assert_eq!(result(&table), "1/2-1/2 A22");
}

#[test]
fn in_draughts_a_last_piece_shut_in_by_a_false_move_waits_for_the_claim() {
    let mut table = draughts_at("W:W31,48:B26");
    plays(&mut table, "48-37");
    assert_eq!(result(&table), "-");
    assert_eq!(claims(&table, "Black"), "D3");
    let mut claimed = table.clone();
    does(
        &mut claimed,
        "Black claims D3\nBlack puts back\nWhite 48-42",
    );
    assert_eq!(result(&claimed), "-");
    does(&mut table, "Black touches 26");
    assert_eq!(result(&table), "2-0 no move left");
}

#[test]
fn in_draughts_who_cannot_move_may_huff_first_and_gives_that_up_by_touching() {
    let mut table = draughts_at("W:W31,32,36,38,48:B27");
    plays(&mut table, "48-43");
    assert_eq!(result(&table), "-");
    let pending = table.pending().map(|verdict| verdict.ending);
    assert_eq!(pending, Some(Ending::NoMoves(Seat::Black)));
    let mut huffed = table.clone();
    does(&mut huffed, "Black huffs 31\nBlack 27-31");
    assert_eq!(result(&huffed), "-");
    does(&mut table, "Black touches 27");
    assert_eq!(result(&table), "2-0 no move left");
    replays(&table);
}
