//! What is asked of the others, one after the other: draws, plies back, giving up; and what agreement makes of a game.

use super::tables::{
    CLOCKWISE, COUNTER, answers, asked, does, mated, no, of_game, past, play, plays, replayed,
    result, seats, turn,
};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::table::Table;
use reglement::table::act::{Act, Answer};
use reglement::table::setup::Setup;
use reglement::table::state::{Choice, Question, Stage};

/// East mates South by k9-e9, with West's rook.
const MATE: &str = "S Kd1 / W Ka7 Rd8 / N Kg14 / E Kn8 Rk9";

fn plain(game: Game) -> Table {
    Table::new(Setup::plain(game)).expect("a table")
}

fn mate_in_1967() -> Table {
    of_game(Game::Four1967, CLOCKWISE, "E", MATE)
}

#[test]
fn a_draw_is_asked_of_the_three_others_in_the_order_of_their_turns() {
    let mut table = plain(Game::Four1869);
    does(&mut table, Seat::North, Act::OfferDraw);
    for seat in [Seat::West, Seat::South, Seat::East] {
        let stage = Stage::Choose {
            asker: Seat::North,
            by: seat,
            question: Question::Draw,
        };
        assert_eq!(table.state().stage, stage);
        assert_eq!(table.state().awaited(), Some(seat));
        answers(&mut table, "yes");
    }
    assert_eq!(result(&table), "draw agreed");
    let mut table = plain(Game::Four1967);
    does(&mut table, Seat::North, Act::OfferDraw);
    assert_eq!(asked(&table), Some(Seat::East), "clockwise");
}

#[test]
fn the_first_no_ends_a_question_and_it_is_not_asked_again_before_a_move() {
    for (given, questions) in [("no", 1), ("yes no", 2), ("yes yes no", 3)] {
        let mut table = plain(Game::Four1869);
        does(&mut table, Seat::South, Act::OfferDraw);
        answers(&mut table, given);
        assert_eq!(table.state().stage, Stage::Play);
        assert_eq!(table.entries().len(), 1 + questions);
        assert_eq!(no(&table, Seat::South, Act::OfferDraw), "V17");
        assert!(!table.choices(Seat::South).contains(&Choice::OfferDraw));
        assert!(table.choices(Seat::North).contains(&Choice::OfferDraw));
        plays(&mut table, "d2d4");
        does(&mut table, Seat::South, Act::OfferDraw);
        assert_eq!(replayed(&table), table);
    }
}

#[test]
fn while_a_question_waits_only_its_answer_is_in_place() {
    let mut table = plain(Game::Four1869);
    does(&mut table, Seat::South, Act::OfferDraw);
    assert_eq!(asked(&table), Some(Seat::East));
    for seat in Seat::FOUR {
        assert_eq!(no(&table, seat, Act::Resign), "V4");
        assert_eq!(no(&table, seat, Act::OfferDraw), "V4");
        assert_eq!(no(&table, seat, play("d2d4")), "V4");
        assert_eq!(no(&table, seat, Act::AskTakeBack { plies: 1 }), "V4");
        let choices = match seat {
            Seat::East => vec![Choice::Answer(Question::Draw)],
            _ => Vec::new(),
        };
        assert_eq!(table.choices(seat), choices);
    }
    for seat in [Seat::South, Seat::North, Seat::West] {
        assert_eq!(no(&table, seat, Act::Answer(Answer::Accept)), "V4");
    }
}

#[test]
fn of_two_players_who_is_asked_may_still_give_up() {
    let mut table = plain(Game::Chess1869);
    does(&mut table, Seat::White, Act::OfferDraw);
    assert!(table.choices(Seat::White).contains(&Choice::Resign));
    does(&mut table, Seat::White, Act::Resign);
    assert_eq!(result(&table), "0-1 resigned");
}

#[test]
fn plies_are_taken_back_when_all_consent_mated_or_not() {
    let mut table = mate_in_1967();
    plays(&mut table, "k9e9");
    assert_eq!((mated(&table).as_str(), turn(&table)), ("r", Seat::West));
    assert_eq!(table.taker_back(1), Some(Seat::East));
    does(&mut table, Seat::East, Act::AskTakeBack { plies: 1 });
    assert_eq!(asked(&table), Some(Seat::South), "though he is mated");
    answers(&mut table, "yes yes yes");
    assert_eq!((mated(&table).as_str(), turn(&table)), ("", Seat::East));
    assert_eq!(past(&table), "");
    assert_eq!(replayed(&table), table);
}

#[test]
fn the_seat_that_would_take_back_is_that_which_made_the_first_of_the_plies() {
    let mut table = plain(Game::Four1869);
    plays(&mut table, "d2d4 m4l4 k13k12");
    let takers = [1, 2, 3, 4].map(|plies| table.taker_back(plies));
    let expected = [Seat::North, Seat::East, Seat::South].map(Some);
    assert_eq!(takers[..3], expected);
    assert_eq!(takers[3], None);
    let four = Act::AskTakeBack { plies: 4 };
    assert_eq!(no(&table, Seat::South, four), "A9");
}

