//! Stepping back and forth through the record, without disturbing the game.

use super::app::App;
use crate::table::Table;
use crate::ui::keys::intent::Intent;

impl App {
    /// A step in the record; from the end, the first step back leads before the last ply.
    pub fn review(&mut self, table: &Table, intent: Intent) {
        let end = table.state().past.len();
        let at = self.ply.unwrap_or(end);
        let to = match intent {
            Intent::Earlier => at.saturating_sub(1),
            Intent::Later => at + 1,
            Intent::First => 0,
            _ => end,
        };
        self.let_go();
        self.why = None;
        self.notice = None;
        self.ply = Some(to).filter(|to| *to < end);
    }

    /// After how many plies the game is looked at.
    pub fn plies_shown(&self, table: &Table) -> usize {
        let end = table.state().past.len();
        self.ply.map_or(end, |ply| ply.min(end))
    }
}
