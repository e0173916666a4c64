//! A22, R3, R4 and R12 among four: the count of fifty moves by a side, and undertakings.

use super::cross::{at, of_parts, parts};
use super::tables::{
    CLOCKWISE, COUNTER, answers, does, entry, mated, no, of_game, play, plays, replayed, result,
    table, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, HandBreach, NoCount, NoUndertaking};
use reglement::rules::castling::Wing;
use reglement::table::Table;
use reglement::table::act::{Act, Undertaking};
use reglement::table::setup::Setup;
use reglement::table::state::{Choice, Named};

/// South and North have no more than their kings.
const WEAK: &str = "S Kh1 / W Ka7 Rb7 / N Kh14 / E Kn8 Rm5";
/// A round of moves that change nothing, counter-clockwise, and the way back.
const ROUND: [&str; 2] = ["h1g1 n8n7 h14g14 a7a8", "g1h1 n7n8 g14h14 a8a7"];

/// Goes there and back so often that so many plies are made.
fn shuffles(table: &mut Table, rounds: [&str; 2], plies: usize) {
    let round = rounds.iter().flat_map(|round| round.split_whitespace());
    for text in round.cycle().take(plies) {
        does(table, turn(table), play(text));
    }
}

fn why_no_count(table: &Table, seat: Seat) -> NoCount {
    let refusal = table.weigh(&entry(seat, Act::Count)).expect_err("no count");
    match refusal.breach {
        Breach::Hand(HandBreach::NoCount(why)) => why,
        breach => panic!("{breach:?}"),
    }
}

fn undertake(man: Option<&str>, on: Option<&str>) -> Act {
    Act::Undertake(Undertaking {
        man: man.map(at),
        on: on.map(at),
    })
}

#[test]
fn r12_a_side_may_count_by_either_of_its_seats() {
    for (turn, seat) in [("S", Seat::South), ("S", Seat::North), ("E", Seat::South)] {
        let mut table = table(COUNTER, turn, WEAK);
        assert!(table.choices(seat).contains(&Choice::Count));
        does(&mut table, seat, Act::Count);
        assert_eq!(table.state().count.expect("a count").by, seat);
        for again in Seat::FOUR {
            assert_eq!(why_no_count(&table, again), NoCount::Running);
        }
    }
}

#[test]
fn r12_two_seats_together_may_have_one_rook_and_no_more() {
    for (south, north, may) in [
        ("Kh1", "Kh14", true),
        ("Kh1 Rd1", "Kh14", true),
        ("Kh1", "Kh14 Rd14", true),
        ("Kh1 Rd1", "Kh14 Rd14", false),
        ("Kh1", "Kh14 Pd13", false),
        ("Kh1 Ne1", "Kh14", false),
    ] {
        let men = format!("S {south} / W Ka7 Qb7 / N {north} / E Kn8");
        let table = table(COUNTER, "S", &men);
        for seat in [Seat::South, Seat::North] {
            let counted = table.weigh(&entry(seat, Act::Count)).is_ok();
            assert_eq!(counted, may, "{men}");
        }
        assert_eq!(why_no_count(&table, Seat::West), NoCount::TooStrong);
    }
    let knight = table(COUNTER, "S", "S Kh1 / W Ka7 Nb7 / N Kh14 / E Kn8");
    assert_eq!(why_no_count(&knight, Seat::South), NoCount::NoForce);
}

#[test]
fn r12_the_game_is_drawn_after_fifty_moves_of_each_side() {
    let mut table = table(COUNTER, "S", WEAK);
    does(&mut table, Seat::North, Act::Count);
    shuffles(&mut table, ROUND, 99);
    assert_eq!(result(&table), "-");
    let count = table.state().count.expect("a count");
    assert_eq!((count.moves(), count.plies), (49, 99));
    plays(&mut table, "a7a8");
    assert_eq!(result(&table), "draw A22");
    assert_eq!(replayed(&table), table);
}

