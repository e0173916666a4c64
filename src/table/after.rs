//! The one door: an act is weighed and becomes a step, or it is refused.

use super::act::{Act, Entry};
use super::count::{begin_count, counted, follow, undertake};
use super::ending::{claim, ended};
use super::neglect::{Put, demand, huff, liable, place};
use super::offer::{answer, ask};
use super::setup::Setup;
use super::state::{Done, Due, Ply, Question, Stage, State};
use super::step::Step;
use crate::board::piece::Seat;
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::law::breach::{Breach, HandBreach};
use crate::law::ending::{Ending, Verdict};
use crate::law::ruling::Ruling;
use crate::rules::position::{Move, Position};

/// A breach that was not accepted, with the article that forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What was tried; nothing where a text named no act at all.
    pub tried: Option<Box<Act>>,
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
            tried: tried.map(Box::new),
            breach,
            ruling,
        }
    }
}

/// The state before the first act; over already, if the position is.
pub fn begin(setup: &Setup, position: Position) -> State {
    let mut state = State {
        position,
        past: Vec::new(),
        stage: Stage::Play,
        count: None,
        pledges: [None; 2],
        liable: Fifty::NONE,
        due: Due::AsUsual,
        declined: None,
    };
    settle(setup, &mut state);
    state
}

/// The one door: what an entry would change.
///
/// It reads no clock, no file and no chance, and changes nothing.
///
/// # Errors
/// The refusal, with its article.
pub fn weigh(setup: &Setup, state: &State, entry: &Entry) -> Result<Step, Refusal> {
    let refused = |breach| Refusal::new(setup.game, Some(entry.act.clone()), breach);
    step(setup, state, entry).map_err(refused)
}

fn step(setup: &Setup, state: &State, entry: &Entry) -> Result<Step, Breach> {
    in_place(state, entry).map_err(Breach::Hand)?;
    let (game, seat) = (setup.game, entry.seat);
    let step = match &entry.act {
        Act::Play(play) => return place(setup, state, play, Put::Simply),
        Act::Insist(play) => return place(setup, state, play, Put::Insisting),
        Act::Huff(at) => huff(setup, state, *at),
        Act::Demand => demand(setup, state),
        Act::OfferDraw => ask(state, seat, Question::Draw),
        Act::AskTakeBack { plies } => ask(state, seat, Question::TakeBack { plies: *plies }),
        Act::Answer(given) => answer(state, seat, *given),
        Act::Claim(what) => claim(setup, state, seat, *what).map(Step::End),
        Act::Count => begin_count(game, state, seat).map(Step::Count),
        Act::Undertake(how) => {
            undertake(game, state, seat, *how).map(|pledge| Step::Pledge { by: seat, pledge })
        }
        Act::Resign => Ok(Step::End(Verdict::won(
            seat.opponent(),
            Ending::Resignation,
        ))),
    };
    step.map_err(Breach::Hand)
}

/// Whose turn is it to act, and does the act belong here?
fn in_place(state: &State, entry: &Entry) -> Result<(), HandBreach> {
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
            Act::Play(_) | Act::Insist(_) | Act::Huff(_) | Act::Demand | Act::Claim(_) => {
                own_turn(state, entry.seat)
            }
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

/// Takes a step that was weighed in this very state.
pub fn advance(setup: &Setup, state: &mut State, step: Step) {
    match step {
        Step::Ply(played) => {
            play(state, played);
            settle(setup, state);
        }
        Step::Huff(at) => {
            remember(state, Done::Huff(at));
            state.position = state.position.without(at);
            state.liable = Fifty::NONE;
            state.declined = None;
            settle(setup, state);
        }
        Step::Demand => {
            take_back(state, 1);
            state.due = Due::Demanded;
        }
        Step::Ask { to, question } => state.stage = Stage::Choose { by: to, question },
        Step::Declined { asker, asked } => {
            state.stage = Stage::Play;
            state.declined = Some((asker, asked));
        }
        Step::Back { plies } => take_back(state, plies),
        Step::Count(count) => state.count = Some(count),
        Step::Pledge { by, pledge } => state.pledges[by.index()] = Some(pledge),
        Step::End(verdict) => state.stage = Stage::Over(setup.counted(verdict)),
    }
}

fn play(state: &mut State, played: Move) {
    let before = state.position;
    remember(state, Done::Move(played));
    state.position = before.after(played);
    state.count = counted(state.count, &state.position);
    for pledge in state.pledges.iter_mut().flatten() {
        *pledge = follow(*pledge, &before, played);
    }
    state.liable = liable(&before, played);
    state.due = Due::AsUsual;
    state.declined = None;
}

fn remember(state: &mut State, done: Done) {
    state.past.push(Ply {
        done,
        before: state.position,
        count: state.count,
        pledges: state.pledges,
        liable: state.liable,
        due: state.due,
    });
}

/// What was counted and undertaken before the plies taken back holds again.
fn take_back(state: &mut State, plies: usize) {
    let kept = state.past.len().saturating_sub(plies);
    if let Some(first) = state.past.drain(kept..).next() {
        state.position = first.before;
        state.count = first.count;
        state.pledges = first.pledges;
        state.liable = first.liable;
        state.due = first.due;
    }
    state.stage = Stage::Play;
    state.declined = None;
}

/// While a neglected capture can still be huffed or demanded, the game is over only if who could do so has won it (R21).
fn settle(setup: &Setup, state: &mut State) {
    let Some(verdict) = ended(setup, state) else {
        return;
    };
    if state.liable.is_empty() || verdict.winner == Some(state.position.turn()) {
        state.stage = Stage::Over(setup.counted(verdict));
    }
}
