//! Makes tokens of bytes.

use std::io::Read;

use super::fault::{Flaw, Place};
use super::source::Source;
use super::text::decoded;
use super::token::{Dialect, Token};
use super::words;

/// No comment and no tag is longer; what is, is cut there.
pub(super) const LONGEST: usize = 1 << 20;
/// No word is longer.
const LONGEST_WORD: usize = 256;

/// How much of a text is looked at to know that it is one.
const LOOK: usize = 512;

/// Reads a text token by token.
pub struct Lexer<'a> {
    pub(super) source: Source<'a>,
    dialect: Dialect,
    pub(super) begun: Begun,
    /// How many bytes from here on are the tail of the last comment.
    pub(super) tail: usize,
    /// Has an empty line been passed on the way to the next token?
    parted: Parted,
    pub(super) not_utf8: Option<Place>,
    /// Where the line of the last tag ends, in bytes from the beginning.
    pub(super) line_end: u64,
    state: State,
}

/// Where the last token begins.
pub(super) enum Begun {
    /// There in the window, on the present line.
    At(usize),
    /// There.
    Place(Place),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Parted {
    No,
    ByEmptyLine,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing has been read.
    New,
    Reading,
    /// Nothing more will be read.
    Over,
}

impl<'a> Lexer<'a> {
    /// Reads a text of this kind.
    pub fn new(stream: Box<dyn Read + 'a>, dialect: Dialect) -> Lexer<'a> {
        Lexer {
            source: Source::new(stream),
            dialect,
            begun: Begun::At(0),
            tail: 0,
            parted: Parted::No,
            not_utf8: None,
            line_end: 0,
            state: State::New,
        }
    }

    /// The kind of text.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Where the last token begins.
    pub fn place(&self) -> Place {
        match self.begun {
            Begun::At(at) => self.source.place(at),
            Begun::Place(place) => place,
        }
    }

    /// How many bytes have been read.
    pub fn offset(&self) -> u64 {
        self.source.offset()
    }

    /// Where the first text was met that is not UTF-8, told once.
    pub fn not_utf8(&mut self) -> Option<Place> {
        let place = self.not_utf8.filter(|place| place.line > 0)?;
        self.not_utf8 = Some(Place::default());
        Some(place)
    }

    /// The byte with which the next token begins, blanks passed over.
    pub fn peek(&mut self) -> Option<u8> {
        self.skip_blanks();
        self.source.rest().first().copied()
    }

    /// Is there an empty line between the last token and the next?
    pub fn is_parted(&mut self) -> bool {
        self.skip_blanks();
        self.parted == Parted::ByEmptyLine
    }

    /// The next token; after the last, [`Token::End`] for ever.
    ///
    /// # Errors
    /// The text cannot be read there. What follows can, unless it is the stream that failed.
    pub fn token(&mut self) -> Result<Token<'_>, Flaw> {
        if self.state != State::Reading {
            self.start()?;
        }
        if self.tail > 0 {
            let at = self.source.at;
            self.begun = Begun::Place(self.source.place(at));
            self.source.go_to(at + std::mem::take(&mut self.tail));
            return Ok(Token::Tail);
        }
        loop {
            self.skip_blanks();
            self.parted = Parted::No;
            self.begun = Begun::At(self.source.at);
            let Some(first) = self.source.rest().first().copied() else {
                return self.end();
            };
            match first {
                b'[' => return self.bracket(),
                b'{' => return self.comment(),
                b';' => return Ok(self.line_comment()),
                b'%' if self.source.is_at_line_start() => self.skip_line(),
                b'(' => return Ok(self.open()),
                b')' => return Ok(self.one(Token::Close)),
                b'}' => return Ok(self.one(Token::Stray)),
                b'$' | b'!' | b'?' => return Ok(self.mark()),
                b'.' => return Ok(self.dots()),
                0 => return Err(self.nul()),
                0xef | 0xc2 | 0xe2 if self.is_blank_letter() => {}
                _ => return Ok(self.word()),
            }
        }
    }

    /// Looks at how the text begins.
    fn start(&mut self) -> Result<(), Flaw> {
        if self.state == State::Over {
            return Ok(());
        }
        self.state = State::Reading;
        self.reach(LOOK);
        match words::no_text(self.source.rest()) {
            Some(flaw) => {
                self.over();
                Err(flaw)
            }
            None => Ok(()),
        }
    }

    fn over(&mut self) {
        self.state = State::Over;
        self.source.close();
    }

    fn end(&mut self) -> Result<Token<'_>, Flaw> {
        match self.source.broken.take() {
            Some(kind) => {
                self.over();
                Err(Flaw::Unreadable(kind))
            }
            None => Ok(Token::End),
        }
    }

    /// Makes the window show so many bytes from here on, if there are.
    pub(super) fn reach(&mut self, length: usize) {
        while self.source.rest().len() < length && !self.source.has_ended() {
            self.source.more();
        }
        if let Begun::At(_) = self.begun {
            self.begun = Begun::At(self.source.at);
        }
    }

    fn skip_blanks(&mut self) {
        let mut line_starts = u32::from(self.source.is_at_line_start());
        loop {
            let mut at = self.source.at;
            while let Some(byte) = self.source.bytes().get(at) {
                match byte {
                    b' ' | b'\t' | b'\r' | 0x0b | 0x0c => at += 1,
                    b'\n' => {
                        at += 1;
                        if line_starts > 0 {
                            self.parted = Parted::ByEmptyLine;
                        }
                        line_starts += 1;
                        self.source.new_line(at);
                    }
                    _ => break,
                }
            }
            self.source.at = at;
            if at < self.source.bytes().len() || self.source.has_ended() {
                return;
            }
            self.source.more();
        }
    }

