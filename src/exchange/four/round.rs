//! The rounds of four: which of them a move belongs to.

use reglement_core::board::piece::Seat;
use reglement_core::rules::cross::position::Position;
use reglement_core::rules::position::Move;

/// A position, and which move of which round is to be made in it.
#[derive(Clone, Copy)]
pub struct Round {
    /// The position.
    pub position: Position,
    /// The seat that began, whose moves begin the rounds.
    first: Seat,
    /// The number of the round.
    pub number: u32,
    /// Has the seat at turn left the game?
    pub left: bool,
}

impl Round {
    /// The first of a game that begins so.
    pub fn first(position: Position) -> Round {
        Round {
            position,
            first: position.turn(),
            number: 1,
            left: false,
        }
    }

    /// How many seats come before this one in a round.
    fn column(&self, seat: Seat) -> usize {
        let after = self.position.seating().after(self.first);
        after
            .iter()
            .position(|other| *other == seat)
            .map_or(0, |place| place + 1)
    }

    /// After a move.
    #[must_use]
    pub fn after(&self, played: Move) -> Round {
        let position = match played {
            Move::Cross(played) => self.position.after(played),
            _ => self.position,
        };
        let goes_on = self.column(position.turn()) > self.column(self.position.turn());
        Round {
            position,
            first: self.first,
            number: self.number + u32::from(!goes_on),
            left: false,
        }
    }

    /// The same, the seat at turn having left the game.
    #[must_use]
    pub fn left(&self) -> Round {
        Round {
            left: true,
            ..*self
        }
    }
}
