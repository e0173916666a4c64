//! Games to the letter on the screen: what was touched, said and claimed, what must be done, and what nobody is told.

use ratatui::buffer::Buffer;

use reglement::board::grid::Grid;
use reglement::board::piece::{Role, Seat};
use reglement::law::offence::Offence;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play as Men;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::house::{Claims, Watch};
use reglement::table::letter::Touched;
use reglement::table::slips::Slip;
use reglement::table::state::{Choice, Ply, Stage};

use super::screen::{Play, play};

fn chess(claims: Claims) -> Play {
    letter("chess-1869", claims)
}

fn letter(game: &str, claims: Claims) -> Play {
    let mut play = play(80, 24, game);
    play.setup.house.watch = Watch::Players(claims);
    play
}

/// A game of four to the letter, from a position.
fn four(game: &str, position: &str) -> Play {
    let clockwise = Seating {
        partners: Partners::Opposite,
        order: Order::Clockwise,
    };
    letter(game, Claims::Silent)
        .seated(clockwise)
        .from(position)
}

/// What is done, a word or two each: `e2e4`, `touch g1`, `adjust`, `announce`, `also d2d4`, `lift 17`, `claim A13`, `at e4`,
/// `remedy 2`, `rectify b1`, `afresh`.
fn done(mut play: Play, acts: &[&str]) -> Play {
    let mut table = play.table();
    for text in acts {
        let (seat, act) = act(&table, text);
        let entry = Entry {
            seat,
            at: Millis::default(),
            act,
        };
        let did = table.apply(entry.clone());
        did.unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        play.done.push(entry);
    }
    play
}

fn act(table: &Table, text: &str) -> (Seat, Act) {
    let state = table.state();
    let grid = state.position.grid();
    let turn = state.position.turn();
    let last = state.past.last().map_or(turn, Ply::mover);
    let square = |name: &str| grid.named(name).expect(name);
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "touch" => (turn, Act::Touch(square(rest))),
        "adjust" => (turn, Act::Adjust),
        "place" => {
            let Touched::At(from) = state.letter.touched else {
                panic!("nothing was touched");
            };
            (turn, Act::Play(Men::new(from, square(rest))))
        }
        "announce" => (last, Act::Announce),
        "also" => (last, Act::Second(men(grid, rest))),
        "lift" => (last, Act::Lift(square(rest))),
        "claim" => {
            let offence = Offence::named(rest).expect(rest);
            (turn, Act::Claim(Claim::Offence(offence)))
        }
        "at" => (turn, Act::Claim(Claim::Pointing(square(rest)))),
        "remedy" => {
            let Stage::Remedy { by, .. } = state.stage else {
                panic!("no remedy is to be chosen");
            };
            let remedies = table.choices(by).into_iter();
            let mut remedies = remedies.filter_map(|choice| match choice {
                Choice::Remedy(remedy) => Some(remedy),
                _ => None,
            });
            let number: usize = rest.parse().unwrap();
            (by, Act::Remedy(remedies.nth(number - 1).unwrap()))
        }
        "rectify" => (turn, Act::Rectify(square(rest))),
        "afresh" => (turn, Act::Afresh),
        _ => (turn, Act::Play(men(grid, word))),
    }
}

/// `e2e4`, `a7a8q`, `32-28`.
fn men(grid: &Grid, text: &str) -> Men {
    if let Some((from, to)) = text.split_once(['-', 'x']) {
        let [from, to] = [from, to].map(|name| grid.named(name).unwrap());
        return Men::new(from, to);
    }
    let (text, role) = match text.strip_suffix('q') {
        Some(text) => (text, Some(Role::Queen)),
        None => (text, None),
    };
    let cut = text.char_indices().skip(1).find(|(_, c)| c.is_alphabetic());
    let (from, to) = text.split_at(cut.unwrap().0);
    let [from, to] = [from, to].map(|name| grid.named(name).unwrap());
    let play = Men::new(from, to);
    role.map_or(play, |role| play.promoting(role))
}

