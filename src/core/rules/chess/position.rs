//! A position of two-handed chess: the men, the turn, the rights.

use super::laws::Laws;
use super::moves::Move;
use crate::board::eight;
use crate::board::grid::{EIGHT, Grid};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::placement::Placement;
use crate::board::set::Squares;
use crate::board::square::{Direction, Square};
use crate::rules::castling::{Castling, Wing};

/// Which castlings are still open: a bit a seat and wing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rights(u8);

impl Rights {
    /// None.
    pub const NONE: Rights = Rights(0);

    const fn bit(seat: Seat, wing: Wing) -> u8 {
        1 << (2 * seat as u8 + wing as u8)
    }

    /// Is this one open?
    #[inline]
    pub const fn has(self, seat: Seat, wing: Wing) -> bool {
        self.0 & Rights::bit(seat, wing) != 0
    }

    /// Has this seat any?
    #[inline]
    pub const fn any(self, seat: Seat) -> bool {
        self.0 >> (2 * seat as u8) & 3 != 0
    }

    /// The same with this one open.
    #[must_use]
    pub const fn with(self, seat: Seat, wing: Wing) -> Rights {
        Rights(self.0 | Rights::bit(seat, wing))
    }

    /// What remains after a man has left or reached these squares (A15: king and rook unmoved).
    #[inline]
    pub(super) const fn after(self, from: Square, to: Square) -> Rights {
        Rights(self.0 & KEPT[from.index()] & KEPT[to.index()])
    }
}

/// The rights that outlive a move from or to a square.
static KEPT: [u8; 64] = kept();

const fn kept() -> [u8; 64] {
    let mut table = [0b1111; 64];
    let mut i = 0;
    while i < 2 {
        let seat = Seat::TWO[i];
        table[king_home(seat).index()] &=
            !(Rights::bit(seat, Wing::King) | Rights::bit(seat, Wing::Queen));
        table[corner(seat, Wing::King).index()] &= !Rights::bit(seat, Wing::King);
        table[corner(seat, Wing::Queen).index()] &= !Rights::bit(seat, Wing::Queen);
        i += 1;
    }
    table
}

/// Where a seat's king stands at the start.
pub const fn king_home(seat: Seat) -> Square {
    Square::new(4 + 56 * seat as u8)
}

/// The corner of a seat's back rank on a wing.
pub const fn corner(seat: Seat, wing: Wing) -> Square {
    Square::new(56 * seat as u8 + 7 * (1 - wing as u8))
}

/// Where king and rook stand after castling (R2: the king two squares toward the rook, the rook crosses him).
pub const fn castled(seat: Seat, wing: Wing) -> (Square, Square) {
    let back = 56 * seat as u8;
    match wing {
        Wing::King => (Square::new(back + 6), Square::new(back + 5)),
        Wing::Queen => (Square::new(back + 2), Square::new(back + 3)),
    }
}

/// The direction in which a seat's pawns go.
pub const fn forward(seat: Seat) -> Direction {
    match seat {
        Seat::White => Direction::North,
        _ => Direction::South,
    }
}

/// The rank, from 0, on which a seat's pawns begin.
pub const fn pawn_rank(seat: Seat) -> u8 {
    1 + 5 * seat as u8
}

/// The rank, from 0, on which a seat's pawns are promoted (A19).
pub const fn last_rank(seat: Seat) -> u8 {
    7 - 7 * seat as u8
}

/// A position, as [`validate`](super::validate) lets it be: one king a seat, no pawn on a first or last rank, the
/// side that has just moved not in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) laws: &'static Laws,
    pub(super) men: Placement,
    pub(super) turn: Seat,
    pub(super) rights: Rights,
    pub(super) passed: Option<Square>,
    pub(super) quiet: u32,
    pub(super) number: u32,
}

impl Position {
    /// The array of chess, White to move, every castling open.
    pub fn start(laws: &'static Laws) -> Position {
        let rights = Rights(0b1111);
        let men = Placement::array();
        Position {
            laws,
            men,
            turn: Seat::White,
            rights,
            passed: None,
            quiet: 0,
            number: 1,
        }
    }

