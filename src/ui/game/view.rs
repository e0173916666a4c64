//! Where everything stands on the screen, and the screen drawn from the table and the eyes that see it.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::{App, Dialog, Keeping};
use super::{board, foot, law, menu_panel, side};
use crate::board::grid::{Grid, Names};
use crate::table::Table;
use crate::ui::clean::fit;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;

/// The narrowest panel beside the board, and the lowest below it.
const SIDE: u16 = 24;
const BELOW: u16 = 10;
/// Rank numbers at the left and a column free at the right.
const BESIDE: u16 = 4;
/// Rows for what was said.
const MESSAGE: u16 = 2;

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

impl Layout {
    /// The parts of a window, the squares as large as can be.
    ///
    /// # Errors
    /// The smallest window in which there is room for the board.
    pub fn of(area: Rect, grid: &Grid, notes: u16) -> Result<Layout, Needed> {
        let (files, ranks) = (u16::from(grid.files()), u16::from(grid.ranks()));
        let foot = MESSAGE + 1 + edge(grid); // what was said, the keys, the letters of the files
        let smallest = (2 * files + BESIDE + SIDE, ranks + foot);
        let rows = area.height.saturating_sub(foot);
        let columns = area.width.saturating_sub(BESIDE);
        let beside = (rows / ranks).min(columns.saturating_sub(SIDE) / (2 * files));
        let below = (rows.saturating_sub(BELOW) / ranks).min(columns / (2 * files));
        match (beside, below) {
            (0, 0) => Err(smallest),
            _ if below > beside => Ok(Layout::below(area, grid, below, notes)),
            _ => Ok(Layout::beside(area, grid, beside, notes)),
        }
    }

    /// The panels at the side of the board.
    fn beside(area: Rect, grid: &Grid, square: u16, notes: u16) -> Layout {
        let (board, spare) = Layout::board(area, grid, square, 0);
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
            let y = (board.bottom() + edge(grid) + u16::from(spare >= 3)).min(message.y - 1);
            let width = board.width + 2;
            Rect::new(area.x + 1, y, width.min(area.width - 1), 1)
        } else {
            side.height -= 1;
            Rect::new(side.x, side.bottom(), side.width, 1)
        };
        side.height -= u16::from(spare >= 3);
        let (seats, moves, law) = Layout::side(side, notes);
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
    fn below(area: Rect, grid: &Grid, square: u16, notes: u16) -> Layout {
        let (board, spare) = Layout::board(area, grid, square, BELOW);
        let (message, keys) = Layout::foot(area);
        let stands = Rect::new(area.x + 1, board.bottom() + edge(grid), area.width - 1, 1);
        let top = stands.y + 1 + u16::from(spare > 0);
        let height = message.y.saturating_sub(top);
        let width = area.width.saturating_sub(2);
        let seats_height = (side::SEAT_ROWS + notes).min(height);
        if width < 2 * SIDE + 2 {
            let panel = Rect::new(area.x + 1, top, width, height);
            let (seats, moves, law) = Layout::side(panel, notes);
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

    fn board(area: Rect, grid: &Grid, square: u16, reserved: u16) -> (Rect, u16) {
        let width = 2 * square * u16::from(grid.files());
        let height = square * u16::from(grid.ranks());
        let spare = area
            .height
            .saturating_sub(height + MESSAGE + 1 + edge(grid) + reserved);
        let top = area.y + u16::from(spare >= 2);
        (Rect::new(area.x + 2, top, width, height), spare)
    }

    fn foot(area: Rect) -> (Rect, Rect) {
        let keys = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        let width = area.width.saturating_sub(2);
        let message = Rect::new(area.x + 1, keys.y - MESSAGE, width, MESSAGE);
        (message, keys)
    }

    /// Seats, moves and law one below the other.
    fn side(panel: Rect, notes: u16) -> (Rect, Rect, Rect) {
        let seats = (side::SEAT_ROWS + notes).min(panel.height);
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

impl App {
    /// Draws the screen; nothing changes.
    pub fn draw(&self, frame: &mut Frame<'_>, here: &Here, table: &Table) {
        let buffer = frame.buffer_mut();
        let theme = &here.look.theme;
        buffer.set_style(here.area, theme.text);
        let notes = side::notes(table, here.look);
        let grid = table.state().position.grid();
        let layout = match Layout::of(here.area, grid, rows(notes.len())) {
            Ok(layout) => layout,
            Err((width, height)) => {
                let words = here.look.words();
                let quit = here.keys.cap(Intent::Quit);
                let mut text = (words.screen.too_small)(width, height);
                if self.keeping != Keeping::Unkept && !quit.is_empty() {
                    text = format!("{text} ({quit} {})", words.screen.now.leave);
                }
                foot::draw_text(buffer, here.area, &text, theme.text);
                return;
            }
        };
        board::draw(self, buffer, &layout, here, table);
        side::draw_stands(self, buffer, layout.stands, here, table);
        side::draw_seats(self, buffer, layout.seats, here, table, &notes);
        match &self.dialog {
            Some(Dialog::Menu(menu)) => {
                menu_panel::draw(self, menu, buffer, menu_area(&layout), here, table);
            }
            _ => {
                side::draw_moves(self, buffer, layout.moves, here, table);
                law::draw(self, buffer, layout.law, here, table);
            }
        }
        foot::draw_message(self, buffer, layout.message, here, table);
        foot::draw_keys(self, buffer, layout.keys, here, table);
    }
}

/// The parts of the window as it is now; nothing where it is too small.
pub fn layout(here: &Here, table: &Table) -> Option<Layout> {
    let notes = rows(side::notes(table, here.look).len());
    Layout::of(here.area, table.state().position.grid(), notes).ok()
}

/// The menu takes the place of moves and law.
fn menu_area(layout: &Layout) -> Rect {
    if layout.law.x == layout.moves.x {
        layout.moves.union(layout.law)
    } else {
        layout.law
    }
}

/// How many lines of the menu are in sight.
pub fn menu_rows(here: &Here, table: &Table) -> usize {
    layout(here, table).map_or(1, |layout| {
        usize::from(menu_area(&layout).height.saturating_sub(1))
    })
}

/// The rows below a board for the letters of its files; numbered squares have none.
fn edge(grid: &Grid) -> u16 {
    u16::from(grid.names() == Names::FileAndRank)
}

fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Writes a text on a row of an area, cut to its width.
pub fn line(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    if row < area.height {
        let width = usize::from(area.width);
        buffer.set_stringn(area.x, area.y + row, fit(text, width), width, style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::EIGHT;

    #[test]
    fn every_part_is_in_every_window_that_is_large_enough() {
        for height in 1..100 {
            for width in 1..260 {
                let area = Rect::new(0, 0, width, height);
                let Ok(layout) = Layout::of(area, &EIGHT, 2) else {
                    let roomy = width >= 44 && height >= 12;
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
                assert!(seats.height >= side::SEAT_ROWS, "{width}×{height}");
            }
        }
    }

    #[test]
    fn squares_are_as_large_as_they_can_be() {
        for ((width, height), square) in [
            ((44, 12), 1),
            ((60, 20), 2),
            ((80, 24), 2),
            ((120, 40), 4),
            ((250, 80), 9),
            ((40, 40), 2),
        ] {
            let area = Rect::new(0, 0, width, height);
            let layout = Layout::of(area, &EIGHT, 0).unwrap();
            assert_eq!(layout.square, square, "{width}×{height}");
        }
        let narrow = Rect::new(0, 0, 40, 10);
        assert_eq!(Layout::of(narrow, &EIGHT, 0), Err((44, 12)));
    }
}
