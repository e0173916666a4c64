//! The words of which texts of games are made.

use std::borrow::Cow;

use super::score::Outcome;

/// A kind of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// Portable game notation: chess between two.
    Pgn,
    /// Portable draughts notation.
    Pdn,
    /// The algebraic form of four-player programs.
    Four,
}

/// One word of a text. Where it begins is told by [`Lexer::place`](super::lexer::Lexer::place).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token<'t> {
    /// `[Name "value"]`, the value as it is meant, with what was wrong with its form.
    Tag {
        /// The name.
        name: Cow<'t, str>,
        /// The value, undone of its backslashes.
        value: Cow<'t, str>,
        /// What was wrong with it.
        form: TagForm,
    },
    /// `{so}` or `; so`: its text, runs of blanks made single.
    Comment(Cow<'t, str>),
    /// What followed on a comment with braces in it, up to the brace that its writer took for the end: not read.
    Tail,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or `!` and its like; none where there is no such mark, or its number is above 255.
    Nag(Option<u8>),
    /// `12.`, with however many points.
    Number(u32),
    /// `..` or `...` by itself.
    Dots,
    /// `1-0` and its like.
    Result(Outcome),
    /// Anything else: a move, or what cannot be read. Of draughts it may have blanks around its hyphen: `34 - 29`.
    Word(Cow<'t, str>),
    /// A `}` that closes nothing.
    Stray,
    /// The end of the text.
    End,
}

/// What was wrong with the form of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagForm {
    /// Nothing.
    Good,
    /// Quotes inside the value were not escaped: it was taken up to the last.
    InnerQuotes,
    /// The value does not end: it was taken up to the end of the line.
    NotClosed,
    /// A `[` and no tag after it: the line was passed over.
    NoTag,
}
