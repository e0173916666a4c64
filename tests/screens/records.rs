//! The browser of kept games: what it shows at every size, what is found in it, what is asked; and the way out of a review.

use std::path::PathBuf;

use fastrand::Rng;
use ratatui::layout::Rect;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::law::ending::{Ending, Verdict};
use reglement::room::Room;
use reglement::room::journal::JournalError;
use reglement::room::record::read;
use reglement::room::shelf::{Listed, Status, Summary, Tail};
use reglement::table::act::Millis;
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::menu::Outcome;
use reglement::ui::menu::ordered::Order;
use reglement::ui::menu::records::Records;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene};

use super::draw::{drawn, rows};
use super::kept::{played, summary};
use super::keys::keys;
use super::menu::Guest;
use super::taste::taste;

const OPEN: &str = "<down><down><down><enter>";
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 16)];
const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn listed(file: &str, hours: u64, game: Summary) -> Listed {
    Listed {
        path: PathBuf::from(format!("/games/{file}.toml")),
        last: Millis(1_796_047_512_345 - hours * 3_600_000),
        game: Ok(game),
    }
}

fn damaged(file: &str) -> Listed {
    let path = PathBuf::from(format!("/games/{file}.toml"));
    Listed {
        last: Millis(1_700_000_000_000),
        game: Err(JournalError::Damaged {
            path: path.clone(),
            error: read(b"null").expect_err("no record"),
        }),
        path,
    }
}

/// Some games of every kind.
fn shelf() -> Vec<Listed> {
    let two = |game, one, other, plies, status| summary(game, &[one, other], plies, status);
    let won = |seat, ending| Status::Over(Verdict::won(seat, ending));
    let four = ["Anna", "Bram", "Cato", "Dirk"];
    let end = played(Game::Chess1869, SCHOLAR).table.state().position;
    vec![
        listed(
            "one",
            0,
            two(Game::Chess1869, "Anna", "李小龍", 23, Status::Unfinished),
        ),
        listed(
            "two",
            20,
            Summary {
                end,
                odds: None,
                ..two(
                    Game::Chess1869,
                    "Zoë van der Meulen",
                    "Bram",
                    7,
                    won(Seat::White, Ending::Mate),
                )
            },
        ),
        listed(
            "three",
            30,
            two(
                Game::Draughts1879,
                "Cornelis Tusschenbroek",
                "Anna",
                88,
                won(Seat::Black, Ending::NoPieces(Seat::White)),
            ),
        ),
        listed(
            "four",
            31,
            summary(Game::Four1869, &four, 41, Status::InUse),
        ),
        listed(
            "five",
            500,
            Summary {
                tail: Tail::Torn,
                ..two(Game::ChessModern, "", "", 1, Status::Unfinished)
            },
        ),
        damaged("broken"),
    ]
}

fn guest(lang: Lang, (width, height): (u16, u16)) -> Guest {
    Guest::with(lang, width, height, shelf()).press(OPEN)
}

/// The same at every size, one below the other.
fn at_every_size(lang: Lang, keys: &str) -> String {
    let pages = SIZES.map(|size| guest(lang, size).press(keys).characters());
    pages.join("\n────\n")
}

#[test]
fn the_list_of_games_at_every_size() {
    insta::assert_snapshot!(at_every_size(Lang::En, ""));
}

#[test]
fn the_list_of_games_in_dutch() {
    insta::assert_snapshot!(at_every_size(Lang::Nl, "<down><down>"));
}

#[test]
fn what_was_sought_is_listed_and_counted() {
    let typing = guest(Lang::En, (80, 24)).press("/anna").picture();
    insta::assert_snapshot!(format!(
        "{typing}\n{}",
        at_every_size(Lang::Nl, "/anna dam<enter>")
    ));
}

#[test]
fn nothing_that_is_kept_fits() {
    insta::assert_snapshot!(at_every_size(Lang::En, "/nobody"));
}

#[test]
fn deleting_asks_and_names_players_game_date_and_file() {
    let broken = guest(Lang::Nl, (80, 24)).press("<end>d").characters();
    insta::assert_snapshot!(format!("{}\n{broken}", at_every_size(Lang::En, "<down>d")));
}

