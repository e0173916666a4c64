//! What can be wrong with the text of a record.

use thiserror::Error;

use super::record::FORMAT;
use crate::games::Game;
use crate::notation::fen::FenError;
use crate::table::after::Refusal;
use crate::table::setup::SetupError;

/// What is wrong with the text of a record, wherever it stands.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// No byte at all.
    #[error("the file is empty")]
    Empty,
    /// Bytes that are no text.
    #[error("{0}")]
    NotText(NotText),
    /// Text that is not TOML.
    #[error("not to be read as TOML: {0}")]
    NotToml(String),
    /// A format of later years.
    #[error(
        "written by a newer version of reglement (format {found}); this one reads format {FORMAT}"
    )]
    Newer {
        /// The number of the format.
        found: u64,
    },
    /// A game that is not played here.
    #[error("{0:?} is no game that this version plays; the games are {games}", games = Game::ALL.map(Game::id).join(", "))]
    UnknownGame(String),
    /// A key that must be there.
    #[error("the key {0} is missing")]
    Missing(&'static str),
    /// A key that a record does not have.
    #[error("{key:?} is no key here; the keys are {keys}", keys = .known.join(", "))]
    UnknownKey {
        /// The key.
        key: String,
        /// Those that may stand there.
        known: Vec<&'static str>,
    },
    /// A value of another type, or one that means nothing.
    #[error("{key} must be {expected}, and is {found}")]
    Value {
        /// The key.
        key: String,
        /// What it may be.
        expected: &'static str,
        /// What it is, as TOML.
        found: String,
    },
    /// Two acts in one entry.
    #[error("an entry is one act, and this one is both {0:?} and {1:?}")]
    TwoActs(&'static str, &'static str),
    /// An entry without its act.
    #[error("the entry names no act; it must have one of {acts}", acts = super::line::KEYS.join(", "))]
    NoAct,
    /// A position text that is none.
    #[error(transparent)]
    Position(#[from] FenError),
    /// A set-up that cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An act that its game refuses.
    #[error("{source} {article} refuses this act", source = .0.ruling.article.source.id(), article = .0.ruling.article)]
    Refused(Box<Refusal>),
}

/// Why bytes are no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotText {
    /// Zeros, as a disk leaves them that lost its power.
    #[error("zero bytes, which are no text")]
    Zeros,
    /// Two bytes a letter.
    #[error("text in UTF-16; a record is in UTF-8")]
    Utf16,
    /// Something else.
    #[error("bytes that are no text in UTF-8")]
    Bytes,
}
