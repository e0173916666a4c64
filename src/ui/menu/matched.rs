//! The line of a form that says whether it is the first game of a match, and of how long a one.

use crate::games::Game;
use crate::games::page::Score;
use crate::lang::sentence::{fill, typed};
use crate::table::contest::Length;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// What the keys offer; anything else is typed.
pub const STEPS: [&str; 16] = [
    "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "first:3", "first:5", "first:10",
    "open",
];

/// What was typed; nothing is no match.
///
/// # Errors
/// It cannot be read.
pub fn read(text: &str) -> Result<Option<Length>, &str> {
    match text.trim() {
        "" => Ok(None),
        text => Length::named(text).map(Some).ok_or(text),
    }
}

/// What is wrong with it.
pub fn wrong(text: &str, here: &Here) -> String {
    fill(here.look.words().contest.misused, &[&typed(text)])
}

/// What the line says.
pub fn said(length: Option<Length>, here: &Here) -> String {
    let lines = &here.look.words().contest;
    match length {
        None => lines.one.to_owned(),
        Some(Length::Games(games)) => (lines.of)(games),
        Some(Length::First(points)) => (lines.first)(points),
        Some(Length::Open) => lines.open.to_owned(),
    }
}

/// What a match is, and what counts in it.
pub fn about(game: Game, here: &Here) -> Vec<Paragraph> {
    let [one, two, side] = here.look.words().contest.about;
    let about = match game.page().score {
        Score::One => one,
        Score::Two => two,
        Score::Side => side,
    };
    [about, here.look.words().contest.how]
        .map(|text| Paragraph::new(text, here.look.theme.text))
        .to_vec()
}
