//! The one door: an act is weighed and becomes a step, or it is refused.

use std::mem;

use super::act::{Act, Claim, Entry};
use super::change::take;
use super::clock::{self, Clock};
use super::count::{begin_count, counted, follow, undertake};
use super::ending::{claim, ended, waits, waits_on};
use super::hand;
use super::letter::{Letter, Waiting};
use super::neglect::{Put, demand, huff, liable, place};
use super::offer::{answer, ask, resign};
use super::over;
use super::setup::Setup;
use super::spoken;
use super::state::{Done, Due, Ply, Question, Stage, State};
use super::step::Step;
use super::to_the_letter;
use crate::board::piece::Seat;
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::law::breach::{Breach, HandBreach};
use crate::law::ending::Verdict;
use crate::law::ruling::Ruling;
use crate::rules::play::Play;
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
        // Who cannot move is passed over here as he is in play.
        position: position.passed_on(),
        past: Vec::new(),
        stage: Stage::Play,
        count: None,
        pledges: [None; 4],
        liable: Fifty::NONE,
        due: Due::AsUsual,
        declined: None,
        over: 0,
        stuck: None,
        letter: Letter {
            slips: setup.slips.clone(),
            ..Letter::default()
        },
        clock: Clock::new(setup.house.clock),
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
    in_place(setup, state, entry)?;
    let (game, seat) = (setup.game, entry.seat);
    if let Some(step) = clock::weigh(setup, state, entry).map_err(Breach::Hand)? {
        return Ok(step);
    }
    if let Some(change) = to_the_letter::weigh(setup, state, seat, &entry.act)? {
        return Ok(Step::Letter(change));
    }
    let step = match &entry.act {
        Act::Play(play) => return placed(setup, state, play, Put::Simply),
        Act::Insist(play) => return placed(setup, state, play, Put::Insisting),
        Act::Huff(at) => huff(setup, state, *at),
        Act::Demand => demand(setup, state),
        Act::OfferDraw => ask(state, seat, Question::Draw),
        Act::AskTakeBack { plies } => ask(state, seat, Question::TakeBack { plies: *plies }),
        Act::Answer(given) => answer(setup, state, seat, *given),
        Act::Claim(what) => claim(setup, state, seat, *what).map(Step::End),
        Act::Count => begin_count(game, state, seat).map(Step::Count),
        Act::Undertake(how) => {
            undertake(game, state, seat, *how).map(|pledge| Step::Pledge { by: seat, pledge })
        }
        Act::Resign => resign(state, seat),
        // Weighed already, and with the arbiter refused.
        Act::Touch(_)
        | Act::Adjust
        | Act::Announce
        | Act::Second(_)
        | Act::Lift(_)
        | Act::Remedy(_)
        | Act::Rectify(_)
        | Act::Afresh
        | Act::Stop
        | Act::Go => Err(HandBreach::NothingAsked),
    };
    step.map_err(Breach::Hand)
}

fn placed(setup: &Setup, state: &State, play: &Play, put: Put) -> Result<Step, Breach> {
    let step = place(setup, state, play, put)?;
    if let Step::Ply(played) = step {
        over::permits(state, played)?;
    }
    Ok(step)
}

