//! The cross laid on a torus of sixteen by sixteen, where whoever leaves the board lands on a wall.
//!
//! A place is `16 * rank + file`; adding a step wraps around in a byte, and since two files and two ranks of the torus
//! are wall, neither a step nor a knight's leap ever crosses to the other edge. A line needs no bounds but what it meets.

use crate::board::grid::CROSS;
use crate::board::square::Square;

/// Where a man stands on the torus.
pub(super) type Place = u8;

/// A place that is no square of the board: a wall, at the corner of the lowest rank.
pub(super) const NOWHERE: Place = 0;

/// The eight steps, clockwise from north; the way back is four further on.
pub(super) const STEP: [Place; 8] = [16, 17, 1, 241, 240, 239, 255, 15];

/// A bishop's four.
pub(super) const BISHOP: [Place; 4] = [17, 241, 239, 15];

/// A rook's.
pub(super) const ROOK: [Place; 4] = [16, 1, 240, 255];

/// A queen's.
pub(super) const QUEEN: [Place; 8] = STEP;

/// The eight leaps of a knight, clockwise.
pub(super) const LEAP: [Place; 8] = [33, 18, 242, 225, 223, 238, 14, 31];

/// Not in line, and no leap away.
pub(super) const APART: u8 = u8::MAX;

static PLACE: [Place; 256] = places();
static SQUARE: [Square; 256] = squares();
static TOWARD: [u8; 1024] = toward_table();
static EDGES: [Edges; 256] = edges();

/// Which rows of the four seats a place belongs to: a bit a seat.
#[derive(Clone, Copy)]
pub(super) struct Edges {
    /// The fourteenth row of a seat, straight across.
    pub(super) far: u8,
    /// The back row of the enemy at either side of a seat.
    pub(super) side: u8,
    /// The second row of a seat.
    pub(super) second: u8,
    /// Its first row.
    pub(super) first: u8,
    /// Its thirteenth row.
    pub(super) last_but_one: u8,
}

const fn places() -> [Place; 256] {
    let mut table = [NOWHERE; 256];
    let mut number = 0;
    while number < 160 {
        let square = Square::new(number);
        table[number as usize] = 16 * CROSS.rank(square) + CROSS.file(square);
        number += 1;
    }
    table
}

const fn squares() -> [Square; 256] {
    let mut table = [Square::new(0); 256];
    let mut number = 0;
    while number < 160 {
        let square = Square::new(number);
        table[(16 * CROSS.rank(square) + CROSS.file(square)) as usize] = square;
        number += 1;
    }
    table
}

const fn edges() -> [Edges; 256] {
    let mut table = [Edges {
        far: 0,
        side: 0,
        second: 0,
        first: 0,
        last_but_one: 0,
    }; 256];
    let mut number = 0;
    while number < 160 {
        let square = Square::new(number);
        let (rank, file) = (CROSS.rank(square), CROSS.file(square));
        // Rows as South, West, North and East count them.
        let rows = [rank, file, 13 - rank, 13 - file];
        let mut edges = Edges {
            far: 0,
            side: 0,
            second: 0,
            first: 0,
            last_but_one: 0,
        };
        let mut seat = 0;
        while seat < 4 {
            let across = rows[(seat + 1) & 3];
            edges.far |= ((rows[seat] == 13) as u8) << seat;
            edges.side |= ((across == 0 || across == 13) as u8) << seat;
            edges.second |= ((rows[seat] == 1) as u8) << seat;
            edges.first |= ((rows[seat] == 0) as u8) << seat;
            edges.last_but_one |= ((rows[seat] == 12) as u8) << seat;
            seat += 1;
        }
        table[(16 * rank + file) as usize] = edges;
        number += 1;
    }
    table
}

/// A place with room beside its file for the sign of a difference.
const fn wide(at: Place) -> usize {
    at as usize + (at & 0xf0) as usize
}

const fn toward_table() -> [u8; 1024] {
    let mut table = [APART; 1024];
    let centre: usize = 16 * 32 + 16;
    let units: [(isize, isize); 8] = [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ];
    let leaps: [(isize, isize); 8] = [
        (2, 1),
        (1, 2),
        (-1, 2),
        (-2, 1),
        (-2, -1),
        (-1, -2),
        (1, -2),
        (2, -1),
    ];
    let mut way = 0;
    while way < 8 {
        let mut far = 1;
        while far < 14 {
            let (ranks, files) = units[way];
            table[(centre as isize + far * (32 * ranks + files)) as usize] = way as u8;
            far += 1;
        }
        let (ranks, files) = leaps[way];
        table[(centre as isize + 32 * ranks + files) as usize] = 8 + way as u8;
        way += 1;
    }
    table
}

/// The place of a square; [`NOWHERE`] for what is no square of the cross.
#[inline]
pub(super) fn place(square: Square) -> Place {
    PLACE[square.index() & 255]
}

/// The square of a place that has one.
#[inline]
pub(super) fn square(place: Place) -> Square {
    SQUARE[place as usize]
}

/// How to come from one place to another: by one of the eight ways (0 to 7), by a leap (8 to 15), or [`APART`].
#[inline]
pub(super) fn toward(from: Place, to: Place) -> u8 {
    TOWARD[(wide(to) + 16 * 32 + 16 - wide(from)) & 1023]
}

/// Does a move leave its file and rank?
#[inline]
pub(super) fn goes_aslant(from: Place, to: Place) -> bool {
    toward(from, to) & 1 == 1
}

/// Which rows a place belongs to.
#[inline]
pub(super) fn edges_of(at: Place) -> Edges {
    EDGES[at as usize]
}

/// The way in which a seat's pawns go, by its number: toward the centre.
#[inline]
pub(super) const fn forward(seat: usize) -> usize {
    2 * seat
}

/// The two ways in which a seat's pawns take.
#[inline]
pub(super) const fn aslant(seat: usize) -> [usize; 2] {
    [(2 * seat + 7) & 7, 2 * seat + 1]
}

/// The place one step on.
#[inline]
pub(super) const fn step(at: Place, way: usize) -> Place {
    at.wrapping_add(STEP[way & 7])
}

/// The order in which squares are named: file before rank, ranks as numbers.
pub(super) const fn by_name(at: Place) -> (u8, u8) {
    (at & 15, at >> 4)
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Places(pub(super) [u64; 4]);

impl Places {
    /// None.
    pub(super) const NONE: Places = Places([0; 4]);

    /// Is the place in the set?
    #[inline]
    pub(super) const fn has(&self, at: Place) -> bool {
        self.0[(at >> 6) as usize] >> (at & 63) & 1 != 0
    }

    /// Puts a place in, or takes it out.
    #[inline]
    pub(super) const fn toggle(&mut self, at: Place) {
        self.0[(at >> 6) as usize] ^= 1 << (at & 63);
    }

    /// How many.
    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Its words, each with the first place that it speaks of.
    #[inline]
    pub(super) fn words(self) -> [(Place, u64); 4] {
        let [one, two, three, four] = self.0;
        [(0, one), (64, two), (128, three), (192, four)]
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = Through;

    #[inline]
    fn into_iter(self) -> Through {
        Through {
            words: self.0,
            word: 0,
        }
    }
}

/// Goes through a set of places from the lowest.
pub(super) struct Through {
    words: [u64; 4],
    word: u8,
}

impl Iterator for Through {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        while self.word < 4 {
            let bits = &mut self.words[(self.word & 3) as usize];
            if *bits != 0 {
                let at = self.word << 6 | bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(at);
            }
            self.word += 1;
        }
        None
    }
}
