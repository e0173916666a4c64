//! All the records of a folder: what can be gone on with, what is over, what is damaged.

use std::borrow::Cow;
use std::fs;
use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::UNIX_EPOCH;

use super::folder::is_record;
use super::journal::{JournalError, Use, look};
use super::record::{Record, read};
use super::series;
use crate::games::Game;
use crate::lang::words::Words;
use crate::law::ending::Verdict;
use crate::rules::position::Position;
use crate::table::act::{Act, Millis};
use crate::table::contest::Tally;
use crate::table::house::Watch;
use crate::table::setup::Setup;

/// More threads would wait for the disk rather than read, and for fewer records a thread is not worth starting.
const MOST_THREADS: usize = 4;
const LEAST_SHARE: usize = 64;

/// A record as it stands in the list.
#[derive(Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last played; of a file that cannot be read, when it was last written.
    pub last: Millis,
    /// What it holds, or why it cannot be said.
    pub game: Result<Summary, JournalError>,
}

/// A game in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which game.
    pub game: Game,
    /// Who play it, by seat.
    pub names: Vec<String>,
    /// Who watches over the rules in it.
    pub watch: Watch,
    /// When it was begun.
    pub begun: Millis,
    /// How often a man was moved or touched in it; the rest are words.
    pub done: usize,
    /// How many plies were played and not taken back.
    pub plies: usize,
    /// How many moves that is, each of the players moving once in a move.
    pub moves: usize,
    /// Whether it can be gone on with.
    pub status: Status,
    /// Whether its last entry is whole.
    pub tail: Tail,
    /// The position that it has come to.
    pub end: Position,
    /// Of a game of a match: which match, and how it stands.
    pub series: Option<(u64, Tally)>,
    /// Whether it is over and the next game of its match waits to be begun; known of a whole folder only.
    pub match_waits: bool,
    /// How it was set up, where odds are given.
    pub odds: Option<Box<Setup>>,
}

/// How a record ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tail {
    /// With a whole entry, or before the first.
    Whole,
    /// With a part of one, as after a power failure; it is left out.
    Torn,
}

/// Whether a game can be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for its players.
    Unfinished,
    /// It is being played.
    InUse,
    /// It is over.
    Over(Verdict),
}

impl Status {
    /// The status in a word or three; of a game that is over, its score.
    pub fn text(&self, game: Game, words: &Words) -> &'static str {
        match self {
            Status::Unfinished => words.room.to_be_continued,
            Status::InUse => words.room.being_played,
            Status::Over(verdict) => game.page().score.of(verdict),
        }
    }
}

impl Listed {
    /// Is it damaged, and can some of it be gone on with as a copy?
    pub fn is_readable(&self) -> bool {
        matches!(&self.game, Err(JournalError::Damaged { error, .. }) if error.readable.is_some())
    }

    /// Can it be offered to go on with: not over, played nowhere else, and was a man moved or touched in it? Where a
    /// draw was offered and nothing played, nobody is waiting to go on. Or it is over, and its match goes on.
    pub fn is_open(&self) -> bool {
        let begun = |game: &Summary| game.status == Status::Unfinished && game.done > 0;
        let open = |game: &Summary| begun(game) || game.match_waits;
        self.game.as_ref().is_ok_and(open)
    }

    /// Is it being played elsewhere, so that nothing may be done to it here?
    pub fn is_in_use(&self) -> bool {
        let in_use = |game: &Summary| game.status == Status::InUse;
        self.game.as_ref().is_ok_and(in_use)
    }

    /// The name of the file.
    pub fn file(&self) -> Cow<'_, str> {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        name.to_string_lossy()
    }
}

/// The records of a folder, the last played first, those that cannot be read at the end. A folder that is not there holds none.
///
/// # Errors
/// The folder cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Listed>, JournalError> {
    let paths = records(folder).map_err(JournalError::system("read", folder))?;
    let mut listed = if paths.len() <= LEAST_SHARE {
        all(&paths)
    } else {
        all_shared(&paths)
    };
    let place = |listed: &Listed| (listed.game.is_ok(), listed.last);
    series::mark(&mut listed);
    listed.sort_unstable_by(|a, b| (place(b), &b.path).cmp(&(place(a), &a.path)));
    Ok(listed)
}

