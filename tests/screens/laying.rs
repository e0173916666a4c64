//! Setting up a position: on every board, by keys, in the windows that there are.

use reglement::board::piece::Seat;
use reglement::config;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::notation::fen;
use reglement::room::Room;
use reglement::table::laying::Laying;
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::menu::Menu;
use reglement::ui::menu::settings::Change;
use reglement::ui::pages::Pages;
use reglement::ui::taste::Taste;

use super::desk::Desk;
use super::picture::picture;
use super::screen::play;
use super::taste::taste;

/// A hall in which a position is set up, from the array.
fn at_desk<T>(
    taste: &Taste,
    game: Game,
    (width, height): (u16, u16),
    tried: impl FnOnce(&mut Desk<Hall<'_>>) -> T,
) -> T {
    let (mut taste, mut pages) = (taste.clone(), Pages::default());
    pages.open_desk(Laying::array(game, game.page().seating.usual()));
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1869);
    menu.lay(&Laying::array(game, game.page().seating.usual()));
    let hall = Hall::new(&mut menu, &mut pages, &mut taste);
    tried(&mut Desk::new(hall, width, height))
}

fn seen(taste: &Taste, game: Game, size: (u16, u16), keys: &str) -> String {
    at_desk(taste, game, size, |desk| {
        assert!(desk.press(keys).is_none());
        desk.rows()
            .iter()
            .map(|row| row.trim_end().to_owned() + "\n")
            .collect()
    })
}

/// The usual window with its styles, and the characters of a small and of a large one.
fn in_windows(lang: Lang, game: Game, keys: &str) -> String {
    let taste = taste(lang);
    let usual = at_desk(&taste, game, (80, 24), |desk| {
        desk.press(keys);
        picture(desk.window.backend().buffer(), &taste.look.theme)
    });
    let small = seen(&taste, game, (40, 16), keys);
    let large = seen(&taste, game, (120, 40), keys);
    format!(
        "{usual}\n{}\n{small}\n{}\n{large}",
        "=".repeat(40),
        "=".repeat(120)
    )
}

#[test]
fn the_board_of_chess() {
    insta::assert_snapshot!(in_windows(Lang::En, Game::Chess1869, ""));
}

#[test]
fn the_sheet_of_chess_in_dutch() {
    insta::assert_snapshot!(in_windows(Lang::Nl, Game::Chess1869, "m<down><down>"));
}

#[test]
fn the_cross_with_a_king_too_few() {
    let keys = "<down><down><down><down><down><down><down>x";
    insta::assert_snapshot!(in_windows(Lang::En, Game::Four1869, keys));
}

#[test]
fn the_sheet_of_the_cross() {
    insta::assert_snapshot!(in_windows(
        Lang::Nl,
        Game::Four1869,
        "m<down><down><down><down>"
    ));
}

#[test]
fn the_board_of_draughts_with_a_man_who_should_have_been_crowned() {
    let keys = "<up><up><up><up><up><tab><tab>O";
    insta::assert_snapshot!(in_windows(Lang::Nl, Game::Draughts1879, keys));
}

#[test]
fn the_text_is_shown_whole() {
    insta::assert_snapshot!(in_windows(Lang::En, Game::Four1967, "c"));
}
