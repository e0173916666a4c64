//! A kept game as the command line names it, and what is asked before it is deleted.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::host::moments::NoMoment;
use crate::lang::{Lang, Say};
use crate::room::date::Utc;
use crate::room::journal::JournalError;
use crate::room::shelf;
use crate::ui::clean::shown;

/// Why a command about records did not do what it was asked.
#[derive(Debug, Error)]
pub enum RecordsError {
    /// The record or the folder cannot be read, or is damaged.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The answer could not be written.
    #[error("the answer cannot be written: {0}")]
    Output(#[from] io::Error),
    /// A diagram where the game has no place.
    #[error("{}", .0.say(Lang::En))]
    Moment(NoMoment),
}

/// The file of a record that is named as a list names it, with or without its ending; a path that leads to a file is
/// taken as it is.
pub fn named(file: &Path, folder: &Path) -> PathBuf {
    let bare = file.components().count() == 1 && file.symlink_metadata().is_err();
    let mut kept = [file.to_owned(), with_ending(file)]
        .map(|name| folder.join(name))
        .into_iter()
        .filter(|path| path.symlink_metadata().is_ok());
    let kept = kept.next().filter(|_| bare);
    kept.unwrap_or_else(|| file.to_owned())
}

fn with_ending(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".toml");
    name.into()
}

/// What is asked before a record is deleted: its players, which game, when it was last played, its file.
///
/// # Errors
/// There is no such file.
pub fn question(path: &Path, lang: Lang) -> Result<String, RecordsError> {
    let words = lang.words();
    let listed = shelf::one(path)?;
    let (file, when) = (format!("{path:?}"), Utc::from(listed.last).minute());
    Ok(match &listed.game {
        Err(_) => (words.shelf.sure_damaged)(&file, &when),
        Ok(game) => {
            let names: Vec<String> = game.names.iter().map(|name| name_text(name)).collect();
            let kind = (words.terms.game)(game.game.source());
            (words.shelf.sure)(&names.join(" - "), kind, &when, &file)
        }
    })
}

/// A name as it can be printed; an empty one is `?`.
pub fn name_text(name: &str) -> String {
    if name.is_empty() {
        return "?".to_owned();
    }
    shown(name)
}
