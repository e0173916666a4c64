//! Every route of one piece's captures, equal places reached by different routes merged.
//!
//! Where a piece can go on to depends only on where it is and on what it has taken, so a place is the two together.
//! Routes there may be millions; places there are never more than a few thousand.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::leap::Leaper;
use super::moves::Move;
use super::position::Position;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::board::ten::Fifty;

/// A place in a capture: a square come down on, with something taken.
pub(super) struct Place {
    pub(super) at: Fifty,
    pub(super) taken: Fifty,
    /// The numbers of the places one leap further.
    onward: SmallVec<[usize; 4]>,
}

/// The places of a piece, its own square first, each after those that it is reached from.
pub(super) struct Routes {
    from: Fifty,
    places: Vec<Place>,
}

impl Position {
    /// The kind of the piece of the seat at turn on this square.
    pub(super) fn role(&self, at: Fifty) -> Option<Role> {
        let piece = at.first().and_then(|at| self.piece(at));
        piece
            .filter(|piece| piece.seat == self.turn)
            .map(|piece| piece.role)
    }

    /// Whatever a piece of the seat at turn can take, by its square and its kind.
    pub(super) fn routes(&self, from: Fifty, role: Role) -> Routes {
        Routes::of(&self.leaper(from, role))
    }
}

impl Routes {
    /// All that this piece can do.
    pub(super) fn of(leaper: &Leaper) -> Routes {
        let mut places = Vec::new();
        let mut numbers = HashMap::new();
        let mut number = |places: &mut Vec<Place>, at, taken| {
            *numbers.entry((at, taken)).or_insert_with(|| {
                let onward = SmallVec::new();
                places.push(Place { at, taken, onward });
                places.len() - 1
            })
        };
        number(&mut places, leaper.from, Fifty::NONE);
        let mut next = 0;
        while let Some(&Place { at, taken, .. }) = places.get(next) {
            let mut onward = SmallVec::new();
            leaper.each(at, taken, |land, over| {
                onward.push(number(&mut places, land, taken | over));
            });
            places[next].onward = onward;
            next += 1;
        }
        Routes {
            from: leaper.from,
            places,
        }
    }

    /// The places, in order.
    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The places one leap after another, with their numbers.
    pub(super) fn after(&self, number: usize) -> impl DoubleEndedIterator<Item = (usize, &Place)> {
        let onward = self
            .places
            .get(number)
            .map_or(&[][..], |place| &place.onward);
        onward
            .iter()
            .filter_map(|next| Some((*next, self.places.get(*next)?)))
    }

    /// How many of these squares, in their order, a route to each place can have come down on at most.
    ///
    /// More is always as good: what can still be met from a place with fewer can be met with more.
    pub(super) fn met(&self, named: &[Square]) -> Vec<usize> {
        let mut met = vec![0; self.places.len()];
        for number in 0..self.places.len() {
            let so_far = met[number];
            for (next, place) in self.after(number) {
                let here = named.get(so_far).is_some_and(|at| place.at.has(*at));
                met[next] = met[next].max(so_far + usize::from(here));
            }
        }
        met
    }

    /// The places to which a route leads that comes down on these squares and on no other between.
    pub(super) fn stepped(&self, named: &[Square]) -> Vec<usize> {
        let mut here = vec![0];
        for at in named {
            let next = here.iter().flat_map(|number| self.after(*number));
            let mut there = Vec::new();
            for (number, _) in next.filter(|(_, place)| place.at.has(*at)) {
                if !there.contains(&number) {
                    there.push(number);
                }
            }
            here = there;
        }
        here
    }

    /// The captures that come down on these squares, in their order, and end on the last.
    pub(super) fn fitting(&self, named: &[Square]) -> Vec<Move> {
        let Some(end) = named.last() else {
            return Vec::new();
        };
        let met = self.met(named);
        let places = self.places.iter().zip(met).skip(1);
        places
            .filter(|(place, met)| *met == named.len() && place.at.has(*end))
            .map(|(place, _)| self.capture(place))
            .collect()
    }

    /// The places from which one that is wanted can be reached, itself among them.
    pub(super) fn leading(&self, wanted: impl Fn(&Place) -> bool) -> Vec<bool> {
        let mut leads = vec![false; self.places.len()];
        for (number, place) in self.places.iter().enumerate().rev() {
            leads[number] = wanted(place) || place.onward.iter().any(|next| leads[*next]);
        }
        leads
    }

    /// The capture that ends at a place.
    pub(super) fn capture(&self, place: &Place) -> Move {
        Move::new(self.from, place.at, place.taken)
    }
}

/// Where a piece comes to rest when it takes as many as it can, and what it has taken then.
pub(super) fn farthest(leaper: &Leaper) -> Vec<(Fifty, Fifty)> {
    let mut reached = vec![(leaper.from, Fifty::NONE)];
    loop {
        let mut next = Vec::new();
        for (at, taken) in &reached {
            leaper.each(*at, *taken, |land, over| next.push((land, *taken | over)));
        }
        if next.is_empty() {
            return reached;
        }
        next.sort_unstable();
        next.dedup();
        reached = next;
    }
}
