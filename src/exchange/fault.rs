//! What can be wrong with a game in a text, and where.
//!
//! Nothing has a sentence here, where no language is known.

use std::io::ErrorKind;

use reglement_core::board::piece::Role;
use reglement_core::law::breach::Breach;
use reglement_core::rules::position::{Move, Position};
use thiserror::Error;

use super::score::{Line, Outcome};
use super::tags::Tags;
use super::token::Dialect;

/// Where something stands in a text: line and column in characters, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A game that was not read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{self:?}")]
pub struct Fault {
    /// Which one it is in its file, from 1.
    pub number: usize,
    /// Where it went wrong.
    pub place: Place,
    /// What is wrong.
    pub flaw: Flaw,
    /// The tags that had been read.
    pub tags: Tags,
    /// What could be read up to there, all of it legal: the start, and the moves.
    pub read: Option<(Position, Line)>,
    /// What else was not as it should be.
    pub remarks: Vec<Remark>,
}

/// What makes a game unreadable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A word of the game played is no legal move; the ply is counted from 1.
    Move {
        /// Which ply.
        ply: usize,
        /// The word.
        word: String,
        /// Why it is none.
        why: Wrong,
    },
    /// The start position cannot be set up.
    Start {
        /// The position text.
        text: String,
    },
    /// It is another game than is played here, by its tag of this name.
    Foreign {
        /// The name of the tag: `Variant`, `GameType`.
        tag: &'static str,
        /// What it says.
        value: String,
    },
    /// The text is of another kind than it was read as.
    LooksLike(Dialect),
    /// A comment is not closed; the place is where it opens.
    CommentOpen,
    /// Words that belong to no game: neither tags nor a move before them.
    NoGame {
        /// The first of them.
        word: String,
    },
    /// A game longer than any.
    TooLong,
    /// The text has a NUL.
    Nul,
    /// The text is UTF-16. Nothing more is read.
    Utf16,
    /// The text is UTF-32. Nothing more is read.
    Utf32,
    /// It is packed; this command unpacks it. Nothing more is read.
    Packed(&'static str),
    /// It is no text of any kind. Nothing more is read.
    NoText,
    /// It could not be read on. Nothing more is read.
    Unreadable(ErrorKind),
}

/// Why a word is no legal move where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The rules forbid it.
    Illegal(Breach),
    /// It may be any of these.
    Several(Vec<Move>),
    /// The seat at turn has no such man, or none on that file or rank.
    NoMan(Role),
    /// It is said to take, and there is nothing to take.
    TakesNothing,
    /// It castles where the seat at turn cannot.
    NoCastling,
    /// None of several men of this kind may go there.
    NoneGoes(Role),
    /// It passes the turn, which no game here allows.
    Passes,
    /// It seems to mean castling, which is written `O-O` or `O-O-O`.
    LikeCastling,
    /// It is a move of another kind of text.
    LooksLike(Dialect),
    /// It has not the form of a move.
    Unread,
}

/// Something in a game that was not as it should be; the game is read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Where.
    pub place: Place,
    /// What.
    pub what: Oddity,
}

/// What was not as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Oddity {
    /// The text is not UTF-8 and is taken for Windows-1252; said once for a whole text.
    NotUtf8,
    /// Quotes inside a tag were not escaped; the value was taken up to the last.
    InnerQuotes,
    /// A tag does not end on its line; the value was taken up to there.
    TagNotClosed,
    /// A line begins like a tag and is none; it was passed over.
    NoTag,
    /// A tag given twice; the first stands.
    TagTwice(String),
    /// A tag says something that cannot be, or is one of more than any game has; it was passed over.
    TagValue(String),
    /// What followed on a comment with braces in it was passed over.
    CommentTail,
    /// A `}` that closes nothing was passed over.
    StrayBrace,
    /// A `)` that closes nothing was passed over.
    StrayBracket,
    /// A variation is not closed; it ends with the game.
    VariationOpen,
    /// A variation stands before any move, and was passed over.
    VariationEarly,
    /// Variations in variations deeper than anyone reads; passed over.
    TooDeep,
    /// The rest of a variation was passed over from this word on.
    Variation {
        /// The word.
        word: String,
        /// Why it is no legal move.
        why: Wrong,
    },
    /// A mark that nobody knows, or before any move, was passed over.
    NoMark,
    /// A move has another number than it should have; said once a game.
    Number {
        /// What it says.
        said: u32,
        /// What it should say.
        meant: u32,
    },
    /// A move is written otherwise than it should be, and can mean only one; said once a game.
    Loosely(String),
    /// The game ends without a result; that of its tag was taken.
    NoResult,
    /// The game ends in `*`, and its tag says a result, which was taken.
    OpenEnd {
        /// What the tag says.
        tag: Outcome,
    },
    /// The tag and the end of the game say different results; the end was taken.
    OtherResult {
        /// What the tag says.
        tag: Outcome,
    },
}
