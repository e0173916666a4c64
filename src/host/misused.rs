//! What was wrongly said on the command line: what it was, what would be right, and what may have been meant.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

use crate::config::nearest::nearest;
use crate::host::usage::described::{described, joined};
use crate::host::usage::page::{find, values, written};
use crate::lang::sentence::{fill, list, typed};
use crate::lang::words::Words;
use crate::lang::{Lang, Say};
use crate::ui::look::themes::Themes;

/// What was wrong with a command line, and the command that it was said to.
pub struct Misused {
    /// What the reader of command lines says.
    pub error: Error,
    /// The names of the command.
    pub path: Vec<String>,
}

/// The names of the command that these words come to.
pub fn path(words: &[String]) -> Vec<String> {
    let root = described(Lang::En);
    let mut found = &root;
    let mut path = Vec::new();
    for word in words {
        if let Some(sub) = found.find_subcommand(word) {
            path.push(sub.get_name().to_owned());
            found = sub;
        }
    }
    path
}

/// No command of this name among those of a command.
pub struct NoCommand {
    /// The names of the command that would have it.
    pub of: Vec<String>,
    /// The name.
    pub name: String,
}

impl Say for NoCommand {
    fn say(&self, lang: Lang) -> String {
        let path: Vec<&str> = self.of.iter().map(String::as_str).collect();
        no_command(find(&described(lang), &path).0, &self.name, lang.words())
    }
}

/// No theme of this name.
pub struct NoTheme {
    option: Option<&'static str>,
    name: String,
    known: Vec<String>,
}

impl NoTheme {
    /// Of this name, said to an option perhaps, none, but these.
    pub fn of(option: Option<&'static str>, name: &str, themes: &Themes) -> NoTheme {
        NoTheme {
            option,
            name: name.to_owned(),
            known: themes.names().iter().map(ToString::to_string).collect(),
        }
    }
}

impl Say for NoTheme {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let known = list(&self.known, words.terms.and);
        let line = fill(words.misuse.no_theme, &[&typed(&self.name), &known]);
        let line = match self.option {
            Some(option) => format!("{option}: {line}"),
            None => line,
        };
        let near = nearest(&self.name, self.known.iter().map(String::as_str));
        with_near(line, near, words)
    }
}

impl Say for Misused {
    fn say(&self, lang: Lang) -> String {
        let root = described(lang);
        let path: Vec<&str> = self.path.iter().map(String::as_str).collect();
        let (command, name) = find(&root, &path);
        let case = Case {
            error: &self.error,
            root: &root,
            command,
            words: lang.words(),
        };
        let read_on = joined("reglement", &name);
        let read_on = fill(case.words.misuse.see_help, &[read_on.trim_end()]);
        format!("{}\n{read_on}", case.what())
    }
}

struct Case<'a> {
    error: &'a Error,
    root: &'a Command,
    command: &'a Command,
    words: &'static Words,
}

