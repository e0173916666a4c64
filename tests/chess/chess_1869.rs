//! The regulations of 1869 executed, article by article, as the program plays them when it is the arbiter.
//!
//! A6 to A8, A11, A14, A16 to A18 and A23 are about hands and voices: with an arbiter nobody touches, moves twice or
//! announces, and what they forbid is refused under the articles tested here.

use super::tables::{
    agree, at, count, does, from, plays, refusal, refused, result, table, targets, text,
};
use reglement::board::grid::EIGHT;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::games::Game;
use reglement::law::breach::{Breach, HandBreach, NoCount};
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Undertaking};
use reglement::table::setup::{First, Odds, Setup, SetupError, Start};
use reglement::table::state::{Named, Stage};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn odds(giver: Seat, men: &[&str]) -> Setup {
    let men = men.iter().map(|name| at(name)).collect();
    Setup {
        start: Start::Odds(Odds { giver, men }),
        first: First::Settled(giver),
        ..Setup::plain(Game::Chess1869)
    }
}

fn undertaking(man: Option<&str>, on: Option<&str>) -> Act {
    Act::Undertake(Undertaking {
        man: man.map(at),
        on: on.map(at),
    })
}

#[test]
fn a1_the_white_corner_square_is_at_the_right_hand() {
    assert!(EIGHT.is_light(at("h1")), "White's right");
    assert!(EIGHT.is_light(at("a8")), "Black's right");
}

#[test]
fn a2_every_man_stands_in_its_place() {
    let start = Game::Chess1869.start();
    assert_eq!(text(&table(START)), START);
    let men = EIGHT.squares().filter(|at| start.piece(*at).is_some());
    assert_eq!(men.count(), 32);
    for (seat, square) in [(Seat::White, "d1"), (Seat::Black, "d8")] {
        assert_eq!(
            start.piece(at(square)),
            Some(Piece {
                seat,
                role: Role::Queen
            })
        );
    }
    assert!(
        !EIGHT.is_light(at("d8")) && EIGHT.is_light(at("d1")),
        "the queen on her colour"
    );
}

#[test]
fn a3_the_man_given_is_off_the_board_before_the_first_move() {
    let table = Table::new(odds(Seat::White, &["b1"])).unwrap();
    assert_eq!(
        text(&table),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"
    );
}

#[test]
fn a3_odds_that_cannot_be_given_are_named() {
    let flaw = |setup: Setup| Table::new(setup).unwrap_err();
    assert_eq!(
        flaw(odds(Seat::White, &["e1"])),
        SetupError::King("e1".into())
    );
    assert_eq!(
        odds(Seat::White, &["a1", "b1", "a1"])
            .position()
            .unwrap_err(),
        SetupError::Twice("a1".into())
    );
    assert_eq!(
        flaw(odds(Seat::White, &["e4"])),
        SetupError::NoMan("e4".into())
    );
    assert_eq!(
        flaw(odds(Seat::White, &["b8"])),
        SetupError::NoMan("b8".into())
    );
    assert_eq!(
        flaw(odds(Seat::White, &[])),
        SetupError::Nothing(Game::Chess1869)
    );
    let modern = Setup {
        game: Game::ChessModern,
        ..odds(Seat::White, &["b1"])
    };
    assert_eq!(flaw(modern), SetupError::NoOdds(Game::ChessModern));
}

#[test]
fn a4_who_draws_the_first_move_sits_at_white() {
    let setup = Setup {
        first: First::Lot { seed: 7 },
        ..Setup::plain(Game::Chess1869)
    };
    assert_eq!(
        Table::new(setup).unwrap().state().awaited(),
        Some(Seat::White)
    );
}

#[test]
fn a5_who_gives_odds_has_the_first_move() {
    let black_gives = odds(Seat::Black, &["g8"]);
    let table = Table::new(black_gives.clone()).unwrap();
    assert_eq!(table.state().awaited(), Some(Seat::Black));
    let other_begins = Setup {
        first: First::Settled(Seat::White),
        ..black_gives
    };
    assert_eq!(
        Table::new(other_begins).unwrap_err(),
        SetupError::GiverBegins
    );
}

