//! A kept game as a text that fits a mail: its heading, its moves with diagrams among them, its end.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use crate::board::piece::Seat;
use crate::exchange::score::{Note, Outcome, Score};
use crate::host::columns::columns;
use crate::host::moments::{Moments, Places};
use crate::host::papers::format::usual;
use crate::host::papers::given_out::read_paper;
use crate::host::papers::timed::TERMINATION;
use crate::host::records::{RecordsError, name_text};
use crate::host::told::{told_at, told_position};
use crate::lang::Lang;
use crate::lang::sentence::fill;
use crate::lang::words::Words;
use crate::lang::wrap::wrap;
use crate::law::ending::Ending;
use crate::notation::diagram::{self, Men};
use crate::notation::{fen, letters::Letters, written};
use crate::room::date::Utc;
use crate::room::journal::{JournalError, Use, look};
use crate::room::letter::slip_text;
use crate::room::record::{Record, read};
use crate::rules::cross::seating::{Order, Partners};
use crate::table::Table;
use crate::table::act::Act;
use crate::table::clock;
use crate::table::house::{Claims, House, Omitted, Watch};
use crate::table::setup::Start;
use crate::table::state::{Done, Ply, Stage};
use crate::ui::contest::InMatch;
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
        score: score_of(record),
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
    /// The text from which it was brought in, as far as the game still goes as it does there.
    score: Option<Score>,
}

/// What came with a game from elsewhere, less what was said of moves that are no longer its own.
fn score_of(record: &Record) -> Option<Score> {
    let dialect = usual(record.table.setup().game);
    let mut score = read_paper(record.paper.as_deref()?, dialect)?;
    let past = record.table.state().past.iter();
    let moves = past.filter_map(|ply| match ply.done {
        Done::Huff(_) => None,
        _ => Some(ply.played()),
    });
    let common = score.line.moves.iter().zip(moves);
    let common = common
        .take_while(|(said, done)| Some(**said) == *done)
        .count();
    score.line.truncate(common);
    Some(score)
}

