//! Chess for four on the screen: the cross from every seat, four armies, and what an army can be in.

use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::setup::First;

use super::screen::{Play, play};

/// North mates East with the rook on k5; a pawn of East's stands on i8.
const MATE: &str =
    "10,yK,3/14/14/13,gK/14/14/bK,7,gP,5/14/14/10,yR,3/8,rR,3,yR,1/14/14/3,rK,10 y - - - - -";
/// East stands mated by North; West can lift that with the rook on c8, South's bishop looks at East's knight on j9.
pub const TO_BE_LIFTED: &str =
    "10,yK,3/14/14/13,gK/14/bK,8,gN,4/2,bR,11/7,yB,6/14/13,yR/12,yR,1/14/14/3,rK,10 b - - g - -";
/// South's knight on h10 covers North's king from West's rook.
const COVERING_THE_FRIEND: &str =
    "7,yK,6/14/14/13,gK/7,rN,6/14/14/14/14/7,bR,6/bK,13/14/14/10,rK,3 r - - - - -";
/// West's knight on d8 stands before East's rook on d11 and South's queen on d5.
const BEFORE_THE_QUEEN: &str =
    "10,yK,3/14/14/3,gR,9,gK/14/14/3,bN,10/14/14/3,rQ,10/bK,13/14/14/10,rK,3 b - - - - -";
/// One move after this three kings are in check and two armies released.
pub const ALL_AT_ONCE: &str = "3,bP,bP,gK,3,yR,yK,3/3,bK,10/3,bP,bP,bB,2,gN,5/14/10,bR,3/14/14/14/14/5,rR,3,rR,4/14/14/14/3,rK,10 r - - - - -";
/// South can take West's last move away.
pub const STALEMATE: &str =
    "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/7,rR,6/14/14/14/3,rK,10 r - - - - -";
/// East stands mated by two rooks of North's and one of South's.
pub const HELD: &str =
    "10,yK,3/14/14/13,gK/14/14/bK,13/14/12,yR,1/13,yR/13,rR/14/14/3,rK,10 y - - g - -";
/// East stands mated, South can mate West.
pub const NEARLY_WON: &str =
    "10,yK,3/14/14/bK,12,gK/14/14/14/14/7,rR,6/1,rR,12/12,yR,yR/14/14/3,rK,10 r - - g - -";
/// Four armies with men to spare: North mated by East, East in check from South, West's queen warned by South.
pub const BUSY: &str = "3,yR,yN,1,yQ,yK,1,gR,1,3/3,yP,yP,4,yP,yP,3/14/bR,bP,4,gB,7/bN,bP,11,gN/1,bP,rN,9,gP,1/bQ,4,rR,7,gK/bK,bP,10,gP,gQ/bB,bP,9,gP,1,gB/bN,bP,9,gP,1,gN/bR,bP,10,gP,gR/5,rP,8/3,rP,rP,1,rP,rP,rP,rP,rP,3/3,rR,1,rB,rQ,rK,rB,rN,1,3 g - - y - c9>a8";

const CLOCKWISE: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::Clockwise,
};

/// As in 1869, the turn going clockwise.
fn old() -> Play {
    play(80, 24, "four-1869").seated(CLOCKWISE)
}

/// As in 1967.
fn new() -> Play {
    play(80, 24, "four-1967")
}

/// Moves typed one after the other.
fn typed(moves: &[&str]) -> String {
    moves.iter().map(|it| format!(":{it}<enter>")).collect()
}

/// The cell beside the man of a square, in a window of 80 by 24 with South below.
fn place(name: &str) -> (u16, u16) {
    let square = CROSS.named(name).unwrap();
    let (file, rank) = (CROSS.file(square), CROSS.rank(square));
    (3 + 2 * u16::from(file), 14 - u16::from(rank))
}

/// The sign of a square: beside its man, or in his place.
fn sign(cells: &Buffer, name: &str) -> String {
    let (x, y) = place(name);
    match cells[(x + 1, y)].symbol() {
        " " => cells[(x, y)].symbol().to_owned(),
        sign => sign.to_owned(),
    }
}

/// Do these squares, and these only, have this sign? What brackets cover is not seen.
fn signs(cells: &Buffer, sought: &str, names: &[&str]) {
    for square in CROSS.squares() {
        let name = CROSS.label(square);
        let seen = sign(cells, &name);
        if seen == "[" || seen == "]" {
            continue;
        }
        let has = seen == sought;
        assert_eq!(has, names.contains(&name.as_str()), "{sought} on {name}");
    }
}

