//! The tree of legal moves, and how many leaves it has.

/// A position from which moves lead to positions.
pub trait Tree: Clone {
    /// A legal move.
    type Move: Copy;

    /// Calls for every legal move, each once; a promotion is one move for each role.
    fn each(&self, visit: impl FnMut(Self::Move));

    /// Every legal move, in no particular order.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(48);
        self.each(|m| moves.push(m));
        moves
    }

    /// How many legal moves there are, without listing them.
    fn count(&self) -> u64;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, play: Self::Move) -> Self;
}

/// The number of leaves of the tree at a depth, the last ply counted without being played.
///
/// A game that has ended earlier (mate, stalemate) adds nothing.
pub fn perft<T: Tree>(position: &T, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count(),
        _ => {
            let mut leaves = 0;
            position.each(|m| leaves += perft(&position.after(m), depth - 1));
            leaves
        }
    }
}

/// The leaves under each move of a position, at a depth of at least one.
pub fn divide<T: Tree>(position: &T, depth: u32) -> Vec<(T::Move, u64)> {
    let below = depth.saturating_sub(1);
    position
        .moves()
        .into_iter()
        .map(|m| (m, perft(&position.after(m), below)))
        .collect()
}
