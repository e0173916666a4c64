//! Every way to offend, with the squares that show it.

use super::ending::Ending;
use crate::board::eight;
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;

/// What was wrong with an act.
///
/// A breach knows no article: the game's page names it (see [`Ruling`](super::ruling::Ruling)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Wrong in any game: out of turn, out of place, a hand on the wrong man.
    Hand(HandBreach),
    /// A false move of chess.
    Chess(ChessBreach),
    /// A false move of draughts, or a capture neglected.
    Draughts(DraughtsBreach),
}

/// Offences that do not depend on how men move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HandBreach {
    /// The game is over already.
    GameOver(Ending),
    /// It is another's turn.
    OutOfTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// A question waits: the act must be its answer.
    AnswerFirst {
        /// What waits to be answered, and by whom.
        asked: Asked,
        /// The seat that must answer.
        by: Seat,
    },
    /// An answer, and nobody asked anything of this seat.
    NothingAsked,
    /// The same was asked and declined already, and nothing has been played since.
    AskedAlready(Asked),
    /// There are not so many plies to take back.
    NothingToTakeBack,
    /// The text names no square of this board.
    OffBoard {
        /// The text.
        named: String,
    },
    /// No man stands on the square.
    NoMan {
        /// The square.
        at: Square,
    },
    /// The man is another's.
    NotYours {
        /// Where it stands.
        at: Square,
        /// Whose it is.
        owner: Seat,
    },
    /// A draw claimed that is not there.
    NoDraw(Claimed),
    /// The count of fifty moves is not this seat's to begin.
    NoCount(NoCount),
    /// An undertaking that cannot be entered into.
    NoUndertaking(NoUndertaking),
    /// A piece that may not be huffed (D13).
    NoHuff(NoHuff),
    /// A capture demanded that was not neglected (D14).
    NoDemand(NoHuff),
}

/// Why nothing can be huffed, or no capture demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHuff {
    /// The last move took all that it had to, or what it neglected has been settled.
    NothingNeglected,
    /// This piece neglected nothing.
    NotLiable {
        /// Where it stands, or should.
        at: Square,
    },
    /// The game is played without.
    NotHere,
}

/// What waits to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A draw was offered.
    Draw,
    /// Some plies would be taken back.
    TakeBack,
}

/// A draw that has to be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// That the position stands here for the third time.
    Threefold {
        /// How often it has stood, this time included.
        times: usize,
        /// Does the game know the claim at all?
        known: Known,
    },
    /// That no man was taken and no pawn moved in fifty moves of each side.
    FiftyMoves {
        /// How many plies it has been.
        plies: u32,
        /// Does the game know the claim at all?
        known: Known,
    },
    /// That three kings have stood against one for twenty moves of each side (D16).
    TwentyMoves {
        /// How many plies it has been.
        plies: u32,
        /// Does this player have the claim?
        known: Known,
    },
}

/// Whether a source has a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// It has.
    Here,
    /// It has not.
    Elsewhere,
}

/// Why the fifty moves may not be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCount {
    /// The counter has more than a king, or a king and a rook.
    TooStrong,
    /// The other side could not mate anyway.
    NoForce,
    /// A count is running.
    Running,
    /// The other has undertaken to mate in a certain way.
    Undertaking,
    /// The game counts no moves by announcement.
    Unknown,
}

/// Why an undertaking is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndertaking {
    /// The fifty moves are being counted already.
    Counting,
    /// This seat has one already.
    Already,
    /// It names neither a man nor a square.
    Empty,
    /// The man named is not an own man, or is the king.
    WrongMan {
        /// Where it should stand.
        at: Square,
    },
    /// The game knows no undertakings.
    Unknown,
}

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
    },
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

