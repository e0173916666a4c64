//! Tables set as the command line sets them.

use clap::Parser;
use reglement::cli::{Cli, Command};
use reglement::host::settle;
use reglement::table::Table;
use reglement::ui::menu::house::Usual;

/// A table as the command line sets it, with the program's own settings.
pub fn table(line: &str, fen: Option<&str>) -> Table {
    let words = ["reglement"].into_iter().chain(line.split_whitespace());
    let fen = fen.map(|fen| ["--fen", fen]);
    let words = words.chain(fen.into_iter().flatten());
    let cli = Cli::try_parse_from(words).unwrap_or_else(|error| panic!("{line}: {error}"));
    let Some(Command::Play(play)) = cli.command else {
        panic!("{line} plays nothing");
    };
    let setup = settle::setup(&play, &Usual::default(), || 7)
        .unwrap_or_else(|error| panic!("{line}: {error:?}"));
    Table::new(setup).expect("a table")
}
