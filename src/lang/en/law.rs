//! What the rule book says about itself, in English.

use crate::lang::words::law::LawLines;

pub const LAW: LawLines = LawLines {
    book: "The rule book",
    original: "Original",
    translation: "Translation",
    paraphrase_nl: "In Dutch, in our own words",
    paraphrase_en: "In our own words",
    note: "Note",
    reading: "Reading",
    see_also: "See also",
    beside: "Read with",
    article,
    articles: |count| match count {
        1 => "1 article".to_owned(),
        count => format!("{count} articles"),
    },
    readings: |count| match count {
        1 => "1 reading".to_owned(),
        count => format!("{count} readings"),
    },
    found: |count, words| match count {
        1 => format!("1 place found for “{words}”."),
        count => format!("{count} places found for “{words}”."),
    },
    more: |count| format!("and {count} more; add a word to find fewer"),
    nothing_found: |words| format!("Nothing found for “{words}”."),
    how_to_read: "Name a source to list its articles, an article (A13) or a reading (R5) to read it, or search with --find WORDS.",
    unknown_source: |asked, there_are| {
        format!("There is no source or article “{asked}”. The sources are {there_are}.")
    },
    search_so: |asked| format!("To search for words: --find \"{asked}\"."),
    unknown_article: |asked, source, there_are| {
        format!("{source} has no article “{asked}”. It has {there_are}.")
    },
    several: |asked, which| format!("“{asked}” can be {which}. Name one of them."),
    untreated: |reading, articles| {
        format!(
            "{reading} is a reading, and has no treatment of its own: ask for that of {articles}."
        )
    },
    nearest: |which| format!("Did you mean {which}?"),
};

fn article(number: &str) -> String {
    match number.strip_prefix("p. ") {
        Some(page) => format!("Page {page}"),
        None if number == "preamble" => "Preamble".to_owned(),
        None => format!("Article {number}"),
    }
}
