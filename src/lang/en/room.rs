//! Keeping games, in English.

use crate::lang::words::room::RoomLines;

pub const ROOM: RoomLines = RoomLines {
    mended: "The last entry of this game was torn, as by a power failure; the game goes on before it.",
    in_use: "This game is open elsewhere; here it can only be looked at, as it stood when opened.",
    not_writable: |why| format!("This game can only be looked at: {why}."),
    unkept: |why| format!("This game is not kept: {why}."),
    not_kept: |why| format!("Not done, since it could not be kept: {why}. Try it again."),
    is_unkept: "Not kept",
    as_opened: "As when opened",
    no_folder: "the folder cannot be made",
    only_looked_at: "This game can only be looked at here.",
    nowhere: "neither XDG_STATE_HOME nor HOME names a folder",
    disk_full: "the disk is full",
    not_allowed: "permission is denied",
    not_there: "the file is not there",
    not_folder: "part of the path is no folder",
    is_folder: "it is a folder, not a file",
    only_read: "the disk can only be read",
    links: "it is a link that leads round in a circle",
    long_name: "its name is too long for this disk",
    is_there: "there is a file of that name already",
    disk_fault: "the disk has a fault",
    many_files: "too many files are open",
    system_says: str::to_owned,
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
    none_kept: |folder| format!("no games are kept in {folder}"),
    plies: ["ply", "plies"],
    torn: "The last entry is torn and left out.",
    move_awaited: |who| format!("to be continued, {who} to move"),
    remedy_awaited: |who, article| {
        format!("to be continued, {who} to choose a remedy for {article}")
    },
    no_unfinished: "there is no unfinished game; begin one with reglement play",
    open_elsewhere: |file| {
        format!(
            "the unfinished game is open in another program, and goes on there; look at it with reglement resume {file}, or reglement record show {file}"
        )
    },
    to_be_continued: "to be continued",
    being_played: "being played",
};
