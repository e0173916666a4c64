//! What a game played to the letter asks of a position: false moves put all the same, checks that nobody said.

use super::castling::Wing;
use super::play::Play;
use super::position::{Move, Position};
use crate::board::piece::{Piece, Seat};
use crate::board::square::Square;
use crate::law::breach::Breach;

/// A man that attacks a king, or among four a queen, of his enemies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// Where he stands.
    pub attacker: Square,
    /// Where the king or queen stands.
    pub target: Square,
}

impl Position {
    /// The attacks on the kings of all seats, and among four on their queens, by men that have force; none in draughts.
    ///
    /// Of a queen an attack is what V12 calls one: the man could take her were it his turn, but that she is warned.
    pub fn attacks(&self) -> Vec<Attack> {
        match self {
            Position::Chess(position) => position.attacks(),
            Position::Cross(position) => position.attacks(),
            Position::Draughts(_) => Vec::new(),
        }
    }

    /// The move that a play of the seat at turn makes, as if its king were not in check from the attackers of these
    /// unsaid attacks (A16, V13): only from others must he be safe after it.
    ///
    /// # Errors
    /// The first breach it commits.
    pub fn judge_unbound(&self, play: &Play, unsaid: &[Attack]) -> Result<Move, Breach> {
        match self {
            Position::Chess(position) => position.judge_unbound(play, unsaid).map(Move::Chess),
            Position::Cross(position) => position.judge_unbound(play, unsaid).map(Move::Cross),
            Position::Draughts(position) => position.judge(play).map(Move::Draughts),
        }
    }

    /// Every move that the seat at turn may make so; in draughts also those that neglect a capture (D13).
    pub fn moves_unbound(&self, unsaid: &[Attack]) -> Vec<Move> {
        match self {
            Position::Chess(position) => {
                let moves = position.moves_unbound(unsaid);
                moves.into_iter().map(Move::Chess).collect()
            }
            Position::Cross(position) => {
                let moves = position.moves_unbound(unsaid);
                moves.into_iter().map(Move::Cross).collect()
            }
            Position::Draughts(position) => {
                let moves = position.moves_neglecting();
                moves.into_iter().map(Move::Draughts).collect()
            }
        }
    }

    /// The position after a play of the seat at turn that need not be a legal move, whosever man it moves: he stands
    /// where he was put, what stood there is gone, and the turn has passed on. Castling moves the rook too if it stands in
    /// its corner and both squares are free. In draughts the own pieces that were leapt over are gone (D10), and a man on
    /// the far row is crowned.
    ///
    /// Of four it judges nothing: see [`settled`](Position::settled).
    ///
    /// Nothing where that would be no position of the game: a king gone, a pawn on its first or last row without having
    /// become another man, nothing moved.
    pub fn put(&self, play: &Play) -> Option<Position> {
        match self {
            Position::Chess(position) => position.put(play).map(Position::Chess),
            Position::Cross(position) => position.put(play).map(Position::Cross),
            Position::Draughts(position) => position.put(play).map(Position::Draughts),
        }
    }

    /// What follows of itself from a play that was [put](Position::put) in the position `before`: of four, who is mated and
    /// released, which queens are warned, whose turn it is. An unsaid attack on a king has no force, so mates nobody; on a
    /// queen it protects her, even after her owner has played (V13). With nothing unsaid it is what
    /// [`after`](Position::after) makes of a legal move.
    #[must_use]
    pub fn settled(self, before: &Position, play: &Play, unsaid: &[Attack]) -> Position {
        match (self, before) {
            (Position::Cross(put), Position::Cross(before)) => {
                put.settled(before, play, unsaid).into()
            }
            (same, _) => same,
        }
    }

    /// The same with another seat at turn, nothing to be taken in passing; the same if that seat does not sit here, or
    /// is mated.
    #[must_use]
    pub fn with_turn(&self, seat: Seat) -> Position {
        match self {
            Position::Chess(position) => position.with_turn(seat).into(),
            Position::Cross(position) => position.with_turn(seat).into(),
            Position::Draughts(position) => position.with_turn(seat).into(),
        }
    }

    /// The castlings that are open.
    pub fn castlings(&self) -> Vec<(Seat, Wing)> {
        match self {
            Position::Chess(position) => position.open_castlings(),
            Position::Cross(position) => position.parts().rights,
            Position::Draughts(_) => Vec::new(),
        }
    }

    /// Where the king and the rook of a castling stand in this position, in which it is open.
    pub fn castling_squares(&self, castling: (Seat, Wing)) -> (Square, Square) {
        match self {
            Position::Chess(position) => position.castling_squares(castling),
            Position::Cross(position) => position.castling_squares(castling),
            Position::Draughts(_) => (Square::new(0), Square::new(0)),
        }
    }

    /// The same with these squares holding these men, or nothing, and with those of these castlings open that can be; of
    /// four, who is mated and released stays as it is. Nothing where that is no position of the game.
    pub fn amended(
        &self,
        changes: &[(Square, Option<Piece>)],
        castlings: &[(Seat, Wing)],
    ) -> Option<Position> {
        match self {
            Position::Chess(position) => position.amended(changes, castlings).map(Position::Chess),
            Position::Cross(position) => position.amended(changes, castlings).map(Position::Cross),
            Position::Draughts(_) => None,
        }
    }
}
