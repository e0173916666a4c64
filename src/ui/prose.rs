//! Running text laid out in lines of so many columns: wrapped between words, numbered parts hanging.
//!
//! The rule book and the law panel of the game screen both set their articles with this: [`paragraphs`] for a text,
//! then [`Paragraph::lay`] with the columns there are. What comes out is shown line by line, so that a reader can
//! scroll by lines.

use std::ops::Range;

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_segmentation::UnicodeSegmentation;

use super::clean::{cells, fit, shown};

/// The widest number of a part that the part still hangs behind: `10°. `.
const HANG: usize = 6;

/// One paragraph: text in one or more styles, and how far its lines stand in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paragraph {
    label: Option<(String, Style)>,
    runs: Vec<(String, Style)>,
    hang: usize,
}

/// The paragraphs of a text whose lines are its paragraphs. Where a line begins with the number of a part (`2°.`,
/// `a)`, `3.`), its further lines stand under the words after that number.
pub fn paragraphs(text: &str, style: Style) -> Vec<Paragraph> {
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| Paragraph::new(line.trim(), style))
        .collect()
}

impl Paragraph {
    /// A paragraph in one style.
    pub fn new(text: &str, style: Style) -> Paragraph {
        Paragraph {
            label: None,
            runs: vec![(text.to_owned(), style)],
            hang: hang(text),
        }
    }

    /// Goes on in another style.
    #[must_use]
    pub fn then(mut self, text: &str, style: Style) -> Paragraph {
        self.runs.push((text.to_owned(), style));
        self
    }

    /// Puts a label before the first line, its spaces kept; the further lines stand under the words after it.
    #[must_use]
    pub fn labelled(mut self, label: &str, style: Style) -> Paragraph {
        self.hang = cells(label);
        self.label = Some((label.to_owned(), style));
        self
    }

    /// Sets the style of some stretches, given in bytes of the first text, in order.
    #[must_use]
    pub fn marked(self, ranges: &[Range<usize>], mark: Style) -> Paragraph {
        let marks: Vec<_> = ranges.iter().map(|range| (range.clone(), mark)).collect();
        self.styled(&marks)
    }

    /// The same, each stretch in a style of its own.
    #[must_use]
    pub fn styled(mut self, stretches: &[(Range<usize>, Style)]) -> Paragraph {
        let Some((text, style)) = self.runs.first().cloned() else {
            return self;
        };
        let mut runs = Vec::new();
        let mut at = 0;
        for (range, other) in stretches {
            let (Some(before), Some(found)) = (text.get(at..range.start), text.get(range.clone()))
            else {
                continue;
            };
            runs.push((before.to_owned(), style));
            runs.push((found.to_owned(), *other));
            at = range.end;
        }
        runs.push((text.get(at..).unwrap_or_default().to_owned(), style));
        runs.extend(self.runs.drain(1..));
        self.runs = runs;
        self
    }

    /// The lines, none wider than `width`. Words go whole to the next line; only a word wider than a line is broken,
    /// between letters. White space at the ends of lines is gone.
    pub fn lay(&self, width: usize) -> Vec<Line<'static>> {
        let mut setter = Setter::new(self, width.max(1));
        if let Some((label, style)) = &self.label {
            setter.label(&fit(label, width), *style);
        }
        for (text, style) in &self.runs {
            let text: String = text.chars().filter(|c| *c != '\u{AD}').collect();
            for (at, piece) in text.split_inclusive([' ', '\t', '\n']).enumerate() {
                if at > 0 {
                    setter.word_ends();
                }
                let word = piece.trim_end_matches([' ', '\t', '\n']);
                for letter in shown(word).graphemes(true) {
                    setter.letter(letter, *style);
                }
                if word.len() < piece.len() {
                    setter.space(*style);
                }
            }
        }
        setter.done()
    }
}

/// Lays many paragraphs one below the other, without space between them.
pub fn lay(paragraphs: &[Paragraph], width: usize) -> Vec<Line<'static>> {
    paragraphs
        .iter()
        .flat_map(|paragraph| paragraph.lay(width))
        .collect()
}

fn hang(text: &str) -> usize {
    let Some((number, _)) = text.split_once(' ') else {
        return 0;
    };
    let bare = number
        .trim_end_matches(['.', ')', '°'])
        .trim_start_matches('(');
    let counts = !bare.is_empty() && bare.chars().all(|c| c.is_ascii_digit());
    let letter =
        bare.len() == 1 && bare.chars().all(|c| c.is_ascii_lowercase()) && number.ends_with(')');
    let width = cells(number) + 1;
    if (counts || letter) && bare.len() < number.len() && width <= HANG {
        width
    } else {
        0
    }
}

/// Sets letters into lines.
struct Setter {
    width: usize,
    hang: usize,
    lines: Vec<Line<'static>>,
    line: Vec<(String, Style)>,
    used: usize,
    word: Vec<(String, Style)>,
    word_width: usize,
    space: Option<Style>,
    begun: bool,
}

impl Setter {
    fn new(paragraph: &Paragraph, width: usize) -> Setter {
        // A line that is all indentation would hold nothing.
        let deepest = width.saturating_sub(8);
        Setter {
            width,
            hang: paragraph.hang.min(deepest),
            lines: Vec::new(),
            line: Vec::new(),
            used: 0,
            word: Vec::new(),
            word_width: 0,
            space: None,
            begun: false,
        }
    }

