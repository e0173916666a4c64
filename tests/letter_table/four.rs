//! Four players to the letter: V8, V11, V13 and the ordinary articles in 1869, T9 in 1967.

use super::scribe::{
    BESIDE, COUNTER, all_stand, bond, breach, claims, does, four_at, may, no, offers, plays,
    remedies, replays, result, stands, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, LetterBreach};
use reglement::law::offence::Offence;
use reglement::rules::cross::seating::{Order, Seating};
use reglement::table::Table;
use reglement::table::letter::Said;
use reglement::table::state::Choice;

/// Partners opposite, the turn going South, West, North, East.
const CLOCKWISE: Seating = Seating {
    order: Order::Clockwise,
    ..COUNTER
};

/// South's rook can check East's king on n8 by going to d8.
const CHECK: &str = "S Kh1 Rd5 / W Ka7 Pb5 / N Kg14 Pe13 / E Kn8 Pm5";

fn check() -> Table {
    four_at(Game::Four1869, COUNTER, "S", CHECK)
}

#[test]
fn v8_a_check_that_is_said_must_be_answered_and_one_that_is_not_need_not() {
    let mut table = check();
    plays(&mut table, "d5d8");
    assert_eq!(turn(&table), Seat::East);
    let mut said = table.clone();
    does(&mut said, "South says check\nEast m5l5");
    assert_eq!(claims(&said, "South"), "A13");
    assert_eq!(claims(&said, "North"), "A13", "any enemy may claim");
    assert_eq!(claims(&said, "West"), "");
    plays(&mut table, "m5l5");
    assert_eq!(
        claims(&table, "North"),
        "V13",
        "no false move; what was not said can be found out"
    );
}

#[test]
fn v13_found_out_before_the_careless_player_plays_again_all_since_is_played_over() {
    let mut table = check();
    plays(&mut table, "d5d8 m5l5 e13e12");
    for seat in ["South", "East", "North", "West"] {
        assert_eq!(claims(&table, seat), "V13", "{seat}");
    }
    does(&mut table, "West claims V13");
    assert_eq!(remedies(&table), "over, stand");
    let mut stood = table.clone();
    does(&mut stood, "West lets stand\nWest b5c5");
    does(&mut table, "West plays over");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::East, 1));
    assert_eq!(all_stand(&table, "d8 m5 e13"), "rRgPyP");
    assert_eq!(table.state().letter.said, Said::Check);
    assert_eq!(
        no(&table, "South says check"),
        "V13",
        "it has been said now"
    );
    does(
        &mut table,
        "East m5l5\nNorth claims A13\nNorth wants king\nEast n8n7",
    );
    replays(&table);
}

#[test]
fn v13_found_out_later_the_check_counts_as_given_by_his_last_move() {
    let mut table = check();
    plays(&mut table, "d5d8 m5l5 e13e12 b5c5 h1h2 l5k5 e12e11");
    assert_eq!(claims(&table, "East"), "V13", "A17 too would put it right");
    does(&mut table, "East claims V13\nEast plays over");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::East, 5));
    assert_eq!(
        all_stand(&table, "h2 l5 e12"),
        "rKgPyP",
        "what he played stands"
    );
    assert!(!may(&table, "East l5k5") || claims(&table, "North").is_empty());
    replays(&table);
}

#[test]
fn v13_said_with_a_later_move_it_counts_as_given_by_that_move() {
    let mut table = check();
    plays(&mut table, "d5d8 m5l5 e13e12 b5c5 h1h2");
    does(&mut table, "South says check");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::East, 5));
    assert!(table.state().letter.unsaid.is_empty());
    does(&mut table, "East l5k5");
    assert_eq!(claims(&table, "South"), "A13");
}

#[test]
fn v13_a_check_that_was_said_is_not_found_out() {
    let mut table = check();
    does(&mut table, "South d5d8\nSouth says check\nEast n8n7");
    assert_eq!(claims(&table, "North"), "");
    assert_eq!(
        breach(&table, "North claims V13"),
        Breach::Letter(LetterBreach::Groundless(Offence::Unwarned))
    );
}

