//! The menu where it speaks of games to the letter: who watches, claims, what is set up wrongly, settings, kept games.

use std::path::PathBuf;

use ratatui::layout::Rect;
use reglement::board::grid::{CROSS, EIGHT};
use reglement::config::Letter;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::room::shelf::{Listed, Status, Summary};
use reglement::table::act::Millis;
use reglement::table::house::{Claims, Omitted, Watch};
use reglement::table::setup::Setup;
use reglement::table::slips::Slip;
use reglement::ui::menu::house::Usual;
use reglement::ui::menu::{Menu, Outcome};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::kept::summary;
use super::keys::keys;
use super::taste::taste;

/// From the first page to the forms.
const CHESS: &str = "<enter><enter>";
const FOUR: &str = "<enter><down><enter>";
const FOUR_1967: &str = "<enter><down><down><enter>";
const MODERN: &str = "<enter><end><up><enter>";
const DRAUGHTS: &str = "<enter><end><enter>";
/// To the line that says who watches, from any line of a form: of chess, of four, of draughts with the arbiter.
const WATCH: &str = "<end>";
const WATCH_DRAUGHTS: &str = "<end><up><up>";
/// To the letter, and to the page of what is set up wrongly.
const SLIPS: &str = "<end><right><down><down><enter>";

/// One who stands before the menu.
struct Guest {
    menu: Menu,
    taste: Taste,
    area: Rect,
    last: Outcome,
}

impl Guest {
    fn new(lang: Lang, width: u16, height: u16) -> Guest {
        Guest::with(lang, (width, height), Vec::new())
    }

    fn with(lang: Lang, (width, height): (u16, u16), shelf: Vec<Listed>) -> Guest {
        let taste = taste(lang);
        Guest {
            menu: Menu::new(shelf, taste.choices(), 1869),
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

    fn characters(&self) -> String {
        let picture = drawn(self.area, &self.taste.look.theme, |frame| {
            self.menu.draw(frame, &self.taste.here(self.area));
        });
        rows(&picture, self.area)
    }

    fn begun(self) -> Setup {
        match self.press("<home><enter>").last {
            Outcome::Start(beginning) => beginning.setup,
            other => panic!("no game was begun, but {other:?}"),
        }
    }

    fn article(self) -> &'static str {
        match self.press("s").last {
            Outcome::Article(article) => article.id,
            other => panic!("no article, but {other:?}"),
        }
    }
}

fn english(keys: &str) -> Guest {
    Guest::new(Lang::En, 80, 24).press(keys)
}

#[test]
fn the_players_watch_and_the_article_goes_with_the_line() {
    let arbiter = english(CHESS).press(WATCH).characters();
    let letter = english(CHESS).press(WATCH).press("<right>").characters();
    let silent = Guest::new(Lang::Nl, 80, 24)
        .press(CHESS)
        .press("<end><right><down><right>");
    insta::assert_snapshot!(format!("{arbiter}\n{letter}\n{}", silent.characters()));
}

#[test]
fn the_form_to_the_letter_in_a_wide_and_in_the_smallest_window() {
    let wide = Guest::new(Lang::En, 120, 40).press(FOUR);
    let wide = wide.press("<end><right>").characters();
    let small = Guest::new(Lang::Nl, 44, 12).press(CHESS);
    let small = small.press("<end><right><down>").characters();
    let smallest = Guest::new(Lang::En, 20, 6).press(CHESS);
    let smallest = smallest.press("<end><right><down><down>").characters();
    insta::assert_snapshot!(format!("{wide}\n{small}\n{smallest}"));
}

#[test]
fn the_form_of_draughts_says_no_more_of_omitted_captures() {
    let arbiter = english(DRAUGHTS).press(WATCH_DRAUGHTS).characters();
    assert!(arbiter.contains("Omitted captures"), "{arbiter}");
    let letter = english(DRAUGHTS).press(WATCH_DRAUGHTS).press("<right>");
    let page = letter.characters();
    assert!(!page.contains("Omitted captures"), "{page}");
    let dutch = Guest::new(Lang::Nl, 80, 24)
        .press(DRAUGHTS)
        .press(WATCH_DRAUGHTS)
        .press("<right>");
    insta::assert_snapshot!(format!("{page}\n{}", dutch.characters()));
    let house = letter.begun().house;
    assert_eq!(house.watch, Watch::Players(Claims::Hinted));
    assert_eq!(house.omitted, Omitted::Allow, "they always stand");
}

#[test]
fn chess_of_today_is_played_with_the_arbiter_alone() {
    let page = english(MODERN).characters();
    assert!(!page.contains("Played"), "{page}");
    for form in [CHESS, FOUR, FOUR_1967, DRAUGHTS] {
        let page = english(form).characters();
        assert!(page.contains("Played"), "{form}: {page}");
        assert!(!page.contains("Claims"), "{form}: {page}");
    }
}

#[test]
fn every_line_can_be_reached_and_is_in_sight_when_it_is_chosen() {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (60, 16), (26, 7), (20, 6)] {
            let mut guest = Guest::new(lang, width, height)
                .press(FOUR)
                .press("<end><right><home>");
            let mut marked = Vec::new();
            for _ in 0..16 {
                let page = guest.characters();
                let chosen = page.lines().find(|line| line.contains('▸'));
                marked.push(chosen.expect("the chosen line").to_owned());
                guest = guest.press("<down>");
            }
            let slips = lang.words().menu.watch.slips;
            let last = marked.last().expect("sixteen lines");
            let seen: String = slips.chars().take(8).collect();
            assert!(last.contains(&seen), "{width}x{height}: {last}");
        }
    }
}

