//! What somebody reads who sees a board for the first time, and what he no longer reads afterwards.

use super::screen::{Play, play};

const GAMES: [&str; 5] = [
    "chess-1869",
    "chess-modern",
    "draughts-1879",
    "four-1869",
    "four-1967",
];

fn chess() -> Play {
    play(80, 24, "chess-1869")
}

#[test]
fn a_newcomer_is_told_how_to_move_until_he_has_moved() {
    for game in GAMES {
        for (width, height) in [(40, 24), (60, 20), (80, 24), (120, 40), (300, 90)] {
            let play = play(width, height, game);
            for (play, words) in [
                (play.clone(), "Your first move"),
                (play.dutch(), "Je eerste zet"),
            ] {
                let first = play.characters("");
                assert!(first.contains(words), "{first}");
                let moved = play.characters("<tab><enter><tab><enter>");
                assert!(!moved.contains(words), "{moved}");
            }
        }
    }
}

#[test]
fn after_a_good_move_the_refusal_is_no_longer_quoted() {
    let refused = "<enter><up><up><up><enter>";
    assert!(chess().characters(refused).contains("Article 13"));
    let moved = chess().characters(&format!("{refused}<down><enter>"));
    assert!(!moved.contains("Article 13"), "{moved}");
    assert!(moved.contains("Black to move"), "{moved}");
}

#[test]
fn a_man_that_can_go_nowhere_says_so_when_he_is_taken_up() {
    let king = chess().characters("<down><enter>");
    assert!(king.contains("The man on e1 can go nowhere now"), "{king}");
    let pawn = chess().characters("<enter>");
    assert!(!pawn.contains("can go nowhere"), "{pawn}");
}

#[test]
fn a_key_that_leads_on_is_named_as_a_key() {
    let refused = chess().characters("<enter><up><up><up><enter>");
    assert!(refused.contains("s: see M3.7a"), "{refused}");
}

#[test]
fn who_types_reads_how_to_leave_the_line_and_no_key_that_would_be_typed() {
    let typed = chess().characters("e2");
    let last = typed.lines().last().unwrap_or_default();
    assert!(
        last.contains(":e2_ ") && last.ends_with(" Esc close"),
        "{typed}"
    );
    assert!(!last.contains("Enter"), "{typed}");
}

#[test]
fn who_holds_a_man_reads_how_to_let_him_go_beside_him() {
    let held = chess().characters("<enter>");
    assert!(held.contains(") Esc let go"), "{held}");
    assert!(held.contains("q leave"), "{held}");
}

#[test]
fn the_page_of_keys_begins_with_those_of_the_moment() {
    for (keys, first) in [("<enter>??", "close"), ("m?", "choose")] {
        let page = chess().characters(keys);
        let begin: Vec<&str> = page.lines().take(8).collect();
        let begin = begin.join("\n");
        assert!(begin.contains("Now") && begin.contains(first), "{page}");
    }
}