#[test]
fn v11_a_queen_of_whose_danger_nobody_was_warned_is_protected_until_she_is() {
    let queen = "S Kh1 Rd4 / W Ka7 Pb5 / N Kg14 Pe13 / E Kn8 Qm5 Pm10";
    let mut table = four_at(Game::Four1869, COUNTER, "S", queen);
    plays(&mut table, "d4d5 m10l10 e13e12 b5c5");
    assert_eq!(stands(&table, "m5"), "gQ");
    let mut taken = table.clone();
    plays(&mut taken, "d5m5");
    assert_eq!(claims(&taken, "East"), "A11", "she is protected still");
    does(&mut taken, "East claims A11");
    assert_eq!(remedies(&taken), "play d5");
    let mut said = four_at(Game::Four1869, COUNTER, "S", queen);
    does(&mut said, "South d4d5\nSouth says check");
    plays(&mut said, "m10l10 e13e12 b5c5 d5m5");
    assert_eq!(
        claims(&said, "East"),
        "",
        "she was warned, and her owner has played"
    );
}

#[test]
fn v11_kings_and_queens_are_told_at_once() {
    let both = "S Kh1 Rd4 / W Ka5 / N Kg14 Pe13 / E Kn8 Qm5 Pm10";
    let mut table = four_at(Game::Four1869, COUNTER, "S", both);
    plays(&mut table, "d4d5");
    assert_eq!(table.state().letter.unsaid.len(), 2);
    does(&mut table, "South says check");
    assert!(table.state().letter.unsaid.is_empty());
}

#[test]
fn a23_among_four_a_claim_goes_back_over_what_a_friend_has_played_since() {
    let men = "S Kh1 Rd5 / W Ka7 Pb5 / N Kg14 Pe13 / E Kn8 Pm5";
    let mut table = four_at(Game::Four1869, BESIDE, "S", men);
    plays(&mut table, "d5f6");
    assert_eq!(turn(&table), Seat::West, "a friend");
    does(&mut table, "West touches b5\nWest b5c5");
    assert_eq!(claims(&table, "North"), "A13");
    assert_eq!(claims(&table, "East"), "A13");
    assert_eq!(claims(&table, "West"), "");
    let mut touched = table.clone();
    does(&mut touched, "North touches e13");
    assert_eq!(claims(&touched, "East"), "", "one of the side has touched");
    does(&mut table, "East points at f6\nEast wants played d5");
    assert_eq!(
        (turn(&table), all_stand(&table, "d5 b5")),
        (Seat::South, "rRbP".into())
    );
    assert_eq!(bond(&table), "A13 play d5");
    plays(&mut table, "d5d6");
    assert_eq!(bond(&table), "-", "the friend plays as he likes");
    replays(&table);
}

#[test]
fn a14_among_four_the_turn_goes_on_from_who_moved_twice() {
    let mut table = check();
    does(&mut table, "South d5d6\nSouth also d6d7");
    assert_eq!(turn(&table), Seat::East);
    let places = [0, 1, 2].map(|ply| table.state().round(ply).column);
    assert_eq!(places, [0, 0, 1]);
    does(&mut table, "West claims A14\nWest puts back");
    assert_eq!(
        (turn(&table), all_stand(&table, "d6 d7")),
        (Seat::East, "rR-".into())
    );
}

#[test]
fn a_friends_man_is_neither_touched_with_effect_nor_moved() {
    let mut table = check();
    assert!(!may(&table, "South e13e12"));
    does(&mut table, "South touches e13");
    assert_eq!(bond(&table), "-");
    assert!(may(&table, "South d5d6"));
    assert!(!may(&check(), "South d5a7"), "nor is a king taken");
}

