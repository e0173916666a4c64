//! Draughts on the screen: the board and its men, every way to play and to refuse, the huff, captures led square by square.

use reglement::board::grid::TEN;
use reglement::board::piece::Seat;
use reglement::table::house::Omitted;
use reglement::table::setup::{First, Odds, Start};

use super::screen::{Play, play};

/// Men and kings of both colours, none to be taken.
const MIXED: &str = "W:W33,38,K47:B12,18,K4";
/// White must take; three men can.
const THREE_CAN: &str = "W:W24,27,28:B19,22";
/// Case B17: a capture of many pieces to be led square by square.
const LED: &str = "W:W34:B9,19,20,29,30,42,K48";
/// Case B08: two captures with the same ends.
const TWO_WAYS: &str = "W:WK50:B21,23,32,42,44";
/// Three kings against one that holds the long line neither now nor ever.
const KINGS: &str = "W:WK50,K49,K48:BK16";

fn draughts() -> Play {
    play(80, 24, "draughts-1879")
}

/// Keys that bring the cursor to a square, from wherever it is, with White below.
fn at(square: u16) -> String {
    let (row, column) = ((square - 1) / 5, (square - 1) % 5);
    let there = |key: &str, times: u16| key.repeat(usize::from(times));
    format!(
        "{}{}{}{}",
        there("<up>", 9),
        there("<left>", 5),
        there("<down>", row),
        there("<right>", column)
    )
}

/// Takes up a piece and puts it down.
fn go(from: u16, to: u16) -> String {
    format!("{}<enter>{}<enter>", at(from), at(to))
}

/// Leads a piece over these squares.
fn lead(squares: &[u16]) -> String {
    squares.iter().map(|to| at(*to) + "<enter>").collect()
}

/// A neglected capture, insisted on.
fn neglected() -> String {
    go(24, 20) + "<enter>"
}

#[test]
fn the_cursor_can_be_brought_to_every_square() {
    for square in 1..=50 {
        let screen = draughts().characters(&at(square));
        let stands = format!(" {square} ");
        let below = screen.lines().nth(20).unwrap_or_default();
        assert!(below.starts_with(&stands), "{square}: {below:?}");
    }
}

#[test]
fn start() {
    screens!(draughts(), "");
}

#[test]
fn dutch() {
    screens!(draughts().dutch(), "32-28<enter>");
}

#[test]
fn dutch_small_and_narrow() {
    let dutch = draughts().dutch();
    let small = dutch.clone().sized(60, 20).press("32-28<enter>");
    let narrow = dutch.sized(44, 50).characters("32-28<enter>");
    insta::assert_snapshot!(format!("{small}\n{}\n{narrow}", "=".repeat(60)));
}

#[test]
fn letters() {
    screens!(draughts().letters().from(MIXED), "");
}

#[test]
fn klassiek() {
    screens!(draughts().from(MIXED), "");
}

#[test]
fn nacht() {
    screens!(draughts().theme("nacht").from(MIXED), "");
}

#[test]
fn zwartwit() {
    screens!(draughts().theme("zwartwit").from(MIXED), "");
}

#[test]
fn zwartwit_letters() {
    screens!(draughts().theme("zwartwit").letters().from(MIXED), "");
}

#[test]
fn zwartwit_refused() {
    screens!(
        draughts().theme("zwartwit").from(THREE_CAN),
        &(at(24) + "<enter>" + &at(20) + "<enter>")
    );
}

#[test]
fn light_squares() {
    screens!(draughts().light_squares(), "");
}

#[test]
fn light_squares_without_colour() {
    screens!(draughts().light_squares().theme("zwartwit"), "");
}

#[test]
fn without_numbers() {
    screens!(draughts().without_numbers(), "");
}

#[test]
fn the_menu_changes_squares_and_numbers() {
    let up = "<up>".repeat(5);
    let keys = format!("m<end>{up}<enter><up><enter>");
    screens!(draughts(), &keys);
}

#[test]
fn from_blacks_side() {
    screens!(draughts(), "32-28<enter>f");
}

