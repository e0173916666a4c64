//! Who owns a piece, and what kind it is.

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// Below, with the light men.
    White,
    /// Above, with the dark men.
    Black,
}

impl Seat {
    /// The two seats of an ordinary board, in the order of play.
    pub const TWO: [Seat; 2] = [Seat::White, Seat::Black];

    /// The number of the seat, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat across an ordinary board.
    #[must_use]
    pub const fn opponent(self) -> Seat {
        match self {
            Seat::White => Seat::Black,
            Seat::Black => Seat::White,
        }
    }

    /// The letter of the seat in position texts: `w`, `b`.
    pub const fn letter(self) -> char {
        match self {
            Seat::White => 'w',
            Seat::Black => 'b',
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
    /// Its English letter: White's a capital, Black's small.
    pub const fn letter(self) -> char {
        match self.seat {
            Seat::White => self.role.letter().to_ascii_uppercase(),
            Seat::Black => self.role.letter(),
        }
    }
}
