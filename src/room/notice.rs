//! What players are told about the keeping of their game.

use std::io;
use std::path::Path;

use super::flaw::Flaw;
use super::journal::{JournalError, ReadOnly};
use super::record::Record;
use crate::lang::words::Words;
use crate::lang::words::room::RoomLines;
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
            Notice::Unkept(error) => {
                let why = error.reason(words);
                (lines.unkept)(&match error {
                    JournalError::System { path, .. } => format!("{why} ({path:?})"),
                    _ => why,
                })
            }
            Notice::Copied { plies } => (lines.copied)(*plies),
        }
    }
}

impl Notice {
    /// The file or folder that the system would not have written, where one is to blame.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Notice::Unkept(JournalError::System { path, .. }) => Some(path),
            _ => None,
        }
    }
}

impl Unaccepted {
    /// Why the act was not kept, in a sentence; a refusal has its own, with its article.
    pub fn sentence(&self, words: &Words) -> Option<String> {
        match self {
            Unaccepted::Refused(_) => None,
            Unaccepted::NotKept(error) => Some((words.room.not_kept)(&error.reason(words))),
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
            JournalError::System { cause, .. } => system(cause, lines),
            JournalError::TooLong { bytes, .. } => (lines.too_long)(*bytes),
            JournalError::NoFile(_) => lines.no_file.to_owned(),
            JournalError::Damaged { error, .. } => match error.what {
                Flaw::Newer { .. } => lines.newer.to_owned(),
                _ => (lines.damaged)(error.line, error.entry),
            },
            JournalError::Changed(_) => lines.changed.to_owned(),
            JournalError::Gone(_) => lines.gone.to_owned(),
        }
    }
}

/// What the system says, in the words of the interface where it has some.
pub fn system(cause: &io::Error, lines: &RoomLines) -> String {
    use io::ErrorKind::{FileTooLarge, NotFound, PermissionDenied, QuotaExceeded, StorageFull};
    match cause.kind() {
        StorageFull | QuotaExceeded | FileTooLarge => lines.disk_full.to_owned(),
        PermissionDenied => lines.not_allowed.to_owned(),
        NotFound => lines.not_there.to_owned(),
        _ => cause.to_string(),
    }
}
