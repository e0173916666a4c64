//! Games to the letter at the keyboard: men touched, false moves claimed, remedies chosen, check said, pieces lifted.

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use reglement::board::grid::{EIGHT, TEN};
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::bond::Duty;
use reglement::room::Room;
use reglement::table::Table;
use reglement::table::house::{Aim, Claims, Watch};
use reglement::table::letter::{Said, Touched};
use reglement::table::setup::{Odds, Start};
use reglement::table::slips::Slip;
use reglement::table::state::{Done, Stage};
use reglement::ui::game::sitting::Sitting;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Scene, show};

use super::four::{ALL_AT_ONCE, BUSY};
use super::fuzz::{KEYS, press_anything};
use super::screen::{Play, events, play};

/// A screen after some keys, as a snapshot with the name of the test.
macro_rules! screen {
    ($play:expr, $keys:expr) => {
        insta::assert_snapshot!($play.press($keys))
    };
}

fn letter(width: u16, height: u16, game: &str) -> Play {
    watched(play(width, height, game), Claims::Hinted)
}

fn watched(mut play: Play, claims: Claims) -> Play {
    play.setup.house.watch = Watch::Players(claims);
    play
}

fn chess() -> Play {
    letter(80, 24, "chess-1869")
}

fn silent(game: &str) -> Play {
    watched(play(80, 24, game), Claims::Silent)
}

fn draughts() -> Play {
    letter(80, 24, "draughts-1879")
}

fn four() -> Play {
    letter(80, 24, "four-1869")
}

/// Types lines.
fn typed(lines: &[&str]) -> String {
    let lines = lines.iter().map(|line| format!(":{line}<enter>"));
    lines.collect()
}

/// What is said, and the keys that work now.
fn foot(play: &Play, keys: &str) -> (String, String) {
    let screen = play.characters(keys);
    let lines: Vec<&str> = screen.lines().map(str::trim).collect();
    let last = lines.len() - 1;
    let said = lines[last - 2..last].join(" ");
    (said.trim().to_owned(), lines[last].to_owned())
}

#[track_caller]
fn says(play: &Play, keys: &str, parts: &[&str]) {
    let (said, _) = foot(play, keys);
    for part in parts {
        assert!(said.contains(part), "{part:?} after {keys}: {said}");
    }
}

#[track_caller]
fn offers(play: &Play, keys: &str, parts: &[&str]) {
    let (_, now) = foot(play, keys);
    for part in parts {
        assert!(now.contains(part), "{part:?} after {keys}: {now}");
    }
}

/// The table after some keys.
fn table(play: &Play, keys: &str) -> Table {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut room = Room::unkept(Table::new(play.setup.clone()).unwrap());
    let mut window = Terminal::new(TestBackend::new(play.width, play.height)).unwrap();
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    show(&mut sitting, &mut window).unwrap();
    for event in events(keys) {
        sitting.event(event);
        show(&mut sitting, &mut window).unwrap();
    }
    drop(sitting);
    room.table().clone()
}

