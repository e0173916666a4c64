//! Any keys in any order, in windows of any size: the screen is always drawn, and always names a way out.

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::room::Room;
use reglement::room::progress::Progress;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::drill::Drill;
use reglement::table::house::Omitted;
use reglement::ui::event::Event;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::window::Window;

use super::four::{ALL_AT_ONCE, BUSY, HELD, NEARLY_WON, STALEMATE, TO_BE_LIFTED};
use super::screen::{Play, events, play};

const EVENTS: usize = 20_000;
const WAYS_OUT: [&str; 4] = ["Esc", "q ", "End", "F1"];

/// What may happen, the likely more than once.
pub const KEYS: [&str; 60] = [
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
    "<80x24>",
    "<60x20>",
    "<120x40>",
    "<1x1>",
    "<40x16>",
    "<c-c>",
    "<click 20,10>",
];

/// Keys that mean something only in draughts and in exercises.
const KEYS_OF_DRAUGHTS: [&str; 20] = [
    "x",
    "x",
    "v",
    "v",
    "i",
    "u",
    "y",
    "<back>",
    "<back>",
    "32-28<enter>",
    "50x48<enter>",
    "19-2",
    "3",
    "28",
    "-",
    "<45x60>",
    ":26:37:28<enter>",
    "<tab><enter>",
    "<tab><enter><enter>",
    "<enter><tab><enter>",
];

fn plays() -> [Play; 4] {
    [
        play(80, 24, "chess-1869"),
        play(80, 24, "chess-modern").dutch().letters().turning(),
        play(80, 24, "chess-1869").from("k7/4P3/8/8/8/8/2p5/K7 w - - 0 1"),
        play(80, 24, "chess-1869").from("4k3/8/8/8/8/8/8/QQ2K2R b K - 0 1"),
    ]
}

/// Captures of several ways, and much to neglect.
const DUE: &str = "W:W27,28,38,39,K46:B8,12,17,18,22,23,K5";

/// Games of draughts: every way of omitting captures, many kings, few men, and exercises.
fn plays_of_draughts() -> Vec<Play> {
    let draughts = || play(80, 24, "draughts-1879");
    let many_kings = "W:WK46,K47,K48,K49,K50,K5,33,34:BK1,K2,K3,K4,K16,K26,17,18,19";
    let mut plays = vec![
        draughts().theme("zwartwit").losing(),
        draughts().from("W:WK50:B21,23,32,42,44").dutch(),
        draughts().from("W:W34:B9,19,20,29,30,42,K48"),
        draughts().from("W:WK50,K49,K48:BK16").turning(),
        draughts().from(many_kings).without_numbers(),
        draughts().light_squares().dutch(),
        draughts().from(DUE).dutch().letters().turning(),
        draughts().from("B:WK3,K16,K48:BK45"),
    ];
    for (_, omitted) in Omitted::ALL {
        plays.push(draughts().omitted(omitted));
        plays.push(draughts().omitted(omitted).from(many_kings).letters());
    }
    plays.extend([1, 12, 14, 17, 24].map(|number| draughts().exercise(number)));
    plays
}

/// Keys that lead somewhere among four.
const KEYS_OF_FOUR: [&str; 18] = [
    "y",
    "y",
    "y",
    "f",
    "d",
    "u",
    "<tab><enter>",
    "<tab><enter><tab><enter>",
    "<tab><enter><tab><tab><enter>",
    "<s-tab><enter><tab><enter>",
    ":d2d4<enter>",
    ":k14",
    ":n1<enter>",
    "m<down><down><down><enter>",
    "<click 40,12>",
    "<80x24>",
    "<120x40>",
    "<40x16>",
];

#[test]
fn whatever_is_pressed_the_screen_stands() {
    let mut random = Rng::with_seed(1869);
    for play in plays() {
        press_anything(&play, EVENTS / 4, &KEYS, &mut random);
    }
}

#[test]
fn whatever_is_pressed_in_draughts_the_screen_stands() {
    let mut random = Rng::with_seed(1879);
    let keys = [&KEYS[..], &KEYS_OF_DRAUGHTS].concat();
    let plays = plays_of_draughts();
    for play in &plays {
        press_anything(play, EVENTS / plays.len(), &keys, &mut random);
    }
}

/// Games of four: every state of an army, who is stalemated passed over or played over, a pawn before every edge.
fn plays_of_four() -> Vec<Play> {
    let old = || play(80, 24, "four-1869");
    let new = || play(80, 24, "four-1967");
    let pawns =
        "3,bK,10/10,rP,3/4,bP,9/11,rP,1,gK/14/14/14/12,bP,1/14/bK,13/2,gP,11/14/4,bP,9/3,rK,10";
    let pawns = pawns.replacen("3,bK,10", "3,yK,10", 1) + " r - - - - -";
    let beside = Seating {
        partners: Partners::Adjacent,
        order: Order::Clockwise,
    };
    vec![
        old().seated(beside).turning(),
        old().turning(),
        new().dutch().letters().theme("zwartwit"),
        old().from(BUSY),
        new().from(BUSY).turning().theme("lint"),
        old().from(ALL_AT_ONCE).dutch(),
        old().from(TO_BE_LIFTED).turning(),
        old().from(STALEMATE),
        new().from(STALEMATE).turning(),
        new().from(HELD),
        old().from(NEARLY_WON),
        old().from(&pawns),
        new().from(&pawns).turning(),
    ]
}

