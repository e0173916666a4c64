//! The family of draughts: what moves, what is refused, what is neglected.

mod boards;
mod judge;
mod moves;
mod naive;
mod neglect;
mod onward;
mod refused;
mod slow;
