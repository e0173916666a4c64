//! V17: who can move nothing and is not in check; the last plies are played over.

use super::cross::at;
use super::tables::{
    CLOCKWISE, answers, does, entry, no, past, plays, refused, replayed, result, table, turn,
};
use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::law::breach::{Breach, CrossBreach};
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::Act;
use reglement::table::over::PlayingOver;
use reglement::table::state::Choice;

/// South can leave West without a move by h5-b5, and help it.
const ONE: &str = "S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8";
/// East opens North's file by taking the rook off it; South cannot help it.
const TWO: &str = "S Kd1 / W Ka11 / N Kk14 Rk10 Rb4 / E Kn8 Rb6";
/// North shuts West in; neither East nor South can help it.
const THREE: &str = "S Kd1 / W Ka11 / N Kk14 Rk10 Rh5 / E Kn8";
/// West is shut in by its own men and its friend's, and nobody can help it.
const NONE: &str = "S Kh1 / W Ka11 Ba10 Pb9 Pb10 Pb11 / N Kh14 / E Kn8 Pc9 Pc10 Pc11";

fn over(table: &Table) -> (Seat, String, usize) {
    let PlayingOver { seat, plies, left } = table.playing_over().expect("plies to play over");
    let moves = plies.iter().map(|(before, played)| {
        assert_eq!(before.judge(&before.play(*played)), Ok(*played));
        before.play(*played).coordinates(&CROSS)
    });
    let moves: Vec<String> = moves.collect();
    assert_eq!(left, table.state().over);
    (seat, moves.join(" "), left)
}

fn west(moves: &str, left: usize) -> (Seat, String, usize) {
    (Seat::West, moves.to_owned(), left)
}

#[test]
fn v17_the_last_ply_is_taken_back_where_another_avoids_it() {
    let mut table = table(CLOCKWISE, "S", ONE);
    let before = table.state().position;
    plays(&mut table, "h5b5");
    assert_eq!(table.state().position, before);
    assert_eq!((past(&table).as_str(), turn(&table)), ("", Seat::South));
    assert_eq!(over(&table), west("h5b5", 1));
    assert_eq!(table.entries().len(), 1, "the record keeps what was done");
    plays(&mut table, "h5c5");
    assert_eq!((table.playing_over(), turn(&table)), (None, Seat::West));
    assert_eq!(past(&table), "h5c5");
    assert_eq!(result(&table), "-");
}

#[test]
fn v17_a_move_that_leads_to_it_again_is_refused_and_any_other_is_not() {
    let mut table = table(CLOCKWISE, "S", ONE);
    plays(&mut table, "h5b5");
    assert_eq!(refused(&table, "h5b5"), "V17");
    let play = Act::Play(Play::new(at("h5"), at("b5")));
    let refusal = table.weigh(&entry(Seat::South, play)).expect_err("V17");
    let breach = CrossBreach::Stalemates { seat: Seat::West };
    assert_eq!(refusal.breach, Breach::Cross(breach));
    let position = table.state().position;
    let others = position.moves().into_iter();
    let others: Vec<_> = others.filter(|m| m.end() != at("b5")).collect();
    assert_eq!(table.moves(), others);
    for played in others {
        let act = Act::Play(position.play(played));
        assert!(table.weigh(&entry(Seat::South, act)).is_ok(), "{played:?}");
    }
    // What the pieces cannot do is refused for its own reason.
    assert_eq!(refused(&table, "h5i6"), "A13");
    assert!(table.choices(Seat::South).contains(&Choice::Play));
}

#[test]
fn v17_two_plies_are_taken_back_where_the_last_alone_cannot_avoid_it() {
    let mut table = table(CLOCKWISE, "E", TWO);
    let before = table.state().position;
    plays(&mut table, "b6c6 d1d2");
    assert_eq!(table.state().position, before);
    assert_eq!(over(&table), west("b6c6 d1d2", 2));
    // Off the file the rook may not go, but for taking.
    for text in ["b6c6", "b6d6"] {
        assert_eq!(refused(&table, text), "V17", "{text}");
    }
    plays(&mut table, "n8n7");
    assert_eq!(over(&table), west("b6c6 d1d2", 1));
    plays(&mut table, "d1d2");
    assert_eq!(table.playing_over(), None);
    assert_eq!(turn(&table), Seat::West);
    assert_eq!(past(&table), "n8n7 d1d2");
}

#[test]
fn v17_three_plies_are_taken_back_where_two_cannot_avoid_it() {
    let mut table = table(CLOCKWISE, "N", THREE);
    plays(&mut table, "h5b5 n8n7 d1d2");
    assert_eq!(over(&table), west("h5b5 n8n7 d1d2", 3));
    assert_eq!(turn(&table), Seat::North);
    assert_eq!(refused(&table, "h5b5"), "V17");
    plays(&mut table, "h5c5 n8n7");
    assert_eq!(over(&table), west("h5b5 n8n7 d1d2", 1));
    plays(&mut table, "d1d2");
    assert_eq!((table.playing_over(), turn(&table)), (None, Seat::West));
}

