//! The mouse in the book: a click on a line of the list, a hit or a reference opens it; the wheel turns what lies under it.

use ratatui::layout::{Position, Rect};

use super::contents::entries;
use super::panes::{Focus, Panes};
use super::search::ROWS;
use super::state::Book;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::mouse::Did;

impl Book {
    /// What the mouse did, as keys would do it in the part that it pointed at.
    pub fn point(&mut self, did: Did, here: &Here) -> Vec<Intent> {
        let panes = Panes::of(here.area, self.focus);
        let (Did::Press(at) | Did::Drop(at) | Did::Wheel(_, at)) = did else {
            return did.in_list(None, 0);
        };
        if self.searching.is_some() {
            let list = self.search.list();
            let hits = self.search.hits().len();
            let window = list.window(hits, panes.hits_in_sight());
            let line = row(panes.hits(), at).map(|row| window.start + row / ROWS);
            return did.in_list(line.filter(|line| window.contains(line)), list.chosen());
        }
        if let Some(row) = panes.contents.and_then(|contents| row(contents, at)) {
            self.take_focus(did, Focus::Contents);
            let window = self.list.window(entries().len(), panes.lines());
            let line = Some(window.start + row).filter(|line| window.contains(line));
            return did.in_list(line, self.list.chosen());
        }
        if let Some(row) = panes.page.and_then(|page| row(page, at)) {
            self.take_focus(did, Focus::Page);
            let line = self.spot.scroll + row;
            let page = self.set(&panes, here);
            let mut references = page.references.iter();
            let picked = references.position(|(_, of)| *of == line);
            return match (did, picked) {
                (Did::Press(_), Some(picked)) => {
                    self.spot.picked = Some(picked);
                    vec![Intent::Choose]
                }
                (did, _) => did.in_list(None, 0),
            };
        }
        Vec::new()
    }

    fn take_focus(&mut self, did: Did, focus: Focus) {
        if !matches!(did, Did::Drop(_)) {
            self.focus = focus;
        }
    }
}

/// The row of a part that lies under a place.
fn row(part: Rect, at: Position) -> Option<usize> {
    part.contains(at).then(|| usize::from(at.y - part.y))
}
