//! Games of random legal moves, the same for the same seed.

use fastrand::Rng;
use reglement::games::Game;
use reglement::rules::position::Position;

/// The positions of one random game, the start included, until it ends or has run so many plies.
pub fn walk(game: Game, random: &mut Rng, plies: usize) -> Vec<Position> {
    let mut positions = vec![game.start()];
    let mut at = game.start();
    for _ in 0..plies {
        let moves = at.moves();
        let Some(chosen) = random.choice(&moves) else {
            break;
        };
        at = at.after(*chosen);
        positions.push(at);
    }
    positions
}

/// At least so many positions out of random games of up to 160 plies.
pub fn positions(game: Game, seed: u64, at_least: usize) -> Vec<Position> {
    let mut random = Rng::with_seed(seed);
    let mut all = Vec::new();
    while all.len() < at_least {
        all.extend(walk(game, &mut random, 160));
    }
    all
}