/// The row of the seats in which this stands.
fn row(cells: &Buffer, sought: &str) -> String {
    let rows = (0..cells.area.height).map(|y| {
        let row = (33..cells.area.width).map(|x| cells[(x, y)].symbol());
        row.collect::<String>().trim_end().to_owned()
    });
    let found = rows.into_iter().find(|row| row.contains(sought));
    found.unwrap_or_else(|| panic!("no row has {sought}"))
}

#[test]
fn start() {
    screens!(play(80, 24, "four-1869"), "");
}

#[test]
fn start_of_1967() {
    screens!(new(), "");
}

#[test]
fn start_with_partners_beside_each_other() {
    let seating = Seating {
        partners: Partners::Adjacent,
        order: Order::CounterClockwise,
    };
    screens!(old().seated(seating), "");
}

#[test]
fn start_without_names() {
    let mut play = old().dutch();
    play.setup.names = vec![String::new(); 4];
    screens!(play, "");
}

#[test]
fn start_from_each_seat() {
    let seen = |seat| {
        let mut play = old().turning();
        play.setup.first = First::Settled(seat);
        let (small, smallest) = (play.characters(""), play.sized(65, 19).characters(""));
        format!("{small}\n{}\n{smallest}\n", "-".repeat(65))
    };
    let all: Vec<String> = Seat::FOUR.into_iter().map(seen).collect();
    insta::assert_snapshot!(all.join(&format!("{}\n", "=".repeat(80))));
}

#[test]
fn start_from_the_side_in_larger_windows() {
    let mut play = old().turning();
    play.setup.first = First::Settled(Seat::West);
    let wide = play.clone().sized(160, 50).characters("");
    let tall = play.sized(70, 60).characters("");
    insta::assert_snapshot!(format!("{wide}\n{}\n{tall}", "=".repeat(160)));
}

#[test]
fn whoever_sits_below_has_his_king_in_the_lowest_row() {
    for seat in Seat::FOUR {
        let mut play = old().turning();
        play.setup.first = First::Settled(seat);
        let cells = play.cells("");
        let kings: Vec<u16> = (3..31)
            .filter(|x| cells[(*x, 14)].symbol() == "♚")
            .collect();
        // Of the two middle squares: h1, a7, g14, n8 are all fifth from the left of who sits there.
        assert_eq!(kings, [3 + 2 * 7], "{seat:?}");
    }
}

#[test]
fn beyond_the_arms_there_is_no_board() {
    let cells = old().cells("");
    let ground = cells[(0, 0)].bg;
    for (x, y) in [
        (3, 1),
        (8, 3),
        (25, 1),
        (30, 3),
        (3, 12),
        (8, 14),
        (25, 12),
        (30, 14),
    ] {
        assert_eq!(cells[(x, y)].bg, ground, "{x},{y}");
        assert_eq!(cells[(x, y)].symbol(), " ", "{x},{y}");
    }
}

#[test]
fn smallest() {
    let old = old().from(BEFORE_THE_QUEEN).sized(65, 19);
    insta::assert_snapshot!(old.press(&typed(&["d8f9", "k14k13"])));
}

#[test]
fn narrow_and_tall() {
    let old = old().from(ALL_AT_ONCE);
    let least = old.clone().sized(40, 32).characters(&typed(&["j5j13"]));
    let taller = old.sized(40, 50).characters(&typed(&["j5j13"]));
    insta::assert_snapshot!(format!("{least}\n{}\n{taller}", "=".repeat(40)));
}

#[test]
fn too_small_says_what_is_needed() {
    let low = old().sized(65, 15).characters("");
    let narrow = old().dutch().sized(39, 19).characters("");
    insta::assert_snapshot!(format!("{low}\n---\n{narrow}"));
}

#[test]
fn holding() {
    screens!(old(), "<enter><up>");
}

#[test]
fn check_to_who_moves_later() {
    let from = "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/14/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
    let (play, keys) = (old().from(from), typed(&["g8d8"]));
    screens!(play, &keys);
    signs(&play.cells(&keys), "+", &["d1", "d8"]);
    assert!(row(&play.cells(&keys), "Anna").ends_with("in check (d8)"));
}

#[test]
fn check_to_who_moves_now_in_dutch() {
    let from = "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/14/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
    let keys = typed(&["g8d8", "k14k13", "n11n10"]);
    screens!(old().from(from).dutch(), &keys);
}

