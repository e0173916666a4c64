//! D16, R20 and DP13: three kings against one.

use super::tables::{
    agree, does, huffs, insists, kept, moves, no, no_draw, plays, position, refused, result, table,
    take_back, text, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::table::Table;
use reglement::table::act::{Act, Claim};
use reglement::table::setup::Setup;

/// Nobody holds the long line, and nothing can ever be taken: all stand at the edge.
const NOBODY: &str = "W:WK2,K3,K4:BK6";
/// Four plies that come back to [`NOBODY`].
const ROUND: [&str; 4] = ["4-15", "6-1", "15-4", "1-6"];

/// So many plies of a round, from its first.
fn goes_round(table: &mut Table, round: [&str; 4], plies: usize) {
    for ply in 0..plies {
        assert_eq!(result(table), "-", "ply {ply}");
        plays(table, round[ply % 4]);
    }
}

/// A table at odds: the draw is given, so that the men stand as in the text.
fn at_odds(text: &str, giver: Seat) -> Table {
    let setup = Setup {
        draw_given: Some(giver),
        ..Setup::from(Game::Draughts1879, position(text))
    };
    Table::new(setup).expect("a table")
}

#[test]
fn d16_one_king_on_the_long_line_against_three_is_a_draw_at_once() {
    let mut table = table("B:WK2,K3,K4:BK50");
    assert_eq!(result(&table), "-");
    plays(&mut table, "50-28");
    assert_eq!(result(&table), "1-1 D16");
    assert_eq!(refused(&table, "2-7"), "D16");
    assert_eq!(no(&table, Seat::Black, Act::Resign), "D16");
    assert_eq!(table.state().awaited(), None);
}

#[test]
fn d16_it_is_a_draw_for_white_as_for_black_and_from_the_first_position() {
    assert_eq!(result(&table("W:WK28:BK1,K3,K4")), "1-1 D16");
    assert_eq!(result(&table("B:WK46:BK1,K3,K4")), "1-1 D16");
    for end in [5, 46] {
        assert_eq!(result(&table(&format!("B:WK2,K3,K4:BK{end}"))), "1-1 D16");
    }
}

#[test]
fn d16_the_long_line_is_that_from_5_to_46_and_no_other() {
    for at in [1, 6, 16, 45, 47, 49, 50] {
        assert_eq!(result(&table(&format!("B:WK2,K3,K4:BK{at}"))), "-", "{at}");
    }
}

#[test]
fn d16_a_king_on_the_long_line_that_can_be_taken_has_not_drawn() {
    let mut table = table("B:WK3,K4,K16:BK49");
    plays(&mut table, "49-32");
    assert_eq!(result(&table), "-", "the capture is pending");
    assert_eq!(moves(&table), "16x38 16x43 16x49");
    plays(&mut table, "16x38");
    assert_eq!(result(&table), "2-0 no piece left");
}

#[test]
fn d16_a_king_on_the_long_line_that_must_take_has_not_drawn() {
    let mut table = table("W:WK2,K3,K16:BK5");
    assert_eq!(result(&table), "1-1 D16");
    table = self::table("B:WK2,K3,K23:BK5");
    assert_eq!(result(&table), "-");
    plays(&mut table, "5x46");
    assert_eq!(text(&table), "W:WK2,K3:BK46");
    assert_eq!(result(&table), "-", "two kings against one are played out");
}

#[test]
fn d16_the_king_that_could_be_taken_and_was_not_has_drawn_once_nothing_is_open() {
    let mut table = table("B:WK3,K4,K16:BK49");
    plays(&mut table, "49-32");
    insists(&mut table, "3-9");
    assert_eq!(
        result(&table),
        "-",
        "a huff is open, a capture may be demanded"
    );
    let mut huffed = table.clone();
    huffs(&mut huffed, 16);
    assert_eq!(result(&huffed), "-", "two are left");
    plays(&mut table, "32-46");
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn d16_with_a_man_beside_either_it_is_no_matter_of_three_against_one() {
    for others in [
        "B:WK2,K3,K4,50:BK5",
        "B:WK2,K3,K4:BK5,20",
        "B:WK2,K3:BK5",
        "B:WK1,K2,K3,K4:BK5",
        "B:WK2,K3,36:BK5",
        "B:WK2,K3,K4:B15",
        "B:WK2,K3,K4:BK5,K46",
    ] {
        assert_eq!(result(&table(others)), "-", "{others}");
    }
}

#[test]
fn d16_when_the_three_hold_the_long_line_it_is_a_draw_after_fifteen_moves_of_each() {
    let mut table = table("W:WK2,K4,K5:BK6");
    goes_round(&mut table, ROUND, 29);
    assert_eq!(result(&table), "-");
    plays(&mut table, ROUND[1]);
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_when_nobody_holds_it_the_same_fifteen_are_counted() {
    let mut table = table(NOBODY);
    goes_round(&mut table, ROUND, 29);
    assert_eq!(result(&table), "-");
    assert_eq!(table.state().kings_against_one(), Some(29));
    plays(&mut table, ROUND[1]);
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_the_one_may_be_white_and_black_may_begin() {
    let mut table = table("B:WK45:BK47,K48,K49");
    goes_round(&mut table, ["47-36", "45-50", "36-47", "50-45"], 30);
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_the_single_king_that_reaches_the_long_line_draws_before_the_fifteen() {
    let mut table = table(NOBODY);
    goes_round(&mut table, ROUND, 9);
    plays(&mut table, "6-28");
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_it_is_counted_from_the_capture_that_made_the_three_against_one() {
    let mut table = table("W:WK2,K3,K4:BK6,K8");
    assert_eq!(table.state().kings_against_one(), None);
    plays(&mut table, "3x26");
    assert_eq!(table.state().kings_against_one(), Some(0));
    let round = ["6-1", "4-15", "1-6", "15-4"];
    goes_round(&mut table, round, 29);
    assert_eq!(result(&table), "-");
    plays(&mut table, round[1]);
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_it_is_counted_from_the_crowning_that_made_the_three_against_one() {
    let mut table = table("W:W10,K2,K3:BK6");
    plays(&mut table, "10-4 6-1 4-15 1-6 15-4");
    assert_eq!(table.state().kings_against_one(), Some(4));
    goes_round(&mut table, ["6-1", "4-15", "1-6", "15-4"], 26);
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_it_is_counted_from_the_huff_that_made_the_three_against_one() {
    let mut table = table("B:WK2,K3,K4,43:BK6,K49");
    // A king of two neglects to take, and is huffed.
    assert_eq!(moves(&table), "49x16 49x21 49x27 49x32 49x38");
    insists(&mut table, "6-1");
    huffs(&mut table, 49);
    assert_eq!(table.state().kings_against_one(), None, "a man is left");
    let mut three = self::table("B:WK2,K3,K43:BK6,K49");
    insists(&mut three, "6-1");
    huffs(&mut three, 49);
    assert_eq!(three.state().kings_against_one(), Some(0));
    plays(&mut three, "43-25");
    assert_eq!(
        three.state().kings_against_one(),
        Some(1),
        "a huff is not a move"
    );
}

#[test]
fn r20_what_is_taken_back_is_not_counted() {
    let mut table = table(NOBODY);
    goes_round(&mut table, ROUND, 29);
    take_back(&mut table, 4);
    assert_eq!(table.state().kings_against_one(), Some(25));
    plays(&mut table, "6-1 15-4 1-6 4-15");
    assert_eq!(result(&table), "-");
    plays(&mut table, "6-1");
    assert_eq!(result(&table), "1-1 D16");
}

#[test]
fn r20_the_count_survives_the_record() {
    let mut table = table(NOBODY);
    goes_round(&mut table, ROUND, 29);
    let mut again = kept(&table);
    assert_eq!(again, table);
    plays(&mut again, ROUND[1]);
    assert_eq!(result(&again), "1-1 D16");
    assert_eq!(kept(&again), again);
}

#[test]
fn r20_there_is_nothing_to_claim_in_a_level_game() {
    let mut table = table(NOBODY);
    goes_round(&mut table, ROUND, 28);
    assert_eq!(no_draw(&table, Seat::White), "D16");
    for claim in [Claim::Threefold, Claim::FiftyMoves] {
        assert_eq!(no(&table, Seat::White, Act::Claim(claim)), "D16");
    }
}

#[test]
fn d16_at_odds_the_giver_may_claim_after_twenty_and_nobody_before() {
    let mut table = at_odds(NOBODY, Seat::Black);
    goes_round(&mut table, ROUND, 39);
    assert_eq!(
        result(&table),
        "-",
        "not of itself, neither at fifteen nor later"
    );
    assert_eq!(no_draw(&table, Seat::Black), "D16");
    plays(&mut table, ROUND[3]);
    assert_eq!(no_draw(&table, Seat::White), "D16");
    assert_eq!(no_draw(&table, Seat::Black), "D1", "out of his turn");
    plays(&mut table, ROUND[0]);
    assert_eq!(turn(&table), Seat::Black);
    does(&mut table, Seat::Black, Act::Claim(Claim::TwentyMoves));
    assert_eq!(result(&table), "2-0 D16", "he gave the draw");
}

#[test]
fn d16_at_odds_the_receiver_cannot_claim_at_all() {
    let mut table = at_odds(NOBODY, Seat::White);
    goes_round(&mut table, ROUND, 41);
    assert_eq!(no_draw(&table, Seat::Black), "D16");
    plays(&mut table, ROUND[1]);
    let choices = table.choices(Seat::White);
    let claim = reglement::table::state::Choice::Claim(Claim::TwentyMoves);
    assert!(choices.contains(&claim));
    does(&mut table, Seat::White, Act::Claim(Claim::TwentyMoves));
    assert_eq!(result(&table), "0-2 D16");
}

#[test]
fn d16_at_odds_the_giver_at_nineteen_is_too_early() {
    let mut table = at_odds(NOBODY, Seat::White);
    goes_round(&mut table, ROUND, 38);
    assert_eq!(no_draw(&table, Seat::White), "D16");
    goes_round(&mut table, [ROUND[2], ROUND[3], ROUND[0], ROUND[1]], 2);
    does(&mut table, Seat::White, Act::Claim(Claim::TwentyMoves));
}

#[test]
fn d16_at_odds_the_long_line_draws_at_once_all_the_same() {
    let mut table = at_odds("B:WK2,K3,K4:BK50", Seat::White);
    plays(&mut table, "50-28");
    assert_eq!(result(&table), "0-2 D16");
}

#[test]
fn dp13_one_king_and_a_man_against_three_kings_are_played_on() {
    let mut table = table("W:WK2,K3,K4:BK6,35");
    let round = ["4-15", "6-1", "15-4", "1-6"];
    goes_round(&mut table, round, 40);
    assert_eq!(result(&table), "-");
}

#[test]
fn dp13_when_the_man_is_got_rid_of_it_is_a_draw() {
    let mut table = table("W:WK3,K4,K35:BK5,40");
    assert_eq!(result(&table), "-", "the man spoils it");
    plays(&mut table, "35x44");
    assert_eq!(
        (text(&table), result(&table)),
        ("B:WK3,K4,K44:BK5".into(), "1-1 D16".into())
    );
}

#[test]
fn other_kings_play_on_until_they_agree() {
    let mut table = table("W:WK2,K4:BK6");
    goes_round(&mut table, ROUND, 120);
    assert_eq!(result(&table), "-");
    agree(&mut table, Seat::Black, Act::OfferDraw);
    assert_eq!(result(&table), "1-1 agreed");
}