#[test]
fn the_board_turns() {
    screens!(draughts().turning(), "32-28<enter>");
}

#[test]
fn in_a_small_window() {
    let held = at(32) + "<enter>" + &at(28);
    let english = draughts().sized(60, 20).press(&held);
    let mixed = draughts().sized(60, 20).from(MIXED).characters("");
    insta::assert_snapshot!(format!("{english}\n{mixed}"));
}

#[test]
fn in_the_smallest_window() {
    insta::assert_snapshot!(draughts().sized(40, 16).press(&go(32, 28)));
}

#[test]
fn a_window_too_small_says_what_is_needed() {
    let narrow = draughts().sized(47, 13).characters("");
    let low = draughts().sized(48, 12).characters("");
    let dutch = draughts().dutch().sized(40, 10).characters("");
    insta::assert_snapshot!(format!("{narrow}\n---\n{low}\n---\n{dutch}"));
}

#[test]
fn a_man_held() {
    screens!(draughts(), &(at(32) + "<enter>" + &at(28)));
}

#[test]
fn a_king_held() {
    let play = draughts().from(MIXED);
    screens!(play, &(at(47) + "<enter>"));
}

#[test]
fn refused_to_go_two_squares() {
    screens!(draughts(), &go(32, 23));
}

#[test]
fn refused_to_go_backward() {
    screens!(draughts().from(MIXED), &go(33, 39));
}

#[test]
fn refused_to_go_where_a_piece_stands() {
    screens!(draughts(), &go(37, 32));
}

#[test]
fn refused_a_king_off_its_line_and_past_a_piece() {
    let play = draughts().from(MIXED);
    story!(play, [&go(47, 40), &("<esc>".to_owned() + &go(47, 33))]);
}

#[test]
fn refused_to_leap_twice() {
    // Back over the piece that was just leapt over.
    let play = draughts().from("W:W34:B29,19");
    screens!(play, &(at(34) + "<enter>" + &lead(&[23, 34])));
}

#[test]
fn refused_to_take_too_few() {
    let play = draughts().from(LED).omitted(Omitted::Refuse);
    screens!(play, ":34x23<enter>");
}

#[test]
fn refused_to_take_up_nothing_and_anothers() {
    story!(draughts(), [&(at(28) + "<enter>"), &(at(18) + "<enter>")]);
}

#[test]
fn refused_not_to_take() {
    let play = draughts().from(THREE_CAN).omitted(Omitted::Refuse);
    screens!(play, &go(24, 20));
}

#[test]
fn a_capture_omitted_is_warned_of_and_insisted_on() {
    story!(
        draughts().from(THREE_CAN),
        [&go(24, 20), "<enter>", &at(20)]
    );
}

#[test]
fn a_capture_omitted_in_dutch() {
    story!(
        draughts().dutch().from(THREE_CAN),
        [&go(24, 20), "<enter>", &at(20)]
    );
}

#[test]
fn any_other_key_after_a_warning_plays_nothing() {
    story!(
        draughts().from(THREE_CAN),
        [&go(24, 20), "<left>", "<enter>"]
    );
}

#[test]
fn a_capture_omitted_where_that_is_allowed() {
    let play = draughts().from(THREE_CAN).omitted(Omitted::Allow);
    screens!(play, &go(24, 20));
}

#[test]
fn huffed_by_a_key_with_the_cursor_elsewhere() {
    story!(
        draughts().from(THREE_CAN),
        [&(neglected() + &at(1)), "x", "x", "y"]
    );
}

#[test]
fn huffed_by_a_key_with_the_cursor_there() {
    screens!(draughts().from(THREE_CAN), &(neglected() + &at(27) + "xy"));
}

#[test]
fn huffed_with_enter_and_yes() {
    story!(
        draughts().from(THREE_CAN),
        [&(neglected() + &at(28) + "<enter>"), "y"]
    );
}

#[test]
fn huffed_with_the_menu() {
    story!(
        draughts().from(THREE_CAN),
        [&(neglected() + "m"), "<down><down><enter>", "y"]
    );
}