/// Does this stand anywhere on the screen, the keys left out?
fn says(play: &Play, sought: &str) -> bool {
    above_keys(&play.characters("")).contains(sought)
}

/// The screen but for its last row: a key that says check tells nobody that there is one.
fn above_keys(screen: &str) -> String {
    let rows: Vec<&str> = screen.trim_end().lines().collect();
    rows[..rows.len() - 1].join("\n")
}

const OPENING: [&str; 4] = ["e2e4", "e7e5", "g1f3", "b8c6"];
/// White's rook can give check on the open file; Black's king stands on e8, with a knight that could be put between.
const BEFORE_CHECK: &str = "4k3/8/2n5/8/8/8/8/R3K3 w - - 0 1";
/// White's piece on 32 can take the one on 28; that on 33 could take it as well.
const BEFORE_CAPTURE: &str = "W:W32,33,40:B28,10,5";

#[test]
fn the_touched_man_and_what_he_must_do() {
    screens!(done(chess(Claims::Hinted), &["touch g1"]), "");
}

#[test]
fn the_touched_man_in_dutch_without_colour() {
    let play = chess(Claims::Hinted).dutch().theme("zwartwit");
    screens!(done(play, &["touch g1"]), "");
}

#[test]
fn the_touched_man_in_letters() {
    let play = chess(Claims::Silent).letters();
    screens!(done(play, &["touch g1"]), "");
}

#[test]
fn a_touch_that_binds_to_nothing() {
    screens!(done(chess(Claims::Silent), &["touch a1"]), "");
}

#[test]
fn adjusting() {
    screens!(done(chess(Claims::Silent).dutch(), &["adjust"]), "");
}

#[test]
fn an_enemys_man_touched_who_can_be_taken() {
    let play = done(chess(Claims::Silent), &["e2e4", "d7d5", "touch d5"]);
    screens!(play, "");
}

#[test]
fn a_false_move_is_told_of_where_the_table_hints() {
    let play = done(chess(Claims::Hinted), &["e2e4", "e7e5", "g1g3"]);
    screens!(play, "");
}

#[test]
fn a_false_move_betrays_itself_by_nothing_where_claims_are_silent() {
    let play = done(chess(Claims::Silent), &["e2e4", "e7e5", "g1g3"]);
    assert!(!says(&play, "A13") && !says(&play, "g1g3?"));
    screens!(play, "");
}

#[test]
fn a_remedy_awaited_and_the_bond_it_lays() {
    let play = done(
        chess(Claims::Silent),
        &["e2e4", "e7e5", "g1g3", "claim A13"],
    );
    screens!(play.clone(), "");
}

#[test]
fn a_bond_laid_by_a_remedy() {
    let acts = ["e2e4", "e7e5", "g1g3", "claim A13", "remedy 2"];
    screens!(done(chess(Claims::Silent), &acts), "");
}

#[test]
fn a_false_move_that_stands_in_the_list_and_a_second_move() {
    let acts = [
        "e2e4",
        "e7e5",
        "g1g3",
        "b8c6",
        "d2d4",
        "also f1c4",
        "d7d6",
        "also g8f6",
        "c4b3",
    ];
    screens!(done(chess(Claims::Hinted), &acts), "");
}

#[test]
fn a_check_that_nobody_said_is_shown_nowhere() {
    let play = done(chess(Claims::Silent).from(BEFORE_CHECK), &["a1a8"]);
    assert!(!says(&play, "check") && !says(&play, "+"));
    screens!(play, "");
}

#[test]
fn a_check_that_was_said() {
    let play = done(
        chess(Claims::Silent).from(BEFORE_CHECK),
        &["a1a8", "announce"],
    );
    screens!(play, "");
}

