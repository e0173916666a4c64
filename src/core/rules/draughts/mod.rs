//! The family of draughts.

pub mod judge;
mod leap;
mod leaps;
pub mod letter;
mod lines;
pub mod moves;
pub mod neglect;
pub mod onward;
pub mod position;
mod refuse;
mod routes;
pub mod search;
pub mod way;
