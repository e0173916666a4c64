//! Every legal move.
//!
//! Pins and checks are found once for a position; what remains are sets of squares, which a sink visits or counts. A king
//! is never taken, even where a game to the letter has left him in check.

use super::position::{Position, beside, castled, corner, forward, king_home, pawn_rank};
use crate::board::eight;
use crate::board::piece::{Role, Seat};
use crate::board::set::Squares;
use crate::board::square::{Direction, Square};
use crate::rules::castling::Wing;
use crate::rules::play::Play;
use crate::rules::tree::Tree;

/// A legal move of chess; castling is the king's move of two squares.
///
/// Only a position makes it mean something: the position knows castling from a step and en passant from a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub role: Option<Role>,
}

impl From<Move> for Play {
    fn from(m: Move) -> Play {
        let play = Play::new(m.from, m.to);
        match m.role {
            Some(role) => play.promoting(role),
            None => play,
        }
    }
}

/// Where the generator puts what it finds.
trait Sink {
    /// A man that may go to each of these squares, and is no pawn reaching the last rank.
    fn man(&mut self, from: Square, to: Squares);
    /// Pawns that have arrived on these squares, each from where `back` leads.
    fn pawns(&mut self, to: Squares, back: i8);
    /// One pawn that may go to each of these squares.
    fn pawn(&mut self, from: Square, to: Squares);
}

const LAST_RANKS: Squares = Squares(0xff00_0000_0000_00ff);

struct Counter(u64);

impl Sink for Counter {
    #[inline]
    fn man(&mut self, _: Square, to: Squares) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn pawns(&mut self, to: Squares, _: i8) {
        self.0 += u64::from(to.count()) + 3 * u64::from((to & LAST_RANKS).count());
    }

    #[inline]
    fn pawn(&mut self, _: Square, to: Squares) {
        self.pawns(to, 0);
    }
}

/// Calls for every move.
struct Visitor<F>(F);

impl<F: FnMut(Move)> Visitor<F> {
    #[inline]
    fn pawn_move(&mut self, from: Square, to: Square) {
        if LAST_RANKS.has(to) {
            for role in Role::PROMOTIONS {
                (self.0)(Move {
                    from,
                    to,
                    role: Some(role),
                });
            }
        } else {
            (self.0)(Move {
                from,
                to,
                role: None,
            });
        }
    }
}

impl<F: FnMut(Move)> Sink for Visitor<F> {
    #[inline]
    fn man(&mut self, from: Square, to: Squares) {
        for to in to {
            (self.0)(Move {
                from,
                to,
                role: None,
            });
        }
    }

    #[inline]
    fn pawns(&mut self, to: Squares, back: i8) {
        for to in to {
            self.pawn_move(Square::new((to.index() as i8 + back) as u8), to);
        }
    }

    #[inline]
    fn pawn(&mut self, from: Square, to: Squares) {
        for to in to {
            self.pawn_move(from, to);
        }
    }
}

impl Tree for Position {
    type Move = Move;

    #[inline]
    fn each(&self, visit: impl FnMut(Move)) {
        self.generate(&mut Visitor(visit));
    }

    fn count(&self) -> u64 {
        let mut counter = Counter(0);
        self.generate(&mut counter);
        counter.0
    }

    #[inline]
    fn after(&self, play: Move) -> Position {
        Position::after(self, play)
    }
}

impl Position {
    #[inline]
    fn generate(&self, sink: &mut impl Sink) {
        match self.turn {
            Seat::White => self.generate_for(Seat::White, sink),
            _ => self.generate_for(Seat::Black, sink),
        }
    }

    #[inline(always)]
    fn generate_for(&self, seat: Seat, sink: &mut impl Sink) {
        let king = self.king(seat);
        let checkers = self.attackers(king, seat.opponent());
        self.king_moves(seat, king, sink);
        let Some(checker) = checkers.first() else {
            let pinned = self.covers(seat) & self.men.army(seat);
            self.men_moves(seat, king, pinned, Squares::ALL, sink);
            self.castlings(seat, sink);
            return;
        };
        if !checkers.is_many() {
            let answer = eight::between(king, checker) | checkers;
            let pinned = self.covers(seat) & self.men.army(seat);
            self.men_moves(seat, king, pinned, answer, sink);
        }
    }

    /// Everything but the king's moves: to the squares of `answer`, pinned men along their pins.
    #[inline(always)]
    fn men_moves(
        &self,
        seat: Seat,
        king: Square,
        pinned: Squares,
        answer: Squares,
        sink: &mut impl Sink,
    ) {
        let men = &self.men;
        let army = men.army(seat);
        let occupied = men.occupied();
        let goals = answer & !army & !men.role(Role::King);
        for from in men.role(Role::Knight) & army & !pinned {
            sink.man(from, eight::knight(from) & goals);
        }
        let queens = men.role(Role::Queen);
        for from in (men.role(Role::Bishop) | queens) & army {
            let held = if pinned.has(from) {
                goals & eight::line(king, from)
            } else {
                goals
            };
            sink.man(from, eight::bishop(from, occupied) & held);
        }
        for from in (men.role(Role::Rook) | queens) & army {
            let held = if pinned.has(from) {
                goals & eight::line(king, from)
            } else {
                goals
            };
            sink.man(from, eight::rook(from, occupied) & held);
        }
        self.pawn_moves(seat, king, pinned, answer, sink);
    }

