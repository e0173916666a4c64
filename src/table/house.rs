//! The choices that a table makes beside its game.

use super::control::Controls;
use crate::games::Game;
use crate::rules::cross::seating::Seating;

/// How a game is played at this table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct House {
    /// What becomes of a capture that is not made (D13).
    pub omitted: Omitted,
    /// Who wins.
    pub aim: Aim,
    /// Where partners sit, and in which direction the turn goes.
    pub seating: Seating,
    /// Who watches over the rules.
    pub watch: Watch,
    /// How much time each seat has; without end where nothing is said.
    pub clock: Controls,
}

impl House {
    /// The choices of a game where nothing is said.
    pub fn usual(game: Game) -> House {
        House {
            seating: game.page().seating.usual(),
            ..House::default()
        }
    }

    /// Is it played to the letter?
    pub const fn is_to_the_letter(&self) -> bool {
        matches!(self.watch, Watch::Players(_))
    }

    /// May a player ask what there is to claim?
    pub const fn hints(&self) -> bool {
        matches!(self.watch, Watch::Players(Claims::Hinted))
    }
}

/// Who watches over the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Watch {
    /// The program: what the rules forbid is refused, and checks are announced.
    #[default]
    Arbiter,
    /// The players, to the letter: what is false stands until an opponent claims it.
    Players(Claims),
}

/// Whether a player can ask what there is to claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Claims {
    /// He can.
    #[default]
    Hinted,
    /// He must find it out himself.
    Silent,
}

impl Claims {
    /// Both, with the words by which they are set.
    pub const ALL: [(&'static str, Claims); 2] =
        [("hinted", Claims::Hinted), ("silent", Claims::Silent)];

    /// The word by which it is set.
    pub const fn word(self) -> &'static str {
        match self {
            Claims::Hinted => "hinted",
            Claims::Silent => "silent",
        }
    }
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