#[test]
fn a_side_gives_up_when_the_partner_agrees_and_has_lost_once() {
    for (asker, partner, score) in [
        (Seat::West, Seat::East, "ry resigned"),
        (Seat::East, Seat::West, "ry resigned"),
        (Seat::South, Seat::North, "bg resigned"),
        (Seat::North, Seat::South, "bg resigned"),
    ] {
        for game in [Game::Four1869, Game::Four1967] {
            let mut table = plain(game);
            does(&mut table, asker, Act::Resign);
            let stage = Stage::Choose {
                asker,
                by: partner,
                question: Question::Resign,
            };
            assert_eq!(table.state().stage, stage);
            answers(&mut table, "yes");
            assert_eq!(result(&table), score);
            let verdict = table.state().verdict();
            let article = match game {
                Game::Four1869 => "V7",
                _ => "T17",
            };
            for seat in Seat::FOUR {
                for act in [
                    Act::Resign,
                    Act::OfferDraw,
                    Act::Answer(Answer::Accept),
                    Act::AskTakeBack { plies: 1 },
                    play("d2d4"),
                ] {
                    assert_eq!(no(&table, seat, act), article);
                }
                assert!(table.choices(seat).is_empty());
            }
            assert_eq!(table.state().verdict(), verdict, "it is over once");
            assert_eq!(table.state().awaited(), None);
            assert_eq!(replayed(&table), table);
        }
    }
}

#[test]
fn a_partner_who_declines_plays_on_and_may_himself_ask() {
    let mut table = plain(Game::Four1869);
    does(&mut table, Seat::West, Act::Resign);
    answers(&mut table, "no");
    assert_eq!((result(&table).as_str(), asked(&table)), ("-", None));
    assert_eq!(no(&table, Seat::West, Act::Resign), "V7");
    assert!(!table.choices(Seat::West).contains(&Choice::Resign));
    does(&mut table, Seat::East, Act::Resign);
    assert_eq!(asked(&table), Some(Seat::West));
}

#[test]
fn partners_beside_each_other_give_up_together() {
    use reglement::rules::cross::seating::{Partners, Seating};
    let adjacent = Seating {
        partners: Partners::Adjacent,
        ..COUNTER
    };
    let men = "S Kd1 / W Ka7 / N Kg14 / E Kn8 Rk4";
    let mut table = of_game(Game::Four1869, adjacent, "S", men);
    does(&mut table, Seat::South, Act::Resign);
    assert_eq!(asked(&table), Some(Seat::West));
    answers(&mut table, "yes");
    assert_eq!(result(&table), "yg resigned");
}

#[test]
fn t17_agreed_with_one_mated_king_it_is_half_won_by_the_other_side() {
    let mut table = mate_in_1967();
    does(&mut table, Seat::South, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "draw agreed", "T5: nobody is mated");
    let mut table = mate_in_1967();
    plays(&mut table, "k9e9");
    does(&mut table, Seat::North, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "bg half T17");
}

#[test]
fn t5_agreed_with_a_mated_king_on_each_side_it_is_drawn() {
    let men = "S Kd1 / W Ka11 Rd8 / N Kk14 Rk10 Qb10 / E Kn8 Rk9";
    let mut table = of_game(Game::Four1967, CLOCKWISE, "E", men);
    plays(&mut table, "k9e9");
    assert_eq!(mated(&table), "rb");
    assert_eq!(turn(&table), Seat::North);
    does(&mut table, Seat::North, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "draw agreed");
}

#[test]
fn t17_a_mate_that_is_lifted_on_the_board_is_none_when_all_agree() {
    let mut table = mate_in_1967();
    plays(&mut table, "k9e9 d8c8");
    assert_eq!(mated(&table), "r", "he has not moved since");
    does(&mut table, Seat::North, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "draw agreed");
}

#[test]
fn agreed_in_1869_it_is_drawn_though_a_king_stands_mated() {
    let mut table = of_game(Game::Four1869, CLOCKWISE, "E", MATE);
    plays(&mut table, "k9e9");
    assert_eq!(mated(&table), "r");
    does(&mut table, Seat::North, Act::OfferDraw);
    answers(&mut table, "yes yes yes");
    assert_eq!(result(&table), "draw agreed");
}

#[test]
fn t13_partners_consult_only_while_one_of_them_stands_mated() {
    let mut table = mate_in_1967();
    assert_eq!(table.consulting(), Some(seats("")));
    plays(&mut table, "k9e9");
    assert_eq!(table.consulting(), Some(seats("SN")));
    plays(&mut table, "d8c8");
    assert_eq!(table.consulting(), Some(seats("")), "the mate is lifted");
    let mut table = of_game(Game::Four1869, CLOCKWISE, "E", MATE);
    plays(&mut table, "k9e9");
    assert_eq!(table.consulting(), None, "the source does not say");
    assert_eq!(plain(Game::Chess1869).consulting(), None);
}
