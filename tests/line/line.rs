//! A game at the far end of a slow line: what each thing costs in bytes and writes.

use std::fs;
use std::time::Duration;

use crate::folder::Folder;
use crate::places::Place;
use crate::pty::{Pty, Start};

/// The window of the table.
pub const SMALL: (u16, u16) = (80, 24);
/// A large window.
pub const LARGE: (u16, u16) = (120, 40);

/// The quiet after which a program has said all it had to say.
const QUIET: Duration = Duration::from_millis(60);

/// Bytes, and the pieces in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sent {
    /// Bytes.
    pub bytes: usize,
    /// Pieces: no more than there were writes.
    pub pieces: usize,
}

/// The program in a terminal, with a folder for its records and settings.
pub struct Line {
    /// The program and its terminal.
    pub pty: Pty,
    /// What the first picture cost, entering and all.
    pub first: Sent,
    _folder: Folder,
}

impl Line {
    /// Begins with these arguments there, in a window of this size.
    pub fn begin(arguments: &[&str], place: &Place, (columns, rows): (u16, u16)) -> Line {
        let folder = Folder::new();
        let settings = folder.path().join("reglement");
        fs::create_dir_all(&settings).expect("a folder");
        fs::write(settings.join("config.toml"), place.config).expect("settings");
        let mut start = Start::reglement(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .size(columns, rows);
        for (name, value) in place.env {
            start = start.env(name, value);
        }
        let pty = start.spawn();
        // The line of keys is the last of a picture.
        pty.wait_for("a picture", |screen| {
            let text = screen.contents();
            let lowest = text.lines().skip(usize::from(rows) - 2);
            lowest.map(str::trim).any(|line| !line.is_empty())
        });
        pty.wait_for_quiet(QUIET);
        let first = Sent {
            bytes: pty.bytes().len(),
            pieces: 1,
        };
        Line {
            pty,
            first,
            _folder: folder,
        }
    }

    /// What some keys cost that come at once.
    pub fn cost(&mut self, keys: &str) -> Sent {
        let mark = self.pty.mark();
        self.pty.send(keys);
        self.pty.wait_for_more(mark);
        self.pty.wait_for_quiet(QUIET);
        Sent {
            bytes: self.pty.bytes_since(mark).len(),
            pieces: self.pty.pieces_since(mark),
        }
    }

    /// What some keys cost that come one by one.
    pub fn cost_each(&mut self, keys: &[&str]) -> Vec<Sent> {
        keys.iter().map(|key| self.cost(key)).collect()
    }
}

/// The bytes of the dearest.
pub fn most(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).max().unwrap_or(0)
}

/// The bytes of all.
pub fn total(costs: &[Sent]) -> usize {
    costs.iter().map(|sent| sent.bytes).sum()
}

/// An arrow key.
pub const UP: &str = "\x1b[A";
/// An arrow key.
pub const DOWN: &str = "\x1b[B";
/// An arrow key.
pub const RIGHT: &str = "\x1b[C";
/// An arrow key.
pub const LEFT: &str = "\x1b[D";
/// Puts down and takes up.
pub const ENTER: &str = "\r";
