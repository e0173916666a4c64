//! The exercises of 1879 on the screen: the list, and one tried.

use super::screen::{Play, play};

fn exercise(number: u8) -> Play {
    play(80, 24, "draughts-1879").exercise(number)
}

/// The usual window after each group of keys, one below the other; the styles of the last, and a large window.
macro_rules! story {
    ($play:expr, $groups:expr) => {{
        let play: Play = ($play).clone();
        let groups: &[&str] = &$groups;
        let mut keys = String::new();
        let mut told = String::new();
        for group in groups {
            keys.push_str(group);
            let line = "=".repeat(80);
            told += &format!("{line}\n{}\n{line}\n{}\n", group, play.characters(&keys));
        }
        let styles = play.press(&keys);
        let large = play.sized(120, 40).characters(&keys);
        insta::assert_snapshot!(format!("{told}\n{styles}\n{}\n{large}", "=".repeat(120)));
    }};
}

#[test]
fn begun() {
    story!(exercise(1), [""]);
}

#[test]
fn begun_in_dutch_and_in_a_small_window() {
    story!(exercise(1).dutch(), ["", "<60x20>"]);
}

#[test]
fn both_hints() {
    story!(exercise(1), ["i", "i", "i"]);
}

#[test]
fn both_hints_in_dutch() {
    story!(exercise(1).dutch(), ["i", "i"]);
}

#[test]
fn the_right_move_is_answered() {
    story!(exercise(1), [":21-17<enter>", "i", "[", "]"]);
}

#[test]
fn a_move_that_wins_too() {
    story!(exercise(1), [":33-29<enter>", "u"]);
}

#[test]
fn a_move_off_every_line_is_taken_back() {
    story!(exercise(1), [":42-37<enter>", "u"]);
}

#[test]
fn a_move_off_every_line_in_dutch() {
    story!(exercise(1).dutch(), [":42-37<enter>", "u"]);
}

#[test]
fn a_capture_cannot_be_omitted() {
    story!(exercise(1), [":21-17<enter>", ":38-32<enter>"]);
}

#[test]
fn solved_and_on_to_the_next() {
    let line = ":21-17<enter>:33-28<enter>:38x20<enter>";
    story!(exercise(1), [line, "<enter>"]);
}

#[test]
fn solved_in_dutch() {
    story!(
        exercise(1).dutch(),
        [":21-17<enter>:33-28<enter>:38x20<enter>"]
    );
}

#[test]
fn solved_with_the_hints_alone() {
    // Whoever asks for every hint can solve every exercise by what the hints say.
    for number in 1..=24 {
        let mut keys = String::new();
        let mut solved = false;
        for _ in 0..12 {
            let screen = exercise(number).characters(&keys);
            let ends = ["Solved", "This is where the book ends"];
            solved = ends.iter().any(|said| screen.contains(said));
            if solved {
                break;
            }
            let screen = exercise(number).characters(&format!("{keys}ii"));
            let Some((_, after)) = screen.split_once("The move is ") else {
                break;
            };
            let played: String = after
                .chars()
                .take_while(|c| c.is_ascii_digit() || "x-".contains(*c))
                .collect();
            keys += &format!("ii:{played}<enter>");
        }
        assert!(
            solved,
            "exercise {number}: {}",
            exercise(number).characters(&keys)
        );
    }
}

#[test]
fn its_menu() {
    story!(
        exercise(1),
        ["m", "<down><enter>", "m<down><down><down><down><enter>"]
    );
}

#[test]
fn its_menu_in_dutch_and_from_the_beginning() {
    story!(exercise(2).dutch(), ["iim", "<down><down><down><enter>"]);
}

#[test]
fn doubts_are_in_sight() {
    for number in [12, 14, 21] {
        let english = exercise(number).characters("");
        let scrolled = exercise(number).characters("<pgdn>");
        let dutch = exercise(number).dutch().sized(120, 40).characters("");
        insta::assert_snapshot!(
            format!("doubts_of_{number}"),
            format!("{english}\n\n{scrolled}\n\n{dutch}")
        );
    }
}

#[test]
fn no_draw_is_offered_and_nothing_is_huffed() {
    story!(exercise(1), ["d", "x", "v"]);
}

#[test]
fn every_exercise_can_be_seen() {
    let all = (1..=24).map(|number| exercise(number).characters(""));
    insta::assert_snapshot!(all.collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn leaving_does_not_ask() {
    story!(exercise(1), ["<c-c>"]);
}
