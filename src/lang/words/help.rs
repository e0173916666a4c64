//! What the page of keys says around the keys.

/// The page of keys.
pub struct HelpLines {
    /// The heading.
    pub title: &'static str,
    /// Heading: keys that work now.
    pub now: &'static str,
    /// Heading: keys that work at the board.
    pub board: &'static str,
    /// Heading: keys that work at the board and in lists and texts.
    pub pages: &'static str,
    /// Heading: keys that work in lists and texts.
    pub lists: &'static str,
    /// Heading: keys that work where a position is set up.
    pub laying: &'static str,
    /// Heading: keys that work everywhere.
    pub everywhere: &'static str,
    /// Heading: signs on the board.
    pub signs: &'static str,
    /// Each sign, and what it says of its square.
    pub signs_mean: &'static [(&'static str, &'static str)],
    /// Heading: signs in the list of moves.
    pub list: &'static str,
    /// Each of those, and what it says of its move.
    pub list_means: &'static [(&'static str, &'static str)],
    /// Scroll.
    pub scroll: &'static str,
    /// Close the page.
    pub close: &'static str,
}
