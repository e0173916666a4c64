//! What is said of themes, in English.

use crate::lang::words::looks::LooksLines;

pub const LOOKS: LooksLines = LooksLines {
    own: "your own",
    instead: "your own, instead of the one compiled in",
    unused: "the one compiled in, since your own has a fault",
};
