//! Questions between the players: draws offered, plies asked back.

use super::act::Answer;
use super::state::{Question, Stage, State};
use super::step::Step;
use crate::board::piece::Seat;
use crate::law::breach::HandBreach;
use crate::law::ending::{Ending, Verdict};

/// Puts a question to the other seat.
///
/// # Errors
/// The same was declined since the last ply, or there are not so many plies to take back.
pub fn ask(state: &State, seat: Seat, question: Question) -> Result<Step, HandBreach> {
    if let Question::TakeBack { plies } = question
        && (plies == 0 || plies > state.past.len())
    {
        return Err(HandBreach::NothingToTakeBack);
    }
    if state.declined == Some((seat, question.asked())) {
        return Err(HandBreach::AskedAlready(question.asked()));
    }
    Ok(Step::Ask {
        to: seat.opponent(),
        question,
    })
}

/// Answers the question that waits.
///
/// # Errors
/// Nothing was asked of this seat.
pub fn answer(state: &State, seat: Seat, answer: Answer) -> Result<Step, HandBreach> {
    match state.stage {
        Stage::Choose { by, question } if by == seat => Ok(match (answer, question) {
            (Answer::Decline, _) => Step::Declined {
                asker: seat.opponent(),
                asked: question.asked(),
            },
            (Answer::Accept, Question::Draw) => Step::End(Verdict::draw(Ending::Agreement)),
            (Answer::Accept, Question::TakeBack { plies }) => Step::Back { plies },
        }),
        _ => Err(HandBreach::NothingAsked),
    }
}
