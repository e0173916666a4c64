//! What is told of a game in a text: its moves, and in comments the acts that are none.

use crate::exchange::own;
use crate::exchange::score::Outcome;
use crate::host::papers::brought;
use crate::room::line;
use crate::room::record::Record;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Answer, Entry, Millis};
use crate::table::state::Done;

/// What is told of a game: its moves, and its other acts, each with the number of moves before it.
#[derive(Default)]
pub struct Told {
    /// The moves.
    pub moves: Vec<Move>,
    /// What was left after each, where time is counted.
    pub left: Vec<Option<Millis>>,
    /// The other acts, as they stand in comments.
    pub acts: Vec<(usize, String)>,
    /// Is a ply not legal where nothing may be neglected or huffed, or is the game played to lose?
    pub is_loose: bool,
}

impl Told {
    fn act(&mut self, text: String) {
        self.acts.push((self.moves.len(), text));
    }
}

/// What an entry did.
struct Deed {
    /// In which position.
    before: Position,
    /// The ply that it made, unless it was taken back.
    ply: Option<usize>,
    /// Would a reader who is told the move come to this act?
    as_read: bool,
}

/// What is told of a game. Who reads the text knows the position before each move, as long as he can follow from the
/// first one.
pub fn told(record: &Record, result: Outcome, mut follows: Option<Position>) -> Option<Told> {
    let table = &record.table;
    let (setup, state, entries) = (table.setup(), table.state(), table.entries());
    let mut told = Told {
        is_loose: setup.is_to_lose(),
        ..Told::default()
    };
    let deeds = match at_once(table) {
        Some(deeds) => deeds,
        None => played_over(table)?,
    };
    let last = entries.len() - concluded(table, result);
    let mut since = record.begun;
    for (entry, deed) in entries.iter().zip(deeds).take(last) {
        let Deed {
            before,
            ply,
            as_read,
        } = deed;
        let after = match state.clock {
            Some(_) => entry.at.0.saturating_sub(since.0),
            None => 0,
        };
        since = entry.at;
        let text = || act_text(entry, &before, after);
        let heard = |text: &String| {
            let position = follows?;
            Some(own::heard(position, std::slice::from_ref(text)))
        };
        let made = ply.and_then(|number| Some((number, state.past.get(number)?)));
        let Some((number, ply)) = made else {
            let text = text();
            follows = heard(&text);
            told.act(text);
            continue;
        };
        let as_read = |played: &Move| {
            let read = Act::Play(before.play(*played));
            as_read && follows == Some(ply.before) && are_alike(&entry.act, &read)
        };
        let is_draughts = before.draughts().is_some();
        let may_be_false = is_draughts || setup.house.is_to_the_letter();
        let is_false = |played: Move| may_be_false && !before.moves().contains(&played);
        match ply.done {
            Done::Move(played) if as_read(&played) && (is_draughts || !is_false(played)) => {
                told.is_loose |= is_draughts && is_false(played);
                told.moves.push(played);
                told.left.push(table.left_after(number));
                follows = Some(before.after(played));
            }
            done => {
                told.is_loose = true;
                let text = text();
                follows = match done {
                    Done::Huff(_) => heard(&text),
                    _ => None,
                };
                told.act(text);
            }
        }
    }
    Some(told)
}

/// The deeds of a game in which every play made a ply that stands: then there are as many of them.
fn at_once(table: &Table) -> Option<Vec<Deed>> {
    let state = table.state();
    let mut plies = 0;
    let deeds = table.entries().iter().map(|entry| {
        let before = state.past.get(plies);
        let before = before.map_or(state.position, |ply| ply.before);
        let ply = match entry.act {
            Act::Play(_) | Act::Second(_) | Act::Huff(_) => Some(plies),
            // Whether a reader comes to it, the table says.
            Act::Insist(_) => return None,
            _ => None,
        };
        plies += usize::from(ply.is_some());
        Some(Deed {
            before,
            ply,
            as_read: true,
        })
    });
    let deeds: Option<Vec<Deed>> = deeds.collect();
    deeds.filter(|_| plies == state.past.len())
}

/// The deeds of a game that is played over to find them.
fn played_over(played: &Table) -> Option<Vec<Deed>> {
    let mut table = Table::new(played.setup().clone()).ok()?;
    let mut deeds: Vec<Deed> = Vec::new();
    // The entries that made the plies which have not been taken back.
    let mut made: Vec<usize> = Vec::new();
    for (index, entry) in played.entries().iter().enumerate() {
        deeds.push(Deed {
            before: table.state().position,
            ply: None,
            as_read: is_as_read(&table, entry),
        });
        let before = table.state().past.len();
        table.apply(entry.clone()).ok()?;
        let after = table.state().past.len();
        match after > before {
            true => made.push(index),
            false => made.truncate(after),
        }
    }
    for (number, index) in made.into_iter().enumerate() {
        deeds.get_mut(index)?.ply = Some(number);
    }
    Some(deeds)
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

/// Two plays are alike when they go between the same squares: the way of a capture may be told in more or fewer of them.
pub fn are_alike(one: &Act, other: &Act) -> bool {
    match (one, other) {
        (Act::Play(one) | Act::Insist(one), Act::Play(other) | Act::Insist(other)) => {
            (one.start(), one.end(), one.role) == (other.start(), other.end(), other.role)
        }
        (one, other) => one == other,
    }
}

/// No game ends with more acts that its result tells.
const MOST_CONCLUDING: usize = 8;

/// How many of the last acts a reader would do by himself, for the result tells of them; in a time that he does not know
/// none.
fn concluded(table: &Table, result: Outcome) -> usize {
    let entries = table.entries();
    if table.state().clock.is_some() {
        return 0;
    }
    // Of two who lost gives up, or the one at turn offers the draw: it need not be played over to know that.
    match (entries, result) {
        (_, Outcome::Drawn | Outcome::Won(_)) if table.setup().game.seats().len() > 2 => {}
        ([.., last], Outcome::Won(winners)) if last.act == Act::Resign => {
            return usize::from(!winners.has(last.seat));
        }
        ([.., offer, last], Outcome::Drawn) if last.act == Act::Answer(Answer::Accept) => {
            let at_turn = offer.seat == table.state().position.turn();
            return if at_turn && offer.act == Act::OfferDraw {
                2
            } else {
                0
            };
        }
        _ => return 0,
    }
    let plays = |entry: &&Entry| matches!(entry.act, Act::Play(_) | Act::Insist(_));
    let said = entries.iter().rev().take_while(|entry| !plays(entry));
    let most = said.count().min(MOST_CONCLUDING);
    (1..=most)
        .rev()
        .find(|count| {
            let (before, tail) = entries.split_at(entries.len() - count);
            let acts = brought::concluding(&table.at(before.len()), result);
            let same = |((seat, act), entry): (&(_, Act), &Entry)| {
                (*seat, act) == (entry.seat, &entry.act)
            };
            acts.len() == *count && acts.iter().zip(tail).all(same)
        })
        .unwrap_or(0)
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
