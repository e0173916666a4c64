//! A score becomes a record: its moves and its result are played over at a table.

use crate::board::piece::Seat;
use crate::exchange::own::{self, TAG};
use crate::exchange::score::{Line, Note, Outcome, Score};
use crate::exchange::tags::Tags;
use crate::exchange::token::Dialect;
use crate::exchange::write;
use crate::games::Game;
use crate::host::papers::format::game_of;
use crate::host::papers::names::name;
use crate::host::papers::{own_tags, timed};
use crate::law::ending::{Share, Verdict};
use crate::room::date::millis;
use crate::room::line;
use crate::room::record::{Paper, Record};
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Answer, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::setup::{Setup, SetupError};
use crate::table::state::Stage;

/// A game as it was brought in.
#[derive(Debug)]
pub struct Brought {
    /// Its record.
    pub record: Record,
    /// What its text says of the end, where the board says otherwise or nothing came of it.
    pub other: Option<Outcome>,
}

/// Why a game cannot be brought in, though its moves could be read.
#[derive(Debug)]
pub enum NotBrought {
    /// The set-up cannot be.
    Setup(SetupError),
    /// Its own tags make no set-up.
    Tags,
    /// After so many plies an act is refused.
    Refused {
        /// So many.
        plies: usize,
        /// Why.
        refusal: Box<Refusal>,
        /// Where.
        position: Box<Position>,
    },
    /// An act in a comment cannot be read.
    Act(String),
}

impl From<SetupError> for NotBrought {
    fn from(error: SetupError) -> NotBrought {
        NotBrought::Setup(error)
    }
}

/// The tags with the names of the players, in the order of the seats.
pub const fn name_tags(dialect: Dialect) -> &'static [&'static str] {
    match dialect {
        Dialect::Pgn | Dialect::Pdn => &["White", "Black"],
        Dialect::Four => &["Red", "Blue", "Yellow", "Green"],
    }
}

/// Tags of which the record keeps what they say, or that say nothing unless they say more than `?`.
const KEPT: [&str; 18] = [
    "White",
    "Black",
    "Red",
    "Blue",
    "Yellow",
    "Green",
    "Date",
    "UTCDate",
    "Time",
    "UTCTime",
    "Result",
    "SetUp",
    "FEN",
    "GameType",
    "Event",
    "Site",
    "Round",
    "StartFen4",
];

/// The set-up of a game by its tags.
///
/// # Errors
/// It cannot be.
pub fn setup(tags: &Tags, start: Option<Position>, dialect: Dialect, game: Game) -> Option<Setup> {
    let names = name_tags(dialect).iter().map(|tag| {
        let name = tags.get(tag).unwrap_or_default();
        if name.chars().all(|letter| matches!(letter, '?' | ' ')) {
            String::new()
        } else {
            name.to_owned()
        }
    });
    let names: Vec<String> = names.collect();
    if own_tags::game(tags).is_some() {
        return own_tags::setup(tags, game, names);
    }
    let setup = match start.filter(|_| tags.get("FEN").is_some()) {
        Some(position) => Setup::from(game, position),
        None => Setup::plain(game),
    };
    Some(Setup { names, ..setup })
}

/// Which game a text is of: by its own tag, as it was asked, or as is usual.
pub fn game(tags: &Tags, dialect: Dialect, asked: Option<Game>) -> Game {
    own_tags::game(tags)
        .or(asked)
        .unwrap_or_else(|| game_of(dialect))
}

/// When a game was begun, as its tags say; where they say nothing, the time now.
fn begun(tags: &Tags, now: Millis) -> Millis {
    let tag = |names: [&str; 2]| names.into_iter().find_map(|name| tags.get(name));
    let date = tag(["UTCDate", "Date"]).unwrap_or_default();
    let numbers = |text: &str| -> Vec<Option<u64>> {
        text.split(['.', '-', '/', ':'])
            .map(|part| part.trim().parse().ok())
            .collect()
    };
    let [year, month, day] = match numbers(date).as_slice() {
        [Some(year), month, day] => [*year, month.unwrap_or(1), day.unwrap_or(1)],
        [Some(year)] => [*year, 1, 1],
        _ => return now,
    };
    let time = numbers(tag(["UTCTime", "Time"]).unwrap_or_default());
    let [hour, minute, second] = match time.as_slice() {
        [Some(hour), Some(minute), second @ ..] => [
            *hour,
            *minute,
            second.first().copied().flatten().unwrap_or(0),
        ],
        _ => [0; 3],
    };
    millis([year, month, day], [hour, minute, second]).unwrap_or(now)
}

