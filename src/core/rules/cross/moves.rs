//! A move, every legal move, and how many there are.

use super::places::{Place, place, square};
use super::position::{Position, Status};
use super::scope::Prey;
use super::sink::{Counter, Flow, Sink};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::rules::play::Play;
use crate::rules::tree::Tree;

/// A move on the cross; in castling, the king's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where the man is taken up.
    pub from: Square,
    /// Where it is put down.
    pub to: Square,
    /// What a pawn becomes.
    pub role: Option<Role>,
}

impl From<Move> for Play {
    fn from(played: Move) -> Play {
        let play = Play::new(played.from, played.to);
        match played.role {
            Some(role) => play.promoting(role),
            None => play,
        }
    }
}

impl Move {
    /// From a place to a place, nothing named.
    #[inline]
    pub(super) fn along(from: Place, to: Place) -> Move {
        Move {
            from: square(from),
            to: square(to),
            role: None,
        }
    }

    /// Where it begins and ends.
    #[inline]
    pub(super) fn places(self) -> (Place, Place) {
        (place(self.from), place(self.to))
    }
}

impl Tree for Position {
    type Move = Move;

    #[inline]
    fn each(&self, mut visit: impl FnMut(Move)) {
        if self.status == Status::Play {
            let _ = self.each_legal(self.turn.index(), &mut |m| {
                visit(m);
                Flow::Continue(())
            });
        }
    }

    fn count(&self) -> u64 {
        let mut counter = Counter(0);
        if self.status != Status::Play {
            return 0;
        }
        let seat = self.turn.index();
        if self.may_lift() {
            let _ = self.each_legal(seat, &mut |_| counter.man(0, 0));
        } else {
            let _ = self.generate(seat, Prey::Unwarned, &mut counter);
        }
        counter.0
    }

    #[inline]
    fn after(&self, played: Move) -> Position {
        Position::after(self, played)
    }
}
