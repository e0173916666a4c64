//! Bytes out of a stream, a window of them at a time, with the place of each.

use std::cell::Cell;
use std::io::{ErrorKind, Read};
use std::ops::Range;

use super::fault::Place;

/// How many bytes are asked of the stream at once.
const CHUNK: usize = 64 * 1024;

/// Looks at a stream through a window that grows only while one token needs it.
pub struct Source<'a> {
    stream: Box<dyn Read + 'a>,
    bytes: Vec<u8>,
    /// Where reading stands in the window.
    pub at: usize,
    /// The line of that, from 1.
    pub line: u32,
    /// Where that line begins in the window; before the window, it is at 0.
    line_start: usize,
    /// How many characters of the line lie before the window.
    gone: u32,
    /// A place further on in the line, and how many characters of the window are before it: long lines are not counted
    /// from their beginning again and again.
    counted: Cell<(usize, u32)>,
    /// Bytes that have left the window.
    passed: u64,
    ended: bool,
    /// Why the stream ended before its end.
    pub broken: Option<ErrorKind>,
}

impl<'a> Source<'a> {
    pub fn new(stream: Box<dyn Read + 'a>) -> Source<'a> {
        Source {
            stream,
            bytes: Vec::new(),
            at: 0,
            line: 1,
            line_start: 0,
            gone: 0,
            counted: Cell::new((0, 0)),
            passed: 0,
            ended: false,
            broken: None,
        }
    }

    /// What the window shows.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What the window shows from where reading stands.
    #[inline]
    pub fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Does the window show all that is left?
    #[inline]
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// How many bytes have been read before where reading stands.
    pub fn offset(&self) -> u64 {
        self.passed + self.at as u64
    }

    /// Drops what has been read, and shows more behind it.
    pub fn more(&mut self) {
        if self.ended {
            return;
        }
        self.drop_read();
        let shown = self.bytes.len();
        self.bytes.resize(shown + CHUNK.max(shown), 0);
        let mut end = shown;
        loop {
            match self
                .stream
                .read(self.bytes.get_mut(end..).unwrap_or_default())
            {
                Ok(0) => self.ended = true,
                Ok(read) => end += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.broken = Some(error.kind());
                    self.ended = true;
                }
            }
            if self.ended || end == self.bytes.len() {
                break;
            }
        }
        self.bytes.truncate(end);
    }

    fn drop_read(&mut self) {
        let at = self.at;
        if self.line_start < at {
            self.gone += self.characters_before(at);
        }
        self.line_start = self.line_start.saturating_sub(at);
        self.counted.set((self.line_start, 0));
        self.bytes.drain(..at);
        self.passed += at as u64;
        self.at = 0;
    }

    /// How many characters there are from where the line begins in the window.
    fn characters_before(&self, at: usize) -> u32 {
        let (from, count) = match self.counted.get() {
            (from, count) if (self.line_start..=at).contains(&from) => (from, count),
            _ => (self.line_start, 0),
        };
        let count = count + characters(self.bytes.get(from..at).unwrap_or_default());
        self.counted.set((at, count));
        count
    }

    /// A line begins here in the window.
    #[inline]
    pub fn new_line(&mut self, start: usize) {
        self.line += 1;
        self.line_start = start;
        self.gone = 0;
        self.counted.set((start, 0));
    }

    /// Reading goes on there in the window; the line ends on the way are counted.
    pub fn go_to(&mut self, to: usize) {
        let passed = self.bytes.get(self.at..to).unwrap_or_default();
        let ends = passed.iter().filter(|byte| **byte == b'\n').count();
        if let Some(last) = passed.iter().rposition(|byte| *byte == b'\n') {
            self.line += ends as u32;
            self.line_start = self.at + last + 1;
            self.gone = 0;
            self.counted.set((self.line_start, 0));
        }
        self.at = to;
    }

    /// Passes over so many bytes, as if they had never been there.
    pub fn skip_unseen(&mut self, length: usize) {
        let is_first = self.is_at_line_start();
        self.at += length;
        if is_first {
            self.line_start = self.at;
            self.counted.set((self.at, 0));
        }
    }

    /// Reads no more.
    pub fn close(&mut self) {
        self.ended = true;
        self.at = self.bytes.len();
    }

    /// A range of the window, counted from a place in it.
    pub fn slice(&self, from: usize, range: &Range<usize>) -> &[u8] {
        let range = from + range.start..from + range.end;
        self.bytes.get(range).unwrap_or_default()
    }

    /// Are there only blanks before it on its line?
    pub fn is_first_on_line(&self) -> bool {
        let before = self.bytes.get(self.line_start..self.at);
        self.gone == 0 && before.is_none_or(|before| before.trim_ascii().is_empty())
    }

    /// Does a line begin where reading stands?
    #[inline]
    pub fn is_at_line_start(&self) -> bool {
        self.at == self.line_start && self.gone == 0
    }

    /// The place of a byte of the present line.
    pub fn place(&self, at: usize) -> Place {
        Place {
            line: self.line,
            column: self.gone + self.characters_before(at) + 1,
        }
    }
}

/// How many characters these bytes are: of UTF-8 those that follow on in a character are not counted.
fn characters(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|byte| **byte & 0xc0 != 0x80).count() as u32
}
