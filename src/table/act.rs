//! All that a seat can do, and the line of the record it becomes.

use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::rules::play::Play;

/// What a seat does: the only way to change a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Moves a piece.
    Play(Play),
    /// Moves it though the move was refused with a warning: at the player's own risk (D13).
    Insist(Play),
    /// Takes off a piece that neglected to capture (D13).
    Huff(Square),
    /// Has the last move taken back, and the capture made that it neglected (D14).
    Demand,
    /// Offers a draw.
    OfferDraw,
    /// Asks that so many plies, counted from the last, be taken back.
    AskTakeBack {
        /// How many.
        plies: usize,
    },
    /// Answers what was offered or asked.
    Answer(Answer),
    /// Claims a draw that the position or the count of moves gives.
    Claim(Claim),
    /// Says that he begins to count the fifty moves (A22).
    Count,
    /// Undertakes to mate with a named man, on a named square, or both (A22).
    Undertake(Undertaking),
    /// Gives up; among four he asks his partner to give up with him.
    Resign,
    /// Touches what stands on a square (A6 to A8; D2).
    Touch(Square),
    /// Says "I adjust": the next touch does not bind (A6).
    Adjust,
    /// Says check with the move that was just made: to a king, among four to a king or a queen (A16, V8, V11).
    Announce,
    /// Makes a second move at once with the first (A14).
    Second(Play),
    /// Lifts a piece that the last move took (D12).
    Lift(Square),
    /// Chooses what becomes of what was claimed.
    Remedy(Remedy),
    /// Puts right what was set up wrongly on this square (A2).
    Rectify(Square),
    /// Has the game begun afresh, for the board was turned (A1) or the odds man was not taken off (A3).
    Afresh,
    /// Stops the clock.
    Stop,
    /// Has it go, for the seat that the table waits for.
    Go,
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Decline,
}

/// What nothing follows from until it is claimed: a draw, what another did wrong, or that his time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The same position for the third time.
    Threefold,
    /// Fifty moves of each side without a capture or a pawn's move.
    FiftyMoves,
    /// Twenty moves of each side with three kings against one, where odds are given (D16).
    TwentyMoves,
    /// That an opponent has used up his time.
    Flag,
    /// An offence, by its article.
    Offence(Offence),
    /// An offence, by pointing at the man that did it.
    Pointing(Square),
}

/// How a seat says it will mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undertaking {
    /// With the man that stands here now.
    pub man: Option<Square>,
    /// With a man on this square.
    pub on: Option<Square>,
}

/// A time, in milliseconds since 1970 began. The table is told it; it never asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Millis(pub u64);

/// Who did what, and when: a game is the list of these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat.
    pub seat: Seat,
    /// When.
    pub at: Millis,
    /// What.
    pub act: Act,
}
