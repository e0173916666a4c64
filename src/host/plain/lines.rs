//! Lines from a pipe: however they end, however long they are, whatever bytes they hold.

use std::io::{self, BufRead, ErrorKind};

/// No more bytes of a line are read.
pub const LONGEST: usize = 1000;

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Its text, without the end of the line.
    Text(String),
    /// It is longer than [`LONGEST`]; it has been skipped.
    TooLong,
    /// It is not UTF-8.
    NoText,
}

/// The next line; `None` at the end of input.
///
/// # Errors
/// Whatever the input says, but for an interruption.
pub fn next(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut total = 0;
    let mut ended = false;
    while !ended {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            if total == 0 {
                return Ok(None);
            }
            break;
        }
        let part = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => {
                ended = true;
                &buffer[..=end]
            }
            None => buffer,
        };
        let room = (LONGEST + 2).saturating_sub(bytes.len());
        bytes.extend(part.iter().take(room));
        let used = part.len();
        total += used;
        input.consume(used);
    }
    if total > bytes.len() || bytes.trim_ascii_end().len() > LONGEST {
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text.trim_start_matches('\u{feff}').trim().to_owned()),
        Err(_) => Line::NoText,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut bytes).expect("a slice can be read")).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn a_line_ends_as_it_likes() {
        let lines = all(b"\xef\xbb\xbfe4\r\n e5 \n\nquit");
        assert_eq!(lines, [text("e4"), text("e5"), text(""), text("quit")]);
    }

    #[test]
    fn what_is_too_long_is_skipped_and_the_next_line_is_read() {
        let mut bytes = vec![b'x'; 100_000];
        bytes.extend(b"\ne4\n");
        assert_eq!(all(&bytes), [Line::TooLong, text("e4")]);
        let exact = vec![b'x'; LONGEST];
        assert_eq!(all(&exact), [text(&"x".repeat(LONGEST))]);
    }

    #[test]
    fn bytes_that_are_no_text_are_told_apart() {
        assert_eq!(all(b"e\xff4\ne4"), [Line::NoText, text("e4")]);
    }
}
