//! What the rule book says about itself: headings, search, what was not found.

/// The rule book's own lines.
pub struct LawLines {
    /// The book as a whole.
    pub book: &'static str,
    /// Heading above the Dutch of a source.
    pub original: &'static str,
    /// Heading above its translation.
    pub translation: &'static str,
    /// Heading above the Dutch of a source that is given in our own words.
    pub paraphrase_nl: &'static str,
    /// Heading above the English of such a source.
    pub paraphrase_en: &'static str,
    /// Heading above a note.
    pub note: &'static str,
    /// A reading, as the program follows it.
    pub reading: &'static str,
    /// Heading above the articles that are mentioned.
    pub see_also: &'static str,
    /// Heading of a reading's articles.
    pub beside: &'static str,
    /// An article by its number as printed: `Article 13`, `Page 6`, `Preamble`.
    pub article: fn(&str) -> String,
    /// So many articles.
    pub articles: fn(usize) -> String,
    /// So many readings.
    pub readings: fn(usize) -> String,
    /// So many places found for these words.
    pub found: fn(usize, &str) -> String,
    /// So many more places were found than are listed.
    pub more: fn(usize) -> String,
    /// No place found for these words.
    pub nothing_found: fn(&str) -> String,
    /// What to type to see more, below the list of sources.
    pub how_to_read: &'static str,
    /// There is no such source; the sources there are.
    pub unknown_source: fn(&str, &str) -> String,
    /// What was asked for is found by searching: how.
    pub search_so: fn(&str) -> String,
    /// There is no such article in the source; those there are.
    pub unknown_article: fn(&str, &str, &str) -> String,
    /// The number is one of several sources; the articles that bear it.
    pub several: fn(&str, &str) -> String,
    /// A reading has no treatment of its own; the articles beside which it stands.
    pub untreated: fn(&str, &str) -> String,
    /// Perhaps one of these was meant.
    pub nearest: fn(&str) -> String,
}
