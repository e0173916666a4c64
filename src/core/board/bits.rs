//! What every set of squares can do that is kept as bits: be gone through, be gathered, be joined and cut.

/// The operators of a set `$set(u64)` with `NONE`, `of` and `first`; `not` stays with the set, which knows its squares.
macro_rules! bits {
    ($set:ident) => {
        impl Iterator for $set {
            type Item = Square;

            #[inline]
            fn next(&mut self) -> Option<Square> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl FromIterator<Square> for $set {
            fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> $set {
                squares
                    .into_iter()
                    .fold($set::NONE, |set, square| set | $set::of(square))
            }
        }

        bits!($set, BitAnd, bitand, BitAndAssign, bitand_assign, &);
        bits!($set, BitOr, bitor, BitOrAssign, bitor_assign, |);
        bits!($set, BitXor, bitxor, BitXorAssign, bitxor_assign, ^);
    };
    ($set:ident, $trait:ident, $make:ident, $assign:ident, $change:ident, $operator:tt) => {
        impl $trait for $set {
            type Output = $set;
            #[inline]
            fn $make(self, other: $set) -> $set {
                $set(self.0 $operator other.0)
            }
        }

        impl $assign for $set {
            #[inline]
            fn $change(&mut self, other: $set) {
                self.0 = self.0 $operator other.0;
            }
        }
    };
}

pub(super) use bits;
