//! The clock in lines: what is left, and stopping it.

use super::answer::{Answer, First};
use super::session::Session;
use crate::board::piece::Seat;
use crate::table::act::Act;
use crate::table::clock::shown;
use crate::table::sides::enemies;

impl Session<'_> {
    /// What every seat has left, that the clock stands, whose flag has fallen; nothing without a clock.
    pub(super) fn clock(&self) -> Option<String> {
        let table = self.room.table();
        let times = table.times(self.room.now())?;
        let lines = &self.manner.lang.words().clock;
        let left = |seat: &Seat| {
            let left = times.left(*seat).map_or(lines.none.to_owned(), shown);
            let fallen = match times.has_fallen(*seat) {
                true => format!(" ({})", lines.fallen),
                false => String::new(),
            };
            format!("{} {left}{fallen}", self.seat_name(*seat))
        };
        let all: Vec<String> = self.game().seats().iter().map(left).collect();
        let stands = match times.goes {
            Some(_) => String::new(),
            None => format!("; {}", lines.stands),
        };
        Some(all.join(", ") + &stands)
    }

    /// What is left, and who may claim a flag.
    pub(super) fn tell_clock(&self, answer: &mut Answer) {
        let lines = &self.manner.lang.words().clock;
        let Some(clock) = self.clock() else {
            return answer.say(First::Error, lines.no_clock);
        };
        answer.say(First::Ok, &clock);
        let times = self.room.table().times(self.room.now());
        if let Some(seat) = times.and_then(|times| self.room.table().flag_claimant(&times)) {
            let typed = (self.manner.lang.words().plain.can)(self.seat_name(seat), "claim flag");
            answer.say(First::Claim, &typed);
        }
    }

    /// Stops the clock, or has it go.
    pub(super) fn turn_clock(&mut self, seat: Option<Seat>, act: Act, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.act(seat, act, answer, |session, answer| {
            answer.say(First::Ok, &session.clock().unwrap_or_default());
        });
    }

    /// Who would claim a flag: whoever can, else an opponent of the seat that the table waits for.
    pub(super) fn who_claims_flag(&self) -> Seat {
        let table = self.room.table();
        let times = table.times(self.room.now());
        let can = times.and_then(|times| table.flag_claimant(&times));
        let position = &self.state().position;
        let other = enemies(position, self.awaited()).first();
        can.or(other).unwrap_or(position.turn())
    }
}
