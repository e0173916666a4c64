//! Taking a record away for good: never one that is being played, and nothing that is no record.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::folder::{is_named_as_one, is_record};
use super::journal::{JournalError, LONGEST, lock};
use super::record::read;

/// How the line begins by which a text says that it is a record.
const HEAD: &[u8] = b"reglement = ";

/// Takes a record away. In the folder of games a damaged one is known by what is left of its head, by its name, or by
/// holding nothing; a file elsewhere must be readable as one.
///
/// # Errors
/// Why it is left: it is being played, it is no record, or the system would not.
pub fn remove(path: &Path, games: &Path) -> Result<(), JournalError> {
    let kept = kept(path, games);
    // Held until the file is gone, so that nobody begins to play it in between.
    let _held = match fs::metadata(path) {
        Ok(file) if file.is_file() => Some(held(path, kept)?),
        // Opening a pipe waits, and opening a device may do something.
        Ok(_) => return Err(JournalError::NoFile(path.to_owned())),
        // A link to nowhere is no game that anybody could be playing.
        Err(_) if kept == Kept::WithMyGames && path.is_symlink() => None,
        Err(error) => return Err(JournalError::system("deleted", path)(error)),
    };
    fs::remove_file(path).map_err(JournalError::system("deleted", path))
}

/// The file, locked.
fn held(path: &Path, kept: Kept) -> Result<File, JournalError> {
    let mut file = File::open(path).map_err(JournalError::system("opened", path))?;
    lock(&file).map_err(|_| JournalError::InUse(path.to_owned()))?;
    let is_record = match kept {
        Kept::WithMyGames => is_damaged_game(&mut file, path),
        Kept::Elsewhere => is_game(&mut file),
    };
    if !is_record {
        return Err(JournalError::NoRecord(path.to_owned()));
    }
    Ok(file)
}

/// Can at least the beginning of a game be read from it?
fn is_game(file: &mut File) -> bool {
    let mut bytes = Vec::new();
    let whole = file.take(LONGEST).read_to_end(&mut bytes);
    let readable = || read(&bytes).map_or_else(|error| error.readable.is_some(), |_| true);
    whole.is_ok() && readable()
}

/// Was it ever a game: does it still say so, has it the name of one, or did a disk that lost its power leave nothing?
fn is_damaged_game(file: &mut File, path: &Path) -> bool {
    let mut bytes = Vec::new();
    let whole = file.take(LONGEST).read_to_end(&mut bytes);
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let headed = lines.any(|line| line.starts_with(HEAD));
    let nothing = bytes.iter().all(|byte| *byte == 0);
    whole.is_ok() && (headed || nothing) || is_named_as_one(path)
}

/// Where the file lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    WithMyGames,
    Elsewhere,
}

fn kept(path: &Path, games: &Path) -> Kept {
    let folder = path.parent().and_then(|folder| match folder.as_os_str() {
        name if name.is_empty() => Path::new(".").canonicalize().ok(),
        _ => folder.canonicalize().ok(),
    });
    match (folder, games.canonicalize()) {
        (Some(folder), Ok(games)) if folder == games && is_record(path) => Kept::WithMyGames,
        _ => Kept::Elsewhere,
    }
}