#[test]
fn huffed_with_the_menu_in_dutch() {
    story!(
        draughts().dutch().from(THREE_CAN),
        [&(neglected() + "m"), "<down><down><enter>", "y"]
    );
}

#[test]
fn nothing_to_huff_or_to_demand() {
    story!(draughts(), ["x", "v"]);
}

#[test]
fn no_huff_where_it_is_refused_or_played_to_lose() {
    let refuse = draughts().omitted(Omitted::Refuse).characters("x");
    let losing = draughts().from(THREE_CAN).losing();
    let losing = losing.characters(&(neglected() + "x"));
    insta::assert_snapshot!(format!("{refuse}\n\n{losing}"));
}

#[test]
fn a_capture_demanded() {
    let again = go(24, 20);
    let capture = go(24, 13);
    story!(
        draughts().from(THREE_CAN),
        [&neglected(), "v", &again, &("<esc>".to_owned() + &capture)]
    );
}

#[test]
fn a_capture_demanded_by_the_menu() {
    story!(
        draughts().dutch().from(THREE_CAN),
        [
            &(neglected() + "m<down><down><down><down><down>"),
            "<enter>",
            "y"
        ]
    );
}

#[test]
fn a_huff_taken_back() {
    story!(
        draughts().from(THREE_CAN),
        [&(neglected() + &at(27) + "xy"), "u", "y"]
    );
}

#[test]
fn a_move_after_a_huff() {
    story!(
        draughts().from(THREE_CAN),
        [
            &(neglected() + &at(27) + "xy"),
            ":22x33<enter>",
            ":20-14<enter><enter>"
        ]
    );
}

#[test]
fn a_capture_led_square_by_square() {
    story!(
        draughts().from(LED),
        [
            &(at(34) + "<enter>"),
            &lead(&[23]),
            &lead(&[14]),
            "<back>",
            "<esc>"
        ]
    );
}

#[test]
fn a_capture_led_to_its_end() {
    let whole = format!("{}<enter>{}", at(34), lead(&[23, 14, 25, 34]));
    story!(draughts().from(LED), [&whole]);
}

#[test]
fn a_capture_half_led_survives_another_size() {
    story!(
        draughts().from(LED),
        [
            &(at(34) + "<enter>" + &lead(&[23, 14])),
            "<60x20>",
            "<10x5><80x24>"
        ]
    );
}

#[test]
fn a_capture_half_led_is_not_put_down_by_taking_too_few() {
    story!(
        draughts().from(LED),
        [&(at(34) + "<enter>" + &lead(&[23, 23])), "<enter>"]
    );
}

#[test]
fn back_to_the_first_square() {
    story!(
        draughts().from(LED),
        [
            &(at(34) + "<enter>" + &lead(&[23, 14]) + "<back><back>"),
            "<back>",
            "<back>"
        ]
    );
}

#[test]
fn a_capture_by_its_ends_alone() {
    let play = draughts().from("W:W32:B28,19");
    story!(play, [&(at(32) + "<enter>" + &at(14)), "<enter>"]);
}

#[test]
fn a_capture_that_ends_where_it_began() {
    let play = draughts().from("W:W33:B28,18,19,29");
    let led = at(33) + "<enter>" + &lead(&[22, 13, 24]);
    story!(play, [&led, &lead(&[33])]);
}

#[test]
fn a_capture_that_ends_where_it_began_typed() {
    screens!(draughts().from("W:W33:B28,18,19,29,5"), ":33x33<enter>");
}

#[test]
fn two_captures_with_the_same_ends() {
    story!(
        draughts().from(TWO_WAYS),
        [
            &(at(50) + "<enter>" + &at(48) + "<enter>"),
            "<right>",
            "<right>",
            "<left><enter>"
        ]
    );
}

#[test]
fn two_captures_with_the_same_ends_left_alone() {
    story!(
        draughts().dutch().from(TWO_WAYS),
        [&(at(50) + "<enter>" + &at(48) + "<enter>"), "<esc>"]
    );
}

#[test]
fn two_captures_with_the_same_ends_in_a_small_window() {
    let play = draughts().sized(60, 20).from(TWO_WAYS);
    insta::assert_snapshot!(play.press(&(at(50) + "<enter>" + &at(48) + "<enter>")));
}

