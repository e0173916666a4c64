//! The records of a match: which of them goes on, and the game that follows on one.

use std::path::Path;

use super::shelf::{Listed, Status, Summary, list};
use crate::table::contest::Contest;

/// The match of a game and its number in it. One in which no man was moved is as if it were not there.
fn place(listed: &Listed) -> Option<(u64, usize)> {
    let game = listed.game.as_ref().ok()?;
    let (id, tally) = game.series.as_ref()?;
    let begun = game.done > 0 || game.status != Status::Unfinished;
    begun.then_some((*id, tally.game))
}

/// Is the game over, and its match not?
fn awaits_another(game: &Summary) -> bool {
    let mut series = game.series.iter();
    matches!(game.status, Status::Over(_)) && series.any(|(_, tally)| !tally.is_over())
}

/// The games of matches in a folder: the match, and the number of the game in it.
pub fn places(folder: &Path) -> Vec<(u64, usize)> {
    let all = list(folder).unwrap_or_default();
    all.iter().filter_map(place).collect()
}

/// Marks the games on a shelf after which the next of a match waits to be begun: the last ones that are there.
pub fn mark(shelf: &mut [Listed]) {
    let places: Vec<_> = shelf.iter().filter_map(place).collect();
    for listed in shelf {
        let Some((id, number)) = place(listed) else {
            continue;
        };
        let is_last = |(of, other): &(u64, usize)| *of != id || *other <= number;
        if let Ok(game) = &mut listed.game {
            game.match_waits = awaits_another(game) && places.iter().all(is_last);
        }
    }
}

/// The last game of a match in a folder, if it is this one or a later.
pub fn last(folder: &Path, from: &Contest) -> Option<Listed> {
    let number = |listed: &Listed| {
        let (id, number) = place(listed)?;
        (id == from.id && number > from.played.len()).then_some(number)
    };
    let all = list(folder).ok()?.into_iter();
    all.filter(|listed| number(listed).is_some())
        .max_by_key(number)
}
