//! A window with no room for the board: what was open is out of sight and hears nothing; the way out is asked as elsewhere.

use reglement::lang::Lang;

use super::screen::{Play, play};

fn in_little(keys: &str) -> String {
    play(80, 24, "chess-1869").characters(keys)
}

/// The words on it, however they are broken into rows.
fn words(page: &str) -> String {
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What can be open before the window becomes too small.
const OPEN: [&str; 6] = ["", "q", "d", ":e2", "m", "<enter>"];

#[test]
fn the_key_that_leaves_is_heard_whatever_is_open() {
    for open in OPEN {
        let page = words(&in_little(&format!("e4<enter>{open}<30x10>")));
        let asked = words(&in_little(&format!("e4<enter>{open}<30x10>q")));
        match open {
            // What was asked is asked on.
            "q" => assert!(page.contains("(y yes)"), "{page}"),
            _ => assert!(page.contains("(q leave)"), "{page}"),
        }
        if open != "q" {
            assert!(asked.starts_with("Leave for the menu?"), "{asked}");
            assert!(asked.contains("(y yes)"), "{asked}");
        }
        let stayed = words(&in_little(&format!("e4<enter>{open}<30x10>q<esc>")));
        assert!(stayed.contains("(q leave)"), "{stayed}");
    }
}

#[test]
fn no_other_key_is_heard() {
    for open in OPEN {
        let keys = "y<enter>n1d<tab> x";
        let before = in_little(&format!("e4<enter>{open}"));
        let after = in_little(&format!("e4<enter>{open}<30x10>{keys}<80x24>"));
        // The question whether one leaves is seen, and any key that is not yes answers no.
        if open != "q" {
            assert_eq!(before, after, "{open}");
        }
    }
}

#[test]
fn the_question_is_asked_in_both_languages() {
    for lang in Lang::ALL {
        let mut play: Play = play(24, 10, "chess-1869");
        play.taste.look.lang = lang;
        let page = words(&play.characters("q"));
        let leave = lang.words().screen.ask.leave;
        assert!(page.contains(leave), "{page}");
    }
}
