//! Which article refuses a step first, in the order in which reasons are given.

use super::men::{ahead, exists};
use super::{At, Slow, Step, Year};
use std::collections::BTreeSet;

impl Slow {
    /// What the men of the seat at turn could do if nobody were mated and nothing warned, and kings were left out of account.
    pub fn fitting(&self) -> Vec<Step> {
        let mut bare = self.clone();
        bare.mated = [false; 4];
        bare.released = [false; 4];
        bare.warned = BTreeSet::new();
        bare.pseudo()
    }

    /// Given those, the articles any of which may be cited first for a step that is not legal; several where the order is open.
    pub fn refused(&self, fits: &[Step], step: Step) -> Vec<&'static str> {
        let old = self.rules.year == Year::Old;
        let by = |then: &'static str, now: &'static str| vec![if old { then } else { now }];
        let Step { from, to, role } = step;
        let friend = self.rules.friend(self.turn);
        // Whose man?
        let letter = match self.man(from) {
            None => return by("A13", "T1"),
            Some((owner, _)) if owner != self.turn && self.mated[owner] => {
                return [by("V14", "T12"), by("A10", "T1"), by("V4", "T3")].concat();
            }
            Some((owner, _)) if owner == friend => return by("V4", "T3"),
            Some((owner, _)) if owner != self.turn => return by("A10", "T1"),
            Some((_, letter)) => letter,
        };
        // The movement.
        let fits: Vec<&Step> = fits
            .iter()
            .filter(|fit| (fit.from, fit.to) == (from, to))
            .collect();
        let castles = self.castles_to(step);
        if castles && (!self.has_right_to(step) || self.man(to).is_some()) {
            return [
                by("A15", "T1"),
                by("A13", "T1"),
                by("A12", "T1"),
                by("A19", "T6"),
            ]
            .concat();
        }
        if fits.is_empty() && !castles {
            return self.moves_so(from, to, letter);
        }
        // Promotion.
        let promotes = fits.iter().any(|fit| fit.role.is_some());
        match role {
            None if promotes => return by("A19", "T6"),
            Some('K' | 'P') if promotes => return by("A19", "T6"),
            Some(_) if !promotes && letter == 'P' && !exists(ahead(self.turn, to)) => {
                return by("V0", "T6");
            }
            Some(_) if !promotes => return by("A19", "T6"),
            _ => {}
        }
        // What may not be taken.
        if let Some((owner, _)) = self.man(to) {
            if self.mated[owner] {
                return by("V14", "T11");
            }
            if self.released[owner] {
                return by("V15", "T15");
            }
            if self.warned.contains(&(from, to)) {
                return by("V11", "T4");
            }
        }
        if castles {
            return by("A15", "T1");
        }
        // The own king, then the friend's.
        let made = match self.rules.year {
            Year::Old => self.lifted(step),
            Year::New => self.made(step),
        };
        if !made.is_checked(self.turn) {
            return by("V10", "-");
        }
        if letter == 'K' {
            let free = |enemy: usize| {
                let enemies = self.rules.enemies(self.turn, enemy);
                enemies && !self.mated[enemy] && made.strikes(enemy, to)
            };
            return match old || (0..4).any(free) {
                true => by("V9", "T9"),
                false => vec!["T12"],
            };
        }
        match self.is_checked(self.turn) {
            true => by("V8", "T7"),
            false => by("V10", "T9"),
        }
    }

    /// Why a man does not go so: a friend's or own man, a king, or the way itself.
    fn moves_so(&self, from: At, to: At, letter: char) -> Vec<&'static str> {
        let old = self.rules.year == Year::Old;
        let reaches = self.reach(from).contains(&to);
        match self.man(to) {
            Some((owner, prey)) if reaches && self.rules.enemies(self.turn, owner) => {
                assert_eq!(prey, 'K', "any other could be taken");
                match (old, self.mated[owner]) {
                    (true, false) => vec!["V8"],
                    (true, true) => vec!["V14"],
                    // The text of 1967 has no word for a king that is not mated.
                    (false, true) => vec!["T11"],
                    (false, false) => vec!["T1"],
                }
            }
            Some(_) if reaches => vec![if old { "A12" } else { "T1" }],
            None if reaches && letter == 'P' => {
                if old {
                    vec!["A13", "A20"]
                } else {
                    vec!["T1"]
                }
            }
            Some((owner, _)) if letter == 'P' && !self.rules.enemies(self.turn, owner) => {
                if old {
                    vec!["A13", "A12"]
                } else {
                    vec!["T1"]
                }
            }
            _ => vec![if old { "A13" } else { "T1" }],
        }
    }
}
