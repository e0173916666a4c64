//! The page of keys, in Dutch.

use crate::lang::words::help::HelpLines;

pub const HELP: HelpLines = HelpLines {
    title: "Toetsen",
    board: "Aan het bord",
    pages: "Aan het bord, in lijsten en in teksten",
    lists: "In lijsten en teksten",
    everywhere: "Overal",
    scroll: "schuif",
    close: "sluit",
};
