//! V13 among four: who ought to have warned, until when, and what becomes of it.

use super::scribe::{
    COUNTER, breach, claims, does, four_at, may, no, of_setup, offers, plays, replays, result, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach, CrossBreach, LetterBreach};
use reglement::law::offence::Offence;
use reglement::notation::fen;
use reglement::rules::cross::seating::{Order, Seating};
use reglement::table::Table;
use reglement::table::letter::Said;
use reglement::table::setup::Setup;
use reglement::table::state::Choice;

/// Partners opposite, the turn going South, West, North, East.
const CLOCKWISE: Seating = Seating {
    order: Order::Clockwise,
    ..COUNTER
};

/// South's rook can check East's king on n8 by going to d8.
fn check() -> Table {
    let men = "S Kh1 Rd5 / W Ka7 Pb5 / N Kg14 Pe13 / E Kn8 Pm5";
    four_at(Game::Four1869, COUNTER, "S", men)
}

/// South's knight covers North's king from West's rook.
fn covered() -> Table {
    let men = "S Kk1 Nh10 / W Ka4 Rh5 / N Kh14 / E Kn11";
    four_at(Game::Four1869, CLOCKWISE, "S", men)
}

/// West has no move once South's rook is on a6, where it mates him; East stands mated.
fn mating() -> Table {
    let text =
        "10,yK,3/14/14/bK,12,gK/14/14/14/14/7,rR,6/1,rR,12/12,yR,yR/14/14/3,rK,10 r - - g - -";
    let position = fen::read_seated(text, Game::Four1869, CLOCKWISE).expect("a position");
    of_setup(Setup::from(Game::Four1869, position))
}

#[test]
fn v13_he_ought_to_have_warned_whose_man_attacks_not_who_laid_the_attack_bare() {
    let mut table = covered();
    plays(&mut table, "h10i12");
    assert_eq!(turn(&table), Seat::West);
    let mut liar = table.clone();
    does(&mut liar, "South says check");
    assert_eq!(
        liar.state().letter.said,
        Said::Falsely,
        "it is not his check"
    );
    does(&mut table, "North claims V13");
    let by = table.state().letter.claimed.as_ref().map(|fault| fault.by);
    assert_eq!(by, Some(Seat::West));
    does(&mut table, "North plays over");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::West, 1));
    assert!(table.state().letter.unsaid.is_empty());
    assert_eq!(table.state().letter.said, Said::Nothing, "South said none");
    replays(&table);
}

#[test]
fn v13_after_the_next_move_of_the_attacker_the_check_counts_as_given_by_it() {
    let mut table = covered();
    plays(&mut table, "h10i12 a4a5");
    assert_eq!(claims(&table, "North"), "", "West can still say it");
    assert!(offers(&table, "West", Choice::Announce));
    does(&mut table, "North touches h14");
    for seat in ["South", "North", "East"] {
        assert_eq!(claims(&table, seat), "V13", "{seat}");
    }
    does(&mut table, "East claims V13\nEast plays over");
    assert_eq!((turn(&table), table.state().past.len()), (Seat::North, 2));
    assert_eq!(table.state().letter.said, Said::Check);
}

#[test]
fn v13_a_friend_who_lays_a_check_bare_may_say_it_and_its_giver_owes_it() {
    let men = "S Kh1 Nk8 / W Ka7 Pb5 / N Kg14 Rd8 / E Kn8 Pm5";
    let mut table = four_at(Game::Four1869, COUNTER, "S", men);
    plays(&mut table, "k8j6");
    let mut said = table.clone();
    does(&mut said, "South says check");
    assert_eq!(said.state().letter.said, Said::Check);
    plays(&mut table, "m5l5");
    assert_eq!(claims(&table, "West"), "", "North has not played since");
    let mut early = table.clone();
    does(&mut early, "West claims V13\nWest plays over");
    assert_eq!((turn(&early), early.state().past.len()), (Seat::East, 1));
    plays(&mut table, "g14h14");
    does(&mut table, "West touches b5\nWest claims V13");
    let claimed = table.state().letter.claimed.as_ref();
    assert_eq!(
        claimed.map(|fault| (fault.by, fault.ply)),
        Some((Seat::North, 2))
    );
}

#[test]
fn v13_is_not_told_while_the_check_can_still_be_said_and_can_be_claimed_all_the_same() {
    let mut table = check();
    plays(&mut table, "d5d8");
    for seat in ["South", "East", "North", "West"] {
        assert_eq!(claims(&table, seat), "", "{seat}");
        assert!(may(&table, &format!("{seat} claims V13")));
    }
    does(&mut table, "East adjusts\nEast touches m5");
    assert_eq!(claims(&table, "North"), "", "that touch did not count");
    does(&mut table, "East touches m5");
    assert_eq!(claims(&table, "North"), "V13");
}

#[test]
fn v13_what_is_let_stand_is_not_claimed_again_before_the_careless_player_has_played() {
    let mut table = check();
    plays(&mut table, "d5d8 m5l5");
    does(&mut table, "North claims V13\nNorth lets stand");
    for seat in ["South", "East", "North", "West"] {
        assert_eq!(claims(&table, seat), "", "{seat}");
        assert_eq!(
            breach(&table, &format!("{seat} claims V13")),
            Breach::Letter(LetterBreach::Groundless(Offence::Unwarned))
        );
    }
    plays(&mut table, "e13e12 b5c5");
    assert!(!may(&table, "West claims V13"));
    plays(&mut table, "h1h2");
    does(&mut table, "East touches l5");
    assert_eq!(claims(&table, "North"), "V13");
    replays(&table);
}

#[test]
fn v13_a_mate_that_nobody_said_is_no_stalemate_while_it_can_be_said_or_found_out() {
    let mut table = mating();
    plays(&mut table, "h6a6");
    assert_eq!((turn(&table), result(&table)), (Seat::West, "-".into()));
    assert_eq!((table.pending(), table.state().over), (None, 0));
    assert!(matches!(
        breach(&table, "West a11a10"),
        Breach::Chess(ChessBreach::KingLeft { .. })
    ));
    assert!(!offers(&table, "West", Choice::Play));
    let mut said = table.clone();
    does(&mut said, "South says check");
    assert_eq!(result(&said), "ry V7");
    does(&mut table, "West touches a11");
    assert_eq!(
        (result(&table), table.state().over),
        ("-".into(), 0),
        "nothing is played over"
    );
    assert_eq!(claims(&table, "South"), "V13");
    does(&mut table, "South claims V13\nSouth plays over");
    assert_eq!(result(&table), "ry V7");
    replays(&table);
}

#[test]
fn v17_a_mate_let_stand_unsaid_is_played_over_and_not_by_the_same_move() {
    let mut table = mating();
    plays(&mut table, "h6a6");
    does(&mut table, "West claims V13\nWest lets stand");
    assert_eq!((turn(&table), table.state().over), (Seat::South, 1));
    assert_eq!(
        breach(&table, "South h6a6"),
        Breach::Cross(CrossBreach::Stalemates { seat: Seat::West })
    );
    assert_eq!(no(&table, "South h6a6"), "V17");
    does(&mut table, "South h6h7");
    assert_eq!((turn(&table), table.state().over), (Seat::West, 0));
    replays(&table);
}
