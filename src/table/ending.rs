//! What ends a game: by itself, or because a player claims it.

use super::act::Claim;
use super::count::kept;
use super::hand;
use super::house::Aim;
use super::letter::Fault;
use super::setup::Setup;
use super::sides::enemies;
use super::slips::Slip;
use super::spoken;
use super::state::State;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::games::page::{Counted, Dead, Kings, Limit};
use crate::law::breach::{Claimed, HandBreach, Known};
use crate::law::ending::{Ending, Verdict};
use crate::rules::cross::position::Status;
use crate::rules::position::Position;
use crate::rules::{chess, cross, draughts};

/// What the state of the game ends by itself, without anybody's word.
pub fn ended(setup: &Setup, state: &State) -> Option<Verdict> {
    match &state.position {
        Position::Chess(position) => chess_ended(setup, state, position),
        Position::Cross(position) => cross_ended(setup, state, position),
        Position::Draughts(position) => draughts_ended(setup, state, position),
    }
}

fn chess_ended(
    setup: &Setup,
    state: &State,
    position: &chess::position::Position,
) -> Option<Verdict> {
    let seat = position.turn();
    if !has_moves(setup, state) {
        if !is_told_check(state) {
            return Some(Verdict::draw(Ending::Stalemate));
        }
        let won = odds_taken_off(setup, state, Verdict::won(seat.opponent(), Ending::Mate));
        return Some(as_undertaken(state, won, &state.position.checkers()));
    }
    chess_drawn(setup, state, position).map(Verdict::draw)
}

/// To the letter a king in a check that nobody said may be left there (A16).
fn has_moves(setup: &Setup, state: &State) -> bool {
    match setup.letter() {
        Some(_) => !hand::moves(state).is_empty(),
        None => state.position.has_moves(),
    }
}

/// Is the king of the seat at turn in a check that has force? One that nobody said has none, and mates nobody (A16).
fn is_told_check(state: &State) -> bool {
    let unsaid = &state.letter.unsaid;
    let is_unsaid = |at: &Square| unsaid.iter().any(|unsaid| unsaid.attack.attacker == *at);
    state.position.checkers().iter().any(|at| !is_unsaid(at))
}

/// Must a verdict wait? What led to it can still be claimed, or huffed or demanded, by one who has not won by it (R21); or
/// a check has not been announced that would make another of it.
///
/// Where nobody is told what there is to claim, everything that a move decides waits so, unless it beats who made it: that
/// a verdict waits tells nothing then. It ends when one of those on whom it waits has touched a man (A23).
pub fn waits(setup: &Setup, state: &State, verdict: &Verdict) -> bool {
    let is_draw = verdict.winner().is_none();
    let huffed = !state.liable.is_empty() && verdict.winner() != Some(state.position.turn());
    if is_silent(setup) {
        let decides = |mover| is_draw || verdict.winners.has(mover);
        let touched = state.letter.has_touched();
        return huffed || !touched && state.last_mover().is_some_and(decides);
    }
    let claimed = |fault: &Fault| is_draw || verdict.winners.has(fault.by);
    huffed || state.letter.faults.iter().any(claimed) || is_draw && spoken::may_yet_be_said(state)
}

/// Must the players find out by themselves what there is to claim?
fn is_silent(setup: &Setup) -> bool {
    setup.house.is_to_the_letter() && !setup.house.hints()
}

/// On whom a verdict that waits does: those who can contest what led to it, be there no hints all whom the last move may
/// have beaten. Of four it need not be the seat at turn.
pub fn waits_on(setup: &Setup, state: &State) -> Seats {
    let position = &state.position;
    if is_silent(setup) {
        return state
            .last_mover()
            .map_or(Seats::NONE, |mover| enemies(position, mover));
    }
    let faults = state.letter.faults.iter();
    let claimants = faults.map(|fault| enemies(position, fault.by));
    let claimants = claimants.fold(Seats::NONE, Seats::or);
    match !state.liable.is_empty() || spoken::may_yet_be_said(state) {
        true => claimants.with(position.turn()),
        false => claimants,
    }
}

/// A3: who mates with the man on the board that he gave as odds has not won.
fn odds_taken_off(setup: &Setup, state: &State, won: Verdict) -> Verdict {
    let kept = state.letter.slips.contains(&Slip::OddsKept);
    match setup.giver() {
        Some(giver) if kept && won.winners.has(giver) => Verdict::draw(Ending::OddsKept),
        _ => won,
    }
}

/// R4: who undertook to mate otherwise than he did has not won; nor has, among four, the side of which one did.
fn as_undertaken(state: &State, won: Verdict, checkers: &[Square]) -> Verdict {
    let pledges = won.winners.filter_map(|seat| state.pledges[seat.index()]);
    match pledges.into_iter().all(|pledge| kept(&pledge, checkers)) {
        true => won,
        false => Verdict::draw(Ending::UndertakingMissed),
    }
}

