//! Plies played over when a seat can move nothing and is not in check (V17).

use super::spoken::unheard;
use super::state::{Done, Ply, State, Stuck};
use crate::board::piece::Seat;
use crate::law::breach::{Breach, CrossBreach};
use crate::rules::cross::position::{Position as Cross, Status};
use crate::rules::position::{Move, Position};
use crate::rules::tree::Tree;

/// The most plies that are taken back.
const MOST: usize = 3;

/// How many moves are tried at each of so many plies, in one look after the other, and how many positions each may see.
/// Of three, a way out that lies in two of them is found before all are tried together; that last look comes to its end
/// but on a board full of queens, where nobody at the table would find such a way out either.
const LOOKS: [&[(&[usize], u32)]; MOST + 1] = [
    &[(&[], u32::MAX)],
    &[(&[ALL], u32::MAX)],
    &[(&[ALL, ALL], u32::MAX)],
    &[
        (&[ALL, ALL, 1], u32::MAX),
        (&[ALL, 1, ALL], u32::MAX),
        (&[ALL, ALL, ALL], 60_000),
    ],
];
const ALL: usize = usize::MAX;

/// Plies that are being played over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingOver {
    /// The seat that could move nothing.
    pub seat: Seat,
    /// The plies that were taken back, in order, each with the position in which it was played.
    pub plies: Vec<(Position, Move)>,
    /// How many must still be played.
    pub left: usize,
}

/// What is being played over, if anything is.
pub fn playing_over(state: &State) -> Option<PlayingOver> {
    let stuck = state.stuck.filter(|_| state.verdict().is_none())?;
    let taken = stuck.taken.into_iter().flatten().map(Move::Cross);
    let replayed = taken.clone().count().checked_sub(state.over)?;
    let since = state.past.len().checked_sub(replayed)?;
    let first = state.past.get(since);
    let mut at = first.map_or(state.position, |ply| ply.before);
    let plies = taken.map(|played| {
        let before = at;
        at = at.after(played);
        (before, played)
    });
    Some(PlayingOver {
        seat: stuck.seat,
        plies: plies.collect(),
        left: state.over,
    })
}

/// Must the last plies be played over?
pub fn is_due(position: &Position) -> bool {
    position.cross().is_some_and(is_stuck)
}

fn is_stuck(position: &Cross) -> bool {
    position.status() == Status::Replay
}

/// How many plies are taken back where a seat can move nothing, and what is kept of it: the last, or the last two or
/// three, as few as let the moves from there avoid it. Nothing when no such number does, and the game is drawn. A false
/// move that stands is not played over, nor what came before it.
pub fn back(state: &State) -> Option<(usize, Stuck)> {
    let is_lawful = |ply: &&Ply| matches!(ply.done, Done::Move(_));
    let most = state.past.iter().rev().take(MOST).take_while(is_lawful);
    let plies = (1..=most.count()).find(|plies| {
        let first = state.past.len().checked_sub(*plies);
        let first = first.and_then(|first| state.past.get(first));
        first.is_some_and(|ply| ply.before.cross().is_some_and(|at| avoids(at, *plies)))
    })?;
    let kept = state.past.len().saturating_sub(plies);
    let mut taken = [None; MOST];
    for (place, ply) in taken.iter_mut().zip(state.past.iter().skip(kept)) {
        *place = match ply.played() {
            Some(Move::Cross(played)) => Some(played),
            _ => None,
        };
    }
    let seat = state.position.turn();
    Some((plies, Stuck { seat, taken }))
}

/// While plies are played over, a move must leave it possible to avoid what they were taken back for.
///
/// # Errors
/// Somebody could then move nothing, now or when the last of them is played.
pub fn permits(state: &State, played: Move) -> Result<(), Breach> {
    let (Some(stuck), Position::Cross(position), Move::Cross(m)) =
        (state.stuck, &state.position, played)
    else {
        return Ok(());
    };
    let next = position.after(m);
    if avoids(&next, state.over.saturating_sub(1)) {
        return Ok(());
    }
    let seat = match is_stuck(&next) {
        true => next.turn(),
        false => stuck.seat,
    };
    Err(Breach::Cross(CrossBreach::Stalemates { seat }))
}

/// The same to the letter: of these moves those that leave it possible, and among them none by which a seat is left with
/// nothing to move for a check that has not been said yet, if others will do.
pub fn narrow(state: &State, moves: &mut Vec<Move>) {
    if state.stuck.is_none() {
        return;
    }
    moves.retain(|m| permits(state, *m).is_ok());
    let frees = |m: &&Move| leaves_stuck(state, **m).is_none();
    let free: Vec<Move> = moves.iter().filter(frees).copied().collect();
    if !free.is_empty() {
        *moves = free;
    }
}

/// The seat that a move leaves with nothing to move, as long as no check is said with it.
pub fn leaves_stuck(state: &State, played: Move) -> Option<Seat> {
    let position = &state.position;
    let play = position.play(played);
    let (next, _) = unheard(state, position, &play, position.put(&play)?);
    is_due(&next).then(|| next.turn())
}

/// Can so many plies be played from here, or the game ended by fewer, and no seat be left with nothing to move?
fn avoids(position: &Cross, plies: usize) -> bool {
    let looks = LOOKS.get(plies).copied().unwrap_or_default();
    looks.iter().any(|(widths, seen)| {
        let mut left = *seen;
        leads(position, widths, &mut left)
    })
}

/// The same, with so many moves tried at each ply and so many positions seen in all.
fn leads(position: &Cross, widths: &[usize], left: &mut u32) -> bool {
    match position.status() {
        Status::Over(_) => return true,
        Status::Replay => return false,
        Status::Play => {}
    }
    let Some((width, widths)) = widths.split_first() else {
        return true;
    };
    position.moves().into_iter().take(*width).any(|played| {
        *left = left.saturating_sub(1);
        *left > 0 && leads(&position.after(played), widths, left)
    })
}
