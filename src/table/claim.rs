//! What was done wrong, claimed by its article or by pointing at the man, and the remedy chosen (A10 to A18, A23; V13; D3,
//! D10; T9).

use super::act::Claim;
use super::fault::remedies;
use super::letter::Fault;
use super::neglect::huff;
use super::recall::{
    Recall, check_falsely_said, finds_check, king_in_check, may_yet_warn, play_over, unwarned,
};
use super::setup::Setup;
use super::sides::enemies;
use super::state::{Stage, State};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{Breach, HandBreach, LetterBreach};
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;

/// What a rightful claim changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// The claimant chooses a remedy.
    Choice(Fault),
    /// He takes back his own move (A17, A18).
    TakesBack(Fault, Box<Recall>),
}

/// What a chosen remedy changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remedied {
    /// What was done stands.
    Stands,
    /// The false play and all after it is taken back, and who made it is bound.
    PutBack {
        /// How many plies are taken back.
        plies: usize,
        /// What binds him.
        bond: Option<Bond>,
    },
    /// What was played since a check is played over (V13).
    PlayedOver(Box<Recall>),
}

impl Claimed {
    /// What was done.
    const fn fault(&self) -> &Fault {
        match self {
            Claimed::Choice(fault) | Claimed::TakesBack(fault, _) => fault,
        }
    }
}

/// A claim of what another did wrong.
///
/// # Errors
/// There is nothing of the kind, or it is too late, or another must claim it; nothing has changed.
pub fn claim_offence(
    setup: &Setup,
    state: &State,
    seat: Seat,
    offence: Offence,
) -> Result<Claimed, Breach> {
    let found = of_kind(setup, state, seat, offence).into_iter().next();
    let turn = state.position.turn();
    // He takes his move back when the turn has come to him.
    let waits = || offence == Offence::KingInCheck && finds_check(setup, state, seat).is_some();
    if seat != turn && waits() {
        return Err(Breach::Hand(HandBreach::OutOfTurn { turn }));
    }
    found.ok_or_else(|| Breach::Letter(why_not(setup, state, seat, offence)))
}

/// A claim by pointing at the man that did wrong, where he stands now.
///
/// # Errors
/// He did nothing that this seat can claim; or what he did is huffed (D13).
pub fn claim_at(setup: &Setup, state: &State, seat: Seat, at: Square) -> Result<Claimed, Breach> {
    let mut found = all(setup, state, seat);
    let found = found.find(|claimed| claimed.fault().at == at);
    found.ok_or_else(|| {
        Breach::Letter(match is_huffed(setup, state, seat, at) {
            true => LetterBreach::Huffed { at },
            false => LetterBreach::NothingAt { at },
        })
    })
}

/// D13: may this seat huff what stands here?
fn is_huffed(setup: &Setup, state: &State, seat: Seat, at: Square) -> bool {
    seat == state.position.turn() && huff(setup, state, at).is_ok()
}

/// Everything that a seat can claim of the others, in the order of the articles; of the same kind the last first.
fn all<'a>(
    setup: &'a Setup,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Claimed> + use<'a> {
    let kinds = Offence::ALL.into_iter();
    kinds.flat_map(move |offence| of_kind(setup, state, seat, offence))
}

/// What a seat can claim of one kind, the last first.
fn of_kind(setup: &Setup, state: &State, seat: Seat, offence: Offence) -> Vec<Claimed> {
    let takes_back = |found: Option<(Fault, Recall)>| {
        found.map(|(fault, back)| Claimed::TakesBack(fault, Box::new(back)))
    };
    let one = match offence {
        Offence::KingInCheck if state.letter.has_touched() => None,
        Offence::KingInCheck => takes_back(king_in_check(setup, state, seat)),
        Offence::CheckFalselySaid => takes_back(check_falsely_said(state, seat)),
        Offence::Unwarned => {
            let unwarned = unwarned(setup, state, seat).into_iter();
            return unwarned.map(Claimed::Choice).collect();
        }
        _ => {
            let against = enemies(&state.position, seat);
            let faults = state.letter.faults.iter().rev();
            let can = faults.filter(|fault| fault.offence == offence && against.has(fault.by));
            return can.cloned().map(Claimed::Choice).collect();
        }
    };
    one.into_iter().collect()
}

