//! The clock on the screen: what a seat has left, and the keys that stop it and claim a flag.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::{App, Dialog};
use super::ask::Ask;
use super::order::{Order, by_awaited};
use super::view::{right, width};
use crate::board::piece::Seat;
use crate::table::Table;
use crate::table::act::{Act, Claim};
use crate::table::clock::shown;
use crate::table::sides::enemies;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint};
use crate::ui::keys::intent::Intent;

/// What a seat has left, in brackets while the clock stands, with a mark when the flag has fallen; nothing without a clock.
fn text(app: &App, seat: Seat) -> String {
    let Some((times, left)) = app.times.and_then(|times| Some((times, times.left(seat)?))) else {
        return String::new();
    };
    let left = shown(left);
    match (times.has_fallen(seat), times.goes) {
        (true, _) => format!("{left}!"),
        (false, None) => format!("({left})"),
        (false, Some(_)) => left,
    }
}

/// The columns that the clocks of these seats need, one free before them; none without a clock.
pub fn columns(app: &App, seats: &[Seat]) -> u16 {
    let texts = seats.iter().map(|seat| width(&text(app, *seat)));
    match texts.max() {
        None | Some(0) => 0,
        Some(most) => most + 1,
    }
}

/// Draws what a seat has left at the right of a row.
pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, row: u16, seat: Seat, here: &Here) {
    let theme = &here.look.theme;
    let fallen = app.times.is_some_and(|times| times.has_fallen(seat));
    let style = match fallen {
        true => theme.error,
        false => theme.text,
    };
    right(buffer, area, row, &text(app, seat), style);
}

/// The key that the clock asks for now, and whether it is urgent: who can claim a flag must see it.
pub fn key(app: &App, here: &Here, table: &Table) -> Option<(Urgent, Hint)> {
    let times = app.times.as_ref()?;
    table.state().awaited()?;
    let words = &here.look.words().clock;
    if table.flag_claimant(times).is_some() {
        return Some((Urgent::Now, hint(here, &[Intent::Flag], words.flag)));
    }
    let does = match times.goes {
        Some(_) => words.stop,
        None => words.go,
    };
    Some((Urgent::Later, hint(here, &[Intent::Clock], does)))
}

/// Whether a key is needed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgent {
    /// It is.
    Now,
    /// It can be found elsewhere too.
    Later,
}

impl App {
    /// Stops the clock, or has it go on.
    pub fn turn_clock(&self, table: &Table) -> Option<Order> {
        let act = match self.times?.goes {
            Some(_) => Act::Stop,
            None => Act::Go,
        };
        by_awaited(table, act)
    }

    /// Claims a flag, after a question; what is wrong with the claim is said at once.
    pub fn claim_flag(&mut self, table: &Table) -> Option<Order> {
        if let Some(seat) = table.flag_claimant(&self.times?) {
            self.dialog = Some(Dialog::Ask(Ask::Flag(seat)));
            return None;
        }
        let position = &table.state().position;
        let awaited = table.state().awaited().unwrap_or(position.turn());
        let by = enemies(position, awaited).first()?;
        Some(Order::Act(by, Act::Claim(Claim::Flag)))
    }
}
