//! Questions between the players: draws offered, plies asked back.

use super::act::Answer;
use super::state::{Question, Stage, State};
use crate::board::piece::Seat;
use crate::law::breach::HandBreach;
use crate::law::ending::{Ending, Verdict};

/// Puts a question to the other seat.
///
/// # Errors
/// The same was declined since the last ply, or there are not so many plies to take back.
pub fn ask(state: &State, seat: Seat, question: Question) -> Result<State, HandBreach> {
    if let Question::TakeBack { plies } = question
        && (plies == 0 || plies > state.past.len())
    {
        return Err(HandBreach::NothingToTakeBack);
    }
    if state.declined == Some((seat, question.asked())) {
        return Err(HandBreach::AskedAlready(question.asked()));
    }
    Ok(State {
        stage: Stage::Choose {
            by: seat.opponent(),
            question,
        },
        ..state.clone()
    })
}

/// Answers the question that waits.
///
/// # Errors
/// Nothing was asked of this seat.
pub fn answer(state: &State, seat: Seat, answer: Answer) -> Result<State, HandBreach> {
    let Stage::Choose { by, question } = state.stage else {
        return Err(HandBreach::NothingAsked);
    };
    if by != seat {
        return Err(HandBreach::NothingAsked);
    }
    match (answer, question) {
        (Answer::Decline, _) => Ok(State {
            stage: Stage::Play,
            declined: Some((seat.opponent(), question.asked())),
            ..state.clone()
        }),
        (Answer::Accept, Question::Draw) => Ok(State {
            stage: Stage::Over(Verdict::draw(Ending::Agreement)),
            ..state.clone()
        }),
        (Answer::Accept, Question::TakeBack { plies }) => Ok(taken_back(state, plies)),
    }
}

/// The state before the last plies: what was counted and undertaken then holds again.
fn taken_back(state: &State, plies: usize) -> State {
    let mut past = state.past.clone();
    let kept = past.len().saturating_sub(plies);
    let Some(first) = past.drain(kept..).next() else {
        return state.clone();
    };
    State {
        position: first.before,
        past,
        stage: Stage::Play,
        count: first.count,
        pledges: first.pledges,
        declined: None,
    }
}
