//! A3, A5, A15 with R2, and the last sentence of A22 with R4: every man that can be given in 1869, the first move that goes
//! with him, the castling of who gave a rook, and every undertaking, kept and failed.

use super::tables::{at, does, plays, refused, result, table, targets, text};
use reglement::board::grid::EIGHT;
use reglement::board::piece::{Role, Seat};
use reglement::games::Game;
use reglement::room::record::{self, Record};
use reglement::table::Table;
use reglement::table::act::{Act, Millis, Undertaking};
use reglement::table::gift::{KINDS, men_of, usual};
use reglement::table::setup::{First, Odds, Setup, SetupError, Start};

fn gives(giver: Seat, men: &str) -> Setup {
    let men = men.split_whitespace().map(at).collect();
    Setup {
        start: Start::Odds(Odds { giver, men }),
        first: First::Settled(giver),
        ..Setup::plain(Game::Chess1869)
    }
}

fn without(giver: Seat, men: &str) -> Table {
    Table::new(gives(giver, men)).expect("odds")
}

/// What a position text has of the board and the turn after some men are lifted from the array.
fn lifted(men: &[String], turn: char) -> String {
    let row = |rank: usize, men_on: &str| {
        let mut row = String::new();
        let mut free = 0;
        for (file, man) in ('a'..='h').zip(men_on.chars()) {
            if men.contains(&format!("{file}{rank}")) {
                free += 1;
                continue;
            }
            if free > 0 {
                row += &free.to_string();
            }
            free = 0;
            row.push(man);
        }
        match free {
            0 => row,
            free => row + &free.to_string(),
        }
    };
    let [eight, seven] = [row(8, "rnbqkbnr"), row(7, "pppppppp")];
    let [two, one] = [row(2, "PPPPPPPP"), row(1, "RNBQKBNR")];
    format!("{eight}/{seven}/8/8/8/8/{two}/{one} {turn} KQkq - 0 1")
}

#[test]
fn a3_a5_each_of_the_fifteen_men_can_be_given_by_either_and_the_giver_begins() {
    for (giver, turn) in [(Seat::White, 'w'), (Seat::Black, 'b')] {
        let mut given = 0;
        for square in KINDS
            .iter()
            .flat_map(|role| men_of(&Game::Chess1869.start(), giver, *role))
        {
            let label = EIGHT.label(square);
            let table = without(giver, &label);
            assert_eq!(text(&table), lifted(std::slice::from_ref(&label), turn), "{label}");
            assert_eq!(table.state().awaited(), Some(giver), "A5: {label}");
            let other = Setup {
                first: First::Settled(giver.opponent()),
                ..gives(giver, &label)
            };
            assert_eq!(other.position(), Err(SetupError::GiverBegins), "{label}");
            given += 1;
        }
        assert_eq!(given, 15);
    }
}

#[test]
fn a5_pawn_and_move_gives_the_giver_the_move_too() {
    // Elsewhere "pawn and move" gives the other the move; A5 knows no such odds, nor any odds of moves alone.
    let mut table = without(Seat::Black, "f7");
    assert_eq!(refused(&table, "e2e4"), "A10 e2", "it is Black's turn");
    plays(&mut table, "e7e5 e2e4");
    assert_eq!(table.state().awaited(), Some(Seat::Black));
}

#[test]
fn a3_several_men_are_given_at_once() {
    for (giver, turn, men) in [
        (Seat::White, 'w', "a1 b1"),
        (Seat::White, 'w', "d1 f2"),
        (Seat::Black, 'b', "a8 h8"),
        (Seat::Black, 'b', "b8 g8 c7"),
        (Seat::Black, 'b', "d8 a8 b8 c8 f8 g8 h8"),
    ] {
        let labels: Vec<String> = men.split(' ').map(str::to_owned).collect();
        assert_eq!(text(&without(giver, men)), lifted(&labels, turn), "{men}");
    }
    let all = "a1 b1 c1 d1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2";
    let alone = without(Seat::White, all);
    assert!(text(&alone).starts_with("rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w"));
}

#[test]
fn a3_a_man_named_by_his_kind_alone_is_the_queens_side_one_or_the_bishops_pawn() {
    for (giver, squares) in [
        (Seat::White, "f2 b1 c1 a1 d1"),
        (Seat::Black, "f7 b8 c8 a8 d8"),
    ] {
        let array = Game::Chess1869.start();
        let named = KINDS.map(|role| EIGHT.label(usual(&array, giver, role).expect("a man")));
        assert_eq!(named.join(" "), squares);
    }
}

