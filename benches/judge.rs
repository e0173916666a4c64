//! How long a refusal takes, its reason and article included.
//!
//! `cargo bench --bench judge` prints the mean over every illegal pair of squares of some positions.

use std::hint::black_box;
use std::time::Instant;

use reglement::board::grid::EIGHT;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::rules::play::Play;

const POSITIONS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
];

fn main() {
    let game = Game::Chess1869;
    for text in POSITIONS {
        let position = fen::read(text, game).expect("a position");
        let plays: Vec<Play> = EIGHT
            .squares()
            .flat_map(|from| EIGHT.squares().map(move |to| Play::new(from, to)))
            .filter(|play| position.judge(play).is_err())
            .collect();
        let (mut total, mut worst) = (0, 0);
        for play in &plays {
            let start = Instant::now();
            let refused = black_box(position.judge(play))
                .err()
                .map(|breach| (game.page().rule)(&breach));
            black_box(refused);
            let nanos = start.elapsed().as_nanos();
            total += nanos;
            worst = worst.max(nanos);
        }
        println!(
            "{} refusals: mean {:.2} µs, worst {:.2} µs   {text}",
            plays.len(),
            total as f64 / plays.len() as f64 / 1e3,
            worst as f64 / 1e3
        );
    }
}
