//! The family of chess.

pub mod attack;

pub mod laws;
pub mod moves;
pub mod position;
