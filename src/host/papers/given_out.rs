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
use crate::host::papers::brought::{self, bare, name_tags, outcome};
use crate::host::papers::format::{Format, game_of, usual};
use crate::host::papers::names::name;
use crate::host::papers::stream::scores;
use crate::host::papers::{own_tags, timed};
use crate::notation::fen;
use crate::room::date::Utc;
use crate::room::line;
use crate::room::record::{Paper, Record};
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::setup::{Setup, Start};
use crate::table::state::Done;

/// Why a game cannot be given out in a kind of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotHeld {
    /// The game is of another board than the text.
    OtherGame,
    /// Read again it would not be the same.
    NotTheSame,
}

/// The game as a text of this kind.
///
/// # Errors
/// Why that cannot hold it; its own record can.
pub fn text(record: &Record, dialect: Dialect) -> Result<String, NotHeld> {
    let mut ways = [Moves::Written, Moves::Told].into_iter().map(|moves| {
        let score = score(record, dialect, moves)?;
        let text = write::game(&score, dialect, &name);
        match is_same(record, &score, dialect, &text) {
            true => Ok(text),
            false => Err(NotHeld::NotTheSame),
        }
    });
    let written = ways.next().unwrap_or(Err(NotHeld::NotTheSame));
    written.or_else(|why| match why {
        NotHeld::NotTheSame => ways.next().unwrap_or(Err(why)),
        NotHeld::OtherGame => Err(why),
    })
}

