//! What a game played to the letter asks of a position: false moves put all the same.

use super::lines::toward;
use super::moves::Move;
use super::position::{Position, crowning_row};
use crate::board::piece::Seat;
use crate::board::ten::Fifty;
use crate::rules::play::Play;
use crate::rules::tree::Tree;

impl Position {
    /// Every legal move, and those that neglect a capture (D13).
    pub fn moves_neglecting(&self) -> Vec<Move> {
        let mut moves = self.moves();
        if self.greatest().is_none() {
            return moves;
        }
        self.each_quiet(|m| moves.push(m));
        for from in self.army(self.turn).singles() {
            let Some(role) = self.role(from) else {
                continue;
            };
            let routes = self.routes(from, role);
            for place in routes.places().iter().skip(1) {
                let capture = routes.capture(place);
                if !moves.contains(&capture) {
                    moves.push(capture);
                }
            }
        }
        moves
    }

    /// See [`put`](crate::rules::position::Position::put).
    ///
    /// A false play takes only where it takes own pieces too (D10): who goes along a wrong line (D3) takes nothing.
    pub fn put(&self, play: &Play) -> Option<Position> {
        if let Some(m) = self.judge(play).ok().or_else(|| self.neglect(play)) {
            return Some(self.after(m));
        }
        let (from, to) = (Fifty::of(play.start()), Fifty::of(play.end()));
        let own = self.army(self.turn);
        let occupied = self.occupied() & !from;
        let lands = |at: &Fifty| !at.is_empty() && (*at & occupied).is_empty();
        let squares = play.squares().iter().map(|at| Fifty::of(*at));
        let named: Vec<Fifty> = squares.collect();
        if (from & own).is_empty() || !named.iter().all(lands) {
            return None;
        }
        let ways = named.iter().zip(named.iter().skip(1));
        let crossed = ways.map(|(one, other)| between(*one, *other));
        let over = crossed.fold(Fifty::NONE, |all, some| all | some) & occupied;
        let taken = match (over & own).is_empty() {
            true => Fifty::NONE,
            false => over,
        };
        if from == to && taken.is_empty() {
            return None;
        }
        let crowns = match (self.kings & from).is_empty() {
            true => crowning_row(self.turn),
            false => Fifty::ALL,
        };
        let mut armies = self.armies.map(|army| army & !from & !taken);
        armies[self.turn.of_two()] |= to;
        Some(Position {
            armies,
            kings: (self.kings & !from & !taken) | (to & crowns),
            turn: self.turn.opponent(),
        })
    }

    /// See [`with_turn`](crate::rules::position::Position::with_turn).
    #[must_use]
    pub fn with_turn(&self, seat: Seat) -> Position {
        match Seat::TWO.contains(&seat) {
            true => Position {
                turn: seat,
                ..*self
            },
            false => *self,
        }
    }
}

/// The squares between two on a slanting line; none between two that are on none.
fn between(from: Fifty, to: Fifty) -> Fifty {
    let mut crossed = Fifty::NONE;
    if let Some(way) = toward(from, to) {
        let mut at = from.shift(way);
        while at != to && !at.is_empty() {
            crossed |= at;
            at = at.shift(way);
        }
    }
    crossed
}
