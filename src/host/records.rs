//! A kept game on the command line: in full, or taken away.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::board::piece::Seat;
use crate::host::columns::columns;
use crate::host::told::{told_at, told_position};
use crate::lang::Lang;
use crate::notation::{diagram, fen, written};
use crate::room::date::Utc;
use crate::room::journal::{JournalError, Use, look};
use crate::room::letter::slip_text;
use crate::room::line::seat as seat_id;
use crate::room::record::{Record, read};
use crate::room::shelf;
use crate::table::Table;
use crate::table::house::{Aim, Omitted, Watch};
use crate::table::setup::Start;
use crate::table::state::{Done, Stage};
use crate::ui::clean::shown;
use crate::ui::contest::InMatch;

/// Why a command about records did not do what it was asked.
#[derive(Debug, Error)]
pub enum RecordsError {
    /// The record or the folder cannot be read, or is damaged.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The answer could not be written.
    #[error("the answer cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// The file of a record that is named as a list names it, with or without its ending; a path that leads to a file is
/// taken as it is.
pub fn named(file: &Path, folder: &Path) -> PathBuf {
    let bare = file.components().count() == 1 && file.symlink_metadata().is_err();
    let mut kept = [file.to_owned(), with_ending(file)]
        .map(|name| folder.join(name))
        .into_iter()
        .filter(|path| path.symlink_metadata().is_ok());
    let kept = kept.next().filter(|_| bare);
    kept.unwrap_or_else(|| file.to_owned())
}

fn with_ending(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".toml");
    name.into()
}

/// What is asked before a record is deleted: its players, which game, when it was last played, its file.
///
/// # Errors
/// There is no such file.
pub fn question(path: &Path, lang: Lang) -> Result<String, RecordsError> {
    let words = lang.words();
    let listed = shelf::one(path)?;
    let (file, when) = (format!("{path:?}"), Utc::from(listed.last).minute());
    Ok(match &listed.game {
        Err(_) => (words.shelf.sure_damaged)(&file, &when),
        Ok(game) => {
            let names: Vec<String> = game.names.iter().map(|name| name_text(name)).collect();
            let kind = (words.terms.game)(game.game.source());
            (words.shelf.sure)(&names.join(" - "), kind, &when, &file)
        }
    })
}

/// Writes a record in full: its head, its moves, its result and the last position.
///
/// Of a damaged record it writes what could be read.
///
/// # Errors
/// The record cannot be read or is damaged, or the answer cannot be written.
pub fn show(out: &mut dyn Write, path: &Path, lang: Lang) -> Result<(), RecordsError> {
    let (bytes, used) = look(path)?;
    match read(&bytes) {
        Ok(reading) => {
            write_record(out, &reading.record, lang)?;
            if reading.torn > 0 && used == Use::Free {
                writeln!(out, "\n{}", lang.words().room.torn)?;
            }
            Ok(())
        }
        Err(error) => {
            if let Some(record) = &error.readable {
                write_record(out, record, lang)?;
            }
            let path = path.to_owned();
            Err(JournalError::Damaged { path, error }.into())
        }
    }
}

fn write_record(out: &mut dyn Write, record: &Record, lang: Lang) -> io::Result<()> {
    let table = &record.table;
    let setup = table.setup();
    writeln!(out, "game      {}", setup.game.id())?;
    writeln!(out, "begun     {}", Utc::from(record.begun))?;
    for (seat, name) in setup.game.seats().iter().zip(&setup.names) {
        writeln!(out, "{:<9} {}", seat_id(*seat), name_text(name))?;
    }
    match &setup.start {
        Start::Array => {}
        Start::Position(position) => writeln!(out, "start     {}", fen::write(position))?,
        Start::Odds(odds) => {
            let grid = table.state().position.grid();
            let men: Vec<String> = odds.men.iter().map(|at| grid.label(*at)).collect();
            writeln!(
                out,
                "odds      {} gives {}",
                seat_id(odds.giver),
                men.join(" ")
            )?;
        }
    }
    if let Some(giver) = setup.draw_given {
        writeln!(out, "odds      {} gives the draw", seat_id(giver))?;
    }
    if let Some(cross) = table.state().position.cross() {
        let (partners, order) = (cross.seating().partners, cross.seating().order);
        let words = (partners.word(), order.word());
        writeln!(out, "seating   partners {}, {}", words.0, words.1)?;
    }
    if (setup.house.omitted, setup.house.aim) != (Omitted::default(), Aim::default()) {
        let aim = match setup.house.aim {
            Aim::Win => "",
            Aim::Lose => ", played to lose",
        };
        let omitted = setup.house.omitted.word();
        writeln!(out, "house     omitted captures: {omitted}{aim}")?;
    }
    if let Watch::Players(claims) = setup.house.watch {
        writeln!(out, "letter    claims {}", claims.word())?;
    }
    for slip in &setup.slips {
        writeln!(out, "slip      {}", slip_text(*slip, setup.game.grid()))?;
    }
    let told = InMatch::plain(setup, Lang::En);
    if let Some(standing) = told.standing(table.state().verdict()) {
        writeln!(out, "match     {}", standing.join(", "))?;
    }
    for game in told.games() {
        writeln!(out, "          {game}")?;
    }
    write_moves(out, table)?;
    write_acts(out, table, lang)?;
    writeln!(out, "result    {}", result(table, lang))?;
    let position = &told_position(table.state());
    writeln!(out, "position  {}\n", fen::write(position))?;
    let below = setup.game.seats().first().copied().unwrap_or(Seat::White);
    writeln!(out, "{}", diagram::draw(position, below))
}

