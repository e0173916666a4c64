//! What the operating system says when it would not do something, in the words of the interface.

use std::io::{self, ErrorKind};

use crate::lang::words::room::RoomLines;

/// What the system says; where there are no words for it, in its own.
pub fn system(cause: &io::Error, lines: &RoomLines) -> String {
    known(cause, lines).map_or_else(|| (lines.system_says)(&cause.to_string()), str::to_owned)
}

/// The same of a file that was to be written: what is not there then is its folder, and that cannot be made.
pub fn unmade(cause: &io::Error, lines: &RoomLines) -> String {
    match cause.kind() {
        ErrorKind::NotFound => lines.no_folder.to_owned(),
        _ => system(cause, lines),
    }
}

fn known(cause: &io::Error, lines: &RoomLines) -> Option<&'static str> {
    Some(match cause.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            lines.disk_full
        }
        ErrorKind::PermissionDenied => lines.not_allowed,
        ErrorKind::NotFound => lines.not_there,
        ErrorKind::NotADirectory => lines.not_folder,
        ErrorKind::IsADirectory => lines.is_folder,
        ErrorKind::ReadOnlyFilesystem => lines.only_read,
        ErrorKind::AlreadyExists => lines.is_there,
        _ => return of_number(cause, lines),
    })
}

/// Those that the standard library does not tell apart.
#[cfg(unix)]
fn of_number(cause: &io::Error, lines: &RoomLines) -> Option<&'static str> {
    use rustix::io::Errno;
    Some(match Errno::from_io_error(cause)? {
        Errno::LOOP => lines.links,
        Errno::NAMETOOLONG => lines.long_name,
        Errno::IO => lines.disk_fault,
        Errno::MFILE | Errno::NFILE => lines.many_files,
        _ => return None,
    })
}

#[cfg(not(unix))]
fn of_number(_: &io::Error, _: &RoomLines) -> Option<&'static str> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn the_frequent_faults_of_a_disk_are_said_in_the_language_of_the_interface() {
        // Access, no file, no folder, a folder, no space, only to be read, links, name, there already, the disk, files.
        for number in [13, 2, 20, 21, 28, 30, 40, 36, 17, 5, 24, 122] {
            let cause = io::Error::from_raw_os_error(number);
            let [en, nl] = Lang::ALL.map(|lang| system(&cause, &lang.words().room));
            assert!(
                !en.contains("os error") && !nl.contains("os error"),
                "{en}; {nl}"
            );
            assert_ne!(en, nl);
        }
        let other = io::Error::from_raw_os_error(71);
        let said = system(&other, &Lang::Nl.words().room);
        assert!(said.starts_with("het systeem meldt: "), "{said}");
    }
}
