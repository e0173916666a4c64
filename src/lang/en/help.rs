//! The page of keys, in English.

use crate::lang::words::help::HelpLines;

pub const HELP: HelpLines = HelpLines {
    title: "Keys",
    board: "At the board",
    pages: "At the board, in lists and in texts",
    lists: "In lists and texts",
    everywhere: "Everywhere",
    signs: "Signs on the board",
    signs_mean: &[
        ("!", "why a move was refused"),
        ("•", "the held man may go here"),
        ("×", "and takes, or will be lifted"),
        ("∘", "the last move"),
        ("+", "a king in check; what checks him"),
        ("?", "draughts: may be huffed"),
        ("#", "four: a mated king"),
        ("=", "four: a man of a frozen army"),
        ("~", "four: released, not to be taken yet"),
        ("^", "four: a warned queen; who attacks her"),
        ("'", "four: another seat's last move"),
    ],
    scroll: "scroll",
    close: "close",
};
