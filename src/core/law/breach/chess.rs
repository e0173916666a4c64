//! False moves of chess.

use crate::board::piece::Role;
use crate::board::square::Square;

/// False moves of chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChessBreach {
    /// The man does not move so.
    CannotReach {
        /// Its kind.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Something stands in the way of a bishop, rook or queen.
    Blocked {
        /// Its kind.
        role: Role,
        /// Where it was to go.
        to: Square,
        /// What stands in the way.
        by: Square,
    },
    /// A pawn straight ahead onto or over another man.
    PawnBlocked {
        /// Where it was to go.
        to: Square,
        /// What stands in the way.
        by: Square,
    },
    /// Two squares by a pawn that has left its place.
    DoubleStepLate {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn aslant to a square with nothing to take.
    NothingToTake {
        /// The empty square.
        to: Square,
    },
    /// En passant of a pawn that may not, or no longer, be taken so.
    EnPassantLate {
        /// The empty square.
        to: Square,
        /// The pawn beside it.
        pawn: Square,
    },
    /// An own man stands there.
    OwnMan {
        /// Where.
        at: Square,
        /// Its kind.
        role: Role,
    },
    /// A pawn to the last rank, and no word of what it becomes.
    PromotionMissing {
        /// The square of the last rank.
        to: Square,
    },
    /// A pawn become what it may not.
    PromotionInto {
        /// The square of the last rank.
        to: Square,
        /// King or pawn.
        role: Role,
    },
    /// A promotion where there is none.
    PromotionHere {
        /// Where the man was to go.
        to: Square,
    },
    /// Castling, forbidden.
    Castling {
        /// Where the king stands.
        king: Square,
        /// The corner on that side.
        corner: Square,
        /// Why.
        why: NoCastling,
    },
    /// The own king, in check, is left there.
    KingLeft {
        /// Where he stands.
        king: Square,
        /// What gives check after the move.
        by: Vec<Square>,
    },
    /// The king steps where he would be in check.
    KingInto {
        /// Where he would go.
        to: Square,
        /// What attacks that square.
        by: Vec<Square>,
    },
    /// Another man of one's own leaves the king in check.
    KingExposed {
        /// Where the king stands.
        king: Square,
        /// The man that covers him.
        cover: Square,
        /// What would give check.
        by: Vec<Square>,
        /// The squares between them and the king.
        line: Vec<Square>,
    },
}

impl ChessBreach {
    /// The squares that show why.
    pub(super) fn squares(&self) -> Vec<Square> {
        match self {
            ChessBreach::CannotReach { from, to, .. }
            | ChessBreach::DoubleStepLate { from, to } => {
                vec![*from, *to]
            }
            ChessBreach::Blocked { by, .. } | ChessBreach::PawnBlocked { by, .. } => vec![*by],
            ChessBreach::NothingToTake { to }
            | ChessBreach::PromotionMissing { to }
            | ChessBreach::PromotionInto { to, .. }
            | ChessBreach::PromotionHere { to } => vec![*to],
            ChessBreach::EnPassantLate { to, pawn } => vec![*pawn, *to],
            ChessBreach::OwnMan { at, .. } => vec![*at],
            ChessBreach::Castling { king, corner, why } => match why {
                NoCastling::Moved => vec![*king, *corner],
                NoCastling::RookMoved => vec![*corner],
                NoCastling::InCheck { by } => [by, [*king].as_slice()].concat(),
                NoCastling::Through { square, by } => [by, [*square].as_slice()].concat(),
                NoCastling::Between { by } => vec![*by],
            },
            ChessBreach::KingLeft { king, by } => [by, [*king].as_slice()].concat(),
            ChessBreach::KingInto { to, by } => [by, [*to].as_slice()].concat(),
            ChessBreach::KingExposed {
                king,
                cover,
                by,
                line,
            } => [by, [*cover, *king].as_slice(), line].concat(),
        }
    }
}

/// Why castling is forbidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoCastling {
    /// The king has moved, or that rook: the position does not tell which.
    Moved,
    /// That rook has moved or is gone.
    RookMoved,
    /// The king is in check.
    InCheck {
        /// What gives it.
        by: Vec<Square>,
    },
    /// The king would pass or reach an attacked square.
    Through {
        /// The square.
        square: Square,
        /// What attacks it.
        by: Vec<Square>,
    },
    /// Something stands between, or on the absent rook's square.
    Between {
        /// Where.
        by: Square,
    },
}
