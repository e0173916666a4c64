//! The shape of a board: a rectangle less its missing squares, with the names of what is left.

use super::square::{Direction, Square};

/// The most squares any grid has (a cross of fourteen by fourteen less its corners).
pub const MOST_SQUARES: usize = 160;
const MOST_FILES: usize = 14;
const MISSING: u8 = u8::MAX;

/// A board's shape: how many files and ranks it has and which of its squares exist.
///
/// Files and ranks are counted from 0, from White's (or South's) left-hand corner.
pub struct Grid {
    files: u8,
    ranks: u8,
    len: usize,
    names: Names,
    /// What file and rank of a light square add up to: even or odd.
    light: u8,
    number: [[u8; MOST_FILES]; MOST_FILES],
    place: [(u8, u8); MOST_SQUARES],
}

/// How the squares of a board are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// By file and rank: `e4`.
    FileAndRank,
    /// By number, from the upper left as White sees the board: `28`.
    Number,
}

/// The ordinary chessboard: eight by eight, nothing missing.
pub static EIGHT: Grid = Grid::cross(8, 8, 0, 1);

/// The board for four: fourteen by fourteen less a corner of three by three at each end (V1). The square at South's right
/// hand, k1, is light (R1).
pub static CROSS: Grid = Grid::cross(14, 14, 3, 0);

/// The draughtboard: ten by ten less its light squares, numbered 1 to 50 from the row farthest from White (DP6c); the
/// long line begins at each player's left hand (DP6a).
pub static TEN: Grid = Grid::dark(10);

impl Grid {
    /// A board of `files` by `ranks` whose four corners of `corner` by `corner` squares are missing; `light` is 1 when
    /// file and rank of a light square add up to an odd number.
    const fn cross(files: u8, ranks: u8, corner: u8, light: u8) -> Grid {
        let mut number = [[MISSING; MOST_FILES]; MOST_FILES];
        let mut place = [(0, 0); MOST_SQUARES];
        let mut len = 0;
        let mut rank = 0;
        while rank < ranks {
            let mut file = 0;
            while file < files {
                let outer_file = file < corner || file >= files - corner;
                let outer_rank = rank < corner || rank >= ranks - corner;
                if !(outer_file && outer_rank) {
                    number[rank as usize][file as usize] = len as u8;
                    place[len] = (file, rank);
                    len += 1;
                }
                file += 1;
            }
            rank += 1;
        }
        Grid {
            files,
            ranks,
            len,
            names: Names::FileAndRank,
            light,
            number,
            place,
        }
    }

    /// The dark squares of a board of `size` by `size`, the lower left being dark; the first is in the upper row.
    const fn dark(size: u8) -> Grid {
        let mut number = [[MISSING; MOST_FILES]; MOST_FILES];
        let mut place = [(0, 0); MOST_SQUARES];
        let mut len = 0;
        let mut rank = size;
        while rank > 0 {
            rank -= 1;
            let mut file = rank % 2;
            while file < size {
                number[rank as usize][file as usize] = len as u8;
                place[len] = (file, rank);
                len += 1;
                file += 2;
            }
        }
        Grid {
            files: size,
            ranks: size,
            len,
            names: Names::Number,
            light: 1,
            number,
            place,
        }
    }

    /// How its squares are named.
    pub const fn names(&self) -> Names {
        self.names
    }

