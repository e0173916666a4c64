//! The menu on the screen: every page, both languages, several sizes; what the menu hands out.

use std::path::PathBuf;

use crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::law::article::Source;
use reglement::law::ending::{Ending, Verdict};
use reglement::room::journal::JournalError;
use reglement::room::record::read;
use reglement::room::shelf::{Listed, Status};
use reglement::table::act::{Act, Millis};
use reglement::table::setup::{First, Start};
use reglement::ui::hints::Hint;
use reglement::ui::menu::{Beginning, Menu, Outcome};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::kept::summary;
use super::keys::keys;
use super::taste::taste;

pub struct Guest {
    pub menu: Menu,
    pub taste: Taste,
    pub area: Rect,
    pub last: Outcome,
}

impl Guest {
    fn new(lang: Lang, width: u16, height: u16) -> Guest {
        Guest::with(lang, width, height, Vec::new())
    }

    pub fn with(lang: Lang, width: u16, height: u16, shelf: Vec<Listed>) -> Guest {
        let taste = taste(lang);
        Guest {
            menu: Menu::new(shelf, taste.choices(), 1869),
            taste,
            area: Rect::new(0, 0, width, height),
            last: Outcome::Stay,
        }
    }

    pub fn press(mut self, text: &str) -> Guest {
        for key in keys(text) {
            self.key(&key);
        }
        self
    }

    pub fn key(&mut self, key: &KeyEvent) {
        let here = self.taste.here(self.area);
        self.last = self.menu.press(key, &here);
        if let Outcome::Set(change) = &self.last {
            self.taste.change(change);
            self.menu.set_choices(self.taste.choices());
        }
    }

    pub fn picture(&self) -> String {
        drawn(self.area, &self.taste.look.theme, |frame| {
            let here = self.taste.here(self.area);
            self.menu.draw(frame, &here);
        })
    }

    pub fn characters(&self) -> String {
        rows(&self.picture(), self.area)
    }

    fn begun(self) -> Beginning {
        match self.last {
            Outcome::Start(beginning) => *beginning,
            other => panic!("no game was begun, but {other:?}"),
        }
    }
}

/// A shelf with one game of each kind.
fn shelf() -> Vec<Listed> {
    let game = |file: &str, names: [&str; 2], plies, status| Listed {
        path: PathBuf::from(format!("/games/{file}.toml")),
        last: Millis(1_796_000_000_000),
        game: Ok(summary(Game::Chess1869, &names, plies, status)),
    };
    let text = b"reglement = 1\ngame = \"chess-1869\"\nbegun = nonsense\n";
    let damaged = Listed {
        path: PathBuf::from("/games/torn.toml"),
        last: Millis(1_700_000_000_000),
        game: Err(JournalError::Damaged {
            path: PathBuf::from("/games/torn.toml"),
            error: read(text).expect_err("no record"),
        }),
    };
    vec![
        game("one", ["Anna", "李小龍"], 23, Status::Unfinished),
        game("two", ["", "\u{202E}ab\u{1B}[31mcd"], 4, Status::InUse),
        game(
            "three",
            ["Een naam die veel te lang is voor de regel", "Bram"],
            61,
            Status::Over(Verdict::won(Seat::Black, Ending::Mate)),
        ),
        damaged,
    ]
}

const FORM: &str = "<enter><enter>";

#[test]
fn the_first_page() {
    insta::assert_snapshot!(Guest::new(Lang::En, 80, 24).picture());
}

#[test]
fn the_first_page_with_a_game_to_go_on_with() {
    insta::assert_snapshot!(Guest::with(Lang::Nl, 80, 24, shelf()).picture());
}

#[test]
fn the_first_page_narrow_and_wide() {
    let narrow = Guest::with(Lang::En, 60, 20, shelf()).characters();
    let wide = Guest::with(Lang::En, 120, 40, shelf()).characters();
    insta::assert_snapshot!(format!("{narrow}\n{}\n{wide}", "=".repeat(120)));
}

