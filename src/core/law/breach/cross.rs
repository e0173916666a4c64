//! What only chess for four forbids.

use crate::board::piece::{Role, Seat};
use crate::board::square::Square;

/// What only chess for four forbids: against friends, queens and frozen armies. Its other false moves are those of
/// [`ChessBreach`](super::chess::ChessBreach).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CrossBreach {
    /// A man of the friend's stands there (V3).
    FriendsMan {
        /// Where.
        at: Square,
        /// Its kind.
        role: Role,
        /// The friend.
        friend: Seat,
    },
    /// An enemy's king stands there, and a king is never taken.
    EnemyKing {
        /// Where.
        at: Square,
        /// Whose.
        owner: Seat,
        /// Does he stand mated?
        mated: Mated,
    },
    /// The king steps where only a frozen army would check him (T12).
    KingIntoFrozen {
        /// Where he would go.
        to: Square,
        /// What attacks that square.
        by: Vec<Square>,
    },
    /// A friend's king would come to stand in check, who did not before (V10).
    FriendExposed {
        /// Where the friend's king stands.
        king: Square,
        /// The friend.
        friend: Seat,
        /// What would give check.
        by: Vec<Square>,
        /// The squares between them and the king.
        line: Vec<Square>,
    },
    /// A friend's man is taken up: each plays his own army, in his own turn (V4).
    FriendsArmy {
        /// Where the man stands.
        at: Square,
        /// The friend.
        friend: Seat,
    },
    /// A man of a frozen army is taken up, which may not be played with (V14, T12).
    ArmyFrozen {
        /// Where it stands.
        at: Square,
        /// Its owner, whose king stands mated.
        owner: Seat,
    },
    /// A frozen army's man would be taken (V14, T11).
    FrozenMan {
        /// Where it stands.
        at: Square,
        /// Its owner.
        owner: Seat,
    },
    /// A man would be taken of an army that was released and has not moved since (V15).
    ReleasedMan {
        /// Where it stands.
        at: Square,
        /// Its owner.
        owner: Seat,
    },
    /// A queen would be taken that a warning still protects (V11, T4).
    QueenProtected {
        /// Where the man stands that would take her.
        attacker: Square,
        /// Where she stands.
        queen: Square,
        /// Her owner, who has not played since the warning.
        owner: Seat,
    },
    /// A pawn stands at the end of an arm, and can go no further there (V0, T6).
    ArmEnd {
        /// Where it stands, or would.
        at: Square,
    },
    /// A move that leaves the position that was to be avoided when the last moves were taken back (V17).
    Stalemates {
        /// The seat that could then move nothing, now or when the moves still to be played over are made.
        seat: Seat,
    },
}

impl CrossBreach {
    /// The squares that show why.
    pub(super) fn squares(&self) -> Vec<Square> {
        match self {
            CrossBreach::FriendsMan { at, .. }
            | CrossBreach::EnemyKing { at, .. }
            | CrossBreach::FrozenMan { at, .. }
            | CrossBreach::ReleasedMan { at, .. }
            | CrossBreach::FriendsArmy { at, .. }
            | CrossBreach::ArmyFrozen { at, .. }
            | CrossBreach::ArmEnd { at } => vec![*at],
            CrossBreach::KingIntoFrozen { to, by } => [by, [*to].as_slice()].concat(),
            CrossBreach::FriendExposed { king, by, line, .. } => {
                [by, [*king].as_slice(), line].concat()
            }
            CrossBreach::QueenProtected {
                attacker, queen, ..
            } => vec![*attacker, *queen],
            CrossBreach::Stalemates { .. } => Vec::new(),
        }
    }
}

/// Whether a king stands mated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mated {
    /// He does.
    Yes,
    /// He does not.
    No,
}