#[test]
fn r12_while_the_turn_passes_over_a_mated_seat_both_sides_must_have_made_theirs() {
    // West is mated by North's rooks: of three plies East makes one.
    let men = "S Kd1 / W Ka11 / N Kk14 Rk10 Rh9 / E Kn8";
    let mut table = table(COUNTER, "N", men);
    plays(&mut table, "h9h11");
    assert_eq!((mated(&table).as_str(), turn(&table)), ("b", Seat::South));
    does(&mut table, Seat::East, Act::Count);
    let rounds = ["d1e1 n8n7 k14j14", "e1d1 n7n8 j14k14"];
    shuffles(&mut table, rounds, 148);
    assert_eq!(result(&table), "-");
    assert_eq!(table.state().count.expect("a count").moves(), 49);
    plays(&mut table, "n7n8");
    assert_eq!(result(&table), "draw A22");
    let count = table.state().count.expect("a count");
    assert_eq!((count.own, count.plies), (50, 149));
}

#[test]
fn r3_the_count_falls_away_when_its_side_becomes_the_stronger() {
    let men = "S Kh1 Rd1 / W Ka7 Qd7 / N Kh14 / E Kn8";
    let mut table = table(COUNTER, "S", men);
    does(&mut table, Seat::North, Act::Count);
    plays(&mut table, "h1g1");
    assert_eq!(table.state().count.expect("a count").plies, 1);
    plays(&mut table, "n8n7 h14g14 a7a8 d1d7");
    assert_eq!(table.state().count, None, "the queen is taken");
    let taken_back = Act::AskTakeBack { plies: 1 };
    does(&mut table, Seat::South, taken_back);
    answers(&mut table, "yes yes yes");
    assert_eq!(table.state().count.expect("a count").plies, 4);
}

#[test]
fn t1_knows_neither_a_count_nor_undertakings() {
    let table = of_game(Game::Four1967, CLOCKWISE, "S", WEAK);
    for seat in Seat::FOUR {
        assert_eq!(why_no_count(&table, seat), NoCount::Unknown);
        assert_eq!(no(&table, seat, Act::Count), "T1");
        assert_eq!(no(&table, seat, undertake(None, Some("n4"))), "T1");
        let choices = table.choices(seat);
        assert!(!choices.contains(&Choice::Count) && !choices.contains(&Choice::Undertake));
    }
}

/// West stands mated by North's rooks on k10 and h11; South mates East by k4-n4 or m5-n5.
fn before_the_last_mate() -> Table {
    let men = "S Kd1 Rm5 Rk4 / W Ka11 / N Kk14 Rk10 Rh9 / E Kn8";
    let mut table = table(COUNTER, "N", men);
    plays(&mut table, "h9h11 d1e1 n8n9 k14j14");
    assert_eq!((mated(&table).as_str(), turn(&table)), ("b", Seat::South));
    table
}

#[test]
fn v7_both_enemy_kings_mated_win_the_game() {
    let mut table = before_the_last_mate();
    plays(&mut table, "k4n4");
    assert_eq!(result(&table), "ry V7");
    assert_eq!(no(&table, Seat::North, Act::OfferDraw), "V7");
    assert_eq!(replayed(&table), table);
}

#[test]
fn a22_an_undertaking_is_kept_by_the_named_man_on_the_named_square() {
    for (seat, man, on) in [
        (Seat::South, Some("k4"), None),
        (Seat::South, None, Some("n4")),
        (Seat::South, Some("k4"), Some("n4")),
        // Of the two kings either will do.
        (Seat::North, Some("h11"), None),
        (Seat::North, None, Some("n4")),
    ] {
        let mut table = before_the_last_mate();
        does(&mut table, seat, undertake(man, on));
        plays(&mut table, "k4n4");
        assert_eq!(result(&table), "ry V7", "{man:?} {on:?}");
    }
}