/// The marks of a move that have a sign.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Text<'_> {
    fn heading(&self, out: &mut dyn Write, record: &Record) -> io::Result<()> {
        let (words, setup) = (self.words, self.table.setup());
        let (lines, label) = (&words.exchange.show, &words.exchange.show.label);
        labelled(out, label.game, (words.terms.game)(setup.game.source()))?;
        for tag in ["Event", "Site", "Round", "Date"] {
            let value = self.score.as_ref().and_then(|score| score.tags.get(tag));
            if let Some(value) = value.filter(|value| !value.chars().all(|c| "?.".contains(c))) {
                labelled(out, tag, &name_text(value))?;
            }
        }
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
        if let Some(clock) = &self.table.state().clock {
            let times = clock.at(record.last());
            let left = setup.game.seats().iter().map(|seat| {
                let left = clock::shown(times.left(*seat));
                format!("{} {left}", (words.terms.seat)(*seat))
            });
            let left: Vec<String> = left.collect();
            let text = fill(
                words.clock.left,
                &[&clock.control().to_string(), &left.join(", ")],
            );
            labelled(out, words.clock.title, &text)?;
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
        let told = InMatch::plain(setup, self.manner.lang);
        if let Some(standing) = told.standing(self.table.state().verdict()) {
            labelled(out, words.contest.label, &standing.join(", "))?;
            for game in told.games() {
                labelled(out, "", &game)?;
            }
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
        for comment in self.score.iter().flat_map(|score| &score.line.before) {
            comment_below(out, comment)?;
        }
        let mut drawn = self.places.plies.iter().copied().peekable();
        let mut told = 0;
        for (row, last) in rows {
            writeln!(out, "{row}")?;
            for ply in told..=last {
                self.said_after(out, ply)?;
            }
            told = last + 1;
            while let Some(ply) = drawn.next_if(|ply| *ply <= last) {
                self.diagram_after(out, ply)?;
            }
        }
        writeln!(out)
    }

    /// Is something said of this ply, or drawn after it, so that its line ends there?
    fn ends_line(&self, ply: usize) -> bool {
        self.places.plies.contains(&ply) || self.comments(ply).next().is_some()
    }

    /// What its text has of this ply.
    fn note(&self, ply: usize) -> Option<&Note> {
        let past = &self.table.state().past;
        let is_huff = |ply: &Ply| matches!(ply.done, Done::Huff(_));
        let huffs = past.iter().take(ply).filter(|ply| is_huff(ply)).count();
        let score = self.score.as_ref()?;
        let note = score.line.note(ply - huffs);
        note.filter(|_| !past.get(ply).is_some_and(is_huff))
    }

    /// What was said of this ply in its text; commands for other programs are left out.
    fn comments(&self, ply: usize) -> impl Iterator<Item = String> + '_ {
        let note = self.note(ply).into_iter();
        let comments = note.flat_map(|note| &note.comments);
        comments
            .map(|comment| said(comment))
            .filter(|said| !said.is_empty())
    }

    fn said_after(&self, out: &mut dyn Write, ply: usize) -> io::Result<()> {
        self.comments(ply)
            .try_for_each(|comment| comment_below(out, &comment))
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
            let broken = index > 0 && self.ends_line(index - 1);
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
                let mut text = written::ply(self.table, index, letters).unwrap_or_default();
                for nag in self.note(index).into_iter().flat_map(|note| &note.nags) {
                    text += SIGNS.get(usize::from(*nag).wrapping_sub(1)).unwrap_or(&"");
                }
                text
            }
        }
    }

    fn diagram_after(&self, out: &mut dyn Write, index: usize) -> io::Result<()> {
        let state = self.table.state();
        let number = state.number(index);
        let mover = state.past.get(index).map(Ply::mover);
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

    /// Everything that was done, in order, an act a line: to the letter the moves do not tell the game. With an arbiter only
    /// what was undertaken (A22), for the rest its moves tell.
    fn acts(&self, out: &mut dyn Write) -> io::Result<()> {
        let table = self.table;
        let is_all = table.setup().house.is_to_the_letter();
        let tells = |act: &Act| is_all || matches!(act, Act::Undertake(_) | Act::Count);
        if !table.entries().iter().any(|entry| tells(&entry.act)) {
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
            if tells(&entry.act) {
                let what = told_at(table, &entry.act, at.state(), &step, self.words);
                let seat = (self.words.terms.seat)(entry.seat);
                writeln!(out, "{:>4}  {seat:<5}  {what}", index + 1)?;
            }
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

    /// What ended it, in the words of the text from which it was brought in: that somebody gave up, or agreed, is only
    /// how its result was entered.
    fn termination(&self) -> Option<String> {
        let ending = self.table.state().verdict()?.ending;
        let score = self.score.as_ref()?;
        let why = score.tags.get(TERMINATION)?;
        let told = score.result != Outcome::Open && !why.eq_ignore_ascii_case("normal");
        let entered = matches!(
            ending,
            Ending::Resignation | Ending::Agreement | Ending::AllAgreed
        );
        let said = why.contains(char::is_alphanumeric);
        (told && entered && said).then(|| name_text(why))
    }

    /// `1-0 (chess-1869 mate)` and a sentence, or whose turn it is.
    fn result(&self) -> String {
        let (table, lines) = (self.table, &self.words.room);
        let name = self.words.terms.seat;
        let state = table.state();
        if let (Some(score), Some(why)) = (table.score(), self.termination()) {
            return format!("{score} ({why})");
        }
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

/// A comment below the line of its move.
fn comment_below(out: &mut dyn Write, comment: &str) -> io::Result<()> {
    let text = name_text(&said(comment));
    let mut lines = wrap(&text, WIDTH - 6).into_iter();
    lines.try_for_each(|line| writeln!(out, "      {line}"))
}

/// What a comment says to people: without `[%clk 0:01:02]` and its like.
fn said(comment: &str) -> String {
    let mut parts = comment.split("[%");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        said += part.split_once(']').map_or("", |(_, rest)| rest);
    }
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}
