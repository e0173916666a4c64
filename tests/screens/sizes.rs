//! The table of sizes: every board in every window from 40×16 up, in the scenes that most games consist of.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use reglement::room::Room;
use reglement::table::Table;
use reglement::table::house::{Claims, Watch};
use reglement::ui::event::Event;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::window::Window;

use super::screen::{Play, events, play};

/// The windows of the table; the last two are drawn at turn only.
const SIZES: [(u16, u16); 15] = [
    (40, 16),
    (40, 24),
    (45, 60),
    (50, 18),
    (60, 20),
    (65, 19),
    (70, 22),
    (80, 24),
    (80, 50),
    (100, 30),
    (120, 40),
    (132, 43),
    (160, 50),
    (200, 60),
    (300, 90),
];

/// A board, and how it comes to each scene: at turn, refused, held, the menu, what can be claimed.
struct Board {
    game: &'static str,
    names: &'static [&'static str],
    refused: &'static str,
    claims: &'static str,
}

const BOARDS: [Board; 3] = [
    Board {
        game: "chess-1869",
        names: &["Anna", "Bram"],
        refused: "<enter><up><up><up><enter>",
        claims: ":e2e4<enter>C",
    },
    Board {
        game: "draughts-1879",
        names: &["Anna", "Bram"],
        refused: ":31-22<enter>",
        claims: ":32-28<enter>C",
    },
    Board {
        game: "four-1869",
        names: &["Anna", "Bram", "Cato", "Dirk"],
        refused: ":e2e7<enter>",
        claims: ":d2d4<enter>C",
    },
];

const SCENES: [&str; 5] = ["at turn", "refused", "held", "menu", "claims"];

impl Board {
    /// The game, and the keys that lead to a scene.
    fn scene(&self, scene: &str) -> (Play, &'static str) {
        let mut play = play(80, 24, self.game);
        let keys = match scene {
            "at turn" => "",
            "refused" => self.refused,
            "held" => "<enter><up>",
            "menu" => "m",
            _ => {
                play.setup.house.watch = Watch::Players(Claims::Silent);
                self.claims
            }
        };
        (play, keys)
    }
}

/// What is seen of a scene in each window of a list.
fn in_windows(
    play: &Play,
    keys: &str,
    sizes: impl IntoIterator<Item = (u16, u16)>,
    mut see: impl FnMut((u16, u16), &Buffer),
) {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
    show(&mut sitting, &mut window).unwrap();
    for event in events(keys) {
        if let Next::Draw = sitting.event(event) {
            show(&mut sitting, &mut window).unwrap();
        }
    }
    for (width, height) in sizes {
        sitting.event(Event::Resize { width, height });
        Window::resize(&mut window, width, height).unwrap();
        show(&mut sitting, &mut window).unwrap();
        see((width, height), window.backend().buffer());
    }
}

/// The rows of a screen.
fn rows(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| {
        let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        row.trim_end().to_owned()
    })
    .collect()
}

#[test]
fn the_table_of_sizes() {
    for board in &BOARDS {
        for scene in SCENES {
            let (play, keys) = board.scene(scene);
            let most = if scene == "at turn" { 15 } else { 13 };
            let mut table = String::new();
            in_windows(
                &play,
                keys,
                SIZES.into_iter().take(most),
                |(width, height), buffer| {
                    table += &format!("{width}×{height}\n{}\n\n", rows(buffer).join("\n"));
                },
            );
            let name = format!("{}_{}", board.game, scene.replace(' ', "_"));
            insta::assert_snapshot!(name, table);
        }
    }
}

/// Every size up to 130×50, and some beyond.
fn every_size() -> impl Iterator<Item = (u16, u16)> {
    let small = (16..=50).flat_map(|height| (40..=130).map(move |width| (width, height)));
    small.chain([
        (40, 90),
        (150, 16),
        (200, 60),
        (300, 24),
        (300, 90),
        (500, 200),
    ])
}

#[test]
fn in_every_window_what_matters_is_whole() {
    for board in &BOARDS {
        for scene in SCENES {
            let (play, keys) = board.scene(scene);
            for play in [play.clone(), play.dutch()] {
                let mut said = String::new();
                in_windows(&play, keys, [(300, 60)], |_, buffer| {
                    let rows = rows(buffer);
                    let found = rows.iter().find(|row| {
                        row.trim_start().starts_with("Refused")
                            || row.trim_start().starts_with("Geweigerd")
                    });
                    said = found.cloned().unwrap_or_default();
                });
                assert_eq!(said.is_empty(), scene != "refused", "{}", board.game);
                in_windows(&play, keys, every_size(), |size, buffer| {
                    assert_whole(board, scene, size, &rows(buffer), &said);
                });
            }
        }
    }
}

/// The keys name a way out and `?`, nothing is cut, the names are there, and so is every word of what was said.
fn assert_whole(board: &Board, scene: &str, size: (u16, u16), rows: &[String], said: &str) {
    let page = rows.join("\n");
    let context = || format!("{} {scene} {size:?}:\n{page}", board.game);
    let last = rows.iter().rposition(|row| !row.is_empty()).unwrap_or(0);
    let keys = rows[last.saturating_sub(1)..=last].join(" ") + " ";
    let mut ways_out = ["Esc ", " q "].into_iter();
    assert!(
        ways_out.any(|way| keys.contains(way)),
        "no way out: {}",
        context()
    );
    assert!(keys.contains("? "), "no ?: {}", context());
    if matches!(scene, "at turn" | "refused" | "held") {
        assert!(keys.contains(" m menu"), "no menu: {}", context());
        for name in board.names {
            assert!(page.contains(name), "no {name}: {}", context());
        }
    }
    assert!(!page.contains('…'), "cut: {}", context());
    for word in said.split_whitespace() {
        assert!(page.contains(word), "{word} is not said: {}", context());
    }
}

#[test]
fn no_board_is_too_large_for_the_smallest_window() {
    for board in &BOARDS {
        let (play, keys) = board.scene("at turn");
        in_windows(&play, keys, [(39, 16), (40, 15)], |_, buffer| {
            assert!(rows(buffer)[0].contains("needs 40×16"));
        });
    }
}
