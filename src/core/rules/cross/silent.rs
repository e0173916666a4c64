//! Checks of which nobody was warned, and which therefore have no force (V8, V13).

use super::men::Men;
use super::places::{place, toward};
use super::position::Position;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::rules::letter::Attack;

/// For each king the ways to the men whose check has no force, a bit each.
///
/// They are known only while a game to the letter is judged: a position that has been judged knows none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Silent([u16; 4]);

impl Silent {
    /// None.
    pub(super) const NONE: Silent = Silent([0; 4]);

    /// Has a check of this seat's king from this way no force?
    #[inline]
    pub(super) const fn has(self, seat: usize, way: u8) -> bool {
        self.0[seat & 3] >> (way & 15) & 1 != 0
    }

    /// The king of a seat has moved: whoever attacks him now attacks him anew.
    #[inline]
    pub(super) const fn forget(&mut self, seat: usize) {
        self.0[seat & 3] = 0;
    }
}

impl Position {
    /// Takes these attacks for no check, of the kings of these seats.
    pub(super) fn hush(&mut self, seats: Seats, unsaid: &[Attack]) {
        self.silent = Silent::NONE;
        for attack in unsaid {
            let (from, king) = (place(attack.attacker), place(attack.target));
            let his = |seat: &Seat| seats.has(*seat) && self.men.king(seat.index()) == king;
            let Some(seat) = Seat::FOUR.into_iter().find(his) else {
                continue;
            };
            if self.men.attacks(from, king) {
                self.silent.0[seat.index()] |= 1 << toward(king, from);
            }
        }
        self.look_for_checks();
    }

    /// Takes every check for what it is again.
    pub(super) fn hear(&mut self) {
        self.silent = Silent::NONE;
        self.look_for_checks();
    }

    /// Is a seat's king in a check that has force, if the men stood so?
    #[inline]
    pub(super) fn is_checked(&self, men: &Men, seat: usize) -> bool {
        let king = men.king(seat);
        let force = self.force_against(seat);
        if self.silent.0[seat & 3] == 0 || king != self.men.king(seat) {
            return men.is_attacked(king, force, king);
        }
        let mut checked = false;
        men.attackers(king, force, |_, way| {
            checked |= !self.silent.has(seat, way);
        });
        checked
    }
}
