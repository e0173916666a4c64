//! What is said of themes, in Dutch.

use crate::lang::words::looks::LooksLines;

pub const LOOKS: LooksLines = LooksLines {
    own: "van jou",
    instead: "van jou, in plaats van het ingebouwde",
    unused: "het ingebouwde, want dat van jou heeft een fout",
};
