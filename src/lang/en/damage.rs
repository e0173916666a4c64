//! What is wrong with a record or another file that is kept, in English.

use crate::lang::words::damage::DamageLines;

pub const DAMAGE: DamageLines = DamageLines {
    done: &[],
    expected: &[],
    cannot: "{0} cannot be {1}: {2}",
    too_long: "{0} has {1} bytes; a record has at most {2}",
    no_file: "{0} is no ordinary file, so it cannot be a record",
    other: "{0}: {1}",
    damaged: "{0}, {1}",
    line: "line {0}",
    entry: "entry {0}",
    empty: "the file is empty",
    zeros: "zero bytes, which are no text",
    utf16: "text in UTF-16; a record is in UTF-8",
    bytes: "bytes that are no text in UTF-8",
    not_toml: "not to be read as TOML: {0}",
    newer: "written by a newer version of reglement (format {0}); this one reads format {1}",
    unknown_game: "{0} is no game that this version plays; the games are {1}",
    missing: "the key {0} is missing",
    unknown_key: "{0} is no key here; the keys are {1}",
    value: "{0} must be {1}, and is {2}",
    two_acts: "an entry is one act, and this one is both {0} and {1}",
    no_act: "the entry names no act; it must have one of {0}",
    refused: "{0} {1} refuses this act",
    unsolved: "{0}: {1}; what is solved now is not remembered",
    unreadable: "{0}: not to be read: {1}; what is solved now is not remembered",
    newer_solved: "{0}: written by a newer version of reglement; what is solved now is not remembered",
};
