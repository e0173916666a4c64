//! The board as it lies before anything is given: what odds and undertakings are chosen from.

use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::rules::position::Position;
use crate::ui::here::Here;

/// A game, and the position in which it would begin.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// The game.
    pub game: Game,
    /// The array, the players seated as they will be, or the position that was typed.
    pub position: Position,
    /// Whether it was typed, so that no men are given from it.
    pub typed: bool,
}

impl Laid {
    /// The squares of a seat's men, from the pawns up, the king of chess left out.
    pub fn men_of(&self, seat: Seat) -> Vec<Square> {
        let standing = |role: Role| {
            let grid = self.position.grid();
            let his = Piece { seat, role };
            grid.squares()
                .filter(move |at| self.position.piece(*at) == Some(his))
        };
        let roles = Role::CHESS.into_iter().filter(|role| *role != Role::King);
        roles.chain([Role::Man]).flat_map(standing).collect()
    }

    /// A man by its kind and square: `pawn f7`.
    pub fn man(&self, at: Square, here: &Here) -> String {
        let piece = self.position.piece(at);
        let role = piece.map_or("", |piece| (here.look.words().terms.role)(piece.role));
        format!("{role} {}", self.label(at))
    }

    /// The name of a square.
    pub fn label(&self, at: Square) -> String {
        self.position.grid().label(at)
    }

    /// The squares there are, from the first to the last: `a1–h8`.
    pub fn squares(&self) -> String {
        let grid = self.position.grid();
        let ends = [grid.squares().next(), grid.squares().last()];
        let labels = ends.into_iter().flatten().map(|at| self.label(at));
        labels.collect::<Vec<_>>().join("–")
    }

    /// Does the same man stand on this square of another board?
    pub fn agrees(&self, other: &Laid, at: Square) -> bool {
        self.position.piece(at) == other.position.piece(at)
    }
}