#[test]
fn the_articles_of_the_lines_open() {
    let letter = "<right>";
    for (form, line, id) in [
        (CHESS, WATCH.to_owned(), "A6"),
        (CHESS, format!("{WATCH}{letter}<down>"), "A23"),
        (CHESS, format!("{WATCH}{letter}<down><down>"), "A1"),
        (FOUR, format!("{WATCH}{letter}"), "A6"),
        (FOUR, format!("{WATCH}{letter}<down><down>"), "A2"),
        (FOUR_1967, WATCH.to_owned(), "T9"),
        (FOUR_1967, format!("{WATCH}{letter}<down>"), "T9"),
        (DRAUGHTS, WATCH_DRAUGHTS.to_owned(), "D2"),
        (DRAUGHTS, format!("{WATCH_DRAUGHTS}{letter}<down>"), "D3"),
        (CHESS, SLIPS.to_owned(), "A1"),
    ] {
        assert_eq!(english(form).press(&line).article(), id, "{form} {line}");
    }
}

#[test]
fn what_is_set_up_wrongly_is_chosen_square_by_square() {
    let wrong = "<enter><down>b1 c1, g8-f8<down>H1";
    let page = english(CHESS).press(SLIPS).press(wrong);
    let seen = page.characters();
    let form = page.press("<esc>").characters();
    let dutch = Guest::new(Lang::Nl, 60, 20)
        .press(CHESS)
        .press(SLIPS)
        .press(wrong);
    let small = Guest::new(Lang::En, 20, 6)
        .press(CHESS)
        .press(SLIPS)
        .press(wrong);
    let wide = Guest::new(Lang::Nl, 120, 40).press(FOUR).press(SLIPS);
    insta::assert_snapshot!(format!(
        "{seen}\n{form}\n{}\n{}\n{}",
        dutch.characters(),
        small.characters(),
        wide.characters()
    ));
}

#[test]
fn the_game_is_as_it_was_set_up_wrongly() {
    let square = |name: &str| EIGHT.named(name).expect("a square");
    let setup = english(CHESS)
        .press(SLIPS)
        .press("<enter><down>b1 c1<down>h1<esc>")
        .begun();
    assert_eq!(
        setup.slips,
        [
            Slip::Turned,
            Slip::Swapped(square("b1"), square("c1")),
            Slip::Forgotten(square("h1"))
        ]
    );
    let position = setup.position().expect("a position");
    assert_eq!(position.piece(square("h1")), None);
    assert_eq!(
        position.piece(square("b1")),
        setup.proper().unwrap().piece(square("c1"))
    );
    let four = english(FOUR).press(SLIPS).press("<down>e14<esc>").begun();
    assert_eq!(
        four.slips,
        [Slip::Forgotten(CROSS.named("e14").expect("a square"))]
    );
}

#[test]
fn with_the_arbiter_nothing_is_set_up_wrongly() {
    let back = "<esc><end><up><up><left>";
    let setup = english(CHESS)
        .press(SLIPS)
        .press("<enter>")
        .press(back)
        .begun();
    assert_eq!(
        (setup.house.watch, setup.slips),
        (Watch::Arbiter, Vec::new())
    );
}

