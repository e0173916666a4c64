//! Questions between the players: draws offered, plies asked back, a side that would give up.
//!
//! A question is put to all others, one after the other in the order of their turns from who asks, mated or not; it ends
//! with the first no. Among four nobody gives up alone: the question is put to the partner.

use super::act::Answer;
use super::setup::Setup;
use super::sides::{enemies, others, side};
use super::state::{Question, Stage, State};
use super::step::Step;
use crate::board::piece::Seat;
use crate::games::page::Agreed;
use crate::law::breach::HandBreach;
use crate::law::ending::{Ending, Share, Verdict};

/// Puts a question to the first of those who must agree.
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
    match asked(state, seat, question).first() {
        Some(to) => Ok(Step::Ask {
            asker: seat,
            to: *to,
            question,
        }),
        None => Err(HandBreach::NothingAsked),
    }
}

/// Gives up: of two at once; of four only with the partner, who is asked.
///
/// # Errors
/// He has declined since the last ply.
pub fn resign(state: &State, seat: Seat) -> Result<Step, HandBreach> {
    match state.position.cross() {
        Some(_) => ask(state, seat, Question::Resign),
        None => Ok(Step::End(given_up(state, seat))),
    }
}

/// Those who must agree, in the order in which they are asked.
fn asked(state: &State, asker: Seat, question: Question) -> Vec<Seat> {
    let mut seats = others(&state.position, asker);
    if question == Question::Resign {
        let side = side(&state.position, asker);
        seats.retain(|seat| side.has(*seat));
    }
    seats
}

/// Answers the question that waits: a yes passes it on to the next who must agree, or does what was asked.
///
/// # Errors
/// Nothing was asked of this seat.
pub fn answer(
    setup: &Setup,
    state: &State,
    seat: Seat,
    answer: Answer,
) -> Result<Step, HandBreach> {
    let (asker, question) = match state.stage {
        Stage::Choose {
            asker,
            by,
            question,
        } if by == seat => (asker, question),
        // One of those who will be asked in their turn.
        Stage::Choose {
            asker,
            by,
            question,
        } if asked(state, asker, question).contains(&seat) => {
            let asked = question.asked();
            return Err(HandBreach::AnswerFirst { asked, by });
        }
        _ => return Err(HandBreach::NothingAsked),
    };
    if answer == Answer::Decline {
        let asked = question.asked();
        return Ok(Step::Declined { asker, asked });
    }
    let asked = asked(state, asker, question);
    let next = asked.into_iter().skip_while(|to| *to != seat).nth(1);
    Ok(match (next, question) {
        (Some(to), _) => Step::Ask {
            asker,
            to,
            question,
        },
        (None, Question::Draw) => Step::End(agreed(setup, state)),
        (None, Question::TakeBack { plies }) => Step::Back { plies },
        (None, Question::Resign) => Step::End(given_up(state, asker)),
    })
}

/// The verdict when a seat gives up, and with it its side.
fn given_up(state: &State, seat: Seat) -> Verdict {
    let winners = enemies(&state.position, seat);
    Verdict::won_by(winners, Share::Whole, Ending::Resignation)
}

/// What the consent of all makes of the game: a draw, or by T17 one half won by a side with no mated king against a side
/// with one.
fn agreed(setup: &Setup, state: &State) -> Verdict {
    match (setup.game.page().agreed, state.position.cross()) {
        (Agreed::HalfWonByTheUnmated, Some(position)) => position.cannot_go_on(Ending::AllAgreed),
        (Agreed::Drawn, Some(_)) => Verdict::draw(Ending::AllAgreed),
        (_, None) => Verdict::draw(Ending::Agreement),
    }
}