#[test]
fn a_check_that_was_falsely_said_looks_the_same() {
    let said = |to| {
        let play = chess(Claims::Silent).from(BEFORE_CHECK);
        let play = done(play, &[to, "announce"]);
        let screen = play.characters("");
        let first = screen.lines().nth(1).unwrap().to_owned();
        let king = first.chars().skip(19).take(3).collect::<String>();
        assert!(screen.contains("Black to move, check said"), "{screen}");
        assert!(screen.contains("Article 16"), "{screen}");
        let held = play.characters("<left><left><down><down><enter>");
        let targets = held.chars().filter(|c| *c == '•').count();
        (king, targets)
    };
    // Neither the king nor where the knight may go says whether it is true.
    assert_eq!(said("a1a8").0, "♚] ");
    assert_eq!(said("a1a7").0, "♚] ");
    assert_eq!(said("a1a8").1, said("a1b1").1);
}

#[test]
fn of_four_a_check_that_was_said_is_named_only_where_the_table_hints() {
    let check =
        "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/3,gQ,10/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
    let said = |claims, to| {
        let mut play = four("four-1869", check);
        play.setup.house.watch = Watch::Players(claims);
        done(play, &[to, "announce"])
    };
    let hinted = said(Claims::Hinted, "g8d8");
    assert!(says(&hinted, "in check") && says(&hinted, "d8"));
    let [truly, falsely] = ["g8d8", "g8g7"].map(|to| said(Claims::Silent, to));
    for play in [&truly, &falsely] {
        assert!(says(play, "(West) says check.") && says(play, "Article 8"));
        for told in ["in check (", "(d8)", "queen warned", "^"] {
            assert!(!says(play, told), "{told}");
        }
    }
    screens!(truly, "");
}

/// South's rook on h2 stands between his king and West's rook.
const EXPOSED: &str = "9,yK,4/14/14/13,gK/14/14/14/7,bR,6/14/14/bK,13/14/7,rR,6/7,rK,6 r - - - - -";

#[test]
fn in_1967_an_exposed_king_is_not_told_of_where_claims_are_silent() {
    let mut play = four("four-1967", EXPOSED);
    let exposed = done(play.clone(), &["h2d2"]);
    for told in ["check", "+", "Article 7"] {
        assert!(!says(&exposed, told), "{told}");
    }
    // When an enemy has played it can be claimed no more, and is a check like any other.
    let lapsed = done(play.clone(), &["h2d2", "a4a5"]);
    assert!(says(&lapsed, "in check (h7)"));
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    let hinted = done(play, &["h2d2"]);
    assert!(says(&hinted, "Bram (West) or Dirk (East) can claim"));
}

#[test]
fn a_board_that_is_turned_has_its_shades_exchanged() {
    let mut turned = chess(Claims::Silent);
    turned.setup.slips = vec![Slip::Turned];
    let right = chess(Claims::Silent);
    assert_eq!(turned.characters(""), right.characters(""));
    for theme in ["klassiek", "nacht", "lint", "zwartwit"] {
        let [turned, right] = [&turned, &right].map(|play| play.clone().theme(theme).cells(""));
        let ground = |cells: &Buffer, file: u16| {
            let cell = &cells[(2 + 4 * file, 6)];
            (cell.bg, cell.symbol().to_owned())
        };
        assert_eq!(ground(&turned, 0), ground(&right, 1), "{theme}");
        assert_eq!(ground(&turned, 1), ground(&right, 0), "{theme}");
        assert_ne!(ground(&turned, 0), ground(&right, 0), "{theme}");
    }
    insta::assert_snapshot!(turned.theme("zwartwit").press(""));
}

#[test]
fn pieces_taken_stand_until_they_are_lifted() {
    let play = letter("draughts-1879", Claims::Hinted).from(BEFORE_CAPTURE);
    let play = done(play, &["32x23"]);
    screens!(play, "");
}

#[test]
fn pieces_left_standing_are_not_among_the_taken() {
    let play = letter("draughts-1879", Claims::Hinted)
        .from(BEFORE_CAPTURE)
        .dutch();
    let play = done(play, &["32x23", "touch 10"]);
    screens!(play, "");
}

