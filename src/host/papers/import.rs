//! `record import`: games out of texts become records, game by game.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;

use crate::exchange::fault::Place;
use crate::exchange::score::Score;
use crate::exchange::tags::Tags;
use crate::exchange::token::Dialect;
use crate::games::Game;
use crate::host::outcome::Filled;
use crate::host::papers::asked::{Heard, Input};
use crate::host::papers::brought::{self, Brought, name_tags};
use crate::host::papers::bulk::{Bulk, Match};
use crate::host::papers::format::{Format, usual};
use crate::host::papers::stream::scores;
use crate::host::papers::told::Teller;
use crate::host::records::{RecordsError, name_text};
use crate::lang::sentence::{fill, typed};
use crate::lang::{Lang, Say};
use crate::notation::fen_draughts;
use crate::room::journal::{JournalError, LONGEST};
use crate::room::now;
use crate::room::record::{Record, read};
use crate::table::act::Millis;

/// How much of a text is looked at to know its kind.
const LOOK: usize = 4096;
/// After so many games it is told how far reading is.
const EVERY: usize = 50;

/// What is brought in, and how.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// In which language it is told.
    pub lang: Lang,
    /// The kind of text, if it was said.
    pub format: Option<Format>,
    /// The game, if it was said.
    pub game: Option<Game>,
    /// Into this folder; nowhere where they are only checked.
    pub folder: Option<PathBuf>,
    /// Only games with these numbers; all where none is named.
    pub only: Vec<(usize, usize)>,
}

/// Numbers and ranges of games, `1,3,7-9`.
///
/// # Errors
/// What is none.
pub fn numbers(text: Option<&str>) -> Result<Vec<(usize, usize)>, Filled<1>> {
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
        (1 <= first && first <= last).then_some((first, last))
    };
    let Some(text) = text else {
        return Ok(Vec::new());
    };
    let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
    ranges.ok_or_else(|| Filled(|words| words.exchange.trade.no_numbers, [typed(text)]))
}

/// How it went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Games read.
    pub read: usize,
    /// Of these brought in, or right.
    pub good: usize,
    /// Of these wrong.
    pub wrong: usize,
    /// Was it broken off, or was a game asked for that there is not?
    pub amiss: bool,
}

/// Brings in the games of these files; `-` is standard input. What is brought in is told on `out`, a line a game, what is
/// wrong or odd on `aside`.
///
/// # Errors
/// A file cannot be read or a record not be made; what was brought in before is kept.
pub fn import(
    files: &[PathBuf],
    wanted: &Wanted,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<Count, RecordsError> {
    let (out, aside) = (&mut Heard::by(out), &mut Heard::by(aside));
    let stop = Arc::new(AtomicBool::new(false));
    // Where it cannot be, the system ends the program, and what is whole is kept as well.
    let caught = signal_hook::flag::register(SIGINT, Arc::clone(&stop)).ok();
    let bulk = wanted.folder.as_deref().map(Bulk::into).transpose()?;
    let mut importing = Importing {
        wanted,
        bulk,
        out,
        aside,
        stop,
        shows: io::stderr().is_terminal(),
        count: Count::default(),
        last: 0,
        now: now(),
    };
    let done = files.iter().try_for_each(|file| importing.file(file));
    if let Some(bulk) = &importing.bulk {
        bulk.finish();
    }
    if let Some(caught) = caught {
        signal_hook::low_level::unregister(caught);
    }
    importing.out.flush()?;
    importing.clear()?;
    done?;
    let lines = &wanted.lang.words().exchange.trade;
    let Count {
        read, good, wrong, ..
    } = importing.count;
    let line = match wanted.folder {
        Some(_) => lines.summary,
        None => lines.checked,
    };
    let counts = [
        &(lines.games_read)(read),
        &good.to_string(),
        &wrong.to_string(),
    ];
    writeln!(
        importing.aside,
        "{}",
        fill(line, &counts.map(String::as_str))
    )?;
    if importing.is_stopped() {
        importing.count.amiss = true;
        writeln!(importing.aside, "{}", lines.stopped)?;
    } else if let Some((missing, _)) = wanted.only.iter().find(|it| it.0 > importing.last) {
        importing.count.amiss = true;
        let parts = [missing, &importing.last].map(usize::to_string);
        let parts = parts.each_ref().map(String::as_str);
        writeln!(importing.aside, "{}", fill(lines.no_such, &parts))?;
    }
    Ok(importing.count)
}

struct Importing<'i> {
    wanted: &'i Wanted,
    bulk: Option<Bulk>,
    out: &'i mut dyn Write,
    aside: &'i mut dyn Write,
    stop: Arc<AtomicBool>,
    /// Is somebody looking, so that it is told how far reading is?
    shows: bool,
    count: Count,
    /// The highest number of a game that was read.
    last: usize,
    now: Millis,
}

