//! Check said, not said, and said falsely (A16, A18; V8, V11, V13).

use super::letter::{Fault, Said, Unsaid};
use super::recall::{Recall, back_to, resettled, split};
use super::setup::Setup;
use super::sides::{enemies, side};
use super::state::{Ply, State};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::games::page::Announcing;
use crate::law::article::{Article, Source};
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{Breach, LetterBreach, Spoken};
use crate::law::offence::Offence;
use crate::rules::letter::Attack;
use crate::rules::play::Play;
use crate::rules::position::Position;

/// What saying check changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The check has force: these attacks are left of which nobody was warned, and the position with them.
    Check {
        /// The attacks that nobody has been warned of now.
        unsaid: Vec<Unsaid>,
        /// The position, the others having force.
        position: Position,
    },
    /// It was none (A18).
    Falsely(Fault),
    /// It was an old one: plies are taken back, and the king must be played out of it (A16).
    Late(Recall),
}

/// Who says check at this table.
pub fn announcing(setup: &Setup) -> Announcing {
    let letter = setup.letter();
    letter.map_or(Announcing::ByTheProgram, |letter| letter.announcing)
}

/// The attacks of which nobody has been warned after a play of the seat at turn in `before`, and the position they leave.
///
/// A check that the play makes is unsaid until it is announced; so is an attack on a queen of which V11 has her owner
/// warned. What was said stays said while it lasts. A check that stands in the position from which a game begins binds
/// though nobody said it: A16 has it forgotten by who gave it, and nobody did.
pub fn heard_of(
    setup: &Setup,
    state: &State,
    before: &Position,
    play: &Play,
    put: Position,
) -> (Position, Vec<Unsaid>) {
    match announcing(setup) {
        Announcing::ByTheProgram => (put.settled(before, play, &[]), Vec::new()),
        Announcing::ToKings | Announcing::ToKingsAndQueens => unheard(state, before, play, put),
    }
}

/// The same where the players announce.
pub fn unheard(
    state: &State,
    before: &Position,
    play: &Play,
    put: Position,
) -> (Position, Vec<Unsaid>) {
    let since = state.past.len();
    let attacks = put.attacks();
    let stays = |unsaid: &Unsaid| attacks.contains(&unsaid.attack) && !is_new(unsaid.attack, play);
    let old = state.letter.unsaid.iter().copied().filter(stays);
    // Who plays again should warn with this move, whatever was let stand.
    let mover = before.turn();
    let again = |unsaid: Unsaid| {
        let man = put.piece(unsaid.attack.attacker);
        let is_his = man.is_some_and(|man| man.seat == mover);
        let waived = unsaid.waived && !is_his;
        Unsaid { waived, ..unsaid }
    };
    let mut unsaid: Vec<Unsaid> = old.map(again).collect();
    let new = |attack| Unsaid {
        attack,
        since,
        waived: false,
    };
    let was = before.attacks();
    let known = |attack: &Attack| was.contains(attack) && !is_new(*attack, play);
    let checks = attacks.iter().copied().filter(|attack| {
        let target = put.piece(attack.target);
        target.is_some_and(|piece| piece.role == Role::King) && !known(attack)
    });
    unsaid.extend(checks.map(new));
    let silent: Vec<Attack> = unsaid.iter().map(|unsaid| unsaid.attack).collect();
    let position = put.settled(before, play, &silent);
    if let Some(cross) = position.cross() {
        let warned = cross.warnings().into_iter().map(|warning| Attack {
            attacker: warning.attacker,
            target: warning.queen,
        });
        for attack in warned.filter(|attack| !known(attack) && !silent.contains(attack)) {
            unsaid.push(new(attack));
        }
    }
    // Who is mated has no force: nobody need be warned of him.
    let attacks = position.attacks();
    unsaid.retain(|unsaid| attacks.contains(&unsaid.attack));
    (position, unsaid)
}

/// A man that moved, or that took the place of another, attacks anew.
fn is_new(attack: Attack, play: &Play) -> bool {
    [attack.attacker, attack.target].contains(&play.end())
}

/// The turn that was the last: of two moves made at once (A14) both.
struct LastTurn {
    /// Its first ply.
    first: usize,
    /// Its last ply.
    ply: usize,
    /// Where that came to rest.
    at: Square,
}

fn last_turn(state: &State, seat: Seat) -> Option<LastTurn> {
    let last = state.past.last().filter(|last| last.mover() == seat)?;
    let ply = state.past.len().saturating_sub(1);
    Some(LastTurn {
        first: ply.saturating_sub(usize::from(last.is_second())),
        ply,
        at: last.place(),
    })
}

