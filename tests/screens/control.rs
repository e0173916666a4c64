//! The keys that work everywhere — Ctrl-C and Ctrl-D, Ctrl-Z, Ctrl-L — and pasted text, over every scene.

use reglement::lang::Lang;
use reglement::room::Room;
use reglement::ui::event::Event;
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::menu::Menu;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene};

use super::desk::Desk;
use super::screen::{Play, events, play};
use super::taste::taste;

/// Keys that lead to a place of the hall: the first page, games, a form, a name in it, records, exercises, settings, the
/// book, its search, the page of keys.
const HALL: [&str; 11] = [
    "",
    "<enter>",
    "<enter><enter>",
    "<enter><enter><down>",
    "<enter><enter><down><down>",
    "<down><enter>",
    "<down><down><enter>",
    "<end><up><enter>",
    "r",
    "r/king",
    "?",
];

/// Keys that lead to a place of the table.
const TABLE: [&str; 12] = [
    "",
    "<tab><enter>",
    ":e2",
    "m",
    "q",
    "d",
    "?",
    ":e2e4<enter>[",
    "r",
    "r/king",
    "<help>",
    "e5<enter>",
];

const PASTED: [&str; 3] = ["e2e4\nq\ny\n", "\u{1b}qy\r\r", "qqyyq"];

fn in_hall<T>(before: &str, tried: impl FnOnce(&mut Desk<Hall<'_>>) -> T) -> T {
    let (mut taste, mut pages) = (taste(Lang::Nl), Pages::default());
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1869);
    let hall = Hall::new(&mut menu, &mut pages, &mut taste);
    let mut desk = Desk::new(hall, 80, 24);
    assert!(desk.press(before).is_none(), "{before}");
    tried(&mut desk)
}

/// What was tried at a table, and how many acts were done meanwhile.
fn at_table<T>(before: &str, tried: impl FnOnce(&mut Desk<Sitting<'_>>) -> T) -> (T, usize) {
    let play: Play = play(80, 24, "chess-1869");
    let (mut taste, mut pages) = (play.taste.clone(), Pages::default());
    let mut room = Room::unkept(play.table());
    let mut desk = Desk::new(Sitting::new(&mut room, &mut pages, &mut taste), 80, 24);
    assert!(desk.press(before).is_none(), "{before}");
    let result = tried(&mut desk);
    drop(desk);
    (result, room.table().entries().len())
}

fn next<S: Scene>(desk: &mut Desk<S>, keys: &str) -> Next<S::Left> {
    desk.scene.event(events(keys).remove(0))
}

#[test]
fn one_can_stop_and_draw_anew_everywhere() {
    for before in HALL {
        in_hall(before, |desk| {
            assert!(matches!(next(desk, "<c-z>"), Next::Suspend), "{before}");
            assert!(matches!(next(desk, "<c-l>"), Next::Redraw), "{before}");
            assert!(matches!(desk.scene.event(Event::Suspend), Next::Suspend));
        });
    }
    for before in TABLE {
        at_table(before, |desk| {
            let seen = desk.text();
            assert!(matches!(next(desk, "<c-z>"), Next::Suspend), "{before}");
            assert!(matches!(next(desk, "<c-l>"), Next::Redraw), "{before}");
            desk.press("");
            assert_eq!(desk.text(), seen, "{before}");
        });
    }
}

#[test]
fn the_interrupt_and_the_end_of_input_ask_at_a_table_and_twice_leave() {
    for key in ["<c-c>", "<c-d>"] {
        for before in HALL {
            let left = in_hall(before, |desk| desk.press(key));
            assert!(matches!(left, Some(Goal::Quit)), "{before}{key}: {left:?}");
        }
        for before in TABLE {
            let (left, _) = at_table(before, |desk| {
                assert_eq!(desk.press(key), None, "{before}");
                desk.shows("Leave the program?");
                desk.press(key)
            });
            assert_eq!(left, Some(Left::ForGood), "{before}");
            let (left, _) = at_table(before, |desk| desk.press(&format!("{key}n")));
            assert_eq!(left, None, "{before}");
        }
    }
}

#[test]
fn pasted_text_runs_nothing_anywhere() {
    for text in PASTED {
        for before in HALL {
            in_hall(before, |desk| {
                let seen = desk.text();
                let left = desk.happen(Event::Paste(text.to_owned()));
                assert!(left.is_none(), "{before}: {left:?}");
                let typing = before.contains('/') || before.ends_with("<down>");
                assert!(typing || desk.text() == seen, "{before}:\n{}", desk.text());
            });
        }
        for before in TABLE {
            let acts = at_table(before, |_| ()).1;
            let (left, after) = at_table(before, |desk| desk.happen(Event::Paste(text.to_owned())));
            assert_eq!((left, after), (None, acts), "{before}");
        }
    }
    let (seen, _) = at_table(":", |desk| {
        desk.happen(Event::Paste("e2\r\u{1b}e4".to_owned()));
        desk.text()
    });
    assert!(seen.contains(":e2 e4"), "{seen}");
}

#[test]
fn a_letter_with_alt_and_a_key_let_go_do_nothing() {
    use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
    let alt = KeyEvent::new(KeyCode::Char('@'), KeyModifiers::ALT);
    let released = KeyEvent {
        kind: KeyEventKind::Release,
        ..KeyEvent::new(KeyCode::Char('d'), KeyModifiers::NONE)
    };
    for before in TABLE {
        // A question is answered by any key that is not yes.
        let asks = ["q", "d"].contains(&before);
        for key in [alt, released]
            .into_iter()
            .filter(|key| !asks || *key == released)
        {
            at_table(before, |desk| {
                let seen = desk.text();
                assert_eq!(desk.happen(Event::Key(key)), None);
                let refused = before == "e5<enter>";
                assert!(refused || desk.text() == seen, "{before}:\n{}", desk.text());
            });
        }
    }
}
