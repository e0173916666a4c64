//! Many records made at once: each whole or not at all, and the disk waited for once.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::room::folder::file_name;
use crate::room::journal::{JournalError, LONGEST, make_folder};
use crate::room::record::Record;
use crate::room::series;
use crate::table::Table;

/// So many games of the same names can begin in the same minute.
const MOST_NAMESAKES: u32 = 1_000_000;

/// A folder to which records are added.
pub struct Bulk {
    folder: PathBuf,
    /// The number to try next for a name.
    next: HashMap<String, u32>,
    /// The games of matches that are in the folder, once that was asked.
    places: Option<Vec<(u64, usize)>>,
}

/// The match to which a game belongs that was added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Match {
    /// The one that it says, if any.
    Its,
    /// Another, for in its own there is a game of its number already.
    Another,
}

impl Bulk {
    /// Into this folder, which is made if need be.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn into(folder: &Path) -> Result<Bulk, JournalError> {
        make_folder(folder).map_err(JournalError::system("made", folder))?;
        Ok(Bulk {
            folder: folder.to_owned(),
            next: HashMap::new(),
            places: None,
        })
    }

    /// Adds a record under a name that is free.
    ///
    /// # Errors
    /// It cannot be written; nothing of it is left.
    pub fn add(&mut self, record: &Record) -> Result<(PathBuf, Match), JournalError> {
        match self.apart(record) {
            Some(apart) => Ok((self.put(&apart)?, Match::Another)),
            None => Ok((self.put(record)?, Match::Its)),
        }
    }

    /// The record as one of another match, where its own has a game of its number: the first that has none. So the games
    /// of a match stay together that are brought in beside the originals.
    fn apart(&mut self, record: &Record) -> Option<Record> {
        let mut setup = record.table.setup().clone();
        let contest = setup.contest.as_mut()?;
        let folder = &self.folder;
        let places = self.places.get_or_insert_with(|| series::places(folder));
        let (its, number) = (contest.id, contest.played.len() + 1);
        while places.contains(&(contest.id, number)) {
            contest.id = contest.id.wrapping_add(1);
        }
        places.push((contest.id, number));
        if contest.id == its {
            return None;
        }
        let entries = record.table.entries().iter().cloned();
        Some(Record {
            begun: record.begun,
            table: Table::new(setup).ok()?.replay(entries).ok()?,
            paper: record.paper.clone(),
        })
    }

    fn put(&mut self, record: &Record) -> Result<PathBuf, JournalError> {
        let base = file_name(record.table.setup(), record.begun);
        let text = record.text();
        let next = self.next.entry(base.clone()).or_insert(1);
        let bytes = text.len() as u64;
        if bytes > LONGEST {
            let path = self.folder.join(&base);
            return Err(JournalError::TooLong { path, bytes });
        }
        loop {
            let name = match *next {
                1 => format!("{base}.toml"),
                number => format!("{base}-{number}.toml"),
            };
            let path = self.folder.join(name);
            *next += 1;
            match create(&path, &text) {
                Ok(()) => return Ok(path),
                Err(error)
                    if error.kind() == io::ErrorKind::AlreadyExists && *next < MOST_NAMESAKES => {}
                Err(error) => return Err(JournalError::system("made", &path)(error)),
            }
        }
    }

    /// Waits until the disk has the names of all; what it has not yet of their texts it writes in its own time.
    pub fn finish(&self) {
        // Where a folder cannot be synced, the system writes it in its own time.
        let _ = File::open(&self.folder).and_then(|folder| folder.sync_all());
    }
}

/// The file appears under its name all at once.
///
/// Whoever holds the draft's name may take the final one: two programs cannot both find it free.
fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".new");
    let draft = path.with_file_name(name);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&draft)?;
    let made = match path.symlink_metadata() {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => file
            .write_all(text.as_bytes())
            .and_then(|()| fs::rename(&draft, path)),
    };
    if made.is_err() {
        let _ = fs::remove_file(&draft);
    }
    made
}
