//! Chess for four: false moves put, unsaid checks and warnings, set-ups amended.

use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game::{self, Four1869, Four1967};
use reglement::rules::castling::Wing;
use reglement::rules::cross::position::{Position, Status};
use reglement::rules::letter::Attack;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::board::{ACROSS, at, label, letters, pairs, play, read, set, start, status, text};

fn position(game: Game, men: &str, rest: &str) -> Position {
    read(game, ACROSS, &set(men, rest))
}

fn unsaid(list: &[&str]) -> Vec<Attack> {
    let attack = |pair: &&str| {
        let (attacker, target) = pair.split_once('>').expect("a pair");
        Attack {
            attacker: at(attacker),
            target: at(target),
        }
    };
    list.iter().map(attack).collect()
}

/// After some plays, false or not; of these attacks nobody is warned, from the first play to the last.
fn after(position: &Position, plays: &str, silent: &[&str]) -> Position {
    let silent = unsaid(silent);
    plays.split_whitespace().fold(*position, |before, tried| {
        let play = play(tried);
        let put = before.put(&play);
        let put = put.unwrap_or_else(|| panic!("{} {tried}", text(&before)));
        put.settled(&before, &play, &silent)
    })
}

/// The men of the text, without the other fields.
fn men(position: &Position) -> String {
    let text = text(position);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Where the man on a square may go when these attacks were not said.
fn targets(position: &Position, from: &str, silent: &[&str]) -> String {
    let moves = position.moves_unbound(&unsaid(silent)).into_iter();
    let mut names: Vec<String> = moves
        .filter(|m| m.from == at(from))
        .map(|m| label(m.to))
        .collect();
    names.sort();
    names.join(" ")
}

const MATING: &str = "r Kd1 Pk2; b Ka7 Rg8; y Kg14 Rh6; g Kn8 Re9";

#[test]
fn a_check_that_nobody_said_mates_nobody() {
    let first = position(Four1869, MATING, "b - - - - -");
    let said = after(&first, "g8d8", &[]);
    assert_eq!(letters(said.mated()), "r");
    let silent = after(&first, "g8d8", &["d8>d1"]);
    assert_eq!(letters(silent.mated()), "-");
    assert_eq!(letters(silent.in_check()), "r", "but in check he stands");
    // South's own turn comes, and he plays as he likes.
    let there = after(&silent, "g14g13 n8n9", &["d8>d1"]);
    assert_eq!((there.turn(), status(&there)), (Seat::South, "play".into()));
    assert!(!there.has_moves() && !there.moves_unbound(&unsaid(&["d8>d1"])).is_empty());
    // Were it said then, he would be mated.
    let warned = after(&silent, "g14g13 n8n9", &[]);
    assert_eq!(letters(warned.mated()), "r");
}

#[test]
fn a_check_that_nobody_said_holds_no_mate() {
    let mated = after(&position(Four1869, MATING, "b - - - - -"), "g8d8", &[]);
    let held = after(&mated, "g14g13", &[]);
    assert_eq!(letters(held.mated()), "r");
    let let_go = after(&mated, "g14g13", &["d8>d1"]);
    assert_eq!(
        (letters(let_go.mated()), letters(let_go.released())),
        ("-".into(), "r".into())
    );
}

#[test]
fn two_checks_mate_if_the_one_that_was_said_does() {
    // The rooks on d8 and e9 leave him no square; the knight checks too.
    let men = "r Kd1 Pk2; b Ka7 Rg8; y Kg14; g Kn8 Re9 Nf2";
    let first = position(Four1869, men, "b - - - - -");
    let one = after(&first, "g8d8", &["f2>d1"]);
    assert_eq!(letters(one.mated()), "r");
    let other = after(&first, "g8d8", &["d8>d1"]);
    assert_eq!(letters(other.mated()), "r", "the rook still guards d2");
    let neither = after(&first, "g8d8", &["d8>d1", "f2>d1"]);
    assert_eq!(letters(neither.mated()), "-");
}

#[test]
fn who_was_not_warned_plays_as_if_he_stood_in_no_check() {
    let men = "r Kh1 Rk1 Pd2 Nj4; b Ka7 Rh9; y Kg14; g Kn8";
    let first = position(Four1869, men, "r rK - - - -");
    assert_eq!(targets(&first, "d2", &[]), "");
    assert_eq!(targets(&first, "d2", &["h9>h1"]), "d3 d4");
    assert!(first.judge(&play("h1j1")).is_err());
    let silent = unsaid(&["h9>h1"]);
    assert!(first.judge_unbound(&play("h1j1"), &silent).is_ok());
    assert!(first.judge_unbound(&play("h1h2"), &silent).is_err());
    let others = unsaid(&["h9>g14"]);
    assert!(first.judge_unbound(&play("d2d4"), &others).is_err());
}

#[test]
fn a_friend_is_not_laid_open_by_one_who_was_not_warned() {
    // The rook covers North from East; South's own king stands in a check that nobody said.
    let men = "r Kh1 Rj14 Pd2; b Ka7 Rh9; y Kf14; g Kn8 Rk14";
    let first = position(Four1869, men, "r - - - - -");
    let silent = unsaid(&["h9>h1"]);
    assert!(first.judge_unbound(&play("d2d3"), &silent).is_ok());
    assert!(first.judge_unbound(&play("j14j5"), &silent).is_err());
}

const QUEEN: &str = "r Kd1 Qh5 Pd2; b Ka7 Ra9 Pb9; y Kg14 Pg13; g Kn8 Pm8";

#[test]
fn a_queen_of_whose_danger_nobody_was_told_stays_protected_when_her_owner_has_played() {
    let first = position(Four1869, QUEEN, "b - - - - -");
    let attacked = after(&first, "a9h9", &[]);
    assert_eq!(pairs(&attacked.warnings()), "h9>h5");
    let round = "g13g12 m8l8 d2d3";
    let said = after(&attacked, round, &[]);
    assert_eq!(pairs(&said.warnings()), "-");
    assert_eq!(pairs(&said.open_attacks()), "h9>h5");
    let silent = after(&attacked, round, &["h9>h5"]);
    assert_eq!(pairs(&silent.warnings()), "h9>h5");
    assert!(silent.judge(&play("h9h5")).is_err());
    // As soon as it has been said it is as any other: her owner has played since, and she is open.
    let told = after(&silent, "a7a6 g12g11 l8k8 d3d4", &[]);
    assert_eq!(pairs(&told.open_attacks()), "h9>h5");
}

#[test]
fn what_attacks_no_queen_protects_none_though_it_is_called_unsaid() {
    let first = position(Four1869, QUEEN, "b - - - - -");
    let silent = after(
        &first,
        "a9h9",
        &["a7>h5", "h9>d1", "n8>h5", "d2>h5", "h5>h9"],
    );
    assert_eq!(silent, after(&first, "a9h9", &[]));
}

#[test]
fn any_man_goes_anywhere_and_what_stood_there_is_gone() {
    let first = position(
        Four1869,
        "r Kd1 Rd5 Ph2; b Ka7 Na9; y Kg14 Bg13 Rk14; g Kn8 Qn9",
        "r - - - - -",
    );
    let text_of = |tried| men(&after(&first, tried, &[]));
    let shows = |tried, there: &str| {
        let wanted = men(&position(Four1869, there, "r - - - - -"));
        assert_eq!(text_of(tried), wanted, "{tried}");
    };
    shows("d5g13", "r Kd1 Rg13 Ph2; b Ka7 Na9; y Kg14 Rk14; g Kn8 Qn9");
    shows("d5h2", "r Kd1 Rh2; b Ka7 Na9; y Kg14 Bg13 Rk14; g Kn8 Qn9");
    shows("a9h2", "r Kd1 Rd5; b Ka7 Nh2; y Kg14 Bg13 Rk14; g Kn8 Qn9");
    shows("g13n9", "r Kd1 Rd5 Ph2; b Ka7 Na9; y Kg14 Bn9 Rk14; g Kn8");
    assert_eq!(after(&first, "g13n9", &[]).turn(), Seat::West);
}

#[test]
fn what_leaves_no_position_is_not_put() {
    let first = position(
        Four1869,
        "r Kd1 Pd13 Ph2; b Ka7; y Kg14; g Kn8 Pb8",
        "r - - - - -",
    );
    for tried in [
        "d13d14", "d13e14", "h2a7", "h2d1", "h2h1", "h2d14", "d13d14k", "b8a8", "b8n9", "e5e6",
        "h2h2",
    ] {
        assert_eq!(first.put(&play(tried)), None, "{tried}");
    }
    assert!(first.put(&play("d13d14q")).is_some());
    assert!(
        first.put(&play("b8a8n")).is_some(),
        "East's pawn, on East's last row"
    );
    for off in [160, 200, 255] {
        let off = Square::new(off);
        assert_eq!(first.put(&Play::new(at("h2"), off)), None);
        assert_eq!(first.put(&Play::new(off, at("h2"))), None);
    }
}

#[test]
fn a_forbidden_castling_moves_the_rook_all_the_same() {
    let men_of = |men: &str, tried| {
        let first = position(Four1869, men, "r - - - - -");
        self::men(&after(&first, tried, &[]))
    };
    let of = |men: &str| self::men(&position(Four1869, men, "r - - - - -"));
    let others = "; b Ka7; y Kg14; g Kn8";
    let case = |before: &str, tried, there: &str| {
        let before = format!("{before}{others}");
        assert_eq!(
            men_of(&before, tried),
            of(&format!("{there}{others}")),
            "{tried}"
        );
    };
    case("r Kh1 Rk1", "h1j1", "r Kj1 Ri1");
    case("r Kh1 Rd1 Be1", "h1f1", "r Kf1 Rg1 Be1");
    case("r Kh1 Rk1 Bi1", "h1j1", "r Kj1 Rk1 Bi1");
    case("r Kh1 Rk1 Nj1", "h1j1", "r Kj1 Rk1");
    case("r Kh2 Rk1", "h2j2", "r Kj2 Rk1");
}

#[test]
fn castling_is_lost_when_whoever_moves_a_king_or_a_rook_or_takes_it() {
    let men = "r Kh1 Rk1 Rd1; b Ka7 Ra4 Ra11; y Kg14; g Kn8 Nm6";
    let first = position(Four1869, men, "g rKQbKQ - - - -");
    let rights = |tried| {
        let text = text(&after(&first, tried, &[]));
        text.split(' ').nth(2).map(str::to_owned)
    };
    assert_eq!(rights("m6l8").as_deref(), Some("rKQbKQ"));
    assert_eq!(rights("m6k1").as_deref(), Some("rQbKQ"));
    assert_eq!(rights("h1h2").as_deref(), Some("bKQ"));
    assert_eq!(rights("a4b5").as_deref(), Some("rKQbQ"));
}

#[test]
fn a_pawn_that_another_moved_can_be_taken_in_passing_no_more() {
    let men = "r Kk1 Pd2 Ph2; b Ka9 Pc8; y Kk14; g Kn9 Pe4";
    let stepped = after(&position(Four1869, men, "r - - - - -"), "d2d4", &[]);
    let passed = |position: &Position| text(position).split(' ').nth(3).map(str::to_owned);
    assert_eq!(passed(&stepped).as_deref(), Some("r:d3"));
    assert_eq!(
        passed(&after(&stepped, "d4d5", &[])).as_deref(),
        Some("-"),
        "West moves South's pawn"
    );
    assert_eq!(
        passed(&after(&stepped, "h2h4", &[])).as_deref(),
        Some("r:d3"),
        "and makes no double step for him"
    );
    // A play that only looks like taking in passing takes nothing but what it lands on.
    let looks = after(&stepped, "a9a10 k14k13 n9d3", &[]);
    assert!(looks.piece(at("d4")).is_some());
    let takes = after(&stepped, "a9a10 k14k13 e4d3", &[]);
    assert!(takes.piece(at("d4")).is_none());
}

#[test]
fn a_king_left_in_check_is_never_taken_and_the_turn_goes_on() {
    for game in [Four1869, Four1967] {
        let men = "r Kd1 Ph2; b Ka7 Rd9; y Kg14 Pg13; g Kn8 Pm8";
        let left = after(&position(game, men, "r - - - - -"), "h2h3", &[]);
        assert_eq!(left.turn(), Seat::West, "{game:?}");
        assert_eq!(letters(left.in_check()), "r");
        assert!(left.moves().iter().all(|m| m.to != at("d1")));
        assert!(left.judge(&play("d9d1")).is_err());
    }
}

#[test]
fn a_frozen_man_taken_falsely_is_gone_and_who_is_mated_is_judged_anew() {
    // East's rook guards nothing of the mate; West's rook gives it.
    let mated = after(&position(Four1869, MATING, "b - - - - -"), "g8d8", &[]);
    assert_eq!(letters(mated.mated()), "r");
    let taken = after(&mated, "h6d8", &[]);
    assert_eq!(letters(taken.mated()), "-");
    assert_eq!(letters(taken.released()), "r");
    // South's frozen king is moved by another, and stands well.
    let moved = after(&mated, "d1h1", &[]);
    assert_eq!(
        (letters(moved.mated()), letters(moved.released())),
        ("-".into(), "r".into())
    );
}

#[test]
fn another_turn_is_the_same_position_with_nothing_to_take_in_passing() {
    let men = "r Kk1 Pd2; b Ka9; y Kk14; g Kn9 Pe4";
    let stepped = after(&position(Four1869, men, "r - - - - -"), "d2d4", &[]);
    let again = stepped.with_turn(Seat::South);
    assert!(text(&again).ends_with(" r - - - - -"));
    assert_eq!(men_and_status(&again), men_and_status(&stepped));
    assert_eq!(stepped.with_turn(Seat::West), stepped);
    assert_eq!(stepped.with_turn(Seat::White), stepped);
    let mated = after(&position(Four1869, MATING, "b - - - - -"), "g8d8", &[]);
    assert_eq!(mated.with_turn(Seat::South), mated);
}

fn men_and_status(position: &Position) -> (String, Status) {
    (men(position), position.status())
}

#[test]
fn a_set_up_amended_keeps_the_castlings_that_can_be_and_drops_the_others() {
    let array = start(Four1869, ACROSS, Seat::South);
    let all = array.parts().rights;
    assert_eq!(all.len(), 8);
    for (seat, king, near, far) in [
        (Seat::South, "h1", "k1", "d1"),
        (Seat::West, "a7", "a4", "a11"),
        (Seat::North, "g14", "d14", "k14"),
        (Seat::East, "n8", "n11", "n4"),
    ] {
        let squares = |wing| array.castling_squares((seat, wing));
        assert_eq!(squares(Wing::King), (at(king), at(near)));
        assert_eq!(squares(Wing::Queen), (at(king), at(far)));
    }
    let swap = |position: &Position, one, other, open: &[(Seat, Wing)]| {
        let (one, other) = (at(one), at(other));
        let changes = [(one, position.piece(other)), (other, position.piece(one))];
        position.amended(&changes, open)
    };
    let rights = |position: &Position| {
        let text = text(position);
        text.split(' ').nth(2).map(str::to_owned)
    };
    let wrong = swap(&array, "d1", "e1", &all).expect("a position");
    assert_eq!(rights(&wrong).as_deref(), Some("rKbKQyKQgKQ"));
    assert_eq!(swap(&wrong, "d1", "e1", &all), Some(array));
    // King and queen exchanged: both stand on middle squares, and both rooks in their corners.
    let royal = swap(&array, "g1", "h1", &all).expect("a position");
    assert_eq!(rights(&royal).as_deref(), Some("rKQbKQyKQgKQ"));
    assert_eq!(swap(&royal, "g1", "h1", &all), Some(array));
    let king = array.piece(at("h1"));
    assert_eq!(array.amended(&[(at("h1"), None)], &all), None);
    assert_eq!(array.amended(&[(at("h5"), king)], &all), None);
    assert_eq!(array.amended(&[(Square::new(160), None)], &all), None);
    assert_eq!(
        swap(&array, "d1", "d2", &all),
        None,
        "a pawn on its first row"
    );
}

#[test]
fn a_position_amended_keeps_who_is_mated_and_the_warnings_of_men_that_stay() {
    let mated = after(&position(Four1869, MATING, "b - - - - -"), "g8d8", &[]);
    let changed = mated
        .amended(&[(at("h6"), None), (at("h7"), mated.piece(at("h6")))], &[])
        .expect("a position");
    assert_eq!(letters(changed.mated()), "r");
    let warned = after(&position(Four1869, QUEEN, "b - - - - -"), "a9h9", &[]);
    let pawn = warned.piece(at("d2"));
    let kept = warned.amended(&[(at("d2"), None), (at("e2"), pawn)], &[]);
    assert_eq!(
        kept.map(|kept| pairs(&kept.warnings())).as_deref(),
        Some("h9>h5")
    );
    let rook = warned.piece(at("h9"));
    let moved = warned.amended(&[(at("h9"), None), (at("h10"), rook)], &[]);
    assert_eq!(
        moved.map(|moved| pairs(&moved.warnings())).as_deref(),
        Some("-")
    );
}
