//! Sentences put together: lists, capitals, words that someone typed.

/// The most characters of a typed word that are said back.
const MOST_QUOTED: usize = 24;
/// The same of a word of the command line, of which the end may matter.
const MOST_TYPED: usize = 60;

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The text with its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The line with its `{0}` replaced by the first of the parts, its `{1}` by the second, and so on. A language may put them
/// in another order, or leave one out.
pub fn fill(line: &str, parts: &[&str]) -> String {
    let mut filled = String::with_capacity(line.len() + 32);
    let mut pieces = line.split('{');
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let part = piece.split_once('}').and_then(|(number, rest)| {
            let part = parts.get(number.parse::<usize>().ok()?)?;
            Some((*part, rest))
        });
        // A brace that is no place for a part is a brace.
        let (part, rest) = part.unwrap_or(("{", piece));
        filled.push_str(part);
        filled.push_str(rest);
    }
    filled
}

/// What someone typed, said back between quotation marks, what cannot be seen spelled out.
pub fn typed(text: &str) -> String {
    let most: String = text.chars().take(MOST_TYPED).collect();
    format!("{most:?}")
}

/// The text with whatever cannot be seen in it spelled out, a line's end and what a terminal would obey among it.
pub fn spelled_out(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '"' | '\'' | '\\' => out.push(letter),
            _ => out.extend(letter.escape_debug()),
        }
    }
    out
}

/// What someone typed, fit to be said back: one line, no control characters, not too long.
pub fn quoted(text: &str) -> String {
    let shown: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .collect();
    let line = shown.join(" ");
    let line = line.trim();
    match line.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_naturally() {
        let items: Vec<String> = ["a", "b", "c"].map(String::from).to_vec();
        assert_eq!(list(&items[..0], "and"), "");
        assert_eq!(list(&items[..1], "and"), "a");
        assert_eq!(list(&items[..2], "and"), "a and b");
        assert_eq!(list(&items, "en"), "a, b en c");
    }

    #[test]
    fn what_was_typed_is_said_back_in_one_short_line() {
        assert_eq!(quoted("z9"), "z9");
        assert_eq!(quoted("\u{1b}[31mred\n"), "[31mred");
        assert_eq!(quoted(&"é".repeat(30)), format!("{}…", "é".repeat(24)));
    }

    #[test]
    fn parts_go_where_the_line_has_them() {
        assert_eq!(fill("{1} before {0}", &["a", "b"]), "b before a");
        assert_eq!(fill("no {2}, {x} or {", &["a"]), "no {2}, {x} or {");
        assert_eq!(fill("{0}", &["{1}", "b"]), "{1}");
    }

    #[test]
    fn capitals() {
        assert_eq!(capital("the rook"), "The rook");
        assert_eq!(capital(""), "");
    }
}
