//! A kept game as a text that fits a mail: its heading, its moves with diagrams among them, its end.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use crate::board::piece::Seat;
use crate::host::columns::columns;
use crate::host::moments::{Moments, Places};
use crate::host::records::{RecordsError, name_text};
use crate::host::told::{told_at, told_position};
use crate::lang::Lang;
use crate::lang::sentence::fill;
use crate::lang::words::Words;
use crate::lang::wrap::wrap;
use crate::notation::diagram::{self, Men};
use crate::notation::{fen, letters::Letters, written};
use crate::room::date::Utc;
use crate::room::journal::{JournalError, Use, look};
use crate::room::letter::slip_text;
use crate::room::record::{Record, read};
use crate::rules::cross::seating::{Order, Partners};
use crate::table::Table;
use crate::table::house::{Claims, House, Omitted, Watch};
use crate::table::setup::Start;
use crate::table::state::{Done, Stage};
use crate::ui::game::notes::settled;

/// No line of words is longer, so that a mail can be answered.
const WIDTH: usize = 72;

/// How a game is shown.
#[derive(Clone, Default, Debug)]
pub struct Manner {
    /// In which language.
    pub lang: Lang,
    /// How the men of the diagrams are drawn.
    pub men: Men,
    /// Where diagrams are.
    pub moments: Moments,
}

/// Writes a record in full: its heading, its moves, its result and the last position.
///
/// Of a damaged record it writes what could be read.
///
/// # Errors
/// The record cannot be read or is damaged, it has no such move as was named, or the answer cannot be written.
pub fn show(out: &mut dyn Write, path: &Path, manner: &Manner) -> Result<(), RecordsError> {
    let (bytes, used) = look(path)?;
    match read(&bytes) {
        Ok(reading) => {
            write_record(out, &reading.record, manner)?;
            if reading.torn > 0 && used == Use::Free {
                writeln!(out, "\n{}", manner.lang.words().room.torn)?;
            }
            Ok(())
        }
        Err(error) => {
            if let Some(record) = &error.readable {
                // What was asked for may lie behind the damage.
                let whole = Manner {
                    moments: Moments::default(),
                    ..manner.clone()
                };
                let manner = match manner.moments.places(&record.table) {
                    Ok(_) => manner,
                    Err(_) => &whole,
                };
                write_record(out, record, manner)?;
            }
            let path = path.to_owned();
            Err(JournalError::Damaged { path, error }.into())
        }
    }
}

fn write_record(out: &mut dyn Write, record: &Record, manner: &Manner) -> Result<(), RecordsError> {
    let places = (manner.moments.places(&record.table)).map_err(RecordsError::Moment)?;
    let text = Text {
        table: &record.table,
        words: manner.lang.words(),
        manner,
        places: &places,
    };
    text.heading(out, record)?;
    text.moves(out)?;
    text.acts(out)?;
    text.end(out)?;
    Ok(())
}

/// A game as it is being written.
struct Text<'t> {
    table: &'t Table,
    words: &'static Words,
    manner: &'t Manner,
    places: &'t Places,
}

