//! Draughts: wrong lines, own pieces leapt over, captures neglected.

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement::board::grid::TEN;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::board::ten::Fifty;
use reglement::games::Game;
use reglement::notation::{fen, fen_draughts};
use reglement::rules::draughts::moves::Move;
use reglement::rules::draughts::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::agrees::of_two;

fn board(text: &str) -> Position {
    fen_draughts::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(text: &str) -> Play {
    let squares = text.split(['-', 'x']).map(|number| TEN.named(number));
    let squares: Vec<_> = squares.map(|at| at.expect("a square")).collect();
    Play::along(&squares).expect("a play")
}

/// The text of the position after a play, or nothing.
fn put(text: &str, tried: &str) -> Option<String> {
    let put = board(text).put(&play(tried))?;
    Some(fen::write(&put.into()))
}

#[test]
fn a_piece_that_goes_along_a_wrong_line_takes_nothing() {
    for (tried, after) in [
        ("33-39", "B:W32,39:B10,28"),
        ("33-1", "B:WK1,32:B10,28"),
        ("33-17", "B:W17,32:B10,28"),
        ("32-16", "B:W16,33:B10,28"),
    ] {
        let put = put("W:W32,33:B10,28", tried);
        assert_eq!(put.as_deref(), Some(after), "{tried}");
    }
    // D3: a man along a king's line, over two.
    assert_eq!(
        put("W:W43:B20,34,K1", "43-16").as_deref(),
        Some("B:W16:BK1,20,34")
    );
}

#[test]
fn own_pieces_leapt_over_are_gone_and_the_enemys_with_them() {
    assert_eq!(
        put("W:W32,28:B1", "32x23").as_deref(),
        Some("B:W23:B1"),
        "his own"
    );
    assert_eq!(
        put("W:W32,28,19:B1", "32x23x14").as_deref(),
        Some("B:W14:B1"),
        "two of his own"
    );
    assert_eq!(
        put("W:W32,28:B1,19", "32x23x14").as_deref(),
        Some("B:W14:B1"),
        "his own and an enemy"
    );
    assert_eq!(
        put("W:WK46,28:B1,14", "46x5").as_deref(),
        Some("B:WK5:B1"),
        "all that a king runs over"
    );
}

#[test]
fn a_piece_comes_down_on_free_squares_only_and_something_must_have_moved() {
    let text = "W:W32,28:B1,23";
    for tried in ["32-28", "32-23", "32x28x19", "1-7", "5-10", "32-27-32"] {
        assert_eq!(put(text, tried), None, "{tried}");
    }
    // All round over four of his own, and back where he was.
    let round = "33x24x13x22x33";
    let put_round = |text| put(text, round);
    assert_eq!(
        put_round("W:WK33,18,19,28,29:B1").as_deref(),
        Some("B:WK33:B1")
    );
    assert_eq!(put_round("W:WK33:B1"), None, "nothing has changed");
}

#[test]
fn a_man_is_crowned_where_he_was_put_on_the_far_row() {
    assert_eq!(
        put("W:W32,10:B1,45", "32-4").as_deref(),
        Some("B:WK4,10:B1,45")
    );
    assert_eq!(put("B:W32:B1,7", "7-49").as_deref(), Some("W:W32:B1,K49"));
    assert_eq!(
        put("W:WK32:B1", "32-49").as_deref(),
        Some("B:WK49:B1"),
        "a king he stays"
    );
}

#[test]
fn neglecting_is_all_that_may_be_done_and_no_more() {
    let told = |m: &Move| (m.start(), m.end(), m.taken());
    let mut random = Rng::with_seed(13);
    let (mut quiet, mut fewer) = (0, 0);
    for position in of_two(Game::Draughts1879, 13, 4) {
        let position = position.draughts().expect("of draughts");
        let all: BTreeSet<_> = position.moves_neglecting().iter().map(told).collect();
        assert_eq!(all.len(), position.moves_neglecting().len(), "each once");
        let legal = position.moves();
        assert!(legal.iter().all(|m| all.contains(&told(m))));
        for m in position.moves_neglecting() {
            let play = position.play(m);
            let judged = position
                .judge(&play)
                .ok()
                .or_else(|| position.neglect(&play));
            let required = legal.contains(&m);
            if required {
                assert_eq!(judged, Some(m));
            } else if let Some(neglecting) = judged {
                // Unless the two ends can be read as another move that takes more.
                let ends = |m: Move| (m.start(), m.end());
                assert_eq!(ends(neglecting), ends(m));
                quiet += usize::from(m.taken().is_empty());
                fewer += usize::from(!m.taken().is_empty());
            }
        }
        // Whatever is read as neglecting is among them.
        for _ in 0..60 {
            let [from, to] = [0; 2].map(|_| Square::new(random.u8(..50)));
            if let Some(m) = position.neglect(&Play::new(from, to)) {
                assert!(all.contains(&told(&m)));
            }
        }
    }
    assert!(quiet > 50 && fewer > 0, "{quiet} {fewer}");
}

#[test]
fn another_turn_is_the_same_board() {
    let position = board("W:W32:B10");
    let turned = position.with_turn(Seat::Black);
    assert_eq!(turned.turn(), Seat::Black);
    assert_eq!(turned.army(Seat::White), Fifty::of(Square::new(31)));
    assert_eq!(turned.with_turn(Seat::White), position);
    assert_eq!(position.with_turn(Seat::East), position);
}
