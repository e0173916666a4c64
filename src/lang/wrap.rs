//! Text broken into lines that fit, by the columns that a terminal gives each character.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The text in lines of at most `width` columns, broken between words; line breaks in the text are kept.
///
/// A word wider than a line is broken where it must be. A width of 0 is taken as 1.
pub fn wrap(text: &str, width: usize) -> Vec<&str> {
    let width = width.max(1);
    text.split('\n')
        .flat_map(|paragraph| wrap_paragraph(paragraph, width))
        .collect()
}

fn wrap_paragraph(paragraph: &str, width: usize) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = paragraph.trim_end();
    loop {
        let line = fitting(rest, width);
        let (line, next) = rest.split_at(line);
        lines.push(line.trim_end());
        rest = next.trim_start();
        if rest.is_empty() {
            return lines;
        }
    }
}

/// How many bytes of the text make the next line: at least one character, unless there is none.
fn fitting(text: &str, width: usize) -> usize {
    let mut used = 0;
    let mut space = None;
    for (at, character) in text.grapheme_indices(true) {
        if character == " " {
            space = Some(at).filter(|at| *at > 0);
        }
        used += character.width();
        // A blank may hang over the edge: it is not printed.
        if used > width && character != " " {
            let whole = if at == 0 { character.len() } else { at };
            return space.unwrap_or(whole);
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let text =
            "Hij, die een valschen zet doet, kan genoodzaakt worden: óf het stuk te laten staan";
        for width in 1..100 {
            let lines = wrap(text, width);
            assert!(lines.iter().all(|line| line.width() <= width), "{width}");
            let letters = |text: &str| text.replace(' ', "");
            assert_eq!(letters(&lines.concat()), letters(text));
        }
        assert_eq!(wrap("aan de beurt", 6), ["aan de", "beurt"]);
    }

    #[test]
    fn a_word_too_long_is_broken_between_its_letters() {
        assert_eq!(wrap("tweeën", 1), ["t", "w", "e", "e", "ë", "n"]);
        assert_eq!(wrap("a\u{1f600}b", 1), ["a", "\u{1f600}", "b"]);
    }

    #[test]
    fn line_breaks_stay() {
        assert_eq!(wrap("1. een\n\n2. twee", 20), ["1. een", "", "2. twee"]);
        assert_eq!(wrap("", 20), [""]);
    }

    #[test]
    fn wide_characters_count_twice() {
        assert_eq!(wrap("王王王", 4), ["王王", "王"]);
        assert_eq!(wrap("王", 1), ["王"]);
        assert_eq!(wrap("abc", 0), ["a", "b", "c"]);
    }
}
