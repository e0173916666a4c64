//! A man put down: the move made, or what stands though it is false (A9 to A15; D3, D10, D12; T9).

use super::fault::offence_of;
use super::hand::{is_held_to_the_rules, moves, obeys};
use super::house::Aim;
use super::letter::{Fault, Said, Unsaid};
use super::over;
use super::setup::Setup;
use super::spoken::{heard_of, unsaid_to_the_king};
use super::state::{Done, Due, State};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::ten::Fifty;
use crate::games::page::{Letter, Lifting, Touching};
use crate::law::bond::Duty;
use crate::law::breach::{Breach, ChessBreach, CrossBreach, HandBreach, LetterBreach, Spoken};
use crate::law::offence::Offence;
use crate::rules::draughts;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// A man put down, as it will stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// What was done.
    pub done: Done,
    /// The position after it.
    pub position: Position,
    /// What can be claimed of it.
    pub fault: Option<Fault>,
    /// The attacks that nobody has been warned of now.
    pub unsaid: Vec<Unsaid>,
    /// The pieces that it took and that must be lifted (D12).
    pub unlifted: Fifty,
}

/// A9, A10 to A15; D3, D10; T9: the man put down by the seat at turn. What is false stands where the source lets it be
/// claimed.
///
/// # Errors
/// What is wrong with it, where it cannot stand.
pub fn place(setup: &Setup, state: &State, play: &Play) -> Result<Placed, Breach> {
    let position = &state.position;
    obeys(state, play)?;
    spares_kings(position, play)?;
    let breach = match position.judge_unbound(play, &state.letter.unsaid_attacks()) {
        Ok(played) => {
            over::permits(state, played)?;
            if state.stuck.is_some()
                && let Some(seat) = over::leaves_stuck(state, played)
                && !moves(state).contains(&played)
            {
                return Err(Breach::Cross(CrossBreach::Stalemates { seat }));
            }
            return placed(setup, state, position, play, Done::Move(played))
                .ok_or_else(|| nothing_moved(play));
        }
        Err(breach) => breach,
    };
    if breach.is_neglect() && state.due == Due::AsUsual {
        let neglecting = position.draughts().and_then(|at| at.neglect(play));
        let done = neglecting.map(|played| Done::Move(Move::Draughts(played)));
        let placed = done.and_then(|done| placed(setup, state, position, play, done));
        return placed.ok_or(breach);
    }
    let offence = offence_of(setup, position, play, &breach);
    let Some(offence) = offence.filter(|_| !is_held_to_the_rules(state)) else {
        return Err(instead(state, breach));
    };
    let placed = placed(setup, state, position, play, Done::Amiss(*play));
    let placed = placed.filter(|placed| becomes_what_was_named(position, play, &placed.position));
    match placed {
        Some(placed) => Ok(Placed {
            fault: Some(fault(
                state,
                position.turn(),
                as_it_took(position, &placed.position, offence),
                play,
                Some(breach),
            )),
            ..placed
        }),
        None => Err(promotion(position, play).unwrap_or(breach)),
    }
}

/// A19: what is wrong with what a false play says, or does not say, of what a pawn becomes; nothing where no hand could put
/// the man there, whatever was said.
fn promotion(position: &Position, play: &Play) -> Option<Breach> {
    let to = play.end();
    let mut pawn = *play;
    pawn.role = None;
    let stays = position.put(&pawn).is_some();
    let promotes = || position.put(&pawn.promoting(Role::Queen)).is_some();
    Some(match play.role {
        Some(_) if stays && is_arm_end(position, play) => {
            Breach::Cross(CrossBreach::ArmEnd { at: to })
        }
        Some(_) if stays => Breach::Chess(ChessBreach::PromotionHere { to }),
        Some(role) if promotes() => Breach::Chess(ChessBreach::PromotionInto { to, role }),
        None if promotes() => Breach::Chess(ChessBreach::PromotionMissing { to }),
        _ => return None,
    })
}

/// V0: does a pawn come to the end of an arm, where it stays one?
fn is_arm_end(position: &Position, play: &Play) -> bool {
    let man = position.piece(play.start());
    man.is_some_and(|man| man.role == Role::Pawn)
        && position
            .cross()
            .is_some_and(|cross| cross.is_arms_end(play.end()))
}

/// D10: whatever was wrong with its line, a false play of draughts that took own pieces is claimed by that.
fn as_it_took(before: &Position, after: &Position, offence: Offence) -> Offence {
    let seat = before.turn();
    let number = |at: &Position| at.draughts().map(|at| at.army(seat).count());
    match number(after) < number(before) {
        true => Offence::OwnPiecesTaken,
        false => offence,
    }
}

/// What to say of a false play where only a legal move will do: a king that must be played out of check stays bound, and
/// who has no move in a check unsaid is left in it by whatever he plays.
fn instead(state: &State, breach: Breach) -> Breach {
    let by = unsaid_to_the_king(state);
    if let (Breach::Cross(CrossBreach::Stalemates { .. }), Some(king), false) =
        (&breach, state.position.king(), by.is_empty())
    {
        return Breach::Chess(ChessBreach::KingLeft { king, by });
    }
    let out = state
        .letter
        .bond
        .filter(|bond| bond.duty == Duty::OutOfCheck);
    match (out, &breach) {
        (Some(bond), Breach::Chess(ChessBreach::KingLeft { .. })) => {
            Breach::Letter(LetterBreach::Bound(bond))
        }
        _ => breach,
    }
}

