//! What is said only where four play: sides, states of an army, warnings, playing over.

use crate::board::piece::Seat;
use crate::board::seats::Seats;

/// The lines of chess for four. Short ones fit beside a board, long ones fill a line; a player is given by his name or
/// his seat, a square by its label.
pub struct Four {
    /// Some seats, in words: `South and North`.
    pub seats: fn(Seats) -> String,
    /// Where partners sit, in a word: across the board, beside each other.
    pub partners: [&'static str; 2],
    /// In which direction the turn goes, in a word: counter-clockwise, clockwise.
    pub order: [&'static str; 2],
    /// Two sides that play each other.
    pub against: fn(Seats, Seats) -> String,
    /// The partner of this seat.
    pub partner_of: fn(Seat) -> String,
    /// A light army.
    pub light: &'static str,
    /// A dark army.
    pub dark: &'static str,
    /// What an army is in: a word or two.
    pub state: States,
    /// What has just become of an army: a line.
    pub news: News,
    /// V17: moves that are played over.
    pub over: PlayedOver,
    /// Whose turn it is.
    pub turn: Turns,
    /// Questions that several must answer.
    pub ask: Questions,
    /// Results in few words.
    pub result: Results,
    /// Labels before a list of seats or squares, small letters.
    pub label: FourLabels,
}

/// What an army, a king or a queen is in. Each fits in twenty columns, those with seats or squares in thirty.
pub struct States {
    /// It is to move.
    pub to_move: &'static str,
    /// The king is in check.
    pub in_check: &'static str,
    /// In check from these squares.
    pub in_check_from: fn(&str) -> String,
    /// The king stands mated.
    pub mated: &'static str,
    /// Mated by these seats.
    pub mated_by: fn(Seats) -> String,
    /// These seats hold the mate.
    pub held_by: fn(Seats) -> String,
    /// Released from a mate, and not yet moved: its men may not be taken.
    pub released: &'static str,
    /// Without a move and not in check.
    pub stalemated: &'static str,
    /// Passed over, being without a move (R17).
    pub passed_over: &'static str,
    /// The queen is warned, by men on these squares.
    pub queen_warned: fn(&str) -> String,
    /// The same with no word to spare.
    pub warned: &'static str,
    /// The queen may be taken, by men on these squares.
    pub queen_open: fn(&str) -> String,
    /// Of a man: his army is frozen.
    pub frozen: &'static str,
    /// Of a man: he may not be taken now.
    pub safe: &'static str,
    /// Partners may consult (T13).
    pub may_consult: &'static str,
    /// It plays a move over (V17).
    pub plays_over: &'static str,
}

/// What the last move has done, each a sentence for one line. The article is given where the games differ.
pub struct News {
    /// Check to the king of this seat, from these squares.
    pub check: fn(Seat, &str) -> String,
    /// Check to the queen of this seat, on this square, from these: she is warned; the article.
    pub queen_warned: fn(Seat, &str, &str, &str) -> String,
    /// The queen of this seat, on this square, may be taken at once by men on these; the article.
    pub queen_open: fn(Seat, &str, &str, &str) -> String,
    /// A seat is mated, and its army frozen; the article.
    pub mated: fn(Seat, &str) -> String,
    /// A seat is no longer mated; its men may not be taken before it has moved; the article.
    pub released: fn(Seat, &str) -> String,
    /// A seat that was mated has moved, and its army is free; the article.
    pub free_again: fn(Seat, &str) -> String,
    /// A seat can move nothing and is passed over; the article.
    pub passed_over: fn(Seat, &str) -> String,
    /// These partners may consult, since one of them stands mated (T13).
    pub may_consult: fn(Seats) -> String,
}

/// The last moves are taken back, and others found for them (V17).
pub struct PlayedOver {
    /// This seat could move nothing: so many plies are taken back.
    pub taken_back: fn(Seat, usize) -> String,
    /// Who must find another move, and how many plies are to be played over, this one included.
    pub find: fn(&str, usize) -> String,
    /// The same with few words, beside a board: how many plies.
    pub short: fn(usize) -> String,
    /// It has been avoided; the game goes on.
    pub avoided: &'static str,
}

/// Whose turn it is.
pub struct Turns {
    /// The turn has passed to this player, in this seat.
    pub of: fn(&str, Seat) -> String,
    /// The same, and the king is in check.
    pub of_in_check: fn(&str, Seat) -> String,
    /// This player, in this seat, comes next.
    pub next: fn(&str, Seat) -> String,
    /// It passes over these seats, which stand mated or can move nothing.
    pub passes: fn(Seats) -> String,
    /// Lots have fallen to this player, in this seat, by this article.
    pub lots: fn(&str, Seat, &str) -> String,
    /// Lots have fallen to the light men, and this player of theirs begins (V6).
    pub lots_light: fn(&str, Seat) -> String,
    /// The same of the dark men.
    pub lots_dark: fn(&str, Seat) -> String,
}

/// Questions that several must answer, one after the other.
pub struct Questions {
    /// This player has consented, and others are asked still.
    pub agrees: fn(&str) -> String,
    /// This player has consented; that one is asked next.
    pub agreed_next: fn(&str, &str) -> String,
    /// All have consented.
    pub all_agreed: &'static str,
    /// In the menu: ask the partner whether to give up together.
    pub resign_with: fn(&str) -> String,
    /// Before asking: this player, shall that one be asked to give up?
    pub resign_sure: fn(&str, &str) -> String,
    /// The partner has declined to give up.
    pub plays_on: fn(&str) -> String,
}

/// Results in few words, for a list or a heading.
pub struct Results {
    /// This side has won.
    pub won: fn(Seats) -> String,
    /// It has won half.
    pub half_won: fn(Seats) -> String,
    /// Nobody has.
    pub drawn: &'static str,
}

/// Labels before a list of seats or squares, small letters.
pub struct FourLabels {
    /// Who plays with whom.
    pub sides: &'static str,
    /// The order of the turns.
    pub order: &'static str,
    /// Seats that stand mated.
    pub mated: &'static str,
    /// Seats that were released and have not moved since.
    pub released: &'static str,
    /// Attacks on queens that are warned: attacker and queen.
    pub warned: &'static str,
    /// Queens that may be taken: attacker and queen.
    pub open: &'static str,
    /// Seats that are passed over.
    pub passed_over: &'static str,
    /// Partners that may consult.
    pub consult: &'static str,
    /// Plies to be played over.
    pub play_over: &'static str,
}
