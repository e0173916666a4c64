//! A table as a text in TOML, and back.

use std::fmt::{self, Write as _};

use super::contest;
use super::date::Utc;
use super::flaw::{Flaw, NotText};
use super::letter::slip_text;
use super::line;
use super::parse::{Misread, parse};
use super::torn::torn_at;
use crate::config::quote::quoted;
use crate::games::page::{Neglect, Seatings};
use crate::lang::words::reasons::Board;
use crate::lang::{Lang, Say};
use crate::notation::fen;
use crate::table::Table;
use crate::table::act::Millis;
use crate::table::house::{Aim, House, Watch};
use crate::table::setup::{First, Setup, SetupError, Start};

/// The number of the format that is written and read here.
pub const FORMAT: u64 = 1;

/// A damaged text is not searched for more sound lines after so many flaws.
const MOST_FAULTS: usize = 4;

/// What the file says of itself, to whoever opens it.
const ABOUT: &str = "\
# A game kept by reglement: its head, and then one [[act]] for everything that a player did.
# Go on with it by `reglement resume FILE`. Times are in milliseconds since 1970 began, UTC.
";

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// When it was begun.
    pub begun: Millis,
    /// The game.
    pub table: Table,
    /// The text from which it was brought in, if it was.
    pub paper: Option<Box<Paper>>,
}

/// The text of a game as it came from elsewhere: its comments, variations, marks and tags, of which a table knows
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Its kind: `pgn`.
    pub format: String,
    /// The game, tags and moves.
    pub text: String,
}

/// A record as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game.
    pub record: Record,
    /// How many bytes of the text hold it.
    pub whole: usize,
    /// How many bytes follow that are part of a torn last entry; mostly none.
    pub torn: usize,
}

/// Why a text is no record, where, and what could be read before that place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The number of the entry, from 1; none in the head.
    pub entry: Option<usize>,
    /// What is wrong there.
    pub what: Flaw,
    /// The game up to there, when its head is whole: it can be gone on with as a copy.
    pub readable: Option<Box<Record>>,
}

impl RecordError {
    /// How many plies could be read.
    pub fn plies(&self) -> Option<usize> {
        let record = self.readable.as_deref()?;
        Some(record.table.state().plies())
    }

