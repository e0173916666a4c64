//! What is seen of a game to the letter beside the board: a few words each, for rows that are narrow.

/// What is seen of a game to the letter.
pub struct SeenLines {
    /// It is looked at after so many acts of so many.
    pub act: fn(usize, usize) -> String,
    /// A seat must play the man on this square. Stands, like all that follows, behind the name of the seat.
    pub must_play: fn(&str) -> String,
    /// It must take the man on this square.
    pub must_take: fn(&str) -> String,
    /// It must play its king.
    pub must_play_king: &'static str,
    /// It must play its king out of check.
    pub must_play_out: &'static str,
    /// It must play again.
    pub must_play_again: &'static str,
    /// It has touched what stands on this square, and nothing binds it.
    pub touched: fn(&str) -> String,
    /// It has said "I adjust".
    pub adjusts: &'static str,
    /// It chooses what becomes of what it claimed.
    pub chooses: &'static str,
    /// It is to move, and check was said to it.
    pub check_said: &'static str,
    /// It has said check.
    pub said_check: &'static str,
    /// The game would be over so, if nobody contests it.
    pub pending: fn(&str) -> String,
    /// It has yet to lift the pieces on these squares.
    pub to_lift: fn(&str) -> String,
}
