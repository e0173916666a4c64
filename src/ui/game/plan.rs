//! How a window is laid out, whatever its size.
//!
//! Three ways: panels beside the board, below it, or seats and moves beside it and the article below. Of those that leave
//! the panels what they need, the one with the largest squares is taken. Where none does, less will do, and in the
//! smallest windows a board alone with a column of seats.

use ratatui::layout::Rect;

use super::layout::{Layout, Needed};
use super::needs::{ARTICLE, MESSAGE, Needs, Room, Way};
use super::seats;

/// The largest squares: beyond, a man would be lost on them.
const LARGEST: u16 = 6;
/// The widest panel in which a text is still read with ease.
const WIDEST: u16 = 88;
/// From this height on, a window that is narrower than this has two rows of keys.
const TWO_ROWS_OF_KEYS: (u16, u16) = (30, 92);
/// The smallest window in which every board can be played, in columns and rows.
const SMALLEST: (u16, u16) = (40, 16);

/// A window to be laid out.
#[derive(Clone, Copy)]
struct Plan {
    area: Rect,
    needs: Needs,
    keys: u16,
}

impl Layout {
    /// The parts of a window, the squares as large as can be.
    ///
    /// # Errors
    /// The smallest window in which there is room for the board.
    pub fn of(area: Rect, needs: &Needs) -> Result<Layout, Needed> {
        let (tall, wide) = TWO_ROWS_OF_KEYS;
        let plan = Plan {
            area,
            needs: *needs,
            keys: 1 + u16::from(area.height >= tall && area.width < wide),
        };
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return Err(SMALLEST);
        }
        for room in [Room::Ample, Room::Scant] {
            let ways = [Way::Beside, Way::Round, Way::Below];
            let squares = ways.map(|way| (plan.largest(way, room), way));
            // Of the same squares, the first way.
            let best = squares
                .into_iter()
                .reduce(|best, next| if next.0 > best.0 { next } else { best });
            match best {
                Some((square @ 1.., Way::Beside)) => return Ok(plan.beside(square, room)),
                Some((square @ 1.., Way::Round)) => return Ok(plan.round(square)),
                Some((square @ 1.., Way::Below)) => return Ok(plan.below(square)),
                _ => {}
            }
        }
        let (columns, _) = needs.board(1);
        match area.width >= columns + 2 + needs.side(Way::Beside, Room::Scant) {
            true => Ok(plan.beside(1, Room::Any)),
            false => Ok(plan.round(1)),
        }
    }
}

impl Plan {
    /// The largest squares with which panels that stand so have so much room; 0 if there is not even room for the smallest.
    fn largest(&self, way: Way, room: Room) -> u16 {
        let (area, needs) = (self.area, &self.needs);
        let gap = match (way, room) {
            (Way::Beside, Room::Ample) => 2,
            _ => 1,
        };
        let fits = |square: &u16| {
            let (columns, rows) = needs.board(*square);
            // Where room is scant, there is none for letters.
            let (edge, message) = match (room, way) {
                (Room::Scant, Way::Beside) => (0, 1),
                _ => (needs.edge(*square), MESSAGE),
            };
            let left = needs.left(needs.edge(*square).min(edge + 1));
            let side = match way {
                Way::Below => 0,
                way => needs.side(way, room),
            };
            let below = needs.below(way, room, area.width);
            let tall = needs.tall(way, room);
            left + columns + gap + side <= area.width
                && (rows + edge).max(tall) + below + message + self.keys <= area.height
        };
        let most = (area.height / u16::from(needs.grid.ranks())).min(LARGEST);
        (1..=most).rev().find(fits).unwrap_or(0)
    }

    /// The window without what would be too much of it: panels as wide as can be read, and as high as the board and a
    /// little more, where squares are as large as they become.
    fn bounded(&self, square: u16) -> Rect {
        let (columns, _) = self.needs.board(square);
        let left = self.needs.left(self.needs.edge(square));
        let width = self.area.width.min(left + columns + 2 + WIDEST + 1);
        let height = match square {
            LARGEST => self.area.height.min(self.needs.rows(square, self.keys) + 6),
            _ => self.area.height,
        };
        Rect {
            x: self.area.x + (self.area.width - width) / 2,
            y: self.area.y + (self.area.height - height) / 2,
            width,
            height,
        }
    }

    /// What was said, and the keys.
    fn foot(&self, area: Rect, message: u16) -> (Rect, Rect) {
        let keys = Rect {
            y: area.bottom() - self.keys,
            height: self.keys,
            ..area
        };
        let said = Rect {
            x: area.x + 1,
            y: keys.y - message,
            width: area.width.saturating_sub(2),
            height: message,
        };
        (said, keys)
    }

