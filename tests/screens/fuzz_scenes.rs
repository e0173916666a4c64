//! Keys, mouse, pasted text and sizes in any order over every scene: it is always drawn, it always names a way out, and
//! that way, taken again and again, leads out.

use std::path::Path;
use std::process::Command;
use std::sync::mpsc;

use crossterm::event::{MouseButton, MouseEventKind};
use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;

use reglement::games::Game;
use reglement::host::evening::{Ended, Evening};
use reglement::lang::Lang;
use reglement::room::{Keep, Room, shelf};
use reglement::table::act::Act;
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;
use reglement::ui::event::{Event, Leave};
use reglement::ui::game::sitting::Sitting;
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::keys::Keys;
use reglement::ui::keys::intent::Intent;
use reglement::ui::keys::key::Key;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::menu::Menu;
use reglement::ui::pages::Pages;
use reglement::ui::scene::Scene;
use reglement::ui::taste::Taste;

use super::desk::{Desk, mouse};
use super::folder::Folder;
use super::fuzz::KEYS;
use super::kept::played;
use super::screen::{events, play};
use super::taste::taste;

/// What leads somewhere beside the keys of the board.
const MORE: [&str; 22] = [
    "<help>",
    "?",
    "/",
    "q",
    "b",
    "queen",
    "k<back><back>",
    "<c-l>",
    "<c-z>",
    "<c-d>",
    "<c-c>",
    "d4",
    "h",
    "n",
    "<enter><down>",
    "<left>",
    "<right>",
    "<pgup>",
    "<del>",
    "c",
    "C",
    "<tab>",
];
/// Nobody needs more strokes to get out from anywhere.
const WAY_OUT: usize = 40;
const PASTED: [&str; 3] = ["e2e4\nq\ny", "Anna\tvan\u{1b}[31m Dam\r\n", "qqyy:e4\n"];

/// Something that may happen.
fn event(random: &mut Rng) -> Vec<Event> {
    let place = |random: &mut Rng| Position::new(random.u16(..130), random.u16(..45));
    match random.u8(..100) {
        0..4 => vec![Event::Paste(
            PASTED[random.usize(..PASTED.len())].to_owned(),
        )],
        4..8 => vec![Event::Resize {
            width: random.u16(1..200),
            height: random.u16(1..60),
        }],
        8..11 => vec![Event::Resize {
            width: 80,
            height: 24,
        }],
        11..22 => {
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Up(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::Down(MouseButton::Middle),
                MouseEventKind::Drag(MouseButton::Left),
                MouseEventKind::ScrollUp,
                MouseEventKind::ScrollDown,
                MouseEventKind::Moved,
            ];
            let kind = kinds[random.usize(..kinds.len())];
            vec![mouse(kind, place(random))]
        }
        22 => vec![Event::Redraw, Event::Suspend],
        23..50 => events(MORE[random.usize(..MORE.len())]),
        _ => events(KEYS[random.usize(..KEYS.len())]),
    }
}

/// The way out that a row names last, by the keys as they are bound.
fn way_out(row: &str, keys: &Keys) -> Option<Intent> {
    let ways = [
        Intent::Cancel,
        Intent::Quit,
        Intent::No,
        Intent::Last,
        Intent::Back,
    ];
    let words: Vec<&str> = row.split([' ', '/']).collect();
    // Two keys of a letter each stand together: `ne`.
    let both = keys.cap(Intent::No) + &keys.cap(Intent::Cancel);
    let is =
        |word: &str, way: Intent| word == keys.cap(way) || (way == Intent::Cancel && word == both);
    let place = |way: &Intent| words.iter().rposition(|word| is(word, *way));
    let named = ways.into_iter().filter(|way| !keys.cap(*way).is_empty());
    named
        .filter_map(|way| Some((place(&way)?, way)))
        .max_by_key(|(place, _)| *place)
        .map(|(_, way)| way)
}

/// Is it a window in which nothing can be shown but that it is too small?
fn is_too_small(rows: &[String]) -> bool {
    let first = rows.first().map_or("", String::as_str);
    ["needs", "nodig", "too small", "te klein"]
        .iter()
        .any(|said| first.contains(said))
}

/// The last row on which anything stands.
fn last(rows: &[String]) -> Option<&String> {
    rows.iter().rev().find(|row| !row.trim().is_empty())
}

