//! The family of chess.

pub mod attack;
pub mod force;
pub mod judge;
pub mod laws;
pub mod letter;
pub mod moves;
pub mod position;
pub mod validate;
