//! `[Name "value"]`, as it should be and as it is met.

use std::ops::Range;

use super::token::TagForm;

/// Where the parts of a tag stand in its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tagged {
    pub name: Range<usize>,
    /// Its backslashes not yet undone.
    pub value: Range<usize>,
    pub form: TagForm,
    /// Where the tag ends.
    pub end: usize,
}

/// Does a tag begin these bytes: a bracket, a name, a quote?
pub fn begins(bytes: &[u8]) -> bool {
    name(bytes).is_some()
}

/// The name, and where the value begins.
fn name(bytes: &[u8]) -> Option<(Range<usize>, usize)> {
    if bytes.first() != Some(&b'[') {
        return None;
    }
    let begin = blanks(bytes, 1);
    let ends = |byte: &u8| !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+'));
    let length = bytes.get(begin..)?.iter().position(ends)?;
    let quote = blanks(bytes, begin + length);
    let is_tag = length > 0 && bytes.get(quote) == Some(&b'"');
    is_tag.then_some((begin..begin + length, quote + 1))
}

/// The tag that begins this line, the end of the line left out.
pub fn read(line: &[u8]) -> Option<Tagged> {
    let (name, begin) = name(line)?;
    let whole = |value: Range<usize>, form, end| Tagged {
        name: name.clone(),
        value,
        form,
        end,
    };
    let quote = closing(line, begin);
    if let Some(quote) = quote {
        let after = blanks(line, quote + 1);
        match line.get(after) {
            Some(b']') => return Some(whole(begin..quote, TagForm::Good, after + 1)),
            None => return Some(whole(begin..quote, TagForm::NotClosed, line.len())),
            Some(_) => {}
        }
    }
    // The last quote, if nothing but the bracket follows.
    let full = line.trim_ascii_end();
    let inside = full.strip_suffix(b"]").unwrap_or(full);
    let value_end = inside.trim_ascii_end().len().max(begin);
    if inside.len() < full.len() && value_end > begin && line.get(value_end - 1) == Some(&b'"') {
        let value = begin..value_end - 1;
        return Some(whole(value, TagForm::InnerQuotes, line.len()));
    }
    Some(whole(begin..value_end, TagForm::NotClosed, line.len()))
}

/// The first quote that no backslash goes before.
fn closing(line: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin;
    loop {
        match line.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn blanks(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count()
}

/// A value with its backslashes undone; a backslash before anything else is meant.
pub fn unescaped(value: &str) -> String {
    let mut all = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.next_if(|next| letter == '\\' && matches!(next, '\\' | '"' | '\''));
        all.push(next.unwrap_or(letter));
    }
    all
}

/// Where in these bytes an empty line is followed by a tag.
pub fn next_game(bytes: &[u8]) -> Option<usize> {
    let mut begin = 0;
    while let Some(end) = bytes.get(begin..)?.iter().position(|byte| *byte == b'\n') {
        let line = bytes.get(begin..begin + end)?;
        // What stands before the first line end is no whole line.
        let was_empty = begin > 0 && line.trim_ascii().is_empty();
        begin += end + 1;
        let next = bytes.get(begin..)?;
        if was_empty && begins(next.get(blanks(next, 0)..)?) {
            return Some(begin);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_its_name_its_value_and_where_it_ends() {
        let line = br#"[  Event"tight"  ] 1. e4"#;
        let read = read(line).unwrap();
        assert_eq!(&line[read.name], b"Event");
        assert_eq!(&line[read.value], b"tight");
        assert_eq!(&line[read.end..], b" 1. e4");
        assert_eq!(read.form, TagForm::Good);
    }

    #[test]
    fn a_bracket_without_a_name_or_a_quote_is_no_tag() {
        for line in [
            &b"[%clk 1]"[..],
            b"[]",
            b"[White]",
            b"[White A]",
            b"[",
            b"[ \"a\"]",
            b"White",
        ] {
            assert_eq!(read(line), None, "{line:?}");
        }
    }

    #[test]
    fn the_next_game_is_a_tag_behind_an_empty_line() {
        assert_eq!(next_game(b"x\n[A \"b\"]\n"), None);
        assert_eq!(next_game(b"x\n\n[A \"b\"]\n"), Some(3));
        assert_eq!(next_game(b"x\r\n \t\r\n [A\"b\"]"), Some(7));
        assert_eq!(next_game(b"\n[A \"b\"]\n"), None);
    }
}
