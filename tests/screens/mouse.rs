//! The mouse: what stands under it is chosen, taken up, dragged, scrolled; the right button is Esc.

use crossterm::event::MouseEventKind;
use ratatui::layout::Position;

use reglement::lang::Lang;
use reglement::room::Room;
use reglement::table::house::{Claims, Watch};
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::hall::{Goal, Hall};
use reglement::ui::menu::Menu;
use reglement::ui::pages::Pages;

use super::desk::{DROP, Desk, PRESS, mouse};
use super::screen::{Play, play};
use super::taste::taste;

const UP: MouseEventKind = MouseEventKind::ScrollUp;
const DOWN: MouseEventKind = MouseEventKind::ScrollDown;

/// Does something at a table; says how many acts there are then.
fn at_table(play: &Play, tried: impl FnOnce(&mut Desk<Sitting<'_>>)) -> usize {
    let (mut taste, mut pages) = (play.taste.clone(), Pages::default());
    let mut room = Room::unkept(play.table());
    let sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut desk = Desk::new(sitting, play.width, play.height);
    tried(&mut desk);
    drop(desk);
    room.table().entries().len()
}

fn in_hall(lang: Lang, tried: impl FnOnce(&mut Desk<Hall<'_>>)) {
    let (mut taste, mut pages) = (taste(lang), Pages::default());
    let mut menu = Menu::new(Vec::new(), taste.choices(), 1869);
    let hall = Hall::new(&mut menu, &mut pages, &mut taste);
    let mut desk = Desk::new(hall, 80, 24);
    tried(&mut desk);
}

fn chess() -> Play {
    play(80, 24, "chess-1869")
}

/// Where a square of a chessboard is that is not turned, at 80 by 24.
fn square(desk: &Desk<Sitting<'_>>, name: &str) -> Position {
    let (file, rank) = name.split_at(1);
    let rows = desk.rows();
    let edge = rows.iter().find(|row| row.contains("a   b")).unwrap();
    let x = edge.chars().position(|c| file.starts_with(c)).unwrap();
    let y = rows
        .iter()
        .position(|row| row.trim_start().starts_with(rank))
        .unwrap();
    Position::new(u16::try_from(x).unwrap(), u16::try_from(y).unwrap())
}

#[test]
fn a_man_is_dragged_to_a_square() {
    let acts = at_table(&chess(), |desk| {
        let (from, to) = (square(desk, "e2"), square(desk, "e4"));
        desk.happen(mouse(PRESS, from));
        desk.happen(mouse(DROP, to));
        desk.shows("e4");
    });
    assert_eq!(acts, 1);
    // Where the man may not go the book says why, and he is still held.
    let acts = at_table(&chess(), |desk| {
        let (from, to) = (square(desk, "e2"), square(desk, "e5"));
        desk.happen(mouse(PRESS, from));
        desk.happen(mouse(DROP, to));
        desk.shows("Refused, A13");
        desk.shows("let go");
        desk.right();
        assert!(!desk.text().contains("let go"));
    });
    assert_eq!(acts, 0);
}

#[test]
fn two_clicks_are_a_move_too() {
    let acts = at_table(&chess(), |desk| {
        for name in ["e2", "e4", "e7", "e5"] {
            let at = square(desk, name);
            desk.click_at(at);
        }
    });
    assert_eq!(acts, 2);
    // A button let go elsewhere after the second click plays nothing.
    let acts = at_table(&chess(), |desk| {
        let places = ["e2", "e4", "e5"].map(|name| square(desk, name));
        desk.click_at(places[0]);
        desk.happen(mouse(PRESS, places[1]));
        desk.happen(mouse(DROP, places[2]));
    });
    assert_eq!(acts, 1);
}

#[test]
fn a_click_on_a_move_looks_back_at_it() {
    for game in ["chess-1869", "four-1869"] {
        let play = play(80, 24, game);
        let (typed, words) = match game {
            "chess-1869" => (["e2e4", "e7e5", "g1f3"], ["e4", "e5", "Nf3"]),
            _ => (["g2g4", "m8l8", "d13d12"], ["g4", "l8", "d12"]),
        };
        at_table(&play, |desk| {
            for line in typed {
                desk.press(&format!(":{line}<enter>"));
            }
            desk.click(words[1]);
            desk.shows("Looking back");
            desk.shows("2 of 3");
            desk.click(words[0]);
            desk.shows("1 of 3");
            desk.click(words[2]);
            assert!(!desk.text().contains("Looking back"), "{}", desk.text());
        });
    }
}

#[test]
fn every_move_of_a_long_list_can_be_looked_at() {
    let there_and_back = ["Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8"];
    at_table(&play(80, 24, "chess-1869"), |desk| {
        for san in there_and_back.iter().cycle().take(40) {
            desk.press(&format!(":{san}<enter>"));
        }
        for number in ["14.", "18.", "20."] {
            desk.press("<end>");
            if desk.text().contains(number) {
                let at = desk.find(number);
                desk.click_at(Position::new(at.x + 5, at.y));
                desk.shows("Looking back");
            }
        }
    });
}

#[test]
fn in_a_game_to_the_letter_a_click_looks_at_the_act() {
    let mut play = chess();
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    at_table(&play, |desk| {
        desk.press(":e2e4<enter>:e7e5<enter>:g1f3<enter>");
        desk.click("e5");
        desk.shows("Act");
    });
}

#[test]
fn the_menu_of_the_game_is_clicked() {
    at_table(&chess(), |desk| {
        desk.press("m");
        desk.click("Turn the board");
        desk.shows("Menu");
        desk.click("Rule book");
        desk.shows("Article");
        desk.right();
        desk.right();
        desk.shows("Enter take up");
        desk.press("m");
        desk.wheel(DOWN, "Offer a draw");
        desk.right();
        assert!(!desk.text().contains("Go on playing"));
    });
    let acts = at_table(&chess(), |desk| {
        desk.press("m");
        desk.click("Offer a draw");
        desk.click("n no");
    });
    assert_eq!(acts, 2);
    let acts = at_table(&chess(), |desk| {
        desk.press("q");
        assert_eq!(desk.click("y yes"), Some(Left::ForMenu));
    });
    assert_eq!(acts, 0);
}

#[test]
fn what_a_pawn_becomes_is_clicked() {
    let play = chess().from("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    at_table(&play, |desk| {
        desk.press(":a8<enter>");
        desk.click("knight");
        desk.shows("a8=N");
    });
}

#[test]
fn a_claim_and_its_remedy_are_clicked() {
    let mut play = chess();
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    let acts = at_table(&play, |desk| {
        desk.press(":e2e5<enter>C");
        desk.click("1 A");
        desk.shows("2 ");
        desk.click("the pawn on e2 must");
    });
    assert!(acts >= 3, "{acts}");
}

#[test]
fn the_wheel_reads_on_and_steps_back() {
    at_table(&play(80, 24, "chess-1869"), |desk| {
        desk.press(":e2e4<enter>:e7e5<enter>:e4e5<enter>");
        let before = desk.text();
        desk.wheel(DOWN, "Article");
        assert_ne!(desk.text(), before, "{before}");
        desk.press("<esc>");
        desk.wheel(UP, "e5 ");
        desk.shows("Looking back");
        desk.wheel(DOWN, "1.");
        assert!(!desk.text().contains("Looking back"));
    });
}

#[test]
fn the_first_menu_and_its_pages_are_clicked() {
    in_hall(Lang::En, |desk| {
        desk.click("New game");
        desk.click("Chess by the modern");
        desk.shows("White");
        desk.right();
        desk.right();
        desk.click("Exercises");
        desk.wheel(DOWN, "4 against 2");
        desk.right();
        desk.click("Settings");
        let left = desk.click("Language");
        assert!(matches!(left, Some(Goal::Keep(_))), "{left:?}");
    });
    in_hall(Lang::Nl, |desk| {
        let left = desk.click("Stoppen");
        assert!(matches!(left, Some(Goal::Quit)), "{left:?}");
    });
}

#[test]
fn a_name_is_clicked_and_typed() {
    in_hall(Lang::En, |desk| {
        desk.press("<enter><enter>");
        desk.click("Black");
        desk.press("<down>");
        desk.click("White");
        desk.press("<up>");
        desk.shows("White");
    });
}

#[test]
fn the_book_is_clicked_and_wheeled() {
    in_hall(Lang::En, |desk| {
        desk.press("r");
        desk.click("A3 ");
        desk.shows("Article 3");
        let before = desk.text();
        desk.wheel(DOWN, "Article 3");
        assert_ne!(desk.text(), before);
        desk.press("/queen");
        let hits = desk.text();
        let at = Position::new(4, 5);
        desk.click_at(at);
        assert_ne!(desk.text(), hits);
        for _ in 0..4 {
            desk.right();
        }
        desk.shows("New game");
    });
}

#[test]
fn a_click_beside_everything_does_nothing() {
    at_table(&chess(), |desk| {
        for dialog in ["", "m", "q", ":e4", "?"] {
            desk.press(dialog);
            let before = desk.text();
            desk.click_at(Position::new(79, 0));
            assert_eq!(desk.text(), before);
            desk.press("<esc><esc>");
        }
    });
}
