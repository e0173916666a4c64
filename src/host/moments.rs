//! Where in a game a diagram is drawn: `12,20w`, `start`, `end`.

use std::collections::BTreeSet;

use crate::board::piece::Seat;
use crate::host::outcome::Filled;
use crate::lang::sentence::typed;
use crate::lang::{Lang, Say};
use crate::table::Table;

/// What was asked for, before it is known how long the game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moments {
    start: bool,
    end: bool,
    moves: Vec<Moment>,
    every: Option<u32>,
}

/// After a move, or after what one seat did in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Moment {
    text: String,
    number: u32,
    /// The letters of a seat, in either language: `w`, `z`.
    seat: Option<char>,
}

/// The places of the diagrams in one game.
#[derive(Default, Debug)]
pub struct Places {
    /// One before the first move.
    pub start: bool,
    /// One at the end.
    pub end: bool,
    /// One after each of these plies, by their numbers in the past.
    pub plies: BTreeSet<usize>,
}

/// A place that is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoMoment {
    /// It cannot be read.
    Unread(String),
    /// The game has no such move.
    Absent(String),
}

impl Say for NoMoment {
    fn say(&self, lang: Lang) -> String {
        match self {
            NoMoment::Unread(text) => {
                Filled(|words| words.exchange.show.no_moment, [typed(text)]).say(lang)
            }
            NoMoment::Absent(text) => {
                Filled(|words| words.exchange.show.no_move, [typed(text)]).say(lang)
            }
        }
    }
}

impl Default for Moments {
    /// At the end alone.
    fn default() -> Moments {
        Moments {
            start: false,
            end: true,
            moves: Vec::new(),
            every: None,
        }
    }
}

impl Moments {
    /// Reads places parted by commas: `start`, `end`, `none`, the number of a move, or that with the letter of a seat.
    /// Where nothing is said, the end is meant.
    ///
    /// # Errors
    /// The first that is none.
    pub fn read(texts: &[String], every: Option<u32>) -> Result<Moments, NoMoment> {
        if texts.is_empty() {
            return Ok(Moments {
                every,
                ..Moments::default()
            });
        }
        let mut moments = Moments {
            end: false,
            every,
            ..Moments::default()
        };
        for text in texts.iter().flat_map(|text| text.split(',')) {
            let text = text.trim().to_ascii_lowercase();
            match text.as_str() {
                "start" | "begin" => moments.start = true,
                "end" | "eind" => moments.end = true,
                "none" | "geen" => {}
                _ => {
                    let moment = moment(&text).ok_or(NoMoment::Unread(text))?;
                    moments.moves.push(moment);
                }
            }
        }
        Ok(moments)
    }

    /// Where they are in this game.
    ///
    /// # Errors
    /// The first that it does not have.
    pub fn places(&self, table: &Table) -> Result<Places, NoMoment> {
        let state = table.state();
        let plies: Vec<(u32, Seat)> = (state.rounds().zip(&state.past))
            .map(|(round, ply)| (round.number, ply.mover()))
            .collect();
        let mut places = Places {
            start: self.start,
            end: self.end,
            plies: BTreeSet::new(),
        };
        for moment in &self.moves {
            let meant = |(number, seat): &(u32, Seat)| {
                *number == moment.number
                    && moment.seat.is_none_or(|letter| is_letter(*seat, letter))
            };
            let index = plies.iter().rposition(meant);
            let index = index.ok_or_else(|| NoMoment::Absent(moment.text.clone()))?;
            places.plies.insert(index);
        }
        if let Some(every) = self.every.filter(|every| *every > 0) {
            for (index, (number, _)) in plies.iter().enumerate() {
                let next = plies.get(index + 1).map(|(number, _)| *number);
                if number % every == 0 && next != Some(*number) {
                    places.plies.insert(index);
                }
            }
        }
        // The last ply leads to the end.
        if places.plies.remove(&plies.len().wrapping_sub(1)) {
            places.end = true;
        }
        Ok(places)
    }
}

fn moment(text: &str) -> Option<Moment> {
    let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let mut letters = text.get(digits.len()..)?.chars();
    let moment = Moment {
        text: text.to_owned(),
        number: digits.trim_end_matches('.').parse().ok()?,
        seat: letters.next(),
    };
    letters.next().is_none().then_some(moment)
}

/// Is this a letter of the seat, in English or in Dutch?
const fn is_letter(seat: Seat, letter: char) -> bool {
    match seat {
        Seat::White | Seat::West => letter == 'w',
        Seat::Black => matches!(letter, 'b' | 'z'),
        Seat::South => matches!(letter, 's' | 'z'),
        Seat::North => letter == 'n',
        Seat::East => matches!(letter, 'e' | 'o'),
    }
}
