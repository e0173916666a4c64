//! The book is whole: every text is there, every name that is mentioned exists, and what is sought is found.

#[path = "support/breaches.rs"]
mod breaches;
#[path = "law/rulings.rs"]
mod rulings;
#[path = "law/treatment.rs"]
mod treatment;

use std::collections::HashSet;

use reglement::law::article::{Article, Source};
use reglement::law::find::{Hit, find};
use reglement::law::index::Part;
use reglement::law::number::Place;
use reglement::law::refer::references;
use reglement::law::text::{Wording, article, readings};

fn all() -> impl Iterator<Item = Article> {
    Source::ALL.into_iter().flat_map(Source::articles)
}

fn ids(source: Source) -> Vec<&'static str> {
    source.articles().map(|article| article.id).collect()
}

fn numbered(letter: &str, numbers: std::ops::RangeInclusive<u8>) -> Vec<String> {
    numbers.map(|number| format!("{letter}{number}")).collect()
}

#[test]
fn every_source_has_all_its_articles_in_order() {
    assert_eq!(ids(Source::Chess1869), numbered("A", 1..=23));
    assert_eq!(ids(Source::Four1869), numbered("V", 0..=17));
    assert_eq!(ids(Source::Four1967), numbered("T", 1..=20));
    let mut draughts = numbered("D", 1..=16);
    draughts.extend(["DP6a", "DP6b", "DP6c", "DP7", "DP8a", "DP8b", "DP13"].map(String::from));
    assert_eq!(ids(Source::Draughts1879), draughts);
    assert_eq!(
        ids(Source::ChessModern).join(" "),
        "M3.1 M3.1a M3.2 M3.3 M3.4 M3.5 M3.6 M3.7a M3.7b M3.7c M3.7d M3.7e M3.8a M3.8b M3.8-1a M3.8-1b M3.8-2a \
         M3.8-2b M3.9 M3.10a M3.10b M3.10c"
    );
    let readings: Vec<&str> = readings()
        .iter()
        .map(|reading| reading.id.as_str())
        .collect();
    assert_eq!(readings, numbered("R", 1..=21));
}

#[test]
fn every_source_says_what_it_is() {
    for source in Source::ALL {
        let text = source.text();
        assert!(!text.title.is_empty() && !text.about.is_empty() && !text.publisher.is_empty());
    }
    let verbatim = Source::ALL.map(|source| source.text().wording == Wording::Verbatim);
    assert_eq!(verbatim, [true, true, false, false, true]);
}

#[test]
fn every_article_is_worded_in_both_languages() {
    let mut seen = HashSet::new();
    for article in all() {
        assert!(seen.insert(article.id), "{article} stands twice");
        let text = article.text().unwrap();
        for words in [
            &text.number,
            &text.title_en,
            &text.title_nl,
            &text.original,
            &text.text_en,
        ] {
            assert!(!words.trim().is_empty(), "{article}");
        }
        assert!(
            text.summary_en.ends_with('.') && text.summary_nl.ends_with('.'),
            "{article}"
        );
        assert_ne!(text.original, text.text_en, "{article}");
    }
    for reading in readings() {
        assert!(!reading.text_en.is_empty() && !reading.text_nl.is_empty());
        assert_ne!(reading.text_en, reading.text_nl);
    }
}