/// Where plies would be played over (V17) and nothing avails, the game is drawn. An undertaking is kept by a check to
/// either of the kings that are mated at the end.
fn cross_ended(
    setup: &Setup,
    state: &State,
    position: &cross::position::Position,
) -> Option<Verdict> {
    match position.status() {
        Status::Over(verdict) => {
            let losers = verdict
                .winner()
                .map(|seat| position.seating().enemies(seat));
            let checkers = losers.into_iter().flatten();
            let checkers: Vec<Square> = checkers.flat_map(|seat| position.checkers(seat)).collect();
            let verdict = odds_taken_off(setup, state, verdict);
            Some(as_undertaken(state, verdict, &checkers))
        }
        Status::Replay => Some(Verdict::draw(Ending::Undecided)),
        Status::Play => fifty_counted(setup, state).map(Verdict::draw),
    }
}

/// A22: fifty moves of each side since the weaker began to count.
fn fifty_counted(setup: &Setup, state: &State) -> Option<Ending> {
    let Counted::Announced { moves } = setup.game.page().draws.counted else {
        return None;
    };
    let full = state.count?.moves() >= moves;
    full.then_some(Ending::FiftyCounted)
}

fn chess_drawn(
    setup: &Setup,
    state: &State,
    position: &chess::position::Position,
) -> Option<Ending> {
    let draws = setup.game.page().draws;
    if draws.dead == Dead::Ends && position.is_dead() {
        return Some(Ending::InsufficientMaterial);
    }
    if let Limit::At { end, .. } = draws.quiet
        && position.quiet_plies() >= end
    {
        return Some(Ending::SeventyFiveMoves);
    }
    if let Limit::At { end, .. } = draws.repetition
        && state.times() >= end as usize
    {
        return Some(Ending::Fivefold);
    }
    fifty_counted(setup, state)
}

/// Who cannot play has lost, or has won where one plays to lose (R21).
fn draughts_ended(
    setup: &Setup,
    state: &State,
    position: &draughts::position::Position,
) -> Option<Verdict> {
    let seat = position.turn();
    if !position.has_moves() {
        let ending = match position.army(seat).is_empty() {
            true => Ending::NoPieces(seat),
            false => Ending::NoMoves(seat),
        };
        let winner = match setup.house.aim {
            Aim::Win => seat.opponent(),
            Aim::Lose => seat,
        };
        return Some(Verdict::won(winner, ending));
    }
    kings_drawn(setup, state, position).map(Verdict::draw)
}

/// D16, R20: three kings against one, no capture being due.
fn kings_drawn(
    setup: &Setup,
    state: &State,
    position: &draughts::position::Position,
) -> Option<Ending> {
    let Kings::AgainstOne { moves, .. } = setup.game.page().draws.kings else {
        return None;
    };
    let lone = position.lone_king()?;
    if position.can_capture() {
        return None;
    }
    if position.holds_long_line(lone) {
        return Some(Ending::LongLine);
    }
    let full = state.kings_against_one()? >= 2 * moves;
    (full && setup.giver().is_none()).then_some(Ending::FifteenMoves)
}

/// A draw claimed by a seat.
///
/// # Errors
/// Why there is none.
pub fn claim(
    setup: &Setup,
    state: &State,
    seat: Seat,
    claim: Claim,
) -> Result<Verdict, HandBreach> {
    let draws = setup.game.page().draws;
    match claim {
        Claim::Threefold => {
            let times = state.times();
            match draws.repetition {
                Limit::At { claim, .. } if times >= claim as usize => {
                    Ok(Verdict::draw(Ending::Threefold))
                }
                limit => Err(HandBreach::NoDraw(Claimed::Threefold {
                    times,
                    known: known(limit),
                })),
            }
        }
        Claim::FiftyMoves => {
            let quiet = state
                .position
                .chess()
                .map(chess::position::Position::quiet_plies);
            let plies = quiet.unwrap_or_default();
            match draws.quiet {
                Limit::At { claim, .. } if plies >= claim => Ok(Verdict::draw(Ending::FiftyMoves)),
                limit => Err(HandBreach::NoDraw(Claimed::FiftyMoves {
                    plies,
                    known: known(limit),
                })),
            }
        }
        // What another did wrong draws nothing.
        Claim::Offence(_) | Claim::Pointing(_) | Claim::Flag => Err(HandBreach::NothingAsked),
        Claim::TwentyMoves => {
            let plies = state.kings_against_one().unwrap_or_default();
            match draws.kings {
                Kings::AgainstOne { at_odds, .. } if setup.giver() == Some(seat) => {
                    match plies >= 2 * at_odds {
                        true => Ok(Verdict::draw(Ending::TwentyMoves)),
                        false => Err(HandBreach::NoDraw(Claimed::TwentyMoves {
                            plies,
                            known: Known::Here,
                        })),
                    }
                }
                _ => Err(HandBreach::NoDraw(Claimed::TwentyMoves {
                    plies,
                    known: Known::Elsewhere,
                })),
            }
        }
    }
}

const fn known(limit: Limit) -> Known {
    match limit {
        Limit::Unknown => Known::Elsewhere,
        Limit::At { .. } => Known::Here,
    }
}
