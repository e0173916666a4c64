//! How much is left: who may begin to count the fifty moves (A22, R12), and which side is the stronger (R3).

use super::position::Position;
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;
use crate::law::breach::NoCount;

impl Position {
    /// R12: may a side begin to count the fifty moves: has it no more than its kings, or its kings and one rook, and can
    /// the other side mate?
    ///
    /// # Errors
    /// Why not.
    pub fn may_count(&self, seat: Seat) -> Result<(), NoCount> {
        let own = self.side_but_kings(self.seating.side(seat));
        if !matches!(own.as_slice(), [] | [Role::Rook]) {
            return Err(NoCount::TooStrong);
        }
        let against = self.side_but_kings(self.seating.enemies(seat));
        let is_minor = |role: &Role| matches!(role, Role::Knight | Role::Bishop);
        if against.len() < 2 && against.iter().all(is_minor) {
            Err(NoCount::NoForce)
        } else {
            Ok(())
        }
    }

    /// R3: is a seat's side the stronger, by the usual values (pawn 1, knight and bishop 3, rook 5, queen 9)?
    pub fn is_stronger(&self, seat: Seat) -> bool {
        self.worth(self.seating.side(seat)) > self.worth(self.seating.enemies(seat))
    }

    fn side_but_kings(&self, side: Seats) -> Vec<Role> {
        let men = side.flat_map(|seat| self.men.of(seat.index()));
        men.filter(|role| *role != Role::King).collect()
    }

    fn worth(&self, side: Seats) -> u32 {
        let worth = |role| match role {
            Role::Pawn => 1,
            Role::Knight | Role::Bishop => 3,
            Role::Rook => 5,
            Role::Queen => 9,
            _ => 0,
        };
        self.side_but_kings(side).into_iter().map(worth).sum()
    }
}
