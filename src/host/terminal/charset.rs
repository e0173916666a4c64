//! The letters that a terminal can show, and what stands for those it cannot.

use super::depth::Surroundings;

/// What the locale says of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charset {
    /// Every letter.
    Utf8,
    /// The letters of ASCII alone.
    Ascii,
}

impl Charset {
    /// That of a terminal, by what its surroundings say. A terminal of glass knows nothing of UTF-8, whatever the locale.
    pub fn of(around: &Surroundings) -> Charset {
        let locale = around.locale().to_ascii_lowercase();
        let utf8 = locale.contains("utf-8") || locale.contains("utf8");
        match utf8 && !around.is_glass() {
            true => Charset::Utf8,
            false => Charset::Ascii,
        }
    }
}

/// The letter of ASCII that stands for a letter, one column wide.
pub fn stand_in(symbol: &str) -> u8 {
    match symbol.chars().next() {
        Some(letter) if letter.is_ascii_graphic() => letter as u8,
        Some('“' | '”' | '„' | '«' | '»') => b'"',
        Some('‘' | '’' | '‚') => b'\'',
        Some('–' | '—' | '─' | '−') => b'-',
        Some('│' | '┃') => b'|',
        Some('§') => b'&',
        Some('░') => b':',
        Some('·' | '…' | '∘' | '•' | '°') => b'.',
        Some('×') => b'x',
        Some('▸' | '→') => b'>',
        Some('◂' | '←') => b'<',
        Some('▴' | '↑') => b'^',
        Some('▾' | '↓') => b'v',
        Some('à' | 'á' | 'â' | 'ä') => b'a',
        Some('è' | 'é' | 'ê' | 'ë') => b'e',
        Some('ì' | 'í' | 'î' | 'ï') => b'i',
        Some('ò' | 'ó' | 'ô' | 'ö') => b'o',
        Some('ù' | 'ú' | 'û' | 'ü') => b'u',
        Some('ç') => b'c',
        Some('É' | 'È' | 'Ë') => b'E',
        Some('\u{a0}') => b' ',
        _ => b'?',
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::law::article::{Article, Source};

    /// The lines of the interface as they stand in its source; the king is in a test of another script.
    #[test]
    fn every_letter_of_the_interface_has_a_stand_in() {
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lang")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = fs::read_to_string(&path).unwrap();
                for letter in text
                    .chars()
                    .filter(|letter| !letter.is_ascii() && *letter != '王')
                {
                    let found = stand_in(&letter.to_string());
                    assert_ne!(found, b'?', "{letter:?} in {}", path.display());
                }
            }
        }
    }

    #[test]
    fn every_letter_of_the_book_has_a_stand_in() {
        for source in Source::ALL {
            for article in source.articles().filter_map(Article::text) {
                for text in [
                    &article.original,
                    &article.text_en,
                    &article.title_nl,
                    &article.title_en,
                ] {
                    for letter in text.chars().filter(|letter| !letter.is_ascii()) {
                        let found = stand_in(&letter.to_string());
                        assert_ne!(found, b'?', "{letter:?} in {}", article.id);
                    }
                }
            }
        }
    }
}
