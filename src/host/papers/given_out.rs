//! A record becomes a text that other programs read: its moves, and in comments of our own the acts that are none.
//!
//! Nothing goes out that would not come back: the text is read again, and must give the same game.

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::exchange::own::{self, TAG};
use crate::exchange::score::{Outcome, Score};
use crate::exchange::tags::Tags;
use crate::exchange::token::Dialect;
use crate::exchange::write;
use crate::host::papers::brought::{self, concluding, name_tags, outcome};
use crate::host::papers::format::{Format, game_of, usual};
use crate::host::papers::names::name;
use crate::host::papers::own_tags;
use crate::host::papers::stream::scores;
use crate::notation::fen;
use crate::room::date::Utc;
use crate::room::line;
use crate::room::record::{Paper, Record};
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Entry};
use crate::table::setup::{Setup, Start};
use crate::table::state::Done;

/// Why a game cannot be given out in a kind of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotHeld {
    /// The game is of another board than the text.
    OtherGame,
    /// It was set up wrongly (A1 to A3).
    Slips,
    /// The ply with this number, from 1, is no legal move: a false one that stands, or a second at once.
    Ply(usize),
    /// Read again it would not be the same.
    NotTheSame,
}

/// The game as a text of this kind.
///
/// # Errors
/// Why that cannot hold it; its own record can.
pub fn text(record: &Record, dialect: Dialect) -> Result<String, NotHeld> {
    let score = score(record, dialect)?;
    let text = write::game(&score, dialect, &name);
    match is_same(record, &score, dialect, &text) {
        true => Ok(text),
        false => Err(NotHeld::NotTheSame),
    }
}

/// Does the text give the score and the game again?
fn is_same(record: &Record, score: &Score, dialect: Dialect, text: &str) -> bool {
    let game = record.table.setup().game;
    let Some(Ok(read)) = scores(text.as_bytes(), dialect, None).next() else {
        return false;
    };
    let Ok(again) = brought::record(&read, dialect, None, record.begun) else {
        return false;
    };
    let (one, other) = (&record.table, &again.record.table);
    let alike =
        |(one, other): (&Entry, &Entry)| one.seat == other.seat && are_alike(&one.act, &other.act);
    game == other.setup().game
        && held(one.setup()) == held(other.setup())
        && one.state().position == other.state().position
        && one.state().verdict() == other.state().verdict()
        && one.entries().len() == other.entries().len()
        && one.entries().iter().zip(other.entries()).all(alike)
        && (&read.line, read.result) == (&score.line, score.result)
}

/// A set-up as a text can hold it: a tag has no line ends, and a name of question marks is none.
pub fn held(setup: &Setup) -> Setup {
    let name = |name: &String| {
        let name = name.replace(char::is_control, " ");
        match name.chars().all(|letter| matches!(letter, '?' | ' ')) {
            true => String::new(),
            false => name,
        }
    };
    let names = setup.names.iter().map(name).collect();
    Setup {
        names,
        ..setup.clone()
    }
}

/// Two plays are alike when they go between the same squares: the way of a capture may be told in more or fewer of them.
fn are_alike(one: &Act, other: &Act) -> bool {
    match (one, other) {
        (Act::Play(one) | Act::Insist(one), Act::Play(other) | Act::Insist(other)) => {
            (one.start(), one.end(), one.role) == (other.start(), other.end(), other.role)
        }
        (one, other) => one == other,
    }
}