fn assert_names_way_out<S: Scene>(desk: &Desk<S>, keys: &Keys) {
    let rows = desk.rows();
    let (Some(last), Some(first)) = (last(&rows), rows.first()) else {
        return;
    };
    if first.chars().count() >= 40 && rows.len() >= 8 && !is_too_small(&rows) {
        // Where there is no room for a board a sentence stands alone, in as many rows as it takes.
        let said: Vec<&str> = rows.iter().map(|row| row.trim()).collect();
        let alone = said.iter().filter(|row| !row.is_empty()).count() <= 2;
        let named = if alone { &said.join(" ") } else { last };
        assert!(
            way_out(named, keys).is_some(),
            "no way out in {named:?} of\n{}",
            rows.join("\n")
        );
    }
}

/// So many events, or until somebody gets up.
fn roam<S: Scene>(
    desk: &mut Desk<S>,
    keys: &Keys,
    count: usize,
    random: &mut Rng,
) -> Option<S::Left> {
    for _ in 0..count {
        for event in event(random) {
            if let Some(left) = desk.happen(event) {
                return Some(left);
            }
            assert_names_way_out(desk, keys);
        }
    }
    None
}

/// The way out that is named last is taken until one is out.
fn lead_out<S: Scene>(desk: &mut Desk<S>, keys: &Keys) -> S::Left {
    let grown = Event::Resize {
        width: 100,
        height: 30,
    };
    if let Some(left) = desk.happen(grown) {
        return left;
    }
    for _ in 0..WAY_OUT {
        let rows = desk.rows();
        let last = last(&rows).cloned().unwrap_or_default();
        // A question of the program's is what was wanted.
        let asked = ["stay", "blijven"].iter().any(|word| last.contains(word));
        let way = match way_out(&last, keys) {
            _ if asked => Intent::Yes,
            Some(way) => way,
            None => panic!("no way out in {last:?}"),
        };
        let named = keys.of(way).first().map(Key::event);
        let key = named.unwrap_or_else(|| panic!("no key for {way:?}"));
        if let Some(left) = desk.happen(Event::Key(key)) {
            return left;
        }
    }
    panic!("not out after {WAY_OUT} strokes:\n{}", desk.text());
}

/// Tastes of all kinds; some have other keys.
fn tastes(random: &mut Rng) -> Vec<Taste> {
    let mut all = Vec::new();
    for lang in [Lang::En, Lang::Nl] {
        for theme in ["klassiek", "zwartwit"] {
            let mut taste = taste(lang);
            taste.look.theme = Theme::built_in(theme, Colours::Many).unwrap();
            all.push(taste.clone());
            for binding in Keys::bindings() {
                let letter = random.char('a'..='z').to_string();
                if random.bool() {
                    // What clashes stays as it was.
                    let _ = taste.keys.bind(binding.name, &[&letter]);
                }
            }
            all.push(taste);
        }
    }
    all
}

#[test]
fn whatever_is_done_in_the_hall_the_way_out_leads_out() {
    let folder = Folder::new();
    shelve(&folder);
    let mut random = Rng::with_seed(6);
    for mut taste in tastes(&mut random) {
        let keys = taste.keys.clone();
        for _ in 0..6 {
            let listed = shelf::list(folder.path()).unwrap();
            let mut menu = Menu::new(listed, taste.choices(), random.u64(..));
            let mut pages = Pages::default();
            // A setting that is kept, a game that is begun: one comes back to the hall.
            for _ in 0..6 {
                let mut desk = Desk::new(Hall::new(&mut menu, &mut pages, &mut taste), 80, 24);
                if roam(&mut desk, &keys, 60, &mut random).is_some() {
                    continue;
                }
                let left = lead_out(&mut desk, &keys);
                assert!(matches!(left, Goal::Quit), "{left:?}");
            }
        }
    }
}

/// Games of every kind in a folder.
fn shelve(folder: &Folder) {
    let plays = [
        (Game::Chess1869, "e2e4 e7e5 g1f3"),
        (Game::ChessModern, "f2f3 e7e5 g2g4 d8h4"),
        (Game::Draughts1879, "32-28 19-23 28x19 14x23"),
        (Game::Four1869, "g2g4"),
    ];
    for (number, (game, plays)) in plays.into_iter().enumerate() {
        let text = played(game, plays).text();
        folder.file(format!("game-{number}.toml"), text.as_bytes());
        folder.file(
            format!("torn-{number}.toml"),
            &text.as_bytes()[..text.len() - 9],
        );
    }
    folder.file(
        "nonsense.toml",
        b"reglement = 1\ngame = \"chess-1869\"\nbegun = nonsense\n",
    );
}

