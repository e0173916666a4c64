//! Counts that end a game, and undertakings that bind it.

use super::act::{Claim, Undertaking};
use super::state::{Count, Named, Pledge, State};
use crate::board::piece::{Role, Seat};
use crate::games::Game;
use crate::games::page::{Counted, Dead, Limit, Page};
use crate::law::breach::{Claimed, HandBreach, Known, NoCount, NoUndertaking};
use crate::law::ending::{Ending, Verdict};
use crate::rules::chess::moves::Move;
use crate::rules::chess::position::{Position, castled, corner};

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
    state.position.may_count(seat)
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
    count
        .filter(|count| !position.is_stronger(count.by))
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
    let taken = before.taken(played).is_some_and(|(square, _)| square == at);
    let man = if taken || (at == played.from && played.role.is_some()) {
        Named::Lost
    } else if at == played.from {
        Named::At(played.to)
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
fn kept(pledge: &Pledge, position: &Position) -> bool {
    let mut mating = position.checkers(position.turn());
    mating.any(|at| {
        let right_man = match pledge.man {
            Named::Any => true,
            Named::At(man) => man == at,
            Named::Lost => false,
        };
        right_man && pledge.on.is_none_or(|on| on == at)
    })
}

/// What the state of the game ends by itself, without anybody's word.
pub fn ended(game: Game, state: &State) -> Option<Verdict> {
    let page = game.page();
    let position = &state.position;
    let seat = position.turn();
    if !position.has_moves() {
        if !state.in_check() {
            return Some(Verdict::draw(Ending::Stalemate));
        }
        let winner = seat.opponent();
        let missed = state.pledges[winner.index()].is_some_and(|pledge| !kept(&pledge, position));
        return Some(if missed {
            Verdict::draw(Ending::UndertakingMissed) // R4
        } else {
            Verdict::won(winner, Ending::Mate)
        });
    }
    drawn(page, state).map(Verdict::draw)
}

fn drawn(page: &Page, state: &State) -> Option<Ending> {
    if page.draws.dead == Dead::Ends && state.position.is_dead() {
        return Some(Ending::InsufficientMaterial);
    }
    if let Limit::At { end, .. } = page.draws.quiet
        && state.position.quiet_plies() >= end
    {
        return Some(Ending::SeventyFiveMoves);
    }
    if let Limit::At { end, .. } = page.draws.repetition
        && state.times() >= end as usize
    {
        return Some(Ending::Fivefold);
    }
    if let (Counted::Announced { moves }, Some(count)) = (page.draws.counted, state.count)
        && count.plies >= 2 * moves
    {
        return Some(Ending::FiftyCounted);
    }
    None
}

/// A draw claimed by the seat at turn.
///
/// # Errors
/// Why there is none.
pub fn claim(game: Game, state: &State, claim: Claim) -> Result<Verdict, HandBreach> {
    let draws = game.page().draws;
    match claim {
        Claim::Threefold => {
            let times = state.times();
            match draws.repetition {
                Limit::At { claim, .. } if times >= claim as usize => {
                    Ok(Verdict::draw(Ending::Threefold))
                }
                limit => Err(HandBreach::NoDraw(Claimed::Threefold {
                    times,
                    known: known(limit),
                })),
            }
        }
        Claim::FiftyMoves => {
            let plies = state.position.quiet_plies();
            match draws.quiet {
                Limit::At { claim, .. } if plies >= claim => Ok(Verdict::draw(Ending::FiftyMoves)),
                limit => Err(HandBreach::NoDraw(Claimed::FiftyMoves {
                    plies,
                    known: known(limit),
                })),
            }
        }
    }
}

const fn known(limit: Limit) -> Known {
    match limit {
        Limit::Unknown => Known::Elsewhere,
        Limit::At { .. } => Known::Here,
    }
}
