//! `record export`: kept games as texts for other programs.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::exchange::token::Dialect;
use crate::host::outcome::Filled;
use crate::host::papers::format::{Format, usual};
use crate::host::papers::given_out::{NotHeld, text};
use crate::host::papers::told::Teller;
use crate::host::replace::{ReplaceError, replace};
use crate::lang::sentence::fill;
use crate::lang::system::system;
use crate::lang::{Lang, Say};
use crate::room::journal::{JournalError, look};
use crate::room::record::{Record, read};

/// The records in these files as one text, each in this format or in the usual one of its game.
///
/// # Errors
/// One cannot be given out, or they do not go into one text.
pub fn exported(
    paths: &[PathBuf],
    format: Option<Format>,
    lang: Lang,
) -> Result<String, Box<dyn Say>> {
    let lines = &lang.words().exchange.trade;
    if let (Some(Format::Reglement), [_, _, ..]) = (format, paths) {
        return Err(Box::new(lines.one_record.to_owned()));
    }
    let (mut all, mut first) = (String::new(), None);
    for path in paths {
        let (text, dialect) = one(path, format, lang)?;
        all += &text;
        let (other, kind) = *first.get_or_insert((path, dialect));
        if kind != dialect {
            let word = |kind| Format::Text(kind).word();
            let [path, other] = [path, other].map(|path| format!("{path:?}"));
            let parts = [&*path, word(dialect), &*other, word(kind)];
            return Err(Box::new(fill(lines.mixed, &parts)));
        }
    }
    Ok(all)
}

/// The text of the record in a file, in this format or in the usual one of its game.
///
/// # Errors
/// The record cannot be read or is damaged, or that format cannot hold it.
fn one(path: &Path, format: Option<Format>, lang: Lang) -> Result<(String, Dialect), Box<dyn Say>> {
    let record = sound(path).map_err(|error| Box::new(error) as Box<dyn Say>)?;
    let game = record.table.setup().game;
    let dialect = match format.unwrap_or(Format::Text(usual(game))) {
        Format::Reglement => return Ok((record.text(), usual(game))),
        Format::Text(dialect) => dialect,
    };
    let text = text(&record, dialect).map(|text| (text, dialect));
    text.map_err(|why| {
        let words = lang.words();
        let lines = &words.exchange.trade;
        let teller = Teller {
            lang,
            dialect,
            game,
        };
        let dialect = teller.called(dialect);
        let why = match why {
            NotHeld::OtherGame => {
                let name = (words.terms.game)(game.source());
                fill(lines.other_game, &[name, dialect])
            }
            NotHeld::NotTheSame => fill(lines.way_out, &[dialect]),
        };
        Box::new(format!("{path:?}: {why}")) as Box<dyn Say>
    })
}

fn sound(path: &Path) -> Result<Record, JournalError> {
    let (bytes, _) = look(path)?;
    let path = path.to_owned();
    match read(&bytes) {
        Ok(reading) => Ok(reading.record),
        Err(error) => Err(JournalError::Damaged { path, error }),
    }
}

/// Whether a file that is there is written over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// It is left.
    Never,
    /// So it was said.
    Said,
}

/// Writes a text into a file.
///
/// # Errors
/// It is there already, or cannot be written.
pub fn put(path: &Path, text: &str, over: Over) -> Result<(), Box<dyn Say>> {
    let written = match over {
        Over::Never => made(path, text),
        // Into a device or a pipe it goes as it is.
        Over::Said if fs::metadata(path).is_ok_and(|facts| !facts.is_file()) => OpenOptions::new()
            .write(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes())),
        Over::Said => replaced(path, text),
    };
    written.map_err(|error| unwritten(path, error))
}

/// A new file, which is not left in part.
fn made(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.write_all(text.as_bytes());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// Until the new text is whole, the old one stays.
fn replaced(path: &Path, text: &str) -> io::Result<()> {
    let path = std::path::absolute(path)?;
    replace(&path, text.as_bytes()).map_err(|error| match error {
        ReplaceError::System(_, error) => error,
        ReplaceError::LinkLoop | ReplaceError::LinkNowhere(_) => ErrorKind::NotFound.into(),
    })
}

fn unwritten(path: &Path, error: io::Error) -> Box<dyn Say> {
    let path = format!("{path:?}");
    match error.kind() {
        ErrorKind::AlreadyExists => Box::new(Filled(|words| words.exchange.trade.exists, [path])),
        _ => Box::new(Unwritten { path, error }),
    }
}

struct Unwritten {
    path: String,
    error: io::Error,
}

impl Say for Unwritten {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let why = system(&self.error, &words.room);
        fill(words.exchange.trade.unwritten, &[&self.path, &why])
    }
}