/// The game as a score.
///
/// # Errors
/// Why there is none.
pub fn score(record: &Record, dialect: Dialect) -> Result<Score, NotHeld> {
    let table = &record.table;
    let setup = table.setup();
    if usual(setup.game) != dialect {
        return Err(NotHeld::OtherGame);
    }
    if !setup.slips.is_empty() {
        return Err(NotHeld::Slips);
    }
    let start = setup.position().map_err(|_| NotHeld::NotTheSame)?;
    let verdict = table.state().verdict();
    let result = verdict.map_or(Outcome::Open, |verdict| outcome(&verdict));
    let result = match dialect {
        Dialect::Four => by_one_seat(result),
        _ => result,
    };
    let mut told = told(record, result)?;
    let paper = record
        .paper
        .as_deref()
        .and_then(|paper| read_paper(paper, dialect));
    let mut score = Score {
        number: 1,
        place: Default::default(),
        tags: Tags::default(),
        start,
        line: Default::default(),
        result,
        remarks: Vec::new(),
    };
    let old = paper.as_ref().map(|paper| &paper.tags);
    if let Some(paper) = paper.as_ref().filter(|paper| paper.start == start) {
        let common = paper.line.moves.iter().zip(&told.moves);
        let common = common.take_while(|(one, other)| one == other).count();
        score.line = paper.line.clone();
        score.line.truncate(common);
        // Acts that its comments told of are told again below.
        let said = |comments: &mut Vec<String>| {
            for comment in comments
                .iter_mut()
                .filter(|comment| own::acts(comment).next().is_some())
            {
                *comment = own::said(comment);
            }
            comments.retain(|comment| !comment.is_empty());
        };
        said(&mut score.line.before);
        for index in 0..common {
            if score
                .line
                .note(index)
                .is_some_and(|note| !note.comments.is_empty())
            {
                said(&mut score.line.note_mut(index).comments);
            }
        }
        for played in told.moves.iter().skip(common) {
            score.line.moves.push(*played);
        }
    } else {
        score.line.moves = std::mem::take(&mut told.moves);
    }
    for (plies, act) in &told.acts {
        match plies.checked_sub(1) {
            Some(last) => score.line.note_mut(last).comments.push(act.clone()),
            None => score.line.before.push(act.clone()),
        }
    }
    score.tags = tags(record, dialect, result, &told, old);
    Ok(score)
}

/// A side as texts of four name it: that of South by South, the other by East.
fn by_one_seat(result: Outcome) -> Outcome {
    let seat = |side: Seats| match side.has(Seat::South) {
        true => Seats::of(Seat::South),
        false => Seats::of(Seat::East),
    };
    match result {
        Outcome::Won(side) => Outcome::Won(seat(side)),
        Outcome::HalfWon(side) => Outcome::HalfWon(seat(side)),
        other => other,
    }
}

/// The paper of a record, read again.
pub fn read_paper(paper: &Paper, dialect: Dialect) -> Option<Score> {
    match Format::named(&paper.format)? {
        Format::Text(of) if of == dialect => {
            scores(paper.text.as_bytes(), dialect, None).next()?.ok()
        }
        _ => None,
    }
}

/// What is told of a game: its moves, and its other acts, each with the number of moves before it.
struct Told {
    moves: Vec<Move>,
    acts: Vec<(usize, String)>,
    /// Is every ply legal where nothing may be neglected or huffed?
    strict: bool,
}

fn told(record: &Record, result: Outcome) -> Result<Told, NotHeld> {
    let setup = record.table.setup();
    let mut table = Table::new(setup.clone()).map_err(|_| NotHeld::NotTheSame)?;
    // The entries that made the plies which have not been taken back, and how each entry is written.
    let mut made: Vec<usize> = Vec::new();
    let mut written: Vec<(&Entry, String)> = Vec::new();
    for (index, entry) in record.table.entries().iter().enumerate() {
        let before = table.state().past.len();
        written.push((entry, act_text(entry, &table.state().position)));
        table
            .apply(entry.clone())
            .map_err(|_| NotHeld::NotTheSame)?;
        let after = table.state().past.len();
        match after > before {
            true => made.push(index),
            false => made.truncate(after),
        }
    }
    let mut told = Told {
        moves: Vec::new(),
        acts: Vec::new(),
        strict: !setup.is_to_lose(),
    };
    let past = &table.state().past;
    let mut plies = made.iter().zip(past).enumerate().peekable();
    let last = written
        .len()
        .saturating_sub(concluded(&table, &written, result));
    for (index, (_, text)) in written.into_iter().enumerate().take(last) {
        let ply = plies.next_if(|(_, (made, _))| **made == index);
        match ply.map(|(number, (_, ply))| (number, ply.done, ply.before)) {
            None => told.acts.push((told.moves.len(), text)),
            Some((_, Done::Huff(_), _)) => {
                told.strict = false;
                told.acts.push((told.moves.len(), text));
            }
            Some((_, Done::Move(played), before)) => {
                told.strict &= before
                    .draughts()
                    .is_none_or(|_| before.moves().contains(&played));
                told.moves.push(played);
            }
            Some((number, Done::Second(_) | Done::Amiss(_), _)) => {
                return Err(NotHeld::Ply(number + 1));
            }
        }
    }
    Ok(told)
}

