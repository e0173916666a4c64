//! The sheet on which one game is written down while it is read.

use reglement_core::rules::position::{Move, Position};

use super::board::{Board, Settled};
use super::fault::{Fault, Flaw, Oddity, Place, Remark, Wrong};
use super::score::{Line, Outcome, Score};
use super::tags::Tags;
use super::token::Dialect;
use super::words;

/// Nobody reads variations in variations deeper than this.
const DEEPEST: usize = 50;
/// More remarks than anyone reads of one game.
const MOST_REMARKS: usize = 100;

/// More tags than any game has.
const MOST_TAGS: usize = 300;

/// What has been read of a game.
#[derive(Default)]
pub struct Sheet {
    pub tags: Tags,
    places: Vec<Place>,
    pub start: Option<Position>,
    main: Line,
    /// The variations now open, one in the other.
    open: Vec<Variation>,
    /// How many brackets are open that are passed over with all that is in them.
    lost: u32,
    remarks: Vec<Remark>,
    said_number: Once,
    said_loosely: Once,
    /// The moves that could be one of several: which ply, where, and the word.
    doubts: Vec<(usize, Place, String)>,
    /// What came of it that a seat left the game.
    left: Option<Outcome>,
    /// Where the game begins.
    place: Place,
}

/// Something that is said only once a game.
#[derive(Default, PartialEq, Eq)]
enum Once {
    #[default]
    Not,
    Said,
}

struct Variation {
    line: Line,
    place: Place,
    state: State,
}

#[derive(PartialEq, Eq)]
enum State {
    Good,
    /// The rest of it is passed over.
    Spoilt,
}

impl Sheet {
    /// Has nothing been read that makes a game?
    pub fn is_blank(&self) -> bool {
        self.tags.is_empty() && self.start.is_none()
    }

    /// Adds a tag; the first of a name stands.
    pub fn tag(&mut self, name: &str, value: &str, place: Place) {
        if self.places.len() == MOST_TAGS {
            return self.remark(place, Oddity::TagValue(name.to_owned()));
        }
        if self.tags.get(name).is_some() {
            return self.remark(place, Oddity::TagTwice(name.to_owned()));
        }
        self.tags.push(name, value);
        self.places.push(place);
    }

    /// Where the tag of this name stands, or the first.
    fn place_of(&self, name: &str) -> Option<Place> {
        let at = self
            .tags
            .iter()
            .position(|tag| tag.0.eq_ignore_ascii_case(name));
        self.places.get(at.unwrap_or(0)).copied()
    }

    /// The result that a tag says; a reason in brackets is no part of it.
    pub fn result_tag(&mut self, dialect: Dialect) -> Option<Outcome> {
        let tag = self.tags.get("Result")?.split('(').next()?;
        let result = words::result(tag.trim().as_bytes(), dialect);
        let is_empty = tag.chars().all(|letter| matches!(letter, '?' | '-' | ' '));
        if let (None, false, Some(place)) = (result, is_empty, self.place_of("Result")) {
            self.remark(place, Oddity::TagValue("Result".to_owned()));
        }
        result
    }

    /// A seat has left the game played, which came to this.
    pub fn left(&mut self, result: Outcome) {
        if self.is_main() {
            self.left = Some(result);
        }
    }

    /// Something was not as it should be.
    pub fn remark(&mut self, place: Place, what: Oddity) {
        if self.remarks.len() < MOST_REMARKS {
            self.remarks.push(Remark { place, what });
        }
    }

    /// The tags have been read, the moves begin.
    pub fn begin(&mut self, board: &mut dyn Board, place: Place) -> Result<(), (Flaw, Place)> {
        if self.start.is_some() {
            return Ok(());
        }
        let start = board.begin(&self.tags).map_err(|flaw| {
            let tag = match flaw {
                Flaw::Foreign { tag, .. } => tag,
                Flaw::Start { .. } if self.tags.get("FEN").is_none() => "StartFen4",
                Flaw::Start { .. } => "FEN",
                _ => "GameType",
            };
            let place = self.place_of(tag).unwrap_or(place);
            (flaw, place)
        })?;
        self.start = Some(start);
        self.place = self.places.first().copied().unwrap_or(place);
        if let Some(what) = board.oddity() {
            let place = match &what {
                Oddity::TagValue(name) => self.place_of(name),
                _ => None,
            };
            self.remark(place.unwrap_or(self.place), what);
        }
        Ok(())
    }

    /// The line that is being read, unless what stands there is passed over.
    #[inline]
    pub fn line(&mut self) -> Option<&mut Line> {
        match self.open.last_mut() {
            _ if self.lost > 0 => None,
            None => Some(&mut self.main),
            Some(variation) if variation.state == State::Good => Some(&mut variation.line),
            Some(_) => None,
        }
    }

    /// Is it the game played that is being read, and no variation?
    pub fn is_main(&self) -> bool {
        self.open.is_empty() && self.lost == 0
    }

    /// Which ply of the game played comes next, from 1.
    pub fn ply(&self) -> usize {
        self.main.moves.len() + 1
    }

    /// Is what stands there read, and not passed over?
    #[inline]
    pub fn is_read(&self) -> bool {
        let is_good = |variation: &Variation| variation.state == State::Good;
        self.lost == 0 && self.open.last().is_none_or(is_good)
    }

    /// A move has been played on the board.
    #[inline]
    pub fn play(&mut self, played: Move) {
        let usual = if self.open.is_empty() { 128 } else { 8 };
        if let Some(line) = self.line() {
            if line.moves.capacity() == 0 {
                line.moves.reserve(usual);
            }
            line.moves.push(played);
        }
    }

