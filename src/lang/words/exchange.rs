//! Games as texts: shown, brought in and given out.

/// The lines about games as texts.
pub struct ExchangeLines {
    /// A game that is shown.
    pub show: ShowLines,
}

/// A game that is shown as a text.
pub struct ShowLines {
    /// What stands at the left of a line of the heading.
    pub label: ShowLabels,
    /// A day: its number, its month from 1, its year.
    pub date: fn([u64; 3]) -> String,
    /// Above a diagram: after this move.
    pub after: &'static str,
    /// Above a diagram: before the first move.
    pub at_start: &'static str,
    /// How four sit: where partners do, and which way the turn goes.
    pub seating: &'static str,
    /// What becomes of a capture that is not made, by the word of the setting.
    pub omitted: &'static str,
    /// Every act, in a game to the letter.
    pub acts: &'static str,
    /// A place for a diagram that is none.
    pub no_moment: &'static str,
    /// A place for a diagram that the game does not have.
    pub no_move: &'static str,
}

/// What stands at the left of the lines of the heading, in ten columns.
pub struct ShowLabels {
    /// Which game.
    pub game: &'static str,
    /// When it was begun.
    pub begun: &'static str,
    /// From which position.
    pub start: &'static str,
    /// What was settled: odds, and who loses, wins.
    pub settled: &'static str,
    /// How four sit.
    pub seating: &'static str,
    /// What becomes of captures that are not made.
    pub captures: &'static str,
    /// To the letter: what can be claimed is told, or not.
    pub letter: &'static str,
    /// What was set up wrongly.
    pub slip: &'static str,
    /// How it ended.
    pub result: &'static str,
    /// The last position.
    pub position: &'static str,
}

/// A day with the name of its month, as both languages write it.
pub fn dated(day: u64, months: &[&str; 12], month: u64, year: u64) -> String {
    let month = usize::try_from(month.saturating_sub(1)).unwrap_or(0);
    format!("{day} {} {year}", months.get(month).unwrap_or(&""))
}