#[test]
fn a_mated_army_is_frozen() {
    let (play, keys) = (old().from(MATE), typed(&["k5n5"]));
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "#", &["n11"]);
    signs(&cells, "=", &["i8"]);
    assert!(row(&cells, "Dirk").ends_with("mated by North"));
    // The king and the pawn lie on another ground than squares do, and have the sign besides.
    let (king, pawn) = (&cells[place("n11")], &cells[place("i8")]);
    assert_eq!(king.bg, pawn.bg);
    assert!(
        [place("n10"), place("n9")]
            .iter()
            .all(|at| cells[*at].bg != king.bg)
    );
}

#[test]
fn a_mated_army_is_frozen_without_colour() {
    let (play, keys) = (old().from(MATE).theme("zwartwit"), typed(&["k5n5"]));
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "=", &["i8"]);
    let (x, y) = place("i8");
    assert!(cells[(x + 1, y)].modifier.contains(Modifier::REVERSED));
}

#[test]
fn refused_to_take_a_frozen_man() {
    let play = old().from(MATE);
    let keys = typed(&["k5n5"]) + &typed(&["i4i8"]);
    screens!(play, &keys);
    signs(&play.cells(&keys), "!", &["i8"]);
}

#[test]
fn refused_to_play_with_a_frozen_army() {
    screens!(old().from(MATE).dutch(), &typed(&["k5n5", "i8h8"]));
}

#[test]
fn released_and_may_not_be_taken_yet() {
    let play = old().from(TO_BE_LIFTED);
    let keys = typed(&["c8n8"]);
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "~", &["j9", "n11"]);
    assert!(row(&cells, "Dirk").ends_with("released, may not be taken"));
}

#[test]
fn released_and_mated_again() {
    let play = old().from(TO_BE_LIFTED);
    let keys = typed(&["c8n8", "n5n8"]);
    signs(&play.cells(&keys), "=", &["j9"]);
    signs(&play.cells(&keys), "#", &["n11"]);
}

#[test]
fn refused_to_take_a_released_man() {
    let play = old().from(TO_BE_LIFTED);
    let keys = typed(&["c8n8", "h7j9"]);
    screens!(play, &keys);
    signs(&play.cells(&keys), "!", &["j9"]);
}

#[test]
fn freed_in_1967_and_still_lying() {
    let play = new().from(TO_BE_LIFTED);
    let keys = typed(&["c8n8"]);
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "#", &[]);
    signs(&cells, "=", &["j9", "n11"]);
}

#[test]
fn refused_to_expose_the_friends_king() {
    let play = old().from(COVERING_THE_FRIEND);
    let keys = typed(&["h10i12"]);
    screens!(play, &keys);
    let line = [
        "h5", "h6", "h7", "h8", "h9", "h10", "h11", "h12", "h13", "h14",
    ];
    signs(&play.cells(&keys), "!", &line);
}

#[test]
fn a_queen_is_warned() {
    let play = old().from(BEFORE_THE_QUEEN);
    let keys = typed(&["d8f9", "k14k13"]);
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "^", &["d5", "d11"]);
    assert!(row(&cells, "Anna").ends_with("queen warned (d11)"));
}

#[test]
fn a_queen_is_warned_in_dutch() {
    screens!(old().from(BEFORE_THE_QUEEN).dutch(), &typed(&["d8f9"]));
}

#[test]
fn refused_to_take_a_warned_queen() {
    let play = old().from(BEFORE_THE_QUEEN);
    let keys = typed(&["d8f9", "k14k13", "d11d5"]);
    screens!(play, &keys);
    signs(&play.cells(&keys), "!", &["d5", "d11"]);
}

#[test]
fn three_checks_and_two_releases_at_once() {
    let play = old().from(ALL_AT_ONCE);
    let keys = typed(&["j5j13"]);
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "+", &["f14", "j14", "k14", "d13", "j13", "k10"]);
    signs(&cells, "~", &["d14", "e14", "d12", "e12", "f12"]);
}

#[test]
fn played_over() {
    screens!(old().from(STALEMATE), &typed(&["h5b5"]));
}

#[test]
fn passed_over_in_1967() {
    let play = new().from(STALEMATE);
    let keys = typed(&["h5b5"]);
    screens!(play, &keys);
    assert!(row(&play.cells(&keys), "Bram").ends_with("passed over"));
}

#[test]
fn partners_may_consult() {
    let play = new().from(HELD);
    screens!(play, &typed(&["n5k5"]));
}

#[test]
fn partners_may_consult_in_dutch() {
    screens!(new().dutch().from(HELD), &typed(&["n5k5"]));
}

#[test]
fn won() {
    screens!(old().from(NEARLY_WON), &typed(&["h6a6"]));
}

