//! What a table keeps when a game is played to the letter.

use super::slips::Slip;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::law::bond::Bond;
use crate::law::breach::Breach;
use crate::law::ending::Verdict;
use crate::law::offence::Offence;
use crate::rules::letter::Attack;

/// What only a game to the letter keeps; with the arbiter it stays as it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letter {
    /// What the seat at turn has done before placing a man.
    pub touched: Touched,
    /// What binds the seat at turn.
    pub bond: Option<Bond>,
    /// What can be claimed.
    pub faults: Vec<Fault>,
    /// What could have been claimed lately, had a man not been touched (A23).
    pub lapsed: Vec<Fault>,
    /// The check that was falsely said, until who said it has played again (A18).
    pub falsely: Option<Fault>,
    /// The attacks on kings and queens that nobody was warned of.
    pub unsaid: Vec<Unsaid>,
    /// What was said with the last ply.
    pub said: Said,
    /// Whether a second move was put back: the first is then the only one (A14).
    pub once: bool,
    /// What was claimed, while a remedy is chosen.
    pub claimed: Option<Fault>,
    /// The pieces that the last move took and that still stand there (D12).
    pub unlifted: Fifty,
    /// What is wrong with the set-up and has not been put right.
    pub slips: Vec<Slip>,
    /// The verdict that waits, while what led to it can still be claimed, huffed or announced.
    pub pending: Option<Waiting>,
}

/// A verdict that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The verdict.
    pub verdict: Verdict,
    /// Who could contest what led to it, and gives up that right by touching a man (A23). Where nobody is told what there
    /// is to claim they are all whom the last move may have beaten, so that nothing betrays whether there is any.
    pub on: Seats,
}

/// What a seat at turn has done before it places a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Touched {
    /// Nothing.
    #[default]
    Nothing,
    /// It has said "I adjust": the next touch does not bind (A6).
    Adjusting,
    /// It has touched what stands on this square.
    At(Square),
}

/// What was said with a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Said {
    /// Nothing.
    #[default]
    Nothing,
    /// Check.
    Check,
    /// Check, and there was none (A18).
    Falsely,
}

/// Something false that can be claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Who did it.
    pub by: Seat,
    /// What it is.
    pub offence: Offence,
    /// The number of the ply that did it: its place in the past.
    pub ply: usize,
    /// Where the man stands that did it.
    pub at: Square,
    /// What was wrong with it, in the terms of the rules; nothing where only the article says it.
    pub breach: Option<Breach>,
}

/// An attack on a king or a queen that nobody was warned of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsaid {
    /// The attack.
    pub attack: Attack,
    /// The number of the ply that made it.
    pub since: usize,
    /// Whether it was found out and let stand: it is not claimed again before who should have warned has played (V13).
    pub waived: bool,
}

impl Letter {
    /// Has the seat at turn touched a man?
    pub const fn has_touched(&self) -> bool {
        matches!(self.touched, Touched::At(_))
    }

    /// The attacks that nobody was warned of.
    pub fn unsaid_attacks(&self) -> Vec<Attack> {
        self.unsaid.iter().map(|unsaid| unsaid.attack).collect()
    }

    /// Is the board turned (A1)?
    pub fn board_is_turned(&self) -> bool {
        self.slips.contains(&Slip::Turned)
    }
}
