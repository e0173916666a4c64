//! Who attacks a square.

use super::position::{Position, forward};
use crate::board::eight;
use crate::board::piece::{Role, Seat};
use crate::board::set::Squares;
use crate::board::square::Square;

impl Position {
    /// The men of a seat that attack a square, if just these squares were occupied; pinned men attack too (M3.1a).
    #[inline]
    pub fn attackers_through(&self, at: Square, by: Seat, occupied: Squares) -> Squares {
        let men = &self.men;
        let queens = men.role(Role::Queen);
        let attackers = eight::knight(at) & men.role(Role::Knight)
            | eight::king(at) & men.role(Role::King)
            | eight::pawn(at, forward(by.opponent())) & men.role(Role::Pawn)
            | eight::bishop(at, occupied) & (men.role(Role::Bishop) | queens)
            | eight::rook(at, occupied) & (men.role(Role::Rook) | queens);
        attackers & men.army(by)
    }

    /// The men of a seat that attack a square.
    #[inline]
    pub fn attackers(&self, at: Square, by: Seat) -> Squares {
        self.attackers_through(at, by, self.men.occupied())
    }

    /// The men that give check to a seat's king.
    #[inline]
    pub fn checkers(&self, seat: Seat) -> Squares {
        self.attackers(self.king(seat), seat.opponent())
    }

    /// The men, of either seat, that alone stand between a seat's king and an enemy slider.
    #[inline]
    pub(super) fn covers(&self, seat: Seat) -> Squares {
        let king = self.king(seat);
        let men = &self.men;
        let queens = men.role(Role::Queen);
        let lines = eight::bishop(king, Squares::NONE) & (men.role(Role::Bishop) | queens)
            | eight::rook(king, Squares::NONE) & (men.role(Role::Rook) | queens);
        let occupied = men.occupied();
        let mut covers = Squares::NONE;
        for slider in lines & men.army(seat.opponent()) {
            let between = eight::between(king, slider) & occupied;
            if !between.is_many() {
                covers |= between;
            }
        }
        covers
    }
}
