//! Stepping back and forth through the record, without disturbing the game: ply by ply with an arbiter, act by act in a
//! game to the letter.

use super::app::{App, Keeping};
use super::moment::{moment, opening};
use super::opened::Reading;
use super::spoken::is_of_letter;
use crate::lang::words::Words;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::Entry;
use crate::table::setup::{First, Start};
use crate::table::state::Stage;
use crate::ui::keys::intent::Intent;

/// What is looked at, when that is not the game as it stands.
#[derive(Clone, Debug)]
pub enum Looked {
    /// The game after so many of its plies.
    Ply(usize),
    /// The game after so many of its acts, what was taken back later among them.
    Act(Box<Acts>),
}

/// A game to the letter after so many of its acts. What was played again for it is kept, so that it is drawn for nothing.
#[derive(Clone, Debug)]
pub struct Acts {
    /// The table as it stood.
    table: Table,
    /// The table before the last of those acts.
    before: Option<Table>,
    /// The table at the last resting place before that act: from there a step back is played again.
    base: Table,
    /// How many acts there are.
    of: usize,
}

/// How many acts lie between two resting places.
const APART: usize = 16;

/// The last resting place before an act.
const fn resting(acts: usize) -> usize {
    acts.saturating_sub(1) / APART * APART
}

impl Looked {
    /// The beginning of a game.
    pub fn beginning(table: &Table) -> Looked {
        match table.setup().house.is_to_the_letter() {
            true => Looked::Act(Box::new(Acts::after(table, 0))),
            false => Looked::Ply(0),
        }
    }
}

impl Acts {
    fn after(game: &Table, acts: usize) -> Acts {
        Acts::from(game.at(resting(acts)), game, acts)
    }

    fn from(base: Table, game: &Table, acts: usize) -> Acts {
        let before = acts.checked_sub(1).map(|last| onward(&base, game, last));
        Acts {
            table: onward(before.as_ref().unwrap_or(&base), game, acts),
            before,
            base,
            of: game.entries().len(),
        }
    }

    /// The same after so many acts: played on from what is at hand, if that is near.
    fn to(self, game: &Table, acts: usize) -> Acts {
        let (at, rests) = (self.table.entries().len(), resting(acts));
        if acts == at + 1 {
            let base = match self.base.entries().len() == rests {
                true => self.base,
                false => self.table.clone(),
            };
            return Acts {
                table: onward(&self.table, game, acts),
                before: Some(self.table),
                base,
                of: self.of,
            };
        }
        match self.base.entries().len() == rests {
            true => Acts::from(self.base, game, acts),
            false => Acts::after(game, acts),
        }
    }

    /// How many acts have been done, and how many there are.
    pub fn number(&self) -> (usize, usize) {
        (self.table.entries().len(), self.of)
    }

    /// The table as it stood.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The act that led here, and the table before it.
    pub fn last(&self) -> Option<(&Entry, &Table)> {
        self.table.entries().last().zip(self.before.as_ref())
    }
}

/// A table after more of the acts of the same game.
fn onward(from: &Table, game: &Table, acts: usize) -> Table {
    let more = game.entries().get(from.entries().len()..acts);
    let more = more.unwrap_or_default().iter().cloned();
    // Entries that were accepted once are accepted again.
    from.replay(more).unwrap_or_else(|_| game.at(acts))
}

impl App {
    /// A step in the record; from the end, the first step back leads before the last ply or act.
    pub fn review(&mut self, table: &Table, intent: Intent) {
        let to_the_letter = table.setup().house.is_to_the_letter();
        let end = match to_the_letter {
            true => table.entries().len(),
            false => table.state().past.len(),
        };
        let looked = self.looked.take();
        let at = match &looked {
            None => end,
            Some(Looked::Ply(ply)) => *ply,
            Some(Looked::Act(acts)) => acts.number().0,
        };
        let to = match intent {
            Intent::Earlier => at.saturating_sub(1),
            Intent::Later => at + 1,
            Intent::First => 0,
            _ => end,
        };
        self.let_go();
        self.why = None;
        self.notice = None;
        if to < end {
            self.looked = Some(match looked {
                Some(Looked::Act(acts)) => Looked::Act(Box::new(acts.to(table, to))),
                _ if to_the_letter => Looked::Act(Box::new(Acts::after(table, to))),
                _ => Looked::Ply(to),
            });
        }
        match self.looked_at(table) {
            Some(looked) => {
                let page = moment(&looked, None);
                self.reading = match page {
                    Some(_) => Reading::Governing,
                    None => Reading::Nothing,
                };
                self.page = page.unwrap_or_else(|| opening(table.setup().game));
                self.scroll = 0;
            }
            None => self.turn_page(table),
        }
    }

