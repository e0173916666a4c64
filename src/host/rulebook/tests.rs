//! What the rule book prints, and what it says when there is nothing to print.

use unicode_width::UnicodeWidthStr;

use super::*;
use crate::lang::Lang;
use crate::law::text::Shown;

fn asked<'a>(source: Option<&'a str>, article: Option<&'a str>) -> Request<'a> {
    Request {
        source,
        article,
        find: None,
        wanted: Wanted::Words,
        shown: Shown::Both,
        lang: Lang::En,
        width: WIDTH,
    }
}

fn printed(request: &Request) -> String {
    let mut out = Vec::new();
    print(&mut out, request).unwrap();
    String::from_utf8(out).unwrap()
}

fn refused(request: &Request) -> RulebookError {
    print(&mut Vec::new(), request).unwrap_err()
}

#[test]
fn without_arguments_the_sources_are_listed() {
    let list = printed(&asked(None, None));
    for source in Source::ALL {
        assert!(list.contains(source.id()), "{source:?}");
        assert!(list.contains(&format!("{} articles", source.articles().count())));
    }
    assert!(list.contains("21 readings"));
}

#[test]
fn a_source_lists_its_articles() {
    let list = printed(&asked(Some("chess-1869"), None));
    assert!(list.contains("A13      False move"));
    let dutch = printed(&Request {
        lang: Lang::Nl,
        ..asked(Some("Chess-1869"), None)
    });
    assert!(dutch.contains("A13      Valse zet") && dutch.contains("23 artikelen"));
}

#[test]
fn an_article_is_the_same_however_it_is_named() {
    let whole = printed(&asked(Some("A13"), None));
    assert_eq!(whole, printed(&asked(Some("chess-1869"), Some("13"))));
    assert_eq!(whole, printed(&asked(Some("chess-1869"), Some("a13"))));
    assert_eq!(whole, printed(&asked(None, Some("A13"))));
    assert_eq!(whole, printed(&asked(Some("art."), Some("A13"))));
    assert!(whole.contains("Hij, die een valschen zet doet"));
    assert!(whole.contains("He who makes a false move"));
    assert!(whole.contains("The opponent chooses"));
}

#[test]
fn one_text_or_the_other() {
    let of = |shown| {
        printed(&Request {
            shown,
            ..asked(Some("A13"), None)
        })
    };
    let (original, translation) = (of(Shown::Original), of(Shown::Translation));
    assert!(original.contains("Hij, die") && !original.contains("He who"));
    assert!(translation.contains("He who") && !translation.contains("Hij, die"));
}

#[test]
fn the_headings_are_in_the_language_of_the_text() {
    let of = |shown, lang| {
        printed(&Request {
            shown,
            lang,
            ..asked(Some("V9"), None)
        })
    };
    assert!(of(Shown::Original, Lang::En).contains("Zie ook"));
    assert!(of(Shown::Translation, Lang::Nl).contains("See also"));
    assert!(of(Shown::Both, Lang::Nl).contains("Zie ook"));
}

#[test]
fn readings_and_references_are_below() {
    let article = printed(&asked(Some("V9"), None));
    assert!(article.contains("Reading R7"));
    assert!(article.contains("See also\n  V8       Check to a king · four-1869"));
    let reading = printed(&asked(Some("R7"), None));
    assert!(reading.contains("Read with\n  V9"));
}

#[test]
fn article_thirteen_of_draughts_is_not_page_thirteen() {
    let article = printed(&asked(Some("draughts-1879"), Some("13")));
    assert!(article.starts_with("D13"));
    let page = printed(&asked(Some("draughts-1879"), Some("DP13")));
    assert!(page.contains("Page 13"));
}

#[test]
fn no_line_is_wider_than_the_width() {
    for width in [20, 40, 80, 120] {
        for source in Source::ALL {
            let list = printed(&Request {
                width,
                ..asked(Some(source.id()), None)
            });
            for article in source.articles() {
                let page = printed(&Request {
                    width,
                    ..asked(Some(article.id), None)
                });
                for line in page.lines().chain(list.lines()) {
                    assert!(line.width() <= width, "{width}: {line}");
                    assert!(!line.ends_with(' '));
                }
            }
        }
    }
}

#[test]
fn original_and_translation_stand_side_by_side_where_there_is_room() {
    let of = |width, shown| {
        printed(&Request {
            width,
            shown,
            ..asked(Some("A15"), None)
        })
    };
    let wide = of(120, Shown::Both);
    let row = |start: &str| {
        wide.lines()
            .find(|line| line.trim().starts_with(start))
            .unwrap()
    };
    for (left, right) in [
        ("Original", "Translation"),
        ("Het verwisselen (roqueren)", "Castling is forbidden:"),
        ("1°. als de Koning", "1. if the King has"),
        ("4°. als de Toren", "4. if the Rook with"),
        ("Hij, die in bovenstaande", "He who castles in the above"),
    ] {
        assert!(row(left).contains(right), "{wide}");
    }
    let words = |text: &str| {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        words.sort_unstable();
        words
    };
    assert_eq!(words(&wide), words(&of(80, Shown::Both)), "no word is lost");
    assert!(!of(80, Shown::Both).contains("Original   "));
    assert!(!of(120, Shown::Original).contains("Castling is forbidden"));
}

