//! A match: games of the same players, one after the other, and what each has won in them.
//!
//! What a game counts for is written as its source writes its results. Chess for two: a point to who wins, half a point
//! to each of a drawn game. Draughts: two points, and one to each; where the draw is given as odds, a drawn game is
//! lost for its giver (DP8b). Of chess for four neither source knows a count of points, so here the games are counted
//! that a side has won: a game half won (T17) is half a game, and one that nobody won counts for nobody.

use super::setup::Setup;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::page::Score;
use crate::law::ending::{Share, Verdict};

/// The match that a game belongs to, and what was played of it before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// What joins its records.
    pub id: u64,
    /// When it is over.
    pub length: Length,
    /// How the two sit in this game.
    pub sitting: Sitting,
    /// The games before this one.
    pub played: Vec<Played>,
}

/// When a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// After so many games.
    Games(u32),
    /// When somebody has so many points, or a side has won so many games.
    First(u32),
    /// When its players like.
    Open,
}

/// How two players sit, beside how they sat in the first game of the match. Four always keep their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// As in the first game.
    AsAtFirst,
    /// Each where the other sat.
    Exchanged,
}

impl Sitting {
    /// The other way.
    #[must_use]
    pub const fn exchanged(self) -> Sitting {
        match self {
            Sitting::AsAtFirst => Sitting::Exchanged,
            Sitting::Exchanged => Sitting::AsAtFirst,
        }
    }
}

/// A game of a match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How the two sat.
    pub sitting: Sitting,
    /// Who began.
    pub first: Seat,
    /// Who won; nobody in a draw.
    pub winners: Seats,
    /// How much of it.
    pub share: Share,
    /// What ended it, as its result has it: an article, or the field's word.
    pub ground: String,
}

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The two players, or sides, by where they sit now: first he who had White in the first game, or South's side.
    pub parties: [Seats; 2],
    /// What each has won, in half points; in draughts in points.
    pub won: [u32; 2],
    /// How results are written.
    pub score: Score,
    /// How many games are over.
    pub over: usize,
    /// The number of this game, from 1.
    pub game: usize,
    /// When the match is over.
    pub length: Length,
}

/// A match has no more games than these, and nobody needs more points.
const MOST: u32 = 99;

impl Length {
    /// What a text says: `6`, `first:5`, `open`.
    pub fn named(text: &str) -> Option<Length> {
        let number = |text: &str, least: u32| {
            let number = text.parse().ok();
            number.filter(|number| (least..=MOST).contains(number))
        };
        match (text.split_once(':'), text) {
            (Some(("first", points)), _) => number(points, 1).map(Length::First),
            (None, "open") => Some(Length::Open),
            (_, games) => number(games, 2).map(Length::Games),
        }
    }
}

/// How half a point is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// `1½`
    Sign,
    /// `1.5`
    Decimal,
}

impl Contest {
    /// A match before its first game.
    pub const fn new(id: u64, length: Length) -> Contest {
        Contest {
            id,
            length,
            sitting: Sitting::AsAtFirst,
            played: Vec::new(),
        }
    }
}

impl Setup {
    /// How the match of this game stands, if it is one of a match; with this game, if it ended so.
    pub fn tally(&self, verdict: Option<Verdict>) -> Option<Tally> {
        let contest = self.contest.as_ref()?;
        let score = self.game.page().score;
        let mut won = [0, 0];
        let mut count = |sitting, winners: Seats, share| {
            let parties = self.parties(sitting);
            for (party, won) in parties.into_iter().zip(&mut won) {
                *won += worth(score, party, winners, share);
            }
        };
        for game in &contest.played {
            count(game.sitting, game.winners, game.share);
        }
        if let Some(verdict) = verdict.map(|verdict| self.counted(verdict)) {
            count(contest.sitting, verdict.winners, verdict.share);
        }
        let before = contest.played.len();
        Some(Tally {
            parties: self.parties(contest.sitting),
            won,
            score,
            over: before + usize::from(verdict.is_some()),
            game: before + 1,
            length: contest.length,
        })
    }

    /// The seats of each party when the two sit so.
    fn parties(&self, sitting: Sitting) -> [Seats; 2] {
        match (self.game.seats(), sitting) {
            ([white, black], Sitting::AsAtFirst) => [*white, *black].map(Seats::of),
            ([white, black], Sitting::Exchanged) => [*black, *white].map(Seats::of),
            _ => {
                let seating = self.house.seating;
                [seating.side(Seat::South), seating.enemies(Seat::South)]
            }
        }
    }

    /// The match as it goes on after this game, which ended so; nothing when that was its last.
    pub(super) fn contest_after(&self, verdict: Verdict, sitting: Sitting) -> Option<Contest> {
        let contest = self.contest.as_ref()?;
        if self.tally(Some(verdict))?.is_over() {
            return None;
        }
        let verdict = self.counted(verdict);
        let mut played = contest.played.clone();
        played.push(Played {
            sitting: contest.sitting,
            first: self.first_seat(),
            winners: verdict.winners,
            share: verdict.share,
            ground: self.game.page().ground(&verdict).to_string(),
        });
        Some(Contest {
            id: contest.id,
            length: contest.length,
            sitting,
            played,
        })
    }
}

/// What a game is worth to a party.
fn worth(score: Score, party: Seats, winners: Seats, share: Share) -> u32 {
    let is_winner = winners.first().is_some_and(|seat| party.has(seat));
    match (score, winners.first(), share) {
        (Score::One | Score::Two, None, _) => 1,
        (_, Some(_), Share::Whole) if is_winner => 2,
        (_, Some(_), Share::Half) if is_winner => 1,
        _ => 0,
    }
}

impl Tally {
    /// Is the match over?
    pub fn is_over(&self) -> bool {
        match self.length {
            Length::Games(games) => self.over >= games as usize,
            Length::First(points) => {
                let enough = points.saturating_mul(self.whole());
                self.won.iter().any(|won| *won >= enough)
            }
            Length::Open => false,
        }
    }

    /// Who has won more; nobody where both have as much.
    pub const fn leader(&self) -> Option<Seats> {
        let ([one, other], [first, second]) = (self.parties, self.won);
        match (first > second, first < second) {
            (true, _) => Some(one),
            (_, true) => Some(other),
            _ => None,
        }
    }

    /// So many of what is counted are a whole point.
    const fn whole(&self) -> u32 {
        match self.score {
            Score::One | Score::Side => 2,
            Score::Two => 1,
        }
    }

    /// What each has won, as it is written: `1½`, `½`.
    pub fn points(&self, half: Half) -> [String; 2] {
        let whole = self.whole();
        self.won.map(|won| match (won % whole, won / whole, half) {
            (0, points, _) => points.to_string(),
            (_, 0, Half::Sign) => "½".to_owned(),
            (_, points, Half::Sign) => format!("{points}½"),
            (_, points, Half::Decimal) => format!("{points}.5"),
        })
    }

    /// The match in a line, each party by its name: `Anna 1½ – ½ Bram`.
    pub fn line(&self, name: impl Fn(Seats) -> String, half: Half) -> String {
        let ([one, other], [first, second]) = (self.parties, self.points(half));
        let dash = match half {
            Half::Sign => '–',
            Half::Decimal => '-',
        };
        format!("{} {first} {dash} {second} {}", name(one), name(other))
    }
}
