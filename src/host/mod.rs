//! The ways in to the program: a terminal, drawn to the byte, and a pipe of lines.

pub mod bytes;
pub mod depth;
pub mod ink;
pub mod listen;
pub mod motion;
pub mod outlet;
pub mod pen;
pub mod records;
pub mod restore;
pub mod rulebook;
pub mod screen;
pub mod sequence;
pub mod suspend;
pub mod terminal;
