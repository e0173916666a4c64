//! Plies taken back because of a check: one of which nobody was warned (A16, A17, V13), or one that was none (A18).

use super::letter::{Fault, Letter, Said, Unsaid};
use super::setup::Setup;
use super::sides::{enemies, side};
use super::spoken::announcing;
use super::state::{Done, Ply, State};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::games::page::Announcing;
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::offence::Offence;
use crate::rules::letter::Attack;
use crate::rules::position::{Move, Position};

/// Plies taken back, and what stands then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recall {
    /// How many.
    pub plies: usize,
    /// The attacks that nobody has been warned of then.
    pub unsaid: Vec<Unsaid>,
    /// The position then.
    pub position: Position,
    /// What counts as said with the last ply that is left.
    pub said: Said,
    /// The check falsely said that can still be claimed then.
    pub falsely: Option<Fault>,
    /// What binds the seat that is at turn then.
    pub bond: Option<Bond>,
}

/// Of attacks those on men that are told of them, and the others.
pub fn split(
    position: &Position,
    unsaid: &[Unsaid],
    hears: &dyn Fn(Piece) -> bool,
) -> (Vec<Unsaid>, Vec<Unsaid>) {
    let target = |unsaid: &Unsaid| position.piece(unsaid.attack.target);
    let all = unsaid.iter().copied();
    all.partition(|unsaid| target(unsaid).is_some_and(hears))
}

/// Everything after a ply taken back, the attacks on those men having force who are told of them then.
pub fn back_to(state: &State, number: usize, hears: &dyn Fn(Piece) -> bool) -> Recall {
    let (stood, letter) = after(state, number);
    let (_, unsaid) = split(stood, &letter.unsaid, hears);
    Recall {
        plies: state.past.len().saturating_sub(number + 1),
        position: resettled(state, number, &unsaid),
        unsaid,
        said: letter.said,
        falsely: letter.falsely.clone(),
        bond: None,
    }
}

/// How the table stood after a ply, before the next.
fn after(state: &State, number: usize) -> (&Position, &Letter) {
    match state.past.get(number + 1) {
        Some(next) => (&next.before, &next.letter),
        None => (&state.position, &state.letter),
    }
}

/// The position after a ply, were only these attacks unsaid.
pub fn resettled(state: &State, number: usize, unsaid: &[Unsaid]) -> Position {
    let (stood, _) = after(state, number);
    let ply = state.past.get(number);
    let again = ply.and_then(|ply| settled_again(ply, unsaid));
    // Where the set-up was put right since (A2), what was judged then is left.
    let same_men = |again: &Position| {
        let mut squares = stood.grid().squares();
        squares.all(|at| again.piece(at) == stood.piece(at))
    };
    again.filter(same_men).unwrap_or(*stood)
}

/// The position that a ply of chess for four leaves, were only these attacks unsaid; in the other games none is judged.
fn settled_again(ply: &Ply, unsaid: &[Unsaid]) -> Option<Position> {
    ply.before.cross()?;
    let before = match ply.done {
        Done::Second(_) => ply.before.with_turn(ply.mover()),
        _ => ply.before,
    };
    let play = match ply.done {
        Done::Move(played) | Done::Second(played) => before.play(played),
        Done::Amiss(play) => play,
        Done::Huff(_) => return None,
    };
    let silent: Vec<Attack> = unsaid.iter().map(|unsaid| unsaid.attack).collect();
    let put = before.put(&play)?;
    Some(put.settled(&before, &play, &silent))
}

/// V13: the attacks of which nobody was warned, as faults that can be claimed by whoever finds them out; those on his own
/// side first. He ought to have warned whose man attacks, and it counts as given by the last move that he made since, or
/// else by that which laid the attack bare.
pub fn unwarned(setup: &Setup, state: &State, seat: Seat) -> Vec<Fault> {
    if announcing(setup) != Announcing::ToKingsAndQueens {
        return Vec::new();
    }
    let position = &state.position;
    let own = side(position, seat);
    let (on_own, on_others) = split(position, &state.letter.unsaid, &|piece| own.has(piece.seat));
    let mut faults: Vec<Fault> = Vec::new();
    for unsaid in on_own.into_iter().chain(on_others) {
        let at = unsaid.attack.attacker;
        let Some(careless) = position.piece(at).map(|man| man.seat) else {
            continue;
        };
        if unsaid.waived || faults.iter().any(|fault| fault.at == at) {
            continue;
        }
        faults.push(Fault {
            by: careless,
            offence: Offence::Unwarned,
            ply: played_since(state, careless, unsaid.since).unwrap_or(unsaid.since),
            at,
            breach: None,
        });
    }
    let (late, early): (Vec<Fault>, Vec<Fault>) = faults
        .into_iter()
        .partition(|fault| !may_yet_warn(state, fault));
    [late, early].concat()
}

