//! What is said of themes.

/// Of themes.
pub struct LooksLines {
    /// A theme is the user's own.
    pub own: &'static str,
    /// It is the user's own, and takes the place of one that is compiled in.
    pub instead: &'static str,
    /// The user's own of this name has a fault, so that the one compiled in is used.
    pub unused: &'static str,
}
