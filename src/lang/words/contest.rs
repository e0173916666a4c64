//! Matches, and the lots that are drawn before the first game.

/// What is said of a match.
pub struct ContestLines {
    /// What it is called, as a label.
    pub name: &'static str,
    /// Which game this is: of so many, or to be played until somebody has so many.
    pub game: fn(usize, Option<u32>, Option<u32>) -> String,
    /// It is over: who has won it, or nobody; how it stands.
    pub over: fn(Option<&str>, &str) -> String,
    /// What comes next: which game; who sits where; who begins, by which article.
    pub next: fn(&str, &str, &str, Option<&str>) -> String,
    /// The two have exchanged their colours.
    pub exchanged: &'static str,
    /// They sit as before.
    pub as_before: &'static str,
    /// At the first board of a later game: which it is, who begins, by which article.
    pub begins: fn(&str, &str, Option<&str>) -> String,
    /// The line of a game's menu.
    pub item: &'static str,
    /// On the shelf: this game of it comes next.
    pub follows: fn(usize) -> String,
    /// Of a game that was played: who began.
    pub began: fn(&str) -> String,
    /// It belongs to no match.
    pub none: &'static str,
    /// The lot gave a player White, by this article.
    pub lot: fn(&str, Option<&str>) -> String,
    /// How the same lot is drawn again: the number.
    pub seed: fn(u64) -> String,
    /// On the form: its label.
    pub label: &'static str,
    /// One game, and no match.
    pub one: &'static str,
    /// So many games.
    pub of: fn(u32) -> String,
    /// Until somebody has so many points, or has won so many games.
    pub first: fn(u32) -> String,
    /// As long as one likes.
    pub open: &'static str,
    /// What a match is, and what counts in it: a point and a half, two points and one, games that were won.
    pub about: [&'static str; 3],
    /// `--match` is none: what was written.
    pub misused: &'static str,
    /// How it is typed.
    pub how: &'static str,
}
