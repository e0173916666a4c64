//! Which offence a false play is, and which remedies its article gives that can be had (A10 to A15; D3, D10; T9; V13).

use super::hand::{king_moves, takes, unbound};
use super::letter::Fault;
use super::setup::Setup;
use super::sides::side;
use super::state::{Done, State};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::games::page::Stands;
use crate::law::breach::{
    Breach, ChessBreach, CrossBreach, DraughtsBreach, HandBreach, NoCastling,
};
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::rules::play::Play;
use crate::rules::position::Position;

/// The offence of a play that commits this breach, where the source lets it stand; nothing where it is refused all the
/// same: what no hand could do, another's turn, a promotion unnamed.
pub fn offence_of(
    setup: &Setup,
    position: &Position,
    play: &Play,
    breach: &Breach,
) -> Option<Offence> {
    match setup.letter()?.stands {
        Stands::Chess => of_chess(position, play, breach),
        Stands::KingExposed => of_kings(breach),
        Stands::Draughts => of_draughts(breach),
    }
}

fn of_chess(position: &Position, play: &Play, breach: &Breach) -> Option<Offence> {
    // Whom he took is what counts, even where he could not have come there.
    let own = side(position, position.turn());
    let capture = || match position.piece(play.end()) {
        Some(taken) if own.has(taken.seat) => Offence::OwnManTaken,
        Some(_) => Offence::FalseCapture,
        None => Offence::FalseMove,
    };
    match breach {
        Breach::Hand(HandBreach::NotYours { .. }) => Some(Offence::EnemysMan),
        Breach::Hand(_) | Breach::Draughts(_) | Breach::Letter(_) => None,
        Breach::Chess(chess) => match chess {
            ChessBreach::OwnMan { .. } => Some(Offence::OwnManTaken),
            ChessBreach::Castling { why, .. } => {
                let has_rook = corner(position, play).is_some();
                match has_rook || matches!(why, NoCastling::Between { .. }) {
                    true => has_room(position, play).then_some(Offence::FalseCastling),
                    // Without a rook it is no castling, but a king gone two squares.
                    false => Some(capture()),
                }
            }
            ChessBreach::PromotionMissing { .. }
            | ChessBreach::PromotionInto { .. }
            | ChessBreach::PromotionHere { .. } => None,
            ChessBreach::CannotReach { .. }
            | ChessBreach::Blocked { .. }
            | ChessBreach::PawnBlocked { .. }
            | ChessBreach::DoubleStepLate { .. }
            | ChessBreach::NothingToTake { .. }
            | ChessBreach::EnPassantLate { .. }
            | ChessBreach::KingLeft { .. }
            | ChessBreach::KingInto { .. }
            | ChessBreach::KingExposed { .. } => Some(capture()),
        },
        Breach::Cross(cross) => match cross {
            CrossBreach::FriendsMan { .. } => Some(Offence::OwnManTaken),
            CrossBreach::FrozenMan { .. }
            | CrossBreach::ReleasedMan { .. }
            | CrossBreach::QueenProtected { .. } => Some(Offence::FalseCapture),
            CrossBreach::FriendExposed { .. } | CrossBreach::KingIntoFrozen { .. } => {
                Some(capture())
            }
            CrossBreach::FriendsArmy { .. }
            | CrossBreach::ArmyFrozen { .. }
            | CrossBreach::ArmEnd { .. }
            | CrossBreach::EnemyKing { .. }
            | CrossBreach::Stalemates { .. } => None,
        },
    }
}

/// T9.
const fn of_kings(breach: &Breach) -> Option<Offence> {
    match breach {
        Breach::Chess(
            ChessBreach::KingLeft { .. }
            | ChessBreach::KingInto { .. }
            | ChessBreach::KingExposed { .. },
        )
        | Breach::Cross(CrossBreach::KingIntoFrozen { .. }) => Some(Offence::KingExposed),
        _ => None,
    }
}

