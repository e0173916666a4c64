//! The exercises of 1879 on the screen: the list, and one tried.

use ratatui::layout::Rect;
use reglement::lang::Lang;
use reglement::room::progress::{Progress, Success};
use reglement::table::act::Millis;
use reglement::ui::menu::exercises::standings;
use reglement::ui::menu::{Menu, Outcome};

use super::draw::{drawn, rows};
use super::keys::keys;
use super::screen::{Play, play};
use super::taste::taste;

fn exercise(number: u8) -> Play {
    play(80, 24, "draughts-1879").exercise(number)
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

/// The list after some keys, with four exercises solved: the screen, and what the last key led to.
fn list(lang: Lang, width: u16, height: u16, pressed: &str) -> (String, Outcome) {
    let taste = taste(lang);
    let mut progress = Progress::default();
    for (number, hints) in [(1, 0), (3, 1), (12, 5), (24, 0)] {
        let at = Millis::default();
        progress.remember(number, Success { at, hints }).unwrap();
    }
    let area = Rect::new(0, 0, width, height);
    let here = taste.here(area);
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1879);
    menu.reopen(Vec::new(), standings(&progress));
    let mut last = Outcome::Stay;
    for key in keys(&format!("<down><enter>{pressed}")) {
        last = menu.press(&key, &here);
    }
    let picture = drawn(area, &taste.look.theme, |frame| menu.draw(frame, &here));
    (picture, last)
}

#[test]
fn the_list() {
    let (english, _) = list(Lang::En, 80, 24, "");
    let (last, _) = list(Lang::En, 80, 24, "<end>");
    let area = Rect::new(0, 0, 80, 24);
    insta::assert_snapshot!(format!("{english}\n{}", rows(&last, area)));
}

#[test]
fn the_list_in_other_windows_and_in_dutch() {
    let (small, _) = list(Lang::En, 60, 20, "<down><down>");
    let (dutch, _) = list(
        Lang::Nl,
        80,
        24,
        "<down><down><down><down><down><down><down><down><down><down><down>",
    );
    let (dutch_small, _) = list(Lang::Nl, 60, 20, "");
    let (large, _) = list(Lang::En, 120, 40, "<end>");
    insta::assert_snapshot!(format!(
        "{}\n{}\n{}\n{}",
        rows(&small, Rect::new(0, 0, 60, 20)),
        rows(&dutch, Rect::new(0, 0, 80, 24)),
        rows(&dutch_small, Rect::new(0, 0, 60, 20)),
        rows(&large, Rect::new(0, 0, 120, 40)),
    ));
}

#[test]
fn from_the_list_an_exercise_is_begun() {
    for (keys, number) in [("<enter>", 1), ("<down><enter>", 2), ("<end><enter>", 24)] {
        let (_, last) = list(Lang::En, 80, 24, keys);
        assert!(
            matches!(last, Outcome::Exercise(at) if at == number),
            "{keys}: {last:?}"
        );
    }
}
