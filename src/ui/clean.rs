//! Text that came from somebody else, made safe to show: no control characters, cut between letters.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// Stands where a character was that may not reach the terminal.
pub const STAND_IN: char = '\u{FFFD}';
/// Stands at the end of a text that was cut.
pub const CUT: &str = "…";
/// A letter with more characters than this, marks and joiners included, is no letter of any script.
const LETTER: usize = 16;

/// The columns that a text takes.
pub fn cells(text: &str) -> usize {
    text.width()
}

/// The text with a stand-in for everything that would do something to a terminal instead of being seen: control
/// characters, changes of direction, invisible marks.
pub fn shown(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    for letter in text.graphemes(true) {
        if letter.chars().count() > LETTER {
            seen.push(STAND_IN);
        } else if letter.chars().any(is_unseen) {
            seen.extend(letter.chars().map(seen_as));
        } else if cells(letter) == 0 {
            // A mark without a letter to stand on would stand on the border before it.
            seen.push(STAND_IN);
        } else {
            seen.push_str(letter);
        }
    }
    seen
}

/// The text made safe by [`shown`] and, if it takes more than so many columns, cut between two letters, with a mark.
pub fn fit(text: &str, width: usize) -> String {
    let seen = shown(text);
    if cells(&seen) <= width {
        return seen;
    }
    let mark = cells(CUT);
    if width < mark {
        return String::new();
    }
    let mut cut = String::new();
    let mut taken = 0;
    for letter in seen.graphemes(true) {
        taken += cells(letter);
        if taken > width - mark {
            break;
        }
        cut.push_str(letter);
    }
    cut.push_str(CUT);
    cut
}

/// The text fitted by [`fit`], but cut between two words where that leaves as much as one.
pub fn fit_words(text: &str, width: usize) -> String {
    let cut = fit(text, width);
    let Some(kept) = cut
        .strip_suffix(CUT)
        .filter(|_| cells(&shown(text)) > width)
    else {
        return cut;
    };
    if text
        .get(kept.len()..)
        .is_some_and(|rest| rest.starts_with(' '))
    {
        return cut;
    }
    match kept.trim_end().rsplit_once(' ') {
        Some((words, _)) if !words.trim().is_empty() => format!(
            "{}{CUT}",
            words.trim_end_matches([' ', ',', ';', ':', '·', '›'])
        ),
        _ => cut,
    }
}

/// The same of a text that ends with an article in brackets: what stands before them is cut, and they stay whole.
pub fn fit_before_brackets(text: &str, width: usize) -> String {
    let Some((before, article)) = text.rsplit_once(" (").filter(|_| text.ends_with(')')) else {
        return fit(text, width);
    };
    let article = format!(" ({article}");
    match width.checked_sub(cells(&article)).filter(|room| *room > 0) {
        Some(room) => fit(before, room) + &article,
        None => fit(text, width),
    }
}

/// The text fitted by [`fit`] and filled with spaces to exactly so many columns.
pub fn filled(text: &str, width: usize) -> String {
    let mut text = fit(text, width);
    let rest = width.saturating_sub(cells(&text));
    text.extend(std::iter::repeat_n(' ', rest));
    text
}

/// Two texts at the ends of so many columns, the left one [`filled`] up to the right one.
pub fn apart(left: &str, right: &str, width: usize) -> String {
    filled(left, width.saturating_sub(cells(right))) + right
}

/// Typed or pasted text as one line: white space becomes spaces, what cannot be seen is left out.
pub fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !is_unseen(*c))
        .collect()
}

fn seen_as(c: char) -> char {
    if is_unseen(c) { STAND_IN } else { c }
}

/// Is it a character that a terminal obeys, or that changes what stands beside it, without being seen? The joiners
/// U+200C and U+200D are not among them: Persian and Hindi are written with them.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILY: &str = "👨\u{200D}👩\u{200D}👧";

    #[test]
    fn what_a_terminal_would_obey_is_not_sent() {
        assert_eq!(shown("ab\u{1B}[31mcd"), "ab\u{FFFD}[31mcd");
        assert_eq!(shown("\u{202E}abc"), "\u{FFFD}abc");
        assert_eq!(shown("a\tb\nc\r\u{9B}d\u{7F}"), "a�b�c��d�");
        assert_eq!(shown("a\r\nb"), "a��b");
        assert_eq!(shown("\u{308}"), "�");
        assert_eq!(shown("Zoe\u{308}"), "Zoe\u{308}");
        assert_eq!(shown(&format!("a{}", "\u{308}".repeat(300))), "�");
    }

    #[test]
    fn the_number_of_an_article_is_not_cut() {
        let text = "White must play the king (A7)";
        assert_eq!(fit_before_brackets(text, 29), text);
        assert_eq!(fit_before_brackets(text, 24), "White must play th… (A7)");
        assert_eq!(fit_before_brackets(text, 6), "… (A7)");
        assert_eq!(fit_before_brackets(text, 5), "Whit…");
        assert_eq!(fit_before_brackets("White to move", 6), "White…");
    }

    #[test]
    fn a_cut_falls_between_letters_and_is_marked() {
        assert_eq!(fit("李小龍", 6), "李小龍");
        assert_eq!(fit("李小龍", 5), "李小…");
        assert_eq!(fit("李小龍", 4), "李…");
        assert_eq!(fit("Zoe\u{308}", 3), "Zoe\u{308}");
        assert_eq!(fit("Zoe\u{308}tje", 4), "Zoe\u{308}…");
        assert_eq!(fit(&format!("a{FAMILY}bcd"), 4), format!("a{FAMILY}…"));
        assert_eq!(fit(&format!("a{FAMILY}bcd"), 3), "a…");
        assert_eq!(fit(&"x".repeat(300), 5), "xxxx…");
        assert_eq!(fit("abc", 0), "");
        assert_eq!(fit("", 0), "");
    }

    #[test]
    fn a_cut_between_words_leaves_whole_words() {
        assert_eq!(fit_words("een stuk van de ander", 15), "een stuk van…");
        assert_eq!(fit_words("een stuk van de ander", 13), "een stuk van…");
        assert_eq!(fit_words("een stuk", 8), "een stuk");
        assert_eq!(fit_words(" schaakbord", 6), " scha…");
        assert_eq!(fit_words("Pion: slaan", 8), "Pion…");
    }

    #[test]
    fn filled_text_has_just_the_width() {
        for text in ["", "abc", "李小龍", FAMILY, "\u{1B}[31m", "Zoe\u{308}"] {
            for width in 0..9 {
                assert_eq!(cells(&filled(text, width)), width, "{text:?}");
            }
        }
    }

    #[test]
    fn pasted_lines_become_one() {
        assert_eq!(one_line("Anna\nvan\tDam\u{1B}\u{202E}"), "Anna van Dam");
    }
}
