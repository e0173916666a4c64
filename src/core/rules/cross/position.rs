//! A position of chess for four: the men, the turn, the rights, and the state of each army.

use super::castling::{Rights, wing_of};
use super::laws::{Colours, Frozen, Laws, Mate};
use super::men::{Men, Owners, cell, in_order, owner, role};
use super::moves::Move;
use super::places::{Place, edges_of, forward, goes_aslant, place, square, step};
use super::queens::Warned;
use super::seating::Seating;
use super::silent::Silent;
use super::validate::Parts;
use crate::board::grid::CROSS;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::law::ending::Verdict;
use crate::rules::castling::Wing;

/// The men, the turn, the rights, and the state of each army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) laws: &'static Laws,
    pub(super) seating: Seating,
    pub(super) men: Men,
    pub(super) turn: Seat,
    pub(super) status: Status,
    pub(super) rights: Rights,
    /// What a pawn of each seat passed over and may still be taken on (R5); nowhere for most.
    pub(super) passed: [Place; 4],
    /// F of the procedure: the seats that stand mated.
    pub(super) mated: Seats,
    pub(super) released: Seats,
    /// The seats whose king is attacked by an enemy with force against him: known from the rest, and kept at hand.
    pub(super) checked: Seats,
    /// Does any man reach a queen of his enemies, whether or not he may take her? Known from the rest, and kept at hand.
    pub(super) eyed: bool,
    pub(super) warned: Warned,
    /// The checks that have no force while a game to the letter is judged; else none.
    pub(super) silent: Silent,
}

/// What a position comes to before anybody moves in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The seat at turn moves.
    Play,
    /// The seat at turn can move nothing and is not in check: the last moves are played over (V17).
    Replay,
    /// The game is over.
    Over(Verdict),
}

impl Position {
    /// The array (V2, R1), this seat to move.
    pub fn start(laws: &'static Laws, seating: Seating, first: Seat) -> Position {
        let mut position = Position::empty(laws, seating, first);
        let light = match laws.colours {
            Colours::BySide => seating.side(Seat::South),
            Colours::SouthAndWest => Seats::of(Seat::South).with(Seat::West),
        };
        for at in CROSS.squares() {
            if let Some((seat, row)) = back_row(at) {
                let on_own_colour = CROSS.is_light(at) == light.has(seat);
                let role = match row {
                    0 | 7 => Role::Rook,
                    1 | 6 => Role::Knight,
                    2 | 5 => Role::Bishop,
                    _ if on_own_colour => Role::Queen,
                    _ => Role::King,
                };
                position.men.put(place(at), cell(seat.index(), role));
            }
            let second = edges_of(place(at)).second;
            for seat in 0..4 {
                if second >> seat & 1 != 0 {
                    position.men.put(place(at), cell(seat, Role::Pawn));
                }
            }
        }
        position.rights = Rights::ALL;
        position.look();
        position
    }

    /// A position without men.
    pub(super) fn empty(laws: &'static Laws, seating: Seating, turn: Seat) -> Position {
        Position {
            laws,
            seating,
            men: Men::NONE,
            turn,
            status: Status::Play,
            rights: Rights::NONE,
            passed: [0; 4],
            mated: Seats::NONE,
            released: Seats::NONE,
            checked: Seats::NONE,
            eyed: false,
            warned: Warned::NONE,
            silent: Silent::NONE,
        }
    }

    /// What the position is made of, in the order of the text.
    pub fn parts(&self) -> Parts {
        let mut rights = Vec::new();
        let mut passed = Vec::new();
        for seat in Seat::FOUR {
            let number = seat.index();
            let king = self.men.king(number);
            for wing in Wing::BOTH {
                let open = |end| self.rights.has(number, end) && wing_of(number, king, end) == wing;
                if (0..2).any(open) {
                    rights.push((seat, wing));
                }
            }
            if self.passed[number] != 0 {
                passed.push((seat, square(self.passed[number])));
            }
        }
        Parts {
            men: self.men.all(),
            turn: self.turn,
            rights,
            passed,
            mated: self.mated,
            released: self.released,
            warnings: self.warnings(),
        }
    }

    /// The facts of the game.
    pub const fn laws(&self) -> &'static Laws {
        self.laws
    }

    /// Who sits where.
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The seat to move.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Play, playing over, or the end.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The man on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.men.piece(at)
    }

    /// Where the king of a seat stands.
    pub fn king(&self, seat: Seat) -> Square {
        square(self.men.king(seat.index()))
    }

    /// The men that give check to a seat's king, in the order of the board: enemies that have force against him.
    pub fn checkers(&self, seat: Seat) -> Vec<Square> {
        let mut by = Vec::new();
        let (king, number) = (self.men.king(seat.index()), seat.index());
        let force = self.force_against(number);
        self.men.attackers(king, force, |at, way| {
            if !self.silent.has(number, way) {
                by.push(at);
            }
        });
        in_order(by)
    }

    /// The seats whose king is in check and not mated.
    pub fn in_check(&self) -> Seats {
        self.checked.except(self.mated)
    }

    /// The seats that stand mated, their armies frozen (V14, T11).
    pub const fn mated(&self) -> Seats {
        self.mated
    }

    /// The seats released from a mate that have not moved since, so that their men may not be taken (V15).
    pub const fn released(&self) -> Seats {
        self.released
    }

    /// What a move takes, and where it stands: aside, when it is taken in passing.
    pub fn taken(&self, played: Move) -> Option<(Square, Piece)> {
        let (from, to) = played.places();
        let man = self.men.at(from);
        let at = match self.passer(to) {
            Some(passer)
                if role(man) == Role::Pawn && self.men.at(to) == 0 && goes_aslant(from, to) =>
            {
                step(to, forward(passer))
            }
            _ => to,
        };
        let piece = self.men.piece(square(at))?;
        (!self.seating.allied(piece.seat, Seat::FOUR[owner(man)])).then_some((square(at), piece))
    }

    /// All enemies of a seat that have force against its king: a frozen army in some games has none (V14, R15).
    #[inline]
    pub(super) fn force_against(&self, seat: usize) -> Owners {
        let enemies = self.seating.enemies(Seat::FOUR[seat & 3]);
        match self.laws.frozen {
            Frozen::WithoutForce => enemies.except(self.mated).upper_bits(),
            Frozen::AgainstKings => enemies.upper_bits(),
        }
    }

    /// Finds anew whose king is in check.
    pub(super) fn look_for_checks(&mut self) {
        self.checked = Seat::FOUR
            .into_iter()
            .filter(|seat| self.is_checked(&self.men, seat.index()))
            .collect();
    }

    /// Finds anew what is kept at hand.
    pub(super) fn look(&mut self) {
        self.look_for_checks();
        self.eyed = !self.pairs().is_empty();
    }

    /// Is mate judged at once (R10)?
    pub(super) fn judges_at_once(&self) -> bool {
        self.laws.mate == Mate::AtOnce
    }
}

/// The seat on whose back row a square lies, and how far along it.
fn back_row(at: Square) -> Option<(Seat, u8)> {
    let first = edges_of(place(at)).first;
    let seat = Seat::FOUR
        .into_iter()
        .find(|seat| first >> seat.index() & 1 != 0)?;
    let along = match seat {
        Seat::South | Seat::North => CROSS.file(at),
        _ => CROSS.rank(at),
    };
    Some((seat, along - 3))
}
