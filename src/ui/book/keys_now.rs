//! The keys of the book that work now.

use super::panes::{Focus, Panes};
use super::spot::Out;
use super::state::Book;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, left_right, up_down};
use crate::ui::keys::intent::Intent;

impl Book {
    /// The keys that work now, the most useful first, and the way out.
    pub fn hints(&self, here: &Here) -> (Vec<Hint>, Hint) {
        if self.searching.is_some() {
            return self.hints_in_search(here);
        }
        let keys = &here.look.words().book.keys;
        let hint = |intents: &[Intent], does| hint(here, intents, does);
        let mut hints = Vec::new();
        match self.focus {
            Focus::Contents => hints.extend([
                up_down(here, keys.choose),
                hint(&[Intent::Choose], keys.read),
            ]),
            Focus::Page => {
                hints.push(up_down(here, keys.scroll));
                let panes = Panes::of(here.area, self.focus);
                match self.spot.picked {
                    Some(_) => hints.push(hint(&[Intent::Choose], keys.follow)),
                    None if self.set(&panes, here).references.is_empty() => {}
                    None => hints.push(hint(&[Intent::Next], keys.reference)),
                }
            }
        }
        if self.moment.is_some() && !self.at_moment {
            hints.push(hint(&[Intent::Book], keys.moment));
        } else if self.moment.is_some() && self.elsewhere.is_some() {
            hints.push(hint(&[Intent::Book], keys.place));
        }
        let others = self.spot.found.is_some_and(|found| found.of > 1);
        if self.focus == Focus::Page && others {
            hints.push(hint(&[Intent::NextHit, Intent::PreviousHit], keys.hits));
        }
        if self.trail.leads_back() {
            hints.push(hint(&[Intent::Back], keys.back));
        }
        hints.push(hint(&[Intent::Find], keys.find));
        hints.push(hint(&[Intent::Shown], keys.language));
        let way_out = match (self.focus, self.spot.out) {
            (Focus::Page, Out::Contents) => hint(&[Intent::Cancel], keys.contents),
            (Focus::Page, Out::Hits) => hint(&[Intent::Cancel], keys.found),
            _ => hint(&[Intent::Cancel, Intent::Quit], keys.close),
        };
        if self.focus == Focus::Page && self.spot.out != Out::Contents {
            hints.push(hint(&[Intent::Contents], keys.contents));
        }
        hints.push(hint(&[Intent::Help], keys.help));
        if self.focus == Focus::Page && self.spot.out != Out::Closed {
            hints.push(hint(&[Intent::Quit], keys.close));
        }
        match self.focus {
            Focus::Contents => hints.push(hint(&[Intent::Next], keys.source)),
            Focus::Page => hints.push(left_right(here, keys.neighbour)),
        }
        if self.trail.leads_forward() {
            hints.push(hint(&[Intent::Forward], keys.forward));
        }
        (hints, way_out)
    }

    fn hints_in_search(&self, here: &Here) -> (Vec<Hint>, Hint) {
        let keys = &here.look.words().book.keys;
        let mut hints = Vec::new();
        if !self.search.hits().is_empty() {
            hints.extend([
                up_down(here, keys.choose),
                hint(here, &[Intent::Choose], keys.open),
            ]);
        }
        let other = match self.search.within() {
            None => keys.here,
            Some(_) => keys.everywhere,
        };
        hints.push(hint(here, &[Intent::Next], other));
        (hints, hint(here, &[Intent::Cancel], keys.stop))
    }
}
