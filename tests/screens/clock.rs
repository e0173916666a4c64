//! The clock on the screen: the times of all seats, stopped, gone on, a flag fallen; what is drawn of it when, and when not.

use std::cell::Cell;
use std::time::Duration;

use reglement::board::piece::Seat;
use reglement::lang::Lang;
use reglement::room::Room;
use reglement::table::Table;
use reglement::table::act::{Act, Entry, Millis};
use reglement::table::control::Control;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};

use super::desk::Desk;
use super::menu::Guest;
use super::picture::picture;
use super::screen::{Play, play};

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

fn now() -> Millis {
    Millis(NOW.get())
}

/// A game with a clock of a quarter of an hour, and what was played in it at which seconds.
fn timed(mut play: Play, played: &[(u64, &str)]) -> Play {
    play.setup.house.clock = Control::new(15, 10).into();
    let mut table = Table::new(play.setup.clone()).unwrap();
    for (seconds, text) in played {
        let position = &table.state().position;
        let label = |name: &str| position.grid().named(name).unwrap();
        let (from, to) = match text.split_once('-') {
            Some((from, to)) => (label(from), label(to)),
            None => unreachable!("{text}"),
        };
        let entry = Entry {
            seat: position.turn(),
            at: Millis(seconds * 1000),
            act: Act::Play(reglement::rules::play::Play::new(from, to)),
        };
        table.apply(entry).unwrap();
    }
    play.done = table.entries().to_vec();
    play
}

/// The screen so many seconds after the start of time, and some keys then.
fn seen(play: &Play, seconds: u64, keys: &str) -> String {
    at_desk(play, seconds, |desk| {
        assert_eq!(desk.press(keys), None);
        let theme = reglement::ui::look::theme::Theme::built_in(
            "klassiek",
            reglement::ui::look::theme::Colours::Many,
        );
        picture(desk.window.backend().buffer(), &theme.unwrap())
    })
}

