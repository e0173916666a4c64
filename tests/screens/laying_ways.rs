//! The ways into and out of setting up a position: what is asked, what is taken along, what cannot be played.

use std::path::PathBuf;

use reglement::config;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::room::Room;
use reglement::table::contest::Length;
use reglement::table::control::Control;
use reglement::table::gift::usual;
use reglement::table::house::{Claims, Watch};
use reglement::table::laying::Laying;
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::look::Glyphs;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::menu::{Beginning, Menu, Outcome};
use reglement::ui::pages::Pages;
use reglement::ui::taste::Taste;

use super::desk::Desk;
use super::screen::play;
use super::taste::taste;

const SIZES: [(u16, u16); 3] = [(40, 16), (80, 24), (120, 40)];

/// A hall in which a position is set up for a game that was settled so.
fn settled_at<T>(
    taste: &Taste,
    setup: Setup,
    (width, height): (u16, u16),
    tried: impl FnOnce(&mut Desk<Hall<'_>>) -> T,
) -> T {
    let (mut taste, mut pages) = (taste.clone(), Pages::default());
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1879);
    let settled = Beginning {
        setup,
        acts: Vec::new(),
    };
    pages.open_desk(menu.take_over(&settled, None));
    let hall = Hall::new(&mut menu, &mut pages, &mut taste);
    tried(&mut Desk::new(hall, width, height))
}

fn at_desk<T>(game: Game, size: (u16, u16), tried: impl FnOnce(&mut Desk<Hall<'_>>) -> T) -> T {
    settled_at(&taste(Lang::En), Setup::plain(game), size, tried)
}

/// Without colour and with letters, in every window: what is seen after these keys.
fn plainly(lang: Lang, setup: &Setup, keys: &str) -> String {
    let mut plain = taste(lang);
    plain.look.theme = Theme::built_in("zwartwit", Colours::Sixteen).unwrap();
    plain.look.glyphs = Glyphs::Letters(lang);
    let seen = SIZES.map(|size| {
        settled_at(&plain, setup.clone(), size, |desk| {
            assert!(desk.press(keys).is_none());
            let rows = desk.rows();
            let rows: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
            rows.join("\n") + "\n"
        })
    });
    seen.join(&("=".repeat(60) + "\n"))
}

/// White gives the knight.
fn at_odds() -> Setup {
    let plain = Setup::plain(Game::Chess1869);
    let giver = reglement::board::piece::Seat::White;
    let knight = usual(&plain.array(), giver, reglement::board::piece::Role::Knight);
    Setup {
        start: Start::Odds(Odds {
            giver,
            men: knight.into_iter().collect(),
        }),
        first: First::Settled(giver),
        ..plain
    }
}

#[test]
fn what_is_neither_played_nor_copied_is_left_only_when_somebody_says_yes() {
    for game in Game::ALL {
        for size in SIZES {
            at_desk(game, size, |desk| {
                let closed = "Esc back";
                // Nothing was changed: nothing is asked.
                desk.press("q");
                desk.shows(closed);
                // The line of the position, by its keys alone.
                desk.press("<end>");
                let place = (0..30).find(|_| {
                    desk.press("<up>");
                    desk.text().contains("set up")
                });
                assert!(place.is_some(), "{game:?}\n{}", desk.text());
                for way in ["<esc>", "q"] {
                    desk.press("<enter>x1");
                    let set_up = desk.text();
                    for answer in ["<esc>", "n"] {
                        desk.press(way);
                        desk.shows("unplayed?");
                        desk.press(answer);
                        assert_eq!(desk.text(), set_up, "{game:?} {size:?}");
                    }
                    desk.press(way);
                    desk.press("y");
                    desk.shows(closed);
                    // It lies there still.
                    desk.press("<enter>");
                    assert_eq!(desk.text(), set_up, "{game:?} {size:?}");
                    desk.press("u");
                    desk.press(way);
                    desk.shows(closed);
                }
            });
        }
    }
}

#[test]
fn who_interrupts_is_asked_once() {
    at_desk(Game::Draughts1879, (80, 24), |desk| {
        assert!(desk.press("K<c-c>").is_none());
        desk.shows("unplayed?");
        assert!(matches!(desk.press("<c-c>"), Some(Goal::Quit)));
    });
    at_desk(Game::Draughts1879, (80, 24), |desk| {
        assert!(matches!(desk.press("<c-c>"), Some(Goal::Quit)));
    });
}

#[test]
fn what_was_copied_is_left_without_a_question() {
    at_desk(Game::Chess1869, (80, 24), |desk| {
        desk.press("Nc");
        desk.press("q");
        desk.shows("Start the game");
    });
}

#[test]
fn a_game_goes_on_as_it_was_and_another_begins_with_its_players_and_its_ways() {
    let mut game = play(80, 24, "draughts-1879");
    game.setup.names = vec!["Anna".to_owned(), "Bram".to_owned()];
    game.setup.house.clock = Control::new(10, 5).into();
    game.setup.house.watch = Watch::Players(Claims::Hinted);
    let (mut taste, mut pages) = (game.taste.clone(), Pages::default());
    let mut room = Room::unkept(game.table());
    let sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut desk = Desk::new(sitting, 80, 24);
    desk.press(":32-28<enter>");
    let before = desk.text();
    desk.press("m<end><up><enter>Kqy");
    let board = |text: &str| -> Vec<String> {
        let rows = text.lines().take(20);
        rows.map(|row| row.chars().take(40).collect()).collect()
    };
    assert_eq!(board(&desk.text()), board(&before));
    let left = desk.press("m<end><up><enter>p");
    let Some(Left::ForLaid {
        laying, settled, ..
    }) = left
    else {
        panic!("{left:?}\n{}", desk.text())
    };
    let path = PathBuf::from("before.toml");
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1879);
    menu.take_over(&settled, Some(path.clone()));
    menu.lay(&laying);
    let here = taste.here(ratatui::layout::Rect::new(0, 0, 80, 24));
    let keys = |text: &str| super::keys::keys(text);
    // Esc leads back to the game; Enter begins another.
    for key in keys("<esc>") {
        let outcome = menu.press(&key, &here);
        assert!(
            matches!(&outcome, Outcome::Resume(back) if *back == path),
            "{outcome:?}"
        );
    }
    menu.take_over(&settled, None);
    menu.lay(&laying);
    for key in keys("<enter>") {
        let outcome = menu.press(&key, &here);
        let Outcome::Start(beginning) = outcome else {
            panic!("{outcome:?}")
        };
        let setup = beginning.setup;
        assert_eq!(setup.names, ["Anna", "Bram"]);
        assert_eq!(setup.house.clock, Control::new(10, 5).into());
        assert_eq!(setup.house.watch, Watch::Players(Claims::Hinted));
        assert_eq!(setup.position(), laying.position());
    }
}

