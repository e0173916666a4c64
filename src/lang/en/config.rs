//! What is said of a file of settings, in English.

use std::io::Error;

use super::room::ROOM;
use crate::config::problem::{Allowed, Kind, What};
use crate::config::show::Origin;
use crate::lang::system::system;
use crate::lang::words::config::ConfigLines;

pub const CONFIG: ConfigLines = ConfigLines {
    place: |line, column| match column {
        Some(column) => format!("line {line}, column {column}"),
        None => format!("line {line}"),
    },
    what,
    allowed: |allowed| {
        match allowed {
        Allowed::These(words) => format!("allowed: {words}"),
        Allowed::Theme => "allowed: the name of a theme, such as \"klassiek\"".to_owned(),
        Allowed::Keys => "allowed: a key such as \"u\", or a list of keys".to_owned(),
        Allowed::KeyNames => "allowed: a character, or Enter, Space, Esc, Tab, Shift-Tab, Backspace, Delete, Up, Down, \
             Left, Right, Home, End, PageUp, PageDown, F1 to F12, with Ctrl- or Alt- before it if wanted, where a terminal tells of that key"
            .to_owned(),
        Allowed::KeyTable => {
            "allowed: a table: [keys], and below it name = \"key\"".to_owned()
        }
        Allowed::Text => "allowed: a text between quotation marks".to_owned(),
        Allowed::Ink => "allowed: COLOUR, or COLOUR on COLOUR, and after it bold, underline, reverse; a colour is #rrggbb, a \
             number from 0 to 255, or default".to_owned(),
    }
    },
    faults: |first, more| match more {
        0 => format!("Wrong in your settings, so the default holds: {first}"),
        more => format!(
            "Wrong in your settings, so the defaults hold: {first} (and {more} more: reglement config check)"
        ),
    },
    origin: |origin| match origin {
        Origin::Default => "default".to_owned(),
        Origin::Line(line) => format!("your file, line {line}"),
    },
    sound: |file| format!("{file}: nothing is wrong"),
    absent: |file| format!("{file}: there is no such file, so the defaults hold; nothing is wrong"),
    homeless: "there is no folder for settings: neither XDG_CONFIG_HOME nor HOME names one",
    unset: |path, why, line| format!("Not kept in {path}: {why}. The line would be: {line}"),
    not_taken_out: |path, why, name| {
        format!("Not kept in {path}: {why}. The line to take out is that of {name}.")
    },
    below_keys: |line| format!("{line} (below [keys])"),
    not_toml: "it cannot be understood, so nothing was written into it",
    link_nowhere: |target| format!("it is a link to {target}, in a folder that is not there"),
    link_loop: "it is a link that leads back to itself",
    by_link: |target, why| format!("it is a link to {target}: {why}"),
};

fn what(what: &What) -> String {
    match what {
        What::Unreadable(number) => format!("the file cannot be read: {}", said_by_system(*number)),
        What::Dangling(target) => {
            format!("the file is a link to {target}, which is not there")
        }
        What::LinkLoop => "the file is a link that leads back to itself".to_owned(),
        What::NoFile => "this is no ordinary file".to_owned(),
        What::TooLarge(kilobytes) => format!("the file is larger than {kilobytes} kB"),
        What::Utf16 => "the file is written in UTF-16; save it as UTF-8".to_owned(),
        What::Zeros => "the file holds zero bytes, and those are no text".to_owned(),
        What::NotUtf8 => "these bytes are not UTF-8 text".to_owned(),
        What::ByteOrderMark(line) => {
            format!(
                "a byte order mark in line {line}; it may only stand at the very start of the file"
            )
        }
        What::Toml(said) => said.clone(),
        What::Twice => "the key stands here twice".to_owned(),
        What::Misspelt(meant) => format!("unknown; did you mean {meant}?"),
        What::Elsewhere("", meant) => {
            format!("unknown; did you mean {meant}, at the top of the file?")
        }
        What::Elsewhere(table, meant) => format!("it belongs in {table}, as {meant}"),
        What::Unknown => "unknown".to_owned(),
        What::BelongsIn(table) => format!("it belongs in {table}"),
        What::BelongsAtTop => "it belongs at the top of the file, above [keys]".to_owned(),
        What::Type(kind) => format!("{} cannot stand here", kind_said(*kind)),
        What::Element(number, kind) => {
            format!(
                "number {number} of the list is {}, and not a key",
                kind_said(*kind)
            )
        }
        What::Lacking => "nothing stands behind the =".to_owned(),
        What::Bare(word) => format!("{word} must stand between quotation marks: \"{word}\""),
        What::Value(word) => format!("\"{word}\" is not one of its values"),
        What::NoTheme(name) => format!("there is no theme {name:?}"),
        What::Theme(problem) => CONFIG.say(problem),
        What::NoColour(Some(word)) => format!("{word:?} is no colour"),
        What::NoColour(None) => "a colour is missing".to_owned(),
        What::NoAttribute(word) => format!("{word:?} is none of bold, underline, reverse"),
        What::NoKey(name) => format!("{name:?} is no key"),
        What::Taken(key, other) => {
            format!("the key {key} means {other} already, in the same place")
        }
        What::Needed => "it needs at least one key".to_owned(),
        What::Typed => {
            "it needs a key that types nothing, or no line of text could be left".to_owned()
        }
        What::More => "and so on: more than this is not told".to_owned(),
    }
}

const fn kind_said(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "a text",
        Kind::Number => "a number",
        Kind::Truth => "true or false",
        Kind::Date => "a date",
        Kind::List => "a list",
        Kind::Table => "a table",
    }
}

/// What the system says under a number.
fn said_by_system(number: i32) -> String {
    system(&Error::from_raw_os_error(number), &ROOM)
}
