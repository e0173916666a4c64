//! The clock at the table, its times reckoned by hand.

use super::{FLAG, does, from, left, play, plays, refused, setup};
use reglement::board::piece::Seat::{self, Black, East, North, South, West, White};
use reglement::games::Game;
use reglement::law::breach::NoClock;
use reglement::law::ending::{Ending, Verdict};
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Millis};
use reglement::table::clock::shown;
use reglement::table::control::Control;

fn chess(minutes: u16, increment: u16) -> Table {
    Table::new(setup(Game::Chess1869, minutes, increment)).unwrap()
}

fn verdict(table: &Table) -> Verdict {
    table.state().verdict().expect("an end")
}

#[test]
fn a_control_is_read_as_it_is_written_and_nothing_else_is() {
    for text in ["1+0", "15+10", "600+600"] {
        assert_eq!(Control::named(text).unwrap().to_string(), text);
    }
    assert_eq!(Control::named("15"), Control::new(15, 0));
    for wrong in [
        "", "+", "0", "0+5", "601", "5+601", "15+", "+10", "-5", "15 + 10", "15+10+5", "1.5", "５",
        "99999",
    ] {
        assert_eq!(Control::named(wrong), None, "{wrong}");
    }
}

#[test]
fn the_clock_stands_until_the_first_move_and_goes_for_the_next() {
    let mut table = chess(15, 0);
    assert_eq!(left(&table, 500), "15:00 15:00");
    plays(&mut table, 500, "e2e4");
    assert_eq!(left(&table, 500), "15:00 15:00");
    assert_eq!(left(&table, 530), "15:00 14:30");
    plays(&mut table, 560, "e7e5");
    assert_eq!(left(&table, 575), "14:45 14:00");
}

#[test]
fn whoever_wants_it_to_go_before_the_first_move_has_it_go() {
    let mut table = chess(15, 0);
    does(&mut table, 100, Black, Act::Go);
    assert_eq!(left(&table, 160), "14:00 15:00");
    plays(&mut table, 160, "e2e4");
    assert_eq!(left(&table, 170), "14:00 14:50");
}

#[test]
fn a_move_adds_its_increment() {
    let mut table = chess(5, 10);
    plays(&mut table, 0, "e2e4");
    assert_eq!(left(&table, 0), "5:10 5:00");
    plays(&mut table, 20, "e7e5");
    assert_eq!(left(&table, 20), "5:10 4:50");
    plays(&mut table, 23, "g1f3");
    assert_eq!(left(&table, 23), "5:17 4:50");
    let after: Vec<String> = (0..3)
        .map(|ply| shown(table.left_after(ply).unwrap()))
        .collect();
    assert_eq!(after, ["5:10", "4:50", "5:17"]);
    assert_eq!(table.left_after(3), None);
    let none = Table::new(reglement::table::setup::Setup::plain(Game::Chess1869)).unwrap();
    assert_eq!(none.left_after(0), None);
}

#[test]
fn a_stopped_clock_uses_up_nothing_and_a_move_has_it_go_on() {
    let mut table = chess(15, 0);
    plays(&mut table, 0, "e2e4");
    does(&mut table, 60, White, Act::Stop);
    assert_eq!(left(&table, 1000), "15:00 14:00");
    assert_eq!(refused(&table, 1000, Black, Act::Stop), NoClock::Stands);
    does(&mut table, 1000, Black, Act::Go);
    assert_eq!(refused(&table, 1010, White, Act::Go), NoClock::Goes);
    does(&mut table, 1010, Black, Act::Stop);
    assert_eq!(left(&table, 2000), "15:00 13:50");
    plays(&mut table, 2000, "e7e5");
    assert_eq!(left(&table, 2030), "14:30 13:50");
}

#[test]
fn the_seat_that_must_answer_pays_for_it() {
    let mut table = chess(15, 0);
    plays(&mut table, 0, "e2e4");
    does(&mut table, 10, Black, Act::OfferDraw);
    assert_eq!(left(&table, 70), "14:00 14:50");
    // The clock can be stopped before he answers.
    does(&mut table, 70, Black, Act::Stop);
    does(&mut table, 170, White, Act::Go);
    does(&mut table, 180, White, Act::Answer(Answer::Decline));
    assert_eq!(left(&table, 190), "13:50 14:40");
}

