//! The menu where it speaks of chess for four: who sits where, who begins, odds, positions, undertakings, kept games.

use std::path::PathBuf;

use ratatui::layout::Rect;
use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::room::shelf::{Listed, Status};
use reglement::rules::cross::seating::{Order, Partners};
use reglement::table::act::{Act, Millis};
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::menu::{Beginning, Menu, Outcome};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::kept::summary;
use super::keys::keys;
use super::taste::taste;

/// From the first page to the forms.
const FORM_1869: &str = "<enter><down><enter>";
const FORM_1967: &str = "<enter><down><down><enter>";
/// The lines of the form of 1869 and the last of that of 1967, counted from the top.
const PARTNERS: usize = 5;
const ORDER: usize = 6;
const FIRST: usize = 7;
const ODDS: usize = 9;
const POSITION: usize = 10;
const PLEDGE: usize = 11;
const POSITION_1967: usize = 7;
const FIRST_1967: usize = 5;

/// The keys that lead to a line of a form from wherever one is.
fn to(line: usize) -> String {
    "<up>".repeat(15) + &"<down>".repeat(line)
}

/// South's king and rook, and three kings.
const ROOK: &str = "10,yK,3/14/14/13,gK/14/14/14/14/14/14/bK,13/14/14/3,rK,rR,9 b - - - - -";

/// One who stands before the menu.
struct Guest {
    menu: Menu,
    taste: Taste,
    area: Rect,
    last: Outcome,
}

impl Guest {
    fn new(lang: Lang, width: u16, height: u16) -> Guest {
        Guest::with(lang, width, height, Vec::new())
    }

    fn with(lang: Lang, width: u16, height: u16, shelf: Vec<Listed>) -> Guest {
        let taste = taste(lang);
        Guest {
            menu: Menu::new(shelf, taste.choices(), 1967),
            taste,
            area: Rect::new(0, 0, width, height),
            last: Outcome::Stay,
        }
    }

    fn press(mut self, text: &str) -> Guest {
        for key in keys(text) {
            let here = self.taste.here(self.area);
            self.last = self.menu.press(&key, &here);
        }
        self
    }

    fn paste(mut self, text: &str) -> Guest {
        self.menu.paste(text);
        self
    }

    fn characters(&self) -> String {
        let picture = drawn(self.area, &self.taste.look.theme, |frame| {
            self.menu.draw(frame, &self.taste.here(self.area));
        });
        rows(&picture, self.area)
    }

    fn begun(self) -> Beginning {
        match self.press(&to(0)).press("<enter>").last {
            Outcome::Start(beginning) => *beginning,
            other => panic!("no game was begun, but {other:?}"),
        }
    }

    fn setup(self) -> Setup {
        self.begun().setup
    }
}

fn english() -> Guest {
    Guest::new(Lang::En, 80, 24).press(FORM_1869)
}

/// The forms of 1869, one under the other, with each of its lines chosen.
fn every_line(lang: Lang, form: &str, lines: usize, (width, height): (u16, u16)) -> Vec<String> {
    let page = |line| {
        let down = "<down>".repeat(line);
        let guest = Guest::new(lang, width, height).press(form).press(&down);
        guest.characters()
    };
    (0..lines).map(page).collect()
}

#[test]
fn four_are_seated_partners_beside_each_other_and_the_turn_clockwise() {
    let names = "<down>Anna<tab>Bram<tab>Cato<tab>Zoë";
    let english = english().press(names);
    let seated = english
        .press(&to(PARTNERS))
        .press("<right>")
        .press("<down><right>");
    let page = seated.characters();
    let partners = seated.press("<up>").characters();
    let dutch = Guest::new(Lang::Nl, 120, 40)
        .press(FORM_1869)
        .press(&to(FIRST));
    insta::assert_snapshot!(format!("{page}\n{partners}\n{}", dutch.characters()));
}

#[test]
fn the_form_of_1967_has_nothing_to_choose_but_names_the_first_move_and_a_position() {
    let english = Guest::new(Lang::En, 80, 24)
        .press(FORM_1967)
        .press("<down><down>");
    let page = english.characters();
    for other in ["Partners", "Turns go", "Odds", "Undertaking"] {
        let line = format!("    {other} ");
        assert!(!page.contains(&line), "{other}: {page}");
    }
    let dutch = Guest::new(Lang::Nl, 80, 24)
        .press(FORM_1967)
        .press(&to(POSITION_1967));
    insta::assert_snapshot!(format!("{page}\n{}", dutch.characters()));
}

