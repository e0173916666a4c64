//! Games as other programs write them: read one after another out of any stream, checked by the rules, and written again.
//!
//! ```text
//! bytes ── source ── lexer ── games ── Score, or Fault
//!                               │
//!                             board    what a word means as a move: one for each kind of text
//! ```
//!
//! A [`Lexer`](lexer::Lexer) makes tokens of bytes in the [`Dialect`](token::Dialect) of one kind of text.
//! [`Games`](games::Games) makes of them, game by game, either a [`Score`](score::Score) or a [`Fault`](fault::Fault); it
//! knows tags, comments, marks and variations, and asks a [`Board`](board::Board) what a word means as a move. What could be
//! read only in part says so in a [`Remark`](fault::Remark). [`write`](mod@write) is the way back.
//!
//! Nothing here knows a position text, a file or a language: the caller makes the start of a game of its tags
//! ([`board::Start`]), and writes the names of the moves.

#![forbid(unsafe_code)]
// Nothing that somebody else has written may end in a panic.
#![cfg_attr(
    not(test),
    warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

mod asides;
pub mod board;
pub mod fault;
pub mod four;
pub mod games;
pub mod lexer;
pub mod own;
pub mod pdn;
pub mod pgn;
pub mod score;
mod sheet;
mod source;
mod tagged;
pub mod tags;
mod text;
pub mod token;
mod words;
pub mod write;
