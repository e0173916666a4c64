//! Article 3 of the modern laws executed, paragraph by paragraph, and the draws that are claimed or come by themselves.

use super::tables::{agree, count, does, from, plays, refusal, refused, result, targets, text};
use reglement::board::grid::EIGHT;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Undertaking};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn table(text: &str) -> Table {
    from(Game::ChessModern, text)
}

fn flaw(text: &str) -> String {
    fen::read(text, Game::ChessModern)
        .expect_err(text)
        .to_string()
}

#[test]
fn m3_1_an_own_man_closes_its_square_and_an_enemy_man_is_captured() {
    assert_eq!(refused(&table(START), "a1a2"), "M3.1 a2");
    assert_eq!(refused(&table(START), "e7e5"), "M3.1 e7");
    assert_eq!(refused(&table(START), "e4e5"), "M3.1 e4");
    let mut taking = table("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");
    plays(&mut taking, "d1d5");
    assert_eq!(text(&taking), "4k3/8/8/3R4/8/8/8/4K3 b - - 0 1");
}

#[test]
fn m3_1a_a_pinned_man_still_attacks() {
    let table = table("4r3/8/8/8/4n3/6k1/8/4K3 w - - 0 1");
    assert_eq!(refused(&table, "e1d2"), "M3.9 e4 d2");
    let pinned = self::table("k3r3/8/8/8/4N3/8/8/4K3 b - - 0 1");
    assert_eq!(
        count(&pinned),
        3 + 8 + 2,
        "king, rook along the rank and down to the knight"
    );
    let held = self::table("4k3/4n3/8/8/8/8/2K5/4R3 w - - 0 1");
    assert_eq!(refused(&held, "c2d5"), "M3.8a c2 d5");
    assert_eq!(targets(&held, "c2"), "b1 b2 b3 c1 c3 d1 d2 d3");
}

#[test]
fn m3_2_the_bishop_moves_along_diagonals() {
    let table = table("4k3/8/8/8/3B4/7p/8/4K3 w - - 0 1");
    assert_eq!(
        targets(&table, "d4"),
        "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8"
    );
    assert_eq!(refused(&table, "d4d5"), "M3.2 d4 d5");
}

#[test]
fn m3_3_the_rook_moves_along_files_and_ranks() {
    let table = table("4k3/8/8/8/3R4/8/8/4K3 w - - 0 1");
    assert_eq!(
        targets(&table, "d4"),
        "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4"
    );
    assert_eq!(refused(&table, "d4e5"), "M3.3 d4 e5");
}