#[test]
fn the_game_is_as_it_was_set_up() {
    let names = "<down>Anna<tab>Bram<tab>Cato<tab>Dirk";
    let guest = english()
        .press(names)
        .press(&to(PARTNERS))
        .press("<right><down><right>");
    let setup = guest.press(&to(FIRST)).press("<right><right>").setup();
    assert_eq!(setup.game, Game::Four1869);
    assert_eq!(setup.names, ["Anna", "Bram", "Cato", "Dirk"]);
    assert_eq!(setup.house.seating.partners, Partners::Adjacent);
    assert_eq!(setup.house.seating.order, Order::Clockwise);
    assert_eq!(
        setup.first,
        First::Settled(Seat::East),
        "V6: East is the other after-player"
    );
    assert!(setup.position().is_ok());
}

#[test]
fn the_lot_falls_only_on_those_who_may_begin_and_on_each_of_them() {
    let drawn = |form: &str, keys: &str| {
        let mut guest = Guest::new(Lang::En, 80, 24).press(form).press(keys);
        let mut seats = Vec::new();
        for _ in 0..60 {
            guest = guest.press(&to(0)).press("<enter>");
            let Outcome::Start(begun) = &guest.last else {
                panic!("no game")
            };
            assert!(matches!(begun.setup.first, First::Lot { .. }));
            assert_eq!(
                begun.setup.position().unwrap().turn(),
                begun.setup.first_seat()
            );
            seats.push(begun.setup.first_seat());
        }
        seats.sort();
        seats.dedup();
        seats
    };
    assert_eq!(drawn(FORM_1869, ""), Seat::FOUR, "V5");
    let beside = format!("{}<right>", to(PARTNERS));
    assert_eq!(drawn(FORM_1869, &beside), [Seat::South, Seat::North], "V6");
    let clockwise = format!("{}<right><down><right>", to(PARTNERS));
    assert_eq!(drawn(FORM_1869, &clockwise), [Seat::West, Seat::East], "V6");
    assert_eq!(drawn(FORM_1967, ""), [Seat::South, Seat::West], "T3");
}

#[test]
fn a_seat_that_may_no_longer_begin_leaves_it_to_the_lot() {
    let south = english().press(&to(FIRST)).press("<right>");
    assert!(south.characters().contains("South begins"));
    let clockwise = south.press(&to(PARTNERS)).press("<right><down><right>");
    let page = clockwise.characters();
    assert!(page.contains("lots decide: West or East"), "{page}");
}

#[test]
fn who_gives_odds_begins_whoever_he_is() {
    // East gives his queen; with partners beside each other he is no after-player.
    let east = "<enter><down><down><down><down><enter>";
    let queen = "<end><enter>";
    let guest = english()
        .press(&to(PARTNERS))
        .press("<right>")
        .press(&to(ODDS))
        .press(east);
    let guest = guest.press(queen);
    let page = guest.characters();
    assert!(page.contains("[x] queen n7"), "{page}");
    assert!(page.contains('↑'), "{page}");
    let odds = guest.press("<esc>").press(&to(ODDS));
    let page = odds.characters();
    assert!(page.contains("A5 ") && page.contains("A3 "), "{page}");
    let form = odds.press(&to(FIRST));
    let page = form.characters();
    assert!(page.contains("East gives odds, and so begins"), "{page}");
    let setup = form.setup();
    assert_eq!(setup.first, First::Settled(Seat::East), "A5");
    let Start::Odds(odds) = &setup.start else {
        panic!("no odds")
    };
    let array = setup.array();
    let men = odds.men.iter().map(|at| array.piece(*at).unwrap().seat);
    assert_eq!(
        (odds.giver, men.collect::<Vec<_>>()),
        (Seat::East, vec![Seat::East])
    );
}

#[test]
fn a_queen_that_is_given_is_given_no_longer_when_she_stands_elsewhere() {
    // West's queen, the last of his men, is on a8 with partners opposite; with partners beside each other his king is.
    let queen = "<enter><down><down><enter><end><enter><esc>";
    let guest = english().press(&to(ODDS)).press(queen);
    let page = guest.characters();
    assert!(page.contains("West gives queen a8"), "{page}");
    let guest = guest.press(&to(PARTNERS)).press("<right>");
    let page = guest.characters();
    assert!(
        !page.contains("queen a8") && page.contains("Odds of no man"),
        "{page}"
    );
}

#[test]
fn a_position_is_typed_and_says_itself_who_moves() {
    let guest = english().press(&to(POSITION)).paste(ROOK);
    let first = guest.press(&to(FIRST));
    let page = first.characters();
    assert!(page.contains("West is to move in the position"), "{page}");
    let setup = first.setup();
    assert_eq!(setup.first, First::Settled(Seat::West));
    assert!(matches!(setup.start, Start::Position(_)));
    assert!(setup.position().is_ok());
}

#[test]
fn a_text_that_is_no_position_begins_no_game_and_it_is_said() {
    let wrong = |text: &str| {
        let guest = english().press(&to(POSITION)).paste(text);
        let page = guest.characters();
        let started = guest.press(&to(0)).press("<enter>");
        assert!(matches!(started.last, Outcome::Stay));
        assert!(started.characters().contains("This cannot be played"));
        page
    };
    let fields = wrong("3,rK,10 r");
    let kings = wrong(&ROOK.replace("gK", "gQ"));
    insta::assert_snapshot!(format!("{fields}\n{kings}"));
}

