//! reglement.
pub mod board;
pub mod law;
pub mod rules;
