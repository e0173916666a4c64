//! What a hand did, before anyone has judged it.

use crate::board::grid::Grid;
use crate::board::piece::Role;
use crate::board::square::Square;

/// A man taken up on one square and put down on another, with the kind named that a pawn is to become.
///
/// The table speaks plays, the families speak moves: only a judged play is a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// Where the hand took the man up; in castling, the king's square.
    pub from: Square,
    /// Where it put him down; in castling, two squares toward the rook.
    pub to: Square,
    /// The role named for a promotion.
    pub role: Option<Role>,
}

impl Play {
    /// From a square to a square, nothing named.
    pub const fn new(from: Square, to: Square) -> Play {
        Play {
            from,
            to,
            role: None,
        }
    }

    /// The same play, with a promotion named.
    #[must_use]
    pub const fn promoting(self, role: Role) -> Play {
        Play {
            role: Some(role),
            ..self
        }
    }

    /// The play by its squares: `e2e4`, `e7e8q`.
    pub fn coordinates(self, grid: &Grid) -> String {
        let mut text = grid.label(self.from) + &grid.label(self.to);
        text.extend(self.role.map(Role::letter));
        text
    }
}
