//! The kept games as a list on the command line: in columns for people, with tabs for scripts.

use std::io::Write;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

use crate::games::Game;
use crate::host::records::{RecordsError, name_text};
use crate::lang::Lang;
use crate::lang::words::Words;
use crate::room::date::Utc;
use crate::room::journal::JournalError;
use crate::room::shelf::{self, Listed, Status, Summary, Tail};
use crate::room::sought::Sought;
use crate::ui::clean::{filled, fit, shown};
use crate::ui::contest::game_of;

/// Longer names are cut in the list, to so many columns.
const NAMES: usize = 32;

/// Which games are listed, and how.
#[derive(Clone, Default, Debug)]
pub struct Selection {
    /// Only this game.
    pub game: Option<Game>,
    /// Only games of players who are called so.
    pub player: Option<String>,
    /// Which of them.
    pub which: Which,
    /// How they are written.
    pub form: Form,
    /// The language of the columns.
    pub lang: Lang,
}

/// Which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// All.
    #[default]
    All,
    /// Those that can be gone on with.
    Unfinished,
}

/// How the list is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// In columns.
    #[default]
    Columns,
    /// For scripts: a line a record, its fields parted by tabs, in words that never change.
    Tabs,
}

impl Selection {
    /// Is this record listed? One that cannot be read only where all are.
    fn takes(&self, listed: &Listed) -> bool {
        let Ok(game) = &listed.game else {
            return self.game.is_none() && self.player.is_none() && self.which == Which::All;
        };
        let player = self.player.as_deref().map(Sought::new);
        self.game.is_none_or(|wanted| wanted == game.game)
            && player.is_none_or(|player| player.fits_names(&game.names))
            && (self.which == Which::All || game.status == Status::Unfinished)
    }
}

/// Writes the records of a folder that are wanted, a line each: the last played first, those that cannot be read last.
///
/// # Errors
/// The folder cannot be read, or the answer not written. A damaged record is only a line of the list.
pub fn list(out: &mut dyn Write, folder: &Path, wanted: &Selection) -> Result<(), RecordsError> {
    let words = wanted.lang.words();
    let all = shelf::list(folder)?;
    let records: Vec<&Listed> = all.iter().filter(|listed| wanted.takes(listed)).collect();
    match wanted.form {
        Form::Tabs => {
            for listed in records {
                writeln!(out, "{}", fields(listed).join("\t"))?;
            }
        }
        Form::Columns if records.is_empty() => {
            let none = match all.is_empty() {
                true => (words.shelf.none_kept)(&format!("{folder:?}")),
                false => words.shelf.none_such.to_owned(),
            };
            writeln!(out, "{none}")?;
        }
        Form::Columns => {
            for line in in_columns(&records, words) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

/// Each record in a line.
fn in_columns(records: &[&Listed], words: &Words) -> Vec<String> {
    let cells: Vec<_> = records
        .iter()
        .map(|listed| listed.game.as_ref().ok().map(|game| cells(game, words)))
        .collect();
    let widest = |of: usize| {
        let all = cells.iter().flatten().filter_map(|cells| cells.get(of));
        all.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths = [0, 1, 2, 3].map(widest);
    let game = Game::ALL.map(|game| game.id().len());
    let game = game.into_iter().max().unwrap_or(0);
    let line = |(listed, cells): (&&Listed, &Option<[String; 4]>)| {
        let (last, file) = (Utc::from(listed.last).minute(), shown(&listed.file()));
        match (&listed.game, cells) {
            (Ok(summary), Some(cells)) => {
                let mut line = format!("{last}  {}", filled(summary.game.id(), game));
                for (number, (cell, width)) in cells.iter().zip(widths).enumerate() {
                    let gap = " ".repeat(width.saturating_sub(cell.width()));
                    // The number of plies stands at the right of its column, before their name.
                    line += &match number {
                        0 => format!("  {gap}{cell}"),
                        1 => format!(" {cell}{gap}"),
                        _ => format!("  {cell}{gap}"),
                    };
                }
                line + "  " + &file
            }
            (Err(error), _) => format!("{last}  {file}: {}", trouble(error, words)),
            (Ok(_), None) => file,
        }
    };
    records.iter().zip(&cells).map(line).collect()
}

/// The plies and their name, the state, the players.
fn cells(game: &Summary, words: &Words) -> [String; 4] {
    let [one, many] = words.shelf.plies;
    let noun = if game.plies == 1 { one } else { many };
    let mut state = game.status.text(game.game, words).to_owned();
    if game.tail == Tail::Torn {
        state = format!("{state}, {}", words.shelf.torn);
    }
    if let Some((_, tally)) = &game.series {
        state = format!("{state}, {}", game_of(tally, words));
    }
    if game.odds.is_some() {
        state = format!("{state}, {}", words.shelf.odds);
    }
    [
        format!("{:>4}", game.plies),
        noun.to_owned(),
        state,
        names_text(game),
    ]
}

fn names_text(game: &Summary) -> String {
    let names: Vec<String> = game.names.iter().map(|name| name_text(name)).collect();
    fit(&names.join(" - "), NAMES)
}

/// What is wrong with a record, shortly; `record show` tells more.
fn trouble(error: &JournalError, words: &Words) -> String {
    let why = shown(&error.reason(words));
    match error {
        JournalError::Damaged { error, .. } => match error.plies() {
            Some(plies) => format!("{why}; {}", (words.shelf.readable)(plies)),
            None => why,
        },
        _ => why,
    }
}

/// The fields of a record for scripts: file, last played, game, plies, state, tail, score, names.
fn fields(listed: &Listed) -> Vec<String> {
    let mut fields = vec![shown(&listed.file()), Utc::from(listed.last).to_string()];
    match &listed.game {
        Err(_) => fields.extend(["-", "-", "damaged", "-", "-"].map(str::to_owned)),
        Ok(game) => {
            let (state, score) = match game.status {
                Status::Unfinished => ("unfinished", "-"),
                Status::InUse => ("in-use", "-"),
                Status::Over(verdict) => ("over", game.game.page().score.of(&verdict)),
            };
            let tail = match game.tail {
                Tail::Whole => "whole",
                Tail::Torn => "torn",
            };
            let plies = game.plies.to_string();
            fields.extend([game.game.id(), plies.as_str(), state, tail, score].map(str::to_owned));
            fields.extend(game.names.iter().map(|name| shown(name)));
        }
    }
    fields
}
