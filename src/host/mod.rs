//! The ways in: what a command, a terminal and a pipe are given to read.

pub mod rulebook;
