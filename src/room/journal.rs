//! The record of one game on disk: made, gone on with, added to.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;

use super::record::{Reading, RecordError, read};

/// A record is never longer: some hundred thousand acts.
pub const LONGEST: u64 = 16 << 20;

/// How often, and how far apart, a lock is asked for: who makes a list holds each record for some microseconds.
const LOCK_TRIES: u32 = 3;
const LOCK_PAUSE: Duration = Duration::from_millis(4);

/// How many games of the same names can begin in the same minute.
const MOST_NAMESAKES: u32 = 999;

/// The record of a game that is being played, open and locked.
///
/// Every act is one write of its whole entry, and is on the disk when [`append`](Journal::append) returns.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// So many bytes hold whole entries; what follows is cut off before the next is written.
    whole: u64,
    /// The length that the file was left with; unknown after a write that failed.
    left: Option<u64>,
}

/// Why a record cannot be read or kept.
#[derive(Debug, Error)]
pub enum JournalError {
    /// No folder is known in which games could be kept.
    #[error("nowhere to keep games: neither XDG_STATE_HOME nor HOME names a folder")]
    Nowhere,
    /// The system would not.
    #[error("{path:?} cannot be {done}: {cause}")]
    System {
        /// What was to be done with it: `read`.
        done: &'static str,
        /// With which file or folder.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// Longer than a record can be.
    #[error("{path:?} has {bytes} bytes; a record has at most {LONGEST}")]
    TooLong {
        /// The file.
        path: PathBuf,
        /// Its length.
        bytes: u64,
    },
    /// A folder, a pipe, a device.
    #[error("{0:?} is no ordinary file, so it cannot be a record")]
    NoFile(PathBuf),
    /// The text is no record, or no sound one.
    #[error("{path:?}, {error}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong in it.
        error: Box<RecordError>,
    },
    /// Something else has changed the file while the game was going on.
    #[error(
        "{0:?} was changed by something else while the game went on; nothing was written to it"
    )]
    Changed(PathBuf),
    /// Something else has removed the file while the game was going on.
    #[error("{0:?} was removed while the game went on")]
    Gone(PathBuf),
    /// A game that is being played cannot be taken away.
    #[error("{0:?} is being played; it cannot be deleted now")]
    InUse(PathBuf),
    /// The file was to be taken away, and holds no game.
    #[error("{0:?} is no record of a game; it is left as it is")]
    NoRecord(PathBuf),
}

/// Why a record can be looked at and not be added to.
#[derive(Debug)]
pub enum ReadOnly {
    /// Another program has it open.
    InUse,
    /// The system does not let it be written.
    NotWritable(io::Error),
}

/// A record that was opened.
#[derive(Debug)]
pub struct Opened {
    /// What it says.
    pub reading: Reading,
    /// The journal to go on with, or why there is none.
    pub journal: Result<Journal, ReadOnly>,
}

impl JournalError {
    /// The system's refusal to do something with a path.
    pub fn system(done: &'static str, path: &Path) -> impl FnOnce(io::Error) -> JournalError {
        move |cause| JournalError::System {
            done,
            path: path.to_owned(),
            cause,
        }
    }
}

impl Journal {
    /// Makes a record in a folder, which is made too if need be.
    ///
    /// The text is written beside it first, so that no record ever lacks its head. The name gets a number when
    /// there is a record of that name: none is ever written over.
    ///
    /// # Errors
    /// What the system would not do, and with which path.
    pub fn create(folder: &Path, name: &str, text: &str) -> Result<Journal, JournalError> {
        make_folder(folder).map_err(JournalError::system("made", folder))?;
        let mut path = folder.join(format!("{name}.toml"));
        for number in 2..=MOST_NAMESAKES {
            match create_new(&path, text) {
                Ok(file) => {
                    let whole = text.len() as u64;
                    return Ok(Journal {
                        path,
                        file,
                        whole,
                        left: Some(whole),
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    path.set_file_name(format!("{name}-{number}.toml"));
                }
                Err(error) => return Err(JournalError::system("made", &path)(error)),
            }
        }
        let taken = io::ErrorKind::AlreadyExists.into();
        Err(JournalError::system("made", &path)(taken))
    }

    /// Opens a record to go on with. A torn last entry is cut off when the next entry is written, not before.
    ///
    /// # Errors
    /// What is wrong with the path, the file or its text; the file is untouched.
    pub fn resume(path: &Path) -> Result<Opened, JournalError> {
        let (mut file, writable) = open(path)?;
        let held = match writable {
            Ok(()) => lock(&file),
            Err(cause) => Err(ReadOnly::NotWritable(cause)),
        };
        let bytes = read_all(&mut file, path)?;
        let reading = read(&bytes).map_err(|error| JournalError::Damaged {
            path: path.to_owned(),
            error,
        })?;
        let journal = held.map(|()| Journal {
            path: path.to_owned(),
            file,
            whole: reading.whole as u64,
            left: Some(bytes.len() as u64),
        });
        Ok(Opened { reading, journal })
    }

    /// Where the record is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an entry at the end, and waits until the disk has it.
    ///
    /// # Errors
    /// Why it could not be; the record is as it was, and the same entry can be tried again.
    pub fn append(&mut self, entry: &str) -> Result<(), JournalError> {
        self.cut_to_whole()?;
        let written = self
            .file
            .write_all(entry.as_bytes())
            .and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                self.whole += entry.len() as u64;
                self.left = Some(self.whole);
                Ok(())
            }
            Err(error) => {
                self.left = None;
                // If this fails too, the next append tries it again; until then the tail is a torn entry.
                let cut = self
                    .file
                    .set_len(self.whole)
                    .and_then(|()| self.file.sync_data());
                if cut.is_ok() {
                    self.left = Some(self.whole);
                }
                Err(JournalError::system("written to", &self.path)(error))
            }
        }
    }