impl Text<'_> {
    fn heading(&self, out: &mut dyn Write, record: &Record) -> io::Result<()> {
        let (words, setup) = (self.words, self.table.setup());
        let (lines, label) = (&words.exchange.show, &words.exchange.show.label);
        labelled(out, label.game, (words.terms.game)(setup.game.source()))?;
        let begun = Utc::from(record.begun);
        let mut when = (lines.date)(begun.day());
        if let Some(hour) = begun.hour() {
            when += &format!(", {hour} UTC");
        }
        labelled(out, label.begun, &when)?;
        for (seat, name) in setup.game.seats().iter().zip(&setup.names) {
            labelled(out, (words.terms.seat)(*seat), &name_text(name))?;
        }
        if let Start::Position(position) = &setup.start {
            whole(out, label.start, &fen::write(position))?;
        }
        for note in settled(self.table, words) {
            labelled(out, label.settled, &note)?;
        }
        let usual = House::usual(setup.game);
        if let Some(cross) = self.table.state().position.cross() {
            let partners = words.four.partners[match cross.seating().partners {
                Partners::Opposite => 0,
                Partners::Adjacent => 1,
            }];
            let order = words.four.order[match cross.seating().order {
                Order::CounterClockwise => 0,
                Order::Clockwise => 1,
            }];
            labelled(out, label.seating, &fill(lines.seating, &[partners, order]))?;
        }
        if setup.house.omitted != usual.omitted && setup.house.omitted != Omitted::default() {
            let omitted = setup.house.omitted.word();
            labelled(out, label.captures, &fill(lines.omitted, &[omitted]))?;
        }
        if let Watch::Players(claims) = setup.house.watch {
            let told = match claims {
                Claims::Hinted => words.plain.letter.hinted,
                Claims::Silent => words.plain.letter.silent,
            };
            labelled(out, label.letter, told)?;
        }
        for slip in &setup.slips {
            labelled(out, label.slip, &slip_text(*slip, setup.game.grid()))?;
        }
        if self.places.start {
            writeln!(out, "\n{}\n", lines.at_start)?;
            let past = self.table.state().past.first();
            let start = past.map_or(&self.table.state().position, |ply| &ply.before);
            self.board(out, start)?;
        }
        Ok(())
    }

    /// A column for each seat; of two White's and Black's, each line with the number of its move. Where a diagram stands
    /// between them, the list goes on below it.
    fn moves(&self, out: &mut dyn Write) -> io::Result<()> {
        let rows = self.rows();
        if rows.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        let mut drawn = self.places.plies.iter().copied().peekable();
        for (row, last) in rows {
            writeln!(out, "{row}")?;
            while let Some(ply) = drawn.next_if(|ply| *ply <= last) {
                self.diagram_after(out, ply)?;
            }
        }
        writeln!(out)
    }

    /// The lines of moves, each with the number of its last ply.
    fn rows(&self) -> Vec<(String, usize)> {
        let state = self.table.state();
        let seat = |seat| (self.words.terms.seat)(seat).to_owned();
        let rounds = columns(state, &seat, &|index| Some(self.ply(index)));
        if rounds.is_empty() {
            return self.rows_of_two();
        }
        // A line a round, below the seats at the head: each with the last ply of its round.
        let mut ends = BTreeMap::new();
        for (index, round) in state.rounds().take(state.past.len()).enumerate() {
            ends.insert(round.number, index);
        }
        let mut rounds = rounds.into_iter();
        let head = rounds.next().unwrap_or_default();
        let mut rows: Vec<(String, usize)> = rounds.zip(ends.into_values()).collect();
        if let Some((first, _)) = rows.first_mut() {
            *first = format!("{head}\n{first}");
        }
        rows
    }

    fn rows_of_two(&self) -> Vec<(String, usize)> {
        let state = self.table.state();
        let mut rows: Vec<(String, usize)> = Vec::new();
        let mut white = 0; // how wide White's move is, while Black's may follow on its line
        for (index, (ply, round)) in state.past.iter().zip(state.rounds()).enumerate() {
            let text = self.ply(index);
            let is_whites = ply.mover() == Seat::White;
            let broken = index > 0 && self.places.plies.contains(&(index - 1));
            let row = rows.last_mut().filter(|_| !broken);
            match row {
                // A second move at once shares the place of the first; a huff by White that of his move.
                Some((row, last)) if ply.is_second() || (is_whites && white > 0) => {
                    *row += &format!(" {text}");
                    *last = index;
                    if is_whites {
                        white += 1 + text.len();
                    }
                }
                Some((row, last)) if !is_whites && white > 0 => {
                    let gap = 8usize.saturating_sub(white).max(1);
                    *row += &format!("{}{text}", " ".repeat(gap));
                    *last = index;
                    white = 0;
                }
                // A huff by Black is followed by his move on a line of its own.
                _ => {
                    let number = round.number;
                    rows.push(match is_whites {
                        true => (format!("{number:>4}. {text}"), index),
                        false => (format!("{number:>4}. ...     {text}"), index),
                    });
                    white = if is_whites { text.len() } else { 0 };
                }
            }
        }
        rows
    }

    /// A ply as a list of moves has it.
    fn ply(&self, index: usize) -> String {
        let state = self.table.state();
        match state.past.get(index).map(|ply| (ply.done, &ply.before)) {
            Some((Done::Huff(at), before)) => (self.words.terms.huff)(&before.grid().label(at)),
            _ => {
                let letters = Letters::from(self.manner.lang);
                written::ply(self.table, index, letters).unwrap_or_default()
            }
        }
    }

    fn diagram_after(&self, out: &mut dyn Write, index: usize) -> io::Result<()> {
        let state = self.table.state();
        let number = state.number(index);
        let mover = state.past.get(index).map(crate::table::state::Ply::mover);
        let dots = match mover {
            Some(Seat::White) | None => ".",
            _ if state.position.cross().is_some() => ".",
            Some(_) => "...",
        };
        let mut what = format!("{number}{dots} {}", self.ply(index));
        if let Some(seat) = mover.filter(|_| state.position.cross().is_some()) {
            what += &format!(" ({})", (self.words.terms.seat)(seat));
        }
        writeln!(
            out,
            "\n{}\n",
            fill(self.words.exchange.show.after, &[&what])
        )?;
        let after = state.past.get(index + 1).map(|ply| &ply.before);
        self.board(out, after.unwrap_or(&state.position))?;
        writeln!(out)
    }

    fn board(
        &self,
        out: &mut dyn Write,
        position: &crate::rules::position::Position,
    ) -> io::Result<()> {
        let seats = self.table.setup().game.seats();
        let below = seats.first().copied().unwrap_or(Seat::White);
        writeln!(out, "{}", diagram::drawn(position, below, self.manner.men))
    }

    /// Everything that was done, in order, an act a line: to the letter the moves do not tell the game.
    fn acts(&self, out: &mut dyn Write) -> io::Result<()> {
        let table = self.table;
        if !table.setup().house.is_to_the_letter() || table.entries().is_empty() {
            return Ok(());
        }
        let Ok(mut at) = Table::new(table.setup().clone()) else {
            return Ok(());
        };
        if table.state().past.is_empty() {
            writeln!(out)?;
        }
        writeln!(out, "{}", self.words.exchange.show.acts)?;
        for (index, entry) in table.entries().iter().enumerate() {
            // Entries that were accepted once are accepted again.
            let Ok(step) = at.weigh(entry) else {
                break;
            };
            let what = told_at(table, &entry.act, at.state(), &step, self.words);
            let seat = (self.words.terms.seat)(entry.seat);
            writeln!(out, "{:>4}  {seat:<5}  {what}", index + 1)?;
            at.push(entry.clone(), step);
        }
        writeln!(out)
    }

    /// How it ended or whose turn it is, and the last position.
    fn end(&self, out: &mut dyn Write) -> io::Result<()> {
        let label = &self.words.exchange.show.label;
        if self.table.state().past.is_empty() && self.table.entries().is_empty() {
            writeln!(out)?;
        }
        labelled(out, label.result, &self.result())?;
        let position = &told_position(self.table.state());
        whole(out, label.position, &fen::write(position))?;
        if self.places.end {
            writeln!(out)?;
            self.board(out, position)?;
        }
        Ok(())
    }

    /// `1-0 (chess-1869 mate)` and a sentence, or whose turn it is.
    fn result(&self) -> String {
        let (table, lines) = (self.table, &self.words.room);
        let name = self.words.terms.seat;
        let state = table.state();
        match (table.score(), table.ground(), state.stage) {
            (Some(score), Some(ground), _) => {
                let verdict = state.verdict().map(|verdict| self.words.verdict(&verdict));
                let id = table.setup().game.id();
                format!("{score} ({id} {ground})\n{}", verdict.unwrap_or_default())
            }
            (_, _, Stage::Remedy { by, offence }) => {
                (lines.remedy_awaited)(name(by), offence.article().id)
            }
            _ => (lines.move_awaited)(name(state.position.turn())),
        }
    }
}

/// A line of the heading, its name at the left; what is longer goes on below.
fn labelled(out: &mut dyn Write, label: &str, text: &str) -> io::Result<()> {
    let mut label = label;
    for line in wrap(text, WIDTH - 10) {
        writeln!(out, "{label:<9} {line}")?;
        label = "";
    }
    Ok(())
}

/// The same of what must stay in one line: a position.
fn whole(out: &mut dyn Write, label: &str, text: &str) -> io::Result<()> {
    writeln!(out, "{label:<9} {text}")
}
