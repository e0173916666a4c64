//! Captures neglected: warned of, let be, huffed or demanded (D13, D14, R18, R19).

use super::house::{Aim, Omitted};
use super::setup::Setup;
use super::state::{Due, State};
use super::step::Step;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::games::page::Neglect;
use crate::law::breach::{Breach, HandBreach, NoHuff};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// How a play was put forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Put {
    /// As any other.
    Simply,
    /// Against a warning.
    Insisting,
}

/// The move that a play makes, though it takes less than it must where the table lets that stand.
///
/// # Errors
/// What is wrong with the play.
pub fn place(setup: &Setup, state: &State, play: &Play, put: Put) -> Result<Step, Breach> {
    let breach = match state.position.judge(play) {
        Ok(played) => return Ok(Step::Ply(played)),
        Err(breach) => breach,
    };
    let stands = match (setup.house.omitted, put) {
        (Omitted::Allow, _) | (Omitted::Warn, Put::Insisting) => state.due == Due::AsUsual,
        (Omitted::Refuse, _) | (Omitted::Warn, Put::Simply) => false,
    };
    let neglect = state.position.draughts().filter(|_| stands);
    let neglecting = neglect.and_then(|position| position.neglect(play));
    match neglecting.filter(|_| breach.is_neglect()) {
        Some(played) => Ok(Step::Ply(Move::Draughts(played))),
        None => Err(breach),
    }
}

/// Can a play that was refused with this breach be insisted on?
pub fn may_insist(setup: &Setup, state: &State, breach: &Breach) -> bool {
    let warns = setup.house.omitted == Omitted::Warn && setup.letter().is_none();
    breach.is_neglect() && warns && state.due == Due::AsUsual
}

/// The pieces, as they stand after a move, that neglected a capture by it.
pub fn liable(before: &Position, played: Move) -> Fifty {
    match (before, played) {
        (Position::Draughts(position), Move::Draughts(played)) => position.liable(played),
        _ => Fifty::NONE,
    }
}

/// D13, R18: takes off a piece that neglected to capture.
///
/// # Errors
/// Why it may not be huffed.
pub fn huff(setup: &Setup, state: &State, at: Square) -> Result<Step, HandBreach> {
    may_huff(setup, state).map_err(HandBreach::NoHuff)?;
    let is_square = state.position.grid().squares().any(|square| square == at);
    match is_square && state.liable.has(at) {
        true => Ok(Step::Huff(at)),
        false => Err(HandBreach::NoHuff(NoHuff::NotLiable { at })),
    }
}

/// May something be huffed now?
///
/// # Errors
/// Why not.
pub fn may_huff(setup: &Setup, state: &State) -> Result<(), NoHuff> {
    let known = setup.game.page().neglect == Neglect::Huffed;
    let huffs = !refuses(setup) && setup.house.aim == Aim::Win;
    if !(known && huffs) {
        return Err(NoHuff::NotHere);
    }
    neglected(state)
}

/// D14: has the last move taken back.
///
/// # Errors
/// Why it may not be.
pub fn demand(setup: &Setup, state: &State) -> Result<Step, HandBreach> {
    may_demand(setup, state).map_err(HandBreach::NoDemand)?;
    Ok(Step::Demand)
}

/// May a capture be demanded now?
///
/// # Errors
/// Why not.
pub fn may_demand(setup: &Setup, state: &State) -> Result<(), NoHuff> {
    if setup.game.page().neglect != Neglect::Huffed || refuses(setup) {
        return Err(NoHuff::NotHere);
    }
    if state.letter.has_touched() {
        return Err(NoHuff::TooLate);
    }
    // Who only left a piece unlifted (D12) has captured all that he had to.
    match state
        .past
        .last()
        .and_then(|ply| Some((ply.before, ply.played()?)))
    {
        Some((before, played)) if liable(&before, played).is_empty() => {
            Err(NoHuff::NothingNeglected)
        }
        _ => neglected(state),
    }
}

/// Is a capture that is not made refused? To the letter it stands.
fn refuses(setup: &Setup) -> bool {
    setup.house.omitted == Omitted::Refuse && setup.letter().is_none()
}

/// D14: who does not huff plays on, and to touch a piece is to begin it (D2). Whether anything was neglected is not told
/// him any more.
fn neglected(state: &State) -> Result<(), NoHuff> {
    match (state.liable.is_empty(), state.letter.has_touched()) {
        (false, _) => Ok(()),
        (true, true) => Err(NoHuff::TooLate),
        (true, false) => Err(NoHuff::NothingNeglected),
    }
}
