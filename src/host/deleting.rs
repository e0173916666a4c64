//! Deleting a kept game from the command line, after a question.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::outcome::{Done, Line, System, misuse, no, output};
use super::records::{RecordsError, named, question};
use crate::lang::Lang;
use crate::room::folder;
use crate::room::journal::JournalError;
use crate::room::removal::remove;

/// The file of a record that is named as the list names it.
pub fn kept(file: &Path) -> PathBuf {
    match folder::games() {
        Ok(folder) => named(file, &folder),
        Err(_) => file.to_owned(),
    }
}

/// How a yes begins, in whatever language it was asked.
const YES: [char; 4] = ['y', 'Y', 'j', 'J'];

/// Whether somebody has to agree before a record is deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// He is asked.
    Asked,
    /// He said so on the command line.
    Given,
}

/// Deletes a record.
///
/// # Errors
/// It is in use, or no record, or nobody is there to be asked.
pub fn delete(path: &Path, consent: Consent, lang: Lang) -> Done {
    let words = lang.words();
    let undeleted = |error: JournalError| no((words.shelf.undeleted)(&error.told(words)));
    let unasked = |cause| {
        no(System {
            line: |lines| lines.input,
            cause,
        })
    };
    let folder = folder::games().map_err(undeleted)?;
    if consent == Consent::Asked {
        let question = question(path, lang).map_err(|error| match error {
            RecordsError::Journal(error) => undeleted(error),
            RecordsError::Output(cause) => unasked(cause),
            RecordsError::Moment(error) => no(error),
        })?;
        if !io::stdin().is_terminal() {
            return Err(misuse(Line(|words| words.shelf.say_yes)));
        }
        let mut answer = String::new();
        write!(io::stderr(), "{question} {}", words.shelf.answers).map_err(unasked)?;
        io::stdin().read_line(&mut answer).map_err(unasked)?;
        if !answer.trim_start().starts_with(YES) {
            return Ok(ExitCode::from(1));
        }
    }
    remove(path, &folder).map_err(undeleted)?;
    output(|out| writeln!(out, "{}", (words.shelf.deleted)(&format!("{path:?}"))))
}