    /// A move was written otherwise than it should be.
    pub fn loosely(&mut self, place: Place, word: String) {
        if std::mem::replace(&mut self.said_loosely, Once::Said) == Once::Not {
            self.remark(place, Oddity::Loosely(word));
        }
    }

    /// A word may be one of several moves; what follows may tell which.
    pub fn doubt(&mut self, place: Place, word: String) {
        self.doubts.push((self.ply(), place, word));
    }

    /// The game has ended: what became of the moves that were in doubt.
    pub fn settle(&mut self, settled: Settled) -> Result<(), (Flaw, Place)> {
        match settled {
            Settled::AsRead => Ok(()),
            Settled::Thus(from, moves) => {
                self.main.moves.truncate(from);
                self.main.moves.extend(moves);
                Ok(())
            }
            Settled::InDoubt(index, moves) => {
                let mut doubts = self.doubts.iter().filter(|doubt| doubt.0 == index + 1);
                let (place, word) = match doubts.next() {
                    Some((_, place, word)) => (*place, word.clone()),
                    None => (self.place, String::new()),
                };
                let (ply, why) = (index + 1, Wrong::Several(moves));
                Err((Flaw::Move { ply, word, why }, place))
            }
        }
    }

    /// A move has this number, and should have that.
    pub fn number(&mut self, place: Place, said: u32, meant: u32) {
        if std::mem::replace(&mut self.said_number, Once::Said) == Once::Not {
            self.remark(place, Oddity::Number { said, meant });
        }
    }

    /// A comment, after what has been read.
    pub fn comment(&mut self, text: &str) {
        if let Some(line) = self.line().filter(|_| !text.is_empty()) {
            line.say(text.to_owned());
        }
    }

    /// A mark of the last move.
    pub fn mark(&mut self, place: Place, nag: Option<u8>) {
        let Some(line) = self.line() else {
            return;
        };
        match (line.moves.len().checked_sub(1), nag) {
            (Some(last), Some(nag)) => line.note_mut(last).nags.push(nag),
            _ => self.remark(place, Oddity::NoMark),
        }
    }

    /// A bracket opens a variation.
    pub fn open(&mut self, board: &mut dyn Board, place: Place) {
        let deep = self.open.len() >= DEEPEST;
        let early = match self.line() {
            None => {
                self.lost += 1;
                return;
            }
            Some(line) => line.moves.is_empty(),
        };
        if early || deep {
            self.lost += 1;
            return self.remark(
                place,
                if early {
                    Oddity::VariationEarly
                } else {
                    Oddity::TooDeep
                },
            );
        }
        board.branch();
        self.open.push(Variation {
            line: Line::default(),
            place,
            state: State::Good,
        });
    }

    /// A bracket closes one.
    pub fn close(&mut self, board: &mut dyn Board, place: Place) {
        if self.lost > 0 {
            self.lost -= 1;
            return;
        }
        let Some(variation) = self.open.pop() else {
            return self.remark(place, Oddity::StrayBracket);
        };
        board.join();
        let line = match self.open.last_mut() {
            Some(outer) => &mut outer.line,
            None => &mut self.main,
        };
        let is_empty = variation.line.moves.is_empty() && variation.line.before.is_empty();
        if let (false, Some(last)) = (is_empty, line.moves.len().checked_sub(1)) {
            let mut variation = variation.line;
            variation.moves.shrink_to_fit();
            line.note_mut(last).variations.push(variation);
        }
    }

    /// The rest of the variation is passed over, for this word is no legal move.
    pub fn spoil(&mut self, place: Place, word: String, why: Wrong) {
        if let Some(variation) = self.open.last_mut() {
            variation.state = State::Spoilt;
        }
        self.remark(place, Oddity::Variation { word, why });
    }

    /// The game has ended: with this result, or without one.
    pub fn end(
        &mut self,
        board: &mut dyn Board,
        place: Place,
        result: Option<Outcome>,
        tag: Option<Outcome>,
    ) -> Outcome {
        self.lost = 0;
        while let Some(variation) = self.open.last() {
            let opened = variation.place;
            self.remark(opened, Oddity::VariationOpen);
            self.close(board, place);
        }
        let known = tag.filter(|tag| *tag != Outcome::Open).or(self.left);
        match (result, tag) {
            (None, _) => {
                // A seat that leaves is a result too.
                if self.left.is_none() {
                    self.remark(place, Oddity::NoResult);
                }
                known.unwrap_or(Outcome::Open)
            }
            // Many a program ends every game so: what is finished is not made unfinished.
            (Some(Outcome::Open), _) => {
                if let Some(tag) = tag.filter(|tag| *tag != Outcome::Open) {
                    self.remark(place, Oddity::OpenEnd { tag });
                }
                known.unwrap_or(Outcome::Open)
            }
            (Some(result), Some(tag)) if tag != result => {
                self.remark(place, Oddity::OtherResult { tag });
                result
            }
            (Some(result), _) => result,
        }
    }

    /// The game, if it has a start.
    pub fn score(self, number: usize, result: Outcome) -> Option<Score> {
        Some(Score {
            number,
            place: self.place,
            tags: self.tags,
            start: self.start?,
            line: self.main,
            result,
            remarks: self.remarks,
        })
    }

    /// What could be read of a game that is wrong.
    pub fn fault(self, number: usize, flaw: Flaw, place: Place) -> Box<Fault> {
        let line = self.main;
        Box::new(Fault {
            number,
            place,
            flaw,
            tags: self.tags,
            read: self.start.map(|start| (start, line)),
            remarks: self.remarks,
        })
    }
}