#[test]
fn m3_4_the_queen_moves_like_both() {
    let table = table("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    assert_eq!(targets(&table, "d4").split(' ').count(), 27);
    assert_eq!(refused(&table, "d4e6"), "M3.4 d4 e6");
}

#[test]
fn m3_5_bishop_rook_and_queen_do_not_jump() {
    let table = table(START);
    for play in ["a1a3", "c1e3", "d1d3"] {
        assert!(refused(&table, play).starts_with("M3.5 "), "{play}");
    }
}

#[test]
fn m3_6_the_knight_jumps() {
    assert_eq!(targets(&table(START), "g1"), "f3 h3");
    assert_eq!(refused(&table(START), "g1g3"), "M3.6 g1 g3");
}

#[test]
fn m3_7a_a_pawn_steps_ahead_if_the_square_is_empty() {
    assert_eq!(
        targets(&table("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"), "e3"),
        "e4"
    );
    assert_eq!(
        refused(&table("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1"), "e3e4"),
        "M3.7a e4"
    );
    assert_eq!(refused(&table(START), "e2e1"), "M3.7a e2 e1");
}

#[test]
fn m3_7b_on_its_first_move_two_squares_both_empty() {
    assert_eq!(targets(&table(START), "e2"), "e3 e4");
    assert_eq!(
        refused(&table("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"), "e3e5"),
        "M3.7b e3 e5"
    );
    assert_eq!(
        refused(&table("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"), "e2e4"),
        "M3.7a e3"
    );
    assert_eq!(
        refused(&table("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"), "e2e4"),
        "M3.7a e4"
    );
}

#[test]
fn m3_7c_a_pawn_captures_aslant() {
    assert_eq!(
        targets(&table("4k3/8/8/3nn3/4P3/8/8/4K3 w - - 0 1"), "e4"),
        "d5"
    );
    assert_eq!(refused(&table(START), "e2d3"), "M3.7c d3");
}

#[test]
fn m3_7d_en_passant_on_the_very_next_move_only() {
    let mut table = table("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    plays(&mut table, "e2e4");
    assert_eq!(targets(&table, "d4"), "d3 e3");
    plays(&mut table, "e8e7 e1e2");
    assert_eq!(refused(&table, "d4e3"), "M3.7d e4 e3");
}

#[test]
fn m3_7e_a_pawn_on_the_far_rank_is_replaced() {
    let table = table("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(refused(&table, "e7e8"), "M3.7e e8");
    assert_eq!(refused(&table, "e7e8k"), "M3.7e e8");
    assert_eq!(count(&table), 4 + 5);
}

#[test]
fn m3_8a_the_king_steps_one_square() {
    assert_eq!(
        targets(&table("7k/7p/8/8/3K4/8/8/8 w - - 0 1"), "d4"),
        "c3 c4 c5 d3 d5 e3 e4 e5"
    );
    assert_eq!(
        refused(&table("7k/7p/8/8/3K4/8/8/8 w - - 0 1"), "d4d6"),
        "M3.8a d4 d6"
    );
}

#[test]
fn m3_8b_castling_is_one_move_of_king_and_rook() {
    let mut table = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut table, "e1c1 e8g8");
    assert_eq!(text(&table), "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
}

#[test]
fn m3_8_1a_the_right_is_lost_once_the_king_has_moved() {
    let mut table = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut table, "e1e2 e8e7 e2e1 e7e8");
    assert_eq!(refused(&table, "e1g1"), "M3.8-1a e1 h1");
}

#[test]
fn m3_8_1b_the_right_is_lost_once_that_rook_has_moved_or_is_gone() {
    let mut table = table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut table, "h1h2 a8b8 h2h1 b8a8");
    assert_eq!(refused(&table, "e1g1"), "M3.8-1b h1");
    let mut taken = self::table("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    plays(&mut taken, "h1h8 e8e7");
    assert_eq!(refused(&taken, "e1g1"), "M3.8-1b h1");
}

#[test]
fn m3_8_2a_not_out_of_through_or_into_check() {
    assert_eq!(
        refused(&table("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1"), "e1g1"),
        "M3.8-2a e4 e1"
    );
    assert_eq!(
        refused(&table("4kr2/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"),
        "M3.8-2a f8 f1"
    );
    assert_eq!(
        refused(&table("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"),
        "M3.8-2a g8 g1"
    );
}

#[test]
fn m3_8_2b_not_with_a_man_between() {
    assert_eq!(refused(&table(START), "e1g1"), "M3.8-2b f1");
    assert_eq!(
        refused(&table("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "e1c1"),
        "M3.8-2b b1"
    );
}

#[test]
fn m3_9_no_move_leaves_or_puts_the_own_king_in_check() {
    assert_eq!(
        refused(&table("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2c3"),
        "M3.9 e8 e2 e1 e3 e4 e5 e6 e7"
    );
    assert_eq!(
        refused(&table("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1"), "a1b3"),
        "M3.9 e8 e1"
    );
    assert_eq!(
        refused(&table("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1"), "e1d1"),
        "M3.9 d8 d1"
    );
}

#[test]
fn m3_10a_what_meets_every_paragraph_is_legal() {
    assert_eq!(count(&table(START)), 20);
}

#[test]
fn m3_10b_what_fails_one_is_not_and_changes_nothing() {
    let table = table(START);
    let before = table.clone();
    assert_eq!(refused(&table, "e2e5"), "M3.7a e2 e5");
    assert_eq!(table, before);
    assert_eq!(
        refusal(&table, Seat::White, Act::AskTakeBack { plies: 1 })
            .ruling
            .article
            .id,
        "M3.10b"
    );
}

#[test]
fn m3_10c_an_unplayable_position_is_refused_by_its_field() {
    let starts = |text: &str, start: &str| {
        let said = flaw(text);
        assert!(
            said.starts_with(&format!("position text, field {start}")),
            "{text}: {said}"
        );
    };
    starts(
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "1 (board): Black has no king",
    );
    starts(
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "1 (board): White has no king",
    );
    starts(
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
        "1 (board): White has 2 kings",
    );
    starts(
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "1 (board): a pawn stands on a1",
    );
    starts(
        "4k2p/8/8/8/8/8/8/4K3 w - - 0 1",
        "1 (board): a pawn stands on h8",
    );
    starts(
        "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1",
        "2 (turn): White is to move, but Black is in check from e4",
    );
    starts(
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "3 (castling): castling is said to be open for White, but there",
    );
    starts(
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
        "3 (castling): castling is said to be open for White, but its king",
    );
    starts(
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4 (en passant): no pawn of Black can just have passed over e6",
    );
    starts(
        "4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1",
        "4 (en passant): no pawn of Black",
    );
    starts(
        "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
        "4 (en passant): no pawn of Black",
    );
    starts(
        "4k3/8/8/8/8/8/8/4K3 w - e4 0 1",
        "4 (en passant): \"e4\" is no square that can be passed over",
    );
    starts("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "2 (turn): \"x\" is nobody");
    starts(
        "4k3/8/8/8/8/8/8/4K3 w KK - 0 1",
        "3 (castling): \"KK\" is no castling",
    );
    starts(
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "5 (plies without capture): \"-1\" is no number",
    );
    starts(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
        "6 (move number): \"0\" is no number from 1",
    );
    starts("4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", "6 (move number)");
    starts(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra",
        "6 (move number): \"extra\" follows it",
    );
    starts("4k3/8/8/8/8/8/8 w - - 0 1", "1 (board): 7 ranks");
    starts(
        "4k3/8/8/8/9/8/8/4K3 w - - 0 1",
        "1 (board): '9' in rank 4 is no man",
    );
    starts(
        "4k3/8/8/8/7x/8/8/4K3 w - - 0 1",
        "1 (board): 'x' in rank 4 is no man",
    );
    starts(
        "4k3/8/8/8/7/8/8/4K3 w - - 0 1",
        "1 (board): rank 4 comes to 7 squares",
    );
    starts(
        "4k3/8/8/8/8p/8/8/4K3 w - - 0 1",
        "1 (board): rank 4 comes to 9 squares",
    );
    starts("4k3/8/8/8/8/8/8/4K3", "2 (turn): missing");
    starts("", "1 (board): missing");
    starts(
        &"8/".repeat(1000),
        "1 (board): the text has 2000 characters",
    );
}

#[test]
fn a_position_no_play_reaches_is_accepted_when_it_can_be_played() {
    for text in [
        "QQQQQQQQ/QQQQQQQQ/8/8/8/8/7k/K7 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 80 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ] {
        assert!(fen::read(text, Game::ChessModern).is_ok(), "{text}");
    }
    assert_eq!(
        text(&table("4k3/8/8/8/8/8/8/4K3 w - -")),
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    );
}

#[test]
fn the_absent_rook_does_not_castle_here() {
    assert!(flaw("4k3/8/8/8/8/8/8/4K3 w Q - 0 1").contains("castling"));
}

#[test]
fn mate_and_stalemate_end_the_game() {
    assert_eq!(
        result(&table("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")),
        "1-0 mate"
    );
    assert_eq!(
        result(&table("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")),
        "1/2-1/2 stalemate"
    );
}

#[test]
fn a_dead_position_ends_the_game() {
    for dead in [
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/N7",
        "8/8/8/8/8/8/8/b7",
        "B1B5/8/8/8/8/8/8/7b",
    ] {
        let mut rows: Vec<String> = dead.split('/').map(str::to_owned).collect();
        rows[2] = "3k4".into();
        rows[4] = "3K4".into();
        let text = format!("{} w - - 0 1", rows.join("/"));
        let expected = "1/2-1/2 insufficient material";
        assert_eq!(result(&table(&text)), expected, "{text}");
    }
    for alive in ["P7", "R7", "q7", "NN6", "Nb6", "BB6", "Nn6"] {
        let text = format!("8/8/{alive}/7k/8/3K4/8/8 w - - 0 1");
        assert_eq!(result(&table(&text)), "-", "{text}");
    }
}

#[test]
fn the_same_position_three_times_is_claimed_and_five_times_ends() {
    let mut table = table(START);
    let claim = Act::Claim(Claim::Threefold);
    plays(&mut table, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(
        refusal(&table, Seat::White, claim.clone())
            .ruling
            .article
            .id,
        "M3.10a"
    );
    plays(&mut table, "g1f3 g8f6 f3g1 f6g8");
    let mut claimed = table.clone();
    does(&mut claimed, Seat::White, claim);
    assert_eq!(result(&claimed), "1/2-1/2 threefold repetition");
    plays(&mut table, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!(result(&table), "-");
    plays(&mut table, "f6g8");
    assert_eq!(result(&table), "1/2-1/2 fivefold repetition");
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end() {
    let claim = Act::Claim(Claim::FiftyMoves);
    let mut table = table("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    assert_eq!(
        refusal(&table, Seat::White, claim.clone())
            .ruling
            .article
            .id,
        "M3.10a"
    );
    plays(&mut table, "a1a2");
    let mut claimed = table.clone();
    does(&mut claimed, Seat::Black, claim);
    assert_eq!(result(&claimed), "1/2-1/2 fifty moves");
    let mut ended = self::table("4k3/8/8/8/8/8/8/R3K3 w - - 149 80");
    assert_eq!(result(&ended), "-");
    plays(&mut ended, "a1a2");
    assert_eq!(result(&ended), "1/2-1/2 seventy-five moves");
    let mut mate = self::table("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 80");
    plays(&mut mate, "a1a8");
    assert_eq!(result(&mate), "1-0 mate");
}

#[test]
fn counts_and_undertakings_belong_to_1869() {
    let table = table("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(
        refusal(&table, Seat::Black, Act::Count).ruling.article.id,
        "M3.10a"
    );
    let how = Undertaking {
        man: EIGHT.named("a1"),
        on: None,
    };
    assert_eq!(
        refusal(&table, Seat::White, Act::Undertake(how))
            .ruling
            .article
            .id,
        "M3.10a"
    );
}

#[test]
fn a_draw_is_agreed() {
    let mut table = table(START);
    agree(&mut table, Seat::Black, Act::OfferDraw);
    assert_eq!(result(&table), "1/2-1/2 agreed");
    assert_eq!(refused(&table, "e2e4"), "M3.10a");
}
