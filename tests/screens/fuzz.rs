//! Any keys in any order, in windows of any size: the screen is always drawn, and always names a way out.

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::games::Game;
use reglement::room::Room;
use reglement::table::Table;
use reglement::ui::event::Event;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::window::Window;

use super::screen::{Play, events, play};

const EVENTS: usize = 20_000;
const WAYS_OUT: [&str; 4] = ["Esc", "q ", "End", "F1"];

/// What may happen, the likely more than once.
const KEYS: [&str; 69] = [
    "<up>",
    "<down>",
    "<left>",
    "<right>",
    "<up>",
    "<down>",
    "<left>",
    "<right>",
    "<enter>",
    "<enter>",
    "<enter>",
    "<enter>",
    "<enter>",
    "<enter>",
    "<tab>",
    "<tab>",
    "<tab>",
    "<tab>",
    "<esc>",
    "<esc>",
    "<back>",
    "<home>",
    "<end>",
    "<pgdn>",
    " ",
    ":",
    "?",
    "w",
    "m",
    "o",
    "f",
    "u",
    "d",
    "[",
    "]",
    "s",
    "t",
    "y",
    "y",
    "n",
    "q",
    "r",
    "e4",
    "e5",
    "e",
    "2",
    "N",
    "f3",
    "O-O",
    "a8=Q",
    "é",
    "龍",
    "x",
    "x",
    "v",
    "3",
    "8",
    "28",
    "32-28<enter>",
    "19-23<enter>",
    "26x37x28",
    "<80x24>",
    "<60x20>",
    "<120x40>",
    "<1x1>",
    "<44x12>",
    "<48x13>",
    "<c-c>",
    "<click 20,10>",
];

fn plays() -> [Play; 7] {
    [
        play(80, 24, "chess-1869"),
        play(80, 24, "chess-modern").dutch().letters().turning(),
        play(80, 24, "chess-1869").from("k7/4P3/8/8/8/8/2p5/K7 w - - 0 1"),
        play(80, 24, "chess-1869").from("4k3/8/8/8/8/8/8/QQ2K2R b K - 0 1"),
        play(80, 24, "draughts-1879"),
        play(80, 24, "draughts-1879")
            .dutch()
            .letters()
            .turning()
            .from(DUE),
        play(80, 24, "draughts-1879").from("B:WK3,K16,K48:BK45"),
    ]
}

/// Captures of several ways, and much to neglect.
const DUE: &str = "W:W27,28,38,39,K46:B8,12,17,18,22,23,K5";

#[test]
fn whatever_is_pressed_the_screen_stands() {
    let mut random = Rng::with_seed(1869);
    for play in plays() {
        let mut taste = play.taste.clone();
        let mut pages = Pages::default();
        let mut left = EVENTS / 4;
        while left > 0 {
            let table = Table::new(play.setup.clone()).unwrap();
            let mut room = Room::unkept(table);
            let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
            let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
            show(&mut sitting, &mut window).unwrap();
            // Some games are long, most are left early.
            for _ in 0..1000 {
                left = left.saturating_sub(1);
                let keys = KEYS[random.usize(..KEYS.len())];
                if let Left::Yes =
                    happen(&mut sitting, &mut window, keys, smallest(play.setup.game))
                {
                    break;
                }
            }
        }
    }
}

enum Left {
    Yes,
    No,
}

/// The smallest window in which a game can be played.
const fn smallest(game: Game) -> (u16, u16) {
    match game {
        Game::Chess1869 | Game::ChessModern => (44, 12),
        Game::Draughts1879 => (48, 13),
    }
}

fn happen(
    sitting: &mut Sitting,
    window: &mut Terminal<TestBackend>,
    keys: &str,
    (width, height): (u16, u16),
) -> Left {
    for event in events(keys) {
        let paste = matches!(keys, "O-O");
        let event = if paste {
            Event::Paste("e2e4\nq\ny".into())
        } else {
            event
        };
        match sitting.event(event) {
            Next::Resize(width, height) => {
                Window::resize(window, width, height).unwrap();
                sitting.sized(Rect::new(0, 0, width, height));
            }
            Next::Leave(_) => return Left::Yes,
            _ => {}
        }
    }
    show(sitting, window).unwrap();
    let buffer = window.backend().buffer();
    if buffer.area.width >= width && buffer.area.height >= height {
        let last = buffer.content.chunks(usize::from(buffer.area.width)).last();
        let row: String = last
            .unwrap()
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        let named = WAYS_OUT.iter().any(|way| row.contains(way));
        assert!(named, "no way out after {keys:?}: {row:?}");
    }
    Left::No
}

#[test]
fn every_size_can_be_drawn() {
    for keys in [
        "",
        "m",
        "<up>?",
        ":e2<tab>",
        "<enter><up><enter>",
        "q",
        "d",
        "r",
        "??",
        "e7e8<enter>",
    ] {
        let play = play(80, 24, "chess-1869").from("k7/4P3/8/8/8/8/2p5/K7 w - - 0 1");
        in_every_size(&play, keys);
    }
    for keys in [
        "",
        "m",
        "<up>?",
        ":28<tab>",
        "27-21<enter>",
        "27-21<enter><enter>",
        "<enter><up><enter>",
        "x",
        "v",
        "q",
        "r",
        "??",
    ] {
        in_every_size(&play(80, 24, "draughts-1879").from(DUE), keys);
    }
}

fn in_every_size(play: &Play, keys: &str) {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
    show(&mut sitting, &mut window).unwrap();
    happen(&mut sitting, &mut window, keys, smallest(play.setup.game));
    for height in (1..50).step_by(3) {
        for width in (1..130).step_by(7) {
            sitting.event(Event::Resize { width, height });
            Window::resize(&mut window, width, height).unwrap();
            show(&mut sitting, &mut window).unwrap();
        }
    }
}
