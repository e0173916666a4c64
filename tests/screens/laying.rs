//! Setting up a position: on every board, by keys, in the windows that there are.

use reglement::config;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::notation::fen;
use reglement::room::Room;
use reglement::table::laying::Laying;
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::menu::Menu;
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

/// From the first page of the menu, by keys alone: a position is set up on each board, and played.
#[test]
fn a_position_is_set_up_and_played_on_every_board() {
    // Empty the board, put men, say who moves, play: the form is open with the position in it, and Enter begins.
    let emptied = |up: usize| format!("m<end>{}<enter><esc>", "<up>".repeat(up));
    for (game, keys, text) in [
        (
            Game::Chess1869,
            "K<down>R<tab><up><up><up>Ktp",
            "8/4k3/8/4K3/4R3/8/8/8 b - - 0 1",
        ),
        (Game::Draughts1879, "O<tab><up><up>Otp", "B:W23:B13"),
        (
            Game::Four1967,
            "K<tab><left><left>K<tab><up><up>K<tab><right><right>K<tab><right><down>Np",
            "14/14/14/14/5,yK,1,gK,6/8,rN,5/5,bK,1,rK,6/14/14/14/14/14/14/14 r - - - - -",
        ),
    ] {
        let position = at_desk(&taste(Lang::En), game, (80, 24), |desk| {
            desk.press(&emptied(3));
            desk.press(keys);
            match desk.press("<home><enter>") {
                Some(Goal::Start(beginning)) => beginning.setup.position().unwrap(),
                other => panic!("{game:?}: {other:?}\n{}", desk.text()),
            }
        });
        let read = fen::read(text, game).unwrap();
        assert_eq!(fen::write(&position), fen::write(&read), "{game:?}");
    }
}

#[test]
fn what_is_done_is_undone_and_what_is_closed_is_found_again() {
    at_desk(&taste(Lang::En), Game::Chess1869, (80, 24), |desk| {
        desk.press("QQ<right>N");
        desk.shows("f5 white knight");
        desk.press("uu");
        desk.shows("f5 empty");
        desk.press("<left>");
        desk.shows("e5 empty");
        desk.press("u");
        desk.shows("Nothing is left to undo");
        // A man taken up and put down elsewhere; Esc first lets go of him.
        desk.press("N<enter>");
        desk.shows("let go");
        desk.press("<esc><enter><right><enter>");
        desk.shows("f5 white knight");
        desk.press("<esc>");
        desk.shows("unplayed?");
        desk.press("<esc>");
        desk.shows("f5 white knight");
        desk.press("qy");
        desk.shows("Start the game");
    });
}

#[test]
fn a_text_is_read_and_what_is_wrong_with_it_is_said_by_its_field() {
    at_desk(&taste(Lang::En), Game::Chess1869, (80, 24), |desk| {
        desk.press(":8/8/8 w - - 0 1<enter>");
        desk.shows("field 1 (board)");
        desk.press("<c-u>4k3/8/8/8/8/8/8/4K2R b K - 3 40<enter>");
        desk.shows("Black is to move");
        desk.shows("White castles: short");
        desk.shows("Move number: 40");
    });
}

#[test]
fn from_a_game_the_position_that_is_seen_is_set_up_and_the_game_stays() {
    let mut play = play(80, 24, "chess-1869");
    play.taste.mouse = config::Mouse::On;
    let (mut taste, mut pages) = (play.taste.clone(), Pages::default());
    let mut room = Room::unkept(play.table());
    let sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut desk = Desk::new(sitting, 80, 24);
    desk.press("e4<enter>m<end><up><enter>");
    desk.shows("Black is to move");
    desk.shows("En passant: e3");
    // A click takes up, another puts down.
    desk.click("♞");
    desk.shows("let go");
    let left = desk.press("<esc>p");
    assert!(matches!(left, Some(Left::ForLaid { .. })), "{left:?}");
    drop(desk);
    assert_eq!(room.table().entries().len(), 1);
}