    /// Of an act that its game refuses, the reason in a sentence.
    pub fn refused_because(&self, lang: Lang) -> Option<String> {
        let (Flaw::Refused(refusal), Some(before)) = (&self.what, &self.readable) else {
            return None;
        };
        let position = &before.table.state().position;
        let men = |at| position.piece(at);
        let board = Board::new(position.grid(), &men);
        Some(lang.words().reason(&refusal.breach, &board))
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// The whole text of the record.
    pub fn text(&self) -> String {
        let mut text = head(self.table.setup(), self.begun);
        if let (Some(paper), Some(at)) = (&self.paper, text.find("\n[seats]\n")) {
            let (format, paper) = (quoted(&paper.format), quoted(&paper.text));
            text.insert_str(
                at,
                &format!("score = {{ format = {format}, text = {paper} }}\n"),
            );
        }
        // A play is written as its position has it, so the game is gone through once more.
        if let Ok(mut table) = Table::new(self.table.setup().clone()) {
            for entry in self.table.entries() {
                text += &line::entry(entry, &table.state().position);
                if table.apply(entry.clone()).is_err() {
                    break;
                }
            }
        }
        text
    }

    /// When something was last done.
    pub fn last(&self) -> Millis {
        let last = self.table.entries().last();
        last.map_or(self.begun, |entry| entry.at)
    }
}

/// The head of a record; the entries are appended to it.
pub fn head(setup: &Setup, begun: Millis) -> String {
    let mut text = ABOUT.to_owned();
    let first = match setup.first {
        First::Settled(seat) => quoted(line::seat(seat)),
        First::Lot { seed } => format!("{{ lot = \"{seed}\" }}"),
    };
    // Writing to a String cannot fail.
    let _ = write!(
        text,
        "reglement = {FORMAT}\ngame = \"{}\"\nbegun = {} # {}\nfirst = {first}\n{}{}{}{}\n[seats]\n",
        setup.game.id(),
        begun.0.min(i64::MAX as u64),
        Utc::from(begun),
        start(setup),
        draw_given(setup),
        house(setup),
        slips(setup),
    );
    for (seat, name) in setup.game.seats().iter().zip(&setup.names) {
        let _ = writeln!(text, "{} = {}", line::seat(*seat), quoted(name));
    }
    if let Some(contest) = &setup.contest {
        text += &contest::text(contest, setup.game);
    }
    text
}

/// The odds of the draw, if they are given.
fn draw_given(setup: &Setup) -> String {
    setup.draw_given.map_or_else(String::new, |giver| {
        format!("draw-given = {}\n", quoted(line::seat(giver)))
    })
}

/// How captures are taken and who wins, how the four sit and in which direction they move, each where it is a choice; and
/// whether it is played to the letter.
fn house(setup: &Setup) -> String {
    let page = setup.game.page();
    let House {
        omitted,
        aim,
        seating,
        watch,
        clock,
    } = setup.house;
    let mut text = String::new();
    // Writing to a String cannot fail.
    if page.neglect != Neglect::Unknown {
        let _ = writeln!(text, "omitted-capture = \"{}\"", omitted.word());
        if aim == Aim::Lose {
            text += "losing = true\n";
        }
    }
    if page.seating == Seatings::Chosen {
        let (partners, order) = (seating.partners.word(), seating.order.word());
        let _ = write!(text, "partners = \"{partners}\"\ndirection = \"{order}\"\n");
    }
    if let Watch::Players(claims) = watch {
        let _ = write!(text, "letter = true\nclaims = \"{}\"\n", claims.word());
    }
    let said = match clock.common() {
        Some(control) => format!(
            "minutes = {}, increment = {}",
            control.minutes(),
            control.increment()
        ),
        None => {
            let seats = setup.game.seats().iter();
            let each = seats.filter_map(|seat| Some((line::seat(*seat), clock.of(*seat)?)));
            let each = each.map(|(seat, control)| format!("{seat} = \"{control}\""));
            each.collect::<Vec<_>>().join(", ")
        }
    };
    if !said.is_empty() {
        let _ = writeln!(text, "clock = {{ {said} }}");
    }
    text
}

/// What was set up wrongly, in the order in which it was.
fn slips(setup: &Setup) -> String {
    if setup.slips.is_empty() {
        return String::new();
    }
    let grid = setup.game.grid();
    let slips = setup.slips.iter();
    let slips: Vec<String> = slips.map(|slip| quoted(&slip_text(*slip, grid))).collect();
    format!("slips = [{}]\n", slips.join(", "))
}

fn start(setup: &Setup) -> String {
    match &setup.start {
        Start::Array => String::new(),
        Start::Position(position) => {
            format!("start = {{ position = \"{}\" }}\n", fen::write(position))
        }
        Start::Odds(odds) => {
            let grid = setup.game.grid();
            let men = odds
                .men
                .iter()
                .map(|at| format!(", {}", quoted(&grid.label(*at))));
            let giver = quoted(line::seat(odds.giver));
            format!(
                "start = {{ odds = [{giver}{}] }}\n",
                men.collect::<String>()
            )
        }
    }
}

/// Reads a record; a torn last entry is left out, and so are the zeros that a disk leaves behind the last when it loses its
/// power.
///
/// # Errors
/// What is wrong and where, with the game as far as it could be read.
pub fn read(bytes: &[u8]) -> Result<Reading, Box<RecordError>> {
    let zeros = bytes.iter().rev().take_while(|byte| **byte == 0).count();
    let written = bytes.get(..bytes.len() - zeros).unwrap_or_default();
    let text = text_of(if written.is_empty() { bytes } else { written })?;
    let whole = torn_at(text).unwrap_or(text.len());
    let sound = &text[..whole];
    let record = replayed(sound).map_err(|stop| located(sound, stop))?;
    Ok(Reading {
        record,
        whole,
        torn: bytes.len() - whole,
    })
}

fn text_of(bytes: &[u8]) -> Result<&str, Box<RecordError>> {
    let not_text = |at: usize, what| {
        let before = bytes.get(..at).unwrap_or_default();
        let before = str::from_utf8(before).unwrap_or_default();
        Err(located(before, Stop::at(at, what)))
    };
    if bytes.is_empty() {
        return not_text(0, Flaw::Empty);
    }
    let wide = match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [high, low, ..] => (*high == 0) != (*low == 0),
        _ => false,
    };
    if wide {
        return not_text(0, Flaw::NotText(NotText::Utf16));
    }
    let zero = bytes.iter().position(|byte| *byte == 0);
    match (str::from_utf8(bytes), zero) {
        (Ok(text), None) => Ok(text),
        (Err(error), zero) if zero.is_none_or(|zero| error.valid_up_to() < zero) => {
            not_text(error.valid_up_to(), Flaw::NotText(NotText::Bytes))
        }
        (_, zero) => not_text(zero.unwrap_or(0), Flaw::NotText(NotText::Zeros)),
    }
}

