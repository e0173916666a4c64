//! reglement
pub mod board;
pub mod host;
pub mod law;
pub mod rules;
pub mod ui;
