//! What a text says of time: how much there was, what was left after each move, and whose was over.

use crate::exchange::own;
use crate::exchange::score::Note;
use crate::exchange::tags::Tags;
use crate::law::ending::Ending;
use crate::table::Table;
use crate::table::act::Millis;
use crate::table::control::Control;

/// The tag with the time of each seat.
const CONTROL: &str = "TimeControl";
/// The tag with what ended a game that did not end on the board.
pub const TERMINATION: &str = "Termination";

/// The tags of a game with a clock: its time in seconds, `900+10`, and whether that ended it.
pub fn tags(table: &Table) -> impl Iterator<Item = (&'static str, String)> {
    let control = table.state().clock.as_ref().map(|clock| {
        let control = clock.control();
        let seconds = control.whole().0 / 1_000;
        match control.increment() {
            0 => seconds.to_string(),
            added => format!("{seconds}+{added}"),
        }
    });
    let ending = table.state().verdict().map(|verdict| verdict.ending);
    let flag = matches!(ending, Some(Ending::Time | Ending::TimeDrawn));
    let flag = flag.then(|| (TERMINATION, "time forfeit".to_owned()));
    control
        .map(|control| (CONTROL, control))
        .into_iter()
        .chain(flag)
}

/// The time that a text tells, where it is one that can be had here.
pub fn control(tags: &Tags) -> Option<Control> {
    let text = tags.get(CONTROL)?;
    let (whole, added) = text.split_once('+').unwrap_or((text, "0"));
    let whole: u16 = whole.parse().ok()?;
    let minutes = whole.is_multiple_of(60).then_some(whole / 60)?;
    Control::new(minutes, added.parse().ok()?)
}

/// What is told to be left after a move.
pub fn left(note: &Note) -> Option<Millis> {
    let mut left = note.comments.iter().filter_map(|told| own::left(told));
    left.next().map(Millis)
}

/// Is as much left to everybody, after each ply and at the end?
pub fn alike(one: &Table, other: &Table) -> bool {
    let end = |table: &Table| {
        let last = table.entries().last().map_or(Millis(0), |entry| entry.at);
        table.times(last)
    };
    let plies = one.state().past.len();
    end(one) == end(other) && (0..plies).all(|ply| one.left_after(ply) == other.left_after(ply))
}
