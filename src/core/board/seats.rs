//! A set of seats.

use std::fmt;

use super::piece::Seat;

/// Some of the seats of a table: those that are mated, those that won.
///
/// Going through it gives the seats in the order of position texts: White, Black; South, West, North, East.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// One seat.
    #[inline]
    pub const fn of(seat: Seat) -> Seats {
        Seats(1 << seat as u8)
    }

    /// Is the seat among them?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Is it nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and one more.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat as u8))
    }

    /// These without one.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat as u8))
    }

    /// Those that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// Those that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, others: Seats) -> Seats {
        Seats(self.0 & others.0)
    }

    /// Those that are not among the others.
    #[must_use]
    #[inline]
    pub const fn except(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats of the cross among them, a bit each in the upper half of a byte, in the order of [`Seat::FOUR`].
    #[inline]
    pub const fn upper_bits(self) -> u8 {
        self.0 & 0xf0
    }

    /// The first, if any.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        match self.0 {
            0 => None,
            bits => Seat::numbered(bits.trailing_zeros()),
        }
    }

    /// Their letters in position texts: `by`; nothing for nobody.
    pub fn letters(self) -> String {
        self.map(Seat::letter).collect()
    }
}

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_come_in_the_order_of_position_texts() {
        let some = Seats::of(Seat::East).with(Seat::West).with(Seat::South);
        assert_eq!(some.letters(), "rbg");
        assert_eq!(some.count(), 3);
        assert_eq!(
            some.without(Seat::West).collect::<Seats>(),
            Seats::of(Seat::South).with(Seat::East)
        );
        assert_eq!(some.and(Seats::of(Seat::East)).first(), Some(Seat::East));
        assert_eq!(some.except(some).first(), None);
        assert!(some.has(Seat::East) && !some.has(Seat::North) && !some.has(Seat::White));
    }

    #[test]
    fn every_seat_is_found_again_in_its_set() {
        for seat in Seat::TWO.into_iter().chain(Seat::FOUR) {
            assert_eq!(Seats::of(seat).first(), Some(seat));
        }
    }
}
