//! D2, D3, D10, D12 to D14: draughts to the letter.

use super::scribe::{
    all_stand, bond, breach, claims, does, draughts_at, may, no, of_setup, plays, remedies,
    replays, result, stands, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, HandBreach, LetterBreach};
use reglement::notation::fen;
use reglement::table::Table;
use reglement::table::house::Aim;
use reglement::table::setup::Setup;

#[test]
fn d2_a_piece_touched_must_be_played() {
    let mut table = draughts_at("W:W31,32:B6,7");
    does(&mut table, "White touches 32");
    assert_eq!(bond(&table), "D2 play 32");
    assert_eq!(no(&table, "White 31-26"), "D2");
    assert_eq!(no(&table, "White touches 31"), "D2");
    does(&mut table, "White 32-28");
    replays(&table);
}

#[test]
fn d3_touching_an_enemys_piece_or_one_that_cannot_be_played_is_no_fault() {
    let mut table = draughts_at("W:W36,31,27,26,22:B18,6");
    does(&mut table, "White touches 18");
    assert_eq!(bond(&table), "-");
    does(&mut table, "White touches 36");
    assert_eq!(bond(&table), "-", "it is shut in");
    assert_eq!(
        no(&table, "White 6-11"),
        "D3",
        "nor is an enemy's piece moved"
    );
}

#[test]
fn d3_a_wrong_line_stands_or_is_played_again() {
    let mut table = draughts_at("W:W31,32:B6,7");
    plays(&mut table, "32-22");
    assert_eq!(all_stand(&table, "32 22"), "-M");
    assert_eq!(claims(&table, "Black"), "D3");
    does(&mut table, "Black claims D3");
    assert_eq!(remedies(&table), "stand, back");
    let mut stood = table.clone();
    does(&mut stood, "Black lets stand\nBlack 6-11");
    does(&mut table, "Black puts back");
    assert_eq!(
        (turn(&table), bond(&table)),
        (Seat::White, "D3 again".into())
    );
    assert!(!may(&table, "White 32-22"));
    does(&mut table, "White touches 31\nWhite 31-27");
    replays(&table);
}

#[test]
fn d10_own_pieces_taken_come_back_only_if_the_opponent_wants_it() {
    let mut table = draughts_at("W:W33,28,41:B6,7");
    plays(&mut table, "33x22");
    assert_eq!(all_stand(&table, "33 28 22"), "--M");
    assert_eq!(claims(&table, "Black"), "D10");
    does(&mut table, "Black points at 22");
    assert_eq!(remedies(&table), "stand, back");
    let mut back = table.clone();
    does(&mut back, "Black puts back");
    assert_eq!(all_stand(&back, "33 28 22"), "MM-");
    does(&mut table, "Black lets stand");
    assert_eq!(
        (stands(&table, "28"), turn(&table)),
        ("-".into(), Seat::Black)
    );
}

#[test]
fn d10_own_pieces_taken_are_claimed_so_whatever_was_wrong_with_the_line() {
    for (play, own) in [("46x14", "32"), ("46x5", "32")] {
        let mut table = draughts_at("W:WK46,32,50:B19,3");
        plays(&mut table, play);
        assert_eq!(stands(&table, own), "-", "{play}");
        assert_eq!(claims(&table, "Black"), "D10", "{play}");
        assert_eq!(no(&table, "Black claims D3"), "D3", "{play}");
        does(&mut table, "Black claims D10");
        does(&mut table, "Black puts back");
        assert_eq!(all_stand(&table, "46 32 19"), "KMm", "{play}");
    }
}

/// White takes two by 32x14, and Black has others.
fn capture() -> Table {
    draughts_at("W:W32,48:B28,19,6,1")
}

