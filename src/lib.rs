//! reglement.
pub mod board;
pub mod cli;
pub mod config;
pub mod games;
pub mod host;
pub mod lang;
pub mod law;
pub mod notation;
pub mod room;
pub mod rules;
pub mod table;
pub mod ui;
