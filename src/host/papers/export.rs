//! `record export`: kept games as texts for other programs.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::host::outcome::Filled;
use crate::host::papers::format::{Format, usual};
use crate::host::papers::given_out::{NotHeld, text};
use crate::host::papers::told::Teller;
use crate::lang::sentence::fill;
use crate::lang::system::system;
use crate::lang::{Lang, Say};
use crate::room::journal::{JournalError, look};
use crate::room::record::{Record, read};

/// The text of the record in a file, in this format or in the usual one of its game.
///
/// # Errors
/// The record cannot be read or is damaged, or that format cannot hold it.
pub fn exported(path: &Path, format: Option<Format>, lang: Lang) -> Result<String, Box<dyn Say>> {
    let record = sound(path).map_err(|error| Box::new(error) as Box<dyn Say>)?;
    let game = record.table.setup().game;
    let dialect = match format.unwrap_or(Format::Text(usual(game))) {
        Format::Reglement => return Ok(record.text()),
        Format::Text(dialect) => dialect,
    };
    text(&record, dialect).map_err(|why| {
        let words = lang.words();
        let lines = &words.exchange.trade;
        let teller = Teller {
            lang,
            dialect,
            game,
        };
        let why = match why {
            NotHeld::OtherGame => {
                let name = (words.terms.game)(game.source());
                let why = fill(lines.other_game, &[name, teller.called(dialect)]);
                return Box::new(why) as Box<dyn Say>;
            }
            NotHeld::Slips => lines.not_held[0].to_owned(),
            NotHeld::Ply(number) => fill(lines.not_held[1], &[&number.to_string()]),
            NotHeld::NotTheSame => lines.not_held[2].to_owned(),
        };
        Box::new(fill(lines.way_out, &[teller.called(dialect), &why]))
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
    let mut options = OpenOptions::new();
    options.write(true);
    match over {
        Over::Never => options.create_new(true),
        Over::Said => options.create(true).truncate(true),
    };
    let written = options
        .open(path)
        .and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| unwritten(path, error))
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
