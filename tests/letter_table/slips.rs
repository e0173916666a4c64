//! A1 to A3: a board turned, men misplaced or forgotten, odds not taken off.

use super::scribe::{
    all_stand, bond, breach, does, may, no, offers, plays, replays, result, stands, wrongly_set,
};
use reglement::board::grid::EIGHT;
use reglement::games::Game;
use reglement::law::breach::{Breach, LetterBreach, Slipped};
use reglement::notation::fen;
use reglement::table::setup::Setup;
use reglement::table::slips::Slip;
use reglement::table::state::Choice;
use reglement::table::{Table, setup};

fn set(slips: &str) -> Table {
    wrongly_set(slips, "").expect("a table")
}

#[test]
fn a1_either_may_have_a_turned_board_begun_afresh_before_his_fourth_move() {
    let mut table = set("turned");
    assert!(table.state().letter.board_is_turned());
    plays(&mut table, "e2e4 e7e5 g1f3 b8c6 f1c4");
    assert!(offers(&table, "White", Choice::Afresh) && offers(&table, "Black", Choice::Afresh));
    plays(&mut table, "f8c5");
    let mut late = table.clone();
    plays(&mut late, "d2d3");
    assert_eq!(no(&late, "White begins afresh"), "A1");
    assert_eq!(
        breach(&late, "White begins afresh"),
        Breach::Letter(LetterBreach::RectifyLate(Slipped::Board))
    );
    assert!(may(&late, "Black begins afresh"), "he has made but three");
    does(&mut table, "Black begins afresh");
    assert_eq!(table.state().position, Game::Chess1869.start());
    assert!(table.state().past.is_empty() && !table.state().letter.board_is_turned());
    assert_eq!(
        no(&table, "White begins afresh"),
        "A1",
        "nothing is wrong any more"
    );
    replays(&table);
}

#[test]
fn a2_men_on_wrong_squares_are_put_right_until_four_moves_are_made_on_each_side() {
    let mut table = set("swapped b1 c1");
    assert_eq!(all_stand(&table, "b1 c1"), "BN");
    plays(&mut table, "e2e4 e7e5 d2d4 d7d5");
    let mut right = table.clone();
    does(&mut right, "Black rectifies c1");
    assert_eq!(all_stand(&right, "b1 c1"), "NB");
    assert!(right.state().letter.slips.is_empty());
    assert_eq!(no(&right, "White rectifies b1"), "A2");
    replays(&right);
    plays(&mut table, "a2a3 a7a6 h2h3");
    let mut moved = table.clone();
    plays(&mut table, "h7h6");
    assert_eq!(
        breach(&table, "White rectifies b1"),
        Breach::Letter(LetterBreach::RectifyLate(Slipped::Men))
    );
    assert!(
        may(&moved, "White rectifies b1"),
        "Black has made but three"
    );
    plays(&mut moved, "a6a5");
    assert!(!offers(&moved, "White", Choice::Rectify(Slip::Turned)));
}

#[test]
fn a2_men_that_have_moved_since_are_put_right_too_where_they_can_be() {
    let mut table = set("swapped b1 c1");
    plays(&mut table, "c1d3 e7e5 d3e5 d7d6");
    does(&mut table, "White rectifies b1");
    assert_eq!(
        all_stand(&table, "b1 c1 d3 e5"),
        "NB--",
        "what it took is gone"
    );
    replays(&table);
    let mut taken = set("swapped b1 c1");
    plays(&mut taken, "c1d3 e7e5 d3e5 d8e7 a2a3 e7e5");
    does(&mut taken, "Black rectifies c1");
    assert_eq!(all_stand(&taken, "b1 c1"), "-B", "the knight was taken");
    let mut shut = set("swapped b1 c1");
    plays(&mut shut, "c1d3 a7a6 d1c1 b7b6");
    assert_eq!(
        breach(&shut, "White rectifies c1"),
        Breach::Letter(LetterBreach::CannotRectify {
            at: EIGHT.named("c1").expect("a square")
        })
    );
}

