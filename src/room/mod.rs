//! Sharing a table, and keeping it.

pub mod bookmark;
pub mod contest;
pub mod date;
pub mod flaw;
pub mod folder;
pub mod journal;
pub mod letter;
pub mod line;
pub mod notice;
pub mod parse;
pub mod progress;
pub mod record;
pub mod removal;
mod said;
pub mod series;
pub mod shelf;
pub mod sought;
pub mod torn;
pub mod written;

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use self::journal::{Journal, JournalError, ReadOnly};
pub use self::notice::{Notice, Unaccepted};
use self::record::Record;
use crate::board::piece::Seat;
use crate::table::Table;
use crate::table::act::{Act, Claim, Entry, Millis};
use crate::table::clock::Clock;
use crate::table::setup::{Setup, SetupError};

/// A table and the record in which its acts are kept.
#[derive(Debug)]
pub struct Room {
    table: Table,
    kept: Kept,
    notices: Vec<Notice>,
    now: fn() -> Millis,
}

/// Where the acts go.
#[derive(Debug)]
enum Kept {
    /// Into a record that this room made.
    Made(Journal),
    /// Into a record that was there.
    Resumed(Journal),
    /// Nowhere: the record is only looked at, and the table is as it was read.
    LookedAt(PathBuf),
    /// Nowhere: the game lives as long as the room.
    Nowhere,
}

/// Where a new game is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// In the folder of this user's games.
    WithMyGames,
    /// In this folder, which is made if need be.
    In(PathBuf),
}

impl Keep {
    fn folder(&self) -> Result<PathBuf, JournalError> {
        match self {
            Keep::WithMyGames => folder::games(),
            Keep::In(folder) => Ok(folder.clone()),
        }
    }
}