/// What `play` is told before `--edit` stands in the form, and begins the game, if nothing is changed.
#[test]
fn what_was_settled_before_a_position_is_set_up_holds_after_it() {
    let settled = Setup {
        names: vec!["Anna".to_owned(), "Bram".to_owned()],
        contest: Some(reglement::table::contest::Contest::new(1, Length::Games(4))),
        ..at_odds()
    };
    settled_at(&taste(Lang::En), settled.clone(), (80, 24), |desk| {
        desk.press("p");
        desk.shows("White gives knight b1");
        desk.shows("4 games");
        match desk.press("<enter>") {
            Some(Goal::Start(beginning)) => {
                let setup = beginning.setup;
                assert_eq!(setup.start, settled.start);
                assert_eq!(setup.names, settled.names);
                assert_eq!(setup.contest.unwrap().length, Length::Games(4));
            }
            other => panic!("{other:?}\n{}", desk.text()),
        }
    });
}

#[test]
fn men_given_and_a_position_are_told_apart_where_they_are_chosen() {
    settled_at(&taste(Lang::En), at_odds(), (80, 24), |desk| {
        desk.press("Np");
        // The odds are still there, and are said to be in the way, with the article.
        desk.shows("(A3)");
        // Enter refuses.
        assert!(desk.press("<home><enter>").is_none());
        desk.shows("leave out one of the two");
        // On their page nothing else can be chosen than to give nothing.
        desk.press("<down><down><down><down><down><down><enter>");
        desk.shows("not from a position");
        assert!(!desk.text().contains("pawn a2"), "{}", desk.text());
        desk.press("<enter><esc>");
        assert!(!desk.text().contains("(A3)"), "{}", desk.text());
        assert!(matches!(desk.press("<home><enter>"), Some(Goal::Start(_))));
    });
    // The other way round: the position is left out, and the odds hold as they did.
    settled_at(&taste(Lang::En), at_odds(), (80, 24), |desk| {
        desk.press("Np<down><down><down><down><down><c-u><home>");
        desk.shows("White gives knight b1");
        match desk.press("<up><up><up><up><up><up><enter>") {
            Some(Goal::Start(beginning)) => assert_eq!(beginning.setup.start, at_odds().start),
            other => panic!("{other:?}\n{}", desk.text()),
        }
    });
}

/// DP8b: the draw can be given from any position.
#[test]
fn the_draw_is_given_from_a_position_too() {
    let white = reglement::board::piece::Seat::White;
    let setup = Setup {
        draw_given: Some(white),
        first: First::Settled(white.opponent()),
        ..Setup::plain(Game::Draughts1879)
    };
    settled_at(&taste(Lang::En), setup, (80, 24), |desk| {
        desk.press("x<up>Kp");
        match desk.press("<enter>") {
            Some(Goal::Start(beginning)) => {
                assert_eq!(beginning.setup.draw_given, Some(white));
                assert!(matches!(beginning.setup.start, Start::Position(_)));
            }
            other => panic!("{other:?}\n{}", desk.text()),
        }
    });
}

