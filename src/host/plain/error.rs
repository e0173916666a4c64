//! What can break off a game in lines.

use std::io;

use thiserror::Error;

/// Why a game in lines broke off.
#[derive(Debug, Error)]
pub enum PlainError {
    /// The lines cannot be read.
    #[error("standard input cannot be read: {0}")]
    Input(io::Error),
    /// The answers cannot be written.
    #[error("standard output cannot be written: {0}")]
    Output(#[from] io::Error),
}
