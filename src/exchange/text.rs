//! Bytes that are a text, whatever somebody wrote them in.

use std::borrow::Cow;

/// What Windows-1252 has from 0x80 to 0x9f; the rest of it is Latin-1, and so are its five gaps.
const HIGH: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of these bytes as Windows-1252.
pub fn windows(bytes: &[u8]) -> String {
    let letter = |byte: &u8| match byte.checked_sub(0x80) {
        Some(high) => HIGH
            .get(usize::from(high))
            .copied()
            .unwrap_or(char::from(*byte)),
        None => char::from(*byte),
    };
    bytes.iter().map(letter).collect()
}

/// The text of these bytes: UTF-8, and where they are none, Windows-1252.
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(windows(bytes)),
    }
}

/// With every run of blanks and line ends made one blank, and none at either end.
pub fn collapsed(text: Cow<'_, str>) -> Cow<'_, str> {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let trimmed = text.trim_matches(|c: char| c.is_ascii_whitespace());
    let bytes = trimmed.as_bytes();
    let mut pairs = bytes.windows(2);
    let is_loose = pairs.any(|pair| pair.iter().all(is_blank))
        || bytes.iter().any(|byte| is_blank(byte) && *byte != b' ');
    if !is_loose && trimmed.len() == text.len() {
        return text;
    }
    if !is_loose {
        return Cow::Owned(trimmed.to_owned());
    }
    let mut all = String::with_capacity(trimmed.len());
    for word in trimmed.split_ascii_whitespace() {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(word);
    }
    Cow::Owned(all)
}

/// With a blank for every letter that no page shows: a value is read as it would be written.
pub fn plain(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.contains(char::is_control) {
        true => Cow::Owned(text.replace(char::is_control, " ")),
        false => text,
    }
}
