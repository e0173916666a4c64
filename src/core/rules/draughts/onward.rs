//! A move entered square by square: what is still possible.

use super::moves::Move;
use super::position::Position;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::rules::tree::Tree;

/// What the squares chosen so far leave open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Onward {
    /// The legal moves that can still be made.
    pub moves: Vec<Move>,
    /// The squares that can be chosen next: those on which such a move can yet come down.
    pub next: Fifty,
    /// The pieces that have been leapt over by now: on every route that is left, or, where the squares chosen can be
    /// taken for all on which the piece came down, on those.
    pub taken: Fifty,
}

impl Position {
    /// What is open when these squares have been chosen, the piece's own first: no square chosen, and every piece that
    /// can move may be.
    pub fn onward(&self, squares: &[Square]) -> Onward {
        let Some((start, named)) = squares.split_first() else {
            return self.any_piece();
        };
        let from = Fifty::of(*start);
        match self.greatest() {
            None => self.quiet_onward(from, named),
            Some(greatest) => self.capture_onward(from, named, greatest),
        }
    }

    fn any_piece(&self) -> Onward {
        let moves = self.moves();
        let next = moves.iter().fold(Fifty::NONE, |all, m| all | m.from());
        Onward {
            moves,
            next,
            taken: Fifty::NONE,
        }
    }

    fn quiet_onward(&self, from: Fifty, named: &[Square]) -> Onward {
        let to = match named {
            [] => Fifty::ALL,
            [to] => Fifty::of(*to),
            _ => Fifty::NONE,
        };
        let mut moves = Vec::new();
        self.each_quiet(|m| {
            if m.from() == from && !(m.to() & to).is_empty() {
                moves.push(m);
            }
        });
        let ends = moves.iter().fold(Fifty::NONE, |all, m| all | m.to());
        Onward {
            moves,
            next: if named.is_empty() { ends } else { Fifty::NONE },
            taken: Fifty::NONE,
        }
    }

    fn capture_onward(&self, from: Fifty, named: &[Square], greatest: u32) -> Onward {
        let mut onward = Onward::default();
        let Some(role) = self.role(from) else {
            return onward;
        };
        let routes = self.routes(from, role);
        let met = routes.met(named);
        let leads = routes.leading(|place| place.taken.count() == greatest);
        let mut taken = None;
        let left = routes.places().iter().enumerate();
        for (number, place) in
            left.filter(|(number, _)| met[*number] == named.len() && leads[*number])
        {
            // Where the last of the squares was met first, least has been taken; later places only add to it.
            if named.last().is_none_or(|last| place.at.has(*last)) {
                taken = Some(taken.map_or(place.taken, |all: Fifty| all & place.taken));
            }
            if place.taken.count() == greatest {
                onward.moves.push(routes.capture(place));
            }
            for (_, next) in routes.after(number).filter(|(next, _)| leads[*next]) {
                onward.next |= next.at;
            }
        }
        let stepped = routes.stepped(named).into_iter();
        let stepped = stepped.filter(|number| leads.get(*number).copied().unwrap_or_default());
        let places = stepped.filter_map(|number| routes.places().get(number));
        let over = places
            .map(|place| place.taken)
            .reduce(|all, some| all & some);
        onward.taken = over.or(taken).unwrap_or_default();
        onward
    }
}