#[test]
fn a9_a_move_once_made_is_taken_back_by_consent_only() {
    let mut table = table(START);
    plays(&mut table, "e2e4");
    let ask = Act::AskTakeBack { plies: 1 };
    does(&mut table, Seat::White, ask.clone());
    let meanwhile = refusal(&table, Seat::Black, Act::Play(super::tables::play("e7e5")));
    assert_eq!(meanwhile.ruling.article.id, "A9");
    does(&mut table, Seat::Black, Act::Answer(Answer::Decline));
    assert_eq!(
        refusal(&table, Seat::White, ask.clone()).ruling.article.id,
        "A9"
    );
    plays(&mut table, "e7e5");
    agree(&mut table, Seat::White, Act::AskTakeBack { plies: 2 });
    assert_eq!(text(&table), START);
    assert_eq!(refusal(&table, Seat::White, ask).ruling.article.id, "A9");
}

#[test]
fn a10_an_enemy_man_and_a_turn_that_is_not_yours_are_refused() {
    let table = table(START);
    assert_eq!(refused(&table, "e7e5"), "A10 e7");
    let early = refusal(&table, Seat::Black, Act::Play(super::tables::play("e7e5")));
    assert_eq!(early.ruling.article.id, "A10");
    assert_eq!(
        early.breach,
        Breach::Hand(HandBreach::OutOfTurn { turn: Seat::White })
    );
}

#[test]
fn a11_taking_with_a_man_that_cannot_take_is_a_false_move() {
    let table = table("4k3/8/8/3p4/8/8/3R4/3NK3 w - - 0 1");
    assert_eq!(refused(&table, "d1d5"), "A13 M3.6 d1 d5");
}

#[test]
fn a12_an_own_man_is_not_taken() {
    let table = table(START);
    assert_eq!(refused(&table, "a1a2"), "A12 M3.1 a2");
    assert_eq!(refused(&table, "d1e1"), "A12 M3.1 e1");
    assert_eq!(
        refused(&self::table("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1"), "e2e3"),
        "A12 M3.1 e3"
    );
}

#[test]
fn a13_a_false_move_cites_the_modern_paragraph_of_that_man() {
    let table = table(START);
    assert_eq!(refused(&table, "g1g3"), "A13 M3.6 g1 g3");
    assert_eq!(refused(&table, "a1a3"), "A13 M3.5 a2");
    assert_eq!(refused(&table, "c1h6"), "A13 M3.5 d2");
    assert_eq!(refused(&table, "e2e5"), "A13 M3.7a e2 e5");
    assert_eq!(refused(&table, "e2d3"), "A13 M3.7c d3");
    assert_eq!(refused(&table, "e4e5"), "A13 M3.1 e4");
    assert_eq!(refused(&table, "e1e3"), "A13 M3.8a e1 e3");
    assert_eq!(refused(&table, "d1e3"), "A13 M3.4 d1 e3");
}

