//! What can be wrong with the text of a record.

use thiserror::Error;

use crate::lang::{Lang, Say};
use crate::notation::fen::FenError;
use crate::table::after::Refusal;
use crate::table::setup::SetupError;

/// What is wrong with the text of a record, wherever it stands.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum Flaw {
    /// No byte at all.
    Empty,
    /// Bytes that are no text.
    NotText(NotText),
    /// Text that is not TOML.
    NotToml(String),
    /// A format of later years.
    Newer {
        /// The number of the format.
        found: u64,
    },
    /// A game that is not played here.
    UnknownGame(String),
    /// A key that must be there.
    Missing(&'static str),
    /// A key that a record does not have.
    UnknownKey {
        /// The key.
        key: String,
        /// Those that may stand there.
        known: Vec<&'static str>,
    },
    /// A value of another type, or one that means nothing.
    Value {
        /// The key.
        key: String,
        /// What it may be.
        expected: &'static str,
        /// What it is, as TOML.
        found: String,
    },
    /// Two acts in one entry.
    TwoActs(&'static str, &'static str),
    /// An entry without its act.
    NoAct,
    /// A position text that is none.
    Position(#[from] FenError),
    /// A set-up that cannot be.
    Setup(#[from] SetupError),
    /// An act that its game refuses.
    Refused(Box<Refusal>),
}

/// Why bytes are no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotText {
    /// Zeros, as a disk leaves them that lost its power.
    Zeros,
    /// Two bytes a letter.
    Utf16,
    /// Something else.
    Bytes,
}
