//! D13, D14, R18 and R19: captures neglected, and what the opponent may do about them.

use super::tables::{
    START, agree, at, demands, does, huffs, insists, kept, liable, moves, no, no_demand, no_huff,
    not_even_insisting, omitting, play, plays, refused, result, table, take_back, text, turn,
};
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::table::Table;
use reglement::table::act::{Act, Answer};
use reglement::table::house::Omitted;
use reglement::table::state::{Choice, Due};

/// White must take with one of three men; a fourth has nothing to do with it.
const THREE: &str = "W:W24,27,28,50:B19,22";
/// How a quiet move is refused there.
const WARNED: &str = "D7 D13 24 27 28 19 22";
/// The first of the three has gone on instead of taking.
const NEGLECTED: &str = "B:W20,27,28,50:B19,22";

fn neglected() -> Table {
    let mut table = table(THREE);
    insists(&mut table, "24-20");
    assert_eq!(text(&table), NEGLECTED);
    table
}

fn due(table: &Table) -> Due {
    table.state().due
}

#[test]
fn d13_a_neglected_capture_is_warned_of_and_who_insists_plays_on() {
    let mut table = table(THREE);
    assert_eq!(refused(&table, "24-20"), WARNED);
    assert_eq!(refused(&table, "50-44"), WARNED);
    insists(&mut table, "50-44");
    assert_eq!(text(&table), "B:W24,27,28,44:B19,22");
    assert_eq!(liable(&table), "24 27 28");
}

#[test]
fn d13_with_allow_it_stands_without_a_word() {
    let mut table = omitting(THREE, Omitted::Allow);
    plays(&mut table, "24-20");
    assert_eq!(
        (text(&table), liable(&table)),
        (NEGLECTED.to_owned(), "20 27 28".to_owned())
    );
    huffs(&mut table, 20);
}

#[test]
fn d13_with_refuse_it_never_stands_and_nothing_is_huffed() {
    let mut table = omitting(THREE, Omitted::Refuse);
    assert_eq!(refused(&table, "24-20"), WARNED);
    assert_eq!(not_even_insisting(&table, "24-20"), WARNED);
    plays(&mut table, "27x18");
    assert_eq!(liable(&table), "");
    assert_eq!(no_huff(&table, 18), "D13");
    assert_eq!(no_demand(&table), "D14");
}

#[test]
fn d13_insisting_changes_nothing_about_any_other_breach() {
    for omitted in [Omitted::Refuse, Omitted::Warn, Omitted::Allow] {
        let table = omitting(THREE, omitted);
        for wrong in ["50-40", "27-31", "19-23", "1-6", "24x22", "28x17x12"] {
            assert_eq!(not_even_insisting(&table, wrong), refused(&table, wrong));
        }
    }
    let mut lawful = table(THREE);
    insists(&mut lawful, "28x17");
    assert_eq!(liable(&lawful), "", "nor of what is lawful");
}

#[test]
fn d13_a_huff_takes_off_the_piece_where_it_now_stands() {
    let mut table = neglected();
    huffs(&mut table, 20);
    assert_eq!(text(&table), "B:W27,28,50:B19,22");
}

#[test]
fn d13_a_huff_is_not_a_move() {
    let mut table = neglected();
    huffs(&mut table, 27);
    assert_eq!(turn(&table), Seat::Black, "who huffed still plays");
    assert_eq!(no(&table, Seat::White, Act::Play(play("28-23"))), "D1");
    assert_eq!(moves(&table), "22x33");
    plays(&mut table, "22x33");
    assert_eq!(text(&table), "W:W20,50:B19,33");
    assert_eq!(table.state().number(table.state().past.len()), 2);
}

#[test]
fn d13_who_has_huffed_may_move_or_capture_and_may_neglect_in_his_turn() {
    let mut table = neglected();
    assert_eq!(moves(&table), "22x31 22x33");
    huffs(&mut table, 28);
    assert_eq!(moves(&table), "22x31", "as the board now stands");
    assert_eq!(refused(&table, "19-23"), "D7 D13 22 27");
    insists(&mut table, "19-23");
    assert_eq!(liable(&table), "22");
    huffs(&mut table, 22);
    assert_eq!(text(&table), "W:W20,27,50:B23");
}

#[test]
fn d13_a_huff_closes_the_neglect() {
    let mut table = neglected();
    huffs(&mut table, 20);
    assert_eq!(liable(&table), "");
    for other in [20, 27, 28] {
        assert_eq!(no_huff(&table, other), "D13");
    }
    assert_eq!(no_demand(&table), "D14");
}

#[test]
fn d13_where_nothing_was_neglected_nothing_is_huffed() {
    let mut table = table(START);
    assert_eq!(no_huff(&table, 20), "D13", "before the first move");
    assert_eq!(no_demand(&table), "D14");
    plays(&mut table, "32-28");
    assert_eq!(no_huff(&table, 28), "D13");
    plays(&mut table, "19-23");
    plays(&mut table, "28x19");
    assert_eq!(no_huff(&table, 19), "D13", "he took what he had to");
    assert_eq!(no_demand(&table), "D14");
}

