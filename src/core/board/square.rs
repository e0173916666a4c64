//! A square by its number, and the eight ways to leave it.

/// A square of some grid: its dense number, `0..grid.len()`.
///
/// The number means nothing without the [`Grid`](super::grid::Grid) that gave it; on the board of
/// sixty-four it is `8 * rank + file`, so a1 is 0 and h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this dense number.
    pub const fn new(number: u8) -> Square {
        Square(number)
    }

    /// The dense number, for indexing a table of the grid's length.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the eight directions of a board, as White (or South) sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Toward the higher ranks.
    North,
    /// Toward the higher ranks and files.
    NorthEast,
    /// Toward the higher files.
    East,
    /// Toward the lower ranks and higher files.
    SouthEast,
    /// Toward the lower ranks.
    South,
    /// Toward the lower ranks and files.
    SouthWest,
    /// Toward the lower files.
    West,
    /// Toward the higher ranks and lower files.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// The change of file and of rank that one step in this direction makes.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }
}
