//! Who sits where: partners, and the order of the turns.

use crate::board::piece::Seat;
use crate::board::seats::Seats;

/// How the four sit and in which direction the turn goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seating {
    /// Where partners sit.
    pub partners: Partners,
    /// In which direction the turn goes.
    pub order: Order,
}

/// Where partners sit (V3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Partners {
    /// Across the board: South and North, West and East.
    #[default]
    Opposite,
    /// Beside each other: South and West, North and East.
    Adjacent,
}

/// In which direction the turn goes, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// South, East, North, West: from the left hand to the right (V4, R6).
    #[default]
    CounterClockwise,
    /// South, West, North, East (T3).
    Clockwise,
}

impl Partners {
    /// Both, with the words by which they are chosen.
    pub const ALL: [(&'static str, Partners); 2] = [
        ("opposite", Partners::Opposite),
        ("adjacent", Partners::Adjacent),
    ];

    /// The word by which it is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            Partners::Opposite => "opposite",
            Partners::Adjacent => "adjacent",
        }
    }
}

impl Order {
    /// Both, with the words by which they are chosen.
    pub const ALL: [(&'static str, Order); 2] = [
        ("counter-clockwise", Order::CounterClockwise),
        ("clockwise", Order::Clockwise),
    ];

    /// The word by which it is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            Order::CounterClockwise => "counter-clockwise",
            Order::Clockwise => "clockwise",
        }
    }
}

impl Seating {
    /// The friend of a seat.
    #[inline]
    pub const fn partner(self, seat: Seat) -> Seat {
        match (self.partners, seat) {
            (Partners::Opposite, _) => seat.opponent(),
            (Partners::Adjacent, Seat::South) => Seat::West,
            (Partners::Adjacent, Seat::West) => Seat::South,
            (Partners::Adjacent, Seat::North) => Seat::East,
            (Partners::Adjacent, Seat::East) => Seat::North,
            (Partners::Adjacent, Seat::White | Seat::Black) => seat.opponent(),
        }
    }

    /// A seat and its friend.
    #[inline]
    pub const fn side(self, seat: Seat) -> Seats {
        Seats::of(seat).with(self.partner(seat))
    }

    /// The two enemies of a seat.
    #[inline]
    pub const fn enemies(self, seat: Seat) -> Seats {
        ALL.except(self.side(seat))
    }

    /// Are they on the same side?
    #[inline]
    pub const fn allied(self, one: Seat, other: Seat) -> bool {
        self.side(one).has(other)
    }

    /// The seat to which the turn goes on from a seat, mated or not.
    #[inline]
    pub const fn next(self, seat: Seat) -> Seat {
        use Seat::{Black, East, North, South, West, White};
        match (self.order, seat) {
            (Order::Clockwise, South) | (Order::CounterClockwise, North) => West,
            (Order::Clockwise, West) | (Order::CounterClockwise, East) => North,
            (Order::Clockwise, North) | (Order::CounterClockwise, South) => East,
            (Order::Clockwise, East) | (Order::CounterClockwise, West) => South,
            (_, White | Black) => seat.opponent(),
        }
    }

    /// The other three in the order in which their turns come after this seat's.
    pub const fn after(self, seat: Seat) -> [Seat; 3] {
        let next = self.next(seat);
        let third = self.next(next);
        [next, third, self.next(third)]
    }

    /// The one of two partners beside each other whose turn comes after the other's: the after-player (V6).
    pub const fn after_player(self, of: Seat) -> Seat {
        let partner = self.partner(of);
        match self.next(partner) as u8 == of as u8 {
            true => of,
            false => partner,
        }
    }
}

const ALL: Seats = Seats::of(Seat::South)
    .with(Seat::West)
    .with(Seat::North)
    .with(Seat::East);
