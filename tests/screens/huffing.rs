//! The key that huffs asks, wherever the cursor is; of several pieces it is said how to come to one.

use super::screen::{Play, play};

/// White takes with none of his three, and may have one of them huffed.
fn neglected(board: &str) -> Play {
    play(80, 24, "draughts-1879").from(board)
}

#[test]
fn one_piece_is_asked_about_from_everywhere() {
    let play = neglected("W:W33,48:B28,1");
    let neglect = ":48-43<enter><enter>";
    for keys in ["x", "<up>x", "<home><end>x"] {
        let page = play.characters(&format!("{neglect}{keys}"));
        assert!(
            page.contains("do you huff the piece on 33? (D13)"),
            "{page}"
        );
        let page = play.characters(&format!("{neglect}{keys}<esc>"));
        assert!(!page.contains("has huffed"), "{page}");
        let page = play.characters(&format!("{neglect}{keys}y"));
        assert!(page.contains("has huffed the piece on 33"), "{page}");
    }
}

#[test]
fn of_several_the_cursor_comes_to_one_and_the_key_is_named() {
    let play = neglected("W:W33,32,48:B28,1");
    let neglect = ":48-43<enter><enter>";
    let page = play.characters(&format!("{neglect}<up><up>x"));
    let said = (reglement::lang::Lang::En.words().screen.several_to_huff)("x");
    assert!(page.contains(&said), "{page}");
    let page = play.characters(&format!("{neglect}<up><up>xx"));
    assert!(
        page.contains("do you huff the piece on 32? (D13)"),
        "{page}"
    );
}
