//! Screens: keys in, characters and styles out.

#[macro_use]
mod stories;

mod book;
mod book_trail;
mod bytes;
mod clock;
mod control;
mod desk;
mod draughts;
mod draw;
mod elsewhere;
mod exercises;
#[path = "../support/folder.rs"]
mod folder;
mod four;
mod four_play;
mod fuzz;
mod fuzz_scenes;
mod held;
mod help;
mod huffing;
#[path = "../support/kept.rs"]
mod kept;
mod keys;
mod laying;
mod laying_walks;
mod laying_ways;
mod letter;
mod letter_play;
mod little;
mod matches;
mod menu;
mod menu_draughts;
mod menu_four;
mod menu_letter;
mod mouse;
mod named;
mod newcomer;
mod picture;
mod records;
mod screen;
mod settings;
mod silence;
mod sizes;
mod small_four;
mod taste;
mod typed_ahead;
mod typed_squares;
mod undertaking;

use reglement::board::grid::EIGHT;
use reglement::board::piece::Seat;
use reglement::table::setup::{Odds, Start};

use screen::{Play, play};

/// A screen after some keys, as a snapshot with the name of the test.
macro_rules! screen {
    ($play:expr, $keys:expr) => {
        insta::assert_snapshot!($play.press($keys))
    };
    ($width:expr, $height:expr, $game:expr, $keys:expr) => {
        insta::assert_snapshot!(play($width, $height, $game).press($keys))
    };
}

const FOOLS_MATE: &str = ":f3<enter>e5<enter>g4<enter>:Qh4<enter>";
const BEFORE_PROMOTION: &str = "7k/P7/8/8/8/8/8/K7 w - - 0 1";

fn chess() -> Play {
    play(80, 24, "chess-1869")
}

#[test]
fn start() {
    screen!(80, 24, "chess-1869", "");
}

#[test]
fn holding() {
    screen!(80, 24, "chess-1869", "<enter><up>");
}

#[test]
fn holding_a_man_who_can_take() {
    let play = chess().from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    screen!(play, "<tab><enter>");
}

#[test]
fn refused() {
    screen!(80, 24, "chess-1869", "<enter><up><up><up><enter>");
}

#[test]
fn refused_for_a_pin() {
    let play = chess().from("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1");
    screen!(play, "<up><enter><up><right><enter>");
}

#[test]
fn refused_to_take_up_anothers_man() {
    screen!(80, 24, "chess-1869", "<up><up><up><up><up><up><enter>");
}

#[test]
fn check() {
    screen!(
        80,
        24,
        "chess-1869",
        "e4<enter>e5<enter>:Qh5<enter>:Nc6<enter>:Qf7<enter>"
    );
}

#[test]
fn mate() {
    screen!(80, 24, "chess-1869", FOOLS_MATE);
}

#[test]
fn before_the_mate_nothing_is_said_of_it() {
    screen!(80, 24, "chess-1869", &format!("{FOOLS_MATE}<home>"));
}

#[test]
fn after_mate_no_text_is_a_move() {
    screen!(80, 24, "chess-1869", &format!("{FOOLS_MATE}:Qxa1<enter>"));
}

#[test]
fn the_menu_after_mate() {
    screen!(60, 20, "chess-1869", &format!("{FOOLS_MATE}m"));
}

#[test]
fn a_draw_that_can_be_claimed() {
    let back_and_forth = ":Nf3<enter>:Nf6<enter>:Ng1<enter>:Ng8<enter>";
    screen!(80, 24, "chess-modern", &back_and_forth.repeat(2));
}

#[test]
fn a_count_that_can_be_begun() {
    let play = chess().from("7k/8/8/8/8/8/8/KQ6 b - - 0 1");
    screen!(play, "");
}

#[test]
fn after_mate_nothing_moves() {
    screen!(80, 24, "chess-modern", &format!("{FOOLS_MATE}<enter>"));
}

#[test]
fn promotion() {
    screen!(
        chess().from(BEFORE_PROMOTION),
        "<tab><enter><up><enter><right>"
    );
}

#[test]
fn a_promotion_that_exposes_the_king_is_refused_for_that() {
    let play = chess().from("3r3k/4P3/8/8/8/8/5p2/4K3 w - - 0 1");
    screen!(play, "<up><up><up><up><up><up><enter><up><enter>");
}