/// The turn with which this seat may say check now.
fn may_say(setup: &Setup, state: &State, seat: Seat) -> Result<LastTurn, LetterBreach> {
    if announcing(setup) == Announcing::ByTheProgram {
        return Err(LetterBreach::Unknown(Spoken::Announce));
    }
    let last = last_turn(state, seat).ok_or(LetterBreach::NothingToAnnounce)?;
    if state.letter.has_touched() {
        return Err(LetterBreach::AnnounceLate);
    }
    match state.letter.said {
        Said::Nothing => Ok(last),
        Said::Check | Said::Falsely => Err(LetterBreach::AnnouncedAlready),
    }
}

/// May this seat say check with the move that was just made, whether it is one or not?
pub fn may_announce(setup: &Setup, state: &State, seat: Seat) -> bool {
    may_say(setup, state, seat).is_ok()
}

/// Is there a check to the seat at turn that can still be said, for it has touched no man?
pub fn may_yet_be_said(state: &State) -> bool {
    let king = state.position.king();
    let mut unsaid = state.letter.unsaid.iter();
    !state.letter.has_touched() && unsaid.any(|unsaid| Some(unsaid.attack.target) == king)
}

/// V13: the attackers of the king of the seat at turn of whom it can still be found out that nobody was warned of them.
/// While there are any, a seat without a move is not stalemate.
pub fn unsaid_to_the_king(state: &State) -> Vec<Square> {
    let king = state.position.king();
    let on_him = |unsaid: &&Unsaid| !unsaid.waived && Some(unsaid.attack.target) == king;
    let on_him = state.letter.unsaid.iter().filter(on_him);
    on_him.map(|unsaid| unsaid.attack.attacker).collect()
}

/// A16, A18, V8, V11, V13: says check with the move just made.
///
/// A16 takes moves back on account of a check that still stands. Where the man that gave it has moved off, or the king, "check"
/// is said without giving any: that is A18.
///
/// # Errors
/// No move of this seat was the last, the next player has touched a man, or it was said already.
pub fn announce(setup: &Setup, state: &State, seat: Seat) -> Result<Heard, Breach> {
    let last = may_say(setup, state, seat).map_err(Breach::Letter)?;
    let against = enemies(&state.position, seat);
    let hears = |piece: Piece| against.has(piece.seat);
    let (said, kept) = split(&state.position, &state.letter.unsaid, &hears);
    let Some(given) = said.iter().map(|one| given_by(state, *one, seat)).min() else {
        return Ok(match attacks_any(setup, state, seat) {
            // It was said before, or needed no word.
            true => Heard::Check {
                unsaid: kept,
                position: state.position,
            },
            false => Heard::Falsely(Fault {
                by: seat,
                offence: Offence::CheckFalselySaid,
                ply: last.ply,
                at: last.at,
                breach: None,
            }),
        });
    };
    if announcing(setup) == Announcing::ToKings && given < last.first {
        return Ok(Heard::Late(Recall {
            said: Said::Check,
            bond: Some(Bond {
                duty: Duty::OutOfCheck,
                article: Article::new(Source::Chess1869, "A16"),
                laid: Laid::ByRemedy,
            }),
            ..back_to(state, end_of_turn(state, given), &hears)
        }));
    }
    Ok(Heard::Check {
        position: resettled(state, last.ply, &kept),
        unsaid: kept,
    })
}

/// Does any man of this seat's side attack what is told check, in whatever way it came about?
fn attacks_any(setup: &Setup, state: &State, seat: Seat) -> bool {
    let against = enemies(&state.position, seat);
    let queens_too = announcing(setup) == Announcing::ToKingsAndQueens;
    state.position.attacks().iter().any(|attack| {
        let target = state.position.piece(attack.target);
        target.is_some_and(|piece| {
            against.has(piece.seat) && (queens_too || piece.role == Role::King)
        })
    })
}

/// The ply with which a seat's side should have warned of an attack: the one that made it, or, if the other side did,
/// its next.
fn given_by(state: &State, unsaid: Unsaid, seat: Seat) -> usize {
    let own = side(&state.position, seat);
    let plies = state.past.iter().enumerate().skip(unsaid.since);
    let mut own_plies = plies.filter(|(_, ply)| own.has(ply.mover()));
    own_plies.next().map_or(unsaid.since, |(number, _)| number)
}

/// The last ply of the turn to which a ply belongs (A14).
fn end_of_turn(state: &State, number: usize) -> usize {
    let next = state.past.get(number + 1);
    number + usize::from(next.is_some_and(Ply::is_second))
}
