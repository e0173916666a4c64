//! V3 to V6, T3, A5 and V2: who sits where, who begins, and what is given.

use super::cross::{at, of_parts, parts};
use super::tables::{CLOCKWISE, COUNTER, no, of_game, play, plays, seats, turn};
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::rules::castling::Wing;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::position::Position;
use reglement::table::Table;
use reglement::table::act::{Act, Answer};
use reglement::table::house::House;
use reglement::table::lots;
use reglement::table::setup::{First, Odds, Setup, SetupError, Start};
use reglement::table::state::Choice;

const ADJACENT: [Seating; 2] = [
    Seating {
        partners: Partners::Adjacent,
        order: Order::Clockwise,
    },
    Seating {
        partners: Partners::Adjacent,
        order: Order::CounterClockwise,
    },
];

fn seated(game: Game, seating: Seating, first: First) -> Setup {
    let house = House {
        seating,
        ..House::usual(game)
    };
    Setup {
        first,
        house,
        ..Setup::plain(game)
    }
}

fn settled(seating: Seating, first: Seat) -> Setup {
    seated(Game::Four1869, seating, First::Settled(first))
}

fn begins(setup: Setup) -> Seat {
    turn(&Table::new(setup).expect("a table"))
}

fn flaw(setup: Setup) -> SetupError {
    Table::new(setup).expect_err("no table")
}

fn odds(seating: Seating, giver: Seat, men: &[&str]) -> Setup {
    let men = men.iter().map(|label| at(label)).collect();
    Setup {
        start: Start::Odds(Odds { giver, men }),
        ..settled(seating, giver)
    }
}

fn role(table: &Table, label: &str) -> Option<Role> {
    Some(table.state().position.piece(at(label))?.role)
}

/// The seats to which some of many lots fall.
fn drawn(game: Game, seating: Seating) -> Vec<Seat> {
    let lots = (0..200).map(|seed| begins(seated(game, seating, First::Lot { seed })));
    let mut drawn: Vec<Seat> = lots.collect();
    drawn.sort();
    drawn.dedup();
    drawn
}

#[test]
fn v5_opposite_partners_draw_lots_which_of_the_four_begins() {
    for seating in [CLOCKWISE, COUNTER] {
        assert_eq!(drawn(Game::Four1869, seating), Seat::FOUR);
        for seat in Seat::FOUR {
            assert_eq!(begins(settled(seating, seat)), seat);
        }
    }
}

#[test]
fn v6_adjacent_partners_draw_lots_for_the_colour_and_its_after_player_begins() {
    let [clockwise, counter] = ADJACENT;
    assert_eq!(drawn(Game::Four1869, clockwise), [Seat::West, Seat::East]);
    assert_eq!(drawn(Game::Four1869, counter), [Seat::South, Seat::North]);
}

#[test]
fn v6_a_first_move_that_is_no_after_players_is_refused() {
    for seating in ADJACENT {
        for seat in Seat::FOUR {
            let setup = settled(seating, seat);
            if seating.after_player(seat) == seat {
                assert_eq!(begins(setup), seat);
            } else {
                let SetupError::AfterPlayerBegins(one, other) = flaw(setup) else {
                    panic!("{seat:?} began");
                };
                for after in [one, other] {
                    assert_eq!(seating.after_player(after), after);
                }
                assert!(!seating.allied(one, other));
            }
        }
    }
    let told = flaw(settled(ADJACENT[0], Seat::South)).to_string();
    assert!(told.ends_with("(V6): West or East"), "{told}");
}

#[test]
fn v6_a_position_has_its_own_turn_though_no_after_players() {
    let men = "S Kd1 / W Ka7 / N Kg14 / E Kn8 Rk4";
    for seating in ADJACENT {
        for seat in Seat::FOUR {
            let position = of_parts(Game::Four1869, seating, &parts(seat, men));
            let setup = Setup::from(Game::Four1869, position);
            assert_eq!(setup.house.seating, seating);
            assert_eq!(begins(setup.clone()), seat);
            let first = First::Settled(seating.next(seat));
            assert_eq!(flaw(Setup { first, ..setup }), SetupError::PositionHasTurn);
        }
    }
}

