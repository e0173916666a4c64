//! What is said where a position is set up.

/// Where a position is set up.
pub struct LayingLines {
    /// The heading.
    pub title: &'static str,
    /// The line of that menu that tells odds and undertakings.
    pub agreed: &'static str,
    /// The line of the menu of a game that leads there.
    pub item: &'static str,
    /// All is well: this seat is to move.
    pub playable: fn(&str) -> String,
    /// The question before it is left, neither played nor copied.
    pub leave: &'static str,
    /// Nothing is left to play, and why.
    pub over: fn(&str) -> String,
    /// Play the position.
    pub play: &'static str,
    /// Who is to move.
    pub turn: fn(&str) -> String,
    /// How a seat may castle.
    pub castling: fn(&str, &str) -> String,
    /// Not at all, on the king's wing, on the other, on both.
    pub wings: [&'static str; 4],
    /// The rook of the king's wing, of the other, of both is not there (A15).
    pub absent: &'static str,
    /// The squares that have just been passed over.
    pub passed: fn(&str) -> String,
    /// There is none.
    pub none: &'static str,
    /// Plies without capture or pawn's move.
    pub quiet: &'static str,
    /// The number of the move.
    pub number: &'static str,
    /// An army and its plight.
    pub plight: fn(&str, &str) -> String,
    /// Free, mated, released.
    pub plights: [&'static str; 3],
    /// The queens that have been warned.
    pub warned: fn(&str) -> String,
    /// Copy it as text.
    pub copy: &'static str,
    /// Read a text.
    pub read: &'static str,
    /// Empty the board.
    pub empty: &'static str,
    /// The men where the game begins.
    pub array: &'static str,
    /// Every army has what the next had.
    pub exchange: &'static str,
    /// Turn the board.
    pub flip: &'static str,
    /// The army whose men are put.
    pub army: fn(&str) -> String,
    /// No pawn can have passed over this square.
    pub no_pawn: fn(&str) -> String,
    /// No queen that is attacked stands on this square.
    pub no_queen: fn(&str) -> String,
    /// There is nothing to undo.
    pub not_undone: &'static str,
    /// The letter is no man of this game.
    pub no_man: fn(char) -> String,
    /// The text was handed to the terminal.
    pub given: &'static str,
    /// The terminal takes nothing.
    pub ungiven: &'static str,
    /// What a line that is typed is.
    pub typed: &'static str,
    /// What is typed is no number from here to there.
    pub no_number: fn(&str, u32, u32) -> String,
    /// What keys do there.
    pub keys: LayingKeys,
}

/// What keys do there, in a word or two.
pub struct LayingKeys {
    /// Take up a man, or put one.
    pub choose: &'static str,
    /// Put down the held man.
    pub put: &'static str,
    /// Put a man.
    pub men: &'static str,
    /// Take off.
    pub off: &'static str,
    /// The next army.
    pub army: &'static str,
    /// Who is to move.
    pub turn: &'static str,
    /// All else.
    pub more: &'static str,
    /// Undo.
    pub undo: &'static str,
    /// Play it.
    pub play: &'static str,
    /// Copy it.
    pub copy: &'static str,
    /// Read a text.
    pub read: &'static str,
    /// Turn the board.
    pub flip: &'static str,
    /// To the board.
    pub board: &'static str,
    /// Take what was typed.
    pub take: &'static str,
    /// Leave.
    pub close: &'static str,
}
