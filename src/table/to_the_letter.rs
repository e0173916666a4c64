//! The acts of a game to the letter: weighed in the state in which they are done.

use super::act::{Act, Claim};
use super::claim::{self, Claimed, Remedied};
use super::hand::takes;
use super::letter::Fault;
use super::placing::{Placed, place, second};
use super::recall::Recall;
use super::setup::Setup;
use super::slips::{Slip, afresh, rectify};
use super::spoken::{Heard, announce};
use super::state::{Ply, Stage, State};
use super::touch::{adjust, touch};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::page::Lifting;
use crate::law::bond::Bond;
use crate::law::breach::{Breach, LetterBreach, Spoken};
use crate::rules::position::Position;

/// What a weighed act of a game to the letter changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A man is touched, and binds so.
    Touched {
        /// By whom.
        by: Seat,
        /// Where he stands.
        at: Square,
        /// What binds the seat at turn now.
        bond: Option<Bond>,
    },
    /// "I adjust" is said.
    Adjusted,
    /// A man is put down.
    Placed(Box<Placed>),
    /// Check is said.
    Heard(Box<Heard>),
    /// A piece that was taken is lifted (D12).
    Lifted(Square),
    /// A rightful claim: a remedy must be chosen.
    Claimed {
        /// Who claims.
        by: Seat,
        /// What.
        fault: Box<Fault>,
    },
    /// Moves are taken back because of a check (A17, A18, V13).
    Recalled(Box<Recall>),
    /// What was claimed stands.
    Stands,
    /// A false play is taken back, and who made it is bound.
    PutBack {
        /// How many plies.
        plies: usize,
        /// What binds him.
        bond: Option<Bond>,
    },
    /// The set-up is put right (A2).
    Rectified {
        /// The position then.
        position: Box<Position>,
        /// What was wrong.
        slip: Slip,
    },
    /// The game begins afresh (A1, A3), from here.
    Afresh(Box<Position>),
}

/// What an act of a game to the letter would change; nothing for the acts that are the same in every game.
///
/// # Errors
/// What is wrong with it.
pub fn weigh(
    setup: &Setup,
    state: &State,
    seat: Seat,
    act: &Act,
) -> Result<Option<Change>, Breach> {
    if setup.letter().is_none() {
        return match of_the_letter(act) {
            Some(spoken) => Err(Breach::Letter(LetterBreach::Unknown(spoken))),
            None => Ok(None),
        };
    }
    Ok(Some(match act {
        Act::Play(play) | Act::Insist(play) => Change::Placed(Box::new(place(setup, state, play)?)),
        Act::Second(play) => Change::Placed(Box::new(second(setup, state, seat, play)?)),
        Act::Touch(at) => Change::Touched {
            by: seat,
            at: *at,
            bond: touch(setup, state, *at)?,
        },
        Act::Adjust => adjust(setup, state).map(|()| Change::Adjusted)?,
        Act::Announce => Change::Heard(Box::new(announce(setup, state, seat)?)),
        Act::Lift(at) => lift(setup, state, seat, *at)?,
        Act::Claim(Claim::Offence(offence)) => {
            claimed(seat, claim::claim_offence(setup, state, seat, *offence)?)
        }
        Act::Claim(Claim::Pointing(at)) => claimed(seat, claim::claim_at(setup, state, seat, *at)?),
        Act::Remedy(remedy) => remedied(claim::choose(state, seat, *remedy)?),
        Act::Rectify(at) => {
            let (position, slip) = rectify(setup, state, *at)?;
            Change::Rectified {
                position: Box::new(position),
                slip,
            }
        }
        Act::Afresh => Change::Afresh(Box::new(afresh(setup, state, seat)?)),
        _ => return Ok(None),
    }))
}