#[test]
fn the_choice_of_a_game() {
    let english = Guest::new(Lang::En, 80, 24).press("<enter>").picture();
    let dutch = Guest::new(Lang::Nl, 80, 24)
        .press("<enter><down>")
        .characters();
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn a_game_is_set_up() {
    let english = Guest::new(Lang::En, 80, 24).press(FORM).picture();
    let dutch = Guest::new(Lang::Nl, 80, 24)
        .press(FORM)
        .press("<down>Zoë<tab>Bram<tab>")
        .picture();
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn a_game_is_set_up_in_a_narrow_window() {
    insta::assert_snapshot!(
        Guest::new(Lang::Nl, 60, 20)
            .press(FORM)
            .press("<end><up><up><up>")
            .picture()
    );
}

#[test]
fn odds_are_given() {
    let odds =
        format!("{FORM}<end><up><up><up><enter><down><down><enter><down><enter><end><enter>");
    let english = Guest::new(Lang::En, 80, 24).press(&odds).picture();
    let form = Guest::new(Lang::En, 80, 24)
        .press(&odds)
        .press("<esc>")
        .characters();
    let dutch = Guest::new(Lang::Nl, 60, 20).press(&odds).characters();
    insta::assert_snapshot!(format!("{english}\n{form}\n{dutch}"));
}

#[test]
fn odds_of_no_man_are_wrong_and_it_is_said() {
    let guest = Guest::new(Lang::En, 80, 24)
        .press(FORM)
        .press("<end><up><up><up><enter><down><enter>");
    let page = guest.characters();
    let form = guest.press("<esc><home><enter>").picture();
    insta::assert_snapshot!(format!("{page}\n{form}"));
}

#[test]
fn an_undertaking() {
    let typed = format!("{FORM}<end><up><up><enter><down><enter><down><down><right><down>f7");
    let english = Guest::new(Lang::En, 80, 24).press(&typed).picture();
    let wrong = Guest::new(Lang::Nl, 80, 24)
        .press(&typed)
        .press("x")
        .characters();
    let form = Guest::new(Lang::Nl, 80, 24)
        .press(&typed)
        .press("<esc>")
        .characters();
    insta::assert_snapshot!(format!("{english}\n{wrong}\n{form}"));
}

#[test]
fn the_kept_games() {
    let first = Guest::with(Lang::En, 80, 24, shelf())
        .press("<down><down><down><enter>")
        .picture();
    let over = Guest::with(Lang::Nl, 80, 24, shelf())
        .press("<down><down><down><enter><end><up>")
        .characters();
    let damaged = Guest::with(Lang::Nl, 60, 20, shelf())
        .press("<down><down><down><enter><end>")
        .picture();
    let none = Guest::new(Lang::En, 80, 24)
        .press("<down><down><enter>")
        .characters();
    insta::assert_snapshot!(format!("{first}\n{over}\n{damaged}\n{none}"));
}

#[test]
fn the_settings() {
    let open = "<down><down><down><down><enter>";
    let english = Guest::new(Lang::En, 80, 24).press(open).picture();
    let changed = Guest::new(Lang::En, 80, 24)
        .press(open)
        .press("<right><down><right><down><right><right><down><right><down><right>")
        .picture();
    insta::assert_snapshot!(format!("{english}\n{changed}"));
}

#[test]
fn three_times_enter_begin_a_game() {
    let begun = Guest::new(Lang::En, 80, 24)
        .press("<enter><enter><enter>")
        .begun();
    assert_eq!(begun.setup.game, Game::Chess1869);
    assert_eq!(begun.setup.start, Start::Array);
    assert_eq!(begun.setup.first, First::Settled(Seat::White));
    assert!(begun.acts.is_empty());
}

#[test]
fn the_game_is_as_it_was_set_up() {
    let text = format!(
        "{FORM}<down>Anna<down>Bram<down><down><down><enter><down><down><enter><down><enter><esc><home><enter>"
    );
    let begun = Guest::new(Lang::En, 80, 24).press(&text).begun();
    assert_eq!(begun.setup.names, ["Anna", "Bram"]);
    assert_eq!(
        begun.setup.first,
        First::Settled(Seat::Black),
        "who gives odds begins"
    );
    let Start::Odds(odds) = &begun.setup.start else {
        panic!("no odds")
    };
    assert_eq!((odds.giver, odds.men.len()), (Seat::Black, 1));
    assert!(begun.setup.position().is_ok());
}

#[test]
fn an_undertaking_is_the_first_act() {
    let text =
        format!("{FORM}<end><up><up><enter><down><enter><down><down><down>f7<esc><home><enter>");
    let begun = Guest::new(Lang::En, 80, 24).press(&text).begun();
    assert!(
        matches!(begun.acts.as_slice(), [(Seat::White, Act::Undertake(how))] if how.man.is_none() && how.on.is_some())
    );
}

#[test]
fn lots_put_the_names_where_they_fell() {
    let mut first = Vec::new();
    let mut guest = Guest::new(Lang::En, 80, 24)
        .press(FORM)
        .press("<down>Anna<down>Bram<down><left><home>");
    for _ in 0..20 {
        guest = guest.press("<enter>");
        let Outcome::Start(begun) = &guest.last else {
            panic!("no game")
        };
        assert!(matches!(begun.setup.first, First::Lot { .. }));
        first.push(begun.setup.names[0].clone());
    }
    assert!(first.iter().any(|name| name == "Anna") && first.iter().any(|name| name == "Bram"));
}

#[test]
fn modern_chess_asks_for_no_odds() {
    let page = Guest::new(Lang::En, 80, 24)
        .press("<enter><down><down><down><enter>")
        .characters();
    assert!(
        !page.contains("Odds") && !page.contains("Undertaking"),
        "{page}"
    );
}

#[test]
fn an_unfinished_game_comes_first() {
    let guest = Guest::with(Lang::En, 80, 24, shelf()).press("<enter>");
    assert!(matches!(&guest.last, Outcome::Resume(path) if path.ends_with("one.toml")));
    let records = Guest::with(Lang::En, 80, 24, shelf()).press("<down><down><down><enter>");
    let records = records.press("<right>");
    assert!(matches!(&records.last, Outcome::Review(path) if path.ends_with("one.toml")));
    let records = records.press("<down><down><enter>");
    assert!(matches!(&records.last, Outcome::Review(path) if path.ends_with("three.toml")));
    let records = records.press("<down><enter>");
    assert!(
        matches!(&records.last, Outcome::Stay),
        "a damaged record is not opened"
    );
}

#[test]
fn what_can_be_read_of_a_damaged_game_is_offered_as_a_copy() {
    let text = super::kept::played(Game::Chess1869, "e2e4 e7e5").text();
    let path = PathBuf::from("/games/damaged.toml");
    let error = read(text.replace("e7e5", "e7e2").as_bytes()).expect_err("no sound record");
    let damaged = || Listed {
        path: path.clone(),
        last: Millis(1_700_000_000_000),
        game: Err(JournalError::Damaged {
            path: path.clone(),
            error: error.clone(),
        }),
    };
    for (lang, offer) in [
        (
            Lang::En,
            "One ply can be read; a copy can go on from there.",
        ),
        (
            Lang::Nl,
            "Eén zet is leesbaar; van daar kan een kopie verdergaan.",
        ),
    ] {
        let records = Guest::with(lang, 80, 24, vec![damaged()]).press("<down><down><enter>");
        let page = records.characters();
        assert!(page.contains(offer), "{page}");
        let records = records.press("<enter>");
        assert!(matches!(&records.last, Outcome::Copy(copied) if *copied == path));
    }
}

#[test]
fn rules_and_articles_open_from_every_page() {
    assert!(matches!(
        Guest::new(Lang::En, 80, 24).press("r").last,
        Outcome::Book
    ));
    assert!(matches!(
        Guest::new(Lang::En, 80, 24)
            .press("<enter><down><down><down>r")
            .last,
        Outcome::Source(Source::ChessModern)
    ));
    let guest = Guest::new(Lang::En, 80, 24)
        .press(FORM)
        .press("<end><up><up>s");
    assert!(matches!(&guest.last, Outcome::Article(article) if article.id == "A22"));
}

#[test]
fn names_are_cut_and_cleaned() {
    let mut guest = Guest::new(Lang::En, 60, 20).press(FORM).press("<down>");
    guest
        .menu
        .paste(&format!("\u{202E}\u{1B}[31m{}\n", "李".repeat(99)));
    let page = guest.picture();
    assert!(!page.contains('\u{1B}') && !page.contains('\u{202E}'));
    let begun = guest
        .press("<home><up><up><up><up>")
        .press("<enter>")
        .begun();
    assert_eq!(begun.setup.names[0].chars().count(), 40);
}

#[test]
fn any_keys_at_any_size_leave_a_way_out() {
    let pool = keys(
        "<up><down><left><right><enter><enter><esc><tab><s-tab><home><end><pgup><pgdn><back>srhjkl/dy a1é李<del><c-u>",
    );
    let mut random = fastrand::Rng::with_seed(1869);
    let mut guest = Guest::with(Lang::En, 80, 24, shelf());
    let mut begun = 0;
    for press in 0..20_000 {
        if press % 97 == 0 {
            guest.area = Rect::new(0, 0, random.u16(1..130), random.u16(1..45));
        }
        if press % 211 == 0 {
            guest.menu.paste("f7\u{1B}[2J\n");
        }
        if press % 1009 == 0 {
            guest
                .menu
                .reopen(if random.bool() { shelf() } else { Vec::new() }, Vec::new());
        }
        guest.key(&pool[random.usize(0..pool.len())]);
        if let Outcome::Start(beginning) = &guest.last {
            begun += 1;
            assert!(beginning.setup.position().is_ok());
        }
        if press % 5 == 0 {
            let here = guest.taste.here(guest.area);
            let Hint { caps, .. } = guest.menu.view(&here).way_out;
            assert!(caps.contains("Esc") || caps == "q", "{caps}");
            let page = guest.characters();
            let big = guest.area.width >= 20 && guest.area.height >= 6;
            assert!(
                !big || page.lines().last().is_some_and(|line| line.contains("Esc")
                    || line.contains("q quit")
                    || line.contains("q stop")),
                "{page}"
            );
        }
    }
    assert!(begun > 20, "only {begun} games were begun");
}

#[test]
fn leaving_takes_more_than_the_start_of_an_arrow_key() {
    let guest = Guest::new(Lang::En, 80, 24).press("<esc><esc>");
    assert!(matches!(guest.last, Outcome::Stay));
    let guest = guest.press("<enter>");
    assert!(matches!(guest.last, Outcome::Quit));
    let inside = Guest::new(Lang::En, 80, 24).press("<enter>q");
    assert!(
        matches!(inside.last, Outcome::Stay),
        "from a page within it leads to the first page"
    );
    assert!(matches!(inside.press("q").last, Outcome::Quit));
}

#[test]
fn what_was_wrong_is_said_until_the_next_key() {
    let mut guest = Guest::new(Lang::En, 60, 20);
    guest.menu.tell(
        "config.toml, line 3: theme has no value “rood”; allowed are klassiek, nacht, zwartwit"
            .to_owned(),
    );
    assert!(guest.characters().contains("“rood”"));
    assert!(!guest.press("<down>").characters().contains("“rood”"));
}
