//! What stands beside the moves: tags and comments.

use std::borrow::Cow;

use super::fault::{Flaw, Place};
use super::lexer::{Begun, LONGEST, Lexer, is_line_end};
use super::tagged::{self, Comment};
use super::text::{collapsed, decoded, plain};
use super::token::{TagForm, Token};

/// How far a tail of a comment with braces in it is looked for.
const LONGEST_TAIL: usize = 4096;

impl Lexer<'_> {
    /// How far it is to the end of the line; looked for once, though there be many tags on it.
    fn line_length(&mut self) -> usize {
        let here = self.source.offset();
        if self.line_end <= here {
            self.line_end = here + self.find(LONGEST, is_line_end) as u64;
        }
        (self.line_end - here) as usize
    }

    pub(super) fn bracket(&mut self) -> Result<Token<'_>, Flaw> {
        let length = self.line_length();
        let at = self.source.at;
        let line = self.source.rest().get(..length).unwrap_or_default();
        let Some(tagged) = tagged::read(line) else {
            let is_first = self.source.is_first_on_line();
            self.source.at += if is_first { length } else { 1 };
            return Ok(match is_first {
                true => Token::Tag {
                    name: Cow::Borrowed(""),
                    value: Cow::Borrowed(""),
                    form: TagForm::NoTag,
                },
                false => Token::Word(Cow::Borrowed("[")),
            });
        };
        self.source.at += tagged.end;
        if self.source.slice(at, &(0..tagged.end)).contains(&0) {
            return Err(Flaw::Nul);
        }
        let (name, value) = (tagged.name, tagged.value);
        let is_plain = std::str::from_utf8(self.source.slice(at, &value)).is_ok();
        if !is_plain {
            self.found_not_utf8();
        }
        let value = plain(decoded(self.source.slice(at, &value)));
        Ok(Token::Tag {
            name: decoded(self.source.slice(at, &name)),
            value: match value.contains('\\') {
                true => Cow::Owned(tagged::unescaped(&value)),
                false => value,
            },
            form: tagged.form,
        })
    }

    pub(super) fn comment(&mut self) -> Result<Token<'_>, Flaw> {
        let place = self.source.place(self.source.at);
        let length = self.comment_length();
        self.begun = Begun::Place(place);
        let length = match length {
            Ok(length) => length,
            Err((skipped, flaw)) => {
                self.source.go_to(self.source.at + skipped);
                return Err(flaw);
            }
        };
        let inside = self.source.rest().get(1..length - 1).unwrap_or_default();
        let braces = inside.iter().filter(|byte| **byte == b'{').count();
        let tail = match braces {
            0 => 0,
            _ => self.tail_length(length, braces),
        };
        let begin = self.source.at;
        self.source.go_to(begin + length);
        self.tail = tail;
        self.said(begin, 1..length - 1, place)
    }

    /// How long a comment is, braces and all; or, when it is not closed or too long, how far it is to where reading goes on: a tag
    /// behind an empty line, or the end.
    fn comment_length(&mut self) -> Result<usize, (usize, Flaw)> {
        loop {
            let rest = self.source.rest();
            let is_all = self.source.has_ended() || rest.len() > LONGEST;
            let shown = rest.len();
            match tagged::comment(rest) {
                // A tag in a comment is a comment, unless another comment is opened before this one is closed.
                Comment::Closed(length) => return Ok(length),
                Comment::Broken(game) => return Err((game, Flaw::CommentOpen)),
                Comment::Open(game) if is_all => {
                    // What lies further on may close it.
                    let flaw = match self.source.has_ended() {
                        true => Flaw::CommentOpen,
                        false => Flaw::TooLong,
                    };
                    return Err((game.unwrap_or(shown), flaw));
                }
                Comment::Open(_) => self.reach(shown + 1),
            }
        }
    }

    /// What follows on a comment with so many braces in it, up to the last brace that closes them.
    fn tail_length(&mut self, comment: usize, braces: usize) -> usize {
        self.reach(comment + LONGEST_TAIL);
        let rest = self.source.rest().get(comment..).unwrap_or_default();
        let mut rest = rest.get(..LONGEST_TAIL).unwrap_or(rest);
        let mut length = 0;
        for _ in 0..braces {
            let brace = rest.iter().position(|byte| matches!(byte, b'{' | b'}'));
            match brace.and_then(|at| rest.split_at_checked(at + 1)) {
                Some((part, more)) if part.ends_with(b"}") && !tagged::has_game(part) => {
                    length += part.len();
                    rest = more;
                }
                _ => break,
            }
        }
        length
    }

    pub(super) fn line_comment(&mut self) -> Token<'_> {
        let place = self.source.place(self.source.at);
        let length = self.find(LONGEST, is_line_end);
        let begin = self.source.at;
        self.source.at += length;
        self.begun = Begun::Place(place);
        match self.said(begin, 1..length, place) {
            Ok(said) => said,
            Err(_) => Token::Comment(Cow::Borrowed("")),
        }
    }

    fn said(
        &mut self,
        begin: usize,
        range: std::ops::Range<usize>,
        place: Place,
    ) -> Result<Token<'_>, Flaw> {
        self.begun = Begun::Place(place);
        let inside = self.source.slice(begin, &range);
        if inside.contains(&0) {
            return Err(Flaw::Nul);
        }
        if std::str::from_utf8(inside).is_err() {
            self.found_not_utf8();
        }
        let inside = decoded(self.source.slice(begin, &range));
        Ok(Token::Comment(collapsed(inside)))
    }

    fn found_not_utf8(&mut self) {
        let place = self.place();
        self.not_utf8.get_or_insert(place);
    }
}
