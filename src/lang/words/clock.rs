//! The clock, a rule of the house.

use crate::law::breach::NoClock;

/// What is said of the clock in one language.
pub struct ClockLines {
    /// Why the clock does not allow something.
    pub reason: fn(&NoClock) -> String,
    /// Who stops it, as a predicate.
    pub stops: &'static str,
    /// Who has it go.
    pub goes: &'static str,
    /// Who claims that a flag has fallen.
    pub claims_flag: &'static str,
    /// To stop it, as one line of a menu.
    pub item_stop: &'static str,
    /// To have it go.
    pub item_go: &'static str,
    /// To claim that a flag has fallen.
    pub item_flag: &'static str,
    /// The same in the line of keys, as short as can be.
    pub stop: &'static str,
    /// To have it go, there.
    pub go: &'static str,
    /// To claim a flag, there.
    pub flag: &'static str,
    /// Does this player claim the flag?
    pub ask_flag: fn(&str) -> String,
    /// The clock, as the heading of a line.
    pub title: &'static str,
    /// The same in lines without a screen.
    pub label: &'static str,
    /// How much time there was, and how much all have left at the end of a record.
    pub left: &'static str,
    /// That it stands.
    pub stands: &'static str,
    /// That a flag has fallen.
    pub fallen: &'static str,
    /// The game is played without.
    pub no_clock: &'static str,
    /// There is none.
    pub none: &'static str,
    /// With each move, before the seconds that it adds.
    pub increment: &'static str,
    /// So many minutes for each.
    pub minutes: fn(u16) -> String,
    /// So many seconds with every move.
    pub seconds: fn(u16) -> String,
    /// What it means to have one: where a flag is claimed, and where it ends the game.
    pub about: [&'static str; 2],
    /// A clock that cannot be read on the command line.
    pub wrong: &'static str,
    /// How it is typed.
    pub how: &'static str,
    /// What can be typed about it.
    pub commands: &'static [(&'static str, &'static str)],
}