/// Positions in which nothing is left to play, and what is said of them in either language.
const OVER: [(Game, &str, [&str; 2]); 6] = [
    (
        Game::Chess1869,
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        ["Black is mated", "Zwart staat mat"],
    ),
    (
        Game::Chess1869,
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        ["stalemate (A21)", "pat (A21)"],
    ),
    (
        Game::ChessModern,
        "7k/8/6K1/8/8/8/8/8 w - - 0 1",
        ["neither side has the men to mate", "geen van beide kan"],
    ),
    (
        Game::Draughts1879,
        "W:W31,32:B",
        ["Black has no piece left", "Zwart heeft geen stuk meer"],
    ),
    (
        Game::Draughts1879,
        "B:W22,28:B",
        ["Black has no piece left", "Zwart heeft geen stuk meer"],
    ),
    (
        Game::Draughts1879,
        "W:W46:B41,37",
        ["White can no longer move", "Wit kan niet meer zetten"],
    ),
];

#[test]
fn where_nothing_is_left_to_play_it_is_said_and_nothing_begins() {
    for (game, text, said) in OVER {
        for (lang, said) in [Lang::En, Lang::Nl].into_iter().zip(said) {
            settled_at(&taste(lang), Setup::plain(game), (120, 40), |desk| {
                desk.press(&format!(":{text}<enter>"));
                desk.shows(said);
                desk.press("p");
                desk.shows(said);
                desk.press("qy");
                // Typed into the form instead, with a match and to the letter or not: it is refused there.
                desk.press("<down><down><down><right>");
                let typed = (0..30).any(|_| {
                    desk.press("<down>");
                    let line = desk.rows().into_iter().find(|row| row.contains('▸'));
                    line.is_some_and(|row| row.contains(lang.words().menu.seating.position))
                });
                assert!(typed);
                desk.press(text);
                desk.shows(said);
                desk.press(&"<up>".repeat(30));
                assert!(desk.press("<enter>").is_none(), "{text}");
                desk.shows(said);
            });
        }
    }
}

#[test]
fn a_click_beside_the_board_chooses_army_man_and_line() {
    for game in Game::ALL {
        for size in [(80, 24), (120, 40)] {
            let mut taste = taste(Lang::En);
            taste.mouse = config::Mouse::On;
            settled_at(&taste, Setup::plain(game), size, |desk| {
                let seats = game.seats();
                let name = |at: usize| (Lang::En.words().terms.seat)(seats[at]);
                desk.click(&format!("Men of {}", name(0)));
                desk.shows(&format!("Men of {}", name(1)));
                let (man, put) = match game {
                    Game::Draughts1879 => ("K⛃", "king"),
                    _ => ("N♞", "knight"),
                };
                let man = if desk.text().contains(man) {
                    man
                } else {
                    &man[..1]
                };
                // The men stand in the second row.
                let row = desk
                    .rows()
                    .into_iter()
                    .position(|row| row.contains("Men of"));
                let column = desk.rows()[row.unwrap() + 1].chars().collect::<Vec<_>>();
                let first = man.chars().next().unwrap();
                let x = column.iter().rposition(|letter| *letter == first).unwrap();
                let at = ratatui::layout::Position::new(
                    u16::try_from(x).unwrap(),
                    u16::try_from(row.unwrap() + 1).unwrap(),
                );
                desk.click_at(at);
                desk.press("<enter>");
                desk.shows(put);
                // A line of the sheet that is shut, and one of it that is open.
                desk.click("Read a position text");
                desk.shows("Type or paste a position text");
                desk.press("<esc>m<end>");
                desk.click("Empty the board");
                desk.press("<esc>");
                assert_eq!(desk.text().matches(put).count(), 0, "{}", desk.text());
            });
        }
    }
}

#[test]
fn the_question_in_every_window() {
    insta::assert_snapshot!(plainly(Lang::En, &Setup::plain(Game::Four1869), "Qq"));
}

#[test]
fn a_mated_king_in_every_window_in_dutch() {
    insta::assert_snapshot!(plainly(
        Lang::Nl,
        &Setup::plain(Game::Chess1869),
        ":7k/6Q1/6K1/8/8/8/8/8 b - - 0 1<enter>"
    ));
}

#[test]
fn an_army_that_is_gone_in_every_window() {
    insta::assert_snapshot!(plainly(
        Lang::En,
        &Setup::plain(Game::Draughts1879),
        ":W:W31,32,K5:B<enter>p"
    ));
}

#[test]
fn odds_beside_a_position_in_every_window() {
    insta::assert_snapshot!(plainly(
        Lang::Nl,
        &at_odds(),
        "Pp<down><down><down><down><down><down>"
    ));
}

/// The first word is that of the game that it is set up for.
#[test]
fn the_desk_begins_with_what_was_settled() {
    settled_at(&taste(Lang::En), at_odds(), (80, 24), |desk| {
        desk.press("c");
        desk.shows("R1BQKBNR w");
    });
    let laying = Laying::of(Game::Chess1869, &at_odds().position().unwrap());
    assert!(laying.position().is_ok());
}