#[test]
fn two_captures_with_the_same_ends_typed() {
    story!(
        draughts().from(TWO_WAYS),
        [":50x48<enter>", "<back><back>28x37x48<enter>"]
    );
}

#[test]
fn moves_are_typed_in_every_spelling() {
    let spellings = ["32-28", "32 28", "32x28", "32:28", "1. 32-28", " 32–28!"];
    for typed in spellings {
        let screen = draughts().characters(&format!(":{typed}<enter>"));
        assert!(screen.contains("1. 32-28"), "{typed}: {screen}");
    }
    let play = draughts().from("B:W17,38:B7");
    for typed in ["7-1", "07-01", "7 01", "07-02", "7-2"] {
        let screen = play.characters(&format!(":{typed}<enter>"));
        assert!(screen.contains("D4"), "{typed}: {screen}");
    }
    for typed in ["7-12", "07-12"] {
        let screen = play.characters(&format!(":{typed}<enter>"));
        assert!(screen.contains("1.           7-12"), "{typed}: {screen}");
    }
    let captures = [
        "34x34",
        "34x23x14x25x34",
        "34-34",
        "34 34",
        "34:23:14:25:34",
        "34×34",
        "34X25x14x23x34",
    ];
    for typed in captures {
        let screen = draughts().from(LED).characters(&format!(":{typed}<enter>"));
        assert!(screen.contains("1. 34x34"), "{typed}: {screen}");
    }
}

#[test]
fn typed_and_half_done() {
    story!(
        draughts(),
        ["3<tab>", "2<tab>", "-<tab>", "<enter>", "28<enter>"]
    );
}

#[test]
fn typed_and_half_done_in_dutch() {
    story!(draughts().dutch(), [":", "<tab>", "32-<enter>"]);
}

#[test]
fn a_number_alone_chooses_its_square() {
    let held = draughts().characters("<tab>32<enter>");
    let moved = draughts().characters("32<enter>28<enter>");
    assert!(moved.contains("1. 32-28"), "{moved}");
    for (typed, with_cursor) in [
        ("32<enter>", held.as_str()),
        (
            "32<enter>28<enter>",
            draughts().characters(":32-28<enter>").as_str(),
        ),
    ] {
        let row = |screen: &str| screen.lines().last().unwrap_or_default().to_owned();
        let screen = draughts().characters(typed);
        assert_eq!(row(&screen), row(with_cursor), "{typed}: {screen}");
    }
    let nobody = draughts().characters("25<enter>");
    assert!(!nobody.contains("1. "), "{nobody}");
}

#[test]
fn typed_nonsense() {
    story!(
        draughts(),
        ["3zz<enter>", "<c-u>32-51<enter>", ":e4<enter>"]
    );
}

#[test]
fn typed_nonsense_in_dutch() {
    story!(draughts().dutch(), ["3zz<enter>", "<c-u>32-51<enter>"]);
}

#[test]
fn a_typed_capture_omitted_is_insisted_on() {
    story!(draughts().from(THREE_CAN), [":28-23<enter>", "<enter>"]);
}

#[test]
fn why_may_a_man_not_go_there() {
    let play = draughts().from(THREE_CAN);
    story!(play, [&(at(24) + "?"), &at(20), &at(13), &at(12)]);
}

#[test]
fn why_in_dutch() {
    story!(draughts().dutch(), [&(at(32) + "?"), &at(22), &at(28)]);
}

#[test]
fn looking_back_over_a_huff() {
    story!(
        draughts().from(THREE_CAN),
        [
            &(neglected() + &at(27) + "xy:22x33<enter>"),
            "[",
            "[",
            "[",
            "]"
        ]
    );
}

/// Both sides take until little is left.
fn exchanges() -> String {
    let mut moves = String::new();
    let mut position = draughts().setup.position().unwrap();
    // The first capture there is, else the first move: it takes much and ends late.
    for _ in 0..90 {
        let Some(played) = position.moves().into_iter().next() else {
            break;
        };
        let play = position.play(played);
        let squares: Vec<String> = play.squares().iter().map(|at| TEN.label(*at)).collect();
        moves += &format!(":{}<enter>", squares.join("-"));
        position = position.after(played);
    }
    moves
}

