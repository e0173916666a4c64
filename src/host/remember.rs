//! A setting that was changed is written into the user's own file, everything else in it left as it stands.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;
use toml_edit::{DocumentMut, Item, Value};

use crate::config::{DraughtsSquares, Language, Law, Letter, word};
use crate::lang::Lang;
use crate::lang::words::Words;
use crate::law::text::Shown;
use crate::room::notice::system;
use crate::ui::look::Numbers;
use crate::ui::look::theme::Shade;
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
    let (key, value) = setting(change);
    let line = format!("{key} = {value}");
    let io_error = |error| RememberError::Io {
        path: path.to_owned(),
        error,
        line: line.clone(),
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
        line: line.clone(),
    })?;
    let decor = document
        .get(key)
        .and_then(|item| item.as_value())
        .map(|old| old.decor().clone());
    document[key] = Item::Value(value);
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

/// The key of a setting, and its value.
fn setting(change: &Change) -> (&'static str, Value) {
    match change {
        Change::Lang(Lang::En) => ("language", word(Language::English).into()),
        Change::Lang(Lang::Nl) => ("language", word(Language::Dutch).into()),
        Change::Theme(name) => ("theme", name.into()),
        Change::Glyphs(glyphs) => ("glyphs", word(*glyphs).into()),
        Change::Shown(shown) => {
            let law = match shown {
                Shown::Original => Law::Original,
                Shown::Translation => Law::Translation,
                Shown::Both => Law::Both,
            };
            ("law", word(law).into())
        }
        Change::View(view) => ("view", word(*view).into()),
        Change::Omitted(omitted) => ("omitted-capture", omitted.word().into()),
        Change::Letter(letter) => ("letter", (*letter == Letter::Players).into()),
        Change::Claims(claims) => ("claims", claims.word().into()),
        Change::Numbers(numbers) => ("numbers", (*numbers == Numbers::Drawn).into()),
        Change::Playing(shade) => {
            let squares = match shade {
                Shade::Light => DraughtsSquares::Light,
                Shade::Dark => DraughtsSquares::Dark,
            };
            ("draughts-squares", word(squares).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::read::over;
    use crate::config::{Claims as ClaimsAsked, Config, Numbers as Asked, OmittedCapture};
    use crate::table::house::{Claims, Omitted};

    /// The settings after a change was written.
    fn kept(change: &Change) -> (String, Config) {
        let (key, value) = setting(change);
        let line = format!("{key} = {value}");
        let (config, problems) = over(Config::default(), line.as_bytes(), "config.toml");
        assert_eq!(problems, [], "{line}");
        (line, config)
    }

    #[test]
    fn what_is_written_of_the_letter_is_read_again() {
        for (letter, written) in [(Letter::Players, "true"), (Letter::Arbiter, "false")] {
            let (line, config) = kept(&Change::Letter(letter));
            assert_eq!(line, format!("letter = {written}"));
            assert_eq!(config.letter, letter);
        }
        for (claims, asked) in [
            (Claims::Hinted, ClaimsAsked::Hinted),
            (Claims::Silent, ClaimsAsked::Silent),
        ] {
            let (_, config) = kept(&Change::Claims(claims));
            assert_eq!(config.claims, asked);
            assert_eq!(crate::host::looks::usual(&config).claims, claims);
        }
    }

    #[test]
    fn what_is_written_of_draughts_is_read_again() {
        let (line, config) = kept(&Change::Numbers(Numbers::Hidden));
        assert_eq!(line, "numbers = false");
        assert_eq!(config.numbers, Asked::Hidden);
        assert_eq!(kept(&Change::Numbers(Numbers::Drawn)).0, "numbers = true");
        let (line, config) = kept(&Change::Playing(Shade::Light));
        assert_eq!(line, "draughts-squares = \"light\"");
        assert_eq!(config.draughts_squares, DraughtsSquares::Light);
        for (omitted, asked) in [
            (Omitted::Refuse, OmittedCapture::Refuse),
            (Omitted::Warn, OmittedCapture::Warn),
            (Omitted::Allow, OmittedCapture::Allow),
        ] {
            let (_, config) = kept(&Change::Omitted(omitted));
            assert_eq!(config.omitted_capture, asked);
            assert_eq!(crate::host::looks::omitted(&config), omitted);
        }
    }
}