/// D3, D10.
const fn of_draughts(breach: &Breach) -> Option<Offence> {
    match breach {
        Breach::Draughts(draughts) => match draughts {
            DraughtsBreach::OverOwn { .. } => Some(Offence::OwnPiecesTaken),
            DraughtsBreach::CannotReach { .. }
            | DraughtsBreach::Backward { .. }
            | DraughtsBreach::Blocked { .. }
            | DraughtsBreach::OverNothing { .. }
            | DraughtsBreach::NoRoom { .. }
            | DraughtsBreach::Twice { .. } => Some(Offence::WrongLine),
            DraughtsBreach::Occupied { .. }
            | DraughtsBreach::StillThere { .. }
            | DraughtsBreach::Omitted { .. }
            | DraughtsBreach::TooFew { .. }
            | DraughtsBreach::Several { .. } => None,
        },
        _ => None,
    }
}

/// A15: is there room for the king and the rook of a castling where they come to stand? A hand lifts a rook over the men
/// between, and sets none down on another.
fn has_room(position: &Position, play: &Play) -> bool {
    let grid = position.grid();
    let passed = grid
        .direction(play.start(), play.end())
        .and_then(|way| grid.step(play.start(), way));
    let mut landing = passed.into_iter().chain([play.end()]);
    landing.all(|at| position.piece(at).is_none())
}

/// What the article of a fault gives that can be had, in the order of the article; never nothing.
pub fn remedies(state: &State, fault: &Fault) -> Vec<Remedy> {
    match fault.offence {
        Offence::TwoMoves => vec![Remedy::PutBack, Remedy::LetStand],
        Offence::WrongLine | Offence::OwnPiecesTaken => vec![Remedy::LetStand, Remedy::PutBack],
        // An enemy may have another move made at once, or let it stand.
        Offence::KingExposed => vec![Remedy::PutBack, Remedy::LetStand],
        Offence::Unwarned => vec![Remedy::PlayOver, Remedy::LetStand],
        // These take back a move of the claimant's own, and leave no choice.
        Offence::KingInCheck | Offence::CheckFalselySaid => vec![Remedy::PutBack],
        _ => of_false_move(state, fault),
    }
}

fn of_false_move(state: &State, fault: &Fault) -> Vec<Remedy> {
    let Some(ply) = state.past.get(fault.ply) else {
        return vec![Remedy::LetStand];
    };
    let (Done::Amiss(play), base) = (ply.done, &ply.before) else {
        return vec![Remedy::LetStand];
    };
    let moves = unbound(base, &ply.letter);
    let take = |at: Square| {
        let can = moves.iter().any(|m| takes(base, *m, at));
        can.then_some(Remedy::Take(at))
    };
    let play_it = |at: Square| {
        let can = moves.iter().any(|m| m.start() == at);
        can.then_some(Remedy::Play(at))
    };
    // Where the king cannot move, that part has no effect: the man is put back, and that is all.
    let king = || match king_moves(base, &moves) {
        true => Remedy::King,
        false => Remedy::PutBack,
    };
    let (start, end) = (play.start(), play.end());
    let given: Vec<Remedy> = match fault.offence {
        Offence::EnemysMan => take(start)
            .into_iter()
            .chain([king(), Remedy::LetStand])
            .collect(),
        Offence::FalseCapture => [take(end), play_it(start)].into_iter().flatten().collect(),
        Offence::OwnManTaken => [play_it(start), play_it(end)]
            .into_iter()
            .flatten()
            .collect(),
        Offence::FalseCastling => {
            let king = Some(Remedy::King).filter(|_| king_moves(base, &moves));
            let rook = corner(base, &play).and_then(play_it);
            [Some(Remedy::PutBack), king, rook]
                .into_iter()
                .flatten()
                .collect()
        }
        // Was it the king himself, then to play him is the one and the other.
        _ => [Remedy::LetStand]
            .into_iter()
            .chain(play_it(start).filter(|_| base.king() != Some(start)))
            .chain([king()])
            .collect(),
    };
    match given.is_empty() {
        true => vec![Remedy::PutBack],
        false => given,
    }
}

/// A15: the rook of a castling: the first of the own rooks in the line in which the king went.
fn corner(position: &Position, play: &Play) -> Option<Square> {
    let grid = position.grid();
    let way = grid.direction(play.start(), play.end())?;
    let is_own_rook = |at: &Square| {
        let piece = position.piece(*at);
        piece.is_some_and(|piece| piece.seat == position.turn() && piece.role == Role::Rook)
    };
    grid.ray(play.start(), way).find(is_own_rook)
}
