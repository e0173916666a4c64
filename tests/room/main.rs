//! Keeping games: their records as text, on disk, on the shelf, and shown.

#[path = "../support/folder.rs"]
mod folder;
mod four;
#[path = "../support/kept.rs"]
mod kept;
mod letter;
mod random;
mod record;
mod records;
mod rooms;
mod shelf;
mod shown;

use reglement::games::Game;
use reglement::room::line;
use reglement::table::act::Act;

/// A play of two-handed chess by its coordinates.
fn play(text: &str) -> Act {
    line::act("play", text, Game::Chess1869.grid()).unwrap()
}
