//! What a page of facts holds.

use crate::law::article::Source;
use crate::law::breach::Breach;
use crate::law::ending::Ending;
use crate::law::ruling::{Ground, Ruling};
use crate::rules::chess::laws::Laws;

/// A game: its facts in the order of its printed rules, and its articles.
pub struct Page {
    /// The text that rules the game.
    pub source: Source,
    /// How men move.
    pub laws: &'static Laws,
    /// Who may be given odds.
    pub odds: Odds,
    /// What ends the game in a draw without anybody's consent.
    pub draws: Draws,
    /// What the source says of a breach.
    pub rule: fn(&Breach) -> Ruling,
    /// What in the source ends a game so.
    pub end: fn(Ending) -> Ground,
}

/// Does the source know odds?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// Men may be taken off; who gives them has the first move.
    GiverBegins,
    /// The source knows none.
    Unknown,
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
