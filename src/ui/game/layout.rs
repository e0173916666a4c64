//! Where everything stands on the screen of a game, and how room is made for what is said.

use ratatui::layout::Rect;

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The squares, without numbers and letters.
    pub board: Rect,
    /// The rows of a square; it has twice as many columns.
    pub square: u16,
    /// The rows below the board for what its lines are called; there is room at its left only where there is some below.
    pub edge: u16,
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
    /// The parts with so many rows for what is said, if it takes more than there are: taken from the article and the
    /// moves, beside the board rather than on it; else from the half of the board where the cursor, on this row, is not.
    #[must_use]
    pub fn saying(mut self, rows: u16, beside: u16, cursor: u16) -> Layout {
        let more = rows.saturating_sub(self.message.height);
        if more == 0 {
            return self;
        }
        let top = self.message.y.saturating_sub(more);
        let under = self.stands.bottom().max(self.board.bottom() + self.edge);
        let is_beside = self.law.x > self.board.right() && self.law.x == self.moves.x;
        let floor = match is_beside {
            true => under,
            false => under.max(self.seats.bottom().min(self.message.y)),
        };
        if top >= floor {
            self.message.y = top;
            self.message.height += more;
            self.clear(self.message);
            return self;
        }
        let column = self.moves.union(self.law);
        let room = column.height + self.message.height;
        if is_beside && column.width >= 16 && beside <= room {
            let height = beside.max(self.message.height);
            self.message = Rect {
                y: self.message.bottom() - height,
                height,
                ..column
            };
            // What the cursor stands on goes up with it.
            let mut taken = self.message;
            if self.stands.x == column.x {
                taken.y = taken.y.saturating_sub(1);
                taken.height += 1;
                self.stands.y = taken.y;
                let stands = self.stands;
                self.clear(taken);
                self.stands = stands;
                return self;
            }
            self.clear(taken);
            return self;
        }
        // Over the board, but not over the cursor.
        let whole = Rect {
            x: self.message.x,
            width: self.message.width,
            height: rows.min(self.keys.y - self.top()),
            y: 0,
        };
        let low = self.keys.y - whole.height;
        let y = match cursor >= low {
            true => self.top(),
            false => low,
        };
        self.message = Rect { y, ..whole };
        self.clear(self.message);
        self
    }

    /// Does what is said lie over the board, or over its letters?
    pub fn is_covered(&self) -> bool {
        let board = Rect {
            height: self.board.height + self.edge,
            ..self.board
        };
        !self.message.intersection(board).is_empty()
    }

    /// The topmost row of all parts.
    fn top(&self) -> u16 {
        self.board.y.min(self.seats.y)
    }

    /// Takes the room of this part from those that can spare it.
    fn clear(&mut self, taken: Rect) {
        for part in [
            &mut self.law,
            &mut self.moves,
            &mut self.seats,
            &mut self.stands,
        ] {
            if part.intersection(taken).is_empty() {
                continue;
            }
            if taken.y <= part.y {
                let bottom = part.bottom().max(taken.bottom());
                let y = taken.bottom().min(bottom);
                part.height = part.bottom().saturating_sub(y);
                part.y = y;
            } else {
                part.height = taken.y - part.y;
            }
        }
    }
}