/// A column for each seat; of two White's and Black's, each line with the number of its move.
fn write_moves(out: &mut dyn Write, table: &Table) -> io::Result<()> {
    let state = table.state();
    let past = &state.past;
    if past.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    let rounds = columns(state, &|seat| seat_id(seat).to_owned(), &|index| {
        written::squares_at(table, index)
    });
    if !rounds.is_empty() {
        for line in &rounds {
            writeln!(out, "{line}")?;
        }
        return writeln!(out);
    }
    let mut white = 0; // how wide White's move is, while Black's may follow on its line
    for (index, ply) in past.iter().enumerate() {
        let text = match ply.done {
            Done::Huff(at) => format!("huff {}", ply.before.grid().label(at)),
            _ => written::squares_at(table, index).unwrap_or_default(),
        };
        let is_whites = ply.mover() == Seat::White;
        // A second move at once shares the place of the first; a huff by White that of his move.
        if ply.is_second() || (is_whites && white > 0) {
            write!(out, " {text}")?;
            if is_whites {
                white += 1 + text.len();
            }
            continue;
        }
        if !is_whites && white > 0 {
            let gap = 8usize.saturating_sub(white).max(1);
            write!(out, "{}{text}", " ".repeat(gap))?;
            white = 0;
            continue;
        }
        // A huff by Black is followed by his move on a line of its own.
        if index > 0 {
            writeln!(out)?;
        }
        let number = state.number(index);
        if is_whites {
            white = text.len();
            write!(out, "{number:>4}. {text}")?;
        } else {
            write!(out, "{number:>4}. ...     {text}")?;
        }
    }
    writeln!(out, "\n")
}

/// Everything that was done, in order, an act a line: to the letter the moves do not tell the game.
fn write_acts(out: &mut dyn Write, table: &Table, lang: Lang) -> io::Result<()> {
    if !table.setup().house.is_to_the_letter() || table.entries().is_empty() {
        return Ok(());
    }
    let Ok(mut at) = Table::new(table.setup().clone()) else {
        return Ok(());
    };
    if table.state().past.is_empty() {
        writeln!(out)?;
    }
    writeln!(out, "acts")?;
    for (index, entry) in table.entries().iter().enumerate() {
        // Entries that were accepted once are accepted again.
        let Ok(step) = at.weigh(entry) else {
            break;
        };
        let what = told_at(table, &entry.act, at.state(), &step, lang.words());
        writeln!(out, "{:>4}  {:<5}  {what}", index + 1, seat_id(entry.seat))?;
        at.push(entry.clone(), step);
    }
    writeln!(out)
}

/// `1-0 (chess-1869 mate)`, or whose turn it is.
fn result(table: &Table, lang: Lang) -> String {
    let (state, lines) = (table.state(), &lang.words().room);
    let name = |seat| match lang {
        Lang::En => seat_id(seat),
        Lang::Nl => (lang.words().terms.seat)(seat),
    };
    match (table.score(), table.ground(), state.stage) {
        (Some(score), Some(ground), _) => {
            format!("{score} ({} {ground})", table.setup().game.id())
        }
        (_, _, Stage::Remedy { by, offence }) => {
            (lines.remedy_awaited)(name(by), offence.article().id)
        }
        _ => (lines.move_awaited)(name(state.position.turn())),
    }
}

/// A name as it can be printed; an empty one is `?`.
pub fn name_text(name: &str) -> String {
    if name.is_empty() {
        return "?".to_owned();
    }
    shown(name)
}
