//! A small file given other contents, so that whatever happens one of the two is whole.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::config::place;

/// Why a file has its old contents.
#[derive(Debug)]
pub enum ReplaceError {
    /// The path is a link that leads back to itself.
    LinkLoop,
    /// It is a link into a folder that is not there; where to.
    LinkNowhere(PathBuf),
    /// The system refuses; where the path leads to if it is a link.
    System(Option<PathBuf>, io::Error),
}

/// Gives a file these contents; without a file one is made, with its folder. A link stays a link, and the file that it
/// leads to keeps its mode.
///
/// # Errors
/// Why not; nothing has changed.
pub fn replace(path: &Path, contents: &[u8]) -> Result<(), ReplaceError> {
    let target = place::target(path).ok_or(ReplaceError::LinkLoop)?;
    let is_link = target != path;
    let folder = target.parent().unwrap_or(Path::new("/"));
    if is_link && !folder.is_dir() {
        return Err(ReplaceError::LinkNowhere(target));
    }
    let done = match fs::metadata(&target) {
        Ok(facts) => exchange(&target, folder, contents, &facts.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => make(&target, folder, contents),
        Err(error) => Err(error),
    };
    done.map_err(|error| ReplaceError::System(is_link.then(|| target.clone()), error))
}

fn make(target: &Path, folder: &Path, contents: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    writable(folder)?;
    let new = beside(target);
    written(&new, contents, None)?;
    moved(&new, target, folder)
}

/// A file that may not be written is not replaced by one that may, even where its folder would let it.
fn exchange(target: &Path, folder: &Path, contents: &[u8], mode: &Permissions) -> io::Result<()> {
    if mode.readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    // Opened, it is not yet touched.
    let old = OpenOptions::new().write(true).open(target)?;
    let new = beside(target);
    let made = writable(folder).and_then(|()| written(&new, contents, Some(mode)));
    match made.and_then(|()| moved(&new, target, folder)) {
        Ok(()) => Ok(()),
        // Where nothing can be put beside the file, or in its place, it is written where it is.
        Err(error) if may_write_in_place(&error) => in_place(old, target, contents),
        Err(error) => Err(error),
    }
}

/// Does a folder let files be made in it?
fn writable(folder: &Path) -> io::Result<()> {
    match fs::metadata(folder)?.permissions().readonly() {
        true => Err(ErrorKind::PermissionDenied.into()),
        false => Ok(()),
    }
}

fn may_write_in_place(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::ResourceBusy
    )
}

/// The name under which the new contents are written until they are complete.
fn beside(target: &Path) -> PathBuf {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push(format!(".new-{}", process::id()));
    target.with_file_name(name)
}

fn written(new: &Path, contents: &[u8], mode: Option<&Permissions>) -> io::Result<()> {
    // What was left there by a power loss is nobody's.
    let _ = fs::remove_file(new);
    let mut file = OpenOptions::new().write(true).create_new(true).open(new)?;
    let written = file
        .write_all(contents)
        .and_then(|()| mode.map_or(Ok(()), |mode| file.set_permissions(mode.clone())))
        .and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(new);
    }
    written
}

fn moved(new: &Path, target: &Path, folder: &Path) -> io::Result<()> {
    if let Err(error) = fs::rename(new, target) {
        let _ = fs::remove_file(new);
        return Err(error);
    }
    // Not every system lets a folder be flushed; the file itself has been.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// It is not cut off before it is written; the old contents come back if the new do not fit.
fn in_place(mut file: File, target: &Path, contents: &[u8]) -> io::Result<()> {
    let before = fs::read(target)?;
    let mut put = |contents: &[u8]| {
        file.rewind()?;
        file.write_all(contents)?;
        file.set_len(contents.len() as u64)?;
        file.sync_all()
    };
    let done = put(contents);
    if done.is_err() {
        let _ = put(&before);
    }
    done
}
