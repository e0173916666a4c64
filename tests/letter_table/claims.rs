//! A23: who may claim, and until when.

use super::scribe::{
    bond, breach, chess, chess_at, claims, does, may, no, offers, plays, remedies, replays, stands,
    turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, HandBreach, LetterBreach};
use reglement::law::offence::Offence;
use reglement::table::Table;
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;
use reglement::table::state::{Choice, Stage};

#[test]
fn a23_who_has_touched_a_man_claims_no_more() {
    let mut table = chess();
    plays(&mut table, "e2e5");
    let mut touched = table.clone();
    does(&mut touched, "Black touches g8");
    let late = Breach::Letter(LetterBreach::TooLate(Offence::FalseMove));
    assert_eq!(breach(&touched, "Black claims A13"), late);
    assert_eq!(no(&touched, "Black claims A13"), "A23");
    plays(&mut touched, "g8f6");
    assert_eq!(
        breach(&touched, "Black claims A13"),
        late,
        "nor who has played"
    );
    plays(&mut table, "g8f6");
    assert_eq!(breach(&table, "Black claims A13"), late);
    assert_eq!(stands(&table, "e5"), "P", "what was not claimed stands");
}

#[test]
fn a23_who_adjusts_first_can_still_claim() {
    let mut table = chess();
    does(&mut table, "White e2e5\nBlack adjusts\nBlack touches g8");
    assert_eq!(claims(&table, "Black"), "A13");
    does(&mut table, "Black claims A13\nBlack wants played e2");
}

#[test]
fn a_groundless_claim_is_refused_and_changes_nothing() {
    let mut table = chess();
    plays(&mut table, "e2e4");
    let groundless = Breach::Letter(LetterBreach::Groundless(Offence::FalseMove));
    assert_eq!(breach(&table, "Black claims A13"), groundless);
    assert_eq!(no(&table, "Black claims A13"), "A13");
    plays(&mut table, "d8d2");
    assert_eq!(
        breach(&table, "White claims A13"),
        groundless,
        "it is a false capture"
    );
    assert_eq!(claims(&table, "White"), "A11");
    assert_eq!(
        no(&table, "Black claims A11"),
        "A23",
        "his own fault is not his to claim"
    );
}

#[test]
fn a_man_pointed_at_is_claimed_by_what_he_did() {
    let mut table = chess();
    plays(&mut table, "e2e5");
    assert_eq!(no(&table, "Black points at e2"), "A13");
    assert_eq!(no(&table, "White points at e5"), "A13");
    does(&mut table, "Black points at e5");
    let asked = Stage::Remedy {
        by: Seat::Black,
        offence: Offence::FalseMove,
    };
    assert_eq!(table.state().stage, asked);
}

#[test]
fn while_a_remedy_is_chosen_nothing_else_is_done() {
    let mut table = chess();
    does(&mut table, "White e2e5\nBlack claims A13");
    assert_eq!(table.state().awaited(), Some(Seat::Black));
    for line in [
        "Black g8f6",
        "Black touches g8",
        "White d2d4",
        "White says check",
        "Black offers draw",
        "White asks back 1",
        "Black claims A13",
        "White puts back",
    ] {
        assert_eq!(no(&table, line), "A13", "{line}");
    }
    assert_eq!(no(&table, "Black wants taken e2"), "A13");
    let choices = table.choices(Seat::White);
    assert_eq!(choices, [Choice::Resign], "each may give up");
    assert!(may(&table, "White resigns") && may(&table, "Black resigns"));
    does(&mut table, "Black lets stand");
    assert_eq!(
        no(&table, "Black lets stand"),
        "A23",
        "nothing is to be chosen now"
    );
}

#[test]
fn while_a_question_waits_nothing_is_claimed_and_afterwards_it_can_be() {
    let mut table = chess();
    does(&mut table, "White e2e5\nWhite offers draw");
    assert!(matches!(
        breach(&table, "Black claims A13"),
        Breach::Hand(HandBreach::AnswerFirst { .. })
    ));
    assert_eq!(claims(&table, "Black"), "");
    does(&mut table, "Black declines\nBlack claims A13");
    assert_eq!(remedies(&table), "stand, play e2, back");
}