#[test]
fn only_yes_deletes_and_the_row_stays_near() {
    for no in ["n", "<esc>", "x", "<enter>", "d"] {
        let guest = guest(Lang::En, (80, 24)).press("<down>d").press(no);
        assert!(matches!(guest.last, Outcome::Stay), "{no}");
    }
    let mut guest = guest(Lang::En, (80, 24)).press("<down>dy");
    let Outcome::Delete(path) = &guest.last else {
        panic!("{:?}", guest.last);
    };
    assert!(path.ends_with("two.toml"));
    guest.menu.forget(&path.clone());
    let guest = guest.press("<enter>");
    assert!(matches!(&guest.last, Outcome::Review(path) if path.ends_with("three.toml")));
}

#[test]
fn a_game_in_use_is_not_asked_about_and_it_is_said_why() {
    let guest = guest(Lang::En, (80, 24)).press("<down><down><down>d");
    let page = guest.characters();
    assert!(
        page.contains("Not deleted: the game is open elsewhere"),
        "{page}"
    );
    assert!(matches!(guest.press("y").last, Outcome::Stay));
}

#[test]
fn games_are_found_by_player_game_date_and_result_in_any_spelling() {
    for (sought, files) in [
        ("tussenbroek", "three"),
        ("ANNA li", "three"),
        ("zoe 1-0", "two"),
        ("0-1", ""),
        ("0-2", "three"),
        ("anna", "one three four"),
        ("draughts anna", "three"),
        ("dammen", "three"),
        ("mat", "two"),
        ("unfinished", "one five"),
        ("niet uit anna", "one"),
        ("2026-11-30", "one"),
        ("30-11", "one"),
        ("beschadigd", "broken"),
        ("chess 1869", "one two four"),
    ] {
        let guest = guest(Lang::En, (120, 40)).press("/").press(sought);
        let page = guest.characters();
        let count = format!("{} of 6", files.split_whitespace().count());
        assert!(page.contains(&count), "{sought}\n{page}");
        if let Some(first) = files.split_whitespace().next() {
            assert!(page.contains(&format!("{first}.toml")), "{sought}\n{page}");
        }
    }
}

#[test]
fn one_comes_back_to_the_same_game_wherever_it_stands_by_then() {
    let mut guest = guest(Lang::En, (80, 24)).press("/anna<enter><down>");
    let mut after = shelf();
    let three = after.remove(2);
    after.insert(0, three);
    guest.menu.reopen(after, Vec::new());
    let guest = guest.press("<enter>");
    assert!(matches!(&guest.last, Outcome::Review(path) if path.ends_with("three.toml")));
    let page = guest.characters();
    assert!(
        page.contains("3 of 6"),
        "what was sought is sought still: {page}"
    );
}

#[test]
fn escape_first_shows_all_games_again_and_then_leaves() {
    let guest = guest(Lang::En, (80, 24)).press("/zoe<enter><esc>");
    assert!(guest.characters().contains("6 games"));
    let guest = guest.press("<esc>");
    assert!(
        guest.characters().contains("New game"),
        "{}",
        guest.characters()
    );
}

/// A shelf of any length, of any games.
fn any_shelf(random: &mut Rng) -> Vec<Listed> {
    let names = ["Anna", "bram", "Zoë", "", "李小龍"];
    let mut shelf: Vec<_> = (0..random.u64(0..40))
        .map(|hours| {
            let file = format!("{}-{hours}", random.u8(..));
            let game = Game::ALL[random.usize(0..Game::ALL.len())];
            let names: Vec<_> = game
                .seats()
                .iter()
                .map(|_| names[random.usize(0..names.len())])
                .collect();
            let status = match random.u8(0..4) {
                0 => Status::InUse,
                1 => Status::Over(Verdict::won(game.seats()[0], Ending::Mate)),
                _ => Status::Unfinished,
            };
            listed(
                &file,
                hours,
                summary(game, &names, random.usize(0..90), status),
            )
        })
        .collect();
    shelf.extend((0..random.u8(0..4)).map(|number| damaged(&format!("broken-{number}"))));
    shelf
}

/// Which of these are seen after some keys, by their files.
fn seen(shelf: &[Listed], typed: &str) -> Vec<PathBuf> {
    let taste = taste(Lang::En);
    let here = taste.here(Rect::new(0, 0, 80, 24));
    let mut records = Records::default();
    records.refill(shelf, None);
    for key in keys(typed) {
        if let Some(intent) = here.keys.intent(&key, records.context()) {
            records.press(intent, shelf, 10);
        }
    }
    let places = records.seen().iter();
    places.map(|place| shelf[*place].path.clone()).collect()
}

