//! The ways in to the program: a terminal, drawn to the byte, and a pipe of lines.

pub mod columns;
pub mod evening;
pub mod exercises;
pub mod faults;
pub mod given;
pub mod judge;
pub mod letter;
pub mod listed;
pub mod looks;
pub mod misused;
pub mod outcome;
pub mod pager;
pub mod plain;
pub mod records;
pub mod refused;
pub mod remember;
pub mod replace;
pub mod rulebook;
pub mod seated;
pub mod settle;
pub mod spoken;
pub mod terminal;
pub mod themes;
pub mod told;
pub mod usage;
