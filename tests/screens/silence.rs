//! At a table that tells nobody what there is to claim, nothing that a player sees or is answered does: games with a fault
//! that nobody claimed, beside their twins without one.

use fastrand::Rng;

use reglement::board::grid::Names;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::host::plain::{self, Manner};
use reglement::lang::Lang;
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::law::text::Shown;
use reglement::room::Room;
use reglement::rules::play::Play as Put;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::{Odds, Start};
use reglement::table::slips::Slip;
use reglement::ui::game::menu::{GameMenu, Item};

use super::screen::{Play, play};

fn silent(game: &str) -> Play {
    let mut play = play(80, 24, game);
    play.setup.house.watch = Watch::Players(Claims::Silent);
    play
}

fn entry(seat: Seat, act: Act) -> Entry {
    let at = Millis::default();
    Entry { seat, at, act }
}

/// What plain mode answers to some lines.
fn answers(play: &Play, lines: &str) -> String {
    let mut room = Room::unkept(play.table());
    let manner = Manner {
        lang: Lang::En,
        shown: Shown::Translation,
    };
    let mut output = Vec::new();
    plain::run(&mut room, manner, None, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// All that is asked and changes nothing.
fn asked(table: &Table) -> String {
    let position = &table.state().position;
    let grid = position.grid();
    let own = grid.squares().filter(|at| {
        let man = position.piece(*at);
        man.is_some_and(|man| man.seat == position.turn())
    });
    let mut lines = String::from("status\nmoves\nclaim\nhelp\nboard\nrules\n");
    for from in own.take(6) {
        let gap = match grid.names() {
            Names::FileAndRank => " ",
            Names::Number => "-",
        };
        for to in grid.squares().step_by(5) {
            lines += &format!("why {}{gap}{}\n", grid.label(from), grid.label(to));
        }
    }
    lines
}

/// The lines of the menu, as they are read.
fn menu(play: &Play) -> Vec<String> {
    let menu = GameMenu::new(&play.table(), Square::new(0));
    menu.items.iter().map(|item| format!("{item:?}")).collect()
}

/// Everything that does not name the moves that were played, nor the squares of the men.
fn seen(play: &Play, foot: usize) -> Vec<String> {
    let mut all = menu(play);
    for keys in ["", "m", "m<end>", "?", ":<tab>", "C"] {
        let screen = play.characters(keys);
        let lines: Vec<&str> = screen.lines().collect();
        all.push(lines[lines.len() - foot..].join("\n"));
    }
    all
}

/// Two games look alike: the whole screen, at the board and in every list, and what is answered in lines.
#[track_caller]
fn alike(one: &Play, other: &Play) {
    for keys in [
        "", "m", "m<end>", "?", "?<up>", ":<tab>", "C", "S", "<tab>", "<enter>",
    ] {
        assert_eq!(one.characters(keys), other.characters(keys), "{keys}");
    }
    assert_eq!(menu(one), menu(other));
    let lines = asked(&one.table());
    assert_eq!(answers(one, &lines), answers(other, &lines));
}

/// The same game in which the fault is claimed, and let stand.
fn let_stand(play: &Play) -> Option<Play> {
    let table = play.table();
    for seat in play.setup.game.seats() {
        for offence in Offence::ALL {
            let acts = [
                Act::Claim(Claim::Offence(offence)),
                Act::Remedy(Remedy::LetStand),
            ];
            let mut twin = table.clone();
            if acts
                .into_iter()
                .all(|act| twin.apply(entry(*seat, act)).is_ok())
            {
                let done = twin.entries().to_vec();
                return Some(Play {
                    done,
                    ..play.clone()
                });
            }
        }
    }
    None
}

/// A move by two squares, right or wrong.
fn put(table: &Table, from: &str, to: &str) -> Act {
    let grid = table.state().position.grid();
    let at = |name: &str| grid.named(name).unwrap();
    Act::Play(Put::new(at(from), at(to)))
}

fn playing(mut play: Play, moves: &[(&str, &str)]) -> Play {
    for (from, to) in moves {
        let table = play.table();
        let turn = table.state().position.turn();
        play.done.push(entry(turn, put(&table, from, to)));
    }
    play
}

#[test]
fn a_fault_that_nobody_claimed_is_seen_nowhere() {
    let wrong_line = Some("W:W32,27,50:B10,15");
    for (game, text, moves) in [
        ("chess-1869", None, [("e2", "e5")].as_slice()),
        (
            "chess-1869",
            None,
            &[("e2", "e4"), ("d7", "d5"), ("e4", "d4")],
        ),
        ("chess-1869", None, &[("d7", "d5")]),
        ("draughts-1879", wrong_line, &[("32", "31")]),
        ("four-1869", None, &[("g2", "g5")]),
    ] {
        let begun = match text {
            Some(text) => silent(game).from(text),
            None => silent(game),
        };
        let faulty = playing(begun, moves);
        let twin = let_stand(&faulty).unwrap_or_else(|| panic!("{game} {moves:?}"));
        alike(&faulty, &twin);
    }
}

#[test]
fn two_moves_at_once_are_seen_as_two_moves_let_stand() {
    let mut faulty = playing(silent("chess-1869"), &[("e2", "e4")]);
    let Act::Play(second) = put(&faulty.table(), "d2", "d4") else {
        unreachable!()
    };
    faulty.done.push(entry(Seat::White, Act::Second(second)));
    alike(&faulty, &let_stand(&faulty).unwrap());
}

#[test]
fn whatever_false_move_is_made_at_random_betrays_nothing() {
    let mut random = Rng::with_seed(13);
    let mut compared = 0;
    for game in ["chess-1869", "draughts-1879", "four-1869"] {
        let mut play = silent(game);
        for _ in 0..40 {
            let table = play.table();
            let position = &table.state().position;
            let squares: Vec<Square> = position.grid().squares().collect();
            let moves = table.moves();
            if moves.is_empty() || table.pending().is_some() {
                break;
            }
            let act = match random.u8(0..3) {
                0 => {
                    let own = |at: &&Square| position.piece(**at).is_some();
                    let men: Vec<&Square> = squares.iter().filter(own).collect();
                    let (from, to) = (random.choice(&men), random.choice(&squares));
                    Act::Play(Put::new(**from.unwrap(), *to.unwrap()))
                }
                _ => Act::Play(position.play(*random.choice(&moves).unwrap())),
            };
            let entry = entry(position.turn(), act);
            if table.weigh(&entry).is_err() {
                continue;
            }
            play.done.push(entry);
            if let Some(twin) = let_stand(&play) {
                alike(&play, &twin);
                compared += 1;
            }
        }
    }
    assert!(compared > 5, "{compared}");
}

/// What is left of a text when what may differ is named alike.
fn named_alike(lines: Vec<String>, words: &[(&str, &str)]) -> Vec<String> {
    let name = |line: String| {
        words
            .iter()
            .fold(line, |line, (one, other)| line.replace(one, other))
    };
    lines.into_iter().map(name).collect()
}

#[test]
fn a_capture_that_was_neglected_or_not_lifted_is_seen_nowhere() {
    let draughts = |text, from, to| playing(silent("draughts-1879").from(text), &[(from, to)]);
    for (faulty, twin, words) in [
        (
            draughts("W:W32,22,50:B28,5", "22", "18"),
            draughts("W:W32,23,50:B28,5", "23", "18"),
            ("22-18", "23-18"),
        ),
        (
            draughts("W:W32,50:B28,10", "32", "23"),
            draughts("W:W29,50:B28,10", "29", "23"),
            ("32x23", "29-23"),
        ),
    ] {
        let (one, other) = (faulty.table(), twin.table());
        assert_eq!(one.state().position, other.state().position);
        let liable = |table: &Table| {
            let state = table.state();
            !state.liable.is_empty() || !state.letter.unlifted.is_empty()
        };
        assert!(liable(&one) && !liable(&other));
        let same = |play: &Play| named_alike(seen(play, 4), &[words]);
        assert_eq!(same(&faulty), same(&twin));
        let lines = asked(&one);
        let same = |play: &Play| named_alike(vec![answers(play, &lines)], &[words]);
        assert_eq!(same(&faulty), same(&twin));
        // On the board no sign tells more of one than of the other.
        for keys in ["", "m"] {
            let board = |play: &Play| {
                play.cells(keys)
                    .content()
                    .iter()
                    .filter(|cell| "×?".contains(cell.symbol()))
                    .count()
            };
            assert_eq!(board(&faulty), board(&twin), "{keys}");
        }
    }
}

#[test]
fn a_set_up_that_is_wrong_has_the_menu_of_one_that_is_right() {
    let odds = |slips| {
        let mut play = silent("chess-1869");
        let men = vec![play.table().state().position.grid().named("b1").unwrap()];
        play.setup.start = Start::Odds(Odds {
            giver: Seat::White,
            men,
        });
        play.setup.slips = slips;
        play
    };
    let with = |game, slips: Vec<Slip>| {
        let mut play = silent(game);
        play.setup.slips = slips;
        play
    };
    let at = |game: &str, name: &str| {
        let grid = Game::named(game).unwrap().grid();
        grid.named(name).unwrap()
    };
    let (chess, four) = ("chess-1869", "four-1869");
    let (b1, c1) = (at(chess, "b1"), at(chess, "c1"));
    for (wrong, right) in [
        (with(chess, vec![Slip::Turned]), with(chess, vec![])),
        (
            with(chess, vec![Slip::Swapped(b1, c1)]),
            with(chess, vec![]),
        ),
        (with(chess, vec![Slip::Forgotten(b1)]), with(chess, vec![])),
        (odds(vec![Slip::OddsKept]), odds(vec![])),
        (
            with(four, vec![Slip::Forgotten(at(four, "e1"))]),
            with(four, vec![]),
        ),
    ] {
        assert_eq!(seen(&wrong, 3), seen(&right, 3));
        // What is asked before anything is begun afresh is the same too.
        let line = GameMenu::new(&right.table(), Square::new(0))
            .items
            .iter()
            .position(|item| matches!(item, Item::Afresh(_)));
        let Some(line) = line else { continue };
        let asks = |play: &Play| {
            let screen = play.characters(&format!("m{}<enter>", "<down>".repeat(line)));
            screen
                .lines()
                .rev()
                .take(3)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(asks(&wrong), asks(&right));
    }
}

#[test]
fn the_menu_of_a_table_that_tells_says_each_thing_once() {
    let mut play = play(80, 24, "chess-1869");
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    play.setup.slips = vec![Slip::Turned];
    let play = playing(play, &[("e2", "e4")]);
    let (table, cursor) = (play.table(), Square::new(0));
    let items = GameMenu::new(&table, cursor).items;
    for (number, item) in items.iter().enumerate() {
        let again = items[number + 1..]
            .iter()
            .any(|other| std::mem::discriminant(other) == std::mem::discriminant(item));
        assert!(!again, "{item:?}");
    }
}

#[test]
fn a_check_that_was_said_changes_no_list_of_moves() {
    let games = [
        // A check, and none.
        ("chess-1869", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", ("a1", "a8")),
        ("chess-1869", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", ("a1", "a5")),
    ];
    for (game, text, (from, to)) in games {
        let quiet = playing(silent(game).from(text), &[(from, to)]);
        let mut said = quiet.clone();
        said.done.push(entry(Seat::White, Act::Announce));
        let moves = |play: &Play| {
            let all = asked(&play.table());
            let lines = all
                .lines()
                .filter(|line| line.starts_with("why") || *line == "moves");
            let lines: Vec<&str> = lines.collect();
            let all = answers(play, &lines.join("\n"));
            all.lines().skip(1).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(moves(&quiet), moves(&said), "{from}{to}");
        for keys in [":e8<tab>", ":K<tab>"] {
            let prompt = |play: &Play| {
                let screen = play.characters(keys);
                let lines: Vec<&str> = screen.lines().collect();
                lines[lines.len() - 2].to_owned()
            };
            assert_eq!(prompt(&quiet), prompt(&said), "{keys}");
        }
    }
}
