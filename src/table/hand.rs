//! What binds the hand of the seat at turn, and the moves that it is left.

use super::letter::{Letter, Touched};
use super::over;
use super::state::{Due, State};
use crate::board::square::Square;
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{Breach, LetterBreach};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// Every move that the seat at turn may make, whatever binds it: as if unsaid checks were none, and those among them that
/// neglect a capture, unless it has been demanded.
pub fn moves(state: &State) -> Vec<Move> {
    let mut moves = match state.due {
        Due::AsUsual => unbound(&state.position, &state.letter),
        Due::Demanded => state.position.moves(),
    };
    over::narrow(state, &mut moves);
    moves
}

/// The same in a position that is past, with what was kept before it was played on.
pub fn unbound(position: &Position, letter: &Letter) -> Vec<Move> {
    position.moves_unbound(&letter.unsaid_attacks())
}

/// Those of them by which it does what it must.
pub fn bound(state: &State) -> Vec<Move> {
    let mut moves = moves(state);
    moves.retain(|m| obeys(state, &state.position.play(*m)).is_ok());
    moves
}

/// Can the king move, castling left out?
pub fn king_moves(position: &Position, moves: &[Move]) -> bool {
    moves
        .iter()
        .any(|m| Some(m.start()) == position.king() && position.castling_wing(*m).is_none())
}

/// Does a move take what stands on a square?
pub fn takes(position: &Position, played: Move, at: Square) -> bool {
    position.taken(played).iter().any(|(taken, _)| *taken == at)
}

/// Does the seat at turn do what it must, if it plays so? A man that it touched under a remedy binds it besides (A6).
///
/// # Errors
/// What binds it to another play.
pub fn obeys(state: &State, play: &Play) -> Result<(), Breach> {
    let position = &state.position;
    let Some(bond) = state.letter.bond else {
        return Ok(());
    };
    if !fulfils(position, bond.duty, play) {
        return Err(Breach::Letter(LetterBreach::Bound(bond)));
    }
    match own_touched(state) {
        Some(at) if bond.laid == Laid::ByRemedy && play.start() != at => {
            Err(Breach::Letter(LetterBreach::TouchedAlready { at }))
        }
        _ => Ok(()),
    }
}

/// The man of its own that the seat at turn has touched.
pub fn own_touched(state: &State) -> Option<Square> {
    let Touched::At(at) = state.letter.touched else {
        return None;
    };
    let piece = state.position.piece(at)?;
    (piece.seat == state.position.turn()).then_some(at)
}

/// Does a play of the seat at turn do what it must?
pub fn fulfils(position: &Position, duty: Duty, play: &Play) -> bool {
    match duty {
        Duty::OutOfCheck | Duty::Again => true,
        Duty::Play(at) => play.start() == at,
        Duty::Take(at) => play.end() == at || takes_aside(position, play, at),
        Duty::King => Some(play.start()) == position.king() && is_one_step(position, play),
    }
}

/// Does a play take a man in passing that stands beside where it ends, its own king's danger left aside?
fn takes_aside(position: &Position, play: &Play, at: Square) -> bool {
    let judged = position.judge_unbound(play, &position.attacks());
    judged.is_ok_and(|played| takes(position, played, at))
}

/// One square in any direction: a king's move, and no castling.
fn is_one_step(position: &Position, play: &Play) -> bool {
    let (grid, to) = (position.grid(), play.end());
    let way = grid.direction(play.start(), to);
    way.is_some_and(|way| grid.step(play.start(), way) == Some(to))
}

/// Has only a legal move any place here: under a remedy, where plies are played over (V17) or a capture was demanded
/// (D14), and where there is no move at all?
pub fn is_held_to_the_rules(state: &State) -> bool {
    let remedy = |bond: Bond| bond.laid == Laid::ByRemedy;
    state.letter.bond.is_some_and(remedy)
        || state.over > 0
        || state.due == Due::Demanded
        || moves(state).is_empty()
}

/// The hand is empty again: of what bound it only a remedy remains.
pub fn empty(state: &mut State) {
    let letter = &mut state.letter;
    letter.touched = Touched::Nothing;
    letter.bond = letter.bond.filter(|bond| bond.laid == Laid::ByRemedy);
    loosen(state);
}

/// A duty that no move can do any longer falls away: what a touch bound is free, and of a remedy it remains that a move
/// be made.
pub fn loosen(state: &mut State) {
    let Some(bond) = state.letter.bond else {
        return;
    };
    if !bound(state).is_empty() {
        return;
    }
    state.letter.bond = match bond.laid {
        Laid::ByTouch => None,
        Laid::ByRemedy => Some(Bond {
            duty: Duty::Again,
            ..bond
        }),
    };
    if bound(state).is_empty() {
        state.letter.touched = Touched::Nothing;
    }
}