#[test]
fn what_is_taken_back_gives_no_time_back() {
    let mut table = chess(5, 10);
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 30, "e7e5");
    does(&mut table, 40, Black, Act::AskTakeBack { plies: 2 });
    does(&mut table, 50, White, Act::Answer(Answer::Accept));
    assert_eq!(left(&table, 50), "4:50 4:40");
    assert_eq!(table.left_after(0), None);
    assert_eq!(left(&table, 60), "4:40 4:40");
}

#[test]
fn a_clock_set_back_uses_up_nothing_and_goes_on_from_there() {
    let mut table = chess(15, 0);
    plays(&mut table, 5000, "e2e4");
    assert_eq!(left(&table, 100), "15:00 15:00");
    plays(&mut table, 100, "e7e5");
    assert_eq!(left(&table, 130), "14:30 15:00");
    plays(&mut table, 130, "g1f3");
    // Nor does one that is set to the end of time.
    assert_eq!(left(&table, u64::MAX / 1000), "14:30 0:00");
}

#[test]
fn a_flag_is_claimed_in_the_old_games_and_not_before_it_falls() {
    for game in [Game::Chess1869, Game::Draughts1879] {
        let mut table = Table::new(setup(game, 5, 0)).unwrap();
        let first = if game == Game::Chess1869 {
            "e2e4"
        } else {
            "32-28"
        };
        plays(&mut table, 0, first);
        let (seat, seconds) = (Black, 1);
        assert_eq!(
            refused(&table, 299, White, FLAG),
            NoClock::NotFallen { seat, seconds }
        );
        assert_eq!(
            table.flag_claimant(&table.times(Millis(299_000)).unwrap()),
            None
        );
        // Nobody claims his own.
        let (seat, seconds) = (White, 300);
        assert_eq!(
            refused(&table, 300, Black, FLAG),
            NoClock::NotFallen { seat, seconds }
        );
        let now = table.times(Millis(300_000)).unwrap();
        assert_eq!(table.flag_claimant(&now), Some(White));
        // Nothing falls by itself, and one plays on.
        assert_eq!(table.flag_falls_for(Millis(300_000)), None);
        let reply = if game == Game::Chess1869 {
            "e7e5"
        } else {
            "18-22"
        };
        plays(&mut table, 301, reply);
        does(&mut table, 305, White, FLAG);
        assert_eq!(verdict(&table), Verdict::won(White, Ending::Time));
        assert_eq!(table.ground().unwrap().to_string(), "time");
        assert_eq!(left(&table, 400), left(&table, 305));
    }
}

#[test]
fn a_flag_stays_fallen_whatever_a_move_adds_and_however_the_clock_is_stopped() {
    let mut table = chess(1, 30);
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 100, "e7e5");
    assert_eq!(left(&table, 100), "1:30 0:00");
    does(&mut table, 101, White, Act::Stop);
    does(&mut table, 102, White, FLAG);
    assert_eq!(verdict(&table), Verdict::won(White, Ending::Time));
}

#[test]
fn where_both_flags_have_fallen_the_game_is_drawn() {
    let mut table = chess(1, 0);
    plays(&mut table, 0, "e2e4");
    plays(&mut table, 61, "e7e5");
    does(&mut table, 200, Black, FLAG);
    assert_eq!(verdict(&table), Verdict::draw(Ending::TimeDrawn));
}

#[test]
fn a_flag_is_claimed_while_a_question_waits() {
    let mut table = chess(1, 0);
    plays(&mut table, 0, "e2e4");
    does(&mut table, 1, Black, Act::OfferDraw);
    does(&mut table, 70, Black, FLAG);
    assert_eq!(verdict(&table), Verdict::won(Black, Ending::Time));
}

#[test]
fn of_four_the_side_of_who_is_out_of_time_has_lost() {
    for game in [Game::Four1869, Game::Four1967] {
        let mut table = Table::new(setup(game, 10, 0)).unwrap();
        let first = table.state().position.turn();
        let played = table.state().position.play(table.moves()[0]);
        does(&mut table, 0, first, Act::Play(played));
        let second = table.state().position.turn();
        let (sides, friend) = match first {
            South => ([South, North], North),
            West => ([West, East], East),
            other => panic!("{other:?}"),
        };
        assert_eq!(refused(&table, 600, second, FLAG), {
            let (seat, seconds) = (sides[0], 600);
            NoClock::NotFallen { seat, seconds }
        });
        does(&mut table, 600, friend, FLAG);
        let won = verdict(&table);
        assert_eq!(won.ending, Ending::Time);
        assert!(sides.iter().all(|seat| won.winners.has(*seat)), "{won:?}");
        assert_eq!(won.winners.count(), 2);
    }
}

