//! How a game ended.

use crate::law::ending::{Ending, Verdict};

/// The endings of one language.
pub struct Endings {
    /// One sentence: who won, or that it is a draw, and why.
    pub verdict: fn(&Verdict) -> String,
    /// What stands on the board that ends a game, without its winner: no capital, no full stop.
    pub over: fn(&Verdict) -> String,
    /// The ending in a word or two, small letters.
    pub name: fn(Ending) -> &'static str,
}
