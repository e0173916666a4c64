//! Positions in which programs for four have gone wrong.

use fastrand::Rng;
use reglement::board::grid::CROSS;
use reglement::games::Game::{self, Four1869, Four1967};
use reglement::notation::fen::{self, FenError};
use reglement::rules::cross::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::board::{
    ACROSS, cited, coordinates, letters, moves, play, played, read, set, status, targets, text,
};
use crate::walk::{TABLES, positions};

/// Partners across, the turn clockwise.
fn position(game: Game, men: &str, rest: &str) -> Position {
    read(game, ACROSS, &set(men, rest))
}

fn counts(position: &Position) -> usize {
    moves(position).len()
}

#[test]
fn a_square_passed_over_that_another_army_fills_is_not_taken_in_passing() {
    let men = "r Kk1 Pd2; b Ka9 Nc5; y Kk14; g Kn9 Pe4";
    let first = position(Four1869, men, "r - - - - -");
    let filled = played(&first, "d2d4 c5d3 k14k13");
    assert!(
        text(&filled).contains(" g - r:d3 "),
        "the right itself lasts"
    );
    assert_eq!(
        cited(Four1869, &filled, "e4d3"),
        "A12 V3",
        "the friend's knight"
    );
    let men = "r Kk1 Pd2; b Ka9; y Kk14 Nc5; g Kn9 Pe4";
    let first = position(Four1869, men, "r - - - - -");
    let filled = played(&first, "d2d4 a9a8 c5d3");
    let taken = played(&filled, "e4d3");
    assert!(
        taken.piece(play("d4d3").start()).is_some(),
        "one man is taken, the pawn stays"
    );
    let step = filled.judge(&play("e4d3")).expect("legal");
    assert_eq!(
        filled.taken(step).map(|(at, _)| CROSS.label(at)),
        Some("d3".to_owned())
    );
}

#[test]
fn nobody_takes_his_own_or_his_friends_pawn_in_passing() {
    let men = "r Kk1 Pd2 Pe4; b Ka9; y Kk14 Pe4; g Kn9";
    for (game, men) in [Four1869, Four1967].map(|game| (game, men.replace("Pe4; b", "; b"))) {
        let at = played(&position(game, &men, "r - - - - -"), "d2d4 a9a8");
        assert_eq!(targets(&at, "e4"), "e3", "{game:?}");
    }
}

#[test]
fn the_right_to_take_in_passing_lasts_one_round_and_no_longer_when_a_seat_is_passed_over() {
    let men = "r Kk1 Pd2; b Ka11; y Kk14 Ra6 Rb5; g Kn9 Pe4";
    for game in [Four1869, Four1967] {
        let first = position(game, men, "r - - b - -");
        let open = played(&first, "d2d4 k14k13");
        assert_eq!(targets(&open, "e4"), "d3", "{game:?}");
        assert!(text(&played(&open, "e4d3")).contains(" r - - b - -"));
        let late = played(&open, "n9n10 k1k2 k13k14");
        assert_eq!(targets(&late, "e4"), "", "{game:?}");
        let article = if game == Four1869 { "A20" } else { "T1 M3.7d" };
        assert_eq!(cited(game, &late, "e4d3"), article, "{game:?}");
    }
}

#[test]
fn two_armies_mate_together_at_once_or_when_the_turn_comes() {
    let men = "r Kd1; b Ka7 Rg8; y Kg14 Rh6; g Kn8 Re9";
    // 1869: mated by the move that checks, and let go when the friend takes the rook.
    let old = played(&position(Four1869, men, "b - - - - -"), "g8d8");
    assert_eq!(
        (letters(old.mated()), letters(old.in_check())),
        ("r".into(), "-".into())
    );
    let passed = played(&old, "g14g13 n8n9");
    assert_eq!(passed.turn().letter(), 'b', "South is passed over");
    // 1967: not before his turn.
    let new = played(&position(Four1967, men, "b - - - - -"), "g8d8");
    assert_eq!(
        (letters(new.mated()), letters(new.in_check())),
        ("-".into(), "r".into())
    );
    let passed = played(&new, "g14g13 n8n9");
    assert_eq!(
        (passed.turn().letter(), letters(passed.mated())),
        ('b', "r".into())
    );
    // Without either rook there is no mate.
    for men in [
        "r Kd1; b Ka7 Rg8; y Kg14; g Kn8",
        "r Kd1; b Ka7 Bg8; y Kg14; g Kn8 Re9",
    ] {
        let at = position(Four1869, men, "b - - - - -");
        let mates = at
            .moves()
            .into_iter()
            .any(|m| !at.after(m).mated().is_empty());
        assert!(!mates, "{men}");
    }
}