#[test]
fn d13_a_piece_that_neglected_nothing_is_not_huffed() {
    let table = neglected();
    for wrong in [50, 19, 24, 1] {
        assert_eq!(no_huff(&table, wrong), format!("D13 {wrong}"));
    }
    let nowhere = Act::Huff(Square::new(60));
    let refusal = super::tables::refusal(&table, Seat::Black, nowhere);
    assert_eq!(refusal.ruling.article.id, "D13");
}

#[test]
fn d13_the_huff_is_the_opponents_and_before_he_plays() {
    let mut table = neglected();
    assert_eq!(no(&table, Seat::White, Act::Huff(at(20))), "D1");
    assert_eq!(no(&table, Seat::White, Act::Demand), "D1");
    plays(&mut table, "22x31");
    assert_eq!(liable(&table), "");
    assert_eq!(no(&table, Seat::Black, Act::Huff(at(20))), "D1");
    plays(&mut table, "28-23");
    assert_eq!(no_huff(&table, 20), "D13", "it is too late");
}

#[test]
fn d13_a_question_is_answered_before_anything_is_huffed() {
    let mut table = neglected();
    does(&mut table, Seat::White, Act::OfferDraw);
    assert_eq!(no_huff(&table, 20), "DP8b");
    assert_eq!(no_demand(&table), "DP8b");
    does(&mut table, Seat::Black, Act::Answer(Answer::Decline));
    assert_eq!(liable(&table), "20 27 28");
    huffs(&mut table, 20);
}

#[test]
fn d13_a_huff_may_leave_nothing_and_the_huffer_still_plays_before_the_other_has_lost() {
    let mut table = table("W:W28:B1,22");
    insists(&mut table, "28-23");
    huffs(&mut table, 23);
    assert_eq!(
        (text(&table), result(&table)),
        ("B:W:B1,22".into(), "-".into())
    );
    plays(&mut table, "1-6");
    assert_eq!(
        (text(&table), result(&table)),
        ("W:W:B6,22".into(), "0-2 no piece left".into())
    );
    assert_eq!(kept(&table), table);
}

#[test]
fn d13_while_a_huff_is_open_the_game_is_not_over() {
    // Black is shut in by a move that neglects to take him.
    let mut shut = table("W:W31,32,36,42:B27");
    insists(&mut shut, "42-38");
    assert_eq!((moves(&shut), result(&shut)), (String::new(), "-".into()));
    let mut huffed = shut.clone();
    huffs(&mut huffed, 31);
    assert_eq!(moves(&huffed), "27-31");
    demands(&mut shut);
    assert_eq!(moves(&shut), "31x22 32x21");
}

#[test]
fn d14_the_opponent_may_compel_the_capture() {
    let mut table = neglected();
    demands(&mut table);
    assert_eq!(text(&table), THREE, "the move is taken back");
    assert_eq!(moves(&table), "24x13 27x18 28x17");
    for quiet in ["24-20", "50-44"] {
        assert_eq!(refused(&table, quiet), WARNED);
        assert_eq!(not_even_insisting(&table, quiet), WARNED);
    }
    assert_eq!(no_huff(&table, 27), "D13");
    plays(&mut table, "28x17");
    assert_eq!((liable(&table), due(&table)), (String::new(), Due::AsUsual));
}

#[test]
fn d14_what_is_compelled_is_the_greatest_number() {
    for omitted in [Omitted::Warn, Omitted::Allow] {
        let mut table = omitting("W:W28,50:B1,12,22", omitted);
        insists(&mut table, "50-44");
        demands(&mut table);
        assert_eq!(refused(&table, "28x17"), "D11 D13 28 12 22");
        assert_eq!(not_even_insisting(&table, "28x17"), "D11 D13 28 12 22");
        assert_eq!(refused(&table, "50-44"), "D7 D13 28 12 22");
        plays(&mut table, "28x8");
        assert_eq!(text(&table), "B:W8,50:B1");
    }
}

#[test]
fn d14_the_demand_is_met_by_one_capture_and_then_forgotten() {
    let mut table = neglected();
    demands(&mut table);
    plays(&mut table, "24x13 22x33");
    assert_eq!(due(&table), Due::AsUsual);
}

#[test]
fn d14_who_says_nothing_lets_everything_stand() {
    let mut table = neglected();
    plays(&mut table, "22x33");
    assert_eq!(text(&table), "W:W20,27,50:B19,33");
    assert_eq!(liable(&table), "");
}

#[test]
fn d14_the_opponent_has_the_choice_of_all_three() {
    let table = neglected();
    let choices = table.choices(Seat::Black);
    assert!(choices.contains(&Choice::Play));
    assert!(choices.contains(&Choice::Huff(table.state().liable)));
    assert!(choices.contains(&Choice::Demand));
    let others = table.choices(Seat::White);
    let huffs = |choice: &Choice| matches!(choice, Choice::Huff(_) | Choice::Demand);
    assert!(!others.iter().any(huffs));
}