#[test]
fn odds_are_left_on_the_board_only_where_men_are_given() {
    let without = english(CHESS).press(SLIPS).characters();
    assert!(!without.contains("the odds left"), "{without}");
    // White gives the pawn of the king's bishop.
    let odds = "<down><down><down><down><down><down><enter><down><enter><down><down><enter><esc>";
    let given = english(CHESS).press(odds).press(SLIPS).press("<end>");
    assert!(
        given.characters().contains("the odds left"),
        "{}",
        given.characters()
    );
    assert_eq!(
        english(CHESS)
            .press(odds)
            .press(SLIPS)
            .press("<end>")
            .article(),
        "A3"
    );
    let setup = given.press("<enter><esc>").begun();
    assert_eq!(setup.slips, [Slip::OddsKept]);
    let taken_off = english(CHESS)
        .press(odds)
        .press(SLIPS)
        .press("<down><down>f2");
    assert!(
        taken_off.characters().contains("Nothing belongs on f2"),
        "{}",
        taken_off.characters()
    );
}

#[test]
fn what_is_no_error_is_told_and_begins_no_game() {
    for (typed, why) in [
        ("<down>b1", "With which square is b1 exchanged?"),
        ("<down>b1 g1", "The same belongs on b1 and g1"),
        ("<down>a4 b4", "The same belongs on a4 and b4"),
        ("<down>b1 b1", "b1 stands here twice"),
        ("<down>b1 c1<down>c1", "c1 stands here twice"),
        ("<down><down>e4", "Nothing belongs on e4"),
        ("<down><down>z9", "“z9” is no square of this board"),
    ] {
        let page = english(CHESS).press(SLIPS).press(typed);
        assert!(
            page.characters().contains(why),
            "{typed}: {}",
            page.characters()
        );
        let form = page.press("<esc><home><enter>");
        assert!(matches!(form.last, Outcome::Stay), "{typed}");
        assert!(
            form.characters().contains(why),
            "{typed}: {}",
            form.characters()
        );
    }
    let king = english(CHESS)
        .press(SLIPS)
        .press("<down><down>e1<esc><home><enter>");
    assert!(
        king.characters().contains("This cannot be played"),
        "{}",
        king.characters()
    );
}

#[test]
fn the_settings_say_what_a_new_game_begins_with() {
    let open = "<end><up><enter>";
    let narrow = Guest::new(Lang::Nl, 60, 20).press(open);
    let changed = english(open).press("<end><up><up><up><up><right><up><right>");
    assert_eq!(
        (changed.taste.usual.letter, changed.taste.usual.claims),
        (Letter::Players, Claims::Silent)
    );
    insta::assert_snapshot!(format!("{}\n{}", narrow.characters(), changed.characters()));
    let chess = changed.press("<esc><home>").press(CHESS);
    assert_eq!(chess.begun().house.watch, Watch::Players(Claims::Silent));
}

#[test]
fn a_setting_that_is_changed_changes_a_form_that_was_filled_in_only_there() {
    let filled = english(CHESS)
        .press(WATCH)
        .press("<right><down><right><esc><esc>");
    let setting = "<end><up><enter><end><up><right><esc><home>";
    let setup = filled.press(setting).press(CHESS).begun();
    assert_eq!(setup.house.watch, Watch::Players(Claims::Silent));
}

#[test]
fn what_is_usual_is_the_letter_only_where_there_is_one() {
    let usual = Usual {
        letter: Letter::Players,
        claims: Claims::Silent,
        omitted: Omitted::Refuse,
    };
    let watches = |game: Game| usual.house(game).watch;
    for game in [
        Game::Chess1869,
        Game::Four1869,
        Game::Four1967,
        Game::Draughts1879,
    ] {
        assert_eq!(watches(game), Watch::Players(Claims::Silent), "{game:?}");
    }
    assert_eq!(watches(Game::ChessModern), Watch::Arbiter);
}

#[test]
fn kept_games_to_the_letter_say_so() {
    let listed = |file: &str, watch| Listed {
        path: PathBuf::from(format!("/games/{file}.toml")),
        last: Millis(1_796_000_000_000),
        game: Ok(Summary {
            watch,
            ..summary(Game::Chess1869, &["Anna", "Bram"], 9, Status::Unfinished)
        }),
    };
    let shelf = || {
        let letter = Watch::Players(Claims::Hinted);
        vec![listed("one", letter), listed("two", Watch::Arbiter)]
    };
    let home = Guest::with(Lang::En, (80, 24), shelf()).characters();
    let list = Guest::with(Lang::En, (80, 24), shelf()).press("<down><down><down><enter>");
    let dutch = Guest::with(Lang::Nl, (60, 20), shelf()).press("<down><down><down><enter>");
    insta::assert_snapshot!(format!(
        "{home}\n{}\n{}",
        list.characters(),
        dutch.characters()
    ));
}