/// Whose turn is it to act, and does the act belong here? While a question waits among four, only its answer does:
/// giving up is itself a question there.
fn in_place(setup: &Setup, state: &State, entry: &Entry) -> Result<(), Breach> {
    let sits_here = setup.game.seats().contains(&entry.seat);
    let hand = |refused: Result<(), HandBreach>| refused.map_err(Breach::Hand);
    match state.stage {
        Stage::Over(verdict) => hand(Err(HandBreach::GameOver(verdict.ending))),
        _ if !sits_here => hand(own_turn(state, entry.seat)),
        // The clock waits for nobody.
        _ if clock::is_of_it(&entry.act) => Ok(()),
        Stage::Choose { by, question, .. } => hand(match entry.act {
            Act::Answer(_) => Ok(()),
            Act::Resign if state.position.cross().is_none() => Ok(()),
            _ => Err(HandBreach::AnswerFirst {
                asked: question.asked(),
                by,
            }),
        }),
        Stage::Remedy { .. } => to_the_letter::in_place(state, entry.seat, &entry.act),
        Stage::Play => {
            to_the_letter::in_place(state, entry.seat, &entry.act)?;
            match entry.act {
                // What another did wrong is claimed by any of his enemies.
                Act::Claim(Claim::Offence(_) | Claim::Pointing(_)) => Ok(()),
                Act::Touch(_) if state.letter.pending.is_some() => Ok(()),
                Act::Play(_)
                | Act::Insist(_)
                | Act::Huff(_)
                | Act::Demand
                | Act::Claim(_)
                | Act::Touch(_)
                | Act::Adjust => hand(own_turn(state, entry.seat)),
                _ => Ok(()),
            }
        }
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
            state.letter.unlifted = Fifty::NONE;
            state.declined = None;
            hand::loosen(state);
            settle(setup, state);
        }
        Step::Demand => {
            take_back(state, 1);
            state.due = Due::Demanded;
            hand::empty(state);
        }
        Step::Ask {
            asker,
            to,
            question,
        } => {
            state.stage = Stage::Choose {
                asker,
                by: to,
                question,
            };
        }
        Step::Declined { asker, asked } => {
            state.stage = Stage::Play;
            state.declined = Some((asker, asked));
        }
        Step::Back { plies } => {
            take_back(state, plies);
            hand::empty(state);
            if setup.letter().is_some() {
                settle(setup, state);
            }
        }
        Step::Count(count) => state.count = Some(count),
        Step::Pledge { by, pledge } => state.pledges[by.index()] = Some(pledge),
        Step::Letter(change) => take(setup, state, change),
        Step::Clock => {}
        Step::End(verdict) => close(setup, state, verdict),
    }
}

fn play(state: &mut State, played: Move) {
    let before = state.position;
    remember(state, Done::Move(played));
    state.position = before.after(played);
    state.count = counted(state.count, before.turn(), &state.position);
    for pledge in state.pledges.iter_mut().flatten() {
        *pledge = follow(*pledge, &before, played, &state.position);
    }
    state.over = state.over.saturating_sub(1);
    if state.over == 0 {
        state.stuck = None;
    }
    state.liable = liable(&before, played);
    state.due = Due::AsUsual;
    state.declined = None;
}

/// Keeps what stood before a ply.
pub fn remember(state: &mut State, done: Done) {
    state.past.push(Ply {
        done,
        before: state.position,
        count: state.count,
        pledges: state.pledges,
        liable: state.liable,
        due: state.due,
        over: state.over,
        stuck: state.stuck,
        letter: state.letter.clone(),
    });
}

/// What was counted and undertaken before the plies taken back holds again.
pub fn take_back(state: &mut State, plies: usize) {
    let kept = state.past.len().saturating_sub(plies);
    if let Some(first) = state.past.drain(kept..).next() {
        state.position = first.before;
        state.count = first.count;
        state.pledges = first.pledges;
        state.liable = first.liable;
        state.due = first.due;
        state.over = first.over;
        state.stuck = first.stuck;
        state.letter = first.letter;
    }
    state.stage = Stage::Play;
    state.declined = None;
}

/// What follows of itself: plies are taken back to be played over (V17), or the game is over. While a neglected capture
/// can still be huffed or demanded, or to the letter a false move claimed or a check announced, the verdict waits.
pub fn settle(setup: &Setup, state: &mut State) {
    state.letter.pending = None;
    // A capture is over when what it took has been lifted (D12).
    if !state.letter.unlifted.is_empty() {
        return;
    }
    let is_stuck = over::is_due(&state.position);
    // A check unsaid may be what leaves him nothing to move: it can still be said, or found out (V13).
    if is_stuck && !spoken::unsaid_to_the_king(state).is_empty() {
        return;
    }
    if is_stuck && let Some((plies, stuck)) = over::back(state) {
        take_back(state, plies);
        state.over = plies;
        state.stuck = Some(stuck);
        hand::empty(state);
        return;
    }
    let Some(verdict) = ended(setup, state) else {
        return;
    };
    match waits(setup, state, &verdict) {
        false => close(setup, state, verdict),
        true if setup.letter().is_some() => {
            let on = waits_on(setup, state);
            state.letter.pending = Some(Waiting { verdict, on });
        }
        true => {}
    }
}

/// The game is over: nothing binds any more, and nothing is left to claim, to huff or to lift. What was said, and what
/// nobody was warned of, is remembered, for it tells how the game ended.
fn close(setup: &Setup, state: &mut State, verdict: Verdict) {
    state.stage = Stage::Over(setup.counted(verdict));
    state.liable = Fifty::NONE;
    state.due = Due::AsUsual;
    let letter = mem::take(&mut state.letter);
    state.letter = Letter {
        said: letter.said,
        unsaid: letter.unsaid,
        slips: letter.slips,
        ..Letter::default()
    };
}
