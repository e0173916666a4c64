//! What can be wrong with settings.

use std::fmt;

use thiserror::Error;

/// Something in the user's file that could not be used; the default holds in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1; none where the whole file is meant.
    pub line: Option<usize>,
    /// The character in that line, from 1.
    pub column: Option<usize>,
    /// The key, with its table: `keys.undo`.
    pub key: Option<String>,
    /// What is wrong.
    pub what: What,
    /// What would be right, where that can be said.
    pub allowed: Option<String>,
}

/// What is wrong with a line of settings.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum What {
    /// The file is there and cannot be read.
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
    /// A folder, a pipe, a device.
    #[error("this is no ordinary file")]
    NoFile,
    /// Nobody has so many settings.
    #[error("the file is larger than 1 MiB")]
    TooLarge,
    /// An editor has written it in another encoding.
    #[error("the file is written in UTF-16; save it as UTF-8")]
    Utf16,
    /// Other bytes.
    #[error("these bytes are not UTF-8 text")]
    NotUtf8,
    /// The mark that some editors put at the start of a file, elsewhere.
    #[error("a byte order mark in line {0}; it may only stand at the very start of the file")]
    ByteOrderMark(usize),
    /// It is not TOML.
    #[error("{0}")]
    Toml(String),
    /// The same key again; which of the two is meant nobody can say.
    #[error("the key stands here twice")]
    Twice,
    /// Nothing of this name can be set, but something like it.
    #[error("unknown; did you mean {0}?")]
    Misspelt(String),
    /// Nothing of this name can be set here.
    #[error("unknown")]
    Unknown,
    /// It stands in the wrong table.
    #[error("it belongs in [{0}]")]
    BelongsIn(&'static str),
    /// It stands in a table, and belongs above all tables.
    #[error("it belongs at the top of the file, above [keys]")]
    BelongsAtTop,
    /// Another type of value.
    #[error("{0} is not what is wanted here")]
    Type(&'static str),
    /// A word that means nothing here.
    #[error("\"{0}\" is not one of its values")]
    Value(String),
}

impl Problem {
    /// Something wrong with a whole file.
    pub fn of_file(file: &str, what: What) -> Problem {
        Problem {
            file: file.to_owned(),
            line: None,
            column: None,
            key: None,
            what,
            allowed: None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, ", line {line}, column {column}")?,
            (Some(line), None) => write!(f, ", line {line}")?,
            _ => {}
        }
        if let Some(key) = &self.key {
            write!(f, ": {key}")?;
        }
        write!(f, ": {}", self.what)?;
        match &self.allowed {
            Some(allowed) => write!(f, "; allowed: {allowed}"),
            None => Ok(()),
        }
    }
}
