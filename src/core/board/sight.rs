//! How a board lies before the eyes of who sits at one of its edges.

use super::grid::Grid;
use super::piece::Seat;

/// The column and the row of a place, counted from the upper left as this seat sees the board.
pub const fn place(grid: &Grid, file: u8, rank: u8, below: Seat) -> (u8, u8) {
    let (left, down) = (grid.files() - 1 - file, grid.ranks() - 1 - rank);
    match below {
        Seat::White | Seat::South => (file, down),
        Seat::Black | Seat::North => (left, rank),
        Seat::West => (down, left),
        Seat::East => (rank, file),
    }
}

/// The file and the rank of the place in this column and row, counted from the upper left as this seat sees the board.
pub const fn at(grid: &Grid, column: u8, row: u8, below: Seat) -> (u8, u8) {
    let (last_file, last_rank) = (grid.files() - 1, grid.ranks() - 1);
    match below {
        Seat::White | Seat::South => (column, last_rank - row),
        Seat::Black | Seat::North => (last_file - column, row),
        Seat::West => (last_file - row, last_rank - column),
        Seat::East => (row, column),
    }
}

/// The change of file and of rank that so many steps to the right and upward make, as this seat sees the board.
pub const fn delta(right: i8, up: i8, below: Seat) -> (i8, i8) {
    match below {
        Seat::White | Seat::South => (right, up),
        Seat::Black | Seat::North => (-right, -up),
        Seat::West => (up, -right),
        Seat::East => (-up, right),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::{CROSS, EIGHT};

    const SEATS: [Seat; 4] = Seat::FOUR;

    #[test]
    fn every_seat_has_its_own_back_row_below_and_its_left_hand_at_the_left() {
        for (seat, left, right) in [
            (Seat::South, "d1", "k1"),
            (Seat::West, "a11", "a4"),
            (Seat::North, "k14", "d14"),
            (Seat::East, "n4", "n11"),
        ] {
            for (name, column) in [(left, 3), (right, 10)] {
                let square = CROSS.named(name).unwrap();
                let seen = place(&CROSS, CROSS.file(square), CROSS.rank(square), seat);
                assert_eq!(seen, (column, 13), "{seat:?} {name}");
            }
        }
        assert_eq!(place(&EIGHT, 0, 0, Seat::Black), (7, 0));
    }

    #[test]
    fn a_place_is_found_again_and_a_step_leads_to_the_place_beside() {
        for seat in SEATS {
            for column in 1..13 {
                for row in 1..13 {
                    let (file, rank) = at(&CROSS, column, row, seat);
                    assert_eq!(place(&CROSS, file, rank, seat), (column, row));
                    let (files, ranks) = delta(1, 0, seat);
                    let (file, rank) = (file as i8 + files, rank as i8 + ranks);
                    let seen = place(&CROSS, file as u8, rank as u8, seat);
                    assert_eq!(seen, (column + 1, row), "{seat:?}");
                }
            }
        }
    }
}
