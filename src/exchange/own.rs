//! What texts of our own say beside what their kind knows: which game it is, and acts that are no moves.
//!
//! The tag `Reglement` names the game as the program does, `draughts-1879`. An act stands in a comment, in the form in
//! which other programs put commands there: `{[%act black huff 27]}`, a seat, a key and a value, as records have them.

use super::tags::Tags;
use reglement_core::board::grid::TEN;
use reglement_core::board::square::Square;
use reglement_core::rules::position::Position;

/// The name of the tag.
pub const TAG: &str = "Reglement";

/// Before and after an act in a comment.
const OPENS: &str = "[%act ";

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
}

impl<'t> Act<'t> {
    /// The value, if this is the key.
    pub fn key(&self, key: &str) -> Option<&'t str> {
        (self.key == key).then_some(self.value)
    }

    /// The act as it stands in a comment.
    pub fn text(&self) -> String {
        let Act { seat, key, value } = self;
        format!("{OPENS}{seat} {key} {value}]")
    }
}

/// The acts of a comment, in their order.
pub fn acts(comment: &str) -> impl Iterator<Item = Act<'_>> {
    comment.split(OPENS).skip(1).filter_map(|rest| {
        let mut words = rest.split(']').next()?.splitn(3, ' ');
        Some(Act {
            seat: words.next()?,
            key: words.next()?,
            value: words.next()?,
        })
    })
}

/// What a comment says beside its acts.
pub fn said(comment: &str) -> String {
    let mut parts = comment.split(OPENS);
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
