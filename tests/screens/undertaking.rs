//! The page of the undertaking in a new game: its lines, the article and the board beside them, and its line in the form.

use super::menu::Guest;
use reglement::lang::Lang;

/// To the page of chess of 1869.
const PAGE: &str = "<enter><enter><down><down><down><down><down><down><down><enter>";
/// White, with the knight g1, on f7.
const CHOSEN: &str = "<down><enter><down><down><right><right><right><right><right><right><right><right><right><right><down>f7";

fn seen(lang: Lang, width: u16, height: u16, keys: &str) -> String {
    Guest::with(lang, width, height, Vec::new())
        .press(keys)
        .picture()
}

#[test]
fn the_page_of_the_undertaking_in_every_size_and_language() {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (40, 16), (120, 40)] {
            let name = format!("undertaking_{}_{width}", lang.code());
            insta::assert_snapshot!(name, seen(lang, width, height, &format!("{PAGE}{CHOSEN}")));
        }
    }
}

#[test]
fn its_line_in_the_form_is_told_whole_with_the_article() {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (40, 16)] {
            let text = seen(lang, width, height, &format!("{PAGE}{CHOSEN}<esc>"));
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let said = match lang {
                Lang::En => "White will mate with knight g1 on f7",
                Lang::Nl => "Wit geeft mat met paard g1 op f7",
            };
            assert!(
                flat.contains(said) && flat.contains("A22 "),
                "{said}\n{text}"
            );
        }
    }
}

#[test]
fn many_men_given_at_once_are_told_whole_in_the_form_of_the_smallest_window() {
    // Every man of White's but his pawns, one by one.
    let page = "<enter><enter><down><down><down><down><down><down><enter><down><enter><end>";
    let men = "<enter><up>".repeat(7);
    let text = seen(Lang::En, 40, 24, &format!("{page}{men}<esc>"));
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for man in [
        "queen d1",
        "rook a1",
        "rook h1",
        "bishop c1",
        "bishop f1",
        "knight b1",
        "knight g1",
    ] {
        assert!(flat.contains(man), "{man}\n{text}");
    }
}