#[test]
fn half_won_by_agreement() {
    screens!(new().from(HELD), &(typed(&["n5k5"]) + "dyyyy"));
}

#[test]
fn a_busy_board() {
    screens!(old().from(BUSY), "");
}

#[test]
fn a_busy_board_in_nacht() {
    screens!(old().theme("nacht").from(BUSY), "");
}

#[test]
fn a_busy_board_in_lint() {
    screens!(new().theme("lint").from(BUSY), "");
}

#[test]
fn a_busy_board_without_colour() {
    screens!(old().theme("zwartwit").from(BUSY), "");
}

#[test]
fn a_busy_board_in_letters_without_colour() {
    screens!(old().theme("zwartwit").letters().from(BUSY), "");
}

#[test]
fn a_busy_board_in_dutch_letters() {
    screens!(old().dutch().letters().from(BUSY), "");
}

#[test]
fn the_second_army_of_a_colour_is_told_from_the_first_without_colour() {
    for (play, [south, west, north, east]) in [
        (old(), [false, false, true, true]),
        (new(), [false, true, false, true]),
    ] {
        for play in [
            play.clone().theme("zwartwit"),
            play.clone().theme("zwartwit").letters(),
            play.theme("lint"),
        ] {
            let cells = play.cells("");
            for (name, ribbon) in [("e1", south), ("a5", west), ("e14", north), ("n5", east)] {
                let cell = &cells[place(name)];
                let has = cell.modifier.contains(Modifier::UNDERLINED);
                assert_eq!(has, ribbon, "{name} {}", cell.symbol());
            }
        }
    }
}

#[test]
fn light_armies_are_outlined_without_colour_and_capital_in_letters() {
    for (play, [west, north]) in [(old(), [false, true]), (new(), [true, false])] {
        let symbols = play.clone().theme("zwartwit").cells("");
        let letters = play.theme("zwartwit").letters().cells("");
        for (name, light) in [("e1", true), ("a5", west), ("e14", north), ("n5", false)] {
            let (symbol, letter) = match light {
                true => ("♘", "N"),
                false => ("♞", "n"),
            };
            assert_eq!(symbols[place(name)].symbol(), symbol, "{name}");
            assert_eq!(letters[place(name)].symbol(), letter, "{name}");
        }
    }
}

#[test]
fn the_last_move_of_each_seat_is_marked_and_the_newest_otherwise() {
    let keys = typed(&["d2d4", "b4c4", "d13d12", "m4l4", "e2e3"]);
    let play = old();
    screens!(play, &keys);
    let cells = play.cells(&keys);
    signs(&cells, "∘", &["e2", "e3"]);
    signs(&cells, "'", &["b4", "c4", "d13", "d12", "m4", "l4"]);
}

#[test]
fn moves_in_a_column_for_each_seat() {
    let there = [
        "e1f3", "a5c6", "j14i12", "n10l9", "f3e1", "c6a5", "i12j14", "l9n10",
    ];
    let keys = typed(&there).repeat(3);
    screens!(old(), &keys);
}

#[test]
fn looking_back() {
    let there = [
        "e1f3", "a5c6", "j14i12", "n10l9", "f3e1", "c6a5", "i12j14", "l9n10",
    ];
    screens!(old(), &(typed(&there) + "[[["));
}

#[test]
fn rounds_leave_a_blank_for_a_mated_seat() {
    let keys = typed(&["k5n5", "d1d2", "a8a9", "k14k13", "d2d1"]);
    scenes!(old().from(MATE), [keys, "[[[".to_owned()]);
}

#[test]
fn why_of_ones_own_of_an_enemys_and_of_a_frozen_man() {
    let up = |times| "<up>".repeat(times);
    let right = |times| "<right>".repeat(times);
    scenes!(
        old().from(MATE),
        [
            typed(&["k5n5"]),
            up(3) + &right(5) + "?",
            up(4),
            "<esc>?".to_owned(),
        ]
    );
}

#[test]
fn promotion() {
    let from = "3,yK,10/14/14/13,gK/14/14/14/12,bP,1/14/14/bK,13/14/14/3,rK,10 b - - - - -";
    screens!(old().from(from), ":m7n7<enter>");
}

#[test]
fn long_names() {
    let mut play = old().from(ALL_AT_ONCE);
    let names = [
        "李小龍 of the very long name",
        "B",
        "\u{1b}[31mred\u{202e}",
        "Dirk de Vries",
    ];
    play.setup.names = names.map(str::to_owned).to_vec();
    screens!(play, &typed(&["j5j13"]));
}
