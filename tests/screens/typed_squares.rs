//! A move begins with the name of a square, whatever its letter means as a key; and no letter of a file does at once what
//! cannot be undone.

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use reglement::board::grid::{EIGHT, Grid};
use reglement::board::piece::Seat;
use reglement::room::Room;
use reglement::table::act::{Act, Entry, Millis};
use reglement::ui::game::sitting::Sitting;
use reglement::ui::keys::Keys;
use reglement::ui::keys::intent::{Context, Intent};
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};

use super::four::BUSY;
use super::picture::picture;
use super::screen::{Play, events, play};

/// What is seen after some keys, and how many acts have been done.
fn after(play: &Play, keys: &str) -> (String, usize) {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut room = Room::unkept(play.table());
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut window = Terminal::new(TestBackend::new(play.width, play.height)).unwrap();
    show(&mut sitting, &mut window).unwrap();
    for event in events(keys) {
        if let Next::Leave(left) = sitting.event(event) {
            panic!("{keys:?} leaves: {left:?}");
        }
        show(&mut sitting, &mut window).unwrap();
    }
    drop(sitting);
    let buffer = window.backend().buffer();
    let picture = picture(buffer, &taste.look.theme);
    (picture, room.table().entries().len())
}

fn chess() -> Play {
    play(80, 24, "chess-1869")
}

fn four() -> Play {
    play(80, 24, "four-1869")
}

/// A square typed bare is what it is after the key that opens the line.
fn assert_typed(play: &Play, before: &str) {
    let grid: &'static Grid = play.table().state().position.grid();
    // Every third is a square of every file.
    for square in grid.squares().step_by(3) {
        let label = grid.label(square);
        for then in ["", "<esc>"] {
            let bare = after(play, &format!("{before}{label}{then}"));
            let asked = after(play, &format!("{before}:{label}{then}"));
            assert_eq!(bare, asked, "{before}{label}{then}");
        }
    }
}

#[test]
fn every_square_typed_bare_stands_in_the_line() {
    for play in [chess(), four(), play(80, 24, "draughts-1879")] {
        let grid = play.table().state().position.grid();
        for square in grid.squares() {
            let label = grid.label(square);
            let seen = play.characters(&label);
            assert!(seen.contains(&format!(":{label}")), "{label}: {seen}");
        }
    }
}

#[test]
fn what_its_letter_did_is_taken_back() {
    for before in [
        "",
        "<enter><up>",
        "?",
        "w<up>",
        "e2e4<enter>[",
        "<enter><up><up><up><enter>",
    ] {
        assert_typed(&chess(), before);
    }
    for before in ["", "f<up>"] {
        assert_typed(&four(), before);
    }
    assert_typed(&four().from(BUSY).turning(), "<tab><enter>");
    assert_typed(&chess().sized(20, 5), "");
}

#[test]
fn letters_before_the_square_mean_what_they_mean() {
    let (chess, four) = (chess(), four());
    assert_eq!(after(&chess, "hhd4"), after(&chess, "hh:d4"));
    assert_eq!(after(&chess, "fh4"), after(&chess, "f:h4"));
    assert_eq!(after(&four, "kkm8"), after(&four, "kk:m8"));
    // A question is answered by what is not yes; the square begins after that.
    assert_eq!(after(&four, "dn6"), after(&four, ":n6"));
    assert_eq!(after(&four, "qd4"), after(&four, ":d4"));
    // What is no square of the board is none.
    assert_ne!(after(&chess, "h9"), after(&chess, ":h9"));
}

#[test]
fn a_draw_is_offered_when_it_was_asked() {
    let (seen, acts) = after(&chess(), "d");
    assert!(seen.contains("Anna, do you offer a draw?"), "{seen}");
    assert_eq!(acts, 0);
    assert_eq!(after(&chess(), "dn").1, 0);
    assert_eq!(after(&chess(), "d<esc>").1, 0);
    assert_eq!(after(&chess(), "dy").1, 1);
    assert_eq!(after(&chess(), "d4").1, 0);
}

/// Keys under which this letter means this and nothing else.
fn bound(letter: char, name: &str) -> Option<Keys> {
    let mut keys = Keys::default();
    for binding in Keys::bindings() {
        let left: Vec<String> = keys
            .bound(binding)
            .iter()
            .map(ToString::to_string)
            .collect();
        let left: Vec<&str> = left
            .iter()
            .map(String::as_str)
            .filter(|key| *key != letter.to_string())
            .collect();
        keys.bind(binding.name, &left).ok()?;
    }
    // A line of text must be left by keys that type nothing.
    let letter = letter.to_string();
    let besides = match name {
        "choose" => vec![letter.as_str(), "Enter"],
        "cancel" => vec![letter.as_str(), "Esc"],
        _ => vec![letter.as_str()],
    };
    keys.bind(name, &besides).ok()?;
    Some(keys)
}

/// A move of each side.
fn opening() -> [Entry; 2] {
    [(Seat::White, "e2", "e4"), (Seat::Black, "e7", "e5")].map(|(seat, from, to)| {
        let at = |name| EIGHT.named(name).unwrap();
        Entry {
            seat,
            at: Millis::default(),
            act: Act::Play(reglement::rules::play::Play::new(at(from), at(to))),
        }
    })
}

#[test]
fn no_letter_of_a_file_does_at_once_what_cannot_be_undone() {
    let take = "<enter><up><up>";
    let mut tried = 0;
    for letter in ['d', 'h'] {
        for binding in Keys::bindings() {
            // Whoever is asked answers with one key.
            let answers = matches!(binding.intent, Intent::Yes | Intent::No);
            let at_board = binding.contexts.contains(&Context::Board);
            let stops = matches!(binding.intent, Intent::Suspend | Intent::Redraw);
            if !at_board || answers || stops {
                continue;
            }
            let mut play = chess();
            play.taste.keys = bound(letter, binding.name).unwrap();
            for (done, before) in [(0, ""), (1, ""), (2, "<enter><up>"), (1, "q"), (2, "?")] {
                play.done = opening().into_iter().take(done).collect();
                let struck = after(&play, &format!("{before}{letter}"));
                assert_eq!(struck.1, done, "{letter} as {}", binding.name);
                tried += 1;
                if binding.intent == Intent::Type {
                    continue;
                }
                let bare = after(&play, &format!("{before}{letter}4"));
                let before = before.replace('q', "");
                let asked = after(&play, &format!("{before}:{letter}4"));
                assert_eq!(bare, asked, "{letter} as {} after {before}", binding.name);
            }
        }
        let mut play = chess();
        play.taste.keys = bound(letter, "choose").unwrap();
        // Taking up can be undone, putting down cannot.
        let put = take.replace("<enter>", &letter.to_string());
        let asked = after(&play, &format!("{put}{letter}"));
        assert_eq!(asked.1, 0);
        assert!(
            asked.0.contains("Do it? (take up, put down, choose)"),
            "{}",
            asked.0
        );
        assert_eq!(after(&play, &format!("{put}{letter}y")).1, 1);
        assert_eq!(after(&play, &format!("{put}{letter}n")).1, 0);
        assert_eq!(
            after(&play, &format!("{put}{letter}4")),
            after(&play, &format!("{put}:{letter}4"))
        );
    }
    assert!(tried > 200, "{tried}");
}
