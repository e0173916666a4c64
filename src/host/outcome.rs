//! How a command ends: it has done what it was asked, or says why not.

use std::fmt;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use crate::host::settle::SettleError;

/// Why a command did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The exit status: 1, the answer is no; 2, wrong use.
    pub status: u8,
    /// What is told of it.
    pub message: String,
}

/// The end of a command.
pub type Done = Result<ExitCode, Failure>;

/// Writes to standard output, all or nothing being left in the buffer.
///
/// # Errors
/// It cannot be written.
pub fn output(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Done {
    let mut out = BufWriter::new(io::stdout().lock());
    written(write(&mut out).and_then(|()| out.flush()))
}

/// A reader who has gone away is no failure.
///
/// # Errors
/// Nor is anything else but that standard output could not be written.
pub fn written(done: io::Result<()>) -> Done {
    match done {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(no(format!("standard output cannot be written: {error}"))),
    }
}

/// The answer is no.
pub fn no(message: impl fmt::Display) -> Failure {
    Failure {
        status: 1,
        message: message.to_string(),
    }
}

/// The program was wrongly used.
pub fn misuse(message: impl fmt::Display) -> Failure {
    Failure {
        status: 2,
        message: message.to_string(),
    }
}

impl From<SettleError> for Failure {
    fn from(error: SettleError) -> Failure {
        match error.is_misuse() {
            true => misuse(error),
            false => no(error),
        }
    }
}

/// Help and version are no failure; anything else is wrong use.
pub fn misused(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody reads on when the pipe is gone.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = write!(io::stderr(), "{text}");
        return ExitCode::from(2);
    }
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let _ = write!(io::stderr(), "reglement: {text}");
    ExitCode::from(2)
}
