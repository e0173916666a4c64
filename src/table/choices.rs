//! What a seat may do now.

use super::act::Claim;
use super::claim;
use super::count::may_count;
use super::ending;
use super::hand;
use super::neglect::{may_demand, may_huff};
use super::offer::{ask, resign};
use super::placing::may_make_second;
use super::setup::Setup;
use super::slips::{Slip, afresh, rectify};
use super::spoken::may_announce;
use super::state::{Choice, Question, Stage, State};
use super::to_the_letter::{may_lift, may_waive};
use super::touch::{adjust, may_touch};
use crate::board::piece::Seat;
use crate::games::page::Counted;

/// What a seat may do now, moves taken together.
pub fn choices(setup: &Setup, state: &State, seat: Seat) -> Vec<Choice> {
    if !setup.game.seats().contains(&seat) {
        return Vec::new();
    }
    // Of two players each may give up at any time; among four giving up is itself a question.
    let resigns = || state.position.cross().is_none().then_some(Choice::Resign);
    match state.stage {
        Stage::Over(_) => Vec::new(),
        Stage::Choose { by, question, .. } => {
            let answer = (by == seat).then_some(Choice::Answer(question));
            answer.into_iter().chain(resigns()).collect()
        }
        Stage::Remedy { .. } => {
            let remedies = claim::choices(state, seat).into_iter();
            remedies.map(Choice::Remedy).chain(resigns()).collect()
        }
        Stage::Play => in_play(setup, state, seat),
    }
}

fn in_play(setup: &Setup, state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    let at_turn = seat == state.position.turn();
    if at_turn && may_play(setup, state) {
        choices.push(Choice::Play);
    }
    if at_turn && may_huff(setup, state).is_ok() {
        choices.push(Choice::Huff(state.liable));
    }
    if at_turn && may_demand(setup, state).is_ok() {
        choices.push(Choice::Demand);
    }
    for claim in [Claim::Threefold, Claim::FiftyMoves, Claim::TwentyMoves] {
        if at_turn && ending::claim(setup, state, seat, claim).is_ok() {
            choices.push(Choice::Claim(claim));
        }
    }
    if ask(state, seat, Question::Draw).is_ok() {
        choices.push(Choice::OfferDraw);
    }
    if ask(state, seat, Question::TakeBack { plies: 1 }).is_ok() {
        choices.push(Choice::AskTakeBack);
    }
    if may_count(setup.game, state, seat).is_ok() {
        choices.push(Choice::Count);
    }
    if state.count.is_none()
        && state.pledges[seat.index()].is_none()
        && setup.game.page().draws.counted != Counted::Unknown
    {
        choices.push(Choice::Undertake);
    }
    if setup.letter().is_some() {
        to_the_letter(setup, state, seat, &mut choices);
    }
    if resign(state, seat).is_ok() {
        choices.push(Choice::Resign);
    }
    choices
}

fn may_play(setup: &Setup, state: &State) -> bool {
    match setup.letter() {
        Some(_) => state.letter.pending.is_none() && !hand::bound(state).is_empty(),
        None => state.position.has_moves(),
    }
}

/// What only a game to the letter lets a seat do; claims only where the table tells them.
fn to_the_letter(setup: &Setup, state: &State, seat: Seat, choices: &mut Vec<Choice>) {
    let at_turn = seat == state.position.turn();
    let touches = match state.letter.pending {
        Some(_) => may_waive(state, seat),
        None => at_turn,
    };
    if touches && may_touch(setup, state) {
        choices.push(Choice::Touch);
    }
    if at_turn && adjust(setup, state).is_ok() {
        choices.push(Choice::Adjust);
    }
    let claims = claim::claims(setup, state, seat).into_iter();
    choices.extend(claims.map(Choice::Claim));
    if may_announce(setup, state, seat) {
        choices.push(Choice::Announce);
    }
    if may_make_second(setup, state, seat) {
        choices.push(Choice::Second);
    }
    if may_lift(state, seat) {
        choices.push(Choice::Lift(state.letter.unlifted));
    }
    for slip in &state.letter.slips {
        let (Slip::Swapped(at, _) | Slip::Forgotten(at)) = slip else {
            continue;
        };
        if rectify(setup, state, *at).is_ok() {
            choices.push(Choice::Rectify(*slip));
        }
    }
    if afresh(setup, state, seat).is_ok() {
        choices.push(Choice::Afresh);
    }
}