    /// The panels at the side of the board.
    fn beside(&self, square: u16, room: Room) -> Layout {
        let (area, needs) = (self.bounded(square), &self.needs);
        let (columns, rows) = needs.board(square);
        let over = area.height.saturating_sub(rows + self.keys);
        let message = MESSAGE.min(over.saturating_sub(needs.edge(square))).max(1);
        let edge = needs.edge(square).min(over.saturating_sub(message));
        let spare = over.saturating_sub(message + edge);
        let top = area.y + u16::from(spare >= 2);
        let board = Rect::new(area.x + needs.left(edge), top, columns, rows);
        let (message, keys) = self.foot(area, message);
        let (gap, margin) = match room {
            Room::Ample => (2, 1),
            _ => (1, 0),
        };
        let left = board.right() + gap;
        let mut side = Rect {
            x: left,
            y: area.y,
            width: area.right().saturating_sub(left + margin),
            height: message.y - area.y,
        };
        // What the cursor stands on comes below the board, if there is room.
        let stands = if spare >= 1 {
            let gap = u16::from(spare >= 3 && edge < 2);
            let y = (board.bottom() + edge + gap).min(message.y - 1);
            Rect::new(area.x + 1, y, left.saturating_sub(area.x + 2), 1)
        } else {
            side.height -= 1;
            Rect::new(side.x, side.bottom(), side.width, 1)
        };
        side.height -= u16::from(spare >= 3);
        let (seats, moves, law) = self.side(side);
        Layout {
            board,
            square,
            edge,
            stands,
            seats,
            moves,
            law,
            message,
            keys,
        }
    }

    /// Seats and moves at the side of the board, the article below it.
    fn round(&self, square: u16) -> Layout {
        let (area, needs) = (self.bounded(square), &self.needs);
        let (columns, rows) = needs.board(square);
        let mut over = area.height.saturating_sub(rows + self.keys);
        let part = |over: &mut u16, wanted: u16| {
            let rows = wanted.min(*over);
            *over -= rows;
            rows
        };
        let said = part(&mut over, 1);
        let stood = part(&mut over, 1);
        let edge = part(&mut over, needs.edge(square).min(1));
        let said = said + part(&mut over, MESSAGE - 1);
        // A second row of figures goes after the article, not before it.
        let edge = match needs.edge(square) {
            2 if over > ARTICLE => edge + part(&mut over, 1),
            _ => edge,
        };
        let left = needs.left(edge);
        let board = Rect::new(area.x + left, area.y, columns, rows);
        let (message, keys) = self.foot(area, said);
        let x = board.right() + 1;
        let mut side = Rect {
            x,
            y: area.y,
            width: area.right().saturating_sub(x),
            height: rows + edge,
        };
        let y = board.bottom() + edge;
        let stands = match stood {
            0 => {
                side.height -= 1;
                Rect::new(side.x, side.bottom(), side.width, 1)
            }
            _ => Rect::new(area.x + 1, y, area.width - 1, 1),
        };
        let y = y + stood;
        let law = Rect::new(area.x + 1, y, area.width - 2, message.y.saturating_sub(y));
        let is_column = needs.players == 4 && side.width < seats::COLUMN;
        let high = match is_column {
            true => side.height,
            false => needs.seats.min(side.height),
        };
        let moves = Rect {
            y: side.y + high,
            height: side.height - high,
            ..side
        };
        Layout {
            board,
            square,
            edge,
            stands,
            seats: Rect {
                height: high,
                ..side
            },
            moves,
            law,
            message,
            keys,
        }
    }

    /// The panels below the board.
    fn below(&self, square: u16) -> Layout {
        let (area, needs) = (self.bounded(square), &self.needs);
        let (columns, rows) = needs.board(square);
        let edge = needs.edge(square);
        let two = area.width >= 2 * needs.side(Way::Beside, Room::Ample) + 2;
        let wanted = needs.below(Way::Below, Room::Ample, area.width);
        let spare = area
            .height
            .saturating_sub(rows + edge + MESSAGE + self.keys + wanted);
        let top = area.y + u16::from(spare >= 2);
        let board = Rect::new(area.x + needs.left(edge), top, columns, rows);
        let (message, keys) = self.foot(area, MESSAGE);
        let stands = Rect::new(area.x + 1, board.bottom() + edge, area.width - 1, 1);
        let top = stands.y + 1 + u16::from(spare > 0);
        let height = message.y.saturating_sub(top);
        let width = area.width.saturating_sub(2);
        let panel = Rect::new(area.x + 1, top, width, height);
        let (seats, moves, law) = match two {
            false => self.side(panel),
            true => {
                let left = (width / 2).min(44);
                let high = needs.seats.min(height);
                let law_x = area.x + 1 + left + 2;
                (
                    Rect::new(panel.x, top, left, high),
                    Rect::new(panel.x, top + high, left, height - high),
                    Rect::new(law_x, top, width - left - 2, height),
                )
            }
        };
        Layout {
            board,
            square,
            edge,
            stands,
            seats,
            moves,
            law,
            message,
            keys,
        }
    }

