//! What is said in lines, without a screen.

use crate::law::article::Source;

/// The lines of one language. None has the word that an answer begins with (`ok`, `error:`), for that is the same in
/// every language; a seat is given by its name in this language, moves as they are written.
pub struct Plain {
    /// Who plays: White's name, Black's name.
    pub players: fn(&[String]) -> String,
    /// Where to find what can be typed.
    pub see_help: &'static str,
    /// Whose turn it is.
    pub to_move: fn(&str) -> String,
    /// Whose turn it is, his king being in check.
    pub to_move_in_check: fn(&str) -> String,
    /// The game is over.
    pub over: &'static str,

    /// A draw offered: by whom, and who answers.
    pub offers_draw: fn(&str, &str) -> String,
    /// Plies asked back: by whom, how many, who answers.
    pub asks_back: fn(&str, usize, &str) -> String,
    /// One partner asks the other whether their side shall give up.
    pub asks_to_resign: fn(&str, &str) -> String,
    /// A seat accepts what was asked of it.
    pub accepts: fn(&str) -> String,
    /// A seat declines what was asked of it.
    pub declines: fn(&str) -> String,
    /// The count of fifty moves begins.
    pub counts: fn(&str) -> String,
    /// An undertaking: whose, with the man on this square, on this square.
    pub undertakes: fn(&str, Option<&str>, Option<&str>) -> String,
    /// A seat huffs the piece on this square.
    pub huffs: fn(&str, &str) -> String,
    /// A seat demands the capture that was neglected.
    pub demands: fn(&str) -> String,
    /// A seat may do something about a capture that was neglected: the seat, and what it would type.
    pub may_huff: fn(&str, &str) -> String,
    /// A move that was refused with a warning can be insisted on: the move.
    pub may_insist: fn(&str) -> String,
    /// The same where nothing is huffed.
    pub may_insist_to_lose: fn(&str) -> String,
    /// No move was refused with a warning.
    pub nothing_warned: &'static str,
    /// Another game can only follow on one that is over.
    pub not_over: &'static str,
    /// A claim was right.
    pub claim_stands: &'static str,
    /// The claims that can be made now, as they are typed.
    pub claims: fn(&str) -> String,
    /// None can be made now.
    pub no_claims: &'static str,
    /// Is a seat sure that it gives up?
    pub resign_sure: fn(&str) -> String,
    /// It gives up.
    pub resigns: fn(&str) -> String,

    /// The board, as which seat sees it.
    pub board: fn(&str) -> String,
    /// Below the board: what the small letters of a frozen army mean.
    pub frozen: &'static str,
    /// So many legal moves.
    pub moves: fn(usize) -> String,
    /// A move that is legal, in answer to why it should not be.
    pub legal: fn(&str) -> String,
    /// Heading of the state of the game.
    pub status: &'static str,
    /// Heading of the moves played: so many plies.
    pub record: fn(usize) -> String,
    /// Heading of what can be typed.
    pub help: &'static str,
    /// Good-bye; the game is kept.
    pub bye_kept: &'static str,
    /// Good-bye; the game is kept nowhere.
    pub bye: &'static str,

    /// In the state of the game: the labels of its lines.
    pub label: Labels,
    /// The count of fifty moves: who counts, how many of the hundred plies have gone by.
    pub count_at: fn(&str, u32) -> String,
    /// What a seat can do: the seat, and what it would type.
    pub can: fn(&str, &str) -> String,
    /// The named man of an undertaking is there no longer.
    pub pledge_lost: &'static str,
    /// Nothing.
    pub nothing: &'static str,

