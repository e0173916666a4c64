//! The play that makes a move, with as much of its way as is needed.

use super::lines::{back, toward};
use super::moves::Move;
use super::position::Position;
use super::routes::Routes;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::rules::play::Play;

/// So many routes are tried for one that fits no other move.
const TRIED: usize = 64;

impl Position {
    /// The play that makes a move: its two ends, or every square on which the piece comes down where the ends leave a
    /// doubt.
    pub fn play(&self, m: Move) -> Play {
        let ends = Play::new(m.start(), m.end());
        if m.taken().is_empty() || !self.doubtful(m) {
            return ends;
        }
        let ways = self.ways(m);
        // All the squares of a required capture fit no other. Those of one that takes fewer may be among the squares of
        // one that takes more, but perhaps not by another way.
        let plays = || ways.iter().filter_map(|way| Play::along(way));
        let sure = |play: &Play| self.judge(play) == Ok(m) || self.neglect(play) == Some(m);
        plays()
            .find(sure)
            .or_else(|| plays().next())
            .unwrap_or(ends)
    }

    /// Has another move the same two ends?
    fn doubtful(&self, m: Move) -> bool {
        let captures = self.captures();
        let other = |other: &Move| {
            (other.from(), other.to()) == (m.from(), m.to()) && other.taken() != m.taken()
        };
        if captures.contains(&m) {
            return captures.iter().any(other);
        }
        let Some(role) = self.role(m.from()) else {
            return false;
        };
        let ends = Play::new(m.start(), m.end());
        let fitting = self.routes(m.from(), role).fitting(&[m.end()]);
        self.quiet(role, &ends).is_some() || fitting.iter().any(other)
    }

    /// Some routes of a capture, each with every square.
    fn ways(&self, m: Move) -> Vec<Vec<Square>> {
        let Some(role) = self.role(m.from()) else {
            return Vec::new();
        };
        let routes = Routes::of(&self.leaper(m.from(), role).taking(m.taken()));
        let leads = routes.leading(|place| (place.at, place.taken) == (m.to(), m.taken()));
        let mut ways = Vec::new();
        let mut open = vec![(0, vec![m.from()])];
        while let Some((number, way)) = open.pop() {
            let ended = routes.after(number).next().is_none();
            if ended {
                ways.push(way.iter().map(|at| at.lowest()).collect());
            }
            if ways.len() == TRIED {
                break;
            }
            // The last put down is the first taken up: the nearest square behind the piece.
            for (next, place) in routes.after(number).rev().filter(|(next, _)| leads[*next]) {
                let way = [way.as_slice(), &[place.at]].concat();
                if neat(&way, m.taken()) {
                    open.push((next, way));
                }
            }
        }
        ways
    }
}

/// Does a piece that goes straight on come down directly behind the one it has leapt over? Of its last leaps.
fn neat(way: &[Fifty], taken: Fifty) -> bool {
    let [.., before, at, next] = *way else {
        return true;
    };
    let (Some(came), Some(goes)) = (toward(before, at), toward(at, next)) else {
        return true;
    };
    let behind = at.shift(back(came));
    came != goes || !(behind & taken).is_empty()
}
