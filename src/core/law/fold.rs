//! Words made comparable: case, accents and quotes dropped, and the old Dutch spelling made new.

use std::ops::Range;

/// A word of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// Where it stands in the text, in bytes.
    pub range: Range<usize>,
    /// The word in plain small letters: no accents, no brackets.
    pub plain: String,
}

/// Words whose new spelling no rule gives: inflections that Dutch has dropped, and contractions.
const WHOLE: [(&str, &str); 19] = [
    ("den", "de"),
    ("eene", "een"),
    ("eenen", "een"),
    ("eener", "een"),
    ("geene", "geen"),
    ("geenen", "geen"),
    ("zijne", "zijn"),
    ("zijnen", "zijn"),
    ("zijner", "zijn"),
    ("hare", "haar"),
    ("hunne", "hun"),
    ("zoude", "zou"),
    ("hadde", "had"),
    ("weder", "weer"),
    ("zamen", "samen"),
    ("elkander", "elkaar"),
    ("daarmede", "daarmee"),
    ("mede", "mee"),
    ("zoodra", "zodra"),
];

/// The words of a text, in order. A number with points in it (`3.7d`) is one word, and so is `[g]eene`.
pub fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut plain = String::new();
    let mut start = 0;
    let mut bracketed = Bracket::Outside;
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        if is_letter(character) {
            if plain.is_empty() {
                start = at;
                bracketed = match text[..at].ends_with('[') {
                    true => Bracket::Opened,
                    false => Bracket::Outside,
                };
            }
            push_plain(&mut plain, character);
            continue;
        }
        let next = characters.peek().map(|(_, next)| *next);
        match character {
            '.' if digit_before(&plain) && next.is_some_and(|c| c.is_ascii_digit()) => {
                plain.push('.');
            }
            '[' | ']' if !plain.is_empty() && next.is_some_and(is_letter) => {
                if bracketed == Bracket::Opened {
                    start -= 1;
                    bracketed = Bracket::Outside;
                }
            }
            _ => finish(&mut words, &mut plain, start..at),
        }
    }
    finish(&mut words, &mut plain, start..text.len());
    words
}

/// Did the word begin just after an opening bracket that has not been counted in?
#[derive(PartialEq)]
enum Bracket {
    Outside,
    Opened,
}

fn finish(words: &mut Vec<Word>, plain: &mut String, range: Range<usize>) {
    if !plain.is_empty() {
        let plain = std::mem::take(plain);
        words.push(Word { range, plain });
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || is_mark(c)
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

fn digit_before(plain: &str) -> bool {
    plain.ends_with(|c: char| c.is_ascii_digit())
}

fn push_plain(plain: &mut String, character: char) {
    // Nearly every letter of the book.
    if character.is_ascii() {
        plain.push(character.to_ascii_lowercase());
        return;
    }
    for c in character.to_lowercase() {
        match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => plain.push('a'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'ç' => plain.push('c'),
            'ñ' => plain.push('n'),
            'ĳ' => plain.push_str("ij"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            c if is_mark(c) => {}
            c => plain.push(c),
        }
    }
}

/// A plain word in the spelling of today, as far as a rule can tell.
///
/// `regt` becomes `recht`, `zoo` `zo`, `looper` `loper`, `tusschen` `tussen`, `Duitsch` `duits`, `zyn` `zijn`. Two words
/// are the same word if this is the same; what it makes of an English word means nothing, but is always the same.
pub fn modern(plain: &str) -> String {
    if let Some((_, new)) = WHOLE.iter().find(|(old, _)| *old == plain) {
        return (*new).to_owned();
    }
    let letters: Vec<char> = plain.chars().collect();
    let mut new = String::with_capacity(plain.len() + 2);
    let mut at = 0;
    while let Some(letter) = letters.get(at) {
        let (written, read) = step(&letters[..at], &letters[at..]);
        match written {
            "" => new.push(*letter),
            written => new.push_str(written),
        }
        at += read;
    }
    new
}

/// What the next letters are written as today (nothing: as they stand), and how many letters that is.
fn step(before: &[char], rest: &[char]) -> (&'static str, usize) {
    match rest {
        ['g', 't', ..] if !before.is_empty() => ("cht", 2),
        ['s', 'c', 'h', after @ ..] if mute(before, after) => ("s", 3),
        ['o', 'o'] => ("o", 2),
        ['o', 'o', v, ..] if is_vowel(*v) => ("o", 2),
        ['o', 'o', c, v, ..] if opens(*c, *v) => ("o", 2),
        ['e', 'e', c, v, ..] if opens(*c, *v) => ("e", 2),
        ['a', 'a', c, v, ..] if opens(*c, *v) => ("a", 2),
        ['u', 'u', c, v, ..] if opens(*c, *v) => ("u", 2),
        ['y', ..] => ("ij", 1),
        _ => ("", 1),
    }
}

/// Is the `ch` of this `sch` no longer written? At the end (`Duitsch`), before a consonant (`Duitschland`), after another
/// s (`tusschen`), and in the endings `-sche`, `-schen` after a consonant (`valschen`).
fn mute(before: &[char], after: &[char]) -> bool {
    let Some(last) = before.last() else {
        return false;
    };
    match after {
        _ if *last == 's' => true,
        [] => true,
        ['e'] | ['e', 'n'] => !is_vowel(*last),
        [next, ..] => !is_vowel(*next) && *next != 'r',
    }
}

/// Do this consonant and this vowel after a double vowel make its syllable an open one?
fn opens(consonant: char, vowel: char) -> bool {
    consonant.is_ascii_lowercase() && !is_vowel(consonant) && is_vowel(vowel)
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        let plain: Vec<String> = words(text).into_iter().map(|word| word.plain).collect();
        plain.join(" ")
    }

    #[test]
    fn accents_quotes_and_capitals_go() {
        assert_eq!(plain("„Éen” weêrszijden, vóór"), "een weerszijden voor");
        assert_eq!(plain("zijn’ koning; j’adoube"), "zijn koning j adoube");
        assert_eq!(plain("e\u{301}e\u{301}n ĲS"), "een ijs");
    }

    #[test]
    fn a_number_with_points_is_one_word() {
        assert_eq!(plain("See 3.7d, and 3.9. Then."), "see 3.7d and 3.9 then");
    }

    #[test]
    fn an_emended_word_is_one_word_with_its_brackets() {
        let text = "mag op [g]eene plaats, on a [particular] square";
        let found = words(text);
        assert_eq!(found[2].plain, "geene");
        assert_eq!(&text[found[2].range.clone()], "[g]eene");
        assert_eq!(found[6].plain, "particular");
        assert_eq!(&text[found[6].range.clone()], "particular");
    }

    #[test]
    fn old_spelling_and_new_are_one() {
        for (old, new) in [
            ("regt", "recht"),
            ("regter", "rechter"),
            ("magt", "macht"),
            ("zoo", "zo"),
            ("zoodanig", "zodanig"),
            ("looper", "loper"),
            ("raadsheeren", "raadsheren"),
            ("geheele", "gehele"),
            ("eenen", "een"),
            ("tusschen", "tussen"),
            ("duitsch", "duits"),
            ("duitschland", "duitsland"),
            ("valschen", "valsen"),
            ("zyn", "zijn"),
        ] {
            assert_eq!(modern(old), modern(new), "{old} and {new}");
        }
    }

    #[test]
    fn words_of_today_stay_apart() {
        for word in [
            "schaak",
            "rook",
            "beschrijven",
            "steen",
            "geschieden",
            "paard",
            "twee",
        ] {
            assert_eq!(modern(word), word);
        }
    }
}
