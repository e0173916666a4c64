//! The words of the five sources and of the readings, compiled in; each article is parsed when it is first asked for.

use std::sync::{LazyLock, OnceLock};

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

/// A language that the book is written in. What the reader is spoken to in is another matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    /// The originals, and our Dutch beside them.
    Dutch,
    /// The translations, and our English beside them.
    English,
}

impl Tongue {
    /// Both, the originals' first.
    pub const ALL: [Tongue; 2] = [Tongue::Dutch, Tongue::English];

    /// Can texts in it be read where these words are shown?
    pub fn is_in(self, shown: Shown) -> bool {
        match self {
            Tongue::Dutch => shown != Shown::Translation,
            Tongue::English => shown != Shown::Original,
        }
    }
}

impl Shown {
    /// The language of the titles where these words are shown; where both are, it is the reader's.
    #[must_use]
    pub const fn tongue(self, reader: Tongue) -> Tongue {
        match self {
            Shown::Original => Tongue::Dutch,
            Shown::Translation => Tongue::English,
            Shown::Both => reader,
        }
    }
}

/// What a source says of itself; its articles are at [`Source::articles`].
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
    about: String,
    about_nl: String,
    /// Are the Dutch texts the words of the source, or ours?
    pub wording: Wording,
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
    /// The same in Dutch.
    pub note_nl: Option<String>,
}

impl ArticleText {
    /// The heading in this language.
    pub fn title(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Dutch => &self.title_nl,
            Tongue::English => &self.title_en,
        }
    }

    /// The sentence that says it all, in this language.
    pub fn summary(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Dutch => &self.summary_nl,
            Tongue::English => &self.summary_en,
        }
    }

    /// The words: the Dutch of the source, or the English.
    pub fn words(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Dutch => &self.original,
            Tongue::English => &self.text_en,
        }
    }

    /// The note in this language, if there is one.
    pub fn note(&self, tongue: Tongue) -> Option<&str> {
        match tongue {
            Tongue::Dutch => self.note_nl.as_deref(),
            Tongue::English => self.note.as_deref(),
        }
    }
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
    /// What the source says of itself.
    pub fn text(self) -> &'static SourceText {
        let cut = self.cut();
        cut.head.get_or_init(|| head(cut.top))
    }

    fn cut(self) -> &'static Cut<ArticleText> {
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

    /// The names of all its articles, in the order of the printed text. No text is parsed for them.
    pub fn articles(self) -> impl Iterator<Item = Article> {
        let pieces = self.cut().pieces.iter();
        pieces.map(move |piece| Article::new(self, piece.id))
    }
}

impl Article {
    /// The words of the article; `None` when the source has no such article.
    pub fn text(self) -> Option<&'static ArticleText> {
        let mut pieces = self.source.cut().pieces.iter();
        pieces.find(|piece| piece.id == self.id)?.read(article_of)
    }

    /// The readings shown beside it, in order.
    pub fn readings(self) -> impl Iterator<Item = &'static Reading> {
        let name = format!("\"{}\"", self.id);
        let pieces = READINGS.pieces.iter();
        // Only those that have the name anywhere are worth the parsing.
        pieces
            .filter(move |piece| piece.toml.contains(&name))
            .filter_map(|piece| piece.read(reading_of))
            .filter(move |reading| reading.articles().any(|article| article == self))
    }
}

impl SourceText {
    /// What the text is and where it stands, in this language.
    pub fn about(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Dutch => &self.about_nl,
            Tongue::English => &self.about,
        }
    }
}

impl Reading {
    /// Its words in this language.
    pub fn words(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Dutch => &self.text_nl,
            Tongue::English => &self.text_en,
        }
    }

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
pub fn readings() -> impl Iterator<Item = &'static Reading> {
    let pieces = READINGS.pieces.iter();
    pieces.filter_map(|piece| piece.read(reading_of))
}

static CHESS_1869: LazyLock<Cut<ArticleText>> =
    LazyLock::new(|| cut(include_str!("texts/chess-1869.toml"), ARTICLE));
static FOUR_1869: LazyLock<Cut<ArticleText>> =
    LazyLock::new(|| cut(include_str!("texts/four-1869.toml"), ARTICLE));
static FOUR_1967: LazyLock<Cut<ArticleText>> =
    LazyLock::new(|| cut(include_str!("texts/four-1967.toml"), ARTICLE));
static CHESS_MODERN: LazyLock<Cut<ArticleText>> =
    LazyLock::new(|| cut(include_str!("texts/chess-modern.toml"), ARTICLE));
