//! What the screen of a game says around the board.

use crate::board::piece::Seat;
use crate::law::article::Source;
use crate::law::text::Shown;

/// The screen of a game.
pub struct ScreenLines {
    /// The window is too small; the columns and rows that are needed.
    pub too_small: fn(u16, u16) -> String,
    /// A game, by the source that it is played by, in sixteen columns at most.
    pub game: fn(Source) -> &'static str,
    /// Before the first move, and where no article governs.
    pub first: FirstLines,
    /// The number of the move.
    pub move_number: fn(u32) -> String,
    /// This seat is to move.
    pub to_move: fn(Seat) -> String,
    /// It is to move, and in check.
    pub in_check: fn(Seat) -> String,
    /// The game is looked at after so many plies of so many.
    pub looking_back: fn(usize, usize) -> String,
    /// Nothing stands on the square.
    pub empty: &'static str,
    /// It was refused: why, by which article, and where to read on.
    pub refused: fn(&str, &str, Option<&str>) -> String,
    /// A seat counts the fifty moves: who, and how many moves of each side have gone by.
    pub counting: fn(Seat, u32) -> String,
    /// A seat has undertaken to mate: who, with the man on which square, on which square.
    pub pledged: fn(Seat, Option<&str>, Option<&str>) -> String,
    /// The man named in an undertaking was lost.
    pub pledge_lost: fn(Seat) -> String,
    /// A seat gave these men as odds.
    pub odds: fn(Seat, &str) -> String,
    /// This seat offers a draw; that one must answer.
    pub draw_offered: fn(&str, &str) -> String,
    /// This seat asks to take back so many plies; that one must answer.
    pub take_back_asked: fn(&str, usize, &str) -> String,
    /// One partner asks the other whether their side shall give up: who asks, and who must answer.
    pub resign_asked: fn(&str, &str) -> String,
    /// Somebody can claim a draw, in the menu that this key opens.
    pub may_claim: fn(&str, &str) -> String,
    /// Somebody may begin to count, in the menu that this key opens.
    pub may_count: fn(&str, &str) -> String,
    /// A question was declined.
    pub declined: &'static str,
    /// The game is looked at: nothing can be done before one is back at its end.
    pub only_looking: &'static str,
    /// There is no such way back.
    pub nothing_to_see: &'static str,
    /// No man can move, so there is none to go to.
    pub nobody_moves: &'static str,
    /// The man on this square was taken up and can go nowhere; the key that says why.
    pub goes_nowhere: fn(&str, &str) -> String,
    /// The cursor has come to one of several pieces that may be huffed: the key that huffs the one it is on.
    pub several_to_huff: fn(&str) -> String,
    /// A capture was neglected: by whom, who may huff which pieces, with which keys he huffs and demands.
    pub may_huff: fn(&str, &str, &str, &str, &str) -> String,
    /// The same where nothing is huffed: by whom, who may demand, with which key.
    pub may_demand: fn(&str, &str, &str) -> String,
    /// A piece was huffed, and who huffed it still has his move: who, and where the piece stood.
    pub huffed: fn(&str, &str) -> String,
    /// The capture was demanded: of whom.
    pub demanded: fn(&str) -> String,
    /// What the same key does after a warning: the key.
    pub insist: fn(&str) -> String,
    /// Several captures go there: which?
    pub which_way: &'static str,
    /// How many pieces the capture under way has leapt over: what the keys do.
    pub leading: fn(usize) -> String,
    /// A note beside the game: the draw is given by this seat.
    pub draw_given: fn(Seat) -> String,
    /// A note: who loses, wins.
    pub losing: &'static str,
    /// A note: three kings against one, for how many moves of each side, of how many.
    pub kings: fn(u32, u32) -> String,
    /// Text was pasted where none is wanted.
    pub pasted: &'static str,
    /// The board is fixed, or turns.
    pub view_fixed: &'static str,
    /// It turns to the seat at turn.
    pub view_turning: &'static str,
    /// The program cannot be stopped for a while here.
    pub no_shell: &'static str,
    /// After a fault in the program, on the normal screen.
    pub farewell: &'static str,
    /// In which words articles are shown.
    pub shown: fn(Shown) -> &'static str,
    /// Read on in this article.
    pub see: fn(&str) -> String,
    /// Why?
    pub why: WhyLines,
    /// The typed line.
    pub prompt: PromptLines,
    /// Questions before something that cannot be undone.
    pub ask: AskLines,
    /// The menu of the game.
    pub menu: GameMenuLines,
    /// What the keys do now.
    pub now: NowLines,
}

/// What a newcomer reads, and whoever waits for an article.
pub struct FirstLines {
    /// How articles are read: the key of the rule book, and that which says why.
    pub reading: fn(&str, &str) -> String,
    /// How a move is made: the key that takes up and puts down.
    pub how: fn(&str) -> String,
    /// The same in thirty-eight columns.
    pub short: &'static str,
}

/// What may be done from a square, and why not.
pub struct WhyLines {
    /// The heading, with the square and what stands on it.
    pub heading: fn(&str) -> String,
    /// Where it may go.
    pub may_go: fn(&str) -> String,
    /// It may go nowhere.
    pub nowhere: &'static str,
    /// Who can come to an empty square.
    pub can_come: fn(&str) -> String,
    /// Nobody can.
    pub nobody: &'static str,
    /// To choose a square with the cursor.
    pub choose: &'static str,
    /// To choose a man with the cursor.
    pub choose_man: &'static str,
    /// This is allowed.
    pub allowed: fn(&str) -> String,
    /// This is not, and why.
    pub forbidden: fn(&str, &str) -> String,
}

