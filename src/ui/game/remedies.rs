//! What becomes of an offence that was claimed: the remedies that its article gives, and the claimant chooses.

use super::app::{App, Dialog};
use super::claims::steps;
use super::order::{Order, by_awaited};
use super::why::men;
use crate::law::remedy::Remedy;
use crate::table::Table;
use crate::table::act::Act;
use crate::table::state::{Choice, Stage};
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::list::{List, Step};
use crate::ui::look::Look;

/// The remedies, and which of them is chosen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Remedies {
    /// Which.
    pub list: List,
}

/// The remedies from which the claimant chooses now.
pub fn all(table: &Table) -> Vec<Remedy> {
    let claimant = table.state().awaited();
    let choices = claimant.map_or_else(Vec::new, |seat| table.choices(seat));
    let remedies = choices.into_iter().filter_map(|choice| match choice {
        Choice::Remedy(remedy) => Some(remedy),
        _ => None,
    });
    remedies.collect()
}

/// The remedies as they are read; men are named as they stood before what was claimed.
pub fn said(table: &Table, look: &Look) -> Vec<String> {
    let state = table.state();
    let Stage::Remedy { offence, .. } = state.stage else {
        return Vec::new();
    };
    let claimed = state.letter.claimed.as_ref();
    let before = claimed.and_then(|fault| state.past.get(fault.ply));
    let before = before.map_or(&state.position, |ply| &ply.before);
    let remedy = look.words().letter.remedy;
    let all = all(table).into_iter();
    men(before, |board| {
        all.map(|given| remedy(given, offence, board)).collect()
    })
}

impl App {
    /// A key in the list of remedies. It can be closed to look at the board, and comes back until one is chosen.
    pub fn in_remedies(
        &mut self,
        table: &Table,
        mut remedies: Remedies,
        intent: Intent,
        here: &Here,
    ) -> Option<Order> {
        let all = all(table);
        let chosen = match intent {
            Intent::Cancel | Intent::Back | Intent::Quit => return None,
            Intent::Choose => all.get(remedies.list.chosen()),
            Intent::Number(number) => all.get(usize::from(number).wrapping_sub(1)),
            _ => None,
        };
        if let Some(remedy) = chosen {
            return by_awaited(table, Act::Remedy(*remedy));
        }
        let order = self.beside_list(table, intent, here);
        if let Some(step) = Step::along(intent).filter(|step| steps(*step)) {
            remedies.list.step(step, all.len(), all.len());
        }
        self.dialog = Some(Dialog::Remedies(remedies));
        order
    }
}
