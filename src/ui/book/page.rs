//! An article set as a page: heading, words, note, readings, and the articles it points to.

use std::ops::Range;

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::contents::Entry;
use crate::law::article::{Article, Source};
use crate::law::find::Sought;
use crate::law::index::Part;
use crate::law::number::Place;
use crate::law::refer::{mentions, references};
use crate::law::text::{ArticleText, Shown, Tongue, Wording};
use crate::ui::look::Look;
use crate::ui::prose::{Paragraph, paragraphs};

/// Lines longer than this are tiring to read.
const LONGEST_LINE: usize = 76;
/// Original and translation stand side by side where each line can have so many columns.
const COLUMN: usize = 36;
/// In columns even shorter lines are long enough.
const WIDEST_COLUMN: usize = 60;
/// The columns between two columns.
const GAP: usize = 3;

/// The lines of a page, and where on it is what can be gone to.
#[derive(Default)]
pub struct Page {
    /// The lines, none wider than was asked.
    pub lines: Vec<Line<'static>>,
    /// The places it points to, and the line of each.
    pub references: Vec<(Place, usize)>,
    /// How many of them are in the text; the others are listed at the end.
    pub in_text: usize,
    /// The readings on it by their names, and the line of each.
    pub readings: Vec<(&'static str, usize)>,
    /// The lines with words that were sought.
    pub marks: Vec<usize>,
}

/// How a page is to be set.
pub struct Setting<'a> {
    /// In which words.
    pub shown: Shown,
    /// A text that is shown too, whatever words are: something was found there.
    pub also: Option<(Part, Tongue)>,
    /// Which reference is chosen.
    pub picked: Option<usize>,
    /// Words to mark wherever they stand.
    pub sought: Option<&'a Sought>,
    /// Columns.
    pub width: usize,
    /// The looks.
    pub look: &'a Look,
}

impl Page {
    /// Sets an article, or what is to be said of a source.
    pub fn set(entry: Entry, setting: &Setting) -> Page {
        let mut setter = Setter {
            page: Page::default(),
            setting,
            width: setting.width.min(LONGEST_LINE),
        };
        match entry {
            Entry::Source(source) => setter.source(source),
            Entry::Article(article) => {
                if let Some(text) = article.text() {
                    setter.article(article, text);
                }
            }
        }
        setter.page
    }
}

/// One text of a page.
#[derive(Clone, Copy)]
struct Text<'a> {
    /// The article on whose page it stands.
    on: Article,
    /// What it is of: that article, or a reading beside it.
    of: Place,
    part: Part,
    tongue: Tongue,
    words: &'a str,
    style: Style,
}

struct Setter<'a> {
    page: Page,
    setting: &'a Setting<'a>,
    /// The columns of what does not stand beside something else.
    width: usize,
}

