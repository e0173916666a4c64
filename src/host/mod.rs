//! Three ways in: a terminal, a pipe, a wire; and the commands that only answer.

pub mod records;
