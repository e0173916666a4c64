//! D1, DP8a and DP8b: what the stronger player gives, and who begins.

use super::tables::{
    START, agree, at, does, from, kept, no, odds, play, plays, result, table, text, turn,
};
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::table::Table;
use reglement::table::act::Act;
use reglement::table::house::{Aim, House, Omitted};
use reglement::table::setup::{First, Setup, SetupError, Start};

fn flaw(setup: Setup) -> SetupError {
    Table::new(setup).expect_err("no table")
}

/// The draw given by a seat, from the array.
fn draw_given(giver: Seat) -> Setup {
    Setup {
        draw_given: Some(giver),
        first: First::Settled(giver.opponent()),
        ..Setup::plain(Game::Draughts1879)
    }
}

#[test]
fn d1_a_level_game_is_begun_by_white_unless_it_is_settled_otherwise() {
    assert_eq!(turn(&table(START)), Seat::White);
    let black = Setup {
        first: First::Settled(Seat::Black),
        ..Setup::plain(Game::Draughts1879)
    };
    let table = Table::new(black).unwrap();
    assert_eq!(turn(&table), Seat::Black);
    assert_eq!(no(&table, Seat::White, Act::Play(play("32-28"))), "D1");
    let lot = Setup {
        first: First::Lot { seed: 7 },
        ..Setup::plain(Game::Draughts1879)
    };
    assert_eq!(turn(&Table::new(lot).unwrap()), Seat::White);
}

#[test]
fn dp8a_who_gives_odds_plays_second() {
    let white = Table::new(odds(Seat::White, &[46])).unwrap();
    assert_eq!(turn(&white), Seat::Black);
    let black = Table::new(odds(Seat::Black, &[5])).unwrap();
    assert_eq!(turn(&black), Seat::White);
    for giver in Seat::TWO {
        assert_eq!(
            turn(&Table::new(draw_given(giver)).unwrap()),
            giver.opponent()
        );
        let first = First::Settled(giver);
        for setup in [
            odds(giver, &[if giver == Seat::White { 46 } else { 5 }]),
            draw_given(giver),
        ] {
            assert_eq!(flaw(Setup { first, ..setup }), SetupError::GiverSecond);
        }
    }
}

#[test]
fn dp8b_the_men_given_are_off_the_board_before_the_first_move() {
    let one = Table::new(odds(Seat::White, &[46])).unwrap();
    assert_eq!(text(&one), START.replacen("W:", "B:", 1).replace("46,", ""));
    let three = Table::new(odds(Seat::Black, &[1, 20, 5])).unwrap();
    let left = START.replace("B1,2,3,4,5,6", "B2,3,4,6").replace(",20", "");
    assert_eq!(text(&three), left);
    assert_eq!(kept(&three), three);
}

#[test]
fn dp8b_odds_that_cannot_be_given_are_named() {
    assert_eq!(
        flaw(odds(Seat::White, &[])),
        SetupError::Nothing(Game::Draughts1879)
    );
    for (giver, number) in [(Seat::White, 5), (Seat::White, 25), (Seat::Black, 46)] {
        let named = SetupError::NoMan(number.to_string());
        assert_eq!(flaw(odds(giver, &[number])), named);
    }
    let all: Vec<u8> = (31..=50).collect();
    assert_eq!(flaw(odds(Seat::White, &all)), SetupError::Everything);
    let both = Setup {
        draw_given: Some(Seat::Black),
        ..odds(Seat::White, &[46])
    };
    assert_eq!(flaw(both), SetupError::TwoGivers);
}

#[test]
fn dp8b_men_and_the_draw_may_be_given_together() {
    let setup = Setup {
        draw_given: Some(Seat::White),
        ..odds(Seat::White, &[46, 50])
    };
    let mut table = Table::new(setup).unwrap();
    assert_eq!(kept(&table), table);
    agree(&mut table, Seat::Black, Act::OfferDraw);
    assert_eq!(result(&table), "0-2 agreed");
}

#[test]
fn dp8b_with_the_draw_given_every_drawn_game_is_lost_for_the_giver() {
    for (giver, score) in [(Seat::White, "0-2"), (Seat::Black, "2-0")] {
        let mut agreed = Table::new(draw_given(giver)).unwrap();
        agree(&mut agreed, giver, Act::OfferDraw);
        assert_eq!(result(&agreed), format!("{score} agreed"));
        let line = Setup {
            draw_given: Some(giver),
            ..from("B:WK2,K3,K4:BK5")
        };
        assert_eq!(result(&Table::new(line).unwrap()), format!("{score} D16"));
    }
}

