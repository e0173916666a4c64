//! What someone wants to read in the rule book.

use crate::lang::Lang;
use crate::law::text::Shown;

/// The width of the text where none is known.
pub const WIDTH: usize = 80;

/// What of the articles is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Their words.
    Words,
    /// Only what the program does with each, one article a line.
    Treatment,
}

/// What someone wants to read.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// A source (`chess-1869`), or at once an article (`A13`) or reading (`R5`).
    pub source: Option<&'a str>,
    /// An article of that source, by name or number.
    pub article: Option<&'a str>,
    /// Words to search for, in that source or in all; then no article is printed.
    pub find: Option<&'a str>,
    /// What of the articles.
    pub wanted: Wanted,
    /// Which text of the articles.
    pub shown: Shown,
    /// The reader's language.
    pub lang: Lang,
    /// The columns that a line may have.
    pub width: usize,
}

impl Request<'_> {
    /// The language of everything around the texts: that of the text, or of the reader where both texts are shown.
    pub fn spoken(&self) -> Lang {
        match self.shown {
            Shown::Original => Lang::Nl,
            Shown::Translation => Lang::En,
            Shown::Both => self.lang,
        }
    }
}
