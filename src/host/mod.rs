//! The ways in to the program from outside: here a terminal, to the byte.

pub mod bytes;
pub mod depth;
pub mod ink;
pub mod listen;
pub mod motion;
pub mod outlet;
pub mod pen;
pub mod restore;
pub mod screen;
pub mod sequence;
pub mod suspend;
pub mod terminal;
