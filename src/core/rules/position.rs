//! A position of any game: one of three families.

use super::castling::Wing;
use super::chess;
use super::cross;
use super::draughts;
use super::play::Play;
use super::tree::{Tree, divide, perft};
use crate::board::grid::{CROSS, EIGHT, Grid, TEN};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::law::breach::Breach;

/// A position.
#[expect(
    clippy::large_enum_variant,
    reason = "it is copied at the speed of people; each family counts on its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Position {
    /// Of chess.
    Chess(chess::position::Position),
    /// Of chess for four.
    Cross(cross::position::Position),
    /// Of draughts.
    Draughts(draughts::position::Position),
}

/// A move, as its family knows it. It means nothing in a position of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Of chess.
    Chess(chess::moves::Move),
    /// Of chess for four.
    Cross(cross::moves::Move),
    /// Of draughts.
    Draughts(draughts::moves::Move),
}

impl From<chess::position::Position> for Position {
    fn from(position: chess::position::Position) -> Position {
        Position::Chess(position)
    }
}

impl From<cross::position::Position> for Position {
    fn from(position: cross::position::Position) -> Position {
        Position::Cross(position)
    }
}

impl From<draughts::position::Position> for Position {
    fn from(position: draughts::position::Position) -> Position {
        Position::Draughts(position)
    }
}

impl Move {
    /// Where the piece is taken up.
    pub fn start(self) -> Square {
        match self {
            Move::Chess(m) => m.from,
            Move::Cross(m) => m.from,
            Move::Draughts(m) => m.start(),
        }
    }

    /// Where it comes to rest.
    pub fn end(self) -> Square {
        match self {
            Move::Chess(m) => m.to,
            Move::Cross(m) => m.to,
            Move::Draughts(m) => m.end(),
        }
    }

    /// What a pawn becomes.
    pub const fn role(self) -> Option<Role> {
        match self {
            Move::Chess(m) => m.role,
            Move::Cross(m) => m.role,
            Move::Draughts(_) => None,
        }
    }
}

impl Position {
    /// The position, if it is one of chess.
    pub const fn chess(&self) -> Option<&chess::position::Position> {
        match self {
            Position::Chess(position) => Some(position),
            _ => None,
        }
    }

    /// The position, if it is one of chess for four.
    pub const fn cross(&self) -> Option<&cross::position::Position> {
        match self {
            Position::Cross(position) => Some(position),
            _ => None,
        }
    }

    /// The position, if it is one of draughts.
    pub const fn draughts(&self) -> Option<&draughts::position::Position> {
        match self {
            Position::Draughts(position) => Some(position),
            _ => None,
        }
    }