#[test]
fn v17_the_game_is_drawn_where_three_plies_cannot_avoid_it() {
    let mut table = table(CLOCKWISE, "N", NONE);
    plays(&mut table, "h14i14 n8n7");
    assert_eq!(result(&table), "-");
    plays(&mut table, "h1i1");
    assert_eq!(result(&table), "draw V17");
    assert_eq!(past(&table), "h14i14 n8n7 h1i1", "what was played stands");
    assert_eq!(table.playing_over(), None);
    assert_eq!(no(&table, Seat::West, Act::OfferDraw), "V17");
}

#[test]
fn v17_the_game_is_drawn_where_too_few_plies_have_been_played() {
    let mut two = table(CLOCKWISE, "S", &TWO.replace("Rb6", "Rc6"));
    plays(&mut two, "d1d2");
    assert_eq!(result(&two), "draw V17");
    // A position that is so from the first has none to take back.
    let none = table(CLOCKWISE, "W", NONE);
    assert_eq!(result(&none), "draw V17");
}

#[test]
fn v17_what_is_replayed_from_the_entries_is_the_live_table() {
    let mut table = table(CLOCKWISE, "N", THREE);
    plays(&mut table, "h5b5 n8n7 d1d2");
    assert_eq!(replayed(&table), table);
    plays(&mut table, "h5c5 n8n7");
    assert_eq!(replayed(&table), table);
    plays(&mut table, "d1d2 a11b11");
    assert_eq!(replayed(&table), table);
}

#[test]
fn v17_taking_back_by_consent_goes_across_what_was_played_over() {
    let mut table = table(CLOCKWISE, "E", TWO);
    plays(&mut table, "b6c6 d1d2");
    let over_two = table.state().clone();
    plays(&mut table, "n8n7 d1d2 a11b11");
    // Into the middle of the plies that were played over: the restriction holds again.
    does(&mut table, Seat::South, Act::AskTakeBack { plies: 2 });
    answers(&mut table, "yes yes yes");
    assert_eq!(over(&table), west("b6c6 d1d2", 1));
    does(&mut table, Seat::East, Act::AskTakeBack { plies: 1 });
    answers(&mut table, "yes yes yes");
    assert_eq!(table.state(), &over_two);
    assert_eq!(refused(&table, "b6c6"), "V17");
    assert_eq!(replayed(&table), table);
}

#[test]
fn v17_taking_back_before_what_was_played_over_leaves_the_players_free() {
    let mut table = table(CLOCKWISE, "E", &ONE.replace("Kn8", "Kn9"));
    let first = table.state().clone();
    plays(&mut table, "n9n8 h5b5");
    assert_eq!(over(&table), west("h5b5", 1));
    does(&mut table, Seat::East, Act::AskTakeBack { plies: 1 });
    answers(&mut table, "yes yes yes");
    assert_eq!(table.state(), &first);
    plays(&mut table, "n9n8 h5b5");
    assert_eq!(over(&table), west("h5b5", 1));
}

#[test]
fn v17_another_stalemate_is_avoided_anew() {
    let mut table = table(CLOCKWISE, "S", ONE);
    plays(&mut table, "h5b5 h5c5 a11b11 k10i10 n8n7");
    assert_eq!(result(&table), "-");
    // c5 to a5 gives West nothing but b12, which is no square; North's rook holds row 10.
    plays(&mut table, "c5c6 b11a11 i10k10 n7n8 c6b6");
    assert_eq!(over(&table), west("c6b6", 1));
    assert_eq!(
        past(&table),
        "h5c5 a11b11 k10i10 n8n7 c5c6 b11a11 i10k10 n7n8"
    );
}

#[test]
fn v17_a_count_is_as_it_was_before_the_plies_taken_back() {
    let mut table = table(CLOCKWISE, "E", TWO);
    does(&mut table, Seat::West, Act::Count);
    let count = table.state().count.expect("a count");
    plays(&mut table, "b6c6 d1d2");
    assert_eq!(table.state().count, Some(count));
    plays(&mut table, "n8n7");
    assert_eq!(table.state().count.expect("a count").plies, 1);
}

#[test]
fn v17_among_what_can_be_done_is_still_to_ask_and_to_give_up() {
    let mut table = table(CLOCKWISE, "S", ONE);
    plays(&mut table, "h5b5");
    does(&mut table, Seat::West, Act::Resign);
    answers(&mut table, "no");
    does(&mut table, Seat::South, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "draw agreed");
    assert_eq!(table.playing_over(), None);
}
