//! What a hand did, before anyone has judged it.

use crate::board::grid::Grid;
use crate::board::piece::Role;
use crate::board::square::Square;

/// The most squares of a path: no capture takes more than twenty pieces.
pub const LONGEST: usize = 24;

/// A piece taken up on one square and put down on another, by way of others if they are named, with the kind named
/// that a pawn is to become.
///
/// The table speaks plays, the families speak moves: only a judged play is a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    squares: [Square; LONGEST],
    length: u8,
    /// The role named for a promotion.
    pub role: Option<Role>,
}

impl Play {
    /// From a square to a square, nothing named.
    pub const fn new(from: Square, to: Square) -> Play {
        let mut squares = [from; LONGEST];
        squares[1] = to;
        Play {
            squares,
            length: 2,
            role: None,
        }
    }

    /// By way of these squares; nothing when they are fewer than two or more than [`LONGEST`].
    pub fn along(path: &[Square]) -> Option<Play> {
        let first = *path.first()?;
        let length = u8::try_from(path.len()).ok().filter(|length| *length > 1)?;
        let mut squares = [first; LONGEST];
        squares.get_mut(..path.len())?.copy_from_slice(path);
        Some(Play {
            squares,
            length,
            role: None,
        })
    }

    /// The same play, with a promotion named.
    #[must_use]
    pub const fn promoting(self, role: Role) -> Play {
        Play {
            role: Some(role),
            ..self
        }
    }

    /// Where the hand took the piece up; in castling, the king's square.
    #[inline]
    pub const fn start(&self) -> Square {
        self.squares[0]
    }

    /// Where it put it down; in castling, two squares toward the rook.
    #[inline]
    pub const fn end(&self) -> Square {
        self.squares[self.length as usize - 1]
    }

    /// Every square that was named, in order: at least two.
    pub fn squares(&self) -> &[Square] {
        self.squares.split_at(usize::from(self.length)).0
    }

    /// The play by its two ends: `e2e4`, `e7e8q`.
    pub fn coordinates(self, grid: &Grid) -> String {
        let mut text = grid.label(self.start()) + &grid.label(self.end());
        text.extend(self.role.map(Role::letter));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_keeps_its_squares_in_order() {
        let path: Vec<Square> = [4, 9, 4, 30].map(Square::new).into();
        let play = Play::along(&path).unwrap();
        assert_eq!(play.squares(), path);
        assert_eq!((play.start(), play.end()), (path[0], path[3]));
        assert_eq!(Play::along(&path[..2]), Some(Play::new(path[0], path[1])));
    }

    #[test]
    fn fewer_than_two_squares_and_more_than_fit_are_no_play() {
        let at = Square::new(7);
        assert_eq!(Play::along(&[]), None);
        assert_eq!(Play::along(&[at]), None);
        assert!(Play::along(&[at; LONGEST]).is_some());
        assert_eq!(Play::along(&[at; LONGEST + 1]), None);
    }
}
