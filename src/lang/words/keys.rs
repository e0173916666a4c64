//! What keys do, in the fewest words.

/// What each key does, as the page of keys says it.
pub struct KeyNames {
    /// The cursor one square up.
    pub up: &'static str,
    /// The cursor one square down.
    pub down: &'static str,
    /// The cursor one square to the left.
    pub left: &'static str,
    /// The cursor one square to the right.
    pub right: &'static str,
    /// Take up and put down.
    pub choose: &'static str,
    /// Let go, close.
    pub cancel: &'static str,
    /// To the next man that can move, or the next place he may go to.
    pub next: &'static str,
    /// To the one before.
    pub previous: &'static str,
    /// Type a move.
    pub type_move: &'static str,
    /// Why a man may or may not go somewhere.
    pub why: &'static str,
    /// The rule book.
    pub book: &'static str,
    /// The menu of everything else.
    pub menu: &'static str,
    /// Turn the board.
    pub flip: &'static str,
    /// Ask to take back a move.
    pub take_back: &'static str,
    /// Offer a draw.
    pub offer_draw: &'static str,
    /// Draughts: huff the piece under the cursor.
    pub huff: &'static str,
    /// Draughts: have the neglected capture made.
    pub demand: &'static str,
    /// Draughts: one square of a capture back.
    pub step_back: &'static str,
    /// To the letter: say "I adjust".
    pub adjust: &'static str,
    /// To the letter: say check.
    pub announce: &'static str,
    /// To the letter: claim what is false.
    pub claim: &'static str,
    /// To the letter: a second move.
    pub second: &'static str,
    /// To the letter: lift what was taken.
    pub lift: &'static str,
    /// Stop the clock, or have it go on.
    pub clock: &'static str,
    /// Claim that a flag has fallen.
    pub flag: &'static str,
    /// Exercises: a hint.
    pub hint: &'static str,
    /// One move back in the record.
    pub earlier: &'static str,
    /// One move forward in the record.
    pub later: &'static str,
    /// To the start of the record or the list.
    pub first: &'static str,
    /// To its end.
    pub last: &'static str,
    /// A page up in the text.
    pub page_up: &'static str,
    /// A page down in the text.
    pub page_down: &'static str,
    /// To the article that the shown one refers to.
    pub see: &'static str,
    /// The articles in other words: original, translation, both.
    pub shown: &'static str,
    /// Search the rule book.
    pub find: &'static str,
    /// To the page one came from.
    pub back: &'static str,
    /// To the page one went back from.
    pub forward: &'static str,
    /// To the next place found.
    pub next_hit: &'static str,
    /// To the place found before.
    pub previous_hit: &'static str,
    /// To the list of articles.
    pub contents: &'static str,
    /// Delete the game that is chosen in the list; give a setting its default again.
    pub remove: &'static str,
    /// Where a position is set up: take the man off.
    pub take_off: &'static str,
    /// There: another seat is to move.
    pub give_turn: &'static str,
    /// There: copy the position as text.
    pub copy: &'static str,
    /// There: play it.
    pub play_it: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// The page of keys.
    pub help: &'static str,
    /// To the menu, the game being kept.
    pub quit: &'static str,
    /// Leave the program, after a question.
    pub interrupt: &'static str,
    /// Back to the shell for a while.
    pub suspend: &'static str,
    /// Draw everything anew.
    pub redraw: &'static str,
}
