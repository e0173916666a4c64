//! The line of a form that says how much time each seat has.

use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::page::Flags;
use crate::lang::sentence::{fill, typed};
use crate::notation::timed;
use crate::table::control::Controls;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// What the keys offer; anything else is typed.
pub const STEPS: [&str; 10] = [
    "", "5", "10", "15", "15+10", "30", "30+20", "60", "60+30", "90+30",
];

/// What was typed; nothing is no clock.
///
/// # Errors
/// The part that cannot be read.
pub fn read<'a>(text: &'a str, seats: &[Seat], names: &[String]) -> Result<Controls, &'a str> {
    match text.trim() {
        "" => Ok(Controls::default()),
        text => timed::read(text, seats, names),
    }
}

/// It in words: what all have, or what each has.
pub fn said(clock: Controls, seats: &[Seat], here: &Here) -> String {
    let words = here.look.words();
    let lines = &words.clock;
    match clock.common() {
        Some(control) => {
            let mut said = (lines.minutes)(control.minutes());
            if control.increment() > 0 {
                said += &format!(", {} ", lines.increment);
                said += &(lines.seconds)(control.increment());
            }
            said
        }
        None if clock.is_some() => clock.said(seats, words.terms.seat),
        None => lines.none.to_owned(),
    }
}

/// What is wrong with a part of it.
pub fn wrong(part: &str, here: &Here) -> String {
    fill(here.look.words().clock.wrong, &[&typed(part)])
}

/// What it means to play by the clock.
pub fn about(game: Game, here: &Here) -> Vec<Paragraph> {
    let lines = &here.look.words().clock;
    let [claimed, ends] = lines.about;
    let means = match game.page().flags {
        Flags::Claimed => claimed,
        Flags::End => ends,
    };
    [means, lines.how]
        .map(|text| Paragraph::new(text, here.look.theme.text))
        .to_vec()
}
