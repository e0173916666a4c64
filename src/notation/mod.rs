//! Writing it down, and reading what was written.

pub mod acts;
pub mod diagram;
pub mod fen;
pub mod fen_chess;
pub mod fen_cross;
pub mod fen_draughts;
pub mod fields;
pub mod letters;
pub mod meant;
pub mod numeric;
mod said;
pub mod san;
pub mod spelled;
pub mod timed;
pub mod typed;
pub mod typed_chess;
pub mod typed_cross;
pub mod typed_draughts;
pub mod written;