fn at_desk<T>(play: &Play, seconds: u64, what: impl FnOnce(&mut Desk<Sitting<'_>>) -> T) -> T {
    NOW.set(seconds * 1000);
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut room = Room::unkept(play.table()).told_by(now);
    let sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut desk = Desk::new(sitting, play.width, play.height);
    what(&mut desk)
}

/// The same after so many more seconds; whether anything is to be drawn then.
fn wait(desk: &mut Desk<Sitting<'_>>, millis: u64) -> bool {
    NOW.set(NOW.get() + millis);
    let drawn = match desk.scene.wake() {
        Next::Wait => false,
        Next::Draw => true,
        other => panic!("{other:?}"),
    };
    show(&mut desk.scene, &mut desk.window).unwrap();
    drawn
}

fn chess(width: u16, height: u16) -> Play {
    timed(
        play(width, height, "chess-1869"),
        &[(0, "e2-e4"), (75, "e7-e5"), (100, "g1-f3")],
    )
}

fn four(width: u16, height: u16) -> Play {
    timed(play(width, height, "four-1869"), &[(0, "d2-d4")])
}

fn draughts(width: u16, height: u16) -> Play {
    timed(
        play(width, height, "draughts-1879"),
        &[(0, "32-28"), (20, "18-22")],
    )
}

#[test]
fn it_goes() {
    insta::assert_snapshot!(seen(&chess(80, 24), 128, ""));
}

#[test]
fn it_goes_small() {
    insta::assert_snapshot!(seen(&chess(40, 16), 128, ""));
}

#[test]
fn it_goes_large() {
    insta::assert_snapshot!(seen(&chess(120, 40), 128, ""));
}

#[test]
fn it_is_stopped_in_dutch() {
    insta::assert_snapshot!(seen(&chess(80, 24).dutch(), 128, "."));
}

#[test]
fn a_flag_has_fallen() {
    insta::assert_snapshot!(seen(&chess(80, 24), 5000, ""));
}

#[test]
fn a_flag_has_fallen_small_in_dutch() {
    insta::assert_snapshot!(seen(&draughts(40, 16).dutch(), 5000, ""));
}

#[test]
fn a_flag_is_asked_for() {
    insta::assert_snapshot!(seen(&chess(80, 24), 5000, "!"));
}

#[test]
fn a_flag_is_claimed() {
    insta::assert_snapshot!(seen(&draughts(80, 24), 5000, "!y"));
}

#[test]
fn a_flag_is_claimed_too_early() {
    insta::assert_snapshot!(seen(&chess(80, 24), 128, "!"));
}

#[test]
fn of_four() {
    insta::assert_snapshot!(seen(&four(80, 24), 128, ""));
}

#[test]
fn of_four_small() {
    insta::assert_snapshot!(seen(&four(40, 16), 128, ""));
}

#[test]
fn of_four_large_a_flag_has_fallen() {
    insta::assert_snapshot!(seen(&four(120, 40).dutch(), 5000, ""));
}

#[test]
fn the_menu_of_the_game() {
    insta::assert_snapshot!(seen(&chess(80, 24), 128, "m"));
}

#[test]
fn a_form_with_a_clock() {
    let keys = "<enter><enter><end><up><right><right><right><right>";
    insta::assert_snapshot!(
        Guest::with(Lang::En, 80, 24, Vec::new())
            .press(keys)
            .picture()
    );
}

#[test]
fn a_form_of_the_modern_game_small_in_dutch() {
    let keys = "<enter><down><down><down><enter><end><right>";
    insta::assert_snapshot!(
        Guest::with(Lang::Nl, 40, 16, Vec::new())
            .press(keys)
            .picture()
    );
}

#[test]
fn only_the_digits_change_and_the_window_is_woken_when_they_do() {
    at_desk(&chess(80, 24), 128, |desk| {
        // 15:10 less 28 seconds are left to Black.
        desk.shows("13:27");
        assert_eq!(desk.scene.patience(), Some(Duration::from_secs(1)));
        assert!(!wait(desk, 999));
        assert_eq!(desk.scene.patience(), Some(Duration::from_millis(1)));
        let before = desk.rows();
        assert!(wait(desk, 1));
        let after = desk.rows();
        let changed: Vec<usize> = (0..24).filter(|row| before[*row] != after[*row]).collect();
        assert_eq!(changed.len(), 1, "{changed:?}");
        desk.shows("13:26");
        // Nothing is drawn of it in the book, and nothing wakes the window.
        desk.press("r");
        assert_eq!(desk.scene.patience(), None);
        desk.press("q");
        assert!(wait(desk, 60_000));
        desk.shows("12:26");
        // Stopped, it wakes nobody.
        desk.press(".");
        desk.shows("(12:26)");
        assert_eq!(desk.scene.patience(), None);
        assert!(!wait(desk, 60_000));
        // While one looks back it goes on, and is seen to.
        desk.press(".[");
        assert!(desk.scene.patience().is_some());
        assert!(wait(desk, 10_000));
        desk.shows("12:16");
        // Who stands aside stops it.
        desk.scene.rest();
        assert_eq!(desk.scene.patience(), None);
        desk.shows("12:16");
    });
}

#[test]
fn a_fallen_flag_wakes_nobody_any_more() {
    at_desk(&chess(80, 24), 128, |desk| {
        assert!(wait(desk, 2_000_000));
        desk.shows("0:00!");
        assert_eq!(desk.scene.patience(), None);
        // One plays on.
        desk.press(":Nc6<enter>");
        desk.shows("Nc6");
        assert!(desk.scene.patience().is_some());
    });
}

#[test]
fn in_the_modern_game_the_flag_ends_it_by_itself() {
    let modern = timed(play(80, 24, "chess-modern"), &[(0, "e2-e4")]);
    at_desk(&modern, 10, |desk| {
        assert!(wait(desk, 889_000));
        desk.shows("0:01");
        assert!(wait(desk, 1_000));
        desk.shows("White wins: Black is out of time.");
        assert_eq!(desk.scene.patience(), None);
        assert!(!wait(desk, 1_000));
    });
    // So it does when nobody was woken.
    at_desk(&modern, 10, |desk| {
        desk.press("r");
        NOW.set(2_000_000);
        desk.press("q:e5<enter>");
        desk.shows("out of time");
    });
}

#[test]
fn a_move_has_a_stopped_clock_go_on() {
    at_desk(&chess(80, 24), 128, |desk| {
        desk.press(".");
        wait(desk, 100_000);
        desk.press(":Nc6<enter>");
        desk.shows("13:37");
        assert!(wait(desk, 10_000));
        desk.shows("Anna");
        let white = desk.rows();
        let white = white.iter().find(|row| row.contains("Anna")).unwrap();
        assert!(white.contains("14:45"), "{white}");
    });
}

#[test]
fn without_a_clock_its_keys_mean_nothing_and_nothing_is_drawn_of_it() {
    let without = play(80, 24, "chess-1869");
    let before = without.press("");
    assert_eq!(without.press(".!"), before);
    at_desk(&without, 0, |desk| {
        assert_eq!(desk.scene.patience(), None);
        assert!(!wait(desk, 10_000));
    });
}

#[test]
fn the_awaited_seats_time_is_seen_in_every_window() {
    for play in [chess(40, 16), draughts(40, 16), four(40, 16)] {
        for (width, height) in [
            (40, 16),
            (44, 20),
            (50, 24),
            (60, 18),
            (80, 24),
            (100, 30),
            (132, 43),
        ] {
            for letters in [false, true] {
                let play = play.clone().sized(width, height);
                let play = if letters { play.letters() } else { play };
                let text = seen(&play, 137, "");
                let turn = play.table().state().position.turn();
                let times = play.table().times(Millis(137_000)).unwrap();
                let left = reglement::table::clock::shown(times.left(turn).unwrap());
                assert!(text.contains(&left), "{left} is not on\n{text}");
                if width >= 80 {
                    for seat in play.setup.game.seats() {
                        let left = reglement::table::clock::shown(times.left(*seat).unwrap());
                        assert!(text.contains(&left), "{left} is not on\n{text}");
                    }
                }
            }
        }
    }
}

/// The clock is not seen there, and so it stands: nobody is charged.
#[test]
fn no_time_passes_while_a_position_is_set_up() {
    at_desk(&chess(80, 24), 137, |desk| {
        let times = desk.scene.patience();
        assert!(times.is_some());
        let black = Seat::Black;
        let left = chess(80, 24).table().times(Millis(137_000)).unwrap();
        let left = reglement::table::clock::shown(left.left(black).unwrap());
        desk.shows(&left);
        desk.press("m<end><up><enter>");
        desk.shows("Men of Black");
        wait(desk, 60_000);
        desk.press("q");
        desk.shows(&format!("({left})"));
        assert_eq!(desk.scene.patience(), None);
        // The next move has it go on.
        desk.press(":Nc6<enter>");
        assert!(desk.scene.patience().is_some());
    });
}
