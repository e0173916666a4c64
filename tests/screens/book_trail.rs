//! The title of a page names the places from which references were followed to it, and no others.

use super::screen::play;

fn title(game: &str, keys: &str) -> String {
    let page = play(80, 24, game).characters(keys);
    page.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn what_was_found_is_followed_from_nowhere() {
    let found = title("draughts-1879", "r/huffing<enter>");
    assert!(
        found.contains("Van Buuren 1879") && found.contains("hit 1 of"),
        "{found}"
    );
    assert!(!found.contains('›'), "{found}");
}

#[test]
fn references_that_are_followed_make_the_trail() {
    let followed = title("chess-1869", "r/V0<enter><tab><enter>");
    assert!(followed.starts_with(" V0 › "), "{followed}");
}

#[test]
fn what_was_read_in_another_visit_is_not_part_of_it() {
    let before = "r/V0<enter><tab><enter>q";
    let again = title("chess-1869", &format!("{before}r"));
    assert!(!again.contains('›'), "{again}");
    // One can still go back to where one was.
    let back = title("chess-1869", &format!("{before}r<back>"));
    assert_ne!(back, again);
}
