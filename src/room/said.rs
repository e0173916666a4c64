//! What is wrong with a record of a game, or with another file that is kept, as a sentence.

use std::path::Path;

use super::flaw::{Flaw, NotText};
use super::journal::{JournalError, LONGEST};
use super::line::KEYS;
use super::progress::ProgressError;
use super::record::{FORMAT, RecordError};
use crate::games::Game;
use crate::lang::sentence::{fill, typed};
use crate::lang::system::{system, unmade};
use crate::lang::{Lang, Say};

/// A file by its whole name, what cannot be seen in it spelled out.
fn named(path: &Path) -> String {
    format!("{path:?}")
}

impl Say for JournalError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.damage;
        match self {
            JournalError::System { done, path, cause } => {
                let why = match *done {
                    "made" => unmade(cause, &words.room),
                    _ => system(cause, &words.room),
                };
                fill(lines.cannot, &[&named(path), lines.done(done), &why])
            }
            JournalError::TooLong { path, bytes } => {
                let (bytes, most) = (bytes.to_string(), LONGEST.to_string());
                fill(lines.too_long, &[&named(path), &bytes, &most])
            }
            JournalError::NoFile(path) => fill(lines.no_file, &[&named(path)]),
            JournalError::Damaged { path, error } => {
                fill(lines.damaged, &[&named(path), &error.say(lang)])
            }
            other => match other.path() {
                Some(path) => fill(lines.other, &[&named(path), &other.reason(words)]),
                None => other.reason(words),
            },
        }
    }
}

impl Say for RecordError {
    fn say(&self, lang: Lang) -> String {
        let lines = &lang.words().damage;
        let what = self.what.say(lang);
        if matches!(self.what, Flaw::Empty | Flaw::Newer { .. }) {
            return what;
        }
        let mut said = fill(lines.line, &[&self.line.to_string()]);
        if let Some(number) = self.entry {
            said = format!("{said}, {}", fill(lines.entry, &[&number.to_string()]));
        }
        said = format!("{said}: {what}");
        match self.refused_because(lang) {
            Some(reason) => format!("{said}: {reason}"),
            None => said,
        }
    }
}

impl Say for Flaw {
    fn say(&self, lang: Lang) -> String {
        let lines = &lang.words().damage;
        match self {
            Flaw::Empty => lines.empty.to_owned(),
            Flaw::NotText(NotText::Zeros) => lines.zeros.to_owned(),
            Flaw::NotText(NotText::Utf16) => lines.utf16.to_owned(),
            Flaw::NotText(NotText::Bytes) => lines.bytes.to_owned(),
            Flaw::NotToml(what) => fill(lines.not_toml, &[what]),
            Flaw::Newer { found } => fill(lines.newer, &[&found.to_string(), &FORMAT.to_string()]),
            Flaw::UnknownGame(name) => {
                let games = Game::ALL.map(Game::id).join(", ");
                fill(lines.unknown_game, &[&typed(name), &games])
            }
            Flaw::Missing(key) => fill(lines.missing, &[key]),
            Flaw::UnknownKey { key, known } => {
                fill(lines.unknown_key, &[&typed(key), &known.join(", ")])
            }
            Flaw::Value {
                key,
                expected,
                found,
            } => fill(lines.value, &[key, lines.expected(expected), found]),
            Flaw::TwoActs(one, other) => fill(lines.two_acts, &[&typed(one), &typed(other)]),
            Flaw::NoAct => fill(lines.no_act, &[&KEYS.join(", ")]),
            Flaw::Position(error) => error.say(lang),
            Flaw::Setup(error) => error.say(lang),
            Flaw::Refused(refusal) => {
                let article = refusal.ruling.article;
                fill(lines.refused, &[article.source.id(), article.id])
            }
        }
    }
}

impl Say for ProgressError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.damage;
        match self {
            ProgressError::System { path, cause } => {
                fill(lines.unsolved, &[&named(path), &unmade(cause, &words.room)])
            }
            ProgressError::Damaged { path, what } => fill(lines.unreadable, &[&named(path), what]),
            ProgressError::Newer { path } => fill(lines.newer_solved, &[&named(path)]),
        }
    }
}