/// Where reading stopped, why, and the game up to there if that is known already.
struct Stop {
    at: usize,
    what: Flaw,
    before: Option<Box<Record>>,
}

impl Stop {
    const fn at(at: usize, what: Flaw) -> Stop {
        Stop {
            at,
            what,
            before: None,
        }
    }
}

fn replayed(text: &str) -> Result<Record, Stop> {
    let parsed = parse(text).map_err(|Misread { at, what }| Stop::at(at, what))?;
    let (begun, paper) = (parsed.begun, parsed.paper);
    let table =
        Table::new(parsed.setup).map_err(|error| Stop::at(place_of(text, &error), error.into()))?;
    let (entries, places): (Vec<_>, Vec<_>) = parsed.entries.into_iter().unzip();
    match table.replay(entries) {
        Ok(table) => Ok(Record {
            begun,
            table,
            paper,
        }),
        Err(misplayed) => Err(Stop {
            at: places.get(misplayed.number - 1).map_or(0, |at| *at),
            what: Flaw::Refused(misplayed.refusal),
            before: Some(Box::new(Record {
                begun,
                table: *misplayed.before,
                paper,
            })),
        }),
    }
}

/// Where the head says what makes its set-up one that cannot be.
fn place_of(text: &str, error: &SetupError) -> usize {
    let keys = match error {
        SetupError::NoHouse(_) => ["\nomitted-capture =", "\nlosing ="],
        SetupError::NoSeating(_) => ["\npartners =", "\ndirection ="],
        SetupError::AfterPlayerBegins(..) | SetupError::LightBegins => ["\nfirst =", "\nstart ="],
        SetupError::NoDrawGiven(_) | SetupError::TwoGivers => ["\ndraw-given =", "\nstart ="],
        SetupError::NoLetter(_) => ["\nletter =", "\nclaims ="],
        SetupError::NoSlip(_) | SetupError::NoOddsToKeep | SetupError::SlipNowhere(_) => {
            ["\nslips =", "\nletter ="]
        }
        _ => ["\nstart =", "\ndraw-given ="],
    };
    let mut places = keys.into_iter().filter_map(|key| text.find(key));
    places.next().map_or(0, |at| at + 1)
}

/// The error at a place in the text, with what can be read of the lines before it.
fn located(text: &str, stop: Stop) -> Box<RecordError> {
    let Stop { at, what, before } = stop;
    let mut readable = before;
    let mut sound = before_line(text, at);
    for _ in 0..MOST_FAULTS {
        if readable.is_some() || sound.is_empty() {
            break;
        }
        match replayed(sound) {
            Ok(record) => readable = Some(Box::new(record)),
            Err(stop) => {
                readable = stop.before;
                sound = before_line(sound, stop.at);
            }
        }
    }
    let headers = text
        .match_indices("\n[[act]]")
        .take_while(|(header, _)| *header < at);
    let headed = Some(headers.count()).filter(|count| *count > 0);
    let follows = readable
        .as_ref()
        .map(|record| record.table.entries().len() + 1);
    Box::new(RecordError {
        line: line_of(text, at),
        entry: headed.max(follows),
        what,
        readable,
    })
}

/// The lines before the one with this byte, less what they hold of an entry that goes on in it: one that no empty line
/// and no new header parts from it.
fn before_line(text: &str, at: usize) -> &str {
    let before = text.get(..at).unwrap_or(text);
    let end = before.rfind('\n').map_or(0, |end| end + 1);
    let goes_on = !text[end..].starts_with(['[', '\n']);
    let header = text[..end].rfind("\n\n[[act]]\n").filter(|_| goes_on);
    let own = header.filter(|header| !text[header + 2..end].contains("\n\n"));
    let lines = &text[..own.map_or(end, |header| header + 1)];
    &lines[..torn_at(lines).unwrap_or(lines.len())]
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.as_bytes().get(..at).unwrap_or(text.as_bytes());
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}
