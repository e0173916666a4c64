//! What texts of our own say beside what their kind knows: which game it is, and acts that are no moves.
//!
//! The tag `Reglement` names the game as the program does, `draughts-1879`. An act stands in a comment, in the form in
//! which other programs put commands there: `{[%act black huff 27]}`, a seat, a key and a value, as records have them.
//!
//! In a game with a clock `[%clk 0:14:32.5]`, as other programs have it too, tells what a seat has left after its move,
//! and `[%act black+5.4 offer draw]` that an act was done 5.4 seconds after what went before.

use super::tags::Tags;
use reglement_core::board::grid::TEN;
use reglement_core::board::square::Square;
use reglement_core::rules::position::Position;

/// The name of the tag.
pub const TAG: &str = "Reglement";

/// Before an act in a comment.
const OPENS: &str = "[%act ";
/// Before a time.
const CLOCK: &str = "[%clk ";

/// Is it a text of our own?
pub fn is(tags: &Tags) -> bool {
    tags.get(TAG).is_some()
}

/// An act that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act<'t> {
    /// Who does it: `black`.
    pub seat: &'t str,
    /// What: `huff`.
    pub key: &'t str,
    /// With what: `27`.
    pub value: &'t str,
    /// How long after what went before it, in milliseconds, where time is counted.
    pub after: u64,
}

impl<'t> Act<'t> {
    /// The value, if this is the key.
    pub fn key(&self, key: &str) -> Option<&'t str> {
        (self.key == key).then_some(self.value)
    }

    /// The act as it stands in a comment.
    pub fn text(&self) -> String {
        let Act {
            seat, key, value, ..
        } = self;
        let after = match self.after {
            0 => String::new(),
            after => "+".to_owned() + &seconds(after),
        };
        format!("{OPENS}{seat}{after} {key} {value}]")
    }
}

/// The acts of a comment, in their order.
pub fn acts(comment: &str) -> impl Iterator<Item = Act<'_>> {
    comment.split(OPENS).skip(1).filter_map(|rest| {
        let mut words = rest.split(']').next()?.splitn(3, ' ');
        let seat = words.next()?;
        let timed = seat.split_once('+');
        let timed = timed.and_then(|(seat, after)| Some((seat, millis(after)?)));
        let (seat, after) = timed.unwrap_or((seat, 0));
        Some(Act {
            seat,
            key: words.next()?,
            value: words.next()?,
            after,
        })
    })
}

/// A time of so many milliseconds that is left after a move, as it stands in a comment.
pub fn clock(left: u64) -> String {
    let (minutes, rest) = (left / 60_000, left % 60_000);
    let tens = if rest < 10_000 { "0" } else { "" };
    let (hours, minutes) = (minutes / 60, minutes % 60);
    format!("{CLOCK}{hours}:{minutes:02}:{tens}{}]", seconds(rest))
}

/// The time that a comment tells to be left, in milliseconds.
pub fn left(comment: &str) -> Option<u64> {
    let (_, text) = comment.split_once(CLOCK)?;
    let mut parts = text.split(']').next()?.trim().rsplitn(3, ':');
    let seconds = millis(parts.next()?)?;
    let mut number = || parts.next()?.parse::<u32>().ok().map(u64::from);
    let (minutes, hours) = (number()?, number()?);
    ((hours * 60 + minutes) * 60_000).checked_add(seconds)
}

/// `5`, `5.4`, `5.417`
fn seconds(millis: u64) -> String {
    let text = format!("{}.{:03}", millis / 1_000, millis % 1_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn millis(seconds: &str) -> Option<u64> {
    let (whole, part) = seconds.split_once('.').unwrap_or((seconds, ""));
    let part = format!("{part:0<3}").get(..3)?.parse::<u64>().ok()?;
    whole
        .parse::<u64>()
        .ok()?
        .checked_mul(1_000)?
        .checked_add(part)
}

/// What a comment says beside its acts.
pub fn said(comment: &str) -> String {
    without(comment, OPENS)
}

/// What a comment says beside its acts and times.
pub fn untimed(comment: &str) -> String {
    without(&said(comment), CLOCK)
}

fn without(comment: &str, opens: &str) -> String {
    let mut parts = comment.split(opens);
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        said.push_str(part.split_once(']').map_or("", |(_, rest)| rest));
    }
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The squares of the pieces that a comment tells to be huffed (D13).
pub fn huffed(comment: &str) -> impl Iterator<Item = Square> {
    acts(comment).filter_map(|act| TEN.named(act.key("huff")?))
}

/// The position after what is told in these comments of a text of our own: pieces huffed are off the board.
pub fn heard(position: Position, comments: &[String]) -> Position {
    let huffed = comments.iter().flat_map(|comment| huffed(comment));
    huffed.fold(position, |position, at| {
        let turn = position.turn();
        let theirs = position.piece(at).is_some_and(|piece| piece.seat != turn);
        match position {
            Position::Draughts(_) if theirs => position.without(at),
            other => other,
        }
    })
}