    fn indent(&mut self, columns: usize) {
        if columns > 0 {
            self.line.push((" ".repeat(columns), Style::new()));
        }
        self.used = columns;
        self.begun = false;
    }

    fn label(&mut self, label: &str, style: Style) {
        push(&mut self.line, label, style);
        self.used += cells(label);
        // A label that takes the whole line, or all but a little, leaves the words to the next.
        self.begun = self.used + 8 > self.width;
    }

    fn letter(&mut self, letter: &str, style: Style) {
        let wide = cells(letter);
        if self.word_width + wide > self.width - self.hang.min(self.width - 1) {
            self.word_ends();
        }
        push(&mut self.word, letter, style);
        self.word_width += wide;
    }

    fn space(&mut self, style: Style) {
        self.word_ends();
        self.space = Some(style);
    }

    fn word_ends(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let space = usize::from(self.begun && self.space.is_some());
        if self.used + space + self.word_width > self.width && self.begun {
            self.next_line();
        } else if let (1, Some(style)) = (space, self.space) {
            push(&mut self.line, " ", style);
            self.used += 1;
        }
        for (text, style) in std::mem::take(&mut self.word) {
            push(&mut self.line, &text, style);
        }
        self.used += self.word_width;
        self.word_width = 0;
        self.space = None;
        self.begun = true;
    }

    fn next_line(&mut self) {
        self.break_line();
        self.indent(self.hang);
    }

    fn break_line(&mut self) {
        let spans = std::mem::take(&mut self.line).into_iter();
        let spans: Vec<Span> = spans
            .map(|(text, style)| Span::styled(text, style))
            .collect();
        self.lines.push(Line::from(spans));
    }

    fn done(mut self) -> Vec<Line<'static>> {
        self.word_ends();
        self.break_line();
        self.lines
    }
}

fn push(runs: &mut Vec<(String, Style)>, text: &str, style: Style) {
    match runs.last_mut() {
        Some((last, same)) if *same == style => last.push_str(text),
        _ => runs.push((text.to_owned(), style)),
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Modifier;

    use super::*;

    fn set(text: &str, width: usize) -> Vec<String> {
        let lines = lay(&paragraphs(text, Style::new()), width);
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_go_whole_to_the_next_line() {
        assert_eq!(
            set("De Koning wordt gezegd", 10),
            ["De Koning", "wordt", "gezegd"]
        );
        assert_eq!(set("een", 3), ["een"]);
        assert_eq!(set("twee  spaties", 20), ["twee spaties"]);
        assert_eq!(set("", 20), Vec::<String>::new());
    }

    #[test]
    fn numbered_parts_hang() {
        assert_eq!(
            set("verboden:\n1°. als de Koning reeds\n2°. in schaak", 12),
            [
                "verboden:",
                "1°. als de",
                "    Koning",
                "    reeds",
                "2°. in",
                "    schaak"
            ]
        );
        assert_eq!(set("1869 was het jaar", 8), ["1869 was", "het jaar"]);
    }

    #[test]
    fn a_word_wider_than_a_line_is_broken_between_letters() {
        assert_eq!(set("schaakbord", 4), ["scha", "akbo", "rd"]);
        assert_eq!(set("李小龍李", 5), ["李小", "龍李"]);
        assert_eq!(set("李", 1), ["李"]);
    }

    #[test]
    fn a_label_keeps_its_spaces_and_the_text_hangs_behind_it() {
        let set =
            Paragraph::new("schaak te zeggen", Style::new()).labelled("1  A16  ", Style::new());
        let lines: Vec<String> = set.lay(17).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["1  A16  schaak te", "        zeggen"]);
        for width in 1..30 {
            assert!(
                set.lay(width).iter().all(|line| line.width() <= width),
                "{width}"
            );
        }
    }

    #[test]
    fn soft_hyphens_are_gone() {
        assert_eq!(set("schaak\u{AD}bord", 20), ["schaakbord"]);
    }

    #[test]
    fn marks_keep_the_words_whole() {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let lines = Paragraph::new("het schaakbord", Style::new())
            .marked(std::slice::from_ref(&(4..10)), bold)
            .lay(20);
        assert_eq!(lines.len(), 1);
        let spans: Vec<(&str, bool)> = lines[0]
            .spans
            .iter()
            .map(|span| (span.content.as_ref(), span.style == bold))
            .collect();
        assert_eq!(spans, [("het ", false), ("schaak", true), ("bord", false)]);
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let text = "Het verwisselen (roqueren) is verboden: 李小龍 \u{1B}[31m, enz. Zoe\u{308} —";
        for width in 2..60 {
            for line in set(text, width) {
                assert!(cells(&line) <= width, "{width}: {line:?}");
            }
        }
    }

    #[test]
    fn nothing_of_the_text_is_lost() {
        let text = "Hij, die, wanneer het zijne beurt is om te spelen, een stuk of Pion aanraakt";
        for width in 12..90 {
            assert_eq!(set(text, width).join(" "), text);
        }
    }
}