#[test]
fn a3_the_odds_stand_in_the_record_and_come_back() {
    for (giver, men) in [
        (Seat::White, "d1"),
        (Seat::Black, "a8 f7"),
        (Seat::Black, "h8"),
    ] {
        let mut table = without(giver, men);
        let own = if giver == Seat::White { "e2e4" } else { "e7e5" };
        plays(&mut table, own);
        let kept = Record {
            begun: Millis(0),
            table,
            paper: None,
        };
        match record::read(kept.text().as_bytes()) {
            Ok(read) => assert_eq!(read.record.table, kept.table, "{men}"),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Moves that clear the way between the king and the corner of a wing, for both alike.
const CLEARED: [&str; 2] = [
    "g2g3 g7g6 f1g2 f8g7 g1f3 g8f6",
    "d2d4 d7d5 d1d3 d8d6 c1e3 c8e6 b1c3 b8c6",
];

/// The same moves, Black beginning.
fn by_black(moves: &str) -> String {
    let moves: Vec<&str> = moves.split(' ').collect();
    let pairs = moves
        .chunks(2)
        .map(|pair| format!("{} {}", pair[1], pair[0]));
    pairs.collect::<Vec<_>>().join(" ")
}

#[test]
fn a15_r2_who_gave_a_rook_castles_on_that_side_as_if_he_stood_there() {
    for (giver, rook, way, castles, stands) in [
        (Seat::White, "h1", CLEARED[0].to_owned(), "e1g1", "g1"),
        (Seat::White, "a1", CLEARED[1].to_owned(), "e1c1", "c1"),
        (Seat::Black, "h8", by_black(CLEARED[0]), "e8g8", "g8"),
        (Seat::Black, "a8", by_black(CLEARED[1]), "e8c8", "c8"),
    ] {
        let mut table = without(giver, rook);
        let blocked = refused(&table, castles);
        assert!(blocked.starts_with("A15"), "{rook}, men between: {blocked}");
        plays(&mut table, &way);
        let rooks = |table: &Table| men_of(&table.state().position, giver, Role::Rook).len();
        assert_eq!(rooks(&table), 1);
        plays(&mut table, castles);
        let king = table.state().position.piece(at(stands)).map(|man| man.role);
        assert_eq!(
            (king, rooks(&table)),
            (Some(Role::King), 1),
            "{rook}: the king alone"
        );
    }
}

#[test]
fn a15_r2_with_both_rooks_given_both_castlings_are_open() {
    let men = "a1 h1 b1 c1 d1 f1 g1";
    assert!(targets(&without(Seat::White, men), "e1").contains("c1"));
    assert!(targets(&without(Seat::White, men), "e1").contains("g1"));
}

#[test]
fn a15_r2_the_absent_rook_castles_no_more_freely_than_a_rook_that_is_there() {
    // In check, over and onto an attacked square: forbidden. The absent rook's square may be attacked, and on the long
    // side he would pass an attacked square.
    for (position, castles, verdict) in [
        ("4k3/8/8/8/4r3/8/8/4K3 w Q - 0 1", "e1c1", "A15"),
        ("3rk3/8/8/8/8/8/8/4K3 w Q - 0 1", "e1c1", "A15"),
        ("2r1k3/8/8/8/8/8/8/4K3 w Q - 0 1", "e1c1", "A15"),
        ("1r2k3/8/8/8/8/8/8/4K3 w Q - 0 1", "e1c1", "open"),
        ("r3k3/8/8/8/8/8/8/4K3 w Q - 0 1", "e1c1", "open"),
        ("4kr2/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", "A15"),
        ("4k1r1/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", "A15"),
        ("4k2r/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", "open"),
        ("4k3/8/8/8/8/8/8/1N2K3 w Q - 0 1", "e1c1", "A15"),
        ("4k3/8/8/8/8/8/8/4KN2 w K - 0 1", "e1g1", "A15"),
    ] {
        let table = table(position);
        let open = targets(&table, "e1").contains(&castles[2..]);
        let said = if open {
            "open".to_owned()
        } else {
            refused(&table, castles)
        };
        assert!(said.starts_with(verdict), "{position} {castles}: {said}");
    }
}

/// Where each kind of man gives mate: the position, the man, his move, the square from which he gives check.
const MATES: [(Role, &str, &str, &str); 6] = [
    (Role::Pawn, "7k/5K2/6P1/8/8/8/8/1B6 w - - 0 1", "g6", "g6g7"),
    (
        Role::Knight,
        "6rk/6pp/8/6N1/8/8/8/4K3 w - - 0 1",
        "g5",
        "g5f7",
    ),
    (
        Role::Bishop,
        "7k/5K1p/7B/8/8/8/8/N7 w - - 0 1",
        "h6",
        "h6g7",
    ),
    (
        Role::Rook,
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
        "a1",
        "a1a8",
    ),
    (Role::Queen, "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1", "g2", "g2g7"),
    // The promoted man is another than the pawn.
    (
        Role::King,
        "6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1",
        "a7",
        "a7a8q",
    ),
];

fn undertakes(position: &str, man: Option<&str>, on: Option<&str>) -> Table {
    let mut table = table(position);
    let how = Undertaking {
        man: man.map(at),
        on: on.map(at),
    };
    does(&mut table, Seat::White, Act::Undertake(how));
    table
}

#[test]
fn a22_r4_an_undertaking_with_every_man_is_kept_by_him_and_by_nobody_else() {
    for (role, position, man, mates) in MATES {
        let table = undertakes(position, Some(man), None);
        let mut kept = table.clone();
        plays(&mut kept, mates);
        let expected = if role == Role::King {
            "1/2-1/2 A22"
        } else {
            "1-0 mate"
        };
        assert_eq!(result(&kept), expected, "{role:?} {position}");
        let others = EIGHT.squares().filter(|square| *square != at(man));
        for other in others {
            let piece = table.state().position.piece(other);
            let own = piece.is_some_and(|piece| piece.seat == Seat::White);
            if own && piece.is_some_and(|piece| piece.role != Role::King) {
                let label = EIGHT.label(other);
                let mut broken = undertakes(position, Some(&label), None);
                plays(&mut broken, mates);
                assert_eq!(result(&broken), "1/2-1/2 A22", "{position} with {label}");
            }
        }
    }
}

#[test]
fn a22_r4_an_undertaking_on_every_square_is_kept_on_that_square_alone() {
    for (role, position, man, mates) in MATES {
        for square in EIGHT.squares() {
            let label = EIGHT.label(square);
            let there = mates[2..4] == label;
            for with in [None, Some(man)] {
                let mut table = undertakes(position, with, Some(&label));
                plays(&mut table, mates);
                // Who is promoted is lost as the named man.
                let kept = there && !(role == Role::King && with.is_some());
                let expected = if kept { "1-0 mate" } else { "1/2-1/2 A22" };
                assert_eq!(result(&table), expected, "{position} {with:?} on {label}");
            }
        }
    }
}

#[test]
fn a22_r4_of_a_discovered_mate_he_counts_who_gives_the_check() {
    // The knight moves, the rook mates; of a double check either will do.
    let discovered = "R2N2k1/5ppp/8/8/8/8/8/4K3 w - - 0 1";
    for (man, on, expected) in [
        (Some("a8"), None, "1-0 mate"),
        (Some("d8"), None, "1/2-1/2 A22"),
        (None, Some("a8"), "1-0 mate"),
        (None, Some("c6"), "1/2-1/2 A22"),
    ] {
        let mut table = undertakes(discovered, man, on);
        plays(&mut table, "d8c6");
        assert_eq!(result(&table), expected, "{man:?} {on:?}");
    }
    let double = "6rk/6p1/7N/8/8/8/1B6/4K2R w - - 0 1";
    for man in ["h6", "h1", "b2"] {
        let mut table = undertakes(double, Some(man), None);
        plays(&mut table, "h6f7");
        let expected = match man {
            "b2" => "1/2-1/2 A22",
            _ => "1-0 mate",
        };
        assert_eq!(result(&table), expected, "{man}");
    }
}

#[test]
fn a22_r4_an_undertaking_binds_only_who_entered_into_it_and_only_his_mates() {
    let mated = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut table = table(mated);
    let how = Undertaking {
        man: Some(at("f7")),
        on: None,
    };
    does(&mut table, Seat::Black, Act::Undertake(how));
    plays(&mut table, "a1a8");
    assert_eq!(result(&table), "1-0 mate", "the loser's word binds nobody");
    let mut given_up = undertakes(mated, Some("a1"), Some("h8"));
    does(&mut given_up, Seat::Black, Act::Resign);
    assert_eq!(result(&given_up), "1-0 resigned");
}

#[test]
fn a22_who_undertakes_is_bound_to_no_number_of_moves() {
    let mut table = undertakes("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", None, Some("a8"));
    let shuffle = ["a1b1", "e8d8", "b1a1", "d8e8"];
    for ply in 0..240 {
        plays(&mut table, shuffle[ply % 4]);
    }
    assert_eq!(result(&table), "-");
}

#[test]
fn a3_a_man_given_cannot_be_named_in_an_undertaking() {
    let table = without(Seat::White, "b1");
    let how = Undertaking {
        man: Some(at("b1")),
        on: None,
    };
    let refusal = super::tables::refusal(&table, Seat::White, Act::Undertake(how));
    assert_eq!(refusal.ruling.article.id, "A22");
}