    /// Seats, moves and law one below the other: the seats first, then a heading and four lines of the article.
    fn side(&self, panel: Rect) -> (Rect, Rect, Rect) {
        let seats = self.needs.seats.min(panel.height);
        let rest = panel.height - seats;
        let third = (rest / 3).clamp(rest.min(3), 16);
        let moves = match rest - third < ARTICLE {
            true => rest.saturating_sub(ARTICLE),
            false => third,
        };
        // A list of one row would be its heading alone.
        let moves = if moves < 2 { 0 } else { moves };
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

    fn of(needs: &Needs, (width, height): (u16, u16)) -> Layout {
        Layout::of(Rect::new(0, 0, width, height), needs).unwrap()
    }

    /// No two parts lie on each other, and none lies outside the window.
    fn assert_apart(area: Rect, layout: &Layout) {
        let Layout {
            board,
            stands,
            seats,
            moves,
            law,
            message,
            keys,
            ..
        } = *layout;
        let letters = Rect::new(board.x, board.bottom(), board.width, layout.edge);
        let parts = [board, letters, stands, seats, moves, law, message, keys];
        for (number, part) in parts.iter().enumerate() {
            assert!(
                part.is_empty() || area.union(*part) == area,
                "{area}: {layout:?}"
            );
            for other in &parts[number + 1..] {
                assert!(part.intersection(*other).is_empty(), "{area}: {layout:?}");
            }
        }
    }

    #[test]
    fn every_part_is_in_every_window_from_40_by_16_up() {
        for needs in [chess(0), chess(2), Needs::new(&TEN, 2, 2), four(0), four(2)] {
            for height in 1..100 {
                for width in 1..260 {
                    let area = Rect::new(0, 0, width, height);
                    let Ok(layout) = Layout::of(area, &needs) else {
                        assert!(width < 40 || height < 16, "{width}×{height}");
                        continue;
                    };
                    assert_apart(area, &layout);
                    let players = needs.players as u16;
                    assert!(layout.seats.height >= players, "{width}×{height}");
                    assert!(layout.message.height >= 1, "{width}×{height}");
                }
            }
        }
    }

    #[test]
    fn what_is_said_gets_the_rows_it_needs_and_nothing_lies_on_it() {
        for needs in [chess(0), Needs::new(&TEN, 2, 1), four(0)] {
            for height in 16..60 {
                for width in 40..150 {
                    let area = Rect::new(0, 0, width, height);
                    let layout = Layout::of(area, &needs).unwrap();
                    for (rows, beside) in [(1, 1), (3, 6), (5, 11), (7, 15)] {
                        for cursor in [layout.board.y, layout.board.bottom() - 1] {
                            let said = layout.saying(rows, beside, cursor);
                            let most = [rows, beside];
                            assert!(most.contains(&said.message.height) || said == layout);
                            let mut off_board = said;
                            let over = said.is_covered();
                            if over {
                                assert!(!(said.message.y..said.message.bottom()).contains(&cursor));
                                off_board.board = Rect::default();
                                off_board.edge = 0;
                            }
                            assert_apart(area, &off_board);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_article_has_a_heading_and_four_lines_wherever_the_board_leaves_room() {
        for (needs, size) in [
            (chess(0), (40, 16)),
            (chess(0), (40, 24)),
            (chess(0), (45, 60)),
            (chess(0), (80, 24)),
            (Needs::new(&TEN, 2, 0), (40, 16)),
            (Needs::new(&TEN, 2, 0), (40, 24)),
            (Needs::new(&TEN, 2, 0), (70, 22)),
            (four(0), (40, 24)),
            (four(0), (50, 18)),
            (four(0), (60, 20)),
            (four(0), (80, 24)),
        ] {
            assert!(of(&needs, size).law.height >= ARTICLE, "{size:?}");
        }
    }

    #[test]
    fn squares_are_as_large_as_they_can_be() {
        for (size, expected) in [
            ((40, 16), 1),
            ((60, 20), 2),
            ((80, 24), 2),
            ((80, 50), 4),
            ((120, 40), 4),
            ((132, 43), 4),
            ((200, 60), 6),
            ((300, 90), LARGEST),
            ((45, 60), 2),
        ] {
            assert_eq!(of(&chess(0), size).square, expected, "{size:?}");
        }
        let narrow = Rect::new(0, 0, 39, 16);
        assert_eq!(Layout::of(narrow, &chess(0)), Err(SMALLEST));
    }

    #[test]
    fn squares_of_the_cross_are_as_large_as_they_can_be() {
        for (size, expected) in [
            ((40, 16), 1),
            ((65, 19), 1),
            ((80, 24), 1),
            ((80, 50), 2),
            ((120, 40), 2),
            ((121, 46), 3),
            ((250, 80), 5),
        ] {
            assert_eq!(of(&four(0), size).square, expected, "{size:?}");
        }
    }

    #[test]
    fn no_panel_is_wider_than_can_be_read_and_the_whole_stands_in_the_middle() {
        for needs in [chess(0), Needs::new(&TEN, 2, 0), four(0)] {
            for size in [(200, 60), (300, 24), (300, 90), (500, 200)] {
                let layout = of(&needs, size);
                assert!(layout.law.width <= WIDEST, "{size:?}: {layout:?}");
                let right = size.0 - layout.keys.right();
                assert!(right.abs_diff(layout.keys.x) <= 1, "{size:?}: {layout:?}");
            }
        }
    }
}