#[test]
fn in_the_modern_game_what_comes_too_late_is_refused_and_the_flag_ends_it() {
    let mut table = Table::new(setup(Game::ChessModern, 1, 5)).unwrap();
    plays(&mut table, 0, "e2e4");
    assert_eq!(table.flag_falls_for(Millis(59_999)), None);
    assert_eq!(table.flag_falls_for(Millis(60_000)), Some(White));
    for act in [play("e7e5"), Act::Stop, Act::OfferDraw, Act::Resign] {
        assert_eq!(refused(&table, 60, Black, act), NoClock::Late(Black));
    }
    does(&mut table, 60, White, FLAG);
    assert_eq!(verdict(&table), Verdict::won(White, Ending::Time));
}

#[test]
fn in_the_modern_game_who_cannot_mate_draws_by_a_flag() {
    // Whose time is over is always Black; White has what stands first.
    for (text, mates) in [
        ("4k3/4p3/8/8/8/8/8/4K3", false),
        ("4k3/8/8/8/8/8/8/N3K3", false),
        ("4k3/4q3/8/8/8/8/8/N3K3", false),
        ("4k3/4p3/8/8/8/8/8/N3K3", true),
        ("4k3/4r3/8/8/8/8/8/N3K3", true),
        ("4k3/8/8/8/8/8/8/NN2K3", true),
        ("4k3/4r3/8/8/8/8/8/B3K3", false),
        ("4k3/4p3/8/8/8/8/8/B3K3", true),
        ("4k3/4n3/8/8/8/8/8/B3K3", true),
        // a1 and c1 are dark, b1 and d8 are of both kinds.
        ("4k3/4q3/8/8/8/8/8/B1B1K3", false),
        ("4k3/4q3/8/8/8/8/8/BB2K3", true),
        ("2b1k3/8/8/8/8/8/8/B3K3", true),
        ("4k3/8/8/8/8/8/P7/4K3", true),
        ("4k3/8/8/8/8/8/8/R3K3", true),
    ] {
        let text = format!("{text} w - - 0 1");
        // The position may be drawn at once, as dead: then no clock goes.
        let mut table = from(Game::ChessModern, &text, 1, 0);
        if table.state().verdict().is_some() {
            assert!(!mates, "{text}");
            continue;
        }
        let king = play("e1d1");
        does(&mut table, 0, White, king);
        does(&mut table, 60, White, FLAG);
        let expected = match mates {
            true => Verdict::won(White, Ending::Time),
            false => Verdict::draw(Ending::TimeDrawn),
        };
        assert_eq!(verdict(&table), expected, "{text}");
    }
    // The old book knows no such draw.
    let mut table = from(Game::Chess1869, "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", 1, 0);
    plays(&mut table, 0, "e1d1");
    does(&mut table, 60, White, FLAG);
    assert_eq!(verdict(&table), Verdict::won(White, Ending::Time));
}

#[test]
fn huffing_is_no_move_and_adds_nothing() {
    let text = "W:W28,50:B1,12,22";
    let mut table = from(Game::Draughts1879, text, 5, 10);
    does(
        &mut table,
        0,
        White,
        Act::Insist(match play("50-45") {
            Act::Play(play) => play,
            other => panic!("{other:?}"),
        }),
    );
    assert_eq!(left(&table, 0), "5:10 5:00");
    let liable = table.state().liable.into_iter().next().unwrap();
    does(&mut table, 10, Black, Act::Huff(liable));
    assert_eq!(left(&table, 10), "5:10 4:50");
    assert_eq!(left(&table, 20), "5:10 4:40");
    assert_eq!(shown(table.left_after(1).unwrap()), "4:50");
}

#[test]
fn without_a_clock_nothing_is_asked_of_it() {
    let table = Table::new(reglement::table::setup::Setup::plain(Game::ChessModern)).unwrap();
    for act in [Act::Stop, Act::Go, FLAG] {
        assert_eq!(refused(&table, 0, White, act), NoClock::None);
    }
    assert_eq!(table.times(Millis(0)), None);
}

#[test]
fn nothing_is_left_to_do_when_the_game_is_over() {
    let mut table = chess(5, 0);
    plays(&mut table, 0, "e2e4");
    does(&mut table, 10, Black, Act::Resign);
    assert_eq!(left(&table, 99), "5:00 4:50");
    for act in [Act::Stop, Act::Go, FLAG] {
        let (seat, at) = (Seat::White, Millis(400_000));
        let entry = reglement::table::act::Entry { seat, at, act };
        assert!(table.weigh(&entry).is_err());
    }
}
