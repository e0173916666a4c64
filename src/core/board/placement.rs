//! Which piece stands where.

use super::eight;
use super::piece::{Piece, Role, Seat};
use super::set::Squares;
use super::square::Square;

/// The men on a board of eight by eight: a set a role and a set a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placement {
    roles: [Squares; 6],
    seats: [Squares; 2],
}

impl Placement {
    /// An empty board.
    pub const EMPTY: Placement = Placement {
        roles: [Squares::NONE; 6],
        seats: [Squares::NONE; 2],
    };

    /// The sixteen men of each seat where every game of chess begins, the queen on her colour.
    pub fn array() -> Placement {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let mut array = Placement::EMPTY;
        for (seat, back, pawns) in [(Seat::White, 0, 1), (Seat::Black, 7, 6)] {
            let row = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
            for (at, role) in eight::rank(back).zip(row) {
                array.put(at, Piece { seat, role });
            }
            array.toggle(
                eight::rank(pawns),
                Piece {
                    seat,
                    role: Role::Pawn,
                },
            );
        }
        array
    }

    /// Every square that holds a man.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.seats[0] | self.seats[1]
    }

    /// The squares of an army.
    #[inline]
    pub fn army(&self, seat: Seat) -> Squares {
        self.seats[seat.of_two()]
    }

    /// The squares of all men of a kind, whoever owns them.
    #[inline]
    pub fn role(&self, role: Role) -> Squares {
        self.roles[role.index()]
    }

    /// The squares of a seat's men of a kind.
    #[inline]
    pub fn of(&self, seat: Seat, role: Role) -> Squares {
        self.seats[seat.of_two()] & self.roles[role.index()]
    }

    /// The man on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        let seat = Seat::TWO
            .into_iter()
            .find(|seat| self.army(*seat).has(at))?;
        Some(Piece {
            seat,
            role: self.role_at(at)?,
        })
    }

    /// The kind of the man on a square.
    #[inline]
    pub fn role_at(&self, at: Square) -> Option<Role> {
        Role::CHESS
            .into_iter()
            .find(|role| self.role(*role).has(at))
    }

    /// Puts a man on an empty square.
    #[inline]
    pub fn put(&mut self, at: Square, piece: Piece) {
        self.toggle(Squares::of(at), piece);
    }

    /// Takes away whatever stands on a square, and says what it was.
    pub fn lift(&mut self, at: Square) -> Option<Piece> {
        let piece = self.piece(at)?;
        self.toggle(Squares::of(at), piece);
        Some(piece)
    }

    /// Puts this man on those squares of the set where it is not, and takes it from those where it is.
    #[inline]
    pub fn toggle(&mut self, squares: Squares, piece: Piece) {
        self.roles[piece.role.index()] ^= squares;
        self.seats[piece.seat.of_two()] ^= squares;
    }
}