    /// Is the file the one that was left? Then takes off what is no whole entry.
    fn cut_to_whole(&mut self) -> Result<(), JournalError> {
        let file = self
            .file
            .metadata()
            .map_err(JournalError::system("looked at", &self.path))?;
        if is_gone(&file) {
            return Err(JournalError::Gone(self.path.clone()));
        }
        if self.left.is_some_and(|left| left != file.len()) || file.len() < self.whole {
            return Err(JournalError::Changed(self.path.clone()));
        }
        if file.len() > self.whole {
            self.file
                .set_len(self.whole)
                .map_err(JournalError::system("mended", &self.path))?;
            self.left = Some(self.whole);
        }
        Ok(())
    }

    /// Takes the record away again: for one that holds no act.
    pub fn remove(self) {
        let untouched = self
            .file
            .metadata()
            .is_ok_and(|file| file.len() == self.whole);
        if untouched {
            // A record that stays behind does no harm.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The text of a record that is only looked at, and whether another program has it open.
///
/// # Errors
/// What is wrong with the path or the file.
pub fn look(path: &Path) -> Result<(Vec<u8>, Use), JournalError> {
    regular(path)?;
    let mut file = File::open(path).map_err(JournalError::system("opened", path))?;
    let bytes = read_all(&mut file, path)?;
    let free = file.try_lock_shared();
    Ok((
        bytes,
        match free {
            Err(TryLockError::WouldBlock) => Use::Elsewhere,
            _ => Use::Free,
        },
    ))
}

/// Whether another program, or another part of this one, has a record open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It can be gone on with.
    Free,
    /// It is being played.
    Elsewhere,
}

/// An ordinary file that is not too long? Asked before it is opened, since opening a pipe waits and opening a
/// device may do something.
fn regular(path: &Path) -> Result<(), JournalError> {
    let file = fs::metadata(path).map_err(JournalError::system("opened", path))?;
    if !file.is_file() {
        return Err(JournalError::NoFile(path.to_owned()));
    }
    if file.len() > LONGEST {
        let (path, bytes) = (path.to_owned(), file.len());
        return Err(JournalError::TooLong { path, bytes });
    }
    Ok(())
}

/// Opens for reading and adding, or for reading alone, and says why.
fn open(path: &Path) -> Result<(File, io::Result<()>), JournalError> {
    regular(path)?;
    match OpenOptions::new().read(true).append(true).open(path) {
        Ok(file) => Ok((file, Ok(()))),
        Err(cause) => {
            let file = File::open(path).map_err(JournalError::system("opened", path))?;
            Ok((file, Err(cause)))
        }
    }
}

fn read_all(file: &mut File, path: &Path) -> Result<Vec<u8>, JournalError> {
    let mut bytes = Vec::new();
    file.take(LONGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(JournalError::system("read", path))?;
    let length = bytes.len() as u64;
    if length > LONGEST {
        let path = path.to_owned();
        return Err(JournalError::TooLong {
            path,
            bytes: length,
        });
    }
    Ok(bytes)
}

/// Locks the file of a record for oneself.
///
/// # Errors
/// Somebody else has it locked.
pub fn lock(file: &File) -> Result<(), ReadOnly> {
    for again in (0..LOCK_TRIES).rev() {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if again > 0 => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::WouldBlock) => break,
            // Some file systems over a network know no locks; a game is rather kept there than not.
            Err(TryLockError::Error(_)) => return Ok(()),
        }
    }
    Err(ReadOnly::InUse)
}

/// Makes a folder that only its owner may look into, and those it stands in.
///
/// # Errors
/// The system would not.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut make = fs::DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(folder)
}

/// Makes a file with this text, which appears under its name all at once.
///
/// Whoever holds the draft's name may take the final one: two programs cannot both find it free.
fn create_new(path: &Path, text: &str) -> io::Result<File> {
    let mut draft = OsString::from(".");
    draft.push(path.file_name().unwrap_or_default());
    draft.push(".new");
    let draft = path.with_file_name(draft);
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .create_new(true)
        .open(&draft)?;
    let made = match path.symlink_metadata() {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fill(&mut file, text).and_then(|()| fs::rename(&draft, path)),
    };
    if let Err(error) = made {
        // The draft is no record; if it stays, the next game takes the next name.
        let _ = fs::remove_file(&draft);
        return Err(error);
    }
    if let Some(folder) = path.parent() {
        // Where a folder cannot be synced, the system writes it in its own time.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(file)
}

fn fill(file: &mut File, text: &str) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
        Ok(()) | Err(TryLockError::Error(_)) => {}
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(unix)]
fn is_gone(file: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(file) == 0
}

#[cfg(not(unix))]
fn is_gone(_: &fs::Metadata) -> bool {
    false
}
