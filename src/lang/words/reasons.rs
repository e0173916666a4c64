//! Why an act is refused.

use crate::board::grid::{Grid, Names};
use crate::board::piece::Piece;
use crate::board::square::Square;
use crate::law::breach::Breach;

/// The reasons of one language.
pub struct Reasons {
    /// One sentence that says why, with the men and squares of the board.
    pub reason: fn(&Breach, &Board) -> String,
}

/// The board that a breach speaks of, as it stood when the act was refused.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    grid: &'a Grid,
    men: &'a dyn Fn(Square) -> Option<Piece>,
}

impl<'a> Board<'a> {
    /// The pieces on a board of this shape, each found by its square.
    pub const fn new(grid: &'a Grid, men: &'a dyn Fn(Square) -> Option<Piece>) -> Board<'a> {
        Board { grid, men }
    }

    /// The name of a square: `e4`.
    pub fn label(&self, at: Square) -> String {
        self.grid.label(at)
    }

    /// Do men and kings of draughts stand on it? A man is then one kind of piece, and not any.
    pub const fn is_of_draughts(&self) -> bool {
        matches!(self.grid.names(), Names::Number)
    }

    /// The man on a square, if any.
    pub fn man(&self, at: Square) -> Option<Piece> {
        (self.men)(at)
    }
}