/// How many of the last acts a reader would do by himself, for the result tells of them.
fn concluded(table: &Table, written: &[(&Entry, String)], result: Outcome) -> usize {
    for count in (1..=written.len().min(8)).rev() {
        let begins = written.len() - count;
        let tail = written.get(begins..).unwrap_or_default();
        let plays = |act: &Act| matches!(act, Act::Play(_) | Act::Insist(_));
        if tail.iter().any(|(entry, _)| plays(&entry.act)) {
            continue;
        }
        let acts = concluding(&table.at(begins), result);
        let same = |((seat, act), (entry, _)): (&(_, Act), &(&Entry, _))| {
            *seat == entry.seat && *act == entry.act
        };
        if acts.len() == count && acts.iter().zip(tail).all(same) {
            return count;
        }
    }
    0
}

/// An act as it stands in a comment: the lines of its entry in a record.
fn act_text(entry: &Entry, position: &Position) -> String {
    let lines = line::entry(entry, position);
    let last = lines.lines().last().unwrap_or_default();
    let (key, value) = last.split_once(" = ").unwrap_or_default();
    let seat = line::seat(entry.seat);
    let value = value.trim_matches('"');
    own::Act { seat, key, value }.text()
}

/// The tags: those of the paper, if there is one, with what the record knows better.
fn tags(
    record: &Record,
    dialect: Dialect,
    result: Outcome,
    told: &Told,
    old: Option<&Tags>,
) -> Tags {
    let setup = record.table.setup();
    let utc = Utc::from(record.begun);
    let [day, month, year] = utc.day();
    let date = format!("{year:04}.{month:02}.{day:02}");
    let unknown = |name: &str| {
        if name.is_empty() {
            "?".to_owned()
        } else {
            name.to_owned()
        }
    };
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut put = |name: &str, value: String| tags.push((name.to_owned(), value));
    put("Event", "?".to_owned());
    put("Site", "?".to_owned());
    put("Date", date);
    put("Round", "?".to_owned());
    for (tag, name) in name_tags(dialect).iter().zip(&held(setup).names) {
        put(tag, unknown(name));
    }
    put("Result", write::result(result, dialect).to_owned());
    let own_lines = own_tags::tags(setup);
    let position = setup
        .position()
        .ok()
        .filter(|_| setup.start != Start::Array);
    if dialect == Dialect::Pdn && told.strict {
        put("GameType", "20".to_owned());
    }
    if old.is_none()
        && let Some(hour) = utc.hour()
    {
        put("Time", hour + ":00");
    }
    if let Some(position) = position {
        put("SetUp", "1".to_owned());
        put("FEN", fen::write(&position));
    }
    let ours = !own_lines.is_empty()
        || !told.acts.is_empty()
        || setup.game != game_of(dialect)
        || (dialect == Dialect::Pdn && !told.strict);
    if ours {
        put(TAG, setup.game.id().to_owned());
    }
    tags.extend(own_lines);
    let Some(old) = old else {
        return tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
    };
    // Of the tags that came with it only those change of which the record knows better.
    let known = |name: &str| {
        tags.iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
    };
    let is_fixed = |name: &str| !matches!(name, "Event" | "Site" | "Round" | "Date");
    let mut merged = Tags::default();
    for (name, value) in old.iter() {
        let ours = name
            .get(..TAG.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(TAG));
        let stale = ours || name.eq_ignore_ascii_case("GameType");
        match known(name).filter(|(known, _)| is_fixed(known)) {
            Some((_, now)) => merged.push(name, now),
            None if stale => {}
            None => merged.push(name, value),
        }
    }
    for (name, value) in &tags {
        let new = merged.get(name).is_none();
        if new && (is_fixed(name) || value != "?") && name != "Date" {
            merged.push(name, value);
        }
    }
    merged
}