/// A text that is being read.
struct Text<'t> {
    name: &'t str,
    dialect: Dialect,
    length: Option<u64>,
}

impl Importing<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn file(&mut self, path: &Path) -> Result<(), RecordsError> {
        if self.is_stopped() {
            return Ok(());
        }
        let (stream, length): (Box<dyn Read>, _) = match path.as_os_str() == "-" {
            true => {
                let input = Input::new().map_err(JournalError::system("read", path))?;
                (Box::new(input), None)
            }
            false => {
                // Asked before it is opened: opening a pipe waits, and opening a device may do something.
                let file = fs::metadata(path).map_err(JournalError::system("opened", path))?;
                if !file.is_file() {
                    return Err(JournalError::NoFile(path.to_owned()).into());
                }
                let length = file.len();
                let file = File::open(path).map_err(JournalError::system("opened", path))?;
                (Box::new(file), Some(length))
            }
        };
        let mut stream = stream;
        let mut begin = Vec::new();
        let looked = (&mut stream).take(LOOK as u64).read_to_end(&mut begin);
        // What came before it was broken off is read all the same.
        looked
            .map(|_| ())
            .or_else(|error| self.is_stopped().then_some(()).ok_or(error))
            .map_err(JournalError::system("read", path))?;
        let format = self.wanted.format.or_else(|| Format::of_name(path));
        let format = format.unwrap_or_else(|| match self.wanted.game {
            Some(game) if !begin.starts_with(b"# A game kept") => Format::Text(usual(game)),
            _ => Format::of_text(&begin),
        });
        let name = name_text(&path.to_string_lossy());
        let stream = io::Cursor::new(begin).chain(stream);
        match format {
            Format::Reglement => self.record(path, &name, stream),
            Format::Text(dialect) => self.games(
                &Text {
                    name: &name,
                    dialect,
                    length,
                },
                stream,
            ),
        }
    }

    /// A record is a game of its own; it is copied as it is.
    fn record(&mut self, path: &Path, name: &str, stream: impl Read) -> Result<(), RecordsError> {
        let mut bytes = Vec::new();
        self.last = self.last.max(1);
        stream
            .take(LONGEST + 1)
            .read_to_end(&mut bytes)
            .map_err(JournalError::system("read", path))?;
        self.count.read += 1;
        match read(&bytes) {
            Ok(reading) => self.keep(&format!("{name}:1"), &reading.record),
            Err(error) => {
                self.count.wrong += 1;
                writeln!(
                    self.aside,
                    "{name}:{}: {}",
                    error.line,
                    error.say(self.wanted.lang)
                )?;
                Ok(())
            }
        }
    }

    fn games(&mut self, text: &Text, stream: impl Read) -> Result<(), RecordsError> {
        let asked = self.wanted.game.filter(|game| usual(*game) == text.dialect);
        let mut games = scores(stream, text.dialect, asked);
        while let Some(read) = games.next() {
            let number = match &read {
                Ok(score) => score.number,
                Err(fault) => fault.number,
            };
            // What was cut off is not told as wrong.
            if self.is_stopped() && read.is_err() {
                break;
            }
            self.last = self.last.max(number);
            let only = &self.wanted.only;
            if only.is_empty()
                || only
                    .iter()
                    .any(|(first, last)| (*first..=*last).contains(&number))
            {
                self.count.read += 1;
                match read {
                    Ok(score) => self.score(text, &score, asked)?,
                    Err(fault) => {
                        self.count.wrong += 1;
                        let teller = self.teller(text, &fault.tags, asked);
                        let why = teller.fault(&fault);
                        self.wrong(text, fault.place, number, &fault.tags, &why)?;
                        for remark in &fault.remarks {
                            self.odd(text, remark.place, &teller.oddity(&remark.what))?;
                        }
                    }
                }
            }
            if self.is_stopped() && text.length.is_some() {
                break;
            }
            if number % EVERY == 0 {
                self.progress(text, number, games.offset())?;
            }
        }
        Ok(())
    }

    fn teller(&self, text: &Text, tags: &Tags, asked: Option<Game>) -> Teller {
        Teller {
            lang: self.wanted.lang,
            dialect: text.dialect,
            game: brought::game(tags, text.dialect, asked),
        }
    }

    fn score(
        &mut self,
        text: &Text,
        score: &Score,
        asked: Option<Game>,
    ) -> Result<(), RecordsError> {
        let teller = self.teller(text, &score.tags, asked);
        let lines = &self.wanted.lang.words().exchange.trade;
        for remark in &score.remarks {
            self.odd(text, remark.place, &teller.oddity(&remark.what))?;
        }
        if score
            .tags
            .get("FEN")
            .is_some_and(fen_draughts::says_the_turn_twice)
        {
            self.odd(text, score.place, lines.odd.turn_twice)?;
        }
        match brought::record(score, text.dialect, asked, self.now) {
            Ok(Brought { record, other }) => {
                if let Some(said) = other {
                    let said = teller.result(said);
                    let why = match record.table.score() {
                        Some(board) => fill(lines.contradicts, &[said, board]),
                        None => fill(lines.unfinished, &[said]),
                    };
                    self.odd(text, score.place, &why)?;
                }
                let at = format!("{}:{}", text.name, score.place.line);
                self.keep(&at, &record)
            }
            Err(why) => {
                self.count.wrong += 1;
                let why = teller.not_brought(&why);
                self.wrong(text, score.place, score.number, &score.tags, &why)
            }
        }
    }

    /// A game is right: it is kept, and told.
    fn keep(&mut self, at: &str, record: &Record) -> Result<(), RecordsError> {
        let path = match &mut self.bulk {
            Some(bulk) => Some(bulk.add(record)?),
            None => None,
        };
        self.count.good += 1;
        let table = &record.table;
        let words = self.wanted.lang.words();
        if let Some((_, Match::Another)) = path {
            self.clear()?;
            writeln!(self.aside, "{at}: {}", words.exchange.trade.apart)?;
        }
        let names: Vec<String> = table
            .setup()
            .names
            .iter()
            .map(|name| name_text(name))
            .collect();
        let score = table.score().unwrap_or(words.room.to_be_continued);
        let plies = table.state().past.len();
        let [one, many] = words.shelf.plies;
        let plies = format!("{plies} {}", if plies == 1 { one } else { many });
        self.clear()?;
        write!(self.out, "{at}  {}  {score}  {plies}", names.join(" - "))?;
        if let Some(file) = path.as_ref().and_then(|(path, _)| path.file_name()) {
            write!(self.out, "  {}", name_text(&file.to_string_lossy()))?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    fn wrong(
        &mut self,
        text: &Text,
        place: Place,
        number: usize,
        tags: &Tags,
        why: &str,
    ) -> Result<(), RecordsError> {
        let lines = &self.wanted.lang.words().exchange.trade;
        let names = name_tags(text.dialect)
            .iter()
            .filter_map(|tag| tags.get(tag));
        let names: Vec<String> = names.map(name_text).collect();
        let mut game = fill(lines.game, &[&number.to_string()]);
        if !names.is_empty() {
            game += &format!(" ({})", names.join(" - "));
        }
        self.odd(text, place, &format!("{game}: {why}"))
    }

    fn odd(&mut self, text: &Text, place: Place, what: &str) -> Result<(), RecordsError> {
        self.clear()?;
        writeln!(
            self.aside,
            "{}:{}:{}: {what}",
            text.name, place.line, place.column
        )?;
        Ok(())
    }

    /// How far reading is, on a line that is written over.
    fn progress(&mut self, text: &Text, games: usize, offset: u64) -> Result<(), RecordsError> {
        let Some(length) = text.length.filter(|length| self.shows && *length > 0) else {
            return Ok(());
        };
        let lines = &self.wanted.lang.words().exchange.trade;
        let percent = (offset.min(length) * 100 / length).to_string();
        self.out.flush()?;
        write!(
            self.aside,
            "\r\x1b[K{}",
            fill(lines.progress, &[&games.to_string(), &percent])
        )?;
        self.aside.flush()?;
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        match self.shows {
            true => write!(self.aside, "\r\x1b[K"),
            false => Ok(()),
        }
    }
}
