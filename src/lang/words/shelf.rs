//! The kept games as a list, on the screen and on the command line.

use crate::law::article::Source;

/// The list of kept games.
pub struct ShelfLines {
    /// Of a game in which odds are given.
    pub odds: &'static str,
    /// The short name of a game, for a column.
    pub game: fn(Source) -> &'static str,
    /// How many moves were made, each of the players moving once in a move.
    pub moves: fn(usize) -> String,
    /// The last entry of the record is torn: one word, as a status.
    pub torn: &'static str,
    /// The same in a sentence: what becomes of it.
    pub torn_means: &'static str,
    /// How many games there are, and in which order.
    pub count: fn(usize, &str) -> String,
    /// Nothing that is kept fits what is sought.
    pub none_fits: &'static str,
    /// So many of so many fit.
    pub found: fn(usize, usize) -> String,
    /// The orders: the last played first, by players, by game, the longest first, by result.
    pub orders: [&'static str; 5],
    /// Sure to delete the game: its players, which game, when it was last played, its file?
    pub sure: fn(&str, &str, &str, &str) -> String,
    /// The same of a record that cannot be read: its file, and when it was written.
    pub sure_damaged: fn(&str, &str) -> String,
    /// It is being played, and cannot be deleted: the reason.
    pub undeletable: &'static str,
    /// It is no record: the reason why it is not deleted.
    pub no_record: &'static str,
    /// A record was not deleted, for this reason.
    pub undeleted: fn(&str) -> String,
    /// This file was deleted.
    pub deleted: fn(&str) -> String,
    /// Nobody can be asked, so the option for it must be given.
    pub say_yes: &'static str,
    /// What can be answered to a question of yes or no.
    pub answers: &'static str,
    /// No games are kept in this folder.
    pub none_kept: fn(&str) -> String,
    /// Of the games that are kept, none is as was asked for.
    pub none_such: &'static str,
    /// One ply; several.
    pub plies: [&'static str; 2],
    /// So many plies of a damaged record can be read.
    pub readable: fn(usize) -> String,
    /// The line of a game's menu that leads to its beginning, when it is over.
    pub item_review: &'static str,
    /// The line that leads to all kept games.
    pub item_records: &'static str,
    /// What the keys do: search, delete, put in another order, go to what was found, see all games again.
    pub keys: ShelfKeys,
}

/// What the keys of the list do, a word or two each.
pub struct ShelfKeys {
    /// Search.
    pub find: &'static str,
    /// Delete.
    pub delete: &'static str,
    /// Put them in another order.
    pub order: &'static str,
    /// From the typed line to what it found.
    pub to_list: &'static str,
    /// See all games again.
    pub all: &'static str,
    /// Yes, delete it.
    pub yes: &'static str,
    /// No, keep it.
    pub no: &'static str,
    /// From a review back to the list.
    pub leave_review: &'static str,
    /// From the end of a game to the list.
    pub records: &'static str,
    /// Look at a game from its beginning.
    pub from_start: &'static str,
    /// To the beginning and the end of the game that is looked at.
    pub ends: &'static str,
    /// Another game of the same players.
    pub another: &'static str,
}
