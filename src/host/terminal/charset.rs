//! The letters that a terminal can show, and what stands for those it cannot.

/// What the locale says of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charset {
    /// Every letter.
    Utf8,
    /// The letters of ASCII alone.
    Ascii,
}

impl Charset {
    /// Of the locale with this name, as in `LC_ALL`, `LC_CTYPE` or `LANG`.
    pub fn of_locale(name: &str) -> Charset {
        let name = name.to_ascii_lowercase();
        if name.contains("utf-8") || name.contains("utf8") {
            Charset::Utf8
        } else {
            Charset::Ascii
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
    use super::*;
    use crate::law::article::Source;

    #[test]
    fn a_locale_speaks_utf_8_only_if_it_says_so() {
        assert_eq!(Charset::of_locale("nl_NL.UTF-8"), Charset::Utf8);
        assert_eq!(Charset::of_locale("C.utf8"), Charset::Utf8);
        for name in ["C", "POSIX", "", "nl_NL", "en_US.ISO-8859-1"] {
            assert_eq!(Charset::of_locale(name), Charset::Ascii, "{name}");
        }
    }

    #[test]
    fn every_letter_of_the_book_has_a_stand_in() {
        for source in Source::ALL {
            for article in &source.text().articles {
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
