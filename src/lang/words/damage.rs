//! What is wrong with a record of a game, or with another file that is kept.

/// The lines of one language; `{0}`, `{1}` and so on stand for what is [filled](crate::lang::sentence::fill) in.
pub struct DamageLines {
    /// What was to be done with a file, as the code names it, and how it is said.
    pub done: &'static [(&'static str, &'static str)],
    /// What a value may be, as the code names it, and how it is said, where it is not said so.
    pub expected: &'static [(&'static str, &'static str)],
    /// What the system would not do: the file, what was to be done, why.
    pub cannot: &'static str,
    /// A file too long: which, its length, the most.
    pub too_long: &'static str,
    /// No ordinary file.
    pub no_file: &'static str,
    /// Anything else about a file: which, what.
    pub other: &'static str,
    /// A damaged file: which, what is wrong.
    pub damaged: &'static str,
    /// Where: the line.
    pub line: &'static str,
    /// Where besides: the entry.
    pub entry: &'static str,
    /// No byte at all.
    pub empty: &'static str,
    /// Zeros.
    pub zeros: &'static str,
    /// Two bytes a letter.
    pub utf16: &'static str,
    /// Bytes that are no text.
    pub bytes: &'static str,
    /// Text that is not TOML: what its reader says, in English.
    pub not_toml: &'static str,
    /// A format of later years: which, and the one that is read.
    pub newer: &'static str,
    /// A game that is not played here: which, and those that are.
    pub unknown_game: &'static str,
    /// A key that must be there.
    pub missing: &'static str,
    /// A key that a record does not have: which, and those it has.
    pub unknown_key: &'static str,
    /// A value that means nothing: the key, what it may be, what it is.
    pub value: &'static str,
    /// Two acts in one entry.
    pub two_acts: &'static str,
    /// An entry without its act; the acts.
    pub no_act: &'static str,
    /// An act that its game refuses: the source, the article.
    pub refused: &'static str,
    /// What is solved cannot be read or kept: the file, why.
    pub unsolved: &'static str,
    /// The same of a damaged file.
    pub unreadable: &'static str,
    /// The same of a file of later years.
    pub newer_solved: &'static str,
}

impl DamageLines {
    /// What was to be done with a file.
    pub fn done<'a>(&self, done: &'a str) -> &'a str {
        said(self.done, done)
    }

    /// What a value may be.
    pub fn expected<'a>(&self, expected: &'a str) -> &'a str {
        said(self.expected, expected)
    }
}

fn said<'a>(table: &[(&str, &'static str)], text: &'a str) -> &'a str {
    let mut lines = table.iter();
    lines
        .find(|(of, _)| *of == text)
        .map_or(text, |(_, said)| said)
}