#[test]
fn a17_among_four_who_finds_his_king_in_check_takes_back_his_own_move_and_all_since() {
    let mut table = check();
    plays(&mut table, "d5d8 m5l5 e13e12 b5c5 h1h2");
    assert!(claims(&table, "East").contains("A17"));
    does(&mut table, "East claims A17");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::East, 1));
    assert_eq!(bond(&table), "A17 out of check");
    plays(&mut table, "n8n7");
}

/// South can leave West without a move by putting a rook on b5, and help it.
const STUCK: &str = "S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8";

#[test]
fn v17_what_is_played_over_is_played_by_the_rules_and_with_an_empty_hand() {
    let mut table = four_at(Game::Four1869, CLOCKWISE, "S", STUCK);
    does(&mut table, "South touches h5\nSouth h5b5");
    assert_eq!((turn(&table), table.state().over), (Seat::South, 1));
    assert_eq!(bond(&table), "-");
    assert_eq!(no(&table, "South h5b5"), "V17");
    assert_eq!(no(&table, "South h5b6"), "A13", "no false move avoids it");
    assert!(may(&table, "South d1d2"));
    does(&mut table, "South touches h5\nSouth h5h6");
    assert_eq!(table.state().over, 0);
    replays(&table);
}

#[test]
fn v17_a_false_move_that_leaves_nothing_to_move_is_not_played_over_but_claimed() {
    let men = STUCK.replace("Rh5", "Rh6");
    let mut table = four_at(Game::Four1869, CLOCKWISE, "S", &men);
    plays(&mut table, "h6b5");
    assert_eq!((result(&table), table.state().over), ("-".into(), 0));
    assert_eq!(claims(&table, "West"), "A13");
    let mut claimed = table.clone();
    does(
        &mut claimed,
        "East claims A13\nEast wants played h6\nSouth h6h7",
    );
    let mut stood = table.clone();
    does(&mut stood, "West claims A13\nWest lets stand");
    assert_eq!(result(&stood), "draw V17");
    does(&mut table, "West touches a11");
    assert_eq!(result(&table), "draw V17");
}

#[test]
fn among_four_nobody_gives_up_while_a_remedy_is_chosen() {
    let mut table = check();
    does(&mut table, "South d5e7\nEast claims A13");
    for seat in ["South", "East", "North", "West"] {
        assert_eq!(no(&table, &format!("{seat} resigns")), "A13", "{seat}");
    }
    assert!(table.choices(Seat::South).is_empty());
}

/// West stands mated by North's rooks, and East would be by a rook on l4.
const MATES: &str = "S Kh1 Rk10 Rl5 / W Ka4 / N Kh14 Rd4 Rd5 / E Kn4 Pm10";

#[test]
fn v7_a_win_by_a_false_move_waits_for_the_losers_claim_though_it_is_not_their_turn() {
    let mut table = four_at(Game::Four1869, COUNTER, "S", MATES);
    plays(&mut table, "k10l4");
    does(&mut table, "South says check");
    assert_eq!(result(&table), "-");
    assert_eq!(
        table.pending().and_then(|verdict| verdict.winner()),
        Some(Seat::South)
    );
    assert_eq!(table.state().awaited(), Some(Seat::East));
    for seat in ["East", "West"] {
        assert_eq!(claims(&table, seat), "A13", "{seat}");
        assert!(offers(&table, seat, Choice::Touch), "{seat}");
    }
    for seat in ["South", "North"] {
        assert!(!offers(&table, seat, Choice::Touch), "{seat}");
        assert_eq!(no(&table, &format!("{seat} touches h1")), "A23");
    }
    let mut claimed = table.clone();
    does(&mut claimed, "West claims A13");
    assert_eq!(remedies(&claimed), "stand, play k10, king");
    does(&mut claimed, "West wants king\nSouth h1h2");
    let mut stood = table.clone();
    does(&mut stood, "East claims A13\nEast lets stand");
    assert_eq!(result(&stood), "ry V7");
    does(&mut table, "West touches a4");
    assert_eq!(result(&table), "ry V7");
    replays(&table);
    replays(&claimed);
}