fn wander(room: &mut Room, taste: &mut Taste, review: bool, random: &mut Rng) {
    let keys = taste.keys.clone();
    let mut pages = Pages::default();
    let mut sitting = Sitting::new(room, &mut pages, taste);
    if review {
        sitting = sitting.reviewing();
    }
    let mut desk = Desk::new(sitting, 80, 24);
    if roam(&mut desk, &keys, 120, random).is_none() {
        lead_out(&mut desk, &keys);
    }
}

#[test]
fn whatever_is_done_with_a_kept_game_the_way_out_leads_out() {
    let folder = Folder::new();
    shelve(&folder);
    let mut random = Rng::with_seed(7);
    for mut taste in tastes(&mut random) {
        for listed in shelf::list(folder.path()).unwrap() {
            // Open twice: the second only looks.
            let (Ok(mut first), Ok(mut second)) =
                (Room::resume(&listed.path), Room::resume(&listed.path))
            else {
                continue;
            };
            wander(&mut second, &mut taste, false, &mut random);
            wander(&mut second, &mut taste, true, &mut random);
            wander(&mut first, &mut taste, random.bool(), &mut random);
        }
    }
}

#[test]
fn whatever_is_done_to_the_letter_the_way_out_leads_out() {
    let mut random = Rng::with_seed(8);
    for mut taste in tastes(&mut random) {
        for game in [
            "chess-1869",
            "draughts-1879",
            "four-1869",
            "four-1967",
            "chess-modern",
        ] {
            for claims in [Claims::Hinted, Claims::Silent] {
                let mut play = play(80, 24, game);
                play.setup.house.watch = Watch::Players(claims);
                let Ok(table) = reglement::table::Table::new(play.setup.clone()) else {
                    continue;
                };
                wander(&mut Room::unkept(table), &mut taste, false, &mut random);
            }
        }
    }
}

#[test]
fn when_a_game_cannot_be_kept_the_way_out_leads_out() {
    let mut random = Rng::with_seed(9);
    for mut taste in tastes(&mut random) {
        let keep = Keep::In("/dev/null/no-folder".into());
        let mut room = Room::open(Setup::plain(Game::Chess1869), &keep).unwrap();
        wander(&mut room, &mut taste, false, &mut random);
        // The record goes away under the game.
        let folder = Folder::new();
        let keep = Keep::In(folder.path().to_owned());
        let mut room = Room::open(Setup::plain(Game::Chess1869), &keep).unwrap();
        let seat = room.table().state().position.turn();
        let _ = room.submit(seat, Act::OfferDraw);
        drop(folder);
        wander(&mut room, &mut taste, false, &mut random);
    }
}

/// The part of the next test that runs in a process of its own, since the folder of games is one of the whole process.
const EVENING: &str = "REGLEMENT_TEST_EVENING";

#[test]
fn whatever_is_done_in_a_whole_evening_it_ends() {
    if std::env::var_os(EVENING).is_some() {
        return evenings();
    }
    let folder = Folder::new();
    let games = folder.path().join("reglement").join("games");
    std::fs::create_dir_all(&games).unwrap();
    let child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "fuzz_scenes::whatever_is_done_in_a_whole_evening_it_ends",
        ])
        .env(EVENING, &games)
        .env("XDG_STATE_HOME", folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{said}");
    assert!(
        std::fs::read_dir(&games).unwrap().count() > 0,
        "no game was begun"
    );
}

fn evenings() {
    let settings = Path::new(&std::env::var_os(EVENING).unwrap()).with_file_name("config.toml");
    let mut random = Rng::with_seed(10);
    for taste in tastes(&mut random) {
        let (send, receive) = mpsc::channel();
        for event in events("<down><enter><enter><end><enter>:e2e4<enter>:g2g4<enter>") {
            send.send(event).unwrap();
        }
        for _ in 0..1500 {
            for event in event(&mut random) {
                send.send(event).unwrap();
            }
        }
        send.send(Event::Leave(Leave::Gone)).unwrap();
        let mut window = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut evening = Evening {
            window: &mut window,
            events: &receive,
            taste,
            settings: Some(settings.clone()),
            problems: Some("Something is wrong.".to_owned()),
        };
        // Who leaves comes back, as long as something happens.
        while evening.spend(None) == Ended::Home {}
    }
}
