//! The count of fifty moves that somebody begins, and undertakings to mate (A22).

use super::act::Undertaking;
use super::state::{Count, Named, Pledge, State};
use crate::board::piece::{Role, Seat};
use crate::games::Game;
use crate::games::page::Counted;
use crate::law::breach::{HandBreach, NoCount, NoUndertaking};
use crate::rules::chess::position::{castled, corner};
use crate::rules::position::{Move, Position};

/// A22, R3: begins the count.
///
/// # Errors
/// Why this seat may not.
pub fn begin_count(game: Game, state: &State, seat: Seat) -> Result<Count, HandBreach> {
    may_count(game, state, seat).map_err(HandBreach::NoCount)?;
    Ok(Count { by: seat, plies: 0 })
}

/// A22, R3: may this seat say that it begins to count?
///
/// # Errors
/// Why not.
pub fn may_count(game: Game, state: &State, seat: Seat) -> Result<(), NoCount> {
    if game.page().draws.counted == Counted::Unknown {
        return Err(NoCount::Unknown);
    }
    if state.count.is_some() {
        return Err(NoCount::Running);
    }
    if state.pledges[seat.opponent().index()].is_some() {
        return Err(NoCount::Undertaking);
    }
    match state.position.chess() {
        Some(position) => position.may_count(seat),
        None => Err(NoCount::Unknown),
    }
}

/// A22, last sentence: enters into an undertaking.
///
/// # Errors
/// Why it cannot be.
pub fn undertake(
    game: Game,
    state: &State,
    seat: Seat,
    how: Undertaking,
) -> Result<Pledge, HandBreach> {
    let refuse = |why| Err(HandBreach::NoUndertaking(why));
    if game.page().draws.counted == Counted::Unknown {
        return refuse(NoUndertaking::Unknown);
    }
    if state.count.is_some() {
        return refuse(NoUndertaking::Counting);
    }
    if state.pledges[seat.index()].is_some() {
        return refuse(NoUndertaking::Already);
    }
    if how.man.is_none() && how.on.is_none() {
        return refuse(NoUndertaking::Empty);
    }
    if let Some(at) = how.man {
        let own = state
            .position
            .piece(at)
            .filter(|piece| piece.seat == seat && piece.role != Role::King);
        if own.is_none() {
            return refuse(NoUndertaking::WrongMan { at });
        }
    }
    Ok(Pledge::from(how))
}

/// The count after a ply: one more, unless the counter has become the stronger (R3).
pub fn counted(count: Option<Count>, position: &Position) -> Option<Count> {
    let stronger = |seat| {
        position
            .chess()
            .is_some_and(|chess| chess.is_stronger(seat))
    };
    count
        .filter(|count| !stronger(count.by))
        .map(|count| Count {
            plies: count.plies + 1,
            ..count
        })
}

/// A seat's undertaking after a move: the named man followed, and lost when he is taken or promoted.
pub fn follow(pledge: Pledge, before: &Position, played: Move) -> Pledge {
    let Named::At(at) = pledge.man else {
        return pledge;
    };
    let taken = before.taken(played).iter().any(|(square, _)| *square == at);
    let man = if taken || (at == played.start() && played.role().is_some()) {
        Named::Lost
    } else if at == played.start() {
        Named::At(played.end())
    } else {
        match before.castling_wing(played) {
            Some(wing) if at == corner(before.turn(), wing) => {
                Named::At(castled(before.turn(), wing).1)
            }
            _ => pledge.man,
        }
    };
    Pledge { man, ..pledge }
}

/// Did the mate come as undertaken: by the named man, from the named square?
pub fn kept(pledge: &Pledge, position: &Position) -> bool {
    position.checkers().into_iter().any(|at| {
        let right_man = match pledge.man {
            Named::Any => true,
            Named::At(man) => man == at,
            Named::Lost => false,
        };
        right_man && pledge.on.is_none_or(|on| on == at)
    })
}
