//! Sentences put together: lists, capitals, words that someone typed.

/// The most characters of a typed word that are said back.
const MOST_QUOTED: usize = 24;

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
    fn capitals() {
        assert_eq!(capital("the rook"), "The rook");
        assert_eq!(capital(""), "");
    }
}
