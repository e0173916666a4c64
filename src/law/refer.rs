//! The articles that an article points to: in its text, its note and the readings beside it.

use super::article::{Article, Source};
use super::text::article;

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

/// The articles that this one mentions, each once, in the order in which they are met.
///
/// A mention is a whole name (`V8`), a number announced as an article's (`Article 14`), or a number with a point, as
/// the modern laws write it (`3.9`).
pub fn references(from: Article) -> Vec<Article> {
    let Some(text) = from.text() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let readings = from.readings().map(|reading| reading.text_en.as_str());
    let note = text.note.as_deref();
    for words in [text.text_en.as_str()]
        .into_iter()
        .chain(note)
        .chain(readings)
    {
        mentions(from, words, &mut found);
    }
    let mut seen = vec![from];
    found.retain(|mention| {
        let new = !seen.contains(mention);
        seen.push(*mention);
        new
    });
    found
}

fn mentions(from: Article, text: &str, found: &mut Vec<Article>) {
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .collect();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += 1;
        if ANNOUNCE.contains(&word.to_lowercase().as_str()) {
            let numbers = list(&words[at..]);
            let source = meant(from, &words[at + numbers.len()..]);
            let named = |number: &&str| numbered(source, number);
            found.extend(numbers.iter().filter_map(named));
            at += numbers.len();
        } else {
            found.extend(whole_name(word));
            found.extend(pointed(from.source, word));
        }
    }
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