#[test]
fn dp8b_with_the_draw_given_won_games_are_won() {
    for giver in Seat::TWO {
        let setup = Setup {
            draw_given: Some(giver),
            ..from("W:W28:B22")
        };
        let mut won = Table::new(setup).unwrap();
        plays(&mut won, "28x17");
        assert_eq!(result(&won), "2-0 no piece left");
        let mut resigned = Table::new(draw_given(giver)).unwrap();
        does(&mut resigned, Seat::White, Act::Resign);
        assert_eq!(result(&resigned), "0-2 resigned");
    }
}

#[test]
fn dp8b_the_draw_and_neglected_captures_belong_to_draughts() {
    for game in [Game::Chess1869, Game::ChessModern] {
        let draw = Setup {
            draw_given: Some(Seat::White),
            ..Setup::plain(game)
        };
        assert_eq!(flaw(draw), SetupError::NoDrawGiven(game));
        let houses = [
            House {
                omitted: Omitted::Refuse,
                ..House::usual(game)
            },
            House {
                aim: Aim::Lose,
                ..House::usual(game)
            },
        ];
        for house in houses {
            let setup = Setup {
                house,
                ..Setup::plain(game)
            };
            assert_eq!(flaw(setup), SetupError::NoHouse(game));
        }
    }
}

#[test]
fn a_position_has_its_own_turn_and_its_own_men() {
    let other = Setup {
        first: First::Settled(Seat::Black),
        ..from("W:W28:B1")
    };
    assert_eq!(flaw(other), SetupError::PositionHasTurn);
    // Who gives the draw may yet be the one to move in a position.
    let setup = Setup {
        draw_given: Some(Seat::White),
        ..from("W:W28:B1")
    };
    assert_eq!(turn(&Table::new(setup).unwrap()), Seat::White);
}

#[test]
fn squares_of_no_board_are_no_odds() {
    let off = Setup {
        start: Start::Odds(reglement::table::setup::Odds {
            giver: Seat::White,
            men: vec![at(46), Square::new(63)],
        }),
        ..odds(Seat::White, &[46])
    };
    assert!(matches!(flaw(off), SetupError::NoMan(_)));
    let twice = flaw(odds(Seat::White, &[46, 46]));
    assert_eq!(twice, SetupError::Twice("46".to_owned()));
}

#[test]
fn dp8b_each_of_the_twenty_men_of_either_can_be_given_and_the_giver_plays_second() {
    for (giver, numbers) in [(Seat::Black, 1..=20), (Seat::White, 31..=50)] {
        for number in numbers {
            let table = Table::new(odds(giver, &[number])).expect("odds");
            let left = table.state().position;
            assert_eq!(turn(&table), giver.opponent(), "{number}");
            assert_eq!(left.piece(at(number)), None, "{number}");
            let men = left.grid().squares().filter(|at| left.piece(*at).is_some());
            assert_eq!(men.count(), 39, "{number}");
            assert_eq!(kept(&table), table);
        }
    }
}

#[test]
fn dp8b_with_men_given_a_draw_is_a_draw() {
    for (giver, man) in [(Seat::White, 46), (Seat::Black, 5)] {
        let mut table = Table::new(odds(giver, &[man])).expect("odds");
        agree(&mut table, giver.opponent(), Act::OfferDraw);
        assert_eq!(result(&table), "1-1 agreed");
    }
}

#[test]
fn r21_at_odds_who_loses_wins_and_the_draw_given_is_lost_all_the_same() {
    let losing = House {
        aim: Aim::Lose,
        omitted: Omitted::Refuse,
        ..House::usual(Game::Draughts1879)
    };
    for giver in Seat::TWO {
        let setup = Setup {
            house: losing,
            ..draw_given(giver)
        };
        let mut table = Table::new(setup).expect("odds");
        agree(&mut table, giver.opponent(), Act::OfferDraw);
        let lost = if giver == Seat::White { "0-2" } else { "2-0" };
        assert_eq!(result(&table), format!("{lost} agreed"));
    }
}