impl Setter<'_> {
    fn source(&mut self, source: Source) {
        let (look, lines) = (self.setting.look, &self.setting.look.words().law);
        let text = source.text();
        self.line(&text.title, look.theme.strong);
        if let Some(author) = &text.author {
            self.line(&(look.words().book.by)(author), look.theme.text);
        }
        let year = text
            .year
            .map(|year| format!(", {year}"))
            .unwrap_or_default();
        self.line(&format!("{}{year}", text.publisher), look.theme.text);
        for line in (look.words().menu.games.source)(source) {
            self.gap();
            self.set(&paragraphs(line, look.theme.text));
        }
        self.gap();
        let about = text.about(look.lang.tongue());
        self.set(&paragraphs(about, look.theme.dim));
        self.gap();
        self.line(&(lines.articles)(source.articles().count()), look.theme.dim);
    }

    fn article(&mut self, article: Article, text: &'static ArticleText) {
        let look = self.setting.look;
        let on = |part, tongue, words, style| Text {
            on: article,
            of: Place::Article(article),
            part,
            tongue,
            words,
            style,
        };
        let number = (look.words().law.article)(&text.number);
        for (turn, tongue) in self.tongues(Part::Title).enumerate() {
            let words = text.title(tongue);
            match turn {
                0 => {
                    let title = on(Part::Title, tongue, words, look.theme.strong);
                    self.title(&format!("{number} · "), &title);
                }
                _ => self.text(&on(Part::Title, tongue, words, look.theme.strong)),
            }
        }
        for tongue in self.tongues(Part::Summary) {
            let words = text.summary(tongue);
            self.text(&on(Part::Summary, tongue, words, look.theme.dim));
        }
        let dutch = on(Part::Text, Tongue::Dutch, &text.original, look.theme.quote);
        let english = on(Part::Text, Tongue::English, &text.text_en, look.theme.text);
        self.words(&dutch, &english);
        if let Some(treatment) = look.lang.treatment(article) {
            self.gap();
            self.line(look.words().treatment.heading, look.theme.title);
            self.line(&treatment, look.theme.text);
        }
        self.note(&on, text);
        self.readings(article);
        self.page.in_text = self.page.references.len();
        self.references(article);
    }

    /// The languages in which a part is shown, the reader's own first.
    fn tongues(&self, part: Part) -> impl Iterator<Item = Tongue> + use<> {
        let own = self.setting.shown.tongue(self.setting.look.lang.tongue());
        let also = self.setting.also.filter(|(there, _)| *there == part);
        let other = also.map(|(_, tongue)| tongue).filter(|also| *also != own);
        std::iter::once(own).chain(other)
    }

    /// The words of an article: original and translation, side by side where there is room.
    fn words(&mut self, dutch: &Text, english: &Text) {
        let lines = &self.setting.look.words().law;
        let (original, translation) = match dutch.on.source.text().wording {
            Wording::Verbatim => (lines.original, lines.translation),
            Wording::Paraphrase => (lines.paraphrase_nl, lines.paraphrase_en),
        };
        let is_seen = |tongue: Tongue| {
            tongue.is_in(self.setting.shown) || self.setting.also == Some((Part::Text, tongue))
        };
        let column = self.setting.width.saturating_sub(GAP) / 2;
        match (is_seen(Tongue::Dutch), is_seen(Tongue::English)) {
            (true, true) if column >= COLUMN => {
                let column = column.min(WIDEST_COLUMN);
                self.gap();
                let style = self.setting.look.theme.title;
                let heading = |text: &str| Paragraph::new(text, style).lay(column);
                self.beside(heading(original), heading(translation), column);
                self.columns(dutch, english, column);
            }
            (dutch_is_seen, english_is_seen) => {
                if dutch_is_seen {
                    self.headed(original, dutch);
                }
                if english_is_seen {
                    self.headed(translation, english);
                }
            }
        }
    }

    fn note<'t>(
        &mut self,
        on: &dyn Fn(Part, Tongue, &'t str, Style) -> Text<'t>,
        text: &'static ArticleText,
    ) {
        let look = self.setting.look;
        for (turn, tongue) in self.tongues(Part::Note).enumerate() {
            let Some(words) = text.note(tongue) else {
                return;
            };
            let note = on(Part::Note, tongue, words, look.theme.text);
            match turn {
                0 => self.headed(look.words().law.note, &note),
                _ => self.text(&note),
            }
        }
    }

    fn readings(&mut self, article: Article) {
        let look = self.setting.look;
        for reading in article.readings() {
            self.page
                .readings
                .push((&reading.id, self.page.lines.len() + 1));
            for (turn, tongue) in self.tongues(Part::Reading).enumerate() {
                let text = Text {
                    on: article,
                    of: Place::Reading(reading),
                    part: Part::Reading,
                    tongue,
                    words: reading.words(tongue),
                    style: look.theme.text,
                };
                let heading = format!("{} · {}", look.words().law.reading, reading.id);
                match turn {
                    0 => self.headed(&heading, &text),
                    _ => self.text(&text),
                }
            }
        }
    }

    fn references(&mut self, article: Article) {
        let look = self.setting.look;
        let found = references(article);
        if found.is_empty() {
            return;
        }
        let tongue = self.setting.shown.tongue(look.lang.tongue());
        self.gap();
        self.line(look.words().law.see_also, look.theme.title);
        for (number, article) in found.into_iter().enumerate() {
            let style = match self.setting.picked == Some(self.page.references.len()) {
                true => look.theme.selected,
                false => look.theme.text,
            };
            let line = self.page.lines.len();
            self.page.references.push((Place::Article(article), line));
            let label = format!("{:<2} {:<5} ", number + 1, article.id);
            let title = article.text().map_or("", |text| text.title(tongue));
            self.set(&[Paragraph::new(title, style).labelled(&label, style)]);
        }
    }

    fn headed(&mut self, heading: &str, text: &Text) {
        self.gap();
        self.line(heading, self.setting.look.theme.title);
        self.text(text);
    }

    /// A title behind the number of its article.
    fn title(&mut self, number: &str, title: &Text) {
        let marks = self.marks(title, 0..title.words.len());
        let mark = found_style(self.setting.look);
        let behind = |range: Range<usize>| range.start + number.len()..range.end + number.len();
        let marks: Vec<_> = marks.into_iter().map(behind).collect();
        if !marks.is_empty() {
            self.page.marks.push(self.page.lines.len());
        }
        let text = format!("{number}{}", title.words);
        self.set(&[Paragraph::new(&text, title.style).marked(&marks, mark)]);
    }

    fn text(&mut self, text: &Text) {
        for stretch in stretches(text.words) {
            let lines = self.stretch(text, stretch, self.width, &[]);
            self.page.lines.extend(lines);
        }
    }

    /// Two texts side by side, their paragraphs level with each other.
    fn columns(&mut self, left: &Text, right: &Text, column: usize) {
        let (mut ours, mut theirs) = (stretches(left.words), stretches(right.words));
        loop {
            let (our, their) = (ours.next(), theirs.next());
            if our.is_none() && their.is_none() {
                return;
            }
            let before = self.page.references.len();
            let our = our.map(|stretch| self.stretch(left, stretch, column, &[]));
            // What the left one points to need not be stepped through again in the right one.
            let named = self.page.references.iter().skip(before);
            let named: Vec<Place> = named.map(|(place, _)| *place).collect();
            let their = their.map(|stretch| self.stretch(right, stretch, column, &named));
            self.beside(our.unwrap_or_default(), their.unwrap_or_default(), column);
        }
    }

    fn beside(&mut self, left: Vec<Line<'static>>, right: Vec<Line<'static>>, column: usize) {
        let (mut left, mut right) = (left.into_iter(), right.into_iter());
        loop {
            let (our, their) = (left.next(), right.next());
            if our.is_none() && their.is_none() {
                return;
            }
            let mut line = our.unwrap_or_default();
            if let Some(their) = their {
                let gap = (column + GAP).saturating_sub(line.width());
                line.push_span(Span::raw(" ".repeat(gap)));
                line.spans.extend(their.spans);
            }
            self.page.lines.push(line);
        }
    }

    /// The lines of one paragraph, what it points to and what was sought in it marked. Where the page points to a
    /// place already, that is passed over.
    fn stretch(
        &mut self,
        text: &Text,
        stretch: Range<usize>,
        width: usize,
        named: &[Place],
    ) -> Vec<Line<'static>> {
        let look = self.setting.look;
        let words = text.words.get(stretch.clone()).unwrap_or_default();
        let top = self.page.lines.len();
        // A line breaks where it would break if the text ended with this word.
        let line_of = |range: &Range<usize>| {
            let rest = words.get(range.end..).unwrap_or_default();
            let end = range.end + rest.find(char::is_whitespace).unwrap_or(rest.len());
            let until = words.get(..end).unwrap_or_default();
            let lines = Paragraph::new(until, text.style).lay(width).len();
            top + lines.saturating_sub(1)
        };
        let mut styles: Vec<(Range<usize>, Style)> = Vec::new();
        let marks = self.marks(text, stretch);
        if let Some(first) = marks.first() {
            self.page.marks.push(line_of(first));
        }
        for mark in marks {
            styles.push((mark, found_style(look)));
        }
        let points = matches!(text.part, Part::Text | Part::Note | Part::Reading);
        let mentioned = match points {
            true => mentions(text.on, words),
            false => Vec::new(),
        };
        for mention in mentioned {
            let range = mention.range;
            let mut style = text.style.add_modifier(Modifier::UNDERLINED);
            let mut over = styles.iter().position(|(other, _)| meet(other, &range));
            if !named.contains(&mention.place) {
                if self.setting.picked == Some(self.page.references.len()) {
                    style = look.theme.selected;
                    styles.retain(|(other, _)| !meet(other, &range));
                    over = None;
                }
                let line = line_of(&range);
                self.page.references.push((mention.place, line));
            }
            if over.is_none() {
                let at = styles.partition_point(|(other, _)| other.start < range.start);
                styles.insert(at, (range, style));
            }
        }
        Paragraph::new(words, text.style).styled(&styles).lay(width)
    }

    /// Where in a stretch of a text stands what was sought, counted from the stretch.
    fn marks(&self, text: &Text, stretch: Range<usize>) -> Vec<Range<usize>> {
        let Some(sought) = self.setting.sought else {
            return Vec::new();
        };
        let found = sought.within(text.of, text.part, text.tongue).into_iter();
        let here = found.filter(|range| range.start >= stretch.start && range.end <= stretch.end);
        here.map(|range| range.start - stretch.start..range.end - stretch.start)
            .collect()
    }

    fn line(&mut self, text: &str, style: Style) {
        self.set(&[Paragraph::new(text, style)]);
    }

    fn set(&mut self, paragraphs: &[Paragraph]) {
        for paragraph in paragraphs {
            self.page.lines.extend(paragraph.lay(self.width));
        }
    }

    fn gap(&mut self) {
        self.page.lines.push(Line::default());
    }
}

/// Where the paragraphs of a text are, in bytes.
fn stretches(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    text.split('\n').filter_map(move |line| {
        let from = start;
        start += line.len() + 1;
        (!line.trim().is_empty()).then_some(from..from + line.len())
    })
}

fn meet(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.start < other.end && other.start < one.end
}

/// How words that were sought are marked, also where there are no colours.
pub fn found_style(look: &Look) -> Style {
    look.theme.found()
}
