//! A game of chess for four as data: what the family asks of a game's page.

use crate::rules::castling::Castling;

/// The facts in which one game on the cross moves otherwise than another.
#[derive(PartialEq, Eq, Debug)]
pub struct Laws {
    /// Which armies are light.
    pub colours: Colours,
    /// What must stand in the corner to castle.
    pub castling: Castling,
    /// Whether a move may expose the friend's king.
    pub friend: Friend,
    /// When a queen is protected by a warning.
    pub queens: Queens,
    /// When a mate is judged.
    pub mate: Mate,
    /// What an army can still do while its king stands mated.
    pub frozen: Frozen,
    /// What becomes of a seat that can move nothing and is not in check.
    pub stalemate: Stalemate,
    /// Where a pawn is promoted.
    pub promotion: Promotion,
}

/// Which armies are light; on her colour stands the queen (V2, T2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Those of one side: South's and his partner's (V3).
    BySide,
    /// South's and West's, whoever is partner to whom (R13).
    SouthAndWest,
}

/// Whether a move may expose the friend's king to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Friend {
    /// Not if he was in no check before (V10, R8).
    Spared,
    /// It may (T10).
    Free,
}

/// How attacks on queens are warned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Queens {
    /// What a queen is when her owner's friend exposed her.
    pub by_friend: Exposed,
    /// What she is when her owner or his friend took away the pin of a man that could already reach her (V12).
    pub unpinned: Exposed,
    /// To which kings a man must be pinned to attack no queen.
    pub pins: Pins,
}

/// What a queen is that a move exposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exposed {
    /// She may be taken at once.
    Open,
    /// She is warned, and protected until her owner has played.
    Warned,
}

/// The kings that a man may have to cover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pins {
    /// His own and his friend's (V12 with V10).
    OwnAndFriends,
    /// His own only.
    Own,
}

/// When a mate is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mate {
    /// At once, and again after every move (R10).
    AtOnce,
    /// When the checked player is at turn (T11).
    AtTurn,
}

/// What a frozen army can still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frozen {
    /// Nothing; once released it cannot be taken before it has moved (V14, V15).
    WithoutForce,
    /// Nothing but keep its force against kings (T12, R15).
    AgainstKings,
}

/// What becomes of a seat that can move nothing and is not in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// The last moves are played over (V17).
    PlayedOver,
    /// It is passed over while that lasts (T5, R17).
    PassedOver,
}

/// Where a pawn is promoted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// On its fourteenth row (V0).
    FarEdge,
    /// There, and on the back row of the enemy at either side when it takes its way there (T6).
    FarEdgeAndSides,
}