    /// The shape of the board.
    pub const fn grid(&self) -> &'static Grid {
        match self {
            Position::Chess(_) => &EIGHT,
            Position::Cross(_) => &CROSS,
            Position::Draughts(_) => &TEN,
        }
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        match self {
            Position::Chess(position) => position.turn(),
            Position::Cross(position) => position.turn(),
            Position::Draughts(position) => position.turn(),
        }
    }

    /// The piece on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        match self {
            Position::Chess(position) => position.piece(at),
            Position::Cross(position) => position.piece(at),
            Position::Draughts(position) => position.piece(at),
        }
    }

    /// Every legal move, each once, in no particular order.
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Position::Chess(position) => position.moves().into_iter().map(Move::Chess).collect(),
            Position::Cross(position) => position.moves().into_iter().map(Move::Cross).collect(),
            Position::Draughts(position) => {
                position.moves().into_iter().map(Move::Draughts).collect()
            }
        }
    }

    /// Is there a legal move?
    pub fn has_moves(&self) -> bool {
        match self {
            Position::Chess(position) => position.has_moves(),
            Position::Cross(position) => position.has_moves(),
            Position::Draughts(position) => position.has_moves(),
        }
    }

    /// The same where play begins: of four, a seat at turn that cannot move is mated, or passed over, before the first move
    /// as it is between two (V14; T5, T11, R17). Of a position text nothing else is judged before it.
    #[must_use]
    pub fn passed_on(&self) -> Position {
        match self {
            Position::Cross(position) => position.passed_on().into(),
            other => *other,
        }
    }

    /// The position after a move of its family; after one of the other it is the same.
    #[must_use]
    pub fn after(&self, played: Move) -> Position {
        match (self, played) {
            (Position::Chess(position), Move::Chess(m)) => Position::Chess(position.after(m)),
            (Position::Cross(position), Move::Cross(m)) => Position::Cross(position.after(m)),
            (Position::Draughts(position), Move::Draughts(m)) => {
                Position::Draughts(position.after(m))
            }
            _ => *self,
        }
    }

    /// The legal move that a play of the seat at turn makes.
    ///
    /// # Errors
    /// The first breach it commits, with the squares that show it.
    pub fn judge(&self, play: &Play) -> Result<Move, Breach> {
        match self {
            Position::Chess(position) => position.judge(play).map(Move::Chess),
            Position::Cross(position) => position.judge(play).map(Move::Cross),
            Position::Draughts(position) => position.judge(play).map(Move::Draughts),
        }
    }

    /// The play that makes a move, its way shown where the two ends leave a doubt.
    pub fn play(&self, played: Move) -> Play {
        match (self, played) {
            (_, Move::Chess(m)) => Play::from(m),
            (_, Move::Cross(m)) => Play::from(m),
            (Position::Draughts(position), Move::Draughts(m)) => position.play(m),
            (_, Move::Draughts(_)) => Play::new(played.start(), played.end()),
        }
    }

    /// The same with nothing on this square; in chess nothing is ever taken off so.
    #[must_use]
    pub fn without(&self, at: Square) -> Position {
        match self {
            Position::Draughts(position) => position.without(at).into(),
            _ => *self,
        }
    }

    /// The wing to which a move castles, if it does.
    pub fn castling_wing(&self, played: Move) -> Option<Wing> {
        match (self, played) {
            (Position::Chess(position), Move::Chess(m)) => position.castling_wing(m),
            (Position::Cross(position), Move::Cross(m)) => position.castling_wing(m),
            _ => None,
        }
    }

    /// What a move takes: the pieces, and where they stand.
    pub fn taken(&self, played: Move) -> Vec<(Square, Piece)> {
        match (self, played) {
            (Position::Chess(position), Move::Chess(m)) => position.taken(m).into_iter().collect(),
            (Position::Cross(position), Move::Cross(m)) => position.taken(m).into_iter().collect(),
            (Position::Draughts(position), Move::Draughts(m)) => {
                let piece = |at| position.piece(at).map(|piece| (at, piece));
                m.taken().filter_map(piece).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The pieces that give check to the seat at turn.
    pub fn checkers(&self) -> Vec<Square> {
        match self {
            Position::Chess(position) => position.checkers(position.turn()).collect(),
            Position::Cross(position) => position.checkers(position.turn()),
            Position::Draughts(_) => Vec::new(),
        }
    }

    /// The king of the seat at turn, in the games in which he is more than another piece.
    pub fn king(&self) -> Option<Square> {
        match self {
            Position::Chess(position) => Some(position.king(position.turn())),
            Position::Cross(position) => Some(position.king(position.turn())),
            Position::Draughts(_) => None,
        }
    }

    /// The number of leaves of the tree of legal moves at a depth.
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Position::Chess(position) => perft(position, depth),
            Position::Cross(position) => perft(position, depth),
            Position::Draughts(position) => perft(position, depth),
        }
    }

    /// The leaves under each legal move, at a depth of at least one.
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        match self {
            Position::Chess(position) => divide(position, depth)
                .into_iter()
                .map(|(m, leaves)| (Move::Chess(m), leaves))
                .collect(),
            Position::Cross(position) => divide(position, depth)
                .into_iter()
                .map(|(m, leaves)| (Move::Cross(m), leaves))
                .collect(),
            Position::Draughts(position) => divide(position, depth)
                .into_iter()
                .map(|(m, leaves)| (Move::Draughts(m), leaves))
                .collect(),
        }
    }
}
