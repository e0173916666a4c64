//! Keeping games: what is told when one is not kept, not whole, or only looked at.

/// The lines about keeping a game.
pub struct RoomLines {
    /// A torn last entry was left out.
    pub mended: &'static str,
    /// Another program has the record open.
    pub in_use: &'static str,
    /// The record may not be written, for this reason.
    pub not_writable: fn(&str) -> String,
    /// The game is kept nowhere, for this reason.
    pub unkept: fn(&str) -> String,
    /// An act could not be written down, for this reason.
    pub not_kept: fn(&str) -> String,
    /// A note beside a game that is kept nowhere.
    pub is_unkept: &'static str,
    /// A note beside one that is only looked at: it stands as when it was opened.
    pub as_opened: &'static str,
    /// No folder can be made.
    pub no_folder: &'static str,
    /// An act at a table that is only looked at.
    pub only_looked_at: &'static str,
    /// No folder is known to keep games in.
    pub nowhere: &'static str,
    /// The disk is full.
    pub disk_full: &'static str,
    /// The file or folder may not be written or read.
    pub not_allowed: &'static str,
    /// The file is not there.
    pub not_there: &'static str,
    /// What should be a folder is none.
    pub not_folder: &'static str,
    /// What should be a file is a folder.
    pub is_folder: &'static str,
    /// The file system can only be read.
    pub only_read: &'static str,
    /// Links lead to links without end.
    pub links: &'static str,
    /// The name, or the path, is too long.
    pub long_name: &'static str,
    /// There is such a file already.
    pub is_there: &'static str,
    /// The disk does not give what is on it.
    pub disk_fault: &'static str,
    /// The program has as many files open as it may.
    pub many_files: &'static str,
    /// What the system says, where no words are known for it.
    pub system_says: fn(&str) -> String,
    /// Something else has changed the file.
    pub changed: &'static str,
    /// Something else has removed the file.
    pub gone: &'static str,
    /// No ordinary file.
    pub no_file: &'static str,
    /// Too long for a record: so many bytes.
    pub too_long: fn(u64) -> String,
    /// Written by a newer version of the program.
    pub newer: &'static str,
    /// Damaged, at this line and, below the head, in this entry.
    pub damaged: fn(usize, Option<usize>) -> String,
    /// So many plies can be read, and gone on with as a copy.
    pub readable: fn(usize) -> String,
    /// This game is such a copy, of so many plies.
    pub copied: fn(usize) -> String,
    /// No games are kept in this folder.
    pub none_kept: fn(&str) -> String,
    /// One ply, and several: nouns.
    pub plies: [&'static str; 2],
    /// The last entry of a record is torn.
    pub torn: &'static str,
    /// A game goes on: who is to move.
    pub move_awaited: fn(&str) -> String,
    /// A game goes on: who chooses a remedy, by which article.
    pub remedy_awaited: fn(&str, &str) -> String,
    /// There is no game to go on with.
    pub no_unfinished: &'static str,
    /// There is one, which another program has open: its file, and how it is looked at.
    pub open_elsewhere: fn(&str) -> String,
    /// The status of a game in the list: it waits for its players.
    pub to_be_continued: &'static str,
    /// The same: it is being played elsewhere.
    pub being_played: &'static str,
}
