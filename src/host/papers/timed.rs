//! What a text says of time: how much there was, what was left after each move, and whose was over.

use crate::board::piece::Seat;
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

/// The tags with the time of each of two seats, where one has more than the other.
const EACH: [(&str, &str, Seat); 2] = [
    ("WhiteTimeControl", "white", Seat::White),
    ("BlackTimeControl", "black", Seat::Black),
];

/// The tags of a game with a clock: its time in seconds, `900+10`, and whether that ended it.
pub fn tags(table: &Table) -> Vec<(&'static str, String)> {
    let written = |control: Control| {
        let seconds = control.whole().0 / 1_000;
        match control.increment() {
            0 => seconds.to_string(),
            added => format!("{seconds}+{added}"),
        }
    };
    let clock = table.setup().house.clock;
    let mut tags = Vec::new();
    if let Some(control) = clock.common() {
        tags.push((CONTROL, written(control)));
    } else if table.setup().game.seats() == Seat::TWO {
        let own = |(tag, _, seat)| Some((tag, written(clock.of(seat)?)));
        tags.extend(EACH.into_iter().filter_map(own));
    }
    let ending = table.state().verdict().map(|verdict| verdict.ending);
    if matches!(ending, Some(Ending::Time | Ending::TimeDrawn)) {
        tags.push((TERMINATION, "time forfeit".to_owned()));
    }
    tags
}

/// The time that a text tells, as the head of a record has it, where it is one that can be had here.
pub fn head(tags: &Tags, seats: &[Seat]) -> Option<String> {
    if let Some(text) = tags.get(CONTROL) {
        let control = control(text)?;
        let (minutes, added) = (control.minutes(), control.increment());
        return Some(format!("{{ minutes = {minutes}, increment = {added} }}"));
    }
    let told = EACH.iter().filter(|_| seats == Seat::TWO);
    let told = told.filter_map(|(tag, seat, _)| Some((seat, tags.get(tag)?)));
    let own = told.map(|(seat, text)| Some(format!("{seat} = \"{}\"", control(text)?)));
    let own: Vec<String> = own.collect::<Option<_>>()?;
    (!own.is_empty()).then(|| format!("{{ {} }}", own.join(", ")))
}

fn control(text: &str) -> Option<Control> {
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