static DRAUGHTS_1879: LazyLock<Cut<ArticleText>> =
    LazyLock::new(|| cut(include_str!("texts/draughts-1879.toml"), ARTICLE));
static READINGS: LazyLock<Cut<Reading>> =
    LazyLock::new(|| cut(include_str!("texts/readings.toml"), READING));

/// The line that an article begins with.
const ARTICLE: &str = "\n[[article]]\n";
/// The line that a reading begins with.
const READING: &str = "\n[[reading]]\n";

/// A text cut into its pieces, which is quick; what is asked of them is parsed, which is not, and kept.
struct Cut<T> {
    /// What stands before the first piece, of a source its head.
    top: &'static str,
    head: OnceLock<SourceText>,
    pieces: Vec<Piece<T>>,
}

/// An article or a reading.
struct Piece<T> {
    id: &'static str,
    toml: &'static str,
    read: OnceLock<Option<T>>,
}

fn cut<T>(text: &'static str, heading: &str) -> Cut<T> {
    let mut pieces = text.split(heading);
    Cut {
        top: pieces.next().unwrap_or_default(),
        head: OnceLock::new(),
        pieces: pieces
            .map(|toml| Piece {
                id: name(toml),
                toml,
                read: OnceLock::new(),
            })
            .collect(),
    }
}

/// The name of a piece stands in its first line: `id = "A13"`.
fn name(piece: &'static str) -> &'static str {
    let line = piece.lines().next().unwrap_or_default();
    line.split('"').nth(1).unwrap_or_default()
}

impl<T> Piece<T> {
    /// What stands in it. A text that does not parse is a mistake of ours, found by the tests; a reader would miss an
    /// article, not meet a panic.
    fn read(&'static self, parse: fn(&str) -> Option<T>) -> Option<&'static T> {
        self.read.get_or_init(|| parse(self.toml)).as_ref()
    }
}

fn article_of(toml: &str) -> Option<ArticleText> {
    toml::from_str(toml).ok()
}

fn reading_of(toml: &str) -> Option<Reading> {
    toml::from_str(toml).ok()
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Top {
    source: Head,
}

#[derive(Deserialize, Default)]
struct Head {
    title: String,
    author: Option<String>,
    publisher: String,
    year: Option<u16>,
    about: String,
    about_nl: String,
    verbatim: bool,
}

fn head(toml: &str) -> SourceText {
    let head = toml::from_str(toml).unwrap_or(Top::default()).source;
    SourceText {
        title: head.title,
        author: head.author,
        publisher: head.publisher,
        year: head.year,
        about: head.about,
        about_nl: head.about_nl,
        wording: match head.verbatim {
            true => Wording::Verbatim,
            false => Wording::Paraphrase,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct File {
        #[serde(default)]
        article: Vec<ArticleText>,
        #[serde(default)]
        reading: Vec<Reading>,
    }

    #[test]
    fn a_text_cut_into_pieces_is_the_text_as_a_whole() {
        for source in Source::ALL {
            let cut = source.cut();
            let path = format!(
                "{}/law/texts/{}.toml",
                env!("CARGO_MANIFEST_DIR"),
                source.id()
            );
            let whole: File = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
            let read = source.articles().map(|article| {
                let text = article.text().expect(article.id);
                assert_eq!(text.id, article.id);
                format!("{text:?}")
            });
            let pieces: Vec<String> = read.collect();
            let articles: Vec<String> = whole.article.iter().map(|it| format!("{it:?}")).collect();
            assert_eq!(pieces, articles);
            assert!(!source.text().title.is_empty(), "{}", cut.top);
        }
        let path = format!("{}/law/texts/readings.toml", env!("CARGO_MANIFEST_DIR"));
        let whole: File = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let pieces: Vec<String> = readings().map(|it| format!("{it:?}")).collect();
        let all: Vec<String> = whole.reading.iter().map(|it| format!("{it:?}")).collect();
        assert_eq!(pieces, all);
    }

    #[test]
    fn one_article_costs_one_article() {
        let cut: &'static Cut<ArticleText> = Box::leak(Box::new(cut(
            include_str!("texts/chess-1869.toml"),
            ARTICLE,
        )));
        let names: Vec<&str> = cut.pieces.iter().map(|piece| piece.id).collect();
        assert_eq!(names.len(), 23);
        assert!(cut.pieces.iter().all(|piece| piece.read.get().is_none()));
        let piece = cut.pieces.iter().find(|piece| piece.id == "A13").unwrap();
        assert_eq!(piece.read(article_of).unwrap().id, "A13");
        let read = cut.pieces.iter().filter(|piece| piece.read.get().is_some());
        assert_eq!(read.count(), 1);
    }
}
