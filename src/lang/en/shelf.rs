//! The kept games as a list, in English.

use crate::lang::words::shelf::{ShelfKeys, ShelfLines};
use crate::law::article::Source;

pub const SHELF: ShelfLines = ShelfLines {
    odds: "odds",
    game: |source| match source {
        Source::Chess1869 => "chess 1869",
        Source::Four1869 => "four 1869",
        Source::Four1967 => "four 1967",
        Source::ChessModern => "chess, modern",
        Source::Draughts1879 => "draughts 1879",
    },
    moves: |count| match count {
        0 => "no move".to_owned(),
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    },
    torn: "torn",
    torn_means: "Its last entry is torn, as by a power failure; the game goes on before it.",
    count: |count, order| match count {
        1 => "One game.".to_owned(),
        count => format!("{count} games, {order}."),
    },
    none_fits: "No kept game has all these words: players, game, date, result.",
    found: |found, of| format!("{found} of {of}"),
    orders: [
        "the last played first",
        "by players",
        "by game",
        "the longest first",
        "by result",
    ],
    sure: |players, game, when, file| {
        format!(
            "Delete the game of {players}, {game}, last played {when}? The file {file} is gone for good."
        )
    },
    sure_damaged: |file, when| {
        format!("Delete the damaged record {file}, written {when}? It is gone for good.")
    },
    undeletable: "the game is open elsewhere, and cannot be deleted now",
    no_record: "it is no record of a game",
    undeleted: |why| format!("Not deleted: {why}."),
    deleted: |file| format!("deleted: {file}"),
    say_yes: "nobody can be asked whether to delete it; say so with --yes",
    answers: "[y/n] ",
    none_kept: |folder| format!("no games are kept in {folder}"),
    none_such: "no kept game is such a one",
    plies: ["ply", "plies"],
    readable: |plies| match plies {
        1 => "one ply can be read".to_owned(),
        plies => format!("{plies} plies can be read"),
    },
    item_review: "Review the game",
    item_records: "All kept games",
    keys: ShelfKeys {
        find: "search",
        delete: "delete",
        order: "sort",
        to_list: "to the list",
        all: "all games",
        yes: "yes, delete it",
        no: "keep it",
        leave_review: "to the list",
        records: "records",
        from_start: "review",
        another: "next game",
        ends: "start and end",
    },
};
