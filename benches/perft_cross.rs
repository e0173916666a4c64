//! Counting leaves of chess for four under the full rules, beside shakmaty's figure for ordinary chess.
//!
//! `cargo bench --bench perft_cross` prints million leaves a second for the start of both games at depth 5, the last ply
//! counted in bulk, and what part that is of shakmaty's figure from its own start position in the same run; then how long
//! judging takes, every illegal pair of squares of positions with frozen armies, reason and article included.

#[path = "side_by_side.rs"]
mod side_by_side;

use std::hint::black_box;
use std::time::Instant;

use reglement::board::grid::CROSS;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use side_by_side::{Times, in_turns, ratio};

/// Positions of the 1869 game in which armies stand frozen, warned or about to be.
const FROZEN: [&str; 4] = [
    "10,yK,3/14/14/13,gK/14/bK,13/2,bR,11/14/14/13,yR/12,yR,1/6,rN,7/9,gP,gP,3/3,rK,5,gP,gQ,3 r - - g - -",
    "3,bP,bP,gK,3,yR,yK,3/3,bK,10/3,bP,bP,bB,2,gN,5/14/10,bR,3/14/14/14/14/5,rR,3,rR,4/14/14/14/3,rK,10 r - - - - -",
    "3,rR,6,yK,3/6,rR,7/14/14/14/14/bK,12,gK/4,yB,9/14/14/14/4,gR,9/3,gR,10/10,rK,3 g - - y - -",
    "3,bR,6,yK,3/10,yP,3/14/13,gK/14/14/bK,13/14/14/2,gB,6,rR,3,yR/12,yR,1/14/14/6,rK,7 r - - g - -",
];

fn main() {
    let opposite = Seating {
        partners: Partners::Opposite,
        order: Order::Clockwise,
    };
    let starts = [
        ("four-1869", Game::Four1869, 3_452_310_u64),
        ("four-1967", Game::Four1967, 3_587_766),
    ];
    for (name, game, leaves) in starts {
        let start = game.seated(opposite);
        let mut ours = || assert_eq!(start.perft(5), leaves);
        let theirs = shakmaty::Chess::default();
        let mut yardstick = || assert_eq!(shakmaty::perft(&theirs, 5), 4_865_609);
        let times = in_turns(&mut [&mut ours, &mut yardstick]);
        let (ours, yardstick) = (speed(leaves, &times[0]), speed(4_865_609, &times[1]));
        let part = ratio(&times[0], &times[1]) * leaves as f64 / 4_865_609.0;
        println!(
            "{name} start depth 5: {ours:.1}, shakmaty's start {yardstick:.1}: {part:.2} of it"
        );
    }
    for text in FROZEN {
        refusals(text, opposite);
    }
}

/// Million leaves a second, by the median round.
fn speed(leaves: u64, times: &Times) -> f64 {
    leaves as f64 / times.median().as_secs_f64() / 1e6
}

fn refusals(text: &str, seating: Seating) {
    let game = Game::Four1869;
    let position = fen::read_seated(text, game, seating).expect("a position");
    let pairs = CROSS
        .squares()
        .flat_map(|from| CROSS.squares().map(move |to| Play::new(from, to)));
    let (mut total, mut worst, mut refused) = (0, 0, 0);
    for play in pairs {
        let start = Instant::now();
        let Err(breach) = black_box(position.judge(&play)) else {
            continue;
        };
        black_box((game.page().rule)(&breach));
        let nanos = start.elapsed().as_nanos();
        (total, worst, refused) = (total + nanos, worst.max(nanos), refused + 1);
    }
    println!(
        "{refused} refusals: mean {:.2} µs, worst {:.1} µs   {text}",
        total as f64 / f64::from(refused) / 1e3,
        worst as f64 / 1e3
    );
}