/// Why a seat can claim nothing of this kind.
fn why_not(setup: &Setup, state: &State, seat: Seat, offence: Offence) -> LetterBreach {
    let letter = &state.letter;
    // Who errs, and his friend, are not told that there is something to claim where nobody is.
    let is_told = setup.house.hints();
    if is_told && letter.faults.iter().any(|fault| fault.offence == offence) {
        return LetterBreach::NotTheClaimant(offence);
    }
    let against = enemies(&state.position, seat);
    let mut lapsed = letter.lapsed.iter();
    let late = lapsed.any(|fault| fault.offence == offence && against.has(fault.by))
        || offence == Offence::KingInCheck && king_in_check(setup, state, seat).is_some();
    match late {
        true => LetterBreach::TooLate(offence),
        false => LetterBreach::Groundless(offence),
    }
}

/// What a seat can claim, where the table tells it; nothing while a remedy is chosen, and of a check unsaid nothing while it
/// can still be said in time.
pub fn claimable(setup: &Setup, state: &State, seat: Seat) -> Vec<Fault> {
    if !setup.house.hints() || state.stage != Stage::Play {
        return Vec::new();
    }
    let all = all(setup, state, seat).map(|claimed| claimed.fault().clone());
    // It would be to tell of a check who can still say it.
    all.filter(|fault| fault.offence != Offence::Unwarned || !may_yet_warn(state, fault))
        .collect()
}

/// The same as claims, each once.
pub fn claims(setup: &Setup, state: &State, seat: Seat) -> Vec<Claim> {
    let mut claims = Vec::new();
    for fault in claimable(setup, state, seat) {
        let claim = Claim::Offence(fault.offence);
        if !claims.contains(&claim) {
            claims.push(claim);
        }
    }
    claims
}

/// For how many plies it is remembered that a claim came too late.
const REMEMBERED: usize = 4;

/// A23: who has touched a man claims nothing of his enemies any more.
pub fn lapse(state: &mut State, seat: Seat) {
    let against = enemies(&state.position, seat);
    let played = state.past.len();
    let letter = &mut state.letter;
    let is_against = |fault: &Fault| against.has(fault.by);
    let (gone, kept): (Vec<Fault>, _) = letter.faults.drain(..).partition(is_against);
    letter.faults = kept;
    letter
        .lapsed
        .retain(|fault| played.saturating_sub(fault.ply) <= REMEMBERED);
    letter.lapsed.extend(gone);
}

/// The remedies among which the claimant chooses now, in the order of the article; nobody else has any.
pub fn choices(state: &State, seat: Seat) -> Vec<Remedy> {
    match (state.stage, &state.letter.claimed) {
        (Stage::Remedy { by, .. }, Some(fault)) if by == seat => remedies(state, fault),
        _ => Vec::new(),
    }
}

/// A remedy chosen by the claimant.
///
/// # Errors
/// None is to be chosen, or not this one.
pub fn choose(state: &State, seat: Seat, remedy: Remedy) -> Result<Remedied, Breach> {
    let refuse = |breach| Err(Breach::Letter(breach));
    let (Stage::Remedy { offence, .. }, Some(fault)) = (state.stage, &state.letter.claimed) else {
        return refuse(LetterBreach::NothingToChoose);
    };
    if !choices(state, seat).contains(&remedy) {
        return refuse(LetterBreach::NoSuchRemedy(offence));
    }
    let duty = match remedy {
        Remedy::LetStand => return Ok(Remedied::Stands),
        Remedy::PlayOver => return Ok(Remedied::PlayedOver(Box::new(play_over(state, fault)))),
        Remedy::Take(at) => Duty::Take(at),
        Remedy::Play(at) => Duty::Play(at),
        Remedy::King => Duty::King,
        Remedy::PutBack => Duty::Again,
    };
    let bond = Bond {
        duty,
        article: offence.article(),
        laid: Laid::ByRemedy,
    };
    Ok(Remedied::PutBack {
        plies: state.past.len().saturating_sub(fault.ply),
        // Of two moves the second was put back: nobody makes it over again.
        bond: (offence != Offence::TwoMoves).then_some(bond),
    })
}
