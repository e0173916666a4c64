//! The line of a form that says whether it is the first game of a match, and of how long a one.

use crate::games::Game;
use crate::games::page::Score;
use crate::table::contest::Length;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// No match has more games, of those that the line offers; the command line takes any number.
const MOST_GAMES: u32 = 12;

/// How many points it offers to be played for.
const POINTS: [u32; 3] = [3, 5, 10];

/// Another length, or none.
pub fn turned(length: Option<Length>, turn: Turn) -> Option<Length> {
    let games = (2..=MOST_GAMES).map(|games| Some(Length::Games(games)));
    let points = POINTS.map(|points| Some(Length::First(points)));
    let mut all = vec![None];
    all.extend(games.chain(points).chain([Some(Length::Open)]));
    turn.beside(&all, &length).copied().flatten()
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
    vec![Paragraph::new(about, here.look.theme.text)]
}
