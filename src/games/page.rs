//! What a page of facts holds.

use crate::board::piece::Seat;
use crate::law::article::Source;
use crate::law::breach::Breach;
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::{Ground, Ruling};
use crate::rules::chess;

/// A game: its facts in the order of its printed rules, and its articles.
pub struct Page {
    /// The text that rules the game.
    pub source: Source,
    /// How men move.
    pub laws: Laws,
    /// Who may be given odds.
    pub odds: Odds,
    /// Who has the first move in the next game.
    pub turns: Turns,
    /// What ends the game in a draw without anybody's consent.
    pub draws: Draws,
    /// What becomes of a capture that is not made.
    pub neglect: Neglect,
    /// How a result is written.
    pub score: Score,
    /// What the source says of a breach.
    pub rule: fn(&Breach) -> Ruling,
    /// What in the source ends a game so.
    pub end: fn(Ending) -> Ground,
}

/// The family of the game, and the facts in which it moves otherwise than another of it.
#[derive(Clone, Copy, Debug)]
pub enum Laws {
    /// Chess.
    Chess(&'static chess::laws::Laws),
    /// Draughts.
    Draughts,
}

/// What becomes of a capture that is required and not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neglect {
    /// No capture is required.
    Unknown,
    /// The opponent may huff, demand the capture, or let be (D13, D14).
    Huffed,
}

/// How a result is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// A point for a win: `1-0`, `0-1`, `1/2-1/2`.
    One,
    /// Two points for a win: `2-0`, `0-2`, `1-1`.
    Two,
}

impl Score {
    /// The result as it is written.
    pub const fn of(self, verdict: &Verdict) -> &'static str {
        match (self, verdict.winner) {
            (Score::One, Some(Seat::White)) => "1-0",
            (Score::One, Some(Seat::Black)) => "0-1",
            (Score::One, None) => "1/2-1/2",
            (Score::Two, Some(Seat::White)) => "2-0",
            (Score::Two, Some(Seat::Black)) => "0-2",
            (Score::Two, None) => "1-1",
        }
    }
}

/// Does the source know odds?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// Men may be taken off; who gives them has the first move.
    GiverBegins,
    /// Men may be taken off, or drawn games given; who gives them has the second move.
    GiverSecond,
    /// The source knows none.
    Unknown,
}

/// Who has the first move in the next game of the same players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// It passes to the other player, unless the game was drawn.
    AfterDecision,
    /// Colours, and with them the first move, change with every game.
    EveryGame,
}

/// How a game can be drawn by what stands on the board or has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws {
    /// A position from which no play can mate.
    pub dead: Dead,
    /// The same position again.
    pub repetition: Limit,
    /// Plies without a capture or a pawn's move.
    pub quiet: Limit,
    /// The count that the weaker side announces.
    pub counted: Counted,
    /// Three kings against one.
    pub kings: Kings,
}

/// What becomes of a position from which no play can mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dead {
    /// The game is drawn at once.
    Ends,
    /// It is played on until the players agree.
    PlaysOn,
}

/// A number that lets a draw be claimed, and a greater one that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The source counts nothing of the kind.
    Unknown,
    /// It counts.
    At {
        /// From here a player may claim.
        claim: u32,
        /// Here it is over.
        end: u32,
    },
}

/// What becomes of three kings against one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kings {
    /// The source knows nothing of the kind.
    Unknown,
    /// Drawn at once if the one holds the long line, else after so many moves of each side.
    AgainstOne {
        /// Moves of each side.
        moves: u32,
        /// Moves of each side after which, in a game at odds, the giver may claim the draw.
        at_odds: u32,
    },
}

/// The count of moves that somebody must begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The source knows none.
    Unknown,
    /// Once announced, mate must follow within so many moves of each side.
    Announced {
        /// Moves of each side.
        moves: u32,
    },
}