/// West's knight on d8 stands before East's rook on d11 and South's queen on d5.
const BEFORE_THE_QUEEN: &str =
    "10,yK,3/14/14/3,gR,9,gK/14/14/3,bN,10/14/14/3,rQ,10/bK,13/14/14/10,rK,3 b - - - - -";

#[test]
fn a_queen_is_warned_only_when_it_is_said() {
    let unsaid = done(four("four-1869", BEFORE_THE_QUEEN), &["d8f9"]);
    assert!(!says(&unsaid, "warned") && !says(&unsaid, "^"));
    let mut hinted = four("four-1869", BEFORE_THE_QUEEN);
    hinted.setup.house.watch = Watch::Players(Claims::Hinted);
    let said = done(hinted, &["d8f9", "announce"]);
    assert!(says(&said, "warned"));
    screens!(said, "");
}

#[test]
fn in_1967_the_program_warns_itself() {
    let play = done(four("four-1967", BEFORE_THE_QUEEN), &["d8f9"]);
    assert!(says(&play, "warned"));
}

#[test]
fn four_with_a_touched_man_in_dutch() {
    let play = letter("four-1869", Claims::Hinted).dutch();
    screens!(done(play, &["touch e2"]), "");
}

#[test]
fn four_with_a_second_move() {
    let play = letter("four-1869", Claims::Silent);
    let first = play.table().state().position.turn();
    assert_eq!(first, Seat::South);
    let acts = ["e2e3", "also f2f3", "n5l5"];
    screens!(done(play, &acts), "");
}

#[test]
fn looking_back_act_by_act() {
    let acts = [
        "e2e4",
        "e7e5",
        "touch g1",
        "place g3",
        "claim A13",
        "remedy 2",
        "g1f3",
    ];
    let play = done(chess(Claims::Hinted), &acts);
    scenes!(play, ["[", "[", "[", "[", "<home>", "]", "<end>"]);
}

#[test]
fn looking_back_in_dutch() {
    let play = done(chess(Claims::Hinted).dutch(), &OPENING);
    let play = done(play, &["adjust", "touch f1", "touch f1", "place b5"]);
    scenes!(play, ["[", "[", "[", "["]);
}

#[test]
fn after_check_was_said_in_four_the_article_on_it_lies_open() {
    let check =
        "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/14/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
    let unsaid = done(four("four-1869", check), &["g8d8"]);
    assert!(!says(&unsaid, "check") && !says(&unsaid, "Article 8"));
    let said = done(four("four-1869", check), &["g8d8", "announce"]);
    assert!(says(&said, "has said check"));
    assert!(says(&said, "Article 8"));
}

#[test]
fn a_check_that_nobody_said_is_not_answered_by_why_either() {
    // Black's king stands on e8, in a check by the rook on a8: his knight may go where it likes.
    let play = done(chess(Claims::Silent).from(BEFORE_CHECK), &["a1a8"]);
    let screen = play.characters("<left><left><down><down>?<right><up><up>");
    assert!(
        !screen.contains("a8 would") && !screen.contains("in check"),
        "{screen}"
    );
}

#[test]
fn a_claim_that_the_table_does_not_tell_opens_no_article() {
    let acts = ["e2e4", "e7e5", "g1g3"];
    let told = |claims| says(&done(chess(claims), &acts), "Article 13");
    assert!(told(Claims::Hinted));
    assert!(!told(Claims::Silent));
}

#[test]
fn the_man_taken_from_its_own_side_is_no_booty_of_the_other() {
    // White's knight takes his own pawn on e2; Black has taken nothing.
    let play = done(chess(Claims::Silent), &["g1e2"]);
    let screen = play.characters("");
    let black = screen.lines().find(|line| line.contains("Bram")).unwrap();
    assert!(black.ends_with("Bram (Black)"), "{black}");
}
