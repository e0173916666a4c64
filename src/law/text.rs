//! The words of the five sources and of the readings, compiled in and parsed when first asked for.

use std::sync::LazyLock;

use serde::Deserialize;

use super::article::{Article, Source};

/// Which words of an article are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The Dutch of the source, or our Dutch where the source is only paraphrased.
    Original,
    /// The English.
    Translation,
    /// One after the other.
    Both,
}

impl Shown {
    /// The choice by its name: `nl`, `en` or `both`.
    pub fn named(name: &str) -> Option<Shown> {
        match name {
            "nl" => Some(Shown::Original),
            "en" => Some(Shown::Translation),
            "both" => Some(Shown::Both),
            _ => None,
        }
    }

    /// The words after these, in turn.
    #[must_use]
    pub const fn next(self) -> Shown {
        match self {
            Shown::Original => Shown::Translation,
            Shown::Translation => Shown::Both,
            Shown::Both => Shown::Original,
        }
    }
}

/// A source with all its articles, in the order of the printed text.
#[derive(Debug)]
pub struct SourceText {
    /// The title as printed.
    pub title: String,
    /// Who wrote it, where the source says so.
    pub author: Option<String>,
    /// Who printed it, and where.
    pub publisher: String,
    /// The year of the edition, where it is known.
    pub year: Option<u16>,
    /// What the text is and where it stands.
    pub about: String,
    /// Are the Dutch texts the words of the source, or ours?
    pub wording: Wording,
    /// The articles, the first first.
    pub articles: Vec<ArticleText>,
}

/// Whose words the Dutch text of a source is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wording {
    /// The source's own, letter for letter.
    Verbatim,
    /// Ours: the source may not be reprinted.
    Paraphrase,
}

/// The words of an article. Of the texts only the original may be another's; the rest is ours.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArticleText {
    /// Its name, with the letter of the source: `A13`.
    pub id: String,
    /// Its number as printed: `13`, `preamble`, `p. 6`.
    pub number: String,
    /// The heading in English.
    pub title_en: String,
    /// The heading in Dutch.
    pub title_nl: String,
    /// The Dutch text: the source's own words or a paraphrase, as [`SourceText::wording`] says.
    #[serde(rename = "text_nl", alias = "paraphrase_nl")]
    pub original: String,
    /// The English text.
    pub text_en: String,
    /// One sentence in English.
    pub summary_en: String,
    /// One sentence in Dutch.
    pub summary_nl: String,
    /// What the reader should know of the text, in English.
    pub note: Option<String>,
}

/// How the program reads an article that is silent or can be read in two ways.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its name: `R5`.
    pub id: String,
    articles: Vec<String>,
    /// The reading in English.
    pub text_en: String,
    /// The reading in Dutch.
    pub text_nl: String,
}

impl Source {
    /// The words of the source, parsed at the first call.
    pub fn text(self) -> &'static SourceText {
        match self {
            Source::Chess1869 => &CHESS_1869,
            Source::Four1869 => &FOUR_1869,
            Source::Four1967 => &FOUR_1967,
            Source::ChessModern => &CHESS_MODERN,
            Source::Draughts1879 => &DRAUGHTS_1879,
        }
    }

    /// The letter that the names of its articles begin with.
    pub const fn letter(self) -> char {
        match self {
            Source::Chess1869 => 'A',
            Source::Four1869 => 'V',
            Source::Four1967 => 'T',
            Source::ChessModern => 'M',
            Source::Draughts1879 => 'D',
        }
    }

    /// The source whose articles begin with this letter, in either case.
    pub fn lettered(letter: char) -> Option<Source> {
        Source::ALL
            .into_iter()
            .find(|source| source.letter() == letter.to_ascii_uppercase())
    }

    /// The names of all its articles, in order.
    pub fn articles(self) -> impl Iterator<Item = Article> {
        self.text()
            .articles
            .iter()
            .map(move |text| Article::new(self, &text.id))
    }
}

impl Article {
    /// The words of the article; `None` when the source has no such article.
    pub fn text(self) -> Option<&'static ArticleText> {
        let articles = &self.source.text().articles;
        articles.iter().find(|text| text.id == self.id)
    }

    /// The readings shown beside it, in order.
    pub fn readings(self) -> impl Iterator<Item = &'static Reading> {
        readings()
            .iter()
            .filter(move |reading| reading.articles().any(|article| article == self))
    }
}

impl Reading {
    /// The articles beside which it is shown.
    pub fn articles(&'static self) -> impl Iterator<Item = Article> {
        self.articles.iter().filter_map(|id| {
            let source = Source::lettered(id.chars().next()?)?;
            Some(Article::new(source, id))
        })
    }
}

/// The article of a source by its whole name (`A13`, capitals forgiven).
pub fn article(source: Source, id: &str) -> Option<Article> {
    source
        .articles()
        .find(|article| article.id.eq_ignore_ascii_case(id))
}

/// All readings, R1 first.
pub fn readings() -> &'static [Reading] {
    &READINGS
}

static CHESS_1869: LazyLock<SourceText> =
    LazyLock::new(|| load(include_str!("texts/chess-1869.toml")));
static FOUR_1869: LazyLock<SourceText> =
    LazyLock::new(|| load(include_str!("texts/four-1869.toml")));
static FOUR_1967: LazyLock<SourceText> =
    LazyLock::new(|| load(include_str!("texts/four-1967.toml")));
static CHESS_MODERN: LazyLock<SourceText> =
    LazyLock::new(|| load(include_str!("texts/chess-modern.toml")));
static DRAUGHTS_1879: LazyLock<SourceText> =
    LazyLock::new(|| load(include_str!("texts/draughts-1879.toml")));
static READINGS: LazyLock<Vec<Reading>> =
    LazyLock::new(|| parse(include_str!("texts/readings.toml")).reading);

/// A file of a source has its head and its articles, that of the readings nothing else.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    source: Head,
    article: Vec<ArticleText>,
    reading: Vec<Reading>,
}

#[derive(Deserialize, Default)]
struct Head {
    title: String,
    author: Option<String>,
    publisher: String,
    year: Option<u16>,
    about: String,
    verbatim: bool,
}

fn load(toml: &str) -> SourceText {
    let file = parse(toml);
    SourceText {
        title: file.source.title,
        author: file.source.author,
        publisher: file.source.publisher,
        year: file.source.year,
        about: file.source.about,
        wording: match file.source.verbatim {
            true => Wording::Verbatim,
            false => Wording::Paraphrase,
        },
        articles: file.article,
    }
}

/// A text that does not parse is a mistake of ours, found by the tests; a reader would find an empty book, not a panic.
fn parse(toml: &str) -> File {
    toml::from_str(toml).unwrap_or_default()
}