#[test]
fn a2_a_misplaced_rook_that_has_been_played_castles_no_more_when_it_is_put_right() {
    let open = |moves: &str| {
        let mut table = set("swapped g1 h1");
        plays(&mut table, moves);
        does(&mut table, "White rectifies g1");
        assert_eq!(all_stand(&table, "g1 h1"), "NR", "{moves}");
        let text = fen::write(&table.state().position);
        text.split(' ').nth(2).map(str::to_owned)
    };
    assert_eq!(open("e2e4 e7e5").as_deref(), Some("KQkq"));
    assert_eq!(open("h1g3 e7e5").as_deref(), Some("KQkq"), "the knight was");
    assert_eq!(open("g2g3 e7e5 g1g2 d7d6").as_deref(), Some("Qkq"));
}

#[test]
fn a2_a_forgotten_rook_is_added_and_castles() {
    let mut table = set("forgotten h1");
    assert_eq!(stands(&table, "h1"), "-");
    plays(&mut table, "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7");
    does(&mut table, "White rectifies h1");
    assert_eq!(stands(&table, "h1"), "R");
    let rights = fen::write(&table.state().position);
    assert!(rights.contains(" KQkq "), "{rights}");
    does(&mut table, "White e1g1");
    assert_eq!(all_stand(&table, "f1 g1"), "RK");
    let mut moved = set("forgotten h1");
    plays(&mut moved, "e2e4 e7e5 e1e2 a7a6 e2e1 a6a5");
    does(&mut moved, "Black rectifies h1");
    let rights = fen::write(&moved.state().position);
    assert!(rights.contains(" kq "), "the king has moved: {rights}");
}

#[test]
fn a2_a_forgotten_man_is_not_added_where_another_stands() {
    let mut table = set("forgotten f1");
    plays(&mut table, "e2e4 e7e5 e1e2 a7a6 e2e1 a6a5 e1f1");
    assert!(!may(&table, "White rectifies f1"));
}

#[test]
fn a2_what_is_put_right_loosens_a_bond_that_it_makes_impossible() {
    let mut table = set("forgotten b1");
    does(&mut table, "White touches a1");
    assert_eq!(bond(&table), "A6 play a1");
    does(&mut table, "Black rectifies b1");
    assert_eq!(bond(&table), "-");
}

#[test]
fn a3_odds_left_on_the_board_begin_the_game_afresh_or_cost_the_win() {
    let mut table = wrongly_set("kept", "b1").expect("a table");
    assert_eq!(stands(&table, "b1"), "N");
    plays(&mut table, "e2e4 e7e5");
    assert_eq!(no(&table, "Black begins afresh"), "A3", "the giver says so");
    let level = wrongly_set("", "").expect("a table");
    assert_eq!(no(&level, "Black begins afresh"), "A1");
    let off = wrongly_set("", "b1").expect("a table");
    assert_eq!(
        no(&off, "Black begins afresh"),
        "A3",
        "it tells him nothing"
    );
    let mut anew = table.clone();
    does(&mut anew, "White begins afresh");
    assert_eq!(stands(&anew, "b1"), "-");
    plays(&mut table, "f1c4 b8c6 d1h5 g8f6");
    assert!(offers(&table, "White", Choice::Afresh));
    does(&mut table, "White h5f7\nWhite says check");
    assert_eq!(result(&table), "1/2-1/2 A3");
    replays(&table);
    let mut late = wrongly_set("kept", "b1").expect("a table");
    plays(&mut late, "e2e4 e7e5 f1c4 b8c6 a2a3 a7a6 a3a4");
    assert_eq!(no(&late, "White begins afresh"), "A3");
    let mut lost = wrongly_set("kept", "b1").expect("a table");
    does(
        &mut lost,
        "White f2f3\nBlack e7e5\nWhite g2g4\nBlack d8h4\nBlack says check",
    );
    assert_eq!(result(&lost), "0-1 mate", "the other may win");
}

#[test]
fn a_set_up_is_not_wrong_in_any_way() {
    for (slips, why) in [
        ("kept", "no odds"),
        ("swapped b1 b1", "b1"),
        ("swapped a1 h1", "a1"),
        ("forgotten e4", "e4"),
        ("forgotten e1", "e1"),
        ("swapped b1 c1,forgotten b1", "b1"),
        ("swapped a2 a8", "a2"),
    ] {
        let error = wrongly_set(slips, "").expect_err(slips);
        assert!(error.contains(why), "{slips}: {error}");
    }
    let mut arbiter = Setup::plain(Game::Chess1869);
    arbiter.slips = vec![Slip::Turned];
    assert_eq!(
        Table::new(arbiter).expect_err("an arbiter sees it"),
        setup::SetupError::NoSlip(Game::Chess1869)
    );
}
