//! Why an act is refused.

use crate::board::grid::Grid;
use crate::board::piece::Piece;
use crate::board::square::Square;
use crate::law::breach::Breach;

/// The reasons of one language.
pub struct Reasons {
    /// One sentence that says why, with the men and squares of the scene.
    pub reason: fn(&Breach, &Scene) -> String,
}

/// The board that a breach speaks of, as it stood when the act was refused.
pub struct Scene<'a> {
    /// The board, for the names of its squares.
    pub grid: &'a Grid,
    /// The man on a square, if any.
    pub man: &'a dyn Fn(Square) -> Option<Piece>,
}

impl Scene<'_> {
    /// The name of a square: `e4`.
    pub fn label(&self, at: Square) -> String {
        self.grid.label(at)
    }

    /// The man on a square, if any.
    pub fn man(&self, at: Square) -> Option<Piece> {
        (self.man)(at)
    }
}
