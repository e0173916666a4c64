//! The list of moves: rounds, a column a seat, empty where a mated seat is passed over.

use super::tables::{CLOCKWISE, COUNTER, plays, table};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::table::Table;
use reglement::table::setup::{First, Setup};

/// Number and column of every ply and of the next: `1a 1b 2a`.
fn rounds(table: &Table) -> String {
    let state = table.state();
    let rounds: Vec<String> = state
        .rounds()
        .map(|round| {
            let column = char::from(b'a' + u8::try_from(round.column).expect("a column"));
            format!("{}{column}", round.number)
        })
        .collect();
    for (ply, round) in state.rounds().enumerate() {
        assert_eq!(state.round(ply), round);
        assert_eq!(state.number(ply), round.number);
    }
    assert_eq!(rounds.len(), state.past.len() + 1);
    rounds.join(" ")
}

#[test]
fn a_round_goes_from_the_first_seat_to_his_next_turn() {
    let setup = Setup {
        first: First::Settled(Seat::West),
        ..Setup::plain(Game::Four1869)
    };
    let mut table = Table::new(setup).expect("a table");
    assert_eq!(rounds(&table), "1a");
    plays(&mut table, "b4c4 d2d3 m4l4");
    assert_eq!(rounds(&table), "1a 1b 1c 1d");
    plays(&mut table, "k13k12 b5c5");
    assert_eq!(rounds(&table), "1a 1b 1c 1d 2a 2b");
}

#[test]
fn a_seat_that_is_passed_over_leaves_its_place_empty() {
    let men = "S Kd1 / W Ka11 / N Kk14 Rk10 Rh9 / E Kn8";
    // North first, then West, who is mated, South and East.
    let mut mated = table(COUNTER, "N", men);
    plays(&mut mated, "h9h11 d1e1 n8n7 k14j14 e1d1 n7n8");
    assert_eq!(rounds(&mated), "1a 1c 1d 2a 2c 2d 3a");
}

#[test]
fn a_round_may_be_without_its_first_seat() {
    // West, who began, goes where North mates him.
    let men = "S Kd1 / W Ka10 / N Kk14 Rk9 Rh9 / E Kn8";
    let mut table = table(CLOCKWISE, "W", men);
    plays(&mut table, "a10a11 k9k10 n8n7 d1e1 a11b11 h9h11");
    assert_eq!(rounds(&table), "1a 1b 1c 1d 2a 2b 2c");
    plays(&mut table, "n7n8 e1d1 k14j14");
    assert_eq!(rounds(&table), "1a 1b 1c 1d 2a 2b 2c 2d 3b 3c");
}

#[test]
fn of_two_players_the_numbers_are_those_of_the_position() {
    let mut setup = Setup::plain(Game::Draughts1879);
    setup.first = First::Settled(Seat::Black);
    let table = Table::new(setup).expect("a table");
    assert_eq!(rounds(&table), "1b");
}
