//! reglement
pub mod board;
pub mod host;
pub mod lang;
pub mod law;
pub mod rules;
