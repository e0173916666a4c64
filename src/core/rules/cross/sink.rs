//! Where the generator of moves puts what it finds.

use std::ops::ControlFlow;

use super::moves::Move;
use super::places::{Place, Places, toward};
use crate::board::piece::Role;

/// Whether to look for more.
pub(super) type Flow = ControlFlow<()>;

/// Where the generator puts what it finds.
pub(super) trait Sink {
    /// A man may go there, and is no pawn that is promoted there.
    fn man(&mut self, from: Place, to: Place) -> Flow;
    /// A pawn may go there, and is promoted.
    fn promoted(&mut self, from: Place, to: Place) -> Flow;
}

/// Counts.
pub(super) struct Counter(pub(super) u64);

impl Sink for Counter {
    #[inline]
    fn man(&mut self, _: Place, _: Place) -> Flow {
        self.0 += 1;
        Flow::Continue(())
    }

    #[inline]
    fn promoted(&mut self, _: Place, _: Place) -> Flow {
        self.0 += 4;
        Flow::Continue(())
    }
}

pub(super) struct Visitor<F>(pub(super) F);

impl<F: FnMut(Move) -> Flow> Sink for Visitor<F> {
    #[inline]
    fn man(&mut self, from: Place, to: Place) -> Flow {
        (self.0)(Move::along(from, to))
    }

    #[inline]
    fn promoted(&mut self, from: Place, to: Place) -> Flow {
        for role in Role::PROMOTIONS {
            (self.0)(Move {
                role: Some(role),
                ..Move::along(from, to)
            })?;
        }
        Flow::Continue(())
    }
}

/// Lets through what answers a check.
pub(super) struct Answering<'a, S> {
    pub(super) answers: Places,
    pub(super) sink: &'a mut S,
}

impl<S: Sink> Sink for Answering<'_, S> {
    #[inline]
    fn man(&mut self, from: Place, to: Place) -> Flow {
        match self.answers.has(to) {
            true => self.sink.man(from, to),
            false => Flow::Continue(()),
        }
    }

    #[inline]
    fn promoted(&mut self, from: Place, to: Place) -> Flow {
        match self.answers.has(to) {
            true => self.sink.promoted(from, to),
            false => Flow::Continue(()),
        }
    }
}

/// Lets through what goes along some of the eight ways.
pub(super) struct Along<'a, S> {
    pub(super) from: Place,
    pub(super) ways: u8,
    pub(super) sink: &'a mut S,
}

impl<S: Sink> Along<'_, S> {
    fn passes(&self, to: Place) -> bool {
        let way = toward(self.from, to);
        way < 8 && self.ways >> way & 1 != 0
    }
}

impl<S: Sink> Sink for Along<'_, S> {
    fn man(&mut self, from: Place, to: Place) -> Flow {
        match self.passes(to) {
            true => self.sink.man(from, to),
            false => Flow::Continue(()),
        }
    }

    fn promoted(&mut self, from: Place, to: Place) -> Flow {
        match self.passes(to) {
            true => self.sink.promoted(from, to),
            false => Flow::Continue(()),
        }
    }
}
