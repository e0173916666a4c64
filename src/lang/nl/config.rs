//! What is said of a file of settings, in Dutch.

use std::io::Error;

use super::room::ROOM;
use crate::config::problem::{Allowed, Kind, What};
use crate::config::show::Origin;
use crate::lang::system::system;
use crate::lang::words::config::ConfigLines;

pub const CONFIG: ConfigLines = ConfigLines {
    place: |line, column| match column {
        Some(column) => format!("regel {line}, teken {column}"),
        None => format!("regel {line}"),
    },
    what,
    allowed: |allowed| {
        match allowed {
        Allowed::These(words) => format!("toegestaan: {words}"),
        Allowed::Theme => "toegestaan: de naam van een thema, zoals \"klassiek\"".to_owned(),
        Allowed::Keys => "toegestaan: een toets zoals \"u\", of een lijst van toetsen".to_owned(),
        Allowed::KeyNames => "toegestaan: een teken, of Enter, Space, Esc, Tab, Shift-Tab, Backspace, Delete, Up, Down, \
             Left, Right, Home, End, PageUp, PageDown, F1 tot F12, zo nodig met Ctrl- of Alt- ervoor, als een terminal die toets meldt"
            .to_owned(),
        Allowed::KeyTable => {
            "toegestaan: een tabel: [keys], en daaronder naam = \"toets\"".to_owned()
        }
        Allowed::Text => "toegestaan: een tekst tussen aanhalingstekens".to_owned(),
        Allowed::Ink => "toegestaan: KLEUR, of KLEUR on KLEUR, en daarachter bold, underline, reverse; een kleur is #rrggbb, \
             een getal van 0 tot en met 255, of default".to_owned(),
    }
    },
    faults: |first, more| match more {
        0 => format!("Fout in je instellingen, dus geldt de standaard: {first}"),
        more => format!(
            "Fout in je instellingen, dus geldt de standaard: {first} (en nog {more}: reglement config check)"
        ),
    },
    origin: |origin| match origin {
        Origin::Default => "standaard".to_owned(),
        Origin::Line(line) => format!("jouw bestand, regel {line}"),
    },
    sound: |file| format!("{file}: er is niets fout"),
    absent: |file| {
        format!("{file}: dit bestand is er niet, dus geldt de standaard; er is niets fout")
    },
    homeless: "er is geen map voor instellingen: XDG_CONFIG_HOME noch HOME noemt er een",
    unset: |path, why, line| format!("Niet bewaard in {path}: {why}. De regel zou zijn: {line}"),
    not_taken_out: |path, why, name| {
        format!("Niet bewaard in {path}: {why}. De regel die eruit moet is die van {name}.")
    },
    below_keys: |line| format!("{line} (onder [keys])"),
    not_toml: "het is niet te begrijpen, dus er is niets in geschreven",
    link_nowhere: |target| format!("het is een koppeling naar {target}, in een map die er niet is"),
    link_loop: "het is een koppeling die naar zichzelf terugleidt",
    by_link: |target, why| format!("het is een koppeling naar {target}: {why}"),
};

fn what(what: &What) -> String {
    match what {
        What::Unreadable(number) => {
            format!("het bestand is niet te lezen: {}", said_by_system(*number))
        }
        What::Dangling(target) => {
            format!("het bestand is een koppeling naar {target}, en dat is er niet")
        }
        What::LinkLoop => "het bestand is een koppeling die naar zichzelf terugleidt".to_owned(),
        What::NoFile => "dit is geen gewoon bestand".to_owned(),
        What::TooLarge(kilobytes) => format!("het bestand is groter dan {kilobytes} kB"),
        What::Utf16 => "het bestand is geschreven in UTF-16; bewaar het als UTF-8".to_owned(),
        What::Zeros => "het bestand bevat nullen, en die zijn geen tekst".to_owned(),
        What::NotUtf8 => "deze bytes zijn geen tekst in UTF-8".to_owned(),
        What::ByteOrderMark(line) => {
            format!("een byte order mark in regel {line}; dat mag alleen helemaal vooraan staan")
        }
        What::Toml(said) => format!("dit is geen TOML (in het Engels: {said})"),
        What::Twice => "dit staat er twee keer".to_owned(),
        What::Misspelt(meant) => format!("onbekend; bedoel je {meant}?"),
        What::Elsewhere("", meant) => {
            format!("onbekend; bedoel je {meant}, bovenaan het bestand?")
        }
        What::Elsewhere(table, meant) => format!("dit hoort in {table}, als {meant}"),
        What::Unknown => "onbekend".to_owned(),
        What::BelongsIn(table) => format!("dit hoort in {table}"),
        What::BelongsAtTop => "dit hoort bovenaan het bestand, boven [keys]".to_owned(),
        What::Type(kind) => format!("{} kan hier niet staan", kind_said(*kind)),
        What::Element(number, kind) => {
            format!(
                "nummer {number} van de lijst is {}, en geen toets",
                kind_said(*kind)
            )
        }
        What::Lacking => "achter het =-teken staat niets".to_owned(),
        What::Bare(word) => format!("{word} moet tussen aanhalingstekens: \"{word}\""),
        What::Value(word) => format!("\"{word}\" is geen van de waarden"),
        What::NoTheme(name) => format!("er is geen thema {name:?}"),
        What::Theme(problem) => CONFIG.say(problem),
        What::NoColour(Some(word)) => format!("{word:?} is geen kleur"),
        What::NoColour(None) => "er ontbreekt een kleur".to_owned(),
        What::NoAttribute(word) => format!("{word:?} is geen van bold, underline en reverse"),
        What::NoKey(name) => format!("{name:?} is geen toets"),
        What::Taken(key, other) => {
            format!("de toets {key} betekent al {other}, op dezelfde plaats")
        }
        What::Needed => "er moet minstens één toets zijn".to_owned(),
        What::Typed => {
            "er moet een toets zijn die niets typt, anders is geen tekstregel te verlaten"
                .to_owned()
        }
        What::More => "enzovoort: meer wordt niet genoemd".to_owned(),
    }
}

const fn kind_said(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "een tekst",
        Kind::Number => "een getal",
        Kind::Truth => "true of false",
        Kind::Date => "een datum",
        Kind::List => "een lijst",
        Kind::Table => "een tabel",
    }
}

/// What the system says under a number.
fn said_by_system(number: i32) -> String {
    system(&Error::from_raw_os_error(number), &ROOM)
}