#[test]
fn a_typed_promotion_that_exposes_the_king_is_refused_for_that() {
    let play = chess().from("3r3k/4P3/8/8/8/8/5p2/4K3 w - - 0 1");
    screen!(play, "e8<enter>");
}

#[test]
fn why_may_a_pawn_not_be_promoted() {
    let play = chess().from("3r3k/4P3/8/8/8/8/5p2/4K3 w - - 0 1");
    screen!(play, "<up><up><up><up><up><up>?<up>");
}

#[test]
fn promoted_by_letter() {
    screen!(chess().from(BEFORE_PROMOTION), "a8<enter>n");
}

#[test]
fn the_keys_of_draughts_do_nothing_in_chess() {
    let refused = "<enter><up><up><up><enter>";
    for before in ["", "<enter><up>", refused, "e4<enter>dy"] {
        let keys = format!("{before}xv<back>");
        assert_eq!(chess().press(&keys), chess().press(before), "{keys}");
    }
}

#[test]
fn draw_offered() {
    screen!(80, 24, "chess-1869", "e4<enter>dy");
}

#[test]
fn draw_declined() {
    screen!(80, 24, "chess-1869", "dyn");
}

#[test]
fn draw_agreed() {
    screen!(80, 24, "chess-1869", "dyy");
}

#[test]
fn take_back_asked() {
    screen!(80, 24, "chess-1869", "e4<enter>u");
}

#[test]
fn taken_back() {
    screen!(80, 24, "chess-1869", "e4<enter>uy");
}

#[test]
fn nothing_to_take_back() {
    screen!(80, 24, "chess-1869", "u");
}

#[test]
fn review() {
    screen!(
        80,
        24,
        "chess-1869",
        "e4<enter>e5<enter>:Nf3<enter>:Nc6<enter>[[["
    );
}

#[test]
fn review_plays_no_moves() {
    screen!(80, 24, "chess-1869", "e4<enter>e5<enter>[<enter>");
}

#[test]
fn typed() {
    screen!(80, 24, "chess-1869", "e2<tab>");
}

#[test]
fn typed_and_ambiguous() {
    let play = chess().from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    screen!(play, ":Rf1<back><back><tab>");
}

#[test]
fn typed_nonsense() {
    screen!(80, 24, "chess-1869", "e2zz<enter>");
}

#[test]
fn why_may_it_go_there() {
    screen!(80, 24, "chess-1869", "?");
}

#[test]
fn why_may_it_not() {
    screen!(80, 24, "chess-1869", "<down>?<up><up>");
}

#[test]
fn why_in_the_smallest_window() {
    screen!(40, 16, "chess-1869", "?<up><up><up>");
}

#[test]
fn why_of_an_empty_square() {
    screen!(80, 24, "chess-1869", "<up><up>w");
}

#[test]
fn why_may_that_man_not_come_here() {
    screen!(80, 24, "chess-1869", "<up><up>w<down><down><left>");
}

#[test]
fn all_keys() {
    screen!(80, 24, "chess-1869", "??");
}

#[test]
fn back_from_all_keys() {
    screen!(80, 24, "chess-1869", "??<esc>");
}

#[test]
fn the_book_opens_where_the_game_is() {
    screen!(80, 24, "chess-1869", "<enter><up><up><up><enter>r");
}

#[test]
fn a_click_takes_up_and_puts_down() {
    screen!(80, 24, "chess-1869", "<click 19,13><click 19,9>");
}

#[test]
fn odds() {
    let mut play = chess();
    play.setup.start = Start::Odds(Odds {
        giver: Seat::White,
        men: vec![EIGHT.named("b1").unwrap()],
    });
    screen!(play, "");
}

#[test]
fn a_count_is_always_in_sight() {
    let play = chess().from("4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1");
    screen!(play, "m<down><down><enter>y:Kd7<enter>");
}

#[test]
fn an_undertaking_is_always_in_sight() {
    screen!(80, 24, "chess-1869", "m<down><down><enter>d1 f7<enter>");
}

#[test]
fn an_undertaking_that_names_no_square() {
    screen!(80, 24, "chess-1869", "m<down><down><enter>d1 z9<enter>");
}

