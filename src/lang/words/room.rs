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
    /// An act at a table that is only looked at.
    pub only_looked_at: &'static str,
    /// A setting could not be written into this file, for this reason; the line that would have been.
    pub unset: fn(&str, &str, &str) -> String,
    /// The file of settings is not TOML.
    pub not_toml: &'static str,
    /// No folder is known to keep games in.
    pub nowhere: &'static str,
    /// The disk is full.
    pub disk_full: &'static str,
    /// The file or folder may not be written or read.
    pub not_allowed: &'static str,
    /// The file is not there.
    pub not_there: &'static str,
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
    /// The status of a game in the list: it waits for its players.
    pub to_be_continued: &'static str,
    /// The same: it is being played elsewhere.
    pub being_played: &'static str,
}