    /// The position that is looked at, ply by ply, as if a game began with it: what can be said of it is not to be said of
    /// the game as it stands.
    pub fn looked_at(&self, table: &Table) -> Option<Table> {
        if !matches!(self.looked, Some(Looked::Ply(_))) {
            return None;
        }
        let position = *self.position(table);
        let mut setup = table.setup().clone();
        setup.start = Start::Position(position);
        setup.first = First::Settled(position.turn());
        setup.draw_given = None;
        Table::new(setup).ok()
    }

    /// Looks at the game after one of its plies, counted from 0: at the act that made it, in a game to the letter.
    pub fn look_after(&mut self, table: &Table, ply: usize) {
        let plies = ply + 1;
        self.let_go();
        self.why = None;
        self.notice = None;
        self.looked = None;
        if !table.setup().house.is_to_the_letter() {
            let end = table.state().past.len();
            self.looked = (plies < end).then_some(Looked::Ply(plies));
            return;
        }
        // What was taken back may have been made anew: the last time counts.
        let (all, mut at) = (table.entries().len(), None);
        let mut then = table.at(0);
        for acts in 1..=all {
            let before = then.state().past.len();
            then = onward(&then, table, acts);
            if before < plies && then.state().past.len() >= plies {
                at = Some(acts);
            }
        }
        let at = at.filter(|acts| *acts < all);
        self.looked = at.map(|acts| Looked::Act(Box::new(Acts::after(table, acts))));
        self.turn_page(table);
    }

    /// Does one look at anything but the game as it stands?
    pub const fn looks_back(&self) -> bool {
        self.looked.is_some()
    }

    /// Is nothing played here now: does one look back, or only look?
    pub fn only_looks(&self) -> bool {
        self.looks_back() || self.keeping == Keeping::LookedAt
    }

    /// Does who means this play, or answer a question of the game?
    pub fn is_of_player(&self, table: &Table, intent: Intent) -> bool {
        match intent {
            Intent::Choose => self.why.is_none(),
            Intent::Yes | Intent::No => matches!(table.state().stage, Stage::Choose { .. }),
            Intent::Type
            | Intent::Spell(_)
            | Intent::TakeBack
            | Intent::OfferDraw
            | Intent::Huff
            | Intent::Demand => true,
            intent => is_of_letter(intent),
        }
    }

    /// After how much of the record one looks at the game, while one does.
    pub fn looking_back(&self, table: &Table, words: &Words) -> Option<String> {
        Some(match self.looked.as_ref()? {
            Looked::Ply(ply) => (words.screen.looking_back)(*ply, table.state().past.len()),
            Looked::Act(acts) => {
                let (at, of) = acts.number();
                (words.seen.act)(at, of)
            }
        })
    }

    /// The acts after which a game to the letter is looked at.
    pub fn acts(&self) -> Option<&Acts> {
        match &self.looked {
            Some(Looked::Act(acts)) => Some(acts),
            _ => None,
        }
    }

    /// The table that is looked at: act by act as it stood then; ply by ply, and else, as it stands.
    pub fn shown<'a>(&'a self, table: &'a Table) -> &'a Table {
        self.acts().map_or(table, |acts| &acts.table)
    }

    /// The position that is looked at.
    pub fn position<'a>(&'a self, table: &'a Table) -> &'a Position {
        let state = self.shown(table).state();
        let before = match self.looked {
            Some(Looked::Ply(ply)) => state.past.get(ply),
            _ => None,
        };
        before.map_or(&state.position, |ply| &ply.before)
    }

    /// After how many plies the game is looked at.
    pub fn plies_shown(&self, table: &Table) -> usize {
        let end = self.shown(table).state().past.len();
        match self.looked {
            Some(Looked::Ply(ply)) => ply.min(end),
            _ => end,
        }
    }
}
