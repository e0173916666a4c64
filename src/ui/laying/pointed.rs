//! The desk under the mouse: a click on a square, on the army, on a man to be put, on a line of the sheet.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};

use super::desk::{Desk, Front};
use super::draw::{SHEET, beside};
use super::sheet;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::ui::clean::cells;
use crate::ui::game::layout::Layout;
use crate::ui::game::pointed::{is_lit, text};
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::list::List;
use crate::ui::mouse::Did;

/// What a click in the panel means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Under {
    /// The army whose men are put.
    Army,
    /// A man that can be put.
    Man(Role),
    /// A line of the sheet.
    Row(usize),
}

impl Desk {
    /// What the mouse did, as keys would do it: a click brings the cursor and takes up, puts down or puts a man.
    pub fn point(&mut self, did: Did, here: &Here) -> Vec<Intent> {
        match (did, &self.front) {
            (Did::Press(at), Front::Board) => match self.square_at(at, here) {
                Some(square) => {
                    self.cursor = square;
                    vec![Intent::Choose]
                }
                None => self.point_beside(at, here),
            },
            (Did::Press(at), Front::Sheet) => self.point_beside(at, here),
            (did, Front::Sheet) => did.in_list(None, 0),
            (Did::Right, _) => vec![Intent::Cancel],
            _ => Vec::new(),
        }
    }

    /// A click beside the board: on the army, on a man to be put from now on, on a line of the sheet.
    fn point_beside(&mut self, at: Place, here: &Here) -> Vec<Intent> {
        match self.under(at, here) {
            Some(Under::Army) => return vec![Intent::Next],
            Some(Under::Man(role)) => {
                self.hand = None;
                self.role = role;
            }
            Some(Under::Row(row)) => {
                self.front = Front::Sheet;
                self.list = List::at(row);
                return vec![Intent::Choose];
            }
            None => {}
        }
        Vec::new()
    }

    /// What of the panel lies under a place of the screen.
    fn under(&self, at: Place, here: &Here) -> Option<Under> {
        let layout = self.layout(here)?;
        if matches!(self.front, Front::Sheet) {
            return self.row_at(&layout, at, here).map(Under::Row);
        }
        let area = beside(&layout);
        if !matches!(self.front, Front::Board) || !area.contains(at) {
            return None;
        }
        let rows = sheet::rows(&self.laying).len();
        match at.y - area.y {
            0 => Some(Under::Army),
            1 => {
                let mut x = usize::from(area.x);
                let mut men = self.men(here).into_iter();
                let man = men.find(|(_, text)| {
                    x += cells(text) + 1;
                    usize::from(at.x) + 1 < x
                });
                man.map(|(role, _)| Under::Man(role))
            }
            below => {
                let row = usize::from(below.checked_sub(SHEET)?);
                (row < rows).then_some(Under::Row(row))
            }
        }
    }

    /// The line of the open sheet under a place: the one that, when it is chosen, is lit somewhere and reads the same. The
    /// sheet may stand otherwise then.
    fn row_at(&self, layout: &Layout, at: Place, here: &Here) -> Option<usize> {
        let seen = |desk: &Desk| {
            let mut buffer = Buffer::empty(here.area);
            desk.draw_panel(&mut buffer, layout, here);
            buffer
        };
        let whole = here.area;
        let read = |buffer: &Buffer, y| {
            let row = text(buffer, Rect::new(whole.x, y, whole.width, 1));
            row.trim_end_matches([' ', '↑', '↓', '^', 'v']).to_owned()
        };
        let said = read(&seen(self), at.y);
        (0..sheet::rows(&self.laying).len()).find(|row| {
            let mut other = self.clone();
            other.list = List::at(*row);
            let then = seen(&other);
            let mut rows = whole.y..whole.bottom();
            rows.any(|y| is_lit(&then, Place::new(at.x, y), here) && read(&then, y) == said)
        })
    }

    fn square_at(&self, at: Place, here: &Here) -> Option<Square> {
        let layout = self.layout(here)?;
        self.canvas(&layout, here).square_at(at)
    }
}