/// What is said or done only in a game to the letter: with the arbiter it is none.
const fn of_the_letter(act: &Act) -> Option<Spoken> {
    Some(match act {
        Act::Touch(_) => Spoken::Touch,
        Act::Adjust => Spoken::Adjust,
        Act::Announce => Spoken::Announce,
        Act::Second(_) => Spoken::Second,
        Act::Lift(_) => Spoken::Lift,
        Act::Remedy(_) => Spoken::Remedy,
        Act::Rectify(_) => Spoken::Rectify,
        Act::Afresh => Spoken::Afresh,
        Act::Claim(Claim::Offence(_) | Claim::Pointing(_)) => Spoken::Claim,
        _ => return None,
    })
}

fn claimed(by: Seat, claimed: Claimed) -> Change {
    match claimed {
        Claimed::Choice(fault) => Change::Claimed {
            by,
            fault: Box::new(fault),
        },
        Claimed::TakesBack(_, recall) => Change::Recalled(recall),
    }
}

fn remedied(remedied: Remedied) -> Change {
    match remedied {
        Remedied::Stands => Change::Stands,
        Remedied::PutBack { plies, bond } => Change::PutBack { plies, bond },
        Remedied::PlayedOver(recall) => Change::Recalled(recall),
    }
}

/// D12: a piece that the last move took is lifted by the captor, until the other touches a piece.
fn lift(setup: &Setup, state: &State, seat: Seat, at: Square) -> Result<Change, Breach> {
    let lifting = setup.letter().map(|letter| letter.lifting);
    if lifting != Some(Lifting::ByTheCaptor) {
        return Err(Breach::Letter(LetterBreach::Unknown(Spoken::Lift)));
    }
    let on_board = state.position.grid().squares().any(|square| square == at);
    if may_lift(state, seat) && on_board && state.letter.unlifted.has(at) {
        return Ok(Change::Lifted(at));
    }
    Err(Breach::Letter(match was_left(state, seat, at) {
        true => LetterBreach::LiftLate { at },
        false => LetterBreach::NothingToLift { at },
    }))
}

/// D12: does a piece stand here that the last move of this seat took, and that it did not lift?
fn was_left(state: &State, seat: Seat, at: Square) -> bool {
    let Some(last) = state.past.iter().rposition(|ply| ply.mover() == seat) else {
        return false;
    };
    let mut since = state.past.iter().skip(last + 1);
    let took = |ply: &Ply| {
        let played = ply.played();
        played.is_some_and(|played| takes(&ply.before, played, at))
    };
    state.past.get(last).is_some_and(took)
        && state.position.piece(at).is_some()
        && !since.any(|ply| ply.squares().contains(&at))
}

/// D12: has this seat pieces to lift?
pub fn may_lift(state: &State, seat: Seat) -> bool {
    let captor = state.past.last().is_some_and(|ply| ply.mover() == seat);
    captor && !state.letter.unlifted.is_empty()
}

/// Does an act belong to this moment of a game to the letter, whoever's turn it is? While a remedy is chosen only that
/// does; while a verdict waits no man is played any more.
///
/// # Errors
/// What is out of place; nothing is said of the turn.
pub fn in_place(state: &State, seat: Seat, act: &Act) -> Result<(), Breach> {
    if let Stage::Remedy { by, offence } = state.stage {
        return match act {
            Act::Remedy(_) if seat == by => Ok(()),
            Act::Resign if state.position.cross().is_none() => Ok(()),
            _ => Err(Breach::Letter(LetterBreach::ChooseFirst { by, offence })),
        };
    }
    let Some(waiting) = state.letter.pending else {
        return Ok(());
    };
    match act {
        Act::Touch(_) if may_waive(state, seat) => Ok(()),
        Act::Play(_) | Act::Insist(_) | Act::Touch(_) => {
            Err(Breach::Letter(LetterBreach::Waits(waiting.verdict.ending)))
        }
        _ => Ok(()),
    }
}

/// Is it on this seat that a verdict waits, so that its touch ends the game? Of four it need not be its turn.
pub fn may_waive(state: &State, seat: Seat) -> bool {
    let waiting = state.letter.pending;
    waiting.is_some_and(|waiting| waiting.on.has(seat))
}