#[test]
fn r18_of_several_that_could_have_taken_the_opponent_chooses() {
    assert_eq!(liable(&neglected()), "20 27 28");
    for (huffed, left) in [(20, "27,28,50"), (27, "20,28,50"), (28, "20,27,50")] {
        let mut table = neglected();
        huffs(&mut table, huffed);
        assert_eq!(text(&table), format!("B:W{left}:B19,22"));
    }
}

#[test]
fn r18_black_may_be_huffed_as_white_may() {
    let mut table = table("B:W29,32:B1,23,27");
    assert_eq!(moves(&table), "23x34 27x38");
    insists(&mut table, "1-6");
    assert_eq!(
        (turn(&table), liable(&table).as_str()),
        (Seat::White, "23 27")
    );
    huffs(&mut table, 27);
    assert_eq!(text(&table), "W:W29,32:B6,23");
}

#[test]
fn r19_a_piece_that_took_fewer_than_it_could_is_itself_liable() {
    let mut table = table("W:W28,50:B1,12,22");
    insists(&mut table, "28x17");
    assert_eq!(text(&table), "B:W17,50:B1,12");
    assert_eq!(liable(&table), "17");
    assert_eq!(no_huff(&table, 50), "D13 50");
    huffs(&mut table, 17);
    assert_eq!(text(&table), "B:W50:B1,12");
}

#[test]
fn r19_only_the_piece_that_should_have_taken_more_is_liable() {
    for (goal, left) in [("45x16", 16), ("45x21", 21), ("45x26", 26)] {
        let mut table = table("W:W22,32,K45:B1,6,11,17,18,28,35,44");
        insists(&mut table, goal);
        assert_eq!(liable(&table), "32", "{goal}");
        assert_eq!(no_huff(&table, left), format!("D13 {left}"));
        huffs(&mut table, 32);
    }
}

#[test]
fn r19_a_king_huffed_is_off_as_any_piece() {
    let mut table = table("W:WK46,50:B20,28");
    insists(&mut table, "46-41");
    huffs(&mut table, 41);
    assert_eq!(text(&table), "B:W50:B20,28");
}

#[test]
fn a_huff_taken_back_leaves_the_same_pieces_liable() {
    let mut table = neglected();
    let open = table.state().clone();
    huffs(&mut table, 27);
    take_back(&mut table, 1);
    assert_eq!(table.state(), &open);
    huffs(&mut table, 28);
    plays(&mut table, "22x31");
    take_back(&mut table, 1);
    assert_eq!(
        (text(&table), liable(&table).as_str()),
        ("B:W20,27,50:B19,22".into(), "")
    );
    assert_eq!(no_huff(&table, 27), "D13");
    take_back(&mut table, 1);
    assert_eq!(table.state(), &open);
    plays(&mut table, "22x31");
    take_back(&mut table, 1);
    assert_eq!(table.state(), &open);
    take_back(&mut table, 1);
    assert_eq!(
        (text(&table).as_str(), liable(&table).as_str()),
        (THREE, "")
    );
}

#[test]
fn a_capture_taken_back_that_was_demanded_is_still_due() {
    let mut table = table("B:W24,27,28,50:B13,22");
    assert_eq!(moves(&table), "22x31 22x33");
    plays(&mut table, "22x31");
    take_back(&mut table, 1);
    let mut table = self::table("B:W24,27,28,50:B14,22");
    insists(&mut table, "14-19");
    plays(&mut table, "24x13");
    take_back(&mut table, 1);
    assert_eq!(liable(&table), "22");
    insists(&mut table, "50-44");
    assert_eq!(liable(&table), "24 27 28");
    let open = table.state().clone();
    demands(&mut table);
    let demanded = table.state().clone();
    assert_eq!(
        liable(&table),
        "22",
        "what was open before the move is open again"
    );
    plays(&mut table, "27x18");
    take_back(&mut table, 1);
    assert_eq!(table.state(), &demanded);
    assert_eq!(not_even_insisting(&table, "50-44"), WARNED);
    take_back(&mut table, 1);
    assert_eq!(
        due(&table),
        Due::AsUsual,
        "the move before it was never demanded"
    );
    insists(&mut table, "14-19 50-44");
    assert_eq!(table.state(), &open);
}

#[test]
fn a_huff_and_a_demand_are_kept_with_the_game() {
    let mut table = neglected();
    assert_eq!(kept(&table), table);
    demands(&mut table);
    assert_eq!(kept(&table), table);
    plays(&mut table, "28x17 19x30");
    insists(&mut table, "27-22");
    take_back(&mut table, 1);
    assert_eq!(kept(&table), table);
}

#[test]
fn a_draw_can_be_agreed_while_a_huff_is_open() {
    let mut table = neglected();
    agree(&mut table, Seat::White, Act::OfferDraw);
    assert_eq!(result(&table), "1-1 agreed");
    assert_eq!(no(&table, Seat::Black, Act::Huff(at(20))), "D1");
}
