//! The next game of the same players (A4, D1; V5, V6, T3).

use super::contest::{Contest, Sitting};
use super::setup::{First, Odds, Setup, Start};
use crate::board::grid::Grid;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::page::{Odds as Known, Seatings, Turns};
use crate::law::ending::Verdict;
use crate::rules::cross::seating::Partners;

impl Setup {
    /// The set-up of the next game after one that ended so. A lot once drawn (A4, V5, V6, T3) is settled.
    ///
    /// By the page of the game either the first move passes to the other player, who sits down at the seat that has it,
    /// unless the game was drawn (A4); or the colours change with every game (D1, DP6b). Who gives odds keeps giving
    /// them, and the first move that goes with them (A5, D1). So it is with time: who has less of it has less wherever he
    /// sits.
    ///
    /// What was set up wrongly (A1 to A3) was so in that game alone.
    ///
    /// Four keep their seats, and the first move goes round: in every following game, as V5 has it, whether or not the
    /// last was drawn. From a position it stays with the seat that the position names.
    ///
    /// In a match it is the next game of that; after its last game another follows, and belongs to none.
    #[must_use]
    pub fn next(&self, verdict: Verdict) -> Setup {
        let changes = match self.game.page().turns {
            Turns::AfterDecision => verdict.winner().is_some() && self.giver().is_none(),
            Turns::EveryGame => true,
            Turns::NextSeat | Turns::OtherLight => return self.next_of_four(verdict),
        };
        let same = Setup {
            first: First::Settled(self.first_seat()),
            slips: Vec::new(),
            ..self.clone()
        };
        let mut next = same;
        let sitting = |contest: &Contest| match changes {
            true => contest.sitting.exchanged(),
            false => contest.sitting,
        };
        let sitting = self.contest.as_ref().map(sitting);
        next.contest = sitting.and_then(|sitting| self.contest_after(verdict, sitting));
        if !changes {
            return next;
        }
        next.names.reverse();
        next.house.clock = self.house.clock.exchanged();
        if self.giver().is_some() {
            next.draw_given = self.draw_given.map(Seat::opponent);
            next.first = First::Settled(self.first_seat().opponent());
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

    fn next_of_four(&self, verdict: Verdict) -> Setup {
        let (first, seating) = (self.first_seat(), self.house.seating);
        let next = match (&self.start, self.game.page().turns, seating.partners) {
            (Start::Odds(_) | Start::Position(_), ..) => first,
            (Start::Array, Turns::OtherLight, _) => match first {
                Seat::South => Seat::West,
                _ => Seat::South,
            },
            (Start::Array, _, Partners::Opposite) => seating.next(first),
            (Start::Array, _, Partners::Adjacent) => seating.after_player(seating.next(first)),
        };
        Setup {
            first: First::Settled(next),
            slips: Vec::new(),
            contest: self.contest_after(verdict, Sitting::AsAtFirst),
            ..self.clone()
        }
    }

    /// The article by which who begins does, in a first game or a later one; nothing where the source says nothing of it, or
    /// the position has its own turn. Chess for four takes the ordinary articles for what its own do not say (A5).
    pub fn begins_by(&self) -> Option<&'static str> {
        let page = self.game.page();
        Some(match (&self.start, self.giver(), page.odds) {
            (Start::Position(_), ..) => return None,
            (_, None, Known::Unknown) if page.seating == Seatings::Two => return None,
            (_, _, Known::GiverSecond) => "D1",
            (_, Some(_), _) => "A5",
            _ => match (page.seating, self.house.seating.partners) {
                (Seatings::Two, _) => "A4",
                (Seatings::Chosen, Partners::Opposite) => "V5",
                (Seatings::Chosen, Partners::Adjacent) => "V6",
                (Seatings::Fixed, _) => "T3",
            },
        })
    }
}

/// The square that the player across the board sees where this one sees `at`.
fn across(grid: &Grid, at: Square) -> Square {
    let file = grid.files() - 1 - grid.file(at);
    let rank = grid.ranks() - 1 - grid.rank(at);
    grid.square(file, rank).unwrap_or(at)
}
