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

/// What the brace with which these bytes begin opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comment {
    /// A comment so long, both braces with it.
    Closed(usize),
    /// A comment that is not closed: here an empty line is followed by a tag, and then by another comment.
    Broken(usize),
    /// A comment that is not closed in these bytes, and where an empty line is followed by a tag, if there is one.
    Open(Option<usize>),
}

/// Looks for the end of the comment with which these bytes begin.
pub fn comment(bytes: &[u8]) -> Comment {
    let mut game = None;
    let mut at = 1;
    loop {
        let rest = bytes.get(at..).unwrap_or_default();
        let found = rest
            .iter()
            .position(|byte| matches!(byte, b'{' | b'}' | b'\n'));
        let Some(found) = found else {
            return Comment::Open(game);
        };
        at += found + 1;
        match (rest.get(found), game) {
            (Some(b'}'), _) => return Comment::Closed(at),
            (Some(b'{'), Some(game)) => return Comment::Broken(game),
            (Some(b'\n'), None) => game = tag_behind_empty_line(bytes, at),
            _ => {}
        }
    }
}

/// Is in these bytes an empty line followed by a tag?
pub fn has_game(bytes: &[u8]) -> bool {
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    ends.any(|(at, _)| tag_behind_empty_line(bytes, at + 1).is_some())
}

/// Where after this line end, another line end with only blanks between them, a tag begins.
fn tag_behind_empty_line(bytes: &[u8], line: usize) -> Option<usize> {
    let blank = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        from + rest
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'))
            .count()
    };
    let end = blank(line);
    let next = end + 1;
    let is_empty = bytes.get(end) == Some(&b'\n');
    let is_game = is_empty && begins(bytes.get(blank(next)..)?);
    is_game.then_some(next)
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
    fn a_comment_ends_at_its_brace_or_before_a_game() {
        assert_eq!(comment(b"{a\n[A \"b\"] } c"), Comment::Closed(12));
        assert_eq!(comment(b"{a\n\n[A \"b\"] } c"), Comment::Closed(13));
        assert_eq!(comment(b"{a\n\n[A \"b\"] { c"), Comment::Broken(4));
        assert_eq!(comment(b"{a\r\n \t\r\n [A\"b\"]"), Comment::Open(Some(8)));
        assert_eq!(comment(b"{a\n\nb [A \"b\"]"), Comment::Open(None));
        assert!(has_game(b"a\n\n[A \"b\"]") && !has_game(b"a\n[A \"b\"]"));
    }
}