#[test]
fn a_position_is_seated_as_the_table_is() {
    let men = "S Kd1 / W Ka7 / N Kg14 / E Kn8 Rk4";
    let position = of_parts(Game::Four1869, COUNTER, &parts(Seat::South, men));
    let mut setup = Setup::from(Game::Four1869, position);
    setup.house.seating = CLOCKWISE;
    assert_eq!(flaw(setup), SetupError::SeatedOtherwise);
}

#[test]
fn t3_one_of_the_two_light_seats_begins() {
    let game = Game::Four1967;
    assert_eq!(drawn(game, CLOCKWISE), [Seat::South, Seat::West]);
    for seat in Seat::FOUR {
        let setup = seated(game, CLOCKWISE, First::Settled(seat));
        match seat {
            Seat::South | Seat::West => assert_eq!(begins(setup), seat),
            _ => assert_eq!(flaw(setup), SetupError::LightBegins),
        }
    }
    let men = "S Kd1 / W Ka7 / N Kg14 / E Kn8 Rk4";
    let position = of_parts(game, CLOCKWISE, &parts(Seat::North, men));
    assert_eq!(begins(Setup::from(game, position)), Seat::North);
}

#[test]
fn t3_leaves_no_choice_of_partners_or_direction_and_v3_and_v4_do() {
    let others = [ADJACENT[0], ADJACENT[1], COUNTER];
    for seating in others {
        let setup = seated(Game::Four1967, seating, First::Settled(Seat::South));
        assert_eq!(flaw(setup), SetupError::NoSeating(Game::Four1967));
    }
    for game in [Game::Chess1869, Game::ChessModern, Game::Draughts1879] {
        let setup = seated(game, CLOCKWISE, First::Settled(Seat::White));
        assert_eq!(flaw(setup), SetupError::NoSeating(game));
    }
    let mut table = Table::new(settled(COUNTER, Seat::South)).expect("a table");
    plays(&mut table, "d2d4");
    assert_eq!(turn(&table), Seat::East);
    assert_eq!(no(&table, Seat::West, play("b4c4")), "V4");
    let mut table = Table::new(settled(CLOCKWISE, Seat::South)).expect("a table");
    plays(&mut table, "d2d4");
    assert_eq!(turn(&table), Seat::West);
}

#[test]
fn v2_every_queen_stands_on_her_colour_of_the_seating_that_was_chosen() {
    let opposite = Table::new(settled(COUNTER, Seat::South)).expect("a table");
    let adjacent = Table::new(settled(ADJACENT[0], Seat::West)).expect("a table");
    for (table, queens) in [
        (&opposite, ["g1", "a8", "h14", "n7"]),
        (&adjacent, ["g1", "a7", "g14", "n7"]),
    ] {
        for label in queens {
            assert_eq!(role(table, label), Some(Role::Queen), "{label}");
        }
    }
}

#[test]
fn a5_who_gives_odds_begins() {
    for seating in [CLOCKWISE, COUNTER, ADJACENT[0], ADJACENT[1]] {
        for (giver, knight) in [
            (Seat::South, "e1"),
            (Seat::West, "a5"),
            (Seat::North, "j14"),
            (Seat::East, "n10"),
        ] {
            let setup = odds(seating, giver, &[knight]);
            let table = Table::new(setup.clone()).expect("a table");
            assert_eq!(turn(&table), giver, "though he be no after-player");
            assert_eq!(role(&table, knight), None);
            for other in seating.after(giver) {
                let first = First::Settled(other);
                let setup = setup.clone();
                assert_eq!(flaw(Setup { first, ..setup }), SetupError::GiverBegins);
            }
        }
    }
}

#[test]
fn a15_r2_a_rook_that_was_given_leaves_its_castling_open() {
    let table = Table::new(odds(CLOCKWISE, Seat::South, &["k1"])).expect("a table");
    let Position::Cross(position) = table.state().position else {
        panic!("not for four");
    };
    let parts = position.parts();
    let own = parts.rights.iter().filter(|(seat, _)| *seat == Seat::South);
    let wings: Vec<Wing> = own.map(|(_, wing)| *wing).collect();
    assert_eq!(wings, Wing::BOTH);
    assert_eq!(parts.rights.len(), 8);
}

