//! An article by its name: which source, which number.

use std::fmt;

/// One of the five rule texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Ordinary chess, G. Theod. Bom, Amsterdam 1869: A1 to A23.
    Chess1869,
    /// Chess with four players, the second part of the same booklet: V0 to V17.
    Four1869,
    /// Chess for four persons, De Tijd, 23 December 1967, in our own words: T1 and on.
    Four1967,
    /// The moves of the pieces, article 3 of the modern laws, in our own words: M3.1 and on.
    ChessModern,
    /// Draughts, N. van Buuren, Gouda 1879: D1 to D16, and passages by page.
    Draughts1879,
}

impl Source {
    /// All five, in the order in which the book shows them.
    pub const ALL: [Source; 5] = [
        Source::Chess1869,
        Source::Four1869,
        Source::Four1967,
        Source::ChessModern,
        Source::Draughts1879,
    ];

    /// The name of the source in commands and answers: `chess-1869`.
    pub const fn id(self) -> &'static str {
        match self {
            Source::Chess1869 => "chess-1869",
            Source::Four1869 => "four-1869",
            Source::Four1967 => "four-1967",
            Source::ChessModern => "chess-modern",
            Source::Draughts1879 => "draughts-1879",
        }
    }

    /// The source with this name.
    pub fn named(name: &str) -> Option<Source> {
        Source::ALL.into_iter().find(|source| source.id() == name)
    }
}

/// An article of a source, as rulings cite it: `A13`. Its words are found in [`text`](super::text).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The text it stands in.
    pub source: Source,
    /// Its name there, with the letter of the source: `A13`, `V0`, `M3.7c`.
    pub id: &'static str,
}

impl Article {
    /// The article of that source with that name.
    pub const fn new(source: Source, id: &'static str) -> Article {
        Article { source, id }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
