//! Chess for four on the cross: how its men move, and what mate, release and warnings do to them.

mod attack;
mod calm;
mod castling;
mod force;
mod freeze;
mod judge;
pub mod laws;
mod legal;
pub mod letter;
mod men;
pub mod moves;
mod passing;
mod places;
pub mod position;
mod queens;
mod refuse;
mod scope;
pub mod seating;
mod silent;
mod sink;
mod turns;
pub mod validate;
