//! Writing it down, and reading what was written.

pub mod diagram;
pub mod fen;
pub mod fen_draughts;
pub mod letters;
pub mod meant;
pub mod san;
pub mod spelled;
pub mod typed;