impl Case<'_> {
    fn what(&self) -> String {
        let lines = &self.words.misuse;
        let arg = self.all(ContextKind::InvalidArg);
        let name = self.said(arg.first().map_or("", String::as_str));
        let name = name.as_str();
        let value = self.one(ContextKind::InvalidValue);
        match self.error.kind() {
            ErrorKind::UnknownArgument if name.starts_with('-') => self.unknown(name),
            ErrorKind::UnknownArgument => fill(lines.extra, &[&typed(name)]),
            ErrorKind::InvalidSubcommand => {
                let said = self.one(ContextKind::InvalidSubcommand);
                no_command(self.command, &said, self.words)
            }
            ErrorKind::MissingSubcommand => {
                let names = names(self.command);
                fill(lines.choose_command, &[&list(&names, self.words.terms.or)])
            }
            ErrorKind::MissingRequiredArgument => {
                let lacking: Vec<String> = arg.iter().map(|arg| self.said(arg)).collect();
                self.lacking(&lacking)
            }
            ErrorKind::InvalidValue if value.is_empty() => self.no_value(&arg),
            ErrorKind::InvalidValue => self.bad_value(name, &value),
            ErrorKind::ValueValidation if name == self.words.command.value("DEPTH") => {
                fill(lines.bad_depth, &[name, &typed(&value)])
            }
            ErrorKind::ValueValidation => fill(lines.no_number, &[name, &typed(&value), "1869"]),
            ErrorKind::ArgumentConflict => {
                let prior = self.all(ContextKind::PriorArg);
                let prior: Vec<String> = prior.iter().map(|arg| self.said(arg)).collect();
                match prior.first() {
                    Some(other) if other != name => {
                        let other = list(&prior, self.words.terms.and);
                        fill(lines.conflict, &[name, &other])
                    }
                    _ => fill(lines.twice, &[name]),
                }
            }
            ErrorKind::TooManyValues => fill(lines.takes_none, &[name]),
            ErrorKind::InvalidUtf8 => lines.not_text.to_owned(),
            _ => lines.unclear.to_owned(),
        }
    }

    /// `--seed` of `--seed <NUMBER>`, `SPEL` of `<GAME>`.
    fn said(&self, arg: &str) -> String {
        let first = arg.split([' ', '=']).next().unwrap_or_default();
        let bare = first.trim_end_matches("...");
        let bare = bare
            .trim_start_matches(['<', '['])
            .trim_end_matches(['>', ']']);
        match bare.starts_with('-') {
            true => bare.to_owned(),
            false => self.words.command.value(bare).to_owned(),
        }
    }

    fn one(&self, kind: ContextKind) -> String {
        self.all(kind).into_iter().next().unwrap_or_default()
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(one)) => vec![one.clone()],
            Some(ContextValue::Strings(all)) => all.clone(),
            _ => Vec::new(),
        }
    }

    /// An option that this command has not: others may have it, or it may be one of this one, misspelt.
    fn unknown(&self, option: &str) -> String {
        let lines = &self.words.misuse;
        let long = option.trim_start_matches('-');
        let mut owners = Vec::new();
        owner(self.root, "reglement", long, &mut owners);
        if !owners.is_empty() {
            let owners = list(&owners, self.words.terms.and);
            return fill(lines.option_of, &[option, &owners]);
        }
        let longs = self.command.get_arguments();
        let longs: Vec<String> = longs
            .filter_map(|arg| arg.get_long().map(|long| format!("--{long}")))
            .collect();
        let line = fill(lines.no_option, &[option]);
        with_near(
            line,
            nearest(option, longs.iter().map(String::as_str)),
            self.words,
        )
    }

    /// What was not said; if it is one thing of which there are few, those too.
    fn lacking(&self, names: &[String]) -> String {
        let lines = &self.words.misuse;
        let all = list(names, self.words.terms.and);
        let positionals = self.command.get_positionals();
        let mut these = positionals.filter(|arg| names == [written(arg, &self.words.command)]);
        let values = these.next().map(values).unwrap_or_default();
        match values.is_empty() {
            true => fill(lines.lacking, &[&all]),
            false => fill(
                lines.lacking_one,
                &[&all, &list(&values, self.words.terms.or)],
            ),
        }
    }

    fn bad_value(&self, name: &str, value: &str) -> String {
        let allowed = self.all(ContextKind::ValidValue);
        let all = list(&allowed, self.words.terms.or);
        let line = fill(self.words.misuse.bad_value, &[name, &typed(value), &all]);
        with_near(
            line,
            nearest(value, allowed.iter().map(String::as_str)),
            self.words,
        )
    }

    /// An option without its value.
    fn no_value(&self, arg: &[String]) -> String {
        let name = self.said(arg.first().map_or("", String::as_str));
        let args = self.command.get_arguments();
        let mut of = args.filter(|arg| arg.get_long() == Some(name.trim_start_matches('-')));
        let wanted = of.next().map(|arg| {
            let values = values(arg);
            match values.is_empty() {
                true => written(arg, &self.words.command),
                false => list(&values, self.words.terms.or),
            }
        });
        let lines = &self.words.misuse;
        match wanted {
            Some(wanted) => fill(lines.no_value, &[&name, &wanted]),
            // What is no option has no name before its value.
            None => fill(lines.empty, &[&name]),
        }
    }
}

fn names(command: &Command) -> Vec<String> {
    let subs = command.get_subcommands();
    subs.map(|sub| sub.get_name().to_owned()).collect()
}

fn no_command(of: &Command, said: &str, words: &Words) -> String {
    let names = names(of);
    if names.is_empty() {
        return fill(words.misuse.extra, &[&typed(said)]);
    }
    let all = list(&names, words.terms.and);
    let line = fill(words.misuse.no_command, &[&typed(said), &all]);
    with_near(line, nearest(said, names.iter().map(String::as_str)), words)
}

/// A line, and after it what may have been meant.
pub fn with_near(line: String, near: Vec<&str>, words: &Words) -> String {
    if near.is_empty() {
        return line;
    }
    let near: Vec<String> = near.into_iter().map(str::to_owned).collect();
    let near = list(&near, words.terms.or);
    format!("{line}. {}", fill(words.misuse.meant, &[&near]))
}

/// The commands that have an option, by the names they are typed with.
fn owner(command: &Command, name: &str, long: &str, owners: &mut Vec<String>) {
    if command
        .get_arguments()
        .any(|arg| arg.get_long() == Some(long))
    {
        owners.push(name.to_owned());
    }
    for sub in command.get_subcommands() {
        owner(sub, &format!("{name} {}", sub.get_name()), long, owners);
    }
}
