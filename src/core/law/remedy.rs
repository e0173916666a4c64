//! What an article gives to the one who claims it.

use crate::board::square::Square;

/// What becomes of a false act, as the claimant chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remedy {
    /// It stands; of two moves made at once, both (A10, A13, A14; D3, D10; T9; V13).
    LetStand,
    /// It is taken back, and the man on this square must be taken (A10, A11).
    Take(Square),
    /// It is taken back, and the man on this square must be played (A11, A12, A13, A15).
    Play(Square),
    /// It is taken back, and the king must be played, not by castling (A10, A13, A15).
    King,
    /// It is taken back, and another move is made (A15, D3, T9); also where nothing else that the article gives can be
    /// done. Of two moves made at once the second is put back (A14).
    PutBack,
    /// What was played since is played over, and the check has force (V13).
    PlayOver,
}
