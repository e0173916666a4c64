//! The board turned by hand.

use crate::board::piece::Seat;

/// How often the board was turned by hand: half round each time, and a quarter where four sit at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turned(u8);

impl Turned {
    /// Once more.
    #[must_use]
    pub const fn further(self) -> Turned {
        Turned((self.0 + 1) % 4)
    }

    /// The seat that then sits below, where this one did: the one across, or of four the next clockwise.
    pub fn from(self, seat: Seat, seats: &[Seat]) -> Seat {
        let place = seats.iter().position(|one| *one == seat).unwrap_or(0);
        let turned = place + usize::from(self.0);
        seats
            .get(turned % seats.len().max(1))
            .copied()
            .unwrap_or(seat)
    }
}