    /// How many files, missing squares included.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// How many ranks, missing squares included.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// Every square, rank by rank from the lowest.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.len as u8).map(Square::new)
    }

    /// Is this a place without a square that is drawn all the same, as the light squares of the draughtboard are?
    pub const fn is_blank(&self, file: u8, rank: u8) -> bool {
        matches!(self.names, Names::Number)
            && file < self.files
            && rank < self.ranks
            && self.square(file, rank).is_none()
    }

    /// These squares, each once, in the order of the board.
    pub fn in_order(&self, squares: &[Square]) -> Vec<Square> {
        self.squares().filter(|at| squares.contains(at)).collect()
    }

    /// The square on this file and rank, if there is one.
    pub const fn square(&self, file: u8, rank: u8) -> Option<Square> {
        if file >= self.files || rank >= self.ranks {
            return None;
        }
        match self.number[rank as usize][file as usize] {
            MISSING => None,
            number => Some(Square::new(number)),
        }
    }

    /// The file of a square, from 0.
    pub const fn file(&self, square: Square) -> u8 {
        self.place[square.index()].0
    }

    /// The rank of a square, from 0.
    pub const fn rank(&self, square: Square) -> u8 {
        self.place[square.index()].1
    }

    /// The neighbour in a direction, if there is one.
    pub const fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        let (file, rank) = direction.delta();
        self.leap(square, file, rank)
    }

    /// The square so many files and ranks away, if there is one.
    pub const fn leap(&self, square: Square, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file(square) as i8 + files;
        let rank = self.rank(square) as i8 + ranks;
        if file < 0 || rank < 0 {
            return None;
        }
        self.square(file as u8, rank as u8)
    }

    /// The squares from a square outward in a direction, up to the edge.
    pub fn ray(&self, from: Square, direction: Direction) -> impl Iterator<Item = Square> + '_ {
        std::iter::successors(self.step(from, direction), move |&at| {
            self.step(at, direction)
        })
    }

    /// The direction in which `to` lies from `from`, if they share a file, a rank or a diagonal.
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        let files = self.file(to) as i8 - self.file(from) as i8;
        let ranks = self.rank(to) as i8 - self.rank(from) as i8;
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let sought = (files.signum(), ranks.signum());
        Direction::ALL
            .into_iter()
            .find(|way| straight && way.delta() == sought)
    }

    /// True for a light square: as h1 on an ordinary board (A1), as k1 on the cross (R1).
    pub const fn is_light(&self, square: Square) -> bool {
        (self.file(square) + self.rank(square)) % 2 == self.light
    }

    /// The name of a square: `e4`, `28`.
    pub fn label(&self, square: Square) -> String {
        match self.names {
            Names::FileAndRank => format!(
                "{}{}",
                Grid::file_letter(self.file(square)),
                self.rank(square) + 1
            ),
            Names::Number => (square.index() + 1).to_string(),
        }
    }

    /// The letter of a file, from 0: `a`.
    pub const fn file_letter(file: u8) -> char {
        (b'a' + file) as char
    }

    /// The square with this name, capital file letters and a zero before a number forgiven; `None` when the text names
    /// no square here.
    pub fn named(&self, text: &str) -> Option<Square> {
        match self.names {
            Names::FileAndRank => self.by_place(text),
            Names::Number => self.by_number(text),
        }
    }

    fn by_number(&self, text: &str) -> Option<Square> {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_digit());
        let number = text.parse::<u8>().ok().filter(|_| digits)?.checked_sub(1)?;
        (usize::from(number) < self.len).then(|| Square::new(number))
    }

    fn by_place(&self, text: &str) -> Option<Square> {
        let mut letters = text.chars();
        let file = letters.next()?.to_ascii_lowercase();
        let digits = letters.as_str();
        if !file.is_ascii_lowercase() || digits.starts_with(['0', '+']) {
            return None;
        }
        let rank: u8 = digits.parse().ok()?;
        self.square(file as u8 - b'a', rank.checked_sub(1)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_again_by_its_name_and_its_place() {
        for (grid, squares) in [(&EIGHT, 64), (&TEN, 50), (&CROSS, 160)] {
            for square in grid.squares() {
                assert_eq!(grid.named(&grid.label(square)), Some(square));
                let place = grid.square(grid.file(square), grid.rank(square));
                assert_eq!(place, Some(square));
            }
            assert_eq!(grid.squares().count(), squares);
        }
    }

    #[test]
    fn the_draughtboard_is_numbered_from_the_upper_left_and_has_its_long_line_at_the_left() {
        let place = |name: &str| {
            let at = TEN.named(name).unwrap();
            (TEN.file(at), TEN.rank(at))
        };
        assert_eq!(place("1"), (1, 9));
        assert_eq!(place("5"), (9, 9));
        assert_eq!(place("06"), (0, 8));
        assert_eq!(place("46"), (0, 0));
        assert_eq!(place("50"), (8, 0));
        let from = TEN.named("46").unwrap();
        let line: Vec<String> = TEN
            .ray(from, Direction::NorthEast)
            .map(|at| TEN.label(at))
            .collect();
        assert_eq!(line.join(" "), "41 37 32 28 23 19 14 10 5");
        for text in ["", "0", "00", "51", "100", "001", "+1", "1 ", "a1"] {
            assert_eq!(TEN.named(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_no_square_is_no_square() {
        for text in [
            "", "e", "e0", "e9", "i1", "e44", "e-1", "e+1", "e01", "é4", "44", "e4 ",
        ] {
            assert_eq!(EIGHT.named(text), None, "{text:?}");
        }
    }

    #[test]
    fn the_corners_of_the_cross_are_missing_and_two_digits_make_one_rank() {
        for text in [
            "a1", "c3", "l1", "n3", "a12", "c14", "l12", "n14", "o5", "d15", "d111",
        ] {
            assert_eq!(CROSS.named(text), None, "{text:?}");
        }
        let at = CROSS.named("a11").unwrap();
        assert_eq!((CROSS.file(at), CROSS.rank(at)), (0, 10));
        assert!(CROSS.is_light(CROSS.named("k1").unwrap()));
        assert!(!CROSS.is_light(CROSS.named("d1").unwrap()));
    }

    #[test]
    fn the_right_hand_corner_of_white_is_light() {
        let corner = EIGHT.named("h1").unwrap();
        assert!(EIGHT.is_light(corner));
        assert!(!EIGHT.is_light(EIGHT.named("a1").unwrap()));
    }

    #[test]
    fn a_ray_ends_at_the_edge() {
        let names = |from: &str, way| {
            let from = EIGHT.named(from).unwrap();
            EIGHT
                .ray(from, way)
                .map(|at| EIGHT.label(at))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(names("f6", Direction::NorthEast), "g7 h8");
        assert_eq!(names("a1", Direction::West), "");
    }

    #[test]
    fn directions_join_squares_of_one_line_only() {
        let at = |name: &str| EIGHT.named(name).unwrap();
        assert_eq!(
            EIGHT.direction(at("a1"), at("h8")),
            Some(Direction::NorthEast)
        );
        assert_eq!(EIGHT.direction(at("e4"), at("e2")), Some(Direction::South));
        assert_eq!(EIGHT.direction(at("e4"), at("f6")), None);
        assert_eq!(EIGHT.direction(at("e4"), at("e4")), None);
    }
}