#[test]
fn many_taken_pieces() {
    let moves = exchanges();
    let mut long = draughts();
    long.setup.names = vec!["李小龍 of the very long name".into(), "Bartholomeus".into()];
    let english = long.press(&moves);
    let small = long.clone().sized(60, 20).characters(&moves);
    let narrow = long.dutch().sized(50, 50).characters(&moves);
    insta::assert_snapshot!(format!("{english}\n{small}\n{narrow}"));
}

#[test]
fn three_kings_against_one() {
    story!(
        draughts().from(KINGS),
        ["", ":50-45<enter>", ":16-2<enter>:45-50<enter>"]
    );
}

#[test]
fn three_kings_against_one_are_drawn_at_last() {
    let round = ":50-45<enter>:16-2<enter>:45-50<enter>:2-16<enter>";
    story!(
        draughts().from(KINGS),
        [&round.repeat(7), ":50-45<enter>:16-2<enter>"]
    );
}

#[test]
fn a_lone_king_on_the_long_line_draws_at_once() {
    story!(
        draughts().from("B:WK50,K49,K48:BK16"),
        [":16-2<enter>:50-45<enter>", ":2-19<enter>", ":45-50<enter>"]
    );
}

#[test]
fn no_piece_is_left() {
    screens!(draughts().from("W:W32:B28"), ":32x23<enter>");
}

#[test]
fn resigned() {
    story!(draughts(), ["m<down><down>", "<enter>", "y"]);
}

#[test]
fn a_draw_offered_and_accepted_in_dutch() {
    story!(draughts().dutch(), ["dy", "y"]);
}

#[test]
fn who_loses_wins() {
    story!(draughts().from("W:W32:B28").losing(), ["", ":32x23<enter>"]);
}

#[test]
fn who_loses_wins_in_dutch() {
    screens!(draughts().dutch().losing(), "");
}

#[test]
fn a_capture_omitted_when_played_to_lose() {
    story!(
        draughts().from(THREE_CAN).losing(),
        [&go(24, 20), "<enter>", "v"]
    );
}

fn with_odds(men: &[&str], draw: Option<Seat>) -> Play {
    let mut play = draughts();
    play.setup.first = First::Settled(Seat::Black);
    play.setup.draw_given = draw;
    if !men.is_empty() {
        play.setup.start = Start::Odds(Odds {
            giver: Seat::White,
            men: men.iter().map(|man| TEN.named(man).unwrap()).collect(),
        });
    }
    play
}

#[test]
fn odds_of_a_man_and_of_the_draw() {
    screens!(with_odds(&["46"], Some(Seat::White)), "");
}

#[test]
fn odds_of_the_draw_in_dutch() {
    screens!(with_odds(&[], Some(Seat::White)).dutch(), "");
}

#[test]
fn odds_of_many_men() {
    let play = with_odds(&["46", "47", "48", "49", "50", "45"], None);
    let dutch = play.clone().dutch().sized(60, 20).characters("");
    let english = play.press("");
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn a_man_becomes_a_king() {
    story!(
        draughts().from("W:W7,33:B44,36"),
        [":7-2<enter>", ":44-50<enter>"]
    );
}

#[test]
fn many_moves() {
    let there = ":32-28<enter>:19-23<enter>:28x19<enter>:14x23<enter>:33-28<enter>:23x32<enter>:37x28<enter>";
    screens!(draughts(), there);
}

#[test]
fn long_captures_in_the_list() {
    story!(
        draughts().from(LED),
        [":34x34<enter>", ":34x23x14x25x34<enter>"]
    );
}

#[test]
fn all_keys() {
    story!(draughts(), ["??", "<pgdn>"]);
}

#[test]
fn the_book_opens_where_the_game_is() {
    screens!(draughts().from(THREE_CAN), &(go(24, 20) + "r"));
}

#[test]
fn leaving_asks() {
    screens!(draughts(), "q");
}
