//! Which man stands where on the cross.

use super::places::{NOWHERE, Place, Places, place, square};
use crate::board::grid::CROSS;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;

/// What a place holds: nothing, a man with his owner, or a wall.
///
/// The upper half of the byte has a bit for the owner, so that whether a man is one of some seats' is a single test; the
/// lowest three bits are the role.
pub(super) type Cell = u8;

/// Nothing stands there.
pub(super) const EMPTY: Cell = 0;
/// No square is there.
const WALL: Cell = 8;

/// The men of some seats, as a mask for cells.
pub(super) type Owners = u8;

/// The cell of a man.
pub(super) const fn cell(seat: usize, role: Role) -> Cell {
    0x10 << (seat & 3) | role as u8
}

/// The number of the owner of a man.
#[inline]
pub(super) const fn owner(cell: Cell) -> usize {
    (cell >> 5) as usize - (cell >> 7) as usize
}

/// Does a man stand there?
#[inline]
pub(super) const fn is_man(cell: Cell) -> bool {
    cell > WALL
}

/// The role of a man.
#[inline]
pub(super) const fn role(cell: Cell) -> Role {
    match cell & 7 {
        0 => Role::Pawn,
        1 => Role::Knight,
        2 => Role::Bishop,
        3 => Role::Rook,
        4 => Role::Queen,
        _ => Role::King,
    }
}

/// The men on the cross: what each place holds, and where each army and every queen stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    cells: [Cell; 256],
    armies: [Places; 4],
    queens: Places,
    kings: [Place; 4],
}

static BARE: [Cell; 256] = bare();

const fn bare() -> [Cell; 256] {
    let mut cells = [WALL; 256];
    let mut number = 0;
    while number < 160 {
        let at = Square::new(number);
        cells[(16 * CROSS.rank(at) + CROSS.file(at)) as usize] = EMPTY;
        number += 1;
    }
    cells
}

impl Men {
    /// The empty board.
    pub(super) const NONE: Men = Men {
        cells: BARE,
        armies: [Places::NONE; 4],
        queens: Places::NONE,
        kings: [NOWHERE; 4],
    };

    /// What a place holds.
    #[inline]
    pub(super) const fn at(&self, at: Place) -> Cell {
        self.cells[at as usize]
    }

    /// The man on a square.
    pub(super) fn piece(&self, at: Square) -> Option<Piece> {
        let cell = self.at(place(at));
        is_man(cell).then(|| Piece {
            seat: Seat::FOUR[owner(cell)],
            role: role(cell),
        })
    }

    /// Where a seat's king stands.
    #[inline]
    pub(super) const fn king(&self, seat: usize) -> Place {
        self.kings[seat & 3]
    }

    /// Where the men of a seat stand.
    #[inline]
    pub(super) const fn army(&self, seat: usize) -> Places {
        self.armies[seat & 3]
    }

    /// Where queens stand, whoever owns them.
    #[inline]
    pub(super) const fn queens(&self) -> Places {
        self.queens
    }

    /// Puts a man on an empty place.
    #[inline]
    pub(super) fn put(&mut self, at: Place, man: Cell) {
        let seat = owner(man);
        self.cells[at as usize] = man;
        self.armies[seat].toggle(at);
        match role(man) {
            Role::King => self.kings[seat] = at,
            Role::Queen => self.queens.toggle(at),
            _ => {}
        }
    }

    /// Takes a man off.
    #[inline]
    pub(super) fn lift(&mut self, at: Place) -> Cell {
        let man = self.cells[at as usize];
        self.cells[at as usize] = EMPTY;
        self.armies[owner(man)].toggle(at);
        if role(man) == Role::Queen {
            self.queens.toggle(at);
        }
        man
    }

    /// Every man and his square, in the order of the board.
    pub(super) fn all(&self) -> Vec<(Square, Piece)> {
        CROSS
            .squares()
            .filter_map(|at| Some((at, self.piece(at)?)))
            .collect()
    }

    /// Has nobody more than a king?
    pub(super) fn are_bare_kings(&self) -> bool {
        self.armies.iter().all(|army| army.count() <= 1)
    }

    /// The men of a seat, by role.
    pub(super) fn of(&self, seat: usize) -> impl Iterator<Item = Role> + '_ {
        self.army(seat).into_iter().map(|at| role(self.at(at)))
    }
}

/// The squares of places, in the order of the board.
pub(super) fn in_order(places: Vec<Place>) -> Vec<Square> {
    let squares: Vec<Square> = places.into_iter().map(square).collect();
    CROSS.in_order(&squares)
}
