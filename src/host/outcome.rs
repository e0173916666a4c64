//! How a command ends: it has done what it was asked, or says why not.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use crate::host::settle::SettleError;
use crate::lang::sentence::fill;
use crate::lang::system::system;
use crate::lang::words::Words;
use crate::lang::words::misuse::MisuseLines;
use crate::lang::{Lang, Say};

/// Why a command did not do what it was asked.
pub struct Failure {
    /// The exit status: 1, the answer is no; 2, wrong use.
    pub status: u8,
    /// What is told of it.
    pub why: Box<dyn Say>,
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
        Err(cause) => Err(no(System {
            line: |lines| lines.output,
            cause,
        })),
    }
}

/// What the system would not do.
pub struct System {
    /// The line that says it.
    pub line: fn(&MisuseLines) -> &'static str,
    /// Why.
    pub cause: io::Error,
}

impl Say for System {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        fill(
            (self.line)(&words.misuse),
            &[&system(&self.cause, &words.room)],
        )
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

/// The answer is no.
pub fn no(why: impl Say + 'static) -> Failure {
    Failure {
        status: 1,
        why: Box::new(why),
    }
}

/// The program was wrongly used.
pub fn misuse(why: impl Say + 'static) -> Failure {
    Failure {
        status: 2,
        why: Box::new(why),
    }
}

/// A line of every language.
pub struct Line(pub fn(&Words) -> &'static str);

impl Say for Line {
    fn say(&self, lang: Lang) -> String {
        (self.0)(lang.words()).to_owned()
    }
}

/// A line of every language, and what is filled in.
pub struct Filled<const N: usize>(pub fn(&Words) -> &'static str, pub [String; N]);

impl<const N: usize> Say for Filled<N> {
    fn say(&self, lang: Lang) -> String {
        let parts = self.1.each_ref().map(String::as_str);
        fill((self.0)(lang.words()), &parts)
    }
}
