//! Articles and readings found by their number: `A13`, `13`, `3.7d`, `Art. 16`, `R5`.

use super::article::{Article, Source};
use super::text::{Reading, readings};

/// A place in the book.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// An article of a source.
    Article(Article),
    /// A reading.
    Reading(&'static Reading),
}

impl Place {
    /// Its name: `A13`, `R5`.
    pub fn id(self) -> &'static str {
        match self {
            Place::Article(article) => article.id,
            Place::Reading(reading) => &reading.id,
        }
    }

    /// Does it stand in this source, or beside an article of it?
    pub fn is_in(self, source: Source) -> bool {
        match self {
            Place::Article(article) => article.source == source,
            Place::Reading(reading) => reading.articles().any(|article| article.source == source),
        }
    }
}

impl PartialEq for Place {
    fn eq(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Article(one), Place::Article(other)) => one == other,
            (Place::Reading(one), Place::Reading(other)) => one.id == other.id,
            _ => false,
        }
    }
}

impl Eq for Place {}

/// What bears this name or number, in book order: in one source, or in all.
///
/// A name has its letter (`A13`, `r5`); a number is as printed (`13`, `3.7d`, `p. 6`, `preamble`) or the name without
/// its letter. `Art.` and `Article` before it, capitals and spaces are forgiven.
pub fn by_number(text: &str, within: Option<Source>) -> Vec<Place> {
    let sought = bare(text);
    if sought.is_empty() {
        return Vec::new();
    }
    let articles = match named_source(&sought) {
        Some(source) => vec![source],
        None => Source::ALL.to_vec(),
    };
    let here = |source: &Source| within.is_none_or(|within| within == *source);
    let mut places: Vec<Place> = articles
        .into_iter()
        .filter(here)
        .flat_map(Source::articles)
        .filter(|article| bears(*article, &sought))
        .map(Place::Article)
        .collect();
    let reading = readings()
        .filter(|reading| reading.id.eq_ignore_ascii_case(&sought))
        .map(Place::Reading)
        .filter(|place| within.is_none_or(|source| place.is_in(source)));
    places.extend(reading);
    places
}

/// The source of a whole name, so that the other four need not be parsed.
fn named_source(sought: &str) -> Option<Source> {
    let mut letters = sought.chars();
    let source = Source::lettered(letters.next()?)?;
    let digits = letters.as_str().trim_start_matches('p');
    digits
        .starts_with(|c: char| c.is_ascii_digit())
        .then_some(source)
}

fn bare(text: &str) -> String {
    let small = text.to_lowercase();
    let words = small
        .split_whitespace()
        .map(|word| word.trim_matches(['.', ',', ';', ':']));
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    if let Some(&("art" | "article" | "artikel" | "reading" | "lezing")) = words.peek() {
        words.next();
    }
    words.collect()
}

fn bears(article: Article, sought: &str) -> bool {
    let name = article.id;
    let letterless = name.trim_start_matches(|c: char| c.is_ascii_uppercase());
    name.eq_ignore_ascii_case(sought)
        || letterless == sought
        || article
            .text()
            .is_some_and(|text| bare(&text.number) == sought)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str, within: Option<Source>) -> String {
        let ids: Vec<&str> = by_number(text, within).into_iter().map(Place::id).collect();
        ids.join(" ")
    }

    #[test]
    fn names_and_numbers() {
        assert_eq!(ids("A13", None), "A13");
        assert_eq!(ids("a13", None), "A13");
        assert_eq!(ids(" Art. 13 ", Some(Source::Chess1869)), "A13");
        assert_eq!(ids("13", None), "A13 V13 T13 D13 DP13");
        assert_eq!(ids("V0", None), "V0");
        assert_eq!(ids("preamble", None), "V0");
        assert_eq!(ids("3.7d", None), "M3.7d");
        assert_eq!(ids("M3.7D", None), "M3.7d");
        assert_eq!(ids("p. 6", None), "DP6a DP6b DP6c");
        assert_eq!(ids("dp8a", None), "DP8a");
    }

    #[test]
    fn readings() {
        assert_eq!(ids("R5", None), "R5");
        assert_eq!(ids("r5", Some(Source::Four1869)), "R5");
        assert_eq!(ids("R5", Some(Source::Draughts1879)), "");
    }

    #[test]
    fn what_is_no_number_finds_nothing() {
        for text in [
            "", "  ", ".", "A", "A99", "R22", "toren", "A13 A14", "é13", "13a",
        ] {
            assert_eq!(ids(text, None), "", "{text:?}");
        }
        assert_eq!(ids("A13", Some(Source::Four1869)), "");
    }
}