    /// The facts of the game played.
    pub const fn laws(&self) -> &'static Laws {
        self.laws
    }

    /// The shape of the board.
    pub const fn grid(&self) -> &'static Grid {
        &EIGHT
    }

    /// The man on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.men.piece(at)
    }

    /// The men on the board.
    #[inline]
    pub const fn men(&self) -> &Placement {
        &self.men
    }

    /// The seat to move.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The castlings still open.
    pub const fn rights(&self) -> Rights {
        self.rights
    }

    /// The square that a pawn passed over in the ply before (A20), whether or not it can be taken there.
    pub const fn passed(&self) -> Option<Square> {
        self.passed
    }

    /// Plies since the last capture or pawn's move.
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// The number of the move to be played, from 1.
    pub const fn move_number(&self) -> u32 {
        self.number
    }

    /// Where a seat's king stands.
    #[inline]
    pub fn king(&self, seat: Seat) -> Square {
        self.men
            .of(seat, Role::King)
            .first()
            .unwrap_or(king_home(seat))
    }

    /// The squares that must be empty to castle on this wing: between king and rook, and under an absent rook (R2).
    pub fn castling_path(&self, seat: Seat, wing: Wing) -> Squares {
        let corner = corner(seat, wing);
        let between = eight::between(king_home(seat), corner);
        if self.men.of(seat, Role::Rook).has(corner) {
            between
        } else {
            between | Squares::of(corner)
        }
    }

    /// The wing to which this king's move castles, if it does.
    #[inline]
    pub fn castling_wing(&self, m: Move) -> Option<Wing> {
        let steps = m.to.index() as i8 - m.from.index() as i8;
        if !self.men.role(Role::King).has(m.from) {
            return None;
        }
        match steps {
            2 => Some(Wing::King),
            -2 => Some(Wing::Queen),
            _ => None,
        }
    }

    /// The man that a legal move takes, and where he stands: aside, when he is taken in passing.
    pub fn taken(&self, m: Move) -> Option<(Square, Piece)> {
        let role = self.men.role_at(m.from)?;
        let at = if role == Role::Pawn && Some(m.to) == self.passed {
            beside(m.from, m.to)
        } else {
            m.to
        };
        let piece = self.men.piece(at)?;
        (piece.seat != self.turn).then_some((at, piece))
    }

    /// The position after a legal move.
    #[must_use]
    #[inline]
    pub fn after(&self, m: Move) -> Position {
        let mut next = *self;
        let (seat, from, to) = (self.turn, m.from, m.to);
        let role = self.men.role_at(from).unwrap_or(Role::Pawn);
        next.passed = None;
        next.quiet += 1;
        if self.men.army(seat.opponent()).has(to) {
            next.men.lift(to);
            next.quiet = 0;
        }
        next.men
            .toggle(Squares::of(from) | Squares::of(to), Piece { seat, role });
        match role {
            Role::Pawn => {
                next.quiet = 0;
                if let Some(promoted) = m.role {
                    next.men.toggle(Squares::of(to), Piece { seat, role });
                    next.men.put(
                        to,
                        Piece {
                            seat,
                            role: promoted,
                        },
                    );
                } else if Some(to) == self.passed {
                    let pawn = Piece {
                        seat: seat.opponent(),
                        role,
                    };
                    next.men.toggle(Squares::of(beside(from, to)), pawn);
                } else if from.index().abs_diff(to.index()) == 16 {
                    next.passed = Some(Square::new(((from.index() + to.index()) / 2) as u8));
                }
            }
            Role::King => {
                if let Some(wing) = self.castling_wing(m) {
                    let corner = Squares::of(corner(seat, wing));
                    let rook = Piece {
                        seat,
                        role: Role::Rook,
                    };
                    if !(corner & self.men.of(seat, Role::Rook)).is_empty() {
                        next.men
                            .toggle(corner | Squares::of(castled(seat, wing).1), rook);
                    }
                }
            }
            _ => {}
        }
        next.rights = self.rights.after(from, to);
        next.turn = seat.opponent();
        next.number += seat as u32;
        next
    }

    /// Is it the same position for a repetition: men, turn, castlings, and takings in passing that are legal?
    pub fn repeats(&self, other: &Position) -> bool {
        self.men == other.men
            && self.turn == other.turn
            && self.rights == other.rights
            && self.live_passed() == other.live_passed()
    }

    /// The square passed over, if some pawn may legally take there.
    pub fn live_passed(&self) -> Option<Square> {
        let to = self.passed?;
        self.passers(to).next().map(|_| to)
    }

    pub(super) fn absent_rook(&self) -> bool {
        self.laws.castling == Castling::RookOrAbsent
    }
}

/// The square of the pawn that is taken in passing: on the rank of `from` and the file of `to`.
pub(super) const fn beside(from: Square, to: Square) -> Square {
    Square::new(((from.index() & 56) | (to.index() & 7)) as u8)
}
