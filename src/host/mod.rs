//! The ways in: what a command, a terminal and a pipe are given to read.

pub mod records;
pub mod rulebook;
