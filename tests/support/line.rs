//! A game at the far end of a slow line: what each thing costs in bytes and writes.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::time::Duration;

use crate::folder::Folder;
use crate::pty::{Pty, Start};

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

/// A game begun in a terminal of this size, with the folder for its record.
pub struct Line {
    /// The program and its terminal.
    pub pty: Pty,
    /// What the first board cost, entering and all.
    pub first: Sent,
    _folder: Folder,
}

impl Line {
    /// Begins a game of chess.
    pub fn new(term: &str, size: (u16, u16)) -> Line {
        Line::of(&["play", "chess-1869"], term, size)
    }

    /// Begins a game with these arguments, White to move.
    pub fn of(arguments: &[&str], term: &str, size: (u16, u16)) -> Line {
        Line::shown(arguments, term, size, "White to move")
    }

    /// Begins a game with these arguments; its first board shows this text.
    pub fn shown(arguments: &[&str], term: &str, (columns, rows): (u16, u16), text: &str) -> Line {
        let folder = Folder::new();
        let pty = Start::reglement(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .env("LANG", "C.UTF-8")
            .env("TERM", term)
            .size(columns, rows)
            .spawn();
        pty.wait_for_text(text);
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

/// A tour of the chessboard from e1 or wherever the cursor stands.
pub fn tour() -> Vec<&'static str> {
    let legs = [
        (UP, 4),
        (RIGHT, 3),
        (DOWN, 2),
        (LEFT, 6),
        (UP, 3),
        (RIGHT, 5),
        (DOWN, 5),
    ];
    legs.iter()
        .flat_map(|(key, times)| std::iter::repeat_n(*key, *times))
        .collect()
}
