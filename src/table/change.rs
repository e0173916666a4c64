//! What a weighed act of a game to the letter makes of the state.

use super::after::{begin, remember, settle, take_back};
use super::claim::lapse;
use super::count::{counted, followed};
use super::hand;
use super::letter::{Said, Touched, Unsaid};
use super::neglect::liable;
use super::placing::Placed;
use super::recall::Recall;
use super::setup::Setup;
use super::spoken::Heard;
use super::state::{Done, Due, Ply, Stage, State};
use super::to_the_letter::Change;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::law::bond::Bond;
use crate::law::offence::Offence;
use crate::rules::position::Position;

/// Takes a change that was weighed in this very state.
pub fn take(setup: &Setup, state: &mut State, change: Change) {
    match change {
        Change::Touched { by, at, bond } => touched(setup, state, by, at, bond),
        Change::Adjusted => state.letter.touched = Touched::Adjusting,
        Change::Placed(placed) => put_down(state, *placed),
        Change::Heard(heard) => heard_check(state, *heard),
        Change::Lifted(at) => lifted(state, at),
        Change::Claimed { by, fault } => {
            let offence = fault.offence;
            state.letter.claimed = Some(*fault);
            state.stage = Stage::Remedy { by, offence };
        }
        Change::Recalled(recall) => recalled(state, *recall),
        Change::Stands => {
            let claimed = state.letter.claimed.take();
            let faults = &mut state.letter.faults;
            faults.retain(|fault| Some(fault) != claimed.as_ref());
            if let Some(fault) = claimed.filter(|fault| fault.offence == Offence::Unwarned) {
                waive(state, fault.by);
            }
            state.stage = Stage::Play;
        }
        Change::PutBack { plies, bond } => {
            let claimed = state.letter.claimed.take();
            take_back(state, plies);
            state.letter.once |= claimed.is_some_and(|fault| fault.offence == Offence::TwoMoves);
            bind(state, bond);
        }
        Change::Rectified { position, slip } => {
            let attacks = position.attacks();
            state.position = *position;
            state.letter.slips.retain(|other| *other != slip);
            let unsaid = &mut state.letter.unsaid;
            unsaid.retain(|unsaid| attacks.contains(&unsaid.attack));
            hand::loosen(state);
        }
        Change::Afresh(position) => {
            *state = begin(setup, *position);
            state.letter.slips.clear();
        }
    }
    if state.stage == Stage::Play {
        settle(setup, state);
    }
}

/// V13: what this seat should have warned of is let stand.
fn waive(state: &mut State, careless: Seat) {
    let position = &state.position;
    let is_his = |at| position.piece(at).is_some_and(|man| man.seat == careless);
    for unsaid in &mut state.letter.unsaid {
        unsaid.waived |= is_his(unsaid.attack.attacker);
    }
}

/// A6 to A8, A23, D2, D12. While a verdict waits, who touches gives up what keeps it waiting.
///
/// The huff goes as a claim does, and so does the capture that could be demanded. A claim must come before the claimant has
/// touched a man (A23), and D14 says of who does not huff that everything stays and he plays on: who touches a piece has
/// begun to, for he must play it (D2). Only what the touch itself makes an offence is huffed after it: that taken pieces
/// were left lying, for until then the captor could still lift them (D12).
fn touched(setup: &Setup, state: &mut State, by: Seat, at: Square, bond: Option<Bond>) {
    let at_turn = by == state.position.turn();
    if at_turn && state.letter.touched == Touched::Adjusting {
        state.letter.touched = Touched::Nothing;
        return;
    }
    lapse(state, by);
    if !at_turn {
        // Where nothing is told, any of those on whom a verdict waits ends the game by a touch.
        if !setup.house.hints() && state.letter.pending.is_some() {
            state.letter.touched = Touched::At(at);
        }
        return;
    }
    state.liable = match (state.letter.unlifted.is_empty(), state.past.last()) {
        (false, Some(captor)) => Fifty::of(captor.place()),
        _ => Fifty::NONE,
    };
    state.letter.touched = Touched::At(at);
    state.letter.bond = bond;
    // What was left lying stays, and who left it may be huffed.
    state.letter.unlifted = Fifty::NONE;
}

fn heard_check(state: &mut State, heard: Heard) {
    match heard {
        Heard::Check { unsaid, position } => {
            stand(state, position, unsaid);
            state.letter.said = Said::Check;
            hand::loosen(state);
        }
        Heard::Falsely(fault) => {
            state.letter.said = Said::Falsely;
            state.letter.falsely = Some(fault);
        }
        Heard::Late(recall) => recalled(state, recall),
    }
}

/// D12: when all has been lifted, only a capture that was neglected can be huffed.
fn lifted(state: &mut State, at: Square) {
    state.position = state.position.without(at);
    let unlifted = &mut state.letter.unlifted;
    *unlifted &= !Fifty::of(at);
    if unlifted.is_empty() {
        state.liable = state.past.last().map_or(Fifty::NONE, neglected_by);
    }
}

/// The pieces that neglected a capture by a ply.
fn neglected_by(ply: &Ply) -> Fifty {
    match ply.done {
        Done::Move(played) => liable(&ply.before, played),
        _ => Fifty::NONE,
    }
}

fn put_down(state: &mut State, placed: Placed) {
    let before = state.position;
    let is_second = matches!(placed.done, Done::Second(_));
    if !is_second {
        // To play is to touch (A23).
        lapse(state, before.turn());
    }
    remember(state, placed.done);
    state.position = placed.position;
    if !is_second {
        state.count = counted(state.count, before.turn(), &placed.position);
    }
    let position = &state.position;
    for pledge in state.pledges.iter_mut().flatten() {
        *pledge = followed(*pledge, &before, placed.done, position);
    }
    state.over = state.over.saturating_sub(1);
    if state.over == 0 {
        state.stuck = None;
    }
    state.liable = state.past.last().map_or(Fifty::NONE, neglected_by);
    if !placed.unlifted.is_empty()
        && let Done::Move(played) = placed.done
    {
        // Until he has lifted what he took, the captor may be huffed (D12).
        state.liable |= Fifty::of(played.end());
    }
    state.due = Due::AsUsual;
    state.declined = None;
    let letter = &mut state.letter;
    letter.touched = Touched::Nothing;
    letter.bond = None;
    letter.said = Said::Nothing;
    letter.once = false;
    letter.unsaid = placed.unsaid;
    letter.unlifted = placed.unlifted;
    letter.faults.extend(placed.fault);
    if !is_second {
        // He who said check falsely has played again (A18).
        letter.falsely.take_if(|fault| fault.by == before.turn());
    }
}

fn recalled(state: &mut State, recall: Recall) {
    take_back(state, recall.plies);
    stand(state, recall.position, recall.unsaid);
    state.letter.said = recall.said;
    state.letter.falsely = recall.falsely;
    bind(state, recall.bond);
}

/// The position as it is judged anew, checks having force that had none. Of four the turn may pass by it on from who is
/// mated, and what bound him with it.
fn stand(state: &mut State, position: Position, unsaid: Vec<Unsaid>) {
    if position.turn() != state.position.turn() {
        state.letter.bond = None;
    }
    state.position = position;
    state.letter.unsaid = unsaid;
}

/// The hand of the seat that is at turn again is empty, and this binds it beside the remedy that bound it before.
fn bind(state: &mut State, bond: Option<Bond>) {
    state.letter.claimed = None;
    state.letter.bond = bond.or(state.letter.bond);
    hand::empty(state);
}