#[test]
fn the_note_is_in_the_language_of_what_is_around_it() {
    let dutch = printed(&Request {
        lang: Lang::Nl,
        ..asked(Some("V13"), None)
    });
    assert!(dutch.contains("Noot\n  Vervangt A16."), "{dutch}");
}

#[test]
fn a_search_lists_what_it_finds() {
    let find = |find, source| {
        printed(&Request {
            find: Some(find),
            ..asked(source, None)
        })
    };
    let everywhere = find("koningin", None);
    assert!(everywhere.contains("V11      Check to a queen · four-1869"));
    let here = find("koningin", Some("chess-modern"));
    assert!(here.contains("M3.4") && !here.contains("V11"));
}

#[test]
fn what_is_not_there_is_named_with_what_is() {
    let source = refused(&asked(Some("ches-1869"), None));
    assert_eq!(
        source.to_string(),
        "There is no source or article “ches-1869”. The sources are chess-1869, four-1869, four-1967, chess-modern \
         and draughts-1879. Did you mean chess-1869?"
    );
    let article = refused(&asked(Some("chess-1869"), Some("A33")));
    assert!(
        article
            .to_string()
            .starts_with("chess-1869 has no article “A33”. It has A1, A2,")
    );
    assert!(article.say(Lang::Nl).contains("Bedoel je A3,"));
    let several = refused(&asked(Some("13"), None));
    assert_eq!(
        several.to_string(),
        "“13” can be A13 (chess-1869), V13 (four-1869), T13 (four-1967), D13 (draughts-1879) or DP13 \
         (draughts-1879). Name one of them."
    );
    let nothing = refused(&Request {
        find: Some("backgammon"),
        ..asked(None, None)
    });
    assert_eq!(nothing.to_string(), "Nothing found for “backgammon”.");
    for odd in ["", "\u{1b}[2J", "…", "A", &"x".repeat(10_000)] {
        let said = refused(&asked(Some(odd), None)).to_string();
        assert!(!said.contains('\u{1b}') && said.len() < 400);
    }
}

#[test]
fn what_is_done_with_each_article_is_one_line_an_article_that_a_script_can_read() {
    let of = |source, lang| {
        printed(&Request {
            wanted: Wanted::Treatment,
            lang,
            width: 40,
            ..asked(source, None)
        })
    };
    let all = of(None, Lang::En);
    let articles = Source::ALL.into_iter().flat_map(Source::articles);
    assert_eq!(all.lines().count(), articles.count());
    let chess = of(Some("chess-1869"), Lang::En);
    assert!(all.starts_with(&chess));
    for (line, article) in chess.lines().zip(Source::Chess1869.articles()) {
        let head = format!("chess-1869 {}: ", article.id);
        assert!(line.starts_with(&head) && line.contains("; to the letter: "));
    }
    assert_eq!(
        of(Some("A13"), Lang::En),
        "chess-1869 A13: enforced (an act against it is refused); to the letter: claimed (a move against it stands until \
         an opponent claims it and chooses a remedy)\n"
    );
    assert_eq!(
        of(Some("T19"), Lang::Nl),
        "four-1967 T19: alleen getoond (goede raad, of wat om de regels heen staat); naar de letter: alleen getoond \
         (goede raad, of wat om de regels heen staat)\n"
    );
    let error = refused(&Request {
        wanted: Wanted::Treatment,
        ..asked(Some("R5"), None)
    });
    assert_eq!(
        error.to_string(),
        "R5 is a reading, and has no treatment of its own: ask for that of A20, V0 or T1."
    );
    let said = error.say(Lang::Nl);
    assert!(said.ends_with("vraag het van A20, V0 of T1."), "{said}");
}

#[test]
fn below_the_words_of_an_article_stands_what_is_done_with_it() {
    let page = printed(&asked(Some("A13"), None));
    let page: Vec<&str> = page.split_whitespace().collect();
    let page = page.join(" ");
    let (words, after) = page.split_once("What the program does with it").unwrap();
    assert!(words.contains("He who makes a false move"));
    assert!(
        after.contains("Enforced with the arbiter: ") && after.contains("Claimed to the letter: ")
    );
    let same = printed(&asked(Some("A21"), None));
    assert!(same.contains("Enforced: the program ends the game by it."));
}
