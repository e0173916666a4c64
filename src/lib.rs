//! reglement
pub mod board;
pub mod lang;
pub mod law;
pub mod rules;
