//! Counting leaves, the last ply in bulk, against two well-known crates in the same run.
//!
//! `cargo bench --bench perft` prints million leaves a second and how many times faster ours is.

#[path = "side_by_side.rs"]
mod side_by_side;

use reglement::games::Game;
use reglement::notation::fen;
use shakmaty::{CastlingMode, Chess, fen::Fen};
use side_by_side::{in_turns, ratio};

const POSITIONS: [(&str, &str, u32, u64); 2] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
];

fn main() {
    for (name, text, depth, leaves) in POSITIONS {
        let position = fen::read(text, Game::Chess1869).expect("a position");
        let fen: Fen = text.parse().expect("a FEN");
        let shakmaty: Chess = fen
            .into_position(CastlingMode::Standard)
            .expect("a position");
        let cozy: cozy_chess::Board = text.parse().expect("a board");
        let times = in_turns(&mut [
            &mut || assert_eq!(position.perft(depth), leaves),
            &mut || assert_eq!(shakmaty::perft(&shakmaty, depth), leaves),
            &mut || assert_eq!(cozy_perft(&cozy, depth), leaves),
        ]);
        for (who, times) in ["reglement", "shakmaty", "cozy-chess"].iter().zip(&times) {
            let speed = leaves as f64 / times.median().as_secs_f64() / 1e6;
            println!("{name} depth {depth}: {who:<10} {speed:7.1} million leaves a second");
        }
        println!(
            "{name} depth {depth}: reglement is {:.2} times shakmaty, {:.2} times cozy-chess",
            ratio(&times[0], &times[1]),
            ratio(&times[0], &times[2])
        );
    }
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                leaves += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    leaves
}