impl Room {
    /// A new game, and a record of it. Where none can be made, the game goes on unkept and a notice says why.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn open(setup: Setup, keep: &Keep) -> Result<Room, SetupError> {
        let table = Table::new(setup)?;
        let begun = now();
        Ok(Room::of(
            Record {
                begun,
                table,
                paper: None,
            },
            keep,
        ))
    }

    /// A game from where another's record could be read, in a record of its own; the other is not touched.
    pub fn copy_of(record: Record, keep: &Keep) -> Room {
        let plies = record.table.state().plies();
        let mut room = Room::of(record, keep);
        room.notices.push(Notice::Copied { plies });
        room
    }

    /// What can be read of the damaged record in a file, as a copy.
    ///
    /// # Errors
    /// What is wrong with the file when nothing of it can be read; either way it is left as it is.
    pub fn copy_from(path: &Path, keep: &Keep) -> Result<Room, JournalError> {
        match Room::resume(path) {
            Err(JournalError::Damaged { path, mut error }) => match error.readable.take() {
                Some(record) => Ok(Room::copy_of(*record, keep)),
                None => Err(JournalError::Damaged { path, error }),
            },
            sound_or_closed => sound_or_closed,
        }
    }

    fn of(record: Record, keep: &Keep) -> Room {
        let folder = keep.folder();
        let name = folder::file_name(record.table.setup(), record.begun);
        let journal = folder.and_then(|folder| Journal::create(&folder, &name, &record.text()));
        let (kept, notices) = match journal {
            Ok(journal) => (Kept::Made(journal), Vec::new()),
            Err(error) => (Kept::Nowhere, vec![Notice::Unkept(error)]),
        };
        let mut room = Room {
            table: record.table,
            kept,
            notices,
            now,
        };
        room.settle_clock();
        room
    }

    /// Goes on with the game of a record. A torn last entry is left out, and cut off when the next act is kept; a
    /// record that is in use elsewhere or may not be written is opened to be looked at. Notices tell of all three.
    ///
    /// # Errors
    /// What is wrong with the file or its text; it is left as it is.
    pub fn resume(path: &Path) -> Result<Room, JournalError> {
        let opened = Journal::resume(path)?;
        let mut notices = Vec::new();
        let torn = opened.reading.torn > 0;
        let kept = match opened.journal {
            Ok(journal) => Kept::Resumed(journal),
            Err(why) => {
                notices.push(Notice::ReadOnly(why));
                Kept::LookedAt(path.to_owned())
            }
        };
        // Elsewhere the last entry may just be being written.
        let in_use = matches!(notices.first(), Some(Notice::ReadOnly(ReadOnly::InUse)));
        if torn && !in_use {
            notices.push(Notice::Mended);
        }
        let mut room = Room {
            table: opened.reading.record.table,
            kept,
            notices,
            now,
        };
        room.settle_clock();
        Ok(room)
    }

    /// The room of the game that follows on this one, which is over; nothing while it is not. What was kept nowhere goes on
    /// nowhere.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn following(&self, keep: &Keep) -> Option<Result<Room, SetupError>> {
        let next = self.table.setup().next(self.table.state().verdict()?);
        Some(match (&self.kept, self.goes_unkept()) {
            (Kept::Nowhere, false) => Table::new(next).map(Room::unkept),
            _ => Room::open_next(next, keep),
        })
    }

    /// A game that follows on another. Its match goes on where it is: where this game of it, or a later one, is kept
    /// already, with the last of them, or with the one after that.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn open_next(setup: Setup, keep: &Keep) -> Result<Room, SetupError> {
        let last = match (&setup.contest, keep.folder()) {
            (Some(contest), Ok(folder)) => series::last(&folder, contest),
            _ => None,
        };
        match last.and_then(|listed| Room::resume(&listed.path).ok()) {
            None => Room::open(setup, keep),
            Some(room) if room.awaits_next() => room.following(keep).unwrap_or(Ok(room)),
            Some(room) => Ok(room),
        }
    }

    /// Is the game over, and another of its match to come?
    pub fn awaits_next(&self) -> bool {
        let verdict = self.table.state().verdict();
        let tally = self.table.setup().tally(verdict);
        verdict.is_some() && tally.is_some_and(|tally| !tally.is_over())
    }

    /// A room whose game is kept nowhere.
    pub const fn unkept(table: Table) -> Room {
        Room {
            table,
            kept: Kept::Nowhere,
            notices: Vec::new(),
            now,
        }
    }

    /// The same room, which is told the time by another.
    #[must_use]
    pub fn told_by(mut self, now: fn() -> Millis) -> Room {
        self.now = now;
        self
    }

    /// The time here.
    pub fn now(&self) -> Millis {
        (self.now)()
    }

    /// The table as it stands.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the players must be told about the keeping of the game.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Was a record wanted and could none be made, so that the game lasts no longer than the room?
    pub fn goes_unkept(&self) -> bool {
        let unkept = |notice: &Notice| matches!(notice, Notice::Unkept(_));
        self.notices.iter().any(unkept)
    }

    /// Is the record only looked at, and the table as it was read?
    pub const fn is_looked_at(&self) -> bool {
        matches!(self.kept, Kept::LookedAt(_))
    }

    /// The file of the record, if there is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.kept {
            Kept::Made(journal) | Kept::Resumed(journal) => Some(journal.path()),
            Kept::LookedAt(path) => Some(path),
            Kept::Nowhere => None,
        }
    }

    /// Does an act for a seat, now: it is weighed, kept, and only then done.
    ///
    /// # Errors
    /// Why it was not accepted.
    pub fn submit(&mut self, seat: Seat, act: Act) -> Result<(), Unaccepted> {
        self.fall()?;
        self.keep(Entry {
            seat,
            at: self.now(),
            act,
        })
    }

    /// Ends the game if somebody's time is over and that ends it by itself.
    ///
    /// # Errors
    /// Why it was not accepted.
    pub fn fall(&mut self) -> Result<(), Unaccepted> {
        let at = self.now();
        match self.table.flag_falls_for(at) {
            None => Ok(()),
            Some(seat) => self.keep(Entry {
                seat,
                at,
                act: Act::Claim(Claim::Flag),
            }),
        }
    }

    /// Nobody sits here any more, or for a while: the clock is stopped, if it goes.
    pub fn rest(&mut self) {
        // Whose time is over is told so first. Where nothing can be kept, nothing is lost but that.
        let _ = self.fall();
        self.stop_at(self.now());
    }

    /// A game whose players did not stop the clock when they went: nobody is charged for the time since the last act.
    fn settle_clock(&mut self) {
        if let Some(last) = self.table.entries().last() {
            self.stop_at(last.at);
        }
    }

    fn stop_at(&mut self, at: Millis) {
        let clock = self.table.state().clock.as_ref();
        if let Some(seat) = clock.and_then(Clock::goes) {
            let act = Act::Stop;
            let _ = self.keep(Entry { seat, at, act });
        }
    }

    fn keep(&mut self, entry: Entry) -> Result<(), Unaccepted> {
        if let Kept::LookedAt(_) = self.kept {
            return Err(Unaccepted::ReadOnly);
        }
        let step = self
            .table
            .weigh(&entry)
            .map_err(|refusal| Unaccepted::Refused(Box::new(refusal)))?;
        if let Kept::Made(journal) | Kept::Resumed(journal) = &mut self.kept {
            let line = line::entry(&entry, &self.table.state().position);
            journal.append(&line).map_err(Unaccepted::NotKept)?;
        }
        self.table.push(entry, step);
        Ok(())
    }
}

impl Drop for Room {
    /// A game that was opened and left before anyone did anything leaves no record; a clock does not go on without players.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.rest();
        }
        if !self.table.entries().is_empty() {
            return;
        }
        if let Kept::Made(journal) = std::mem::replace(&mut self.kept, Kept::Nowhere) {
            journal.remove();
        }
    }
}

/// The time, as entries have it.
pub fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
