//! The pages of the rule book.

use std::io::{self, Write};

use super::print::Printer;
use super::request::Request;
use crate::lang::Lang;
use crate::lang::sentence::quoted;
use crate::lang::words::Words;
use crate::law::article::{Article, Source};
use crate::law::find::Hit;
use crate::law::number::Place;
use crate::law::refer::references;
use crate::law::text::{Reading, Shown, SourceText, Wording, readings};

/// The columns before a text below its heading.
const INDENT: usize = 2;
/// The columns that the name of an article takes in a list: `M3.8-1a`.
const NAME: usize = 9;
/// The columns that the name of a source takes in a list.
const SOURCE: usize = 15;

/// Prints pages, as one request wants them.
pub struct Pages<'a> {
    print: Printer<'a>,
    words: &'static Words,
    lang: Lang,
    shown: Shown,
}

impl<'a> Pages<'a> {
    /// Pages for this request.
    pub fn new(out: &'a mut dyn Write, request: &Request) -> Pages<'a> {
        Pages {
            print: Printer::new(out, request.width),
            words: request.spoken().words(),
            lang: request.spoken(),
            shown: request.shown,
        }
    }

    /// The list of sources.
    pub fn sources(&mut self) -> io::Result<()> {
        let lines = &self.words.law;
        for source in Source::ALL {
            let text = source.text();
            let count = (lines.articles)(source.articles().count());
            self.print.hanging(source.id(), SOURCE, &text.title)?;
            self.print
                .indented(SOURCE, &format!("{}. {count}.", printed(text)))?;
        }
        let count = (lines.readings)(readings().count());
        if let (Some(first), Some(last)) = (readings().next(), readings().last()) {
            let names = format!("{}–{}", first.id, last.id);
            self.print.hanging(&names, SOURCE, &format!("{count}."))?;
        }
        self.print.blank()?;
        self.print.line(lines.how_to_read)
    }

    /// A source: what it is, and its articles with a sentence each.
    pub fn source(&mut self, source: Source) -> io::Result<()> {
        let text = source.text();
        self.print.line(&text.title)?;
        let count = (self.words.law.articles)(source.articles().count());
        self.print.line(&format!("{}. {count}.", printed(text)))?;
        self.print.line(text.about(self.lang.tongue()))?;
        for article in source.articles() {
            self.print.blank()?;
            self.print
                .hanging(article.id, NAME, self.lang.title(article))?;
            self.print.indented(NAME, self.lang.summary(article))?;
        }
        Ok(())
    }

    /// An article or a reading in full.
    pub fn place(&mut self, place: Place) -> io::Result<()> {
        match place {
            Place::Article(article) => self.article(article),
            Place::Reading(reading) => self.reading(reading),
        }
    }

    /// What the program does with an article, in one line however long it is.
    pub fn treatment(&mut self, article: Article) -> io::Result<()> {
        let line = self.lang.treatment_line(article).unwrap_or_default();
        let line = format!("{} {}: {line}", article.source.id(), article.id);
        self.print.unbroken(&line)
    }

    /// What a search found.
    pub fn hits(&mut self, sought: &str, hits: &[Hit]) -> io::Result<()> {
        let found = (self.words.law.found)(hits.len(), &quoted(sought));
        self.print.line(&found)?;
        for hit in hits {
            self.print.blank()?;
            let heading = self.heading(hit.place);
            self.print.hanging(hit.place.id(), NAME, &heading)?;
            let snippet = match (hit.snippet.as_str(), hit.place) {
                ("", Place::Article(article)) => Some(self.lang.summary(article)),
                (snippet, _) => Some(snippet),
            };
            let new = snippet.filter(|snippet| !heading.starts_with(snippet));
            if let Some(snippet) = new.filter(|snippet| !snippet.is_empty()) {
                self.print.indented(NAME, snippet)?;
            }
        }
        Ok(())
    }

    fn article(&mut self, article: Article) -> io::Result<()> {
        let Some(text) = article.text() else {
            return Ok(());
        };
        let lines = &self.words.law;
        let (own, other) = match self.lang {
            Lang::En => (&text.title_en, &text.title_nl),
            Lang::Nl => (&text.title_nl, &text.title_en),
        };
        let heading = match self.shown {
            Shown::Both if own != other => format!("{}  {own} · {other}", text.id),
            _ => format!("{}  {own}", text.id),
        };
        self.print.line(&heading)?;
        let source = (self.words.terms.source)(article.source);
        let number = (lines.article)(&text.number);
        self.print
            .line(&format!("{} · {source} · {number}", article.source.id()))?;
        let (dutch, english) = match article.source.text().wording {
            Wording::Verbatim => (lines.original, lines.translation),
            Wording::Paraphrase => (lines.paraphrase_nl, lines.paraphrase_en),
        };
        match self
            .print
            .column(INDENT)
            .filter(|_| self.shown == Shown::Both)
        {
            Some(column) => {
                let texts = [text.original.as_str(), &text.text_en];
                self.print.blank()?;
                self.print.beside(0, column + INDENT, [dutch, english])?;
                self.print.beside(INDENT, column, texts)?;
            }
            None => {
                if self.shown != Shown::Translation {
                    self.section(dutch, &text.original)?;
                }
                if self.shown != Shown::Original {
                    self.section(english, &text.text_en)?;
                }
            }
        }
        if let Some(treatment) = self.lang.treatment(article) {
            self.section(self.words.treatment.heading, &treatment)?;
        }
        if let Some(note) = self.lang.note(article) {
            self.section(lines.note, note)?;
        }
        for reading in article.readings() {
            let heading = format!("{} {}", lines.reading, reading.id);
            self.section(&heading, self.lang.reading(reading))?;
        }
        self.articles(lines.see_also, &references(article))
    }

    fn reading(&mut self, reading: &'static Reading) -> io::Result<()> {
        let heading = format!("{} {}", self.words.law.reading, reading.id);
        self.print.line(&heading)?;
        self.print.blank()?;
        if self.shown != Shown::Translation {
            self.print.indented(INDENT, &reading.text_nl)?;
        }
        if self.shown == Shown::Both {
            self.print.blank()?;
        }
        if self.shown != Shown::Original {
            self.print.indented(INDENT, &reading.text_en)?;
        }
        let beside: Vec<Article> = reading.articles().collect();
        self.articles(self.words.law.beside, &beside)
    }

    fn section(&mut self, heading: &str, text: &str) -> io::Result<()> {
        self.print.blank()?;
        self.print.line(heading)?;
        self.print.indented(INDENT, text)
    }

    fn articles(&mut self, heading: &str, articles: &[Article]) -> io::Result<()> {
        if articles.is_empty() {
            return Ok(());
        }
        self.print.blank()?;
        self.print.line(heading)?;
        for article in articles {
            let name = format!("{:INDENT$}{}", "", article.id);
            let heading = self.heading(Place::Article(*article));
            self.print.hanging(&name, NAME + INDENT, &heading)?;
        }
        Ok(())
    }

    /// The heading of a place in a list: its title and where it stands.
    fn heading(&self, place: Place) -> String {
        match place {
            Place::Article(article) => {
                let title = self.lang.title(article);
                format!("{title} · {}", article.source.id())
            }
            Place::Reading(reading) => {
                let beside: Vec<&str> = reading.articles().map(|article| article.id).collect();
                format!("{} · {}", self.words.law.reading, beside.join(", "))
            }
        }
    }
}

/// Who made the source, where and when, as far as it is known.
fn printed(text: &SourceText) -> String {
    let year = text.year.map(|year| year.to_string());
    let parts = [text.author.clone(), Some(text.publisher.clone()), year];
    let known: Vec<String> = parts.into_iter().flatten().collect();
    known.join(", ")
}