/// The line for typed moves.
pub struct PromptLines {
    /// How a move of draughts is typed, as in these, and what else can be.
    pub how_numbered: fn(&str) -> String,
    /// What can be typed for an undertaking.
    pub pledge_how: &'static str,
    /// More is needed; what it can become.
    pub more: fn(&str) -> String,
    /// The square to which the man here goes is missing; where he may go.
    pub goal: fn(&str, &str) -> String,
    /// Nothing that can be played begins so; how moves are typed.
    pub nothing: fn(&str) -> String,
    /// Several moves fit: which.
    pub several: fn(&str) -> String,
    /// It is no move; how moves are typed.
    pub no_move: fn(&str, &str) -> String,
    /// The pawn becomes …
    pub becomes: &'static str,
}

/// Questions before something that cannot be undone.
pub struct AskLines {
    /// This seat gives up?
    pub resign: fn(&str) -> String,
    /// Leave the game?
    pub leave: &'static str,
    /// Leave the program?
    pub interrupt: &'static str,
    /// What becomes of the game: there is a record of it.
    pub kept: &'static str,
    /// What becomes of the game: there is none.
    pub unkept: &'static str,
    /// Huff: who, and the piece on which square?
    pub huff: fn(&str, &str) -> String,
    /// Demand the capture?
    pub demand: fn(&str) -> String,
    /// Announce the count?
    pub count: fn(&str) -> String,
    /// Offer a draw?
    pub offer_draw: fn(&str) -> String,
    /// Claim a draw?
    pub claim: fn(&str) -> String,
    /// Do what a key means, in the words of the page of keys?
    pub sure: fn(&str) -> String,
}

/// The menu of the game.
pub struct GameMenuLines {
    /// Its heading.
    pub title: &'static str,
    /// Go on.
    pub go_on: &'static str,
    /// The same when there is nothing to go on with: the game is over.
    pub back: &'static str,
    /// Offer a draw.
    pub offer_draw: &'static str,
    /// Ask to take back.
    pub take_back: &'static str,
    /// Claim a draw: the same position three times.
    pub claim_threefold: &'static str,
    /// Claim a draw: fifty moves.
    pub claim_fifty: &'static str,
    /// Claims a draw after twenty moves of three kings against one.
    pub claim_twenty: &'static str,
    /// Begins the next game of the same players.
    pub another: &'static str,
    /// Huffs the piece on this square.
    pub huff: fn(&str) -> String,
    /// Demands the capture that was neglected.
    pub demand: &'static str,
    /// The squares of the draughtboard with numbers, or without.
    pub numbers: fn(&str) -> String,
    /// They are drawn.
    pub numbers_on: &'static str,
    /// They are not.
    pub numbers_off: &'static str,
    /// Which squares of the draughtboard are played on.
    pub playing: fn(&str) -> String,
    /// The dark ones.
    pub playing_dark: &'static str,
    /// The light ones.
    pub playing_light: &'static str,
    /// Begin to count fifty moves.
    pub count: &'static str,
    /// Undertake to mate in a certain way.
    pub undertake: &'static str,
    /// Give up.
    pub resign: fn(&str) -> String,
    /// Turn the board.
    pub flip: &'static str,
    /// The board fixed or turning.
    pub view: fn(&str) -> String,
    /// Fixed.
    pub fixed: &'static str,
    /// Turning.
    pub turning: &'static str,
    /// The other language, in that language.
    pub language: &'static str,
    /// The theme.
    pub theme: fn(&str) -> String,
    /// The shapes of the men.
    pub glyphs: fn(&str) -> String,
    /// Symbols.
    pub symbols: &'static str,
    /// Letters.
    pub letters: &'static str,
    /// In which words articles are shown.
    pub articles: fn(&str) -> String,
    /// All settings, and the keys.
    pub settings: &'static str,
    /// The rule book.
    pub book: &'static str,
    /// All keys.
    pub keys: &'static str,
    /// To the menu.
    pub leave: &'static str,
    /// The same when the game is kept nowhere.
    pub leave_unkept: &'static str,
}

/// What keys do now, on the last line: a word or two.
pub struct NowLines {
    /// Move the cursor.
    pub go: &'static str,
    /// The arrow keys, where they cannot be drawn.
    pub arrows: &'static str,
    /// Take up a man. As wide as [`put_down`](NowLines::put_down), so that little changes on the screen.
    pub take_up: &'static str,
    /// Put him down.
    pub put_down: &'static str,
    /// The same where there is hardly any room.
    pub put: &'static str,
    /// Make the move that was refused, at one's own risk.
    pub insist: &'static str,
    /// The next man or square.
    pub next: &'static str,
    /// Type a move.
    pub type_move: &'static str,
    /// A hint.
    pub hint: &'static str,
    /// Huff.
    pub huff: &'static str,
    /// Demand the capture.
    pub demand: &'static str,
    /// One square of a capture back.
    pub step_back: &'static str,
    /// Why?
    pub why: &'static str,
    /// The rule book.
    pub book: &'static str,
    /// The menu.
    pub menu: &'static str,
    /// Leave.
    pub leave: &'static str,
    /// Let go.
    pub let_go: &'static str,
    /// Close.
    pub close: &'static str,
    /// Back and forth in the record.
    pub review: &'static str,
    /// Back to the game.
    pub back: &'static str,
    /// Yes, in the name of this seat.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Anything else: stay.
    pub stay: &'static str,
    /// Choose.
    pub choose: &'static str,
    /// All keys.
    pub keys: &'static str,
    /// Turn the board.
    pub flip: &'static str,
    /// Read on in the article.
    pub read_on: &'static str,
}