/// A score as a record.
///
/// # Errors
/// The game as it is played here refuses something of it.
pub fn record(
    score: &Score,
    dialect: Dialect,
    asked: Option<Game>,
    now: Millis,
) -> Result<Brought, NotBrought> {
    let game = game(&score.tags, dialect, asked);
    let setup = setup(&score.tags, Some(score.start), dialect, game).ok_or(NotBrought::Tags)?;
    let begun = begun(&score.tags, now);
    let mut at = Playing {
        table: Table::new(setup)?,
        at: begun,
    };
    at.hear(&score.line.before)?;
    let mut notes = score.line.notes().peekable();
    for (index, played) in score.line.moves.iter().enumerate() {
        let note = notes.next_if(|note| note.0 == index).map(|note| note.1);
        at.play(*played, note)?;
        if let Some(note) = note {
            at.hear(&note.comments)?;
        }
    }
    let other = at.conclude(score.result);
    let paper = says_more(score, &at.table).then(|| {
        let format = crate::host::papers::format::Format::Text(dialect)
            .word()
            .to_owned();
        let text = write::game(score, dialect, &name);
        Box::new(Paper { format, text })
    });
    let record = Record {
        begun,
        table: at.table,
        paper,
    };
    Ok(Brought { record, other })
}

/// Does the score say anything that the record of this table does not?
fn says_more(score: &Score, table: &Table) -> bool {
    let timed: Vec<_> = timed::tags(table).collect();
    let tag = |(name, value): (&str, &str)| {
        let mut timed = timed.iter();
        let known = KEPT.iter().any(|kept| kept.eq_ignore_ascii_case(name))
            || timed.any(|(tag, told)| tag.eq_ignore_ascii_case(name) && value == told);
        let ours = name
            .get(..TAG.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(TAG));
        let empty = value.is_empty() || value.chars().all(|letter| matches!(letter, '?' | '.'));
        let told = matches!(name, "Event" | "Site" | "Round") && !empty;
        // A date that is no day, or before 1970, the record does not have.
        let dated = name == "Date" && (value.contains('?') != empty || value < "1970");
        (!known && !ours) || told || dated
    };
    // Without a date the record has that of its bringing in, which is not to go out again.
    let undated = ["Date", "UTCDate"]
        .iter()
        .all(|name| score.tags.get(name).is_none());
    undated
        || score.result == Outcome::Nobody
        || score.tags.iter().any(tag)
        || line_says_more(&score.line, bare(table))
}

/// What of a comment is no act, nor a time at a table that has a clock.
pub fn bare(table: &Table) -> fn(&str) -> String {
    match table.state().clock {
        Some(_) => own::untimed,
        None => own::said,
    }
}

fn line_says_more(line: &Line, bare: fn(&str) -> String) -> bool {
    let said = |comment: &String| !bare(comment).is_empty();
    line.before.iter().any(said)
        || line.notes().any(|(_, note)| {
            !note.nags.is_empty() || !note.variations.is_empty() || note.comments.iter().any(said)
        })
}

/// A table at which a score is played over.
struct Playing {
    table: Table,
    at: Millis,
}

impl Playing {
    fn act(&mut self, seat: Seat, act: Act) -> Result<(), NotBrought> {
        let at = self.at;
        self.table
            .apply(Entry { seat, at, act })
            .map_err(|refusal| {
                let state = self.table.state();
                NotBrought::Refused {
                    plies: state.past.len(),
                    refusal: Box::new(refusal),
                    position: Box::new(state.position),
                }
            })
    }

    /// So much later.
    fn wait(&mut self, millis: u64) {
        // TOML has whole numbers up to this one.
        self.at.0 = self.at.0.saturating_add(millis).min(i64::MAX as u64);
    }

