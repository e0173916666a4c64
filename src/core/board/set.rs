//! Sets of squares.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::bits::bits;
use super::square::Square;

/// A set of squares of a board of at most sixty-four, one bit a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(pub u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// Every square of sixty-four.
    pub const ALL: Squares = Squares(u64::MAX);

    /// The set of this one square.
    #[inline]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// Is this square in the set?
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are there two squares or more in it?
    #[inline]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square, if any.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        match self.0 {
            0 => None,
            bits => Some(Square::new(bits.trailing_zeros() as u8)),
        }
    }
}

bits!(Squares);

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}
