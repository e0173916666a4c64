//! What players are told about the keeping of their game.

use std::path::Path;

use super::flaw::Flaw;
use super::journal::{JournalError, ReadOnly};
use super::record::Record;
use crate::lang::Say;
use crate::lang::system::{system, unmade};
use crate::lang::words::Words;
use crate::table::after::Refusal;

/// What a player must be told about the keeping of the game, once.
#[derive(Debug)]
pub enum Notice {
    /// The last entry was torn when the power failed; the game goes on before it.
    Mended,
    /// The record can only be looked at.
    ReadOnly(ReadOnly),
    /// The game is kept nowhere.
    Unkept(JournalError),
    /// The game is a copy of what could be read of a damaged record.
    Copied {
        /// How much that was.
        plies: usize,
    },
}

/// Why an act was not accepted; nothing has changed.
#[derive(Debug)]
pub enum Unaccepted {
    /// The rules forbid it.
    Refused(Box<Refusal>),
    /// It could not be written down. It can be tried again.
    NotKept(JournalError),
    /// The record is only looked at.
    ReadOnly,
}

impl Notice {
    /// The notice as one or two sentences.
    pub fn sentence(&self, words: &Words) -> String {
        let lines = &words.room;
        match self {
            Notice::Mended => lines.mended.to_owned(),
            Notice::ReadOnly(ReadOnly::InUse) => lines.in_use.to_owned(),
            Notice::ReadOnly(ReadOnly::NotWritable(cause)) => {
                (lines.not_writable)(&system(cause, lines))
            }
            Notice::Unkept(error) => (lines.unkept)(&error.told(words)),
            Notice::Copied { plies } => (lines.copied)(*plies),
        }
    }
}

impl Unaccepted {
    /// Why the act was not kept, in a sentence; a refusal has its own, with its article.
    pub fn sentence(&self, words: &Words) -> Option<String> {
        match self {
            Unaccepted::Refused(_) => None,
            Unaccepted::NotKept(error) => Some((words.room.not_kept)(&error.told(words))),
            Unaccepted::ReadOnly => Some(words.room.only_looked_at.to_owned()),
        }
    }
}

impl JournalError {
    /// Of a damaged record, how much can be read and gone on with as a copy, in a sentence.
    pub fn readable(&self, words: &Words) -> Option<String> {
        match self {
            JournalError::Damaged { error, .. } => error.plies().map(words.room.readable),
            _ => None,
        }
    }

    /// Of a damaged record, the game as far as it can be read.
    ///
    /// # Errors
    /// This same error: nothing can be read, or it is another.
    pub fn into_readable(mut self) -> Result<Record, JournalError> {
        let readable = match &mut self {
            JournalError::Damaged { error, .. } => error.readable.take(),
            _ => None,
        };
        readable.map(|record| *record).ok_or(self)
    }

    /// The reason in a few words, as the end of a sentence; which file it is, is said elsewhere.
    pub fn reason(&self, words: &Words) -> String {
        let lines = &words.room;
        match self {
            JournalError::Nowhere => lines.nowhere.to_owned(),
            JournalError::System {
                done: "made",
                cause,
                ..
            } => unmade(cause, lines),
            JournalError::System { cause, .. } => system(cause, lines),
            JournalError::TooLong { bytes, .. } => (lines.too_long)(*bytes),
            JournalError::NoFile(_) => lines.no_file.to_owned(),
            JournalError::Damaged { error, .. } => match error.what {
                Flaw::Newer { .. } => lines.newer.to_owned(),
                _ => {
                    let damaged = (lines.damaged)(error.line, error.entry);
                    format!("{damaged}: {}", error.what.say(words.lang))
                }
            },
            JournalError::Changed(_) => lines.changed.to_owned(),
            JournalError::Gone(_) => lines.gone.to_owned(),
            JournalError::InUse(_) => words.shelf.undeletable.to_owned(),
            JournalError::NoRecord(_) => words.shelf.no_record.to_owned(),
        }
    }

    /// The reason, and which file or folder it is about.
    pub fn told(&self, words: &Words) -> String {
        let why = self.reason(words);
        match self.path() {
            Some(path) => format!("{why} ({path:?})"),
            None => why,
        }
    }

    /// The file or folder that it is about.
    pub fn path(&self) -> Option<&Path> {
        match self {
            JournalError::Nowhere => None,
            JournalError::System { path, .. }
            | JournalError::TooLong { path, .. }
            | JournalError::Damaged { path, .. }
            | JournalError::NoFile(path)
            | JournalError::Changed(path)
            | JournalError::Gone(path)
            | JournalError::InUse(path)
            | JournalError::NoRecord(path) => Some(path),
        }
    }
}
