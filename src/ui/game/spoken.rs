//! What is said and done in a game to the letter beside moving men: check, "I adjust", a second move, pieces lifted.

use super::app::{App, Dialog, Said};
use super::claims::Claims;
use super::order::{Order, by_awaited};
use super::prompt::{Kind, Prompt};
use super::remedies::Remedies;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::breach::{Breach, LetterBreach};
use crate::rules::play::Play;
use crate::table::Table;
use crate::table::act::{Act, Claim, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::state::{Choice, Ply, Stage};
use crate::ui::keys::intent::Intent;

/// Is it a key that means something only in a game to the letter?
pub const fn is_of_letter(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Adjust | Intent::Announce | Intent::Claim | Intent::Second | Intent::Lift
    )
}

/// The seat that made the last move; before the first, the one that the table waits for.
pub fn last_mover(table: &Table) -> Seat {
    let state = table.state();
    let turn = state.awaited().unwrap_or(state.position.turn());
    state.past.last().map_or(turn, Ply::mover)
}

/// What can be done now by the seat that the table waits for, and then by the one that moved last.
pub fn choices(table: &Table) -> Vec<(Seat, Choice)> {
    let Some(awaited) = table.state().awaited() else {
        return Vec::new();
    };
    let of = |seat| table.choices(seat).into_iter().map(move |it| (seat, it));
    let mut all: Vec<(Seat, Choice)> = of(awaited).collect();
    let mover = last_mover(table);
    if mover != awaited && table.setup().house.is_to_the_letter() {
        all.extend(of(mover).filter(|(_, choice)| {
            matches!(
                choice,
                Choice::Announce | Choice::Second | Choice::Lift(_) | Choice::Afresh
            )
        }));
    }
    all
}

impl App {
    /// Does what a key of a game to the letter means.
    pub fn by_letter(&mut self, table: &Table, intent: Intent) -> Option<Order> {
        if self.looks_back() {
            self.say(Said::OnlyLooking);
            return None;
        }
        self.notice = None;
        match intent {
            Intent::Adjust => by_awaited(table, Act::Adjust),
            Intent::Announce => Some(Order::Act(last_mover(table), Act::Announce)),
            Intent::Claim => self.claim(table),
            Intent::Second => self.second(table),
            Intent::Lift => self.lift(table),
            _ => None,
        }
    }

    /// What can be claimed; while a remedy must be chosen, the remedies.
    pub fn claim(&mut self, table: &Table) -> Option<Order> {
        if self.attend(table) {
            return None;
        }
        match Claims::new(table, (self.page, self.reading)) {
            Some(claims) => {
                claims.turn_page(self, table);
                self.dialog = Some(Dialog::Claims(claims));
            }
            // What may be huffed is not claimed, and the table says so (D13).
            None => match huffed(table) {
                Some(refusal) => self.refused(table, refusal),
                None => self.say(Said::NothingToClaim),
            },
        }
        None
    }

    /// Opens the remedies, if one must be chosen.
    pub fn attend(&mut self, table: &Table) -> bool {
        let chooses = matches!(table.state().stage, Stage::Remedy { .. });
        if chooses {
            self.dialog = Some(Dialog::Remedies(Remedies::default()));
        }
        chooses
    }

    /// A14: opens the line for a second move of who moved last.
    fn second(&mut self, table: &Table) -> Option<Order> {
        let seat = last_mover(table);
        if table.choices(seat).contains(&Choice::Second) {
            self.dialog = Some(Dialog::Prompt(Prompt::new(Kind::Second, "")));
            return None;
        }
        let play = Play::new(self.cursor, self.cursor);
        let entry = Entry {
            seat,
            at: Millis::default(),
            act: Act::Second(play),
        };
        if let Err(refusal) = table.weigh(&entry) {
            self.refused(table, refusal);
        }
        None
    }

    /// D12: lifts the piece under the cursor that the last move took, or all of them one after another.
    fn lift(&self, table: &Table) -> Option<Order> {
        lifted(table, Some(self.cursor))
    }
}

/// D13: what the table says to who would claim a capture that was neglected.
fn huffed(table: &Table) -> Option<Refusal> {
    let state = table.state();
    let at = { state.liable }.next()?;
    let entry = Entry {
        seat: state.position.turn(),
        at: Millis::default(),
        act: Act::Claim(Claim::Pointing(at)),
    };
    let refusal = table.weigh(&entry).err()?;
    matches!(refusal.breach, Breach::Letter(LetterBreach::Huffed { .. })).then_some(refusal)
}

/// D12: the piece on this square lifted; all of them, if none is named or it is none of them.
pub fn lifted(table: &Table, at: Option<Square>) -> Option<Order> {
    let unlifted = table.state().letter.unlifted;
    let seat = last_mover(table);
    let one = at.filter(|at| unlifted.has(*at) || unlifted.is_empty());
    Some(match one {
        Some(at) => Order::Act(seat, Act::Lift(at)),
        None => Order::Acts(unlifted.map(|at| (seat, Act::Lift(at))).collect()),
    })
}
