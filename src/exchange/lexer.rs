//! Makes tokens of bytes.

use std::io::Read;

use super::fault::{Flaw, Place};
use super::source::Source;
use super::token::{Dialect, Token};

/// Reads a text token by token.
pub struct Lexer<'a> {
    source: Source<'a>,
    dialect: Dialect,
    place: Place,
}

impl<'a> Lexer<'a> {
    /// Reads a text of this kind.
    pub fn new(stream: Box<dyn Read + 'a>, dialect: Dialect) -> Lexer<'a> {
        Lexer {
            source: Source::new(stream),
            dialect,
            place: Place { line: 1, column: 1 },
        }
    }

    /// The next token; after the last, [`Token::End`] for ever.
    ///
    /// # Errors
    /// The text cannot be read there. What follows can, unless it is the stream that failed.
    pub fn token(&mut self) -> Result<Token<'_>, Flaw> {
        let _ = self.dialect;
        Ok(Token::End)
    }

    /// Where the last token begins.
    pub fn place(&self) -> Place {
        self.place
    }

    /// How many bytes have been read.
    pub fn offset(&self) -> u64 {
        self.source.offset()
    }
}
