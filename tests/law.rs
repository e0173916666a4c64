//! The book is whole: every text is there, every name that is mentioned exists, and what is sought is found.

#[path = "support/breaches.rs"]
mod breaches;
#[path = "law/rulings.rs"]
mod rulings;
#[path = "law/treatment.rs"]
mod treatment;

use std::collections::HashSet;

use reglement::law::article::{Article, Source};
use reglement::law::find::{Hit, Sought, find, find_shown};
use reglement::law::fold::words;
use reglement::law::index::Part;
use reglement::law::number::Place;
use reglement::law::refer::{mentions, references};
use reglement::law::text::{Shown, Tongue, Wording, article, readings};

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
    let readings: Vec<&str> = readings().map(|reading| reading.id.as_str()).collect();
    assert_eq!(readings, numbered("R", 1..=21));
}

#[test]
fn every_source_says_what_it_is() {
    for source in Source::ALL {
        let text = source.text();
        assert!(!text.title.is_empty() && !text.publisher.is_empty());
        let [dutch, english] = Tongue::ALL.map(|tongue| text.about(tongue));
        assert!(!dutch.is_empty() && !english.is_empty() && dutch != english);
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
        let text = from.text().unwrap();
        let found = references(from);
        for note in Tongue::ALL
            .into_iter()
            .filter_map(|tongue| text.note(tongue))
        {
            let mentioned = mentions(from, note);
            let words = note.split(|c: char| !c.is_ascii_alphanumeric());
            for name in words.filter(is_name) {
                assert!(
                    name.starts_with('R') || found.iter().any(|article| article.id == name),
                    "{from} mentions {name}"
                );
                assert!(
                    mentioned.iter().any(|mention| mention.place.id() == name),
                    "{from} does not point to {name}"
                );
            }
        }
    }
}

#[test]
fn every_note_is_in_both_languages() {
    for from in all() {
        let text = from.text().unwrap();
        let [dutch, english] = Tongue::ALL.map(|tongue| text.note(tongue));
        assert_eq!(dutch.is_some(), english.is_some(), "{from}");
        assert!(dutch.is_none() || dutch != english, "{from}");
    }
}

/// The text without what stands in Dutch quotation marks.
fn unquoted(text: &str) -> String {
    let parts = text
        .split('„')
        .map(|part| part.split_once('”').map_or(part, |(_, after)| after));
    parts.collect::<Vec<_>>().join(" ")
}

#[test]
fn our_dutch_is_of_today() {
    let old = [
        "koningin",
        "koninginnen",
        "roqueren",
        "roqueert",
        "hare",
        "zoo",
        "regt",
        "eene",
        "zijne",
        "komende",
        "weder",
        "tusschen",
    ];
    let check = |name: &str, text: &str| {
        for word in words(&unquoted(text)) {
            assert!(!old.contains(&word.plain.as_str()), "{name}: {text}");
        }
    };
    for from in all() {
        let text = from.text().unwrap();
        check(from.id, text.title(Tongue::Dutch));
        check(from.id, text.summary(Tongue::Dutch));
        check(from.id, text.note(Tongue::Dutch).unwrap_or_default());
        if from.source.text().wording == Wording::Paraphrase {
            check(from.id, text.words(Tongue::Dutch));
        }
    }
    for reading in readings() {
        check(&reading.id, reading.words(Tongue::Dutch));
    }
}

#[test]
fn a_mention_is_where_it_says_and_leads_to_a_place_that_is_there() {
    for from in all() {
        let text = from.text().unwrap();
        let readings: Vec<_> = from.readings().collect();
        for tongue in Tongue::ALL {
            let of_readings = readings.iter().map(|reading| reading.words(tongue));
            let texts = [text.words(tongue)].into_iter().chain(text.note(tongue));
            for words in texts.chain(of_readings) {
                let mut end = 0;
                for mention in mentions(from, words) {
                    assert!(mention.range.start >= end, "{from}");
                    end = mention.range.end;
                    let said = &words[mention.range];
                    assert!(
                        mention
                            .place
                            .id()
                            .ends_with(said.trim_start_matches(char::is_alphabetic)),
                        "{from}: {said} means {:?}",
                        mention.place
                    );
                    if let Place::Article(article) = mention.place {
                        assert!(article.text().is_some());
                    }
                }
            }
        }
    }
    let v0 = Article::new(Source::Four1869, "V0");
    for tongue in Tongue::ALL {
        let found = mentions(v0, v0.text().unwrap().words(tongue));
        let ids: Vec<&str> = found.iter().map(|mention| mention.place.id()).collect();
        assert_eq!(ids, ["A1", "A16", "A21", "V13", "V17", "A19"], "{tongue:?}");
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
    assert!(
        v11.snippet
            .starts_with("Wanneer eene Koningin schaak wordt gezet")
    );
    assert_eq!(shown(v11)[0], "Koningin");
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

#[test]
fn a_snippet_repeats_no_heading_and_is_of_the_words_shown_where_it_can() {
    for query in ["koning", "koningin", "stalemate", "castling", "zet", "king"] {
        for shown in [Shown::Original, Shown::Translation, Shown::Both] {
            let sought = Sought::new(query);
            for hit in find_shown(query, None, shown) {
                assert_ne!(hit.from, Part::Title, "{query}: {hit:?}");
                let parts = [Part::Summary, Part::Text, Part::Note, Part::Reading];
                let seen = Tongue::ALL.into_iter().filter(|tongue| tongue.is_in(shown));
                let can = seen.into_iter().any(|tongue| {
                    let has = |part| !sought.within(hit.place, part, tongue).is_empty();
                    parts.into_iter().any(has)
                });
                assert_eq!(hit.tongue.is_in(shown), can, "{query}: {hit:?}");
            }
        }
    }
    let only_dutch = find_shown("te regt", None, Shown::Translation);
    let a6 = only_dutch
        .iter()
        .find(|hit| hit.place.id() == "A6")
        .unwrap();
    assert_eq!(
        a6.tongue,
        Tongue::Dutch,
        "what stands in no translation is shown as it is"
    );
}

#[test]
fn what_was_sought_is_marked_in_every_text_of_a_page() {
    let v11 = Place::Article(Article::new(Source::Four1869, "V11"));
    let text = Article::new(Source::Four1869, "V11").text().unwrap();
    let sought = Sought::new("koningin");
    for tongue in Tongue::ALL {
        for (part, words) in [
            (Part::Title, text.title(tongue)),
            (Part::Summary, text.summary(tongue)),
            (Part::Text, text.words(tongue)),
        ] {
            let marks = sought.within(v11, part, tongue);
            assert!(!marks.is_empty(), "{part:?} {tongue:?}");
            for mark in marks {
                let word = words[mark].to_lowercase();
                assert!(
                    ["dame", "koningin", "queen"].contains(&word.as_str()),
                    "{word}"
                );
            }
        }
    }
    let a20 = Place::Article(Article::new(Source::Chess1869, "A20"));
    let phrase = Sought::new("en passant").within(a20, Part::Summary, Tongue::Dutch);
    assert_eq!(
        phrase.len(),
        1,
        "a phrase is marked whole, and not each of its words"
    );
}