#[test]
fn a_friend_may_lift_a_check_or_leave_it() {
    let men = "r Kd1; b Ka7 Rd8; y Kg14 Rh8; g Kn8 Re9";
    for game in [Four1869, Four1967] {
        let at = position(game, men, "y - - - - -");
        assert_eq!(letters(at.in_check()), "rg");
        let lifts = |m: &&reglement::rules::cross::moves::Move| {
            let after = at.after(**m);
            let seats = after.in_check().or(after.mated());
            !seats.has(reglement::board::piece::Seat::South)
        };
        let legal = at.moves();
        let lifting: Vec<String> = legal
            .iter()
            .filter(lifts)
            .map(|m| coordinates(*m))
            .collect();
        assert_eq!(lifting, ["h8d8"], "{game:?}");
        assert_eq!(legal.len(), 27, "{game:?}");
    }
}

#[test]
fn a_frozen_army_stands_in_the_way_and_guards_only_against_kings_and_only_in_1967() {
    let men = "r Kd1; b Ka7 Rd8 Pf9; y Kg14 Rn5 Rm4; g Kn11 Re9";
    let old = position(Four1869, men, "r - - g - -");
    assert_eq!(moves(&old), ["d1e1", "d1e2"]);
    let new = position(Four1967, men, "r - - g - -");
    assert_eq!(counts(&new), 0);
    // The pawn stops short of the frozen rook, and nobody takes it.
    let blocked = position(
        Four1869,
        "r Kd1 Re4; b Ka7; y Kg14 Rn5 Rm4 Pe10; g Kn11 Pe9 Ph9",
        "r - - g - -",
    );
    assert_eq!(cited(Four1869, &blocked, "e4e9"), "V14");
    assert_eq!(cited(Four1869, &blocked, "e4e10"), "A13 M3.5");
}

#[test]
fn a_mated_seat_is_passed_over_and_plays_once_when_it_is_free() {
    let men = "r Kd1; b Ka7 Rd8; y Kg14 Rh8; g Kn8 Re9";
    let at = position(Four1869, men, "y - - r - -");
    let freed = played(&at, "h8d8 n8n9");
    assert_eq!(
        (freed.turn().letter(), letters(freed.released())),
        ('r', "r".into())
    );
    assert_eq!(moves(&freed), ["d1d2"]);
    let on = played(&freed, "d1d2");
    assert_eq!(
        (on.turn().letter(), letters(on.released())),
        ('b', "-".into())
    );
    let held = played(&at, "g14g13 n8n9");
    assert_eq!(held.turn().letter(), 'b', "the one after him");
}

#[test]
fn two_mated_seats_of_two_sides_leave_two_that_play() {
    let men = "r Kk1; b Ka11; y Kd14 Ra6 Rb5; g Kn4 Rf2 Ri3";
    let at = position(Four1869, men, "y - - b - -");
    let mut turns = vec![at.turn().letter()];
    let mut now = at;
    for step in ["d14d13", "i3i1", "d13d14", "n4m4"] {
        now = played(&now, step);
        turns.push(now.turn().letter());
    }
    assert_eq!(turns, ['y', 'g', 'y', 'g', 'y']);
    assert_eq!(letters(now.mated()), "rb");
    assert_eq!(status(&now), "play");
}

#[test]
fn castling_stays_open_through_a_mate() {
    let men = "r Kg1 Rd1 Pf2 Pg2 Ph2; b Ka7 Ri6; y Kd14 Ri8; g Kn10 Rn4";
    let mated = played(&position(Four1869, men, "b rK - - - -"), "i6i1");
    assert!(text(&mated).contains(" y rK - r - -"));
    let freed = played(&mated, "i8i1 n10n11");
    assert!(text(&freed).contains(" r rK - - r -"));
    assert!(text(&played(&freed, "g1e1")).contains("/4,rK,rR,2,yR,5 b - - - - -"));
}

#[test]
fn the_queen_who_leaves_his_side_takes_no_castling_away() {
    let men = "r Kh1 Qg1 Rd1 Rk1 Pi2 Pf3 Pg5; b Ka7 Qa8 Ra4 Ra11 Pb6 Pc9 Pe8; \
               y Kg14 Qh14 Rd14 Rk14 Pf13 Pi12 Ph10; g Kn8 Qn7 Rn4 Rn11 Pm9 Pl6 Pj7";
    for (game, seating) in TABLES {
        for (turn, step) in [('r', "g1g2"), ('b', "a8b8"), ('y', "h14h13"), ('g', "n7m7")] {
            let first = set(men, &format!("{turn} rKQbKQyKQgKQ - - - -"));
            let gone = played(&read(game, seating, &first), step);
            assert!(text(&gone).contains(" rKQbKQyKQgKQ "), "{game:?} {step}");
        }
    }
}

