//! Which exercises have been solved, remembered in a small file beside the games.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;
use toml::de::{DeTable, DeValue};

use crate::games::exercises::Exercise;
use crate::lang::{Lang, Say};
use crate::table::act::Millis;

/// The number of the format that is written and read here.
const FORMAT: u64 = 1;

/// What the file says of itself.
const ABOUT: &str = "\
# The exercises of 1879 that were solved with reglement: when, in milliseconds since 1970 began, and with how many hints.
";

/// How an exercise was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Success {
    /// When.
    pub at: Millis,
    /// With how many hints.
    pub hints: u32,
}

/// The exercises that have been solved.
#[derive(Debug, Default)]
pub struct Progress {
    path: Option<PathBuf>,
    solved: BTreeMap<u8, Success>,
}

/// Why progress cannot be read or remembered; a file that is there is left as it is.
#[derive(Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum ProgressError {
    /// The system refuses.
    System {
        /// The file.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// The file is not as it was written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        what: String,
    },
    /// The file is of a format of later years.
    Newer {
        /// The file.
        path: PathBuf,
    },
}

impl Progress {
    /// What is remembered in a file; nothing when there is no file yet.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn load(path: PathBuf) -> Result<Progress, ProgressError> {
        let solved = read(&path)?;
        let path = Some(path);
        Ok(Progress { path, solved })
    }

    /// How an exercise was solved, if it was.
    pub fn of(&self, number: u8) -> Option<Success> {
        self.solved.get(&number).copied()
    }

    /// How many have been solved.
    pub fn count(&self) -> usize {
        self.solved.len()
    }

    /// Remembers that an exercise was solved; a success with fewer hints is not made less of.
    ///
    /// # Errors
    /// Why it cannot be kept on the disk; until the program ends it is remembered all the same.
    pub fn remember(&mut self, number: u8, success: Success) -> Result<(), ProgressError> {
        better(&mut self.solved, number, success);
        let Some(path) = &self.path else {
            return Ok(());
        };
        // Another program may have been at it.
        for (number, success) in read(path)? {
            better(&mut self.solved, number, success);
        }
        write(path, &self.text()).map_err(|cause| ProgressError::System {
            path: path.clone(),
            cause,
        })
    }

    fn text(&self) -> String {
        let mut text = format!("{ABOUT}reglement = {FORMAT}\n\n[solved]\n");
        for (number, Success { at, hints }) in &self.solved {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{number} = {{ at = {}, hints = {hints} }}", at.0);
        }
        text
    }
}

fn better(solved: &mut BTreeMap<u8, Success>, number: u8, success: Success) {
    let kept = solved.entry(number).or_insert(success);
    if success.hints < kept.hints {
        *kept = success;
    }
}

fn read(path: &Path) -> Result<BTreeMap<u8, Success>, ProgressError> {
    let damaged = |what: String| ProgressError::Damaged {
        path: path.to_owned(),
        what,
    };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            return Err(damaged("bytes that are no text in UTF-8".to_owned()));
        }
        Err(cause) => {
            return Err(ProgressError::System {
                path: path.to_owned(),
                cause,
            });
        }
    };
    let line = |at: usize| 1 + text.get(..at).unwrap_or(&text).matches('\n').count();
    let file = DeTable::parse(&text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        damaged(format!("line {}: {}", line(at), error.message()))
    })?;
    let mut solved = BTreeMap::new();
    let mut format = None;
    for (key, value) in file.get_ref() {
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("reglement", found) => format = whole(found),
            ("solved", DeValue::Table(table)) => {
                for (key, value) in table {
                    let at = line(key.span().start);
                    let named = key
                        .get_ref()
                        .parse::<u8>()
                        .ok()
                        .filter(|number| (1..=Exercise::COUNT).contains(number));
                    let kept = named.zip(success(value.get_ref()));
                    let (number, success) = kept.ok_or_else(|| {
                        damaged(format!(
                            "line {at}: {:?} is no exercise solved",
                            key.get_ref()
                        ))
                    })?;
                    solved.insert(number, success);
                }
            }
            (other, _) => {
                let at = line(key.span().start);
                return Err(damaged(format!(
                    "line {at}: {other:?} does not belong there"
                )));
            }
        }
    }
    match format {
        Some(FORMAT) => Ok(solved),
        Some(later) if later > FORMAT => Err(ProgressError::Newer {
            path: path.to_owned(),
        }),
        _ => Err(damaged("the number of its format is missing".to_owned())),
    }
}

fn success(value: &DeValue) -> Option<Success> {
    let table = value.as_table().filter(|table| table.len() == 2)?;
    Some(Success {
        at: Millis(whole(table.get("at")?.get_ref())?),
        hints: u32::try_from(whole(table.get("hints")?.get_ref())?).ok()?,
    })
}

/// A whole number from 0.
fn whole(value: &DeValue) -> Option<u64> {
    value.as_integer()?.as_str().parse().ok()
}

/// All or nothing: beside the file first, then in its place.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension(format!("{}.new", std::process::id()));
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .inspect_err(|_| {
            let _ = fs::remove_file(&beside);
        })
}
