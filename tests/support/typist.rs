//! A game in plain lines with somebody typing: what goes in and what comes out, in their order.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use reglement::host::plain::{Manner, run};
use reglement::room::Room;

/// What both pipes have carried, in order.
type Log = Rc<RefCell<Vec<u8>>>;

struct Typist {
    lines: VecDeque<Vec<u8>>,
    read: usize,
    log: Log,
}

impl Read for Typist {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(into)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let Some(line) = self.lines.front() else {
            return Ok(&[]);
        };
        if self.read == 0 {
            let mut log = self.log.borrow_mut();
            log.extend(b"> ");
            log.extend(line);
        }
        Ok(&line[self.read..])
    }

    fn consume(&mut self, count: usize) {
        self.read += count;
        if self
            .lines
            .front()
            .is_some_and(|line| line.len() <= self.read)
        {
            self.lines.pop_front();
            self.read = 0;
        }
    }
}

struct Paper(Log);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Plays at a room by the lines of a transcript that begin with `> `, and writes the transcript anew.
pub fn played(room: &mut Room, manner: Manner, transcript: &str) -> String {
    let typed = transcript
        .lines()
        .filter_map(|line| line.strip_prefix("> "));
    let log = Log::default();
    let mut input = Typist {
        lines: typed.map(|line| format!("{line}\n").into_bytes()).collect(),
        read: 0,
        log: log.clone(),
    };
    run(room, manner, None, &mut input, &mut Paper(log.clone())).expect("pipes that hold");
    let bytes = log.borrow().clone();
    String::from_utf8(bytes).expect("text")
}