#[test]
fn the_article_that_lay_open_comes_back_when_a_claim_is_closed() {
    let panel = |play: &Play, keys: &str| {
        let screen = play.characters(keys);
        screen
            .lines()
            .take(21)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for play in [
        chess(),
        silent("chess-1869"),
        draughts().from("W:W32,27,50:B10,15"),
        silent("draughts-1879").from("W:W32,27,50:B10,15"),
    ] {
        let begun = match play.setup.game {
            Game::Draughts1879 => ":32-31<enter>",
            _ => ":e2e5<enter>",
        };
        for steps in ["", "<down>", "<down><down>"] {
            let closed = format!("{begun}C{steps}<esc>");
            assert_eq!(panel(&play, begun), panel(&play, &closed), "{closed}");
        }
    }
}

#[test]
fn no_number_of_an_article_is_cut_in_a_small_window() {
    let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
    let mut looked = 0;
    for play in [
        letter(60, 20, "chess-1869"),
        letter(60, 20, "four-1869").sized(60, 24),
    ] {
        for play in [play.clone(), play.dutch()] {
            let mut games = vec![(play.clone(), ":e2e5<enter>".to_owned())];
            if play.setup.game == Game::Chess1869 {
                games.push((play.clone().from(pinned), ":touch e2<enter>".to_owned()));
                games.push((play.clone().from(pinned), ":touch e8<enter>".to_owned()));
            }
            for (play, begun) in games {
                for more in [
                    "",
                    "C",
                    "C<enter>",
                    "C<enter>1",
                    "C<enter>2",
                    "C<enter>3",
                    "C<enter>2<enter>",
                ] {
                    let screen = play.characters(&format!("{begun}{more}"));
                    for line in screen.lines().filter(|line| line.contains('…')) {
                        let before = line.split('…').next().unwrap_or_default();
                        let open = before
                            .rfind('(')
                            .is_some_and(|at| !before[at..].contains(')'));
                        assert!(!open, "{begun}{more}: {line}");
                        looked += 1;
                    }
                }
            }
        }
    }
    assert!(looked > 0);
}

#[test]
fn a_second_move_is_said_to_be_one_wherever_it_is_typed() {
    for (play, words) in [
        (chess(), "Make a second move"),
        (chess().dutch(), "tweede zet"),
    ] {
        let words = words.to_lowercase();
        for keys in [
            "S",
            "S<tab>",
            "Sd2<tab>",
            "Szz<tab>",
            ":also d2",
            ":also d2<tab>",
        ] {
            let (said, _) = foot(&play, &format!(":e2e4<enter>{keys}"));
            assert!(said.to_lowercase().contains(&words), "{keys}: {said}");
        }
        for keys in [":<tab>", ":d7<tab>", ":zz<tab>"] {
            let (said, _) = foot(&play, &format!(":e2e4<enter>{keys}"));
            assert!(!said.to_lowercase().contains(&words), "{keys}: {said}");
        }
    }
}

#[test]
fn examples_of_moves_are_on_the_squares_of_who_would_make_them() {
    says(&chess(), ":<tab>", &["e2e4", "touch g1", "also d2d4"]);
    says(
        &chess(),
        ":e2e4<enter>:<tab>",
        &["e7e5", "touch g8", "also d7d5"],
    );
    says(&chess(), ":e2e4<enter>S<tab>", &["e2e4"]);
    says(&draughts(), ":32-28<enter>:<tab>", &["19-23", "touch 19"]);
    says(
        &chess(),
        ":zz<tab>",
        &["No move begins so; a move is typed as e4, Nf3, e2e4 or O-O"],
    );
    says(
        &chess(),
        ":e2e4<enter>:zz<enter>",
        &["Try e5, Nf6, e7e5 or O-O."],
    );
    says(
        &draughts(),
        ":32-28<enter>:99<tab>",
        &["19-23, 25x34 or 25x14x23"],
    );
}

/// From the king on e1, where the cursor begins on e2 above him, to the knight on g1.
const TO_G1: &str = "<down><right><right>";

#[test]
fn touched_and_bound() {
    screen!(chess(), &format!("{TO_G1}<enter>"));
}

#[test]
fn touched_and_bound_in_dutch() {
    screen!(
        letter(120, 40, "chess-1869").dutch(),
        &format!("{TO_G1}<enter>")
    );
}

#[test]
fn esc_undoes_no_touch() {
    let keys = format!("{TO_G1}<enter><esc><esc>");
    says(
        &chess(),
        &keys,
        &["Anna has touched the knight on g1 and must play it (A6)."],
    );
    assert_eq!(table(&chess(), &keys).entries().len(), 1);
    // He goes from there without being taken up again.
    let placed = format!("{keys}<up><up><left><enter>");
    let state = table(&chess(), &placed).state().clone();
    assert_eq!(state.past.len(), 1);
    assert_eq!(state.position.turn(), Seat::Black);
}

#[test]
fn who_looks_back_finds_the_touched_man_in_his_hand_again() {
    let keys = format!("e2e4<enter>e7e5<enter>{TO_G1}<enter>[[<end>");
    says(&chess(), &keys, &["must play it (A6)"]);
    offers(&chess(), &keys, &["Enter put down"]);
}

#[test]
fn an_empty_square_is_not_touched() {
    says(&chess(), "<up><up><enter>", &["Refused, "]);
    says(&draughts(), "<tab><up><enter>", &["Refused, "]);
    assert!(table(&chess(), "<up><up><enter>").entries().is_empty());
}

#[test]
fn a_man_that_cannot_move_binds_to_nothing_and_is_taken_up_by_a_second_key() {
    let rook = "<down><left><left><left><left><enter>";
    says(
        &chess(),
        rook,
        &["has touched the rook on a1 and need not play it."],
    );
    offers(&chess(), rook, &["Enter touch"]);
    offers(&chess(), &format!("{rook}<enter>"), &["Enter put down"]);
    // Another man is touched then, not moved onto.
    let then = format!("{rook}<right><enter>");
    says(&chess(), &then, &["has touched the knight on b1"]);
}

#[test]
fn touching_an_enemys_man_binds_to_take_him_and_who_can_is_taken_up() {
    let play = chess().from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let touched = ":touch d5<enter>";
    says(
        &play,
        touched,
        &["Anna has touched the pawn on d5 and must take it (A8)."],
    );
    // The king cannot do it.
    says(&play, &format!("{touched}<enter>"), &["Refused, A6"]);
    let state = table(&play, &format!("{touched}<tab><enter><tab><enter>"));
    assert_eq!(state.state().past.len(), 1, "{:?}", state.entries());
    let screen = play.press(&format!("{touched}<tab><enter>"));
    insta::assert_snapshot!(screen);
}

#[test]
fn adjusting_frees_the_next_touch() {
    let keys = format!("{TO_G1}A");
    says(&chess(), &keys, &["Anna has said “I adjust” (A6)."]);
    let freed = table(&chess(), &format!("{keys}<enter>"));
    assert_eq!(freed.state().letter.touched, Touched::Nothing);
    assert_eq!(freed.state().letter.bond, None);
    says(&chess(), &format!("{TO_G1}<enter>A"), &["Refused, A6"]);
    screen!(chess(), &keys);
}

#[test]
fn in_draughts_a_touched_piece_must_be_played() {
    let touched = draughts().press("<tab><enter>");
    says(&draughts(), "<tab><enter>", &["and must play it (D2)."]);
    insta::assert_snapshot!(touched);
}

#[test]
fn with_the_arbiter_the_keys_of_the_letter_do_nothing() {
    let arbiter = play(80, 24, "chess-1869");
    for before in ["", "<enter><up>", "e4<enter>", "e4<enter>["] {
        let pressed = arbiter.press(before);
        assert_eq!(
            arbiter.press(&format!("{before}A+CSp")),
            pressed,
            "{before}"
        );
    }
}

#[test]
fn of_four_in_1967_nothing_is_touched_and_esc_lets_go() {
    let play = letter(80, 24, "four-1967");
    let held = "<tab><enter>";
    let seen = play.characters(held);
    assert!(seen.contains("Esc let go"), "{seen}");
    assert!(table(&play, held).entries().is_empty());
    says(&play, "A", &["Refused, "]);
    says(&play, ":touch h2<enter>", &["Refused, "]);
}

#[test]
fn nothing_to_claim() {
    says(&chess(), "C", &["There is nothing to claim."]);
}

#[test]
fn at_a_silent_table_everything_can_be_claimed_at_ones_own_risk() {
    let play = silent("chess-1869");
    let listed = play.press("e2e4<enter>C");
    says(&play, "e2e4<enter>C", &["A claim without ground"]);
    says(&play, "e2e4<enter>C<down><down><enter>", &["Refused, A12"]);
    says(&play, "e2e4<enter>C3", &["Refused, A12"]);
    insta::assert_snapshot!(listed);
}

#[test]
fn at_a_silent_table_of_four_one_more_key_says_for_whom() {
    let play = silent("four-1869");
    offers(&play, ":d2d4<enter>C", &["for whom"]);
    screen!(play, ":d2d4<enter>C<right>");
}

#[test]
fn the_line_takes_the_plain_commands_in_either_language() {
    let touched = table(&chess(), ":touch g1<enter>");
    let duty = touched.state().letter.bond.map(|bond| bond.duty);
    assert_eq!(duty, Some(Duty::Play(EIGHT.named("g1").unwrap())));
    let placed = table(&chess().dutch(), &typed(&["raak g1", "plaats f3"]));
    assert_eq!(placed.state().past.len(), 1);
    let placed = table(&draughts(), &typed(&["touch 32", "place 28"]));
    assert_eq!(placed.state().past.len(), 1);
    says(&chess(), &typed(&["adjust"]), &["“I adjust”"]);
    says(&chess(), ":touch g9<enter>", &["g9"]);
    says(&chess(), ":claim A13<enter>", &["Refused, A13"]);
    says(&chess(), ":remedy 1<enter>", &["Refused, A23"]);
    says(&chess(), ":<tab>", &["touch g1"]);
}

#[test]
fn the_menu_has_them_all() {
    screen!(chess(), "e2e4<enter>m");
}

/// A knight put where no knight goes.
const FALSELY: &str = ":g1g3<enter>";

#[test]
fn a_false_move_stands_and_is_told_where_it_can_be_claimed() {
    says(
        &chess(),
        FALSELY,
        &["Bram can claim a false move (A13): C."],
    );
    offers(&chess(), FALSELY, &["C claim"]);
    screen!(chess(), &format!("{FALSELY}C"));
}

#[test]
fn a_false_move_made_with_the_cursor_stands_too() {
    let keys = format!("{TO_G1}<enter><up><up><enter>");
    let table = table(&chess(), &keys);
    let done = table.state().past.last().map(|ply| ply.done);
    assert!(matches!(done, Some(Done::Amiss(_))), "{done:?}");
}

#[test]
fn at_a_silent_table_a_false_move_looks_like_any_other() {
    let play = silent("chess-1869");
    let (said, now) = foot(&play, FALSELY);
    let (other, also_now) = foot(&play, ":g1f3<enter>");
    assert_eq!((said, now), (other, also_now));
    // By pointing at the man, the cursor on him.
    let pointed = format!("<right><right><up>{FALSELY}C<end><enter>");
    let stage = table(&play, &pointed).state().stage;
    assert!(
        matches!(
            stage,
            Stage::Remedy {
                by: Seat::Black,
                ..
            }
        ),
        "{stage:?}"
    );
}

#[test]
fn the_remedies_are_listed_for_the_claimant() {
    says(
        &chess(),
        &format!("{FALSELY}C<enter>"),
        &["Bram chooses what becomes of a false move (A13)."],
    );
    screen!(chess(), &format!("{FALSELY}C<enter><down>"));
}

#[test]
fn the_remedies_in_a_large_window_in_dutch() {
    let play = letter(120, 40, "chess-1869").dutch();
    screen!(play, &format!("{FALSELY}C<enter>"));
}

#[test]
fn esc_loses_no_remedy() {
    let looking = format!("{FALSELY}C<enter><esc>");
    offers(&chess(), &looking, &["Enter choose a remedy", "q leave"]);
    says(&chess(), &looking, &["Bram chooses what becomes of"]);
    // The board can be looked at, the record too; nothing else is done.
    says(
        &chess(),
        &format!("{looking}:e7e5<enter>"),
        &["Refused, A13"],
    );
    let back = format!("{looking}<up><up>[<end><enter>");
    offers(&chess(), &back, &["Esc look at the board"]);
    for again in [
        "C",
        "m<down><enter>",
        ":remedy<enter><esc><enter>",
        "<c-c>n<enter>",
    ] {
        offers(
            &chess(),
            &format!("{looking}{again}"),
            &["Esc look at the board"],
        );
    }
    let chosen = table(&chess(), &format!("{back}1"));
    assert_eq!(chosen.state().stage, Stage::Play);
}

#[test]
fn after_a_remedy_the_man_is_held_and_only_a_legal_move_will_do() {
    let bound = format!("{FALSELY}C<enter>2");
    says(
        &chess(),
        &bound,
        &["Anna must play the knight on g1 (A13)."],
    );
    offers(&chess(), &bound, &["Enter put down", "q leave"]);
    // The cursor stands on e2.
    let refused = format!("{bound}<up><right><right><enter>");
    says(&chess(), &refused, &["Refused, A13"]);
    let played = table(&chess(), &format!("{refused}<left><enter>"));
    assert_eq!(played.state().past.len(), 1);
    assert_eq!(played.state().letter.bond, None);
    screen!(chess(), &refused);
}

#[test]
fn a_typed_remedy_is_the_same() {
    let claimed = typed(&["g1g3", "claim A13"]);
    let lines = format!("{claimed}<esc>:remedy 2<enter>");
    says(&chess(), &lines, &["must play the knight on g1"]);
    let lines = typed(&["g1g3", "claim at g3"]);
    says(&chess(), &lines, &["Bram chooses"]);
}

#[test]
fn check_is_said_by_who_gives_it() {
    let moves = typed(&["e2e4", "e7e5", "d1h5", "b8c6", "h5f7"]);
    let (said, now) = foot(&chess(), &moves);
    assert!(!said.contains("check"), "{said}");
    assert!(now.contains("+ check"), "{now}");
    says(&chess(), &format!("{moves}+"), &["Anna says check."]);
    let typed_at_once = typed(&["e2e4", "e7e5", "d1h5", "b8c6", "h5f7 announce"]);
    let state = table(&chess(), &typed_at_once);
    assert_eq!(state.state().letter.said, Said::Check);
    let late = format!("{moves}:touch e8<enter>+");
    says(&chess(), &late, &["Refused, A16"]);
    says(&chess(), &format!("{moves}++"), &["Refused, A16"]);
    screen!(chess(), &format!("{moves}+"));
}

#[test]
fn a_check_falsely_said_sounds_like_any_other_and_is_taken_back() {
    let moves = typed(&["e2e4", "e7e5", "d1h5"]) + "+";
    says(&chess(), &moves, &["Anna says check."]);
    let moved = moves + ":e8e7<enter>";
    says(
        &chess(),
        &moved,
        &["Bram can claim check falsely said (A18): C."],
    );
    let claimed = format!("{moved}C<enter>");
    let state = table(&chess(), &claimed).state().clone();
    assert_eq!(state.past.len(), 3);
    assert_eq!(state.position.turn(), Seat::Black);
    screen!(chess(), &format!("{moved}C"));
}

#[test]
fn who_found_no_check_has_said_nothing() {
    says(&chess(), "+", &["Refused, A16"]);
    says(&draughts(), "32-28<enter>+", &["Refused, "]);
    let four = letter(80, 24, "four-1967");
    says(&four, ":d2d4<enter>+", &["Refused, "]);
}

#[test]
fn a_second_move_is_typed_after_its_key() {
    let twice = "e2e4<enter>Sd2d4<enter>";
    says(
        &chess(),
        twice,
        &["Bram can claim two moves at once (A14): C."],
    );
    let typed = typed(&["e2e4", "also d4"]);
    for keys in [twice, &typed] {
        let state = table(&chess(), keys);
        let done = state.state().past.last().map(|ply| ply.done);
        assert!(matches!(done, Some(Done::Second(_))), "{keys}: {done:?}");
    }
    says(&chess(), "S", &["Refused, A14"]);
    offers(&chess(), "e2e4<enter>S<esc>", &["+ check", "A adjust"]);
    says(
        &chess(),
        "e2e4<enter>:also d2<tab>",
        &["Can become: d2d3, d2d4."],
    );
}

/// A capture of two.
const TWO: &str = "W:W28,48:B22,12,1,2";

#[test]
fn taken_pieces_are_lifted_one_by_one() {
    let play = draughts().from(TWO);
    let taken = ":28:17:8<enter>";
    says(&play, taken, &["Anna has yet to lift 12 and 22: p (D12)."]);
    offers(&play, taken, &["p lift"]);
    let one = table(&play, &format!("{taken}<tab>p"));
    let left: Vec<_> = one.state().letter.unlifted.collect();
    assert_eq!(left, [TEN.named("22").unwrap()]);
    let all = table(&play, &format!("{taken}p"));
    assert!(all.state().letter.unlifted.is_empty());
    assert_eq!(all.entries().len(), 3);
    let typed = table(&play, &format!("{taken}{}", typed(&["lift 22", "lift"])));
    assert_eq!(typed.entries().len(), 3);
    says(&play, "p", &["Refused, D12"]);
    screen!(play, &format!("{taken}<tab>"));
}

#[test]
fn pieces_left_lying_can_be_huffed_for_and_that_is_said() {
    let play = draughts().from("W:W28,48:B22,4,5");
    let left = ":28:17<enter>:touch 4<enter>";
    says(
        &play,
        left,
        &["Anna has left taken pieces on the board. Bram: huff (x), or play on (D12)."],
    );
    let huffed = table(&play, &format!("{left}xy"));
    let done = huffed.state().past.last().map(|ply| ply.done);
    assert!(matches!(done, Some(Done::Huff(_))), "{done:?}");
}

#[test]
fn a_capture_neglected_is_not_nothing_to_claim_but_is_huffed_and_that_is_said() {
    let play = draughts().from("W:W32,46:B28,6");
    let neglected = ":46:41<enter>";
    says(
        &play,
        &format!("{neglected}C"),
        &["Refused, D13", "it may be huffed"],
    );
    let huffed = table(&play, &format!("{neglected}Cxy"));
    let done = huffed.state().past.last().map(|ply| ply.done);
    assert!(matches!(done, Some(Done::Huff(_))), "{done:?}");
    says(&play, "C", &["There is nothing to claim."]);
}

#[test]
fn a_mate_by_a_false_move_waits_and_who_touches_a_man_lets_it_be() {
    let play = chess().from("6k1/5ppp/8/8/8/8/8/1R2K3 w - - 0 1");
    let mated = ":b1a8 announce<enter>";
    says(
        &play,
        mated,
        &[
            "who touches a man lets it be (Enter)",
            "Bram can claim a false move (A13): C.",
        ],
    );
    let over = table(&play, &format!("{mated}:touch g8<enter>"));
    assert!(over.state().verdict().is_some());
    let claimed = table(&play, &format!("{mated}C<enter>1"));
    assert!(claimed.state().verdict().is_some());
    let again = table(&play, &format!("{mated}C<enter>2"));
    assert_eq!(again.state().position.turn(), Seat::White);
    screen!(play, mated);
}

#[test]
fn among_four_any_enemy_claims_and_one_key_says_who() {
    let falsely = ":h2h5<enter>";
    says(
        &four(),
        falsely,
        &["Dirk (East) or Bram (West) can claim a false move (A13): C."],
    );
    offers(&four(), &format!("{falsely}C"), &["←→ for whom"]);
    let other = table(&four(), &format!("{falsely}C<right><enter>"));
    assert!(matches!(
        other.state().stage,
        Stage::Remedy { by: Seat::West, .. }
    ));
    let english = four().press(&format!("{falsely}C<right>"));
    let dutch = letter(120, 40, "four-1869").dutch();
    let dutch = dutch.press(&format!("{falsely}C<right><enter>"));
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn of_four_in_1967_an_exposed_king_stands_and_is_claimed() {
    let play = letter(80, 24, "four-1967")
        .from("9,yK,4/14/14/13,gK/14/14/14/7,bR,6/14/14/bK,13/14/7,rR,6/7,rK,6 r - - - - -");
    let exposed = ":h2d2<enter>";
    says(
        &play,
        exposed,
        &["can claim an own king left in check (T9): C."],
    );
    let claimed = format!("{exposed}C<enter>");
    says(&play, &claimed, &["chooses what becomes of"]);
    says(
        &play,
        &format!("{claimed}1"),
        &["must make another move (T9)."],
    );
}

#[test]
fn a_wrong_set_up_is_put_right_from_the_menu() {
    let mut play = chess();
    let at = |name| EIGHT.named(name).unwrap();
    play.setup.slips = vec![Slip::Swapped(at("b1"), at("c1"))];
    let seen = play.characters("m");
    assert!(seen.contains("Put b1 right"), "{seen}");
    let right = table(&play, ":rectify c1<enter>");
    assert!(right.state().letter.slips.is_empty());
    play.setup.slips = vec![Slip::Turned];
    let seen = play.characters("m");
    assert!(seen.contains("Begin the game afresh"), "{seen}");
    let afresh = "e2e4<enter>:afresh<enter>";
    says(&play, afresh, &["do you begin the game afresh? (A1)"]);
    let begun = table(&play, &format!("{afresh}y"));
    assert!(begun.state().past.is_empty() && begun.state().letter.slips.is_empty());
}

#[test]
fn the_keys_of_the_letter_fit_in_both_languages() {
    for keys in [
        "",
        "e2e4<enter>",
        FALSELY,
        "e2e4<enter>C",
        &format!("{FALSELY}C<enter>"),
    ] {
        for play in [chess(), chess().dutch(), silent("chess-1869").dutch()] {
            let (_, now) = foot(&play, keys);
            assert!(
                now.contains("Enter") && (now.contains("Esc") || now.contains("q ")),
                "{now}"
            );
        }
    }
}

/// Keys that lead somewhere in a game to the letter.
const KEYS_OF_LETTER: [&str; 34] = [
    "A",
    "+",
    "+",
    "C",
    "C",
    "C<enter>",
    "C<enter>2",
    "C<right><enter>",
    "S",
    "Sd2d4<enter>",
    "p",
    "p",
    "1",
    "2",
    "3",
    "<tab><enter>",
    "<tab><enter><tab><enter>",
    "<tab><enter><tab><up><enter>",
    "<tab><enter><left><up><enter>",
    "<s-tab><enter><tab><enter>",
    ":g1g3<enter>",
    ":e2e5<enter>",
    ":e7e4<enter>",
    ":h2h5<enter>",
    ":touch d7<enter>",
    ":touch 32<enter>",
    ":place 28<enter>",
    ":also e4<enter>",
    ":e2e4 announce<enter>",
    ":remedy 1<enter>",
    ":lift<enter>",
    ":afresh<enter>y",
    ":rectify b1<enter>",
    "m<down><enter>",
];

fn plays() -> Vec<Play> {
    let at = |name| EIGHT.named(name).unwrap();
    let mut slipped = chess().dutch();
    slipped.setup.slips = vec![Slip::Turned, Slip::Swapped(at("b1"), at("c1"))];
    let mut at_odds = chess();
    at_odds.setup.start = Start::Odds(Odds {
        giver: Seat::White,
        men: vec![at("b1")],
    });
    at_odds.setup.slips = vec![Slip::OddsKept];
    let mut losing = draughts();
    losing.setup.house.aim = Aim::Lose;
    let many_kings = "W:WK46,K47,K48,K49,K50,K5,33,34:BK1,K2,K3,K4,K16,K26,17,18,19";
    vec![
        chess(),
        silent("chess-1869").turning(),
        chess().from("k7/4P3/8/8/8/8/2p5/K7 w - - 0 1"),
        chess().from("4k3/8/8/8/8/8/8/QQ2K2R b K - 0 1"),
        slipped,
        at_odds,
        draughts(),
        silent("draughts-1879").letters().dutch(),
        draughts().from(many_kings),
        losing.from(TWO),
        four(),
        four().from(BUSY).turning(),
        silent("four-1869").from(ALL_AT_ONCE).dutch(),
        letter(80, 24, "four-1967").from(BUSY),
    ]
}

#[test]
fn whatever_is_pressed_in_a_game_to_the_letter_the_screen_stands() {
    let mut random = Rng::with_seed(1869);
    let keys = [&KEYS[..], &KEYS_OF_LETTER, &KEYS_OF_LETTER].concat();
    for play in plays() {
        press_anything(&play, 700, &keys, &mut random);
    }
}
