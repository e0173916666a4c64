//! Chess for four at one keyboard: hands, turns that pass, questions to all, moves played over, the board turned.

use reglement::board::grid::CROSS;
use reglement::board::piece::Seat;
use reglement::room::Room;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::setup::{First, Setup};
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene};

use super::screen::{Play, events, play};

/// Kings alone, and what a test is about.
const CASTLING: &str =
    "9,yK,4/14/14/13,gK/14/14/14/14/14/14/bK,13/14/14/3,rR,3,rK,2,rR,3 r rKQ - - - -";
const PROMOTION: &str =
    "3,yK,10/14/14/13,gK/14/14/14/12,bP,1/14/14/bK,13/14/14/3,rK,10 b - - - - -";
const SIDE_EDGE: &str =
    "5,yN,4,yK,3/4,bP,9/14/13,gK/14/14/14/14/14/14/bK,13/14/4,bP,9/5,rN,4,rK,3 b - - - - -";
const QUEEN: &str =
    "10,yK,3/14/14/13,gK/14/14/bK,13/14/14/2,bB,11/7,rQ,6/14/14/10,rK,3 b - - - - -";
const MATE: &str =
    "10,yK,3/14/14/13,gK/14/14/bK,7,gP,5/14/14/10,yR,3/8,rR,3,yR,1/14/14/3,rK,10 y - - - - -";
const STALEMATE: &str =
    "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/7,rR,6/14/14/14/3,rK,10 r - - - - -";
const COUNT: &str = "10,yK,3/14/14/13,gK/14/14/14/14/14/14/bK,13/14/14/3,rQ,rK,9 b - - - - -";

fn four() -> Play {
    play(80, 24, "four-1869")
}

fn modern() -> Play {
    play(80, 24, "four-1967")
}

const CLOCKWISE: Seating = Seating {
    partners: Partners::Opposite,
    order: Order::Clockwise,
};

const BESIDE: Seating = Seating {
    partners: Partners::Adjacent,
    order: Order::CounterClockwise,
};

/// What is said, and the keys that work now.
fn foot(play: &Play, keys: &str) -> String {
    let screen = play.characters(keys);
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len() - 4..].join("\n")
}

/// What is said, in one line.
fn said(play: &Play, keys: &str) -> String {
    let screen = foot(play, keys);
    let lines: Vec<&str> = screen.lines().map(str::trim).collect();
    lines[..3].join(" ").trim().to_owned()
}

/// What the cursor stands on: the line below the board that begins with the name of a square.
fn stands(play: &Play, keys: &str) -> String {
    let screen = play.characters(keys);
    let names_square = |row: &&str| {
        let first = row.split_whitespace().next();
        first.is_some_and(|word| CROSS.named(word).is_some())
    };
    let row = screen.lines().rev().skip(3).find(names_square);
    row.unwrap_or_default().trim().to_owned()
}

/// Whose turn it is by the mark beside the seats, in the words in which it is said where there is more to say.
fn turn(play: &Play, keys: &str) -> String {
    let screen = play.characters(keys);
    let marked = screen.lines().find_map(|row| row.split_once("▸ ♚"));
    let mut words = marked.map_or("", |(_, row)| row).split_whitespace();
    let (name, seat) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    format!("{name}'s turn ({seat}). {name} ({seat}) is aan zet.")
}

#[track_caller]
fn says(play: &Play, keys: &str, parts: &[&str]) {
    let said = format!("{} {}", said(play, keys), turn(play, keys));
    for part in parts {
        assert!(said.contains(part), "{part:?} after {keys}: {said}");
    }
}

/// Types a move.
fn typed(moves: &str) -> String {
    let moves = moves.split_whitespace();
    moves.map(|text| format!(":{text}<enter>")).collect()
}