#[test]
fn r4_a_side_that_mates_otherwise_than_one_of_it_undertook_has_drawn() {
    for (seat, man, on) in [
        (Seat::South, Some("m5"), None),
        (Seat::South, None, Some("n5")),
        (Seat::South, Some("k4"), Some("n5")),
        (Seat::North, Some("k10"), None),
    ] {
        let mut table = before_the_last_mate();
        does(&mut table, seat, undertake(man, on));
        plays(&mut table, "k4n4");
        assert_eq!(result(&table), "draw A22", "{man:?} {on:?}");
    }
    let mut table = before_the_last_mate();
    does(&mut table, Seat::East, undertake(None, Some("n5")));
    plays(&mut table, "k4n4");
    assert_eq!(result(&table), "ry V7", "the loser's word binds nobody");
}

#[test]
fn a22_against_an_undertaking_of_either_enemy_nothing_is_counted() {
    let mut table = before_the_last_mate();
    assert!(table.weigh(&entry(Seat::East, Act::Count)).is_ok());
    does(&mut table, Seat::North, undertake(Some("k10"), None));
    for seat in [Seat::East, Seat::West] {
        assert_eq!(why_no_count(&table, seat), NoCount::Undertaking);
    }
    let pledges = table.state().pledges;
    assert_eq!(pledges.iter().flatten().count(), 1);
    does(&mut table, Seat::South, undertake(Some("k4"), None));
    let refusal = table.weigh(&entry(Seat::South, undertake(None, Some("n4"))));
    let already = HandBreach::NoUndertaking(NoUndertaking::Already);
    assert_eq!(refusal.expect_err("already").breach, Breach::Hand(already));
}

#[test]
fn a22_only_an_own_man_can_be_named_and_not_the_king() {
    let table = before_the_last_mate();
    for man in ["h11", "e1", "d5", "a11"] {
        let refusal = table.weigh(&entry(Seat::South, undertake(Some(man), None)));
        let at = at(man);
        let wrong = HandBreach::NoUndertaking(NoUndertaking::WrongMan { at });
        assert_eq!(refusal.expect_err("wrong man").breach, Breach::Hand(wrong));
    }
}

#[test]
fn a22_the_named_rook_is_followed_in_castling_in_all_four_directions() {
    let men = "S Kh1 Rd1 Rk1 / W Ka7 Ra4 Ra11 / N Kg14 Rd14 Rk14 / E Kn8 Rn4 Rn11";
    for (letter, castles, rook, to) in [
        ("S", "h1j1", "k1", "i1"),
        ("S", "h1f1", "d1", "g1"),
        ("W", "a7a5", "a4", "a6"),
        ("W", "a7a9", "a11", "a8"),
        ("N", "g14e14", "d14", "f14"),
        ("N", "g14i14", "k14", "h14"),
        ("E", "n8n10", "n11", "n9"),
        ("E", "n8n6", "n4", "n7"),
    ] {
        let mut parts = parts(super::cross::seat(letter), men);
        for seat in Seat::FOUR {
            parts.rights.extend(Wing::BOTH.map(|wing| (seat, wing)));
        }
        let position = of_parts(Game::Four1869, CLOCKWISE, &parts);
        let mut table = Table::new(Setup::from(Game::Four1869, position)).expect("a table");
        let seat = parts.turn;
        does(&mut table, seat, undertake(Some(rook), None));
        plays(&mut table, castles);
        let pledge = table.state().pledges[seat.index()].expect("a pledge");
        assert_eq!(pledge.man, Named::At(at(to)), "{castles}");
    }
}

#[test]
fn a22_the_named_man_is_followed_and_lost_when_he_is_taken() {
    let men = "S Kd1 Rm5 Rk4 / W Ka11 / N Kk14 Rk10 / E Kn8 Nj6";
    let mut table = table(COUNTER, "S", men);
    does(&mut table, Seat::South, undertake(Some("k4"), None));
    plays(&mut table, "d1e1");
    let named = |table: &Table| table.state().pledges[0].expect("a pledge").man;
    assert_eq!(named(&table), Named::At(at("k4")));
    plays(&mut table, "j6k4");
    assert_eq!(named(&table), Named::Lost);
    does(&mut table, Seat::East, Act::AskTakeBack { plies: 1 });
    answers(&mut table, "yes yes yes");
    assert_eq!(named(&table), Named::At(at("k4")));
}