fn all(paths: &[PathBuf]) -> Vec<Listed> {
    paths.iter().map(|path| listed(path)).collect()
}

fn all_shared(paths: &[PathBuf]) -> Vec<Listed> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = paths.len().div_ceil(threads.min(MOST_THREADS));
    thread::scope(|scope| {
        let shares: Vec<_> = paths
            .chunks(share.max(LEAST_SHARE))
            .map(|paths| scope.spawn(|| all(paths)))
            .collect();
        let read = shares.into_iter().filter_map(|share| share.join().ok());
        read.flatten().collect()
    })
}

/// The game that was last played and can be gone on with, if there is one: unfinished, or with a match that goes on.
///
/// # Errors
/// The folder cannot be read.
pub fn last_unfinished(folder: &Path) -> Result<Option<Listed>, JournalError> {
    Ok(list(folder)?.into_iter().find(Listed::is_open))
}

/// The unfinished game that was last played in another program and is open there, if there is one.
///
/// # Errors
/// The folder cannot be read.
pub fn last_elsewhere(folder: &Path) -> Result<Option<Listed>, JournalError> {
    let in_use = |listed: &Listed| {
        let game = listed.game.as_ref();
        game.is_ok_and(|game| game.status == Status::InUse && game.done > 0)
    };
    Ok(list(folder)?.into_iter().find(in_use))
}

fn records(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let paths: io::Result<Vec<PathBuf>> = entries.map(|entry| Ok(entry?.path())).collect();
    Ok(paths?.into_iter().filter(|path| is_record(path)).collect())
}

/// One record, wherever it lies.
///
/// # Errors
/// There is no file there.
pub fn one(path: &Path) -> Result<Listed, JournalError> {
    path.symlink_metadata()
        .map_err(JournalError::system("opened", path))?;
    Ok(listed(path))
}

fn listed(path: &Path) -> Listed {
    let (last, game) = match summary(path) {
        Ok((last, game)) => (last, Ok(game)),
        Err(error) => (written(path), Err(error)),
    };
    Listed {
        path: path.to_owned(),
        last,
        game,
    }
}

fn summary(path: &Path) -> Result<(Millis, Summary), JournalError> {
    let (bytes, free) = look(path)?;
    let reading = read(&bytes).map_err(|error| JournalError::Damaged {
        path: path.to_owned(),
        error,
    })?;
    let Record { begun, table, .. } = &reading.record;
    let status = match (table.state().verdict(), free) {
        (Some(verdict), _) => Status::Over(verdict),
        (None, Use::Elsewhere) => Status::InUse,
        (None, Use::Free) => Status::Unfinished,
    };
    let summary = Summary {
        game: table.setup().game,
        names: table.setup().names.clone(),
        watch: table.setup().house.watch,
        begun: *begun,
        done: table
            .entries()
            .iter()
            .filter(|entry| is_deed(&entry.act))
            .count(),
        plies: table.state().plies(),
        moves: table.state().moves_made(),
        status,
        tail: match (reading.torn, free) {
            // What is being written just now is not torn.
            (1.., Use::Free) => Tail::Torn,
            _ => Tail::Whole,
        },
        end: table.state().position,
        series: match &table.setup().contest {
            Some(contest) => {
                let tally = table.setup().tally(table.state().verdict());
                tally.map(|tally| (contest.id, tally))
            }
            None => None,
        },
        match_waits: false,
        odds: table
            .setup()
            .giver()
            .map(|_| Box::new(table.setup().clone())),
    };
    Ok((reading.record.last(), summary))
}

/// Does a hand do it at the board? What is only said leaves the game where it began.
const fn is_deed(act: &Act) -> bool {
    matches!(act, Act::Play(_) | Act::Insist(_) | Act::Touch(_))
}

fn written(path: &Path) -> Millis {
    let time = path.symlink_metadata().and_then(|file| file.modified());
    let since = time
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    Millis(since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }))
}
