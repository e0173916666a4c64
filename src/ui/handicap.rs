//! What one player gives to another, in words: of the set-up, for whoever looks at the game or at its record.

use crate::board::grid::Names;
use crate::lang::sentence::list;
use crate::lang::words::Words;
use crate::table::setup::{Setup, Start};

/// The men that are given, and the draw: a line each.
pub fn given(setup: &Setup, words: &Words) -> Vec<String> {
    let mut given = Vec::new();
    if let Start::Odds(odds) = &setup.start {
        let array = setup.array();
        let grid = array.grid();
        let man = |at| {
            let role = array.piece(at).map(|piece| (words.terms.role)(piece.role));
            format!("{} {}", role.unwrap_or_default(), grid.label(at))
        };
        let men = match (odds.men.as_slice(), grid.names()) {
            // Several men of draughts by their numbers alone, since they are all alike.
            ([_, _, ..], Names::Number) => {
                let men = grid.in_order(&odds.men);
                let labels: Vec<String> = men.into_iter().map(|at| grid.label(at)).collect();
                (words.menu.odds.men)(&labels.join(", "))
            }
            (men, _) => {
                let men: Vec<String> = men.iter().copied().map(man).collect();
                list(&men, words.terms.and)
            }
        };
        given.push((words.screen.odds)(odds.giver, &men));
    }
    let draw = setup.draw_given.into_iter();
    given.extend(draw.map(|giver| (words.screen.draw_given)(giver)));
    given
}