#[test]
fn odds_are_squares_of_the_array_of_the_chosen_seating() {
    // With partners beside each other West has changed king and queen.
    let queen = odds(ADJACENT[0], Seat::West, &["a7"]);
    assert_eq!(role(&Table::new(queen).expect("a table"), "a7"), None);
    let king = odds(COUNTER, Seat::West, &["a7"]);
    assert_eq!(flaw(king), SetupError::King("a7".into()));
    let others = odds(COUNTER, Seat::West, &["d2"]);
    assert_eq!(flaw(others), SetupError::NoMan("d2".into()));
    let none = odds(COUNTER, Seat::West, &[]);
    assert_eq!(flaw(none), SetupError::Nothing(Game::Four1869));
}

#[test]
fn nobody_knows_odds_in_1967_and_nobody_gives_the_draw() {
    let giver = Seat::South;
    let men = vec![at("k1")];
    let setup = Setup {
        start: Start::Odds(Odds { giver, men }),
        ..Setup::plain(Game::Four1967)
    };
    assert_eq!(flaw(setup), SetupError::NoOdds(Game::Four1967));
    for game in [Game::Four1869, Game::Four1967] {
        let setup = Setup {
            draw_given: Some(Seat::South),
            ..Setup::plain(game)
        };
        assert_eq!(flaw(setup), SetupError::NoDrawGiven(game));
    }
}

#[test]
fn seats_of_another_table_are_not_at_this_one() {
    for (game, stranger) in [
        (Game::Four1869, Seat::White),
        (Game::Four1967, Seat::Black),
        (Game::Chess1869, Seat::South),
        (Game::Draughts1879, Seat::East),
    ] {
        let first = First::Settled(stranger);
        let setup = Setup {
            first,
            ..Setup::plain(game)
        };
        assert_eq!(flaw(setup), SetupError::NoSeat(game));
        let table = Table::new(Setup::plain(game)).expect("a table");
        assert!(table.choices(stranger).is_empty());
        for act in [
            Act::OfferDraw,
            Act::Resign,
            Act::Answer(Answer::Accept),
            Act::Count,
        ] {
            no(&table, stranger, act);
        }
    }
    let setup = Setup {
        draw_given: Some(Seat::South),
        ..Setup::plain(Game::Draughts1879)
    };
    assert_eq!(flaw(setup), SetupError::NoSeat(Game::Draughts1879));
    let off = Setup {
        start: Start::Odds(Odds {
            giver: Seat::South,
            men: vec![Square::new(160)],
        }),
        ..settled(COUNTER, Seat::South)
    };
    assert!(matches!(flaw(off), SetupError::NoMan(_)));
}

#[test]
fn who_may_begin_can_be_asked_beforehand() {
    let page = |game: Game| game.page().seating;
    let may = |game, seating| lots::beginners(page(game), seating);
    assert_eq!(may(Game::Four1869, COUNTER), seats("SWNE"));
    assert_eq!(may(Game::Four1869, ADJACENT[0]), seats("WE"));
    assert_eq!(may(Game::Four1869, ADJACENT[1]), seats("SN"));
    assert_eq!(may(Game::Four1967, CLOCKWISE), seats("SW"));
}

#[test]
fn who_cannot_move_when_the_game_begins_is_passed_over_as_in_play() {
    let mated = "S Kd1 / W Ka11 Rk1 Rk2 / N Kk14 / E Kn4";
    let stalemated = "S Kd1 / W Ka11 Re7 Rk2 / N Kk14 / E Kn4";
    for (game, seating, men, next, stands_mated) in [
        (Game::Four1967, CLOCKWISE, mated, Seat::West, true),
        (Game::Four1967, CLOCKWISE, stalemated, Seat::West, false),
        (Game::Four1869, CLOCKWISE, mated, Seat::West, true),
        (Game::Four1869, COUNTER, mated, Seat::East, true),
    ] {
        let table = of_game(game, seating, "S", men);
        let text = table.setup().position().expect("a position");
        assert_eq!(text.turn(), Seat::South, "the text is believed");
        assert!(!text.has_moves());
        assert_eq!(turn(&table), next, "{game:?} {men}");
        assert_eq!(table.state().awaited(), Some(next));
        assert!(table.choices(next).contains(&Choice::Play));
        let position = table.state().position.cross().copied().expect("four");
        let mated = position.parts().mated;
        assert_eq!(mated.has(Seat::South), stands_mated, "{game:?} {men}");
        let again = Table::new(table.setup().clone()).expect("a table");
        assert_eq!(again, table);
    }
}
