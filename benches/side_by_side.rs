//! Timing in turns: ours, theirs, ours, theirs …, so that a slow moment of the machine hits both.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many rounds are run, after one that does not count.
const ROUNDS: usize = 9;

/// The shortest of the counted rounds is the least disturbed; ratios are taken round by round.
#[derive(Debug)]
pub struct Times {
    /// One duration a counted round.
    pub rounds: Vec<Duration>,
}

impl Times {
    /// The middle one.
    pub fn median(&self) -> Duration {
        let mut sorted = self.rounds.clone();
        sorted.sort();
        sorted[sorted.len() / 2]
    }
}

/// Runs each of the contestants once a round.
pub fn in_turns<T>(contestants: &mut [&mut dyn FnMut() -> T]) -> Vec<Times> {
    let mut times: Vec<Times> = contestants
        .iter()
        .map(|_| Times { rounds: Vec::new() })
        .collect();
    for round in 0..=ROUNDS {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let start = Instant::now();
            black_box(contestant());
            if round > 0 {
                times.rounds.push(start.elapsed());
            }
        }
    }
    times
}

/// How many times faster the first is than the second: the median over the rounds.
pub fn ratio(ours: &Times, theirs: &Times) -> f64 {
    let mut ratios: Vec<f64> = ours
        .rounds
        .iter()
        .zip(&theirs.rounds)
        .map(|(a, b)| b.as_secs_f64() / a.as_secs_f64())
        .collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}