/// The last ply that a seat made since another, that included.
fn played_since(state: &State, seat: Seat, since: usize) -> Option<usize> {
    let last = state.past.iter().rposition(|ply| ply.mover() == seat);
    last.filter(|last| *last >= since)
}

/// V13: can he who should have warned of an attack still do so in time? Until the next player has touched a man; and, where
/// another's move laid the attack bare, with his own next move.
pub fn may_yet_warn(state: &State, fault: &Fault) -> bool {
    let last = state.past.last();
    let is_last = last.is_some_and(|last| last.mover() == fault.by);
    let has_played = state
        .past
        .get(fault.ply)
        .is_some_and(|ply| ply.mover() == fault.by);
    !has_played || is_last && !state.letter.has_touched()
}

/// V13: what was played since is played over, and the check has force.
pub fn play_over(state: &State, fault: &Fault) -> Recall {
    let against = enemies(&state.position, fault.by);
    let back = back_to(state, fault.ply, &|piece| against.has(piece.seat));
    // It counts as said with the ply that is left, unless an enemy made that.
    let last = state.past.get(fault.ply);
    let said = match last.is_some_and(|ply| against.has(ply.mover())) {
        true => back.said,
        false => Said::Check,
    };
    Recall { said, ..back }
}

/// A17: the unsaid check in which a king stood before his seat's last move already, and the number of that move.
pub fn finds_check(setup: &Setup, state: &State, seat: Seat) -> Option<(Unsaid, usize)> {
    if announcing(setup) == Announcing::ByTheProgram {
        return None;
    }
    let his_king = |piece: Piece| is_king_of(piece, seat);
    let (on_him, _) = split(&state.position, &state.letter.unsaid, &his_king);
    let mut plies = state.past.iter();
    let own = plies.rposition(|ply| ply.mover() == seat && !ply.is_second())?;
    let found = on_him.into_iter().find(|unsaid| unsaid.since < own)?;
    Some((found, own))
}

fn is_king_of(piece: Piece, seat: Seat) -> bool {
    piece.seat == seat && piece.role == Role::King
}

/// A17: who finds his king in check, as it was already before his last move, takes that move back and plays him out; not if
/// he cannot.
pub fn king_in_check(setup: &Setup, state: &State, seat: Seat) -> Option<(Fault, Recall)> {
    if state.position.turn() != seat {
        return None;
    }
    let (found, own) = finds_check(setup, state, seat)?;
    let his_king = |piece: Piece| is_king_of(piece, seat);
    let recall = back_to(state, own.checked_sub(1)?, &his_king);
    let silent: Vec<Attack> = recall.unsaid.iter().map(|unsaid| unsaid.attack).collect();
    let gets_out =
        recall.position.turn() == seat && !recall.position.moves_unbound(&silent).is_empty();
    let fault = Fault {
        by: state.position.piece(found.attack.attacker)?.seat,
        offence: Offence::KingInCheck,
        ply: own,
        at: found.attack.attacker,
        breach: None,
    };
    let bond = Some(Bond {
        duty: Duty::OutOfCheck,
        article: fault.offence.article(),
        laid: Laid::ByRemedy,
    });
    gets_out.then_some((fault, Recall { bond, ..recall }))
}

/// A18: who has played his king, or put a man between, because check was falsely said, takes that move back, until the
/// other has played.
pub fn check_falsely_said(state: &State, seat: Seat) -> Option<(Fault, Recall)> {
    let fault = state.letter.falsely.clone()?;
    if !enemies(&state.position, seat).has(fault.by) {
        return None;
    }
    let since = state.past.iter().enumerate().skip(fault.ply + 1);
    let mut own = since.filter(|(_, ply)| ply.mover() == seat);
    let (number, ply) = own.next()?;
    let Done::Move(played) = ply.done else {
        return None;
    };
    answers_check(&ply.before, played).then(|| {
        let recall = Recall {
            falsely: None,
            ..back_to(state, number.saturating_sub(1), &|_| false)
        };
        (fault, recall)
    })
}

/// A18: was the king played, or a man put before him?
fn answers_check(position: &Position, played: Move) -> bool {
    let Some(king) = position.king() else {
        return false;
    };
    played.start() == king || is_between(position, king, played.end())
}

/// Does a square lie between a king and a man of his enemies that goes in lines?
fn is_between(position: &Position, king: Square, at: Square) -> bool {
    let grid = position.grid();
    let Some(way) = grid.direction(king, at) else {
        return false;
    };
    let against = enemies(position, position.turn());
    let long = |role| matches!(role, Role::Bishop | Role::Rook | Role::Queen);
    grid.ray(at, way)
        .filter_map(|beyond| position.piece(beyond))
        .any(|piece| against.has(piece.seat) && long(piece.role))
}
