//! An article set as a page: heading, words, note, readings, and the articles it points to.

use std::ops::Range;

use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::contents::Entry;
use crate::lang::Lang;
use crate::law::article::{Article, Source};
use crate::law::fold::words;
use crate::law::refer::references;
use crate::law::text::{ArticleText, Shown, Wording};
use crate::ui::look::Look;
use crate::ui::prose::{Paragraph, paragraphs};

/// The lines of a page, and where on it is what can be gone to.
pub struct Page {
    /// The lines, none wider than was asked.
    pub lines: Vec<Line<'static>>,
    /// The articles it points to, and the line of each.
    pub references: Vec<(Article, usize)>,
    /// The readings on it by their names, and the line of each.
    pub readings: Vec<(&'static str, usize)>,
}

/// How a page is to be set.
pub struct Setting<'a> {
    /// In which words.
    pub shown: Shown,
    /// Which reference is chosen.
    pub picked: Option<usize>,
    /// Words to mark wherever they stand, in plain small letters.
    pub sought: &'a [String],
    /// Columns.
    pub width: usize,
    /// The looks.
    pub look: &'a Look,
}

impl Page {
    /// Sets an article, or what is to be said of a source.
    pub fn set(entry: Entry, setting: &Setting) -> Page {
        let mut setter = Setter {
            page: Page {
                lines: Vec::new(),
                references: Vec::new(),
                readings: Vec::new(),
            },
            setting,
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

struct Setter<'a> {
    page: Page,
    setting: &'a Setting<'a>,
}

impl Setter<'_> {
    fn source(&mut self, source: Source) {
        let (look, lines) = (self.setting.look, &self.setting.look.words().law);
        let text = source.text();
        self.set(&[Paragraph::new(&text.title, look.theme.strong)]);
        if let Some(author) = &text.author {
            self.set(&[Paragraph::new(
                &(look.words().book.by)(author),
                look.theme.text,
            )]);
        }
        let year = text
            .year
            .map(|year| format!(", {year}"))
            .unwrap_or_default();
        self.set(&[Paragraph::new(
            &format!("{}{year}", text.publisher),
            look.theme.text,
        )]);
        for line in (look.words().menu.games.source)(source) {
            self.gap();
            self.set(&paragraphs(line, look.theme.text));
        }
        if look.lang == Lang::En {
            // The files say this of themselves in English only.
            self.gap();
            self.set(&paragraphs(&text.about, look.theme.dim));
        }
        self.gap();
        self.set(&[Paragraph::new(
            &(lines.articles)(text.articles.len()),
            look.theme.dim,
        )]);
    }

    fn article(&mut self, article: Article, text: &'static ArticleText) {
        let look = self.setting.look;
        let (title, summary) = (look.lang.title(article), look.lang.summary(article));
        let number = (look.words().law.article)(&text.number);
        self.set(&[Paragraph::new(
            &format!("{number} · {title}"),
            look.theme.strong,
        )]);
        self.set(&[Paragraph::new(summary, look.theme.dim)]);
        self.texts(article.source, text);
        if let Some(treatment) = look.lang.treatment(article) {
            self.gap();
            self.set(&[
                Paragraph::new(look.words().treatment.heading, look.theme.title),
                Paragraph::new(&treatment, look.theme.text),
            ]);
        }
        if let Some(note) = &text.note {
            self.headed(look.words().law.note, note, look.theme.text);
        }
        self.readings(article);
        self.references(article);
    }

    fn texts(&mut self, source: Source, text: &'static ArticleText) {
        let look = self.setting.look;
        let lines = &look.words().law;
        let shown = self.setting.shown;
        let (dutch, english) = match source.text().wording {
            Wording::Verbatim => (lines.original, lines.translation),
            Wording::Paraphrase => (lines.paraphrase_nl, lines.paraphrase_en),
        };
        if shown != Shown::Translation {
            self.headed(dutch, &text.original, look.theme.quote);
        }
        if shown != Shown::Original {
            self.headed(english, &text.text_en, look.theme.text);
        }
    }

    fn readings(&mut self, article: Article) {
        let look = self.setting.look;
        for reading in article.readings() {
            let text = look.lang.reading(reading);
            self.page
                .readings
                .push((&reading.id, self.page.lines.len() + 1));
            let heading = format!("{} · {}", look.words().law.reading, reading.id);
            self.headed(&heading, text, look.theme.text);
        }
    }

    fn references(&mut self, article: Article) {
        let look = self.setting.look;
        let found = references(article);
        if found.is_empty() {
            return;
        }
        self.gap();
        self.set(&[Paragraph::new(look.words().law.see_also, look.theme.title)]);
        for (number, article) in found.into_iter().enumerate() {
            self.page.references.push((article, self.page.lines.len()));
            let style = match self.setting.picked == Some(number) {
                true => look.theme.selected,
                false => look.theme.text,
            };
            let label = format!("{:<2} {:<5} ", number + 1, article.id);
            let paragraph = Paragraph::new(look.lang.title(article), style).labelled(&label, style);
            self.page.lines.extend(paragraph.lay(self.setting.width));
        }
    }

    fn headed(&mut self, heading: &str, text: &str, style: Style) {
        self.gap();
        self.set(&[Paragraph::new(heading, self.setting.look.theme.title)]);
        let sought = self.setting.sought;
        let mark = found_style(self.setting.look);
        for paragraph in text.lines().filter(|line| !line.trim().is_empty()) {
            let marked = Paragraph::new(paragraph, style).marked(&found(paragraph, sought), mark);
            self.set(&[marked]);
        }
    }

    fn set(&mut self, paragraphs: &[Paragraph]) {
        for paragraph in paragraphs {
            self.page.lines.extend(paragraph.lay(self.setting.width));
        }
    }

    fn gap(&mut self) {
        self.page.lines.push(Line::default());
    }
}

/// Where the words sought stand.
fn found(text: &str, sought: &[String]) -> Vec<Range<usize>> {
    let all = words(text).into_iter();
    all.filter(|word| sought.contains(&word.plain))
        .map(|word| word.range)
        .collect()
}

/// How words that were sought are marked, also where there are no colours.
pub fn found_style(look: &Look) -> Style {
    look.theme
        .accent
        .add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
}
