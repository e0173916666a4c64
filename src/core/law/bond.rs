//! What binds a player to a certain move: the man he touched, or the remedy that was chosen.

use super::article::Article;
use crate::board::square::Square;

/// What a player must do with his move, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bond {
    /// What he must do.
    pub duty: Duty,
    /// The article that binds him.
    pub article: Article,
    /// What bound him.
    pub laid: Laid,
}

/// What must be done with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// The man on this square must be played.
    Play(Square),
    /// The man on this square must be taken.
    Take(Square),
    /// The king must be played, not by castling.
    King,
    /// The king must be played out of check, by whatever legal move.
    OutOfCheck,
    /// Any legal move: it is made over again.
    Again,
}

/// What binds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// A touch: a false move by which the duty is done stands like any other.
    ByTouch,
    /// A remedy: only a legal move will do.
    ByRemedy,
}
