//! The family of draughts.

pub mod moves;
pub mod position;
