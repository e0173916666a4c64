//! Writing it down, and reading what was written.

pub mod fen;
