//! The ways in: what a command, a terminal and a pipe are given to read.

pub mod judge;
pub mod pager;
pub mod plain;
pub mod records;
pub mod refused;
pub mod rulebook;
pub mod settle;