    #[inline(always)]
    fn pawn_moves(
        &self,
        seat: Seat,
        king: Square,
        pinned: Squares,
        answer: Squares,
        sink: &mut impl Sink,
    ) {
        let (north, east, west) = match seat {
            Seat::White => (Direction::North, Direction::NorthEast, Direction::NorthWest),
            _ => (Direction::South, Direction::SouthEast, Direction::SouthWest),
        };
        let pawns = self.men.of(seat, Role::Pawn);
        let empty = !self.men.occupied();
        let enemies = self.men.army(seat.opponent()) & answer & !self.men.role(Role::King);
        let free = pawns & !pinned;
        let (step, double) = pawn_steps(seat, free, empty);
        sink.pawns(step & answer, -offset(north));
        sink.pawns(double & answer, -2 * offset(north));
        sink.pawns(eight::shift(free, east) & enemies, -offset(east));
        sink.pawns(eight::shift(free, west) & enemies, -offset(west));
        for from in pawns & pinned {
            let (step, double) = pawn_steps(seat, Squares::of(from), empty);
            let to = (step | double) & answer | eight::pawn(from, north) & enemies;
            sink.pawn(from, to & eight::line(king, from));
        }
        if let Some(to) = self.passed {
            for from in self.passers(to) {
                sink.man(from, Squares::of(to));
            }
        }
    }

    /// The pawns that may legally take in passing on this square (A20).
    pub(super) fn passers(&self, to: Square) -> impl Iterator<Item = Square> + '_ {
        let seat = self.turn;
        let near = eight::pawn(to, forward(seat.opponent())) & self.men.of(seat, Role::Pawn);
        near.filter(move |&from| self.is_safe_in_passing(from, to))
    }

    /// Does the own king stay out of check when both pawns leave their squares?
    fn is_safe_in_passing(&self, from: Square, to: Square) -> bool {
        let taken = Squares::of(beside(from, to));
        let occupied = (self.men.occupied() ^ Squares::of(from) ^ taken) | Squares::of(to);
        let king = self.king(self.turn);
        (self.attackers_through(king, self.turn.opponent(), occupied) & !taken).is_empty()
    }

    #[inline(always)]
    fn king_moves(&self, seat: Seat, king: Square, sink: &mut impl Sink) {
        let away = self.men.occupied() ^ Squares::of(king);
        let mut goals = Squares::NONE;
        for to in eight::king(king) & !self.men.army(seat) & !self.men.role(Role::King) {
            if self.attackers_through(to, seat.opponent(), away).is_empty() {
                goals |= Squares::of(to);
            }
        }
        sink.man(king, goals);
    }

    /// Castling of a king that is not in check (A15).
    #[inline(always)]
    fn castlings(&self, seat: Seat, sink: &mut impl Sink) {
        if !self.rights.any(seat) {
            return;
        }
        for wing in Wing::BOTH {
            if self.rights.has(seat, wing) && self.may_castle(seat, wing) {
                sink.man(king_home(seat), Squares::of(castled(seat, wing).0));
            }
        }
    }

    /// Is the way free, and are the squares that the king passes and reaches free from attack?
    pub(super) fn may_castle(&self, seat: Seat, wing: Wing) -> bool {
        let (king_to, rook_to) = castled(seat, wing);
        let occupied = self.men.occupied();
        (self.castling_path(seat, wing) & occupied).is_empty()
            && self.attackers(rook_to, seat.opponent()).is_empty()
            && self.attackers(king_to, seat.opponent()).is_empty()
            && (self.men.of(seat, Role::Rook).has(corner(seat, wing)) || self.absent_rook())
    }

    /// Has the seat at turn a legal move?
    pub fn has_moves(&self) -> bool {
        self.count() > 0
    }
}

/// How much a square's number changes by one step.
const fn offset(direction: Direction) -> i8 {
    let (file, rank) = direction.delta();
    8 * rank + file
}

/// Where pawns step to: one square, and two.
#[inline(always)]
fn pawn_steps(seat: Seat, pawns: Squares, empty: Squares) -> (Squares, Squares) {
    let step = eight::shift(pawns, forward(seat)) & empty;
    let once = eight::rank(if seat as u8 == 0 {
        pawn_rank(seat) + 1
    } else {
        pawn_rank(seat) - 1
    });
    (step, eight::shift(step & once, forward(seat)) & empty)
}
