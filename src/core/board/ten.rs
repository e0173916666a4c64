//! The fifty dark squares of a board of ten by ten, as bits that shift along diagonals.
//!
//! Between every two rows stands one bit that is no square, so that a step in each of the four directions is one
//! constant shift wherever it is made, and what leaves the board lands on no square.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::bits::bits;
use super::square::{Direction, Square};

/// A set of the fifty squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Fifty(u64);

/// The four ways along the diagonals of the board.
pub const DIAGONALS: [Direction; 4] = [
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::SouthEast,
    Direction::SouthWest,
];

/// The last number of a square's row pair, ten squares and one gap.
const PAIR: u64 = 11;

impl Fifty {
    /// No square.
    pub const NONE: Fifty = Fifty(0);
    /// All fifty.
    pub const ALL: Fifty = Fifty(all());
    /// The long line, 5 to 46, at each player's left hand.
    pub const LONG_LINE: Fifty = long_line();

    /// The set of this one square; of none when the square is not of this board.
    #[inline]
    pub const fn of(square: Square) -> Fifty {
        let number = square.index();
        if number < 50 {
            Fifty(1 << (number + number / 10))
        } else {
            Fifty::NONE
        }
    }

    /// The squares of a row, counted from 0 at the top.
    pub const fn row(row: u8) -> Fifty {
        let pair = row as u64 / 2 * PAIR + row as u64 % 2 * 5;
        Fifty(0b11111 << pair)
    }

    /// Is this square in the set?
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & Fifty::of(square).0 != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square of a set that is not empty.
    #[inline]
    pub const fn lowest(self) -> Square {
        match self.first() {
            Some(square) => square,
            None => Square::new(0),
        }
    }

    /// The lowest square, if any.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        match self.0 {
            0 => None,
            bits => {
                let bit = bits.trailing_zeros() as u8;
                Some(Square::new(bit - bit / PAIR as u8))
            }
        }
    }

    /// Each square as a set of its own, from the lowest: for loops that never need a square's number.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Fifty> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Fifty(lowest))
        })
    }

    /// Every square moved one step, those that would leave the board dropped.
    #[must_use]
    #[inline(always)]
    pub const fn shift(self, way: Direction) -> Fifty {
        let bits = match way {
            Direction::NorthEast => self.0 >> 5,
            Direction::NorthWest => self.0 >> 6,
            Direction::SouthWest => self.0 << 5,
            Direction::SouthEast => self.0 << 6,
            _ => 0,
        };
        Fifty(bits & Fifty::ALL.0)
    }
}

const fn all() -> u64 {
    let mut bits = 0;
    let mut square = 0;
    while square < 50 {
        bits |= Fifty::of(Square::new(square)).0;
        square += 1;
    }
    bits
}

const fn long_line() -> Fifty {
    let mut line = Fifty::NONE;
    let mut at = Fifty::of(Square::new(4));
    while !at.is_empty() {
        line.0 |= at.0;
        at = at.shift(Direction::SouthWest);
    }
    line
}

bits!(Fifty);

impl Not for Fifty {
    type Output = Fifty;
    #[inline]
    fn not(self) -> Fifty {
        Fifty(!self.0 & Fifty::ALL.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(set: Fifty) -> Vec<usize> {
        set.map(|square| square.index() + 1).collect()
    }

    fn square(number: u8) -> Fifty {
        Fifty::of(Square::new(number - 1))
    }

    #[test]
    fn the_long_line_runs_from_5_to_46() {
        assert_eq!(
            numbers(Fifty::LONG_LINE),
            [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]
        );
    }

    #[test]
    fn rows_hold_five_squares_each() {
        assert_eq!(numbers(Fifty::row(0)), [1, 2, 3, 4, 5]);
        assert_eq!(numbers(Fifty::row(9)), [46, 47, 48, 49, 50]);
        let whole = (0..10).fold(Fifty::NONE, |all, row| all | Fifty::row(row));
        assert_eq!(whole, Fifty::ALL);
        assert_eq!(whole.count(), 50);
    }

    #[test]
    fn steps_are_those_of_the_drawn_board() {
        let steps = |number| {
            DIAGONALS.map(|way| square(number).shift(way).first().map(|at| at.index() + 1))
        };
        assert_eq!(steps(28), [Some(23), Some(22), Some(33), Some(32)]);
        assert_eq!(steps(5), [None, None, None, Some(10)]);
        assert_eq!(steps(46), [Some(41), None, None, None]);
        assert_eq!(steps(6), [Some(1), None, Some(11), None]);
        assert_eq!(steps(15), [None, Some(10), None, Some(20)]);
    }

    #[test]
    fn there_and_back_is_the_same_square() {
        let back = [
            Direction::SouthWest,
            Direction::SouthEast,
            Direction::NorthWest,
            Direction::NorthEast,
        ];
        for number in 1..=50 {
            for (way, back) in DIAGONALS.into_iter().zip(back) {
                let there = square(number).shift(way);
                assert!(
                    there.is_empty() || there.shift(back) == square(number),
                    "{number}"
                );
            }
        }
    }
}