/// False moves of draughts, and captures neglected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraughtsBreach {
    /// The piece does not move so.
    CannotReach {
        /// A man or a king.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A man goes back without taking.
    Backward {
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// A piece stands where this one was to come down.
    Occupied {
        /// The kind of the piece that was to move.
        role: Role,
        /// Where the other stands.
        at: Square,
    },
    /// Something stands in a king's way that it cannot take.
    Blocked {
        /// Where the king was to come down.
        to: Square,
        /// What stands in the way.
        by: Square,
    },
    /// A leap over an own piece.
    OverOwn {
        /// The kind of the piece that was to leap.
        role: Role,
        /// The own piece.
        over: Square,
    },
    /// A man leaps over an empty square, or a piece goes on in the middle of a capture with nothing to take.
    OverNothing {
        /// A man or a king.
        role: Role,
        /// Where it is.
        from: Square,
        /// Where it was to come down.
        to: Square,
    },
    /// Two pieces stand in a row, with no open square between them to come down on.
    NoRoom {
        /// The kind of the piece that was to leap.
        role: Role,
        /// The nearer.
        over: Square,
        /// The one behind it.
        behind: Square,
    },
    /// The same piece would be leapt over twice (D9).
    Twice {
        /// The piece.
        over: Square,
    },
    /// A piece that was taken stands where this one was to go, for it is lifted only at the end (D8).
    StillThere {
        /// The piece.
        at: Square,
    },
    /// Nothing is taken, though something can be (D6, D7).
    Omitted {
        /// The kind of the piece that should have taken: of the one that moved, if it could.
        role: Role,
        /// The pieces that can make a capture that is required.
        pieces: Vec<Square>,
        /// What they can take.
        prey: Vec<Square>,
        /// How many of those must be taken.
        number: u32,
    },
    /// Fewer are taken than can be (D11).
    TooFew {
        /// How many would have been taken.
        took: u32,
        /// How many can be.
        greatest: u32,
        /// The pieces that can take so many.
        pieces: Vec<Square>,
        /// What they can take.
        prey: Vec<Square>,
    },
    /// Several captures go from here to there, and take different pieces: the way must be shown.
    Several {
        /// Where the piece stands.
        from: Square,
        /// Where it was to come to rest.
        to: Square,
    },
}

impl Breach {
    /// Is it that less was taken than had to be, and nothing else?
    pub const fn is_neglect(&self) -> bool {
        matches!(
            self,
            Breach::Draughts(DraughtsBreach::Omitted { .. } | DraughtsBreach::TooFew { .. })
        )
    }

    /// The squares that show why: attackers first, then what they attack, then the line between them.
    ///
    /// Each is named once.
    pub fn squares(&self) -> Vec<Square> {
        let mut once = Vec::new();
        for square in self.shown() {
            if !once.contains(&square) {
                once.push(square);
            }
        }
        once
    }

    fn shown(&self) -> Vec<Square> {
        match self {
            Breach::Hand(hand) => match hand {
                HandBreach::NoMan { at }
                | HandBreach::NotYours { at, .. }
                | HandBreach::NoUndertaking(NoUndertaking::WrongMan { at })
                | HandBreach::NoHuff(NoHuff::NotLiable { at }) => vec![*at],
                _ => Vec::new(),
            },
            Breach::Chess(chess) => chess.squares(),
            Breach::Draughts(draughts) => draughts.squares(),
        }
    }
}

impl ChessBreach {
    fn squares(&self) -> Vec<Square> {
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
                NoCastling::InCheck { by } => with(by, &[*king]),
                NoCastling::Through { square, by } => with(by, &[*square]),
                NoCastling::Between { by } => vec![*by],
            },
            ChessBreach::KingLeft { king, by } => with(by, &[*king]),
            ChessBreach::KingInto { to, by } => with(by, &[*to]),
            ChessBreach::KingExposed { king, cover, by } => {
                let line = by.iter().flat_map(|at| eight::between(*at, *king));
                with(by, &[*cover, *king]).into_iter().chain(line).collect()
            }
        }
    }
}

impl DraughtsBreach {
    fn squares(&self) -> Vec<Square> {
        match self {
            DraughtsBreach::CannotReach { from, to, .. }
            | DraughtsBreach::Backward { from, to }
            | DraughtsBreach::OverNothing { from, to, .. }
            | DraughtsBreach::Several { from, to } => vec![*from, *to],
            DraughtsBreach::Occupied { at, .. } | DraughtsBreach::StillThere { at } => vec![*at],
            DraughtsBreach::Blocked { by, .. } => vec![*by],
            DraughtsBreach::OverOwn { over, .. } | DraughtsBreach::Twice { over } => vec![*over],
            DraughtsBreach::NoRoom { over, behind, .. } => vec![*over, *behind],
            DraughtsBreach::Omitted { pieces, prey, .. }
            | DraughtsBreach::TooFew { pieces, prey, .. } => with(pieces, prey),
        }
    }
}

fn with(attackers: &[Square], rest: &[Square]) -> Vec<Square> {
    [attackers, rest].concat()
}
