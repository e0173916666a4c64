//! The page of keys, in English.

use crate::lang::words::help::HelpLines;

pub const HELP: HelpLines = HelpLines {
    title: "Keys",
    now: "Now",
    board: "At the board",
    pages: "At the board, in lists and in texts",
    lists: "In lists and texts",
    laying: "Where a position is set up",
    everywhere: "Everywhere",
    signs: "Signs on the board",
    signs_mean: &[
        ("!", "why refused; what was claimed"),
        ("•", "the held man may go here"),
        ("×", "and takes, or will be lifted"),
        ("∘", "the last move"),
        ("+", "a king in check; what checks him"),
        ("§", "to the letter: touched, or bound"),
        ("?", "draughts: may be huffed"),
        ("#", "four: a mated king"),
        ("=", "four: a man of a frozen army"),
        ("~", "four: released, not to be taken yet"),
        ("^", "four: a warned queen; who attacks her"),
        ("'", "four: another seat's last move"),
    ],
    list: "Signs in the list of moves",
    list_means: &[
        ("+", "check; to the letter: check said"),
        ("#", "mate"),
        ("?", "to the letter: a false move"),
        ("&", "to the letter: a second move"),
    ],
    scroll: "scroll",
    close: "close",
};
