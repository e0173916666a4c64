//! The count of fifty moves that somebody begins, and undertakings to mate (A22).

use super::act::Undertaking;
use super::sides::{enemies, side};
use super::state::{Count, Done, Named, Pledge, State};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::Counted;
use crate::law::breach::{HandBreach, NoCount, NoUndertaking};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// A22, R3, R12: begins the count, among four for the side.
///
/// # Errors
/// Why this seat may not.
pub fn begin_count(game: Game, state: &State, seat: Seat) -> Result<Count, HandBreach> {
    may_count(game, state, seat).map_err(HandBreach::NoCount)?;
    Ok(Count {
        by: seat,
        plies: 0,
        own: 0,
    })
}

/// A22, R3, R12: may this seat say that it begins to count?
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
    if enemies(&state.position, seat).any(|enemy| state.pledges[enemy.index()].is_some()) {
        return Err(NoCount::Undertaking);
    }
    match &state.position {
        Position::Chess(position) => position.may_count(seat),
        Position::Cross(position) => position.may_count(seat),
        Position::Draughts(_) => Err(NoCount::Unknown),
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

/// The count after a ply of a seat: one more, unless the counter has become the stronger (R3).
pub fn counted(count: Option<Count>, mover: Seat, position: &Position) -> Option<Count> {
    let stronger = |seat| match position {
        Position::Chess(position) => position.is_stronger(seat),
        Position::Cross(position) => position.is_stronger(seat),
        Position::Draughts(_) => false,
    };
    count
        .filter(|count| !stronger(count.by))
        .map(|count| Count {
            plies: count.plies + 1,
            own: count.own + u32::from(side(position, count.by).has(mover)),
            ..count
        })
}

/// A seat's undertaking after a move: the named man followed, and lost when he is taken or promoted.
pub fn follow(pledge: Pledge, before: &Position, played: Move, after: &Position) -> Pledge {
    let Named::At(at) = pledge.man else {
        return pledge;
    };
    let taken = before.taken(played).iter().any(|(square, _)| *square == at);
    let man = if taken || (at == played.start() && played.role().is_some()) {
        Named::Lost
    } else if at == played.start() {
        Named::At(played.end())
    } else {
        // Who stands there no longer, and neither moved nor was taken, is the rook of a castling.
        match (before.castling_wing(played), after.piece(at)) {
            (Some(_), piece) if piece != before.piece(at) => {
                crossed(before, played.start(), played.end()).map_or(Named::Lost, Named::At)
            }
            _ => pledge.man,
        }
    };
    Pledge { man, ..pledge }
}

/// The same after whatever a ply did.
pub fn followed(pledge: Pledge, before: &Position, done: Done, after: &Position) -> Pledge {
    match done {
        Done::Move(played) | Done::Second(played) => follow(pledge, before, played, after),
        Done::Amiss(play) => follow_amiss(pledge, before, &play, after),
        Done::Huff(_) => pledge,
    }
}

/// The same after a false move that stands: the man is followed where he was put, or where a rook crossed its king.
pub fn follow_amiss(pledge: Pledge, before: &Position, play: &Play, after: &Position) -> Pledge {
    let Named::At(at) = pledge.man else {
        return pledge;
    };
    let stands = |square: Square| after.piece(square) == before.piece(at);
    let man = if at == play.start() {
        play.role.map_or(Named::At(play.end()), |_| Named::Lost)
    } else if at != play.end() && stands(at) {
        pledge.man
    } else {
        let crossed = crossed(before, play.start(), play.end());
        let crossed = crossed.filter(|square| before.piece(*square).is_none() && stands(*square));
        crossed.map_or(Named::Lost, Named::At)
    };
    Pledge { man, ..pledge }
}

/// The square that a castling king passes over, where his rook comes to stand (R2).
fn crossed(position: &Position, from: Square, to: Square) -> Option<Square> {
    let grid = position.grid();
    let file = (grid.file(from) + grid.file(to)) / 2;
    grid.square(file, (grid.rank(from) + grid.rank(to)) / 2)
}

/// Did the mate come as undertaken: does the named man give check, from the named square?
pub fn kept(pledge: &Pledge, checkers: &[Square]) -> bool {
    checkers.iter().any(|at| {
        let right_man = match pledge.man {
            Named::Any => true,
            Named::At(man) => man == *at,
            Named::Lost => false,
        };
        right_man && pledge.on.is_none_or(|on| on == *at)
    })
}
