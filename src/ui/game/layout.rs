//! Where everything stands on the screen of a game, in a window of any size.

use ratatui::layout::Rect;

use super::seats;
use crate::board::grid::{Grid, Names};
use crate::table::Table;

/// Rows for what was said.
const MESSAGE: u16 = 2;

/// What there must be room for.
#[derive(Clone, Copy)]
pub struct Needs {
    /// The shape of the board.
    grid: &'static Grid,
    /// The rows of the seats, and of the notes below them.
    seats: u16,
    /// The narrowest panel beside the board.
    side: u16,
    /// The lowest below it.
    below: u16,
}

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The squares, without numbers and letters.
    pub board: Rect,
    /// The rows of a square; it has twice as many columns.
    pub square: u16,
    /// What the cursor stands on.
    pub stands: Rect,
    /// Seats, whose turn, counts.
    pub seats: Rect,
    /// The moves.
    pub moves: Rect,
    /// The article that lies open.
    pub law: Rect,
    /// What was said.
    pub message: Rect,
    /// The keys that work now.
    pub keys: Rect,
}

/// The columns and rows that are needed and not there.
pub type Needed = (u16, u16);

impl Needs {
    /// What a table needs, with so many notes.
    pub fn of(table: &Table, notes: usize) -> Needs {
        let grid = table.state().position.grid();
        Needs::new(grid, table.setup().game.seats().len(), notes)
    }

    fn new(grid: &'static Grid, seats: usize, notes: usize) -> Needs {
        let (side, below) = match seats {
            4 => (32, 13),
            _ => (24, 10),
        };
        let notes = u16::try_from(notes).unwrap_or(u16::MAX);
        Needs {
            grid,
            seats: seats::rows(seats).saturating_add(notes),
            side,
            below,
        }
    }

    /// The columns at the left of the board: numbers of ranks, and one for the bracket of the cursor.
    fn left(&self) -> u16 {
        match self.grid.ranks() {
            10.. if self.edge(1) > 0 => 3,
            _ => 2,
        }
    }

    /// The columns at both sides of the board.
    fn beside(&self) -> u16 {
        self.left() + 2
    }

    /// The rows below a board, in squares of a size, for what its lines are called; numbered squares have none. Where
    /// squares are narrow, the tens of great numbers stand above the units.
    fn edge(&self, square: u16) -> u16 {
        match (self.grid.names(), self.grid.ranks(), square) {
            (Names::Number, ..) => 0,
            (Names::FileAndRank, 10.., 1) => 2,
            (Names::FileAndRank, ..) => 1,
        }
    }

    /// The rows and columns of a board.
    fn board(&self, square: u16) -> (u16, u16) {
        let (files, ranks) = (self.grid.files(), self.grid.ranks());
        (2 * square * u16::from(files), square * u16::from(ranks))
    }

    /// The rows of a board with what stands below it, whatever the window: what was said, the keys.
    fn rows(&self, square: u16) -> u16 {
        self.board(square).1 + self.edge(square) + MESSAGE + 1
    }

    /// The largest squares for which there is room besides this; 0 if there is not even room for the smallest.
    fn largest(&self, area: Rect, columns: u16, rows: u16) -> u16 {
        let fits = |square: &u16| {
            let width = self.board(*square).0 + self.beside() + columns;
            width <= area.width && self.rows(*square) + rows <= area.height
        };
        (1..=area.height / u16::from(self.grid.ranks()))
            .rev()
            .find(fits)
            .unwrap_or(0)
    }
}

impl Layout {
    /// The parts of a window, the squares as large as can be.
    ///
    /// # Errors
    /// The smallest window in which there is room for the board.
    pub fn of(area: Rect, needs: &Needs) -> Result<Layout, Needed> {
        let smallest = (
            needs.board(1).0 + needs.beside() + needs.side,
            needs.rows(1),
        );
        let beside = needs.largest(area, needs.side, 0);
        let below = needs.largest(area, 0, needs.below);
        match (beside, below) {
            (0, 0) => Err(smallest),
            _ if below > beside => Ok(Layout::below(area, needs, below)),
            _ => Ok(Layout::beside(area, needs, beside)),
        }
    }

    /// The panels at the side of the board.
    fn beside(area: Rect, needs: &Needs, square: u16) -> Layout {
        let (board, spare) = Layout::board(area, needs, square, 0);
        let edge = needs.edge(square);
        let (message, keys) = Layout::foot(area);
        let left = board.right() + 2;
        let mut side = Rect {
            x: left,
            y: area.y,
            width: area.right().saturating_sub(left + 1),
            height: message.y - area.y,
        };
        // What the cursor stands on comes below the board, if there is room.
        let stands = if spare >= 1 {
            let gap = u16::from(spare >= 3 && edge < 2);
            let y = (board.bottom() + edge + gap).min(message.y - 1);
            let width = board.width + 2;
            Rect::new(area.x + 1, y, width.min(area.width - 1), 1)
        } else {
            side.height -= 1;
            Rect::new(side.x, side.bottom(), side.width, 1)
        };
        side.height -= u16::from(spare >= 3);
        let (seats, moves, law) = Layout::side(side, needs);
        Layout {
            board,
            square,
            stands,
            seats,
            moves,
            law,
            message,
            keys,
        }
    }

