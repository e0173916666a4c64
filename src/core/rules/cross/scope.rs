//! The moves of a seat that are legal as long as no mate is lifted by them.
//!
//! Checks and pins are found once for a position; what remains is followed square by square, and visited or counted.

use super::attack::Pins;
use super::castling::castled;
use super::laws::{Friend, Frozen, Promotion};
use super::men::{Cell, EMPTY, Owners, cell, role};
use super::moves::Move;
use super::places::{
    BISHOP, LEAP, NOWHERE, Place, Places, QUEEN, ROOK, aslant, edges_of, forward, goes_aslant, step,
};
use super::position::Position;
use super::sink::{Along, Answering, Flow, Sink, Visitor};
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;

/// Which queens may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prey {
    /// All but those that a warning protects.
    Unwarned,
    /// All.
    EveryQueen,
    /// None.
    NoQueen,
}

/// What a generator asks beside the board.
struct Scope<'a> {
    position: &'a Position,
    seat: usize,
    /// Whose men may be taken.
    takes: Owners,
    /// Which of their queens.
    prey: Prey,
    /// The enemies with force against the king.
    force: Owners,
    pins: Pins,
}

impl Scope<'_> {
    /// May a man take what stands there?
    #[inline(always)]
    fn may_take(&self, from: Place, to: Place) -> bool {
        let there = self.position.men.at(to);
        there & self.takes != 0 && self.may_take_this(there, from, to)
    }

    /// A king is never taken, a queen not always.
    #[inline]
    fn may_take_this(&self, there: Cell, from: Place, to: Place) -> bool {
        match role(there) {
            Role::King => false,
            Role::Queen => match self.prey {
                Prey::EveryQueen => true,
                Prey::NoQueen => false,
                Prey::Unwarned => !self.position.warned.protects(from, to),
            },
            _ => true,
        }
    }
}

impl Position {
    /// The enemies whose men a seat may take: of a frozen or released army none may be taken (V14, V15, T11, T15).
    #[inline]
    pub(super) fn takes_from(&self, seat: Seat) -> Seats {
        self.seating
            .enemies(seat)
            .except(self.mated)
            .except(self.released)
    }

    /// The friend's king, where it may not be laid open (V10): he is not mated and was not in check (R8).
    #[inline]
    pub(super) fn spared(&self, seat: usize) -> Option<Seat> {
        let friend = self.seating.partner(Seat::FOUR[seat & 3]);
        let spared = self.laws.friend == Friend::Spared && !self.mated.or(self.checked).has(friend);
        spared.then_some(friend)
    }

    /// Can a move lift a mate, so that freed men give check (V14)?
    #[inline]
    pub(super) fn may_lift(&self) -> bool {
        self.laws.frozen == Frozen::WithoutForce && !self.mated.is_empty()
    }

    /// Visits every move of a seat, were it its turn, that is legal as long as the mated seats stay mated.
    pub(super) fn each_held(
        &self,
        seat: usize,
        prey: Prey,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        self.generate(seat, prey, &mut Visitor(visit))
    }

    pub(super) fn generate(&self, seat: usize, prey: Prey, sink: &mut impl Sink) -> Flow {
        let own = Seat::FOUR[seat & 3];
        let force = self.force_against(seat);
        let takes = self.takes_from(own);
        let king = self.men.king(seat);
        let mut pins = Pins::NONE;
        let army = Seats::of(own).upper_bits();
        self.men.pins(king, army, force, &mut pins);
        if let Some(friend) = self.spared(seat) {
            let king = self.men.king(friend.index());
            self.men.pins(king, army, force, &mut pins);
        }
        let scope = Scope {
            position: self,
            seat,
            takes: takes.upper_bits(),
            prey,
            force,
            pins,
        };
        scope.king_moves(king, sink)?;
        if !self.checked.has(own) {
            scope.army_moves(sink)?;
            scope.castlings(king, sink)?;
        } else if let Some(answers) = self.answers(seat, king, force) {
            scope.army_moves(&mut Answering {
                answers,
                sink: &mut *sink,
            })?;
        }
        if self.passed != [0; 4] {
            scope.passing(sink)?;
        }
        Flow::Continue(())
    }

    /// Where a man but the king answers the check: on the attacker or between; nowhere if there are two.
    fn answers(&self, seat: usize, king: Place, force: Owners) -> Option<Places> {
        let mut answers = Places::NONE;
        let mut checkers = 0;
        self.men.attackers(king, force, |from, way| {
            if self.silent.has(seat, way) {
                return;
            }
            checkers += 1;
            answers = Places::NONE;
            answers.toggle(from);
            if way < 8 {
                let mut at = step(king, usize::from(way));
                while at != from {
                    answers.toggle(at);
                    at = step(at, usize::from(way));
                }
            }
        });
        (checkers == 1).then_some(answers)
    }

    /// Do the own king, and the friend's if he must be spared, stay out of check when a move is made?
    pub(super) fn keeps_kings(&self, seat: usize, played: Move) -> bool {
        let mut men = self.men;
        let (from, to) = played.places();
        men.play(seat, played, self.aside(seat, from, to));
        let safe = |of: usize| !self.is_checked(&men, of);
        safe(seat) && self.spared(seat).is_none_or(|friend| safe(friend.index()))
    }
}

