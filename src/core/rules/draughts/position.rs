//! A position of draughts: men, kings, the turn.

use super::moves::Move;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::{Direction, Square};
use crate::board::ten::Fifty;

/// The pieces on the board and the seat to move. White begins below and moves toward square 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) armies: [Fifty; 2],
    pub(super) kings: Fifty,
    pub(super) turn: Seat,
}

/// What makes a position unplayable. It has no sentence here, where no language is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Fault {
    /// Two pieces on one square.
    Twice(Square),
    /// A man on the row where he would have been crowned.
    Uncrowned(Square),
    /// No piece at all.
    Empty,
}

impl Position {
    /// Twenty men each, White to move.
    pub fn start() -> Position {
        let rows =
            |rows: std::ops::Range<u8>| rows.fold(Fifty::NONE, |set, row| set | Fifty::row(row));
        Position {
            armies: [rows(6..10), rows(0..4)],
            kings: Fifty::NONE,
            turn: Seat::White,
        }
    }

    /// The position of these armies, some of whose pieces are kings.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn new(armies: [Fifty; 2], kings: Fifty, turn: Seat) -> Result<Position, Fault> {
        if let Some(at) = (armies[0] & armies[1]).first() {
            return Err(Fault::Twice(at));
        }
        if (armies[0] | armies[1]).is_empty() {
            return Err(Fault::Empty);
        }
        let position = Position {
            armies,
            kings: kings & (armies[0] | armies[1]),
            turn,
        };
        let uncrowned = Seat::TWO
            .into_iter()
            .map(|seat| position.men(seat) & crowning_row(seat));
        match uncrowned.filter_map(Fifty::first).next() {
            Some(at) => Err(Fault::Uncrowned(at)),
            None => Ok(position),
        }
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The squares of a seat's pieces.
    #[inline]
    pub const fn army(&self, seat: Seat) -> Fifty {
        self.armies[seat.of_two()]
    }

    /// The squares of a seat's men.
    #[inline]
    pub fn men(&self, seat: Seat) -> Fifty {
        self.army(seat) & !self.kings
    }

    /// The squares of a seat's kings.
    #[inline]
    pub fn kings(&self, seat: Seat) -> Fifty {
        self.army(seat) & self.kings
    }

    /// Every square that holds a piece.
    #[inline]
    pub fn occupied(&self) -> Fifty {
        self.armies[0] | self.armies[1]
    }

    /// The piece on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        let mut seats = Seat::TWO.into_iter();
        let seat = seats.find(|seat| self.army(*seat).has(at))?;
        let role = match self.kings.has(at) {
            true => Role::Crowned,
            false => Role::Man,
        };
        Some(Piece { seat, role })
    }

    /// The same with nothing on this square (D13: a huff is not a move).
    #[must_use]
    pub fn without(&self, at: Square) -> Position {
        let off = !Fifty::of(at);
        Position {
            armies: self.armies.map(|army| army & off),
            kings: self.kings & off,
            turn: self.turn,
        }
    }

    /// D16: does this seat have a king on the long line?
    pub fn holds_long_line(&self, seat: Seat) -> bool {
        !(self.kings(seat) & Fifty::LONG_LINE).is_empty()
    }

    /// D16: the seat that has one king and nothing else against three kings and nothing else.
    pub fn lone_king(&self) -> Option<Seat> {
        let only_kings =
            |seat, number| self.men(seat).is_empty() && self.kings(seat).count() == number;
        Seat::TWO
            .into_iter()
            .find(|seat| only_kings(*seat, 1) && only_kings(seat.opponent(), 3))
    }

    /// The position after a move. D15: a man is crowned where his move ends, not where it passes.
    #[must_use]
    #[inline]
    pub fn after(&self, m: Move) -> Position {
        let (seat, from, to) = (self.turn, m.from(), m.to());
        let own = (self.army(seat) & !from) | to;
        let other = self.army(seat.opponent()) & !m.taken();
        let crowns = if (self.kings & from).is_empty() {
            crowning_row(seat)
        } else {
            Fifty::ALL
        };
        Position {
            armies: match seat {
                Seat::White => [own, other],
                _ => [other, own],
            },
            kings: (self.kings & !from & !m.taken()) | (to & crowns),
            turn: seat.opponent(),
        }
    }
}

/// The row on which a seat's men are crowned.
pub const fn crowning_row(seat: Seat) -> Fifty {
    Fifty::row(match seat {
        Seat::White => 0,
        _ => 9,
    })
}

/// The two ways forward of a seat's men.
pub const fn forward(seat: Seat) -> [Direction; 2] {
    match seat {
        Seat::White => [Direction::NorthEast, Direction::NorthWest],
        _ => [Direction::SouthEast, Direction::SouthWest],
    }
}