    /// The panels below the board.
    fn below(area: Rect, needs: &Needs, square: u16) -> Layout {
        let (board, spare) = Layout::board(area, needs, square, needs.below);
        let (message, keys) = Layout::foot(area);
        let stands = Rect::new(
            area.x + 1,
            board.bottom() + needs.edge(square),
            area.width - 1,
            1,
        );
        let top = stands.y + 1 + u16::from(spare > 0);
        let height = message.y.saturating_sub(top);
        let width = area.width.saturating_sub(2);
        let seats_height = needs.seats.min(height);
        if width < 2 * needs.side + 2 {
            let panel = Rect::new(area.x + 1, top, width, height);
            let (seats, moves, law) = Layout::side(panel, needs);
            return Layout {
                board,
                square,
                stands,
                seats,
                moves,
                law,
                message,
                keys,
            };
        }
        let left = (width / 2).min(44);
        let law_x = area.x + 1 + left + 2;
        Layout {
            board,
            square,
            stands,
            seats: Rect::new(area.x + 1, top, left, seats_height),
            moves: Rect::new(area.x + 1, top + seats_height, left, height - seats_height),
            law: Rect::new(law_x, top, width - left - 2, height),
            message,
            keys,
        }
    }

    fn board(area: Rect, needs: &Needs, square: u16, reserved: u16) -> (Rect, u16) {
        let (width, height) = needs.board(square);
        let spare = area.height.saturating_sub(needs.rows(square) + reserved);
        let top = area.y + u16::from(spare >= 2);
        (Rect::new(area.x + needs.left(), top, width, height), spare)
    }

    fn foot(area: Rect) -> (Rect, Rect) {
        let keys = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let width = area.width.saturating_sub(2);
        let message = Rect::new(area.x + 1, keys.y - MESSAGE, width, MESSAGE);
        (message, keys)
    }

    /// Seats, moves and law one below the other.
    fn side(panel: Rect, needs: &Needs) -> (Rect, Rect, Rect) {
        let seats = needs.seats.min(panel.height);
        let rest = panel.height - seats;
        let moves = (rest / 3).clamp(rest.min(3), 16);
        let part = |y: u16, height: u16| Rect {
            y: panel.y + y,
            height,
            ..panel
        };
        (
            part(0, seats),
            part(seats, moves),
            part(seats + moves, rest - moves),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::{CROSS, EIGHT, TEN};

    fn chess(notes: usize) -> Needs {
        Needs::new(&EIGHT, 2, notes)
    }

    fn four(notes: usize) -> Needs {
        Needs::new(&CROSS, 4, notes)
    }

    fn square(needs: &Needs, (width, height): (u16, u16)) -> u16 {
        let area = Rect::new(0, 0, width, height);
        Layout::of(area, needs).unwrap().square
    }

    #[test]
    fn every_part_is_in_every_window_that_is_large_enough() {
        for (needs, (least_width, least_height)) in [
            (chess(2), (44, 12)),
            (Needs::new(&TEN, 2, 2), (48, 13)),
            (four(2), (65, 19)),
        ] {
            for height in 1..100 {
                for width in 1..260 {
                    let area = Rect::new(0, 0, width, height);
                    let Ok(layout) = Layout::of(area, &needs) else {
                        let roomy = width >= least_width && height >= least_height;
                        assert!(!roomy, "{width}×{height}");
                        continue;
                    };
                    let Layout {
                        board,
                        stands,
                        seats,
                        moves,
                        law,
                        message,
                        keys,
                        ..
                    } = layout;
                    let parts = [board, stands, seats, moves, law, message, keys];
                    for (number, part) in parts.iter().enumerate() {
                        assert_eq!(area.union(*part), area, "{width}×{height}: {layout:?}");
                        for other in &parts[number + 1..] {
                            let apart = part.intersection(*other).is_empty();
                            assert!(apart, "{width}×{height}: {layout:?}");
                        }
                    }
                    assert!(seats.height >= needs.seats - 2, "{width}×{height}");
                    let edge = needs.edge(layout.square);
                    let below = Rect::new(board.x, board.bottom(), board.width, edge);
                    assert!(below.intersection(stands).is_empty(), "{width}×{height}");
                    assert!(below.bottom() <= message.y, "{width}×{height}");
                }
            }
        }
    }

    #[test]
    fn squares_are_as_large_as_they_can_be() {
        for (size, expected) in [
            ((44, 12), 1),
            ((60, 20), 2),
            ((80, 24), 2),
            ((120, 40), 4),
            ((250, 80), 9),
            ((40, 40), 2),
        ] {
            assert_eq!(square(&chess(0), size), expected, "{size:?}");
        }
        let narrow = Rect::new(0, 0, 40, 10);
        assert_eq!(Layout::of(narrow, &chess(0)), Err((44, 12)));
    }

    #[test]
    fn squares_of_the_cross_are_as_large_as_they_can_be() {
        for (size, expected) in [
            ((65, 19), 1),
            ((80, 24), 1),
            ((80, 50), 2),
            ((92, 32), 1),
            ((93, 32), 2),
            ((120, 40), 2),
            ((121, 46), 3),
            ((33, 32), 1),
            ((250, 80), 5),
        ] {
            assert_eq!(square(&four(0), size), expected, "{size:?}");
        }
        for (width, height) in [(64, 19), (65, 18), (33, 31), (32, 32)] {
            let area = Rect::new(0, 0, width, height);
            assert_eq!(Layout::of(area, &four(0)), Err((65, 19)));
        }
    }
}
