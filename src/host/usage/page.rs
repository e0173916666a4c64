//! What is told of one command, before it is set as text or as a page of the manual.

use clap::{Arg, ArgAction, Command};

use super::described::joined;
use crate::lang::Lang;
use crate::lang::sentence::{fill, list};
use crate::lang::words::command::{CommandLines, Told};

/// A list so long tells nobody anything.
const MOST_VALUES: usize = 12;

/// All that is told of a command.
pub struct Page {
    /// Its name as it is typed: `reglement record show`.
    pub name: String,
    /// What it does, in a line.
    pub about: &'static str,
    /// How it is written.
    pub usage: String,
    /// More of it.
    pub more: &'static str,
    /// The commands that belong to it, and what they do.
    pub commands: Vec<Entry>,
    /// What is written without dashes.
    pub arguments: Vec<Entry>,
    /// What is written with them.
    pub options: Vec<Entry>,
    /// Examples.
    pub examples: Vec<Entry>,
    /// Exit statuses.
    pub statuses: Vec<Entry>,
}

/// A name, and what is told of it.
pub struct Entry {
    /// The name, as it is typed.
    pub name: String,
    /// What it means.
    pub text: String,
}

impl Entry {
    /// Of this name, this.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Entry {
        Entry {
            name: name.into(),
            text: text.into(),
        }
    }
}

/// The command of a path, as far as there is one.
pub fn find<'c>(root: &'c Command, path: &[&str]) -> (&'c Command, String) {
    let (mut found, mut name) = (root, String::new());
    for word in path {
        let Some(sub) = found.find_subcommand(word) else {
            break;
        };
        name = joined(&name, sub.get_name());
        found = sub;
    }
    (found, name)
}

/// What is told of a [described](super::described::described) command.
pub fn page(command: &Command, path: &str, lang: Lang) -> Page {
    let lines = &lang.words().command;
    let told = lines.of(path);
    let (mut arguments, mut options) = (Vec::new(), Vec::new());
    for arg in command.get_arguments() {
        let entry = Entry::new(written(arg, lines), meaning(arg, lang));
        match arg.is_positional() {
            true => arguments.push(entry),
            false => options.push(entry),
        }
    }
    let subs = command.get_subcommands().map(|sub| {
        let about = lines.of(&joined(path, sub.get_name()));
        Entry::new(sub.get_name(), about.map_or("", |told| told.about))
    });
    let ends = told.map_or(["", ""], |told| told.ends);
    let ends = ["0", "1", "2"]
        .into_iter()
        .zip([ends[0], ends[1], lines.wrong_use]);
    let examples = told.map_or(&[] as &[_], |told| told.examples);
    Page {
        name: joined("reglement", path).trim_end().to_owned(),
        about: told.map_or("", |told| told.about),
        usage: usage(command, path, lines),
        more: told.map_or("", |told: &Told| told.more),
        commands: subs.collect(),
        arguments,
        options,
        examples: examples
            .iter()
            .map(|(typed, does)| Entry::new(*typed, *does))
            .collect(),
        statuses: ends
            .filter(|(_, means)| !means.is_empty())
            .map(|(status, means)| Entry::new(status, means))
            .collect(),
    }
}

/// `reglement play [OPTIONS] GAME`.
fn usage(command: &Command, path: &str, lines: &CommandLines) -> String {
    let mut usage = joined("reglement", path).trim_end().to_owned();
    usage.push(' ');
    usage.push_str(lines.heading.some_options);
    for arg in command.get_positionals() {
        let name = written(arg, lines);
        usage.push_str(&match arg.is_required_set() {
            true => format!(" {name}"),
            false => format!(" [{name}]"),
        });
    }
    if command.has_subcommands() {
        let name = lines.value("COMMAND");
        usage.push_str(&match command.is_subcommand_required_set() {
            true => format!(" {name}"),
            false => format!(" [{name}]"),
        });
    }
    usage
}

/// `-h, --help`, `--names A,B[,C,D]`, `MOVE…`.
pub fn written(arg: &Arg, lines: &CommandLines) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let value = names.first().map_or("", |name| lines.value(name.as_str()));
    let Some(long) = arg.get_long() else {
        let many = matches!(arg.get_action(), ArgAction::Append);
        return format!("{value}{}", if many { "..." } else { "" });
    };
    let short = arg.get_short().map(|short| format!("-{short}, "));
    let short = short.unwrap_or_default();
    match arg.get_action().takes_values() {
        true => format!("{short}--{long} {value}"),
        false => format!("{short}--{long}"),
    }
}

/// What an argument means, and which values it can have.
fn meaning(arg: &Arg, lang: Lang) -> String {
    let words = lang.words();
    let mut text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    text.push('.');
    let values = values(arg);
    if !values.is_empty() && values.len() <= MOST_VALUES {
        text.push(' ');
        text.push_str(&fill(
            words.command.one_of,
            &[&list(&values, words.terms.or)],
        ));
    }
    text
}

/// The values that an argument can have; none where they cannot be listed.
pub fn values(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let values = arg.get_possible_values();
    values
        .iter()
        .map(|value| value.get_name().to_owned())
        .collect()
}
