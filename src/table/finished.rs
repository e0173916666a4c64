//! A position in which nothing is left to play: a game, or a match of them, cannot begin there.

use super::after::begin;
use super::setup::Setup;
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ground;
use crate::rules::position::Position;

/// What ends a game that would begin so, whoever sits there, and by what: mate, an army that is gone, too few men.
pub fn finished(game: Game, position: &Position) -> Option<(Verdict, Ground)> {
    let setup = Setup::from(game, *position);
    let verdict = begin(&setup, *position)
        .verdict()
        .or_else(|| alone(position))?;
    Some((verdict, game.page().ground(&verdict)))
}

/// The seat at turn can move, but has nobody to play against; in play the last piece of an army is taken before its own turn.
fn alone(position: &Position) -> Option<Verdict> {
    let other = position.turn().opponent();
    let gone = position.draughts()?.army(other) == Fifty::NONE;
    gone.then(|| Verdict::won(position.turn(), Ending::NoPieces(other)))
}