/// Where a role is named, did a pawn become that man?
fn becomes_what_was_named(before: &Position, play: &Play, after: &Position) -> bool {
    let is_pawn = before
        .piece(play.start())
        .is_some_and(|man| man.role == Role::Pawn);
    let becomes = after.piece(play.end()).map(|man| man.role);
    play.role.is_none() || is_pawn && becomes == play.role
}

/// A king is never taken; of four the rules say so themselves.
fn spares_kings(position: &Position, play: &Play) -> Result<(), Breach> {
    let at = play.end();
    let is_enemys_king = |piece: Piece| piece.role == Role::King && piece.seat != position.turn();
    let stands = position.chess().and_then(|_| position.piece(at));
    match stands.is_some_and(is_enemys_king) && at != play.start() {
        true => Err(Breach::Letter(LetterBreach::KingSpared { at })),
        false => Ok(()),
    }
}

const fn nothing_moved(play: &Play) -> Breach {
    let at = play.start();
    Breach::Hand(HandBreach::NoMan { at })
}

const fn fault(
    state: &State,
    by: Seat,
    offence: Offence,
    play: &Play,
    breach: Option<Breach>,
) -> Fault {
    Fault {
        by,
        offence,
        ply: state.past.len(),
        at: play.end(),
        breach,
    }
}

/// Does the source know two moves made at once (A14)?
fn knows_second(setup: &Setup) -> bool {
    let letter = setup.letter();
    letter.is_some_and(|letter| letter.touching == Touching::PlayTakeOrKing)
}

/// A14: may this seat make a second move at once? Only where it could make one, with nothing said or touched since the
/// first.
pub fn may_make_second(setup: &Setup, state: &State, seat: Seat) -> bool {
    let letter = &state.letter;
    let first = state.past.last().is_some_and(|ply| {
        let single = matches!(ply.done, Done::Move(_) | Done::Amiss(_));
        single && ply.mover() == seat
    });
    let at_once = letter.said == Said::Nothing && letter.bond.is_none() && !letter.has_touched();
    let free = letter.pending.is_none() && !letter.once && state.over == 0;
    knows_second(setup) && first && at_once && free && {
        let again = state.position.with_turn(seat);
        again.turn() == seat && again.has_moves()
    }
}

/// A14: a second move, made at once after the own first.
///
/// # Errors
/// There was no first, the next player has touched a man, or it is no legal move.
pub fn second(setup: &Setup, state: &State, seat: Seat, play: &Play) -> Result<Placed, Breach> {
    let refuse = |breach| Err(Breach::Letter(breach));
    if !knows_second(setup) {
        return refuse(LetterBreach::Unknown(Spoken::Second));
    }
    if !may_make_second(setup, state, seat) {
        return refuse(LetterBreach::NotTwice);
    }
    let again = state.position.with_turn(seat);
    spares_kings(&again, play)?;
    let Ok(played) = again.judge(play) else {
        return refuse(LetterBreach::SecondFalse);
    };
    let Some(placed) = placed(setup, state, &again, play, Done::Second(played)) else {
        return refuse(LetterBreach::SecondFalse);
    };
    Ok(Placed {
        fault: Some(fault(state, seat, Offence::TwoMoves, play, None)),
        ..placed
    })
}

/// How the table stands after a play that is made or stands, `before` being the position with the mover at turn.
fn placed(
    setup: &Setup,
    state: &State,
    before: &Position,
    play: &Play,
    done: Done,
) -> Option<Placed> {
    let put = before.put(play)?;
    let (position, unsaid) = heard_of(setup, state, before, play, put);
    let lying = match (done, before, &position) {
        (
            Done::Move(Move::Draughts(played)),
            Position::Draughts(before),
            Position::Draughts(after),
        ) if lifts_himself(setup) => with_taken(before, after, played),
        _ => None,
    };
    let (position, unlifted) = match lying {
        Some((lying, taken)) => (lying.into(), taken),
        None => (position, Fifty::NONE),
    };
    Some(Placed {
        done,
        position,
        fault: None,
        unsaid,
        unlifted,
    })
}

/// D12: does the captor lift what he took? Where one plays to lose nobody is huffed (R21), and it goes with the move.
fn lifts_himself(setup: &Setup) -> bool {
    let by_captor = |letter: Letter| letter.lifting == Lifting::ByTheCaptor;
    setup.letter().is_some_and(by_captor) && setup.house.aim == Aim::Win
}

/// D12: the position after a capture with the pieces taken still lying there, and those pieces; nothing after a move that
/// takes none.
fn with_taken(
    before: &draughts::position::Position,
    after: &draughts::position::Position,
    played: draughts::moves::Move,
) -> Option<(draughts::position::Position, Fifty)> {
    let taken = played.taken();
    if taken.is_empty() {
        return None;
    }
    let armies = Seat::TWO.map(|seat| after.army(seat) | (before.army(seat) & taken));
    let kings = Seat::TWO.map(|seat| after.kings(seat) | (before.kings(seat) & taken));
    let kings = kings.into_iter().fold(Fifty::NONE, |all, some| all | some);
    let lying = draughts::position::Position::new(armies, kings, after.turn()).ok()?;
    Some((lying, taken))
}