#[test]
fn d12_the_captor_lifts_what_he_took_until_the_other_touches() {
    let mut table = capture();
    plays(&mut table, "32x14");
    assert_eq!(all_stand(&table, "28 19 14"), "mmM");
    assert_eq!(no(&table, "Black lifts 28"), "D12");
    assert_eq!(no(&table, "White lifts 6"), "D12");
    assert!(matches!(
        breach(&table, "White lifts 6"),
        Breach::Letter(LetterBreach::NothingToLift { .. })
    ));
    does(&mut table, "White lifts 28\nBlack adjusts\nWhite lifts 19");
    assert_eq!(all_stand(&table, "28 19 14"), "--M");
    assert!(table.state().liable.is_empty());
    assert_eq!(no(&table, "Black huffs 14"), "D13");
    replays(&table);
}

#[test]
fn d12_what_is_left_lying_stays_and_the_captor_may_be_huffed() {
    let mut table = capture();
    does(&mut table, "White 32x14\nWhite lifts 28\nBlack touches 6");
    assert_eq!(all_stand(&table, "28 19"), "-m");
    let late = |table: &Table| breach(table, "White lifts 19");
    assert_eq!(no(&table, "White lifts 19"), "D12", "too late");
    assert!(matches!(
        late(&table),
        Breach::Letter(LetterBreach::LiftLate { .. })
    ));
    for never in [
        "White lifts 28",
        "White lifts 14",
        "White lifts 6",
        "Black lifts 19",
    ] {
        let breach = breach(&table, never);
        let nothing = matches!(breach, Breach::Letter(LetterBreach::NothingToLift { .. }));
        assert!(nothing, "{never}: {breach:?}");
    }
    assert!(
        may(&table, "Black huffs 14"),
        "until then it could be lifted"
    );
    assert!(!may(&table, "Black demands"), "he took all that he had to");
    assert!(!may(&table, "Black huffs 48"));
    let mut huffed = table.clone();
    does(&mut huffed, "Black huffs 14");
    assert_eq!(
        (stands(&huffed, "14"), turn(&huffed)),
        ("-".into(), Seat::Black)
    );
    assert_eq!(bond(&huffed), "D2 play 6", "a huff is no move");
    does(&mut huffed, "Black 6-11");
    does(&mut table, "Black 6-11");
    assert!(matches!(
        late(&table),
        Breach::Letter(LetterBreach::LiftLate { .. })
    ));
    assert!(table.state().letter.unlifted.is_empty());
    replays(&huffed);
}

#[test]
fn d12_who_plays_at_once_leaves_the_rest_lying_too() {
    let mut table = capture();
    plays(&mut table, "32x14 6-11");
    assert_eq!(all_stand(&table, "28 19"), "mm");
    assert!(table.state().letter.unlifted.is_empty());
}

#[test]
fn d12_d13_a_captor_who_took_too_few_is_huffed_for_that_when_all_is_lifted() {
    let mut few = draughts_at("W:W32,49:B28,19,6,44");
    does(&mut few, "White 49x40");
    assert!(
        may(&few, "Black huffs 40"),
        "the captor, while it lies there"
    );
    assert!(may(&few, "Black huffs 32"), "and who could have taken two");
    assert!(may(&few, "Black demands"));
    does(&mut few, "White lifts 44");
    assert!(!may(&few, "Black huffs 40"));
    assert!(may(&few, "Black huffs 32"));
    does(&mut few, "Black demands");
    assert_eq!((turn(&few), stands(&few, "44")), (Seat::White, "m".into()));
    assert!(!may(&few, "White 49x40") && !may(&few, "White 49-43"));
    assert!(!may(&few, "White 49-39"), "nothing false either");
    does(&mut few, "White 32x14");
    replays(&few);
}

#[test]
fn d12_the_game_ends_when_the_last_piece_is_lifted_and_goes_on_if_it_is_not() {
    let mut table = draughts_at("W:W32,48:B28");
    plays(&mut table, "32x23");
    assert_eq!(result(&table), "-");
    let mut stays = table.clone();
    does(&mut stays, "Black touches 28\nBlack 28-33");
    assert_eq!(result(&stays), "-");
    does(&mut table, "White lifts 28");
    assert_eq!(result(&table), "2-0 no piece left");
    replays(&table);
}

