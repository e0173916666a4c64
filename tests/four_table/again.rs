//! V5, V6, T3 and A5: the next game of the same four.

use super::cross::at;
use super::tables::{CLOCKWISE, COUNTER, table};
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::house::House;
use reglement::table::setup::{First, Odds, Setup, Start};

/// A won game, a half won one and a drawn one.
fn verdicts() -> [Verdict; 3] {
    let side = Seats::of(Seat::South).with(Seat::North);
    [
        Verdict::won_by(side, Share::Whole, Ending::BothMated),
        Verdict::won_by(side, Share::Half, Ending::BothMated),
        Verdict::draw(Ending::Agreement),
    ]
}

fn first(game: Game, seating: Seating, seat: Seat) -> Setup {
    let house = House {
        seating,
        ..House::usual(game)
    };
    Setup {
        names: ["An", "Bo", "Cor", "Do"].map(String::from).into(),
        first: First::Settled(seat),
        house,
        ..Setup::plain(game)
    }
}

/// Who begins the next games, each after the other.
fn next(mut setup: Setup, verdict: Verdict) -> [Seat; 4] {
    [0; 4].map(|_| {
        let next = setup.next(verdict);
        assert_eq!((&next.names, &next.start), (&setup.names, &setup.start));
        assert_eq!(next.house, setup.house);
        assert!(Table::new(next.clone()).is_ok());
        setup = next;
        setup.first_seat()
    })
}

#[test]
fn v5_with_partners_opposite_the_first_move_goes_to_the_seat_after_the_first_also_after_a_draw() {
    use Seat::{East, North, South, West};
    for verdict in verdicts() {
        let clockwise = next(first(Game::Four1869, CLOCKWISE, South), verdict);
        assert_eq!(clockwise, [West, North, East, South]);
        let counter = next(first(Game::Four1869, COUNTER, South), verdict);
        assert_eq!(counter, [East, North, West, South]);
    }
}

#[test]
fn v6_with_partners_adjacent_it_goes_to_the_after_player_of_the_other_colour() {
    let partners = Partners::Adjacent;
    for verdict in verdicts() {
        for (order, one, other) in [
            (Order::Clockwise, Seat::West, Seat::East),
            (Order::CounterClockwise, Seat::South, Seat::North),
        ] {
            let seating = Seating { partners, order };
            let seats = next(first(Game::Four1869, seating, one), verdict);
            assert_eq!(seats, [other, one, other, one]);
        }
    }
}

#[test]
fn t3_it_goes_to_the_other_of_the_two_light_seats() {
    for verdict in verdicts() {
        let seats = next(first(Game::Four1967, CLOCKWISE, Seat::South), verdict);
        assert_eq!(seats, [Seat::West, Seat::South, Seat::West, Seat::South]);
    }
}

#[test]
fn a_lot_is_drawn_once_for_all_the_games() {
    for game in [Game::Four1869, Game::Four1967] {
        for seed in 0..20 {
            let setup = Setup {
                first: First::Lot { seed },
                ..Setup::plain(game)
            };
            let settled = Setup {
                first: First::Settled(setup.first_seat()),
                ..setup.clone()
            };
            for verdict in verdicts() {
                assert_eq!(setup.next(verdict), settled.next(verdict));
            }
        }
    }
}

#[test]
fn a5_who_gives_odds_gives_them_again_and_begins_again() {
    let odds = Odds {
        giver: Seat::North,
        men: vec![at("j14")],
    };
    let setup = Setup {
        start: Start::Odds(odds),
        ..first(Game::Four1869, COUNTER, Seat::North)
    };
    for verdict in verdicts() {
        assert_eq!(next(setup.clone(), verdict), [Seat::North; 4]);
    }
}

#[test]
fn from_a_position_the_same_seat_begins() {
    let men = "S Kd1 / W Ka7 / N Kg14 / E Kn8 Rk4";
    let table = table(COUNTER, "E", men);
    for verdict in verdicts() {
        assert_eq!(next(table.setup().clone(), verdict), [Seat::East; 4]);
    }
}
