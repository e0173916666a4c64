//! The one door: an act goes in, the next state comes out, or the refusal.

use super::act::{Act, Entry};
use super::count::{begin_count, claim, counted, ended, follow, undertake};
use super::offer::{answer, ask};
use super::state::{Ply, Question, Stage, State};
use crate::board::piece::Seat;
use crate::games::Game;
use crate::law::breach::{Breach, HandBreach};
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ruling;
use crate::rules::chess::position::Position;
use crate::rules::play::Play;

/// A breach that was not accepted, with the article that forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What was tried; nothing where a text named no act at all.
    pub tried: Option<Act>,
    /// What was wrong with it.
    pub breach: Breach,
    /// What the source says.
    pub ruling: Ruling,
}

impl Refusal {
    /// The refusal of something by the game's page.
    pub fn new(game: Game, tried: Option<Act>, breach: Breach) -> Refusal {
        let ruling = (game.page().rule)(&breach);
        Refusal {
            tried,
            breach,
            ruling,
        }
    }
}

/// The state before the first act; over already, if the position is.
pub fn begin(game: Game, position: Position) -> State {
    let state = State {
        position,
        past: Vec::new(),
        stage: Stage::Play,
        count: None,
        pledges: [None; 2],
        declined: None,
    };
    settled(game, state)
}

/// The state after an entry.
///
/// It reads no clock, no file and no chance, and changes nothing: a refused act leaves no trace.
///
/// # Errors
/// The refusal, with its article.
pub fn after(game: Game, state: &State, entry: &Entry) -> Result<State, Refusal> {
    let refuse = |breach| Refusal::new(game, Some(entry.act.clone()), breach);
    out_of_place(state, entry).map_err(|breach| refuse(Breach::Hand(breach)))?;
    let seat = entry.seat;
    let hand =
        |result: Result<State, HandBreach>| result.map_err(|breach| refuse(Breach::Hand(breach)));
    match &entry.act {
        Act::Play(play) => played(game, state, play).map_err(refuse),
        Act::OfferDraw => hand(ask(state, seat, Question::Draw)),
        Act::AskTakeBack { plies } => hand(ask(state, seat, Question::TakeBack { plies: *plies })),
        Act::Answer(given) => hand(answer(state, seat, *given)),
        Act::Claim(what) => hand(claim(game, state, *what).map(|verdict| over(state, verdict))),
        Act::Count => hand(begin_count(game, state, seat).map(|count| State {
            count: Some(count),
            ..state.clone()
        })),
        Act::Undertake(how) => hand(undertake(game, state, seat, *how).map(|pledge| {
            let mut next = state.clone();
            next.pledges[seat.index()] = Some(pledge);
            next
        })),
        Act::Resign => Ok(over(
            state,
            Verdict::won(seat.opponent(), Ending::Resignation),
        )),
    }
}

/// Whose turn is it to act, and does the act belong here?
fn out_of_place(state: &State, entry: &Entry) -> Result<(), HandBreach> {
    match state.stage {
        Stage::Over(verdict) => Err(HandBreach::GameOver(verdict.ending)),
        Stage::Choose { by, question } => match entry.act {
            Act::Answer(_) | Act::Resign => Ok(()),
            _ => Err(HandBreach::AnswerFirst {
                asked: question.asked(),
                by,
            }),
        },
        Stage::Play => match entry.act {
            Act::Play(_) | Act::Claim(_) => own_turn(state, entry.seat),
            _ => Ok(()),
        },
    }
}

fn own_turn(state: &State, seat: Seat) -> Result<(), HandBreach> {
    let turn = state.position.turn();
    if seat == turn {
        Ok(())
    } else {
        Err(HandBreach::OutOfTurn { turn })
    }
}

fn played(game: Game, state: &State, play: &Play) -> Result<State, Breach> {
    let before = state.position;
    let played = before.judge(play)?;
    let mut next = state.clone();
    next.past.push(Ply {
        played,
        before,
        count: state.count,
        pledges: state.pledges,
    });
    next.position = before.after(played);
    next.count = counted(state.count, &next.position);
    next.pledges = state
        .pledges
        .map(|pledge| pledge.map(|pledge| follow(pledge, &before, played)));
    next.declined = None;
    Ok(settled(game, next))
}

fn settled(game: Game, state: State) -> State {
    match ended(game, &state) {
        Some(verdict) => over(&state, verdict),
        None => state,
    }
}

fn over(state: &State, verdict: Verdict) -> State {
    State {
        stage: Stage::Over(verdict),
        ..state.clone()
    }
}
