//! The page of keys, in English.

use crate::lang::words::help::HelpLines;

pub const HELP: HelpLines = HelpLines {
    title: "Keys",
    board: "At the board",
    pages: "At the board, in lists and in texts",
    lists: "In lists and texts",
    everywhere: "Everywhere",
    scroll: "scroll",
    close: "close",
};