#[test]
fn a_few_rounds_with_the_cursor_alone() {
    // Each lifts the man before his king and leads him on two squares, which for West and East is sideways.
    let south = "<enter><up><up><enter>";
    let east = "<enter><left><left><enter>";
    let north = "<enter><down><down><enter>";
    let west = "<enter><right><right><enter>";
    let round = [south, east, north, west].concat();
    let english = four().press(&round);
    let dutch = four()
        .dutch()
        .sized(120, 40)
        .press(&[&round, south].concat());
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn the_turn_passes_by_name_and_seat_to_the_right_or_clockwise() {
    let south = "<enter><up><up><enter>";
    says(&four(), "", &["Anna's turn (South)."]);
    says(&four(), south, &["Dirk's turn (East)."]);
    says(&four().seated(CLOCKWISE), south, &["Bram's turn (West)."]);
    says(&modern(), south, &["Bram's turn (West)."]);
    says(&four().dutch(), south, &["Dirk (Oost) is aan zet."]);
}

#[test]
fn the_lot_is_seen_to_fall_and_its_article_lies_open() {
    let drawn = |play: Play, partners| {
        let mut play = play;
        play.setup.house.seating.partners = partners;
        play.setup.first = First::Lot { seed: 3 };
        play
    };
    let opposite = drawn(four(), Partners::Opposite);
    says(&opposite, "", &["The lot falls to", "who begins (V5)."]);
    let screen = opposite.characters("");
    assert!(screen.contains("Article 5 "), "{screen}");
    let beside = drawn(four(), Partners::Adjacent);
    says(&beside, "", &["The lot falls to the", "begins (V6)."]);
    assert!(beside.characters("").contains("Article 6 "));
    let light = drawn(modern(), Partners::Opposite).dutch();
    says(&light, "", &["Het lot valt op"]);
    assert!(light.characters("").contains("Wie tegenover"));
    let played = said(&opposite, "<tab><enter><tab><enter>");
    assert!(!played.contains("lot"), "{played}");
}

#[test]
fn the_cursor_goes_round_the_corners_and_never_into_nothing() {
    let at = |keys: &str| {
        let said = stands(&four(), keys);
        said.split_whitespace()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    // From h2, where it begins.
    assert_eq!(at(""), "h2");
    assert_eq!(at("<left><left><left><left>"), "d2");
    assert_eq!(
        at("<left><left><left><left><left>"),
        "c4",
        "round the corner"
    );
    assert_eq!(at("<left><left><left><left><left><down>"), "d3", "and back");
    assert_eq!(at("<down><down><down>"), "h1", "the edge stays");
    let left = "<left>".repeat(20);
    assert_eq!(at(&left), "a4");
    assert_eq!(
        at(&format!("{left}{}", "<up>".repeat(20))),
        "d14",
        "past a11 round the corner"
    );
    assert_eq!(at(&"<up>".repeat(20)), "h14");
    // Every way leads back to somewhere on the board, however it is turned.
    for turns in ["", "f", "ff", "fff"] {
        let round = ["<left>", "<down>", "<right>", "<up>"]
            .map(|way| way.repeat(9))
            .concat();
        assert!(!at(&format!("{turns}{round}")).is_empty());
    }
}

#[test]
fn tab_goes_to_own_men_that_can_move_and_then_to_where_the_held_one_may_go() {
    let at = |keys: &str| stands(&four(), keys);
    let next = at("<tab>");
    assert!(next.starts_with("i2"), "{next}");
    assert!(at("<s-tab>").starts_with("g2"));
    // Round all of South's ten men that can move: eight pawns and two knights.
    let round = at(&"<tab>".repeat(10));
    assert!(round.starts_with("h2"), "{round}");
    let target = at("<enter><tab>");
    assert!(
        target.starts_with("h4") || target.starts_with("h3"),
        "{target}"
    );
    // East sees his men as the board lies: from the top down.
    let east = at("<enter><up><up><enter><tab>");
    assert!(east.contains("East"), "{east}");
}

#[test]
fn each_finds_the_cursor_where_he_left_it() {
    let round = "<enter><up><up><enter><enter><left><left><enter><enter><down><down><enter><enter><right><right><enter>";
    let south = stands(&four(), round);
    assert!(south.starts_with("h4"), "{south}");
    let east = stands(&four(), &format!("{round}<tab><enter><tab><enter>"));
    assert!(east.starts_with("k8"), "{east}");
}

#[test]
fn who_types_leaves_the_cursor_where_it_is() {
    let typed = stands(&four(), &typed("h2h4"));
    assert!(typed.starts_with("h2"), "{typed}");
}

#[test]
fn men_of_others_are_not_taken_up_and_the_article_says_why() {
    // An enemy's, a friend's; and of another family of words in 1967.
    says(
        &four(),
        ":a5<esc><left><left><left><left><left><left><left><enter>",
        &["Refused, A10"],
    );
    let up = "<up>".repeat(11);
    says(&four(), &format!("{up}<enter>"), &["Refused, V4"]);
    says(&modern(), &format!("{up}<enter>"), &["Refused, T3"]);
    let mated = four().seated(CLOCKWISE).from(MATE);
    // East stands mated, and nobody plays with his pawn.
    says(&mated, &typed("k5n5 i8h8"), &["Refused, V14"]);
}

#[test]
fn a_move_that_is_not_allowed_is_refused_with_its_article() {
    let refused = "<enter><up><up><up><enter>";
    says(&four(), refused, &["Refused, A13"]);
    insta::assert_snapshot!(format!(
        "{}\n{}",
        foot(&four(), refused),
        foot(&four().dutch(), refused)
    ));
}

#[test]
fn why_answers_on_the_cross_too() {
    let why = four().characters("?<up><up><up>");
    assert!(why.contains("Why?"), "{why}");
}

#[test]
fn castling_is_the_kings_move() {
    let castling = four().from(CASTLING);
    let east = "<enter><right><right><enter>";
    says(&castling, east, &["Dirk's turn (East)."]);
    let screen = castling.characters(east);
    assert!(screen.contains("O-O"), "{screen}");
    let west = castling.characters("<enter><left><left><enter>");
    assert!(west.contains("O-O-O"), "{west}");
}

#[test]
fn a_pawn_is_asked_what_it_becomes_on_the_fourteenth_row() {
    let promotion = four().from(PROMOTION);
    let keys = ":m7n7<enter>".to_owned();
    let panel = foot(&promotion, &keys);
    assert!(panel.contains("The pawn becomes:"), "{panel}");
    says(&promotion, &format!("{keys}<right><enter>"), &["turn"]);
    let rook = promotion.characters(&format!("{keys}<right><enter>"));
    assert!(rook.contains("=R"), "{rook}");
}

#[test]
fn in_1967_it_is_asked_on_a_side_edge_too() {
    let promotion = modern().from(SIDE_EDGE);
    let panel = foot(&promotion, ":e2f1<enter>");
    assert!(panel.contains("The pawn becomes:"), "{panel}");
    // The same with the cursor: the pawn is taken up, and Tab leads to where it may go.
    let cursor = modern().from(SIDE_EDGE).dutch();
    let held = "<s-tab><enter>".to_owned();
    let tabs = (1..6).map(|tabs| held.clone() + &"<tab>".repeat(tabs) + "<enter>");
    let mut asked = tabs.map(|keys| foot(&cursor, &keys));
    assert!(asked.any(|foot| foot.contains("De pion wordt:")));
}

#[test]
fn a_warned_queen_is_named_with_her_attackers() {
    let queen = four().seated(CLOCKWISE).from(QUEEN);
    let warned = typed("c5e7");
    says(
        &queen,
        &warned,
        &[
            "Cato's turn (North).",
            "South's queen on h4, from e7: she is warned (V11).",
        ],
    );
    // When South is at turn she is told first.
    let later = typed("c5e7 k14j14 n11m11");
    let said = said(&queen, &later);
    assert!(
        said.starts_with("Anna's turn (South). Check to South's queen"),
        "{said}"
    );
    let dutch = said_in_dutch(&queen, &later);
    assert!(dutch.contains("gewaarschuwd (V11)"), "{dutch}");
}

fn said_in_dutch(play: &Play, keys: &str) -> String {
    said(&play.clone().dutch(), keys)
}

#[test]
fn a_mate_and_a_turn_passed_over_are_said() {
    let mate = four().seated(CLOCKWISE).from(MATE);
    let mated = typed("k5n5");
    says(
        &mate,
        &mated,
        &["Anna's turn (South).", "East stands mated", "(V14)"],
    );
    // A round later the turn passes over East again.
    let again = typed("k5n5 d1d2 a8a7 k14j14");
    says(
        &mate,
        &again,
        &["Anna's turn (South).", "The turn passes over East."],
    );
    let refused = typed("k5n5 i4i8");
    says(&mate, &refused, &["Refused, V14"]);
}

#[test]
fn in_1967_a_stalemated_seat_is_passed_over() {
    let stalemate = modern().from(STALEMATE);
    says(
        &stalemate,
        &typed("h5b5"),
        &["Cato's turn (North).", "West can move nothing", "(T5)"],
    );
}

#[test]
fn what_stalemates_is_played_over() {
    let stalemate = four().seated(CLOCKWISE).from(STALEMATE);
    let stuck = typed("h5b5");
    says(
        &stalemate,
        &stuck,
        &[
            "West could move nothing: the last move is played over (V17).",
            "Anna (South): find another",
        ],
    );
    let again = typed("h5b5 h5b5");
    says(&stalemate, &again, &["Refused, V17"]);
    let other = typed("h5b5 h5h6");
    says(
        &stalemate,
        &other,
        &["The stalemate is avoided", "Bram's turn (West)."],
    );
    insta::assert_snapshot!(format!(
        "{}\n{}",
        foot(&stalemate, &stuck),
        foot(&stalemate.clone().dutch(), &stuck)
    ));
}

#[test]
fn a_draw_is_agreed_when_all_three_others_say_yes() {
    says(
        &four(),
        "dy",
        &["Anna (South) offers a draw. Dirk (East), do you accept?"],
    );
    says(
        &four(),
        "dyy",
        &["Dirk (East) agrees.", "Cato (North), do you accept?"],
    );
    says(
        &four(),
        "dyyy",
        &["Cato (North) agrees.", "Bram (West), do you accept?"],
    );
    let keys = foot(&four(), "dyyy");
    assert!(keys.contains("y yes") && keys.contains("n no"), "{keys}");
    let drawn = four().characters("dyyyy");
    assert!(drawn.contains("draw"), "{drawn}");
    says(&four(), "dyyyy", &["agree"]);
}

#[test]
fn a_draw_declined_by_the_third_leaves_the_game_as_it_was() {
    says(&four(), "dyyyn", &["Declined", "Anna's turn (South)."]);
    says(&four(), "dyyynd", &["Refused"]);
    says(
        &four().dutch(),
        "dyyyn",
        &["Afgewezen", "Anna (Zuid) is aan zet."],
    );
}

#[test]
fn taking_back_is_asked_of_all_the_others() {
    let moved = "<enter><up><up><enter>";
    says(
        &four(),
        &format!("{moved}u"),
        &[
            "Anna (South) asks to take back",
            "Dirk (East), do you agree?",
        ],
    );
    says(&four(), &format!("{moved}uyyy"), &["Anna's turn (South)."]);
    says(
        &four(),
        &format!("{moved}uyn"),
        &["Declined", "Dirk's turn (East)."],
    );
}

#[test]
fn a_side_gives_up_when_the_partner_agrees() {
    let open = menu_to(&four(), "Give up (Cato is asked)");
    says(
        &four(),
        &open,
        &["Anna, do you ask Cato to give up with you?"],
    );
    let asked = format!("{open}y");
    says(
        &four(),
        &asked,
        &["Anna (South) would give the game up. Cato (North), do you too?"],
    );
    let over = four().characters(&format!("{asked}y"));
    assert!(over.contains("West and East win: resignation"), "{over}");
    says(
        &four(),
        &format!("{asked}n"),
        &["Cato (North) plays on.", "Anna's turn (South)."],
    );
}

/// The keys that choose a line of the menu, as it is at the start of the game.
fn menu_to(play: &Play, line: &str) -> String {
    menu_after(play, "", line)
}

/// The same after these keys.
fn menu_after(play: &Play, before: &str, line: &str) -> String {
    let top = play.characters(&format!("{before}m"));
    let bottom = play.characters(&format!("{before}m<end>"));
    let place = |menu: &str, line: &str| menu.lines().position(|row| row.contains(line));
    let first = place(&top, "Menu").expect("a menu") + 1;
    match (place(&top, line), place(&bottom, line)) {
        (Some(place), _) => format!("m{}<enter>", "<down>".repeat(place - first)),
        (None, Some(place_below)) => {
            let last = place(&bottom, "Leave").expect("the last line");
            format!("m<end>{}<enter>", "<up>".repeat(last - place_below))
        }
        (None, None) => panic!("no line {line}: {top}"),
    }
}

#[test]
fn the_menu_of_four_offers_what_four_can_do() {
    let menu = four().characters("m");
    for line in [
        "Offer a draw",
        "Undertake how to mate",
        "Give up (Cato is asked)",
        "Turn the board",
    ] {
        assert!(menu.contains(line), "{line}: {menu}");
    }
    let modern = modern().characters("m");
    assert!(!modern.contains("Undertake"), "{modern}");
}

#[test]
fn a_side_of_two_kings_may_begin_to_count() {
    let count = four().seated(CLOCKWISE).from(COUNT);
    says(
        &count,
        "",
        &[
            "Bram's turn (West).",
            "may begin to count fifty moves (A22)",
        ],
    );
    let open = menu_to(&count, "Count fifty moves");
    says(&count, &open, &["begin to count fifty moves"]);
    let counting = count.characters(&format!("{open}y"));
    assert!(counting.contains("West counts"), "{counting}");
}

#[test]
fn the_board_turns_by_quarters_and_to_the_player_at_turn() {
    // Which way is up: from h2 South looks to h3, West to i2, North to h1, East to g2.
    let up = |play: &Play, keys: &str| {
        let said = stands(play, &format!("{keys}<up>"));
        said.split_whitespace()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    for (turns, square) in [
        ("", "h3"),
        ("f", "i2"),
        ("ff", "h1"),
        ("fff", "g2"),
        ("ffff", "h3"),
    ] {
        assert_eq!(up(&four(), turns), square, "{turns}");
    }
    let south = "<enter><up><up><enter>";
    assert_eq!(
        up(&four(), south),
        "m9",
        "fixed, the board stays as South sees it"
    );
    let turning = four().turning();
    assert_eq!(
        up(&turning, south),
        "l8",
        "turning, East's men go up the screen"
    );
    assert_eq!(
        up(&turning, &format!("{south}f")),
        "m9",
        "and by hand a quarter further"
    );
    let east = format!("{south}<enter><up><up><enter>");
    says(&turning, &east, &["Cato's turn (North)."]);
    let north = format!("{east}<enter><up><up><enter>");
    says(&turning, &north, &["Bram's turn (West)."]);
    let west = format!("{north}<enter><up><up><enter>");
    says(&turning, &west, &["Anna's turn (South)."]);
    // Looked back on, the board lies as it lay for who was to move then.
    assert_eq!(
        up(&turning, &format!("{west}[[[")),
        "g4",
        "East was to move"
    );
}

#[test]
fn partners_may_consult_in_1967_while_one_of_them_stands_mated() {
    let mate = modern().from(MATE);
    // North mates East, who is judged when his turn has come; then West is told that he may consult with him.
    let told = said(&mate, &typed("k5n5 d1d2"));
    let all = [told, said(&mate, &typed("k5n5"))].join(" | ");
    assert!(all.contains("East stands mated"), "{all}");
    assert!(all.contains("may consult (T13)"), "{all}");
}

#[test]
fn who_looks_back_sees_the_notes_and_the_article_of_what_he_looks_at() {
    let mate = modern().from(MATE);
    let played = typed("k5n5 d1d2");
    let now = mate.characters(&played);
    let before = mate.characters(&format!("{played}[["));
    assert!(now.contains("may consult"), "{now}");
    assert!(!before.contains("may consult"), "{before}");
    let end = mate.characters(&format!("{played}[[<end>"));
    assert_eq!(now, end);
    // The article on what is at issue at the end is not that of the beginning.
    let begun = mate.characters("");
    let panel = |screen: &str| {
        let lines = screen.lines().filter(|line| line.contains("Article "));
        lines
            .map(|line| line[line.find("Article ").unwrap()..].to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(panel(&before), panel(&begun));
}

#[test]
fn a_half_typed_move_lists_what_it_can_become() {
    let listed = foot(&four(), ":h2<tab>");
    assert!(listed.contains("h3") && listed.contains("h4"), "{listed}");
    let east = foot(&four(), "<enter><up><up><enter>:m8<tab>");
    assert!(east.contains("l8") && east.contains("k8"), "{east}");
    says(&four(), ":h2h5<enter>", &["Refused"]);
    says(&four(), ":zz<enter>", &["is no move"]);
}

#[test]
fn one_looks_back_and_plays_on() {
    let round = "<enter><up><up><enter><enter><left><left><enter>";
    let back = four().characters(&format!("{round}["));
    assert!(back.contains("Looking back: 1 of 2"), "{back}");
    says(
        &four(),
        &format!("{round}[<end>"),
        &["Cato's turn (North)."],
    );
}

/// The game for which one leaves this one.
pub fn left_for(play: &Play, keys: &str) -> Option<Setup> {
    let (mut taste, mut pages) = (play.taste.clone(), Pages::default());
    let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    sitting.sized(ratatui::layout::Rect::new(0, 0, play.width, play.height));
    let left = events(keys)
        .into_iter()
        .find_map(|event| match sitting.event(event) {
            Next::Leave(left) => Some(left),
            _ => None,
        });
    match left {
        Some(Left::ForAnother(setup)) => Some(*setup),
        _ => None,
    }
}

#[test]
fn another_game_passes_the_first_move_on() {
    for (play, next, article) in [
        (four(), Seat::East, "V5"),
        (four().seated(BESIDE), Seat::North, "V6"),
        (modern(), Seat::West, "T3"),
    ] {
        let over = "dyyyy";
        let open = menu_after(&play, over, "Another game");
        let setup = left_for(&play, &format!("{over}{open}")).expect("another game");
        assert_eq!(setup.first, First::Settled(next), "{article}");
        assert_eq!(setup.names, play.setup.names);
    }
}

#[test]
fn an_undertaking_of_four_is_announced_by_the_seat_at_turn() {
    let open = menu_to(&four(), "Undertake how to mate");
    says(&four(), &format!("{open}d1 c14<enter>"), &["c14"]);
    let stands = four().characters(&format!("{open}d1 g14<enter>"));
    assert!(
        stands.contains("South: mate with rook d1 on g14"),
        "{stands}"
    );
}

#[test]
fn nothing_of_this_needs_more_than_eighty_columns() {
    // Whose turn it is, and what he must know of his queen, is not cut.
    let queen = four().seated(CLOCKWISE).from(QUEEN).dutch();
    for keys in [typed("c5e7"), typed("c5e7 k14j14 n11m11")] {
        let said = said(&queen, &keys);
        assert!(said.ends_with('.') && !said.contains('…'), "{said}");
    }
}