/// How moves stand in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moves {
    /// As moves, as long as each is one: what follows on a false move that stands is told like any other act.
    Written,
    /// All in comments, as acts.
    Told,
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
        && timed::alike(one, other)
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
fn score(record: &Record, dialect: Dialect, moves: Moves) -> Result<Score, NotHeld> {
    let table = &record.table;
    let setup = table.setup();
    if usual(setup.game) != dialect {
        return Err(NotHeld::OtherGame);
    }
    let start = setup.position().map_err(|_| NotHeld::NotTheSame)?;
    let verdict = table.state().verdict();
    let result = verdict.map_or(Outcome::Open, |verdict| outcome(&verdict));
    let result = match dialect {
        Dialect::Four => by_one_seat(result),
        _ => result,
    };
    let follows = (moves == Moves::Written).then(|| start.passed_on());
    let mut told = told(record, result, follows)?;
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
        // What its comments told of acts and times is told again below.
        let bare = bare(table);
        let said = |comments: &mut Vec<String>| {
            for comment in comments.iter_mut() {
                *comment = bare(comment);
            }
            comments.retain(|comment| !comment.is_empty());
        };
        said(&mut score.line.before);
        for index in 0..common {
            if score.line.note(index).is_some() {
                said(&mut score.line.note_mut(index).comments);
            }
        }
        for played in told.moves.iter().skip(common) {
            score.line.moves.push(*played);
        }
    } else {
        score.line.moves = std::mem::take(&mut told.moves);
    }
    for (index, left) in told.left.iter().enumerate() {
        let comments = &mut score.line.note_mut(index).comments;
        comments.push(own::clock(left.0));
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
#[derive(Default)]
struct Told {
    moves: Vec<Move>,
    /// What was left after each, where time is counted.
    left: Vec<Millis>,
    acts: Vec<(usize, String)>,
    /// Is a ply not legal where nothing may be neglected or huffed, or is the game played to lose?
    is_loose: bool,
}

impl Told {
    fn act(&mut self, text: String) {
        self.acts.push((self.moves.len(), text));
    }
}

/// Who reads the text knows the position before each move, as long as he can follow from the first one.
fn told(record: &Record, result: Outcome, mut follows: Option<Position>) -> Result<Told, NotHeld> {
    let setup = record.table.setup();
    let entries = record.table.entries();
    let mut table = Table::new(setup.clone()).map_err(|_| NotHeld::NotTheSame)?;
    let plays = |entry: &Entry| matches!(entry.act, Act::Play(_) | Act::Insist(_));
    let concluding = entries.iter().rev().take_while(|entry| !plays(entry));
    let concluding = entries.len() - concluding.count().min(MOST_CONCLUDING);
    let mut last = entries.len();
    // The entries that made the plies which have not been taken back, and how each entry is written.
    let mut made: Vec<usize> = Vec::new();
    let mut written: Vec<(String, bool)> = Vec::new();
    let mut since = record.begun;
    for (index, entry) in entries.iter().enumerate() {
        let tail = entries.get(index..).unwrap_or_default();
        if concluding <= index && last > index && concludes(&table, tail, result) {
            last = index;
        }
        let before = table.state().past.len();
        let after = match table.state().clock {
            Some(_) => entry.at.0.saturating_sub(since.0),
            None => 0,
        };
        since = entry.at;
        let text = act_text(entry, &table.state().position, after);
        written.push((text, is_as_read(&table, entry)));
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
        is_loose: setup.is_to_lose(),
        ..Told::default()
    };
    let past = &table.state().past;
    let mut plies = made.iter().zip(past).enumerate().peekable();
    for (index, (text, as_read)) in written.into_iter().enumerate().take(last) {
        let ply = plies.next_if(|(_, (made, _))| **made == index);
        let heard = |text: &String| {
            let position = follows?;
            Some(own::heard(position, std::slice::from_ref(text)))
        };
        let Some((number, (_, ply))) = ply else {
            follows = heard(&text);
            told.act(text);
            continue;
        };
        let before = ply.before;
        let as_read = |played: &Move| {
            let read = Act::Play(before.play(*played));
            as_read && follows == Some(before) && are_alike(&table.entries()[index].act, &read)
        };
        let is_draughts = before.draughts().is_some();
        let may_be_false = is_draughts || setup.house.is_to_the_letter();
        let is_false = |played: Move| may_be_false && !before.moves().contains(&played);
        match ply.done {
            Done::Move(played) if as_read(&played) && (is_draughts || !is_false(played)) => {
                told.is_loose |= is_draughts && is_false(played);
                told.moves.push(played);
                told.left.extend(table.left_after(number));
                follows = Some(before.after(played));
            }
            done => {
                told.is_loose = true;
                follows = match done {
                    Done::Huff(_) => heard(&text),
                    _ => None,
                };
                told.act(text);
            }
        }
    }
    Ok(told)
}

/// No game ends with more acts that its result tells.
const MOST_CONCLUDING: usize = 8;

/// Would a reader do these last acts by himself, for the result tells of them? Not in a time that he does not know.
fn concludes(table: &Table, last: &[Entry], result: Outcome) -> bool {
    let acts = brought::concluding(table, result);
    let same = |((seat, act), entry): (&(_, Act), &Entry)| *seat == entry.seat && *act == entry.act;
    table.state().clock.is_none() && acts.len() == last.len() && acts.iter().zip(last).all(same)
}

/// Would a reader come to the act of this entry, being told its move?
fn is_as_read(table: &Table, entry: &Entry) -> bool {
    match entry.act {
        Act::Insist(play) => {
            let act = Act::Play(play);
            let tried = table.weigh(&Entry { act, ..*entry });
            tried.map_or_else(|refusal| refusal.breach.is_neglect(), |_| true)
        }
        _ => true,
    }
}

/// An act as it stands in a comment: the lines of its entry in a record.
fn act_text(entry: &Entry, position: &Position, after: u64) -> String {
    let lines = line::entry(entry, position);
    let last = lines.lines().last().unwrap_or_default();
    let (key, value) = last.split_once(" = ").unwrap_or_default();
    let seat = line::seat(entry.seat);
    let value = value.trim_matches('"');
    let act = own::Act {
        seat,
        key,
        value,
        after,
    };
    act.text()
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
    for (tag, value) in timed::tags(&record.table) {
        put(tag, value);
    }
    let own_lines = own_tags::tags(setup);
    let position = setup
        .position()
        .ok()
        .filter(|_| setup.start != Start::Array);
    if dialect == Dialect::Pdn && !told.is_loose {
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
        || (dialect == Dialect::Pdn && told.is_loose);
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
    // It came unfinished, and has ended here.
    let ended = result != Outcome::Open && old.get("Result").is_none_or(|old| old == "*");
    let mut merged = Tags::default();
    for (name, value) in old.iter() {
        let ours = name
            .get(..TAG.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(TAG));
        let stale = ours
            || name.eq_ignore_ascii_case("GameType")
            || ended && name.eq_ignore_ascii_case(timed::TERMINATION);
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
