//! What is said and done in a game to the letter: offences, remedies, bonds, and every act in a few words.
//!
//! An act, a bond and a state are said as a predicate, small letters and without a full stop: set after the name of who
//! acts it is a line (`White touches the knight on g1`, see [`of`]), alone it serves a column that is that seat's already.

use super::reasons::Board;
use crate::board::square::Square;
use crate::law::bond::Bond;
use crate::law::ending::Ending;
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;

/// The lines of one language.
pub struct LetterLines {
    /// Playing so, as a way of playing: `to the letter`.
    pub to_the_letter: &'static str,
    /// Playing otherwise: `with the arbiter`.
    pub with_the_arbiter: &'static str,

    /// What was done wrong: `a false move`.
    pub offence: fn(Offence) -> &'static str,
    /// The same as it can be claimed: what, by whom, where the man stands that did it, on the board as it stands now:
    /// `a false move by White, the knight on g3`.
    pub fault: fn(Offence, &str, Square, &Board) -> String,
    /// A remedy, as a choice: `the knight on g1 must be played`. The board is the one before what was claimed, on which
    /// the men still stood where the remedy names them.
    pub remedy: fn(Remedy, Offence, &Board) -> String,
    /// V13's remedy where nothing was played since: `the check counts as said`.
    pub counts_as_said: &'static str,
    /// What a bond demands, a predicate: `must play the knight on g1`. The board is the one that stands now.
    pub must: fn(&Bond, &Board) -> String,

    /// What was done, predicates.
    pub act: LetterActs,
    /// How a seat stands, predicates.
    pub state: LetterStates,
    /// What a seat may do, as choices of a menu.
    pub choice: LetterChoices,
    /// What is wrong with the set-up.
    pub slip: SlipLines,

    /// What was claimed stands: the claimant would have it so.
    pub stands: &'static str,
    /// So many moves are taken back.
    pub taken_back: fn(usize) -> String,
}

/// Every act, a predicate each.
pub struct LetterActs {
    /// A man touched, on the board as it stood then: `touches the knight on g1`.
    pub touches: fn(Square, &Board) -> String,
    /// `says “I adjust”`.
    pub adjusts: &'static str,
    /// A move, as it is written: `plays e2-e4`.
    pub plays: fn(&str) -> String,
    /// A false move that stands, as it is written: `moves falsely: g1-g3`.
    pub moves_falsely: fn(&str) -> String,
    /// A second move made at once with the first (A14): `makes a second move: d2-d4`.
    pub moves_twice: fn(&str) -> String,
    /// Check said with a move: `says check`.
    pub says_check: &'static str,
    /// An offence claimed by its article: `claims A13: a false move`.
    pub claims: fn(Offence) -> String,
    /// An offence claimed by pointing at the man that did it, on the board as it stood then.
    pub points_at: fn(Square, &Board) -> String,
    /// A draw claimed, by the ending that it is: `claims a draw: threefold repetition`.
    pub claims_draw: fn(Ending) -> String,
    /// A remedy chosen, as [`LetterLines::remedy`] says it: `chooses: let it stand`.
    pub chooses: fn(&str) -> String,
    /// Pieces that were taken lifted (D12), by the names of their squares: `lifts 17`.
    pub lifts: fn(&[String]) -> String,
    /// What was set up wrongly on this square put right (A2): `puts b1 right`.
    pub rectifies: fn(&str) -> String,
    /// The game begun afresh (A1, A3).
    pub begins_afresh: &'static str,
    /// The piece on this square huffed (D13).
    pub huffs: fn(&str) -> String,
    /// The capture demanded that was neglected (D14).
    pub demands: &'static str,
    /// The fifty moves counted from now (A22).
    pub counts: &'static str,
    /// An undertaking to mate: with the man on this square, on this square, or both (A22).
    pub undertakes: fn(Option<&str>, Option<&str>) -> String,
    /// A draw offered.
    pub offers_draw: &'static str,
    /// So many plies asked back.
    pub asks_back: fn(usize) -> String,
    /// What was offered or asked accepted.
    pub accepts: &'static str,
    /// It was declined.
    pub declines: &'static str,
    /// The game given up, or, of four, the partner asked to give it up.
    pub resigns: &'static str,
}

/// How a seat stands, a predicate each.
pub struct LetterStates {
    /// It has touched what stands on this square: `has touched the knight on g1`.
    pub touched: fn(Square, &Board) -> String,
    /// It has said that it adjusts, and its next touch does not bind.
    pub adjusting: &'static str,
    /// It has touched a man, and is bound to nothing by it.
    pub unbound: &'static str,
    /// It has said check with its move.
    pub said_check: &'static str,
    /// It has pieces to lift (D12), by the names of their squares: `has yet to lift 17 and 22`.
    pub to_lift: fn(&[String]) -> String,
    /// It must choose a remedy: `chooses what becomes of a false move (A13)`.
    pub choosing: fn(Offence) -> String,
}

/// What a seat may do, a choice each, with a capital.
pub struct LetterChoices {
    /// `Say “I adjust”`.
    pub adjust: &'static str,
    /// `Say check`.
    pub announce: &'static str,
    /// A second move (A14).
    pub second: &'static str,
    /// An offence: `Claim A13: a false move`.
    pub claim: fn(Offence) -> String,
    /// An offence, by pointing at the man that did it.
    pub point: &'static str,
    /// Pieces lifted, by the names of their squares: `Lift 17 and 22`.
    pub lift: fn(&[String]) -> String,
    /// A square put right: `Put b1 right`.
    pub rectify: fn(&str) -> String,
    /// The game begun afresh.
    pub afresh: &'static str,
}

/// What is wrong with the set-up, each with its article; squares by their names.
pub struct SlipLines {
    /// The board is turned (A1).
    pub turned: &'static str,
    /// What belongs on two squares stands each on the other (A2).
    pub swapped: fn(&str, &str) -> String,
    /// What belongs on this square has been forgotten (A2).
    pub forgotten: fn(&str) -> String,
    /// The odds man has not been taken off (A3).
    pub odds_kept: &'static str,
}

/// A line of who does something, and what: `White` and `says check`.
pub fn of(who: &str, what: &str) -> String {
    format!("{who} {what}")
}
