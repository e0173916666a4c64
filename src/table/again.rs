//! The next game between the same two players (A4, D1).

use super::setup::{First, Odds, Setup, Start};
use crate::board::grid::Grid;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::page::Turns;
use crate::law::ending::Verdict;

impl Setup {
    /// The set-up of the next game after one that ended so. A lot once drawn (A4) is settled.
    ///
    /// By the page of the game either the first move passes to the other player, who sits down at the seat that has it,
    /// unless the game was drawn (A4); or the colours change with every game (D1, DP6b). Who gives odds keeps giving
    /// them, and the first move that goes with them (A5, D1).
    #[must_use]
    pub fn next(&self, verdict: Verdict) -> Setup {
        let changes = match self.game.page().turns {
            Turns::AfterDecision => verdict.winner.is_some() && self.giver().is_none(),
            Turns::EveryGame => true,
        };
        let same = Setup {
            first: First::Settled(self.first.seat()),
            ..self.clone()
        };
        if !changes {
            return same;
        }
        let [white, black] = self.names.clone();
        let mut next = Setup {
            names: [black, white],
            ..same
        };
        if self.giver().is_some() {
            next.draw_given = self.draw_given.map(Seat::opponent);
            next.first = First::Settled(self.first.seat().opponent());
        }
        if let Start::Odds(odds) = &self.start {
            let grid = self.game.start().grid();
            next.start = Start::Odds(Odds {
                giver: odds.giver.opponent(),
                men: odds.men.iter().map(|at| across(grid, *at)).collect(),
            });
        }
        if let Start::Position(position) = &self.start {
            next.first = First::Settled(position.turn());
        }
        next
    }
}

/// The square that the player across the board sees where this one sees `at`.
fn across(grid: &Grid, at: Square) -> Square {
    let file = grid.files() - 1 - grid.file(at);
    let rank = grid.ranks() - 1 - grid.rank(at);
    grid.square(file, rank).unwrap_or(at)
}
