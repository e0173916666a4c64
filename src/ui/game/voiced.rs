//! What the seats at a table know of its checks and warnings. In a game to the letter they know what was said (A16, V8,
//! V11): an attack that nobody announced is shown nowhere, and a check that was falsely said looks like any other (A18).
//! Where nobody is told what there is to claim, it is not told either whether a check that was said is one.

use super::app::App;
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::games::page::Announcing;
use crate::law::offence::Offence;
use crate::rules::cross;
use crate::rules::cross::validate::Warning;
use crate::rules::letter::Attack;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::letter::{Fault, Letter, Said};
use crate::table::setup::Setup;
use crate::table::state::Ply;

/// A position, and what was said of it.
#[derive(Clone, Copy)]
pub struct Voiced<'a> {
    /// The position.
    pub position: &'a Position,
    letter: &'a Letter,
    hearing: Hearing,
}

/// What is heard of an attack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hearing {
    /// Every one that was said, and by whom and of whom.
    Clear,
    /// Only that check was said: whether it is one, and whose, nobody is told (A18).
    Bare,
    /// What the program says; it is silent of a king whom his own army exposed, as long as that can be claimed (T9).
    Discreet,
}

/// Do the players themselves say check?
pub fn is_announced(setup: &Setup) -> bool {
    let letter = setup.letter();
    letter.is_some_and(|letter| letter.announcing != Announcing::ByTheProgram)
}

impl Hearing {
    fn of(setup: &Setup) -> Hearing {
        match (setup.house.hints(), is_announced(setup)) {
            _ if !setup.house.is_to_the_letter() => Hearing::Clear,
            (true, _) => Hearing::Clear,
            (false, true) => Hearing::Bare,
            (false, false) => Hearing::Discreet,
        }
    }
}

impl<'a> Voiced<'a> {
    /// What is known of the position that is looked at.
    pub fn of(app: &'a App, table: &'a Table) -> Voiced<'a> {
        Voiced {
            position: app.position(table),
            letter: &app.shown(table).state().letter,
            hearing: Hearing::of(table.setup()),
        }
    }

    /// What is known of the game as it stands.
    pub fn now(table: &'a Table) -> Voiced<'a> {
        let state = table.state();
        Voiced {
            position: &state.position,
            letter: &state.letter,
            hearing: Hearing::of(table.setup()),
        }
    }

    /// What was known before a ply.
    pub fn before(table: &Table, ply: &'a Ply) -> Voiced<'a> {
        Voiced {
            position: &ply.before,
            letter: &ply.letter,
            hearing: Hearing::of(table.setup()),
        }
    }

    /// Is nothing heard of a check but that it was said?
    pub fn is_bare(&self) -> bool {
        self.hearing == Hearing::Bare
    }

    /// The attacks of which nobody was warned, as far as those who are asked know.
    pub fn unsaid(&self) -> Vec<Attack> {
        let mut attacks = match self.hearing {
            Hearing::Clear => return self.letter.unsaid_attacks(),
            Hearing::Bare | Hearing::Discreet => self.position.attacks(),
        };
        attacks.retain(|attack| !self.is_said(attack.attacker, attack.target));
        attacks
    }

    fn is_said(&self, attacker: Square, target: Square) -> bool {
        let attack = Attack { attacker, target };
        let mut unsaid = self.letter.unsaid.iter();
        match self.hearing {
            Hearing::Clear => !unsaid.any(|unsaid| unsaid.attack == attack),
            Hearing::Bare => false,
            Hearing::Discreet => !self.is_exposed(target),
        }
    }

    /// T9: is it a king whom his own army exposed, as can still be claimed?
    fn is_exposed(&self, at: Square) -> bool {
        let man = self.position.piece(at);
        let mut faults = self.letter.faults.iter();
        man.is_some_and(|man| {
            let is_his =
                |fault: &Fault| fault.offence == Offence::KingExposed && fault.by == man.seat;
            man.role == Role::King && faults.any(is_his)
        })
    }

    /// Of two players, the king at turn, if he stands in check for all they know.
    pub fn king_in_check(&self) -> Option<Square> {
        let king = self.position.king()?;
        let mut checkers = self.position.checkers().into_iter();
        let in_check = checkers.any(|at| self.is_said(at, king));
        let falsely = self.letter.said == Said::Falsely && self.hearing == Hearing::Clear;
        (in_check || falsely).then_some(king)
    }

    /// Of four, the men that give a seat's king a check that was said.
    pub fn checkers(&self, seat: Seat) -> Vec<Square> {
        let Some(cross) = self.position.cross() else {
            return Vec::new();
        };
        let king = cross.king(seat);
        let mut checkers = cross.checkers(seat);
        checkers.retain(|at| self.is_said(*at, king));
        checkers
    }

    /// Of four, the seats whose king is in check, and not mated.
    pub fn in_check(&self) -> Seats {
        let in_check = self
            .position
            .cross()
            .map(cross::position::Position::in_check);
        let in_check = in_check.unwrap_or(Seats::NONE);
        in_check
            .filter(|seat| !self.checkers(*seat).is_empty())
            .collect()
    }

    /// Of four, the attacks on queens that were warned.
    pub fn warnings(&self) -> Vec<Warning> {
        let warnings = self
            .position
            .cross()
            .map(cross::position::Position::warnings);
        let mut warnings = warnings.unwrap_or_default();
        warnings.retain(|warning| self.is_said(warning.attacker, warning.queen));
        warnings
    }
}
