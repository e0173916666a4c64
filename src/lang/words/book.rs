//! What the screen of the rule book says around the articles.

use crate::law::text::Shown;

/// The rule book on the screen.
pub struct BookLines {
    /// Which words of the articles are shown.
    pub shown: fn(Shown) -> &'static str,
    /// Who wrote a source.
    pub by: fn(&str) -> String,
    /// All lines of the page are in sight.
    pub all_seen: &'static str,
    /// What may be typed to find something.
    pub find_how: &'static str,
    /// Before the words sought.
    pub find: &'static str,
    /// This hit of so many.
    pub hit: fn(usize, usize) -> String,
    /// There is no game whose article could be shown.
    pub no_moment: &'static str,
    /// There is no place to go back to.
    pub no_way_back: &'static str,
    /// The window is too small; the columns and rows that are needed.
    pub too_small: fn(u16, u16) -> String,
    /// What the keys do.
    pub keys: BookKeys,
}

/// What the keys of the book do, a word or two each.
pub struct BookKeys {
    /// Choose another line.
    pub choose: &'static str,
    /// Go to the next source.
    pub source: &'static str,
    /// Read the chosen article.
    pub read: &'static str,
    /// Scroll.
    pub scroll: &'static str,
    /// The article before or after.
    pub neighbour: &'static str,
    /// Choose a reference.
    pub reference: &'static str,
    /// Go to the chosen reference.
    pub follow: &'static str,
    /// Return to where the reference stood.
    pub back: &'static str,
    /// Search.
    pub find: &'static str,
    /// Original, translation or both.
    pub language: &'static str,
    /// The article of this moment of the game.
    pub moment: &'static str,
    /// Open the chosen hit.
    pub open: &'static str,
    /// Stop searching.
    pub stop: &'static str,
    /// To the list of articles.
    pub contents: &'static str,
    /// Close the book.
    pub close: &'static str,
    /// All keys.
    pub help: &'static str,
}