#[test]
fn a_hand_on_a_man_that_is_not_ones_own_changes_nothing() {
    let start = read(Four1869, ACROSS, crate::walk::array(Four1869, ACROSS));
    assert_eq!(cited(Four1869, &start, "d2d4"), "legal");
    let west = played(&start, "d2d4");
    assert_eq!(cited(Four1869, &west, "e2e4"), "A10");
    assert_eq!(cited(Four1869, &west, "m4k4"), "V4", "the friend's");
    assert_eq!(
        cited(Four1869, &west, "b4d4"),
        "A13 M3.7a",
        "no longer free"
    );
    assert_eq!(
        cited(Four1869, &west, "h7h8"),
        "A13 M3.1",
        "nothing stands there"
    );
}

#[test]
fn a_friends_men_are_no_prey_and_no_threat() {
    let others = "b Ka7; g Kn8";
    for game in [Four1869, Four1967] {
        let count = |men: &str| {
            let at = position(game, &format!("{men}; {others}"), "r - - - - -");
            assert_eq!(letters(at.in_check()), "-", "{men}");
            counts(&at)
        };
        assert_eq!(count("r Kh4; y Kg14 Rh9 Pg6 Bf6"), 8, "{game:?}");
        assert_eq!(count("r Kh4; y Kg14 Rh5"), 7, "{game:?}");
    }
}

#[test]
fn the_cover_of_a_friends_king_is_bound_in_1869_and_free_in_1967() {
    let men = "r Kh1; b Ka7 Rh9; y Kg14 Bh5; g Kn8";
    let old = position(Four1869, men, "y - - - - -");
    assert_eq!((letters(old.in_check()), counts(&old)), ("-".into(), 3));
    assert_eq!(cited(Four1869, &old, "h5g4"), "V10");
    let new = position(Four1967, men, "y - - - - -");
    assert_eq!(counts(&new), 22);
    assert_eq!(letters(played(&new, "h5g4").in_check()), "r");
}

#[test]
fn kings_alone_play_on_in_1869_and_are_drawn_in_1967() {
    let men = "r Kh1; b Ka7; y Kg14; g Kn8";
    assert_eq!(status(&position(Four1869, men, "r - - - - -")), "play");
    let drawn = position(Four1967, men, "r - - - - -");
    assert_eq!((status(&drawn), counts(&drawn)), ("drawn".into(), 0));
    // A side that has lost its last pawn is played against while the other has men.
    let men = "r Kh1 Qd1 Re2; b Ka7; y Kg14 Rm11; g Kn8 Pm5";
    for game in [Four1869, Four1967] {
        let at = played(&position(game, men, "y - - - - -"), "m11m5");
        assert_eq!(status(&at), "play", "{game:?}");
    }
}

#[test]
fn ranks_of_two_digits_and_long_runs_are_read_as_they_are_written() {
    for (move_text, from, to) in [
        ("a10b11", "a10", "b11"),
        ("d1d12", "d1", "d12"),
        ("h14j12", "h14", "j12"),
        ("n4m4", "n4", "m4"),
    ] {
        let play = play(move_text);
        assert_eq!(
            (CROSS.label(play.start()), CROSS.label(play.end())),
            (from.into(), to.into())
        );
    }
    for corner in ["a1", "b12", "c3", "l12", "l3", "n14", "o5", "d15", "d0"] {
        assert_eq!(CROSS.named(corner), None, "{corner}");
    }
}

fn refused_field(text: &str) -> usize {
    match fen::read_seated(text, Four1869, ACROSS) {
        Err(FenError::Cross(error)) => error.field,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_run_is_one_number_and_a_row_has_fourteen_cells() {
    let text = |row: &str| {
        format!("6,yK,7/{row}/14/14/14/14/13,gK/bK,13/14/14/14/14/14/7,rK,6 r - - - - -")
    };
    let plain = read(Four1869, ACROSS, &text("14"));
    assert_eq!(read(Four1869, ACROSS, &text("7,7")), plain);
    assert_eq!(read(Four1869, ACROSS, &text("3,10,1")), plain);
    for row in [
        "113", "13", "15", "7,8", "14,", "1,,12", "", "0,14", "-1,15",
    ] {
        assert_eq!(refused_field(&text(row)), 1, "{row}");
    }
    assert_eq!(refused_field(&text("yR,13")), 1, "a man in a corner");
}

#[test]
fn every_move_that_is_written_is_read_back() {
    let mut random = Rng::with_seed(12);
    for (game, seating) in TABLES {
        for at in positions((game, seating), random.u64(..), 200) {
            for m in at.moves() {
                assert_eq!(play(&coordinates(m)), Play::from(m), "{}", text(&at));
            }
        }
    }
}