#[test]
fn men_are_given_from_the_array_and_not_from_a_position() {
    let odds = "<enter><down><enter><down><down><down><down><enter><esc>";
    let guest = english()
        .press(&to(ODDS))
        .press(odds)
        .press(&to(POSITION))
        .paste(ROOK);
    let started = guest.press(&to(0)).press("<enter>");
    assert!(matches!(started.last, Outcome::Stay));
    let page = started.characters();
    assert!(page.contains("not from a position"), "{page}");
}

#[test]
fn any_of_four_may_undertake_to_mate_on_a_square_of_the_cross() {
    let north = "<enter><down><down><down><enter><down><down><down>";
    let guest = english().press(&to(PLEDGE)).press(north);
    let wrong = guest.press("c14").characters();
    assert!(wrong.contains("it has a to n, 1 to 14"), "{wrong}");
    let guest = english().press(&to(PLEDGE)).press(north).press("n11<esc>");
    assert!(guest.characters().contains("North will mate on n11"));
    let begun = guest.begun();
    let [(Seat::North, Act::Undertake(how))] = begun.acts.as_slice() else {
        panic!("{:?}", begun.acts)
    };
    assert_eq!((how.man, how.on), (None, CROSS.named("n11")));
}

#[test]
fn the_articles_of_the_lines_open() {
    for (form, line, id) in [
        (FORM_1869, PARTNERS, "V3"),
        (FORM_1869, ORDER, "V4"),
        (FORM_1869, FIRST, "V5"),
        (FORM_1869, ODDS, "A5"),
        (FORM_1869, PLEDGE, "A22"),
        (FORM_1967, POSITION_1967, ""),
        (FORM_1967, FIRST_1967, "T3"),
    ] {
        let guest = Guest::new(Lang::En, 80, 24).press(form).press(&to(line));
        let guest = guest.press("s");
        match &guest.last {
            Outcome::Article(article) => assert_eq!(article.id, id),
            other => assert!(id.is_empty(), "{line} {id}: {other:?}"),
        }
    }
    let beside = english()
        .press(&to(PARTNERS))
        .press("<right>")
        .press(&to(FIRST))
        .press("s");
    assert!(matches!(&beside.last, Outcome::Article(article) if article.id == "V6"));
}

#[test]
fn all_lines_are_in_sight_in_the_usual_window_and_marked_where_they_are_not() {
    for lang in Lang::ALL {
        for page in every_line(lang, FORM_1967, 10, (80, 24)) {
            let more = |line: &str| line.ends_with('↑') || line.ends_with('↓');
            assert!(!page.lines().any(more), "{page}");
        }
        for page in every_line(lang, FORM_1869, 12, (60, 16)) {
            let marks = page
                .lines()
                .filter(|line| line.ends_with(['↑', '↓']))
                .count();
            assert!(marks > 0, "{page}");
            assert!(page.contains('▸'), "{page}");
        }
    }
}

#[test]
fn another_game_keeps_the_names() {
    let named = || english().press("<down>Anna<tab>Bram<tab>Cato<tab>Dirk<esc>");
    let chess = named().press("<up><enter>").setup();
    assert_eq!(chess.names, ["Anna", "Bram"]);
    let setup = named().press("<down><enter>").setup();
    assert_eq!(setup.game, Game::Four1967);
    assert_eq!(setup.names, ["Anna", "Bram", "Cato", "Dirk"]);
}

/// A game that is open and one that is half won.
fn shelf() -> Vec<Listed> {
    let listed = |file: &str, game, plies, status| Listed {
        path: PathBuf::from(format!("/games/{file}.toml")),
        last: Millis(1_796_000_000_000),
        game: Ok(summary(
            game,
            &["Anna", "Bram van het lange eind", "", "李小龍"],
            plies,
            status,
        )),
    };
    let half = Verdict {
        winners: [Seat::South, Seat::North].into_iter().collect(),
        share: Share::Half,
        ending: Ending::BothMated,
    };
    vec![
        listed("one", Game::Four1869, 9, Status::Unfinished),
        listed("two", Game::Four1967, 123, Status::Over(half)),
    ]
}

#[test]
fn kept_games_have_four_names() {
    let open = "<down><down><down><enter>";
    let first = Guest::with(Lang::En, 80, 24, shelf()).press(open);
    assert!(
        first.characters().contains("3 moves"),
        "nine plies are two moves of each and one"
    );
    let over = Guest::with(Lang::Nl, 60, 20, shelf())
        .press(open)
        .press("<down>");
    let home = Guest::with(Lang::Nl, 80, 24, shelf());
    insta::assert_snapshot!(format!(
        "{}\n{}\n{}",
        first.characters(),
        over.characters(),
        home.characters()
    ));
}
