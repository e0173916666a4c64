//! Who owns a piece, and what kind it is.

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// Below, with the light men, at an ordinary board.
    White = 0,
    /// Above, with the dark men, at an ordinary board.
    Black = 1,
    /// Below, at the cross.
    South = 4,
    /// At the left of the cross, as South sees it.
    West = 5,
    /// Above, at the cross.
    North = 6,
    /// At the right of the cross.
    East = 7,
}

impl Seat {
    /// The two seats of an ordinary board, in the order of play.
    pub const TWO: [Seat; 2] = [Seat::White, Seat::Black];
    /// The four seats of the cross, in the order of position texts: clockwise from South.
    pub const FOUR: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

    /// The number of the seat at its table, for indexing: below 2 at an ordinary board, below 4 at the cross.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize & 3
    }

    /// The number of one of two seats, for indexing what an ordinary board has twice: 0 or 1.
    #[inline]
    pub const fn of_two(self) -> usize {
        self as usize & 1
    }

    /// The seat with this number in a set of seats.
    #[inline]
    pub(super) const fn numbered(number: u32) -> Option<Seat> {
        Some(match number {
            0 => Seat::White,
            1 => Seat::Black,
            4 => Seat::South,
            5 => Seat::West,
            6 => Seat::North,
            7 => Seat::East,
            _ => return None,
        })
    }

    /// The seat across the board.
    #[must_use]
    pub const fn opponent(self) -> Seat {
        match self {
            Seat::White => Seat::Black,
            Seat::Black => Seat::White,
            Seat::South => Seat::North,
            Seat::West => Seat::East,
            Seat::North => Seat::South,
            Seat::East => Seat::West,
        }
    }

    /// The letter of the seat in position texts: `w`, `b`; at the cross `r`, `b`, `y`, `g`, as four-player programs
    /// have it.
    pub const fn letter(self) -> char {
        match self {
            Seat::White => 'w',
            Seat::Black | Seat::West => 'b',
            Seat::South => 'r',
            Seat::North => 'y',
            Seat::East => 'g',
        }
    }
}

/// The kind of a piece: a chessman, or a man or king of draughts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Pion.
    Pawn,
    /// Paard.
    Knight,
    /// Raadsheer, looper.
    Bishop,
    /// Toren.
    Rook,
    /// Koningin, dame.
    Queen,
    /// Koning.
    King,
    /// Schijf, of draughts.
    Man,
    /// Dam, of draughts.
    Crowned,
}

impl Role {
    /// The six of chess, from the pawn up.
    pub const CHESS: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];
    /// What a pawn may become (A19), the strongest first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The number of the role, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English letter, lower case: `p n b r q k`, and `m k` of draughts.
    pub const fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k', 'm', 'k'][self as usize]
    }

    /// The role of chess with this English letter, in either case.
    pub fn from_letter(letter: char) -> Option<Role> {
        Role::CHESS
            .into_iter()
            .find(|role| role.letter() == letter.to_ascii_lowercase())
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// Its English letter: Black's small, everybody else's a capital.
    pub const fn letter(self) -> char {
        match self.seat {
            Seat::Black => self.role.letter(),
            _ => self.role.letter().to_ascii_uppercase(),
        }
    }
}