#[test]
fn v13_a_mate_that_is_said_passes_the_turn_on_and_what_bound_the_mated_falls_away() {
    let men = "S Kh1 Rl10 Rl5 / W Ka7 / N Kh14 Pe13 / E Kn4 Pm10";
    let mut table = four_at(Game::Four1869, COUNTER, "S", men);
    plays(&mut table, "l10l4");
    assert_eq!(turn(&table), Seat::East);
    does(
        &mut table,
        "East m10m9
         South claims A13
         South wants played m10",
    );
    assert_eq!(
        (turn(&table), bond(&table)),
        (Seat::East, "A13 play m10".into())
    );
    does(&mut table, "South says check");
    assert_eq!((turn(&table), bond(&table)), (Seat::North, "-".into()));
    plays(&mut table, "e13e12");
}

/// South's knight covers his king from West's rook.
const EXPOSED: &str = "S Kh1 Nh3 / W Ka7 Rh9 Pb5 / N Kg14 Pe13 / E Kn8 Pm5";

#[test]
fn t9_who_exposes_his_own_king_may_be_made_to_move_again_until_an_enemy_has_played() {
    let mut table = four_at(Game::Four1967, CLOCKWISE, "S", EXPOSED);
    plays(&mut table, "h3g5");
    assert_eq!(claims(&table, "West"), "T9");
    assert_eq!(claims(&table, "East"), "T9");
    assert_eq!(claims(&table, "North"), "");
    let mut again = table.clone();
    does(&mut again, "East claims T9");
    assert_eq!(remedies(&again), "back, stand");
    does(&mut again, "East puts back");
    assert_eq!(
        (turn(&again), bond(&again)),
        (Seat::South, "T9 again".into())
    );
    assert!(!may(&again, "South h3g5"));
    does(&mut again, "South h1g1");
    plays(&mut table, "b5c5");
    assert_eq!(
        breach(&table, "East claims T9"),
        Breach::Letter(LetterBreach::TooLate(Offence::KingExposed))
    );
    plays(&mut table, "e13e12 m5l5");
    assert!(!may(&table, "South g5e6") || claims(&table, "West").is_empty());
    assert!(may(&table, "South h1g1"), "the check must be answered");
    replays(&table);
}

#[test]
fn t9_a_win_by_a_move_that_exposes_the_own_king_waits_for_the_claim() {
    let men = "S Kh1 Rd8 Rl5 / W Ka4 Rk14 / N Ke14 Rh14 / E Kn4";
    let mut table = four_at(Game::Four1967, CLOCKWISE, "S", men);
    plays(&mut table, "d8d4");
    assert_eq!(turn(&table), Seat::North, "West stands mated");
    plays(&mut table, "h14h4");
    assert_eq!(result(&table), "-");
    assert_eq!(claims(&table, "East"), "T9");
    assert!(!offers(&table, "South", Choice::Touch));
    let mut again = table.clone();
    does(&mut again, "West claims T9\nWest puts back");
    assert_eq!((turn(&again), again.pending()), (Seat::North, None));
    does(&mut table, "East touches n4");
    assert_eq!(table.score(), Some("ry"));
    replays(&table);
    replays(&again);
}

#[test]
fn t9_is_all_that_stands_in_1967_and_nothing_is_touched_or_announced_there() {
    let table = four_at(Game::Four1967, CLOCKWISE, "S", EXPOSED);
    assert_eq!(no(&table, "South touches h3"), "T1");
    assert_eq!(no(&table, "South adjusts"), "T1");
    assert!(!may(&table, "South h3h4"));
    assert!(!may(&table, "South b5c5"));
    let mut table = table;
    plays(&mut table, "h1g1");
    assert_eq!(no(&table, "South says check"), "T4");
    assert!(!may(&table, "South also g1f1"));
}
