//! The ways in to the program: a terminal, drawn to the byte, and a pipe of lines.

pub mod bytes;
pub mod depth;
pub mod evening;
pub mod ink;
pub mod judge;
pub mod listen;
pub mod looks;
pub mod motion;
pub mod outlet;
pub mod pager;
pub mod pen;
pub mod plain;
pub mod records;
pub mod refused;
pub mod remember;
pub mod restore;
pub mod rulebook;
pub mod screen;
pub mod sequence;
pub mod settle;
pub mod suspend;
pub mod terminal;
