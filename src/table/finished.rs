//! A position in which nothing is left to play: a game, or a match of them, cannot begin there.

use super::after::begin;
use super::setup::Setup;
use crate::games::Game;
use crate::law::ending::Verdict;
use crate::law::ruling::Ground;
use crate::rules::position::Position;

/// What ends a game that would begin so, whoever sits there, and by what: mate, an army that is gone, too few men.
pub fn finished(game: Game, position: &Position) -> Option<(Verdict, Ground)> {
    let setup = Setup::from(game, *position);
    let verdict = begin(&setup, *position).verdict()?;
    Some((verdict, game.page().ground(&verdict)))
}
