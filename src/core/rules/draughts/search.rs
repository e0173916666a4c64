//! A small look ahead: the move that wins soonest, or holds out longest.
//!
//! It counts positions and not seconds, and chooses nothing by chance: the same question has always the same answer.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::moves::Move;
use super::position::Position;
use crate::board::piece::Seat;
use crate::board::ten::Fifty;
use crate::rules::tree::Tree;

/// Positions enough for an answer that is not waited for.
pub const ENOUGH: u32 = 150_000;

/// What the mover can count on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// He wins: after so many plies, his own included, the opponent has no move.
    Wins {
        /// The plies to come.
        plies: u32,
    },
    /// He loses: after so many plies he has no move, however he plays.
    Loses {
        /// The plies to come.
        plies: u32,
    },
    /// Neither was found.
    Unclear {
        /// How he stands, a man counted as 100.
        score: i32,
    },
}

/// More than any position is worth.
const LIMIT: i32 = 1_000_000;
/// Being without a move at once; a ply later it is one less.
const LOST: i32 = 100_000;
/// Beyond this a score is a win or a loss.
const DECIDED: i32 = LOST - 1_000;
const UNDONE: i32 = -DECIDED;
const MAN: i32 = 100;
const KING: i32 = 300;
/// No deeper, however little there is to see.
const DEEPEST: u32 = 100;

/// The best move of the seat at turn and what comes of it, found by looking at no more than so many positions; nothing
/// when there is no move.
///
/// Where it says that a side wins, that side does, draws by D16 left aside; the plies are the fewest of the winner
/// against the most of the loser, unless the positions ran out.
pub fn best(position: &Position, nodes: u32) -> Option<(Move, Outcome)> {
    let mut search = Search {
        left: nodes,
        seen: HashMap::default(),
    };
    let mut moves = position.moves();
    let mut found = (*moves.first()?, standing(position));
    for depth in 1..=DEEPEST {
        let before = found.0;
        first_of_all(&mut moves, before);
        let Some(deeper) = search.root(position, &moves, depth) else {
            break;
        };
        found = deeper;
        let plies = LOST - found.1.abs();
        if plies <= depth as i32 {
            break;
        }
    }
    Some((found.0, outcome(found.1)))
}

fn outcome(score: i32) -> Outcome {
    let plies = (LOST - score.abs()).unsigned_abs();
    match score {
        DECIDED.. => Outcome::Wins { plies },
        ..=UNDONE => Outcome::Loses { plies },
        _ => Outcome::Unclear { score },
    }
}

/// What was found of a position, looking so deep.
#[derive(Clone, Copy)]
struct Seen {
    depth: u32,
    score: i32,
    bound: Bound,
    best: Move,
}

/// How a score is meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

struct Search {
    left: u32,
    seen: HashMap<Position, Seen, BuildHasherDefault<Mixed>>,
}

impl Search {
    /// The best of these moves; nothing when the positions ran out on the way.
    fn root(&mut self, position: &Position, moves: &[Move], depth: u32) -> Option<(Move, i32)> {
        let below = below(moves, depth);
        let mut best: Option<(Move, i32)> = None;
        for m in moves {
            let alpha = best.map_or(-LIMIT, |(_, score)| score);
            let score = later(-self.value(&position.after(*m), below, -LIMIT, sooner(-alpha))?);
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((*m, score));
            }
        }
        best
    }

    /// What a position is worth to the seat at turn, if it is between the two bounds; nothing when the positions ran
    /// out.
    fn value(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let mut moves = position.moves();
        let Some(first) = moves.first().copied() else {
            return Some(-LOST);
        };
        let captures = !first.taken().is_empty();
        if depth == 0 && !captures {
            return Some(standing(position));
        }
        if let Some(seen) = self.seen.get(position).copied() {
            if seen.holds(depth, alpha, beta) {
                return Some(seen.score);
            }
            first_of_all(&mut moves, seen.best);
        }
        let below = below(&moves, depth);
        let (mut best, mut most, mut alpha, floor) = (first, -LIMIT, alpha, alpha);
        for m in moves {
            let score = self.value(&position.after(m), below, sooner(-beta), sooner(-alpha))?;
            let score = later(-score);
            if score > most {
                (best, most) = (m, score);
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        let bound = match most {
            _ if most >= beta => Bound::AtLeast,
            _ if most <= floor => Bound::AtMost,
            _ => Bound::Exactly,
        };
        let seen = Seen {
            depth,
            score: most,
            bound,
            best,
        };
        self.seen.insert(*position, seen);
        Some(most)
    }
}

impl Seen {
    /// Does what was found answer the question that is asked now?
    fn holds(self, depth: u32, alpha: i32, beta: i32) -> bool {
        let decided = LOST - self.score.abs() <= self.depth as i32;
        let deep = self.depth >= depth || decided;
        deep && match self.bound {
            Bound::Exactly => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        }
    }
}

/// The depth below a position: captures are followed to their end, so they cost none.
fn below(moves: &[Move], depth: u32) -> u32 {
    match moves.first() {
        Some(first) if first.taken().is_empty() => depth.saturating_sub(1),
        _ => depth,
    }
}

/// A score as it looks one ply earlier: the win and the loss are one ply further off.
const fn later(score: i32) -> i32 {
    match score {
        DECIDED.. => score - 1,
        ..=UNDONE => score + 1,
        _ => score,
    }
}

/// The bound one ply later that [`later`] brings back to this one.
const fn sooner(bound: i32) -> i32 {
    match bound {
        DECIDED.. => bound + 1,
        ..=UNDONE => bound - 1,
        _ => bound,
    }
}

/// How the seat at turn stands, by what is on the board: pieces, and the rows that its men have gone.
fn standing(position: &Position) -> i32 {
    let seat = position.turn();
    worth(position, seat) - worth(position, seat.opponent())
}

fn worth(position: &Position, seat: Seat) -> i32 {
    let rows = |(gone, row): (i32, u8)| {
        let row = match seat {
            Seat::White => 9 - row,
            _ => row,
        };
        gone * (position.men(seat) & Fifty::row(row)).count() as i32
    };
    let men = position.men(seat).count() as i32;
    let kings = position.kings(seat).count() as i32;
    MAN * men + KING * kings + (0..).zip(0..9).map(rows).sum::<i32>()
}

/// A quick hash, the same in every run.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 32;
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word.unsigned_abs() as u64);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Brings a move to the front, the others keeping their order.
fn first_of_all(moves: &mut [Move], wanted: Move) {
    if let Some(at) = moves.iter().position(|m| *m == wanted)
        && let Some(before) = moves.get_mut(..=at)
    {
        before.rotate_right(1);
    }
}
