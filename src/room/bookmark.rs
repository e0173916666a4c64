//! Where the rule book was closed, remembered in a small file beside the games.
//!
//! Nothing depends on it: a file that cannot be read is as good as none, and one that cannot be written is not missed.

use std::fmt::Write as _;
use std::path::Path;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::progress::write;
use crate::config::place::{LARGEST, bytes};
use crate::config::quote::quoted;
use crate::law::article::{Article, Source};
use crate::law::text::article;

/// The number of the format that is written and read here.
const FORMAT: &str = "1";
/// A page has no more lines than this, and a search no more letters, however a file was made.
const MOST: usize = 10_000;

/// What the file says of itself.
const ABOUT: &str = "# Where the rule book of reglement was closed.\n";

/// A place in the rule book, and what was sought there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The source.
    pub source: Source,
    /// The article of it, if not the page about the source itself.
    pub article: Option<Article>,
    /// How many lines were scrolled out of sight.
    pub scroll: usize,
    /// Which side of the book the reader looked at.
    pub side: Side,
    /// The words last sought.
    pub sought: String,
    /// The source that alone was searched.
    pub within: Option<Source>,
}

/// A side of the open book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The list of articles.
    Contents,
    /// The article.
    Page,
}

impl Bookmark {
    /// The bookmark in a file, if there is one that can be read.
    pub fn load(path: &Path) -> Option<Bookmark> {
        let bytes = bytes(path, LARGEST).ok()??;
        Bookmark::read(std::str::from_utf8(&bytes).ok()?)
    }

    /// Leaves the bookmark in a file. Nobody is told when that cannot be done.
    pub fn save(&self, path: &Path) {
        let _ = write(path, &self.text());
    }

    fn text(&self) -> String {
        let place = self.article.map_or(self.source.id(), |article| article.id);
        let side = match self.side {
            Side::Contents => "contents",
            Side::Page => "page",
        };
        let mut text = format!(
            "{ABOUT}reglement = {FORMAT}\n\nplace = \"{place}\"\nline = {}\nside = \"{side}\"\nsought = {}\n",
            self.scroll,
            quoted(&self.sought)
        );
        if let Some(source) = self.within {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "within = \"{}\"", source.id());
        }
        text
    }

    fn read(text: &str) -> Option<Bookmark> {
        let file = DeTable::parse(text).ok()?;
        let value = |key: &str| file.get_ref().get(key).map(Spanned::get_ref);
        let words = |key: &str| value(key).and_then(DeValue::as_str);
        let number = |key: &str| value(key).and_then(DeValue::as_integer);
        if number("reglement")?.as_str() != FORMAT {
            return None;
        }
        let place = words("place")?;
        let (source, article) = match Source::named(place) {
            Some(source) => (source, None),
            None => {
                let source = Source::lettered(place.chars().next()?)?;
                (source, Some(article(source, place)?))
            }
        };
        let scroll = number("line").and_then(|line| line.as_str().parse::<usize>().ok());
        let sought = words("sought").filter(|sought| sought.len() <= MOST);
        Some(Bookmark {
            source,
            article,
            scroll: scroll.unwrap_or(0).min(MOST),
            side: match words("side") {
                Some("page") => Side::Page,
                _ => Side::Contents,
            },
            sought: sought.unwrap_or_default().to_owned(),
            within: words("within").and_then(Source::named),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(article: Option<&'static str>, sought: &str) -> Bookmark {
        Bookmark {
            source: Source::Four1869,
            article: article.map(|id| Article::new(Source::Four1869, id)),
            scroll: 12,
            side: Side::Page,
            sought: sought.to_owned(),
            within: Some(Source::Draughts1879),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for article in [None, Some("V0")] {
            for sought in ["", "te regt", "\"a\\\n\u{1b}[31mé”"] {
                let mark = mark(article, sought);
                assert_eq!(Bookmark::read(&mark.text()), Some(mark));
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_no_bookmark() {
        let good = mark(Some("V0"), "toren").text();
        for (from, to) in [
            ("reglement = 1", ""),
            ("reglement = 1", "reglement = 2"),
            ("\"V0\"", "\"V99\""),
            ("\"V0\"", "\"\""),
            ("\"V0\"", "7"),
            ("place", "plaats"),
            ("line = 12", "line ="),
        ] {
            assert_eq!(Bookmark::read(&good.replace(from, to)), None, "{from}");
        }
        for text in ["", "\0", "[[[", &good[..good.len() / 2]] {
            assert_eq!(Bookmark::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn of_a_strange_file_what_makes_sense_is_taken() {
        let good = mark(None, "toren").text();
        let odd = good
            .replace("12", "99999999999999999999")
            .replace("page", "cover");
        let read = Bookmark::read(&odd.replace("draughts-1879", "domino")).unwrap();
        assert_eq!(
            (read.scroll, read.side, read.within),
            (0, Side::Contents, None)
        );
        let negative = Bookmark::read(&good.replace("12", "-3")).unwrap();
        assert_eq!(negative.scroll, 0);
    }

    #[test]
    fn a_folder_and_a_file_that_is_not_there_are_no_bookmark() {
        let folder = std::env::temp_dir();
        assert_eq!(Bookmark::load(&folder), None);
        assert_eq!(
            Bookmark::load(&folder.join("no such folder").join("book.toml")),
            None
        );
    }
}
