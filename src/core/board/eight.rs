//! Where the men of chess reach on the board of eight by eight.
//!
//! Leapers are looked up. Sliders are found by the subtraction trick: on a line seen as a number, occupied squares
//! less twice the slider's own bit borrow up to the first man on the way; the other half of the line is the same
//! sum on the bits in reverse. Two kilobytes of line masks serve every slider.

use std::sync::LazyLock;

use super::set::Squares;
use super::square::{Direction, Square};

const SQUARES: usize = 64;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The file, diagonal and anti-diagonal through a square, the square itself left out.
#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    diagonal: u64,
    anti_diagonal: u64,
}

static LINES: [Lines; SQUARES] = lines();
static KNIGHT: [Squares; SQUARES] = leaps([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [Squares; SQUARES] = leaps([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);
static PAWN: [[Squares; SQUARES]; 2] = [pawn_captures(1), pawn_captures(-1)];
/// The reach on a rank by the file of the slider and the six inner bits of the rank's occupation.
static RANK: [[u8; 64]; 8] = rank_reach();

/// Where a knight on this square leaps.
#[inline]
pub fn knight(at: Square) -> Squares {
    KNIGHT[at.index()]
}

/// Where a king on this square steps.
#[inline]
pub fn king(at: Square) -> Squares {
    KING[at.index()]
}

/// What a pawn on this square attacks, going up the board or down.
#[inline]
pub fn pawn(at: Square, forward: Direction) -> Squares {
    match forward {
        Direction::North => PAWN[0][at.index()],
        _ => PAWN[1][at.index()],
    }
}

/// Where a bishop on this square reaches, up to and with the first man on each diagonal.
#[inline]
pub fn bishop(at: Square, occupied: Squares) -> Squares {
    let lines = &LINES[at.index()];
    Squares(slide(at, occupied.0, lines.diagonal) | slide(at, occupied.0, lines.anti_diagonal))
}

/// Where a rook on this square reaches, up to and with the first man on file and rank.
#[inline]
pub fn rook(at: Square, occupied: Squares) -> Squares {
    let first = at.index() & 56;
    let inner = (occupied.0 >> (first + 1)) & 63;
    let on_rank = (RANK[at.index() & 7][inner as usize] as u64) << first;
    Squares(slide(at, occupied.0, LINES[at.index()].file) | on_rank)
}

/// The squares strictly between two squares of one line; none if they share no line.
#[inline]
pub fn between(one: Square, other: Square) -> Squares {
    BETWEEN[one.index()][other.index()]
}

/// Built when it is first asked, for in the program it would be a large part of the whole.
static BETWEEN: LazyLock<Box<[[Squares; SQUARES]; SQUARES]>> = LazyLock::new(|| {
    let mut table = Box::new([[Squares::NONE; SQUARES]; SQUARES]);
    for (one, row) in (0..).map(Square::new).zip(table.iter_mut()) {
        for (other, between) in (0..).map(Square::new).zip(row) {
            // On a line squares lie in the order of their numbers.
            let (low, high) = (one.min(other), one.max(other));
            let (low, high) = (Squares::of(low).0, Squares::of(high).0);
            *between = line(one, other) & Squares(high - 1) & Squares(!(low | (low - 1)));
        }
    }
    table
});

/// The whole line through two squares, edge to edge; none if they share no line.
#[inline]
pub fn line(one: Square, other: Square) -> Squares {
    let lines = &LINES[one.index()];
    let on_rank = 0xff << (one.index() & 56);
    let (own, sought) = (Squares::of(one).0, Squares::of(other).0);
    for line in [lines.file, lines.diagonal, lines.anti_diagonal, on_rank] {
        if line & sought & !own != 0 {
            return Squares(line | own);
        }
    }
    Squares::NONE
}

/// Every square of the set moved one step, those that would leave the board dropped.
#[inline]
pub const fn shift(set: Squares, direction: Direction) -> Squares {
    let bits = set.0;
    Squares(match direction {
        Direction::North => bits << 8,
        Direction::South => bits >> 8,
        Direction::East => (bits & !FILE_H) << 1,
        Direction::West => (bits & !FILE_A) >> 1,
        Direction::NorthEast => (bits & !FILE_H) << 9,
        Direction::NorthWest => (bits & !FILE_A) << 7,
        Direction::SouthEast => (bits & !FILE_H) >> 7,
        Direction::SouthWest => (bits & !FILE_A) >> 9,
    })
}

/// The squares of a rank, counted from 0.
#[inline]
pub const fn rank(number: u8) -> Squares {
    Squares(0xff << (8 * number))
}

/// The squares of a colour: light or dark.
pub const LIGHT: Squares = Squares(0x55aa_55aa_55aa_55aa);

#[inline]
fn slide(at: Square, occupied: u64, line: u64) -> u64 {
    let own = 1u64 << at.index();
    let men = occupied & line;
    let up = men.wrapping_sub(own);
    let down = men.swap_bytes().wrapping_sub(own.swap_bytes()).swap_bytes();
    (up ^ down) & line
}

const fn on_board(file: i8, rank: i8) -> bool {
    file >= 0 && file < 8 && rank >= 0 && rank < 8
}

const fn leaps(deltas: [(i8, i8); 8]) -> [Squares; SQUARES] {
    let mut table = [Squares::NONE; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        let mut i = 0;
        while i < deltas.len() {
            let (file, rank) = ((at % 8) as i8 + deltas[i].0, (at / 8) as i8 + deltas[i].1);
            if on_board(file, rank) {
                table[at].0 |= 1 << (rank * 8 + file);
            }
            i += 1;
        }
        at += 1;
    }
    table
}

const fn pawn_captures(up: i8) -> [Squares; SQUARES] {
    leaps([
        (-1, up),
        (1, up),
        (-1, up),
        (1, up),
        (-1, up),
        (1, up),
        (-1, up),
        (1, up),
    ])
}

/// The squares from `at` outward, the first left out, up to and with the first of `stop` or the edge.
const fn walk(at: usize, delta: (i8, i8), stop: u64) -> u64 {
    let (mut file, mut rank) = ((at % 8) as i8 + delta.0, (at / 8) as i8 + delta.1);
    let mut reached = 0;
    while on_board(file, rank) {
        let bit = 1u64 << (rank * 8 + file);
        reached |= bit;
        if stop & bit != 0 {
            break;
        }
        file += delta.0;
        rank += delta.1;
    }
    reached
}

const fn lines() -> [Lines; SQUARES] {
    let mut table = [Lines {
        file: 0,
        diagonal: 0,
        anti_diagonal: 0,
    }; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        table[at] = Lines {
            file: walk(at, (0, 1), 0) | walk(at, (0, -1), 0),
            diagonal: walk(at, (1, 1), 0) | walk(at, (-1, -1), 0),
            anti_diagonal: walk(at, (-1, 1), 0) | walk(at, (1, -1), 0),
        };
        at += 1;
    }
    table
}

const fn rank_reach() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let men = (inner as u64) << 1;
            table[file][inner] = (walk(file, (1, 0), men) | walk(file, (-1, 0), men)) as u8;
            inner += 1;
        }
        file += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::EIGHT;

    const STRAIGHT: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];
    const DIAGONAL: [Direction; 4] = [
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::NorthWest,
    ];

    fn slow(at: Square, occupied: Squares, ways: [Direction; 4]) -> Squares {
        let mut reached = Squares::NONE;
        for way in ways {
            for next in EIGHT.ray(at, way) {
                reached |= Squares::of(next);
                if occupied.has(next) {
                    break;
                }
            }
        }
        reached
    }

    #[test]
    fn sliders_reach_what_walking_the_rays_reaches() {
        let mut random = fastrand::Rng::with_seed(1869);
        for _ in 0..500 {
            let occupied = Squares(random.u64(..) & random.u64(..));
            for at in EIGHT.squares() {
                assert_eq!(rook(at, occupied), slow(at, occupied, STRAIGHT));
                assert_eq!(bishop(at, occupied), slow(at, occupied, DIAGONAL));
            }
        }
    }

    #[test]
    fn between_and_line_agree_with_the_grid() {
        for one in EIGHT.squares() {
            for other in EIGHT.squares() {
                let Some(way) = EIGHT.direction(one, other) else {
                    assert!(between(one, other).is_empty() && line(one, other).is_empty());
                    continue;
                };
                let walked: Squares = EIGHT.ray(one, way).take_while(|&at| at != other).collect();
                assert_eq!(between(one, other), walked);
                assert!(line(one, other).has(one) && line(one, other).has(other));
                assert_eq!(line(one, other), line(other, one));
            }
        }
    }

    #[test]
    fn shifts_agree_with_steps() {
        for at in EIGHT.squares() {
            for way in Direction::ALL {
                let stepped = EIGHT.step(at, way).into_iter().collect();
                assert_eq!(shift(Squares::of(at), way), stepped);
            }
            assert_eq!(LIGHT.has(at), EIGHT.is_light(at));
        }
    }
}