#[test]
fn d13_a_capture_neglected_stands_and_is_huffed_or_demanded() {
    let mut table = draughts_at("W:W32,48:B28,6");
    plays(&mut table, "48-43");
    assert_eq!(claims(&table, "Black"), "", "it is no wrong line");
    let mut huffed = table.clone();
    does(&mut huffed, "Black huffs 32\nBlack touches 6\nBlack 6-11");
    assert_eq!(stands(&huffed, "32"), "-");
    does(&mut table, "Black demands");
    assert_eq!(no(&table, "White 48-43"), "D7");
    does(&mut table, "White touches 48");
    assert_eq!(bond(&table), "-", "it cannot capture");
    does(&mut table, "White 32x23\nWhite lifts 28");
    replays(&table);
}

#[test]
fn d14_a_capture_demanded_frees_the_hand_that_had_touched_another_piece() {
    let mut table = draughts_at("W:W32,48:B28,6");
    does(&mut table, "White touches 48\nWhite 48-43\nBlack demands");
    assert_eq!(bond(&table), "-");
    does(&mut table, "White 32x23");
}

#[test]
fn d14_who_touches_a_piece_plays_on_and_huffs_claims_and_demands_nothing_more() {
    // A wrong line, a capture neglected: by a piece that can be played, and by one that cannot.
    for (text, play, claim) in [
        ("W:W32,48,31:B28,6", "48-39", "Black claims D3"),
        ("W:W32,48,31:B28,6", "48-43", "Black huffs 32"),
        ("W:W32,48,31:B28,6", "48-43", "Black demands"),
    ] {
        for touch in ["6", "31"] {
            let mut table = draughts_at(text);
            plays(&mut table, play);
            assert!(may(&table, claim), "{play}, {claim}");
            does(&mut table, "Black adjusts\nBlack touches 6");
            assert!(may(&table, claim), "{play}, {claim}: he only adjusts");
            does(&mut table, &format!("Black touches {touch}"));
            assert!(!may(&table, claim), "{play}, {claim}");
            if claim != "Black claims D3" {
                assert_eq!(no(&table, claim), "D14", "{play}, {claim}");
            }
            replays(&table);
        }
    }
    let mut nothing = draughts_at("W:W31,48:B6,7");
    does(&mut nothing, "White 48-43\nBlack touches 6");
    assert_eq!(no(&nothing, "Black huffs 31"), "D14", "he is told no more");
}

#[test]
fn d12_what_a_touch_leaves_lying_is_huffed_after_it_and_no_capture_that_was_neglected_besides() {
    let mut table = draughts_at("W:W32,49:B28,19,6,44");
    does(&mut table, "White 49x40\nBlack touches 6");
    assert!(may(&table, "Black huffs 40"));
    assert!(!may(&table, "Black huffs 32") && !may(&table, "Black demands"));
    replays(&table);
}

#[test]
fn a_huff_that_leaves_a_touched_piece_without_a_move_frees_the_hand() {
    let mut table = draughts_at("W:W12,32,33,37,39,48:B18,28,6");
    does(&mut table, "White 12x23\nBlack touches 28");
    assert_eq!(bond(&table), "D2 play 28");
    does(&mut table, "Black huffs 23");
    assert_eq!(bond(&table), "-", "28 could only have taken 23");
    does(&mut table, "Black 6-11");
}

#[test]
fn r21_where_one_plays_to_lose_what_is_taken_goes_with_the_move() {
    let game = Game::Draughts1879;
    let position = fen::read("W:W32,48:B28,6", game).expect("a position");
    let mut setup = Setup::from(game, position);
    setup.house.aim = Aim::Lose;
    let mut table = of_setup(setup);
    plays(&mut table, "32x23");
    assert_eq!(stands(&table, "28"), "-");
    assert!(table.state().letter.unlifted.is_empty());
}

#[test]
fn who_has_no_move_left_has_lost_and_plays_nothing_false() {
    let mut table = draughts_at("W:W31,36,48,37:B26");
    plays(&mut table, "48-43");
    assert_eq!(result(&table), "2-0 no move left");
    assert!(matches!(
        breach(&table, "Black 26-21"),
        Breach::Hand(HandBreach::GameOver(_))
    ));
}
