//! How men move, by family. The families know no article, no table and no screen.

pub mod castling;
pub mod chess;
pub mod cross;
pub mod draughts;
pub mod letter;
pub mod play;
pub mod position;
pub mod tree;
