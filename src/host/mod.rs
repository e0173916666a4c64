//! The ways in to the program.

pub mod judge;
pub mod plain;
pub mod refused;