    fn play(&mut self, played: Move, note: Option<&Note>) -> Result<(), NotBrought> {
        let position = &self.table.state().position;
        let (seat, play) = (position.turn(), position.play(played));
        if let (Some(clock), Some(left)) = (&self.table.state().clock, note.and_then(timed::left)) {
            self.wait(clock.used(seat, left).0);
        }
        match self.act(seat, Act::Play(play)) {
            // D13: a capture neglected, where the table warns first.
            Err(NotBrought::Refused { refusal, .. }) if refusal.breach.is_neglect() => {
                self.act(seat, Act::Insist(play))
            }
            other => other,
        }
    }

    /// Does the acts that comments tell of.
    fn hear(&mut self, comments: &[String]) -> Result<(), NotBrought> {
        for told in comments.iter().flat_map(|comment| own::acts(comment)) {
            let game = self.table.setup().game;
            let act = match told.key("resign") {
                Some(_) => Some(Act::Resign),
                None => line::act(told.key, told.value, game.grid()),
            };
            let seat = line::seat_named(told.seat, game);
            let (Some(seat), Some(act)) = (seat, act) else {
                return Err(NotBrought::Act(told.text()));
            };
            self.wait(told.after);
            self.act(seat, act)?;
        }
        Ok(())
    }

    /// Ends the game as its text says; what it says, where the board says otherwise or nothing comes of it.
    fn conclude(&mut self, result: Outcome) -> Option<Outcome> {
        if result == Outcome::Open {
            return None;
        }
        if self.table.state().verdict().is_none() {
            for (seat, act) in concluding(&self.table, result) {
                if self.act(seat, act).is_err() {
                    break;
                }
            }
        }
        let verdict = self.table.state().verdict();
        let agrees = verdict.is_some_and(|verdict| agree(outcome(&verdict), result));
        (!agrees).then_some(result)
    }
}

/// The acts by which a game ends that did not end on the board: who lost gives up, or all agree to a draw.
pub fn concluding(table: &Table, result: Outcome) -> Vec<(Seat, Act)> {
    let mut trial = table.clone();
    let mut acts = Vec::new();
    let seats = table.setup().game.seats();
    let first = match result {
        Outcome::Won(winners) => {
            let lost = |seat: &&Seat| !is_of_side(table, **seat, winners);
            seats.iter().find(lost).map(|seat| (*seat, Act::Resign))
        }
        Outcome::Drawn => {
            let turn = table.state().position.turn();
            Some((turn, Act::OfferDraw))
        }
        _ => None,
    };
    let mut next = first;
    while let Some((seat, act)) = next.take() {
        let entry = Entry {
            seat,
            at: Millis(0),
            act: act.clone(),
        };
        if trial.apply(entry).is_err() {
            break;
        }
        acts.push((seat, act));
        if let (Stage::Choose { by, .. }, true) = (trial.state().stage, acts.len() < 8) {
            next = Some((by, Act::Answer(Answer::Accept)));
        }
    }
    acts
}

/// Is a seat of the side that a text names by one of its seats?
fn is_of_side(table: &Table, seat: Seat, winners: crate::board::seats::Seats) -> bool {
    match table.state().position.cross() {
        Some(cross) => {
            let side = cross.seating().side(seat);
            side.into_iter().any(|of| winners.has(of))
        }
        None => winners.has(seat),
    }
}

/// A verdict as a text tells it: of four the side by its seats.
pub fn outcome(verdict: &Verdict) -> Outcome {
    match (verdict.winner(), verdict.share) {
        (None, _) => Outcome::Drawn,
        (Some(_), Share::Whole) => Outcome::Won(verdict.winners),
        (Some(_), Share::Half) => Outcome::HalfWon(verdict.winners),
    }
}

/// Do two results say the same, one of them naming a side by one seat?
fn agree(board: Outcome, said: Outcome) -> bool {
    match (board, said) {
        (Outcome::Won(side), Outcome::Won(seat))
        | (Outcome::HalfWon(side), Outcome::HalfWon(seat)) => {
            seat.into_iter().all(|seat| side.has(seat))
        }
        (board, said) => board == said,
    }
}