impl Scope<'_> {
    #[inline(always)]
    fn king_moves(&self, king: Place, sink: &mut impl Sink) -> Flow {
        let men = &self.position.men;
        for way in 0..8 {
            let to = step(king, way);
            if (men.at(to) == EMPTY || self.may_take(king, to))
                && self.pins.ways(king) >> way & 1 != 0
                && !men.is_attacked(to, self.force, king)
            {
                sink.man(king, to)?;
            }
        }
        Flow::Continue(())
    }

    /// Everything but the king's moves and taking in passing.
    #[inline(always)]
    fn army_moves(&self, sink: &mut impl Sink) -> Flow {
        for (first, mut word) in self.position.men.army(self.seat).words() {
            while word != 0 {
                let from = first | word.trailing_zeros() as Place;
                word &= word - 1;
                self.man(from, sink)?;
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn man(&self, from: Place, sink: &mut impl Sink) -> Flow {
        if self.pins.hold(from) {
            return self.pinned_moves(from, sink);
        }
        match role(self.position.men.at(from)) {
            Role::Pawn => self.pawn(from, sink),
            Role::Knight => self.knight(from, sink),
            Role::Bishop => self.slider(from, &BISHOP, sink),
            Role::Rook => self.slider(from, &ROOK, sink),
            Role::Queen => self.slider(from, &QUEEN, sink),
            _ => Flow::Continue(()),
        }
    }

    /// The moves of a man who covers a king, or two: along the lines that he closes.
    #[inline(never)]
    fn pinned_moves(&self, from: Place, sink: &mut impl Sink) -> Flow {
        let mut along = Along {
            from,
            ways: self.pins.ways(from),
            sink,
        };
        match role(self.position.men.at(from)) {
            Role::Pawn => self.pawn(from, &mut along),
            Role::Bishop => self.slider(from, &BISHOP, &mut along),
            Role::Rook => self.slider(from, &ROOK, &mut along),
            Role::Queen => self.slider(from, &QUEEN, &mut along),
            _ => Flow::Continue(()),
        }
    }

    #[inline(always)]
    fn slider(&self, from: Place, steps: &[Place], sink: &mut impl Sink) -> Flow {
        let men = &self.position.men;
        for by in steps {
            let mut to = from.wrapping_add(*by);
            while men.at(to) == EMPTY {
                sink.man(from, to)?;
                to = to.wrapping_add(*by);
            }
            if self.may_take(from, to) {
                sink.man(from, to)?;
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn knight(&self, from: Place, sink: &mut impl Sink) -> Flow {
        let men = &self.position.men;
        for leap in &LEAP {
            let to = from.wrapping_add(*leap);
            if men.at(to) == EMPTY || self.may_take(from, to) {
                sink.man(from, to)?;
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn pawn(&self, from: Place, sink: &mut impl Sink) -> Flow {
        let (men, seat) = (&self.position.men, self.seat);
        let edges = edges_of(from);
        let ahead = forward(seat);
        let to = step(from, ahead);
        if men.at(to) == EMPTY {
            if edges.last_but_one >> seat & 1 != 0 {
                sink.promoted(from, to)?;
            } else {
                sink.man(from, to)?;
            }
            let two = step(to, ahead);
            if edges.second >> seat & 1 != 0 && men.at(two) == EMPTY {
                sink.man(from, two)?;
            }
        }
        for way in aslant(seat) {
            let to = step(from, way);
            if self.may_take(from, to) {
                if self.position.promoting_capture(to) >> seat & 1 != 0 {
                    sink.promoted(from, to)?;
                } else {
                    sink.man(from, to)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// R5, A20: by any pawn that attacks a place passed over, if no king is laid open.
    fn passing(&self, sink: &mut impl Sink) -> Flow {
        let position = self.position;
        for passer in 0..4 {
            let to = position.passed[passer];
            if to == NOWHERE {
                continue;
            }
            for way in aslant(self.seat) {
                let from = step(to, way ^ 4);
                let pawn = position.men.at(from) == cell(self.seat, Role::Pawn);
                if pawn
                    && position.may_take_in_passing(self.seat, passer)
                    && position.keeps_kings(self.seat, Move::along(from, to))
                {
                    sink.man(from, to)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// A15: castling of a king that is not in check.
    #[inline(always)]
    fn castlings(&self, king: Place, sink: &mut impl Sink) -> Flow {
        let position = self.position;
        if !position.rights.any(self.seat) {
            return Flow::Continue(());
        }
        for end in 0..2 {
            let beside = castled(self.seat, king, end).1;
            if position.men.at(beside) == EMPTY && position.may_castle(self.seat, end) {
                let (to, _) = castled(self.seat, king, end);
                if position.keeps_kings(self.seat, Move::along(king, to)) {
                    sink.man(king, to)?;
                }
            }
        }
        Flow::Continue(())
    }
}

impl Position {
    /// The seats, a bit each, whose pawns are promoted when they take there (V0, T6).
    #[inline]
    pub(super) fn promoting_capture(&self, to: Place) -> u8 {
        let edges = edges_of(to);
        match self.laws.promotion {
            Promotion::FarEdge => edges.far,
            Promotion::FarEdgeAndSides => edges.far | edges.side,
        }
    }

    /// Is a pawn of this seat promoted by going there (V0, T6)?
    pub(super) fn promotes(&self, seat: usize, from: Place, to: Place) -> bool {
        let rows = if goes_aslant(from, to) {
            self.promoting_capture(to)
        } else {
            edges_of(to).far
        };
        rows >> seat & 1 != 0
    }
}
