//! The lines of a form that say how much time each seat has.

use crate::games::Game;
use crate::games::page::Flags;
use crate::table::control::Control;
use crate::table::house::House;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// The minutes that can be chosen; none is no clock.
const MINUTES: [u16; 8] = [0, 5, 10, 15, 30, 45, 60, 90];
/// The seconds that a move can add.
const SECONDS: [u16; 6] = [0, 2, 5, 10, 20, 30];

/// Other minutes.
pub fn turn_minutes(house: &mut House, turn: Turn) {
    let (now, increment) = parts(*house);
    if let Some(minutes) = turn.beside(&MINUTES, &now) {
        house.clock = Control::new(*minutes, increment);
    }
}

/// Another increment.
pub fn turn_increment(house: &mut House, turn: Turn) {
    let (minutes, now) = parts(*house);
    if let Some(increment) = turn.beside(&SECONDS, &now) {
        house.clock = Control::new(minutes, *increment);
    }
}

fn parts(house: House) -> (u16, u16) {
    house
        .clock
        .map_or((0, 0), |control| (control.minutes(), control.increment()))
}

/// The minutes in words.
pub fn minutes_said(house: House, here: &Here) -> String {
    let lines = &here.look.words().clock;
    match parts(house) {
        (0, _) => lines.none.to_owned(),
        (minutes, _) => (lines.minutes)(minutes),
    }
}

/// The increment in words.
pub fn increment_said(house: House, here: &Here) -> String {
    let lines = &here.look.words().clock;
    match parts(house) {
        (_, 0) => lines.none.to_owned(),
        (_, seconds) => (lines.seconds)(seconds),
    }
}

/// What it means to play by the clock.
pub fn about(game: Game, here: &Here) -> Vec<Paragraph> {
    let [claimed, ends] = here.look.words().clock.about;
    let means = match game.page().flags {
        Flags::Claimed => claimed,
        Flags::End => ends,
    };
    vec![Paragraph::new(means, here.look.theme.text)]
}
