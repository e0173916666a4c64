//! Keeping games, in English.

use crate::lang::words::room::RoomLines;

pub const ROOM: RoomLines = RoomLines {
    mended: "The last entry of this game was torn, as by a power failure; the game goes on before it.",
    in_use: "This game is open elsewhere; here it can only be looked at.",
    not_writable: |why| format!("This game can only be looked at: {why}."),
    unkept: |why| format!("This game is not kept: {why}."),
    not_kept: |why| format!("Not done, since it could not be kept: {why}. Try it again."),
    only_looked_at: "This game can only be looked at here.",
    unset: |path, why, line| format!("Not kept in {path}: {why}. The line would be: {line}"),
    not_toml: "it cannot be understood, so nothing was written into it",
    nowhere: "neither XDG_STATE_HOME nor HOME names a folder",
    disk_full: "the disk is full",
    not_allowed: "permission is denied",
    not_there: "the file is not there",
    changed: "something else has changed the file",
    gone: "something else has removed the file",
    no_file: "it is no ordinary file",
    too_long: |bytes| format!("{bytes} bytes are too many for a game"),
    newer: "written by a newer version of reglement",
    damaged: |line, entry| match entry {
        Some(entry) => format!("damaged at entry {entry} (line {line})"),
        None => format!("damaged at line {line}"),
    },
    readable: |plies| match plies {
        1 => "One ply can be read; a copy can go on from there.".to_owned(),
        plies => format!("{plies} plies can be read; a copy can go on from there."),
    },
    copied: |plies| match plies {
        1 => "A copy of the one ply that could be read; the damaged file is left as it was."
            .to_owned(),
        plies => format!(
            "A copy of the {plies} plies that could be read; the damaged file is left as it was."
        ),
    },
    to_be_continued: "to be continued",
    being_played: "being played",
};