#[test]
fn a13_the_own_king_may_not_be_left_or_put_in_check() {
    let pinned = table("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(refused(&pinned, "e2c3"), "A13 M3.9 e8 e2 e1 e3 e4 e5 e6 e7");
    let checked = table("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1");
    assert_eq!(refused(&checked, "d2b3"), "A13 M3.9 e8 e1");
    assert_eq!(refused(&checked, "e1e2"), "A13 M3.9 e8 e2");
}

#[test]
fn a15_castling_by_king_and_rook_unmoved_is_allowed_on_both_wings() {
    let mut short = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(targets(&short, "e1"), "c1 d1 d2 e2 f1 f2 g1");
    plays(&mut short, "e1g1 e8c8");
    assert_eq!(text(&short), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

#[test]
fn a15_1_the_king_has_moved() {
    let mut table = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut table, "e1e2 a8a7 e2e1 a7a8");
    assert_eq!(refused(&table, "e1g1"), "A15 e1 h1");
}

#[test]
fn a15_2_the_king_is_in_check() {
    let table = table("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1");
    assert_eq!(refused(&table, "e1g1"), "A15 e4 e1");
}

#[test]
fn a15_3_the_king_passes_or_reaches_an_attacked_square() {
    assert_eq!(
        refused(&table("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1"),
        "A15 f8 f1"
    );
    assert_eq!(
        refused(&table("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1"),
        "A15 g8 g1"
    );
}

#[test]
fn a15_4_the_rook_has_moved() {
    let mut table = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut table, "h1h2 a8a7 h2h1 a7a8");
    assert_eq!(refused(&table, "e1g1"), "A15 h1");
    assert!(targets(&table, "e1").contains("c1"));
}

#[test]
fn a15_the_rook_may_be_attacked_and_on_the_long_side_pass_an_attacked_square() {
    let table = table("1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
    assert!(targets(&table, "e1").contains("c1") && targets(&table, "e1").contains("g1"));
}

#[test]
fn a15_a_man_between_is_in_the_way() {
    assert_eq!(refused(&table(START), "e1g1"), "A15 f1");
    assert_eq!(
        refused(&table("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "e1c1"),
        "A15 b1"
    );
}

#[test]
fn a15_a_king_once_in_check_may_still_castle() {
    let mut table = table("4k3/8/8/8/4r3/8/3N4/R3K2R w KQ - 0 1");
    plays(&mut table, "d2e4 e8e7");
    assert!(targets(&table, "e1").contains("g1"));
}

#[test]
fn r2_the_king_castles_alone_where_his_rook_was_given() {
    let mut table = Table::new(odds(Seat::White, &["a1"])).unwrap();
    plays(&mut table, "d2d4 d7d5 c1f4 c8f5 b1c3 b8c6 d1d2 d8d7");
    assert!(
        text(&table).contains(" KQkq "),
        "the right stays in the text"
    );
    plays(&mut table, "e1c1");
    assert!(text(&table).starts_with("r3kbnr/pppqpppp/2n5/3p1b2/3P1B2/2N5/PPPQPPPP/2K2BNR b kq"));
}

#[test]
fn r2_when_the_king_has_moved_the_absent_rook_is_not_blamed() {
    let mut table = Table::new(odds(Seat::White, &["h1"])).unwrap();
    plays(
        &mut table,
        "e2e3 a7a6 f1e2 b7b6 g1f3 c7c6 e1f1 d7d6 f1e1 e7e6",
    );
    assert_eq!(refused(&table, "e1g1"), "A15 e1 h1");
}

#[test]
fn r2_the_absent_rooks_own_square_must_be_empty() {
    let mut table = table("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
    assert!(targets(&table, "e1").contains("c1"));
    table = self::table("4k3/8/8/8/8/8/1b6/4K2R b KQ - 0 1");
    plays(&mut table, "b2a1");
    assert_eq!(refused(&table, "e1c1"), "A15 a1");
}

#[test]
fn r2_a_rook_that_comes_to_the_absent_rooks_corner_is_no_rook_to_castle_with() {
    let mut table = table("4k3/8/8/8/8/8/R7/4K3 w Q - 0 1");
    plays(&mut table, "a2a1 e8e7");
    assert_eq!(refused(&table, "e1c1"), "A15 e1 a1");
}

#[test]
fn a19_a_pawn_becomes_any_man_but_king_and_pawn_at_once() {
    let table = table("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(refused(&table, "e7e8"), "A19 e8");
    assert_eq!(refused(&table, "e7e8k"), "A19 e8");
    assert_eq!(refused(&table, "e7e8p"), "A19 e8");
    assert_eq!(refused(&table, "e1e2q"), "A19 e2");
    for role in ["q", "r", "b", "n"] {
        let mut promoted = table.clone();
        plays(&mut promoted, &format!("e7e8{role}"));
        assert!(text(&promoted).starts_with(&format!("4{}3/6k1", role.to_uppercase())));
    }
}

#[test]
fn a19_as_many_queens_as_one_can_obtain() {
    let mut table = table("QQQ5/3P4/6k1/8/8/8/8/Q3K3 w - - 0 1");
    plays(&mut table, "d7d8q");
    assert!(text(&table).starts_with("QQQQ4/"));
}

#[test]
fn a20_the_first_time_two_squares_and_then_taken_in_passing() {
    let mut table = table("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    assert_eq!(targets(&table, "e2"), "e3 e4");
    plays(&mut table, "e2e4");
    assert_eq!(targets(&table, "d4"), "d3 e3");
    plays(&mut table, "d4e3");
    assert_eq!(text(&table), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
}

#[test]
fn a20_in_passing_at_once_or_never() {
    let mut table = table("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    plays(&mut table, "e2e4 e8e7 e1e2");
    assert_eq!(refused(&table, "d4e3"), "A20 e4 e3");
    plays(&mut table, "e7e8");
    assert_eq!(refused(&table, "e4e6"), "A13 M3.7b e4 e6");
}

#[test]
fn a21_stalemate_is_a_draw() {
    let mut table = table("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    plays(&mut table, "f1f7");
    assert_eq!(result(&table), "1/2-1/2 A21");
    assert_eq!(refused(&table, "h8g8"), "A21");
}

#[test]
fn mate_wins_and_nothing_is_played_after_it() {
    let mut table = table(START);
    plays(&mut table, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(result(&table), "0-1 mate");
    let late = refusal(&table, Seat::White, Act::Resign);
    assert_eq!(late.ruling.article.id, "M3.9");
}

#[test]
fn a22_the_count_is_begun_by_the_weaker_and_ends_in_a_draw_after_fifty_moves_of_each() {
    let mut table = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    does(&mut table, Seat::Black, Act::Count);
    let shuffle = ["a1b1", "e8d8", "b1a1", "d8e8"];
    for ply in 0..100 {
        assert_eq!(result(&table), "-", "ply {ply}");
        plays(&mut table, shuffle[ply % 4]);
    }
    assert_eq!(result(&table), "1/2-1/2 A22");
}

#[test]
fn a22_without_a_word_nothing_is_counted() {
    let mut table = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for ply in 0..400 {
        plays(&mut table, ["a1b1", "e8d8", "b1a1", "d8e8"][ply % 4]);
    }
    assert_eq!(result(&table), "-");
}

#[test]
fn r3_who_may_count_and_against_what() {
    let why = |text: &str| match refusal(&table(text), Seat::Black, Act::Count) {
        refusal if refusal.ruling.article.id == "A22" => refusal.breach,
        refusal => panic!("{refusal:?}"),
    };
    let no = |why| Breach::Hand(HandBreach::NoCount(why));
    assert_eq!(
        why("4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1"),
        no(NoCount::TooStrong)
    );
    assert_eq!(
        why("r3k2r/8/8/8/8/8/8/R3K3 w - - 0 1"),
        no(NoCount::TooStrong)
    );
    assert_eq!(why("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1"), no(NoCount::NoForce));
    for enough in ["1NB5", "1BB5", "R7", "Q7", "P7"] {
        let at_rank = |row: &str| format!("4k3/8/8/8/8/{row}/8/4K3 w - - 0 1");
        does(&mut table(&at_rank(enough)), Seat::Black, Act::Count);
        let rook = at_rank(enough).replacen("4k3", "r3k3", 1);
        does(&mut table(&rook), Seat::Black, Act::Count);
    }
}

#[test]
fn r3_captures_and_pawn_moves_do_not_begin_the_count_anew() {
    let mut table = table("4k3/8/8/8/8/8/4P3/4K2R w - - 0 1");
    does(&mut table, Seat::Black, Act::Count);
    plays(&mut table, "e2e4 e8d8 e4e5 d8e8");
    assert_eq!(table.state().count.map(|count| count.plies), Some(4));
}

#[test]
fn r3_the_count_falls_away_when_the_counter_becomes_the_stronger() {
    let mut table = table("4k3/8/8/8/8/r7/8/R3K2B b - - 0 1");
    does(&mut table, Seat::Black, Act::Count);
    plays(&mut table, "a3a1 e1d2");
    assert_eq!(table.state().count, None);
}

#[test]
fn a22_mate_on_the_last_of_the_fifty_moves_still_wins() {
    let mut table = table("k7/8/1K6/8/8/8/8/6R1 b - - 0 1");
    does(&mut table, Seat::Black, Act::Count);
    let shuffle = ["a8b8", "g1f1", "b8a8", "f1g1"];
    for ply in 0..99 {
        plays(&mut table, shuffle[ply % 4]);
    }
    assert_eq!(result(&table), "-");
    plays(&mut table, "f1f8");
    assert_eq!(result(&table), "1-0 mate");
}

#[test]
fn r4_mate_otherwise_than_undertaken_is_a_draw() {
    let mut table = table("6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1");
    does(&mut table, Seat::White, undertaking(Some("h1"), None));
    plays(&mut table, "a1a8");
    assert_eq!(result(&table), "1/2-1/2 A22");
}

#[test]
fn r4_mate_as_undertaken_with_that_man_on_that_square_wins() {
    let mut with_man = table("6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1");
    does(
        &mut with_man,
        Seat::White,
        undertaking(Some("a1"), Some("a8")),
    );
    plays(&mut with_man, "a1a8");
    assert_eq!(result(&with_man), "1-0 mate");
    let mut elsewhere = table("6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1");
    does(&mut elsewhere, Seat::White, undertaking(None, Some("b8")));
    plays(&mut elsewhere, "a1a8");
    assert_eq!(result(&elsewhere), "1/2-1/2 A22");
}

#[test]
fn r4_the_named_man_is_followed_and_lost_when_taken_or_promoted() {
    let named = |table: &Table| table.state().pledges[0].map(|pledge| pledge.man);
    let mut castled = table("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    does(&mut castled, Seat::White, undertaking(Some("h1"), None));
    plays(&mut castled, "e1g1");
    assert_eq!(named(&castled), Some(Named::At(at("f1"))));
    plays(&mut castled, "e8e7 f1f4 e7d6 f4d4");
    assert_eq!(named(&castled), Some(Named::At(at("d4"))));
    plays(&mut castled, "d6e5 g1f2 e5d4");
    assert_eq!(named(&castled), Some(Named::Lost));
    let mut promoted = table("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    does(&mut promoted, Seat::White, undertaking(Some("a7"), None));
    plays(&mut promoted, "a7a8q");
    assert_eq!(named(&promoted), Some(Named::Lost));
}

#[test]
fn a22_no_count_against_an_undertaking_and_no_undertaking_against_a_count() {
    let mut pledged = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    does(&mut pledged, Seat::White, undertaking(Some("a1"), None));
    let refused = refusal(&pledged, Seat::Black, Act::Count);
    assert_eq!(
        refused.breach,
        Breach::Hand(HandBreach::NoCount(NoCount::Undertaking))
    );
    let mut counting = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    does(&mut counting, Seat::Black, Act::Count);
    assert_eq!(
        refusal(&counting, Seat::White, undertaking(Some("a1"), None))
            .ruling
            .article
            .id,
        "A22"
    );
}

#[test]
fn a22_an_undertaking_names_an_own_man_that_is_not_the_king() {
    let table = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for man in [Some("e1"), Some("e8"), Some("c4"), None] {
        assert_eq!(
            refusal(&table, Seat::White, undertaking(man, None))
                .ruling
                .article
                .id,
            "A22"
        );
    }
}

#[test]
fn no_repetition_ends_or_draws_the_game_of_1869() {
    let mut table = table(START);
    for _ in 0..6 {
        plays(&mut table, "g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(result(&table), "-");
    let claim = Act::Claim(reglement::table::act::Claim::Threefold);
    assert_eq!(refusal(&table, Seat::White, claim).ruling.article.id, "A22");
}

#[test]
fn bare_kings_play_on_until_they_agree() {
    let mut table = table("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    plays(&mut table, "e1e2 e8e7");
    assert_eq!(result(&table), "-");
    agree(&mut table, Seat::White, Act::OfferDraw);
    assert_eq!(result(&table), "1/2-1/2 agreed");
    assert_eq!(table.state().awaited(), None);
}

#[test]
fn resigning_loses_in_and_out_of_turn() {
    for seat in Seat::TWO {
        let mut table = table(START);
        does(&mut table, seat, Act::Resign);
        assert_eq!(
            result(&table),
            if seat == Seat::White {
                "0-1 resigned"
            } else {
                "1-0 resigned"
            }
        );
    }
}

#[test]
fn an_offer_declined_is_not_repeated_until_something_is_played() {
    let mut table = table(START);
    does(&mut table, Seat::White, Act::OfferDraw);
    does(&mut table, Seat::Black, Act::Answer(Answer::Decline));
    assert_eq!(
        refusal(&table, Seat::White, Act::OfferDraw)
            .ruling
            .article
            .id,
        "A4"
    );
    plays(&mut table, "e2e4");
    does(&mut table, Seat::White, Act::OfferDraw);
    assert!(matches!(
        table.state().stage,
        Stage::Choose {
            by: Seat::Black,
            ..
        }
    ));
    does(&mut table, Seat::Black, Act::Resign);
    assert_eq!(result(&table), "1-0 resigned");
}

#[test]
fn a_game_that_begins_mated_or_stalemated_is_over() {
    assert_eq!(
        result(&table("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")),
        "1-0 mate"
    );
    assert_eq!(
        result(&table("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")),
        "1/2-1/2 A21"
    );
}

#[test]
fn moves_are_those_of_the_modern_game() {
    for text in [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        assert_eq!(count(&table(text)), count(&from(Game::ChessModern, text)));
    }
}
