//! The menu where it speaks of draughts: the form, the odds, the settings of the board.

use ratatui::layout::Rect;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::table::house::{Aim, Omitted};
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::menu::{Menu, Outcome};
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::keys::keys;
use super::screen::play;
use super::taste::taste;

/// From the first page to the form of draughts.
const FORM: &str = "<enter><end><enter>";
/// From the form to its line of odds, of omitted captures, of who wins.
const ODDS: &str = "<end><up><up><up><up>";
const OMITTED: &str = "<end><up>";
const AIM: &str = "<end>";

/// One who stands before the menu.
struct Guest {
    menu: Menu,
    taste: Taste,
    area: Rect,
    last: Outcome,
}

impl Guest {
    fn new(lang: Lang, width: u16, height: u16) -> Guest {
        let taste = taste(lang);
        Guest {
            menu: Menu::new(Vec::new(), taste.choices(), 1879),
            taste,
            area: Rect::new(0, 0, width, height),
            last: Outcome::Stay,
        }
    }

    fn press(mut self, text: &str) -> Guest {
        for key in keys(text) {
            let here = self.taste.here(self.area);
            self.last = self.menu.press(&key, &here);
            if let Outcome::Set(change) = &self.last {
                self.taste.change(change);
                self.menu.set_choices(self.taste.choices());
            }
        }
        self
    }

    fn picture(&self) -> String {
        drawn(self.area, &self.taste.look.theme, |frame| {
            self.menu.draw(frame, &self.taste.here(self.area));
        })
    }

    fn characters(&self) -> String {
        rows(&self.picture(), self.area)
    }

    fn begun(self) -> Setup {
        match self.last {
            Outcome::Start(beginning) => beginning.setup,
            other => panic!("no game was begun, but {other:?}"),
        }
    }
}

#[test]
fn a_game_is_set_up() {
    let english = Guest::new(Lang::En, 80, 24).press(FORM).press(OMITTED);
    let dutch = Guest::new(Lang::Nl, 80, 24)
        .press(FORM)
        .press("<down>Zoë<tab>Bram<tab>");
    insta::assert_snapshot!(format!("{}\n{}", english.picture(), dutch.characters()));
}

#[test]
fn who_loses_wins_in_a_narrow_window() {
    let losing = Guest::new(Lang::Nl, 60, 20)
        .press(FORM)
        .press(AIM)
        .press("<right>");
    let aim = losing.picture();
    let omitted = losing.press("<up><right>").characters();
    let english = Guest::new(Lang::En, 60, 20).press(FORM).press(AIM);
    insta::assert_snapshot!(format!("{aim}\n{omitted}\n{}", english.characters()));
}

#[test]
fn men_and_the_draw_are_given() {
    // White gives; the draw, 31 and the last of the twenty.
    let odds =
        format!("{FORM}{ODDS}<enter><down><enter><down><down><enter><down><enter><end><enter>");
    let english = Guest::new(Lang::En, 80, 24).press(&odds);
    let page = english.picture();
    let form = english.press("<esc><up>").characters();
    let dutch = Guest::new(Lang::Nl, 60, 20).press(&odds).characters();
    insta::assert_snapshot!(format!("{page}\n{form}\n{dutch}"));
}

#[test]
fn odds_of_nothing_are_wrong_and_it_is_said() {
    let odds = format!("{FORM}{ODDS}<enter><down><down><enter>");
    let page = Guest::new(Lang::Nl, 60, 20).press(&odds);
    let form = Guest::new(Lang::En, 80, 24)
        .press(&odds)
        .press("<esc><home><enter>");
    assert!(matches!(form.last, Outcome::Stay));
    insta::assert_snapshot!(format!("{}\n{}", page.characters(), form.characters()));
}

#[test]
fn the_squares_are_set_and_the_sample_shows_it() {
    let open = "<end><up><enter>";
    let narrow = Guest::new(Lang::Nl, 60, 20).press(open).picture();
    let changed = Guest::new(Lang::En, 80, 24)
        .press(open)
        .press("<end><up><right><up><right><up><right>");
    assert_eq!(changed.taste.usual.omitted, Omitted::Allow);
    insta::assert_snapshot!(format!("{narrow}\n{}", changed.picture()));
}

#[test]
fn the_game_is_as_it_was_set_up() {
    let plain = Guest::new(Lang::En, 80, 24).press(FORM).press("<enter>");
    assert_eq!(plain.begun(), Setup::plain(Game::Draughts1879));
    let text = format!(
        "{FORM}{ODDS}<enter><down><down><enter><down><enter><down><enter><esc>{OMITTED}<left>{AIM}<right><home><enter>"
    );
    let setup = Guest::new(Lang::En, 80, 24).press(&text).begun();
    assert_eq!(
        setup.first,
        First::Settled(Seat::White),
        "D1: the giver is second"
    );
    assert_eq!(setup.draw_given, Some(Seat::Black));
    assert!(matches!(&setup.start, Start::Odds(odds) if odds.men.len() == 1));
    assert_eq!(
        (setup.house.omitted, setup.house.aim),
        (Omitted::Refuse, Aim::Lose)
    );
    assert!(setup.position().is_ok());
}

#[test]
fn a_new_game_begins_with_the_omitted_captures_of_the_settings() {
    let settings = "<end><up><enter><end><up><right><esc><home>";
    let setup = Guest::new(Lang::En, 80, 24)
        .press(settings)
        .press(FORM)
        .press("<enter>")
        .begun();
    assert_eq!(setup.house.omitted, Omitted::Allow);
}

#[test]
fn the_articles_of_the_lines_open() {
    for (line, id) in [
        ("<down><down><down>", "D1"),
        (ODDS, "DP8b"),
        (OMITTED, "D13"),
        (AIM, "DP13"),
    ] {
        let guest = Guest::new(Lang::En, 80, 24)
            .press(FORM)
            .press(line)
            .press("s");
        assert!(
            matches!(&guest.last, Outcome::Article(article) if article.id == id),
            "{id}: {:?}",
            guest.last
        );
    }
    let guest = Guest::new(Lang::En, 80, 24)
        .press(FORM)
        .press(ODDS)
        .press("<enter>s");
    assert!(matches!(&guest.last, Outcome::Article(article) if article.id == "DP8b"));
}

#[test]
fn a_changed_setting_is_handed_out_to_be_kept() {
    let mut taste = taste(Lang::En);
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1879);
    let mut pages = Pages::default();
    let mut hall = Hall::new(&mut menu, &mut pages, &mut taste);
    hall.sized(Rect::new(0, 0, 80, 24));
    let mut kept = Vec::new();
    for key in keys("<end><up><enter><end><up><right><up><right><up><right>") {
        if let Next::Leave(Goal::Keep(change)) = hall.key(&key) {
            kept.push(format!("{change:?}"));
        }
    }
    assert_eq!(
        kept,
        ["Omitted(Allow)", "Playing(Light)", "Numbers(Hidden)"]
    );
}

#[test]
fn the_menu_of_the_game_sets_the_squares_and_stays() {
    let open = play(80, 24, "draughts-1879").press("m<end><up><up><up><up><up>");
    let changed =
        play(80, 24, "draughts-1879").press("m<end><up><up><up><up><up><enter><down><enter>");
    insta::assert_snapshot!(format!("{open}\n{changed}"));
}