#[test]
fn what_is_not_told_can_be_claimed_all_the_same() {
    let mut setup = Setup::plain(Game::Chess1869);
    setup.house.watch = Watch::Players(Claims::Silent);
    let mut table = Table::new(setup).expect("a table");
    plays(&mut table, "e2e5");
    assert_eq!(claims(&table, "Black"), "");
    assert!(
        table
            .choices(Seat::Black)
            .iter()
            .all(|choice| !matches!(choice, Choice::Claim(_)))
    );
    // Who erred asks in vain whether he did.
    let groundless = Breach::Letter(LetterBreach::Groundless(Offence::FalseMove));
    assert_eq!(breach(&table, "White claims A13"), groundless);
    does(&mut table, "Black claims A13");
}

#[test]
fn under_a_remedy_only_a_touch_that_leads_to_it_is_allowed_and_it_binds_besides() {
    let mut table = chess_at("4k3/8/8/3p4/2B1P3/5N2/8/4K3 w - - 0 1");
    does(
        &mut table,
        "White f3d5\nBlack claims A11\nBlack wants taken d5",
    );
    assert_eq!(no(&table, "White touches e1"), "A11");
    does(&mut table, "White touches c4");
    assert_eq!(bond(&table), "A11 take d5");
    assert_eq!(no(&table, "White e4d5"), "A6", "the bishop was touched");
    assert_eq!(no(&table, "White touches e4"), "A6");
    assert!(!offers(&table, "White", Choice::Touch));
    does(&mut table, "White c4d5");
    assert_eq!(bond(&table), "-");
}

#[test]
fn a_remedy_bound_may_adjust_offer_a_draw_and_have_plies_taken_back() {
    let mut table = chess();
    plays(&mut table, "e2e4 e7e5");
    does(
        &mut table,
        "White g1g3\nBlack claims A13\nBlack wants played g1",
    );
    does(&mut table, "White adjusts\nWhite touches b1");
    assert_eq!(bond(&table), "A13 play g1");
    does(&mut table, "White offers draw\nBlack declines");
    assert_eq!(bond(&table), "A13 play g1");
    does(&mut table, "Black asks back 1\nWhite accepts");
    assert_eq!((turn(&table), bond(&table)), (Seat::Black, "-".into()));
    replays(&table);
}

#[test]
fn a_bond_laid_by_a_remedy_outlives_the_consent_to_take_back_what_was_played_under_it() {
    let mut table = chess();
    does(
        &mut table,
        "White g1g3
         Black claims A13
         Black wants played g1
         White g1f3
         White asks back 1
         Black accepts",
    );
    assert_eq!(bond(&table), "A13 play g1");
    assert!(!may(&table, "White e2e4"));
}

#[test]
fn with_the_arbiter_these_acts_are_none() {
    let mut table = Table::new(Setup::plain(Game::Chess1869)).expect("a table");
    plays(&mut table, "e2e4");
    for (line, article) in [
        ("Black touches e7", "A6"),
        ("Black adjusts", "A6"),
        ("White says check", "A16"),
        ("White also d2d4", "A14"),
        ("Black claims A13", "A23"),
        ("Black points at e4", "A23"),
        ("Black lets stand", "A23"),
        ("White lifts e4", "M3.1"),
        ("White rectifies b1", "A2"),
        ("White begins afresh", "A1"),
    ] {
        assert_eq!(no(&table, line), article, "{line}");
    }
}

#[test]
fn a8_who_must_move_again_is_bound_by_an_enemys_man_that_he_touches() {
    let mut table = chess_at("4k3/8/8/3p4/4P3/8/3PPP2/3RKR2 w - - 0 1");
    does(&mut table, "White f1g3\nBlack claims A13\nBlack puts back");
    assert_eq!(bond(&table), "A13 again");
    assert_eq!(no(&table, "White touches e8"), "A13", "to no end");
    does(&mut table, "White touches d5");
    assert_eq!(bond(&table), "A8 take d5");
    assert_eq!(no(&table, "White e4e5"), "A8");
    assert_eq!(no(&table, "White touches d2"), "A8");
    does(&mut table, "White touches e4\nWhite e4d5");
    assert_eq!(bond(&table), "-");
    replays(&table);
}