    /// How far from here the first such byte is, or the end, or so many.
    pub(super) fn find(&mut self, most: usize, stops: impl Fn(u8) -> bool) -> usize {
        let mut from = 0;
        loop {
            let rest = self.source.rest();
            let unseen = rest.get(from..most.min(rest.len())).unwrap_or_default();
            if let Some(found) = unseen.iter().position(|byte| stops(*byte)) {
                return from + found;
            }
            from += unseen.len();
            if from >= most || self.source.has_ended() {
                return from;
            }
            self.reach(from + 1);
        }
    }

    fn one(&mut self, token: Token<'static>) -> Token<'static> {
        self.source.at += 1;
        token
    }

    fn skip_line(&mut self) {
        loop {
            let length = self.find(LONGEST, is_line_end);
            self.source.at += length;
            if length < LONGEST {
                return;
            }
        }
    }

    fn nul(&mut self) -> Flaw {
        let place = self.source.place(self.source.at);
        self.begun = Begun::Place(place);
        while self.source.rest().first() == Some(&0) {
            self.source.at += self.find(LONGEST, |byte| byte != 0);
        }
        Flaw::Nul
    }

    /// A byte order mark within a text, or a blank that is no ASCII: passed over.
    fn is_blank_letter(&mut self) -> bool {
        self.reach(3);
        let length = match self.source.rest() {
            [0xef, 0xbb, 0xbf, ..] | [0xe2, 0x80, 0x80..=0x8f, ..] => 3,
            [0xc2, 0xa0, ..] => 2,
            _ => return false,
        };
        self.source.skip_unseen(length);
        true
    }

    /// `(`, or a mark in brackets: `(!)`.
    fn open(&mut self) -> Token<'static> {
        self.reach(5);
        let rest = self.source.rest().get(1..).unwrap_or_default();
        let marks = rest.iter().take_while(|byte| matches!(byte, b'!' | b'?'));
        let marks = marks.take(3).count();
        if marks > 0 && rest.get(marks) == Some(&b')') {
            let nag = words::mark(rest.get(..marks).unwrap_or_default());
            self.source.at += marks + 2;
            return Token::Nag(nag);
        }
        self.one(Token::Open)
    }

    /// `$12`, or `!?`.
    fn mark(&mut self) -> Token<'static> {
        let is_number = self.source.rest().first() == Some(&b'$');
        self.source.at += usize::from(is_number);
        let length = self.find(LONGEST_WORD, |byte| match is_number {
            true => !byte.is_ascii_digit(),
            false => !matches!(byte, b'!' | b'?'),
        });
        let bytes = self.source.rest().get(..length).unwrap_or_default();
        let nag = match is_number {
            true => words::digits(bytes).and_then(|number| u8::try_from(number).ok()),
            false => words::mark(bytes),
        };
        self.source.at += length;
        Token::Nag(nag)
    }

    fn dots(&mut self) -> Token<'static> {
        self.source.at += self.find(LONGEST_WORD, |byte| byte != b'.');
        Token::Dots
    }

    fn word(&mut self) -> Token<'_> {
        let mut length = self.find(LONGEST_WORD, words::ends_word);
        self.reach(length + 8);
        if let Some(number) = self.number(length) {
            return number;
        }
        if self.dialect == Dialect::Pdn {
            length = self.joined(length);
        }
        let rest = self.source.rest();
        // What is said in brackets of a result is no part of it: `2-0(T)`.
        let bare = rest.get(..length).unwrap_or_default();
        if words::result(bare, self.dialect).is_none() {
            length += words::bracketed(rest.get(length..).unwrap_or_default());
        }
        // A letter that begins no word is a word by itself.
        let length = length.max(1);
        let word = rest.get(..length).unwrap_or_default();
        let other = words::result(word, self.dialect)
            .map(Token::Result)
            .or_else(|| words::symbol(word).map(|nag| Token::Nag(Some(nag))))
            .or_else(|| (word == "…".as_bytes()).then_some(Token::Dots));
        let at = self.source.at;
        self.source.at += length;
        other.unwrap_or_else(|| Token::Word(decoded(self.source.slice(at, &(0..length)))))
    }

    /// The number of a move, if the word with which a text goes on is one: `12.`, `12...`, `12`.
    fn number(&mut self, length: usize) -> Option<Token<'static>> {
        let rest = self.source.rest();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return None;
        }
        let dots = rest.iter().skip(digits).take_while(|byte| **byte == b'.');
        let dots = dots.count();
        let is_number = dots > 0 || digits == length && !self.is_joined(length);
        let digits = self.source.rest().get(..digits).filter(|_| is_number)?;
        let number = words::digits(digits).unwrap_or(u32::MAX);
        self.source.at += digits.len() + dots;
        Some(Token::Number(number))
    }

    /// Of draughts, a hyphen may have blanks on either side.
    fn joined(&mut self, length: usize) -> usize {
        let mut length = length;
        self.reach(length + 32);
        while let Some(begin) = words::joint(self.source.rest(), length) {
            let rest = self.source.rest().get(begin..).unwrap_or_default();
            let more = rest.iter().position(|byte| words::ends_word(*byte));
            length = begin + more.unwrap_or(rest.len());
            if length > LONGEST_WORD {
                break;
            }
            self.reach(length + 32);
        }
        length
    }

    fn is_joined(&mut self, length: usize) -> bool {
        self.dialect == Dialect::Pdn && words::joint(self.source.rest(), length).is_some()
    }
}

pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
