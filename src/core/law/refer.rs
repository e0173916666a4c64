//! The articles that an article points to: in its text, its note and the readings beside it.

use std::ops::Range;

use super::article::{Article, Source};
use super::number::Place;
use super::text::{article, readings};

/// The words that announce a number: `Articles 16 and 21`, `artikel 14`, `Art. 13`.
const ANNOUNCE: [&str; 7] = [
    "art",
    "arts",
    "article",
    "articles",
    "artikel",
    "artikels",
    "artikelen",
];
/// The words that may stand between two numbers of one list.
const JOIN: [&str; 4] = ["and", "en", "or", "of"];

/// A name or a number of another place, where it stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// In bytes of the text.
    pub range: Range<usize>,
    /// What is meant.
    pub place: Place,
}

/// The articles that this one mentions, each once, in the order in which they are met.
///
/// A mention is a whole name (`V8`), a number announced as an article's (`Article 14`), or a number with a point, as
/// the modern laws write it (`3.9`).
pub fn references(from: Article) -> Vec<Article> {
    let Some(text) = from.text() else {
        return Vec::new();
    };
    let readings = from.readings().map(|reading| reading.text_en.as_str());
    let note = text.note.as_deref();
    let texts = [text.text_en.as_str()].into_iter().chain(note);
    let mut found = Vec::new();
    for words in texts.chain(readings) {
        for mention in mentions(from, words) {
            if let Place::Article(article) = mention.place
                && article != from
                && !found.contains(&article)
            {
                found.push(article);
            }
        }
    }
    found
}

/// Every mention of another place in a text that stands on the page of an article, in order.
pub fn mentions(from: Article, text: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    let words = bare_words(text);
    let plain: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    let mut say = |place: Option<Place>, range: &Range<usize>| {
        if let Some(place) = place.filter(|place| *place != Place::Article(from)) {
            let range = range.clone();
            found.push(Mention { range, place });
        }
    };
    let mut at = 0;
    while let Some((word, range)) = words.get(at) {
        at += 1;
        let behind = plain.get(at..).unwrap_or_default();
        if ANNOUNCE.contains(&word.to_lowercase().as_str()) {
            let count = list(behind).len();
            let source = meant(from, behind.get(count..).unwrap_or_default());
            for (number, range) in words.iter().skip(at).take(count) {
                say(numbered(source, number).map(Place::Article), range);
            }
            at += count;
        } else {
            let article = whole_name(word).or_else(|| pointed(from.source, word));
            say(article.map(Place::Article).or_else(|| reading(word)), range);
        }
    }
    found
}

/// The words of a text without the signs around them, and where they stand.
fn bare_words(text: &str) -> Vec<(&str, Range<usize>)> {
    let mut words = Vec::new();
    let mut start = 0;
    for piece in text.split_inclusive(char::is_whitespace) {
        let left = piece.trim_start_matches(|c: char| !c.is_alphanumeric());
        let word = left.trim_end_matches(|c: char| !c.is_alphanumeric());
        let from = start + piece.len() - left.len();
        if !word.is_empty() {
            words.push((word, from..from + word.len()));
        }
        start += piece.len();
    }
    words
}

/// The reading of this name: `R5`.
fn reading(word: &str) -> Option<Place> {
    let mut all = readings();
    all.find(|reading| reading.id == word).map(Place::Reading)
}

/// The numbers at the start of these words, with what joins them.
fn list<'a>(words: &'a [&'a str]) -> &'a [&'a str] {
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let mut end = 0;
    while let Some(word) = words.get(end) {
        let joins = JOIN.contains(word) && words.get(end + 1).is_some_and(|next| is_number(next));
        if !is_number(word) && !joins {
            break;
        }
        end += 1;
    }
    &words[..end]
}

/// The source whose numbers are meant. The preamble of the four-handed game speaks of the ordinary rules before it,
/// but where it says "of these rules".
fn meant(from: Article, after: &[&str]) -> Source {
    let of_these = after.starts_with(&["of", "these"]) || after.starts_with(&["van", "deze"]);
    match from.id {
        "V0" if !of_these => Source::Chess1869,
        _ => from.source,
    }
}

fn numbered(source: Source, number: &str) -> Option<Article> {
    let mut articles = source.articles();
    articles.find(|article| article.text().is_some_and(|text| text.number == number))
}

fn whole_name(word: &str) -> Option<Article> {
    let letter = word.chars().next()?;
    let capital = letter.is_ascii_uppercase() && word.chars().any(|c| c.is_ascii_digit());
    let source = Source::lettered(letter).filter(|_| capital)?;
    article(source, word)
}

fn pointed(source: Source, word: &str) -> Option<Article> {
    word.contains('.').then(|| numbered(source, word)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(source: Source, id: &'static str) -> String {
        let found = references(Article::new(source, id));
        let ids: Vec<&str> = found.iter().map(|article| article.id).collect();
        ids.join(" ")
    }

    #[test]
    fn the_preamble_speaks_of_both_texts() {
        assert_eq!(ids(Source::Four1869, "V0"), "A1 A16 A21 V13 V17 A19");
    }

    #[test]
    fn names_numbers_and_points_are_mentions() {
        assert_eq!(ids(Source::Chess1869, "A5"), "D1");
        assert_eq!(ids(Source::Four1869, "V16"), "V14");
        assert_eq!(ids(Source::Four1869, "V9"), "V8 V10");
        assert_eq!(ids(Source::Four1967, "T4"), "V8 V11");
        assert_eq!(ids(Source::ChessModern, "M3.8a"), "M3.9");
        assert_eq!(ids(Source::ChessModern, "M3.10a"), "M3.1 M3.9");
        assert_eq!(ids(Source::Draughts1879, "D1"), "DP8a A5");
    }

    #[test]
    fn readings_are_searched_too() {
        assert_eq!(ids(Source::Four1869, "V15"), "V14");
    }

    #[test]
    fn an_article_that_is_not_there_mentions_nothing() {
        assert!(references(Article::new(Source::Chess1869, "A99")).is_empty());
    }
}
