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
use crate::host::papers::deeds::{Told, are_alike, told};
use crate::host::papers::format::{Format, game_of, usual};
use crate::host::papers::names::name;
use crate::host::papers::stream::scores;
use crate::host::papers::{own_tags, timed};
use crate::notation::fen;
use crate::room::date::Utc;
use crate::room::record::{Paper, Record};
use crate::table::act::Entry;
use crate::table::setup::{Setup, Start};

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
        let (score, acts) = score(record, dialect, moves)?;
        let text = write::game(&score, dialect, &name);
        match is_same(record, &score, acts, dialect, &text) {
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

/// Is there anything to tell of a game but its set-up, its moves and its result?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Acts {
    None,
    Some,
}

/// Does the text give the score and the game again? The same moves are the same game, where there is nothing else to do.
fn is_same(record: &Record, score: &Score, acts: Acts, dialect: Dialect, text: &str) -> bool {
    let one = &record.table;
    let (setup, game) = (one.setup(), one.setup().game);
    let Some(Ok(read)) = scores(text.as_bytes(), dialect, None).next() else {
        return false;
    };
    if (&read.line, read.result) != (&score.line, score.result) {
        return false;
    }
    if acts == Acts::None {
        let start = Some(read.start);
        let again = brought::setup(&read.tags, start, dialect, game);
        return brought::game(&read.tags, dialect, None) == game
            && again.is_some_and(|again| held(&again) == held(setup));
    }
    let Ok(again) = brought::record(&read, dialect, None, record.begun) else {
        return false;
    };
    let other = &again.record.table;
    let alike =
        |(one, other): (&Entry, &Entry)| one.seat == other.seat && are_alike(&one.act, &other.act);
    game == other.setup().game
        && held(setup) == held(other.setup())
        && one.state().position == other.state().position
        && one.state().verdict() == other.state().verdict()
        && timed::alike(one, other)
        && one.entries().len() == other.entries().len()
        && one.entries().iter().zip(other.entries()).all(alike)
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

/// The game as a score.
///
/// # Errors
/// Why there is none.
fn score(record: &Record, dialect: Dialect, moves: Moves) -> Result<(Score, Acts), NotHeld> {
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
    let mut told = told(record, result, follows).ok_or(NotHeld::NotTheSame)?;
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
        if let Some(left) = left {
            let comments = &mut score.line.note_mut(index).comments;
            comments.push(own::clock(left.0));
        }
    }
    for (plies, act) in &told.acts {
        match plies.checked_sub(1) {
            Some(last) => score.line.note_mut(last).comments.push(act.clone()),
            None => score.line.before.push(act.clone()),
        }
    }
    score.tags = tags(record, dialect, result, &told, old);
    let acts = match told.acts.is_empty() && table.state().clock.is_none() {
        true => Acts::None,
        false => Acts::Some,
    };
    Ok((score, acts))
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
