//! The board as it lies on the screen: where each square is, its ground, and the letters and numbers at its edges.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};
use ratatui::style::Style;

use super::layout::Layout;
use crate::board::grid::{Grid, Names};
use crate::board::piece::Seat;
use crate::board::sight;
use crate::board::square::Square;
use crate::ui::look::theme::{Shade, Theme};
use crate::ui::look::{Look, Numbers};

/// The board as it lies on the screen.
pub struct Canvas<'a> {
    /// The shape of the board.
    pub grid: &'a Grid,
    /// Who sits below.
    pub below: Seat,
    /// The parts of the screen.
    pub layout: &'a Layout,
    /// The shade of the squares that are played on, where not all are.
    pub playing: Shade,
    /// The shade of the corner square at the left hand of the players.
    pub corner: Shade,
}

impl Canvas<'_> {
    /// The shade of a square.
    pub fn shade(&self, square: Square) -> Shade {
        match self.grid.names() {
            Names::Number => self.playing,
            Names::FileAndRank if self.grid.is_light(square) => self.corner.other(),
            Names::FileAndRank => self.corner,
        }
    }

    /// The squares of a draughtboard on which nobody ever plays. Beyond the arms of a cross there is no board.
    pub fn draw_blanks(&self, buffer: &mut Buffer, look: &Look) {
        if self.grid.names() == Names::FileAndRank {
            return;
        }
        let shade = self.playing.other();
        for rank in 0..self.grid.ranks() {
            for file in 0..self.grid.files() {
                if self.grid.is_blank(file, rank) {
                    let area = self.area_at(file, rank);
                    fill(buffer, area, look.ground(shade), look.theme.square(shade));
                }
            }
        }
    }

    /// The number of an empty square, in its last row.
    pub fn draw_number(&self, buffer: &mut Buffer, look: &Look, square: Square) {
        if self.grid.names() != Names::Number || look.squares.numbers == Numbers::Hidden {
            return;
        }
        let area = self.area(square);
        let (label, shade) = (
            format!("{:>2}", self.grid.label(square)),
            self.shade(square),
        );
        let inset = u16::from(self.layout.square > 1);
        let style = look.theme.on(shade, look.theme.number_on(shade));
        let room = usize::from(area.width.saturating_sub(inset));
        buffer.set_stringn(area.x + inset, area.bottom() - 1, label, room, style);
    }

    /// The square at a place of the screen.
    pub fn square_at(&self, place: Place) -> Option<Square> {
        let mut squares = self.grid.squares();
        squares.find(|square| self.area(*square).contains(place))
    }

    /// The cells of a square.
    pub fn area(&self, square: Square) -> Rect {
        self.area_at(self.grid.file(square), self.grid.rank(square))
    }

    fn area_at(&self, file: u8, rank: u8) -> Rect {
        let size = self.layout.square;
        let (column, row) = sight::place(self.grid, file, rank, self.below);
        let board = self.layout.board;
        Rect::new(
            board.x + 2 * size * u16::from(column),
            board.y + size * u16::from(row),
            2 * size,
            size,
        )
    }

    /// Where the man of a square stands.
    pub fn centre(&self, square: Square) -> (u16, u16) {
        let area = self.area(square);
        (
            area.x + (area.width - 1) / 2,
            area.y + (area.height - 1) / 2,
        )
    }

    /// How far beside a man the sign of his square stands.
    pub const fn sign_offset(&self) -> u16 {
        if self.layout.square == 1 { 1 } else { 2 }
    }

    /// Brackets left and right of the man; where squares are small, on the free cells of this square and the one before.
    pub fn bracket(
        &self,
        buffer: &mut Buffer,
        theme: &Theme,
        square: Square,
        ink: Style,
        (left, right): (&str, &str),
    ) {
        let shade = self.shade(square);
        let (x, y) = self.centre(square);
        let own = theme.on(shade, ink);
        for (x, shape) in [(x.saturating_sub(1), left), (x + 1, right)] {
            if let Some(cell) = buffer.cell_mut((x, y)) {
                let outside = self.layout.square == 1 && shape == left;
                // A sign that stood there leaves with its colours, and brackets with a ground of their own keep it.
                let ground = if outside && ink.bg.is_none() && theme.is_bare(cell.bg) {
                    Style::new().bg(cell.bg)
                } else {
                    own
                };
                cell.set_symbol(shape).set_style(own.patch(ground));
            }
        }
    }

    /// The names of the lines that lead from who sits below, and of those that cross them. Seen from the sides of a cross
    /// the letters stand at the left.
    pub fn draw_edges(&self, buffer: &mut Buffer, style: Style) {
        let (board, size) = (self.layout.board, self.layout.square);
        let sideways = matches!(self.below, Seat::West | Seat::East);
        if self.layout.edge == 0 {
            return;
        }
        let (columns, rows) = match sideways {
            false => (self.grid.files(), self.grid.ranks()),
            true => (self.grid.ranks(), self.grid.files()),
        };
        for row in 0..rows {
            let (file, rank) = sight::at(self.grid, 0, row, self.below);
            let label = match sideways {
                false => (rank + 1).to_string(),
                true => Grid::file_letter(file).to_string(),
            };
            let x = board
                .x
                .saturating_sub(1 + u16::try_from(label.len()).unwrap_or(1));
            let y = board.y + size * u16::from(row) + (size - 1) / 2;
            buffer.set_string(x, y, label, style);
        }
        // Figures that would touch each other stand in two rows, or nowhere.
        if sideways && size == 1 && self.layout.edge < 2 {
            return;
        }
        for column in 0..columns {
            let (file, rank) = sight::at(self.grid, column, rows - 1, self.below);
            let x = board.x + 2 * size * u16::from(column) + (2 * size - 1) / 2;
            if !sideways {
                let letter = Grid::file_letter(file).to_string();
                buffer.set_string(x, board.bottom(), letter, style);
                continue;
            }
            let number = (rank + 1).to_string();
            match (size, number.split_at(number.len() - 1)) {
                // Two figures side by side would touch the next: the tens stand above.
                (1, (tens, units)) => {
                    buffer.set_string(x, board.bottom(), tens, style);
                    buffer.set_string(x, board.bottom() + 1, units, style);
                }
                _ => buffer.set_string(x, board.bottom(), number, style),
            };
        }
    }
}

/// One character in one cell.
pub fn put(buffer: &mut Buffer, x: u16, y: u16, shape: &str, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_symbol(shape).set_style(style);
    }
}

/// The same character in every cell.
pub fn fill(buffer: &mut Buffer, area: Rect, shape: &str, style: Style) {
    for place in area.positions() {
        put(buffer, place.x, place.y, shape, style);
    }
}
