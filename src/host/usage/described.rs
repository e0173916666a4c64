//! The command line with everything that is told of it: what each thing means, and which values it can have.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory, ValueHint};

use crate::cli::Cli;
use crate::games::Game;
use crate::lang::Lang;
use crate::lang::words::command::CommandLines;
use crate::law::article::Source;
use crate::ui::look::theme::BUILT_IN;

/// The exercises, as they are typed.
const EXERCISES: [&str; 24] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24",
];

/// The command line, told of in a language. What it reads is told as it is typed; to read it, take the bare one: it says
/// better what is wrong.
pub fn described(lang: Lang) -> Command {
    let mut command = Cli::command();
    // So that every command has the options that all have.
    command.build();
    describe(command, "", &lang.words().command)
}

fn describe(command: Command, path: &str, lines: &CommandLines) -> Command {
    let about = lines.of(path).map_or("", |told| told.about);
    command
        .about(about)
        .mut_args(|arg| {
            let text = lines.option(path, arg.get_id().as_str());
            valued(arg, path, lines).help(text.unwrap_or_default())
        })
        .mut_subcommands(|sub| {
            let path = joined(path, sub.get_name());
            describe(sub, &path, lines)
        })
}

/// The name of a command, after that of the one it belongs to.
pub fn joined(path: &str, name: &str) -> String {
    match path {
        "" => name.to_owned(),
        path => format!("{path} {name}"),
    }
}

/// The argument with the values that can be told before it is read.
fn valued(arg: Arg, path: &str, lines: &CommandLines) -> Arg {
    let one_of = |arg: Arg, values: &[&'static str]| {
        arg.value_parser(PossibleValuesParser::new(values.iter().copied()))
    };
    match arg.get_id().as_str() {
        "game" => one_of(arg, &Game::ALL.map(Game::id)),
        "source" => one_of(arg, &Source::ALL.map(Source::id)),
        "name" | "theme" => one_of(arg, &BUILT_IN.map(|(name, _)| name)),
        "number" => one_of(arg, &EXERCISES),
        "lang" if path == "rules" => one_of(arg, &["nl", "en", "both"]),
        "lang" => one_of(arg, &["en", "nl"]),
        "path" => {
            let paths = lines.commands.iter().map(|told| told.path);
            let names: Vec<&str> = paths
                .filter(|path| !path.is_empty() && !path.contains(' '))
                .collect();
            one_of(arg, &names)
        }
        "file" => arg.value_hint(ValueHint::FilePath),
        _ if arg.get_action().takes_values() => arg.value_hint(ValueHint::Other),
        _ => arg,
    }
}