#[test]
fn whatever_is_pressed_by_four_the_screen_stands() {
    let mut random = Rng::with_seed(1967);
    let plays = plays_of_four();
    let keys = [&KEYS[..], &KEYS_OF_FOUR].concat();
    for play in &plays {
        press_anything(play, EVENTS / 2 / plays.len(), &keys, &mut random);
    }
}

#[test]
fn every_size_of_the_cross_can_be_drawn() {
    let busy = play(80, 24, "four-1869").from(BUSY);
    let side = play(80, 24, "four-1967")
        .from(TO_BE_LIFTED)
        .turning()
        .dutch();
    for keys in [
        "",
        "m",
        "?<up>",
        "<tab><enter><up>",
        ":n8<tab>",
        "q",
        ":n8n9<enter>",
    ] {
        draw_in_every_size(&busy, keys);
        draw_in_every_size(&side, keys);
    }
}

/// Presses so many keys, in as many games as that takes.
pub fn press_anything(play: &Play, count: usize, keys: &[&str], random: &mut Rng) {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut progress = Progress::default();
    let mut left = count;
    while left > 0 {
        let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
        let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
        if let Some(exercise) = play.exercise {
            sitting = sitting.drilling(Drill::new(exercise), &mut progress);
        }
        let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
        show(&mut sitting, &mut window).unwrap();
        // Some games are long, most are left early.
        for _ in 0..1000 {
            left = left.saturating_sub(1);
            let key = keys[random.usize(..keys.len())];
            if let Left::Yes = happen(&mut sitting, &mut window, key) {
                break;
            }
        }
        drop(sitting);
        assert_sound(&room);
    }
}

/// No piece ever appears from nowhere (B14).
fn assert_sound(room: &Room) {
    let mut pieces = None;
    let state = room.table().state();
    let positions = state.past.iter().map(|ply| &ply.before);
    for position in positions.chain([&state.position]) {
        let grid = position.grid();
        let now = grid.squares().filter(|at| position.piece(*at).is_some());
        let now = now.count();
        assert!(pieces.is_none_or(|before| now <= before));
        pieces = Some(now);
    }
}

enum Left {
    Yes,
    No,
}

fn happen(sitting: &mut Sitting, window: &mut Terminal<TestBackend>, keys: &str) -> Left {
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
    let mut rows = buffer.content.chunks(usize::from(buffer.area.width));
    let text = |row: &[ratatui::buffer::Cell]| -> String {
        row.iter().map(ratatui::buffer::Cell::symbol).collect()
    };
    // A window too small for the board says nothing else.
    let first = rows.next().map(text).unwrap_or_default();
    let too_small = ["needs", "nodig"].iter().any(|said| first.contains(said));
    if buffer.area.width >= 40 && !too_small {
        let row = rows.last().map(text).unwrap_or_default();
        let named = WAYS_OUT.iter().any(|way| row.contains(way));
        assert!(named, "no way out after {keys:?}: {row:?}");
    }
    Left::No
}

#[test]
fn every_size_can_be_drawn() {
    let chess = play(80, 24, "chess-1869").from("k7/4P3/8/8/8/8/2p5/K7 w - - 0 1");
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
        draw_in_every_size(&chess, keys);
    }
}

#[test]
fn every_size_of_a_draughtboard_can_be_drawn() {
    let draughts = play(80, 24, "draughts-1879");
    let two_ways = draughts.clone().from("W:WK50:B21,23,32,42,44");
    let to_right = "<right>".repeat(5);
    let to_48 = format!("<enter>{to_right}<down><left><left><enter>");
    for keys in ["", "m", "?", "<enter><up>", "x", "32-2<tab>", "q"] {
        draw_in_every_size(&draughts, keys);
        draw_in_every_size(&draughts.clone().exercise(21).dutch(), keys);
    }
    for keys in ["", ":50x48<enter>", &to_48] {
        draw_in_every_size(&two_ways, keys);
    }
}

fn draw_in_every_size(play: &Play, keys: &str) {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut progress = Progress::default();
    let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    if let Some(exercise) = play.exercise {
        sitting = sitting.drilling(Drill::new(exercise), &mut progress);
    }
    let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
    show(&mut sitting, &mut window).unwrap();
    happen(&mut sitting, &mut window, keys);
    for height in (1..50).step_by(3) {
        for width in (1..130).step_by(7) {
            sitting.event(Event::Resize { width, height });
            Window::resize(&mut window, width, height).unwrap();
            show(&mut sitting, &mut window).unwrap();
        }
    }
}