    /// A text that can be one of several moves.
    pub several: fn(&str, &str) -> String,
    /// Where to, from this square: the moves.
    pub where_to: fn(&str, &str) -> String,
    /// The man on this square has no legal move.
    pub no_move_from: fn(&str) -> String,
    /// What does the pawn become: the moves.
    pub promotion: fn(&str) -> String,
    /// Half a move; what it can become.
    pub half: fn(&str) -> String,
    /// A seat has no such man where the text says: the seat, the kind, the file or rank or square named.
    pub no_such_man: fn(&str, &str, Option<&str>) -> String,
    /// How castling is written.
    pub castling: &'static str,
    /// The line is empty.
    pub nothing_typed: &'static str,
    /// No move, where only moves can be given.
    pub no_move: fn(&str) -> String,
    /// The same in a game whose squares have numbers.
    pub no_numbered_move: fn(&str) -> String,
    /// Neither a move nor anything else.
    pub not_understood: fn(&str) -> String,
    /// The line is too long.
    pub too_long: fn(usize) -> String,
    /// The line is no text.
    pub no_text: &'static str,
    /// This belongs to another way of playing.
    pub elsewhere: fn(&str) -> String,
    /// How a command is used.
    pub usage: fn(&str) -> String,
    /// No square of the board.
    pub no_square: fn(&str) -> String,
    /// No help on this word.
    pub no_help: fn(&str) -> String,

    /// A game to the letter.
    pub letter: PlainLetter,

    /// What can be typed in chess: how, and what it does.
    pub chess_commands: &'static [(&'static str, &'static str)],
    /// What can be typed in chess for four; what begins with the same word in any game is told here otherwise.
    pub four_commands: &'static [(&'static str, &'static str)],
    /// How a draw is claimed in chess, and what it does.
    pub chess_claim: (&'static str, &'static str),
    /// The same in draughts.
    pub draughts_claim: (&'static str, &'static str),
    /// What can be typed in draughts.
    pub draughts_commands: &'static [(&'static str, &'static str)],
    /// What can be typed in any game.
    pub commands: &'static [(&'static str, &'static str)],
}

/// The labels of the lines that tell how the game stands.
pub struct Labels {
    /// Whose turn.
    pub turn: &'static str,
    /// The last move.
    pub last: &'static str,
    /// Who is in check.
    pub check: &'static str,
    /// The count of fifty moves.
    pub count: &'static str,
    /// An undertaking.
    pub pledge: &'static str,
    /// What waits to be answered.
    pub offer: &'static str,
    /// The result.
    pub result: &'static str,
    /// The position text.
    pub position: &'static str,
    /// Squares that show why.
    pub marks: &'static str,
    /// Another article to read.
    pub see: &'static str,
    /// Moves that were taken back.
    pub taken_back: &'static str,
}

/// What is said in lines of a game to the letter, beside what is said of it everywhere.
pub struct PlainLetter {
    /// That it is told what can be claimed.
    pub hinted: &'static str,
    /// That it is not.
    pub silent: &'static str,
    /// Heading of what can be claimed.
    pub claimable: &'static str,
    /// These seats may claim something: the seats, and what they would type.
    pub may_claim: fn(&str, &str) -> String,
    /// The same when no move can be played any more.
    pub may_still_claim: fn(&str, &str) -> String,
    /// A verdict waits while somebody could claim: the sentence of it.
    pub pending: fn(&str) -> String,
    /// No remedy of this number: so many there are.
    pub no_remedy: fn(usize) -> String,
    /// Where a man is to go, and none of one's own has been touched.
    pub not_held: &'static str,
    /// The same after "I adjust", when no touch binds.
    pub adjusting: &'static str,
    /// This square is a light one.
    pub light: fn(&str) -> String,
    /// It is a dark one.
    pub dark: fn(&str) -> String,
    /// A second move at once with another (A14), as it is written.
    pub second: fn(&str) -> String,
    /// Nothing is claimed by this article; by which in this game it is.
    pub no_claim_by: fn(&str, &str) -> String,
    /// How something is claimed in a game of this source, and what it does.
    pub claim: fn(Source) -> &'static (&'static str, &'static str),
    /// Heading of all that was done: so many acts.
    pub acts: fn(usize) -> String,
    /// What can be typed: how, and what it does.
    pub commands: &'static [(&'static str, &'static str)],
    /// Of these, what is said otherwise of draughts.
    pub draughts_commands: &'static [(&'static str, &'static str)],
}