#[test]
fn taken_men() {
    screen!(
        80,
        24,
        "chess-1869",
        ":e4<enter>:d5<enter>:exd5<enter>:Qxd5<enter>:Nc3<enter>:Qxg2<enter>:Bxg2<enter>"
    );
}

#[test]
fn long_names() {
    let mut play = play(60, 20, "chess-1869");
    play.setup.names = vec![
        "李小龍 of the very long name".into(),
        "\u{1b}[31mred\u{202e}".into(),
    ];
    screen!(play, "");
}

#[test]
fn many_moves() {
    let there = ":Nf3<enter>:Nf6<enter>:Ng1<enter>:Ng8<enter>";
    screen!(80, 24, "chess-1869", &there.repeat(6));
}

#[test]
fn menu() {
    screen!(80, 24, "chess-1869", "e4<enter>m<down>");
}

#[test]
fn resigning_asks() {
    screen!(
        80,
        24,
        "chess-1869",
        "m<end><up><up><up><up><up><up><up><up><up><up><up><enter>"
    );
}

#[test]
fn while_one_looks_back_nobody_is_asked_anything() {
    for key in ["d", "u"] {
        let seen = play(80, 24, "chess-1869").characters(&format!("e2e4<enter>[{key}"));
        assert!(seen.contains("You are looking back."), "{key}: {seen}");
    }
}

#[test]
fn leaving_asks() {
    screen!(80, 24, "chess-1869", "q");
}

#[test]
fn any_other_key_stays() {
    screen!(80, 24, "chess-1869", "qz");
}

#[test]
fn interrupted() {
    screen!(80, 24, "chess-1869", "<c-c>");
}

#[test]
fn turned() {
    screen!(80, 24, "chess-1869", "e4<enter>f<left>");
}

#[test]
fn turning() {
    screen!(chess().turning(), "e4<enter>");
}

#[test]
fn both_languages() {
    screen!(80, 24, "chess-1869", "<enter><up><up><up><enter>tt");
}

#[test]
fn scrolled() {
    screen!(80, 24, "chess-1869", "<pgdn>");
}

#[test]
fn dutch() {
    screen!(chess().dutch(), "<down><enter><up><up><enter>");
}

#[test]
fn dutch_letters() {
    screen!(chess().dutch().letters(), "e4<enter>");
}

#[test]
fn letters() {
    screen!(chess().letters(), "<enter>");
}

#[test]
fn zwartwit() {
    screen!(chess().theme("zwartwit"), "<enter><up><up><up><enter>");
}

#[test]
fn zwartwit_letters() {
    screen!(chess().theme("zwartwit").letters(), "e4<enter>");
}

#[test]
fn nacht() {
    screen!(chess().theme("nacht"), "e4<enter>");
}

#[test]
fn a_language_chosen_while_playing() {
    screen!(
        80,
        24,
        "chess-1869",
        "m<end><up><up><up><up><up><up><up><enter>"
    );
}

#[test]
fn small() {
    screen!(
        60,
        20,
        "chess-1869",
        "e4<enter>e5<enter><down><enter><up><up><up><enter>"
    );
}

#[test]
fn smallest() {
    screen!(40, 16, "chess-1869", "<enter>");
}

#[test]
fn narrow_and_tall() {
    screen!(40, 40, "chess-1869", "e4<enter>");
}

#[test]
fn wide() {
    screen!(120, 40, "chess-1869", "e4<enter>e5<enter><enter>");
}

#[test]
fn huge() {
    screen!(250, 80, "chess-1869", "e4<enter>e5<enter>");
}

#[test]
fn too_small() {
    screen!(40, 10, "chess-1869", "");
}

#[test]
fn one_cell() {
    screen!(1, 1, "chess-1869", "<enter>");
}

#[test]
fn too_small_says_what_it_needs() {
    screen!(20, 5, "chess-1869", "");
}

#[test]
fn too_small_and_back() {
    screen!(80, 24, "chess-1869", "<40x10>e4<enter><80x24>");
}

#[test]
fn resized_while_choosing() {
    screen!(chess().from(BEFORE_PROMOTION), "a8<enter><60x20>");
}

#[test]
fn resized_in_the_menu() {
    screen!(80, 24, "chess-1869", "m<down><1x1><60x20><down>");
}
