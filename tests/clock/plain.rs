//! The clock in lines.

use super::kept::{it_is, now};
use super::setup;
use reglement::games::Game;
use reglement::host::plain::{Manner, run};
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::room::Room;
use reglement::table::Table;

/// A game without a clock, or with so many minutes.
fn room(game: Game, minutes: Option<u16>) -> Room {
    let setup = match minutes {
        None => reglement::table::setup::Setup::plain(game),
        Some(minutes) => setup(game, minutes, 10),
    };
    it_is(0);
    Room::unkept(Table::new(setup).unwrap()).told_by(now)
}

/// What is answered to some lines, the greeting left out.
fn answers(room: &mut Room, lang: Lang, typed: &str) -> Vec<String> {
    let shown = Shown::Translation;
    let all = |room: &mut Room, typed: &str| {
        let mut out = Vec::new();
        run(
            room,
            Manner { lang, shown },
            None,
            &mut typed.as_bytes(),
            &mut out,
        )
        .unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let greeting = all(room, "").len();
    all(room, typed).split_off(greeting)
}

#[test]
fn it_is_told_stopped_and_has_its_flag_claimed() {
    let mut room = room(Game::Chess1869, Some(15));
    let lang = Lang::En;
    assert_eq!(
        answers(&mut room, lang, "clock\ngo\ngo\n"),
        [
            "ok: White 15:00, Black 15:00; stopped",
            "ok: White 15:00, Black 15:00",
            "error: The clock goes already.",
        ]
    );
    it_is(30);
    assert_eq!(
        answers(&mut room, lang, "claim flag\ne4\nclock\nstop\nstop\n")[..],
        [
            "error: No flag has fallen: White still has 14:30.",
            "ok: 1. e4; Black to move",
            "ok: White 14:40, Black 15:00",
            "ok: White 14:40, Black 15:00; stopped",
            "error: The clock is stopped already.",
        ]
    );
    it_is(5000);
    answers(&mut room, lang, "e5\n");
    it_is(5100);
    let status = answers(&mut room, lang, "status\n");
    let clock = status.iter().find(|line| line.contains("clock"));
    assert_eq!(clock.unwrap().trim(), "clock: White 13:00, Black 15:10");
    it_is(9000);
    assert_eq!(
        answers(&mut room, lang, "clock\nclaim flag\nclaim flag\n")[..3],
        [
            "ok: White 0:00 (flag fallen), Black 15:10",
            "claim: Black can type: claim flag",
            "ok: the claim is right",
        ]
    );
    let end = room.table().state().verdict().unwrap();
    assert_eq!(
        lang.words().verdict(&end),
        "Black wins: White is out of time."
    );
}

#[test]
fn in_dutch_the_words_that_are_typed_stay_as_they_are() {
    let mut room = room(Game::Draughts1879, Some(15));
    answers(&mut room, Lang::Nl, "32-28\n");
    it_is(20);
    assert_eq!(
        answers(&mut room, Lang::Nl, "clock\nstop\nclaim flag\n"),
        [
            "ok: Wit 15:10, Zwart 14:40",
            "ok: Wit 15:10, Zwart 14:40; staat stil",
            "error: Er is geen vlag gevallen: Zwart heeft nog 14:40.",
        ]
    );
}

#[test]
fn in_the_modern_game_a_late_move_is_told_that_the_game_is_over() {
    let mut room = room(Game::ChessModern, Some(1));
    answers(&mut room, Lang::En, "e4\n");
    it_is(61);
    let said = answers(&mut room, Lang::En, "e5\n");
    assert!(
        said[0].contains("The game is over already (out of time)"),
        "{said:?}"
    );
}

#[test]
fn the_help_tells_of_it_only_where_there_is_one() {
    for game in Game::ALL {
        for (minutes, told) in [(None, 0), (Some(15), 1)] {
            let mut room = room(game, minutes);
            let help = answers(&mut room, Lang::En, "help\n");
            for usage in ["clock:", "stop, go:", "claim flag:"] {
                let lines = help.iter().filter(|line| line.trim().starts_with(usage));
                assert_eq!(lines.count(), told, "{game:?} {usage} {help:?}");
            }
        }
    }
    let mut room = room(Game::ChessModern, None);
    let said = answers(&mut room, Lang::En, "clock\nstop\nstatus\n");
    assert_eq!(said[0], "error: This game is played without a clock.");
    assert_eq!(said[1], "error: This game is played without a clock.");
    assert!(!said[2..].iter().any(|line| line.contains("clock")));
}
