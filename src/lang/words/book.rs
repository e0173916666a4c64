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
    /// These lines of so many are in sight.
    pub lines: fn(usize, usize, usize) -> String,
    /// What may be typed to find something.
    pub find_how: &'static str,
    /// Before the words sought.
    pub find: &'static str,
    /// This hit of so many.
    pub hit: fn(usize, usize) -> String,
    /// The page is this one of so many that were found.
    pub place_found: fn(usize, usize) -> String,
    /// What is searched: every source.
    pub everywhere: &'static str,
    /// There is no game whose article could be shown.
    pub no_moment: &'static str,
    /// There is no place to go back to.
    pub no_way_back: &'static str,
    /// There is no place to go forward to again.
    pub no_way_forward: &'static str,
    /// There is no place but the article of the moment.
    pub no_other_place: &'static str,
    /// Nothing was found beyond this page.
    pub last_hit: &'static str,
    /// Nothing was found before this page.
    pub first_hit: &'static str,
    /// Nothing has been sought, or nothing was found.
    pub no_search: &'static str,
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
    /// Return to where one came from.
    pub back: &'static str,
    /// Go again where one came back from.
    pub forward: &'static str,
    /// To the next hit and the one before.
    pub hits: &'static str,
    /// Search.
    pub find: &'static str,
    /// Original, translation or both.
    pub language: &'static str,
    /// The article of this moment of the game.
    pub moment: &'static str,
    /// The place where one was reading before.
    pub place: &'static str,
    /// Search this source only.
    pub here: &'static str,
    /// Search all sources.
    pub everywhere: &'static str,
    /// To the list of what was found.
    pub found: &'static str,
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
