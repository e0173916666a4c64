//! Four players in the smallest window: what was agreed and the score are one key away, which the line of keys names; the
//! clock's key is named too.

use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::table::contest::{Contest, Length};
use reglement::table::control::Control;
use reglement::table::gift::{KINDS, men_of};
use reglement::table::setup::{First, Odds, Setup, Start};

use super::menu::Guest;
use super::screen::{Play, play};

/// South gives these of his men in the first game of a match.
fn at_odds(width: u16, height: u16, kinds: usize) -> Play {
    let mut play = play(width, height, "four-1869");
    let array = Game::Four1869.start();
    let kinds = KINDS.iter().rev().take(kinds);
    let men = kinds
        .flat_map(|role| men_of(&array, Seat::South, *role))
        .collect();
    play.setup = Setup {
        start: Start::Odds(Odds {
            giver: Seat::South,
            men,
        }),
        first: First::Settled(Seat::South),
        names: ["Anna", "Bram", "Cato", "Dirk"].map(str::to_owned).to_vec(),
        contest: Some(Contest::new(1, Length::Games(3))),
        ..play.setup
    };
    play
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_menu_tells_the_odds_and_the_score_where_the_board_leaves_no_room() {
    for (lang, said) in [
        (Lang::En, "South gave queen g1, rook d1 and rook k1"),
        (Lang::Nl, "Zuid gaf dame g1, toren d1 en toren k1"),
    ] {
        let play = at_odds(40, 16, 2);
        let play = if lang == Lang::Nl { play.dutch() } else { play };
        assert!(
            play.characters("").contains(" m "),
            "the key is named: {}",
            play.characters("")
        );
        let menu = flat(&play.characters("m"));
        assert!(menu.contains(said), "{said}: {menu}");
        assert!(menu.contains("0 – 0"), "{menu}");
    }
}

#[test]
fn all_men_given_leave_room_for_the_lines_of_the_menu() {
    for height in [16, 18, 24] {
        let menu = at_odds(40, height, 5).characters("m");
        assert!(
            menu.lines().filter(|line| line.starts_with("  ")).count() >= 4,
            "{menu}"
        );
        assert!(menu.contains("Esc"), "{menu}");
    }
}

#[test]
fn many_men_given_are_told_whole_beside_a_board_with_room() {
    for (width, height) in [(80, 24), (120, 40)] {
        let play = at_odds(width, height, 4);
        let shown = flat(&play.characters(""));
        let menu = flat(&play.characters("m<end><up><up><up>"));
        let told = shown.contains("knight") || menu.contains("knight");
        assert!(told, "{shown}\n{menu}");
    }
}

#[test]
fn the_line_of_keys_names_the_key_of_the_clock() {
    let mut play = play(40, 16, "four-1869");
    play.setup.house.clock = Control::new(15, 10).into();
    let text = play.characters("");
    assert!(
        text.lines().last().is_some_and(|keys| keys.contains(" . ")),
        "{text}"
    );
}

#[test]
fn what_a_match_of_four_counts_is_told_whole_in_the_smallest_window() {
    for (lang, last) in [
        (Lang::En, "a drawn one nothing."),
        (Lang::Nl, "een onbesliste niet."),
    ] {
        for height in [16, 24] {
            let keys = "<enter><down><enter><down><down><down><down><down><down><down><down>";
            let text = Guest::with(lang, 40, height, Vec::new())
                .press(keys)
                .picture();
            assert!(text.contains("▸ Match"), "{text}");
            assert!(flat(&text).contains(last), "{text}");
        }
    }
}