#[test]
fn seeking_and_ordering_come_to_the_same_in_either_order() {
    let mut random = Rng::with_seed(1879);
    for _ in 0..150 {
        let shelf = any_shelf(&mut random);
        let order = random.usize(1..=Order::ALL.len());
        for sought in ["anna", "zoe bram", "1869", "broken", "1-0"] {
            let filtered = seen(&shelf, &format!("/{sought}<enter>{order}"));
            assert_eq!(filtered, seen(&shelf, &format!("{order}/{sought}<enter>")));
            // What is found stands among all in the same order.
            let all = seen(&shelf, &order.to_string());
            let mut rest = all.iter();
            assert!(filtered.iter().all(|file| rest.any(|other| other == file)));
            assert_eq!(all.len(), shelf.len());
        }
        let all = seen(&shelf, &order.to_string());
        let is_damaged = |file: &PathBuf| file.to_string_lossy().contains("broken");
        assert!(
            all.iter().is_sorted_by_key(is_damaged),
            "what is damaged comes last"
        );
    }
}

#[test]
fn any_keys_at_any_size_choose_a_game_while_there_is_one() {
    let pool = keys("<up><down><pgup><pgdn><home><end><esc><enter>//ddynan1234 5<back><del><c-u>");
    let mut random = Rng::with_seed(1869);
    let mut guest = guest(Lang::En, (80, 24));
    for press in 0..6_000 {
        if press % 53 == 0 {
            guest.area = Rect::new(0, 0, random.u16(1..150), random.u16(1..45));
            guest.taste.look.lang = Lang::ALL[random.usize(0..2)];
        }
        if press % 211 == 0 {
            guest.menu.reopen(any_shelf(&mut random), Vec::new());
            guest.menu.show_records(None);
        }
        guest.key(&pool[random.usize(0..pool.len())]);
        if let Outcome::Delete(path) = &guest.last {
            guest.menu.forget(&path.clone());
        }
        let here = guest.taste.here(guest.area);
        let view = guest.menu.view(&here);
        assert!(view.rows.is_empty() || view.list.chosen() < view.rows.len());
        if press % 3 == 0 {
            guest.characters();
        }
        guest.menu.show_records(None);
    }
}

/// The screen after some keys in the review of a game, and how it was left, if it was.
fn reviewed(plays: &str, typed: &str, (width, height): (u16, u16)) -> (String, Option<Left>) {
    let mut room = Room::unkept(played(Game::Chess1869, plays).table);
    let (mut pages, mut taste) = (Pages::default(), taste(Lang::En));
    let area = Rect::new(0, 0, width, height);
    let theme = taste.look.theme.clone();
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste).reviewing();
    sitting.sized(area);
    let mut left = None;
    for key in keys(typed) {
        if let Next::Leave(how) = sitting.key(&key) {
            left = Some(how);
        }
    }
    let screen = drawn(area, &theme, |frame| sitting.draw(frame));
    (rows(&screen, area), left)
}

#[test]
fn a_review_names_its_way_out_at_every_size() {
    let pages = SIZES.map(|size| reviewed(SCHOLAR, "]]", size).0);
    insta::assert_snapshot!(pages.join("\n────\n"));
}

#[test]
fn a_review_is_left_unasked_from_anywhere_in_it() {
    for plays in [SCHOLAR, "e2e4 e7e5"] {
        for keys in ["q", "<esc>", "]]q", "<end>q", "<end><esc>", "?<esc><esc>"] {
            let (screen, left) = reviewed(plays, keys, (80, 24));
            assert_eq!(left, Some(Left::ForMenu), "{keys}\n{screen}");
        }
    }
    // Who plays on in it has come to play, and is asked.
    let (screen, left) = reviewed("e2e4 e7e5", "<end>:Nf3<enter>q", (80, 24));
    assert_eq!(left, None, "{screen}");
    assert!(screen.contains("Leave for the menu?"), "{screen}");
}

#[test]
fn from_the_end_of_a_game_a_key_leads_to_its_beginning_to_another_and_to_all() {
    let screen = super::screen::play(80, 24, "chess-1869")
        .characters(":f3<enter>e5<enter>g4<enter>:Qh4<enter>");
    let keys = screen.lines().last().unwrap();
    for named in [
        "Home review",
        "Tab next game",
        "Backspace records",
        "m menu",
        "q leave",
    ] {
        assert!(keys.contains(named), "{keys}");
    }
    let leads = |typed| reviewed(SCHOLAR, typed, (80, 24)).1;
    assert!(matches!(leads("<end><tab>"), Some(Left::ForAnother(_))));
    assert_eq!(leads("<end><back>"), Some(Left::ForRecords(None)));
    assert_eq!(leads("<tab>"), None, "only at its end");
}
