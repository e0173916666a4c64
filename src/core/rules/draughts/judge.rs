//! A play becomes a move, or the breach it commits.
//!
//! A play is read in this order: a move that is legal; a move that takes less than it must, and is else possible; none.
//! Why it is none is asked last, in `refuse.rs`.

use super::lines::{back, slide, toward};
use super::moves::Move;
use super::position::{Position, forward};
use crate::board::piece::Role;
use crate::board::ten::Fifty;
use crate::law::breach::{Breach, DraughtsBreach, HandBreach};
use crate::rules::play::Play;

/// What a play of an own piece comes to.
enum Reading {
    /// It makes this legal move.
    Legal(Move),
    /// It makes this move, which takes less than it must.
    Neglecting(Move),
    /// It fits several captures that take different pieces, and none better than the others.
    Several,
    /// It is no move.
    Nothing(Role),
}

impl Position {
    /// The legal move that a play of the seat at turn makes.
    ///
    /// The squares named between its ends may be any of those on which the piece comes down, in their order; the two
    /// ends alone will do when they leave no doubt which pieces are taken.
    ///
    /// # Errors
    /// The first breach it commits, with the squares that show it.
    pub fn judge(&self, play: &Play) -> Result<Move, Breach> {
        match self.read(play).map_err(Breach::Hand)? {
            Reading::Legal(m) => Ok(m),
            Reading::Neglecting(m) => Err(Breach::Draughts(self.neglected(m))),
            Reading::Several => Err(Breach::Draughts(DraughtsBreach::Several {
                from: play.start(),
                to: play.end(),
            })),
            Reading::Nothing(role) => Err(Breach::Draughts(self.refuse(role, play))),
        }
    }

    /// D13: the move that a play makes, if its only fault is that it takes less than it must.
    pub fn neglect(&self, play: &Play) -> Option<Move> {
        match self.read(play) {
            Ok(Reading::Neglecting(m)) => Some(m),
            _ => None,
        }
    }

    fn read(&self, play: &Play) -> Result<Reading, HandBreach> {
        let role = self.own_piece(play)?;
        let quiet = self.quiet(role, play);
        let Some(greatest) = self.greatest() else {
            return Ok(quiet.map_or(Reading::Nothing(role), Reading::Legal));
        };
        let named = play.squares().get(1..).unwrap_or_default();
        let fitting = self.routes(Fifty::of(play.start()), role).fitting(named);
        let number = |m: &Move| m.taken().count();
        let mut required = fitting.iter().filter(|m| number(m) == greatest);
        match (required.next(), required.next()) {
            (Some(one), None) => return Ok(Reading::Legal(*one)),
            (Some(_), Some(_)) => return Ok(Reading::Several),
            (None, _) => {}
        }
        // Taken at its word, with no square left out, a play is one move at most: each leap between two squares named
        // goes over the one piece between them.
        let to_the_letter = fitting.iter().find(|m| number(m) as usize == named.len());
        Ok(
            match (quiet.as_ref().or(to_the_letter), fitting.as_slice()) {
                (Some(m), _) | (None, [m]) => Reading::Neglecting(*m),
                (None, []) => Reading::Nothing(role),
                (None, _) => Reading::Several,
            },
        )
    }

    /// D4, D5: the move that takes nothing and that a play would make were nothing to be taken.
    ///
    /// A king runs over the whole line, forward and backward, so that any free squares of it may be named.
    pub(super) fn quiet(&self, role: Role, play: &Play) -> Option<Move> {
        let (from, to) = (Fifty::of(play.start()), Fifty::of(play.end()));
        let (way, empty) = (toward(from, to)?, !self.occupied());
        let run = |way| match role {
            Role::Crowned => slide(from, way, empty),
            _ if forward(self.turn).contains(&way) => from.shift(way) & empty,
            _ => Fifty::NONE,
        };
        let line = from | run(way) | run(back(way));
        let on_it = play.squares().iter().all(|at| line.has(*at));
        let straight = role == Role::Crowned || play.squares().len() == 2;
        let goes = !(run(way) & to).is_empty() && on_it && straight;
        goes.then(|| Move::new(from, to, Fifty::NONE))
    }

    /// Whose piece?
    fn own_piece(&self, play: &Play) -> Result<Role, HandBreach> {
        let outside = play.squares().iter().find(|at| !Fifty::ALL.has(**at));
        let at = outside.copied().unwrap_or(play.start());
        match self.piece(at) {
            None => Err(HandBreach::NoMan { at }),
            Some(piece) if piece.seat != self.turn => Err(HandBreach::NotYours {
                at,
                owner: piece.seat,
            }),
            Some(piece) => Ok(piece.role),
        }
    }
}
