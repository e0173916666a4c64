//! The choices that a table makes beside its game.

/// How a game is played at this table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct House {
    /// What becomes of a capture that is not made (D13).
    pub omitted: Omitted,
    /// Who wins.
    pub aim: Aim,
}

/// What becomes of a capture that is required and not made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Omitted {
    /// The move is refused, and nothing is ever huffed.
    Refuse,
    /// It is refused once; who insists plays on at his own risk.
    #[default]
    Warn,
    /// It stands.
    Allow,
}

impl Omitted {
    /// All, with the words by which they are set.
    pub const ALL: [(&'static str, Omitted); 3] = [
        ("refuse", Omitted::Refuse),
        ("warn", Omitted::Warn),
        ("allow", Omitted::Allow),
    ];

    /// The word by which it is set.
    pub const fn word(self) -> &'static str {
        match self {
            Omitted::Refuse => "refuse",
            Omitted::Warn => "warn",
            Omitted::Allow => "allow",
        }
    }

    /// What this word sets.
    pub fn named(word: &str) -> Option<Omitted> {
        let mut all = Omitted::ALL.into_iter();
        all.find(|(name, _)| *name == word)
            .map(|(_, omitted)| omitted)
    }
}

/// What the players try to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// Who has no piece left, or none that can move, has lost.
    #[default]
    Win,
    /// *Qui perd gagne*: he has won (R21).
    Lose,
}
