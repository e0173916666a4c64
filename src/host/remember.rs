//! A setting that was changed is written into the user's own file, everything else in it left as it stands.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;
use toml_edit::{DocumentMut, value};

use crate::config::{Language, Law, word};
use crate::lang::Lang;
use crate::lang::words::Words;
use crate::law::text::Shown;
use crate::room::notice::system;
use crate::ui::menu::settings::Change;

/// The mark that some editors put at the start of a file.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Why a setting could not be written; it holds while the program runs.
#[derive(Debug, Error)]
pub enum RememberError {
    /// The file cannot be read or written.
    #[error("{}: {error}; the line would be: {line}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
        /// What was to be written.
        line: String,
    },
    /// The file is not TOML, so nothing is put into it.
    #[error("{} cannot be understood, so nothing was written into it; the line would be: {line}", path.display())]
    NotToml {
        /// The file.
        path: PathBuf,
        /// What was to be written.
        line: String,
    },
}

impl RememberError {
    /// Why the setting is not kept, and what to write by hand.
    pub fn sentence(&self, words: &Words) -> String {
        let lines = &words.room;
        let (path, why, line) = match self {
            RememberError::Io { path, error, line } => (path, system(error, lines), line),
            RememberError::NotToml { path, line } => (path, lines.not_toml.to_owned(), line),
        };
        (lines.unset)(&path.display().to_string(), &why, line)
    }
}

/// Writes one changed setting. A link is followed, and the file keeps its mode: it is written in place.
///
/// # Errors
/// Why not; the file is as it was.
pub fn remember(path: &Path, change: &Change) -> Result<(), RememberError> {
    let (key, word) = line(change);
    let io_error = |error| RememberError::Io {
        path: path.to_owned(),
        error,
        line: format!("{key} = {word:?}"),
    };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(io_error(error)),
    };
    let (mark, body) = match text.strip_prefix(BYTE_ORDER_MARK) {
        Some(body) => (BYTE_ORDER_MARK, body),
        None => ("", text.as_str()),
    };
    let mut document: DocumentMut = body.parse().map_err(|_| RememberError::NotToml {
        path: path.to_owned(),
        line: format!("{key} = {word:?}"),
    })?;
    let decor = document
        .get(key)
        .and_then(|item| item.as_value())
        .map(|old| old.decor().clone());
    document[key] = value(word.as_str());
    if let (Some(decor), Some(new)) = (decor, document[key].as_value_mut()) {
        *new.decor_mut() = decor;
    }
    write(path, &format!("{mark}{document}")).map_err(io_error)
}

/// In place, so that links and modes stay; the old text comes back if the new one does not fit on the disk.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let old = fs::read(path).ok();
    let mut file = fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_data());
    if let (Err(_), Some(old)) = (&written, old) {
        let _ = fs::write(path, old);
    }
    written
}

/// The key of a setting, and the word of its value.
fn line(change: &Change) -> (&'static str, String) {
    match change {
        Change::Lang(Lang::En) => ("language", word(Language::English).to_owned()),
        Change::Lang(Lang::Nl) => ("language", word(Language::Dutch).to_owned()),
        Change::Theme(name) => ("theme", name.clone()),
        Change::Glyphs(glyphs) => ("glyphs", word(*glyphs).to_owned()),
        Change::Shown(shown) => (
            "law",
            word(match shown {
                Shown::Original => Law::Original,
                Shown::Translation => Law::Translation,
                Shown::Both => Law::Both,
            })
            .to_owned(),
        ),
        Change::View(view) => ("view", word(*view).to_owned()),
    }
}
