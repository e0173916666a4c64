//! Why an act is refused.

use crate::board::grid::{CROSS, Grid, Names};
use crate::board::piece::{Piece, Seat};
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
    names: &'a [String],
}

impl<'a> Board<'a> {
    /// The pieces on a board of this shape, each found by its square.
    pub const fn new(grid: &'a Grid, men: &'a dyn Fn(Square) -> Option<Piece>) -> Board<'a> {
        let names = &[];
        Board { grid, men, names }
    }

    /// The same with those who play on it by their names, the seats in order.
    #[must_use]
    pub const fn played_by(self, names: &'a [String]) -> Board<'a> {
        Board { names, ..self }
    }

    /// Who must do something: the name of who sits there; where none is known, what the seat is called.
    pub fn who(&self, seat: Seat, called: &'a str) -> &'a str {
        self.names.get(seat.index()).map_or(called, String::as_str)
    }

    /// The name of a square: `e4`.
    pub fn label(&self, at: Square) -> String {
        self.grid.label(at)
    }

    /// Do men and kings of draughts stand on it? A man is then one kind of piece, and not any.
    pub const fn is_of_draughts(&self) -> bool {
        matches!(self.grid.names(), Names::Number)
    }

    /// Is it the cross, at which four play? Then there are friends, and enemies of two armies.
    pub fn is_of_four(&self) -> bool {
        std::ptr::eq(self.grid, &CROSS)
    }

    /// Is this the name of a place in a corner of the cross, where there is no square?
    pub fn is_corner(&self, named: &str) -> bool {
        let mut letters = named.chars();
        let file = letters.next().map(|file| file.to_ascii_lowercase());
        let rank = letters.as_str().parse::<u8>();
        let on_file = file.is_some_and(|file| ('a'..='n').contains(&file));
        let on_rank = rank.is_ok_and(|rank| (1..=self.grid.ranks()).contains(&rank));
        self.is_of_four() && on_file && on_rank && self.grid.named(named).is_none()
    }

    /// Do men of more armies than one stand on these squares?
    pub fn are_of_several(&self, squares: &[Square]) -> bool {
        let owner = |at: &Square| self.man(*at).map(|man| man.seat);
        let mut owners = squares.iter().filter_map(owner);
        let first: Option<Seat> = owners.next();
        owners.any(|other| Some(other) != first)
    }

    /// The man on a square, if any.
    pub fn man(&self, at: Square) -> Option<Piece> {
        (self.men)(at)
    }
}
