//! A play becomes a move, or the breach it commits.

use std::ops::ControlFlow;

use super::moves::Move;
use super::position::{Position, Status};
use super::scope::Prey;
use super::sink::Flow;
use crate::law::breach::{Breach, CrossBreach, HandBreach};
use crate::rules::play::Play;

impl Position {
    /// The legal move that a play of the seat at turn makes.
    ///
    /// # Errors
    /// The first breach it commits, with the squares that show it.
    pub fn judge(&self, play: &Play) -> Result<Move, Breach> {
        match self.status {
            Status::Over(verdict) => {
                return Err(Breach::Hand(HandBreach::GameOver(verdict.ending)));
            }
            Status::Replay => {
                return Err(Breach::Cross(CrossBreach::Stalemates { seat: self.turn }));
            }
            Status::Play => {}
        }
        let sought = Move {
            from: play.start(),
            to: play.end(),
            role: play.role,
        };
        if self.is_legal(sought) {
            Ok(sought)
        } else {
            Err(self.breach(play))
        }
    }

    /// Is it a legal move of the seat at turn? Only this one move is followed into the mates that it lifts.
    fn is_legal(&self, sought: Move) -> bool {
        let seat = self.turn.index();
        let held = self.each_held(seat, Prey::Unwarned, &mut |m| match m == sought {
            true => ControlFlow::Break(()),
            false => Flow::Continue(()),
        });
        held.is_break() && (!self.may_lift() || self.stays_safe(seat, sought))
    }
}
