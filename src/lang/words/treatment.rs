//! What the program does with an article, as the rule book tells it.

use crate::law::treatment::{How, Kind};

/// The lines of one language.
pub struct TreatmentLines {
    /// Heading of the line below an article.
    pub heading: &'static str,
    /// What becomes of it, in a word: `enforced`.
    pub kind: fn(Kind) -> &'static str,
    /// How, in a clause: `a move against it is refused`.
    pub how: fn(How) -> &'static str,
}
