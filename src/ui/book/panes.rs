//! Where the parts of the book are on the screen.

use ratatui::layout::Rect;

use super::search::ROWS;

/// The smallest window that the book is meant for, in columns and rows; it is drawn as well as it can in less.
pub const SMALLEST: (u16, u16) = (20, 5);
/// From this width on the list and the page stand side by side.
const WIDE: u16 = 76;

/// Which part the keys go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The list of sources and articles.
    Contents,
    /// The article.
    Page,
}

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Panes {
    /// The first row.
    pub title: Rect,
    /// The list, when there is room for it.
    pub contents: Option<Rect>,
    /// The line between list and page.
    pub border: Option<Rect>,
    /// The page, when there is room for it.
    pub page: Option<Rect>,
    /// Everything between the first row and the last.
    pub middle: Rect,
    /// The last row.
    pub keys: Rect,
}

impl Panes {
    /// The parts of a window of this size.
    pub fn of(area: Rect, focus: Focus) -> Panes {
        let row = |y: u16| Rect {
            y,
            height: 1.min(area.height),
            ..area
        };
        let middle = Rect {
            y: area.y + 1.min(area.height),
            height: area.height.saturating_sub(2),
            ..area
        };
        let mut panes = Panes {
            title: row(area.y),
            contents: None,
            border: None,
            page: None,
            middle,
            keys: row(area.y + area.height.saturating_sub(1)),
        };
        if area.width < WIDE {
            match focus {
                Focus::Contents => panes.contents = Some(middle),
                Focus::Page => panes.page = Some(middle),
            }
            return panes;
        }
        // From 112 columns on the page has room for two columns of text beside the list.
        let list = match area.width {
            150.. => 46,
            124.. => 42,
            112.. => 34,
            104.. => 38,
            _ => 31,
        };
        let part = |from: u16, width: u16| {
            Some(Rect {
                x: area.x + from,
                width,
                ..middle
            })
        };
        panes.contents = part(0, list);
        panes.border = part(list, 1);
        panes.page = part(list + 1, area.width - list - 1);
        panes
    }

    /// How many lines of the list or the page are in sight.
    pub const fn lines(&self) -> usize {
        self.middle.height as usize
    }

    /// The columns of the page: there is one free at each side.
    pub fn page_width(&self) -> usize {
        let page = self.page.unwrap_or(self.middle);
        usize::from(page.width.saturating_sub(2))
    }

    /// The part in which hits are shown: below the line that is typed, and one free.
    pub fn hits(&self) -> Rect {
        let above = self.middle.height.min(2);
        Rect {
            y: self.middle.y + above,
            height: self.middle.height - above,
            ..self.middle
        }
    }

    /// How many hits are in sight.
    pub fn hits_in_sight(&self) -> usize {
        usize::from(self.hits().height) / ROWS
    }
}