#[test]
fn every_reading_stands_beside_articles_that_exist() {
    for reading in readings() {
        let beside: Vec<Article> = reading.articles().collect();
        assert!(!beside.is_empty(), "{}", reading.id);
        for article in beside {
            assert!(article.text().is_some(), "{} names {article}", reading.id);
            assert!(article.readings().any(|other| other.id == reading.id));
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for from in all() {
        for to in references(from) {
            assert!(to.text().is_some(), "{from} refers to {to}");
            assert_ne!(from, to);
        }
    }
}

#[test]
fn every_name_in_a_note_is_a_reference() {
    let is_name = |word: &&str| {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let letters = word.len() - digits.len();
        (1..=2).contains(&letters) && digits.starts_with(|c: char| c.is_ascii_digit())
    };
    for from in all() {
        let Some(note) = from.text().and_then(|text| text.note.as_deref()) else {
            continue;
        };
        let found = references(from);
        let words = note.split(|c: char| !c.is_ascii_alphanumeric());
        for name in words.filter(is_name).filter(|name| !name.starts_with('R')) {
            assert!(
                found.iter().any(|article| article.id == name),
                "{from} mentions {name}"
            );
        }
    }
}

#[test]
fn an_article_is_known_by_its_name_alone() {
    assert_eq!(
        article(Source::Chess1869, "a13"),
        Some(Article::new(Source::Chess1869, "A13"))
    );
    assert_eq!(article(Source::Chess1869, "V13"), None);
    assert_eq!(
        Article::new(Source::Chess1869, "A99")
            .text()
            .map(|text| &text.id),
        None
    );
}

fn found(query: &str, within: Option<Source>) -> Vec<&'static str> {
    find(query, within)
        .iter()
        .map(|hit| hit.place.id())
        .collect()
}

#[test]
fn the_number_comes_first() {
    assert_eq!(found("13", Some(Source::Chess1869))[0], "A13");
    assert_eq!(found("A13", None)[0], "A13");
    assert_eq!(found("3.7d", None)[0], "M3.7d");
    assert_eq!(found("r5", None)[0], "R5");
    assert_eq!(found("v0", None)[0], "V0");
    assert_eq!(find("A13", None)[0].part, Part::Number);
}

#[test]
fn one_thing_is_found_by_all_its_names() {
    for (names, among) in [
        (
            vec![
                "koningin",
                "Koningin",
                "dame",
                "queen",
                "Queens",
                "KONINGINNEN",
            ],
            vec!["V11", "V12", "T4", "M3.4"],
        ),
        (vec!["toren", "rook", "Torens"], vec!["M3.3", "A15", "A22"]),
        (
            vec!["raadsheer", "raadsheeren", "looper", "loper", "bishop"],
            vec!["A22", "M3.2"],
        ),
        (vec!["paard", "knight"], vec!["M3.6", "A19"]),
        (vec!["pion", "pawn"], vec!["A20", "M3.7a"]),
        (vec!["pat", "stalemate"], vec!["A21", "V17", "R16", "R17"]),
        (
            vec!["remise", "draw", "onbeslist"],
            vec!["A21", "D16", "T5"],
        ),
        (
            vec!["roqueren", "rokeren", "castling", "rokade", "verwisselen"],
            vec!["A15", "A8", "M3.8b", "R2"],
        ),
        (
            vec!["en passant", "in het voorbijgaan", "in passing"],
            vec!["A20", "M3.7d", "R5"],
        ),
        (
            vec!["promotie", "promotion"],
            vec!["A19", "T6", "M3.7e", "DP7"],
        ),
        (
            vec!["blazen", "huff", "geblazen"],
            vec!["D12", "D13", "D14"],
        ),
        (vec!["schijf", "disc", "steen"], vec!["D2", "D15"]),
        (
            vec!["slaan", "nemen", "capture", "take"],
            vec!["A8", "D7", "M3.1"],
        ),
        (vec!["schaak", "check", "scháák"], vec!["A16", "V8", "M3.9"]),
        (vec!["mat", "mate"], vec!["A22", "V7", "T11"]),
    ] {
        for name in names {
            let ids = found(name, None);
            for id in &among {
                assert!(ids.contains(id), "{name} does not find {id}: {ids:?}");
            }
        }
    }
}

#[test]
fn a_word_means_what_it_means_in_its_game() {
    let dam = found("dam", None);
    assert!(dam.contains(&"D5") && dam.contains(&"A19"));
    let koning = found("koning", None);
    assert!(koning.contains(&"A17") && !koning.contains(&"D5"));
    assert!(found("king", None).contains(&"D5"));
}

#[test]
fn old_spelling_and_accents_are_forgiven() {
    for (one, other) in [
        ("recht", "regt"),
        ("rechterhand", "regterhand"),
        ("zo", "zoo"),
        ("tusschen", "tussen"),
        ("gehele", "geheele"),
        ("zyn", "zijn"),
        ("voor", "vóór"),
        ("weerszijden", "weêrszijden"),
        ("valse zet", "valschen zet"),
        ("j'adoube", "J’ADOUBE"),
    ] {
        let hits = found(one, None);
        assert!(!hits.is_empty(), "{one}");
        let set = |ids: Vec<&'static str>| ids.into_iter().collect::<HashSet<_>>();
        let both = set(hits).intersection(&set(found(other, None))).count();
        assert!(both > 0, "{one} and {other} find nothing in common");
    }
    assert!(
        found("geene plaats", None).contains(&"V9"),
        "the emended word is a word"
    );
    assert!(found("op geen plaats", None).contains(&"V9"));
}

#[test]
fn all_words_must_be_there_and_beginnings_count() {
    let both = found("toren voorgeven", None);
    assert!(both.contains(&"A15") && !both.contains(&"M3.3"));
    assert!(found("konin", None).contains(&"V11"));
    assert!(found("toren backgammon", None).is_empty());
    assert!(found("", None).is_empty() && found(" …! ", None).is_empty());
}

#[test]
fn headings_come_before_summaries_and_those_before_texts_in_book_order() {
    let hits = find("stalemate", None);
    let ids: Vec<&str> = hits.iter().map(|hit| hit.place.id()).collect();
    assert_eq!(&ids[..2], ["A21", "V17"]);
    let parts: Vec<Part> = hits.iter().map(|hit| hit.part).collect();
    assert!(parts.is_sorted(), "{parts:?}");
    let here = find("rook", Some(Source::ChessModern));
    assert_eq!(
        here[0].place,
        Place::Article(Article::new(Source::ChessModern, "M3.3"))
    );
}

#[test]
fn the_words_found_are_marked_in_the_snippet() {
    let shown = |hit: &Hit| -> Vec<String> {
        let marked = hit.marked.iter();
        marked
            .map(|range| hit.snippet[range.clone()].to_owned())
            .collect()
    };
    let queen = find("koningin", Some(Source::Four1869));
    let v11 = queen.iter().find(|hit| hit.place.id() == "V11").unwrap();
    assert_eq!(v11.snippet, "Schaak aan een koningin");
    assert_eq!(shown(v11), ["koningin"]);
    for query in [
        "regt",
        "take",
        "één",
        "in het voorbijgaan",
        "e",
        "Torens regter zijde",
    ] {
        let hits = find(query, None);
        assert!(!hits.is_empty(), "{query}");
        for hit in &hits {
            assert!(!hit.marked.is_empty(), "{query}: {hit:?}");
            assert!(
                shown(hit).iter().all(|word| !word.trim().is_empty()),
                "{hit:?}"
            );
            assert!(
                hit.snippet.chars().count() <= 130 && !hit.snippet.contains('\n'),
                "{hit:?}"
            );
        }
    }
}
